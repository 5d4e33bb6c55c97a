"""4.1.3 What single persistent cards do that takes more than a line."""
from __future__ import annotations

from mypy_extensions import i64

from gateleg.games.root.box import ITEMS, PERSISTENT
from gateleg.games.root.layout import (
    ALL,
    COUNTS,
    CRAFTED,
    EFFECTS,
    EXHAUSTED,
    HAND,
    NO_ENTRY,
    NO_EXIT,
    PLACES,
    PLAY,
    WARRIORS_AT,
)
from gateleg.games.root.rules_battle import take_battle
from gateleg.games.root.rules_cards import draw, lose_effect, pass_card, spend, take_random
from gateleg.games.root.rules_move import adjacent, battlefields, move_warriors, offer_places, origins, take_move
from gateleg.games.root.rules_pieces import begin_losses, end_losses, lose_warriors, place_warriors, room_for
from gateleg.games.root.state import Root
from gateleg.games.root.words import (
    BATTLE,
    CHOOSE_PLAYER,
    EXHAUST_ITEM,
    GIVE_BACK,
    MOVE,
    MOVE_OR_BATTLE,
    NO_CARDS,
    NOT_MATCHING,
    ORDER_FROM,
    ORDER_TO,
    PROPAGANDA_CARD,
    RECRUIT_AGAINST,
    SABOTAGE,
    SABOTEURS,
    TAX_WHERE,
)
from gateleg.kernel.table import Reason


def why_no_hands(t: Root, seat: i64) -> Reason | None:
    """1.2.1 Somebody else must hold a card."""
    for other in range(t.seats):
        if other != seat and t.cards.size(HAND + other) > 0:
            return None
    return NO_CARDS


def choose_hand(t: Root, seat: i64) -> i64:
    """1.2.1 Another player who holds a card."""
    for other in range(t.seats):
        if other != seat:
            t.propose(other, NO_CARDS if t.cards.size(HAND + other) == 0 else None)
    return t.ask(seat, CHOOSE_PLAYER)


def swap_cards(t: Root, seat: i64) -> None:
    """4.1.3, 1.3.2 Swap Meet: a random card from another player, then any card from hand to that player."""
    other = choose_hand(t, seat)
    take_random(t, seat, other)
    t.offer_cards(HAND + seat)
    card = t.ask_privately(seat, GIVE_BACK, (1 << seat) | (1 << other))
    pass_card(t, card, seat, HAND + other, other)


def orderable(t: Root, seat: i64) -> i64:
    """4.1.3 False Orders: mask of the enemies who have warriors that can be moved."""
    mask: i64 = 0
    for other in range(t.seats):
        if t.are_enemies(seat, other) and order_origins(t, other) != 0:
            mask |= 1 << other
    return mask


def order_origins(t: Root, side: i64) -> i64:
    mask: i64 = 0
    for place in range(i64(PLACES)):
        if (t.n[WARRIORS_AT + side] >> place) & 1 != 0 and order_destinations(t, side, place) != 0:
            mask |= 1 << place
    return mask


def order_destinations(t: Root, side: i64, place: i64) -> i64:
    """4.1.3, 1.1.2 False Orders ignore rule, but not what forbids leaving or entering."""
    if (t.n[NO_EXIT + side] >> place) & 1 != 0:
        return 0
    mask: i64 = adjacent(t, side, place) & ~t.n[NO_ENTRY + side]
    for other in range(i64(PLACES)):
        if (mask >> other) & 1 != 0 and room_for(t, side, other, 1) < 1:
            mask &= ~(1 << other)
    return mask


def give_false_orders(t: Root, seat: i64) -> None:
    """4.1.3, 1.5.5, Q2 False Orders: an enemy moves half its warriors of a clearing, rounded up, as the player says."""
    enemies = orderable(t, seat)
    offer_places(t, enemies)
    victim = t.ask(seat, CHOOSE_PLAYER)
    offer_places(t, order_origins(t, victim))
    origin = t.ask(seat, ORDER_FROM)
    offer_places(t, order_destinations(t, victim, origin))
    place = t.ask(seat, ORDER_TO)
    half: i64 = (t.n[COUNTS + (victim << 4) + origin] + 1) // 2
    move_warriors(t, victim, origin, place, room_for(t, victim, place, half))


def collect_tax(t: Root, seat: i64) -> None:
    """4.1.3 Tax Collector: one of one's own warriors is removed from a clearing, and a card drawn."""
    offer_places(t, t.n[WARRIORS_AT + seat])
    place = t.ask(seat, TAX_WHERE)
    begin_losses(t)
    lose_warriors(t, seat, place, 1, seat)
    end_losses(t)
    draw(t, seat, 1)


def has_crafted_item(t: Root, seat: i64) -> bool:
    for item in range(i64(ITEMS)):
        if t.n[CRAFTED + ITEMS * seat + item] > 0:
            return True
    return False


def send_adventurers(t: Root, seat: i64) -> None:
    """4.1.3 League of Adventurous Mice: an item of the crafted ones is exhausted for a move or a battle."""
    n = t.n
    for item in range(i64(ITEMS)):
        if n[CRAFTED + ITEMS * seat + item] > 0:
            t.offer(item)
    exhausted = t.ask(seat, EXHAUST_ITEM)
    n[CRAFTED + ITEMS * seat + exhausted] -= 1
    n[EXHAUSTED + ITEMS * seat + exhausted] += 1
    if origins(t, seat) != 0:
        t.offer(MOVE)
    if battlefields(t, seat) != 0:
        t.offer(BATTLE)
    if t.ask(seat, MOVE_OR_BATTLE) == MOVE:
        take_move(t, seat, ALL, False)
    else:
        take_battle(t, seat, ALL, False)


def propaganda_cards(t: Root, seat: i64) -> bool:
    cards = t.cards
    for i in range(cards.size(HAND + seat)):
        if propaganda_places(t, seat, cards.at(HAND + seat, i)) != 0:
            return True
    return False


def propaganda_places(t: Root, seat: i64, card: i64) -> i64:
    """4.1.3 Propaganda Bureau: mask of the clearings of the card's suit where an enemy has a warrior."""
    there: i64 = 0
    for other in range(t.seats):
        if t.are_enemies(seat, other):
            there |= t.n[WARRIORS_AT + other]
    return there & t.matching(card)


def spread_propaganda(t: Root, seat: i64) -> None:
    """4.1.3, 1.5.4 Propaganda Bureau: spend a card, remove an enemy warrior it matches, place one's own if possible."""
    cards = t.cards
    for i in range(cards.size(HAND + seat)):
        card = cards.at(HAND + seat, i)
        t.propose_card(card, None if propaganda_places(t, seat, card) != 0 else NOT_MATCHING)
    card = t.ask(seat, PROPAGANDA_CARD)
    places = propaganda_places(t, seat, card)
    spend(t, seat, card)
    for other in range(t.seats):
        if t.are_enemies(seat, other):
            for place in range(i64(PLACES)):
                if ((places & t.n[WARRIORS_AT + other]) >> place) & 1 != 0:
                    t.offer(16 * other + place)
    chosen = t.ask(seat, RECRUIT_AGAINST)
    begin_losses(t)
    lose_warriors(t, chosen // 16, chosen % 16, 1, seat)
    end_losses(t)
    place_warriors(t, seat, chosen % 16, 1)


def sabotage_victims(t: Root, seat: i64) -> i64:
    """4.1.3 Saboteurs: mask of the enemies with a crafted card in play."""
    mask: i64 = 0
    for other in range(t.seats):
        if t.are_enemies(seat, other) and t.n[EFFECTS + other] != 0:
            mask |= 1 << other
    return mask


def sabotage(t: Root, seat: i64) -> None:
    """4.1.3 Saboteurs are discarded to discard one crafted card of an enemy; a dominance card is not crafted."""
    lose_effect(t, seat, SABOTEURS)
    offer_places(t, sabotage_victims(t, seat))
    victim = t.ask(seat, CHOOSE_PLAYER)
    cards = t.cards
    for i in range(cards.size(PLAY + victim)):
        card = cards.at(PLAY + victim, i)
        if t.board.deck.kind[cards.face(card)] == PERSISTENT:
            t.offer_card(card)
    card = t.ask(seat, SABOTAGE)
    lose_effect(t, victim, t.board.deck.effect[cards.face(card)])
