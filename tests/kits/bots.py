"""Kit: a bot's answer depends on nothing but what its seat knows."""
from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from gateleg.kernel.cards import Cards, DealingSource, deal_among, lost_by_shuffle
from gateleg.kernel.chance import Chance, Stream, seeded
from gateleg.kernel.session import Bot, Question, SeatPosition, Session
from gateleg.kernel.table import TEAM, UNANSWERED, Inconsistent


@dataclass
class Drawn:
    """What chance brought in the twin's own past."""

    value: int
    order: list[int] | None
    seed: int


class TwinChance(DealingSource):
    """Brings what the seat knows of the outcomes since the stable point, the rest at random.

    The number of outcomes so far lies in the first stream's state, so that it goes back with the game.
    """

    def __init__(self, position: SeatPosition, stream: Stream) -> None:
        self.position = position
        self.drawn = [
            Drawn(int(stream.below(o.n)) if o.value == UNANSWERED else o.value, o.order, int(stream.below(1 << 30)))
            for o in position.outcomes
        ]

    def next(self, chance: Chance) -> Drawn:
        at = int(chance.state[0])
        if at >= len(self.drawn):
            raise Inconsistent("more numbers are drawn than in the other world")
        chance.state[0] = at + 1
        return self.drawn[at]

    def below(self, chance: Chance, purpose: int, n: int, privy: int) -> int:
        return self.next(chance).value

    def order(self, chance: Chance, purpose: int, n: int) -> list[int]:
        self.kept = self.position.outcomes[int(chance.state[0])].kept
        drawn = self.next(chance)
        self.last = drawn.seed
        assert drawn.order is not None
        return drawn.order

    def after_shuffle(self, cards: Cards, zone: int) -> None:
        stream = seeded(self.last)
        for lost in lost_by_shuffle(cards, zone, self.kept):
            deal_among(cards, [int(cards.at(zone, i)) for i in lost], stream)


def twin_of(session: Session, question: Question, seed: int) -> tuple[Session, Question] | None:
    """The same question in another world that its seat cannot tell from this one; None if the deal of the unknown
    cards contradicts an answer that the seat knows."""
    position = session.position(question)
    stream = seeded(seed)
    t = position.redealt(stream)
    if position.outcomes:
        t.chance.source = TwinChance(position, stream)
        t.chance.state[0] = 0
    try:
        twin = Session(t, False)
        while True:
            due = [q for q in twin.questions if q.number < len(position.answers[file_of(q)]) and not same(q, position)]
            if not due:
                break
            asked = due[0]
            answer = position.answers[file_of(asked)][asked.number]
            if answer == UNANSWERED:
                twin.answer(asked, int(stream.below(len(asked.labels))))
            elif answer in list(asked.options):
                twin.answer(asked, list(asked.options).index(answer))
            else:
                return None
    except Inconsistent:
        return None
    again = [q for q in twin.questions if same(q, position)]
    assert len(again) == 1
    return twin, again[0]


def file_of(question: Question) -> int:
    return TEAM if question.team != 0 else question.seat


def same(question: Question, position: SeatPosition) -> bool:
    return (
        question.seat == position.seat and file_of(question) == position.file and question.number == position.number
    )


def assert_same_answer_in_twin(bot_factory: Callable[[], Bot], session: Session, question: Question, seed: int) -> bool:
    """The bot answers an open question as it does in a redealt twin; False if no twin was found for this seed.

    `bot_factory` makes the same bot again, with the same stream.
    """
    found = twin_of(session, question, seed)
    if found is None:
        return False
    twin, again = found
    assert list(again.labels) == list(question.labels)
    assert bot_factory().pick(twin.position(again)) == bot_factory().pick(session.position(question))
    return True
