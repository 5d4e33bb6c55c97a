"""Play many games and count: what `gateleg sim` does."""
from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field
from statistics import median
from time import perf_counter
from typing import Any

import gateleg
from gateleg.bots.levels import make_bot
from gateleg.games.registry import find_game
from gateleg.kernel.chance import seeded
from gateleg.kernel.errors import InputError
from gateleg.kernel.game import Setup
from gateleg.kernel.play import RandomPlay
from gateleg.kernel.session import Session, play_match
from gateleg.kernel.table import Prompt, State, play_out

BATCH = 200  # games after which a worker reports
BOT_STREAMS = 1 << 40  # seeds of bots lie apart from those of games
MOST_SEED = 1 << 60  # seeds of bots stay below 2**63


@dataclass
class Tally:
    """What was counted over some games."""

    games: int = 0
    decisions: int = 0
    forced: int = 0
    seconds: float = 0.0
    wins: Counter[str] = field(default_factory=Counter)
    shared_wins: int = 0
    team_wins: int = 0
    losses: Counter[str] = field(default_factory=Counter)
    limit_hit: int = 0
    lengths: list[int] = field(default_factory=list)

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.forced += other.forced
        self.wins += other.wins
        self.shared_wins += other.shared_wins
        self.team_wins += other.team_wins
        self.losses += other.losses
        self.limit_hit += other.limit_hit
        self.lengths += other.lengths

    def count(self, summary: dict[str, Any], decisions: int) -> None:
        """Take a finished game in: `summary` is Game.summary, `decisions` the questions asked in it."""
        self.games += 1
        self.lengths.append(decisions)
        self.decisions += decisions
        winners = summary["winners"]
        if summary.get("team"):
            self.team_wins += bool(winners)
            if not winners:
                self.losses[summary["reason"]] += 1
        elif len(winners) == 1:
            self.wins[winners[0]] += 1
        elif winners:
            self.shared_wins += 1
        self.limit_hit += bool(summary.get("limit_hit"))

    def report(self, setup: Setup) -> dict[str, Any]:
        """The figures, ready for JSON."""
        seconds = max(self.seconds, 1e-9)
        return {
            "game": setup.game.name,
            "games": self.games,
            "decisions": self.decisions,
            "forced_decisions": self.forced,
            "seconds": round(self.seconds, 3),
            "games_per_second": round(self.games / seconds, 1),
            "decisions_per_second": round((self.decisions - self.forced) / seconds, 1),
            "compiled": gateleg.compiled(),
            "wins": {seat: self.wins[seat] for seat in setup.seats},
            "shared_wins": self.shared_wins,
            "team_wins": self.team_wins,
            "losses_by_reason": dict(self.losses),
            "limit_hit": self.limit_hit,
            "length": {
                "min": min(self.lengths, default=0),
                "median": median(self.lengths) if self.lengths else 0,
                "max": max(self.lengths, default=0),
            },
        }


def check_bots(setup: Setup, bots: list[str]) -> list[str]:
    """One bot for each seat: a single one plays them all.  InputError for another number or an unknown bot."""
    if len(bots) == 1:
        bots = bots * len(setup.seats)
    if len(bots) != len(setup.seats):
        raise InputError("bots", f"1 or {len(setup.seats)} bots, not {len(bots)}")
    for bot in bots:
        make_bot(bot, setup.game, seeded(0))
    return bots


def play_some(setup: Setup, bots: list[str], first: int, games: int) -> Tally:
    """Games of the seeds first..first+games-1; random players alone need no session."""
    tally = Tally()
    start = perf_counter()
    if all(bot == "random" for bot in bots):
        chooser = RandomPlay(seeded(first + BOT_STREAMS))
        prompt = Prompt(chooser)
        for seed in range(first, first + games):
            before = chooser.decisions
            t = setup.game.seeded(setup, seed, prompt)
            play_out(t)
            tally.count(setup.game.summary(t), chooser.decisions - before)
        tally.forced = chooser.forced
    else:
        for seed in range(first, first + games):
            t, decisions, forced = play_one(setup, bots, seed)
            tally.count(setup.game.summary(t), decisions)
            tally.forced += forced
    tally.seconds = perf_counter() - start
    return tally


def play_one(setup: Setup, bots: list[str], seed: int) -> tuple[State, int, int]:
    """One game of bots: the end, the questions, and those of one option."""
    session = Session(setup.game.seeded(setup, seed), explain=False, history=False)
    streams = [seeded(BOT_STREAMS + seed * len(bots) + seat) for seat in range(len(bots))]
    players = [make_bot(bot, setup.game, stream) for bot, stream in zip(bots, streams, strict=True)]
    play_match(session, players)
    return session.table, len(session.log), sum(1 for answer in session.log if answer.forced)


def play_batch(name: str, seats: list[str], options: dict[str, str], pack: dict[str, Any], bots: list[str],
               first: int, games: int) -> Tally:
    """The same in another process, which makes the set-up itself."""
    return play_some(find_game(name).setup(seats, options, pack), bots, first, games)


def simulate(setup: Setup, bots: list[str], games: int, seed: int, workers: int,
             progress: Callable[[int], None]) -> Tally:
    """Play `games` games, on so many processes; `progress` is told how many more are done.

    InputError for unknown bots and for seeds from 2**60 on.
    """
    if seed + games > MOST_SEED:
        raise InputError("seed", f"a whole number from 0 to {MOST_SEED - games}, not {seed}")
    bots = check_bots(setup, bots)
    batch = BATCH if all(bot == "random" for bot in bots) else 1
    starts = range(seed, seed + games, batch)
    sizes = [min(batch, seed + games - start) for start in starts]
    total = Tally()
    begun = perf_counter()
    if workers == 1:
        for start, size in zip(starts, sizes, strict=True):
            total.add(play_some(setup, bots, start, size))
            progress(size)
    else:
        with ProcessPoolExecutor(min(workers, os.cpu_count() or 1)) as pool:
            work = [
                pool.submit(play_batch, setup.game.name, setup.seats, setup.options, setup.pack, bots, start, size)
                for start, size in zip(starts, sizes, strict=True)
            ]
            for done in as_completed(work):
                total.add(done.result())
                progress(done.result().games)
    total.seconds = perf_counter() - begun
    return total
