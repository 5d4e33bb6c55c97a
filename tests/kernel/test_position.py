"""The kernel's part of positions: checked reading, cards with what is known of them, chance, patches."""
from __future__ import annotations

from typing import Any

import pytest

from gateleg.kernel.cards import PUBLIC, Cards, Layout, Zone
from gateleg.kernel.chance import EVERYBODY, fast_chance
from gateleg.kernel.errors import InputError
from gateleg.kernel.position import (
    HELD,
    PILE,
    SPOT,
    Laying,
    Names,
    Place,
    Table,
    chance_position,
    list_place,
    patched,
    set_chance,
)

FOX, OWL, BEAR = 0, 1, 2
LAYOUT = Layout(
    [4, 2], [Zone("deck", 6, 0), Zone("hand", 6, 1), Zone("open", 6, EVERYBODY)], classes=[1, 2, 2], sets=True,
    twins=True,
)
NAMES = Names(["fox", "owl", "bear"], ["a", "b"], ["red", "blue"])
DECK = Place("decks.main", 0, 0, PILE, 0, "decks.main")
HAND = Place("hands.a", 1, -1, HELD, 1, "decks.main")
NUMBERS = {FOX: [0, 1], OWL: [2, 3], BEAR: [4, 5]}


def laid(hand: list[Any], deck: list[Any] | None = None) -> Cards:
    cards = LAYOUT.new_cards()
    laying = Laying(cards, NAMES, NUMBERS)
    laying.lay_list(hand, "hands.a", HAND)
    laying.lay_supply(deck or [], "decks.main", DECK, [3, 2, 1, 0])
    return cards


def test_supply_is_what_is_left_below_what_is_listed() -> None:
    cards = laid(["bear", "fox"], ["fox"])
    assert list_place(cards, HAND, NAMES) == ["bear", "fox"]
    assert list_place(cards, DECK, NAMES) == ["fox", "owl", "owl"]
    assert cards.view(0) == {"deck": [-2, -2, -2], "hand": [BEAR, FOX], "open": []}


@pytest.mark.parametrize(
    "entry",
    [
        {"card": "fox", "seen": []},
        {"card": "fox", "seen": ["a", "b"]},
        {"card": "fox", "seen": ["a", "b", "spectator"]},
        {"card": "owl", "classes": ["red", "blue"]},
        {"card": "owl", "seen": ["b"], "classes": ["blue"], "sets": {"a": {"set": 2, "face_known": True}}},
        {"card": "owl", "sets": {"b": {"set": 1, "face_known": False}, "spectator": {"set": 5, "face_known": True}}},
    ],
)
def test_what_is_known_of_a_card(entry: dict[str, Any]) -> None:
    assert list_place(laid(["fox", entry]), HAND, NAMES) == ["fox", entry]


def test_seats_that_nobody_plays_see_what_is_public() -> None:
    assert NAMES.mask(["a", "b", "spectator"]) == EVERYBODY
    assert NAMES.mask(["a", "spectator"]) == EVERYBODY ^ 2
    assert NAMES.mask(["a", "b"]) == 3
    assert NAMES.of_mask(PUBLIC | 2) == ["b", "spectator"]


@pytest.mark.parametrize(
    ("hand", "deck", "path", "expected"),
    [
        (["fox", "fox", "fox"], [], "hands.a[2]", "a card that is not given more often"),
        ([], ["bear"], "decks.main[0]", "a card that can lie there"),
        (["wolf"], [], "hands.a[0]", "the name of a card"),
        ([{"card": "wolf"}], [], "hands.a[0].card", "the name of a card"),
        ([["fox"]], [], "hands.a[0]", "the name of a card"),
        ([{"card": "fox", "classes": ["green"]}], [], "hands.a[0].classes[0]", "one of red, blue"),
        ([{"card": "fox", "sets": {"a": {"set": 1}}}], [], "hands.a[0].sets.a", "a viewer who does not know the card"),
        ([{"card": "fox", "sets": {"b": {"set": 0}}}], [], "hands.a[0].sets.b.set", "from 1 to 127"),
        ([{"card": "fox", "sets": {"c": {"set": 1}}}], [], "hands.a[0].sets.c", "one of a, b, spectator"),
        ([{"card": "fox", "sets": {"b": {"set": 1, "x": 1}}}], [], "hands.a[0].sets.b.x", "one of face_known, set"),
    ],
)
def test_cards_that_cannot_be(hand: list[Any], deck: list[Any], path: str, expected: str) -> None:
    with pytest.raises(InputError) as caught:
        laid(hand, deck)
    assert caught.value.path == path
    assert expected in caught.value.expected


def test_reading_tables() -> None:
    table = Table({"n": 3, "w": "red", "l": ["red"], "f": True, "t": {"x": 1}}, "here")
    assert table.number("n", 0, 3) == 3
    assert table.number("m", 0, 3, 2) == 2
    assert table.word("w", ["red", "blue"]) == "red"
    assert table.words("l", ["red", "blue"]) == ["red"]
    assert table.flag("f", False)
    assert not table.flag("g", False)
    inner = table.table("t")
    with pytest.raises(InputError, match=r"here\.t\.x"):
        inner.finish()
    table.finish()
    for ask, path in (
        (lambda: table.number("n", 0, 2), "here.n"), (lambda: table.number("w", 0, 2), "here.w"),
        (lambda: table.number("none", 0, 2), "here.none"), (lambda: table.word("w", ["blue"]), "here.w"),
        (lambda: table.words("l", ["blue"]), "here.l[0]"), (lambda: table.items("n"), "here.n"),
        (lambda: table.flag("n", False), "here.n"), (lambda: table.table("n"), "here.n"),
    ):
        with pytest.raises(InputError) as caught:
            ask()
        assert caught.value.path == path
    with pytest.raises(InputError, match="position: expected a table"):
        Table([])


def test_chance_goes_on_as_it_was() -> None:
    chance = fast_chance(4, 2)
    chance.below(1, 6)
    chance.set_epoch(3)
    again = fast_chance(9, 2)
    set_chance(Table(chance_position(chance, ["dice", "deck"])), again, ["dice", "deck"])
    assert again.epoch == 3
    assert [again.below(n % 2, 1000) for n in range(20)] == [chance.below(n % 2, 1000) for n in range(20)]


PLACES = [
    DECK, Place("discards.main", 2, 0, PILE, EVERYBODY, "decks.main"), HAND,
    Place("slots.one", 2, 0, SPOT, EVERYBODY, "decks.main"),
]


def position() -> dict[str, Any]:
    return {
        "score": {"a": 1, "b": 2}, "decks": {"main": ["fox", "owl"]}, "discards": {"main": ["fox"]},
        "hands": {"a": [{"card": "owl", "seen": ["b"]}]}, "slots": {"one": {"card": "bear", "section": 2}},
    }


def test_patches_replace_values_and_leave_the_rest() -> None:
    before = position()
    after = patched(before, {"score": {"b": 5}}, PLACES)
    assert after == {**position(), "score": {"a": 1, "b": 5}}
    assert before == position()


def test_patches_take_cards_from_the_supply_first_then_from_the_discard_pile() -> None:
    after = patched(position(), {"hands": {"a": ["fox", "fox"]}}, PLACES)
    assert after["hands"]["a"] == ["fox", "fox"]
    assert after["decks"]["main"] == ["owl", "owl"]
    assert after["discards"]["main"] == []


def test_patches_empty_the_spot_that_a_card_comes_from() -> None:
    after = patched(position(), {"hands": {"a": ["bear"]}}, PLACES)
    assert after["slots"]["one"] == "empty"
    assert after["decks"]["main"] == ["fox", "owl", "owl"]


@pytest.mark.parametrize(
    ("patch", "path"),
    [
        ({"hands": {"a": ["bear", "bear"]}}, "hands.a[1]"),
        ({"hands": {"a": [5]}}, "hands.a[0]"),
        ({"hands": {"a": [{"seen": []}]}}, "hands.a[0]"),
        ({"hands": {"a": "bear"}}, "hands.a"),
        ({"slots": {"one": "nothing"}}, "slots.one"),
        ({"slots": {"one": {"card": "wolf"}}}, "slots.one.card"),
        ({"score": {"a": {"x": 1}}}, "score.a"),
    ],
)
def test_patches_that_cannot_be(patch: dict[str, Any], path: str) -> None:
    with pytest.raises(InputError) as caught:
        patched(position(), patch, PLACES)
    assert caught.value.path == path
