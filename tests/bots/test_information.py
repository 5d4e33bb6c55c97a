"""Every bot answers by what its seat knows."""
from __future__ import annotations

import pytest

from gateleg.bots.levels import make_bot
from gateleg.games.registry import find_game
from gateleg.kernel.chance import seeded
from gateleg.kernel.lookahead import Bot
from gateleg.kernel.session import Session
from tests.kits.bots import assert_same_answer_in_twin
from tests.mode import scale

GAME = find_game("allies")
BOTS = ["random", "oneply", "greedy", "policy", "mcts:30", "mcts:20:rollout=policy:stop=quiet", "plan:12:arms=4",
        "plan:12:arms=3:samples=6"]
FRESH_INFORMATION = [{}, {"wizard": "draw_now"}, {"deck_out": "reshuffle", "discards_open": "no"}]
ALL_VALUES = [{s.name: value} for s in GAME.switches for value in s.values[1:]]


def walked(options: dict[str, str], seed: int, decisions: int) -> Session:
    """A game of random answers up to a question with a choice."""
    session = Session(GAME.seeded(GAME.setup(options=options), seed), False)
    stream = seeded(seed)
    while session.questions and (decisions > 0 or len(session.questions[0].labels) == 1):
        question = session.questions[int(stream.below(len(session.questions)))]
        session.answer(question, int(stream.below(len(question.labels))))
        decisions -= 1
    return session


def bot(spec: str, seed: int) -> Bot:
    return make_bot(spec, GAME, seeded(seed))


def check(spec: str, options: dict[str, str], seed: int, decisions: int) -> None:
    session = walked(options, seed, decisions)
    assert session.questions
    for question in session.questions:
        assert_same_answer_in_twin(lambda: bot(spec, seed), session, question, seed + 1000)


@pytest.mark.parametrize("spec", BOTS)
@pytest.mark.parametrize("options", FRESH_INFORMATION, ids=str)
def test_the_answer_is_the_same_in_a_redealt_twin(spec: str, options: dict[str, str]) -> None:
    for seed in range(scale(40, 3)):
        check(spec, options, seed, 4 * seed % 100)


@pytest.mark.parametrize("options", ALL_VALUES, ids=str)
def test_and_under_every_switch(options: dict[str, str]) -> None:
    for number, spec in enumerate(BOTS[1:]):
        for seed in range(scale(4, 1)):
            check(spec, options, 100 + seed, (37 * seed + 11 * number) % 100)


@pytest.mark.parametrize("spec", BOTS)
def test_and_in_secret_ballots(spec: str) -> None:
    for seed in range(scale(20, 2)):
        check(spec, {"tribes": "simultaneous"}, seed, seed % 3)
