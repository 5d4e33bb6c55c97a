"""AS.2a Movement: which spaces a wolf can come to, by which way, and what it does there."""
from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gateleg.games.armata_strigoi.box import STEALTH
from gateleg.games.armata_strigoi.rules_abilities import (
    has_stealth_all_turn,
    may_hide_a_source,
    offer_abilities,
    pay_stealth,
    stealth_left,
    use_ability,
)
from gateleg.games.armata_strigoi.rules_blood import is_forbidden, movement_penalty
from gateleg.games.armata_strigoi.rules_board import SPACES
from gateleg.games.armata_strigoi.rules_fight import (
    altar_is_ready,
    fight_strigoi,
    meet,
    offer_distance_attacks,
)
from gateleg.games.armata_strigoi.rules_sight import (
    around,
    offer_spaces,
    spaces_there,
    strigoi_spaces,
    wolves,
)
from gateleg.games.armata_strigoi.state import AFTER_FIGHT, Armata
from gateleg.games.armata_strigoi.words import (
    ACT,
    ALTAR_TOO_LOW,
    APPROACH,
    ATTACK_APPRENTICE,
    ATTACK_MASTER,
    STOP,
    STRIGOI_PASSED,
    STRIGOI_STANDS_THERE,
    TOO_FAR,
    WHICH_WAY,
    WOLF_MOVED,
    WOLF_STANDS_THERE,
)
from gateleg.kernel.cards import NONE

BOTH: Final = 3  # mask of the Strigoi
MOST_PASSED: Final = 2


def steps_left(t: Armata, seat: i64) -> i64:
    """AS.2a.1 The card's movement plus rewards minus Wound penalties, not below 0, less what was walked."""
    steps: i64 = t.box.movement[t.card(seat)] + t.extra + movement_penalty(t, seat)
    return steps - t.walked if steps > 0 else -t.walked


def act(t: Armata, seat: i64) -> bool:
    """AS.2a.1, AS.2.2, AS.2b.12 One leg of the move, one ability, one reward, an attack from a distance, or the end of
    2a; whether the wolf goes on to 2c."""
    t.offer(STOP)
    offer_destinations(t, seat)
    offer_abilities(t, seat, True)
    offer_distance_attacks(t, seat)
    choice = t.ask(seat, ACT)
    if choice == STOP:
        return True
    if choice == ATTACK_MASTER or choice == ATTACK_APPRENTICE:
        fight_strigoi(t, seat, choice - ATTACK_MASTER, True)
        t.phase = AFTER_FIGHT
    elif choice < SPACES:
        go_to(t, seat, t.plan.spot[choice])
    else:
        use_ability(t, seat, choice, True)
    return False


# -- where to ----------------------------------------------------------------------------------------------------------
def spread(t: Armata, seat: i64, steps: i64, passed: i64, target: i64) -> tuple[i64, i64, i64, bool]:
    """AS.2a.1, AS.2a.2, AS.2a.3, AS.2a.4, AS.2a.6, AS.2a.7 The spaces on which a wolf can stop within so many steps.

    A space with a wolf costs nothing and cannot be stopped on.  An active mark ends the movement.  The Strigoi of the
    mask `passed` are passed at normal cost, without stopping; others are in the way.
    (low word, high word, steps to the spot `target` if it was looked for and is among them, else NONE; whether the wolf
    comes next to a Strigoi, on the way to `target` if that is found)
    """
    plan = t.plan
    spot = t.at[seat]
    target_lo: i64 = 0
    target_hi: i64 = 0
    if target != NONE:
        target_lo = plan.bit_lo[target]
        target_hi = plan.bit_hi[target]
    wolves_lo, wolves_hi = wolves(t, seat)
    strigoi_lo, strigoi_hi = strigoi_spaces(t, BOTH)
    pass_lo: i64 = 0
    pass_hi: i64 = 0
    if passed != 0:
        pass_lo, pass_hi = strigoi_spaces(t, passed)
    halt_lo: i64 = (plan.red_lo | plan.grey_lo) & ~t.fought_lo
    halt_hi: i64 = (plan.red_hi | plan.grey_hi) & ~t.fought_hi
    front_lo = plan.bit_lo[spot]
    front_hi = plan.bit_hi[spot]
    seen_lo: i64 = front_lo | (strigoi_lo & ~pass_lo)
    seen_hi: i64 = front_hi | (strigoi_hi & ~pass_hi)
    met_lo: i64 = 0
    met_hi: i64 = 0
    stop_lo: i64 = 0
    stop_hi: i64 = 0
    step: i64 = 0
    found: i64 = NONE
    while step < steps and front_lo | front_hi != 0:
        step += 1
        new_lo, new_hi = around(t, front_lo, front_hi)
        jump_lo: i64 = new_lo & wolves_lo & ~seen_lo
        jump_hi: i64 = new_hi & wolves_hi & ~seen_hi
        while jump_lo | jump_hi != 0:
            seen_lo |= jump_lo
            seen_hi |= jump_hi
            beyond_lo, beyond_hi = around(t, jump_lo, jump_hi)
            new_lo |= beyond_lo
            new_hi |= beyond_hi
            jump_lo = new_lo & wolves_lo & ~seen_lo
            jump_hi = new_hi & wolves_hi & ~seen_hi
        met_lo |= new_lo & strigoi_lo
        met_hi |= new_hi & strigoi_hi
        new_lo &= ~(seen_lo | wolves_lo)
        new_hi &= ~(seen_hi | wolves_hi)
        seen_lo |= new_lo
        seen_hi |= new_hi
        stop_lo |= new_lo & ~pass_lo
        stop_hi |= new_hi & ~pass_hi
        if (new_lo & target_lo & ~pass_lo) | (new_hi & target_hi & ~pass_hi) != 0:
            found = step
            break
        front_lo = new_lo & ~halt_lo
        front_hi = new_hi & ~halt_hi
    return stop_lo, stop_hi, found, met_lo | met_hi != 0


def doors(t: Armata, seat: i64, strigoi: i64) -> tuple[i64, i64]:
    """AS.7.2, AS.2a.3 The spaces from which a wolf enters a Strigoi's space in one step, jumping over wolves."""
    wolves_lo, wolves_hi = wolves(t, seat)
    lo, hi = strigoi_spaces(t, 1 << strigoi)
    lo, hi = around(t, lo, hi)
    jumped_lo: i64 = 0
    jumped_hi: i64 = 0
    while (lo & wolves_lo & ~jumped_lo) | (hi & wolves_hi & ~jumped_hi) != 0:
        jumped_lo |= lo & wolves_lo
        jumped_hi |= hi & wolves_hi
        beyond_lo, beyond_hi = around(t, jumped_lo, jumped_hi)
        lo |= beyond_lo
        hi |= beyond_hi
    strigoi_lo, strigoi_hi = strigoi_spaces(t, BOTH)
    return lo & ~(wolves_lo | strigoi_lo), hi & ~(wolves_hi | strigoi_hi)


def approaches(t: Armata, seat: i64, strigoi: i64) -> tuple[i64, i64]:
    """AS.7.2, AS.7.4, AS.2a.6 The last spaces on which a wolf with steps left could stop before it enters a Strigoi's
    space."""
    plan = t.plan
    spot = t.at[seat]
    steps = steps_left(t, seat)
    lo, hi, _cost, _met = spread(t, seat, steps - 1, BOTH if has_stealth_all_turn(t, seat) else 0, NONE)
    lo &= ~((plan.red_lo | plan.grey_lo) & ~t.fought_lo)
    hi &= ~((plan.red_hi | plan.grey_hi) & ~t.fought_hi)
    door_lo, door_hi = doors(t, seat, strigoi)
    return (lo | plan.bit_lo[spot]) & door_lo, (hi | plan.bit_hi[spot]) & door_hi


def offer_destinations(t: Armata, seat: i64) -> None:
    """AS.2a.1, AS.2a.7 Every space on which the wolf can stop, and that of a Strigoi which it can fight."""
    plan = t.plan
    steps = steps_left(t, seat)
    lo: i64 = 0
    hi: i64 = 0
    if steps > 0:
        free = has_stealth_all_turn(t, seat)
        lo, hi, _cost, met = spread(t, seat, steps, BOTH if free else 0, NONE)
        if met and steps > 1 and not free:
            lo, hi = with_passing(t, seat, steps, lo, hi)
        if met and altar_is_ready(t):
            for strigoi in range(i64(2)):
                if t.lair[strigoi] != NONE:
                    near_lo, near_hi = approaches(t, seat, strigoi)
                    if near_lo | near_hi != 0:
                        spot = plan.centre[t.lair[strigoi]]
                        lo |= plan.bit_lo[spot]
                        hi |= plan.bit_hi[spot]
        offer_spaces(t, lo, hi)
    if t.prompt.refusing:
        refuse_others(t, seat, lo, hi)


def with_passing(t: Armata, seat: i64, steps: i64, lo: i64, hi: i64) -> tuple[i64, i64]:
    """AS.2a.7, AS.5.10 What can be come to also by discarding for Stealth, once for each Strigoi passed."""
    left = stealth_left(t, seat)
    if left == 0:
        return lo, hi
    if left > 1 or t.alone():
        lo, hi, _cost, _met = spread(t, seat, steps, BOTH, NONE)
        return lo, hi
    for passed in range(i64(1), i64(BOTH)):  # of the masks: either Strigoi
        more_lo, more_hi, _cost, _met = spread(t, seat, steps, passed, NONE)
        lo |= more_lo
        hi |= more_hi
    return lo, hi


def refuse_others(t: Armata, seat: i64, lo: i64, hi: i64) -> None:
    """AS.2a.1, AS.2a.3, AS.2a.7, AS.7.1 Why the wolf cannot come to the other spaces."""
    plan = t.plan
    there_lo, there_hi = spaces_there(t)
    for spot in range(plan.spots):
        if (there_lo & ~lo & plan.bit_lo[spot]) | (there_hi & ~hi & plan.bit_hi[spot]) == 0 or spot == t.at[seat]:
            continue
        if t.wolf_on(spot) != NONE:
            t.refuse(plan.label[spot], WOLF_STANDS_THERE)
        elif t.strigoi_on(spot) == NONE or altar_is_ready(t):
            t.refuse(plan.label[spot], TOO_FAR)
        else:
            t.refuse(plan.label[spot], STRIGOI_STANDS_THERE)
            t.refuse(plan.label[spot], ALTAR_TOO_LOW)


# -- going there -------------------------------------------------------------------------------------------------------
def go_to(t: Armata, seat: i64, spot: i64) -> None:
    """AS.2a.6, AS.2a.7, AS.7.4 One leg: to a space, or into a fight with a Strigoi, after which the wolf stands where
    it could last stop.  An active mark forces 2b, unless Stealth avoids it; variant stealth_mark=walk_on: it may go on
    from there."""
    strigoi = t.strigoi_on(spot)
    if strigoi != NONE:
        approach(t, seat, strigoi)
        fight_strigoi(t, seat, strigoi, False)
        t.phase = AFTER_FIGHT
        return
    walk(t, seat, spot)
    colour = t.active_mark(spot)
    if colour != 0 and (meet(t, seat, colour) or not t.switches.stealth_walk_on):
        t.phase = AFTER_FIGHT


def approach(t: Armata, seat: i64, strigoi: i64) -> None:
    """AS.7.4 The way into the fight decides where the wolf stands afterwards."""
    lo, hi = approaches(t, seat, strigoi)
    offer_spaces(t, lo, hi)
    t.at[seat] = t.plan.spot[t.ask(seat, APPROACH)]
    t.tell(WOLF_MOVED, NONE, seat, t.plan.label[t.at[seat]])


def walk(t: Armata, seat: i64, spot: i64) -> None:
    """AS.2a.1, AS.2a.7, AS.5.10, AS.13.1 By the shortest way; where one past a Strigoi, for a discard, is shorter, the
    player chooses, and is asked wherever that could tell of hidden Reward cards."""
    steps = steps_left(t, seat)
    free = has_stealth_all_turn(t, seat)
    _lo, _hi, cost, met = spread(t, seat, steps, BOTH if free else 0, spot)
    if met and not free:
        cost = choose_way(t, seat, spot, steps, cost)
    t.walked += cost
    t.at[seat] = spot
    t.tell(WOLF_MOVED, NONE, seat, t.plan.label[spot])


def choose_way(t: Armata, seat: i64, spot: i64, steps: i64, direct: i64) -> i64:
    """AS.2a.7, AS.5.10 The steps of the way to a space that the player chooses: the `direct` one past no Strigoi, or a
    shorter one past one or two, for a discard each.

    On an active mark the movement ends, so that no shorter way is wanted; in the variant stealth_mark=walk_on it is.
    Variant rewards_open=no: who holds Reward cards is asked even where there is but one way, or it would tell.
    """
    halts = t.active_mark(spot) != 0 and not t.switches.stealth_walk_on
    left: i64 = 0
    if direct == NONE or not halts:
        left = stealth_left(t, seat)
    past_one: i64 = NONE
    past_two: i64 = NONE
    if left > 0:
        past_one = steps_past(t, seat, spot, steps, 1)
    if left > 1:
        past_two = steps_past(t, seat, spot, steps, 2)
    one = is_wanted(past_one, direct, halts)
    two = is_wanted(past_two, past_one if one else direct, halts)
    if not one and not two and (is_forbidden(t, seat, STEALTH) or not may_hide_a_source(t, seat)):
        return direct
    if direct != NONE:
        t.offer(0)
    if one:
        t.offer(1)
    if two:
        t.offer(2)
    way = t.ask(seat, WHICH_WAY)
    for _ in range(way):
        t.tell(STRIGOI_PASSED, pay_stealth(t, seat), seat, 0)
    return direct if way == 0 else past_one if way == 1 else past_two


def is_wanted(steps: i64, other: i64, halts: bool) -> bool:
    """Whether a way is worth a discard: there is no other, or the other is longer and the steps saved are of use."""
    return steps != NONE and (other == NONE or (steps < other and not halts))


def steps_past(t: Armata, seat: i64, spot: i64, steps: i64, passed: i64) -> i64:
    """AS.2a.7 The fewest steps to a space past one Strigoi, or two, at most; NONE if that does not lead there."""
    if passed == MOST_PASSED or t.alone():
        return steps_by(t, seat, spot, steps, BOTH)
    by_master = steps_by(t, seat, spot, steps, 1)
    by_apprentice = steps_by(t, seat, spot, steps, 2)
    if by_master == NONE or (by_apprentice != NONE and by_apprentice < by_master):
        return by_apprentice
    return by_master


def steps_by(t: Armata, seat: i64, spot: i64, steps: i64, passed: i64) -> i64:
    """The fewest steps to a space past the Strigoi of a mask, or NONE."""
    _lo, _hi, cost, _met = spread(t, seat, steps, passed, spot)
    return cost
