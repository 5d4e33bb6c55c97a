"""Orders: three cards each, chosen in secret and in order; pacts by consent; help by whoever comes first.

Exercises ballots of several dependent questions, consent, team questions with cards, triggers, an any-time effect,
forced questions, shuffles whose order is known to nobody, equal faces.
"""
from __future__ import annotations

from gateleg.kernel.cards import Layout, Zone
from gateleg.kernel.chance import EVERYBODY
from gateleg.kernel.table import PASS, Reason
from gateleg.kernel.words import Kind
from tests.toys.common import Table, ToyGame, ToyRules, Values

ACT, ORDER, AGREE, HELP, WHICH = range(5)
PROPOSE, CALL, PLAN = range(3)
YES = 960
DICE, DECK_ORDER = range(2)
DECK, DISCARD = range(2)
COPIES = [4, 4, 4, 4]
NOTHING_CHANGED = Reason("nothing-changed", "ORDERS.2")
USED = Reason("used", "ORDERS.3")
ALREADY_CHOSEN = Reason("already-chosen", "ORDERS.1")


def hand(seat: int) -> int:
    return 2 + 2 * seat


def row(seat: int) -> int:
    return 3 + 2 * seat


class OrdersRules(ToyRules):
    def play(self, t: Table) -> None:
        """One act of the seat on turn: propose a pact, call for help, or have everybody plan."""
        seat = t.number("turn") % t.seats
        t.offer(PLAN)
        t.propose(PROPOSE, NOTHING_CHANGED if t.number("refused") else None)
        mark = t.begin_probe()
        self.offer_help(t)
        helpers = t.end_probe(mark)
        t.propose(CALL, USED if t.number("called") else None if helpers else NOTHING_CHANGED)
        act = t.ask(seat, ACT)
        if act == PROPOSE:
            self.propose_pact(t, seat)
        elif act == CALL:
            self.call_for_help(t, seat)
        else:
            self.plan(t)

    def propose_pact(self, t: Table, seat: int) -> None:
        """All others must agree; a pact that was refused cannot be proposed again until something has changed."""
        t.values["proposal"] = seat
        others = [other for other in range(t.seats) if other != seat]
        for other in others:
            t.offer(YES)
            t.offer(PASS)
            t.ask_secretly(other, AGREE)
        t.await_secrets()
        t.values["refused"] = 1
        if all(t.secret(other, 0) == YES for other in others):
            t.values["pacts"] = t.number("pacts") + 1
            t.numbers("points")[seat] += 1
        t.values["proposal"] = -1

    def offer_help(self, t: Table) -> None:
        for seat in range(t.seats):
            for card in t.zone(hand(seat)):
                if t.cards.face(card) >= 2:
                    t.offer_card_for(seat, card)
                else:
                    t.refuse_card_for(seat, card, USED)

    def call_for_help(self, t: Table, seat: int) -> None:
        """Whoever comes first lays down a high card, or all pass."""
        t.values["called"] = 1
        self.offer_help(t)
        for other in range(t.seats):
            t.offer_for(other, PASS)
        helper, card = t.ask_any(t.everybody(), HELP, seat)
        if card != PASS:
            t.cards.move(card, DISCARD)
            t.tell(0, card, helper, 0)
            t.numbers("points")[helper] += t.chance.below(DICE, 3)
            self.refill(t, helper)
            for other in range(t.seats):
                t.offer_for(other, PASS)
            t.ask_any(t.everybody(), HELP, helper)

    def plan(self, t: Table) -> None:
        """Three cards in order, in secret; then they are laid down, and the highest of each place scores."""
        for seat in range(t.seats):
            chosen: list[int] = []
            for _ in range(3):
                for card in t.zone(hand(seat)):
                    if card in chosen:
                        t.refuse_card(card, ALREADY_CHOSEN)
                    else:
                        t.offer_card(card)
                card = t.ask_secretly(seat, ORDER)
                if card < 0:
                    break
                chosen.append(card)
        t.await_secrets()
        pending: list[int] = []
        for seat in range(t.seats):
            for n in range(3):
                card = t.secret(seat, n)
                t.cards.move(card, row(seat))
                t.tell(0, card, seat, n)
        for n in range(3):
            best = max(t.cards.face(t.cards.at(row(seat), n)) for seat in range(t.seats))
            for seat in range(t.seats):
                if t.cards.face(t.cards.at(row(seat), n)) == best:
                    t.numbers("points")[seat] += 1
                    pending.append(n)
        self.resolve(t, sorted(set(pending)))
        for seat in range(t.seats):
            t.cards.move_all(row(seat), DISCARD)
            self.refill(t, seat)
        t.values["turn"] = t.number("turn") + 1
        t.values["refused"] = t.values["called"] = 0
        if t.number("turn") == 3:
            t.over = True

    def resolve(self, t: Table, pending: list[int]) -> None:
        """Triggers: the seat on turn says in which order they come; the last one is forced."""
        while pending:
            for n in pending:
                t.offer(n)
            n = t.ask(t.number("turn") % t.seats, WHICH)
            pending.remove(n)
            t.values["last"] = n

    def refill(self, t: Table, seat: int) -> None:
        while t.cards.size(hand(seat)) < 4:
            if t.cards.size(DECK) == 0:
                t.cards.move_all(DISCARD, DECK)
                t.cards.shuffle(DECK, t.chance, DECK_ORDER)
            if t.cards.draw(DECK, hand(seat)) < 0:
                return


class OrdersGame(ToyGame):
    most_seats = 3

    def __init__(self) -> None:
        super().__init__("orders", OrdersRules(), ["dice", "deck"])
        self.faces = ["one", "two", "three", "four"]
        self.words = {YES: "yes"}
        self.kinds = [
            Kind("act", ["propose", "call", "plan"]), Kind("order", None), Kind("agree", []), Kind("help", None),
            Kind("which", ["first", "second", "third"]),
        ]

    def layout(self, seats: int) -> Layout:
        zones = [Zone("deck", 16, 0), Zone("discard", 16, EVERYBODY)]
        for seat in range(seats):
            zones += [Zone(f"hand-{seat}", 4, 1 << seat), Zone(f"row-{seat}", 3, EVERYBODY)]
        return Layout([16], zones, sets=True, twins=True)

    def start_values(self, seats: int) -> Values:
        return {
            "points": [0] * seats, "turn": 0, "refused": 0, "called": 0, "pacts": 0, "proposal": -1, "last": -1,
        }

    def deal(self, t: Table) -> None:
        for card in range(16):
            t.cards.put(card, card // 4, DECK)
        t.cards.shuffle(DECK, t.chance, DECK_ORDER)
        for seat in range(t.seats):
            for _ in range(4):
                t.cards.draw(DECK, hand(seat))


ORDERS = OrdersGame()
