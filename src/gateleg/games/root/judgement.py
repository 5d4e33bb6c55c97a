"""What battles, places, moves and cards are worth, in tenths of a point: for scripted play of every faction."""
from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gateleg.games.root.box import AMBUSH, BIRD, CLEARINGS, DOMINANCE, FAVOR, ITEM_CARD, PERSISTENT
from gateleg.games.root.layout import (
    ATTACKING,
    BUILDINGS,
    COUNTS,
    HAND,
    MATCH,
    PATHS,
    PIECES_AT,
    PLACES,
    RULED,
    TOKENS,
    VP,
    WARRIORS_AT,
)
from gateleg.games.root.rules_effects import bits
from gateleg.games.root.rules_move import adjacent, destinations
from gateleg.games.root.state import Root

NEVER: Final = -100000
CARDBOARD: Final = 10  # a building or token removed: its point,
HARM: Final = 9  # and what its owner loses by it, in a game of two
KILL: Final = 3  # a warrior; what is over that is scored for any piece
LEADER: Final = 18  # points from which on somebody has to be stopped, at tables of more than two,
AHEAD: Final = 4  # or by how much somebody leads who has to be
STOPPED: Final = 8  # what every blow against such a player is worth besides
AMBUSHED: Final = 3  # the risk of an ambush
NEAR_VICTORY: Final = 22  # points with which dominance is not needed
FIRM: Final = 2  # by how much rule has to be stronger than the strongest neighbour
# of the dice, in sixteenths: how often the higher and the lower shows 0..3
HIGH: Final = vec[i64]([i64(1), i64(3), i64(5), i64(7)])
LOW: Final = vec[i64]([i64(7), i64(5), i64(3), i64(1)])


def harm(t: Root, side: i64) -> i64:
    """What it is worth that a side loses a building or token; the more the nearer it is to winning."""
    if side >= t.seats:
        return 0
    worth: i64 = HARM // (t.seats - 1)
    return worth + STOPPED if has_to_be_stopped(t, side) else worth


def has_to_be_stopped(t: Root, side: i64) -> bool:
    """Whether, of several players, one leads by far or is near the end."""
    if t.seats == 2:
        return False
    points = t.n[VP + side]
    if points >= LEADER:
        return True
    for other in range(t.seats):
        if other != side and t.n[VP + other] > points - AHEAD:
            return False
    return True


def cardboard(t: Root, side: i64, place: i64) -> i64:
    """Buildings and tokens of a side in a place."""
    return t.n[BUILDINGS + (side << 4) + place] + t.n[TOKENS + (side << 4) + place]


def battle_value(t: Root, seat: i64, side: i64, place: i64, warriors: i64) -> i64:
    """What a battle against a side is expected to bring the seat, if it has so many warriors in the place (4.3).

    Over the dice: points and harm for cardboard, the trade of warriors.
    """
    n = t.n
    faction = t.board.factions[seat]
    power = faction.most_hits(t, warriors)
    extra = faction.extra_hits(t, ATTACKING)
    theirs = n[COUNTS + (side << 4) + place]
    against = theirs
    points = cardboard(t, side, place)
    kill = faction.value_of_kill(t, side)
    guards = theirs
    value: i64 = 0
    if side < t.seats:
        foe = t.board.factions[side]
        against = foe.most_hits(t, theirs)
        if foe.is_defenseless(t, theirs):
            extra += 1
        if t.cards.size(HAND + side) > 0:
            value -= 16 * AMBUSHED
        if foe.has_pawn:
            guards = 9  # hits damage items, and nothing is removed
            kill = foe.value_of_loss(t) // (t.seats - 1) + (STOPPED // 2 if has_to_be_stopped(t, side) else 0)
    elif theirs == 0:
        extra += 1
    loss = faction.value_of_loss(t)
    gain: i64 = CARDBOARD + harm(t, side) + (kill - KILL if kill > KILL and guards < 9 else 0)
    own = cardboard(t, seat, place)
    higher = HIGH
    lower = LOW
    if (t.board.high_roll >> side) & 1 != 0:
        higher = LOW
        lower = HIGH
    for roll in range(i64(4)):
        hits: i64 = (roll if roll < power else power) + extra
        over: i64 = hits - guards
        if over > points:
            over = points
        if over < 0:
            over = 0
        value += higher[roll] * (kill * (hits if hits < guards else guards) + gain * over)
        hits = roll if roll < against else against
        over = hits - warriors
        if over > own:
            over = own
        if over < 0 or faction.has_pawn:
            over = 0
        value -= lower[roll] * (loss * (hits if hits < warriors or faction.has_pawn else warriors) + 15 * over)
    return faction.value_of_battle(t, side, place, warriors, value // 16)


def best_foe(t: Root, seat: i64, place: i64, warriors: i64) -> i64:
    """What the best battle in a place brings, with so many warriors there; below 0 if there is none that pays."""
    best: i64 = NEVER
    for side in range(t.board.side_count):
        if (t.n[PIECES_AT + side] >> place) & 1 != 0 and t.are_enemies(seat, side):
            value = battle_value(t, seat, side, place, warriors)
            if value > best:
                best = value
    return best


def best_battle(t: Root, seat: i64, fields: i64) -> i64:
    """What the best battle in any of the places brings; NEVER if there is none."""
    best: i64 = NEVER
    place: i64 = 0
    while fields >> place != 0:
        if (fields >> place) & 1 != 0:
            value = best_foe(t, seat, place, t.warriors(seat, place))
            if value > best:
                best = value
        place += 1
    return best


def enemies_at(t: Root, seat: i64, place: i64) -> i64:
    """Warriors of the strongest enemy in a place."""
    most: i64 = 0
    for side in range(t.seats):
        count = t.n[COUNTS + (side << 4) + place]
        if count > most and t.are_enemies(seat, side):
            most = count
    return most


def threat(t: Root, seat: i64, place: i64) -> i64:
    """Warriors of the strongest enemy in a place or next to it."""
    most = enemies_at(t, seat, place)
    near = t.n[PATHS + place]
    other: i64 = 0
    while near >> other != 0:
        if (near >> other) & 1 != 0:
            count = enemies_at(t, seat, other)
            if count > most:
                most = count
        other += 1
    return most


def rules_with(t: Root, seat: i64, place: i64, warriors: i64) -> bool:
    """2.5 Whether the seat would rule a place with so many warriors there."""
    n = t.n
    mine: i64 = warriors + n[BUILDINGS + (seat << 4) + place]
    if mine == 0:
        return False
    wins_ties: bool = (t.board.ties >> seat) & 1 != 0
    for side in range(t.seats):
        if side != seat:
            theirs: i64 = n[COUNTS + (side << 4) + place] + n[BUILDINGS + (side << 4) + place]
            if theirs > mine or (theirs == mine and not wins_ties):
                return False
    return True


def place_value(t: Root, seat: i64, place: i64, warriors: i64, fights: i64) -> i64:
    """What it is worth to have so many warriors in a place: what they hold, guard and can attack.

    fights   how many battles may still follow in this turn
    """
    faction = t.board.factions[seat]
    value = faction.value_of_holding(t, place, warriors, rules_with(t, seat, place, warriors))
    own = cardboard(t, seat, place)
    if own > 0:
        danger = threat(t, seat, place)
        if danger > 0:
            need: i64 = danger + 1 if danger < 3 else 3
            value += (4 + 2 * own) * (warriors if warriors < need else need)
    if warriors > 0:
        battle = best_foe(t, seat, place, warriors)
        if battle > 0:
            value += battle if fights > 0 else battle // 3
        elif battle > NEVER and own == 0 and fights == 0:
            value -= 2  # beside somebody stronger
    return value


def move_value(t: Root, seat: i64, origin: i64, place: i64, count: i64, fights: i64) -> i64:
    """What a move of `count` warriors is worth."""
    here = t.n[COUNTS + (seat << 4) + origin]
    there = t.n[COUNTS + (seat << 4) + place]
    value: i64 = (
        place_value(t, seat, place, there + count, fights) - place_value(t, seat, place, there, fights)
        + place_value(t, seat, origin, here - count, fights) - place_value(t, seat, origin, here, fights)
    )
    for faction in t.board.move_watchers:
        if faction.seat != seat:
            value -= faction.toll(t, seat, place)
    return value


def best_count(t: Root, seat: i64, origin: i64, place: i64, fights: i64) -> i64:
    """The best value of a move along a path with any number of warriors."""
    here = t.n[COUNTS + (seat << 4) + origin]
    best: i64 = NEVER
    for count in range(i64(1), here + 1):
        if count < 4 or count >= here - 1:
            value = move_value(t, seat, origin, place, count, fights)
            if value > best:
                best = value
    return best


def best_target(t: Root, seat: i64, origin: i64, fights: i64) -> i64:
    """The best value of a move from a place."""
    mask = destinations(t, seat, origin)
    best: i64 = NEVER
    place: i64 = 0
    while mask >> place != 0:
        if (mask >> place) & 1 != 0:
            value = best_count(t, seat, origin, place, fights)
            if value > best:
                best = value
        place += 1
    return best


def best_move(t: Root, seat: i64, among: i64, fights: i64) -> i64:
    """The best value of a move from any of the places; NEVER if there is none."""
    best: i64 = NEVER
    for origin in range(i64(PLACES)):
        if ((t.n[WARRIORS_AT + seat] & among) >> origin) & 1 != 0:
            value = best_target(t, seat, origin, fights)
            if value > best:
                best = value
    return best


# -- cards -----------------------------------------------------------------------------------------------------------
def card_value(t: Root, seat: i64, face: i64) -> i64:
    """What a card in hand is worth keeping for."""
    deck = t.board.deck
    kind = deck.kind[face]
    value: i64 = 8 if deck.suit[face] == BIRD else 0
    if kind == AMBUSH:
        return value + 8
    if kind == DOMINANCE:
        return value
    if within_reach(t, seat, face):
        value += craft_value(t, seat, face) // 2
    return value


def within_reach(t: Root, seat: i64, face: i64) -> bool:
    """Whether the seat has all the crafting pieces for a card, used in this turn or not."""
    cost = t.board.deck.cost
    faction = t.board.factions[seat]
    for suit in range(i64(3)):
        if cost[4 * face + suit] > faction.craft_power(t, suit):
            return False
    return True


def craft_value(t: Root, seat: i64, face: i64) -> i64:
    """What crafting a card brings: points, an effect, or the pieces that a favor removes."""
    deck = t.board.deck
    kind = deck.kind[face]
    if kind == ITEM_CARD:
        return 3 + 10 * t.board.factions[seat].crafted_points(t, face)
    if kind == PERSISTENT:
        return 8
    if kind != FAVOR:
        return 0
    clearings = t.n[MATCH + deck.suit[face]]
    value: i64 = 0
    for side in range(t.board.side_count):
        if t.are_enemies(seat, side):
            for place in range(i64(PLACES)):
                if ((clearings & t.n[PIECES_AT + side]) >> place) & 1 != 0:
                    value += (CARDBOARD + harm(t, side)) * cardboard(t, side, place) + 3 * t.warriors(side, place)
    return value


def reach_of(t: Root, seat: i64, places: i64) -> i64:
    """Mask of the places next to any of these."""
    mask: i64 = 0
    place: i64 = 0
    while places >> place != 0:
        if (places >> place) & 1 != 0:
            mask |= adjacent(t, seat, place)
        place += 1
    return mask


# -- dominance -------------------------------------------------------------------------------------------------------
def dominance_value(t: Root, seat: i64) -> i64:
    """Whether to play for dominance: only with a card whose clearings will still be ruled a turn later."""
    if t.board.factions[seat].has_pawn or t.n[VP + seat] > NEAR_VICTORY:
        return -400
    cards = t.cards
    for i in range(cards.size(HAND + seat)):
        face = cards.face(cards.at(HAND + seat, i))
        if t.board.deck.kind[face] == DOMINANCE and holds_firmly(t, seat, t.board.deck.suit[face]):
            return 60
    return -400


def holds_firmly(t: Root, seat: i64, suit: i64) -> bool:
    """Whether what the dominance card of a suit asks for is ruled, and nobody next door is strong enough to undo it."""
    ruled: i64 = 0
    for place in range(i64(CLEARINGS)):
        if (t.n[RULED + seat] >> place) & 1 != 0:
            mine = t.warriors(seat, place) + t.n[BUILDINGS + (seat << 4) + place]
            if mine >= threat(t, seat, place) + FIRM:
                ruled |= 1 << place
    if suit != BIRD:
        return bits(ruled & t.n[MATCH + suit]) >= 3
    for place in range(i64(CLEARINGS)):
        across = t.board.woodland.opposite[place]
        if (ruled >> place) & 1 != 0 and across >= 0 and (ruled >> across) & 1 != 0:
            return True
    return False
