"""Positions of Allies as readable JSON, and the names of its stable points.  docs/scenarios.md describes the keys."""
from __future__ import annotations

import re
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from gateleg.games.allies.box import TRIBES, Box
from gateleg.games.allies.rules_setup import PICKS
from gateleg.games.allies.state import (
    BEFORE_TRIBES,
    COLUMNS,
    DECK,
    DISCARD,
    HAND,
    HAND_SIZE,
    NONES,
    OUT,
    PURPOSES,
    REGION_DECK,
    REGION_ROW,
    ROUNDS,
    ROW,
    SEATS,
    TURNS,
    WON,
    WON_DOWN,
    ZEROS,
    Allies,
    Switches,
)
from gateleg.games.allies.words import COLUMN_NAMES, SEAT_NAMES, SLOT_NAMES, TRIBE_NAMES
from gateleg.kernel.cards import NONE, Layout
from gateleg.kernel.chance import EVERYBODY, Chance
from gateleg.kernel.errors import InputError
from gateleg.kernel.position import (
    EMPTY,
    HELD,
    PILE,
    SPOT,
    Laying,
    Names,
    Place,
    Table,
    chance_position,
    entry_of,
    list_place,
    set_chance,
)
from gateleg.kernel.position import patched as patched_cards
from gateleg.kernel.table import Prompt, Rules

BEFORE: Final = "before tribes"
AFTER_TRIBES: Final = "after tribes"
POINTS: Final = [BEFORE, AFTER_TRIBES, "round N (1 to 4)", "round N turn M (1 to 10)"]
POINT: Final = re.compile(r"round ([1-4])(?: turn ([1-9]|10))?")
REGION_POOL: Final = SEATS


def at_point(t: Allies, point: str) -> bool:
    """Whether `t` is at the stable point of that name.  InputError if there is none such."""
    if point == BEFORE:
        return t.round == BEFORE_TRIBES
    match = POINT.fullmatch("round 1" if point == AFTER_TRIBES else point)
    if match is None:
        raise InputError("at", f"one of {', '.join(POINTS)}, not {point!r}")
    return not t.over and t.round == int(match[1]) - 1 and t.turn == int(match[2] or 1) - 1


def places(switches: Switches) -> list[Place]:
    """Where cards stand in a position."""
    found = []
    for seat, name in enumerate(SEAT_NAMES):
        deck = f"decks.{name}"
        # a discarded hand card of a pile that is not open is known to whoever held it
        discards = EVERYBODY if switches.discards_open else 1 << seat
        found += [
            Place(deck, DECK + seat, seat, PILE, 0, deck),
            Place(f"discards.{name}", DISCARD + seat, seat, PILE, discards, deck),
            Place(f"hands.{name}", HAND + seat, seat, HELD, 1 << seat, deck),
            Place(f"out.{name}", OUT + seat, seat, HELD, EVERYBODY, deck),
        ]
        slots = SLOT_NAMES[COLUMNS * seat : COLUMNS * seat + COLUMNS]
        found += [Place(f"slots.{slot}", ROW + seat, seat, SPOT, EVERYBODY, deck) for slot in slots]
    deck = "decks.regions"
    found.append(Place(deck, REGION_DECK, REGION_POOL, PILE, 0, deck))
    for seat, name in enumerate(SEAT_NAMES):
        # they were won face-up: everybody remembers them
        found += [
            Place(f"won.{name}", WON + seat, REGION_POOL, HELD, EVERYBODY, deck),
            Place(f"won-down.{name}", WON_DOWN + seat, REGION_POOL, HELD, EVERYBODY, deck),
        ]
    found += [Place(f"regions.{name}", REGION_ROW, REGION_POOL, SPOT, EVERYBODY, deck) for name in COLUMN_NAMES]
    return found


def facings(box: Box) -> dict[str, int]:
    """What the facings of a region are called: neutral, a, b; further steps, if the content allows them, a-2..."""
    names = {"neutral": 0}
    for steps in range(1, int(box.win_at)):
        for seat, name in enumerate(SEAT_NAMES):
            names[name if steps == 1 else f"{name}-{steps}"] = steps - 2 * steps * seat
    return names


# -- writing -----------------------------------------------------------------------------------------------------------
def to_position(t: Allies) -> dict[str, Any]:
    """The whole state at a stable point, as readable JSON."""
    names = Names(t.box.ids, SEAT_NAMES)
    facing_names = {steps: name for name, steps in facings(t.box).items()}
    position: dict[str, Any] = {
        "round": int(t.round) + 1,
        "turn": min(int(t.turn) + 1, TURNS),
        "over": t.over,
        "starter": SEAT_NAMES[t.starter],
        "tribes": {
            name: [TRIBE_NAMES[tribe] for tribe in range(TRIBES) if t.owner[tribe] == seat]
            for seat, name in enumerate(SEAT_NAMES)
        },
        "limits": {name: int(t.limit[seat]) for seat, name in enumerate(SEAT_NAMES)},
        "wizards": {name: int(t.wizards[seat]) for seat, name in enumerate(SEAT_NAMES)},
        "slots": {
            name: spot(t, names, int(t.slot[slot]), "section", int(t.turned[slot]))
            for slot, name in enumerate(SLOT_NAMES)
        },
        "regions": {
            name: spot(t, names, int(t.region[column]), "facing", facing_names[int(t.facing[column])])
            for column, name in enumerate(COLUMN_NAMES)
        },
        "played": {
            name: [SLOT_NAMES[slot_of(t.slot, int(t.cards.at(ROW + seat, i)))] for i in range(t.cards.size(ROW + seat))]
            for seat, name in enumerate(SEAT_NAMES)
        },
        "laid": [
            COLUMN_NAMES[slot_of(t.region, int(t.cards.at(REGION_ROW, i)))] for i in range(t.cards.size(REGION_ROW))
        ],
        "chance": chance_position(t.chance, PURPOSES),
    }
    for place in places(t.switches):
        if place.form != SPOT:
            group, _, name = place.path.partition(".")
            position.setdefault(group, {})[name] = list_place(t.cards, place, names)
    return position


def spot(t: Allies, names: Names, card: int, key: str, value: Any) -> Any:
    """A slot or a column."""
    if card == NONE:
        return EMPTY
    entry = entry_of(t.cards, card, EVERYBODY, names)
    return {**(entry if isinstance(entry, dict) else {"card": entry}), key: value}


def slot_of(slots: vec[i64], card: int) -> int:
    """Where a card lies in a row."""
    return next(slot for slot in range(len(slots)) if slots[slot] == card)


# -- reading -----------------------------------------------------------------------------------------------------------
def from_position(
    rules: Rules, box: Box, layout: Layout, switches: Switches, position: dict[str, Any], chance: Chance,
    prompt: Prompt,
) -> Allies:
    """The inverse of `to_position`.  Cards that are nowhere else lie in their deck, below those listed there.

    InputError with the path of what cannot be.
    """
    table = Table(position)
    round = table.number("round", 0, ROUNDS)
    turn = table.number("turn", 1, TURNS)
    over = table.flag("over", False)
    if over and (round, turn) != (ROUNDS, TURNS):
        raise InputError("over", f"false before turn {TURNS} of round {ROUNDS}")
    if round == 0 and turn != 1:
        raise InputError("turn", "1 before the tribes are picked")
    starter = table.word("starter", SEAT_NAMES)
    owner = read_tribes(table.table("tribes"), round > 0)
    t = Allies(
        rules, box, switches, layout.new_cards(), chance, prompt, over, owner, NONES[:], ZEROS[:], NONES[:COLUMNS],
        ZEROS[:COLUMNS], ZEROS[:SEATS], ZEROS[:SEATS], SEAT_NAMES.index(starter), round - 1,
        TURNS if over else turn - 1,
    )
    lay_cards(t, table)
    read_limits(t, table)
    if table.has("chance"):
        set_chance(table.table("chance"), chance, PURPOSES)
    table.finish()
    return t


def read_tribes(table: Table, picked: bool) -> vec[i64]:
    """Two tribes each, all different; none before the pick."""
    owner = NONES[:TRIBES]
    for seat, name in enumerate(SEAT_NAMES):
        tribes = table.words(name, TRIBE_NAMES)
        if len(tribes) != (PICKS if picked else 0):
            expected = f"{PICKS} tribes" if picked else "no tribes in round 0"
            raise InputError(table.at(name), f"{expected}, not {len(tribes)}")
        for tribe in tribes:
            if owner[TRIBE_NAMES.index(tribe)] != NONE:
                raise InputError(table.at(name), f"tribes that the other player does not have, not {tribe}")
            owner[TRIBE_NAMES.index(tribe)] = seat
    table.finish()
    return owner


def lay_cards(t: Allies, table: Table) -> None:
    """All cards, to where the position has them."""
    numbers, decks = card_numbers(t)
    laying = Laying(t.cards, Names(t.box.ids, SEAT_NAMES), numbers)
    groups: dict[str, Table] = {}
    spots: dict[str, tuple[Place, Table]] = {}
    for place in places(t.switches):
        group, _, name = place.path.partition(".")
        if group not in groups:
            groups[group] = table.table(group)
        if place.form == SPOT:
            value = groups[group].get(name, EMPTY)
            if value != EMPTY:
                spots[name] = (place, Table(value, place.path))
        elif place.path != place.supply:
            laying.lay_list(groups[group].items(name), place.path, place)
    for seat, name in enumerate(SEAT_NAMES):
        row = SLOT_NAMES[COLUMNS * seat : COLUMNS * seat + COLUMNS]
        for slot in in_order(table.table("played").words(name, row), row, spots, f"played.{name}"):
            lay_in_slot(t, laying, SLOT_NAMES.index(slot), *spots[slot])
        turns = (t.turn + (seat == (t.starter + t.round) % SEATS)) // SEATS
        if t.cards.size(ROW + seat) > turns:
            raise InputError("slots", f"at most {turns} cards of {name}, one for each of its turns in this round")
    check_keys(table.table("played"), SEAT_NAMES)
    for column in in_order(table.words("laid", COLUMN_NAMES), COLUMN_NAMES, spots, "laid"):
        lay_in_column(t, laying, COLUMN_NAMES.index(column), *spots[column])
    for place in places(t.switches):
        if place.path == place.supply:
            name = place.path.partition(".")[2]
            laying.lay_supply(groups["decks"].items(name), place.path, place, decks[place.pool])
    for checked in groups.values():
        checked.finish()


def check_keys(table: Table, keys: list[str]) -> None:
    """Refuse other keys than these."""
    for key in keys:
        table.items(key)
    table.finish()


def in_order(given: list[str], all: list[str], spots: dict[str, tuple[Place, Table]], path: str) -> list[str]:
    """The names that have a card: those given first, in their order."""
    for n, name in enumerate(given):
        if name not in spots:
            raise InputError(f"{path}[{n}]", f"a place with a card, not {name}")
    return given + [name for name in all if name in spots and name not in given]


def lay_in_slot(t: Allies, laying: Laying, slot: int, place: Place, table: Table) -> None:
    """A card with the section in front; without one it lies on its arrow."""
    card = laying.lay_spot(table, place)
    t.slot[slot] = card
    t.turned[slot] = table.number("section", 0, 3, int(t.box.start[t.cards.face(card)]))
    table.finish()


def lay_in_column(t: Allies, laying: Laying, column: int, place: Place, table: Table) -> None:
    """A region with its facing; without one it is neutral."""
    names = facings(t.box)
    t.region[column] = laying.lay_spot(table, place)
    t.facing[column] = names[table.word("facing", list(names), "neutral")]
    table.finish()


def card_numbers(t: Allies) -> tuple[dict[int, list[int]], list[list[int]]]:
    """The cards of each face, and those of each deck (top first) if nobody has drawn or shuffled."""
    numbers: dict[int, list[int]] = {}
    decks: list[list[int]] = []
    if t.round == BEFORE_TRIBES:
        return numbers, [[] for _ in range(SEATS + 1)]
    first = 0
    for pool in range(SEATS + 1):
        if pool == REGION_POOL:
            faces = list(range(int(t.box.regions), int(t.box.faces)))
        else:
            tribes = [tribe for tribe in range(TRIBES) if t.owner[tribe] == pool]
            faces = [face for tribe in tribes for face in t.box.tribe_cards(tribe)]
        for n, face in enumerate(faces):
            numbers[face] = [first + n]
        decks.append([first + n for n in range(len(faces))])
        first = int(t.cards.layout.pool_end[pool])
    return numbers, decks


def read_limits(t: Allies, table: Table) -> None:
    """A limit is five cards, changed by no more than the player's own regions; Wizards add to it."""
    limits = table.table("limits")
    wizards = table.table("wizards")
    for seat, name in enumerate(SEAT_NAMES):
        own = sum(1 for face in range(int(t.box.regions), int(t.box.faces)) if t.has_tribe(seat, t.box.tribe[face]))
        t.limit[seat] = limits.number(name, HAND_SIZE - own, HAND_SIZE + own, HAND_SIZE)
        t.wizards[seat] = wizards.number(name, 0, 0 if t.round == BEFORE_TRIBES else t.cards.layout.cards, 0)
    limits.finish()
    wizards.finish()


# -- patches -----------------------------------------------------------------------------------------------------------
def patched(
    box: Box, switches: Switches, position: dict[str, Any], patch: dict[str, Any]
) -> dict[str, Any]:
    """A position with a scenario's keys.  Tribes that are given bring new cards: all of the player's lie in the deck,
    in the order of the content, but a hand of as many from its top as before."""
    start = dict(position)
    given = patch.get("tribes", {})
    for seat, name in enumerate(SEAT_NAMES):
        tribes = given.get(name) if isinstance(given, dict) else None
        if isinstance(tribes, list) and position["round"] > 0:
            start = with_tribes(box, start, seat, [tribe for tribe in tribes if tribe in TRIBE_NAMES])
    result = patched_cards(start, patch, places(switches))
    for name in SEAT_NAMES:
        if "played" not in patch:
            result["played"][name] = [s for s in result["played"][name] if result["slots"].get(s, EMPTY) != EMPTY]
    if "laid" not in patch:
        result["laid"] = [column for column in result["laid"] if result["regions"].get(column, EMPTY) != EMPTY]
    return result


def with_tribes(box: Box, position: dict[str, Any], seat: int, tribes: list[str]) -> dict[str, Any]:
    """The player's cards put together anew from these tribes."""
    name = SEAT_NAMES[seat]
    faces = [face for tribe in range(TRIBES) if TRIBE_NAMES[tribe] in tribes for face in box.tribe_cards(tribe)]
    cards = [box.ids[face] for face in faces]
    hand = len(position["hands"][name])
    slots = dict.fromkeys(SLOT_NAMES[COLUMNS * seat:COLUMNS * seat + COLUMNS], EMPTY)
    changed = {"decks": cards[hand:], "hands": cards[:hand], "discards": [], "out": [], "played": [], "tribes": tribes}
    result = {**position, "slots": {**position["slots"], **slots}}
    for group, value in changed.items():
        result[group] = {**position[group], name: value}
    return result
