"""4.1, 3.2.2 Crafting."""
from __future__ import annotations

from mypy_extensions import i64

from gateleg.games.root.box import AMBUSH, DOMINANCE, FAVOR, ITEM_CARD, PERSISTENT, SUITS
from gateleg.games.root.layout import (
    CRAFT_USED,
    EFFECTS,
    HAND,
    ITEM_SUPPLY,
    MATCH,
    PLACES,
    PLAY,
)
from gateleg.games.root.rules_cards import discard, draw, play_effect
from gateleg.games.root.rules_pieces import begin_losses, end_losses, remove_enemies, score
from gateleg.games.root.state import Root
from gateleg.games.root.words import (
    CARD_CRAFTED,
    CRAFT,
    DOMINANCE_NOT_CRAFTED,
    HAS_EFFECT,
    MASTER_ENGRAVERS,
    MURINE_BROKER,
    NO_SUCH_ITEM,
    NOT_CRAFTABLE,
    PAY_ANY,
    TOO_FEW_CRAFTERS,
)
from gateleg.kernel.chance import EVERYBODY
from gateleg.kernel.table import Reason


def offer_crafting(t: Root, seat: i64) -> None:
    """4.1 Offer every card in hand that can be crafted now."""
    cards = t.cards
    for i in range(cards.size(HAND + seat)):
        card = cards.at(HAND + seat, i)
        t.propose_card(card, why_not_craft(t, seat, cards.face(card)))


def can_craft_any(t: Root, seat: i64) -> bool:
    """Whether there is anything in hand to craft; known to the player alone."""
    cards = t.cards
    for i in range(cards.size(HAND + seat)):
        if why_not_craft(t, seat, cards.face(cards.at(HAND + seat, i))) is None:
            return True
    return False


def craft_from_hand(t: Root, seat: i64) -> None:
    """4.1 Choose a card that can be crafted, and craft it."""
    offer_crafting(t, seat)
    craft(t, seat, t.ask(seat, CRAFT))


def why_not_craft(t: Root, seat: i64, face: i64) -> Reason | None:
    """2.1.2, 2.1.3, 4.1.2, 4.1.4 What is against crafting a card: its kind, its effect in play, no item, the cost."""
    deck = t.board.deck
    kind = deck.kind[face]
    if kind == AMBUSH:
        return NOT_CRAFTABLE
    if kind == DOMINANCE:
        return DOMINANCE_NOT_CRAFTED
    if kind == ITEM_CARD:
        if t.n[ITEM_SUPPLY + deck.item[face]] == 0:
            return NO_SUCH_ITEM
    elif kind == PERSISTENT:
        if (t.n[EFFECTS + seat] >> deck.effect[face]) & 1 != 0:
            return HAS_EFFECT
    if not can_pay(t, seat, face):
        return TOO_FEW_CRAFTERS
    return t.board.factions[seat].why_not_craft(t, face)


def can_pay(t: Root, seat: i64, face: i64) -> bool:
    """4.1.1 Crafting pieces of the suits shown, each once a turn; one of any suit for each other icon."""
    faction = t.board.factions[seat]
    cost = t.board.deck.cost
    spare: i64 = 0
    for suit in range(i64(SUITS)):
        icons = cost[4 * face + suit]
        if icons > 0 or cost[4 * face + SUITS] > 0:
            left: i64 = faction.craft_power(t, suit) - t.n[CRAFT_USED + suit] - icons
            if left < 0:
                return False
            spare += left
    return spare >= cost[4 * face + SUITS]


def craft(t: Root, seat: i64, card: i64) -> None:
    """4.1, 4.1.2, 4.1.3 Pay; a persistent card comes into play, the effect of another happens, then it is discarded.

    Meanwhile it lies open before the player: no longer in hand, and not yet in a pile that might be shuffled.
    """
    face = t.cards.face(card)
    faction = t.board.factions[seat]
    kind = t.board.deck.kind[face]
    t.cards.reveal(card, EVERYBODY)
    if not faction.pays_craft(t, face):
        activate_pieces(t, seat, face)
    t.tell(CARD_CRAFTED, card, seat, 0)
    if kind == PERSISTENT:
        play_effect(t, seat, card)
        return
    t.cards.move(card, PLAY + seat)
    if kind == FAVOR:
        do_favor(t, seat, t.board.deck.suit[face])
        discard(t, card)
    else:
        craft_item(t, seat, card)


def activate_pieces(t: Root, seat: i64, face: i64) -> None:
    """4.1.1 The icons of a suit take pieces of that suit; which pieces pay for other icons is the player's choice."""
    n = t.n
    cost = t.board.deck.cost
    faction = t.board.factions[seat]
    for suit in range(i64(SUITS)):
        n[CRAFT_USED + suit] += cost[4 * face + suit]
    for left in range(cost[4 * face + SUITS]):
        free: i64 = 0
        suits: i64 = 0
        last: i64 = 0
        for suit in range(i64(SUITS)):
            spare: i64 = faction.craft_power(t, suit) - n[CRAFT_USED + suit]
            if spare > 0:
                free += spare
                suits += 1
                last = suit
        # without a choice nothing is asked
        if suits > 1 and free > cost[4 * face + SUITS] - left:
            for suit in range(i64(SUITS)):
                if faction.craft_power(t, suit) - n[CRAFT_USED + suit] > 0:
                    t.offer(suit)
            last = t.ask(seat, PAY_ANY)
        n[CRAFT_USED + last] += 1


def craft_item(t: Root, seat: i64, card: i64) -> None:
    """3.2.2, 4.1.2 The item comes from the supply into the crafted items, for the points shown."""
    n = t.n
    face = t.cards.face(card)
    faction = t.board.factions[seat]
    item = t.board.deck.item[face]
    n[ITEM_SUPPLY + item] -= 1
    faction.receive_item(t, item)
    for other in range(t.seats):
        if other != seat and (n[EFFECTS + other] >> MURINE_BROKER) & 1 != 0:
            draw(t, other, 1)
    discard(t, card)
    extra: i64 = 1 if (n[EFFECTS + seat] >> MASTER_ENGRAVERS) & 1 != 0 else 0
    score(t, seat, faction.crafted_points(t, face) + extra)


def do_favor(t: Root, seat: i64, suit: i64) -> None:
    """4.1.2, 1.5.4 A favor removes all enemy pieces from the clearings of its suit at once."""
    clearings = t.n[MATCH + suit]
    begin_losses(t)
    for place in range(i64(PLACES)):
        if (clearings >> place) & 1 != 0:
            remove_enemies(t, seat, place)
    end_losses(t)
