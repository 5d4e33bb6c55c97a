"""Bots at tables where much is answered in private: an active card, outrage, cards passed on."""
from __future__ import annotations

import pytest
from mypy_extensions import i64

from gateleg.bots.levels import make_bot
from gateleg.games.root.box import BIRD, FOX, MOUSE, RABBIT
from gateleg.games.root.factions.alliance.alliance import Alliance
from gateleg.games.root.game import GAME
from gateleg.games.root.layout import HAND, PHASE, SET_UP, SUIT
from gateleg.games.root.rules_battle import discard_others
from gateleg.games.root.state import Root
from gateleg.kernel.chance import seeded
from gateleg.kernel.play import RandomPlay
from gateleg.kernel.session import Session, play_match
from gateleg.kernel.table import Prompt, play_step
from tests.mode import scale

TABLES = [
    ["winged_menace", "marquise", "eyrie", "alliance"],
    ["alliance", "winged_menace", "vagabond"],
    ["vagabond", "vagabond-2", "winged_menace", "alliance", "marquise"],
]


@pytest.mark.compiled_only
@pytest.mark.parametrize("seats", TABLES, ids=",".join)
def test_bots_find_a_world_that_fits_at_every_question(seats: list[str]):
    """Each in turn plays by the policy or by search among random players, whose private answers no policy foresees."""
    for seed in range(scale(3, 1)):
        setup = GAME.setup(seats, {"max_rounds": "20", "deck": ("standard", "exiles")[seed % 2]})
        session = Session(GAME.seeded(setup, seed), explain=False, history=False)
        streams = [seeded(100 * seed + seat) for seat in range(len(seats))]
        specs = ["random"] * len(seats)
        specs[seed % len(seats)] = ("policy", "mcts:2", "oneply")[seed % 3]
        play_match(session, [make_bot(spec, GAME, stream) for spec, stream in zip(specs, streams, strict=True)])
        assert session.over


# -- what all know of cards that nobody shows ------------------------------------------------------------------------
def after_set_up(seed: int) -> Root:
    """The Marquise and the Alliance."""
    setup = GAME.setup(["marquise", "alliance"])
    t = GAME.new(setup, GAME.seeded(setup, seed).chance, Prompt(RandomPlay(seeded(seed))))
    assert isinstance(t, Root)
    while t.n[PHASE] == SET_UP:
        play_step(t)
    return t


def alliance_of(t: Root) -> Alliance:
    alliance = t.board.factions[1]
    assert isinstance(alliance, Alliance)
    return alliance


def suits_in(t: Root, zone: i64) -> list[tuple[int, int]]:
    """Of each card there its suit, and the mask of those that it can have for all that everybody knows."""
    cards = [t.cards.at(zone, i64(i)) for i in range(t.cards.size(zone))]
    return [(int(t.suit_of(card)), int(t.cards.class_mask(card))) for card in cards]


@pytest.mark.clause("8.2.4")
def test_all_know_that_supporters_which_a_lost_base_leaves_are_of_other_suits() -> None:
    left = 0
    for seed in range(4):
        t = after_set_up(seed)
        alliance = alliance_of(t)
        suits = [suit for suit, _ in suits_in(t, alliance.first_zone)]
        alliance.lose_base(t, i64(RABBIT))
        assert [suit for suit, _ in suits_in(t, alliance.first_zone)] == [s for s in suits if s not in (RABBIT, BIRD)]
        assert all(mask == 1 << FOX | 1 << MOUSE for _, mask in suits_in(t, alliance.first_zone))
        left += len(suits_in(t, alliance.first_zone))
    assert left > 0


@pytest.mark.clause("8.2.6")
def test_all_know_the_suit_that_outrage_asks_for_and_that_a_hand_which_is_shown_lacks() -> None:
    paid = shown = 0
    for seed in range(8):
        t = after_set_up(seed)
        alliance = alliance_of(t)
        place = next(i for i in range(12) if t.n[SUIT + i] == MOUSE)
        fitting = 1 << MOUSE | 1 << BIRD
        fits = any(fitting >> suit & 1 for suit, _ in suits_in(t, i64(HAND)))
        before = t.cards.size(HAND)
        alliance.raise_outrage(t, i64(0), i64(place))
        assert t.cards.size(alliance.first_zone) == alliance.starting_supporters + 1
        masks = [mask for _, mask in suits_in(t, alliance.first_zone)]
        if fits:
            assert (masks.count(fitting), t.cards.size(HAND)) == (1, before - 1)
            paid += 1
        else:
            assert fitting not in masks
            assert [mask for _, mask in suits_in(t, i64(HAND))] == [1 << FOX | 1 << RABBIT] * before
            shown += 1
    assert paid > 0
    assert shown > 0


@pytest.mark.clause("2.1.1.I")
def test_all_know_the_suit_of_a_hand_after_partisans() -> None:
    for seed in range(3):
        t = after_set_up(seed)
        discard_others(t, i64(0), i64(FOX))
        assert all(known == (FOX, 1 << FOX) for known in suits_in(t, i64(HAND)))
