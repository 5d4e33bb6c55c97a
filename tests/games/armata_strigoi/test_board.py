"""AS.11 The board of Armata Strigoi, built from tiles and platforms."""
from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from gateleg.games.armata_strigoi.box import GREY, MOST_SPOTS, RED
from gateleg.games.armata_strigoi.game import GAME
from gateleg.games.armata_strigoi.model import Model
from gateleg.games.armata_strigoi.outlook import bits
from gateleg.games.armata_strigoi.rules_abilities import turn_by, why_not_turn_by
from gateleg.games.armata_strigoi.rules_board import (
    FALLEN,
    LADDERS,
    LINE,
    ROOMS,
    Plan,
    line,
    next_room,
)
from gateleg.games.armata_strigoi.rules_sight import around, spaces_there
from gateleg.games.armata_strigoi.state import Armata
from gateleg.games.armata_strigoi.words import LETTERS, ROOM_NAMES, SPACE_NAMES
from gateleg.kernel.cards import NONE, SPECTATOR
from tests.mode import scale

BOARD: dict[str, Any] = tomllib.loads((Path(__file__).parent / "default_board.toml").read_text("utf-8"))


def table(seed: int = 1, **options: str) -> Armata:
    t = GAME.seeded(GAME.setup(options=options), seed)
    assert isinstance(t, Armata)
    return t


def model(t: Armata, options: dict[str, str] | None = None) -> Model:
    return GAME.model(t.view(SPECTATOR), GAME.setup(options=options or {}))


def names(plan: Plan, lo: int, hi: int) -> list[str]:
    return sorted(SPACE_NAMES[plan.label[spot]] for spot in bits(lo, hi))


def spot(t: Armata, name: str) -> int:
    return int(t.plan.spot[SPACE_NAMES.index(name)])


def length(t: Armata, room: int, direction: int) -> int:
    """How many spots a line has; they are in LINE."""
    return int(line(t.plan, t.turned, t.ladders, room, direction))


def next_to(t: Armata, name: str) -> list[str]:
    """Neighbours, without the passages between stairs."""
    return next(space.next for space in model(t).spaces if space.name == name)


@pytest.mark.clause("AS.11.3", "AS.11.4", "AS.11.5", "AS.11.7", "AS.P.1", "AS.P.3")
def test_the_default_layout_is_the_one_of_the_reference() -> None:
    spaces = {space.name: space for space in model(table()).spaces}
    assert len(spaces) == 115
    assert {name: sorted(space.next) for name, space in spaces.items()} == {
        name: sorted(near) for name, near in BOARD["adj"].items()
    }
    assert {name: space.mark for name, space in spaces.items() if space.mark} == BOARD["mark"]
    assert sorted(name for name, space in spaces.items() if space.stairs) == sorted(BOARD["stairs"]["spaces"])


def test_marks_and_platforms_of_the_default_layout() -> None:
    plan = table().plan
    marks = [int(plan.mark[n]) for n in range(plan.spots)]
    assert (marks.count(RED), marks.count(GREY)) == (12, 8)
    plates = [name for room in range(1, ROOMS)
              for name in names(plan, int(plan.plate_lo[room]), int(plan.plate_hi[room]))]
    assert set(BOARD["platform"]["spaces"]) < set(plates)


def test_rooms_and_letters() -> None:
    t = table()
    for room, name in enumerate(ROOM_NAMES):
        found = {d: next_room(room, d) for d in range(6)}
        assert {str(d): ROOM_NAMES[to] for d, to in found.items() if to != NONE} == BOARD["rooms"][name]
        at = 7 * (ROOMS * t.turned[room] + room)
        assert {letter: int(t.plan.book[at + n]) for n, letter in enumerate(LETTERS)} == BOARD["letters"][name]


@pytest.mark.clause("AS.11.6")
def test_sight_lines_of_the_default_layout() -> None:
    t = table()
    for room, name in enumerate(ROOM_NAMES):
        found = []
        for direction in range(6):
            n = length(t, room, direction)
            found.append([SPACE_NAMES[t.plan.label[LINE[i]]] for i in range(n)])
        assert found == BOARD["sight"][name], name


@pytest.mark.clause("AS.11.4", "AS.11.6")
def test_a_turned_platform_turns_its_books_and_lines() -> None:
    t = table()
    at = 7 * (ROOMS * t.turned[1] + 1)
    before = [int(t.plan.book[at + n]) for n in range(6)]
    turn_by(t, 1, 2)
    at = 7 * (ROOMS * t.turned[1] + 1)
    assert [int(t.plan.book[at + n]) for n in range(6)] == [(d + 2) % 6 for d in before]
    # P1: O W O C O W from N; turned by two the open spokes lie SE, SW, N and the closed one NW
    assert next_to(t, "r1-c") == ["r1-p0", "r1-p2", "r1-p4"]
    assert "r1-p5" not in {space.name for space in model(t).spaces}
    assert length(t, 1, 0) == 3  # spoke, edge, ladder l1


@pytest.mark.clause("AS.11.5", "AS.5.5")
def test_a_walled_spoke_against_a_closed_side_has_no_space() -> None:
    """T5 (turned by 4, in r4) has no opening on side 4, direction 2; P2 has walled spokes 1 and 4."""
    t = table()
    assert "r4-e2" not in {space.name for space in model(t).spaces}
    for turn in range(6):
        t.turned[4] = turn
        there = {space.name for space in model(t).spaces}
        walled = [(1 + turn) % 6, (4 + turn) % 6]
        assert ("r4-p2" in there) == (turn != 0 and 2 not in walled), turn  # its closed spoke is the second one
        for direction in walled:
            assert (f"r4-p{direction}" in there) == (direction != 2)
    t.turned[4] = 3
    t.at[0] = spot(t, "r4-p4")  # spoke 1, walled
    assert why_not_turn_by(t, 4, 4) is not None  # to direction 2
    assert why_not_turn_by(t, 4, 1) is None


@pytest.mark.clause("AS.11.7")
def test_turning_takes_wolves_on_spokes_along() -> None:
    t = table()
    t.at[0] = spot(t, "r1-p0")
    t.at[1] = spot(t, "r1-e0")
    turn_by(t, 1, 5)
    assert SPACE_NAMES[t.plan.label[t.at[0]]] == "r1-p5"
    assert SPACE_NAMES[t.plan.label[t.at[1]]] == "r1-e0"
    t.at[0] = spot(t, "r1-c")
    turn_by(t, 1, 3)
    assert SPACE_NAMES[t.plan.label[t.at[0]]] == "r1-c"


@pytest.mark.clause("AS.8.5")
def test_a_fallen_platform_leaves_edges_sides_and_marks() -> None:
    t = table()
    before = {space.name for space in model(t).spaces}
    t.turned[2] = FALLEN
    spaces = {space.name: space for space in model(t).spaces}
    assert before - set(spaces) == {name for name in before if name.startswith(("r2-c", "r2-p"))}
    assert spaces["r2-q5"].mark == BOARD["mark"].get("r2-q5")
    assert all(not name.startswith(("r2-c", "r2-p")) for space in spaces.values() for name in space.next)
    assert [LINE[i] for i in range(length(t, 0, 1))][-1] == spot(t, "r2-e4")


@pytest.mark.clause("AS.2a.2", "AS.2a.5")
def test_stairs_and_ladders_are_one_step_apart() -> None:
    t = table()
    ladder = spot(t, "l3")
    found = names(t.plan, *around(t, int(t.plan.bit_lo[ladder]), int(t.plan.bit_hi[ladder])))
    assert found == sorted([*BOARD["stairs"]["spaces"], "r3-e2"])
    t.ladders &= ~1
    found = names(t.plan, *around(t, int(t.plan.bit_lo[ladder]), int(t.plan.bit_hi[ladder])))
    assert "l1" not in found
    edge = spot(t, "r1-e0")
    assert "l1" not in names(t.plan, *around(t, int(t.plan.bit_lo[edge]), int(t.plan.bit_hi[edge])))


@pytest.mark.clause("AS.P.1", "AS.P.2", "AS.P.3")
def test_random_layouts_are_whole() -> None:
    """Every space can be reached, neighbours are mutual, signs are not adjacent, at most 126 spaces."""
    for seed in range(scale(2000, 60)):
        t = table(seed, layout="random")
        assert sorted(int(t.arrangement[3 * n]) for n in range(6)) == list(range(6))
        assert sorted(int(t.arrangement[3 * n + 2]) for n in range(6)) == list(range(6))
        assert abs(int(t.lair[0] - t.lair[1])) not in (1, 5)
        for strigoi in range(2):
            assert t.box.sign[t.arrangement[3 * t.lair[strigoi] - 1]] == strigoi
        assert [int(side) for side in t.arrangement[18:]] == [NONE] * LADDERS
        assert t.plan.spots <= MOST_SPOTS
        t.ladders = 0
        lo, hi = map(int, spaces_there(t))
        seen = (int(t.plan.bit_lo[t.plan.centre[0]]), int(t.plan.bit_hi[t.plan.centre[0]]))
        while True:
            near = around(t, *seen)
            wider = (seen[0] | int(near[0]), seen[1] | int(near[1]))
            if wider == seen:
                break
            seen = wider
        assert seen == (lo, hi), seed
        for one in bits(lo, hi):
            for other in bits(*map(int, around(t, int(t.plan.bit_lo[one]), int(t.plan.bit_hi[one])))):
                back = bits(*map(int, around(t, int(t.plan.bit_lo[other]), int(t.plan.bit_hi[other]))))
                assert one in back
