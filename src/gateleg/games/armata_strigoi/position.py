"""Positions of Armata Strigoi as readable JSON, and the names of its stable points.  docs/scenarios.md has the keys."""
from __future__ import annotations

import re
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from gateleg.games.armata_strigoi.box import (
    ABILITIES,
    ACTION_CARDS,
    GREY,
    ICON_BITS,
    ICON_MASK,
    RED,
    REWARD_CARDS,
    REWARD_TOKENS,
    STRIGOI_TOKENS,
    WOUNDS,
    Box,
)
from gateleg.games.armata_strigoi.rules_board import (
    DIRECTIONS,
    FALLEN,
    LADDERS,
    PLACES,
    ROOMS,
    Plan,
    default_arrangement,
    next_room,
)
from gateleg.games.armata_strigoi.rules_round import set_order
from gateleg.games.armata_strigoi.rules_setup import side_of
from gateleg.games.armata_strigoi.rules_sight import spaces_there
from gateleg.games.armata_strigoi.state import (
    ACTION_BOX,
    CARDS_PHASE,
    DISCARD,
    FRONT,
    HAND,
    HEROIC,
    LADDERS_PHASE,
    LEGENDARY,
    MOVE_PHASE,
    NO_SEATS,
    NO_TURNS,
    PILE,
    PILE_DISCARD,
    PURPOSES,
    REMOVED,
    REWARD_DECK,
    REWARD_DISCARD,
    REWARDS,
    STRIGOI_STACK,
    STRIGOI_USED,
    STRIGOI_WOUNDS,
    TOKEN_BAG,
    TOKENS,
    USED,
    WOLVES_PHASE,
    WOUND,
    WOUND_BAG,
    ZERO_SEATS,
    Armata,
    Switches,
)
from gateleg.games.armata_strigoi.words import ABILITY_NAMES, ROOM_NAMES, SEAT_NAMES, SPACE_NAMES, STRIGOI_NAMES
from gateleg.kernel.cards import NONE, Layout
from gateleg.kernel.chance import EVERYBODY, Chance
from gateleg.kernel.errors import InputError
from gateleg.kernel.position import (
    HELD,
    Laying,
    Names,
    Place,
    Table,
    chance_position,
    list_place,
    set_chance,
)
from gateleg.kernel.position import (
    PILE as FROM_THE_TOP,
)
from gateleg.kernel.position import patched as patched_cards
from gateleg.kernel.table import Prompt, Rules

NEW_GAME: Final = "new game"
AFTER_WOLVES: Final = "after wolves"
POINTS: Final = [NEW_GAME, AFTER_WOLVES, "round N", "round N turn M"]
POINT: Final = re.compile(r"round ([1-9]\d*)(?: turn ([1-5]))?")
PHASES: Final = ["ladders", "wolves", "cards", "move", "after-fight", "after-strigoi"]
NOWHERE: Final = "nowhere"
NO_CARD: Final = "none"
DESTROYED: Final = "destroyed"
FALLEN_WORD: Final = "fallen"
MOST_ROUNDS: Final = 100_000


def at_point(t: Armata, point: str) -> bool:
    """Whether `t` is at the stable point of that name.  InputError if there is none such."""
    if point == NEW_GAME:
        return t.round == 0 and t.turn == 0 and (t.phase == LADDERS_PHASE or not t.switches.layout_random)
    match = POINT.fullmatch("round 1" if point == AFTER_WOLVES else point)
    if match is None:
        raise InputError("at", f"one of {', '.join(POINTS)}, not {point!r}")
    if t.over or t.round != int(match[1]):
        return False
    if match[2] is None:
        return t.phase == CARDS_PHASE
    return t.phase == MOVE_PHASE and t.turn == int(match[2]) - 1 and t.walked == 0


def places(switches: Switches, seats: int) -> list[Place]:
    """Where cards and tokens lie in a position."""
    piles = [
        ("box", ACTION_BOX, ACTION_CARDS), ("reward-cards", REWARD_DECK, REWARD_CARDS),
        ("reward-tokens", TOKEN_BAG, REWARD_TOKENS), ("red", PILE, RED), ("grey", PILE + 1, GREY),
        ("wounds", WOUND_BAG, WOUNDS), ("strigoi", STRIGOI_STACK, STRIGOI_TOKENS),
    ]
    found = [
        Place(f"decks.{name}", zone, pool, FROM_THE_TOP, EVERYBODY if pool == ACTION_CARDS else 0, f"decks.{name}")
        for name, zone, pool in piles
    ]
    supply = {place.pool: place.path for place in found}
    open_places = [
        ("used.red", PILE_DISCARD, RED), ("used.grey", PILE_DISCARD + 1, GREY),
        ("used.strigoi", STRIGOI_USED, STRIGOI_TOKENS), ("advanced.heroic", HEROIC, ACTION_CARDS),
        ("advanced.legendary", LEGENDARY, ACTION_CARDS), ("advanced.removed", REMOVED, ACTION_CARDS),
    ]
    found += [Place(path, zone, pool, HELD, EVERYBODY, supply[pool]) for path, zone, pool in open_places]
    for seat, name in enumerate(SEAT_NAMES[:seats]):
        own = EVERYBODY if not switches.rewards_hidden else 1 << seat
        found += [
            Place(f"discards.{name}", DISCARD + seat, ACTION_CARDS, HELD, EVERYBODY, supply[ACTION_CARDS]),
            Place(f"hands.{name}", HAND + seat, ACTION_CARDS, HELD, EVERYBODY, supply[ACTION_CARDS]),
            Place(f"front.{name}", FRONT + seat, ACTION_CARDS, HELD, EVERYBODY, supply[ACTION_CARDS]),
            Place(f"spent.{name}", REWARD_DISCARD + seat, REWARD_CARDS, HELD, EVERYBODY, supply[REWARD_CARDS]),
            Place(f"in-use.{name}", USED + seat, REWARD_CARDS, HELD, EVERYBODY, supply[REWARD_CARDS]),
            Place(f"rewards.{name}", REWARDS + seat, REWARD_CARDS, HELD, own, supply[REWARD_CARDS]),
            Place(f"tokens.{name}", TOKENS + seat, REWARD_TOKENS, HELD, EVERYBODY, supply[REWARD_TOKENS]),
            Place(f"wounds.{name}", WOUND + seat, WOUNDS, HELD, EVERYBODY, supply[WOUNDS]),
        ]
    for strigoi, name in enumerate(STRIGOI_NAMES):
        found.append(Place(f"hits.{name}", STRIGOI_WOUNDS + strigoi, WOUNDS, HELD, 0, supply[WOUNDS]))
    return found


# -- writing -----------------------------------------------------------------------------------------------------------
def to_position(t: Armata) -> dict[str, Any]:
    """The whole state at a stable point, as readable JSON."""
    seats = SEAT_NAMES[: int(t.seats)]
    names = Names(t.box.ids, seats)
    label = t.plan.label
    position: dict[str, Any] = {
        "round": int(t.round), "phase": PHASES[t.phase], "turn": int(t.turn) + 1, "over": t.over,
        "layout": {
            ROOM_NAMES[room]: {
                "tile": t.box.tiles[t.arrangement[3 * room - 3]].id,
                "tile-turn": int(t.arrangement[3 * room - 2]),
                "platform": t.box.platform_ids[t.arrangement[3 * room - 1]],
            }
            for room in range(1, ROOMS)
        },
        "ladders": {f"l{n + 1}": side_name(t.plan, int(t.arrangement[PLACES + n])) for n in range(LADDERS)},
        "destroyed": [f"l{n + 1}" for n in range(LADDERS) if (t.ladders >> n) & 1 == 0],
        "platforms": {
            ROOM_NAMES[room]: FALLEN_WORD if t.turned[room] == FALLEN else int(t.turned[room])
            for room in range(1, ROOMS)
        },
        "fought": [SPACE_NAMES[label[spot]] for spot in range(t.plan.spots) if t.is_fought(spot)],
        "wolves": {name: t.box.wolves[t.wolf[seat]] if t.wolf[seat] >= 0 else NO_CARD
                   for seat, name in enumerate(seats)},
        "at": {name: SPACE_NAMES[label[t.at[seat]]] if t.at[seat] >= 0 else NOWHERE
               for seat, name in enumerate(seats)},
        "lairs": {name: ROOM_NAMES[t.lair[strigoi]] if t.lair[strigoi] >= 0 else DESTROYED
                  for strigoi, name in enumerate(STRIGOI_NAMES)},
        "altar": int(t.altar), "hell": int(t.hell), "attacked": t.attacked,
        "played": {name: t.box.ids[t.card(seat)] if t.played[seat] >= 0 else NO_CARD
                   for seat, name in enumerate(seats)},
        "order": [SEAT_NAMES[seat] for seat in t.order if seat >= 0],
        "walked": int(t.walked), "extra": int(t.extra),
        "icons": {
            name: {ABILITY_NAMES[a]: int(t.icon_count(seat, a)) for a in range(ABILITIES) if t.icon_count(seat, a) > 0}
            for seat, name in enumerate(seats)
        },
        "chance": chance_position(t.chance, PURPOSES),
    }
    for place in places(t.switches, int(t.seats)):
        group, _, name = place.path.partition(".")
        position.setdefault(group, {})[name] = list_place(t.cards, place, names)
    return position


def side_name(plan: Plan, side: int) -> str:
    """The edge space at a side."""
    return NOWHERE if side == NONE else SPACE_NAMES[plan.label[plan.edge[side]]]


# -- reading -----------------------------------------------------------------------------------------------------------
def from_position(
    rules: Rules, box: Box, layout: Layout, switches: Switches, plan: Plan, seats: int, position: dict[str, Any],
    chance: Chance, prompt: Prompt,
) -> Armata:
    """The inverse of `to_position`.  What lies nowhere else lies in its pile, below what is listed there.

    plan   of the default layout.   InputError with the path of what cannot be.
    """
    table = Table(position)
    round = table.number("round", 0, MOST_ROUNDS)
    phase = PHASES.index(table.word("phase", PHASES))
    if (round == 0) != (phase <= WOLVES_PHASE):
        raise InputError("phase", f"{'ladders or wolves' if round == 0 else 'another'} in round {round}")
    over = table.flag("over", False)
    last = LADDERS if phase == LADDERS_PHASE else 1 if phase == CARDS_PHASE else seats
    turn = table.number("turn", 1, last + over) - 1
    arrangement = read_layout(box, table)
    plan = read_ladders(box, plan, arrangement, table, turn if phase == LADDERS_PHASE else LADDERS)
    t = Armata(
        rules, box, switches, seats, layout.new_cards(), chance, prompt, over, arrangement, plan, NO_TURNS[:],
        0, 0, 0, NO_SEATS[:], NO_SEATS[:], NO_SEATS[:2], 0, 0, table.flag("attacked", False), phase, round, turn,
        NO_SEATS[:], NO_SEATS[:], 0, 0, ZERO_SEATS[:], NONE, 0,
    )
    destroyed = table.words("destroyed", [f"l{n + 1}" for n in range(LADDERS)])
    t.ladders = sum(1 << n for n in range(LADDERS) if f"l{n + 1}" not in destroyed)
    read_board(t, table)
    read_wolves(t, table, turn if phase == WOLVES_PHASE else 0 if phase == LADDERS_PHASE else seats)
    lay_cards(t, table)
    read_played(t, table)
    t.altar = table.number("altar", 0, int(box.blood), 0)
    t.hell = table.number("hell", 0, int(box.blood - t.altar), 0)
    if not over and t.hell >= box.hell[seats]:
        raise InputError("hell", f"less than {box.hell[seats]} while the game is not over")
    t.walked = table.number("walked", 0, 99, 0)
    t.extra = table.number("extra", 0, 99, 0)
    if table.has("chance"):
        set_chance(table.table("chance"), chance, PURPOSES)
    table.finish()
    return t


def read_layout(box: Box, table: Table) -> vec[i64]:
    """Tiles and platforms, each in one room; the ladders are not placed yet."""
    arrangement = default_arrangement(box)
    rooms = table.table("layout")
    tiles = [tile.id for tile in box.tiles]
    for field, ids, offset in (("tile", tiles, 3), ("platform", box.platform_ids, 1)):
        laid: list[str] = []
        for room in range(1, ROOMS):
            if rooms.has(ROOM_NAMES[room]):
                word = rooms.table(ROOM_NAMES[room]).word(field, ids)
                arrangement[3 * room - offset] = ids.index(word)
            laid.append(ids[arrangement[3 * room - offset]])
        if sorted(laid) != sorted(ids):
            raise InputError("layout", f"each {field} in one room, not {', '.join(laid)}")
    for room in range(1, ROOMS):
        if rooms.has(ROOM_NAMES[room]):
            one = rooms.table(ROOM_NAMES[room])
            arrangement[3 * room - 2] = one.number("tile-turn", 0, DIRECTIONS - 1)
            one.has("tile")
            one.has("platform")
            one.finish()
    rooms.finish()
    return arrangement


def read_ladders(box: Box, plan: Plan, arrangement: vec[i64], table: Table, placed: int) -> Plan:
    """The edges at which the first ladders stand, as many as are placed; then the plan of the whole layout."""
    default = default_arrangement(box)
    bare = arrangement[:]
    for n in range(LADDERS):
        bare[PLACES + n] = NONE
    ladders = table.table("ladders")
    empty = Plan(box, bare)
    outer = [
        side for side in range(DIRECTIONS, ROOMS * DIRECTIONS)
        if empty.edge[side] != NONE and next_room(side // DIRECTIONS, side % DIRECTIONS) == NONE
    ]
    names = [side_name(empty, side) for side in outer]
    for n in range(LADDERS):
        stands = side_name(empty, int(default[PLACES + n])) if arrangement[:PLACES] == default[:PLACES] else None
        word = ladders.word(f"l{n + 1}", [*names, NOWHERE], stands if n < placed else NOWHERE)
        if (word == NOWHERE) != (n >= placed):
            expected = "an edge space" if n < placed else f"{NOWHERE!r} before it is placed"
            raise InputError(ladders.at(f"l{n + 1}"), expected)
        side = NONE if word == NOWHERE else int(side_of(empty, SPACE_NAMES.index(word)))
        if side != NONE and side in [int(other) for other in arrangement[PLACES:][:n]]:
            raise InputError(ladders.at(f"l{n + 1}"), f"an edge without another ladder, not {word}")
        arrangement[PLACES + n] = side
    ladders.finish()
    return plan if arrangement == default else Plan(box, bare if placed < LADDERS else arrangement)


def read_board(t: Armata, table: Table) -> None:
    """How platforms lie, where Fight tokens lie and Strigoi stand."""
    platforms = table.table("platforms")
    for room in range(1, ROOMS):
        name = ROOM_NAMES[room]
        if platforms.get(name) == FALLEN_WORD:
            t.turned[room] = FALLEN
        else:
            t.turned[room] = platforms.number(name, 0, DIRECTIONS - 1)
    platforms.finish()
    marks = [SPACE_NAMES[t.plan.label[spot]] for spot in range(t.plan.spots) if t.plan.mark[spot] != 0]
    fought = table.words("fought", marks)
    if len(fought) > t.box.fight_tokens:
        raise InputError("fought", f"at most {t.box.fight_tokens} spaces, not {len(fought)}")
    for name in fought:
        spot = t.plan.spot[SPACE_NAMES.index(name)]
        t.fought_lo |= t.plan.bit_lo[spot]
        t.fought_hi |= t.plan.bit_hi[spot]
    lairs = table.table("lairs")
    standing = [ROOM_NAMES[room] for room in range(ROOMS) if t.turned[room] != FALLEN]
    for strigoi, name in enumerate(STRIGOI_NAMES):
        word = lairs.word(name, [*standing, DESTROYED])
        t.lair[strigoi] = NONE if word == DESTROYED else ROOM_NAMES.index(word)
    lairs.finish()
    if t.lair[0] == t.lair[1] and t.lair[0] != NONE:
        raise InputError("lairs", "different rooms")
    if t.lair[0] == t.lair[1] and not t.over:
        raise InputError("lairs", "a Strigoi that is not destroyed while the game is not over")


def read_wolves(t: Armata, table: Table, picked: int) -> None:
    """Wolves of the first players, each on a space of its own."""
    wolves = table.table("wolves")
    spaces = table.table("at")
    lo, hi = spaces_there(t)
    there = [
        SPACE_NAMES[t.plan.label[spot]] for spot in range(t.plan.spots)
        if (lo & t.plan.bit_lo[spot]) | (hi & t.plan.bit_hi[spot]) != 0 and t.strigoi_on(spot) == NONE
    ]
    for seat, name in enumerate(SEAT_NAMES[: int(t.seats)]):
        if seat < picked:
            wolf = t.box.wolves.index(wolves.word(name, t.box.wolves))
            if any(t.wolf[other] == wolf for other in range(seat)):
                raise InputError(wolves.at(name), f"a wolf that no other player has, not {t.box.wolves[wolf]}")
            space = spaces.word(name, there)
            spot = t.plan.spot[SPACE_NAMES.index(space)]
            if t.wolf_on(spot) != NONE:
                raise InputError(spaces.at(name), f"a space without another wolf, not {space}")
            t.wolf[seat] = wolf
            t.at[seat] = spot
        else:
            wolves.word(name, [NO_CARD], NO_CARD)
            spaces.word(name, [NOWHERE], NOWHERE)
    wolves.finish()
    spaces.finish()


def lay_cards(t: Armata, table: Table) -> None:
    """All cards and tokens, to where the position has them."""
    numbers: dict[int, list[int]] = {}
    for card in range(t.cards.layout.cards):
        numbers.setdefault(int(t.box.deck[card]), []).append(card)
    laying = Laying(t.cards, Names(t.box.ids, SEAT_NAMES[: int(t.seats)]), numbers)
    groups: dict[str, Table] = {}
    found = places(t.switches, int(t.seats))
    for place in found:
        group, _, name = place.path.partition(".")
        if group not in groups:
            groups[group] = table.table(group)
        if place.path != place.supply:
            entries = groups[group].items(name)
            if len(entries) > zone_room(t, place.zone):
                raise InputError(place.path, f"at most {zone_room(t, place.zone)} cards, not {len(entries)}")
            laying.lay_list(entries, place.path, place)
    for place in found:
        if place.path == place.supply:
            group, _, name = place.path.partition(".")
            first = t.box.deck_first
            rest = list(range(int(first[place.pool]), int(first[place.pool + 1])))
            laying.lay_supply(groups[group].items(name), place.path, place, rest)
    for checked in groups.values():
        checked.finish()
    for seat, name in enumerate(SEAT_NAMES[: int(t.seats)]):
        if t.cards.size(WOUND + seat) >= t.box.wound_limit:
            raise InputError(f"wounds.{name}", f"fewer than {t.box.wound_limit} Wounds")
    for strigoi, name in enumerate(STRIGOI_NAMES):
        most = 0 if t.lair[strigoi] == NONE else int(t.box.strigoi_life[t.strigoi_row(strigoi)]) - 1
        if t.cards.size(STRIGOI_WOUNDS + strigoi) > most:
            raise InputError(f"hits.{name}", f"at most {most} Wounds")


def zone_room(t: Armata, zone: int) -> int:
    """How many cards a zone can hold; a wolf's third Wound is never kept."""
    return t.cards.layout.zones[zone].capacity


def read_played(t: Armata, table: Table) -> None:
    """The cards of this round, whose turn it is, and the icons that can still be used.

    Without `order` it is that of initiative, without `icons` those of the played cards.
    """
    played = table.table("played")
    icons = table.table("icons")
    seats = SEAT_NAMES[: int(t.seats)]
    playing = t.phase >= MOVE_PHASE
    for seat, name in enumerate(seats):
        word = str(played.get(name, NO_CARD))
        if (word == NO_CARD) == playing:
            expected = f"a card in front of {name}" if playing else f"{NO_CARD!r} before Phase 2"
            raise InputError(played.at(name), expected)
        if playing:
            t.played[seat] = find_played(t, seat, word, played.at(name))
            t.icons[seat] = t.box.icons[t.card(seat)]
        if icons.has(name):
            t.icons[seat] = read_icons(icons.table(name))
    played.finish()
    icons.finish()
    order = table.words("order", seats)
    if playing and order:
        if len(order) != t.seats:
            raise InputError("order", f"all of {', '.join(seats)}")
        for turn, name in enumerate(order):
            t.order[turn] = SEAT_NAMES.index(name)
    elif playing:
        set_order(t)
    elif order:
        raise InputError("order", "nothing before Phase 2")


def find_played(t: Armata, seat: int, name: str, path: str) -> int:
    """The card of that name in front of a seat, or removed from the game this round."""
    for zone in (FRONT + seat, REMOVED):
        for i in range(t.cards.size(zone)):
            card = t.cards.at(zone, i)
            face = t.cards.face(card)
            if t.box.ids[face] == name and t.box.back[face] == ACTION_CARDS:
                return int(card)
    raise InputError(path, f"an Action card that lies in front of {SEAT_NAMES[seat]}, not {name!r}")


def read_icons(table: Table) -> int:
    icons = 0
    for ability, name in enumerate(ABILITY_NAMES):
        icons |= table.number(name, 0, ICON_MASK, 0) << (ICON_BITS * ability)
    table.finish()
    return icons


# -- patches -----------------------------------------------------------------------------------------------------------
def patched(switches: Switches, seats: int, position: dict[str, Any], patch: dict[str, Any]) -> dict[str, Any]:
    """A position with a scenario's keys.  A given played card lies alone in front of its owner, with its own icons; who
    comes when follows from initiative, if the order is not given."""
    start = dict(position)
    given = dict(patch)
    played = patch.get("played", {})
    if isinstance(played, dict) and played:
        front = dict(patch.get("front", {}))
        for name, card in played.items():
            front.setdefault(name, [card] if card != NO_CARD else [])
        given["front"] = front
        start["icons"] = {name: icons for name, icons in position["icons"].items() if name not in played}
        start["order"] = []
    return patched_cards(start, given, places(switches, seats))
