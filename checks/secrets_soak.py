"""Soak test of secrets: twins, markers and spectators over many random games with random switches.

    uv run python checks/secrets_soak.py allies -n 10000 [--seed S] [--workers W] [--share K]

Every question of every game is compared with a redealt twin, for the seat that is asked and for another viewer; at one
question of K for all viewers, together with what a bot would get, markers, previews and spectators.  Prints the seed of
a game that fails and exits with 1; `--seed S -n 1` plays that game again.
"""
from __future__ import annotations

import argparse
import multiprocessing
import sys
import time
import traceback
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path[0] = str(ROOT)

import gateleg  # noqa: E402
from gateleg.kernel.game import Game  # noqa: E402
from tests.kits.probe import soak_game  # noqa: E402

BATCH = 20


def find_game(name: str) -> Game:
    """A shipped game, or a toy of the tests."""
    for module in (f"gateleg.games.{name}.game", f"tests.toys.{name}"):
        try:
            found = import_module(module)
        except ModuleNotFoundError:
            continue
        game = getattr(found, "GAME", None) or getattr(found, name.upper())
        assert isinstance(game, Game)
        return game
    raise SystemExit(f"no game is called {name!r}")


def play_batch(job: tuple[str, int, int, int]) -> tuple[int, int, str]:
    """Games and questions checked, and the failure, if any: (games, questions, text)."""
    name, first, games, share = job
    game = find_game(name)
    questions = 0
    for seed in range(first, first + games):
        try:
            questions += soak_game(game, seed, share)
        except Exception:
            return seed - first, questions, f"seed {seed}:\n{traceback.format_exc(limit=4)}"
    return games, questions, ""


def main() -> int:
    """0 if no game fails, 1 if one does."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game", help="a game, or a toy of the tests: duel, orders, gifts")
    parser.add_argument("-n", type=int, default=1000, help="how many games")
    parser.add_argument("--seed", type=int, default=0, help="of the first game; the others follow")
    parser.add_argument("--workers", type=int, default=multiprocessing.cpu_count())
    parser.add_argument("--share", type=int, default=8, help="check everything at one question of so many")
    asked = parser.parse_args()
    find_game(asked.game)
    last = asked.seed + asked.n
    jobs = [(asked.game, at, min(BATCH, last - at), asked.share) for at in range(asked.seed, last, BATCH)]
    print(f"{asked.game}: {asked.n} games, rules {'compiled' if gateleg.compiled() else 'interpreted'}", flush=True)
    begin = time.monotonic()
    games = questions = shown = 0
    with multiprocessing.Pool(asked.workers) as pool:
        results: Iterator[tuple[int, int, str]] = pool.imap_unordered(play_batch, jobs)
        for done, checked, failure in results:
            games += done
            questions += checked
            if failure:
                print(f"FAILED, {failure}")
                return 1
            if games - shown >= max(asked.n // 20, BATCH):
                shown = games
                print(f"{games} games, {questions} questions, {time.monotonic() - begin:.0f} s", flush=True)
    seconds = time.monotonic() - begin
    print(f"No leak in {games} games, {questions} questions; {seconds:.0f} s with {asked.workers} workers.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
