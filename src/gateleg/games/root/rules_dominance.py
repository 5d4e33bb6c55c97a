"""3.3 Dominance: activating, checking and taking its cards."""
from __future__ import annotations

from mypy_extensions import i64

from gateleg.games.root.box import BIRD, DOMINANCE
from gateleg.games.root.layout import (
    AVAILABLE,
    HAND,
    MARKER,
    MATCH,
    PLACES,
    PLAY,
    RULED,
    VP,
)
from gateleg.games.root.rules_cards import holds_match, offer_matching, spend
from gateleg.games.root.state import Root
from gateleg.games.root.words import (
    ACTIVATE,
    ACTIVATE_WHICH,
    DOMINANCE_ACTIVATED,
    DOMINANCE_TAKEN,
    HAS_DOMINANCE,
    NO_CARD_FOR_DOMINANCE,
    NO_CARDS,
    SPEND_FOR,
    TAKE_AVAILABLE,
    TAKE_DOMINANCE,
    TOO_FEW_POINTS,
)
from gateleg.kernel.chance import EVERYBODY
from gateleg.kernel.table import Reason


def offer_dominance(t: Root, seat: i64) -> None:
    """3.3.1, 3.3.4 Activating a dominance card from hand; taking an available one."""
    reason = why_not_activate(t, seat)
    if reason is None:
        t.offer(ACTIVATE)
    elif t.prompt.explain and holds_dominance(t, seat):
        t.refuse(ACTIVATE, reason)
    if t.cards.size(AVAILABLE) > 0:
        t.propose(TAKE_DOMINANCE, None if can_take_dominance(t, seat) else NO_CARD_FOR_DOMINANCE)


def holds_dominance(t: Root, seat: i64) -> bool:
    for i in range(t.cards.size(HAND + seat)):
        if t.board.deck.kind[t.cards.face(t.cards.at(HAND + seat, i))] == DOMINANCE:
            return True
    return False


def why_not_activate(t: Root, seat: i64) -> Reason | None:
    """3.3.1, 3.3.2 In Daylight with ten points, a dominance card in hand and none in play."""
    if t.n[MARKER + seat] != 0:
        return HAS_DOMINANCE
    if t.n[VP + seat] < t.board.law.dominance:
        return TOO_FEW_POINTS
    if not holds_dominance(t, seat):
        return NO_CARDS
    return t.board.factions[seat].why_not_activate(t)


def activate_dominance(t: Root, seat: i64) -> None:
    """3.3.1, 3.3.2 The card comes into the play area for good, the marker off the track."""
    cards = t.cards
    for i in range(cards.size(HAND + seat)):
        if t.board.deck.kind[cards.face(cards.at(HAND + seat, i))] == DOMINANCE:
            t.offer_card(cards.at(HAND + seat, i))
    card = t.ask(seat, ACTIVATE_WHICH)
    cards.reveal(card, EVERYBODY)
    if not t.board.factions[seat].activates(t, card):
        t.n[MARKER + seat] = 1 + t.suit_of(card)
        cards.move(card, PLAY + seat)
    t.tell(DOMINANCE_ACTIVATED, card, seat, 0)


def holds_dominance_condition(t: Root, seat: i64) -> bool:
    """3.3.1.I, 3.3.1.II Three clearings of the suit ruled; for birds two opposite corners."""
    n = t.n
    suit: i64 = n[MARKER + seat] - 1
    ruled = n[RULED + seat]
    if suit == BIRD:
        opposite = t.board.woodland.opposite
        for place in range(i64(PLACES)):
            if opposite[place] >= 0 and (ruled >> place) & 1 != 0 and (ruled >> opposite[place]) & 1 != 0:
                return True
        return False
    three: i64 = ruled & n[MATCH + suit]
    three &= three - 1  # without its lowest bit
    return three & (three - 1) != 0


def can_take_dominance(t: Root, seat: i64) -> bool:
    """3.3.4 Whether the hand pays for one of the available dominance cards."""
    for i in range(t.cards.size(AVAILABLE)):
        if holds_match(t, seat, t.suit_of(t.cards.at(AVAILABLE, i))):
            return True
    return False


def take_dominance(t: Root, seat: i64) -> None:
    """3.3.4 Spend a card of its suit, take the dominance card; a bird pays for all, and only a bird for the bird."""
    cards = t.cards
    for i in range(cards.size(AVAILABLE)):
        card = cards.at(AVAILABLE, i)
        t.propose_card(card, None if holds_match(t, seat, t.suit_of(card)) else NO_CARD_FOR_DOMINANCE)
    taken = t.ask(seat, TAKE_AVAILABLE)
    offer_matching(t, HAND + seat, t.suit_of(taken))
    spend(t, seat, t.ask(seat, SPEND_FOR))
    cards.move(taken, HAND + seat)
    t.tell(DOMINANCE_TAKEN, taken, seat, 0)
