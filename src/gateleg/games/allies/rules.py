"""The rules of Allies; each function names the clauses of RULES.md that it carries out."""
from __future__ import annotations

from typing import final

from mypy_extensions import i64

from gateleg.games.allies.rules_round import end_round, outcome, player_on_turn, start_round, turns_are_over
from gateleg.games.allies.rules_setup import build_decks, pick_tribes
from gateleg.games.allies.rules_turn import play_turn
from gateleg.games.allies.state import Allies
from gateleg.kernel.table import Rules, State


@final
class AlliesRules(Rules):
    def step(self, t: State) -> None:
        """AL.3.1 First the set-up, then turn after turn; after the last of a round what follows it."""
        assert isinstance(t, Allies)
        if t.round < 0:
            pick_tribes(t)
            build_decks(t)
            start_round(t)
        else:
            play_turn(t, player_on_turn(t))
            if turns_are_over(t):
                end_round(t)

    def result(self, t: State, seat: i64) -> float:
        assert isinstance(t, Allies)
        return outcome(t, seat)
