"""AS.2a Movement: which spaces a wolf can come to, by which way, and what it does there."""
from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gateleg.games.armata_strigoi.rules_abilities import (
    has_stealth_all_turn,
    may_hide_a_source,
    offer_abilities,
    pay_stealth,
    stealth_left,
    use_ability,
)
from gateleg.games.armata_strigoi.rules_blood import movement_penalty
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
    return max(0, t.box.movement[t.card(seat)] + t.extra + movement_penalty(t, seat)) - t.walked


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
def spread(t: Armata, seat: i64, steps: i64, passed: i64, target: i64) -> tuple[i64, i64, i64]:
    """AS.2a.1, AS.2a.2, AS.2a.3, AS.2a.4, AS.2a.6, AS.2a.7 The spaces on which a wolf can stop within so many steps.

    A space with a wolf costs nothing and cannot be stopped on.  An active mark ends the movement.  The Strigoi of the
    mask `passed` are passed at normal cost, without stopping; others are in the way.
    (low word, high word, steps to the spot `target` if it was looked for and is among them, else NONE)
    """
    plan = t.plan
    spot = t.at[seat]
    target_lo: i64 = 0
    target_hi: i64 = 0
    if target != NONE:
        target_lo = plan.bit_lo[target]
        target_hi = plan.bit_hi[target]
    wolves_lo, wolves_hi = wolves(t, seat)
    pass_lo, pass_hi = strigoi_spaces(t, passed)
    wall_lo, wall_hi = strigoi_spaces(t, BOTH ^ passed)
    halt_lo: i64 = (plan.red_lo | plan.grey_lo) & ~t.fought_lo
    halt_hi: i64 = (plan.red_hi | plan.grey_hi) & ~t.fought_hi
    front_lo = plan.bit_lo[spot]
    front_hi = plan.bit_hi[spot]
    seen_lo: i64 = front_lo | wall_lo
    seen_hi: i64 = front_hi | wall_hi
    stop_lo: i64 = 0
    stop_hi: i64 = 0
    step: i64 = 0
    while step < steps and front_lo | front_hi != 0:
        step += 1
        new_lo, new_hi = around(t, front_lo, front_hi)
        new_lo &= ~seen_lo
        new_hi &= ~seen_hi
        jump_lo: i64 = new_lo & wolves_lo
        jump_hi: i64 = new_hi & wolves_hi
        while jump_lo | jump_hi != 0:
            seen_lo |= jump_lo
            seen_hi |= jump_hi
            beyond_lo, beyond_hi = around(t, jump_lo, jump_hi)
            new_lo |= beyond_lo & ~seen_lo
            new_hi |= beyond_hi & ~seen_hi
            jump_lo = new_lo & wolves_lo & ~seen_lo
            jump_hi = new_hi & wolves_hi & ~seen_hi
        new_lo &= ~wolves_lo
        new_hi &= ~wolves_hi
        seen_lo |= new_lo
        seen_hi |= new_hi
        stop_lo |= new_lo & ~pass_lo
        stop_hi |= new_hi & ~pass_hi
        if (new_lo & target_lo & ~pass_lo) | (new_hi & target_hi & ~pass_hi) != 0:
            return stop_lo, stop_hi, step
        front_lo = new_lo & ~halt_lo
        front_hi = new_hi & ~halt_hi
    return stop_lo, stop_hi, NONE


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
    """AS.7.2, AS.7.4, AS.2a.6 The last spaces on which a wolf could stop before it enters a Strigoi's space."""
    plan = t.plan
    spot = t.at[seat]
    steps = steps_left(t, seat)
    if steps == 0:
        return 0, 0
    lo, hi, _ = spread(t, seat, steps - 1, BOTH if has_stealth_all_turn(t, seat) else 0, NONE)
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
        lo, hi, _ = spread(t, seat, steps, BOTH if free else 0, NONE)
        if steps > 1 and not free and stealth_left(t, seat) > 0 and comes_to_strigoi(t, seat, lo, hi):
            lo, hi = with_passing(t, seat, steps, lo, hi)
        if altar_is_ready(t):
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


def comes_to_strigoi(t: Armata, seat: i64, lo: i64, hi: i64) -> bool:
    """Whether a wolf that can stop on these spaces comes next to a Strigoi."""
    lo |= t.plan.bit_lo[t.at[seat]]
    hi |= t.plan.bit_hi[t.at[seat]]
    for strigoi in range(i64(2)):
        if t.lair[strigoi] != NONE:
            door_lo, door_hi = doors(t, seat, strigoi)
            if (lo & door_lo) | (hi & door_hi) != 0:
                return True
    return False


def with_passing(t: Armata, seat: i64, steps: i64, lo: i64, hi: i64) -> tuple[i64, i64]:
    """AS.2a.7, AS.5.10 What can be come to besides by discarding for Stealth, once for each Strigoi passed."""
    last: i64 = BOTH if stealth_left(t, seat) > 1 else BOTH - 1  # of the masks: either, then both
    for passed in range(i64(1), last + 1):
        more_lo, more_hi, _ = spread(t, seat, steps, passed, NONE)
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
    if has_stealth_all_turn(t, seat):
        t.walked += steps_by(t, seat, steps, spot, MOST_PASSED)
    else:
        halts = t.active_mark(spot) != 0 and not t.switches.stealth_walk_on
        most = min(MOST_PASSED, stealth_left(t, seat))
        shortest: i64 = NONE
        way: i64 = 0
        ways: i64 = 0  # mask
        for passed in range(most + 1):
            cost = steps_by(t, seat, steps, spot, passed)
            if cost != NONE and (shortest == NONE or (cost < shortest and not halts)):
                way = passed
                ways |= 1 << passed
                shortest = cost
        if ways != 1 << way or may_hide_a_source(t, seat):
            for passed in range(most + 1):
                if (ways >> passed) & 1 != 0:
                    t.offer(passed)
            way = t.ask(seat, WHICH_WAY)
        t.walked += steps_by(t, seat, steps, spot, way)
        for _ in range(way):
            t.tell(STRIGOI_PASSED, pay_stealth(t, seat), seat, 0)
    t.at[seat] = spot
    t.tell(WOLF_MOVED, NONE, seat, t.plan.label[spot])


def steps_by(t: Armata, seat: i64, steps: i64, spot: i64, passed: i64) -> i64:
    """AS.2a.7 The fewest steps to a space past so many Strigoi at most; NONE if that does not lead there."""
    if passed != 1:
        _, _, cost = spread(t, seat, steps, BOTH if passed > 0 else 0, spot)
        return cost
    _, _, by_master = spread(t, seat, steps, 1, spot)
    _, _, by_apprentice = spread(t, seat, steps, 2, spot)
    if by_master == NONE or by_apprentice == NONE:
        return max(by_master, by_apprentice)
    return min(by_master, by_apprentice)
