"""What is in the box of Allies, and who can play it."""
from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from gateleg.games.allies.box import read_box
from gateleg.games.allies.game import GAME
from gateleg.kernel.errors import InputError


@pytest.mark.clause("AL.0.1")
def test_150_tribe_cards_12_regions_and_3_castles() -> None:
    content = GAME.content()
    assert Counter(card["tribe"] for card in content["card"]) == dict.fromkeys(
        ("cyclops", "yeti", "gnome", "wizard", "golem", "troll"), 25
    )
    assert Counter(region.get("tribe", region["kind"]) for region in content["region"]) == {
        "cyclops": 2, "yeti": 2, "gnome": 2, "wizard": 2, "golem": 2, "troll": 2, "castle": 3
    }
    box = read_box(content)
    assert (box.regions, box.faces) == (150, 165)
    assert [len(box.tribe_cards(tribe)) for tribe in range(6)] == [25] * 6
    assert [int(box.won[face]) for face in range(150, 165)] == [2] * 12 + [-1] * 3


@pytest.mark.clause("AL.0.1")
def test_two_players() -> None:
    assert GAME.setup().seats == ["a", "b"]
    assert GAME.setup(["a", "b"]).seats == ["a", "b"]
    for seats in ([], ["a"], ["b", "a"], ["a", "b", "c"]):
        with pytest.raises(InputError, match="seats: expected a,b"):
            GAME.setup(seats)


@pytest.mark.clause("AL.0.1")
@pytest.mark.parametrize(
    ("entry", "field", "expected"),
    [
        ({"id": "castle-1", "kind": "fort"}, "kind", "one of castle, region"),
        ({"id": "castle-1", "tribe": "yeti"}, "tribe", "the name of a tribe for a region, none for a castle"),
        ({"id": "castle-1", "kind": "region"}, "tribe", "the name of a tribe for a region"),
        ({"id": "yeti-region-1", "kind": "castle"}, "tribe", "none for a castle"),
        ({"id": "yeti-region-1", "tribe": "elf"}, "tribe", "one of cyclops"),
        ({"id": "yeti-region-1", "points_won": "two"}, "points_won", "a whole number"),
    ],
)
def test_a_region_belongs_to_a_tribe_and_a_castle_to_none(entry: dict[str, Any], field: str, expected: str) -> None:
    (fault,) = GAME.pack_faults({"region": [entry]})
    assert fault.path == f"region {entry['id']}.{field}"
    assert expected in fault.expected
