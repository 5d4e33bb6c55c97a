"""AS.11.6 Lines of sight, and who stands where on the board."""
from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gateleg.games.armata_strigoi.box import CLOSED, OPEN, numbers
from gateleg.games.armata_strigoi.rules_board import ALL_LADDERS, DIRECTIONS, ROOMS, lowest, next_room
from gateleg.games.armata_strigoi.state import Armata
from gateleg.kernel.cards import NONE

LINE: Final = numbers([0] * 40)  # the spots of the last line, nearest first


def line(t: Armata, room: i64, direction: i64) -> i64:
    """AS.11.6, AS.2c.8 How many spots the line from a centre has; they are in LINE.

    Spoke, edge, the neighbour's facing edge and spoke, its centre if that is open, and so on; it ends at a missing
    space, a walled spoke, which is seen, or a ladder, which is seen.
    """
    plan = t.plan
    n: i64 = 0
    back: i64 = (direction + 3) % DIRECTIONS
    while spoke_kind(t, room, direction) == OPEN:
        LINE[n] = plan.spoke[6 * room + direction]
        n += 1
        edge = plan.edge[6 * room + direction]
        if edge == NONE:
            return n
        LINE[n] = edge
        n += 1
        other = next_room(room, direction)
        if other == NONE:
            ladder = ladder_at(t, room, direction)
            if ladder != NONE:
                LINE[n] = ladder
                n += 1
            return n
        edge = plan.edge[6 * other + back]
        if edge == NONE:
            return n
        LINE[n] = edge
        n += 1
        kind = spoke_kind(t, other, back)
        if kind == CLOSED:
            return n
        LINE[n] = plan.spoke[6 * other + back]
        n += 1
        if kind != OPEN:
            return n
        LINE[n] = plan.centre[other]
        n += 1
        room = other
    return n


def spoke_kind(t: Armata, room: i64, direction: i64) -> i64:
    """OPEN, WALLED or CLOSED, as the platform lies now."""
    return t.plan.spoke_kind[6 * (ROOMS * t.turned[room] + room) + direction]


def ladder_at(t: Armata, room: i64, direction: i64) -> i64:
    """The standing ladder at a side of a room, or NONE."""
    ladder = t.plan.ladder[6 * room + direction]
    return ladder if ladder != NONE and (t.ladders >> ladder) & 1 != 0 else NONE


def sight(t: Armata, room: i64) -> tuple[i64, i64]:
    """AS.7.5 All spaces on lines from a centre: from each of them its Strigoi can be attacked."""
    plan = t.plan
    lo: i64 = 0
    hi: i64 = 0
    for direction in range(i64(DIRECTIONS)):
        for i in range(line(t, room, direction)):
            lo |= plan.bit_lo[LINE[i]]
            hi |= plan.bit_hi[LINE[i]]
    return lo, hi


def in_sight(t: Armata, spot: i64, room: i64) -> bool:
    """AS.7.5 Whether a spot lies on a line from a centre."""
    lo, hi = sight(t, room)
    return (lo & t.plan.bit_lo[spot]) | (hi & t.plan.bit_hi[spot]) != 0


def around(t: Armata, lo: i64, hi: i64) -> tuple[i64, i64]:
    """AS.2a.2, AS.2a.5 The spaces next to those of a set; stairs and ladders are next to one another."""
    plan = t.plan
    near_lo = plan.near_lo
    near_hi = plan.near_hi
    turned = t.turned
    room = plan.room
    found_lo: i64 = 0
    found_hi: i64 = 0
    gone: i64 = ALL_LADDERS ^ t.ladders
    if (lo & plan.stairs_lo) | (hi & plan.stairs_hi) != 0:
        found_lo = plan.stairs_lo
        found_hi = plan.stairs_hi
    while lo != 0:
        spot = lowest(lo)
        lo &= lo - 1
        at: i64 = 126 * turned[room[spot]] + spot
        found_lo |= near_lo[at]
        found_hi |= near_hi[at]
    while hi != 0:
        spot = 63 + lowest(hi)
        hi &= hi - 1
        at = 126 * turned[room[spot]] + spot
        found_lo |= near_lo[at]
        found_hi |= near_hi[at]
    return found_lo & ~gone, found_hi


def wolves(t: Armata, but: i64) -> tuple[i64, i64]:
    """The spaces of all wolves but one."""
    plan = t.plan
    lo: i64 = 0
    hi: i64 = 0
    for seat in range(t.seats):
        spot = t.at[seat]
        if seat != but and spot >= 0:
            lo |= plan.bit_lo[spot]
            hi |= plan.bit_hi[spot]
    return lo, hi


def strigoi_spaces(t: Armata, which: i64) -> tuple[i64, i64]:
    """The spaces of the Strigoi in a mask."""
    plan = t.plan
    lo: i64 = 0
    hi: i64 = 0
    for strigoi in range(i64(2)):
        room = t.lair[strigoi]
        if (which >> strigoi) & 1 != 0 and room != NONE:
            lo |= plan.bit_lo[plan.centre[room]]
            hi |= plan.bit_hi[plan.centre[room]]
    return lo, hi


def spaces_there(t: Armata) -> tuple[i64, i64]:
    """All spaces that exist as the board lies now."""
    plan = t.plan
    lo: i64 = t.ladders
    hi: i64 = 0
    for room in range(i64(ROOMS)):
        lo |= plan.there_lo[ROOMS * t.turned[room] + room]
        hi |= plan.there_hi[ROOMS * t.turned[room] + room]
    return lo, hi


def free_spaces(t: Armata) -> tuple[i64, i64]:
    """Spaces on which nobody stands."""
    lo, hi = spaces_there(t)
    wolves_lo, wolves_hi = wolves(t, NONE)
    strigoi_lo, strigoi_hi = strigoi_spaces(t, 3)
    return lo & ~(wolves_lo | strigoi_lo), hi & ~(wolves_hi | strigoi_hi)


def offer_spaces(t: Armata, lo: i64, hi: i64) -> None:
    """Offer each space of a set by its label."""
    label = t.plan.label
    while lo != 0:
        t.offer(label[lowest(lo)])
        lo &= lo - 1
    while hi != 0:
        t.offer(label[63 + lowest(hi)])
        hi &= hi - 1
