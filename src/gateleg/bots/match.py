"""Matches of two bots: every deal is played from both sides, so that luck with cards and seats evens out."""
from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor, as_completed
from math import sqrt
from multiprocessing import get_context
from time import process_time
from typing import Any, Final, final

from gateleg.bots.levels import make_bot
from gateleg.games.registry import find_game
from gateleg.kernel.chance import seeded
from gateleg.kernel.game import Game, Setup
from gateleg.kernel.session import Session

Z95: Final = 1.959964  # 97.5 % quantile of the normal distribution


@final
class Match:
    """How a match of bot A against bot B came out.

    won      sum of A's results: 1.0 for a win, 0.5 for a tie of two;   drawn   number of games without one winner
    seconds  CPU time of A and B;   turns   of A and B: steps in which they answered anything
    """

    def __init__(self) -> None:
        self.games = 0
        self.won = 0.0
        self.drawn = 0
        self.seconds = [0.0, 0.0]
        self.turns = [0, 0]

    def add(self, other: Match) -> None:
        self.games += other.games
        self.won += other.won
        self.drawn += other.drawn
        for side in range(2):
            self.seconds[side] += other.seconds[side]
            self.turns[side] += other.turns[side]

    @property
    def rate(self) -> float:
        """Mean result of A, 0.0 to 1.0."""
        return self.won / max(self.games, 1)

    @property
    def interval(self) -> tuple[float, float]:
        """95 % interval of the rate."""
        return wilson(self.won, self.games)

    def turn_ms(self, side: int) -> float:
        """Mean CPU time of a turn of A (0) or B (1), in milliseconds."""
        return 1000.0 * self.seconds[side] / max(self.turns[side], 1)


def wilson(won: float, games: int) -> tuple[float, float]:
    """95 % score interval of a proportion (Wilson 1927); a tie counts as half a win."""
    if games == 0:
        return 0.0, 1.0
    z = Z95
    p = won / games
    middle = p + z * z / (2 * games)
    half = z * sqrt(p * (1 - p) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    return max(0.0, (middle - half) / scale), min(1.0, (middle + half) / scale)


def play_matches(
    setup: Setup, a: str, b: str, games: int, first_seed: int = 0, workers: int = 1,
    progress: Callable[[int], None] | None = None,
) -> Match:
    """Games 2n and 2n+1 have the deal of seed first_seed + n, with the seats of A and B exchanged.

    With more than two seats, A and B take turns round the table; A's result is the mean of its seats.
    `progress` is told how many more games are done.  InputError for an unknown bot.
    """
    for spec in (a, b):
        make_bot(spec, setup.game, seeded(0))
    total = Match()
    if workers <= 1:
        for number in range(games):
            total.add(play_one(setup, a, b, number, first_seed))
            if progress is not None:
                progress(1)
        return total
    # not forked: the caller may have threads, and compiled modules load quickly
    with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
        work = [
            pool.submit(play_far, setup.game.name, setup.seats, setup.options, setup.pack, a, b, number, first_seed)
            for number in range(games)
        ]
        for done in as_completed(work):
            total.add(done.result())
            if progress is not None:
                progress(1)
    return total


def play_far(
    name: str, seats: list[str], options: dict[str, str], pack: dict[str, Any], a: str, b: str, number: int,
    first_seed: int,
) -> Match:
    """`play_one` in another process, which makes the set-up itself."""
    game: Game = find_game(name)
    return play_one(game.setup(seats, options, pack), a, b, number, first_seed)


def play_one(setup: Setup, a: str, b: str, number: int, first_seed: int) -> Match:
    """One game of a match; its bots' seeds are its own, so it comes out alike wherever it is played."""
    seed = first_seed + number // 2
    session = Session(setup.game.seeded(setup, seed), False, False)
    seats = range(len(setup.seats))
    side = [(seat + number) % 2 for seat in seats]  # 0 for A
    bots = [
        make_bot([a, b][side[seat]], setup.game, seeded((2 * seed + number % 2 + 1) * 8191 + seat)) for seat in seats
    ]
    match = Match()
    last_turn = [-1, -1]
    while session.questions:
        question = session.questions[0]
        for other in session.questions:
            if other.team != 0 and other.seat == other.lead:
                question = other
        who = side[question.seat]
        position = session.position(question)
        start = process_time()
        index = bots[question.seat].pick(position)
        match.seconds[who] += process_time() - start
        if last_turn[who] != session.turn:
            last_turn[who] = session.turn
            match.turns[who] += 1
        session.answer(question, index)
    results = [session.table.result(seat) for seat in seats]
    mine = [results[seat] for seat in seats if side[seat] == 0]
    match.games = 1
    match.won = sum(mine) / len(mine)
    match.drawn = int(results.count(max(results)) > 1)
    return match
