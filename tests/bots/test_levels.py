"""Bots by name."""
from __future__ import annotations

import pytest

from gateleg.bots.levels import LEVELS, make_bot
from gateleg.bots.simple import RandomBot
from gateleg.bots.tree import TreeBot
from gateleg.bots.turns import PolicyBot
from gateleg.games.registry import find_game
from gateleg.kernel.chance import seeded
from gateleg.kernel.errors import InputError
from gateleg.kernel.session import Session, play_match
from tests.bots.raid import RaidGame
from tests.mode import scale

GAME = find_game("allies")
QUICK = ["random", "oneply", "greedy", "policy", "mcts:5", "mcts:1ms", "mcts:4:rollout=policy", "mcts:4:stop=quiet",
         "plan:8", "plan:1ms", "plan:8:arms=3:samples=2", "plan:8:replies=samples:samples=3",
         "plan:8:moves=answers", "plan:8:moves=answers:rounds=2"]


@pytest.mark.parametrize("spec", QUICK)
def test_bots_finish_games(spec: str) -> None:
    for seed in range(scale(3, 1)):
        bots = [make_bot(spec, GAME, seeded(seed)), make_bot("random", GAME, seeded(seed + 1))]
        results = play_match(Session(GAME.seeded(GAME.setup(), seed), False, False), bots)
        assert sum(results) == 1.0


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_is_a_bot(level: str) -> None:
    session = Session(GAME.seeded(GAME.setup(), 1), False)
    question = session.questions[0]
    assert 0 <= make_bot(level, GAME, seeded(1)).pick(session.position(question)) < len(question.labels)


def test_levels_suit_the_game() -> None:
    """A game without scripted play has tree search for its levels; a game may name others."""
    game = RaidGame(False)
    assert isinstance(make_bot("medium", game, seeded(1)), TreeBot)
    assert isinstance(make_bot("medium", GAME, seeded(1)), PolicyBot)
    game.levels = {"medium": "random"}
    assert isinstance(make_bot("medium", game, seeded(1)), RandomBot)


@pytest.mark.parametrize(
    ("spec", "path"),
    [
        ("", "bot "), ("rnadom", "bot rnadom"), ("random:3", "bot random:3"), ("mcts", "bot mcts"),
        ("mcts:", "bot mcts:: iterations"), ("mcts:0", "bot mcts:0: iterations"),
        ("mcts:-5", "bot mcts:-5: iterations"),
        ("mcts:1e3", "bot mcts:1e3: iterations"), ("mcts:²", "bot mcts:²: iterations"),
        ("mcts:0ms", "bot mcts:0ms: milliseconds"), ("plan:ms", "bot plan:ms: milliseconds"),
        ("plan:99999999999", "bot plan:99999999999: iterations"), ("plan:10:arms=0", "bot plan:10:arms=0: arms"),
        ("plan:10:arms", "bot plan:10:arms"), ("plan:10:arms=2:arms=3", "bot plan:10:arms=2:arms=3"),
        ("plan:10:rollout=policy", "bot plan:10:rollout=policy"),
        ("plan:10:rounds=0", "bot plan:10:rounds=0: rounds"),
        ("plan:10:moves=all", "bot plan:10:moves=all: moves"),
        ("mcts:10:rollout=best", "bot mcts:10:rollout=best: rollout"),
    ],
)
def test_a_wrong_name_is_refused_with_what_there_is(spec: str, path: str) -> None:
    with pytest.raises(InputError) as error:
        make_bot(spec, GAME, seeded(1))
    assert error.value.path == path


def test_an_unknown_bot_is_told_the_known_ones() -> None:
    with pytest.raises(InputError, match=r"random, oneply, greedy, policy, mcts:N.*beginner.*expert"):
        make_bot("deep-blue", GAME, seeded(1))
