"""Random games of Root over all seats, decks and maps: a person runs it.

    uv run python checks/root_games.py [-n GAMES] [--seed S] [--workers W]     20,000 games by default

Every game has 2 to 5 seats, drawn from all factions (a Vagabond may sit twice), a random deck and map and random
readings of unclear rules.  Stable points are checked against what always holds (tests/games/root/test_invariants.py);
prints how many games ended in which way, by deck, map, number of seats and faction.

The guard ends about one game in six of two Vagabonds by themselves, and hardly any other: when the ruins, the quests
and the items that can be had are used up, and each holds the other down, random play finds no more points.
"""
from __future__ import annotations

import argparse
import sys
import traceback
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from gateleg.games.root.game import GAME
from gateleg.games.root.state import Root
from gateleg.kernel.chance import Stream, seeded
from gateleg.kernel.game import Setup
from gateleg.kernel.play import RandomPlay
from gateleg.kernel.table import Prompt, play_step

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from tests.games.root.test_invariants import check_invariants

GUARD = "1000"
CHUNK = 50


def random_table(stream: Stream) -> Setup:
    """Random seats and options, with the longest guard."""
    options = {switch.name: switch.values[int(stream.below(len(switch.values)))] for switch in GAME.switches}
    options["max_rounds"] = GUARD
    seating = GAME.seating()
    names = list(seating.names)
    wanted = seating.least + int(stream.below(seating.most - seating.least + 1))
    while True:
        left = list(names)
        seats = [left.pop(int(stream.below(len(left)))) for _ in range(wanted)]
        if "vagabond-2" not in seats or "vagabond" in seats:
            return GAME.setup(seats, options)


def play_some(first: int, games: int) -> Counter[str]:
    """Ends of games and what was played, counted; faults under their message."""
    counts: Counter[str] = Counter()
    for seed in range(first, first + games):
        stream = seeded(seed)
        setup = random_table(stream)
        t = GAME.seeded(setup, seed, Prompt(RandomPlay(seeded(seed))))
        assert isinstance(t, Root)
        steps = 0
        try:
            while not t.over:
                play_step(t)
                steps += 1
                if steps % 37 == 0 and not t.over:
                    check_invariants(t, setup.options["score_floor_zero"] == "yes")
        except Exception:
            where = traceback.format_exc().strip().splitlines()[-2:]
            counts[f"FAULT seed {seed} {','.join(setup.seats)} step {steps}: {' | '.join(where)}"] += 1
            continue
        guard = bool(GAME.summary(t)["limit_hit"])
        counts["games"] += 1
        counts["guard"] += guard
        counts["steps"] += steps
        for name in (f"{len(setup.seats)} seats", setup.options["deck"], setup.options["map"], *setup.seats):
            counts[name] += 1
            counts[f"{name}, guard"] += guard
    return counts


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("-n", "--games", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--workers", type=int, default=2)
    asked = parser.parse_args()
    total: Counter[str] = Counter()
    starts = range(asked.seed, asked.seed + asked.games, CHUNK)
    sizes = [min(CHUNK, asked.seed + asked.games - start) for start in starts]
    with ProcessPoolExecutor(asked.workers) as pool:
        for counts in pool.map(play_some, starts, sizes):
            total.update(counts)
    faults = [name for name in total if name.startswith("FAULT")]
    for name in sorted(total):
        if not name.endswith(", guard") and name not in ("guard", "steps", "games", *faults):
            print(f"{name:16} {total[name]:6} games, {total[f'{name}, guard']:4} ended by the guard of {GUARD} rounds")
    print(f"{total['games']} games, {total['steps']} steps, {total['guard']} ended by the guard")
    for fault in faults:
        print(fault)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
