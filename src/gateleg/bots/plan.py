"""Search over whole turns: those that an evaluator likes best are arms, judged by playouts in redealt worlds."""
from __future__ import annotations

from typing import final

from mypy_extensions import i64

from gateleg.bots.budget import Budget
from gateleg.bots.turns import Plan, TurnBot, TurnPlayer, TurnSearch
from gateleg.kernel.chance import Stream
from gateleg.kernel.lookahead import SeatPosition
from gateleg.kernel.play import Evaluator, Policy
from gateleg.kernel.table import Inconsistent, State


@final
class PlanPlayer(TurnPlayer):
    """A shortlist, then sequential halving (Karnin, Koren, Somekh 2013): all arms are played in the same worlds, the
    worse half is dropped, and the rest share what is left of the budget.

    search    finds the turns;   arms   how many of them are judged
    replies   plays the turns that follow
    judge     values the quiet position where a playout stops
    playouts  made in the last search;   rejected   worlds that contradicted a known answer
    """

    def __init__(
        self, stream: Stream, search: TurnSearch, replies: Policy, judge: Evaluator, arms: int, budget: Budget
    ) -> None:
        super().__init__(stream, search.evaluator, search.policy)
        self.search = search
        self.replies = replies
        self.judge = judge
        self.arms: i64 = arms
        self.budget = budget
        self.worlds = stream.split()
        self.playouts: i64 = 0
        self.rejected: i64 = 0

    def best(self, position: SeatPosition) -> Plan:
        """The plan that wins.  Inconsistent if no world fits what is known."""
        budget = self.budget
        budget.start()
        plans = self.search.shortlist(position, self.arms)
        rounds: i64 = 0
        while (1 << rounds) < i64(len(plans)):
            rounds += 1
        self.playouts = 0
        self.rejected = 0
        for played in range(rounds):
            share = float(played + 1) / float(rounds)
            first = self.playouts
            tries: i64 = 0
            while tries == 0 or budget.allows(self._spent(first, rounds, i64(len(plans))), share):
                self._try_all(position, plans)
                tries += 1
            plans.sort(key=lambda plan: -plan.mean())
            plans = plans[: (len(plans) + 1) // 2]
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
        while not t.over and not self.judge.quiet(t):
            t = self.replies.play(t)
        return self.judge.value(t, self.seat)


@final
class PlanBot(TurnBot):
    def __init__(self, player: PlanPlayer) -> None:
        super().__init__()
        self.player = player

    def plan_at(self, position: SeatPosition) -> Plan:
        return self.player.best(position)
