"""Random games of Wonder Woman against each enemy, with each number of seats and each difficulty: a person runs it.

    uv run python checks/wonder_woman_games.py [GAMES]     5,000 games each by default

Every stable point of every game is checked against what always holds; prints how the games ended.
"""
from __future__ import annotations

import sys
from collections import Counter

from gateleg.games.wonder_woman.game import GAME
from gateleg.games.wonder_woman.state import WonderWoman
from gateleg.kernel.cards import NOWHERE
from gateleg.kernel.chance import seeded
from gateleg.kernel.game import Setup
from gateleg.kernel.play import RandomPlay
from gateleg.kernel.table import Prompt, play_step


def faults(t: WonderWoman) -> list[str]:
    """What does not hold though it must."""
    box = t.box
    checks = {
        "cubes are not negative": all(number >= 0 for number in t.cubes),
        "Defense is on its track": 0 <= t.defense <= box.defense,
        "Health is on its track": 0 <= t.health <= box.health,
        "the game is over if and only if it is won or lost": t.over == (t.outcome != 0),
        "Blockades lie on roads of an enemy that has them": 0 <= t.blockades < 1 << box.roads and (
            t.blockades == 0 or box.blockade >= 0
        ),
        "every card lies somewhere": all(t.cards.zone_of(c) != NOWHERE for c in range(t.cards.layout.cards)),
        "Blessings lie on sacred regions": t.blessings & ~box.sacred == 0,
        "announced doublings are of Heroes who have not acted": t.doubled & t.acted == 0,
    }
    return [name for name, holds in checks.items() if not holds]


def play(setup: Setup, games: int) -> Counter[str]:
    """How so many random games ended.  AssertionError where something does not hold."""
    ends: Counter[str] = Counter()
    for seed in range(games):
        t = GAME.seeded(setup, seed, Prompt(RandomPlay(seeded(seed))))
        assert isinstance(t, WonderWoman)
        while not t.over:
            play_step(t)
            found = faults(t)
            assert not found, f"{setup.seats} {setup.options['enemy']} seed {seed}: {found}"
        summary = GAME.summary(t)
        ends[summary["reason"]] += 1
    return ends


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 5000
    for enemy in ("ares", "cheetah", "circe"):
        for seats in range(2, 6):
            for harder in ("no", "yes"):
                options = {"enemy": enemy, "harder_health": harder, "leave_out_relic": harder}
                heroes = GAME.heroes()[-seats:]
                ends = play(GAME.setup(heroes, options), games)
                print(f"{enemy:8} {seats} seats, harder {harder:3}: {dict(ends)}", flush=True)


if __name__ == "__main__":
    main()
