"""What a position of Root is worth: points, and what brings more of them."""
from __future__ import annotations

from math import exp
from typing import Final, final

from mypy_extensions import i64

from gateleg.games.root.rules_effects import bits
from gateleg.games.root.state import (
    BIRDSONG,
    BUILDINGS,
    COUNTS,
    CRAFTED,
    EFFECTS,
    HAND,
    MARKER,
    PHASE,
    PLACES,
    RULED,
    SET_UP,
    STAGE,
    TOKENS,
    VP,
    Root,
)
from gateleg.kernel.play import Evaluator
from gateleg.kernel.table import State

# in points
WARRIOR: Final = 0.15  # each on the map
BUILDING: Final = 0.7
TOKEN: Final = 0.4
RULE: Final = 0.25  # each place ruled
CARD: Final = 0.3  # each in hand
EFFECT: Final = 0.6  # each card in play
ITEM: Final = 0.3  # each crafted
ON_DOMINANCE: Final = 12.0  # what somebody who plays for dominance has
SCALE: Final = 5.0  # points ahead that make a win 73 % likely between two


@final
class RootEvaluator(Evaluator):
    """Points and what stands on the map of each seat, its share of the wins by the lead over the others."""

    def value(self, t: State, seat: i64) -> float:
        assert isinstance(t, Root)
        if t.over:
            return t.result(seat)
        mine = standing(t, seat)
        total = 0.0
        for other in range(t.seats):
            total += exp((standing(t, other) - mine) / SCALE)
        return 1.0 / total

    def quiet(self, t: State) -> bool:
        """When a turn begins."""
        return self.turn_ends(t)

    def turn_ends(self, t: State) -> bool:
        assert isinstance(t, Root)
        return t.over or t.n[PHASE] == SET_UP or (t.n[PHASE] == BIRDSONG and t.n[STAGE] == 0)


def standing(t: Root, seat: i64) -> float:
    """What a seat has, in points."""
    n = t.n
    points = float(n[VP + seat]) if n[MARKER + seat] == 0 else ON_DOMINANCE
    warriors: i64 = 0
    buildings: i64 = 0
    tokens: i64 = 0
    for place in range(i64(PLACES)):
        at: i64 = (seat << 4) + place
        warriors += n[COUNTS + at]
        buildings += n[BUILDINGS + at]
        tokens += n[TOKENS + at]
    items: i64 = 0
    for item in range(i64(8)):
        items += n[CRAFTED + 8 * seat + item]
    return (
        points + WARRIOR * float(warriors) + BUILDING * float(buildings) + TOKEN * float(tokens)
        + RULE * float(bits(n[RULED + seat])) + CARD * float(t.cards.size(HAND + seat))
        + EFFECT * float(bits(n[EFFECTS + seat])) + ITEM * float(items) + t.board.factions[seat].worth(t)
    )
