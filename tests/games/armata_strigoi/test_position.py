"""Positions of Armata Strigoi that cannot be are refused with the path of what is wrong."""
from __future__ import annotations

import copy
from typing import Any

import pytest

from gateleg.games.armata_strigoi.game import GAME
from gateleg.kernel.chance import fast_chance, seeded
from gateleg.kernel.errors import InputError
from gateleg.kernel.play import RandomPlay
from gateleg.kernel.table import Prompt, play_step


def position_of(steps: int) -> dict[str, Any]:
    t = GAME.seeded(GAME.setup(), 5, Prompt(RandomPlay(seeded(6))))
    while t.public()["phase"] != 3 or steps > 0:
        play_step(t)
        steps -= 1
    return GAME.to_position(t)


def change(position: dict[str, Any], path: str, value: object) -> dict[str, Any]:
    changed = copy.deepcopy(position)
    *keys, last = path.split(".")
    table = changed
    for key in keys:
        table = table[key]
    table[last] = value
    return changed


@pytest.mark.parametrize(("path", "value", "error", "expected"), [
    ("round", -1, "round", "from 0"),
    ("round", 0, "phase", "ladders or wolves in round 0"),
    ("phase", "tea", "phase", "one of ladders"),
    ("phase", "wolves", "phase", "another in round"),
    ("turn", 3, "turn", "from 1 to 2"),
    ("moon", 1, "moon", "one of"),
    ("layout.r1.tile", "t2", "layout", "each tile in one room"),
    ("layout.r1.platform", "p9", "layout.r1.platform", "one of p1"),
    ("layout.r1.tile-turn", 6, "layout.r1.tile-turn", "from 0 to 5"),
    ("layout.r1.colour", "red", "layout.r1.colour", "one of platform"),
    ("ladders.l1", "r1-e3", "ladders.l1", "one of r1-e0"),
    ("ladders.l2", "r1-e0", "ladders.l2", "an edge without another ladder"),
    ("ladders.l1", "nowhere", "ladders.l1", "an edge space"),
    ("destroyed", ["l6"], "destroyed[0]", "one of l1"),
    ("platforms.r1", 6, "platforms.r1", "from 0 to 5"),
    ("platforms.r0", 1, "platforms.r0", "one of r1"),
    ("fought", ["r1-c"], "fought[0]", "one of"),
    ("wolves.p2", "attila", "wolves.p2", "a wolf that no other player has"),
    ("wolves.p1", "none", "wolves.p1", "one of attila"),
    ("at.p1", "r4-e2", "at.p1", "one of"),
    ("lairs.master", "r9", "lairs.master", "one of r0"),
    ("lairs", {"master": "r1", "apprentice": "r1"}, "lairs", "different rooms"),
    ("lairs", {"master": "destroyed", "apprentice": "destroyed"}, "lairs", "a Strigoi that is not destroyed"),
    ("altar", 22, "altar", "from 0 to 21"),
    ("hell", 5, "hell", "less than 5"),
    ("played.p1", "none", "played.p1", "a card in front of p1"),
    ("played.p1", "roel-moon", "played.p1", "an Action card that lies in front of p1"),
    ("order", ["p1"], "order", "all of p1, p2"),
    ("icons.p1", {"flight": 1}, "icons.p1.flight", "one of"),
    ("wounds.p1", ["wound-strength-1"] * 3, "wounds.p1", "fewer than 3 Wounds"),
    ("hits.master", ["wound-movement-2"] * 2 + ["wound-movement-1"], "hits.master", "at most 2 Wounds"),
    ("hands.p1", ["reward-war-axe"], "hands.p1[0]", "a card that can lie there"),
    ("tokens.p1", ["token-stealth", "token-stealth"], "tokens.p1[1]", "not given more often"),
    ("front.p1", ["attila-watch", "attila-moon"], "front.p1", "at most 1 cards"),
])
def test_a_position_that_cannot_be_is_refused_with_its_path(
    path: str, value: object, error: str, expected: str
) -> None:
    setup = GAME.setup()
    position = change(position_of(4), "destroyed", [])
    position["wolves"] = {"p1": "attila", "p2": "charles"}
    position["ladders"] = {"l1": "r1-e0", "l2": "r2-e1", "l3": "r3-e2", "l4": "r4-e3", "l5": "r6-e5"}
    position["decks"]["wounds"] = []  # all that lie nowhere else
    position["tokens"] = {"p1": [], "p2": []}
    position["decks"]["reward-tokens"] = []
    position["wounds"] = {"p1": [], "p2": []}
    GAME.from_position(setup, position, fast_chance(1, len(GAME.purposes)))
    with pytest.raises(InputError) as caught:
        GAME.from_position(setup, change(position, path, value), fast_chance(1, len(GAME.purposes)))
    assert caught.value.path == error
    assert expected in caught.value.expected


def test_points_have_names() -> None:
    t = GAME.seeded(GAME.setup(), 3, Prompt(RandomPlay(seeded(4))))
    assert GAME.at_point(t, "new game")
    play_step(t)
    assert not GAME.at_point(t, "new game")
    play_step(t)
    assert GAME.at_point(t, "after wolves")
    assert GAME.at_point(t, "round 1")
    play_step(t)
    assert GAME.at_point(t, "round 1 turn 1")
    for name in ("round 0", "round 1 turn 6", "after tea"):
        with pytest.raises(InputError):
            GAME.at_point(t, name)
