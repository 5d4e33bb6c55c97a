"""WW.5.6, WW.7.4-WW.7.6 Special actions: prices, teams, Warriors, what is done."""
from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gateleg.games.wonder_woman.box import AFTER_DAMAGE, DAMAGE_COST, EMBLEMS, MOVE_ONE, REMOVE_ALL, REMOVE_ONE
from gateleg.games.wonder_woman.rules_enemy import run_program
from gateleg.games.wonder_woman.rules_targets import choose_targets
from gateleg.games.wonder_woman.rules_worth import printed, worth
from gateleg.games.wonder_woman.state import WARRIORS, WON, WonderWoman
from gateleg.games.wonder_woman.words import (
    AGREE,
    AGREE_OR_NOT,
    ANOTHER_REGION,
    DAMAGE,
    DAMAGED,
    DISAGREE,
    ENEMY_ELSEWHERE,
    ENEMY_OFF_BOARD,
    GAME_WON,
    GO_ON,
    HAS_ACTED,
    HOW_OFTEN,
    NO_EMBLEM,
    NOT_ENOUGH,
    NOT_HERE,
    NOT_PAID_WITH_IT,
    OBSTACLE,
    OBSTACLES_REMOVED,
    PARTNER_LACKS_EMBLEM,
    PROPOSAL_REFUSED,
    TEAM_FORMED,
    TEAM_REFUSED,
    TEAM_UP,
    USE_EMBLEM,
    USE_WARRIORS,
)
from gateleg.kernel.cards import NONE
from gateleg.kernel.table import Reason

MOST_TIMES: Final = 255  # as many numbers as a question has words for


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


def act_specially(t: WonderWoman, seat: i64, act: i64) -> i64:
    """WW.5.6, WW.7.4, WW.7.6 Put the action together, let all participants agree, carry it out.

    Mask of those who have taken part; 0 if somebody did not agree.
    """
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
        return 0
    team = t.team
    region = t.place[seat]
    t.add(region, WARRIORS, -t.warriors)
    if cost == DAMAGE_COST:
        damage_enemy(t, t.times, team)
    elif t.box.price_action[cost] == REMOVE_ALL:
        remove_obstacles(t, region, cost, t.count(region, cost))
    elif t.box.price_action[cost] == REMOVE_ONE and cost != t.box.blockade:
        remove_obstacles(t, region, cost, t.times)
    return team


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
