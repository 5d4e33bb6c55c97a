"""What is in the box: the tribe and region cards as flat tables, made from the content files."""
from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from gateleg.games.allies.words import TRIBE_NAMES

CYCLOPS: Final = 0
YETI: Final = 1
GNOME: Final = 2
WIZARD: Final = 3
GOLEM: Final = 4
TROLL: Final = 5
TRIBES: Final = 6
NO_TRIBE: Final = -1  # castles
SECTIONS: Final = 4


@final
class Box:
    """The cards by face: tribe cards first, then region cards from face `regions` on.

    value      [4 * face + section] printed values, section 0..3 rising from the beam (AL.1.1)
    start      [face] section under the arrow
    rotation   [2 * face + i] sections to turn another card, below 0 clockwise, 0 = none
    diamond    [face] 1 if it carries its tribe's ability;   crown   [face] 1 if it wins ties
    tribe      [face] 0..5, NO_TRIBE for castles
    by_tribe   faces in the order of tribes, regions last;   tribe_first  [tribe] where a tribe's begin in it
    won, held  [face] points of a region in a pile, and on the table facing a player;  movable  [face] by the Yeti
    enter      facing of a new region;   win_at   steps from neutral that win one
    """

    def __init__(
        self, ids: list[str], names: list[str], regions: int, value: vec[i64], start: vec[i64], rotation: vec[i64],
        diamond: vec[i64], crown: vec[i64], tribe: vec[i64], won: vec[i64], held: vec[i64], movable: vec[i64],
        enter: int, win_at: int,
    ) -> None:
        self.ids = ids
        self.names = names
        self.regions: i64 = regions
        self.faces: i64 = len(ids)
        self.value = value
        self.start = start
        self.rotation = rotation
        self.diamond = diamond
        self.crown = crown
        self.tribe = tribe
        self.won = won
        self.held = held
        self.movable = movable
        self.enter: i64 = enter
        self.win_at: i64 = win_at
        order = [face for t in range(TRIBES) for face in self.tribe_cards(t)]
        self.by_tribe = numbers([*order, *range(regions, len(ids))])
        self.tribe_first = numbers([sum([len(self.tribe_cards(t)) for t in range(n)]) for n in range(TRIBES + 1)])

    def tribe_cards(self, tribe: i64) -> list[int]:
        """Faces of a tribe's cards."""
        return [int(face) for face in range(self.regions) if self.tribe[face] == tribe]


def read_box(content: dict[str, Any]) -> Box:
    """Make the tables of the content, which is checked (see schema.py)."""
    cards = content["card"]
    regions = content["region"]
    track = content["track"]
    both = cards + regions
    none = [0] * len(regions)
    return Box(
        [item["id"] for item in both],
        [item.get("name", item["id"]) for item in both],
        len(cards),
        numbers([v for card in cards for v in card["values"]]),
        numbers([card["start"] for card in cards]),
        numbers([(card["rotations"] + [0, 0])[i] for card in cards for i in range(2)]),
        numbers([int(card["diamond"]) for card in cards] + none),
        numbers([int(card["crown"]) for card in cards] + none),
        numbers([TRIBE_NAMES.index(i["tribe"]) if "tribe" in i else NO_TRIBE for i in both]),
        numbers([0] * len(cards) + [region["points_won"] for region in regions]),
        numbers([0] * len(cards) + [region["points_facing"] for region in regions]),
        numbers([0] * len(cards) + [int(region["movable"]) for region in regions]),
        track["enter"],
        track["win_at"],
    )


def numbers(items: list[int]) -> vec[i64]:
    return vec[i64]([i64(item) for item in items])
