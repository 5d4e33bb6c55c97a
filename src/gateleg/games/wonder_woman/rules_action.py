"""WW.5, WW.7 Take Actions: who acts, what with, and what follows."""
from __future__ import annotations

from mypy_extensions import i64

from gateleg.games.wonder_woman.box import AGILITY, KINDS, LEADERSHIP
from gateleg.games.wonder_woman.rules_cards import extend_plan
from gateleg.games.wonder_woman.rules_enemy import team_lead
from gateleg.games.wonder_woman.rules_move import can_move, move_hero
from gateleg.games.wonder_woman.rules_special import act_specially, why_not_special
from gateleg.games.wonder_woman.rules_worth import (
    announce_doubling,
    offer_doubling,
    printed,
    propose_for,
    use_announced,
    worth,
)
from gateleg.games.wonder_woman.state import (
    DISCOVERED,
    HERO_DISCARD,
    PLAYED,
    RELICS,
    SLOTS,
    WARRIORS,
    WonderWoman,
    plan_extends,
    zone_of,
)
from gateleg.games.wonder_woman.words import (
    ACT,
    ACTION_SKIPPED,
    BLESSING_TAKEN,
    DAMAGE,
    DEPLOY,
    DOUBLE,
    EXTEND,
    EXTEND_PLAN,
    HAS_WAITED,
    HOW_OFTEN,
    MOVE,
    NO_COMMAND,
    NO_EMBLEM,
    NO_WAY,
    NOBODY_ELSE,
    OBSTACLE,
    PLAN_EXTENDED,
    RECOVER_RELIC,
    RELIC_RECOVERED,
    SKIP,
    WAIT,
    WARRIORS_DEPLOYED,
)
from gateleg.kernel.cards import NONE
from gateleg.kernel.table import PASS, Reason


# -- WW.7.2 the slot -------------------------------------------------------------------------------------------------
def begin_slot(t: WonderWoman) -> None:
    """WW.7.2, WW.6.5 The cards of the slot are turned up; who has none there gets no action."""
    t.acted = 0
    t.inspired = 0
    start_anew(t)
    for seat in range(t.seats):
        if t.card_in_slot(seat) == NONE:
            t.acted |= 1 << seat


def start_anew(t: WonderWoman) -> None:
    """WW.7.6, WW.13.7 After an action nobody waits, refusals are forgotten, and what was announced has lapsed."""
    t.waited = 0
    t.doubled = 0
    for seat in range(t.seats):
        t.doubled_by[seat] = NONE
    if len(t.refused) > 0:
        t.refused = t.refused[:0]
    t.forget_proposal()


def all_have_acted(t: WonderWoman) -> bool:
    """WW.7.2 The slot ends when every Hero has acted or skipped."""
    return t.acted == t.everybody()


def take_turn(t: WonderWoman) -> None:
    """WW.7.2, WW.7.3 Any Hero who has not acted acts next; others may double a card before."""
    mask: i64 = 0
    for seat in range(t.seats):
        if (t.acted >> seat) & 1 == 0:
            offer_acts(t, seat)
            mask |= 1 << seat
        if offer_doubling(t, seat):
            mask |= 1 << seat
    seat, act = t.ask_any(mask, ACT, acting_lead(t))
    if act == WAIT:
        t.waited |= 1 << seat
    elif act >= DOUBLE:
        announce_doubling(t, seat, act - DOUBLE)
    elif act == SKIP:
        t.tell(ACTION_SKIPPED, NONE, seat, 0)
        finish_action(t, 1 << seat, seat, t.switches.skip_counts)
    elif act == MOVE:
        move_hero(t, seat, worth(t, seat, AGILITY), True)
        finish_action(t, 1 << seat, seat, True)
    elif act == DEPLOY:
        deploy_warriors(t, seat)
        finish_action(t, 1 << seat, seat, True)
    else:
        team = act_specially(t, seat, act)
        if team != 0:
            finish_action(t, team, seat, True)


def acting_lead(t: WonderWoman) -> i64:
    """WW.0.9 The first seat from the lead on that has neither acted nor waited."""
    lead = team_lead(t)
    while ((t.acted | t.waited) >> lead) & 1 != 0:
        lead = (lead + 1) % t.seats
    return lead


def offer_acts(t: WonderWoman, seat: i64) -> None:
    """WW.5.2, WW.7.2 Skip, let others go first, or one kind of action."""
    t.offer_for(seat, SKIP)
    propose_for(t, seat, WAIT, why_not_wait(t, seat))
    propose_for(t, seat, MOVE, why_not_move(t, seat))
    propose_for(t, seat, DEPLOY, why_not_deploy(t, seat))
    propose_for(t, seat, DAMAGE, why_not_special(t, seat, DAMAGE))
    for kind in range(i64(KINDS)):
        propose_for(t, seat, OBSTACLE + kind, why_not_special(t, seat, OBSTACLE + kind))


def why_not_wait(t: WonderWoman, seat: i64) -> Reason | None:
    """WW.7.2 Somebody else must be there who has not acted and lets nobody go first."""
    if (t.waited >> seat) & 1 != 0:
        return HAS_WAITED
    others = t.everybody() & ~(t.acted | t.waited | 1 << seat)
    return NOBODY_ELSE if others == 0 else None


def why_not_move(t: WonderWoman, seat: i64) -> Reason | None:
    """WW.5.4 Agility on the card, and a way to go."""
    if printed(t, seat, AGILITY) == 0:
        return NO_EMBLEM
    return None if can_move(t, seat, 0) else NO_WAY


def why_not_deploy(t: WonderWoman, seat: i64) -> Reason | None:
    """WW.5.5 Leadership on the card, in a Command region."""
    if printed(t, seat, LEADERSHIP) == 0:
        return NO_EMBLEM
    return None if (t.box.command >> t.place[seat]) & 1 != 0 else NO_COMMAND


def deploy_warriors(t: WonderWoman, seat: i64) -> None:
    """WW.5.5, WW.11.1, WW.5.2 One Warrior for each Leadership, at least one."""
    most = worth(t, seat, LEADERSHIP)
    count: i64 = 1
    if most > 1:
        for number in range(1, most + 1):
            t.offer(number)
        count = t.ask(seat, HOW_OFTEN)
    t.add(t.place[seat], WARRIORS, count)
    t.tell(WARRIORS_DEPLOYED, NONE, t.place[seat], count)


# -- WW.7.7 after an action ------------------------------------------------------------------------------------------
def finish_action(t: WonderWoman, team: i64, seat: i64, ends_there: bool) -> None:
    """WW.7.3, WW.7.4, WW.7.7, WW.7.8 All who took part have acted; card texts, then Blessing and Relics."""
    t.acted |= team
    use_announced(t, team)
    start_anew(t)
    for member in range(t.seats):
        if (team >> member) & 1 != 0:
            persist(t, member)
    if ends_there:
        end_action(t, team, seat)


def persist(t: WonderWoman, seat: i64) -> None:
    """WW.13.4, WW.7.3 With its action, or a skipped one, Persistent may bring cards for the next Battle Plan."""
    cards = plan_extends(t.box, t.cards.face(t.card_in_slot(seat)))
    if cards == 0:
        return
    t.offer(EXTEND)
    t.offer(PASS)
    if t.ask(seat, EXTEND_PLAN) == PASS:
        return
    if t.switches.persistent_later:
        t.later[seat] += cards
    else:
        extend_plan(t, seat, cards)
    t.tell(PLAN_EXTENDED, NONE, seat, cards)


def end_action(t: WonderWoman, team: i64, lead: i64) -> None:
    """WW.7.7, WW.14.9 The bearer takes the Blessing of the region; then Relics lying there may be recovered."""
    region = t.place[lead]
    if t.bearer != NONE and (team >> t.bearer) & 1 != 0 and (t.blessings >> region) & 1 != 0:
        t.blessings &= ~(1 << region)
        t.tell(BLESSING_TAKEN, NONE, t.bearer, region)
    while offer_relics(t, team, region) > 0:
        seat, answer = t.ask_any(team, RECOVER_RELIC, lead)
        if answer == PASS:
            return
        t.cards.move(answer, zone_of(seat, RELICS))
        t.tell(RELIC_RECOVERED, answer, seat, region)


def offer_relics(t: WonderWoman, team: i64, region: i64) -> i64:
    """WW.10.3, WW.10.4, WW.7.8 Each Relic whose token lies in the region, for all who took part; how many."""
    found: i64 = 0
    for i in range(t.cards.size(DISCOVERED)):
        card = t.cards.at(DISCOVERED, i)
        if t.box.region_of[t.cards.face(card)] == region:
            found += 1
            for seat in range(t.seats):
                if (team >> seat) & 1 != 0:
                    t.offer_card_for(seat, card)
    if found > 0:
        for seat in range(t.seats):
            if (team >> seat) & 1 != 0:
                t.offer_for(seat, PASS)
    return found


def discard_played(t: WonderWoman) -> None:
    """WW.7.9 After the third slot all played cards are discarded."""
    for seat in range(t.seats):
        for slot in range(i64(SLOTS)):
            card = t.cards.top(zone_of(seat, PLAYED + slot))
            if card != NONE:
                t.cards.move(card, HERO_DISCARD)
