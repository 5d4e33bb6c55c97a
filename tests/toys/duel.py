"""Fight or fright: secret cards that may be swapped, revealed later; then the others know the pair, not the places.

Exercises private ballots and answers, ready marks, `mix`, dice in mid-step, `finish` deep in the stack.
"""
from __future__ import annotations

from gateleg.kernel.cards import NONE, Layout, Zone
from gateleg.kernel.chance import EVERYBODY
from gateleg.kernel.table import PASS, Reason
from gateleg.kernel.words import Kind
from tests.toys.common import Table, ToyGame, ToyRules, Values

READY, HIDE, SWAP, BOAST = range(4)
FRIGHT, FIGHT = range(2)
DICE = 0
ENOUGH = 6
IS_READY = 960
SHOWN_BEFORE = Reason("shown-before", "DUEL.3")


def hand(seat: int) -> int:
    return 2 * seat


def plan(seat: int) -> int:
    return 2 * seat + 1


class DuelRules(ToyRules):
    def play(self, t: Table) -> None:
        """One round: all say that they are ready, hide a card, may swap it, one may show it; then all are revealed."""
        for seat in range(t.seats):
            t.offer(IS_READY)
            t.ask_secretly(seat, READY)
        t.await_secrets()
        for seat in range(t.seats):
            for card in t.zone(hand(seat)):
                t.offer_card(card)
            t.ask_secretly(seat, HIDE, 1 << seat)
        t.await_secrets()
        for seat in range(t.seats):
            t.cards.move(t.secret(seat, 0), plan(seat))
            t.cards.mix([hand(seat), plan(seat)], 1 << seat)
            t.tell_only(1 << seat, 0, t.secret(seat, 0), seat, 0)
        for seat in range(t.seats):
            self.may_swap(t, seat)
        first = t.number("round") % t.seats
        t.offer(PASS)
        t.propose(0, SHOWN_BEFORE if t.number("boasts") else None)
        if t.ask(first, BOAST) != PASS:
            t.values["boasts"] = 1
            t.cards.reveal(t.cards.at(plan(first), 0), EVERYBODY)
            self.may_swap(t, (first + 1) % t.seats)
        self.fight(t)

    def may_swap(self, t: Table, seat: int) -> None:
        """Nobody else learns whether the cards were swapped."""
        t.offer(PASS)
        t.offer(0)
        if t.ask_privately(seat, SWAP, 1 << seat) != PASS:
            hidden = t.cards.at(plan(seat), 0)
            t.cards.move(t.cards.at(hand(seat), 0), plan(seat))
            t.cards.move(hidden, hand(seat))
        t.cards.mix([hand(seat), plan(seat)], 1 << seat)

    def fight(self, t: Table) -> None:
        """Who fights rolls; fright saves a point if anybody rolls a one."""
        unlucky = False
        t.values["round"] = t.number("round") + 1
        for seat in range(t.seats):
            card = t.cards.at(plan(seat), 0)
            t.cards.reveal(card, EVERYBODY)
            t.tell(0, card, seat, 1)
            if t.cards.face(card) == FIGHT:
                roll = t.chance.below(DICE, 6) + 1
                unlucky = unlucky or roll == 1
                self.score(t, seat, 2 if roll > 3 else 0)
        for seat in range(t.seats):
            card = t.cards.at(plan(seat), 0)
            if unlucky and t.cards.face(card) == FRIGHT:
                self.score(t, seat, 1)
            t.cards.move(card, hand(seat))
        if t.number("round") == 5:
            t.over = True

    def score(self, t: Table, seat: int, points: int) -> None:
        t.numbers("points")[seat] += points
        if t.numbers("points")[seat] >= ENOUGH:
            t.tell(0, NONE, seat, 2)
            t.finish()


class DuelGame(ToyGame):
    def __init__(self) -> None:
        super().__init__("duel", DuelRules(), ["dice"])
        self.faces = ["fright", "fight"]
        self.words = {IS_READY: "ready"}
        self.kinds = [Kind("ready", []), Kind("hide", None), Kind("swap", ["swap"]), Kind("boast", ["show"])]

    def layout(self, seats: int) -> Layout:
        zones = []
        for seat in range(seats):
            zones += [Zone(f"hand-{seat}", 2, 1 << seat), Zone(f"plan-{seat}", 2, 1 << seat)]
        return Layout([2] * seats, zones, sets=True)

    def start_values(self, seats: int) -> Values:
        return {"points": [0] * seats, "round": 0, "boasts": 0}

    def deal(self, t: Table) -> None:
        for seat in range(t.seats):
            t.cards.put(2 * seat, FRIGHT, hand(seat))
            t.cards.put(2 * seat + 1, FIGHT, hand(seat))
        for card in range(2 * t.seats):
            t.cards.reveal(card, EVERYBODY)


DUEL = DuelGame()
