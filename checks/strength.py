"""How strong the bots are: plays the matches that the bots are measured by and prints a table.

usage: strength.py [--game NAME] [--games N] [--seed S] [--workers W] [--pair A,B ...]
       strength.py --game NAME [--seats A,B,...]... [--bot BOT]... [--option K=V]... [--content FILE]

Two bots against each other: every deal is played from both seats, CPU is the mean over all turns of a side.  Where all
win or lose together: every bot plays all seats, for each list of seats.  At larger tables: `--bot A` plays all seats,
`--bot A,B` is A in one seat after the other among bots B.  Intervals are Wilson's at 95 %.
"""
from __future__ import annotations

import argparse
import platform
import sys
from pathlib import Path

import gateleg
from gateleg.bots.levels import LEVELS, level_spec
from gateleg.bots.match import play_matches, wilson
from gateleg.cli import setup_of
from gateleg.kernel.game import Game, Setup
from gateleg.lab.simulate import simulate

PAIRS = [
    ("mcts:1000", "random"),
    ("mcts:1000", "oneply"),
    ("plan:500", "greedy"),
    ("plan:2500", "greedy"),
    *zip(list(LEVELS)[1:], LEVELS, strict=False),
]

TEAMS = ["random", "policy", "hard"]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="allies")
    parser.add_argument("--games", type=int, default=400, help="a pair")
    parser.add_argument("--seed", type=int, default=1_000_000, help="of the first deal")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--pair", action="append", metavar="A,B", help="instead of the standing list; may be repeated")
    parser.add_argument("--bot", action="append", metavar="BOT", help="of a team, instead of the standing list")
    parser.add_argument("--seats", action="append", metavar="A,B,...", help="of a team; may be repeated")
    parser.add_argument("--option", action="append", default=[], metavar="K=V", help="of the game")
    parser.add_argument("--content", type=Path, help="a content pack")
    asked = parser.parse_args()
    setups = [setup_of(asked.game, seats, asked.option, asked.content) for seats in asked.seats or [None]]
    setup = setups[0]
    if setup.game.summary(setup.game.seeded(setup, 0)).get("team"):
        return teams(setups, asked)
    if len(setup.seats) > 2:
        return tables(setups, asked)
    pairs = [tuple(pair.split(",", 1)) for pair in asked.pair] if asked.pair else PAIRS
    print(f"{asked.game}, {asked.games} games a pair, deals from seed {asked.seed}, both seats of each")
    print(f"compiled: {gateleg.compiled()}, Python {platform.python_version()}, {platform.machine()}")
    print(f"{'A':38} {'B':28} {'A wins':>7} {'95 % interval':>16} {'drawn':>6} {'CPU ms a turn: A':>17} {'B':>9}")
    for duel in setups:
        if len(setups) > 1:
            print(" against ".join(duel.seats))
        for a, b in pairs:
            meter = Meter(asked.games)
            match = play_matches(duel, a, b, asked.games, asked.seed, asked.workers, meter.advance)
            low, high = match.interval
            print(
                f"{named(a, duel.game):38} {named(b, duel.game):28} {match.rate:7.3f}"
                f" [{low:6.3f}, {high:6.3f}] {match.drawn:6} {match.turn_ms(0):17.2f} {match.turn_ms(1):9.2f}",
                flush=True,
            )
    return 0


def tables(setups: list[Setup], asked: argparse.Namespace) -> int:
    """What share of the games each seat wins where more than two play: equal bots, or one among random ones.

    `--bot A` sets A in all seats; `--bot A,B` sets A in one seat after the other, B in all others.
    """
    print(f"{asked.game}, {asked.games} games each, deals from seed {asked.seed}")
    print(f"compiled: {gateleg.compiled()}, Python {platform.python_version()}, {platform.machine()}")
    print(f"{'seat':20} {'bot':38} {'others':28} {'won':>6} {'95 % interval':>16} {'times a fair share':>18}")
    for setup in setups:
        for spec in asked.bot or ["policy", "policy,random"]:
            bot, _, others = spec.partition(",")
            if not others:
                tally = simulate(setup, [bot], asked.games, asked.seed, asked.workers, Meter(asked.games).advance)
            for n, seat in enumerate(setup.seats):
                if others:
                    bots = [bot if other == n else others for other in range(len(setup.seats))]
                    tally = simulate(setup, bots, asked.games, asked.seed, asked.workers, Meter(asked.games).advance)
                won = tally.wins[seat]
                low, high = wilson(won, tally.games)
                print(
                    f"{seat:20} {named(bot, setup.game):38} {named(others or bot, setup.game):28}"
                    f" {won / tally.games:6.3f} [{low:6.3f}, {high:6.3f}] {len(setup.seats) * won / tally.games:18.2f}",
                    flush=True,
                )
    return 0


def teams(setups: list[Setup], asked: argparse.Namespace) -> int:
    """How often each bot in all seats wins a cooperative game, and why it loses."""
    print(f"{asked.game}, {asked.games} games each, deals from seed {asked.seed}")
    print(f"compiled: {gateleg.compiled()}, Python {platform.python_version()}, {platform.machine()}")
    print(f"{'seats':>5} {'bot':34} {'won':>6} {'95 % interval':>16} {'questions':>9} {'s a game':>9}  losses")
    for setup in setups:
        for bot in asked.bot or TEAMS:
            tally = simulate(setup, [bot], asked.games, asked.seed, asked.workers, Meter(asked.games).advance)
            low, high = wilson(tally.team_wins, tally.games)
            losses = ", ".join(f"{reason} {n}" for reason, n in sorted(tally.losses.items())) or "none"
            print(
                f"{len(setup.seats):5} {named(bot, setup.game):34} {tally.team_wins / tally.games:6.3f}"
                f" [{low:6.3f}, {high:6.3f}] {tally.decisions / tally.games:9.0f} {tally.seconds / tally.games:9.3f}"
                f"  {losses}", flush=True,
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


def named(spec: str, game: Game) -> str:
    """A level with what it stands for in the game."""
    return f"{spec} = {level_spec(spec, game)}" if spec in LEVELS else spec


if __name__ == "__main__":
    sys.exit(main())
