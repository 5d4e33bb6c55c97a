"""Root: how scripted play fares, and what it reckons with."""
from __future__ import annotations

import pytest
from mypy_extensions import i64

from gateleg.games.root.factions.eyrie.words import LEADER
from gateleg.games.root.factions.winged_menace.policy import fright_value
from gateleg.games.root.game import GAME
from gateleg.games.root.judgement import AMBUSHED, CARDBOARD, HARM, battle_value, rules_with
from gateleg.games.root.layout import (
    ABOUT,
    BUILDINGS,
    COUNTS,
    PHASE,
    PLACES,
    ROUND,
    SET_UP,
    TOWARDS,
    VP,
)
from gateleg.games.root.state import Root
from gateleg.kernel.chance import seeded
from gateleg.kernel.play import Policy, RandomPlay
from gateleg.kernel.table import Chooser, Prompt, State, play_out, play_step
from tests.mode import scale

BASE = ["marquise", "eyrie", "alliance", "vagabond"]


class Seats(Chooser):
    """A player for each seat."""

    def __init__(self, players: list[Policy]) -> None:
        self.players = players

    def choose(self, t: State) -> i64:
        return self.players[t.prompt.seat].choose(t)


def table(seats: list[str], seed: int, scripted: list[str]) -> Root:
    """A new game where some factions are played by script and the others at random."""
    players = [
        GAME.policy(seeded(seed + 100 * n)) if name in scripted else Policy(seeded(seed + 100 * n))
        for n, name in enumerate(seats)
    ]
    setup = GAME.setup(seats)
    t = GAME.new(setup, GAME.seeded(setup, seed).chance, Prompt(Seats(players)))
    assert isinstance(t, Root)
    return t


def after_set_up(seats: list[str], seed: int) -> Root:
    t = table(seats, seed, seats)
    while t.n[PHASE] == SET_UP:
        play_step(t)
    return t


@pytest.mark.parametrize("faction", [*BASE, "winged_menace"])
def test_scripted_play_beats_random_play(faction: str) -> None:
    """One against three that play at random: at least three times its fair share."""
    games = scale(40, 4)
    others = [name for name in BASE if name != faction][:3]
    won = 0.0
    for seed in range(games):
        t = table([faction, *others], seed, [faction])
        play_out(t)
        won += t.result(0)
    assert won >= 0.75 * games


def test_games_of_scripted_play_are_as_long_as_those_of_people() -> None:
    """The winners of recorded games needed 6 to 11 turns (BOTS.md 1); rounds are counted from 0."""
    rounds = []
    for seed in range(scale(20, 3)):
        t = table(BASE, seed, BASE)
        play_out(t)
        rounds.append(int(t.n[ROUND]))
    assert 4 <= sorted(rounds)[len(rounds) // 2] <= 10


def test_the_first_decree_is_carried_out() -> None:
    """With a Despot, and a roost more after each of the first two turns."""
    for seed in range(scale(20, 4)):
        t = after_set_up(["marquise", "eyrie"], seed)
        eyrie = t.board.factions[1]
        leader = t.n[eyrie.at + LEADER]
        while t.n[ROUND] < 1:
            play_step(t)
        assert t.n[eyrie.at + LEADER] == leader
        assert t.n[VP + 1] >= 1
        assert t.on_map(eyrie.first_kind) == 2


def test_what_a_question_is_about_is_gone_when_it_is_answered() -> None:
    for seed in range(scale(20, 2)):
        setup = GAME.setup(["winged_menace", "marquise", "eyrie", "alliance"])
        t = GAME.new(setup, GAME.seeded(setup, seed).chance, Prompt(RandomPlay(seeded(seed))))
        assert isinstance(t, Root)
        while not t.over and t.n[ROUND] < 20:
            play_step(t)
            assert t.n[ABOUT] == t.n[TOWARDS] == 0


def test_battles_are_weighed_by_the_dice() -> None:
    """Three against one: 15 of 16 attacks remove it for 3 tenths, 9 of 16 defences one of them for 5; ambushes cost 3.

    Without a guard the extra hit counts too: 1/16 of the attacks removes one building, all others two or more.
    """
    t = after_set_up(["marquise", "eyrie"], 1)
    place = next(i for i in range(PLACES) if t.n[COUNTS + i] == 1 and t.n[COUNTS + 16 + i] + t.n[BUILDINGS + i] == 0)
    t.n[COUNTS + 16 + place] = 3
    t.touch(i64(place))
    assert battle_value(t, i64(1), i64(0), i64(place), i64(3)) == (15 * 3 - 9 * 5) // 16 - AMBUSHED
    t.n[COUNTS + place] = 0
    t.n[BUILDINGS + place] = 2
    t.touch(i64(place))
    gain = CARDBOARD + HARM
    assert battle_value(t, i64(1), i64(0), i64(place), i64(3)) == (1 * gain + 15 * 2 * gain) // 16 - AMBUSHED


def test_rule_with_more_or_less_warriors() -> None:
    """The Eyrie rule with as many as the strongest other, everybody else needs more (2.5, 7.2.3)."""
    t = after_set_up(["marquise", "eyrie"], 1)
    place = next(i for i in range(PLACES) if t.n[COUNTS + i] == 1 and t.n[COUNTS + 16 + i] + t.n[BUILDINGS + i] == 0)
    assert rules_with(t, i64(1), i64(place), i64(1))
    t.n[COUNTS + 16 + place] = 1
    t.touch(i64(place))
    assert not rules_with(t, i64(0), i64(place), i64(1))
    assert rules_with(t, i64(0), i64(place), i64(2))


@pytest.mark.parametrize(("foes", "power", "low", "tenths"), [(1, 3, False, 9), (2, 3, False, 15), (2, 1, False, 1)])
def test_fright_is_weighed_by_the_dice(foes: int, power: int, low: bool, tenths: int) -> None:
    """A swarm of three frightens one warrior in 15 of 16 cases, two in 12 of 16 (BOTS.md 7)."""
    assert fright_value(i64(foes), i64(power), low) == tenths
