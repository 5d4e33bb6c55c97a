"""1.2, 1.3, 2.1, 3.3.3 Cards: drawing, discarding, spending, giving, taking and showing them."""
from __future__ import annotations

from mypy_extensions import i64

from gateleg.games.root.box import BIRD, DOMINANCE
from gateleg.games.root.layout import (
    AVAILABLE,
    COFFIN,
    DECK,
    DECK_ORDER,
    DISCARD,
    EFFECTS,
    HAND,
    PLAY,
    RANDOM_CARD,
    SUPPLY,
)
from gateleg.games.root.state import Root
from gateleg.games.root.words import (
    CARD_DISCARDED,
    CARD_DRAWN,
    CARD_LOST,
    CARD_PASSED,
    CARD_SPENT,
    COFFIN_MAKERS,
    DECK_SHUFFLED,
    DISCARD_DOWN,
    HAND_LOOKED_AT,
    NOT_MATCHING,
    SOUP_KITCHENS,
)
from gateleg.kernel.cards import NONE
from gateleg.kernel.table import Reason


def draw(t: Root, seat: i64, count: i64) -> None:
    """2.1 Draw cards; with both piles empty nothing is drawn and nothing is owed."""
    for _ in range(count):
        card = draw_to(t, HAND + seat)
        if card == NONE:
            return
        t.tell(CARD_DRAWN, card, seat, 0)


def draw_to(t: Root, zone: i64) -> i64:
    """2.1 The top card of the deck goes to a zone, NONE if there is none.

    When the last card leaves the deck, the discard pile is shuffled at once into a new one.
    """
    cards = t.cards
    card = cards.draw(DECK, zone)
    if cards.size(DECK) == 0 and cards.size(DISCARD) > 0:
        cards.move_all(DISCARD, DECK)
        cards.shuffle(DECK, t.chance, DECK_ORDER)
        t.tell(DECK_SHUFFLED, NONE, 0, 0)
        if card == NONE:
            card = cards.draw(DECK, zone)
    return card


def discard(t: Root, card: i64) -> None:
    """2.1, 3.3.3 A card goes to the shared pile; a dominance card beside the map instead, where it is available."""
    zone = t.board.discard_zone
    if zone == DISCARD and t.board.deck.kind[t.cards.face(card)] == DOMINANCE:
        zone = AVAILABLE
    t.cards.move(card, zone)


def spend(t: Root, seat: i64, card: i64) -> None:
    """G.29 To spend a card is to discard it by choice."""
    discard(t, card)
    t.tell(CARD_SPENT, card, seat, 0)


def why_not_match(t: Root, card: i64, suit: i64) -> Reason | None:
    """2.1.1, 2.1.1.II A card is of a suit if it shows it or is a bird; where a bird is asked for only birds are."""
    own = t.suit_of(card)
    return None if own == suit or own == BIRD else NOT_MATCHING


def holds_match(t: Root, seat: i64, suit: i64) -> bool:
    """2.1.1 Whether the hand has a card that counts as of the suit."""
    cards = t.cards
    zone: i64 = HAND + seat
    for i in range(cards.size(zone)):
        own = t.suit_of(cards.at(zone, i))
        if own == suit or own == BIRD:
            return True
    return False


def hand_matches(t: Root, seat: i64) -> i64:
    """2.1.1 Mask of the clearings that some card in hand matches."""
    cards = t.cards
    zone: i64 = HAND + seat
    mask: i64 = 0
    for i in range(cards.size(zone)):
        mask |= t.matching(cards.at(zone, i))
    return mask


def offer_matching(t: Root, zone: i64, suit: i64) -> None:
    """2.1.1, 2.1.1.II Offer the cards of a zone that count as of a suit, refuse the others."""
    cards = t.cards
    for i in range(cards.size(zone)):
        card = cards.at(zone, i)
        t.propose_card(card, why_not_match(t, card, suit))


def discard_down(t: Root, seat: i64) -> None:
    """6.6, 7.6.2, 8.6.2 At the end of Evening a hand of more than five cards is cut down to five, by choice."""
    while t.cards.size(HAND + seat) > t.board.law.hand_limit:
        t.offer_cards(HAND + seat)
        card = t.ask(seat, DISCARD_DOWN)
        discard(t, card)
        t.tell(CARD_DISCARDED, card, seat, 0)


# -- cards that change hands -----------------------------------------------------------------------------------------
def pass_card(t: Root, card: i64, giver: i64, zone: i64, taker: i64) -> None:
    """1.3.2 A card goes hidden from one player's cards to another's; only those two know which."""
    privy: i64 = (1 << giver) | (1 << taker)
    origin = t.cards.zone_of(card)
    t.cards.reveal(card, privy)
    t.cards.move(card, zone)
    t.cards.mix_in(card, origin, privy)
    t.tell(CARD_PASSED, card, giver, taker)


def take_random(t: Root, taker: i64, giver: i64) -> i64:
    """1.3.2 A random card from another player's hand, unseen by the others; NONE if there is none."""
    n = t.cards.size(HAND + giver)
    if n == 0:
        return NONE
    privy: i64 = (1 << giver) | (1 << taker)
    card = t.cards.at(HAND + giver, t.chance.below_secretly(RANDOM_CARD, n, privy))
    pass_card(t, card, giver, HAND + taker, taker)
    return card


def show_hand(t: Root, seat: i64, viewer: i64) -> None:
    """1.2.1 One player looks at another's hand; nobody else learns anything."""
    cards = t.cards
    for i in range(cards.size(HAND + seat)):
        card = cards.at(HAND + seat, i)
        cards.reveal(card, 1 << viewer)
        t.tell_only((1 << seat) | (1 << viewer), HAND_LOOKED_AT, card, seat, viewer)


# -- cards in play ---------------------------------------------------------------------------------------------------
def play_effect(t: Root, seat: i64, card: i64) -> None:
    """4.1.3 A persistent card lies in the play area and its player has its effect."""
    t.cards.move(card, PLAY + seat)
    effect = t.board.deck.effect[t.cards.face(card)]
    t.n[EFFECTS + seat] |= 1 << effect
    if effect == SOUP_KITCHENS:
        t.touch_all()


def lose_effect(t: Root, seat: i64, effect: i64) -> None:
    """4.1.3 The card with this effect is discarded from the play area; warriors on it go back to their supplies."""
    cards = t.cards
    for i in range(cards.size(PLAY + seat)):
        card = cards.at(PLAY + seat, i)
        if t.board.deck.effect[cards.face(card)] == effect:
            t.n[EFFECTS + seat] &= ~(1 << effect)
            discard(t, card)
            t.tell(CARD_LOST, card, seat, 0)
            if effect == SOUP_KITCHENS:
                t.touch_all()
            elif effect == COFFIN_MAKERS:
                empty_coffins(t)
            return


def empty_coffins(t: Root) -> i64:
    """4.1.3 Coffin Makers: all warriors on it return to their supplies; how many."""
    n = t.n
    total: i64 = 0
    for side in range(t.board.side_count):
        total += n[COFFIN + side]
        n[SUPPLY + side] += n[COFFIN + side]
        n[COFFIN + side] = 0
    return total
