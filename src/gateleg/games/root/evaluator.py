"""What a position of Root is worth: points, and what brings more of them."""
from __future__ import annotations

from math import exp
from typing import Final, final

from mypy_extensions import i64

from gateleg.games.root.layout import (
    BIRDSONG,
    EFFECTS,
    HAND,
    MARKER,
    PHASE,
    SET_UP,
    STAGE,
    VP,
)
from gateleg.games.root.rules_effects import bits
from gateleg.games.root.state import Root
from gateleg.kernel.play import Evaluator
from gateleg.kernel.table import State

# in points; these weights and those of Faction.worth were fitted to the results of 3,000 scripted games of two to four
# seats (logistic regression), then rounded, where they say what search can use
CARD: Final = 0.2  # each in hand
EFFECT: Final = 0.3  # each card in play
ON_DOMINANCE: Final = 14.0  # what somebody who plays for dominance has
SCALE: Final = 3.8  # points ahead that make a win 73 % likely between two


@final
class RootEvaluator(Evaluator):
    """Points and what each seat has to make more of them, its share of the wins by the lead over the others."""

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
    return (
        points + CARD * float(t.cards.size(HAND + seat)) + EFFECT * float(bits(n[EFFECTS + seat]))
        + t.board.factions[seat].worth(t)
    )
