"""What holds at every stable point of every game of Armata Strigoi; what that is stands in checks/armata_games.py."""
from __future__ import annotations

import sys
from pathlib import Path

import pytest

from gateleg.games.armata_strigoi.game import GAME
from gateleg.games.armata_strigoi.rules_board import FALLEN
from gateleg.games.armata_strigoi.state import REWARDS, WOUND, WOUND_BAG, Armata
from gateleg.kernel.chance import seeded
from tests.games.armata_strigoi.packs import WEAK_STRIGOI
from tests.kits.probe import random_setup
from tests.mode import scale

sys.path.insert(0, str(Path(__file__).resolve().parents[3] / "checks"))

from armata_games import card_faults, faults, play


def test_random_games_keep_the_table_whole() -> None:
    for seed in range(scale(60, 4)):
        end, _ = play(random_setup(GAME, seeded(seed), {"empty_altar": "supply"}), seed)
        assert end in ("won", "hell", "max_rounds")


def test_games_against_weak_strigoi_keep_the_table_whole() -> None:
    ends = [
        play(random_setup(GAME, seeded(seed), {"max_rounds": "60"}, WEAK_STRIGOI), seed)[0]
        for seed in range(scale(60, 4))
    ]
    assert scale(1, 0) <= ends.count("won")


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_5000_games_for_each_number_of_seats(seats: int) -> None:
    """As published: all options at their defaults; random games end without the guard."""
    setup = GAME.setup([f"p{n + 1}" for n in range(seats)])
    for seed in range(scale(5000, 20)):
        end, rounds = play(setup, seed)
        assert end in ("won", "hell")
        assert rounds < 1000


def test_the_check_finds_what_is_wrong() -> None:
    def table() -> Armata:
        t = GAME.seeded(GAME.setup(), 1)
        assert isinstance(t, Armata)
        assert faults(t) + card_faults(t) == []
        return t

    t = table()
    t.hell = t.box.hell[2]
    assert faults(t) == ["Hell at its limit ends the game"]
    t = table()
    t.turned[t.lair[0]] = FALLEN
    assert faults(t) == ["Strigoi stand on platforms"]
    t = table()
    t.at[0] = t.at[1] = t.plan.spot[0]
    assert faults(t) == ["seat 1: stands alone on a space that exists"]
    t = table()
    for _ in range(t.box.wound_limit):
        t.cards.draw(WOUND_BAG, WOUND)
    assert faults(t) == ["seat 0: has fewer Wounds than the third"]
    t = table()
    t.fought_lo = 1  # a ladder
    assert faults(t) == ["Fight tokens lie on marks"]
    t = table()
    t.cards.move(0, REWARDS)
    assert card_faults(t) == ["seat 0: has its cards where cards of that sort lie"]
