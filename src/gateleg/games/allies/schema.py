"""The shape of Allies' content, for packs of one's own."""
from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta

from gateleg.kernel.pack import Fault

Tribe = Literal["cyclops", "yeti", "gnome", "wizard", "golem", "troll"]
TRIBES: Final = ["cyclops", "yeti", "gnome", "wizard", "golem", "troll"]
MOST_FACES: Final = 250
Count = Annotated[int, Meta(ge=0)]
Text = Annotated[str, Meta(min_length=1)]


class Card(msgspec.Struct):
    """A tribe card: four values clockwise from the beam, the section under the arrow, rotations of another card."""

    id: Text
    tribe: Tribe
    values: Annotated[list[Annotated[int, Meta(ge=1, le=9)]], Meta(min_length=4, max_length=4)]
    start: Annotated[int, Meta(ge=0, le=3)]
    rotations: Annotated[list[Literal[1, 2, -1, -2]], Meta(max_length=2)]
    diamond: bool
    crown: bool
    name: Text | None = None


class Region(msgspec.Struct):
    id: Text
    name: Text
    kind: Literal["region", "castle"]
    points_won: int
    points_facing: int
    movable: bool
    tribe: Tribe | None = None
    colour_name: Text | None = None


class TribeEntry(msgspec.Struct):
    """What people read about a tribe."""

    id: Text
    name: Text
    colour: Text
    colour_name: Text
    ability: Text
    ability_op: dict[str, Any]
    ability_text: Text
    cards: Count
    diamonds: Count
    crowns: Count


class Track(msgspec.Struct):
    enter: int
    win_at: Annotated[int, Meta(ge=1)]


class Limits(msgspec.Struct):
    value_min: int
    value_max: int
    ladder_rises: Text
    rotation_kinds: list[int]


class TribeTotals(msgspec.Struct):
    tribes: Count
    cards_per_tribe: Count
    cards: Count


class RegionTotals(msgspec.Struct):
    regions: Count
    castles: Count
    cards: Count


class Content(msgspec.Struct):
    card: list[Card]
    region: list[Region]
    tribe: list[TribeEntry]
    track: Track
    limits: Limits
    tribes_totals: TribeTotals
    regions_totals: RegionTotals


def content_faults(content: dict[str, Any]) -> list[Fault]:
    """What the shapes do not say."""
    faults = [fault for card in content["card"] for fault in card_faults(card)]
    faults += [fault for region in content["region"] for fault in region_faults(region)]
    count = len(content["card"]) + len(content["region"])
    if count > MOST_FACES:
        faults.append(Fault("card", None, "", f"at most {MOST_FACES} cards and regions, not {count}"))
    for tribe in TRIBES:
        count = sum(1 for card in content["card"] if card["tribe"] == tribe)
        if not 10 <= count <= 50:
            faults.append(Fault("card", None, "", f"10 to 50 cards of each tribe, not {count} of {tribe}"))
    if len(content["region"]) < 5:
        faults.append(Fault("region", None, "", f"at least 5 regions, not {len(content['region'])}"))
    track = content["track"]
    if not -track["win_at"] < track["enter"] < track["win_at"]:
        faults.append(Fault("track", None, "enter", f"a facing between -{track['win_at']} and {track['win_at']}"))
    return faults


def card_faults(card: dict[str, Any]) -> list[Fault]:
    """AL.1.1 The four values never fall."""
    values = card["values"]
    if values == sorted(values):
        return []
    return [Fault("card", card["id"], "values", f"numbers that never fall, not {values}")]


def region_faults(region: dict[str, Any]) -> list[Fault]:
    """AL.0.1 A region of a tribe, or a castle, which is nobody's."""
    if (region["kind"] == "region") == ("tribe" in region):
        return []
    return [Fault("region", region["id"], "tribe", "the name of a tribe for a region, none for a castle")]
