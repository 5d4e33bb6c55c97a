"""What games keep for a set-up is that set-up's own, whoever else asks meanwhile."""
from __future__ import annotations

import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import count

import pytest

from gateleg.games.registry import find_game, game_names
from gateleg.kernel.game import Setup
from gateleg.kernel.kept import Kept


@pytest.fixture
def restless() -> Iterator[None]:
    """Threads change at every turn."""
    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    yield
    sys.setswitchinterval(before)


def test_each_set_up_has_its_own_for_many_threads_at_once(restless: None) -> None:
    """A server makes views of many tables at a time."""
    game = find_game("allies")
    setups = [game.setup() for _ in range(4)]
    kept: Kept[list[Setup]] = Kept(lambda setup: [setup])

    def ask(n: int) -> bool:
        setup = setups[n % len(setups)]
        return all(kept.of(setup)[0] is setup for _ in range(300))

    with ThreadPoolExecutor(4) as pool:
        assert all(pool.map(ask, range(4)))


def test_what_was_made_is_made_once_and_the_longest_unused_is_forgotten() -> None:
    game = find_game("allies")
    setups = [game.setup() for _ in range(3)]
    numbers = count()
    kept: Kept[int] = Kept(lambda setup: next(numbers), most=2)
    assert [kept.of(setup) for setup in (setups[0], setups[0], setups[1], setups[0], setups[2])] == [0, 0, 1, 0, 2]
    assert [kept.of(setup) for setup in (setups[0], setups[1])] == [0, 3]


@pytest.mark.parametrize("name", game_names())
def test_tables_with_different_seats_are_drawn_by_turns(name: str) -> None:
    """What a game has made for one of them is not made anew for each look at it."""
    game = find_game(name)
    kept = vars(game)["_prepared"]
    make, made = kept.make, []

    def counted(setup: Setup) -> object:
        made.append(setup)
        return make(setup)

    kept.make = counted
    try:
        for setup in (game.setup(), game.setup()) * 3:
            t = game.seeded(setup, 1)
            game.model(t.view(0), setup)
    finally:
        kept.make = make
    assert len(made) == 2
