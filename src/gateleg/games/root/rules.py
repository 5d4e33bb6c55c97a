"""1.4 The course of the game: set-up, then turn after turn of three phases."""
from __future__ import annotations

from typing import final

from mypy_extensions import i64

from gateleg.games.root.box import SUITS
from gateleg.games.root.layout import (
    BIRDSONG,
    CRAFT_USED,
    DONE,
    EVENING,
    FIRST,
    PHASE,
    ROUND,
    SET_UP,
    SETTING_UP,
    STAGE,
    TURN,
    USED,
    VP,
    WINNERS,
)
from gateleg.games.root.rules_effects import begin_phase, effects_window, end_of_birdsong, start_of_phase
from gateleg.games.root.rules_setup import set_up
from gateleg.games.root.state import Root
from gateleg.games.root.words import PHASE_BEGAN, TURN_BEGAN
from gateleg.kernel.cards import NONE
from gateleg.kernel.table import Rules, State


@final
class RootRules(Rules):
    def step(self, t: State) -> None:
        """1.4.1 Stage by stage: what starts a phase, then what the faction does in it, then what ends it."""
        assert isinstance(t, Root)
        n = t.n
        if n[PHASE] == SET_UP:
            set_up(t)
            if n[SETTING_UP] == t.seats:
                begin_turn(t, n[FIRST])
        elif n[STAGE] == 0:
            if not start_of_phase(t):
                n[STAGE] = 1
        else:
            play_stage(t)

    def result(self, t: State, seat: i64) -> float:
        """1.4.1, 3.1 Who has won gets all; nobody has if the rounds ran out."""
        assert isinstance(t, Root)
        if t.n[WINNERS] != 0:
            return 1.0 if (t.n[WINNERS] >> seat) & 1 != 0 else 0.0
        return undecided(t, seat)


def undecided(t: Root, seat: i64) -> float:
    """Where the rounds ran out: the seats with the most points share the win."""
    most: i64 = -1
    sharing: i64 = 0
    for other in range(t.seats):
        points = t.n[VP + other]
        if points > most:
            most = points
            sharing = 1
        elif points == most:
            sharing += 1
    return 1.0 / float(int(sharing)) if t.n[VP + seat] == most else 0.0


def play_stage(t: Root) -> None:
    """1.4.1, 1.4.2 One stage of the phase by the faction on turn; between stages effects may be used."""
    n = t.n
    faction = t.board.factions[n[TURN]]
    phase = n[PHASE]
    joins = faction.joins_effects(t, phase, n[STAGE])
    if not joins:
        effects_window(t)
    n[STAGE] = faction.play(t, phase, n[STAGE])
    if n[STAGE] == DONE and not joins:
        effects_window(t)
    if n[STAGE] <= DONE:
        end_phase(t)


def end_phase(t: Root) -> None:
    """1.4.1 What comes at the end of a phase, then the next phase, or the next player clockwise."""
    n = t.n
    if n[PHASE] == BIRDSONG:
        end_of_birdsong(t)
    if n[PHASE] == EVENING:
        seat: i64 = n[TURN] + 1 if n[TURN] + 1 < t.seats else 0
        if seat == n[FIRST]:
            n[ROUND] += 1
            if n[ROUND] == t.board.switches.max_rounds:
                t.over = True
                return
        begin_turn(t, seat)
    else:
        enter(t, n[PHASE] + 1)


def begin_turn(t: Root, seat: i64) -> None:
    """1.4.1 A turn begins: effects and crafting pieces can be used again."""
    n = t.n
    n[TURN] = seat
    n[USED + seat] = 0
    for suit in range(i64(SUITS)):
        n[CRAFT_USED + suit] = 0
    t.tell(TURN_BEGAN, NONE, seat, n[ROUND] + 1)
    enter(t, BIRDSONG)


def enter(t: Root, phase: i64) -> None:
    n = t.n
    n[PHASE] = phase
    n[STAGE] = 0
    t.tell(PHASE_BEGAN, NONE, n[TURN], phase)
    begin_phase(t)
