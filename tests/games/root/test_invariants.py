"""Root: what holds at every stable point of every game, and a faction that plugs in from outside."""
from __future__ import annotations

from typing import Any

import pytest
from mypy_extensions import i64

from gateleg.games.root.assembly import find_factions
from gateleg.games.root.box import CLEARINGS, ITEMS
from gateleg.games.root.declare import FactionKind, Field
from gateleg.games.root.faction import Faction
from gateleg.games.root.game import GAME, RootGame
from gateleg.games.root.layout import (
    BIRDSONG,
    BUILDING,
    BUILDINGS,
    COFFIN,
    COUNTS,
    CRAFTED,
    DONE,
    EVENING,
    EXHAUSTED,
    FIRST_KIND,
    FREE,
    ITEM_SUPPLY,
    NO_PLACE,
    NOWHERE,
    PHASE,
    PIECES_AT,
    PLACES,
    RUINS,
    RULER,
    SET_UP,
    STOCK,
    SUPPLY,
    TOKENS,
    VP,
    WARRIORS_AT,
)
from gateleg.games.root.rules_effects import draw_and_discard
from gateleg.games.root.rules_move import offer_places
from gateleg.games.root.rules_pieces import place_warriors
from gateleg.games.root.state import Root
from gateleg.games.root.words import PLACE_LABELS, SOUP_KITCHENS
from gateleg.kernel.cards import NOWHERE as NO_ZONE
from gateleg.kernel.chance import seeded
from gateleg.kernel.game import OPEN
from gateleg.kernel.play import RandomPlay
from gateleg.kernel.table import Prompt, play_step
from tests.kits.probe import random_setup
from tests.mode import scale


def check_invariants(t: Root, floor: bool = True) -> None:
    """Pieces are conserved and within their limits, no count is negative, rule and masks follow from the pieces."""
    n = t.n
    board = t.board
    for faction in board.factions:
        seat = int(faction.seat)
        held = int(n[SUPPLY + seat]) + int(n[COFFIN + seat]) + int(faction.elsewhere(t, i64(seat)))
        assert held + int(t.on_map(i64(seat))) == faction.warriors, faction.name
        for i, piece in enumerate(faction.pieces):
            kind = int(faction.first_kind) + i
            off = int(n[STOCK + kind]) + int(faction.elsewhere(t, i64(kind)))
            assert n[STOCK + kind] >= 0
            assert off + int(t.on_map(i64(kind))) == piece.count, piece.name
    for place in range(PLACES):
        strengths = []
        for side in range(len(board.sides)):
            at = 16 * side + place
            kinds = [k for k in range(FIRST_KIND, int(board.kinds)) if board.owner[k] == side]
            buildings = sum(int(t.count(i64(k), i64(place))) for k in kinds if board.sort[k] == BUILDING)
            tokens = sum(int(t.count(i64(k), i64(place))) for k in kinds if board.sort[k] != BUILDING)
            assert (int(n[BUILDINGS + at]), int(n[TOKENS + at])) == (buildings, tokens)
            assert bool(n[WARRIORS_AT + side] >> place & 1) == (n[COUNTS + at] > 0)
            if n[COUNTS + at] + buildings + tokens > 0:
                assert n[PIECES_AT + side] >> place & 1
            if side < len(board.seats):
                strengths.append(int(n[COUNTS + at]) + buildings)
        if place < CLEARINGS:
            filled = sum(int(n[BUILDINGS + 16 * side + place]) for side in range(len(board.sides)))
            assert n[FREE + place] == board.woodland.slots[place] - filled - (n[RUINS] >> place & 1) >= 0
        ruler = int(n[RULER + place])
        if ruler != NOWHERE and not has_soup(t):
            assert strengths[ruler] == max(strengths) > 0
    assert all(n[VP + seat] >= 0 for seat in range(t.seats)) or not floor
    items = [int(n[ITEM_SUPPLY + item]) for item in range(ITEMS)]
    assert all(0 <= items[item] <= board.law.supply[item] for item in range(ITEMS))
    assert all(n[i] >= 0 for i in range(CRAFTED, EXHAUSTED + 8 * ITEMS))
    lying = [card for card in range(t.cards.layout.cards) if t.cards.zone_of(i64(card)) != NO_ZONE]
    assert len(lying) >= len(board.deck.shared()) or n[PHASE] == SET_UP


def has_soup(t: Root) -> bool:
    return any(t.has_effect(i64(seat), i64(SOUP_KITCHENS)) for seat in range(t.seats))


def play_checked(game: RootGame, seats: list[str] | None, options: dict[str, str], seed: int) -> Root:
    setup = game.setup(seats, options)
    t = game.seeded(setup, seed, Prompt(RandomPlay(seeded(seed))))
    assert isinstance(t, Root)
    steps = 0
    while not t.over:
        play_step(t)
        if steps % 7 == 0 and not t.over:
            check_invariants(t, options.get("score_floor_zero", "yes") == "yes")
        steps += 1
    return t


@pytest.mark.clause("1.5.1", "1.5.3", "G.22")
def test_pieces_are_conserved_and_rule_follows_from_them():
    for seed in range(scale(6, 2)):
        stream = seeded(seed)
        setup = random_setup(GAME, stream, {"max_rounds": "100"})
        play_checked(GAME, setup.seats, setup.options, seed)


@pytest.mark.clause("5.1.6")
def test_two_dice_with_four_faces_of_equal_chance():
    assert GAME.content()["law"]["dice"] == 2
    assert GAME.content()["law"]["die_faces"] == [0, 1, 2, 3]


@pytest.mark.clause("1.3.1")
def test_players_may_always_talk():
    t = GAME.seeded(GAME.setup(["marquise", "eyrie"]), 1)
    assert GAME.talk(t) == OPEN


# -- a faction from outside ------------------------------------------------------------------------------------------
class Squirrels(Faction):
    """A toy in plain Python: places a squirrel a turn, and counts its nuts."""

    def __init__(self, content: dict[str, Any]) -> None:
        super().__init__("squirrels")
        self.letter = "S"
        self.warriors = 8
        self.fields = [Field("nuts", most=30)]
        self.kinds = [FactionKind("squirrel-where", PLACE_LABELS)]

    def set_up(self, t: Root, stage: i64) -> i64:
        place_warriors(t, self.seat, 4, 2)
        return DONE

    def play(self, t: Root, phase: i64, stage: i64) -> i64:
        if phase == BIRDSONG:
            offer_places(t, (1 << CLEARINGS) - 1 & ~t.n[NO_PLACE + self.seat])
            place = t.ask(self.seat, self.first_question)
            place_warriors(t, self.seat, place, 1)
            t.n[self.at] += 1
        elif phase == EVENING:
            draw_and_discard(t, self.seat, 1)
        return DONE


def test_a_faction_of_plain_python_plays_with_no_edit_elsewhere():
    factions = {**find_factions(), "squirrels": Squirrels}
    game = RootGame(factions)
    original = dict(game.content())
    for seed in range(scale(6, 2)):
        t = play_checked(game, ["marquise", "squirrels", "eyrie"], {"max_rounds": "100"}, seed)
        assert t.n[t.board.factions[1].at] > 0
        position = game.to_position(t)
        assert position["squirrels"]["nuts"] == t.n[t.board.factions[1].at]
    assert "squirrels" not in GAME.factions
    assert game.content() == original
