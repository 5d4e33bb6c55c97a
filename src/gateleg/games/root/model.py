"""What interfaces draw: the table of Root by names, made from nothing but a view and the content."""
from __future__ import annotations

from typing import Any, Final, cast

import msgspec

from gateleg.games.root.assembly import Assembly
from gateleg.games.root.box import CLEARINGS, FIRST_FOREST, ITEMS, NO_SUIT
from gateleg.games.root.position import field_name_values, marker_name
from gateleg.games.root.state import (
    ACTIONS,
    B_ALLY,
    B_ATTACKER,
    B_DEFENDER,
    B_EXTRA,
    B_PLACE,
    B_ROLLED,
    BUILDING,
    COUNTS,
    CRAFTED,
    EXHAUSTED,
    FIRST,
    FIRST_KIND,
    HAND,
    ITEM_SUPPLY,
    L_COUNT,
    L_KIND,
    L_PLACE,
    LOSS,
    MARKER,
    PARTNER,
    PAWN,
    PHASE,
    PLACES,
    PLAY,
    ROUND,
    RUINS,
    RULER,
    STAGE,
    STOCK,
    SUIT,
    SUPPLY,
    TURN,
    USED,
    VP,
    WINNERS,
    Board,
    kind_at,
)
from gateleg.games.root.words import (
    AMBUSH_FOILED,
    AMBUSH_PLAYED,
    BATTLE_BEGAN,
    CARD_CRAFTED,
    CARD_DISCARDED,
    CARD_DRAWN,
    CARD_LOST,
    CARD_PASSED,
    CARD_SPENT,
    DICE_ROLLED,
    DOMINANCE_ACTIVATED,
    DOMINANCE_TAKEN,
    EFFECT_NAMES,
    EFFECT_USED,
    FACTION_EVENTS,
    GAME_WON,
    HAND_LOOKED_AT,
    ITEM_NAMES,
    PHASE_BEGAN,
    PHASE_NAMES,
    PIECES_PLACED,
    PIECES_REMOVED,
    SCORED,
    SUIT_NAMES,
    TURN_BEGAN,
    WARRIORS_MOVED,
)

UNKNOWN: Final = "unknown"


class Clearing(msgspec.Struct, frozen=True):
    """A clearing, or what counts as one.

    ruler      side that rules it (2.5);   pieces   buildings and tokens by name
    slots      open ones;   pawns   sides whose pawn stands here
    """

    name: str
    suit: str | None
    ruler: str | None
    ruin: bool
    slots: int
    warriors: dict[str, int]
    buildings: dict[str, int]
    tokens: dict[str, int]
    pawns: list[str]


class Forest(msgspec.Struct, frozen=True):
    """A forest and who stands in it."""

    name: str
    pawns: list[str]


class Player(msgspec.Struct, frozen=True):
    """One seat.

    marker     "track", the suit of its dominance, or "coalition" (3.3, 9.2.8);   partner   of its coalition
    hand       cards as far as the viewer knows them, "unknown" for others
    in_play    crafted cards and an activated dominance card;   used   effects used up for this turn
    supply     warriors, then other pieces by name;   items   crafted ones, face up and face down
    own        the faction's own numbers by name;   piles   its own places for cards
    """

    name: str
    faction: str
    points: int
    marker: str
    partner: str | None
    hand: list[str]
    in_play: list[str]
    used: list[str]
    supply: dict[str, int]
    crafted: dict[str, int]
    exhausted: dict[str, int]
    own: dict[str, Any]
    piles: dict[str, list[str]]


class Battle(msgspec.Struct, frozen=True):
    """The battle that is being fought; hits as far as they are known."""

    place: str
    attacker: str
    defender: str
    ally: str | None
    rolled: list[int]
    extra: list[int]


class Loss(msgspec.Struct, frozen=True):
    """Pieces that are being removed, while what this triggers is carried out."""

    piece: str
    place: str
    count: int


class Model(msgspec.Struct, frozen=True):
    """The whole table as one viewer sees it."""

    turn: str
    phase: str
    stage: int
    round: int
    first: str
    actions: int
    winners: list[str]
    clearings: list[Clearing]
    forests: list[Forest]
    players: list[Player]
    deck: int
    discard: list[str]
    available: list[str]
    items: dict[str, int]
    ruins: dict[str, int]
    battle: Battle | None
    losses: list[Loss]


def make_model(view: dict[str, object], made: Assembly) -> Model:
    """The table by names."""
    board = made.board
    public = cast(dict[str, list[int]], view["public"])
    n = public["numbers"]
    zones = cast(dict[str, list[int]], view["cards"])
    names = [zone.name for zone in made.layout.zones]
    ids = board.deck.ids

    def cards(zone: int) -> list[str]:
        return [ids[face] if face >= 0 else UNKNOWN for face in zones[names[zone]]]

    return Model(
        turn=board.seats[n[TURN]], phase=PHASE_NAMES[n[PHASE]], stage=n[STAGE], round=n[ROUND] + 1,
        first=board.seats[n[FIRST]], actions=n[ACTIONS],
        winners=[name for seat, name in enumerate(board.seats) if n[WINNERS] >> seat & 1],
        clearings=[clearing(n, board, p) for p in range(PLACES) if not board.places[p].startswith("no-place")],
        forests=[
            Forest(board.places[place], pawns_in(n, board, place))
            for place in range(FIRST_FOREST, len(board.places))
        ],
        players=[
            player(n, made, seat, cards(HAND + seat), cards(PLAY + seat), zones) for seat in range(len(board.seats))
        ],
        deck=len(zones["deck"]), discard=cards(1), available=cards(2),
        items={name: n[ITEM_SUPPLY + item] for item, name in enumerate(ITEM_NAMES) if n[ITEM_SUPPLY + item]},
        ruins={
            board.places[place]: len(zones[f"ruin-{place + 1}"]) for place in range(CLEARINGS) if n[RUINS] >> place & 1
        },
        battle=battle(n, board),
        losses=[
            Loss(board.pieces[public["losses"][at + L_KIND]], board.places[public["losses"][at + L_PLACE]],
                 public["losses"][at + L_COUNT])
            for at in range(0, len(public["losses"]), LOSS)
        ],
    )


def pawns_in(n: list[int], board: Board, place: int) -> list[str]:
    return [name for side, name in enumerate(board.seats) if n[PAWN + side] == place]


def clearing(n: list[int], board: Board, place: int) -> Clearing:
    """One place with what is in it."""
    suit = n[SUIT + place]
    ruler = n[RULER + place]
    pieces: list[dict[str, int]] = [{}, {}]
    filled = 0
    for kind in range(FIRST_KIND, int(board.kinds)):
        count = n[int(kind_at(kind)) + place]
        if count:
            building = board.sort[kind] == BUILDING
            pieces[0 if building else 1][board.pieces[kind]] = count
            filled += count if building else 0
    ruin = bool(n[RUINS] >> place & 1)
    slots = int(board.woodland.slots[place]) - filled - ruin if place < CLEARINGS else 0
    return Clearing(
        board.places[place], SUIT_NAMES[suit] if suit != NO_SUIT else None,
        board.sides[ruler] if ruler >= 0 else None, ruin, slots,
        {
            name: n[COUNTS + 16 * side + place] for side, name in enumerate(board.sides)
            if n[COUNTS + 16 * side + place]
        },
        pieces[0], pieces[1], pawns_in(n, board, place),
    )


def player(
    n: list[int], made: Assembly, seat: int, hand: list[str], in_play: list[str], zones: dict[str, list[int]]
) -> Player:
    """One seat with what belongs to it."""
    board = made.board
    faction = board.factions[seat]
    ids = board.deck.ids
    supply = {"warriors": n[SUPPLY + seat]} if faction.warriors else {}
    for i in range(len(faction.pieces)):
        kind = int(faction.first_kind) + i
        supply[board.pieces[kind]] = n[STOCK + kind]
    piles = {
        zone.name: [ids[face] if face >= 0 else UNKNOWN for face in zones[name]]
        for name, zone, owner in board.zones
        if zone.capacity > 0 and (owner is faction or (zone.shared and owner.name == faction.name))
    }
    size = sum(field.size for field in faction.fields)
    own = [n[i] for i in range(int(faction.at), int(faction.at) + size)]
    return Player(
        board.seats[seat], faction.name, n[VP + seat], marker_name(n[MARKER + seat]),
        board.seats[n[PARTNER + seat] - 1] if n[PARTNER + seat] else None, hand, in_play,
        [name for effect, name in enumerate(EFFECT_NAMES) if n[USED + seat] >> effect & 1], supply,
        items_of(n, CRAFTED, seat), items_of(n, EXHAUSTED, seat),
        {**field_name_values(faction, own), **faction.describe(own)}, piles,
    )


def items_of(n: list[int], at: int, seat: int) -> dict[str, int]:
    return {ITEM_NAMES[i]: n[at + ITEMS * seat + i] for i in range(ITEMS) if n[at + ITEMS * seat + i]}


def battle(n: list[int], board: Board) -> Battle | None:
    if n[B_PLACE] < 0:
        return None
    return Battle(
        board.places[n[B_PLACE]], board.sides[n[B_ATTACKER]], board.sides[n[B_DEFENDER]],
        board.sides[n[B_ALLY]] if n[B_ALLY] >= 0 else None, n[B_ROLLED:B_ROLLED + 2], n[B_EXTRA:B_EXTRA + 2],
    )


# -- events ----------------------------------------------------------------------------------------------------------
def event_details(board: Board, what: int, face: int, a: int, b: int) -> dict[str, str | int]:
    """The details of an event by name (see words.EVENT_NAMES): words for sides, places, pieces, else numbers.

    `card` is missing where the viewer does not know it, or there is none.
    """
    details = details_without_card(board, what, a, b)
    return {**details, "card": board.deck.ids[face]} if face >= 0 else details


def details_without_card(board: Board, what: int, a: int, b: int) -> dict[str, str | int]:
    if what >= FACTION_EVENTS:
        for faction in board.factions:
            number = what - int(faction.first_event)
            if 0 <= number < len(faction.events):
                return faction.event_details(board, number, a, b)
    sides, places = board.sides, board.places
    if what == TURN_BEGAN:
        return {"seat": sides[a], "round": b}
    if what == PHASE_BEGAN:
        return {"seat": sides[a], "phase": PHASE_NAMES[b]}
    if what in (CARD_PASSED, HAND_LOOKED_AT):
        return {"seat": sides[a], "other": sides[b]}
    if what == SCORED:
        return {"seat": sides[a], "points": b}
    if what == WARRIORS_MOVED:
        return {"seat": sides[a // 64], "count": a % 64, "origin": places[b // 64], "place": places[b % 64]}
    if what == BATTLE_BEGAN:
        return {"seat": sides[a // 64], "place": places[a % 64], "other": sides[b]}
    if what == DICE_ROLLED:
        return {"attacker": a, "defender": b}
    if what in (PIECES_REMOVED, PIECES_PLACED):
        return {"piece": board.pieces[a // 64], "place": places[a % 64], "count": b}
    if what == EFFECT_USED:
        return {"seat": sides[a], "effect": EFFECT_NAMES[b]}
    seated = (
        CARD_DRAWN, CARD_DISCARDED, CARD_SPENT, CARD_CRAFTED, CARD_LOST, AMBUSH_PLAYED, AMBUSH_FOILED,
        DOMINANCE_ACTIVATED, DOMINANCE_TAKEN, GAME_WON,
    )
    return {"seat": sides[a]} if what in seated else {}
