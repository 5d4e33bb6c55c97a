"""Decks, maps and items of Root, checked as they are read from the content files and packs."""
from __future__ import annotations

from typing import Any, Final

import msgspec

from gateleg.games.root.words import EFFECT_NAMES, ITEM_NAMES, SUIT_NAMES
from gateleg.kernel.content import check_fields
from gateleg.kernel.errors import InputError

CLEARING_SUITS: Final = SUIT_NAMES[:-1]  # the last is wild (2.1.1)
CARD_KINDS: Final = ["ambush", "dominance", "item", "immediate", "persistent"]
ANY_SUIT: Final = "any"  # the icon "?" of a cost
CLEARINGS: Final = 12
MOST_FORESTS: Final = 15


class Card(msgspec.Struct, frozen=True):
    """A card of a deck: `copies` of it are in the box.

    cost   suits that crafting pieces must show, "any" for "?";   item, vp   what crafting an item gives
    discard_on_use   a persistent card that leaves the play area when its effect is used
    """

    id: str
    name: str
    suit: str
    kind: str
    cost: list[str]
    copies: int
    item: str | None
    vp: int
    discard_on_use: bool


class Clearing(msgspec.Struct, frozen=True):
    """A clearing; without a suit one is dealt to it in the set-up. `slots` count the one that a ruin fills.

    place   where it lies, in words;   x, y   in percent of the map from its upper left corner
    """

    id: int
    place: str
    suit: str | None
    slots: int
    ruin: bool
    x: int
    y: int


class Forest(msgspec.Struct, frozen=True):
    """A forest, the clearings it touches, and the forests that one path parts from it."""

    id: str
    clearings: list[int]
    adjacent: list[str]
    x: int
    y: int


class Map(msgspec.Struct, frozen=True):
    """A map: clearings 1, 2, 3... in order; paths, rivers and opposite corners as pairs of clearings."""

    name: str
    clearings: list[Clearing]
    paths: list[tuple[int, int]]
    rivers: list[tuple[int, int]]
    corners: list[int]
    opposite_corners: list[tuple[int, int]]
    river_divides_forests: bool
    forests: list[Forest]


class Item(msgspec.Struct, frozen=True):
    """How many of an item are to be had by crafting, and how many lie under the ruins."""

    id: str
    supply: int
    ruins: int
    starting: int


# -- decks -------------------------------------------------------------------------------------------------------------
CARD_FIELDS: Final = {"id": str, "name": str, "suit": str, "kind": str, "cost": list, "copies": int}


def read_deck(content: dict[str, Any], deck: str) -> list[Card]:
    """The cards of a deck, by its name in the content.  InputError names card and field."""
    return [read_card(entry, deck) for entry in content[deck]]


def read_card(entry: dict[str, Any], deck: str) -> Card:
    """A card: its suit, what it is, and what crafting it costs and gives."""
    at = f"{deck} {entry.get('id', '?')}"
    check_fields(at, entry, CARD_FIELDS)
    check_word(f"{at}.suit", entry["suit"], SUIT_NAMES)
    check_word(f"{at}.kind", entry["kind"], CARD_KINDS)
    for icon in entry["cost"]:
        check_word(f"{at}.cost", icon, [*CLEARING_SUITS, ANY_SUIT])
    check_number(f"{at}.copies", entry["copies"], 0, 20)
    craftable = entry["kind"] not in ("ambush", "dominance")
    if craftable != bool(entry["cost"]):
        raise InputError(f"{at}.cost", "suits for a card that can be crafted, none for an ambush or dominance card")
    gives_item = entry["kind"] == "item"
    if gives_item:
        check_fields(at, entry, {"item": str, "vp": int})
        check_word(f"{at}.item", entry["item"], ITEM_NAMES)
        check_number(f"{at}.vp", entry["vp"], 0, 9)
    discarded = entry["kind"] == "persistent"
    if discarded:
        check_fields(at, entry, {"discard_on_use": bool})
        check_word(f"{at}.id", entry["id"], EFFECT_NAMES)  # cards whose effect has rules
    if entry["kind"] == "immediate":
        check_word(f"{at}.suit", entry["suit"], CLEARING_SUITS)  # a favor clears the clearings of its suit
    return Card(
        entry["id"], entry["name"], entry["suit"], entry["kind"], list(entry["cost"]), entry["copies"],
        entry["item"] if gives_item else None, entry["vp"] if gives_item else 0,
        entry["discard_on_use"] if discarded else False,
    )


# -- maps --------------------------------------------------------------------------------------------------------------
CLEARING_FIELDS: Final = {"id": int, "place": str, "slots": int, "ruin": bool, "x": int, "y": int}
FOREST_FIELDS: Final = {"id": str, "clearings": list, "adjacent": list, "x": int, "y": int}
MAP_FIELDS: Final = {
    "paths": list, "rivers": list, "corners": list, "opposite_corners": list, "river_divides_forests": bool,
}


def read_map(content: dict[str, Any], name: str) -> Map:
    """A map by its name in the content.  InputError names clearing, forest and field."""
    table = content[name]
    check_fields(name, table, MAP_FIELDS)
    clearings = [read_clearing(entry, f"{name}_clearing") for entry in content[f"{name}_clearing"]]
    count = len(clearings)
    if [clearing.id for clearing in clearings] != list(range(1, CLEARINGS + 1)):
        raise InputError(f"{name}_clearing", f"clearings 1 to {CLEARINGS} in order")
    for corner in table["corners"]:
        check_number(f"{name}.corners", corner, 1, count)
    entries = content[f"{name}_forest"]
    ids = [entry.get("id") for entry in entries]
    if len(entries) > MOST_FORESTS:
        raise InputError(f"{name}_forest", f"at most {MOST_FORESTS} forests, not {len(entries)}")
    return Map(
        name,
        clearings,
        read_pairs(f"{name}.paths", table["paths"], count),
        read_pairs(f"{name}.rivers", table["rivers"], count),
        list(table["corners"]),
        read_pairs(f"{name}.opposite_corners", table["opposite_corners"], count),
        table["river_divides_forests"],
        [read_forest(entry, f"{name}_forest", count, ids) for entry in entries],
    )


def read_clearing(entry: dict[str, Any], at: str) -> Clearing:
    """A clearing: its suit and slots."""
    at = f"{at} {entry.get('id', '?')}"
    check_fields(at, entry, CLEARING_FIELDS)
    suit = entry.get("suit")
    if suit is not None:
        check_word(f"{at}.suit", suit, CLEARING_SUITS)
    check_number(f"{at}.slots", entry["slots"], 1, 3)
    for axis in ("x", "y"):
        check_number(f"{at}.{axis}", entry[axis], 0, 100)
    return Clearing(entry["id"], entry["place"], suit, entry["slots"], entry["ruin"], entry["x"], entry["y"])


def read_forest(entry: dict[str, Any], at: str, clearings: int, forests: list[str]) -> Forest:
    at = f"{at} {entry.get('id', '?')}"
    check_fields(at, entry, FOREST_FIELDS)
    for clearing in entry["clearings"]:
        check_number(f"{at}.clearings", clearing, 1, clearings)
    for forest in entry["adjacent"]:
        check_word(f"{at}.adjacent", forest, forests)
    return Forest(entry["id"], list(entry["clearings"]), list(entry["adjacent"]), entry["x"], entry["y"])


def read_pairs(at: str, value: list[Any], clearings: int) -> list[tuple[int, int]]:
    for pair in value:
        if not isinstance(pair, list) or len(pair) != 2:
            raise InputError(at, f"pairs of clearings, not {pair!r}")
        for clearing in pair:
            check_number(at, clearing, 1, clearings)
    return [(pair[0], pair[1]) for pair in value]


# -- items -------------------------------------------------------------------------------------------------------------
def read_items(content: dict[str, Any]) -> list[Item]:
    """The items there are, in the order of ITEM_NAMES.  InputError names item and field."""
    items: list[Item] = []
    for entry in content["item"]:
        at = f"item {entry.get('id', '?')}"
        check_fields(at, entry, {"id": str, "supply": int, "ruins": int, "starting": int})
        for field in ("supply", "ruins", "starting"):
            check_number(f"{at}.{field}", entry[field], 0, 9)
        items.append(Item(entry["id"], entry["supply"], entry["ruins"], entry["starting"]))
    if [item.id for item in items] != ITEM_NAMES:
        raise InputError("item", f"{', '.join(ITEM_NAMES)} in this order")
    return items


def check_word(at: str, value: object, words: list[str]) -> None:
    """InputError unless the value is one of the words."""
    if value not in words:
        raise InputError(at, f"one of {', '.join(words)}, not {value!r}")


def check_number(at: str, value: object, low: int, high: int) -> None:
    """InputError unless the value is a whole number from `low` to `high`."""
    if type(value) is not int or not low <= value <= high:
        raise InputError(at, f"a whole number from {low} to {high}, not {value!r}")
