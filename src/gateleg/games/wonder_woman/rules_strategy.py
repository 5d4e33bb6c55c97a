"""WW.4.6-WW.4.8, WW.12 Strategize Together: abilities of the Heroes, and readiness."""
from __future__ import annotations

from mypy_extensions import i64

from gateleg.games.wonder_woman.rules_action import end_action
from gateleg.games.wonder_woman.rules_enemy import team_lead
from gateleg.games.wonder_woman.rules_move import can_move, move_hero
from gateleg.games.wonder_woman.state import WARRIORS, WonderWoman
from gateleg.games.wonder_woman.words import (
    DEPLOY_WARRIOR,
    HAS_ONE_ALREADY,
    NO_HERO,
    NO_WAY,
    READY,
    READY_OR_NOT,
    STOP,
    STRATEGIZE,
    USE_ABILITY,
    WARRIORS_DEPLOYED,
)
from gateleg.kernel.cards import NONE
from gateleg.kernel.table import PASS, Reason


def able_heroes(t: WonderWoman) -> i64:
    """WW.4.7 Mask of the seats that have an ability of this phase which they have not used."""
    mask: i64 = 0
    for seat in range(t.seats):
        if (t.used >> seat) & 1 == 0 and t.box.steps[seat] + t.box.warriors[seat] > 0:
            mask |= 1 << seat
    return mask


def why_no_ability(t: WonderWoman, seat: i64) -> Reason | None:
    """WW.12.1 Diana's step needs a way to go; Mala always finds a region with a Hero."""
    return NO_WAY if t.box.steps[seat] > 0 and not can_move(t, seat, 0) else None


def strategize(t: WonderWoman) -> bool:
    """WW.4.6, WW.4.7, WW.4.8 Use an ability, or be ready; whether all are ready.

    Those who have an ability say first whether to use it now; who lets it be may still use it until all are ready.
    """
    asked = able_heroes(t) & ~t.waited
    if asked == 0:
        return await_readiness(t)
    for seat in range(t.seats):
        if (asked >> seat) & 1 != 0:
            reason = why_no_ability(t, seat)
            if reason is None:
                t.offer_for(seat, USE_ABILITY)
            else:
                t.refuse_for(seat, USE_ABILITY, reason)
            t.offer_for(seat, PASS)
    lead = team_lead(t)
    while (asked >> lead) & 1 == 0:
        lead = (lead + 1) % t.seats
    seat, answer = t.ask_any(asked, STRATEGIZE, lead)
    if answer == PASS:
        t.waited |= 1 << seat
    else:
        use_ability(t, seat)
    return False


def await_readiness(t: WonderWoman) -> bool:
    """WW.4.8 The phase ends when all are ready; until then anybody may take that back, and use an ability after all."""
    able = able_heroes(t)
    for seat in range(t.seats):
        t.offer(READY)
        if (able >> seat) & 1 != 0:
            t.propose(USE_ABILITY, why_no_ability(t, seat))
        t.ask_secretly(seat, READY_OR_NOT)
    t.await_secrets()
    ready = True
    users: i64 = 0
    for seat in range(t.seats):
        if t.secret(seat, 0) == USE_ABILITY:
            users |= 1 << seat
            ready = False
    for seat in range(t.seats):
        if (users >> seat) & 1 != 0 and why_no_ability(t, seat) is None:
            use_ability(t, seat)
    return ready


def use_ability(t: WonderWoman, seat: i64) -> None:
    """WW.4.7, WW.12.1, WW.12.2 Once each round."""
    t.used |= 1 << seat
    if t.box.steps[seat] > 0:
        step_of_diana(t, seat)
    if t.box.warriors[seat] > 0:
        warriors_of_mala(t, seat)


def step_of_diana(t: WonderWoman, seat: i64) -> None:
    """WW.12.1 She moves one region as by a move action, without the Lasso; then a Relic and a Blessing may be hers."""
    move_hero(t, seat, t.box.steps[seat], False)
    end_action(t, 1 << seat, seat)


def warriors_of_mala(t: WonderWoman, seat: i64) -> None:
    """WW.12.2, WW.11.1 One Warrior in up to two different regions with a Hero; no Command needed."""
    box = t.box
    chosen: i64 = 0
    for n in range(box.warrior_regions[seat]):
        free: i64 = 0
        for region in range(box.regions):
            if t.heroes_in(region) == 0:
                t.refuse(region, NO_HERO)
            elif (chosen >> region) & 1 != 0:
                t.refuse(region, HAS_ONE_ALREADY)
            else:
                t.offer(region)
                free |= 1 << region
        if n > 0:
            t.offer(STOP)
        answer = t.ask(seat, DEPLOY_WARRIOR)
        if answer == STOP:
            return
        chosen |= 1 << answer
        t.add(answer, WARRIORS, box.warriors[seat])
        t.tell(WARRIORS_DEPLOYED, NONE, answer, box.warriors[seat])
        if free == 1 << answer:
            return
