"""Random games against every enemy, with all numbers of seats: what always holds does."""
import sys
from pathlib import Path

import pytest

from gateleg.games.wonder_woman.game import GAME
from tests.mode import scale

sys.path.insert(0, str(Path(__file__).resolve().parents[3] / "checks"))

from wonder_woman_games import play


@pytest.mark.parametrize("enemy", ["ares", "cheetah", "circe"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_random_games_keep_the_invariants(enemy: str, seats: int) -> None:
    setup = GAME.setup(GAME.heroes()[-seats:], {"enemy": enemy, "harder_health": "yes", "leave_out_relic": "yes"})
    games = scale(60, 2)
    assert sum(play(setup, games).values()) == games
