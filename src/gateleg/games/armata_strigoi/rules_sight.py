"""AS.11.6 Lines of sight, and who stands where on the board."""
from __future__ import annotations

from mypy_extensions import i64

from gateleg.games.armata_strigoi.rules_board import ALL_LADDERS, DIRECTIONS, LINE, POSES, ROOMS, line
from gateleg.games.armata_strigoi.state import Armata
from gateleg.kernel.bits import BIT_OF, PRIME, WORD_BITS
from gateleg.kernel.cards import NONE


def ladder_at(t: Armata, room: i64, direction: i64) -> i64:
    """The standing ladder at a side of a room, or NONE."""
    ladder = t.plan.ladder[6 * room + direction]
    return ladder if ladder != NONE and (t.ladders >> ladder) & 1 != 0 else NONE


def seen_towards(t: Armata, room: i64, direction: i64) -> tuple[i64, i64]:
    """AS.11.6 The spaces on one line from a centre, as the platforms lie now."""
    plan = t.plan
    turned = t.turned
    side: i64 = 6 * room + direction
    at: i64 = POSES * POSES * side + POSES * turned[room] + turned[plan.far[side]]
    return plan.line_lo[at] & ~(ALL_LADDERS ^ t.ladders), plan.line_hi[at]


def sight(t: Armata, room: i64) -> tuple[i64, i64]:
    """AS.7.5 All spaces on lines from a centre: from each of them its Strigoi can be attacked."""
    lo: i64 = 0
    hi: i64 = 0
    for direction in range(i64(DIRECTIONS)):
        line_lo, line_hi = seen_towards(t, room, direction)
        lo |= line_lo
        hi |= line_hi
    return lo, hi


def in_sight(t: Armata, spot: i64, room: i64) -> bool:
    """AS.7.5 Whether a spot lies on a line from a centre."""
    lo, hi = sight(t, room)
    return (lo & t.plan.bit_lo[spot]) | (hi & t.plan.bit_hi[spot]) != 0


def nearest_on_line(t: Armata, room: i64, direction: i64) -> tuple[i64, i64]:
    """AS.2c.8, AS.2c.4 The seat of the first wolf on a line from a centre and how many spots lie before it; NONE and
    the length of the line if there is none.  Wolves block the sight behind them, Strigoi do not."""
    n = line(t.plan, t.turned, t.ladders, room, direction)
    for i in range(n):
        seat = t.wolf_on(LINE[i])
        if seat != NONE:
            return seat, i
    return NONE, n


def around(t: Armata, lo: i64, hi: i64) -> tuple[i64, i64]:
    """AS.2a.2, AS.2a.5 The spaces next to those of a set; stairs and ladders are next to one another."""
    plan = t.plan
    near_lo = plan.near_lo
    near_hi = plan.near_hi
    turned = t.turned
    room = plan.room
    bit_of = BIT_OF
    found_lo: i64 = 0
    found_hi: i64 = 0
    if (lo & plan.stairs_lo) | (hi & plan.stairs_hi) != 0:
        found_lo = plan.stairs_lo
        found_hi = plan.stairs_hi
    while lo != 0:
        spot = bit_of[(lo & -lo) % PRIME]
        lo &= lo - 1
        at: i64 = 126 * turned[room[spot]] + spot
        found_lo |= near_lo[at]
        found_hi |= near_hi[at]
    while hi != 0:
        spot = 63 + bit_of[(hi & -hi) % PRIME]
        hi &= hi - 1
        at = 126 * turned[room[spot]] + spot
        found_lo |= near_lo[at]
        found_hi |= near_hi[at]
    return found_lo & ~(ALL_LADDERS ^ t.ladders), found_hi


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
    t.offer_each(lo, t.plan.label, 0)
    t.offer_each(hi, t.plan.label, WORD_BITS)
