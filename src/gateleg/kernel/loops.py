"""Loops over whole games and positions that must run compiled to be measured."""
from __future__ import annotations

from mypy_extensions import i64

from gateleg.kernel.chance import Stream
from gateleg.kernel.session import Session
from gateleg.kernel.table import State


def clone_often(t: State, times: i64) -> i64:
    """Clone a position; a number that depends on all clones, so that none is optimised away."""
    total: i64 = 0
    for _ in range(times):
        total += t.clone().seats
    return total


def play_stepped(session: Session, stream: Stream) -> int:
    """Answer at random until the game is over; how many answers it took."""
    answers = 0
    while session.questions:
        question = session.questions[0]
        count: i64 = len(question.labels)
        session.answer(question, int(stream.below(count)))
        answers += 1
    return answers
