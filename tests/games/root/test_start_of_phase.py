"""Root: what starts a phase, where dominance is checked beside an effect that may be used."""
from __future__ import annotations

from mypy_extensions import i64

from gateleg.games.root.game import GAME
from gateleg.games.root.layout import (
    BIRDSONG,
    CHECK,
    MARKER,
    PENDING,
    PHASE,
    SET_UP,
    TURN,
)
from gateleg.games.root.rules_effects import start_of_phase
from gateleg.games.root.state import Root
from gateleg.games.root.words import CLAIM_VICTORY, SABOTEURS
from gateleg.kernel.table import Chooser, Prompt, State, play_step


class Claims(Chooser):
    """Claims victory wherever it can, else takes the first option."""

    def choose(self, t: State) -> i64:
        p = t.prompt
        for i in range(p.count):
            if p.labels[i] == CLAIM_VICTORY:
                return i
        return 0


def test_a_claim_in_vain_is_made_once() -> None:
    """The Eyrie hold no three fox clearings after the set-up; what may be used beside it is still to come."""
    setup = GAME.setup(["marquise", "eyrie", "alliance"])
    t = GAME.new(setup, GAME.seeded(setup, 1).chance, Prompt(Claims()))
    assert isinstance(t, Root)
    while t.n[PHASE] == SET_UP:
        play_step(t)
    t.n[TURN] = 1
    t.n[PHASE] = BIRDSONG
    t.n[MARKER + 1] = 1
    t.n[PENDING] = CHECK | 1 << SABOTEURS
    assert start_of_phase(t)
    assert not t.over
    assert t.n[PENDING] == 1 << SABOTEURS
