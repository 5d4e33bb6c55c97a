"""How strong the bots are: plays the matches that the bots are measured by and prints a table.

usage: strength.py [--games N] [--seed S] [--workers W] [--pair A,B ...]

Every deal is played from both seats; intervals are Wilson's at 95 %; CPU is the mean over all turns of a side.
"""
from __future__ import annotations

import argparse
import platform
import sys

import gateleg
from gateleg.bots.levels import LEVELS
from gateleg.bots.match import play_matches
from gateleg.games.registry import find_game

PAIRS = [
    ("mcts:1000", "random"),
    ("mcts:1000", "oneply"),
    ("plan:500", "greedy"),
    ("plan:2500", "greedy"),
    *zip(list(LEVELS)[1:], LEVELS, strict=False),
]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="allies")
    parser.add_argument("--games", type=int, default=400, help="a pair")
    parser.add_argument("--seed", type=int, default=1_000_000, help="of the first deal")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--pair", action="append", metavar="A,B", help="instead of the standing list; may be repeated")
    asked = parser.parse_args()
    setup = find_game(asked.game).setup()
    pairs = [tuple(pair.split(",", 1)) for pair in asked.pair] if asked.pair else PAIRS
    print(f"{asked.game}, {asked.games} games a pair, deals from seed {asked.seed}, both seats of each")
    print(f"compiled: {gateleg.compiled()}, Python {platform.python_version()}, {platform.machine()}")
    print(f"{'A':28} {'B':20} {'A wins':>7} {'95 % interval':>16} {'drawn':>6} {'CPU ms a turn: A':>17} {'B':>9}")
    for a, b in pairs:
        meter = Meter(asked.games)
        match = play_matches(setup, a, b, asked.games, asked.seed, asked.workers, meter.advance)
        low, high = match.interval
        print(
            f"{named(a):28} {named(b):20} {match.rate:7.3f} [{low:6.3f}, {high:6.3f}] {match.drawn:6}"
            f" {match.turn_ms(0):17.2f} {match.turn_ms(1):9.2f}", flush=True,
        )
    return 0


class Meter:
    """Counts games on a terminal."""

    def __init__(self, games: int) -> None:
        self.games = games
        self.done = 0

    def advance(self, more: int) -> None:
        self.done += more
        if sys.stderr.isatty():
            print(f"{self.done}/{self.games}", end="\r", file=sys.stderr)


def named(spec: str) -> str:
    """A level with what it stands for."""
    return f"{spec} = {LEVELS[spec]}" if spec in LEVELS else spec


if __name__ == "__main__":
    sys.exit(main())
