"""A toy for bots: teams of two raid a dragon's hoard.

Two teams (seats 0 and 2, 1 and 3).  A turn takes several steps: each step the seat on turn digs (a die is rolled, and
deep digging may end the game at once), asks its team for a card (whoever comes first gives one), or goes home, which
ends the turn.  Before each round all name a tunnel secretly, in two dependent questions; a seat that is alone in its
tunnel finds gold.  A gift is put away privately: only its giver knows which card it was.
"""
from __future__ import annotations

from pathlib import Path
from typing import Any, final

from gateleg.kernel.cards import Cards, Layout, Zone
from gateleg.kernel.chance import EVERYBODY, Chance
from gateleg.kernel.game import Game, Setup, prompt_for_reading
from gateleg.kernel.play import Evaluator
from gateleg.kernel.table import PASS, Prompt, Rules, State

SEATS = 4
ACT, GIVE, TUNNEL, DEPTH, STASH = range(5)
DIG, BEG, HOME = range(3)
DICE, DECK_ORDER = range(2)
DECK, HOARD = range(2)
ROUNDS = 3
ENOUGH = 40  # gold of a team that ends the game


def hand(seat: int) -> int:
    return 2 + seat


LAYOUT = Layout(
    pools=[12],
    zones=[
        Zone("deck", 12, 0), Zone("hoard", 12, EVERYBODY), *[Zone(f"hand-{s}", 12, 1 << s) for s in range(SEATS)],
        Zone("stash", 12, 0),
    ],
)
STASHED = 2 + SEATS


@final
class Raid(State):
    def __init__(self, cards: Cards, chance: Chance, prompt: Prompt, gold: list[int], turn: int, acts: int) -> None:
        super().__init__(RULES, SEATS, cards, chance, prompt, False)
        self.gold = gold  # [team]
        self.turn = turn
        self.acts = acts  # done in this turn; -1: all are in their tunnels first

    def clone(self) -> Raid:
        copy = Raid(self.cards.clone(), self.chance.clone(), self.prompt, self.gold[:], self.turn, self.acts)
        copy.over = self.over
        return copy

    def public(self) -> dict[str, object]:
        return {"gold": self.gold[:], "turn": self.turn, "acts": self.acts}


class RaidRules(Rules):
    def step(self, t: State) -> None:
        assert isinstance(t, Raid)
        if t.acts < 0:
            self.tunnels(t)
            t.acts = 0
            return
        seat = t.turn % SEATS
        t.offer(HOME)
        t.propose(DIG, None)
        if t.cards.size(hand(seat)) + t.cards.size(hand((seat + 2) % SEATS)) > 0 and t.acts == 0:
            t.offer(BEG)
        act = t.ask(seat, ACT)
        if act == DIG:
            self.dig(t, seat)
        elif act == BEG:
            self.beg(t, seat)
        t.acts += 1
        if act == HOME or t.acts == 3:
            self.end_turn(t)

    def tunnels(self, t: Raid) -> None:
        """Who is alone in a tunnel finds as much as it is deep."""
        named = []
        for seat in range(SEATS):
            t.offer(0)
            t.offer(1)
            t.offer(2)
            tunnel = t.ask_secretly(seat, TUNNEL)
            depth = -1
            if tunnel >= 0:
                for deep in range(tunnel + 1):
                    t.offer(deep)
                depth = t.ask_secretly(seat, DEPTH)
            named.append((tunnel, depth))
        t.await_secrets()
        for seat in range(SEATS):
            if [tunnel for tunnel, _ in named].count(named[seat][0]) == 1:
                t.gold[seat % 2] += named[seat][1]

    def dig(self, t: Raid, seat: int) -> None:
        """The die brings gold; a six wakes the dragon, who takes half of it and ends the turn."""
        roll = t.chance.below(DICE, 6) + 1
        if roll == 6:
            t.gold[seat % 2] //= 2
            t.acts = 2
        else:
            t.gold[seat % 2] += roll
        if t.gold[seat % 2] >= ENOUGH:
            t.finish()
        t.cards.draw(DECK, hand(seat))

    def beg(self, t: Raid, seat: int) -> None:
        """Whoever of the team comes first gives a card, which brings gold by its face; or both give none."""
        other = (seat + 2) % SEATS
        for giver in (seat, other):
            for i in range(t.cards.size(hand(giver))):
                t.offer_for(giver, t.cards.at(hand(giver), i))
        t.offer_for(seat, PASS)
        giver, card = t.ask_any(1 << seat | 1 << other, GIVE, seat)
        if card == PASS:
            return
        t.offer(0)
        t.offer(1)
        if t.ask_privately(giver, STASH, 1 << giver) == 1:
            t.cards.move(card, STASHED)
            t.gold[seat % 2] += 1
        else:
            t.cards.move(card, HOARD)
            t.gold[seat % 2] += t.cards.face(card) // 3

    def end_turn(self, t: Raid) -> None:
        t.turn += 1
        t.acts = -1 if t.turn % SEATS == 0 else 0
        t.over = t.turn == ROUNDS * SEATS

    def result(self, t: State, seat: int) -> float:
        """1 for each of the richer team."""
        assert isinstance(t, Raid)
        mine, theirs = t.gold[seat % 2], t.gold[1 - seat % 2]
        return 1.0 if mine > theirs else 0.5 if mine == theirs else 0.0


RULES = RaidRules()


class RaidEvaluator(Evaluator):
    def value(self, t: State, seat: int) -> float:
        assert isinstance(t, Raid)
        if t.over:
            return t.result(seat)
        return min(max(0.5 + (t.gold[seat % 2] - t.gold[1 - seat % 2]) / 40, 0.0), 1.0)

    def quiet(self, t: State) -> bool:
        assert isinstance(t, Raid)
        return t.over or t.acts <= 0

    def turn_ends(self, t: State) -> bool:
        assert isinstance(t, Raid)
        return t.acts <= 0


class RaidGame(Game):
    """`knowing`: it brings an evaluator."""

    def __init__(self, knowing: bool) -> None:
        super().__init__()
        self.name = "raid"
        self.title = "Raid"
        self.folder = Path(__file__).parent
        self.switches = []
        self.purposes = ["dice", "deck"]
        self.version = 1
        self.knowing = knowing

    def check_seats(
        self, seats: list[str] | None, options: dict[str, str], content: dict[str, Any]
    ) -> list[str]:
        return seats or ["a", "b", "c", "d"]

    def new(self, setup: Setup, chance: Chance, prompt: Prompt | None = None) -> State:
        t = Raid(LAYOUT.new_cards(), chance, prompt or prompt_for_reading(), [0, 0], 0, -1)
        for card in range(12):
            t.cards.put(card, card, DECK)
        t.cards.shuffle(DECK, t.chance, DECK_ORDER)
        for seat in range(SEATS):
            t.cards.draw(DECK, hand(seat))
        return t

    def evaluator(self) -> Evaluator:
        return RaidEvaluator() if self.knowing else Evaluator()

    def summary(self, t: State) -> dict[str, Any]:
        assert isinstance(t, Raid)
        return {"gold": t.gold, "winners": [seat for seat in range(SEATS) if t.over and t.result(seat) == 1.0]}
