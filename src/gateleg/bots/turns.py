"""Whole turns as moves: looking for them, sampling them, following them.

A turn is a step, or as many steps as it takes until `Evaluator.turn_ends`.
"""
from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from gateleg.kernel.chance import Stream
from gateleg.kernel.lookahead import Bot, Replaying, SeatPosition
from gateleg.kernel.play import Evaluator, Policy
from gateleg.kernel.table import KINDS, LABELS, Prompt, State, play_step

MAX_DEPTH: Final = 256  # own decisions in one turn
MOST_TURNS: Final = 20000
NOISE: Final = 1e-12  # parts what the evaluator holds equal


def answer_key(seat: i64, kind: i64, label: i64) -> i64:
    """An answer as players see it."""
    return (seat * KINDS + kind) * LABELS + label


def option_key(p: Prompt, i: i64) -> i64:
    """The same for an option of the question on the table."""
    return answer_key(p.owners[i] if p.team != 0 else p.seat, p.kind, p.labels[i])


def is_asked(p: Prompt, seat: i64) -> bool:
    """Whether the seat, alone or in a team, may answer the question on the table."""
    return p.seat == seat if p.team == 0 else (p.team >> seat) & 1 != 0


@final
class Plan:
    """One way to finish the turn: what is answered to each real decision of the seat.

    keys     see answer_key
    certain  number of answers before anybody else answers or numbers are drawn; later ones are provisional
    prior    value of its outcome in the one world in which it was found;   digest   of that outcome
    """

    def __init__(self, keys: vec[i64], certain: i64, prior: float, digest: i64) -> None:
        self.keys = keys
        self.certain = certain
        self.prior = prior
        self.digest = digest
        self.total = 0.0
        self.visits: i64 = 0

    def mean(self) -> float:
        """Mean result of its playouts, else `prior`."""
        return self.total / float(self.visits) if self.visits > 0 else self.prior


@mypyc_attr(allow_interpreted_subclasses=True)
class TurnPlayer(Replaying):
    """Plays the rest of the turn at a position, its own answers by a plan or along a path; the latter becomes a plan.

    policy     answers for other seats, and their secrets
    evaluator  says where a turn ends
    """

    def __init__(self, stream: Stream, evaluator: Evaluator, policy: Policy) -> None:
        super().__init__(stream)
        self.evaluator = evaluator
        self.policy = policy
        self.plan: Plan | None = None  # followed, if any
        self.keys: vec[i64] = vec[i64]([i64(0) for _ in range(MAX_DEPTH)])  # [depth]
        self.depth: i64 = 0  # own real decisions so far
        self.certain: i64 = -1
        self.luck: i64 = 0  # what Chance.mark was at the first of them

    def finish_turn(self, position: SeatPosition, t: State) -> State:
        """Play from `t`, a world of the position, to the end of the turn."""
        self.depth = 0
        self.certain = -1
        self.begin(position, t)
        while not t.over and not self.evaluator.turn_ends(t):
            self.play_step(t)
        return t

    def plan_played(self, value: float, digest: i64) -> Plan:
        """What `finish_turn` has just played."""
        return Plan(self.keys[: self.depth], self.certain if self.certain >= 0 else self.depth, value, digest)

    def answer_alone(self, t: State) -> i64:
        """Index of the own next answer where there is no plan."""
        raise NotImplementedError

    def decide(self, t: State) -> i64:
        p = t.prompt
        if p.count == 1:
            return 0
        if self.depth == MAX_DEPTH or not is_asked(p, self.seat):
            if self.certain < 0:
                self.certain = self.depth
            return self.guess(t)
        depth = self.depth
        self.depth = depth + 1
        plan = self.plan
        if plan is not None:
            if depth < i64(len(plan.keys)):
                for i in range(p.count):
                    if option_key(p, i) == plan.keys[depth]:
                        return i
            self.depth = MAX_DEPTH  # the plan does not fit this world
            return self.guess(t)
        luck = t.chance.mark()
        if depth == 0:
            self.luck = luck
        elif luck != self.luck and self.certain < 0:
            self.certain = depth
        choice = self.answer_alone(t)
        if depth == 0 and p.team != 0 and p.owners[choice] != self.seat:
            choice = self._own_instead(p, choice)
        self.keys[depth] = option_key(p, choice)
        return choice

    def _own_instead(self, p: Prompt, choice: i64) -> i64:
        """The position's own question is answered by its own seat."""
        for i in range(p.count):
            at: i64 = (choice + i) % p.count
            if p.owners[at] == self.seat:
                return at
        return choice

    def guess(self, t: State) -> i64:
        return self.policy.choose(t) if t.prompt.team == 0 else self.policy.choose_for_team(t)


@final
class TurnSearch(TurnPlayer):
    """Looks at all turns of a position in one world.

    most    turns looked at one after the other; if there are more, as many are sampled besides
    turns   looked at in the last search
    """

    def __init__(self, stream: Stream, evaluator: Evaluator, policy: Policy) -> None:
        super().__init__(stream, evaluator, policy)
        self.path: vec[i64] = vec[i64]([i64(0) for _ in range(MAX_DEPTH)])  # [depth] choice
        self.width: vec[i64] = vec[i64]([i64(0) for _ in range(MAX_DEPTH)])  # [depth] number of options
        self.planned: i64 = 0  # choices fixed in advance; later ones take the first option
        self.sampling: bool = False  # they take a random one
        self.best_path: vec[i64] = self.path[:]
        self.best_depth: i64 = 0
        self.most: i64 = MOST_TURNS
        self.turns: i64 = 0

    def shortlist(self, position: SeatPosition, arms: i64) -> list[Plan]:
        """The turns of the best and different outcomes, best first.  Inconsistent if no world fits what is known.

        All turns are looked at; if there are more than `most`, the first so many and as many sampled ones: half of
        them random, half random from some point of the best so far.
        """
        self.plan = None
        self.planned = 0
        self.turns = 0
        self.sampling = False
        self.best_depth = 0
        world = self.find_world(position)
        future = self.stream.fresh_state()
        others = self.stream.fresh_state()
        plans: list[Plan] = []
        best = -1.0
        worst = -1.0
        while self.turns < 2 * self.most:
            t = world.clone()
            self.future.state = future
            self.policy.stream.state = others
            self.finish_turn(position, t)
            self.turns += 1
            value = self.evaluator.value(t, self.seat) + NOISE * float(self.stream.below(1000))
            if value > best:
                best = value
                self._remember()
            if value > worst:
                worst = self._keep(plans, value, t.digest(), arms)
            if self.turns >= self.most:
                self._sample_next()
            elif not self._next_path():
                break
        plans.sort(key=lambda plan: -plan.prior)
        return plans

    def answer_alone(self, t: State) -> i64:
        count = t.prompt.count
        depth: i64 = self.depth - 1
        choice: i64 = 0
        if depth < self.planned:
            choice = min(self.path[depth], count - 1)
        elif self.sampling:
            choice = self.stream.below(count)
        self.path[depth] = choice
        self.width[depth] = count
        return choice

    def _remember(self) -> None:
        self.best_depth = self.depth
        for i in range(self.depth):
            self.best_path[i] = self.path[i]

    def _next_path(self) -> bool:
        """Go on to the next turn in order; False after the last."""
        self.planned = self.depth
        while self.planned > 0 and self.path[self.planned - 1] + 1 >= self.width[self.planned - 1]:
            self.planned -= 1
        if self.planned == 0:
            return False
        self.path[self.planned - 1] += 1
        return True

    def _sample_next(self) -> None:
        self.sampling = True
        self.planned = 0
        if self.turns & 1 != 0 and self.best_depth > 0:
            self.planned = self.stream.below(self.best_depth)
            for i in range(self.planned):
                self.path[i] = self.best_path[i]

    def _keep(self, plans: list[Plan], value: float, digest: i64, arms: i64) -> float:
        """Add the turn just played unless a plan of the same outcome is there; the value to beat from now on."""
        for plan in plans:
            if digest != 0 and plan.digest == digest:
                return self._worst(plans, arms)
        if i64(len(plans)) == arms:
            plans.sort(key=lambda plan: -plan.prior)
            plans.pop()
        plans.append(self.plan_played(value, digest))
        return self._worst(plans, arms)

    def _worst(self, plans: list[Plan], arms: i64) -> float:
        return min([plan.prior for plan in plans]) if i64(len(plans)) == arms else -1.0


@final
class PolicyTurn(TurnPlayer):
    """The rest of the turn as the policy plays it."""

    def played(self, position: SeatPosition) -> Plan:
        """The policy's plan.  Inconsistent if no world fits what is known."""
        self.plan = None
        world = self.find_world(position)
        self.finish_turn(position, world)
        return self.plan_played(0.5, 0)

    def answer_alone(self, t: State) -> i64:
        if self.depth == 1 and t.prompt.team != 0:
            return self.policy.choose_for_seat(t, self.seat)
        return self.guess(t)


@final
class TurnSampler(Policy):
    """Best of `samples` turns: the first `fresh` of them random, the others random from some point of the best so far.

    The seat of the first real decision chooses the turn; `others` answers for other seats.  Where numbers are drawn
    within the turn, all samples see the same ones, so the best few are judged again by others.
    """

    def __init__(self, stream: Stream, evaluator: Evaluator, others: Policy, samples: int, fresh: int) -> None:
        super().__init__(stream)
        self.evaluator = evaluator
        self.others = others
        self.samples: i64 = samples
        self.fresh: i64 = fresh
        self.mover: i64 = -1
        self.path: vec[i64] = vec[i64]([i64(0) for _ in range(MAX_DEPTH)])
        self.best_path: vec[i64] = vec[i64]([i64(0) for _ in range(MAX_DEPTH)])
        self.depth: i64 = 0
        self.kept: i64 = 0  # answers taken over from the best path

    def play(self, t: State) -> State:
        best = t
        best_value = -1.0
        best_depth: i64 = 0
        close: list[Sample] = []
        luck = t.chance.mark()
        others = self.others.stream.fresh_state()
        for sample in range(self.samples):
            self.kept = 0
            if best_depth > 0 and sample >= self.fresh:
                self.kept = self.stream.below(best_depth)
            world = t.clone()
            self._play_turn(world, others)
            if self.mover < 0:
                return world
            value = self.evaluator.value(world, self.mover)
            if world.chance.mark() != luck:
                close.append(Sample(value, self.path[: self.depth]))
            if value > best_value:
                best_value = value
                best = world
                best_depth = self.depth
                self.path, self.best_path = self.best_path, self.path
        if close:
            return self._judged_again(t, close)
        return best

    def _play_turn(self, t: State, others: i64) -> None:
        t.prompt = self.prompt
        self.others.stream.state = others
        self.mover = -1
        self.depth = 0
        play_step(t)
        while not t.over and not self.evaluator.turn_ends(t):
            play_step(t)

    def _judged_again(self, t: State, close: list[Sample]) -> State:
        """The best turn by the mean over other numbers, as it comes out with yet others."""
        close.sort(key=lambda sample: -sample.value)
        close = close[:CLOSE]
        best = close[0]
        best_value = -1.0
        for sample in close:
            total = 0.0
            for _ in range(AGAIN):
                world = self._again(t, sample)
                total += self.evaluator.value(world, self.mover)
            if total > best_value:
                best_value = total
                best = sample
        return self._again(t, best)

    def _again(self, t: State, sample: Sample) -> State:
        """Play a sampled turn with other numbers, as far as it fits; the rest is random."""
        world = t.clone()
        world.chance.reseed(self.stream)
        self.best_path = vec[i64]([i64(0) for _ in range(MAX_DEPTH)])
        self.kept = i64(len(sample.path))
        for i in range(self.kept):
            self.best_path[i] = sample.path[i]
        self._play_turn(world, self.others.stream.fresh_state())
        return world

    def choose(self, t: State) -> i64:
        p = t.prompt
        if p.count == 1:
            return 0
        if self.mover < 0:
            self.mover = p.seat
        if self.depth == MAX_DEPTH or not is_asked(p, self.mover):
            return self.others.choose(t) if p.team == 0 else self.others.choose_for_team(t)
        depth = self.depth
        choice = min(self.best_path[depth], p.count - 1) if depth < self.kept else self.stream.below(p.count)
        self.path[depth] = choice
        self.depth = depth + 1
        return choice

    def choose_for_team(self, t: State) -> i64:
        return self.choose(t)


CLOSE: Final = 3  # turns judged again
AGAIN: Final = 4  # how often each


@final
class Sample:
    """A sampled turn."""

    def __init__(self, value: float, path: vec[i64]) -> None:
        self.value = value
        self.path = path


@mypyc_attr(allow_interpreted_subclasses=True)
class TurnBot(Bot):
    """Plans at the first decision of a turn and follows the plan as long as nothing unforeseen happens."""

    def __init__(self) -> None:
        self.plan: Plan | None = None
        self.done: i64 = 0  # answers given by it
        self.place = -1  # length of the log with which its next question comes, if nobody else answers
        self.known = 0  # cards known when it was made
        self.searches = 0

    def plan_at(self, position: SeatPosition) -> Plan:
        """A plan whose first answer is to the position's question."""
        raise NotImplementedError

    def pick(self, position: SeatPosition) -> int:
        index = 0
        if len(position.labels) > 1:
            index = self._next(position) if self._goes_on(position) else -1
            if index < 0:
                self.plan = self.plan_at(position)
                self.searches += 1
                self.done = 0
                self.known = position.known
                index = max(self._next(position), 0)
        elif position.place != self.place:
            self.plan = None
        self.place = position.place + 1
        return index

    def _goes_on(self, position: SeatPosition) -> bool:
        plan = self.plan
        return (
            plan is not None and position.place == self.place and position.known == self.known
            and self.done < plan.certain
        )

    def _next(self, position: SeatPosition) -> int:
        """Index of the plan's next answer; -1 if it does not fit."""
        plan = self.plan
        if plan is None or self.done >= i64(len(plan.keys)):
            return -1
        for i in range(len(position.labels)):
            if answer_key(position.seat, position.kind, position.labels[i64(i)]) == plan.keys[self.done]:
                self.done += 1
                return i
        return -1


@final
class PolicyBot(TurnBot):
    """Plays as a game's policy does."""

    def __init__(self, player: PolicyTurn) -> None:
        super().__init__()
        self.player = player

    def plan_at(self, position: SeatPosition) -> Plan:
        return self.player.played(position)


@final
class GreedyBot(TurnBot):
    """Plays the turn whose outcome the evaluator likes best."""

    def __init__(self, search: TurnSearch) -> None:
        super().__init__()
        self.search = search

    def plan_at(self, position: SeatPosition) -> Plan:
        return self.search.shortlist(position, 1)[0]
