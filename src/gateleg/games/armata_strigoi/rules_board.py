"""AS.11 The board: which spaces a layout has and how they are joined, however its platforms are turned.

Inside, a space is a *spot*: a bit in two words of 63, numbered for one layout (ladders first, then room by room).
Outside it is a label, the same in all layouts (words.SPACE_NAMES).
"""
from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from gateleg.games.armata_strigoi.box import (
    CLOSED,
    GREY,
    MOST_SPOTS,
    OPEN,
    RED,
    WALLED,
    Box,
    Tile,
    numbers,
)
from gateleg.games.armata_strigoi.words import SPACE_NAMES
from gateleg.kernel.bits import WORD_BITS
from gateleg.kernel.cards import NONE

LADDERS: Final = 5  # their spots are 0..4
ALL_LADDERS: Final = 31
ROOMS: Final = 7  # R0 in the middle, R1..R6 around it
OUTSIDE: Final = 7  # the "room" of ladders
DIRECTIONS: Final = 6
TURNS: Final = 6
FALLEN: Final = 6  # in place of how far a platform is turned
SPACES: Final = 132
ROOM_SPACES: Final = 19  # labels of an outer room: centre, spokes, edges, side spaces
FIRST_LADDER: Final = 127
PLACES: Final = 18  # of an arrangement before its ladders: tile, turn of the tile, platform, for R1 to R6
POSES: Final = 7  # of a platform: its turns, and fallen

LINE: Final = numbers([0] * 40)  # the spots of the last line, nearest first


def next_room(room: i64, direction: i64) -> i64:
    """The room that one of this room touches in a direction; NONE beyond an outer side."""
    if room == 0:
        return direction + 1
    side: i64 = (direction - (room - 1) + 6) % 6
    if side == 3:
        return 0
    if side == 2:
        return room % 6 + 1
    if side == 4:
        return (room + 4) % 6 + 1
    return NONE


def first_label(room: int) -> int:
    """Label of a room's centre."""
    return 0 if room == 0 else 13 + ROOM_SPACES * (room - 1)


@final
class Plan:
    """One layout, for all turns of its platforms.

    spots, label, spot   how many; [spot] its label; [label] its spot, or NONE
    room         [spot] 0..6, OUTSIDE for ladders
    near_lo, near_hi     [MOST_SPOTS * turn + spot] neighbours, where the spot's room is turned so; destroyed ladders
                 and the passages between stairs are not taken into account
    bit_lo, bit_hi       [spot] its bit
    centre       [room] spot;   spoke, edge   [6 * room + direction] spot; NONE where a tile has no edge space
    ladder       [6 * room + direction] spot of the ladder there, or NONE;   foot   [ladder] the edge space it stands at
    far          [6 * room + direction] the room around R0 that a line from there comes to, or 0
    line_lo, line_hi     [POSES * POSES * (6 * room + direction) + POSES * turn + turn of the far room] its spaces,
                 all ladders standing
    spoke_kind   [6 * (ROOMS * turn + room) + direction] OPEN or WALLED; CLOSED where there is no space
    book         [7 * (ROOMS * turn + room) + letter] the direction of a letter
    mark         [spot] RED, GREY or 0;   red_lo, ... grey_hi   the marks;   stairs_lo, stairs_hi   with all ladders
    room_lo, room_hi, plate_lo, plate_hi   [room] all its spaces; those on its platform
    there_lo, there_hi   [ROOMS * turn + room] those of them that exist
    """

    def __init__(self, box: Box, arrangement: vec[i64]) -> None:
        self.label: vec[i64] = numbers([NONE] * MOST_SPOTS)
        self.spot: vec[i64] = numbers([NONE] * SPACES)
        self.room: vec[i64] = numbers([OUTSIDE] * MOST_SPOTS)
        self.spots: i64 = 0
        self.near_lo: vec[i64] = numbers([0] * (MOST_SPOTS * (TURNS + 1)))
        self.near_hi: vec[i64] = numbers([0] * (MOST_SPOTS * (TURNS + 1)))
        self.bit_lo: vec[i64] = numbers([1 << s if s < WORD_BITS else 0 for s in range(MOST_SPOTS)])
        self.bit_hi: vec[i64] = numbers([1 << (s - WORD_BITS) if s >= WORD_BITS else 0 for s in range(MOST_SPOTS)])
        self.centre: vec[i64] = numbers([NONE] * ROOMS)
        self.spoke: vec[i64] = numbers([NONE] * (ROOMS * DIRECTIONS))
        self.edge: vec[i64] = numbers([NONE] * (ROOMS * DIRECTIONS))
        self.ladder: vec[i64] = numbers([NONE] * (ROOMS * DIRECTIONS))
        self.foot: vec[i64] = numbers([NONE] * LADDERS)
        self.far: vec[i64] = numbers([0] * (ROOMS * DIRECTIONS))
        self.line_lo: vec[i64] = numbers([0] * (POSES * POSES * ROOMS * DIRECTIONS))
        self.line_hi: vec[i64] = numbers([0] * (POSES * POSES * ROOMS * DIRECTIONS))
        self.spoke_kind: vec[i64] = numbers([CLOSED] * (ROOMS * (TURNS + 1) * DIRECTIONS))
        self.book: vec[i64] = numbers([NONE] * (ROOMS * (TURNS + 1) * 7))
        self.mark: vec[i64] = numbers([0] * MOST_SPOTS)
        self.red_lo: i64 = 0
        self.red_hi: i64 = 0
        self.grey_lo: i64 = 0
        self.grey_hi: i64 = 0
        self.stairs_lo: i64 = ALL_LADDERS
        self.stairs_hi: i64 = 0
        self.room_lo: vec[i64] = numbers([0] * ROOMS)
        self.room_hi: vec[i64] = numbers([0] * ROOMS)
        self.plate_lo: vec[i64] = numbers([0] * ROOMS)
        self.plate_hi: vec[i64] = numbers([0] * ROOMS)
        self.there_lo: vec[i64] = numbers([0] * (ROOMS * (TURNS + 1)))
        self.there_hi: vec[i64] = numbers([0] * (ROOMS * (TURNS + 1)))
        for n in range(LADDERS):
            self._add(FIRST_LADDER + n, OUTSIDE)
        lay_middle(self, box)
        for room in range(1, ROOMS):
            at: i64 = 3 * (room - 1)
            lay_room(self, box, room, int(arrangement[at]), int(arrangement[at + 1]), int(arrangement[at + 2]))
        for n in range(LADDERS):
            side = arrangement[PLACES + n]
            if side != NONE:
                self.ladder[side] = n
                self.foot[n] = self.edge[side]
        join_spaces(self)
        draw_lines(self)

    def _add(self, label: int, room: int) -> i64:
        """A new spot for a label."""
        spot = self.spots
        self.label[spot] = label
        self.spot[i64(label)] = spot
        self.room[spot] = room
        if room != OUTSIDE:
            self.room_lo[i64(room)] |= self.bit_lo[spot]
            self.room_hi[i64(room)] |= self.bit_hi[spot]
        self.spots += 1
        return spot

    def join(self, turn: int, one: i64, other: i64) -> None:
        """Two spots are neighbours: the first as long as its room is turned so."""
        self.near_lo[MOST_SPOTS * turn + one] |= self.bit_lo[other]
        self.near_hi[MOST_SPOTS * turn + one] |= self.bit_hi[other]

    def join_both(self, turn: int, one: i64, other: i64) -> None:
        self.join(turn, one, other)
        self.join(turn, other, one)

    def set_mark(self, spot: i64, colour: str) -> None:
        if colour == "red":
            self.mark[spot] = RED
            self.red_lo |= self.bit_lo[spot]
            self.red_hi |= self.bit_hi[spot]
        else:
            self.mark[spot] = GREY
            self.grey_lo |= self.bit_lo[spot]
            self.grey_hi |= self.bit_hi[spot]

    def set_stairs(self, spot: i64) -> None:
        self.stairs_lo |= self.bit_lo[spot]
        self.stairs_hi |= self.bit_hi[spot]


def lay_middle(plan: Plan, box: Box) -> None:
    """AS.P.1 R0: no platform, six passages, a ring; its books do not turn."""
    plan.centre[0] = plan._add(0, 0)
    for d in range(i64(DIRECTIONS)):
        plan.spoke[d] = plan._add(int(1 + d), 0)
    for d in range(i64(DIRECTIONS)):
        plan.edge[d] = plan._add(int(7 + d), 0)
    for space, colour in box.middle.marks.items():
        plan.set_mark(plan.spot[SPACE_NAMES.index(f"r0-{space}")], colour)
    for space in box.middle.stairs:
        plan.set_stairs(plan.spot[SPACE_NAMES.index(f"r0-{space}")])
    for turn in range(TURNS + 1):
        for d in range(DIRECTIONS):
            plan.spoke_kind[6 * (ROOMS * turn) + d] = OPEN
        for d in range(DIRECTIONS):
            plan.book[7 * (ROOMS * turn) + box.books[36 + d]] = d


def lay_room(plan: Plan, box: Box, room: int, tile_number: int, tile_turn: int, platform: int) -> None:
    """AS.11.7, AS.P.1 A tile turned by r moves its side s to direction (s + r) mod 6; a platform lies on it."""
    tile = box.tiles[tile_number]
    label = first_label(room)
    at = 6 * room
    plan.centre[i64(room)] = plan._add(label, room)
    for d in range(DIRECTIONS):
        plan.spoke[at + d] = plan._add(label + 1 + d, room)
    plan.plate_lo[i64(room)] = plan.room_lo[i64(room)]
    plan.plate_hi[i64(room)] = plan.room_hi[i64(room)]
    for side in tile.openings:
        d = (side + tile_turn) % DIRECTIONS
        plan.edge[at + d] = plan._add(label + 7 + d, room)
    for side in tile.ring:
        plan._add(label + 13 + (side + tile_turn) % DIRECTIONS, room)
    for space, colour in tile.marks.items():
        plan.set_mark(spot_on_tile(plan, room, tile_turn, space), colour)
    for space in tile.stairs:
        plan.set_stairs(spot_on_tile(plan, room, tile_turn, space))
    for turn in range(TURNS):
        lay_platform(plan, box, room, platform, turn)


def spot_on_tile(plan: Plan, room: int, tile_turn: int, space: str) -> i64:
    """The spot of an edge or side space that a tile calls by its own side."""
    offset = 7 if space[0] == "e" else 13
    return plan.spot[first_label(room) + offset + (int(space[1:]) + tile_turn) % DIRECTIONS]


def lay_platform(plan: Plan, box: Box, room: int, platform: int, turn: int) -> None:
    """AS.11.4 Turned by r, a platform has its spoke s and the book of it in direction (s + r) mod 6."""
    at: i64 = ROOMS * turn + room
    for spoke in range(DIRECTIONS):
        d = (spoke + turn) % DIRECTIONS
        plan.spoke_kind[6 * at + d] = kind_of_spoke(plan, box.platforms[platform][spoke], 6 * room + d)
        plan.book[7 * at + box.books[6 * platform + spoke]] = d


def kind_of_spoke(plan: Plan, printed: int, side: int) -> i64:
    """AS.11.3, AS.11.5 C has no space, nor has W where the tile has no edge space on that side."""
    if printed == WALLED and plan.edge[side] == NONE:
        return CLOSED
    return printed


def join_spaces(plan: Plan) -> None:
    """AS.11.7 Edges with side spaces and with the edges that face them, ladders with their edges, spokes by their kind.

    AS.8.5 Where a platform has fallen, edges, side spaces and marks remain.
    """
    for turn in range(TURNS + 1):
        for n in range(LADDERS):
            if plan.foot[n] != NONE:
                plan.join_both(turn, n, plan.foot[n])
        for room in range(ROOMS):
            at = first_label(room)
            for d in range(DIRECTIONS):
                edge = plan.edge[6 * room + d]
                if edge == NONE:
                    continue
                other = next_room(room, d)
                if other != NONE and plan.edge[6 * other + (d + 3) % 6] != NONE:
                    plan.join(turn, edge, plan.edge[6 * other + (d + 3) % 6])
                if room > 0:
                    for side in (d, (d + 5) % 6):
                        beside = plan.spot[at + 13 + side]
                        if beside != NONE:
                            plan.join_both(turn, edge, beside)
            join_spokes(plan, turn, room)
            plan.there_lo[ROOMS * turn + room] = plan.room_lo[room]
            plan.there_hi[ROOMS * turn + room] = plan.room_hi[room]
            if room > 0:
                remove_missing(plan, turn, room)


def join_spokes(plan: Plan, turn: int, room: int) -> None:
    """AS.11.3, AS.11.7 O joins centre and edge, W only the edge; the ring of R0 joins its spokes."""
    for d in range(DIRECTIONS):
        kind = plan.spoke_kind[6 * (ROOMS * turn + room) + d]
        spoke = plan.spoke[6 * room + d]
        if kind == CLOSED:
            continue
        if plan.edge[6 * room + d] != NONE:
            plan.join_both(turn, spoke, plan.edge[6 * room + d])
        if kind == OPEN:
            plan.join_both(turn, spoke, plan.centre[room])
        if room == 0:
            plan.join_both(turn, spoke, plan.spoke[(d + 1) % 6])


def remove_missing(plan: Plan, turn: int, room: int) -> None:
    """AS.8.5, AS.11.3 Spokes without a space; the whole platform once it has fallen."""
    at = ROOMS * turn + room
    for d in range(DIRECTIONS):
        if plan.spoke_kind[6 * at + d] == CLOSED:
            plan.there_lo[at] &= ~plan.bit_lo[plan.spoke[6 * room + d]]
            plan.there_hi[at] &= ~plan.bit_hi[plan.spoke[6 * room + d]]
    if turn == FALLEN:
        plan.there_lo[at] &= ~plan.bit_lo[plan.centre[room]]
        plan.there_hi[at] &= ~plan.bit_hi[plan.centre[room]]


# -- lines of sight ----------------------------------------------------------------------------------------------------
def line(plan: Plan, turned: vec[i64], ladders: i64, room: i64, direction: i64) -> i64:
    """AS.11.6, AS.2c.8 How many spots the line from a centre has; they are in LINE.

    Spoke, edge, the neighbour's facing edge and spoke, its centre if that is open, and so on; it ends at a missing
    space, a walled spoke, which is seen, or a ladder, which is seen.
    """
    n: i64 = 0
    back: i64 = (direction + 3) % DIRECTIONS
    while plan.spoke_kind[6 * (ROOMS * turned[room] + room) + direction] == OPEN:
        LINE[n] = plan.spoke[6 * room + direction]
        n += 1
        edge = plan.edge[6 * room + direction]
        if edge == NONE:
            return n
        LINE[n] = edge
        n += 1
        other = next_room(room, direction)
        if other == NONE:
            ladder = plan.ladder[6 * room + direction]
            if ladder != NONE and (ladders >> ladder) & 1 != 0:
                LINE[n] = ladder
                n += 1
            return n
        edge = plan.edge[6 * other + back]
        if edge == NONE:
            return n
        LINE[n] = edge
        n += 1
        kind = plan.spoke_kind[6 * (ROOMS * turned[other] + other) + back]
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


def draw_lines(plan: Plan) -> None:
    """AS.11.6 The spaces of every line, however the two platforms that it crosses are turned."""
    turned = numbers([0] * ROOMS)
    for room in range(i64(ROOMS)):
        for direction in range(i64(DIRECTIONS)):
            side: i64 = 6 * room + direction
            far = next_room(room, direction)
            if far == 0:
                far = next_room(0, direction)
            if far != NONE:
                plan.far[side] = far
            for turn in range(i64(POSES if room > 0 else 1)):
                turned[room] = turn
                for other in range(i64(POSES if far != NONE else 1)):
                    turned[plan.far[side]] = other
                    at: i64 = POSES * POSES * side + POSES * turn + other
                    for i in range(line(plan, turned, ALL_LADDERS, room, direction)):
                        plan.line_lo[at] |= plan.bit_lo[LINE[i]]
                        plan.line_hi[at] |= plan.bit_hi[LINE[i]]
                turned[plan.far[side]] = 0
            turned[room] = 0


def default_arrangement(box: Box) -> vec[i64]:
    """AS.P.3 The layout and the ladders that the content gives."""
    places: list[int] = []
    for tile, tile_turn, platform, _ in box.rooms:
        places += [tile, tile_turn, platform]
    return numbers([*places, *[DIRECTIONS * room + direction for room, direction in box.ladders]])


def outer_sides(tile: Tile, room: int, tile_turn: int) -> list[int]:
    """AS.P.3 Directions of the outer sides of a room at which a corridor ends."""
    found = []
    for direction in range(DIRECTIONS):
        if next_room(room, direction) == NONE and (direction - tile_turn) % DIRECTIONS in tile.openings:
            found.append(direction)
    return found
