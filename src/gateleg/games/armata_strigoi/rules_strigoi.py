"""AS.2c, AS.3 The Strigoi move and attack; where wolves go that must give way."""
from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gateleg.games.armata_strigoi.box import APPRENTICE, MASTER, X
from gateleg.games.armata_strigoi.rules_abilities import is_prevented, shock
from gateleg.games.armata_strigoi.rules_blood import lose_blood, wound_by_strigoi
from gateleg.games.armata_strigoi.rules_board import DIRECTIONS, FALLEN, ROOMS, next_room
from gateleg.games.armata_strigoi.rules_sight import (
    around,
    free_spaces,
    ladder_at,
    nearest_on_line,
    offer_spaces,
    seen_towards,
    wolves,
)
from gateleg.games.armata_strigoi.state import STRIGOI_ORDER, STRIGOI_STACK, STRIGOI_USED, Armata
from gateleg.games.armata_strigoi.words import (
    EXTRA_TURN,
    FLEE,
    LADDER_DESTROYED,
    NEAREST_WOLF,
    STEP_ASIDE,
    STRIGOI_ATTACKED,
    STRIGOI_MOVED,
    STRIGOI_STAYED,
    STRIGOI_TOKEN,
    WOLF_DISPLACED,
    WOLF_FLED,
)
from gateleg.kernel.cards import NONE

SEAT_BITS: Final = 3  # a list of seats in one number, the first lowest, each plus one
FAR: Final = 99


def strigoi_turn(t: Armata, seat: i64) -> None:
    """AS.2c.1, AS.8.2, AS.7.6 A token says which Strigoi acts; the Supreme Master acts in every turn without one."""
    extra: i64 = 0
    if t.alone():
        strigoi = survivor(t)
    else:
        if t.cards.size(STRIGOI_STACK) == 0:
            t.cards.move_all(STRIGOI_USED, STRIGOI_STACK)
            t.cards.shuffle(STRIGOI_STACK, t.chance, STRIGOI_ORDER)
        card = t.cards.draw(STRIGOI_STACK, STRIGOI_USED)
        t.tell(STRIGOI_TOKEN, card, 0, 0)
        strigoi = t.box.letter[t.cards.face(card)]
        extra = t.box.hurts[t.cards.face(card)]
    move_strigoi(t, strigoi, t.box.letter[t.card(seat)], extra, seat, True)


def survivor(t: Armata) -> i64:
    """The Master, or who is left."""
    return MASTER if t.lair[MASTER] != NONE else APPRENTICE


def extra_turn(t: Armata) -> None:
    """AS.3.1, AS.3.2 Without an attack in the round the Master, or the survivor, acts by the last letter played that
    is not X; no boost, no marker.  Variant phase3=none: nothing."""
    if t.attacked:
        t.attacked = False
        return
    if t.switches.no_extra_turn:
        return
    turn: i64 = t.seats - 1
    while turn >= 0:
        letter = t.box.letter[t.card(t.order[turn])]
        if letter != X:
            t.tell(EXTRA_TURN, NONE, survivor(t), 0)
            move_strigoi(t, survivor(t), letter, 0, t.order[turn], False)
            return
        turn -= 1


def move_strigoi(t: Armata, strigoi: i64, letter: i64, extra: i64, cause: i64, marks: bool) -> None:
    """AS.2c.2, AS.2c.3, AS.2c.4, AS.2c.5, AS.2c.6 By the book of the letter to the centre of the next room, whatever
    lies between; it bounces off where there is nothing.  Who did not move does not attack.

    cause   whose played card makes it move;   marks   whether an attack brings the Attack marker
    """
    room = t.lair[strigoi]
    if letter == X:
        t.tell(STRIGOI_STAYED, NONE, strigoi, 0)
        return
    direction = t.plan.book[7 * (ROOMS * t.turned[room] + room) + letter]
    if next_room(room, direction) == NONE:
        ladder = ladder_at(t, room, direction)
        if ladder != NONE:
            meet_ladder(t, strigoi, direction, ladder, extra, cause, marks)
            return
    goal = goal_of(t, room, direction)
    if goal == NONE:
        t.tell(STRIGOI_STAYED, NONE, strigoi, 0)
        return
    aside = t.wolf_on(t.plan.centre[goal])
    t.lair[strigoi] = goal
    t.tell(STRIGOI_MOVED, NONE, strigoi, goal)
    if aside != NONE:
        step_aside(t, aside)
    attack(t, strigoi, extra, aside, cause, marks)


def goal_of(t: Armata, room: i64, direction: i64) -> i64:
    """AS.2c.2, AS.2c.3, AS.2c.5 The room to which a Strigoi goes in a direction without a ladder, or the opposite way
    where there is nothing; NONE if it stays."""
    goal = next_room(room, direction)
    if not can_stand_in(t, goal):
        goal = next_room(room, (direction + 3) % DIRECTIONS)
    if not can_stand_in(t, goal) or t.strigoi_in(goal) != NONE:
        return NONE
    return goal


def can_stand_in(t: Armata, room: i64) -> bool:
    """AS.2c.2, AS.2c.3 Whether there is a centre to go to.  Variant middle_room=no: R0 counts as nothing."""
    if room == NONE or t.turned[room] == FALLEN:
        return False
    return room != 0 or not t.switches.no_middle_room


def meet_ladder(
    t: Armata, strigoi: i64, direction: i64, ladder: i64, extra: i64, cause: i64, marks: bool
) -> None:
    """AS.2c.4, AS.2c.6, AS.0.7 The nearest wolf on the unbroken line to the ladder is attacked instead, the exception
    to AS.2c.6; else the ladder is destroyed, and the Strigoi stays."""
    seat, _ = nearest_on_line(t, t.lair[strigoi], direction)
    if seat != NONE and t.at[seat] != ladder:
        hit_all(t, strigoi, seat + 1, extra, cause, marks)
    else:
        destroy_ladder(t, ladder)


def destroy_ladder(t: Armata, ladder: i64) -> None:
    """AS.2c.4 A wolf on it costs a Blood Point and goes to other stairs; the last ladder costs one more."""
    seat = t.wolf_on(ladder)
    t.ladders &= ~(1 << ladder)
    t.tell(LADDER_DESTROYED, NONE, t.plan.label[ladder], 0)
    if seat != NONE:
        lose_blood(t)
        flee(t, seat)
    if t.ladders == 0:
        lose_blood(t)


# -- attacks -----------------------------------------------------------------------------------------------------------
def attack(t: Armata, strigoi: i64, extra: i64, aside: i64, cause: i64, marks: bool) -> None:
    """AS.2c.8, AS.2c.7, AS.2c.9 It looks from its centre along the six lines and hits the nearest wolf on each, in the
    order N to NW, and who stepped aside for it.

    Variant attack_targets=one_nearest: one wolf, with the fewest spaces between; of several the active player chooses.
    """
    room = t.lair[strigoi]
    targets: i64 = 0
    shift: i64 = 0
    taken: i64 = 0
    least: i64 = FAR
    nearest: i64 = 0  # mask
    wolves_lo, wolves_hi = wolves(t, NONE)
    for direction in range(i64(DIRECTIONS)):
        lo, hi = seen_towards(t, room, direction)
        if (lo & wolves_lo) | (hi & wolves_hi) == 0:
            continue
        seat, before = nearest_on_line(t, room, direction)
        if before < least:
            least = before
            nearest = 0
        if before == least:
            nearest |= 1 << seat
        if (taken >> seat) & 1 == 0:
            taken |= 1 << seat
            targets |= (seat + 1) << shift
            shift += SEAT_BITS
    if aside != NONE and (taken >> aside) & 1 == 0:
        targets |= (aside + 1) << shift
        nearest = nearest if least == 0 else 0
        nearest |= 1 << aside
    if t.switches.one_nearest and targets != 0:
        targets = choose_nearest(t, nearest) + 1
    hit_all(t, strigoi, targets, extra, cause, marks)


def choose_nearest(t: Armata, nearest: i64) -> i64:
    """AS.2c.8, AS.0.6 Variant attack_targets=one_nearest: the active player breaks a tie."""
    for seat in range(t.seats):
        if (nearest >> seat) & 1 != 0:
            t.offer(seat)
    return t.ask(t.order[min(t.turn, t.seats - 1)], NEAREST_WOLF)


def hit_all(t: Armata, strigoi: i64, targets: i64, extra: i64, cause: i64, marks: bool) -> None:
    """AS.2c.10 An attack on at least one wolf brings the Attack marker, even if every Wound is cancelled."""
    if targets != 0 and marks:
        t.attacked = True
    while targets != 0:
        seat: i64 = (targets & 7) - 1
        targets >>= SEAT_BITS
        t.tell(STRIGOI_ATTACKED, NONE, strigoi, seat)
        hurt(t, strigoi, seat, extra, cause)


def hurt(t: Armata, strigoi: i64, seat: i64, extra: i64, cause: i64) -> None:
    """AS.2c.9, AS.4.2, AS.7.3 The Wounds and Shocks of the Strigoi's card, one by one, each with its own Protection."""
    row = t.strigoi_row(strigoi)
    for _ in range(t.box.strigoi_wounds[row] + extra):
        if not is_prevented(t, seat):
            wound_by_strigoi(t, seat, cause)
    for _ in range(t.box.strigoi_shocks[row]):
        if not is_prevented(t, seat):
            shock(t, seat)


# -- giving way --------------------------------------------------------------------------------------------------------
def step_aside(t: Armata, seat: i64) -> None:
    """AS.2c.7, AS.0.6 From the centre to an adjacent free space, its owner's choice; if there is none, to the nearest
    free one.  No encounter."""
    spot = t.at[seat]
    give_way(t, seat, t.plan.bit_lo[spot], t.plan.bit_hi[spot], STEP_ASIDE)


def flee(t: Armata, seat: i64) -> None:
    """AS.2c.4, AS.8.4, AS.2c.12 To any free ladder or stairs, its owner's choice; if there is none, to the free space
    nearest to one.  No encounter."""
    plan = t.plan
    give_way(t, seat, plan.stairs_lo & ~(31 ^ t.ladders), plan.stairs_hi, FLEE)


def give_way(t: Armata, seat: i64, lo: i64, hi: i64, kind: i64) -> None:
    """AS.2c.7, AS.2c.12 To the nearest free spaces of a set or around it, as many steps away as it must be; to any free
    space if none can be come to from there."""
    free_lo, free_hi = free_spaces(t)
    while (lo & free_lo) | (hi & free_hi) == 0:
        near_lo, near_hi = around(t, lo, hi)
        if (near_lo & ~lo) | (near_hi & ~hi) == 0:
            near_lo = free_lo
            near_hi = free_hi
        lo |= near_lo
        hi |= near_hi
    offer_spaces(t, lo & free_lo, hi & free_hi)
    t.at[seat] = t.plan.spot[t.ask(seat, kind)]
    t.tell(WOLF_FLED if kind == FLEE else WOLF_DISPLACED, NONE, seat, t.plan.label[t.at[seat]])
