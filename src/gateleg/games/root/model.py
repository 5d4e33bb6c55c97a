"""What interfaces draw: the table of Root by names, made from nothing but a view and the content."""
from __future__ import annotations

from typing import Any, Final, cast

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from gateleg.games.root.assembly import Assembly
from gateleg.games.root.box import CLEARINGS, FIRST_FOREST, ITEMS, NO_SUIT, SUITS
from gateleg.games.root.layout import (
    ACTIONS,
    B_ALLY,
    B_ATTACKER,
    B_DEFENDER,
    B_EXTRA,
    B_PLACE,
    B_ROLLED,
    B_STEP,
    BUILDING,
    COFFIN,
    COUNTS,
    CRAFT_USED,
    CRAFTED,
    EXHAUSTED,
    FIRST,
    FIRST_KIND,
    FIXED_RUINS,
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
    PURPOSES,
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
)
from gateleg.games.root.odds import hit_odds
from gateleg.games.root.position import field_name_values, marker_name
from gateleg.games.root.rules_setup import new_table
from gateleg.games.root.state import Board, Root, kind_at
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
from gateleg.kernel.chance import fast_chance
from gateleg.kernel.game import prompt_for_reading

UNKNOWN: Final = "unknown"
BATTLE_STEPS: Final = ["begin", "ambush", "dice", "effects", "hits"]
ROLLED: Final = 3  # the step from which on the dice have rolled


class Clearing(msgspec.Struct, frozen=True):
    """A clearing, or what counts as one.

    ruler      side that rules it (2.5);   pieces   buildings and tokens by name
    ruin       in one of its slots;   cave   a ruin that stays for good
    slots      open ones;   pawns   sides whose pawn stands here
    """

    name: str
    suit: str | None
    ruler: str | None
    ruin: bool
    cave: bool
    slots: int
    warriors: dict[str, int]
    buildings: dict[str, int]
    tokens: dict[str, int]
    pawns: list[str]


class Forest(msgspec.Struct, frozen=True):
    """A forest and who stands in it."""

    name: str
    pawns: list[str]


class Track(msgspec.Struct, frozen=True):
    """A row of spaces on a faction's mat: what they say, and from the left how many are uncovered.

    piece   that covers the others, "" for none
    """

    name: str
    piece: str
    uncovered: int
    values: list[int]


class Player(msgspec.Struct, frozen=True):
    """One seat.

    marker     "track", the suit of its dominance, or "coalition" (3.3, 9.2.8);   partner   of its coalition
    hand       cards as far as the viewer knows them, "unknown" for others
    in_play    crafted cards and an activated dominance card;   used   effects used up for this turn
    supply     warriors, then other pieces by name;   items   crafted ones, face up and face down
    crafters   crafting pieces by suit, and of these in its turn the ones activated in it (4.1.1)
    coffin     warriors on Coffin Makers
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
    crafters: dict[str, int]
    activated: dict[str, int]
    coffin: int
    tracks: list[Track]
    own: dict[str, Any]
    piles: dict[str, list[str]]


class Battle(msgspec.Struct, frozen=True):
    """The battle that is being fought; hits as far as they are known.

    step    "begin", "ambush", "dice", "effects", "hits" (4.3)
    odds    of the attacker, then the defender: the chance of 0, 1, 2... hits; empty once the dice have rolled
    """

    step: str
    place: str
    attacker: str
    defender: str
    ally: str | None
    rolled: list[int]
    extra: list[int]
    odds: list[list[float]]


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
    table = public_table(n, made)
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
            player(table, made, seat, cards(HAND + seat), cards(PLAY + seat), zones)
            for seat in range(len(board.seats))
        ],
        deck=len(zones["deck"]), discard=cards(1), available=cards(2),
        items={name: n[ITEM_SUPPLY + item] for item, name in enumerate(ITEM_NAMES) if n[ITEM_SUPPLY + item]},
        ruins={
            board.places[place]: len(zones[f"ruin-{place + 1}"]) for place in range(CLEARINGS) if n[RUINS] >> place & 1
        },
        battle=battle(table),
        losses=[
            Loss(board.pieces[public["losses"][at + L_KIND]], board.places[public["losses"][at + L_PLACE]],
                 public["losses"][at + L_COUNT])
            for at in range(0, len(public["losses"]), LOSS)
        ],
    )


def public_table(n: list[int], made: Assembly) -> Root:
    """The public numbers as a table without cards, for rules that read nothing else."""
    table = new_table(made.board, made.layout, fast_chance(0, len(PURPOSES)), prompt_for_reading())
    for i, number in enumerate(n):
        table.n[i] = number
    return table


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
        board.sides[ruler] if ruler >= 0 else None, ruin, bool(n[FIXED_RUINS] >> place & 1), slots,
        {
            name: n[COUNTS + 16 * side + place] for side, name in enumerate(board.sides)
            if n[COUNTS + 16 * side + place]
        },
        pieces[0], pieces[1], pawns_in(n, board, place),
    )


def player(
    table: Root, made: Assembly, seat: int, hand: list[str], in_play: list[str], zones: dict[str, list[int]]
) -> Player:
    """One seat with what belongs to it."""
    board = made.board
    n = table.n
    faction = board.factions[seat]
    ids = board.deck.ids
    supply = {"warriors": int(n[SUPPLY + seat])} if faction.warriors else {}
    for i in range(len(faction.pieces)):
        kind = int(faction.first_kind) + i
        supply[board.pieces[kind]] = int(n[STOCK + kind])
    piles = {
        zone.name: [ids[face] if face >= 0 else UNKNOWN for face in zones[name]]
        for name, zone, owner in board.zones
        if zone.capacity > 0 and (owner is faction or (zone.shared and owner.name == faction.name))
    }
    size = sum(field.size for field in faction.fields)
    own = [int(n[i]) for i in range(int(faction.at), int(faction.at) + size)]
    crafters = {name: int(faction.craft_power(table, suit)) for suit, name in enumerate(SUIT_NAMES[:SUITS])}
    used = {name: int(n[CRAFT_USED + suit]) if n[TURN] == seat else 0 for suit, name in enumerate(SUIT_NAMES[:SUITS])}
    return Player(
        board.seats[seat], faction.name, int(n[VP + seat]), marker_name(int(n[MARKER + seat])),
        board.seats[n[PARTNER + seat] - 1] if n[PARTNER + seat] else None, hand, in_play,
        [name for effect, name in enumerate(EFFECT_NAMES) if n[USED + seat] >> effect & 1], supply,
        items_of(n, CRAFTED, seat), items_of(n, EXHAUSTED, seat), crafters, used, int(n[COFFIN + seat]),
        [Track(*track) for track in faction.tracks(table)],
        {**field_name_values(faction, own), **faction.describe(own)}, piles,
    )


def items_of(n: vec[i64], at: int, seat: int) -> dict[str, int]:
    return {ITEM_NAMES[i]: int(n[at + ITEMS * seat + i]) for i in range(ITEMS) if n[at + ITEMS * seat + i]}


def battle(table: Root) -> Battle | None:
    n, board = table.n, table.board
    if n[B_PLACE] < 0:
        return None
    step = int(n[B_STEP])
    return Battle(
        BATTLE_STEPS[step], board.places[int(n[B_PLACE])], board.sides[int(n[B_ATTACKER])],
        board.sides[int(n[B_DEFENDER])], board.sides[int(n[B_ALLY])] if n[B_ALLY] >= 0 else None,
        [int(n[B_ROLLED + role]) for role in (0, 1)], [int(n[B_EXTRA + role]) for role in (0, 1)],
        [] if step >= ROLLED else hit_odds(table),
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
        piece = board.pieces[a // 64]
        one = piece.removesuffix("s") if piece.endswith("-warriors") else piece
        return {"piece": one if b == 1 else piece, "place": places[a % 64], "count": b}
    if what == EFFECT_USED:
        return {"seat": sides[a], "effect": EFFECT_NAMES[b]}
    seated = (
        CARD_DRAWN, CARD_DISCARDED, CARD_SPENT, CARD_CRAFTED, CARD_LOST, AMBUSH_PLAYED, AMBUSH_FOILED,
        DOMINANCE_ACTIVATED, DOMINANCE_TAKEN, GAME_WON,
    )
    return {"seat": sides[a]} if what in seated else {}
