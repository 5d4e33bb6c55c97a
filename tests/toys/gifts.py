"""Gifts: cards given of which others know only the suit, hands shown to one seat, thefts, reshuffled discards.

Exercises class masks with a wild class, knowledge lost by mixing, secret draws, the public bit, known discards
reshuffled in mid-step with questions after it, a redeal that can fail (a seat names a suit that it holds), `tell_only`.
"""
from __future__ import annotations

from gateleg.kernel.cards import NONE, PUBLIC, Layout, Zone
from gateleg.kernel.chance import EVERYBODY
from gateleg.kernel.table import PASS, Reason
from gateleg.kernel.words import Kind
from tests.toys.common import Table, ToyGame, ToyRules, Values

ACT, WHOM, GIFT, KEEP, SUIT = range(5)
SHOW, GIVE, STEAL, DIG, NAME = range(5)
ORDER, THEFT, START = range(3)
DECK, DISCARD, ARCHIVE = range(3)
FOX, RABBIT, BIRD = 1, 2, 4
CLASSES = [FOX, FOX, FOX, FOX, RABBIT, RABBIT, RABBIT, RABBIT, BIRD, BIRD]  # of the faces
TURNS = 12
NO_CARDS = Reason("no-cards", "GIFTS.1")
YOURSELF = Reason("yourself", "GIFTS.2")
NOT_HELD = Reason("not-held", "GIFTS.3")


def hand(seat: int) -> int:
    return 3 + seat


class GiftsRules(ToyRules):
    def play(self, t: Table) -> None:
        if t.number("turn") < 0:
            self.set_up(t)
            return
        seat = t.number("turn") % t.seats
        has = None if t.cards.size(hand(seat)) > 0 else NO_CARDS
        t.propose(SHOW, has)
        t.propose(GIVE, has)
        t.offer(STEAL)
        t.offer(DIG)
        t.propose(NAME, has)
        act = t.ask(seat, ACT)
        if act == SHOW:
            self.show(t, seat, self.other(t, seat))
        elif act == GIVE:
            self.give(t, seat, self.other(t, seat))
        elif act == STEAL:
            self.steal(t, seat, self.other(t, seat))
        elif act == DIG:
            self.dig(t, seat)
        else:
            self.name_suit(t, seat)
        self.keep_or_discard(t, seat)
        t.values["turn"] = t.number("turn") + 1
        if t.number("turn") == TURNS:
            t.over = True

    def set_up(self, t: Table) -> None:
        """Cards are dealt, and each seat may change its hand: questions in the step in which the deck is shuffled."""
        for face in range(len(CLASSES)):
            t.cards.put(face, face, DECK)
        t.cards.shuffle(DECK, t.chance, ORDER)
        for seat in range(t.seats):
            t.cards.draw(DECK, hand(seat))
            t.cards.draw(DECK, hand(seat))
        for seat in range(t.seats):
            t.offer(PASS)
            for card in t.zone(hand(seat)):
                t.offer_card(card)
            card = t.ask_privately(seat, KEEP, 1 << seat)
            if card != PASS:
                t.cards.move_under(card, DECK)
                t.cards.draw(DECK, hand(seat))
        t.values["turn"] = 0

    def other(self, t: Table, seat: int) -> int:
        for other in range(t.seats):
            t.propose(other, YOURSELF if other == seat else None)
        return t.ask(seat, WHOM)

    def show(self, t: Table, seat: int, other: int) -> None:
        for card in t.zone(hand(seat)):
            t.cards.reveal(card, 1 << other)
            t.tell_only(1 << seat | 1 << other, 0, card, seat, other)

    def give(self, t: Table, seat: int, other: int) -> None:
        """One card goes hidden to the other seat; everybody hears its suit, or that it is wild."""
        for card in t.zone(hand(seat)):
            t.offer_card(card)
        card = t.ask_privately(seat, GIFT, 1 << seat | 1 << other)
        t.cards.move(card, hand(other))
        t.cards.mix([hand(seat)], 1 << seat | 1 << other, [card])
        suit = CLASSES[t.cards.face(card)]
        t.cards.reveal_class(card, suit | BIRD)
        t.tell(0, card, seat, suit if suit == BIRD and t.number("turn") % 2 else 0)

    def steal(self, t: Table, seat: int, other: int) -> None:
        """A random card of the other's hand; only those two know which."""
        privy = 1 << seat | 1 << other
        n = t.cards.size(hand(other))
        if n == 0:
            t.tell(0, NONE, seat, other)
            return
        card = t.cards.at(hand(other), t.chance.below_secretly(THEFT, n, privy))
        t.cards.move(card, hand(seat))
        t.cards.mix([hand(other)], privy, [card])
        t.numbers("points")[seat] += 1

    def dig(self, t: Table, seat: int) -> None:
        """The discards, known to all, are shuffled into the deck, and a card is drawn."""
        t.cards.move_all(DISCARD, DECK)
        t.cards.shuffle(DECK, t.chance, ORDER)
        t.cards.draw(DECK, hand(seat))

    def name_suit(self, t: Table, seat: int) -> None:
        """A suit that is held must be named: others' redeals must give the seat such a card."""
        held = 0
        for card in t.zone(hand(seat)):
            held |= CLASSES[t.cards.face(card)]
        for n in range(3):
            t.propose(n, None if held >> n & 1 else NOT_HELD)
        suit = t.ask(seat, SUIT)
        t.numbers("points")[seat] += 1 + suit // 2
        for other in range(t.seats):
            if other != seat:
                t.offer(PASS)
                t.ask(other, KEEP)

    def keep_or_discard(self, t: Table, seat: int) -> None:
        t.offer(PASS)
        for card in t.zone(hand(seat)):
            t.offer_card(card)
        card = t.ask(seat, KEEP)
        if card == PASS:
            return
        if t.number("turn") % 3 == 0:
            t.cards.move(card, ARCHIVE)
            t.tell_only(t.everybody(), 0, card, seat, 1)
        else:
            t.cards.move(card, DISCARD)


class GiftsGame(ToyGame):
    most_seats = 3

    def __init__(self) -> None:
        super().__init__("gifts", GiftsRules(), ["order", "theft", "start"])
        self.faces = [
            "fox-1", "fox-2", "fox-3", "fox-4", "rabbit-1", "rabbit-2", "rabbit-3", "rabbit-4", "bird-1", "bird-2",
        ]
        self.kinds = [
            Kind("act", ["show", "give", "steal", "dig", "name"]), Kind("whom", ["p1", "p2", "p3"]),
            Kind("gift", None), Kind("keep", None), Kind("suit", ["fox", "rabbit", "bird"]),
        ]

    def layout(self, seats: int) -> Layout:
        n = len(CLASSES)
        zones = [Zone("deck", n, 0), Zone("discard", n, EVERYBODY), Zone("archive", n, EVERYBODY ^ PUBLIC)]
        zones += [Zone(f"hand-{seat}", n, 1 << seat) for seat in range(seats)]
        return Layout([n], zones, CLASSES, sets=True)

    def start_values(self, seats: int) -> Values:
        return {"points": [0] * seats, "turn": -1}


GIFTS = GiftsGame()

