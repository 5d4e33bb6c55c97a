"""What interfaces draw: the table of Allies by names, made from nothing but a view and the content.

Sections run clockwise from the beam (AL.1.1); sections and rotations are numbers, everything else is called by the
words of the game.
"""
from __future__ import annotations

from typing import Any, Final, cast

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from gateleg.games.allies.box import Box
from gateleg.games.allies.rules_round import fight_battle, own_regions, pile_points, player_on_turn, points, steps_to_a
from gateleg.games.allies.state import (
    COLUMNS,
    DISCARD,
    HAND,
    OUT,
    REGION_DECK,
    REGION_ROW,
    ROW,
    SEATS,
    SLOTS,
    TURNS,
    WON,
    WON_DOWN,
    Allies,
    Switches,
)
from gateleg.games.allies.words import (
    ABILITY_COPIED,
    BATTLE_TIED,
    CARD_COVERED,
    CARD_DRAWN,
    CARD_MOVED,
    CARD_PLAYED,
    CARD_TURNED,
    COLUMN_NAMES,
    DECK_RESHUFFLED,
    GAME_ENDED,
    LIMIT_RAISED,
    REGION_LAID,
    REGION_TURNED,
    REGION_WON,
    REGIONS_SWAPPED,
    ROUND_STARTED,
    SEAT_NAMES,
    SLOT_NAMES,
    TRIBE_CLASH,
    TRIBE_NAMES,
    TRIBE_PICKED,
    TURN_PASSED,
)
from gateleg.kernel.cards import HIDDEN, NONE, Layout
from gateleg.kernel.chance import fast_chance
from gateleg.kernel.content import PROVENANCE_FIELDS, provenance
from gateleg.kernel.game import prompt_for_reading
from gateleg.kernel.table import Rules

NEUTRAL: Final = "neutral"
DECK_NAMES: Final = ["deck-a", "deck-b"]


class Card(msgspec.Struct, frozen=True):
    """A tribe card.

    values      four, clockwise from the beam;   start   section under the arrow, 0..3
    rotations   sections to turn another card, below 0 clockwise
    provenance  [field] confirmed, inferred or invented
    """

    id: str
    tribe: str
    values: list[int]
    start: int
    rotations: list[int]
    diamond: bool
    crown: bool
    provenance: dict[str, str]


class Placed(msgspec.Struct, frozen=True):
    """A tribe card in a slot; `section` 0..3 faces the middle, with its `value`."""

    slot: str
    card: Card
    section: int
    value: int


class Region(msgspec.Struct, frozen=True):
    """A region card or a castle (which has no tribe), with the points it is worth in a pile and facing a player.

    What a castle facing a player counts is a switch of the game (AL.9.2).
    """

    id: str
    name: str
    kind: str
    tribe: str | None
    points_won: int
    points_facing: int
    provenance: dict[str, str]


class Battle(msgspec.Struct, frozen=True):
    """What a battle now would bring (AL.7): steps toward `toward`; who then has won the region, or whom it faces."""

    steps: int
    toward: str | None
    won_by: str | None
    facing: str


class Column(msgspec.Struct, frozen=True):
    """One column: its region and whom that faces, the slots of A and B, and the battle if the round ended now.

    battle   None where there would be none (AL.7.5), before the first round and when the last has ended
    """

    name: str
    region: Region | None
    facing: str
    slots: list[Placed | None]
    battle: Battle | None


class Seat(msgspec.Struct, frozen=True):
    """What a player has: limit with and without Wizards, sizes, and the cards of the piles that are open.

    won   regions and castles won lately, face-up;   won_face_down   how many lie turned down (AL.11.1)
    points   if the game ended now (AL.9.1);   pile_points   those of won cards among them
    own_regions   what breaks a tie (AL.9.3)
    """

    name: str
    tribes: list[str]
    limit: int
    wizards: int
    hand: int
    deck: int
    discard: int
    discarded: list[Card]
    out: list[Card]
    won: list[Region]
    won_face_down: int
    points: int
    pile_points: int
    own_regions: int


class Model(msgspec.Struct, frozen=True):
    """The table as one viewer sees it.

    round     1..4, 0 before the first;   turn   1..10 in it, 11 after the last
    on_turn   None before the first round and after the last turn of a round
    hand      the viewer's own cards; empty for spectators
    regions   how many are left to draw
    """

    round: int
    turn: int
    on_turn: str | None
    columns: list[Column]
    seats: list[Seat]
    hand: list[Card]
    regions: int


def make_model(
    view: dict[str, object], faces: Faces, rules: Rules, box: Box, switches: Switches, layout: Layout
) -> Model:
    """The model of `State.view`; forecasts and points come from the rules, applied to what the view shows."""
    t = visible_table(view, rules, box, switches, layout)
    zones = cast(dict[str, list[int]], view["cards"])
    seat = cast(int, view["seat"])
    playing = t.round >= 0 and t.turn < TURNS
    names = [zone.name for zone in layout.zones]
    return Model(
        round=int(t.round) + 1,
        turn=int(t.turn) + 1,
        on_turn=SEAT_NAMES[player_on_turn(t)] if playing else None,
        columns=[column_model(t, faces, column) for column in range(COLUMNS)],
        seats=[seat_model(t, zones, faces, names, player) for player in range(SEATS)],
        hand=known_cards(zones[names[HAND + seat]], faces) if seat < SEATS else [],
        regions=len(zones[names[REGION_DECK]]),
    )


def visible_table(view: dict[str, object], rules: Rules, box: Box, switches: Switches, layout: Layout) -> Allies:
    """A table on which lies what the view shows and nothing else, for the rules to be applied to."""
    public = cast(dict[str, Any], view["public"])
    zones = cast(dict[str, list[int]], view["cards"])
    t = Allies(
        rules, box, switches, layout.new_cards(), fast_chance(0, 1), prompt_for_reading(), False,
        numbers(public["owner"]), numbers([NONE] * SLOTS), numbers(public["turned"]), numbers([NONE] * COLUMNS),
        numbers(public["facing"]), numbers(public["limit"]), numbers(public["wizards"]), public["starter"],
        public["round"], public["turn"],
    )
    tribe_cards = [0, int(layout.pool_end[0])]
    for slot in range(SLOTS):
        seat = slot // COLUMNS
        if public["slot"][slot] != NONE:
            t.cards.put(tribe_cards[seat], public["slot"][slot], ROW + seat)
            t.slot[slot] = tribe_cards[seat]
            tribe_cards[seat] += 1
    region = int(layout.pool_end[SEATS - 1])
    for column in range(COLUMNS):
        if public["region"][column] != NONE:
            t.cards.put(region, public["region"][column], REGION_ROW)
            t.region[column] = region
            region += 1
    for zone in (WON, WON + 1, WON_DOWN, WON_DOWN + 1):
        for face in zones[layout.zones[zone].name]:
            if face != HIDDEN:
                t.cards.put(region, face, zone)
                region += 1
    return t


def numbers(items: list[int]) -> vec[i64]:
    return vec[i64]([i64(item) for item in items])


def column_model(t: Allies, faces: Faces, column: int) -> Column:
    region = t.region[column]
    return Column(
        name=COLUMN_NAMES[column],
        region=None if region == NONE else faces.region(t.cards.face(region)),
        facing=facing_name(int(t.facing[column])),
        slots=[placed(t, faces, column), placed(t, faces, COLUMNS + column)],
        battle=battle(t, column) if t.turn < TURNS else None,
    )


def placed(t: Allies, faces: Faces, slot: int) -> Placed | None:
    if t.slot[slot] == NONE:
        return None
    card = faces.cards[t.face_at(slot)]
    return Placed(SLOT_NAMES[slot], card, int(t.turned[slot]), int(t.value_at(slot)))


def battle(t: Allies, column: int) -> Battle | None:
    """The battle of one column, fought by the rules on a copy; None if they let none take place."""
    after = t.clone()
    after.prompt = prompt_for_reading()
    after.prompt.explain = True
    fight_battle(after, column)
    if not after.prompt.events:
        return None
    steps = int(steps_to_a(t, column, COLUMNS + column))
    winner = None
    if after.region[column] == NONE:
        winner = SEAT_NAMES[0 if after.cards.size(WON) > t.cards.size(WON) else 1]
    return Battle(abs(steps), toward(steps), winner, facing_name(int(after.facing[column])))


def toward(steps: int) -> str | None:
    return None if steps == 0 else SEAT_NAMES[0 if steps > 0 else 1]


def facing_name(facing: int) -> str:
    """Whom a region faces."""
    return toward(facing) or NEUTRAL


def seat_model(
    t: Allies, zones: dict[str, list[int]], faces: Faces, names: list[str], seat: int
) -> Seat:
    return Seat(
        name=SEAT_NAMES[seat],
        tribes=[name for name, owner in zip(TRIBE_NAMES, t.owner, strict=True) if owner == seat],
        limit=int(t.limit[seat] + t.wizards[seat]),
        wizards=int(t.wizards[seat]),
        hand=len(zones[names[HAND + seat]]),
        deck=len(zones[DECK_NAMES[seat]]),
        discard=len(zones[names[DISCARD + seat]]),
        discarded=known_cards(open_discards(zones[names[DISCARD + seat]], t.switches), faces),
        out=known_cards(zones[names[OUT + seat]], faces),
        won=[faces.region(face) for face in zones[names[WON + seat]] if face != HIDDEN],
        won_face_down=len(zones[names[WON_DOWN + seat]]),
        points=int(points(t, seat)),
        pile_points=int(pile_points(t, seat)),
        own_regions=int(own_regions(t, seat)),
    )


class Faces:
    """What lies on the table as it is drawn, made once for a setup: tribe cards by face, then regions."""

    def __init__(self, content: dict[str, Any], switches: Switches) -> None:
        self.cards = [card_model(entry) for entry in content["card"]]
        self._regions = [region_model(entry, switches) for entry in content["region"]]

    def region(self, face: int) -> Region:
        return self._regions[face - len(self.cards)]


def known_cards(zone: list[int], faces: Faces) -> list[Card]:
    return [faces.cards[face] for face in zone if face != HIDDEN]


def card_model(entry: dict[str, Any]) -> Card:
    return Card(
        entry["id"], entry["tribe"], entry["values"], entry["start"], entry["rotations"], entry["diamond"],
        entry["crown"], field_provenance(entry),
    )


def open_discards(faces: list[int], switches: Switches) -> list[int]:
    """AL.11.1 The discards that lie open: all, or the top one; what a player remembers of the others is not shown."""
    return faces if switches.discards_open else faces[-1:]


def region_model(entry: dict[str, Any], switches: Switches) -> Region:
    castle = entry["kind"] == "castle"
    facing = int(switches.castle_on_table) if castle else entry["points_facing"]
    return Region(
        entry["id"], entry["name"], entry["kind"], entry.get("tribe"), entry["points_won"], facing,
        field_provenance(entry),
    )


def field_provenance(entry: dict[str, Any]) -> dict[str, str]:
    """The word of each field; of a pack's entries that say none, nothing."""
    words = {field: provenance(entry, field) for field in entry if field not in (*PROVENANCE_FIELDS, "id")}
    return {field: word for field, word in words.items() if word is not None}


def event_details(box: Box, what: int, face: int, a: int, b: int) -> dict[str, str | int]:
    """The details of an event by name (see words.EVENTS): words for seats, slots, columns, tribes, else numbers.

    `card` is missing where the viewer does not know it, or there is none.
    """
    details = details_without_card(box, what, face, a, b)
    return {**details, "card": box.ids[face]} if face >= 0 else details


def details_without_card(box: Box, what: int, face: int, a: int, b: int) -> dict[str, str | int]:
    if what == TRIBE_PICKED or what == ABILITY_COPIED:
        return {"seat": SEAT_NAMES[a], "tribe": TRIBE_NAMES[b]}
    if what == TRIBE_CLASH:
        return {"tribe": TRIBE_NAMES[a]}
    if what == REGION_LAID or what == BATTLE_TIED:
        return {"column": COLUMN_NAMES[a]}
    if what == CARD_DRAWN or what == TURN_PASSED or what == DECK_RESHUFFLED:
        return {"seat": SEAT_NAMES[a]}
    if what == CARD_PLAYED or what == CARD_COVERED:
        return {"slot": SLOT_NAMES[a], "seat": SEAT_NAMES[a // COLUMNS]}
    if what == CARD_TURNED:
        return {"slot": SLOT_NAMES[a], "value": int(box.value[4 * face + b])}
    if what == REGIONS_SWAPPED:
        return {"one": COLUMN_NAMES[a], "two": COLUMN_NAMES[b]}
    if what == CARD_MOVED:
        return {"old": SLOT_NAMES[a], "new": SLOT_NAMES[b]}
    if what == LIMIT_RAISED:
        return {"seat": SEAT_NAMES[a], "limit": b}
    if what == REGION_TURNED:
        return {"column": COLUMN_NAMES[a], "facing": facing_name(b)}
    if what == REGION_WON:
        return {"column": COLUMN_NAMES[a], "seat": SEAT_NAMES[b]}
    if what == ROUND_STARTED:
        return {"round": a + 1, "seat": SEAT_NAMES[b]}
    assert what == GAME_ENDED
    return {"points_a": a, "points_b": b}
