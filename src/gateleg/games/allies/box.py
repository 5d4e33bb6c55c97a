"""What is in the box: the tribe and region cards as flat tables, made from the content files."""
from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from gateleg.games.allies.words import TRIBE_NAMES
from gateleg.kernel.content import check_fields
from gateleg.kernel.errors import InputError

CYCLOPS: Final = 0
YETI: Final = 1
GNOME: Final = 2
WIZARD: Final = 3
GOLEM: Final = 4
TROLL: Final = 5
TRIBES: Final = 6
NO_TRIBE: Final = -1  # castles
MOST_FACES: Final = 250
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


CARD_FIELDS: Final = {
    "id": str, "tribe": str, "values": list, "start": int, "rotations": list, "diamond": bool, "crown": bool,
}
REGION_FIELDS: Final = {
    "id": str, "name": str, "kind": str, "points_won": int, "points_facing": int, "movable": bool,
}


def read_box(content: dict[str, Any]) -> Box:
    """Make the tables of the merged content files.  InputError names the item and field at fault."""
    cards = content["card"]
    regions = content["region"]
    for card in cards:
        check_card(card)
    for region in regions:
        check_region(region)
    if len(cards) + len(regions) > MOST_FACES:
        raise InputError("card", f"at most {MOST_FACES} cards, not {len(cards) + len(regions)}")
    for tribe in TRIBE_NAMES:
        count = sum(1 for card in cards if card["tribe"] == tribe)
        if not 10 <= count <= 50:
            raise InputError("card", f"10 to 50 cards of each tribe, not {count} of {tribe}")
    if len(regions) < 5:
        raise InputError("region", f"at least 5 regions, not {len(regions)}")
    both = cards + regions
    none = [0] * len(regions)
    track = content["track"]
    check_fields("track", track, {"enter": int, "win_at": int})
    if not -track["win_at"] < track["enter"] < track["win_at"]:
        raise InputError("track.enter", f"a facing between -{track['win_at']} and {track['win_at']}")
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


def check_card(card: dict[str, Any]) -> None:
    """AL.1.1 Four values that never fall, from 1 to 9, and rotations of one or two sections."""
    at = f"card {card.get('id', '?')}"
    check_fields(at, card, CARD_FIELDS)
    values = card["values"]
    if len(values) != SECTIONS or values != sorted(values) or not all(type(v) is int and 1 <= v <= 9 for v in values):
        raise InputError(f"{at}.values", f"four whole numbers from 1 to 9 that never fall, not {values}")
    if not 0 <= card["start"] < SECTIONS:
        raise InputError(f"{at}.start", f"a section from 0 to 3, not {card['start']}")
    if len(card["rotations"]) > 2 or not all(r in (1, 2, -1, -2) for r in card["rotations"]):
        raise InputError(f"{at}.rotations", f"at most two of 1, 2, -1, -2, not {card['rotations']}")
    if card["tribe"] not in TRIBE_NAMES:
        raise InputError(f"{at}.tribe", f"one of {', '.join(TRIBE_NAMES)}, not {card['tribe']!r}")


def check_region(region: dict[str, Any]) -> None:
    """AL.0.1 A region of a tribe, or a castle, which is nobody's."""
    at = f"region {region.get('id', '?')}"
    check_fields(at, region, REGION_FIELDS)
    if region["kind"] not in ("region", "castle"):
        raise InputError(f"{at}.kind", f"region or castle, not {region['kind']!r}")
    if (region["kind"] == "region") != (region.get("tribe") in TRIBE_NAMES):
        raise InputError(f"{at}.tribe", "the name of a tribe for a region, none for a castle")
