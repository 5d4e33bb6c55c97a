"""Positions of Wonder Woman as readable JSON, and the names of its stable points.  docs/scenarios.md describes the
keys."""
from __future__ import annotations

import re
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from gateleg.games.wonder_woman.box import KINDS, Box
from gateleg.games.wonder_woman.state import (
    ACTIONS,
    ARTIFACT,
    ARTIFACTS,
    BATTLE_PLAN,
    CLASS_NAMES,
    CUBES,
    DISCOVERED,
    ENEMY_DECK,
    ENEMY_DISCARD,
    ENEMY_SETUP,
    HAND,
    HERO_CARD,
    HERO_DECK,
    HERO_DISCARD,
    HERO_SETUP,
    LOST_ARTIFACTS,
    LOST_DEFENSE,
    NOTHING,
    OPEN_CARDS,
    PLAYED,
    PURPOSES,
    RELIC_STACK,
    RELICS,
    RELICS_OUT,
    RUNNING,
    SLOTS,
    START,
    WARRIORS,
    WON,
    WonderWoman,
    zone_of,
)
from gateleg.games.wonder_woman.words import PHASE_NAMES
from gateleg.kernel.cards import NONE, VIEWERS
from gateleg.kernel.chance import EVERYBODY
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

BEFORE: Final = "before set-up"
AFTER_SETUP: Final = "after set-up"
MOMENTS: Final = ["start-of-round", "deal-cards", "strategize", "battle-begins", "choose-cards", "end-of-round"]
POINTS: Final = [BEFORE, AFTER_SETUP, f"round N ({', '.join(MOMENTS)} or slot 1 to 3)"]
POINT: Final = re.compile(rf"round (\d+) (?:({'|'.join(MOMENTS)})|slot ([1-3]))")
OUTCOMES: Final = ["running", "won", "defense", "artifacts"]
OFF_BOARD: Final = "off-board"
NOBODY: Final = "nobody"
HERO_POOL: Final = 0
ENEMY_POOL: Final = 1
MOST: Final = 250  # of anything that is counted


def at_point(t: WonderWoman, point: str) -> bool:
    """Whether `t` is at the stable point of that name.  InputError if there is none such."""
    if point == BEFORE:
        return t.phase == HERO_SETUP
    match = POINT.fullmatch("round 1 start-of-round" if point == AFTER_SETUP else point)
    if match is None:
        raise InputError("at", f"one of {', '.join(POINTS)}, not {point!r}")
    round = int(match[1])
    if match[3] is not None:
        return t.round == round and t.phase == ACTIONS and t.slot == int(match[3]) - 1 and not t.over
    phase = PHASE_NAMES.index(match[2])
    return t.phase == phase and t.round == (round - 1 if phase == START else round) and not t.over


def places(box: Box) -> list[Place]:
    """Where cards stand in a position."""
    heroes = "decks.heroes"
    enemy = "decks.enemy"
    found = [
        Place(heroes, HERO_DECK, HERO_POOL, PILE, 0, heroes),
        Place("discards.heroes", HERO_DISCARD, HERO_POOL, PILE, EVERYBODY, heroes),
        Place("relics-out", RELICS_OUT, HERO_POOL, HELD, EVERYBODY, heroes),
        Place("relic-stack", RELIC_STACK, HERO_POOL, PILE, 0, heroes),
        Place("discovered", DISCOVERED, HERO_POOL, HELD, EVERYBODY, heroes),
        Place(enemy, ENEMY_DECK, ENEMY_POOL, PILE, 0, enemy),
        Place("discards.enemy", ENEMY_DISCARD, ENEMY_POOL, PILE, EVERYBODY, enemy),
        Place("artifacts", ARTIFACTS, ENEMY_POOL, PILE, 0, enemy),
    ]
    for seat, hero in enumerate(box.heroes):
        lists = [
            ("relics", RELICS, EVERYBODY), ("open", OPEN_CARDS, EVERYBODY), ("plans", BATTLE_PLAN, 0),
            ("hands", HAND, 1 << seat),
        ]
        for group, zone, known in lists:
            found.append(Place(f"{group}.{hero}", int(zone_of(seat, zone)), HERO_POOL, HELD, known, heroes))
        for slot in range(SLOTS):
            zone = int(zone_of(seat, PLAYED + slot))
            found.append(Place(f"played.{hero}.slot-{slot + 1}", zone, HERO_POOL, SPOT, EVERYBODY, heroes))
    return found


# -- writing -----------------------------------------------------------------------------------------------------------
def to_position(t: WonderWoman) -> dict[str, Any]:
    """The whole state at a stable point, as readable JSON."""
    box = t.box
    names = Names(box.ids, box.heroes, CLASS_NAMES)
    heroes = box.heroes
    position: dict[str, Any] = {
        "round": int(t.round),
        "phase": PHASE_NAMES[t.phase],
        "slot": int(t.slot) + 1,
        "over": t.over,
        "outcome": OUTCOMES[t.outcome],
        "defense": int(t.defense),
        "health": int(t.health),
        "enemy": OFF_BOARD if t.enemy == NONE else box.region_ids[t.enemy],
        "heroes": {hero: box.region_ids[t.place[seat]] for seat, hero in enumerate(heroes)},
        "obstacles": {
            kind: cubes_at(t, number) for number, kind in enumerate(box.obstacles) if number != box.blockade
        },
        "warriors": cubes_at(t, WARRIORS),
        "blockades": [road for number, road in enumerate(box.road_ids) if t.blocked(number)],
        "blessings": [region for number, region in enumerate(box.region_ids) if (t.blessings >> number) & 1],
        "bearer": NOBODY if t.bearer == NONE else heroes[t.bearer],
        "reshuffles": int(t.reshuffles),
        "used": in_mask(t.used, heroes),
        "waited": in_mask(t.waited, heroes),
        "acted": in_mask(t.acted, heroes),
        "inspired": in_mask(t.inspired, heroes),
        "doubled": {hero: heroes[t.doubled_by[s]] for s, hero in enumerate(heroes) if t.doubled_by[s] != NONE},
        "later": {hero: int(t.later[seat]) for seat, hero in enumerate(heroes)},
        "refused": [int(code) for code in t.refused],
        "chance": chance_position(t.chance, PURPOSES),
    }
    for place in places(box):
        table = position
        *groups, last = place.path.split(".")
        for group in groups:
            table = table.setdefault(group, {})
        table[last] = spot(t, place, names) if place.form == SPOT else list_place(t.cards, place, names)
    return position


def spot(t: WonderWoman, place: Place, names: Names) -> Any:
    """A slot."""
    card = int(t.cards.top(place.zone))
    if card == NONE:
        return EMPTY
    entry = entry_of(t.cards, card, EVERYBODY, names)
    return entry if isinstance(entry, dict) else {"card": entry}


def cubes_at(t: WonderWoman, kind: int) -> dict[str, int]:
    """How many cubes of a kind lie in which regions."""
    names = t.box.region_ids
    return {name: int(t.count(region, kind)) for region, name in enumerate(names) if t.count(region, kind) > 0}


def in_mask(mask: i64, names: list[str]) -> list[str]:
    return [name for number, name in enumerate(names) if (mask >> number) & 1]


# -- reading -----------------------------------------------------------------------------------------------------------
def from_position(t: WonderWoman, position: dict[str, Any]) -> WonderWoman:
    """The inverse of `to_position`; `t` is a new game.  Cards that are nowhere else lie in their deck, below those
    listed there.

    InputError with the path of what cannot be.
    """
    table = Table(position)
    box = t.box
    heroes = box.heroes
    t.round = table.number("round", 0, MOST, 1)
    t.phase = PHASE_NAMES.index(table.word("phase", PHASE_NAMES))
    if (t.round == 0) != (t.phase <= ENEMY_SETUP) and not (t.round == 0 and t.phase == START):
        raise InputError("phase", "hero-setup, enemy-setup or start-of-round in round 0, else a later one")
    t.slot = table.number("slot", 1, SLOTS, 1) - 1
    t.over = table.flag("over", False)
    t.outcome = OUTCOMES.index(table.word("outcome", OUTCOMES, OUTCOMES[RUNNING]))
    t.defense = table.number("defense", 0, int(box.defense), int(box.defense))
    t.health = table.number("health", 0, int(box.health), int(box.health))
    check_outcome(t)
    read_board(t, table)
    t.reshuffles = table.number("reshuffles", 0, int(box.lose_on), 0)
    for name in ("used", "waited", "acted", "inspired"):
        setattr(t, name, mask_of(table.words(name, heroes), heroes))
    doubled = table.table("doubled")
    t.doubled = 0
    for seat, hero in enumerate(heroes):
        if doubled.has(hero):
            t.doubled_by[seat] = heroes.index(doubled.word(hero, [other for other in heroes if other != hero]))
            t.doubled |= 1 << seat
    doubled.finish()
    later = table.table("later")
    for seat, hero in enumerate(heroes):
        t.later[seat] = later.number(hero, 0, SLOTS * int(box.extends), 0)
    later.finish()
    codes = [code for code in table.items("refused") if type(code) is int and code >= 0]
    if len(codes) < len(table.items("refused")):
        raise InputError("refused", "numbers of proposals")
    t.refused = vec[i64]([i64(code) for code in codes]) if codes else NOTHING[:]
    lay_cards(t, table)
    check_turn(t)
    if table.has("chance"):
        set_chance(table.table("chance"), t.chance, PURPOSES)
    table.finish()
    return t


def check_outcome(t: WonderWoman) -> None:
    """The game is over if, and only if, it is won or lost."""
    if t.over != (t.outcome != RUNNING):
        raise InputError("over", "true with an outcome, false without one")
    if (t.defense == 0) != (t.outcome == LOST_DEFENSE):
        raise InputError("defense", "0 if, and only if, the outcome is defense")
    if (t.health == 0) != (t.outcome == WON):
        raise InputError("health", "0 if, and only if, the outcome is won")
    if t.outcome == LOST_ARTIFACTS and t.box.lose_on == 0:
        raise InputError("outcome", "another one: this enemy seeks no Artifacts")


def check_turn(t: WonderWoman) -> None:
    """While actions are taken somebody has not acted; who has no card in the slot has."""
    if t.phase != ACTIONS or t.over:
        return
    for seat, hero in enumerate(t.box.heroes):
        if t.card_in_slot(seat) == NONE:
            t.acted |= 1 << seat
        elif (t.doubled >> seat) & 1 != 0 and (t.acted >> seat) & 1 != 0:
            raise InputError(f"doubled.{hero}", "a Hero who has not acted")
    if t.acted == t.everybody():
        raise InputError("acted", "not all who have a card in the slot")
    if (t.acted | t.waited) == t.everybody():
        raise InputError("waited", "not all who have not acted")


def read_board(t: WonderWoman, table: Table) -> None:
    """Regions, roads, and what is on them."""
    box = t.box
    regions = box.region_ids
    enemy = table.word("enemy", [*regions, OFF_BOARD], OFF_BOARD)
    t.enemy = NONE if enemy == OFF_BOARD else regions.index(enemy)
    heroes = table.table("heroes")
    for seat, hero in enumerate(box.heroes):
        t.place[seat] = regions.index(heroes.word(hero, regions, regions[box.palace]))
    heroes.finish()
    obstacles = table.table("obstacles")
    for kind in range(KINDS):
        if kind != box.blockade:
            read_cubes(t, obstacles.table(box.obstacles[kind]), kind)
    obstacles.finish()
    read_cubes(t, table.table("warriors"), WARRIORS)
    if box.blockade == NONE and table.items("blockades"):
        raise InputError("blockades", "none: this enemy has no Blockades")
    t.blockades = mask_of(table.words("blockades", box.road_ids), box.road_ids)
    sacred = [name for number, name in enumerate(regions) if (box.sacred >> number) & 1]
    t.blessings = mask_of(table.words("blessings", sacred), regions)
    bearer = table.word("bearer", [*box.heroes, NOBODY], NOBODY)
    t.bearer = NONE if bearer == NOBODY else box.heroes.index(bearer)


def read_cubes(t: WonderWoman, table: Table, kind: int) -> None:
    for region, name in enumerate(t.box.region_ids):
        if table.has(name):
            t.cubes[CUBES * region + kind] = table.number(name, 0, MOST)
    table.finish()


def mask_of(given: list[str], names: list[str]) -> int:
    return sum(1 << names.index(name) for name in given)


def lay_cards(t: WonderWoman, table: Table) -> None:
    """All cards, to where the position has them."""
    box = t.box
    numbers, decks = card_numbers(box)
    t.cards = t.cards.layout.new_cards()
    laying = Laying(t.cards, Names(box.ids, box.heroes, CLASS_NAMES), numbers)
    tables: dict[str, Table] = {"": table}
    found = places(box)
    for place in found:
        group, _, name = place.path.rpartition(".")
        if group not in tables:
            outer, _, inner = group.rpartition(".")
            if outer not in tables:
                tables[outer] = table.table(outer)
            tables[group] = tables[outer].table(inner)
        if place.form == SPOT:
            value = tables[group].get(name, EMPTY)
            if value != EMPTY:
                entry = Table(value, place.path)
                laying.lay_spot(entry, place)
                entry.finish()
        elif place.path != place.supply:
            entries = tables[group].items(name)
            room = t.cards.layout.zones[place.zone].capacity
            if len(entries) > room:
                raise InputError(place.path, f"at most {room} cards")
            laying.lay_list(entries, place.path, place)
    for place in found:
        if place.path == place.supply:
            name = place.path.rpartition(".")[2]
            laying.lay_supply(tables["decks"].items(name), place.path, place, decks[place.pool])
    for checked in tables.values():
        if checked is not table:
            checked.finish()
    keep_artifacts_apart(t)
    for seat in range(t.seats):
        know_no_relics(t, seat)


def card_numbers(box: Box) -> tuple[dict[int, list[int]], list[list[int]]]:
    """The cards of each face, and those of each deck as the box has them, top first."""
    numbers: dict[int, list[int]] = {}
    card = 0
    for face in range(int(box.faces)):
        copies = int(box.copies[face]) if face < box.relics else 1
        numbers[face] = list(range(card, card + copies))
        card += copies
    first_enemy = numbers[int(box.enemy_cards)][0]
    return numbers, [list(range(first_enemy)), list(range(first_enemy, card))]


def keep_artifacts_apart(t: WonderWoman) -> None:
    """WW.15.1 Everybody knows that what lies there are Artifacts.  InputError for another card."""
    for i in range(t.cards.size(ARTIFACTS)):
        card = t.cards.at(ARTIFACTS, i)
        if t.box.artifact[t.cards.face(card)] == 0:
            raise InputError("artifacts", f"Artifacts, not {t.box.ids[t.cards.face(card)]}")
        knowledge = t.cards.knowledge(card)
        t.cards.set_knowledge(card, knowledge[0], ARTIFACT, [0] * VIEWERS)


def know_no_relics(t: WonderWoman, seat: i64) -> None:
    """WW.6.3 Everybody knows that no Relic is in a hand.  InputError for one."""
    zone = zone_of(seat, HAND)
    for i in range(t.cards.size(zone)):
        card = t.cards.at(zone, i)
        if t.cards.face(card) >= t.box.relics:
            raise InputError(f"hands.{t.box.heroes[seat]}", "Hero cards: Relics are decided before")
        if t.cards.knowledge(card)[0] != EVERYBODY:
            t.cards.reveal_class(card, HERO_CARD)


# -- patches -----------------------------------------------------------------------------------------------------------
WHOLE: Final = ["warriors", "doubled"]  # tables that a patch gives in full


def patched(box: Box, position: dict[str, Any], patch: dict[str, Any]) -> dict[str, Any]:
    """A position with a scenario's keys: `played.HERO` may be a list of cards; cubes of a kind are given in full."""
    rest = dict(patch)
    start = dict(position)
    played = rest.get("played")
    if isinstance(played, dict):
        rest["played"] = {hero: in_slots(value, f"played.{hero}") for hero, value in played.items()}
    for name in WHOLE:
        if name in rest:
            start[name] = {}
    obstacles = rest.get("obstacles")
    if isinstance(obstacles, dict):
        start["obstacles"] = {kind: {} if kind in obstacles else at for kind, at in position["obstacles"].items()}
    return patched_cards(start, rest, places(box))


def in_slots(value: object, path: str) -> object:
    """A list of the cards in slots 1 to 3 as the slots."""
    if not isinstance(value, list):
        return value
    if len(value) > SLOTS:
        raise InputError(path, f"at most {SLOTS} cards")
    cards = [{"card": entry} if isinstance(entry, str) and entry != EMPTY else entry for entry in value]
    cards += [EMPTY] * (SLOTS - len(value))
    return {f"slot-{slot + 1}": card for slot, card in enumerate(cards)}
