"""The rules of Armata Strigoi; each function names the clauses of RULES.md that it carries out."""
from __future__ import annotations

from typing import final

from mypy_extensions import i64

from gateleg.games.armata_strigoi.rules_blood import has_won
from gateleg.games.armata_strigoi.rules_move import act
from gateleg.games.armata_strigoi.rules_round import choose_cards, end_turn, go_on_to_strigoi, use_abilities_after
from gateleg.games.armata_strigoi.rules_setup import pick_wolf, place_ladder
from gateleg.games.armata_strigoi.state import (
    AFTER_FIGHT,
    CARDS_PHASE,
    LADDERS_PHASE,
    MOVE_PHASE,
    WOLVES_PHASE,
    Armata,
)
from gateleg.kernel.table import Rules, State


@final
class ArmataRules(Rules):
    def step(self, t: State) -> None:
        """AS.2.1 The set-up, then round after round: cards, turns of 2a, 2b and 2c, Phase 3.  One leg of a move, or one
        ability, is a step."""
        assert isinstance(t, Armata)
        phase = t.phase
        if phase == MOVE_PHASE:
            if act(t, t.active()):
                go_on_to_strigoi(t)
        elif phase == AFTER_FIGHT:
            if use_abilities_after(t, t.active()):
                go_on_to_strigoi(t)
        elif phase == CARDS_PHASE:
            choose_cards(t)
        elif phase == WOLVES_PHASE:
            pick_wolf(t)
        elif phase == LADDERS_PHASE:
            place_ladder(t)
        elif use_abilities_after(t, t.active()):
            end_turn(t)

    def result(self, t: State, seat: i64) -> float:
        assert isinstance(t, Armata)
        return 1.0 if has_won(t) else 0.0
