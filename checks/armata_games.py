"""Random games of Armata Strigoi with each number of seats, as published: a person runs it.

    uv run python checks/armata_games.py [GAMES]     5,000 games each by default

Every stable point of every game is checked against what always holds, the cards once a round; prints how the games
ended and how long they were.  Nothing in the rules bounds a game: a pack that keeps out of sight could play on for
ever.  What ends random games is Hell, soon or late; the option max_rounds is the guard for everybody else.
"""
from __future__ import annotations

import sys
from collections import Counter

from gateleg.games.armata_strigoi.box import ABILITIES, ACTION_CARDS, ICON_BITS, POOLS, REWARD_CARDS
from gateleg.games.armata_strigoi.game import GAME
from gateleg.games.armata_strigoi.rules_board import ALL_LADDERS, FALLEN, OUTSIDE
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
from gateleg.kernel.bits import count_of
from gateleg.kernel.cards import NONE, NOWHERE
from gateleg.kernel.chance import seeded
from gateleg.kernel.game import Setup
from gateleg.kernel.play import RandomPlay
from gateleg.kernel.table import Prompt, play_step

PLACES_OF = [  # zones of a seat, and what may lie there
    (HAND, ACTION_CARDS), (FRONT, ACTION_CARDS), (DISCARD, ACTION_CARDS),
    (REWARDS, REWARD_CARDS), (USED, REWARD_CARDS), (REWARD_DISCARD, REWARD_CARDS),
]


def faults(t: Armata) -> list[str]:
    """What does not hold though it must, at any stable point."""
    box = t.box
    lo, hi = spaces_there(t)
    standing = [strigoi for strigoi in range(2) if t.lair[strigoi] != NONE]
    checks = {
        "Blood Points are on the Altar, in Hell or in the supply": t.altar >= 0 and t.hell >= 0 and t.supply() >= 0,
        "Hell at its limit ends the game": t.over or t.hell < box.hell[t.seats],
        "Fight tokens lie on marks": (
            t.fought_lo & ~(t.plan.red_lo | t.plan.grey_lo) == 0
            and t.fought_hi & ~(t.plan.red_hi | t.plan.grey_hi) == 0
        ),
        "there are so many Fight tokens": count_of(t.fought_lo) + count_of(t.fought_hi) <= box.fight_tokens,
        "there are five ladders": 0 <= t.ladders <= ALL_LADDERS,
        "R0 does not turn": t.turned[0] == t.turned[OUTSIDE] == 0,
        "platforms have six turns, or have fallen": all(0 <= turn <= FALLEN for turn in t.turned),
        "Strigoi stand apart": t.lair[0] != t.lair[1] or t.over,
        "Strigoi stand on platforms": all(t.turned[t.lair[strigoi]] != FALLEN for strigoi in standing),
        "Strigoi that stand have life left": all(
            t.cards.size(STRIGOI_WOUNDS + strigoi) < box.strigoi_life[t.strigoi_row(strigoi)] for strigoi in standing
        ),
        "nobody is fought between questions": t.over or (t.cards.size(FOE) == 0 and t.foe == NONE and t.bonus == 0),
        "turns follow initiative": t.over or t.phase < MOVE_PHASE or in_order(t),
        "nobody walks a negative way": t.walked >= 0,
    }
    found = [name for name, holds in checks.items() if not holds]
    for seat in range(0 if t.over else t.seats):
        spot = t.at[seat]
        checks = {
            "stands alone on a space that exists": spot == NONE or (
                (lo & t.plan.bit_lo[spot]) | (hi & t.plan.bit_hi[spot]) != 0
                and t.wolf_on(spot) == seat and t.strigoi_on(spot) == NONE
            ),
            "has fewer Wounds than the third": t.cards.size(WOUND + seat) < box.wound_limit,
            "has icons that can be counted": 0 <= t.icons[seat] < 100 << ICON_BITS * (ABILITIES - 1),
            "has a card in front from the reveal to the end of the round": (
                (t.played[seat] == NONE) == (t.phase <= CARDS_PHASE)
            ),
        }
        found += [f"seat {seat}: {name}" for name, holds in checks.items() if not holds]
    return found


def card_faults(t: Armata) -> list[str]:
    """The same of the cards, at the start of each round and at the end."""
    cards = t.cards
    sizes = [cards.size(zone) for zone in range(len(cards.layout.zones))]
    backs = [
        back for back in range(POOLS) for _ in range(int(t.box.deck_first[back]), int(t.box.deck_first[back + 1]))
    ]
    checks = {
        "every card lies in one place": sum(sizes) == cards.layout.cards and all(
            cards.zone_of(card) != NOWHERE for card in range(cards.layout.cards)
        ),
        "every card keeps its back": all(t.box.back[cards.face(card)] == back for card, back in enumerate(backs)),
    }
    found = [name for name, holds in checks.items() if not holds]
    for seat in range(t.seats):
        gains = [t.box.gain[face] for zone in (HAND, FRONT, DISCARD) for face in faces(t, zone + seat)]
        checks = {
            "has its cards where cards of that sort lie": all(
                t.box.back[face] == back for zone, back in PLACES_OF for face in faces(t, zone + seat)
            ),
            "owns no advanced card twice": all(gains.count(gain) == 1 for gain in set(gains) - {NONE}),
        }
        found += [f"seat {seat}: {name}" for name, holds in checks.items() if not holds]
    return found


def faces(t: Armata, zone: int) -> list[int]:
    return [t.cards.face(t.cards.at(zone, i)) for i in range(t.cards.size(zone))]


def in_order(t: Armata) -> bool:
    """Whether every seat has one turn, the lowest initiative first."""
    order = [int(seat) for seat in t.order[: t.seats]]
    initiatives = [int(t.box.initiative[t.card(seat)]) for seat in order]
    return sorted(order) == list(range(int(t.seats))) and initiatives == sorted(initiatives)


def play(setup: Setup, seed: int) -> tuple[str, int]:
    """How a random game ended, and after how many rounds.  AssertionError where something does not hold."""
    t = GAME.seeded(setup, seed, Prompt(RandomPlay(seeded(seed))))
    assert isinstance(t, Armata)
    while True:
        found = faults(t)
        if t.over or t.phase == CARDS_PHASE:
            found += card_faults(t)
        assert not found, f"{len(setup.seats)} seats, {setup.options}, seed {seed}, round {t.round}: {found}"
        if t.over:
            break
        play_step(t)
    summary = GAME.summary(t)
    return "won" if summary["winners"] else str(summary["reason"]), int(t.round)


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 5000
    for seats in range(2, 6):
        setup = GAME.setup([f"p{n + 1}" for n in range(seats)])
        played = [play(setup, seed) for seed in range(games)]
        rounds = sorted(length for _, length in played)
        print(
            f"{seats} seats: {dict(Counter(end for end, _ in played))}; rounds: least {rounds[0]}, median"
            f" {rounds[games // 2]}, 99 % within {rounds[games * 99 // 100]}, most {rounds[-1]}", flush=True,
        )


if __name__ == "__main__":
    main()
