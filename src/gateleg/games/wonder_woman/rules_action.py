"""WW.5, WW.7, WW.13 Take Actions: who acts, what with, together with whom, and what follows."""
from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gateleg.games.wonder_woman.box import (
    AFTER_DAMAGE,
    AGILITY,
    DAMAGE_COST,
    DOUBLES_EMBLEM,
    DOUBLES_OTHER,
    DOUBLES_SELF,
    DOUBLES_SHARED_NAMES,
    EMBLEMS,
    KINDS,
    LEADERSHIP,
    MOVE_ONE,
    REMOVE_ALL,
    REMOVE_ONE,
)
from gateleg.games.wonder_woman.rules_cards import extend_plan
from gateleg.games.wonder_woman.rules_enemy import run_program, team_lead
from gateleg.games.wonder_woman.rules_move import can_move, move_hero
from gateleg.games.wonder_woman.rules_targets import choose_targets
from gateleg.games.wonder_woman.state import (
    DISCOVERED,
    HERO_DISCARD,
    PLAYED,
    RELICS,
    SLOTS,
    WARRIORS,
    WON,
    WonderWoman,
    plan_extends,
    zone_of,
)
from gateleg.games.wonder_woman.words import (
    ACT,
    ACTION_SKIPPED,
    AGREE,
    AGREE_OR_NOT,
    ALREADY_DOUBLED,
    ANOTHER_REGION,
    BLESSING_TAKEN,
    CARD_DOUBLED,
    DAMAGE,
    DAMAGED,
    DEPLOY,
    DISAGREE,
    DOUBLE,
    ENEMY_ELSEWHERE,
    ENEMY_OFF_BOARD,
    EXTEND,
    EXTEND_PLAN,
    GAME_WON,
    GO_ON,
    HAS_ACTED,
    HAS_WAITED,
    HOW_OFTEN,
    MOVE,
    NO_COMMAND,
    NO_EMBLEM,
    NO_SHARED_NAME,
    NO_WAY,
    NOBODY_ELSE,
    NOT_ENOUGH,
    NOT_HERE,
    NOT_PAID_WITH_IT,
    NOT_TOGETHER,
    OBSTACLE,
    OBSTACLES_REMOVED,
    PARTNER_LACKS_EMBLEM,
    PLAN_EXTENDED,
    PROPOSAL_REFUSED,
    RECOVER_RELIC,
    RELIC_RECOVERED,
    SKIP,
    TEAM_FORMED,
    TEAM_REFUSED,
    TEAM_UP,
    TOO_LATE_TO_DOUBLE,
    USE_EMBLEM,
    USE_WARRIORS,
    USED_UP,
    WAIT,
    WARRIORS_DEPLOYED,
)
from gateleg.kernel.cards import NONE
from gateleg.kernel.table import PASS, Reason

MOST_TIMES: Final = 255  # as many numbers as a question has words for


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
        act_specially(t, seat, act)


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


def propose_for(t: WonderWoman, seat: i64, option: i64, reason: Reason | None) -> None:
    if reason is None:
        t.offer_for(seat, option)
    else:
        t.refuse_for(seat, option, reason)


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


# -- WW.5 what a card is worth ---------------------------------------------------------------------------------------
def printed(t: WonderWoman, seat: i64, emblem: i64) -> i64:
    """WW.5.1 The value of an Emblem on the card that the seat has in this slot."""
    return t.box.value[EMBLEMS * t.cards.face(t.card_in_slot(seat)) + emblem]


def worth(t: WonderWoman, seat: i64, emblem: i64) -> i64:
    """WW.13.1, WW.5.8 The value, doubled at most once: by another's card, by its own text, or by a Relic.

    Doubling one's own card costs nothing, so it is taken as done wherever it is possible: less may be spent.
    """
    value = printed(t, seat, emblem)
    if value == 0:
        return 0
    if (t.doubled >> seat) & 1 != 0 or doubles_itself(t, seat) or t.relic_with(seat, DOUBLES_EMBLEM, emblem):
        return 2 * value
    return value


def doubles_itself(t: WonderWoman, seat: i64) -> bool:
    """WW.13.2, WW.13.5 Bold as first action, Resolute as third, one of two Tacticals."""
    face = t.cards.face(t.card_in_slot(seat))
    ability = t.box.ability[face]
    if ability == DOUBLES_SELF:
        return t.box.argument[face] == t.slot
    return ability == DOUBLES_SHARED_NAMES and shares_name(t, seat)


def shares_name(t: WonderWoman, seat: i64) -> bool:
    """WW.13.5 Whether another card of the slot has the name of this seat's."""
    face = t.cards.face(t.card_in_slot(seat))
    for other in range(t.seats):
        card = t.card_in_slot(other)
        if other != seat and card != NONE and t.cards.face(card) == face:
            return True
    return False


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


# -- WW.5.6 special actions ------------------------------------------------------------------------------------------
def cost_of(act: i64) -> i64:
    """The index of an action's price."""
    return DAMAGE_COST if act == DAMAGE else act - OBSTACLE


def price(t: WonderWoman, cost: i64) -> i64:
    """WW.5.6, WW.15.6, WW.16.5, WW.14.7 What one repeat costs; damage more for each Magic Beacon on the board."""
    amount = t.box.price[cost]
    if cost == DAMAGE_COST and t.box.per_beacon > 0:
        amount += t.box.per_beacon * t.on_board(t.box.beacon)
    return amount


def targets(t: WonderWoman, region: i64, cost: i64) -> i64:
    """WW.5.6, WW.16.6 How many repeats have something to be done to, in a region; animals may move on and on."""
    if cost == DAMAGE_COST:
        return t.health if t.enemy == region else 0
    if cost == t.box.blockade:
        return blockades_at(t, region)
    if t.box.price_action[cost] == MOVE_ONE:
        there = t.on_board(cost) if t.switches.animals_anywhere else t.count(region, cost)
        return MOST_TIMES if there > 0 else 0
    there = t.count(region, cost)
    return min(there, 1) if t.box.price_action[cost] == REMOVE_ALL else there


def blockades_at(t: WonderWoman, region: i64) -> i64:
    """WW.0.2 Blockades on connected roads."""
    found: i64 = 0
    for i in range(t.box.first_road[region], t.box.first_road[region + 1]):
        if t.blocked(t.box.roads_of[i]):
            found += 1
    return found


def why_not_special(t: WonderWoman, seat: i64, act: i64) -> Reason | None:
    """WW.5.6, WW.15.8 Something to do it to, and an Emblem that pays for it, alone or teamed up."""
    cost = cost_of(act)
    if cost == DAMAGE_COST and t.enemy == NONE:
        return ENEMY_OFF_BOARD
    if targets(t, t.place[seat], cost) == 0:
        return ENEMY_ELSEWHERE if cost == DAMAGE_COST else NOT_HERE
    reason = NO_EMBLEM
    for emblem in range(i64(EMBLEMS)):
        if (t.box.price_emblems[cost] >> emblem) & 1 != 0 and printed(t, seat, emblem) > 0:
            reason = NOT_ENOUGH
            if some_team(t, seat, act, emblem, 1 << seat):
                return None
    return reason


def partners(t: WonderWoman, seat: i64, emblem: i64) -> i64:
    """WW.7.4 Mask of those who may join: in the region, not acted yet, with the Emblem on the card."""
    mask: i64 = 0
    for other in range(t.seats):
        if other != seat and why_no_partner(t, seat, other, emblem) is None:
            mask |= 1 << other
    return mask


def why_no_partner(t: WonderWoman, seat: i64, other: i64, emblem: i64) -> Reason | None:
    """WW.7.4, WW.7.5 Only Heroes of the same region that have not acted, and have the Emblem."""
    if (t.acted >> other) & 1 != 0:
        return HAS_ACTED
    if t.place[other] != t.place[seat]:
        return ANOTHER_REGION
    return PARTNER_LACKS_EMBLEM if printed(t, other, emblem) == 0 else None


def team_worth(t: WonderWoman, team: i64, emblem: i64) -> i64:
    """WW.7.4 The values of all participants, each doubled or not."""
    total: i64 = 0
    for seat in range(t.seats):
        if (team >> seat) & 1 != 0:
            total += worth(t, seat, emblem)
    return total


def some_team(t: WonderWoman, seat: i64, act: i64, emblem: i64, team: i64) -> bool:
    """WW.7.4, WW.7.6 Whether this team, or a larger one, can pay in a way that nobody has refused."""
    helpers = partners(t, seat, emblem) & ~team
    if len(t.refused) == 0:
        region = t.place[seat]
        return team_worth(t, team | helpers, emblem) + t.count(region, WARRIORS) >= price(t, cost_of(act))
    more = helpers
    while True:
        if why_not_with(t, seat, act, emblem, team | more) is None:
            return True
        if more == 0:
            return False
        more = (more - 1) & helpers


def why_not_with(t: WonderWoman, seat: i64, act: i64, emblem: i64, team: i64) -> Reason | None:
    """WW.5.2, WW.7.6 Exactly this team must be able to pay, in a way that nobody has refused."""
    reason: Reason = NOT_ENOUGH
    total = team_worth(t, team, emblem)
    warriors = t.count(t.place[seat], WARRIORS)
    if total + warriors < price(t, cost_of(act)):
        return reason
    if team == 1 << seat or len(t.refused) == 0:
        return None
    for used in range(min(warriors, MOST_TIMES) + 1):
        if why_not_warriors(t, seat, act, emblem, team, used) is None:
            return None
    return PROPOSAL_REFUSED


def why_not_warriors(t: WonderWoman, seat: i64, act: i64, emblem: i64, team: i64, used: i64) -> Reason | None:
    """WW.11.3, WW.11.5, WW.7.6 With so many Warriors it must be enough, for a number of repeats not refused."""
    most = most_times(t, seat, act, emblem, team, used)
    if most == 0:
        return NOT_ENOUGH
    for times in range(1, most + 1):
        if not is_refused(t, proposal_code(seat, act, emblem, team, used, times)):
            return None
    return PROPOSAL_REFUSED


def most_times(t: WonderWoman, seat: i64, act: i64, emblem: i64, team: i64, used: i64) -> i64:
    """WW.5.2, WW.11.3 How many repeats the team's values and so many Warriors, added after all doubling, pay for."""
    cost = cost_of(act)
    paid = (team_worth(t, team, emblem) + used) // price(t, cost)
    return min(paid, targets(t, t.place[seat], cost))


def proposal_code(seat: i64, act: i64, emblem: i64, team: i64, used: i64, times: i64) -> i64:
    """A number for a proposal: who, what, with which Emblem, with whom, with how many Warriors, how often."""
    return ((((8 * act + seat) * EMBLEMS + emblem) * 128 + team) * 256 + used) * 256 + times


def is_refused(t: WonderWoman, code: i64) -> bool:
    """WW.7.6 The same proposal is not made again before something has changed."""
    for refused in t.refused:
        if refused == code:
            return True
    return False


def act_specially(t: WonderWoman, seat: i64, act: i64) -> None:
    """WW.5.6, WW.7.4, WW.7.6 Put the action together, let all participants agree, carry it out."""
    t.proposer = seat
    t.act = act
    t.team = 1 << seat
    t.emblem = choose_emblem(t, seat, act)
    choose_team(t, seat, act)
    t.warriors = choose_warriors(t, seat, act)
    t.times = choose_times(t, seat, act)
    cubes = t.cubes
    blockades = t.blockades
    if t.team != 1 << seat:
        cubes = t.cubes[:]
    cost = cost_of(act)
    if cost == t.box.blockade or t.box.price_action[cost] == MOVE_ONE:
        choose_targets(t, seat, cost, t.times)
    if t.team != 1 << seat and not all_agree(t, seat):
        t.note_refused(proposal_code(seat, act, t.emblem, t.team, t.warriors, t.times))
        t.cubes = cubes
        t.blockades = blockades
        t.forget_proposal()
        return
    team = t.team
    region = t.place[seat]
    t.add(region, WARRIORS, -t.warriors)
    if cost == DAMAGE_COST:
        damage_enemy(t, t.times, team)
    elif t.box.price_action[cost] == REMOVE_ALL:
        remove_obstacles(t, region, cost, t.count(region, cost))
    elif t.box.price_action[cost] == REMOVE_ONE and cost != t.box.blockade:
        remove_obstacles(t, region, cost, t.times)
    finish_action(t, team, seat, True)


def choose_emblem(t: WonderWoman, seat: i64, act: i64) -> i64:
    """WW.5.3, WW.5.7, WW.11.4 One Emblem of the card that pays for this action; asked if there are several."""
    possible: i64 = 0
    count: i64 = 0
    for emblem in range(i64(EMBLEMS)):
        if why_not_emblem(t, seat, act, emblem) is None:
            possible = emblem
            count += 1
    if count == 1:
        return possible
    for emblem in range(i64(EMBLEMS)):
        t.propose(emblem, why_not_emblem(t, seat, act, emblem))
    return t.ask(seat, USE_EMBLEM)


def why_not_emblem(t: WonderWoman, seat: i64, act: i64, emblem: i64) -> Reason | None:
    """WW.5.3, WW.5.6 The Emblem must be on the card, and in the price."""
    if printed(t, seat, emblem) == 0:
        return NO_EMBLEM
    if (t.box.price_emblems[cost_of(act)] >> emblem) & 1 == 0:
        return NOT_PAID_WITH_IT
    return None if some_team(t, seat, act, emblem, 1 << seat) else NOT_ENOUGH


def choose_team(t: WonderWoman, seat: i64, act: i64) -> None:
    """WW.7.4, WW.7.6 Others of the region may be asked to join, one after the other."""
    while True:
        free = partners(t, seat, t.emblem) & ~t.team
        if free == 0:
            return
        for other in range(t.seats):
            if (t.team >> other) & 1 == 0:
                reason = why_no_partner(t, seat, other, t.emblem)
                if reason is None and not some_team(t, seat, act, t.emblem, t.team | 1 << other):
                    reason = PROPOSAL_REFUSED
                t.propose(other, reason)
        t.propose(GO_ON, why_not_with(t, seat, act, t.emblem, t.team))
        answer = t.ask(seat, TEAM_UP)
        if answer == GO_ON:
            return
        t.team |= 1 << answer


def choose_warriors(t: WonderWoman, seat: i64, act: i64) -> i64:
    """WW.11.3, WW.11.4, WW.11.5 Any number of the region's Warriors, each worth 1; asked if there are any."""
    there = t.count(t.place[seat], WARRIORS)
    if there == 0:
        return 0
    for used in range(min(there, MOST_TIMES) + 1):
        t.propose(used, why_not_warriors(t, seat, act, t.emblem, t.team, used))
    return t.ask(seat, USE_WARRIORS)


def choose_times(t: WonderWoman, seat: i64, act: i64) -> i64:
    """WW.5.2 As often as the value pays, at least once; asked if more than once is possible."""
    most = most_times(t, seat, act, t.emblem, t.team, t.warriors)
    if most == 1:
        return 1
    for times in range(1, most + 1):
        code = proposal_code(seat, act, t.emblem, t.team, t.warriors, times)
        t.propose(times, PROPOSAL_REFUSED if is_refused(t, code) else None)
    return t.ask(seat, HOW_OFTEN)


def all_agree(t: WonderWoman, seat: i64) -> bool:
    """WW.7.6 Each other participant must agree; a refusal cancels the proposal without cost."""
    for other in range(t.seats):
        if other != seat and (t.team >> other) & 1 != 0:
            t.offer(AGREE)
            t.offer(DISAGREE)
            t.ask_secretly(other, AGREE_OR_NOT)
    t.await_secrets()
    agreed = True
    for other in range(t.seats):
        if other != seat and (t.team >> other) & 1 != 0 and t.secret(other, 0) == DISAGREE:
            t.tell(TEAM_REFUSED, NONE, other, 0)
            agreed = False
    if agreed:
        t.tell(TEAM_FORMED, NONE, seat, t.team)
    return agreed


def remove_obstacles(t: WonderWoman, region: i64, kind: i64, number: i64) -> None:
    """WW.0.7 Back to the supply."""
    t.add(region, kind, -number)
    t.tell(OBSTACLES_REMOVED, NONE, region, 8 * number + kind)


def damage_enemy(t: WonderWoman, damage: i64, team: i64) -> None:
    """WW.9.1, WW.14.7, WW.14.8, WW.15.7, WW.16.7, WW.7.10 Health falls by all of it; at 0 the players win at once,
    before the enemy's reaction, which comes once and belongs to the action."""
    before = t.health
    t.health = max(0, before - damage)
    if t.health == 0 and t.box.else_health > 0 and not wields_charged_sword(t, team):
        t.health = min(before, t.box.else_health)
    t.tell(DAMAGED, NONE, before - t.health, t.health)
    if t.health == 0:
        t.outcome = WON
        t.tell(GAME_WON, NONE, 0, 0)
        t.finish()
    run_program(t, AFTER_DAMAGE)


def wields_charged_sword(t: WonderWoman, team: i64) -> bool:
    """WW.14.8, WW.14.9 The sword bearer takes part, and all Blessings have been taken."""
    return t.bearer != NONE and (team >> t.bearer) & 1 != 0 and t.blessings == 0


# -- WW.13 doubling another Hero's card ------------------------------------------------------------------------------
def offer_doubling(t: WonderWoman, seat: i64) -> bool:
    """WW.13.3, WW.13.5, WW.13.7 Whose cards the seat's own may double; whether there are any."""
    card = t.card_in_slot(seat)
    if card == NONE:
        return False
    ability = t.box.ability[t.cards.face(card)]
    if ability != DOUBLES_OTHER and ability != DOUBLES_SHARED_NAMES:
        return False
    any_offered = False
    for other in range(t.seats):
        if other != seat and t.card_in_slot(other) != NONE:
            reason = why_not_double(t, seat, other, ability)
            propose_for(t, seat, DOUBLE + other, reason)
            if reason is None:
                any_offered = True
    return any_offered


def why_not_double(t: WonderWoman, seat: i64, other: i64, ability: i64) -> Reason | None:
    """WW.13.1, WW.13.3, WW.13.5 Before the other has acted, once; Inspiring in the same region and for one Hero."""
    if (t.acted >> other) & 1 != 0:
        return TOO_LATE_TO_DOUBLE
    if (t.doubled >> other) & 1 != 0:
        return ALREADY_DOUBLED
    if ability == DOUBLES_SHARED_NAMES:
        return None if shares_name(t, other) else NO_SHARED_NAME
    if t.place[seat] != t.place[other]:
        return NOT_TOGETHER
    if t.switches.inspiring_all:
        return None
    if (t.inspired >> seat) & 1 != 0:
        return USED_UP
    for target in range(t.seats):
        if t.doubled_by[target] == seat:
            return USED_UP
    return None


def announce_doubling(t: WonderWoman, seat: i64, other: i64) -> None:
    """WW.13.7 It holds if the other takes part in the next action, and lapses unused if not."""
    t.doubled |= 1 << other
    t.doubled_by[other] = seat
    t.waited = 0
    t.tell(CARD_DOUBLED, NONE, other, seat)


def use_announced(t: WonderWoman, team: i64) -> None:
    """WW.13.3, WW.13.7 Inspiring is used up if a Hero acts whose card it has doubled."""
    for seat in range(t.seats):
        if (team >> seat) & 1 != 0 and t.doubled_by[seat] != NONE:
            t.inspired |= 1 << t.doubled_by[seat]


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
    """WW.10.3, WW.10.4, WW.7.8 Each Relic whose token lies in the region, for each who took part; how many lie there."""
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
