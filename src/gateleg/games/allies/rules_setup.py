"""AL.2 Setup."""
from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gateleg.games.allies.box import TRIBES, Box
from gateleg.games.allies.state import (
    BEFORE_TRIBES,
    COLUMNS,
    DECK,
    DECKS,
    DRAFT,
    HAND_SIZES,
    NONES,
    RANDOM,
    REGION_DECK,
    REGIONS,
    SEATS,
    START,
    TRIBE_DRAW,
    ZEROS,
    Allies,
    Switches,
)
from gateleg.games.allies.words import PICK_TRIBE, TRIBE_CLASH, TRIBE_PICKED, TRIBE_TAKEN
from gateleg.kernel.cards import NONE, Layout
from gateleg.kernel.chance import Chance
from gateleg.kernel.table import Prompt, Rules

BALLOTS: Final = 3  # of the simultaneous pick, before chance decides
PICKS: Final = 2  # tribes of each player


def new_table(rules: Rules, box: Box, layout: Layout, switches: Switches, chance: Chance, prompt: Prompt) -> Allies:
    """AL.2.1, AL.2.5 The starting player is drawn; the limit starts at five cards."""
    starter = chance.below(START, SEATS)
    return Allies(
        rules, box, switches, layout.new_cards(), chance, prompt, False, NONES[:TRIBES], NONES[:], ZEROS[:],
        NONES[:COLUMNS], ZEROS[:COLUMNS], HAND_SIZES[:], ZEROS[:SEATS], starter, BEFORE_TRIBES, 0,
    )


def pick_tribes(t: Allies) -> None:
    """AL.2.2 Each picks two tribes, all different: the one who does not start has the first and the last pick."""
    if t.switches.tribes == DRAFT:
        first: i64 = 1 - t.starter
        pick_tribe(t, first)
        pick_tribe(t, 1 - first)
        pick_tribe(t, 1 - first)
        pick_tribe(t, first)
    elif t.switches.tribes == RANDOM:
        for pick in range(i64(SEATS * PICKS)):
            draw_tribe(t, pick // PICKS)
    else:
        name_tribes_secretly(t)


def pick_tribe(t: Allies, seat: i64) -> None:
    offer_tribes(t)
    take_tribe(t, seat, t.ask(seat, PICK_TRIBE))


def offer_tribes(t: Allies) -> None:
    """AL.2.2 A tribe has one deck, so it can be had once."""
    for tribe in range(i64(TRIBES)):
        t.propose(tribe, TRIBE_TAKEN if t.owner[tribe] != NONE else None)


def take_tribe(t: Allies, seat: i64, tribe: i64) -> None:
    t.owner[tribe] = seat
    t.tell(TRIBE_PICKED, NONE, seat, tribe)


def draw_tribe(t: Allies, seat: i64) -> None:
    """A random tribe of those nobody has."""
    free: i64 = 0
    for tribe in range(i64(TRIBES)):
        if t.owner[tribe] == NONE:
            free += 1
    drawn = t.chance.below(TRIBE_DRAW, free)
    for tribe in range(i64(TRIBES)):
        if t.owner[tribe] == NONE:
            if drawn == 0:
                take_tribe(t, seat, tribe)
                return
            drawn -= 1


def name_tribes_secretly(t: Allies) -> None:
    """AL.2.2 Variant: both name tribes at once; what both have named goes to nobody and is named again.

    After a third clash chance decides who gets the tribe, and what the other gets.
    """
    missing: i64 = PICKS
    for ballot in range(i64(BALLOTS)):
        for seat in range(i64(SEATS)):
            first: i64 = NONE
            for _ in range(missing):
                for tribe in range(i64(TRIBES)):
                    t.propose(tribe, TRIBE_TAKEN if t.owner[tribe] != NONE or tribe == first else None)
                first = t.ask_secretly(seat, PICK_TRIBE)
                if first < 0:
                    break
        t.await_secrets()
        missing = give_named_tribes(t, missing, ballot == BALLOTS - 1)
        if missing == 0:
            return


def give_named_tribes(t: Allies, named: i64, settle: bool) -> i64:
    """Give each seat what only it has named; how many picks each still misses."""
    clashes: i64 = 0
    for seat in range(i64(SEATS)):
        for n in range(named):
            tribe = t.secret(seat, n)
            if tribe == t.secret(1 - seat, 0) or (named > 1 and tribe == t.secret(1 - seat, 1)):
                if seat == 0:
                    clashes += 1
                    t.tell(TRIBE_CLASH, NONE, tribe, 0)
            else:
                take_tribe(t, seat, tribe)
    if not settle:
        return clashes
    for n in range(named):
        tribe = t.secret(0, n)
        if t.owner[tribe] == NONE:
            take_tribe(t, t.chance.below(TRIBE_DRAW, SEATS), tribe)
    for seat in range(i64(SEATS)):
        while tribes_of(t, seat) < PICKS:
            draw_tribe(t, seat)
    return 0


def tribes_of(t: Allies, seat: i64) -> i64:
    n: i64 = 0
    for owner in t.owner:
        if owner == seat:
            n += 1
    return n


def build_decks(t: Allies) -> None:
    """AL.0.1, AL.2.3, AL.2.4 The two tribes' cards are shuffled into each player's deck, the regions into theirs."""
    first: i64 = 0
    for seat in range(i64(SEATS)):
        card = first
        for tribe in range(i64(TRIBES)):
            if t.owner[tribe] == seat:
                card = t.cards.put_all(card, t.box.by_tribe, t.box.tribe_first[tribe], t.box.tribe_first[tribe + 1],
                                       DECK + seat)
        t.cards.shuffle(DECK + seat, t.chance, DECKS + seat)
        first = t.cards.layout.pool_end[seat]
    t.cards.put_all(first, t.box.by_tribe, t.box.tribe_first[TRIBES], t.box.faces, REGION_DECK)
    t.cards.shuffle(REGION_DECK, t.chance, REGIONS)
