"""Lays a game out once: which factions there are, where their numbers, pieces, cards and words have their places."""
from __future__ import annotations

import importlib
import pkgutil
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any, Final, final

from gateleg.games.root.box import (
    CLEARINGS,
    FIRST_FOREST,
    ITEMS,
    MOST_PLACES,
    NO_SUIT,
    SUITS,
    Deck,
    Woodland,
    make_deck,
    make_numbers,
    make_woodland,
)
from gateleg.games.root.content import read_deck, read_items, read_map
from gateleg.games.root.declare import FactionZone, PieceKind
from gateleg.games.root.faction import Faction
from gateleg.games.root.layout import (
    AVAILABLE,
    B_PLACE,
    COUNTS,
    DISCARD,
    FACTION_ZONES,
    FIRST_KIND,
    FREE,
    HAND,
    ITEM_SUPPLY,
    MOST_KINDS,
    NOWHERE,
    OPEN,
    PATHS,
    PAWN,
    PIECES,
    PLACES,
    PLAY,
    RUIN_ITEMS,
    RUINS,
    SIDES,
    STOCK,
    SUIT,
    SUPPLY,
    TAKEN,
    UNDER_RUIN,
    WARRIOR,
)
from gateleg.games.root.state import Board, Switches
from gateleg.games.root.words import (
    EVENT_NAMES,
    FACE_LABELS,
    FACTION_EVENTS,
    FACTION_KINDS,
    FACTION_WORDS,
    ITEM_LABELS,
    ITEM_NAMES,
    KIND_LABELS,
    MOST_NUMBER,
    MOVE_BATTLE_LABELS,
    NUMBER_LABELS,
    OWN_LABELS,
    PIECE_AT_LABELS,
    PIECE_LABELS,
    PLACE_LABELS,
    SIDE_LABELS,
    SUIT_LABELS,
    SUIT_NAMES,
    WORD_NAMES,
)
from gateleg.kernel.cards import PUBLIC, Layout, Zone
from gateleg.kernel.chance import EVERYBODY
from gateleg.kernel.content import read_folder
from gateleg.kernel.errors import InputError
from gateleg.kernel.game import Switch
from gateleg.kernel.table import KINDS, PASS, Rules
from gateleg.kernel.words import Kind, Vocabulary

MAPS: Final = ["autumn", "winter"]
DECKS: Final = ["standard", "exiles"]
MOST_SEATS: Final = 6
LEAST_SEATS: Final = 2
CLASSES: Final = [1 << suit for suit in range(SUITS + 1)]


# -- finding factions ------------------------------------------------------------------------------------------------
def find_factions() -> dict[str, type[Faction]]:
    """Every faction by name: the folders beside this file, and what installed packages announce."""
    from gateleg.games.root import factions

    found: dict[str, type[Faction]] = {}
    for module in pkgutil.iter_modules(factions.__path__):
        if module.ispkg:
            faction = getattr(importlib.import_module(f"{factions.__name__}.{module.name}"), "FACTION", None)
            if faction is not None:
                found[module.name] = faction
    for entry in entry_points(group="gateleg.root.factions"):
        found[entry.name] = entry.load()
    return dict(sorted(found.items()))


def faction_folder(kind: type[Faction]) -> Path:
    """Where a faction's files lie."""
    return Path(str(importlib.import_module(kind.__module__).__file__)).parent


def make_faction(kind: type[Faction], content: dict[str, Any], options: dict[str, str]) -> Faction:
    """A faction that sits nowhere yet.  InputError for content that it cannot play with."""
    make: Any = kind
    faction: Faction = make(content)
    faction.choose(options)
    return faction


def faction_switches(factions: dict[str, type[Faction]], content: dict[str, Any]) -> list[Switch]:
    """The switches of all factions.  InputError for a name that two of them have."""
    found: dict[str, Switch] = {}
    for name, kind in factions.items():
        for switch in kind.switches(content):
            if switch.name in found:
                raise InputError(f"switches of {name}", f"a name that nothing else has, not {switch.name}")
            found[switch.name] = switch
    return list(found.values())


# -- laying out ------------------------------------------------------------------------------------------------------
@final
class Assembly:
    """What is made once for a setup and shared by all its games."""

    def __init__(self, board: Board, layout: Layout, content: dict[str, Any]) -> None:
        self.board = board
        self.layout = layout
        self.content = content


def seat_names(names: list[str], factions: dict[str, type[Faction]]) -> list[str]:
    """The faction of each seat: `vagabond-2` is a second `vagabond`.  InputError for seats that cannot play."""
    if not LEAST_SEATS <= len(names) <= MOST_SEATS:
        raise InputError("seats", f"{LEAST_SEATS} to {MOST_SEATS} factions, not {len(names)}")
    kinds: list[str] = []
    for n, name in enumerate(names):
        if type(name) is not str:
            raise InputError(f"seats[{n}]", f"the name of a faction, not {name!r}")
        base, _, number = name.rpartition("-")
        kind = base if number == "2" and base in factions else name
        if kind not in factions:
            raise InputError(f"seats[{n}]", f"one of {', '.join(factions)}, not {name!r}")
        if name in names[:n]:
            raise InputError(f"seats[{n}]", f"factions that are not taken; a second {kind} is called {kind}-2")
        kinds.append(kind)
    return kinds


def assemble(
    rules: Rules, content: dict[str, Any], seats: list[str], options: dict[str, str],
    factions: dict[str, type[Faction]],
) -> Assembly:
    """Lay out a game.  InputError names what in the content or the seats is at fault."""
    kinds = seat_names(seats, factions)
    table = [make_faction(factions[kind], content, options) for kind in kinds]
    for faction in table:
        if kinds.count(faction.name) > faction.most_seats:
            raise InputError("seats", f"at most {faction.most_seats} with {faction.name}")
    map = options["map"]
    woodland = make_woodland(read_map(content, map))
    first = [next(f for f in table if f.name == faction.name) for faction in table]  # who shares with whom
    kind_of = {id(faction): first[n] for n, faction in enumerate(table)}
    others = [card for faction in table if kind_of[id(faction)] is faction for pool in faction.pools for card in pool]
    deck = make_deck(read_deck(content, options["deck"]), len(seats) > LEAST_SEATS, others)
    law = make_numbers(content["law"], read_items(content))
    for seat, faction in enumerate(table):
        faction.seat = seat
    pieces, owner, sort = lay_out_pieces(table, seats)
    side_names, sides_of = lay_out_sides(table, seats)
    for kind, (side, number) in enumerate(owner):
        owner[kind] = (sides_of[side][number - 1] if number else side, 0)
    owners = [side for side, _ in owner]
    places = lay_out_places(table, woodland)
    sets = max([sum(1 for f in table if f.wants_ruin_items and f.name == name) for name in kinds], default=0)
    zones, layout = lay_out_cards(table, kind_of, seats, deck, law.ruin_items, sets)
    words = lay_out_words(table, kind_of, deck, places, side_names, pieces)
    start = start_numbers(table, woodland, [int(x) for x in law.supply], pieces)
    discard = next((int(f.first_zone) for f in table if f.discards_to_zone), DISCARD)
    order = sorted(range(len(seats)), key=lambda seat: (table[seat].letter, seat))
    side_kinds = [
        sum(1 << kind for kind in range(FIRST_KIND, len(owners)) if owners[kind] == side) for side in range(SIDES)
    ]
    rounds = 0 if options["max_rounds"] == "off" else int(options["max_rounds"])
    board = Board(
        rules, deck, woodland, law, Switches(rounds), seats, side_names, table, owners, sort,
        places, [name for name, _ in pieces], order, start, discard, side_kinds, max(sets, 1), words, zones,
    )
    return Assembly(board, layout, content)


def lay_out_pieces(
    table: list[Faction], seats: list[str]
) -> tuple[list[tuple[str, PieceKind | None]], list[tuple[int, int]], list[int]]:
    """Kinds of pieces: warriors of the sides first, then each faction's buildings and tokens."""
    pieces: list[tuple[str, PieceKind | None]] = [
        (f"{seats[side]}-warriors" if side < len(seats) else f"warriors-{side + 1}", None) for side in range(SIDES)
    ]
    owner = [(side, 0) for side in range(SIDES)]
    sort = [WARRIOR] * SIDES
    taken = {kind.name for faction in table for kind in faction.pieces}
    for faction in table:
        faction.first_kind = len(pieces)
        twice = sum(1 for other in table if other.name == faction.name) > 1
        for piece in faction.pieces:
            if piece.crafts:
                faction.crafting_kinds |= 1 << len(pieces)
            unique = not twice and sum(1 for f in table for k in f.pieces if k.name == piece.name) == 1
            pieces.append((piece.name if unique else f"{seats[int(faction.seat)]}-{piece.name}", piece))
            owner.append((int(faction.seat), piece.side))
            sort.append(piece.sort)
    if len(pieces) > MOST_KINDS:
        raise InputError("seats", f"factions with at most {MOST_KINDS - SIDES} kinds of pieces, not {len(taken)}")
    return pieces, owner, sort


def lay_out_sides(table: list[Faction], seats: list[str]) -> tuple[list[str], dict[int, list[int]]]:
    """Sides: the seats, then what factions bring that defends itself."""
    names = list(seats)
    numbers: dict[int, list[int]] = {}
    for faction in table:
        faction.first_side = len(names)
        numbers[int(faction.seat)] = list(range(len(names), len(names) + len(faction.sides)))
        names += faction.sides
    if len(names) > SIDES:
        raise InputError("seats", f"at most {SIDES} sides, not {len(names)}: {', '.join(names)}")
    return names, numbers


def lay_out_places(table: list[Faction], woodland: Woodland) -> list[str]:
    """Names of clearings, of what counts as one, and of forests."""
    names = [f"clearing-{n + 1}" for n in range(CLEARINGS)]
    for faction in table:
        faction.first_place = len(names)
        names += faction.places
    if len(names) > MOST_PLACES:
        raise InputError("seats", f"at most {MOST_PLACES - CLEARINGS} more places, not {names[CLEARINGS:]}")
    names += [f"no-place-{n + 1}" for n in range(len(names), FIRST_FOREST)]
    return names + [f"forest-{name}" for name in woodland.forest_names]


def lay_out_cards(
    table: list[Faction], kind_of: dict[int, Faction], seats: list[str], deck: Deck, ruin_items: list[int], sets: int
) -> tuple[list[tuple[str, FactionZone, Faction]], Layout]:
    """1.2.1, 1.2.2 The backs, and the zones: hands are their owners', the deck nobody's, piles and play areas open."""
    shared = len(deck.shared())
    pools = [shared]
    card = shared
    if sets > 0:
        pools.append(sets * len(ruin_items))
        card += pools[-1]
    face = int(deck.first_other)
    none = Zone("unused", 0, 0)
    zones = [none] * FACTION_ZONES
    zones[0] = Zone("deck", shared, 0)
    zones[DISCARD] = Zone("discard", shared, EVERYBODY)
    zones[AVAILABLE] = Zone("available", SUITS + 1, EVERYBODY)
    for seat, name in enumerate(seats):
        zones[HAND + seat] = Zone(f"hand-{name}", shared, 1 << seat)
        zones[PLAY + seat] = Zone(f"play-{name}", shared, EVERYBODY)
    for place in range(CLEARINGS):
        zones[UNDER_RUIN + place] = Zone(f"ruin-{place + 1}", 2 if sets else 0, 0)
    zones[RUIN_ITEMS] = Zone("ruin-items", pools[1] if sets else 0, 0)
    zones[TAKEN] = Zone("taken-items", pools[1] if sets else 0, EVERYBODY)
    for n, zone in enumerate(zones):
        if zone is none:
            zones[n] = Zone(f"unused-{n}", 0, 0)
    own: list[tuple[str, FactionZone, Faction]] = []
    first_pool: dict[str, int] = {}
    for faction in table:
        first = kind_of[id(faction)]
        if first is faction:
            faction.first_face, faction.first_card = face, card
            first_pool[faction.name] = len(pools)
            for pool in faction.pools:
                pools.append(len(pool))
                face += len(pool)
                card += len(pool)
        else:
            faction.first_face, faction.first_card = first.first_face, first.first_card
        faction.first_zone = len(zones)
        faction.shared_zone = first.first_zone if first is not faction else len(zones)
        for spec in faction.zones:
            watchers = {"all": EVERYBODY, "own": 1 << int(faction.seat), "none": 0}[spec.watchers]
            repeated = spec.shared and first is not faction  # the zone is that of the first; this one stays empty
            name = spec.name if spec.shared else f"{spec.name}-{seats[int(faction.seat)]}"
            number = 0 if spec.pool < 0 else first_pool[first.name] + spec.pool
            room = 0 if repeated else spec.capacity
            own.append((name, FactionZone(spec.name, room, spec.watchers, number, spec.shared, spec.pile), faction))
            zones.append(Zone(f"unused-{len(zones)}" if repeated else name, room, watchers))
    classes = [1 << int(suit) if suit != NO_SUIT else 0 for suit in deck.suit]
    viewers = (1 << len(seats)) - 1 | PUBLIC
    return own, Layout(pools, zones, classes, sets=True, twins=True, viewers=viewers)


def lay_out_words(
    table: list[Faction], kind_of: dict[int, Faction], deck: Deck, places: list[str], sides: list[str],
    pieces: list[tuple[str, PieceKind | None]],
) -> Vocabulary:
    """Questions, words and events: those of the Law, then each faction's, once however many seats have it."""
    names = [name for name, _ in pieces]
    labels: dict[int, list[str] | None] = {
        PLACE_LABELS: places, SIDE_LABELS: sides, FACE_LABELS: None, PIECE_LABELS: names,
        PIECE_AT_LABELS: [f"{name}-at-{place}" for name in names for place in places[:PLACES]],
        ITEM_LABELS: list(ITEM_NAMES), SUIT_LABELS: list(SUIT_NAMES),
        MOVE_BATTLE_LABELS: ["move", "battle"], NUMBER_LABELS: [str(n) for n in range(MOST_NUMBER)],
    }
    kinds = {number: Kind(name, labels[source]) for number, (name, source) in KIND_LABELS.items()}
    words = dict(WORD_NAMES)
    events = list(EVENT_NAMES)
    next_kind, next_word = FACTION_KINDS, FACTION_WORDS
    assert len(events) == FACTION_EVENTS
    for faction in table:
        first = kind_of[id(faction)]
        if first is not faction:
            faction.first_question, faction.first_word = first.first_question, first.first_word
            faction.first_event = first.first_event
            continue
        faction.first_question, faction.first_word, faction.first_event = next_kind, next_word, len(events)
        for kind in faction.kinds:
            kinds[next_kind] = Kind(kind.name, kind.own if kind.labels == OWN_LABELS else labels[kind.labels])
            next_kind += 1
        for word in faction.words:
            words[next_word] = word
            next_word += 1
        events += faction.events
    if next_kind > KINDS or next_word > PASS:
        raise InputError("seats", "factions with fewer questions and words")
    return Vocabulary(kinds, deck.ids, words, events, sides)


def start_numbers(
    table: list[Faction], woodland: Woodland, supply: list[int], pieces: list[tuple[str, PieceKind | None]]
) -> list[int]:
    """Root.n of a new game, with a place for every number of every faction."""
    size = PIECES + PLACES * (len(pieces) - FIRST_KIND)
    for faction in table:
        faction.at = size
        size += sum(field.size for field in faction.fields)
    n = [0] * size
    for faction in table:
        at = int(faction.at)
        for field in faction.fields:
            n[at:at + field.size] = [field.start] * field.size
            at += field.size
        n[SUPPLY + int(faction.seat)] = faction.warriors
    for kind, (_, piece) in enumerate(pieces):
        if piece is not None:
            n[STOCK + kind] = piece.count
    n[B_PLACE] = NOWHERE
    n[RUINS] = int(woodland.ruins)
    for side in range(SIDES):
        n[PAWN + side] = NOWHERE
    for item in range(ITEMS):
        n[ITEM_SUPPLY + item] = supply[item]
    for place in range(PLACES):
        n[SUIT + place] = NO_SUIT
        n[PATHS + place] = int(woodland.paths[place])
    for place in range(CLEARINGS):
        n[SUIT + place] = int(woodland.suit[place])
        n[FREE + place] = int(woodland.slots[place]) - (int(woodland.ruins) >> place & 1)
        n[OPEN] |= (1 << place) if n[FREE + place] > 0 else 0
    assert COUNTS + PLACES * SIDES <= PIECES
    return n


def game_content(common: dict[str, Any], factions: dict[str, type[Faction]]) -> dict[str, Any]:
    """The Law's component data and that of every faction; each top-level name belongs to one of them."""
    content = dict(common)
    for name, kind in factions.items():
        for key, value in read_folder(faction_folder(kind) / "content").items():
            if key in content:
                raise InputError(f"content of {name}", f"a name that nothing else has, not {key}")
            content[key] = value
    return content

