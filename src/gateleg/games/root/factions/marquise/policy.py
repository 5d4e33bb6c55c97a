"""How the Marquise is played by script: wood becomes buildings, and warriors hold what they stand on."""
from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gateleg.games.root.box import CLEARINGS
from gateleg.games.root.faction import Faction
from gateleg.games.root.factions.marquise.words import (
    A_BATTLE,
    A_BUILD,
    A_EXTRA,
    A_MARCH,
    A_OVERWORK,
    A_RECRUIT,
    ACT,
    BIRD_CARD,
    BUILD_WHERE,
    HOSPITAL_CARD,
    KEEP_WHERE,
    OVERWORK_CARD,
    RECRUIT_WHERE,
    RECRUITER,
    SAWMILL,
    START_WHERE,
    WOOD,
    WOOD_WHERE,
    WORKSHOP,
)
from gateleg.games.root.judgement import best_battle, best_move, card_value, threat
from gateleg.games.root.layout import (
    ACTIONS,
    ALL,
    BUILDINGS,
    FREE,
    HAND,
    L_COUNT,
    L_KIND,
    LOSS,
    RULED,
    SUPPLY,
    UNRATED,
)
from gateleg.games.root.rules_effects import bits
from gateleg.games.root.rules_move import battlefields
from gateleg.games.root.state import Root
from gateleg.kernel.table import PASS

ADVICE: Final[dict[str, dict[str, int]]] = {"take-hit": {"keep": -60, "sawmill": -10, "recruiter": -10, "workshop": -8}}

LEAST: Final = 6  # tenths of a point that an action should bring
NO_SITE: Final = -1


def rate(f: Faction, t: Root, kind: i64, option: i64, build: i64) -> i64:
    """BOTS.md 3: what an option of her questions is worth, in tenths of a point; UNRATED for those of the Law.

    build   points of the best building that she can build, or NO_SITE; asked for where she acts
    """
    question = kind - f.first_question
    seat = f.seat
    if question == ACT:
        return act_value(f, t, option, build)
    if question == BUILD_WHERE or question == START_WHERE:
        return site_value(f, t, option)
    if question == RECRUIT_WHERE or question == WOOD_WHERE:
        return 5 * threat(t, seat, option) - 2 * t.warriors(seat, option)
    if question == KEEP_WHERE:
        return 5 * t.n[FREE + option]
    if question == OVERWORK_CARD or question == BIRD_CARD:
        return -card_value(t, seat, t.cards.face(option))
    if question == HOSPITAL_CARD:
        return 0 if option == PASS else 4 * returning(f, t) - 6 - card_value(t, seat, t.cards.face(option))
    return UNRATED


def act_value(f: Faction, t: Root, act: i64, build: i64) -> i64:
    seat = f.seat
    if act == PASS:
        return 0
    if act == A_BUILD:
        return 60 + 10 * build
    if act == A_BATTLE:
        return best_battle(t, seat, battlefields(t, seat)) - LEAST
    if act == A_RECRUIT:
        recruiters = t.on_map(f.first_kind + RECRUITER)
        return 5 * (recruiters if recruiters < t.n[SUPPLY + seat] else t.n[SUPPLY + seat]) - 2
    if act == A_OVERWORK:
        return 11 - cheapest_card(f, t)
    if act == A_MARCH:
        return best_move(t, seat, ALL, t.n[ACTIONS] - 1) - LEAST
    if act == A_EXTRA:
        if t.n[ACTIONS] > 0:
            return -50
        if build > NO_SITE:
            return 10 * build
        return best_battle(t, seat, battlefields(t, seat)) - 16
    return UNRATED


def cheapest_card(f: Faction, t: Root) -> i64:
    """What the least useful card in hand is worth."""
    cards = t.cards
    least: i64 = 100
    for i in range(cards.size(HAND + f.seat)):
        value = card_value(t, f.seat, cards.face(cards.at(HAND + f.seat, i)))
        if value < least:
            least = value
    return least


def returning(f: Faction, t: Root) -> i64:
    """Warriors that are being removed from the map."""
    total: i64 = 0
    for i in range(t.loss_count):
        if t.losses[LOSS * i + L_KIND] == f.seat:
            total += t.losses[LOSS * i + L_COUNT]
    return total


def site_value(f: Faction, t: Root, place: i64) -> i64:
    """Where many stand and few can come; where there is room for more."""
    mine = t.warriors(f.seat, place)
    return 4 * (mine if mine < 4 else 4) - 5 * threat(t, f.seat, place) + 2 * t.n[FREE + place]


def building_value(f: Faction, t: Root, building: i64, points: i64) -> i64:
    """What a building brings: its points now, and wood, cards and warriors later."""
    built = t.on_map(f.first_kind + building)
    if building == SAWMILL:
        return 10 * points + (24 if built < 3 else 10 if built < 4 else 2)
    if building == RECRUITER:
        return 10 * points + (16 if built < 3 else 6)
    return 10 * points + (6 if built < 2 else 2) if building == WORKSHOP else 10 * points


def value_of_holding(f: Faction, t: Root, place: i64, warriors: i64, rules: bool) -> i64:
    """Rule where she can build, where buildings stand, and where wood lies."""
    if not rules:
        return 0
    free = t.n[FREE + place]
    return (
        4 + 6 * (free if free < 2 else 2) + 5 * t.n[BUILDINGS + (f.seat << 4) + place]
        + 4 * t.count(f.first_kind + WOOD, place)
    )


def worth(f: Faction, t: Root) -> float:
    """Rule, room to build, what makes wood, warriors and cards; in points."""
    n = t.n
    room: i64 = 0
    for place in range(i64(CLEARINGS)):
        if (n[RULED + f.seat] >> place) & 1 != 0:
            room += n[FREE + place]
    sawmills = t.on_map(f.first_kind + SAWMILL)
    return (
        0.05 * float(t.on_map(f.seat)) + 0.5 * float(bits(n[RULED + f.seat])) + 0.3 * float(room if room < 5 else 5)
        + 0.7 * float(sawmills) + 0.9 * float(t.on_map(f.first_kind + RECRUITER))
        + 0.3 * float(t.on_map(f.first_kind + WORKSHOP)) + 0.3 * float(t.on_map(f.first_kind + WOOD))
    )
