"""How the Alliance is played by script: sympathy everywhere, bases early, officers who organize."""
from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gateleg.games.root.box import BIRD, CLEARINGS, SUITS
from gateleg.games.root.faction import Faction
from gateleg.games.root.factions.alliance.words import (
    DAYLIGHT_ACTION,
    DISCARD_SUPPORTER,
    DO_BATTLE,
    DO_CRAFT,
    DO_MOBILIZE,
    DO_MOVE,
    DO_ORGANIZE,
    DO_RECRUIT,
    DO_TRAIN,
    MOBILIZE,
    OFFICERS,
    OPERATION,
    ORGANIZE,
    RECRUIT,
    REVOLT,
    SPEND_SUPPORTER,
    SPREAD,
    SYMPATHY,
    TRAIN,
)
from gateleg.games.root.goals import SPEND
from gateleg.games.root.judgement import (
    CARDBOARD,
    best_battle,
    best_move,
    card_value,
    cardboard,
    enemies_at,
    harm,
    threat,
)
from gateleg.games.root.layout import (
    ALL,
    HAND,
    MATCH,
    NO_PLACE,
    PATHS,
    RULED,
    STOCK,
    SUIT,
    SUPPLY,
    UNRATED,
)
from gateleg.games.root.rules_effects import bits
from gateleg.games.root.rules_move import battlefields
from gateleg.games.root.state import Root
from gateleg.kernel.table import PASS

ADVICE: Final[dict[str, dict[str, int]]] = {"take-hit": {"sympathy": 10}, "pay-outrage": {"goal": SPEND}}

OFFICERS_WANTED: Final = 5


def rate(f: Faction, t: Root, kind: i64, option: i64, more: i64) -> i64:
    """BOTS.md 5: what an option of its questions is worth, in tenths of a point; UNRATED for those of the Law.

    more   the cost of sympathy there (of spreading), the points of the next token (of operations)
    """
    question = kind - f.first_question
    if question == REVOLT:
        return 0 if option == PASS else revolt_value(f, t, option)
    if question == SPREAD:
        return 0 if option == PASS else spread_value(f, t, option, more)
    if question == DAYLIGHT_ACTION:
        return daylight_value(f, t, option)
    if question == OPERATION:
        return operation_value(f, t, option, more)
    if question == SPEND_SUPPORTER or question == DISCARD_SUPPORTER:
        return -supporter_value(f, t, option)
    if question == MOBILIZE:
        return supporter_value(f, t, option) - card_value(t, f.seat, t.cards.face(option))
    if question == TRAIN:
        return -card_value(t, f.seat, t.cards.face(option)) - supporter_value(f, t, option)
    if question == RECRUIT:
        return 3 * threat(t, f.seat, option) - 4 * t.warriors(f.seat, option)
    if question == ORGANIZE:
        return organize_value(f, t, option)
    return UNRATED


def bases(f: Faction, t: Root) -> i64:
    total: i64 = 0
    for suit in range(i64(SUITS)):
        total += t.on_map(f.first_kind + suit)
    return total


def has_base(f: Faction, t: Root, suit: i64) -> bool:
    return t.n[STOCK + f.first_kind + suit] == 0


def sympathetic(f: Faction, t: Root) -> i64:
    return t.places_of(f.first_kind + SYMPATHY)


def supporters(f: Faction, t: Root, suit: i64) -> i64:
    """Supporters that count as of a suit."""
    cards = t.cards
    total: i64 = 0
    for i in range(cards.size(f.first_zone)):
        own = t.suit_of(cards.at(f.first_zone, i))
        if own == suit or own == BIRD:
            total += 1
    return total


def revolt_value(f: Faction, t: Root, place: i64) -> i64:
    """Enemy pieces removed, officers and cards for the rest of the game; the first base most of all."""
    value: i64 = 0
    for side in range(t.board.side_count):
        if t.are_enemies(f.seat, side):
            value += (CARDBOARD + harm(t, side)) * cardboard(t, side, place) + 3 * t.warriors(side, place)
    suit = t.n[SUIT + place]
    warriors = bits(sympathetic(f, t) & t.n[MATCH + suit])
    danger = threat(t, f.seat, place) - enemies_at(t, f.seat, place)
    value += 4 * warriors - 3 * (danger if danger < 4 else 4)
    built = bases(f, t)
    return value + (45 if built == 0 else 18 if built == 1 else 6) - 12


def spread_value(f: Faction, t: Root, place: i64, cost: i64) -> i64:
    """Points, and more to come; what it costs, and what is kept for the first base; who will take it away."""
    suit = t.n[SUIT + place]
    value: i64 = 30 - 6 * cost - 3 * enemies_at(t, f.seat, place) + 2 * bits(t.n[PATHS + place])
    if cardboard_of_enemies(f, t, place) > 0:
        value += 5  # where a revolt would pay
    if bases(f, t) == 0:
        if bits(sympathetic(f, t)) >= 3 and supporters(f, t, suit) - cost < 2 and can_revolt_later(f, t, suit):
            value -= 40
    elif not has_base(f, t, suit):
        value += 4
    return value


def cardboard_of_enemies(f: Faction, t: Root, place: i64) -> i64:
    total: i64 = 0
    for side in range(t.board.side_count):
        if t.are_enemies(f.seat, side):
            total += cardboard(t, side, place)
    return total


def can_revolt_later(f: Faction, t: Root, suit: i64) -> bool:
    """Whether sympathy lies in a clearing of the suit, and supporters for a revolt are there."""
    return sympathetic(f, t) & t.n[MATCH + suit] != 0 and supporters(f, t, suit) >= 2


def supporter_value(f: Faction, t: Root, card: i64) -> i64:
    """What a card is worth as a supporter: birds fit everywhere, suits of clearings that can still be won."""
    suit = t.suit_of(card)
    if suit == BIRD:
        return 14
    left: i64 = t.n[MATCH + suit] & ~sympathetic(f, t) & ~t.n[NO_PLACE + f.seat]
    value: i64 = 4 + 2 * bits(left)
    return value if has_base(f, t, suit) else value + 2


def daylight_value(f: Faction, t: Root, option: i64) -> i64:
    """Craft, then officers as long as there are few, then supporters."""
    if option == PASS:
        return 0
    if option == DO_CRAFT:
        return 100
    officers = t.n[f.at + OFFICERS]
    hand = t.cards.size(HAND + f.seat)
    if option == DO_TRAIN:
        return 60 if officers < OFFICERS_WANTED and t.n[SUPPLY + f.seat] > 1 else -10
    if option == DO_MOBILIZE:
        if t.n[STOCK + f.first_kind + SYMPATHY] == 0 and bases(f, t) > 1:
            return -10
        if bases(f, t) == 0 and t.cards.size(f.first_zone) >= 5:
            return -20
        if bases(f, t) > 0 and officers < OFFICERS_WANTED:
            return 10 if hand > 2 else -5
        return 30
    return UNRATED


def operation_value(f: Faction, t: Root, option: i64, points: i64) -> i64:
    seat = f.seat
    if option == PASS:
        return 0
    if option == DO_ORGANIZE:
        return 10 * points + 10
    if option == DO_BATTLE:
        return best_battle(t, seat, battlefields(t, seat))
    if option == DO_RECRUIT:
        return 6 if t.n[SUPPLY + seat] > 0 else 0
    if option == DO_MOVE:
        return best_move(t, seat, ALL, 0) - 2
    return UNRATED


def organize_value(f: Faction, t: Root, place: i64) -> i64:
    """Where no base loses its guard, and few will take the token away."""
    value: i64 = 2 * bits(t.n[PATHS + place]) - 3 * enemies_at(t, f.seat, place) + 3 * t.warriors(f.seat, place)
    if cardboard(t, f.seat, place) > 0:
        value -= 30 if t.warriors(f.seat, place) < 2 else 10
    return value


def value_of_holding(f: Faction, t: Root, place: i64, warriors: i64) -> i64:
    """Warriors where there is no sympathy can organize."""
    if warriors == 0 or place >= CLEARINGS:
        return 0
    open_to: bool = (t.n[NO_PLACE + f.seat] >> place) & 1 == 0
    if open_to and (sympathetic(f, t) >> place) & 1 == 0 and t.n[STOCK + f.first_kind + SYMPATHY] > 0:
        return 16
    return 2


def worth(f: Faction, t: Root) -> float:
    """Officers, supporters and cards that become both, sympathy and bases; in points."""
    return (
        0.4 * float(t.on_map(f.first_kind + SYMPATHY)) + 0.5 * float(bases(f, t)) + 1.0 * float(t.n[f.at + OFFICERS])
        + 0.5 * float(t.cards.size(f.first_zone)) + 0.4 * float(t.cards.size(HAND + f.seat))
        + 0.1 * float(t.on_map(f.seat)) + 0.3 * float(bits(t.n[RULED + f.seat]))
    )
