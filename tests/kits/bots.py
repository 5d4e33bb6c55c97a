"""Kit: a bot's answer depends on nothing but what its seat knows."""
from __future__ import annotations

from collections.abc import Callable

from gateleg.kernel.chance import seeded
from gateleg.kernel.lookahead import Bot
from gateleg.kernel.session import Question, Session
from tests.kits.probe import twin


def assert_same_answer_in_twin(bot_factory: Callable[[], Bot], session: Session, question: Question, seed: int) -> None:
    """The bot answers an open question as it does in a redealt twin; `bot_factory` makes the same bot again."""
    other = twin(session, question.seat, question, seeded(seed))
    again = other.question_of(question.seat)
    assert again is not None
    assert list(again.labels) == list(question.labels)
    assert bot_factory().pick(other.position(again)) == bot_factory().pick(session.position(question))
