"""Information-set Monte Carlo tree search with a single observer (Cowling, Powley, Whitehouse 2012).

Every iteration deals the unknown cards anew.  A node is an answer, known by what players can see of it.  With more
than two seats every seat maximizes its own result (max-n); in cooperative games these are the same.
"""
from __future__ import annotations

from math import log, sqrt
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from gateleg.bots.budget import Budget
from gateleg.kernel.cards import MAX_SEATS
from gateleg.kernel.chance import Stream
from gateleg.kernel.lookahead import Bot, Replaying, SeatPosition
from gateleg.kernel.play import Evaluator, Policy
from gateleg.kernel.table import LABELS, Inconsistent, Prompt, State

NO_NODE: Final = -1
MAX_DEPTH: Final = 512  # tree nodes on one path
EXPLORATION: Final = 0.7
CLOCK: Final = 4  # iterations between looks at the clock


@final
class TreePlayer(Replaying):
    """One tree, grown anew for each question.

    rollout        answers below the tree, and what others answer secretly
    evaluator      judges where a playout stops
    stop_at_quiet  playouts stop at the first quiet stable point after the present step; otherwise at the end

    iterations, rejected   of the last search: all, and those whose deal contradicted a known answer
    """

    def __init__(
        self, stream: Stream, rollout: Policy, evaluator: Evaluator, stop_at_quiet: bool = False,
        exploration: float = EXPLORATION,
    ) -> None:
        super().__init__(stream)
        self.rollout = rollout
        self.plain: bool = type(rollout) is Policy  # random, so that it need not be called
        self.evaluator = evaluator
        self.stop_at_quiet = stop_at_quiet
        self.exploration = exploration
        self.first_child: vec[i64] = vec[i64]()
        self.sibling: vec[i64] = vec[i64]()
        self.kind: vec[i64] = vec[i64]()  # of the question
        self.key: vec[i64] = vec[i64]()  # seat that answers * LABELS + label
        self.visits: vec[i64] = vec[i64]()
        self.offered: vec[i64] = vec[i64]()  # times the answer was among the options
        self.total: vec[float] = vec[float]()  # results of the seat that answers
        # [key] of the current node; all NO_NODE between decisions
        self.child_of: vec[i64] = vec[i64]([i64(NO_NODE) for _ in range(MAX_SEATS * LABELS)])
        self.results: vec[float] = vec[float]([0.0 for _ in range(MAX_SEATS)])
        self.path: vec[i64] = vec[i64]([i64(0) for _ in range(MAX_DEPTH)])
        self.depth: i64 = 0
        self.node: i64 = 0
        self.in_tree: bool = True
        self.iterations: i64 = 0
        self.rejected: i64 = 0

    def best(self, position: SeatPosition, budget: Budget) -> i64:
        """Index of the label with the most visits."""
        budget.start()
        self._clear()
        while budget.allows(self.iterations):
            self.grow(position, 1 if budget.milliseconds == 0 else CLOCK)
        best: i64 = 0
        most: i64 = -1
        for i in range(i64(len(position.labels))):
            key: i64 = i64(position.seat) * LABELS + position.labels[i]
            child = self.first_child[0]
            while child != NO_NODE:
                if self.key[child] == key and self.visits[child] > most:
                    most = self.visits[child]
                    best = i
                child = self.sibling[child]
        return best

    def grow(self, position: SeatPosition, iterations: i64) -> None:
        """So many more iterations in the tree as it is."""
        for _ in range(iterations):
            self.iterate(position)
        self.iterations += iterations

    def iterate(self, position: SeatPosition) -> None:
        """Deal, replay, descend, play on, learn."""
        t = position.redealt(self.stream)
        self.depth = 0
        self.node = 0
        self.in_tree = True
        try:
            self.begin(position, t)
        except Inconsistent:
            self.rejected += 1
            return
        if self.stop_at_quiet:
            while not t.over and not self.evaluator.quiet(t):
                self.play_step(t)
        else:
            while not t.over:
                self.play_step(t)
        results = self.results
        for seat in range(t.seats):
            results[seat] = t.result(seat) if t.over else self.evaluator.value(t, seat)
        for i in range(self.depth):
            node = self.path[i]
            self.visits[node] += 1
            self.total[node] += results[self.key[node] // LABELS]

    def decide(self, t: State) -> i64:
        p = t.prompt
        if p.count == 1:
            return 0
        if not self.in_tree or self.depth == MAX_DEPTH:
            return self.stream.below(p.count) if self.plain and p.team == 0 else self.guess(t)
        if (p.audience >> self.seat) & 1 == 0:
            return self.guess(t)  # own answers may not depend on what the seat will not see
        team = p.team != 0
        lead: i64 = p.seat * LABELS
        child_of = self.child_of
        child = self.first_child[self.node]
        while child != NO_NODE:
            if self.kind[child] == p.kind:
                child_of[self.key[child]] = child
            child = self.sibling[child]
        choice: i64 = 0
        untried: i64 = 0
        best = -1.0
        for i in range(p.count):
            if team:
                lead = p.owners[i] * LABELS
                if self.depth == 0 and p.owners[i] != self.seat:
                    continue  # the position's own question
            child = child_of[lead + p.labels[i]]
            if child == NO_NODE:
                untried += 1
                if self.stream.below(untried) == 0:
                    choice = i
            else:
                self.offered[child] += 1
                if untried == 0:
                    score = self._score(child)
                    if score > best:
                        best = score
                        choice = i
        child = self.first_child[self.node]
        while child != NO_NODE:
            child_of[self.key[child]] = NO_NODE
            child = self.sibling[child]
        self._descend(p, (p.owners[choice] if team else p.seat) * LABELS + p.labels[choice], untried > 0)
        return choice

    def guess(self, t: State) -> i64:
        return self.rollout.choose(t) if t.prompt.team == 0 else self.rollout.choose_for_team(t)

    def _score(self, child: i64) -> float:
        """Upper confidence bound; how often an answer was on offer counts, not how often its node was visited."""
        visits = float(self.visits[child])
        return self.total[child] / visits + self.exploration * sqrt(log(float(self.offered[child])) / visits)

    def _descend(self, p: Prompt, key: i64, expand: bool) -> None:
        if expand:
            self._add_node(p.kind, key)
            self.in_tree = False
        else:
            child = self.first_child[self.node]
            while self.key[child] != key or self.kind[child] != p.kind:
                child = self.sibling[child]
            self.node = child
        self.path[self.depth] = self.node
        self.depth += 1

    def _add_node(self, kind: i64, key: i64) -> None:
        """A new child of the current node, which it replaces."""
        new: i64 = i64(len(self.key))
        self.kind = append(self.kind, kind)
        self.key = append(self.key, key)
        self.first_child = append(self.first_child, NO_NODE)
        self.sibling = append(self.sibling, self.first_child[self.node] if new > 0 else NO_NODE)
        self.visits = append(self.visits, 0)
        self.offered = append(self.offered, 1)
        self.total = append(self.total, 0.0)
        if new > 0:
            self.first_child[self.node] = new
        self.node = new

    def _clear(self) -> None:
        self.first_child = vec[i64]()
        self.sibling = vec[i64]()
        self.kind = vec[i64]()
        self.key = vec[i64]()
        self.visits = vec[i64]()
        self.offered = vec[i64]()
        self.total = vec[float]()
        self.iterations = 0
        self.rejected = 0
        self._add_node(NO_NODE, 0)


@final
class TreeBot(Bot):
    def __init__(self, player: TreePlayer, budget: Budget) -> None:
        self.player = player
        self.budget = budget

    def pick(self, position: SeatPosition) -> int:
        return int(self.player.best(position, self.budget)) if len(position.labels) > 1 else 0
