"""Packs of content for Armata Strigoi: good ones are played with, broken ones named by item and field."""
from __future__ import annotations

from typing import Any

import pytest

from gateleg.games.armata_strigoi.game import GAME
from gateleg.kernel.errors import InputError
from gateleg.kernel.pack import shape_faults
from gateleg.kernel.table import play_out
from tests.games.armata_strigoi.packs import WEAK_STRIGOI

CARD = {
    "name": "Howl", "movement": 3, "strength": 3, "abilities": [], "self_wound": False, "letter": "A",
    "initiative": 50,
}

REWARD = {**{field: CARD[field] for field in ("name", "movement", "strength", "abilities", "self_wound")}, "count": 1}


def test_the_own_content_has_the_shape() -> None:
    own = GAME.content()
    assert [fault.path for fault in shape_faults(own, GAME.schema, own)] == []
    assert [fault.path for fault in GAME.content_faults(own)] == []


def test_a_pack_changes_the_game() -> None:
    setup = GAME.setup(pack=WEAK_STRIGOI)
    assert setup.content_id() != GAME.setup().content_id()
    wins = 0
    for seed in range(10):
        t = GAME.seeded(setup, seed)
        play_out(t)
        wins += bool(GAME.summary(t)["winners"])
    assert wins > 0


@pytest.mark.parametrize(("pack", "path", "expected"), [
    ({"dragon": []}, "content.dragon", "one of"),
    ({"action_card": [{"id": "attila-moon", "movement": 13}]}, "action_card attila-moon.movement", "from 0 to 12"),
    ({"action_card": [{"id": "attila-moon", "letter": "G"}]}, "action_card attila-moon.letter", "one of A, B"),
    ({"action_card": [{"id": "attila-moon", "abilities": ["fly"]}]}, "action_card attila-moon.abilities[0]", "one of"),
    ({"action_card": [{"id": "attila-moon", "initiative": 1}]}, "legendary the-evil-made-me-do-it.initiative",
     "another"),
    ({"action_card": [{"id": "attila-moon", "owner": "fido"}]}, "action_card attila-moon.owner", "one of attila"),
    ({"action_card": [{"id": "attila-moon", "owner": "roel"}]}, "action_card", "6 cards of each wolf"),
    ({"heroic": [{"id": "x", "gain": "luck", **CARD}]}, "heroic x.gain", "one of first-grey"),
    ({"legendary": [{"id": "x", "gain": "first-powerwolf-wounded-by-a-strigoi", "take_reward_card_instead": False,
                     **CARD}]}, "legendary", "one card gained by"),
    ({"powerwolf": [{"id": "fido", "name": "Fido", "role": "Dog", "emphasis": "pack"}]}, "powerwolf",
     "5 wolves, not 6"),
    ({"encounter": [{"id": "red-ghoul", "pile": "blue"}]}, "encounter red-ghoul.pile", "one of grey, red"),
    ({"encounter": [{"id": "red-ghoul", "rewards": ["gold"]}]}, "encounter red-ghoul.rewards[0]", "one of"),
    ({"encounter": [{"id": "red-ghoul", "count": 0}]}, "encounter red-ghoul.count", "from 1 to 40"),
    ({"replace": ["encounter"], "encounter": []}, "encounter", "a monster in the red pile"),
    ({"wound": [{"id": "wound-movement-1", "effect": "sleep"}]}, "wound wound-movement-1.effect", "one of"),
    ({"wound": [{"id": "wound-movement-1", "value": 1}]}, "wound wound-movement-1.value", "from -6 to 0"),
    ({"wounds": {"limit": 5}}, "wound", "at least 25 counters"),
    ({"strigoi": [{"id": "master", "life": 0}]}, "strigoi master.life", "from 1 to 8"),
    ({"strigoi": [{"id": "count"}]}, "strigoi count.id", "one of apprentice, master"),
    ({"supreme": [{"id": "supreme-master", "front": "apprentice"}]}, "supreme", "an entry whose front is master"),
    ({"blood": {"supply": 11}}, "blood_limit 5-players.hell", "at most 11"),
    ({"blood_limit": [{"id": "2-players", "players": 3}]}, "blood_limit", "one entry for each number"),
    ({"fight_tokens": {"count": 0}}, "fight_tokens.count", "from 1 to 20"),
    ({"reward_card": [{"id": "token-heal", **REWARD}]}, "reward_token token-heal.id", "an id that no reward_card has"),
    ({"reward_card": [{"id": "reward-war-axe", "count": 40}, {"id": "reward-iron-shield", "count": 40},
                      {"id": "reward-holy-water", "count": 40}]}, "content", "at most 255 cards"),
    ({"reward_card": [{"id": "stop", **REWARD}]}, "reward_card stop.id", "an id that no word of the game has"),
    ({"reward_card": [{"id": "r0-c", **REWARD}]}, "reward_card r0-c.id", "an id that no word of the game has"),
    ({"tile": [{"id": "t1", "openings": [1, 0]}]}, "tile t1.openings", "rising order"),
    ({"tile": [{"id": f"t{n}", "openings": [0, 1, 2], "ring_sides": []} for n in range(1, 7)]}, "tile.openings",
     "for 5 ladders however the tiles lie, not for 0"),
    ({"tile": [{"id": "t5", "ring_sides": [0, 1, 2, 3]}]}, "tile t5.ring_sides", "between two openings"),
    ({"tile": [{"id": "t1", "marks": {"q5": "red"}}]}, "tile t1.marks.q5", "one of e0"),
    ({"tile": [{"id": "t1", "stairs": ["q5"]}]}, "tile t1.stairs", "some of e0"),
    ({"tile": [{"id": "t7", "openings": [], "ring_sides": [], "marks": {}, "stairs": []}]}, "tile", "6 entries, not 7"),
    ({"tile": [{"id": f"t{n}", "openings": [0, 1, 2, 3, 4, 5], "ring_sides": [0, 1, 2, 3, 4, 5]} for n in range(1, 7)]},
     "tile", "at most 126 spaces"),
    ({"centre_tile": {"stairs": ["q1"]}}, "centre_tile.stairs", "some of i0"),
    ({"platform": [{"id": "p1", "spokes": ["O"]}]}, "platform p1.spokes", "a list of 6"),
    ({"platform": [{"id": "p1", "books": ["A", "A", "B", "C", "D", "E"]}]}, "platform p1.books", "each letter"),
    ({"platform": [{"id": "p1", "strigoi": ""}]}, "platform", "one platform with the sign of the master"),
    ({"room": [{"id": "r1", "tile": "t2"}]}, "room.tile", "each tile once"),
    ({"room": [{"id": "r3", "platform": "p2"}, {"id": "r4", "platform": "p1"}, {"id": "r1", "platform": "p5"}]},
     "room.platform", "not adjacent"),
    ({"room": [{"id": "r7", "tile": "t1", "tile_turn": 0, "platform": "p1", "platform_turn": 0}]}, "room", "one entry"),
    ({"ladder": [{"id": "l1", "direction": 3}]}, "ladder l1.direction", "an outer side"),
    ({"ladder": [{"id": "l1", "room": "r9"}]}, "ladder l1.room", "one of r1"),
    ({"ladder": [{"id": "l1", "room": "r2", "direction": 1}]}, "ladder l2.direction", "without another ladder"),
])
def test_a_broken_pack_is_named_by_item_and_field(pack: dict[str, Any], path: str, expected: str) -> None:
    faults = GAME.pack_faults(pack)
    assert (path, True) in [(fault.path, expected in fault.expected) for fault in faults], [
        (fault.path, fault.expected) for fault in faults
    ]
    with pytest.raises(InputError):
        GAME.setup(pack=pack)
