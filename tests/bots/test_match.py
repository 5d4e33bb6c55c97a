"""Matches with seats swapped, and their intervals."""
from __future__ import annotations

import pytest

from gateleg.bots.bench import mcts_iterations_per_second, quarter_position
from gateleg.bots.match import play_matches, play_one, wilson
from gateleg.games.allies.state import Allies
from gateleg.games.registry import find_game
from gateleg.kernel.errors import InputError
from tests.bots.raid import RaidGame

SETUP = find_game("allies").setup()


def test_wilson_intervals() -> None:
    """Values by the formula of Wilson (1927), as in Brown, Cai, DasGupta (2001)."""
    assert wilson(0, 0) == (0.0, 1.0)
    assert wilson(0, 10) == pytest.approx((0.0, 0.27753), abs=1e-4)
    assert wilson(5, 10) == pytest.approx((0.23659, 0.76341), abs=1e-4)
    assert wilson(288, 400) == pytest.approx((0.67409, 0.76172), abs=1e-4)


def test_a_match_adds_up() -> None:
    told: list[int] = []
    match = play_matches(SETUP, "policy", "random", 6, 5, 1, told.append)
    assert match.games == 6 == sum(told)
    assert match.rate == match.won / 6 > 0.5
    assert match.interval[0] < match.rate <= match.interval[1]
    assert match.turns[0] + match.turns[1] >= 6 * 40
    assert match.turn_ms(0) > 0.0


def test_a_deal_is_played_from_both_seats() -> None:
    """Two games of one bot against itself on one deal: what it wins in one seat it does not win in the other."""
    match = play_matches(SETUP, "greedy", "greedy", 2)
    assert match.games == 2
    assert 0.0 <= match.won <= 2.0
    one, two = play_one(SETUP, "policy", "random", 4, 9), play_one(SETUP, "random", "policy", 5, 9)
    assert one.turns == two.turns[::-1]  # the same seats, so the same seat begins


def test_games_come_out_alike_wherever_they_are_played() -> None:
    here = play_matches(SETUP, "oneply", "random", 4, 3, 1)
    there = play_matches(SETUP, "oneply", "random", 4, 3, 2)
    assert (here.won, here.drawn, here.turns) == (there.won, there.drawn, there.turns)


def test_teams_take_turns_round_the_table() -> None:
    match = play_matches(RaidGame(True).setup(), "oneply", "random", 8)
    assert match.rate > 0.5


def test_unknown_bots_are_refused_before_anything_is_played() -> None:
    with pytest.raises(InputError, match="bot rnadom"):
        play_matches(SETUP, "random", "rnadom", 2)


def test_tree_search_is_measured_at_the_second_round() -> None:
    position = quarter_position(SETUP)
    assert isinstance(position.stable, Allies)
    assert (position.stable.round, position.stable.turn) == (1, 0)
    assert sum(len(given) for given in position.answers) == 0
    assert mcts_iterations_per_second(SETUP, 0.05) > 0
