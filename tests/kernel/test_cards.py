"""Cards, zones, knowledge, redealing."""
from collections import Counter
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gateleg.kernel.cards import (
    HIDDEN,
    NONE,
    PUBLIC,
    SPECTATOR,
    Cards,
    Deal,
    Layout,
    Revealed,
    Zone,
    deal_unseen,
)
from gateleg.kernel.chance import EVERYBODY, fast_chance, seeded
from tests.mode import scale

DECK, HAND_A, HAND_B, TABLE, SEATS_ONLY = range(5)
A, B, C = 1, 2, 4
SIZE = 8


def cards_of(sets: bool = False, classes: list[int] | None = None, twins: bool = False, n: int = SIZE) -> Cards:
    zones = [
        Zone("deck", n, 0), Zone("hand-a", n, A), Zone("hand-b", n, B), Zone("table", n, EVERYBODY),
        Zone("seats-only", n, EVERYBODY ^ PUBLIC),
    ]
    cards = Layout([n], zones, classes, sets, twins).new_cards()
    for card in range(n):
        cards.put(card, card, DECK)
    return cards


def zone(cards: Cards, number: int) -> list[int]:
    return [int(cards.at(number, i)) for i in range(cards.size(number))]


MOVES = st.lists(
    st.tuples(st.sampled_from(["move", "under", "draw", "all", "reveal", "shuffle", "mix"]), st.integers(0, SIZE - 1),
              st.integers(0, 4), st.integers(0, 4)),
    max_size=25,
)


@given(MOVES, st.booleans())
def test_cards_are_conserved_and_knowledge_grows_only_where_it_may(moves: list[tuple[str, int, int, int]], sets: bool):
    """Against a plain model: lists of cards, sets of who knows."""
    cards = cards_of(sets=sets)
    chance = fast_chance(1, 1)
    model: list[list[int]] = [list(range(SIZE)), [], [], [], []]
    watchers = [0, A, B, EVERYBODY, EVERYBODY ^ PUBLIC]
    seen = [0] * SIZE
    for what, card, one, two in moves:
        if what in ("move", "under"):
            cards.move(card, one) if what == "move" else cards.move_under(card, one)
            next(z for z in model if card in z).remove(card)
            model[one].insert(len(model[one]) if what == "move" else 0, card)
            seen[card] |= watchers[one]
        elif what == "draw":
            drawn = cards.draw(one, two)
            if model[one]:
                assert drawn == model[one][-1]
                model[two].append(model[one].pop())
                seen[drawn] |= watchers[two]
            else:
                assert drawn == NONE
        elif what == "all" and one != two:
            cards.move_all(one, two)
            for moved in reversed(model[one]):
                model[two].append(moved)
                seen[moved] |= watchers[two]
            model[one] = []
        elif what == "reveal":
            cards.reveal(card, 1 << one)
            seen[card] |= 1 << one
        elif what == "shuffle" and model[one]:
            cards.shuffle(one, chance, 0)
            assert sorted(zone(cards, one)) == sorted(model[one])
            if len(model[one]) > 1:
                for moved in model[one]:
                    seen[moved] &= int(cards.seen(moved)) | watchers[one]
            model[one] = zone(cards, one)
        elif what == "mix" and sets and one != two:
            cards.mix([one, two], A)
            for moved in model[one] + model[two]:
                assert int(cards.seen(moved)) & A == seen[moved] & A
                assert int(cards.seen(moved)) | seen[moved] == seen[moved]
                seen[moved] = int(cards.seen(moved))
        assert [zone(cards, z) for z in range(5)] == model
        assert [int(cards.seen(c)) for c in range(SIZE)] == seen
        assert all(cards.zone_of(c) == z for z in range(5) for c in model[z])
        assert all(int(cards.seen(c)) & watchers[z] == watchers[z] for z in range(5) for c in model[z])


@given(MOVES, st.integers(0, 1000))
def test_dealing_anew_what_nobody_has_seen_changes_no_view(moves: list[tuple[str, int, int, int]], seed: int):
    cards = cards_of(sets=True)
    chance = fast_chance(1, 1)
    for what, card, one, two in moves:
        if what == "move":
            cards.move(card, one)
        elif what == "draw":
            cards.draw(one, two)
        elif what == "all" and one != two:
            cards.move_all(one, two)
        elif what == "shuffle":
            cards.shuffle(one, chance, 0)
        elif what == "mix" and one != two:
            cards.mix([one, two], 0)
    anew = cards.clone()
    deal_unseen(anew, cards, fast_chance(seed, 1))
    for viewer in range(8):
        assert anew.view(viewer) == cards.view(viewer)
        assert anew.hints(viewer) == cards.hints(viewer)
    assert sorted(int(anew.face(c)) for c in range(SIZE)) == list(range(SIZE))


def test_every_deal_of_what_nobody_has_seen_comes_alike():
    cards = cards_of(n=5)
    cards.move(2, HAND_A)
    found: Counter[tuple[int, ...]] = Counter()
    for seed in range(2400):
        anew = cards.clone()
        deal_unseen(anew, cards, fast_chance(seed, 1))
        found[tuple(int(anew.face(c)) for c in range(5))] += 1
    assert set(found) == {(a, b, 2, c, d) for a, b, c, d in permutations([0, 1, 3, 4])}
    assert max(found.values()) < 2 * min(found.values())


def test_what_all_seats_know_is_not_public():
    cards = cards_of()
    cards.draw(DECK, SEATS_ONLY)
    assert all(cards.view(seat)["seats-only"] == [SIZE - 1] for seat in range(7))
    assert cards.view(SPECTATOR)["seats-only"] == [HIDDEN]


def test_a_hidden_gift_from_a_hand_that_was_shown_leaves_the_set():
    """C saw A's hand; then A gives B a card hidden.  C must not know which, but knows the faces among the places."""
    cards = cards_of(sets=True)
    for _ in range(3):
        cards.reveal(cards.draw(DECK, HAND_A), C)
    cards.move(6, HAND_B)
    cards.mix([HAND_A], A | B, [6])
    assert cards.view(2)["hand-a"] == [HIDDEN, HIDDEN]
    assert cards.view(2)["hand-b"] == [HIDDEN]
    [(places, faces)] = cards.hints(2)
    assert sorted(places) == [("hand-a", 0), ("hand-a", 1), ("hand-b", 0)]
    assert faces == [5, 6, 7]
    assert cards.view(0)["hand-a"] == [7, 5]
    assert cards.view(1)["hand-b"] == [6]
    dealt: Counter[int] = Counter()
    for seed in range(scale(3000, 600)):
        copy = cards.clone()
        Deal(cards, cards, 2).apply(copy, seeded(seed))
        assert copy.view(2) == cards.view(2)
        assert copy.hints(2) == cards.hints(2)
        dealt[int(copy.face(6))] += 1
    assert set(dealt) == {5, 6, 7}
    assert max(dealt.values()) < 1.25 * min(dealt.values())


def test_watchers_keep_track_of_what_lies_in_their_zone_and_single_cards_are_not_mixed():
    cards = cards_of(sets=True)
    cards.draw(DECK, HAND_A)
    cards.reveal(0, A)
    cards.move(1, HAND_B)
    cards.mix([HAND_A, HAND_B], B)
    assert cards.view(0)["hand-a"] == [7]
    cards.mix([], 0, [0])
    assert cards.face_for(0, 0) == 0


def test_a_second_mix_joins_sets_and_shuffled_discards_are_known_as_a_set():
    cards = cards_of(sets=True)
    cards.move(0, TABLE)
    cards.move(1, TABLE)
    cards.move_all(TABLE, DECK)
    cards.shuffle(DECK, fast_chance(1, 1), 0)
    [(places, faces)] = cards.hints(0)
    assert len(places) == SIZE
    assert faces == [0, 1]
    drawn = int(cards.draw(DECK, HAND_B))
    assert len(cards.hints(0)[0][0]) == SIZE
    cards.reveal(drawn, EVERYBODY)
    assert cards.hints(0)[0][1] == [face for face in (0, 1) if face != cards.face(drawn)]


def test_one_card_is_mixed_with_where_it_comes_from_like_any_group():
    both = [cards_of(sets=True) for _ in range(2)]
    for cards in both:
        for card in range(5):
            cards.move(card, HAND_A)
        cards.reveal(1, B | C)
        cards.reveal(3, C)
        cards.move(3, HAND_B)
    both[0].mix([HAND_A], A | B, [3])
    both[1].mix_in(3, HAND_A, A | B)
    for viewer in (0, 1, 2, SPECTATOR):
        assert both[0].view(viewer) == both[1].view(viewer)
        assert both[0].hints(viewer) == both[1].hints(viewer)
    assert [faces for _, faces in both[1].hints(2)] == [[1, 3]]
    assert both[1].face_for(1, 1) == 1


def test_seats_that_there_are_not_lose_sight_of_cards_like_all_others():
    zones = [Zone("deck", 3, 0), Zone("table", 3, EVERYBODY)]
    cards = Layout([3], zones, None, True, False, A | B | PUBLIC).new_cards()
    for card in range(3):
        cards.put(card, card, 1)
    cards.move_all(1, 0)
    cards.shuffle(0, fast_chance(1, 1), 0)
    assert [int(cards.seen(card)) for card in range(3)] == [0, 0, 0]
    assert [faces for _, faces in cards.hints(1)] == [[0, 1, 2]]
    assert cards.hints(4) == []


def test_a_twin_that_is_shown_is_no_longer_remembered():
    """A knows one fox to be among three cards; the other fox of the set is shown: that is the one A knew of."""
    cards = Layout([3], [Zone("deck", 3, 0), Zone("table", 3, EVERYBODY)], None, True, True).new_cards()
    for card, face in enumerate([0, 0, 1]):
        cards.put(card, face, 0)
    cards.reveal(0, A)
    cards.mix([0], 0)
    cards.move(1, 1)
    assert [faces for places, faces in cards.hints(0)] == [[]]


def test_sets_of_two_backs_are_dealt_back_by_back():
    cards = Layout([2, 2], [Zone("all", 4, 0)], None, True).new_cards()
    for card in range(4):
        cards.put(card, card, 0)
        cards.reveal(card, A)
    cards.mix([0], 0)
    for seed in range(50):
        copy = cards.clone()
        Deal(cards, cards, 0).apply(copy, seeded(seed))
        assert {int(copy.face(0)), int(copy.face(1))} == {0, 1}


CLASSES = [1, 1, 1, 2, 2, 4, 4, 6]


@pytest.mark.parametrize("masks", [
    {0: 1}, {0: 1, 1: 1, 2: 1}, {0: 3, 3: 2, 5: 6}, {0: 5, 1: 3, 3: 6, 7: 6}, {0: 1, 1: 3, 3: 7},
])
def test_redeals_within_classes_are_uniform(masks: dict[int, int]):
    """Against all permutations of the unknown faces that fit (chi square; fixed seeds)."""
    cards = cards_of(classes=CLASSES)
    for card, mask in masks.items():
        cards.reveal_class(card, mask)
    cards.reveal(6, A)
    free = [0, 1, 2, 3, 4, 5, 7]
    possible = [
        faces for faces in permutations(free)
        if all(CLASSES[faces[free.index(card)]] & mask for card, mask in masks.items())
    ]
    shown = sorted(masks)
    expected = Counter(tuple(faces[free.index(card)] for card in shown) for faces in possible)
    deal = Deal(cards, cards, 0)
    total = scale(20000, 3000)
    stream = seeded(5)
    found: Counter[tuple[int, ...]] = Counter()
    for _ in range(total):
        copy = cards.clone()
        deal.apply(copy, stream)
        assert copy.face(6) == 6
        found[tuple(int(copy.face(card)) for card in shown)] += 1
    assert set(found) <= set(expected)
    square = sum((found[k] - total * v / len(possible)) ** 2 / (total * v / len(possible)) for k, v in expected.items())
    assert square < len(expected) + 6 * (2 * len(expected)) ** 0.5


def test_a_class_is_forgotten_when_the_face_is_public_and_when_the_card_is_shuffled():
    cards = cards_of(classes=CLASSES)
    for card in (0, 1, 2):
        cards.reveal_class(card, CLASSES[int(cards.face(card))])
    cards.reveal(0, A)
    assert cards.class_mask(0) != 0
    cards.reveal(0, EVERYBODY)
    assert cards.class_mask(0) == 0
    assert cards.class_mask(1) != 0
    cards.shuffle(DECK, fast_chance(1, 1), 0)
    assert [int(cards.class_mask(card)) for card in (0, 1, 2)] == [0, 0, 0]
    assert all(int(cards.seen(card)) == 0 for card in zone(cards, DECK))


def test_redeals_of_sets_with_classes_are_uniform():
    """A knows faces 0 and 3 among cards 0..3, and that card 1 is of class 2."""
    cards = cards_of(sets=True, classes=CLASSES)
    cards.reveal(0, A)
    cards.reveal(3, A)
    cards.mix([], 0, [0, 1, 2, 3])
    cards.move(1, HAND_B)
    cards.move(4, HAND_B)
    cards.reveal_class(3, 2)
    possible = [f for f in permutations(range(SIZE)) if {0, 3} <= set(f[:4]) and CLASSES[f[3]] & 2]
    expected = Counter(f[:4] for f in possible)
    deal = Deal(cards, cards, 0)
    stream = seeded(8)
    total = scale(30000, 3000)
    found: Counter[tuple[int, ...]] = Counter()
    for _ in range(total):
        copy = cards.clone()
        deal.apply(copy, stream)
        found[tuple(int(copy.face(card)) for card in range(4))] += 1
        assert copy.hints(0) == cards.hints(0)
    assert set(found) <= set(expected)
    square = sum((found[k] - total * v / len(possible)) ** 2 / (total * v / len(possible)) for k, v in expected.items())
    assert square < len(expected) + 6 * (2 * len(expected)) ** 0.5


@given(st.integers(0, 2**31))
def test_a_sorted_deal_depends_on_what_is_known_alone(seed: int):
    cards = cards_of(sets=True, classes=CLASSES)
    for card in (0, 3, 5):
        cards.reveal(card, A | C)
    cards.mix([], 0, [0, 1, 2, 3])
    cards.reveal_class(6, 6)
    other = cards.clone()
    Deal(cards, cards, 0).apply(other, seeded(seed))
    sorted_one, sorted_two = cards.clone(), other.clone()
    Deal(cards, cards, 0).sort(sorted_one)
    Deal(other, other, 0).sort(sorted_two)
    for card in range(SIZE):
        assert sorted_one.face(card) == sorted_two.face(card)
        assert sorted_one.knowledge(card) == sorted_two.knowledge(card)


@pytest.mark.parametrize("act", [
    lambda cards: cards.draw(DECK, HAND_A), lambda cards: cards.move(0, TABLE),
    lambda cards: cards.move_under(0, TABLE), lambda cards: cards.reveal(3, A),
    lambda cards: cards.move_all(DECK, TABLE), lambda cards: cards.reveal_class(0, 1),
])
def test_the_alarm_goes_before_anything_is_learnt(act):
    cards = cards_of(classes=CLASSES)
    cards.alarm = A
    before = [cards.knowledge(card) for card in range(SIZE)]
    with pytest.raises(Revealed):
        act(cards)
    assert [cards.knowledge(card) for card in range(SIZE)] == before
    assert zone(cards, DECK) == list(range(SIZE))


def test_limits_are_errors():
    with pytest.raises(ValueError, match="255"):
        Layout([256], [Zone("deck", 256, 0)])
    with pytest.raises(ValueError, match="classes"):
        Layout([1], [Zone("deck", 1, 0)], [256])
    cards = cards_of(n=2)
    with pytest.raises(ValueError, match="sets"):
        cards.mix([DECK], 0)
    tight = Layout([2], [Zone("deck", 2, 0), Zone("one", 1, 0)]).new_cards()
    tight.put(0, 0, 0)
    tight.put(1, 1, 0)
    tight.draw(0, 1)
    with pytest.raises(OverflowError, match="one is full"):
        tight.draw(0, 1)
