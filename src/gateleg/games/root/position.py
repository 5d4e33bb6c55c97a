"""Positions of Root as readable JSON, and the names of its stable points.  docs/scenarios.md describes the keys."""
from __future__ import annotations

import re
from typing import Any, Final

from mypy_extensions import i64

from gateleg.games.root.assembly import Assembly
from gateleg.games.root.box import BIRD, CLEARINGS, FIRST_FOREST, ITEMS, NO_SUIT, PERSISTENT, SUITS
from gateleg.games.root.declare import Field
from gateleg.games.root.faction import Faction
from gateleg.games.root.layout import (
    ACTIONS,
    AVAILABLE,
    BUILDING,
    BUILDINGS,
    CHECK,
    COFFIN,
    COUNTS,
    CRAFT_USED,
    CRAFTED,
    DECK,
    DISCARD,
    EFFECTS,
    EXHAUSTED,
    FACTION_ZONES,
    FIRST,
    FIRST_KIND,
    FREE,
    HAND,
    HOMES,
    ITEM_SUPPLY,
    MARKER,
    NOWHERE,
    PARTNER,
    PAWN,
    PENDING,
    PHASE,
    PLACES,
    PLAY,
    PURPOSES,
    ROUND,
    RUIN_ITEMS,
    RUINS,
    SET_UP,
    SETTING_UP,
    STAGE,
    STOCK,
    SUIT,
    SUPPLY,
    TAKEN,
    TOKENS,
    TURN,
    UNDER_RUIN,
    USED,
    VP,
    WINNERS,
)
from gateleg.games.root.rules_effects import COALITION, begin_phase
from gateleg.games.root.rules_pieces import mark_slots
from gateleg.games.root.state import Board, Root, kind_at
from gateleg.games.root.words import CLAIM_VICTORY, EFFECT_NAMES, ITEM_NAMES, PHASE_NAMES, SUIT_NAMES, WORD_NAMES
from gateleg.kernel.chance import EVERYBODY, Chance
from gateleg.kernel.errors import InputError
from gateleg.kernel.position import (
    HELD,
    PILE,
    Laying,
    Names,
    Place,
    Table,
    chance_position,
    list_place,
    set_chance,
)
from gateleg.kernel.position import patched as patched_cards
from gateleg.kernel.table import Prompt

BEFORE: Final = "before set-up"
AFTER: Final = "after set-up"
POINTS: Final = [BEFORE, AFTER, "SEAT PHASE (birdsong, daylight, evening)", "SEAT PHASE start", "SEAT PHASE N (stage)"]
POINT: Final = re.compile(r"(\S+) (birdsong|daylight|evening)(?: (start|\d+))?")
SHARED: Final = "decks.shared"
NO_PLACE_NAME: Final = "nowhere"
TRACK: Final = "track"
COALITION_NAME: Final = "coalition"
MOST: Final = 1000


def at_point(t: Root, point: str) -> bool:
    """Whether `t` is at the stable point of that name.  InputError if there is none such."""
    n = t.n
    if point == BEFORE:
        return bool(n[PHASE] == SET_UP and n[STAGE] == 0)
    if point == AFTER:
        return bool(n[PHASE] != SET_UP)
    match = POINT.fullmatch(point)
    if match is None or match[1] not in t.board.seats:
        raise InputError("at", f"one of {', '.join(POINTS)}, not {point!r}")
    stage = 1 if match[3] is None else 0 if match[3] == "start" else int(match[3])
    here = (t.board.seats[int(n[TURN])], PHASE_NAMES[int(n[PHASE])], int(n[STAGE]))
    return not t.over and here == (match[1], match[2], stage)


# -- places for cards ------------------------------------------------------------------------------------------------
def places(board: Board) -> list[Place]:
    """Where cards stand in a position."""
    found = [
        Place(SHARED, DECK, 0, PILE, 0, SHARED),
        Place("discards.shared", DISCARD, 0, PILE, EVERYBODY, SHARED),
        Place("available", AVAILABLE, 0, HELD, EVERYBODY, SHARED),
    ]
    for seat, name in enumerate(board.seats):
        found.append(Place(f"hands.{name}", HAND + seat, 0, HELD, 1 << seat, SHARED))
        found.append(Place(f"play.{name}", PLAY + seat, 0, HELD, EVERYBODY, SHARED))
    if any(faction.wants_ruin_items for faction in board.factions):
        found.append(Place("ruin-items", RUIN_ITEMS, 1, PILE, 0, "ruin-items"))
        found.append(Place("taken-items", TAKEN, 1, HELD, EVERYBODY, "ruin-items"))
        found += [
            Place(f"ruins.{place + 1}", UNDER_RUIN + place, 1, PILE, 0, "ruin-items")
            for place in range(CLEARINGS) if int(board.woodland.ruins) >> place & 1
        ]
    supplies: dict[int, str] = {0: SHARED}
    for n, (_, zone, faction) in enumerate(board.zones):
        if zone.capacity > 0:
            owner = faction.name if zone.shared else board.seats[int(faction.seat)]
            path = f"{owner}.{zone.name}"
            supply = supplies.setdefault(zone.pool, path)
            known = {"all": EVERYBODY, "own": 1 << int(faction.seat), "none": 0}[zone.watchers]
            form = PILE if zone.pile or path == supply else HELD
            found.append(Place(path, FACTION_ZONES + n, zone.pool, form, known, supply))
    return found


def card_names(board: Board) -> Names:
    return Names(board.deck.ids, board.seats, SUIT_NAMES)


def card_numbers(t: Root) -> tuple[dict[int, list[int]], dict[int, list[int]]]:
    """The cards of each face, and of each pool (top first, as nobody has shuffled them)."""
    deck = t.board.deck
    numbers: dict[int, list[int]] = {}
    pools: dict[int, list[int]] = {}
    faces = deck.shared()
    if len(t.cards.layout.pool_end) > 1 and any(faction.wants_ruin_items for faction in t.board.factions):
        faces += [
            int(deck.first_item) + item for item in t.board.law.ruin_items for _ in range(t.board.ruin_sets)
        ]
    faces += range(int(deck.first_other), len(deck.ids))
    first = 0
    for pool, end in enumerate(t.cards.layout.pool_end):
        pools[pool] = list(range(first, int(end)))
        first = int(end)
    for card, face in enumerate(faces):
        numbers.setdefault(face, []).append(card)
    return numbers, pools


# -- writing -----------------------------------------------------------------------------------------------------------
def to_position(t: Root) -> dict[str, Any]:
    """The whole state at a stable point, as readable JSON; supplies, which follow from it, are left out."""
    n = t.n
    board = t.board
    seats = board.seats
    position: dict[str, Any] = {
        "turn": seats[n[TURN]], "phase": PHASE_NAMES[n[PHASE]], "stage": int(n[STAGE]), "round": int(n[ROUND]) + 1,
        "first": seats[n[FIRST]], "over": t.over, "winners": names_of(int(n[WINNERS]), seats),
        "set-up-done": int(n[SETTING_UP]), "pending": pending_names(int(n[PENDING])), "actions": int(n[ACTIONS]),
        "homes": [place + 1 for place in range(CLEARINGS) if n[HOMES] >> place & 1],
        "points": {name: int(n[VP + seat]) for seat, name in enumerate(seats)},
        "markers": {name: marker_name(int(n[MARKER + seat])) for seat, name in enumerate(seats)},
        "partners": {name: seats[n[PARTNER + seat] - 1] for seat, name in enumerate(seats) if n[PARTNER + seat]},
        "pawns": {
            name: board.places[n[PAWN + seat]] if n[PAWN + seat] >= 0 else NO_PLACE_NAME
            for seat, name in enumerate(seats) if board.factions[seat].has_pawn
        },
        "effects-used": {name: names_of(int(n[USED + seat]), EFFECT_NAMES) for seat, name in enumerate(seats)},
        "crafted-with": {SUIT_NAMES[suit]: int(n[CRAFT_USED + suit]) for suit in range(SUITS)},
        "items": {ITEM_NAMES[item]: int(n[ITEM_SUPPLY + item]) for item in range(ITEMS)},
        "crafted": items_by_seat(t, CRAFTED), "exhausted": items_by_seat(t, EXHAUSTED),
        "coffin": {name: int(n[COFFIN + side]) for side, name in enumerate(board.sides) if n[COFFIN + side]},
        "clearings": {clearing_key(board, place): clearing(t, place) for place in real_places(board)},
        "chance": chance_position(t.chance, PURPOSES),
    }
    for seat, faction in enumerate(board.factions):
        position[seats[seat]] = {field.name: field_value(t.n, at, field) for at, field in fields_of(faction)}
    for place in places(board):
        group, _, name = place.path.rpartition(".")
        table = position.setdefault(group, {}) if group else position
        table[name] = list_place(t.cards, place, card_names(board))
    return position


def names_of(mask: int, names: list[str]) -> list[str]:
    return [name for bit, name in enumerate(names) if mask >> bit & 1]


def pending_names(mask: int) -> list[str]:
    claim = [WORD_NAMES[CLAIM_VICTORY]] if mask & CHECK else []
    return names_of(mask & (CHECK - 1), EFFECT_NAMES) + claim


def marker_name(marker: int) -> str:
    return TRACK if marker == 0 else COALITION_NAME if marker == COALITION else SUIT_NAMES[marker - 1]


def items_by_seat(t: Root, at: int) -> dict[str, dict[str, int]]:
    return {
        name: {
            ITEM_NAMES[item]: int(t.n[at + ITEMS * seat + item])
            for item in range(ITEMS) if t.n[at + ITEMS * seat + item]
        }
        for seat, name in enumerate(t.board.seats)
    }


def real_places(board: Board) -> list[int]:
    """Clearings and what counts as one."""
    return [place for place in range(PLACES) if not board.places[place].startswith("no-place")]


def clearing_key(board: Board, place: int) -> str:
    return str(place + 1) if place < CLEARINGS else board.places[place]


def clearing(t: Root, place: int) -> dict[str, Any]:
    """What is in a place."""
    n = t.n
    board = t.board
    kinds = range(FIRST_KIND, int(board.kinds))
    armies = [seat for seat, faction in enumerate(board.factions) if faction.warriors]
    entry: dict[str, Any] = {
        "warriors": {board.sides[seat]: int(n[COUNTS + 16 * seat + place]) for seat in armies},
        "pieces": {board.pieces[kind]: int(t.count(kind, place)) for kind in kinds},
    }
    if place < CLEARINGS:
        suit = int(n[SUIT + place])
        entry["suit"] = SUIT_NAMES[suit] if suit != NO_SUIT else "none"
        entry["ruin"] = bool(n[RUINS] >> place & 1)
    return entry


def fields_of(faction: Faction) -> list[tuple[int, Field]]:
    """Where a faction's numbers are in Root.n."""
    at = int(faction.at)
    found = []
    for field in faction.fields:
        found.append((at, field))
        at += field.size
    return found


def field_value(n: Any, at: int, field: Field) -> Any:
    values = [number_value(int(n[i]), field) for i in range(at, at + field.size)]
    return values[0] if field.size == 1 else values


def field_name_values(faction: Faction, own: list[int]) -> dict[str, Any]:
    """A faction's own numbers by name, from just these numbers."""
    return {field.name: field_value(own, at - int(faction.at), field) for at, field in fields_of(faction)}


def number_value(number: int, field: Field) -> Any:
    if field.mask:
        return names_of(number, field.labels)
    return field.labels[number] if field.labels else number


# -- reading -----------------------------------------------------------------------------------------------------------
def from_position(made: Assembly, position: dict[str, Any], chance: Chance, prompt: Prompt) -> Root:
    """The inverse of `to_position`.  InputError with the path of what cannot be."""
    board = made.board
    table = Table(position)
    t = Root(board, made.layout.new_cards(), chance, prompt, False, board.start[:])
    read_course(t, table)
    read_seats(t, table)
    groups: dict[str, Table] = {}
    lay_cards(t, table, groups, bool(t.n[PHASE] != SET_UP or t.n[STAGE] != 0))
    read_clearings(t, table.table("clearings"))
    read_fields(t, table, groups)
    for group in groups.values():
        group.finish()
    check_supplies(t)
    t.touch_all()
    t.restrict()
    for faction in board.factions:
        faction.complete(t)
    if not table.has("pending"):
        begin_phase(t) if t.n[PHASE] != SET_UP and t.n[STAGE] == 0 else None
    else:
        for name in table.words("pending", [*EFFECT_NAMES, WORD_NAMES[CLAIM_VICTORY]]):
            t.n[PENDING] |= CHECK if name == WORD_NAMES[CLAIM_VICTORY] else 1 << EFFECT_NAMES.index(name)
    if table.has("chance"):
        set_chance(table.table("chance"), chance, PURPOSES)
    table.finish()
    return t


def read_course(t: Root, table: Table) -> None:
    """Whose turn it is, and how far it has come."""
    n = t.n
    seats = t.board.seats
    n[TURN] = seats.index(table.word("turn", seats))
    n[FIRST] = seats.index(table.word("first", seats))
    n[PHASE] = PHASE_NAMES.index(table.word("phase", PHASE_NAMES))
    n[STAGE] = table.number("stage", 0, 60)
    n[ROUND] = table.number("round", 1, 1 << 30) - 1
    n[SETTING_UP] = table.number("set-up-done", 0, len(seats))
    n[ACTIONS] = table.number("actions", 0, 100, 0)
    t.over = table.flag("over", False)
    n[WINNERS] = sum(1 << seats.index(name) for name in table.words("winners", seats))
    if n[WINNERS] and not t.over:
        raise InputError("winners", "nobody before the game is over")
    if n[PHASE] == SET_UP:
        if n[SETTING_UP] == len(seats):
            raise InputError("set-up-done", f"a whole number from 0 to {len(seats) - 1} during the set-up")
    elif n[SETTING_UP] != len(seats):
        raise InputError("set-up-done", f"{len(seats)} after the set-up")
    for i, home in enumerate(table.items("homes")):
        if type(home) is not int or not 1 <= home <= CLEARINGS:
            raise InputError(f"homes[{i}]", f"the number of a clearing, not {home!r}")
        n[HOMES] |= 1 << (home - 1)


def read_seats(t: Root, table: Table) -> None:
    """Points, markers, pawns, items of each seat."""
    n = t.n
    board = t.board
    seats = board.seats
    points, markers, partners, pawns = (table.table(key) for key in ("points", "markers", "partners", "pawns"))
    used, crafted, exhausted = (table.table(key) for key in ("effects-used", "crafted", "exhausted"))
    names = [TRACK, *SUIT_NAMES]
    standing = [NO_PLACE_NAME, *board.places]
    for seat, name in enumerate(seats):
        n[VP + seat] = points.number(name, int(board.factions[seat].score_floor), MOST, 0)
        marker = markers.word(name, [*names, COALITION_NAME], TRACK)
        n[MARKER + seat] = COALITION if marker == COALITION_NAME else names.index(marker)
        partner = partners.word(name, ["nobody", *seats], "nobody")
        n[PARTNER + seat] = 0 if partner == "nobody" else seats.index(partner) + 1
        if board.factions[seat].has_pawn:
            place = pawns.word(name, standing, NO_PLACE_NAME)
            n[PAWN + seat] = NOWHERE if place == NO_PLACE_NAME else board.places.index(place)
        n[USED + seat] = sum(1 << EFFECT_NAMES.index(effect) for effect in used.words(name, EFFECT_NAMES))
        for at, owned in ((CRAFTED, crafted), (EXHAUSTED, exhausted)):
            items = owned.table(name)
            for item in range(ITEMS):
                n[at + ITEMS * seat + item] = items.number(ITEM_NAMES[item], 0, 99, 0)
            items.finish()
    with_suits = table.table("crafted-with")
    for suit in range(SUITS):
        n[CRAFT_USED + suit] = with_suits.number(SUIT_NAMES[suit], 0, 99, 0)
    items = table.table("items")
    for item in range(ITEMS):
        n[ITEM_SUPPLY + item] = items.number(ITEM_NAMES[item], 0, 99, int(board.law.supply[item]))
    coffin = table.table("coffin")
    for side, name in enumerate(board.sides):
        n[COFFIN + side] = coffin.number(name, 0, 99, 0)
    for part in (points, markers, partners, pawns, used, crafted, exhausted, with_suits, items, coffin):
        part.finish()


def lay_cards(t: Root, table: Table, groups: dict[str, Table], dealt: bool) -> None:
    """All cards, to where the position has them.

    Before the first cards are dealt there are none; those of a further back that are named nowhere lie nowhere yet.
    """
    board = t.board
    numbers, pools = card_numbers(t)
    laying = Laying(t.cards, card_names(board), numbers)
    given: dict[str, list[Any]] = {}
    named: set[int] = set()
    for place in places(board):
        group, _, name = place.path.rpartition(".")
        if group and group not in groups:
            groups[group] = table.table(group)
        given[place.path] = (groups[group] if group else table).items(name)
        if given[place.path]:
            named.add(place.pool)
    if not dealt:
        if named:
            raise InputError("stage", "1 or more where cards lie")
        return
    for place in places(board):
        if place.path != place.supply:
            laying.lay_list(given[place.path], place.path, place)
    for place in places(board):
        if place.path == place.supply and (place.pool == 0 or place.pool in named):
            laying.lay_supply(given[place.path], place.path, place, pools[place.pool])
    for seat in range(t.seats):
        for i in range(t.cards.size(PLAY + seat)):
            face = t.cards.face(t.cards.at(PLAY + seat, i))
            if board.deck.kind[face] == PERSISTENT:
                bit: i64 = 1 << board.deck.effect[face]
                if t.n[EFFECTS + seat] & bit:
                    raise InputError(f"play.{board.seats[seat]}", "no effect twice")
                t.n[EFFECTS + seat] |= bit


def read_clearings(t: Root, table: Table) -> None:
    """Suits, ruins, warriors, buildings and tokens.  InputError for more buildings than slots."""
    n = t.n
    board = t.board
    for place in real_places(board):
        entry = table.table(clearing_key(board, place))
        if place < CLEARINGS:
            suits = [*SUIT_NAMES[:SUITS], "none"]
            suit = entry.word("suit", suits, SUIT_NAMES[n[SUIT + place]] if n[SUIT + place] >= 0 else "none")
            n[SUIT + place] = SUIT_NAMES.index(suit) if suit != "none" else NO_SUIT
            ruin = entry.flag("ruin", bool(n[RUINS] >> place & 1))
            if ruin and not board.woodland.ruins >> place & 1:
                raise InputError(entry.at("ruin"), "false where the map has no ruin")
            n[RUINS] = n[RUINS] | (1 << place) if ruin else n[RUINS] & ~(1 << place)
            n[FREE + place] = board.woodland.slots[place] - (1 if ruin else 0)
        warriors = entry.table("warriors")
        for side, name in enumerate(board.sides):
            n[COUNTS + 16 * side + place] = warriors.number(name, 0, 99, 0)
        warriors.finish()
        pieces = entry.table("pieces")
        for kind in range(FIRST_KIND, int(board.kinds)):
            count = pieces.number(board.pieces[kind], 0, 99, 0)
            side = board.owner[kind]
            n[kind_at(kind) + place] = count
            if board.sort[kind] == BUILDING:
                n[BUILDINGS + 16 * side + place] += count
                n[FREE + place] -= count
            else:
                n[TOKENS + 16 * side + place] += count
        pieces.finish()
        entry.finish()
        if place < CLEARINGS:
            if n[FREE + place] < 0:
                raise InputError(entry.at("pieces"), f"no more buildings than the {board.woodland.slots[place]} slots")
            mark_slots(t, place)
    table.finish()
    t.set_suits()


def read_fields(t: Root, table: Table, groups: dict[str, Table]) -> None:
    """The factions' own numbers."""
    for seat, faction in enumerate(t.board.factions):
        name = t.board.seats[seat]
        own = groups.setdefault(name, table.table(name)) if name in groups else table.table(name)
        groups[name] = own
        for at, field in fields_of(faction):
            values = own.get(field.name, [field.start] * field.size) if own.has(field.name) else None
            if values is None:
                continue
            if field.size == 1:
                t.n[at] = read_number(own.at(field.name), values, field)
                continue
            if not isinstance(values, list) or len(values) != field.size:
                raise InputError(own.at(field.name), f"a list of {field.size}, not {values!r}")
            for i, value in enumerate(values):
                t.n[at + i] = read_number(f"{own.at(field.name)}[{i}]", value, field)


def read_number(path: str, value: Any, field: Field) -> int:
    """One number of a field, by the name of its value or of its bits."""
    if field.mask:
        if not isinstance(value, list) or not all(name in field.labels for name in value):
            raise InputError(path, f"a list of {', '.join(field.labels)}, not {value!r}")
        return sum(1 << field.labels.index(name) for name in value)
    if field.labels:
        if value not in field.labels:
            raise InputError(path, f"one of {', '.join(field.labels)}, not {value!r}")
        return field.labels.index(value)
    if type(value) is not int or not field.least <= value <= field.most:
        raise InputError(path, f"a whole number from {field.least} to {field.most}, not {value!r}")
    return int(value)


def check_supplies(t: Root) -> None:
    """1.5.1 What is neither on the map nor elsewhere is in the supply; there is no more than there is."""
    n = t.n
    board = t.board
    for faction in board.factions:
        seat = faction.seat
        counts = [(int(seat), faction.warriors)]
        counts += [(int(faction.first_kind) + i, piece.count) for i, piece in enumerate(faction.pieces)]
        for kind, total in counts:
            left = total - t.on_map(kind) - faction.elsewhere(t, kind)
            if kind == seat:
                left -= n[COFFIN + seat]
            if left < 0:
                raise InputError("clearings", f"at most {total} {board.pieces[kind]} in all")
            n[(SUPPLY if kind == seat else STOCK) + kind] = left


# -- patches -----------------------------------------------------------------------------------------------------------
def patched(board: Board, position: dict[str, Any], patch: dict[str, Any]) -> dict[str, Any]:
    """A position with a scenario's keys.  What a phase begins with follows from the position, unless it is given.

    `blank = true` takes all pieces off the map first.
    """
    rest = {key: value for key, value in patch.items() if key != "blank"}
    if patch.get("blank", False) is True:
        cleared = {
            name: {**entry, "warriors": {}, "pieces": {}} for name, entry in position["clearings"].items()
        }
        position = {**position, "clearings": cleared}
    elif "blank" in patch:
        raise InputError("blank", "true, or nothing")
    result = patched_cards(position, rest, places(board))
    if "pending" not in patch and any(key in patch for key in ("turn", "phase", "stage", "play", "markers")):
        del result["pending"]
    return result


assert BIRD == SUITS
assert FIRST_FOREST == PLACES
