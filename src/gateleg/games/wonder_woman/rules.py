"""The rules of Wonder Woman; each function names the clauses of RULES.md that it carries out."""
from __future__ import annotations

from typing import final

from mypy_extensions import i64

from gateleg.games.wonder_woman.box import END_OF_ROUND, START_OF_ROUND
from gateleg.games.wonder_woman.rules_action import all_have_acted, begin_slot, discard_played, take_turn
from gateleg.games.wonder_woman.rules_cards import begin_battle, choose_cards, deal_cards
from gateleg.games.wonder_woman.rules_enemy import run_program
from gateleg.games.wonder_woman.rules_setup import set_up_enemy, set_up_heroes
from gateleg.games.wonder_woman.rules_strategy import strategize
from gateleg.games.wonder_woman.state import (
    ACTIONS,
    BATTLE,
    CHOICE,
    DEAL,
    END,
    ENEMY_SETUP,
    HERO_SETUP,
    SLOTS,
    START,
    STRATEGY,
    WON,
    WonderWoman,
)
from gateleg.games.wonder_woman.words import ROUND_STARTED, SLOT_BEGUN
from gateleg.kernel.cards import NONE
from gateleg.kernel.table import Rules, State


@final
class WonderWomanRules(Rules):
    def step(self, t: State) -> None:
        assert isinstance(t, WonderWoman)
        play(t)

    def result(self, t: State, seat: i64) -> float:
        """WW.0.1 All win or all lose together."""
        assert isinstance(t, WonderWoman)
        return 1.0 if t.outcome == WON else 0.0


def play(t: WonderWoman) -> None:
    """WW.2.1 The five phases, round after round, after the set-up."""
    phase = t.phase
    if phase == ACTIONS:
        take_turn(t)
        go_on_when_all_have_acted(t)
    elif phase == HERO_SETUP:
        set_up_heroes(t)
        t.phase = ENEMY_SETUP
    elif phase == ENEMY_SETUP:
        set_up_enemy(t)
        t.phase = START
    elif phase == START:
        start_round(t)
        t.phase = DEAL
    elif phase == DEAL:
        deal_cards(t)
        t.phase = STRATEGY
    elif phase == STRATEGY:
        if strategize(t):
            t.phase = BATTLE
    elif phase == BATTLE:
        begin_battle(t)
        t.phase = CHOICE
    elif phase == CHOICE:
        choose_cards(t)
        t.phase = ACTIONS
        open_slot(t, 0)
        go_on_when_all_have_acted(t)
    else:
        run_program(t, END_OF_ROUND)
        t.phase = START


def start_round(t: WonderWoman) -> None:
    """WW.2.1, WW.3.1 A new round; abilities can be used again."""
    t.round += 1
    t.used = 0
    t.waited = 0
    t.tell(ROUND_STARTED, NONE, t.round, 0)
    run_program(t, START_OF_ROUND)


def open_slot(t: WonderWoman, slot: i64) -> None:
    """WW.7.2 The slots come one after the other."""
    t.slot = slot
    begin_slot(t)
    t.tell(SLOT_BEGUN, NONE, slot, 0)


def go_on_when_all_have_acted(t: WonderWoman) -> None:
    """WW.7.2, WW.7.9 The next slot, or after the third the end of the round."""
    while all_have_acted(t):
        if t.slot == SLOTS - 1:
            discard_played(t)
            t.phase = END
            return
        open_slot(t, t.slot + 1)


def may_talk(t: WonderWoman) -> bool:
    """WW.4.6, WW.6.1, WW.7.1, WW.19.3 Players may talk but from the moment the battle begins until all have chosen."""
    return t.phase != BATTLE and t.phase != CHOICE
