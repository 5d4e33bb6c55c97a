"""Figures of speed, on one core: what `gateleg bench` prints."""
from __future__ import annotations

from collections.abc import Callable
from time import process_time
from typing import Any

import gateleg
from gateleg.bots.bench import mcts_iterations_per_second
from gateleg.kernel.chance import seeded
from gateleg.kernel.game import Setup
from gateleg.kernel.loops import clone_often, play_stepped
from gateleg.kernel.play import RandomPlay
from gateleg.kernel.session import Session
from gateleg.kernel.table import Prompt, State, play_out, play_step

CHUNK = 50  # games between looks at the clock


def bench(setup: Setup, seconds: float) -> dict[str, Any]:
    """Measure one game, about `seconds` of processor time for each figure but the views."""
    games, decisions, forced, spent = random_play(setup, seconds)
    middle = middle_of_a_game(setup)
    return {
        "game": setup.game.name,
        "compiled": gateleg.compiled(),
        "games_per_second": round(games / spent, 1),
        "decisions_per_game": round(decisions / games, 1),
        "decisions_per_second": round((decisions - forced) / spent, 1),
        "clone_ns": round(per_call(lambda n: clone_often(middle, n), seconds / 4) * 1e9, 1),
        "step_decisions_per_second": round(stepping(setup, seconds), 1),
        "view_us": round(per_call(lambda n: view_often(middle, n), seconds / 4) * 1e6, 2),
        "mcts_iterations_per_second": round(mcts_iterations_per_second(setup, seconds), 1),
    }


def random_play(setup: Setup, seconds: float) -> tuple[int, int, int, float]:
    """(games, questions, those of one option, seconds) of random play to the end."""
    chooser = RandomPlay(seeded(1))
    prompt = Prompt(chooser)
    games = 0
    start = process_time()
    while process_time() - start < seconds or games == 0:
        for seed in range(games, games + CHUNK):
            play_out(setup.game.seeded(setup, seed, prompt))
        games += CHUNK
    return games, chooser.decisions, chooser.forced, process_time() - start


def stepping(setup: Setup, seconds: float) -> float:
    """Questions answered a second, one at a time, with refusals and events."""
    stream = seeded(1)
    answers = 0
    game = 0
    start = process_time()
    while process_time() - start < seconds or game == 0:
        answers += play_stepped(Session(setup.game.seeded(setup, game)), stream)
        game += 1
    return answers / (process_time() - start)


def middle_of_a_game(setup: Setup) -> State:
    """The stable point in the middle of a random game."""
    t = setup.game.seeded(setup, 1, Prompt(RandomPlay(seeded(1))))
    steps = 0
    while not t.over:
        play_step(t)
        steps += 1
    t = setup.game.seeded(setup, 1, Prompt(RandomPlay(seeded(1))))
    for _ in range(steps // 2):
        play_step(t)
    return t


def view_often(t: State, times: int) -> None:
    for _ in range(times):
        t.view(0)


def per_call(repeat: Callable[[int], object], seconds: float) -> float:
    """Seconds for one of many calls that `repeat` makes."""
    times = 1
    while True:
        start = process_time()
        repeat(times)
        spent = process_time() - start
        if spent >= seconds:
            return spent / times
        times *= 2
