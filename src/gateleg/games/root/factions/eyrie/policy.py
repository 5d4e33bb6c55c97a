"""How the Eyrie are played by script: a Decree that can be carried out, and roosts."""
from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gateleg.games.root.box import BIRD, CLEARINGS, SUITS
from gateleg.games.root.faction import Faction
from gateleg.games.root.factions.eyrie.words import (
    BATTLE,
    BUILD,
    BUILD_WHERE,
    CHARISMATIC,
    CHOOSE_LEADER,
    COLUMN,
    COLUMNS,
    DECREE_CARD,
    DECREE_COLUMN,
    DECREE_NEXT,
    DESPOT,
    LEADER,
    MOVE,
    NEW_ROOST,
    RECRUIT,
    RECRUIT_WHERE,
    RESOLVED,
    ROOST,
    ROOST_WHERE,
    VIZIERS,
)
from gateleg.games.root.judgement import NEVER, card_value, place_value, reach_of, threat
from gateleg.games.root.layout import (
    ABOUT,
    DAYLIGHT,
    FREE,
    MATCH,
    NO_PLACE,
    OPEN,
    PATHS,
    PHASE,
    PIECES_AT,
    RULED,
    STOCK,
    SUIT,
    SUPPLY,
    TURN,
    UNRATED,
    WARRIORS_AT,
)
from gateleg.games.root.state import Root
from gateleg.kernel.table import PASS

ADVICE: Final[dict[str, dict[str, int]]] = {}

# what a card in a column brings over the turns to come, and how much less each further one
GAIN: Final = vec[i64]([i64(22), i64(14), i64(10), i64(26)])
LESS: Final = vec[i64]([i64(6), i64(5), i64(7), i64(20)])
# what it costs that a column can be carried out in one way only, or not at all
TIGHT: Final = 14
FAILING: Final = 60
LEADERS: Final = vec[i64]([i64(24), i64(20), i64(12), i64(6)])  # Builder, Charismatic, Commander, Despot without sites


def rate(f: Faction, t: Root, kind: i64, option: i64) -> i64:
    """BOTS.md 4: what an option of their questions is worth, in tenths of a point; UNRATED for those of the Law."""
    question = kind - f.first_question
    if question == DECREE_CARD:
        if option == PASS:
            return 0
        face = t.cards.face(option)
        best: i64 = NEVER
        for column in range(i64(COLUMNS)):
            value = column_value(f, t, t.board.deck.suit[face], column)
            if value > best:
                best = value
        return best - card_value(t, f.seat, face) // 2 - second_card(f, t)
    if question == DECREE_COLUMN:
        return column_value(f, t, t.board.deck.suit[t.n[ABOUT] - 1], option)
    if question == DECREE_NEXT:
        return 0 if option == BIRD else 10
    if question == CHOOSE_LEADER:
        return leader_value(f, t, option)
    if question == RECRUIT_WHERE:
        return recruit_value(f, t, option)
    if question == BUILD_WHERE:
        return roost_value(f, t, option)
    if question == NEW_ROOST or question == ROOST_WHERE:
        return 6 * t.n[FREE + option] - 5 * threat(t, f.seat, option) + near_sites(f, t, option)
    return UNRATED


def second_card(f: Faction, t: Root) -> i64:
    """What speaks against another card: fewer to craft with, a Decree that fails sooner."""
    return 12 if roosts(f, t) < 4 else 16


def roosts(f: Faction, t: Root) -> i64:
    return t.on_map(f.first_kind + ROOST)


def sites(f: Faction, t: Root) -> i64:
    """Mask of the clearings where a roost may stand and does not."""
    return t.n[OPEN] & ~t.n[NO_PLACE + f.seat] & ~t.places_of(f.first_kind + ROOST)


def near_sites(f: Faction, t: Root, place: i64) -> i64:
    """How many sites for roosts lie next to a clearing."""
    return count(t.n[PATHS + place] & sites(f, t))


def count(mask: i64) -> i64:
    total: i64 = 0
    while mask != 0:
        mask &= mask - 1
        total += 1
    return total


def demand(f: Faction, t: Root, column: i64, suit: i64) -> i64:
    """Cards of a suit that stand in a column, those resolved in this turn left out."""
    cards = t.cards
    zone = f.first_zone + column
    total: i64 = t.n[f.at + VIZIERS + column] if suit == BIRD else 0
    for i in range(cards.size(zone)):
        if t.suit_of(cards.at(zone, i)) == suit:
            total += 1
    if resolving(f, t) and t.n[f.at + COLUMN] == column:
        total -= t.n[f.at + RESOLVED + suit]
    return total


def resolving(f: Faction, t: Root) -> bool:
    return t.n[TURN] == f.seat and t.n[PHASE] == DAYLIGHT


def column_value(f: Faction, t: Root, suit: i64, column: i64) -> i64:
    """What a card of a suit brings in a column, and what it adds to the danger of turmoil."""
    cards = t.cards.size(f.first_zone + column) + t.n[f.at + VIZIERS + column]
    value: i64 = GAIN[column] - LESS[column] * cards
    if value < 0:
        value = 0
    spare = slack(f, t, column, suit)
    if suit == BIRD:
        value -= 4  # a point in turmoil
    if spare < 0:
        return value - FAILING * -spare
    if spare == 0:
        return value - TIGHT
    return value if spare == 1 else value + 4


def slack(f: Faction, t: Root, column: i64, suit: i64) -> i64:
    """How many ways are left over if one more card of a suit stands in a column: by the suit, and in all."""
    in_all: i64 = 1
    for other in range(i64(SUITS + 1)):
        in_all += demand(f, t, column, other)
    total = ways(f, t, column, BIRD) - in_all
    if column == BATTLE:
        total -= 1
    if column == RECRUIT:
        each: i64 = 2 if t.n[f.at + LEADER] == CHARISMATIC else 1
        total = t.n[SUPPLY + f.seat] // each - 2 * in_all
    elif column == BUILD:
        total -= in_all
        left: i64 = t.n[STOCK + f.first_kind + ROOST] - 2 * in_all
        if left < total:
            total = left
    if suit == BIRD:
        return total
    own = ways(f, t, column, suit) - demand(f, t, column, suit) - 1
    if column == RECRUIT and ways(f, t, column, suit) > 0:
        own = ways(f, t, column, suit) - 1
    if column == BUILD:
        own -= demand(f, t, column, suit) + 1
    return own if own < total else total


def ways(f: Faction, t: Root, column: i64, suit: i64) -> i64:
    """How often a card of a suit could be carried out in a column, as things stand."""
    n = t.n
    seat = f.seat
    matching = n[MATCH + suit]
    if column == RECRUIT:
        return count(t.places_of(f.first_kind + ROOST) & matching & ~n[NO_PLACE + seat])
    if column == MOVE:
        here = n[WARRIORS_AT + seat] & matching
        total: i64 = 0
        for place in range(i64(CLEARINGS)):
            if (here >> place) & 1 != 0:
                total += t.warriors(seat, place)
        return total - 1
    if column == BUILD:
        return count(n[RULED + seat] & sites(f, t) & matching) + count(
            reach_of(t, seat, n[WARRIORS_AT + seat]) & ~n[RULED + seat] & sites(f, t) & matching
        ) // 2
    return count(fields(f, t) & matching)


def fields(f: Faction, t: Root) -> i64:
    """Mask of the clearings where an enemy that stays has pieces, and warriors of their own stand or come next."""
    n = t.n
    mask: i64 = 0
    for side in range(t.board.side_count):
        if t.are_enemies(f.seat, side) and not (side < t.seats and t.board.factions[side].has_pawn):
            mask |= n[PIECES_AT + side]
    near = n[WARRIORS_AT + f.seat]
    return mask & (near | reach_of(t, f.seat, near & n[RULED + f.seat]))


def leader_value(f: Faction, t: Root, leader: i64) -> i64:
    if leader == DESPOT:
        open_sites = count(sites(f, t))
        left = t.n[STOCK + f.first_kind + ROOST]
        return LEADERS[leader] + 8 * (open_sites if open_sites < left else left)
    value = LEADERS[leader]
    if leader != 0:  # with a Battle
        value += 3 * ways(f, t, BATTLE, BIRD)
    return value if leader != CHARISMATIC or t.n[SUPPLY + f.seat] > 6 else value - 20


def recruit_value(f: Faction, t: Root, place: i64) -> i64:
    seat = f.seat
    mine = t.warriors(seat, place)
    fights = battles_ahead(f, t)
    more: i64 = 2 if t.n[f.at + LEADER] == CHARISMATIC else 1
    value = place_value(t, seat, place, mine + more, fights) - place_value(t, seat, place, mine, fights)
    return value + 5 * count(t.n[PATHS + place] & sites(f, t) & ~t.n[RULED + seat]) - 2 * mine


def roost_value(f: Faction, t: Root, place: i64) -> i64:
    """Where suits lack a roost, and own warriors stand thickest against the neighbours."""
    suit = t.n[SUIT + place]
    value: i64 = 4 * (t.warriors(f.seat, place) - threat(t, f.seat, place))
    if ways(f, t, RECRUIT, suit) == 0:
        value += 12
    return value - 10 if demand(f, t, BUILD, suit) >= ways(f, t, BUILD, suit) else value


def battles_ahead(f: Faction, t: Root) -> i64:
    """Battles of the Decree that are still to come in this turn."""
    if not resolving(f, t) or t.n[f.at + COLUMN] > BATTLE:
        return 0
    total: i64 = 0
    for suit in range(i64(SUITS + 1)):
        total += demand(f, t, BATTLE, suit)
    return total


def value_of_holding(f: Faction, t: Root, place: i64, warriors: i64, rules: bool) -> i64:
    """Rule where a roost can be built, most of all this turn; and somebody to battle, if the Decree has battles."""
    n = t.n
    value: i64 = 0
    bit: i64 = 1 << place
    if rules:
        value = 4
        if sites(f, t) & bit != 0 and n[STOCK + f.first_kind + ROOST] > 0:
            wanted: i64 = demand(f, t, BUILD, BIRD)
            if n[SUIT + place] >= 0:
                wanted += demand(f, t, BUILD, n[SUIT + place])
            value = 26 if wanted > 0 else 10
    if warriors > 0 and resolving(f, t) and n[f.at + COLUMN] <= MOVE and fields(f, t) & bit != 0:
        wanted = demand(f, t, BATTLE, BIRD)
        if n[SUIT + place] >= 0:
            wanted += demand(f, t, BATTLE, n[SUIT + place])
        if wanted > 0:
            value += 8
    return value


def worth(f: Faction, t: Root, points: i64) -> float:
    """Roosts and what they score every turn, warriors, sites; the longer a Decree, the nearer turmoil.  In points."""
    cards = t.cards
    sites_ruled = count(t.n[RULED + f.seat] & sites(f, t))
    zone = f.first_zone
    return (
        0.7 * float(roosts(f, t)) + 0.7 * float(points) + 0.1 * float(t.on_map(f.seat))
        + 0.4 * float(sites_ruled if sites_ruled < 3 else 3)
        - 0.3 * float(cards.size(zone + MOVE)) - 0.8 * float(cards.size(zone + BATTLE) + cards.size(zone + BUILD))
    )
