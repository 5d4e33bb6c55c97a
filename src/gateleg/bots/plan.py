"""Search over whole turns, or over single answers where turns are too many to be looked at one by one.

The arms, turns that an evaluator likes best or the answers on offer, are judged by playouts in redealt worlds.
"""
from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from gateleg.bots.budget import Budget
from gateleg.bots.turns import Plan, PolicyTurn, TurnBot, TurnPlayer, TurnSearch, answer_key
from gateleg.kernel.chance import Stream
from gateleg.kernel.lookahead import SeatPosition
from gateleg.kernel.play import Evaluator, Policy
from gateleg.kernel.table import Inconsistent, State


@final
class PlanPlayer(TurnPlayer):
    """A shortlist, then sequential halving (Karnin, Koren, Somekh 2013): all arms are played in the same worlds, the
    worse half is dropped, and the rest share what is left of the budget.

    search    finds the turns;   arms   how many of them are judged
    favourite  where single answers are judged, each gone on with by the policy (rollout, Tesauro and Galperin 1996):
               finds the policy's own, which stays among the arms to the end; None where turns are judged
    replies   plays the turns that follow
    judge     values the quiet position where a playout stops
    rounds    that a playout goes on for at least: with 1 to the own seat's next turn; 0: to the first quiet position
    playouts  made in the last search;   rejected   worlds that contradicted a known answer
    """

    def __init__(
        self, stream: Stream, search: TurnSearch, replies: Policy, judge: Evaluator, arms: int, budget: Budget,
        favourite: PolicyTurn | None = None, rounds: int = 0,
    ) -> None:
        super().__init__(stream, search.evaluator, search.policy)
        self.search = search
        self.replies = replies
        self.judge = judge
        self.arms: i64 = arms
        self.budget = budget
        self.favourite = favourite
        self.rounds: i64 = rounds
        self.worlds = stream.split()
        self.playouts: i64 = 0
        self.rejected: i64 = 0

    def best(self, position: SeatPosition) -> Plan:
        """The plan that wins.  Inconsistent if no world fits what is known."""
        budget = self.budget
        budget.start()
        favourite = self.favourite
        kept: Plan | None = None
        if favourite is None:
            plans = self.search.shortlist(position, self.arms)
        else:
            played = favourite.played(position)
            if favourite.policy.settles(position.kind):
                return played
            plans = answers_of(position)
            kept = same_answer(plans, played)
        rounds: i64 = 0
        while (1 << rounds) < i64(len(plans)):
            rounds += 1
        self.playouts = 0
        self.rejected = 0
        for halving in range(rounds):
            share = float(halving + 1) / float(rounds)
            first = self.playouts
            tries: i64 = 0
            while tries == 0 or budget.allows(self._spent(first, rounds, i64(len(plans))), share):
                self._try_all(position, plans)
                tries += 1
            plans.sort(key=lambda plan: -plan.mean())
            plans = plans[: (len(plans) + 1) // 2]
            if kept is not None and halving + 1 < rounds and kept not in plans:
                plans[len(plans) - 1] = kept
        return plans[0]

    def _spent(self, first: i64, rounds: i64, arms: i64) -> i64:
        """What the next playout of all arms would make of the budget, as if this round had all of it."""
        return rounds * (self.playouts + self.rejected - first + arms) - 1

    def _try_all(self, position: SeatPosition, plans: list[Plan]) -> None:
        """One more playout of each plan, all in the same world."""
        world = position.redealt(self.worlds)
        guesses = self.worlds.fresh_state()
        future = self.worlds.fresh_state()
        others = self.worlds.fresh_state()
        replies = self.worlds.fresh_state()
        for plan in plans:
            self.stream.state = guesses
            self.future.state = future
            self.policy.stream.state = others
            self.replies.stream.state = replies
            self.plan = plan
            try:
                plan.total += self._play_out(position, world.clone())
            except Inconsistent:  # at the first plan: the world contradicts a known answer
                self.rejected += i64(len(plans))
                return
            plan.visits += 1
            self.playouts += 1

    def _play_out(self, position: SeatPosition, world: State) -> float:
        t = self.finish_turn(position, world)
        turns: i64 = self.rounds * t.seats - 1  # that are still played before anything is judged
        while not t.over and (turns > 0 or not self.judge.quiet(t)):
            t = self.replies.play(t)
            if self.evaluator.turn_ends(t):
                turns -= 1
        return self.judge.value(t, self.seat)


def answers_of(position: SeatPosition) -> list[Plan]:
    """A plan of each answer to the position's question, and nothing more."""
    seat: i64 = position.seat
    kind: i64 = position.kind
    return [
        Plan(vec[i64]([answer_key(seat, kind, position.labels[i])]), 1, 0.5, 0)
        for i in range(i64(len(position.labels)))
    ]


def same_answer(plans: list[Plan], plan: Plan) -> Plan | None:
    """The one that begins like another plan."""
    for other in plans:
        if len(plan.keys) > 0 and other.keys[0] == plan.keys[0]:
            return other
    return None


@final
class PlanBot(TurnBot):
    def __init__(self, player: PlanPlayer) -> None:
        super().__init__()
        self.player = player

    def plan_at(self, position: SeatPosition) -> Plan:
        return self.player.best(position)
