"""What holds on every board of Armata Strigoi, however its platforms lie and whoever stands where.

The board is walked here anew, space by space from `adj` of the model, to be compared with the rules' bit sets.
"""
from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gateleg.games.armata_strigoi.box import STEALTH
from gateleg.games.armata_strigoi.game import GAME
from gateleg.games.armata_strigoi.outlook import Ways, bits, lines
from gateleg.games.armata_strigoi.rules_abilities import turn_by, why_not_turn_by
from gateleg.games.armata_strigoi.rules_board import ALL_LADDERS, FALLEN, LADDERS, ROOMS, TURNS
from gateleg.games.armata_strigoi.rules_move import BOTH, approaches, spread, walk
from gateleg.games.armata_strigoi.rules_sight import around, in_sight, seen_towards, sight, spaces_there
from gateleg.games.armata_strigoi.state import REWARDS, Armata
from gateleg.games.armata_strigoi.words import SEAT_NAMES, WHICH_WAY
from gateleg.kernel.cards import NONE
from gateleg.kernel.table import Chooser, Prompt, State
from tests.mode import scale

WOLVES = 5
FAR = 99
EXAMPLES = settings(max_examples=scale(300, 12))


@dataclass
class Board:
    """A board: seed of its layout (0: the default one), turns of R1 to R6, mask of ladders, then numbers that choose
    where wolves, Strigoi and Fight tokens are."""

    layout: int
    turns: list[int]
    ladders: int
    wolves: list[int]
    lairs: tuple[int, int]
    fought: int

    def table(self, options: dict[str, str] | None = None) -> Armata:
        options = {**({"layout": "random"} if self.layout else {}), **(options or {})}
        t = GAME.seeded(GAME.setup(SEAT_NAMES[:WOLVES], options), self.layout)
        assert isinstance(t, Armata)
        for room in range(1, ROOMS):
            t.turned[room] = self.turns[room - 1]
        t.ladders = ALL_LADDERS if self.layout else self.ladders  # a random layout has not got any yet
        standing = [room for room in range(ROOMS) if t.turned[room] != FALLEN]
        t.lair[0] = standing[self.lairs[0] % len(standing)]
        others = [room for room in standing if room != t.lair[0]]
        t.lair[1] = others[self.lairs[1] % len(others)] if others else NONE
        free = [spot for spot in there(t) if t.strigoi_on(spot) == NONE]
        for seat, number in enumerate(self.wolves):
            t.at[seat] = free.pop(number % len(free))
        for spot in range(t.plan.spots):
            if t.plan.mark[spot] and self.fought >> spot % 20 & 1:
                t.fought_lo |= t.plan.bit_lo[spot]
                t.fought_hi |= t.plan.bit_hi[spot]
        return t


BOARDS = st.builds(
    Board,
    layout=st.integers(0, 20),
    turns=st.lists(st.integers(0, FALLEN), min_size=ROOMS - 1, max_size=ROOMS - 1),
    ladders=st.integers(0, (1 << LADDERS) - 1),
    wolves=st.lists(st.integers(0, 130), min_size=WOLVES, max_size=WOLVES),
    lairs=st.tuples(st.integers(0, 6), st.integers(0, 6)),
    fought=st.integers(0, (1 << 20) - 1),
)


def there(t: Armata) -> list[int]:
    return bits(*map(int, spaces_there(t)))


def near(t: Armata, spot: int) -> list[int]:
    return bits(*map(int, around(t, t.plan.bit_lo[spot], t.plan.bit_hi[spot])))


def walked(t: Armata, seat: int, passed: int) -> dict[int, int]:
    """The fewest steps to every space that a wolf can be on: a wolf's space costs nothing, the Strigoi of the mask are
    passed, an active mark is the end.  Spaces of wolves and Strigoi are in it too."""
    start = int(t.at[seat])
    best = {start: 0}
    rims = [[start]]
    while rims[-1]:
        rim: list[int] = []
        step = len(rims)
        open_spots = [spot for spot in rims[-1] if spot == start or t.active_mark(spot) == 0]
        while open_spots:
            beyond: list[int] = []
            for spot in open_spots:
                for other in near(t, spot):
                    strigoi = t.strigoi_on(other)
                    if other in best or (strigoi != NONE and not passed >> strigoi & 1):
                        continue
                    best[other] = step
                    (beyond if t.wolf_on(other) != NONE else rim).append(other)
            open_spots = beyond
        rims.append(rim)
    return best


def stops(t: Armata, seat: int, steps: int, passed: int) -> set[int]:
    """Where the wolf can stop, by `walked`."""
    reached = walked(t, seat, passed)
    return {
        spot for spot, cost in reached.items()
        if 0 < cost <= steps and t.wolf_on(spot) == NONE and t.strigoi_on(spot) == NONE
    }


@given(BOARDS)
@EXAMPLES
def test_neighbours_are_mutual_and_there(board: Board) -> None:
    t = board.table()
    spots = there(t)
    for spot in spots:
        assert set(near(t, spot)) <= set(spots)
        assert all(spot in near(t, other) for other in near(t, spot))


@pytest.mark.clause("AS.2a.1", "AS.2a.3", "AS.2a.7")
@given(BOARDS, st.integers(0, 8), st.integers(0, BOTH))
@EXAMPLES
def test_a_wolf_reaches_what_can_be_walked_to(board: Board, steps: int, passed: int) -> None:
    t = board.table()
    lo, hi, _, met = spread(t, 0, steps, passed, NONE)
    assert set(bits(int(lo), int(hi))) == stops(t, 0, steps, passed)
    before = walked(t, 0, passed)
    beside = {spot for spot, cost in before.items() if cost < steps and t.strigoi_on(spot) == NONE}
    open_ones = {spot for spot in beside if spot == t.at[0] or t.active_mark(spot) == 0 or t.wolf_on(spot) != NONE}
    strigoi = {int(t.plan.centre[room]) for room in t.lair if room != NONE}
    if any(other in strigoi for spot in open_ones for other in near(t, spot)):
        assert met


@pytest.mark.clause("AS.2a.1", "AS.2a.7")
@given(BOARDS, st.integers(1, 8), st.integers(0, BOTH), st.integers(0, 130))
@EXAMPLES
def test_the_steps_to_a_space_are_the_fewest(board: Board, steps: int, passed: int, number: int) -> None:
    t = board.table()
    spots = there(t)
    target = spots[number % len(spots)]
    _, _, cost, _ = spread(t, 0, steps, passed, target)
    reached = stops(t, 0, steps, passed)
    assert cost == (walked(t, 0, passed)[target] if target in reached else NONE)


@given(BOARDS, st.integers(1, 7))
@EXAMPLES
def test_more_steps_and_more_passing_reach_no_less(board: Board, steps: int) -> None:
    t = board.table()

    def reach(steps: int, passed: int) -> set[int]:
        lo, hi, _, _ = spread(t, 0, steps, passed, NONE)
        return set(bits(int(lo), int(hi)))

    assert reach(steps, 0) <= reach(steps + 1, 0)
    assert reach(steps, 0) <= reach(steps, 1) & reach(steps, 2)
    assert reach(steps, 1) | reach(steps, 2) <= reach(steps, BOTH)


@given(BOARDS, st.integers(0, 130))
@EXAMPLES
def test_the_way_back_is_as_long(board: Board, number: int) -> None:
    """With every mark inactive and nobody in the way."""
    t = board.table()
    for spot in range(t.plan.spots):
        if t.plan.mark[spot]:
            t.fought_lo |= t.plan.bit_lo[spot]
            t.fought_hi |= t.plan.bit_hi[spot]
    for seat in range(1, WOLVES):
        t.at[seat] = NONE
    spots = [spot for spot in there(t) if t.strigoi_on(spot) == NONE and spot != t.at[0]]
    target = spots[number % len(spots)]
    _, _, there_by, _ = spread(t, 0, 40, 0, target)
    start = int(t.at[0])
    t.at[0] = target
    _, _, back_by, _ = spread(t, 0, 40, 0, start)
    assert there_by == back_by


class Takes(Chooser):
    """Takes the option of a number, and remembers which ways were offered."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.ways: list[int] = [0]

    def choose(self, t: State) -> int:
        if t.prompt.kind == WHICH_WAY:
            self.ways = [int(t.prompt.options[n]) for n in range(t.prompt.count)]
        return self.number % int(t.prompt.count)


@pytest.mark.clause("AS.2a.7", "AS.5.10")
@given(BOARDS, st.integers(0, 130), st.integers(0, 2), st.integers(0, 1))
@EXAMPLES
def test_ways_past_strigoi_cost_a_discard_each_where_they_are_shorter(
    board: Board, number: int, choice: int, walk_on: int
) -> None:
    """With two Shadow Cloaks in hand, on a card without Stealth."""
    t = board.table({"stealth_mark": "walk_on"} if walk_on else {})
    t.played[0] = next(card for card in range(t.box.heroic) if t.box.icon(t.cards.face(card), STEALTH) == 0)
    cloaks = [card for card in range(t.cards.layout.cards) if t.box.ids[t.cards.face(card)] == "reward-shadow-cloak"]
    for card in cloaks:
        t.cards.move(card, REWARDS)
    steps = int(t.box.movement[t.card(0)])
    reach = [stops(t, 0, steps, passed) for passed in range(BOTH + 1)]
    targets = sorted(set[int]().union(*reach))
    if not targets:
        return
    target = targets[number % len(targets)]
    costs = [walked(t, 0, passed)[target] if target in reach[passed] else FAR for passed in range(BOTH + 1)]
    halts = t.active_mark(target) != 0 and not walk_on
    ways = {way: cost for way, cost in enumerate([costs[0], min(costs[1:3]), costs[3]]) if cost < FAR}
    for way in (2, 1):
        shorter = [ways[fewer] for fewer in range(way) if fewer in ways]
        if way in ways and shorter and (halts or ways[way] >= min(shorter)):
            del ways[way]
    chooser = Takes(choice)
    t.prompt = Prompt(chooser)
    walk(t, 0, target)
    assert chooser.ways == sorted(ways)
    way = chooser.ways[choice % len(chooser.ways)]
    assert t.walked == ways[way]
    assert t.cards.size(REWARDS) == len(cloaks) - way
    assert t.at[0] == target


@pytest.mark.clause("AS.7.4")
@given(BOARDS)
@EXAMPLES
def test_a_strigoi_is_approached_from_where_the_wolf_could_stop(board: Board) -> None:
    t = board.table()
    t.played[0] = t.cards.at(0, 0)  # any Action card
    steps = int(t.box.movement[t.card(0)])
    for strigoi in range(2):
        if t.lair[strigoi] == NONE:
            continue
        found = set(bits(*map(int, approaches(t, 0, strigoi))))
        could = {int(t.at[0])} | {spot for spot in stops(t, 0, steps - 1, 0) if t.active_mark(spot) == 0}
        centre = int(t.plan.centre[t.lair[strigoi]])
        assert found == {spot for spot in could if centre in enters(t, spot)}


def enters(t: Armata, spot: int) -> set[int]:
    """The spaces that one step leads to, jumping over wolves."""
    found: set[int] = set()
    fringe = [spot]
    while fringe:
        for other in near(t, fringe.pop()):
            if other not in found:
                found.add(other)
                if t.wolf_on(other) not in (NONE, 0):
                    fringe.append(other)
    return found


@pytest.mark.clause("AS.11.6")
@given(BOARDS)
@EXAMPLES
def test_sight_is_what_the_lines_show(board: Board) -> None:
    t = board.table()
    for room in range(ROOMS):
        if t.turned[room] == FALLEN:
            continue
        for direction, spots in enumerate(lines(t, room)):
            assert sorted(spots) == bits(*map(int, seen_towards(t, room, direction)))
            assert set(spots) <= set(there(t))
            chain = [int(t.plan.centre[room]), *spots]
            assert all(two in near(t, one) for one, two in pairwise(chain))
        assert bits(*map(int, sight(t, room))) == sorted({spot for line in lines(t, room) for spot in line})


@pytest.mark.clause("AS.11.6", "AS.11.3")
@given(BOARDS)
@EXAMPLES
def test_centres_see_each_other_or_neither_does(board: Board) -> None:
    t = board.table()
    rooms = [room for room in range(ROOMS) if t.turned[room] != FALLEN]
    for one in rooms:
        for other in rooms:
            assert in_sight(t, t.plan.centre[one], other) == in_sight(t, t.plan.centre[other], one)


@pytest.mark.clause("AS.11.4", "AS.11.7", "AS.5.5")
@given(BOARDS, st.integers(1, ROOMS - 1), st.integers(1, TURNS - 1))
@EXAMPLES
def test_a_platform_turned_all_the_way_lies_as_before(board: Board, room: int, by: int) -> None:
    t = board.table()
    if t.turned[room] == FALLEN or why_not_turn_by(t, room, by) is not None:
        return
    before = (there(t), [near(t, spot) for spot in there(t)], [int(spot) for spot in t.at], lines(t, room))
    books = [int(t.plan.book[7 * (ROOMS * t.turned[room] + room) + letter]) for letter in range(6)]
    turn_by(t, room, by)
    assert [int(t.plan.book[7 * (ROOMS * t.turned[room] + room) + letter]) for letter in range(6)] == [
        (direction + by) % 6 for direction in books
    ]
    standing = [int(spot) for spot in t.at]
    assert len(set(standing)) == len(standing)
    assert set(standing) <= set(there(t))
    assert why_not_turn_by(t, room, TURNS - by) is None
    turn_by(t, room, TURNS - by)
    assert (there(t), [near(t, spot) for spot in there(t)], [int(spot) for spot in t.at], lines(t, room)) == before


@given(BOARDS)
@EXAMPLES
def test_ways_are_as_long_as_their_steps(board: Board) -> None:
    """The way drawn to each stop goes from neighbour to neighbour and costs what the rules charge."""
    t = board.table()
    t.played[0] = t.cards.at(0, 0)
    ways = Ways(t, 0)
    for stop in ways.stops:
        way = ways.to(stop)
        assert way[0] == t.at[0]
        assert all(two in near(t, one) for one, two in pairwise(way))
        assert sum(t.wolf_on(spot) == NONE for spot in way[1:]) == ways.steps[stop]
