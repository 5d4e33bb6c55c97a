"""Looking ahead from a seat: what a bot gets of a session, and how it plays on from there.

A bot never sees the true state: a `SeatPosition` holds the stable point with the unknown cards in rising order, how
they may lie, and the answers and numbers since that its seat knows.
"""
from __future__ import annotations

from typing import Final, final

import msgspec
from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from gateleg.kernel.cards import Cards, Deal, DealingSource, Revealed, deal_among, lost_by_shuffle
from gateleg.kernel.chance import Chance, Source, Stream
from gateleg.kernel.table import (
    FILES,
    TEAM,
    UNANSWERED,
    Chooser,
    Inconsistent,
    Prompt,
    State,
    Suspend,
    play_step,
)

DRAW: Final = "draw"
REVEAL: Final = "reveal"
TRIES: Final = 200  # deals, until one fits all that is known


@final
class Outcome:
    """A number drawn, or an order shuffled, since the stable point.

    value   UNANSWERED where the seat does not know the number
    order   of a shuffle: as far as the seat knows it, and for the rest one that fits
    kept    of a shuffle: the cards in it that the seat knows afterwards
    """

    def __init__(self, n: int, value: int, privy: int, order: list[int] | None) -> None:
        self.n = n
        self.value = value
        self.privy = privy
        self.order = order
        self.kept: list[int] = []


@final
class SeatPosition:
    """An open question with all that its seat knows, and nothing else: what a bot gets, here or in another process.

    stable    the stable point: unknown faces in rising order, random streams blank
    deal      how the unknown cards may lie
    answers   [file][number] given since; UNANSWERED where the seat does not know the answer
    kinds     [file][number] their questions
    team      [number] the seats that gave those to team questions
    outcomes  of chance since
    view      what the seat sees, as JSON, where something since is hidden from it: a guessed world must show the same
    labels    of the options;   place   number of answers in the log;   turn   number of the stable point
    known     how many cards the seat knows
    """

    def __init__(
        self, stable: State, deal: Deal, answers: list[list[int]], kinds: list[list[int]], team: list[int],
        outcomes: list[Outcome], view: bytes, seat: int, kind: int, labels: vec[i64], file: int,
        number: int, place: int, turn: int, known: int,
    ) -> None:
        self.stable = stable
        self.deal = deal
        self.answers = answers
        self.kinds = kinds
        self.team = team
        self.outcomes = outcomes
        self.view = view
        self.seat = seat
        self.kind = kind
        self.labels = labels
        self.file = file
        self.number = number
        self.place = place
        self.turn = turn
        self.known = known

    def redealt(self, stream: Stream) -> State:
        """The stable point with every face that the seat does not know dealt anew."""
        t = self.stable.clone()
        self.deal.apply(t.cards, stream)
        return t


@final
class Recorder(DealingSource):
    """Draws from another source and writes down the outcomes, and what a seat gets to know."""

    def __init__(self, inner: Source | None, cards: Cards, seat: i64) -> None:
        self.inner = inner
        self.seat = seat
        self.outcomes: list[Outcome] = []
        self._journal: list[tuple[int, int]] = []
        self._shuffles: list[tuple[Outcome, int, list[int], list[list[int]]]] = []
        cards.journal = self._journal

    def begin_epoch(self, chance: Chance) -> None:
        chance.source = self.inner
        chance.begin_epoch()
        chance.source = self

    def learnt(self) -> list[int]:
        """The cards that the seat has seen."""
        return [card for card, viewers in self._journal if (viewers >> int(self.seat)) & 1]

    def after_shuffle(self, cards: Cards, zone: int) -> None:
        """Note which cards the seat cannot tell any longer, by their places."""
        outcome = self.outcomes[len(self.outcomes) - 1]
        content = [int(cards.at(zone, i)) for i in range(cards.size(zone))]
        inner = self.inner
        order = outcome.order
        if isinstance(inner, DealingSource) and order is not None:
            ordered = content
            inner.after_shuffle(cards, zone)
            content = [int(cards.at(zone, i)) for i in range(cards.size(zone))]
            outcome.order = [order[ordered.index(card)] for card in content]
        outcome.kept = [card for card in content if (cards.seen(card) >> self.seat) & 1 != 0]
        self._shuffles.append((outcome, len(self._journal), content, lost_by_shuffle(cards, zone, outcome.kept)))

    def forget_hidden(self) -> None:
        """At the end: leave nothing in the outcomes that the seat does not know.

        A shuffle keeps where those cards went that the seat sees or that it has come to know since; where the others
        went, only the true order tells, so that they keep the order they had.
        """
        for outcome in self.outcomes:
            if outcome.order is None and (outcome.privy >> int(self.seat)) & 1 == 0:
                outcome.value = UNANSWERED
        for outcome, begin, content, backs in self._shuffles:
            order = outcome.order
            assert order is not None
            for card, viewers in self._journal[begin:]:
                if card in content and card not in outcome.kept and (viewers == 0 or (viewers >> int(self.seat)) & 1):
                    outcome.kept.append(card)
            for lost in backs:
                places = [i for i in lost if content[i] not in outcome.kept]
                old = sorted([order[i] for i in places])
                for i in range(len(places)):
                    order[places[i]] = old[i]

    def below(self, chance: Chance, purpose: int, n: int, privy: int) -> int:
        chance.source = self.inner
        value = int(chance.below_secretly(purpose, n, privy))
        chance.source = self
        self.outcomes.append(Outcome(n, value, privy, None))
        return value

    def order(self, chance: Chance, purpose: int, n: int) -> list[int]:
        inner = self.inner
        if inner is None:
            order = list(range(n))
            for i in range(n - 1):
                chance.source = None
                j = i + int(chance.below(purpose, n - i))
                order[i], order[j] = order[j], order[i]
        else:
            chance.source = inner
            order = inner.order(chance, purpose, n)
        chance.source = self
        self.outcomes.append(Outcome(n, 0, 0, order))
        return order


@final
class Remembered(DealingSource):
    """Brings again what chance has brought since a position's stable point, as far as its seat knows it."""

    def __init__(self, stream: Stream) -> None:
        self.stream = stream
        self.position: SeatPosition | None = None
        self.next = 0

    def begin(self, position: SeatPosition) -> None:
        self.position = position
        self.next = 0

    def _outcome(self, n: int) -> Outcome:
        position = self.position
        assert position is not None
        if self.next >= len(position.outcomes) or position.outcomes[self.next].n != n:
            raise Inconsistent("other numbers were drawn")
        self.next += 1
        return position.outcomes[self.next - 1]

    def below(self, chance: Chance, purpose: int, n: int, privy: int) -> int:
        value = self._outcome(n).value
        return int(self.stream.below(n)) if value == UNANSWERED else value

    def order(self, chance: Chance, purpose: int, n: int) -> list[int]:
        order = self._outcome(n).order
        if order is None:
            raise Inconsistent("a number was drawn instead of a shuffle")
        return order

    def after_shuffle(self, cards: Cards, zone: int) -> None:
        position = self.position
        assert position is not None
        for lost in lost_by_shuffle(cards, zone, position.outcomes[self.next - 1].kept):
            deal_among(cards, [int(cards.at(zone, i)) for i in lost], self.stream)


@mypyc_attr(allow_interpreted_subclasses=True)
class Replaying(Chooser):
    """Base of bots that look ahead from a `SeatPosition`: replays what is known, then calls `decide`.

    stream   everything the bot draws;   future   what chance brings from the question on
    unseen   answers and numbers since the stable point that the seat does not know
    """

    def __init__(self, stream: Stream) -> None:
        self.stream = stream
        self.future = stream.split()
        self.prompt = Prompt(self)
        self.unseen = Stream(1)
        self.remembered = Remembered(self.unseen)
        self.position: SeatPosition | None = None  # None once its question is reached
        self._found: SeatPosition | None = None  # a consistent world of it was found,
        self._found_by: i64 = 0  # with this state of `unseen`
        self.seat: i64 = 0
        self._count: vec[i64] = vec[i64]([i64(0) for _ in range(FILES)])

    def play_step(self, t: State) -> None:
        """Advance `t` to its next stable point."""
        t.prompt = self.prompt
        play_step(t)

    def begin(self, position: SeatPosition, t: State) -> None:
        """Play the step in which the question of `position` stands; `t` is position.redealt() or a clone of it.

        What the seat does not know besides the cards is drawn, or is as `find_world` has found it for this position.
        Inconsistent if what the seat knows cannot have happened in this world.
        """
        if position is self._found:
            self.unseen.state = self._found_by
        elif position.outcomes or position.view:
            self.unseen.state = self.stream.fresh_state()
        self.position = position
        self.seat = position.seat
        for file in range(i64(FILES)):
            self._count[file] = 0
        if position.outcomes:
            self.remembered.begin(position)
            t.chance.source = self.remembered
        self.play_step(t)
        if self.replaying():
            raise Inconsistent("the question did not come up")

    def find_world(self, position: SeatPosition) -> State:
        """A world in which all known answers are legal: `begin` can play it, or clones of it, again and again.

        Inconsistent if none is found in TRIES deals.
        """
        for _ in range(TRIES):
            t = position.redealt(self.stream)
            if position.outcomes or position.view:
                self._found = position
                self._found_by = self.stream.fresh_state()
            try:
                self.begin(position, t.clone())
                return t
            except Inconsistent:
                pass
        raise Inconsistent(f"no consistent world in {TRIES} tries")

    def replaying(self) -> bool:
        """Whether the question of the position is still to come."""
        return self.position is not None

    def decide(self, t: State) -> i64:
        """Like `choose`, for the question of the position and all later ones."""
        raise NotImplementedError

    def guess(self, t: State) -> i64:
        """What another seat answers where it is not known, and must not be chosen by looking."""
        return self.stream.below(t.prompt.count)

    def _replay(self, t: State, file: i64) -> i64:
        """Before the position's question: index of the answer given; UNANSWERED at the question itself."""
        position = self.position
        assert position is not None
        n = self._count[file]
        if file == i64(position.file) and n == i64(position.number):
            if position.view and msgspec.json.encode(t.view(self.seat)) != position.view:
                raise Inconsistent("the seat would see something else")
            self.position = None
            t.chance.reseed(self.future)
            return UNANSWERED
        self._count[file] = n + 1
        p = t.prompt
        answers = position.answers[file]
        if n >= i64(len(answers)):
            return self.guess(t)
        if p.kind != i64(position.kinds[file][n]):
            raise Inconsistent("another question came up")
        answer: i64 = answers[n]
        if answer == UNANSWERED:
            return self.unseen.below(p.count)  # even what no policy would answer: it may have been seen since
        return p.index_of(answer) if file != TEAM else p.index_for(position.team[n], answer)

    def choose(self, t: State) -> i64:
        if self.position is not None:
            index = self._replay(t, t.prompt.seat)
            if index != UNANSWERED:
                return index
        return self.decide(t)

    def choose_for_team(self, t: State) -> i64:
        if self.position is not None:
            index = self._replay(t, TEAM)
            if index != UNANSWERED:
                return index
        return self.decide(t)

    def choose_secretly(self, t: State) -> i64:
        """Other seats' secrets are guessed, lest they answer to a choice they cannot see."""
        if self.position is not None:
            index = self._replay(t, t.prompt.seat)
            if index != UNANSWERED:
                return index
            return self.decide(t)
        return self.decide(t) if t.prompt.seat == self.seat else self.guess(t)


@final
class Previewer(Replaying):
    """Carries out one answer on a redealt copy and stops before anything new would be learnt.

    state     the table then
    barrier   why the answer could not be taken back alone: DRAW (of a number) or REVEAL (of a card); else empty
    """

    def __init__(self, position: SeatPosition, index: int) -> None:
        super().__init__(Stream(1))
        self.index = index
        self.answered = False
        self.barrier = ""
        for _ in range(TRIES):
            self.state = position.redealt(self.stream)
            try:
                self.begin(position, self.state)
                return
            except Inconsistent:
                pass
            except Drawn:
                self.barrier = DRAW
                return
            except Suspend:
                return
            except Revealed:
                self.barrier = REVEAL
                return
        raise Inconsistent(f"no consistent world in {TRIES} tries")

    def decide(self, t: State) -> i64:
        if self.answered or self.index < 0:
            raise Suspend
        self.answered = True
        t.chance.source = Stopping()
        t.cards.alarm = 1 << self.seat
        return t.prompt.nth_of(self.seat, self.index) if t.prompt.team != 0 else self.index

    def choose_secretly(self, t: State) -> i64:
        """What others answer secretly is not known, and the ballot does not end without it."""
        p = t.prompt
        if p.seat != self.seat:
            position = self.position
            if position is None or self._count[p.seat] >= i64(len(position.answers[int(p.seat)])):
                return UNANSWERED
        return super().choose_secretly(t)


class Drawn(Suspend):
    """A number is about to be drawn."""


@final
class Stopping(Source):
    """Stops a preview before a number is drawn."""

    def below(self, chance: Chance, purpose: int, n: int, privy: int) -> int:
        raise Drawn

    def order(self, chance: Chance, purpose: int, n: int) -> list[int]:
        raise Drawn


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player in step mode, who gets nothing but seat positions."""

    def pick(self, position: SeatPosition) -> int:
        """Index of the answer."""
        raise NotImplementedError
