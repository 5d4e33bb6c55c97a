"""What holds at every stable point of every game of Armata Strigoi."""
from __future__ import annotations

from typing import Any

import pytest

from gateleg.games.armata_strigoi.box import ABILITIES, ACTION_CARDS, POOLS, REWARD_CARDS
from gateleg.games.armata_strigoi.game import GAME
from gateleg.games.armata_strigoi.outlook import bits
from gateleg.games.armata_strigoi.rules_board import ALL_LADDERS, FALLEN, OUTSIDE, ROOMS
from gateleg.games.armata_strigoi.rules_sight import spaces_there
from gateleg.games.armata_strigoi.state import (
    CARDS_PHASE,
    DISCARD,
    FOE,
    FRONT,
    HAND,
    MOVE_PHASE,
    REWARD_DISCARD,
    REWARDS,
    STRIGOI_WOUNDS,
    USED,
    WOUND,
    Armata,
)
from gateleg.kernel.cards import NONE, NOWHERE
from gateleg.kernel.chance import seeded
from gateleg.kernel.play import RandomPlay
from gateleg.kernel.table import Prompt, play_step
from tests.games.armata_strigoi.packs import WEAK_STRIGOI
from tests.kits.probe import random_setup
from tests.mode import scale


def check(t: Armata) -> None:
    """Nothing is lost, doubled or where it cannot be."""
    box, cards = t.box, t.cards
    assert all(cards.zone_of(card) != NOWHERE for card in range(cards.layout.cards))
    assert sum(int(cards.size(zone)) for zone in range(len(cards.layout.zones))) == cards.layout.cards
    for back in range(POOLS):
        for card in range(int(box.deck_first[back]), int(box.deck_first[back + 1])):
            assert box.back[cards.face(card)] == back
    assert t.altar >= 0
    assert t.supply() >= 0
    assert t.over or t.hell < box.hell[t.seats]
    fought = bits(int(t.fought_lo), int(t.fought_hi))
    assert len(fought) <= box.fight_tokens
    assert all(t.plan.mark[spot] for spot in fought)
    assert 0 <= t.ladders <= ALL_LADDERS
    assert t.turned[0] == t.turned[OUTSIDE] == 0
    assert all(0 <= t.turned[room] <= FALLEN for room in range(ROOMS))
    assert t.lair[0] != t.lair[1] or t.over
    assert all(room == NONE or t.turned[room] != FALLEN for room in t.lair)
    assert all(cards.size(STRIGOI_WOUNDS + s) < box.strigoi_life[t.strigoi_row(s)] for s in range(2) if t.lair[s] >= 0)
    if not t.over:
        assert cards.size(FOE) == 0
        check_wolves(t)


def check_wolves(t: Armata) -> None:
    """Wolves stand apart, on spaces that exist; their cards are where cards of that sort lie."""
    box, cards = t.box, t.cards
    there = bits(*map(int, spaces_there(t)))
    standing = [int(t.at[seat]) for seat in range(t.seats) if t.at[seat] != NONE]
    assert len(set(standing)) == len(standing)
    assert all(spot in there and t.strigoi_on(spot) == NONE for spot in standing)
    for seat in range(t.seats):
        assert cards.size(WOUND + seat) < box.wound_limit
        for zone, back in (
            (HAND, ACTION_CARDS), (FRONT, ACTION_CARDS), (DISCARD, ACTION_CARDS), (REWARDS, REWARD_CARDS),
            (USED, REWARD_CARDS), (REWARD_DISCARD, REWARD_CARDS),
        ):
            assert all(box.back[cards.face(cards.at(zone + seat, i))] == back for i in range(cards.size(zone + seat)))
        gains = [int(box.gain[cards.face(cards.at(zone + seat, i))]) for zone in (HAND, FRONT, DISCARD)
                 for i in range(cards.size(zone + seat))]
        assert all(gains.count(gain) == 1 for gain in set(gains) - {NONE})
        assert t.icons[seat] >= 0
        assert all(t.icon_count(seat, ability) < 100 for ability in range(ABILITIES))
        assert (t.played[seat] == NONE) == (t.phase <= CARDS_PHASE)
    if t.phase >= MOVE_PHASE:
        order = [int(seat) for seat in t.order[: t.seats]]
        assert sorted(order) == list(range(int(t.seats)))
        initiatives = [int(box.initiative[t.card(seat)]) for seat in order]
        assert initiatives == sorted(initiatives)
        assert t.walked >= 0


def play(seed: int, fixed: dict[str, str] | None, pack: dict[str, Any] | None) -> int:
    """A random game with random options; the rounds it took."""
    stream = seeded(seed)
    t = GAME.seeded(random_setup(GAME, stream, fixed, pack), seed, Prompt(RandomPlay(stream)))
    assert isinstance(t, Armata)
    while not t.over:
        check(t)
        play_step(t)
    check(t)
    return int(t.round)


def test_random_games_keep_the_table_whole() -> None:
    for seed in range(scale(60, 4)):
        play(seed, {"empty_altar": "supply"}, None)


def test_games_against_weak_strigoi_keep_the_table_whole() -> None:
    for seed in range(scale(60, 4)):
        play(seed, {"max_rounds": "60"}, WEAK_STRIGOI)


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_5000_games_for_each_number_of_seats(seats: int) -> None:
    """As published: all options at their defaults; games end without the guard."""
    setup = GAME.setup([f"p{n + 1}" for n in range(seats)])
    for seed in range(scale(5000, 20)):
        t = GAME.seeded(setup, seed, Prompt(RandomPlay(seeded(seed))))
        assert isinstance(t, Armata)
        while not t.over:
            check(t)
            play_step(t)
        check(t)
        assert t.round < 1000
