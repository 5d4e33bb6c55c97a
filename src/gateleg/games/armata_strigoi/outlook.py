"""What lies ahead on a table, for interfaces to draw: ways of the wolf on turn, goals of Strigoi by each letter."""
from __future__ import annotations

from gateleg.games.armata_strigoi.rules_abilities import has_stealth_all_turn, stealth_left
from gateleg.games.armata_strigoi.rules_board import DIRECTIONS, LINE, ROOMS, line, next_room
from gateleg.games.armata_strigoi.rules_move import BOTH, doors, spread, steps_left
from gateleg.games.armata_strigoi.rules_sight import around, ladder_at
from gateleg.games.armata_strigoi.rules_strigoi import goal_of
from gateleg.games.armata_strigoi.state import Armata
from gateleg.kernel.cards import NONE


def bits(lo: int, hi: int) -> list[int]:
    """The spots of a set."""
    found = []
    rest = lo | hi << 63
    while rest:
        least = rest & -rest
        found.append(least.bit_length() - 1)
        rest ^= least
    return found


def neighbours(t: Armata, spot: int) -> list[int]:
    """The spots one step away, with the passages between stairs."""
    return bits(*around(t, t.plan.bit_lo[spot], t.plan.bit_hi[spot]))


class Ways:
    """Shortest ways of a wolf with the steps that it has left.

    steps   [spot] how many to each spot on which it can stop, or which it can pass
    """

    def __init__(self, t: Armata, seat: int) -> None:
        self.t = t
        self.start = int(t.at[seat])
        self.steps = {self.start: 0}
        self.stops: list[int] = []
        left = int(steps_left(t, seat))
        for passed in self.passings(seat):
            for step in range(1, left + 1):
                lo, hi, _cost, _met = spread(t, seat, step, passed, NONE)
                for spot in bits(int(lo), int(hi)):
                    if self.steps.setdefault(spot, step) == step and spot not in self.stops:
                        self.stops.append(spot)
                    self.steps[spot] = min(self.steps[spot], step)
            self.pass_strigoi(seat, passed)

    def passings(self, seat: int) -> list[int]:
        """Which Strigoi it may pass, as masks, by what it has for that."""
        if has_stealth_all_turn(self.t, seat):
            return [BOTH]
        return list(range([1, BOTH, BOTH + 1][min(2, int(stealth_left(self.t, seat)))]))

    def pass_strigoi(self, seat: int, passed: int) -> None:
        """The spaces of Strigoi lie on ways past them."""
        for strigoi in (0, 1):
            if passed >> strigoi & 1 and self.t.lair[strigoi] != NONE:
                before = [self.steps[spot] for spot in bits(*doors(self.t, seat, strigoi)) if self.goes_on_from(spot)]
                if before:
                    self.steps[int(self.t.plan.centre[self.t.lair[strigoi]])] = 1 + min(before)

    def goes_on_from(self, spot: int) -> bool:
        return spot in self.steps and (spot == self.start or self.t.active_mark(spot) == 0)

    def to(self, spot: int) -> list[int]:
        """The spots of a shortest way, wolves that are jumped over too."""
        way = [spot]
        while way[0] != self.start and (before := self.before(way[0])):
            way = before + way
        return way

    def before(self, spot: int) -> list[int]:
        """A spot one step nearer to the start, and the wolves that are jumped over from there; none without a way."""
        trails = [[spot]]
        while trails:
            longer = []
            for trail in trails:
                for near in neighbours(self.t, trail[0]):
                    if self.goes_on_from(near) and self.steps[near] == self.steps[spot] - 1:
                        return [near, *trail[:-1]]
                    if self.t.wolf_on(near) != NONE and near != self.start and near not in trail:
                        longer.append([near, *trail])
            trails = longer
        return []


def goal(t: Armata, strigoi: int, letter: int) -> tuple[int, int]:
    """Where a Strigoi would go: the room, and the ladder that it would come to instead; NONE for what there is not."""
    room = t.lair[strigoi]
    direction = t.plan.book[7 * (ROOMS * t.turned[room] + room) + letter]
    ladder = ladder_at(t, room, direction) if next_room(room, direction) == NONE else NONE
    return (int(goal_of(t, room, direction)) if ladder == NONE else NONE), int(ladder)


def lines(t: Armata, room: int) -> list[list[int]]:
    """The spots that are seen from a centre, line by line from N."""
    found = []
    for direction in range(DIRECTIONS):
        n = int(line(t.plan, t.turned, t.ladders, room, direction))
        found.append([int(LINE[i]) for i in range(n)])
    return found
