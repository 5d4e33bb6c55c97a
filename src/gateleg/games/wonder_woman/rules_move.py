"""WW.5.4, WW.10.6-WW.10.9, WW.11.2, WW.14.6 Heroes move, and who and what goes along."""
from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gateleg.games.wonder_woman.box import KINDS, LASSOES, MOVES_DIRECTLY
from gateleg.games.wonder_woman.state import WARRIORS, WonderWoman
from gateleg.games.wonder_woman.words import (
    BLOCKED,
    BLOCKED_FLIGHT,
    CARRY_OBSTACLES,
    CARRY_WARRIORS,
    FLEE,
    HERO_MOVED,
    HERO_PUSHED,
    LASSO_NO_BLOCKADES,
    LASSO_WHAT,
    MOVE_TO,
    OBSTACLES_MOVED,
    OVER_AFTER_STEPS,
    STOP,
    WARRIORS_MOVED,
)
from gateleg.kernel.cards import NONE
from gateleg.kernel.table import PASS

MOST_CARRIED: Final = 255  # as many numbers as a question has words for


def move_hero(t: WonderWoman, seat: i64, steps: i64, spending: bool) -> None:
    """WW.5.4, WW.12.1 Up to so many roads, at least one; Agility is spent, or it is Diana's step.

    A step straight to a region ends the move (WW.10.6).
    """
    lasso = choose_lasso(t, seat) if spending else NONE
    made: i64 = 0
    while made < steps and can_move(t, seat, made):
        offer_steps(t, seat, made)
        if made > 0:
            t.offer(STOP)
        answer = t.ask(seat, MOVE_TO)
        if answer == STOP:
            return
        directly = answer >= t.box.regions
        region = answer - t.box.regions if directly else answer
        take_step(t, seat, region, lasso, t.switches.carry_on_direct if directly else True)
        made += 1
        if directly:
            return


def offer_steps(t: WonderWoman, seat: i64, made: i64) -> None:
    """WW.5.4, WW.10.6 Along free roads, or with a Relic straight to a region."""
    box = t.box
    here = t.place[seat]
    for i in range(box.first_road[here], box.first_road[here + 1]):
        t.propose(box.neighbours[i], BLOCKED if t.blocked(box.roads_of[i]) else None)
    allowed = direct_regions(t, seat)
    for region in range(box.regions):
        if (allowed >> region) & 1 != 0:
            too_late = made > 0 and not t.switches.direct_after_steps
            t.propose(box.regions + region, OVER_AFTER_STEPS if too_late else None)


def direct_regions(t: WonderWoman, seat: i64) -> i64:
    """WW.10.6, WW.10.11 Where the Hero's Relics lead to, as a mask: any other region, or one with another Hero."""
    here = t.place[seat]
    if t.relic_with(seat, MOVES_DIRECTLY, 0):
        return ((1 << t.box.regions) - 1) & ~(1 << here)
    mask: i64 = 0
    if t.relic_with(seat, MOVES_DIRECTLY, 1):
        for other in range(t.seats):
            if other != seat and t.place[other] != here:
                mask |= 1 << t.place[other]
    return mask


def can_move(t: WonderWoman, seat: i64, made: i64) -> bool:
    """WW.5.4 Whether there is a step to make, after so many in this action."""
    box = t.box
    here = t.place[seat]
    for i in range(box.first_road[here], box.first_road[here + 1]):
        if not t.blocked(box.roads_of[i]):
            return True
    return (made == 0 or t.switches.direct_after_steps) and direct_regions(t, seat) != 0


def take_step(t: WonderWoman, seat: i64, region: i64, lasso: i64, carrying: bool) -> None:
    """WW.11.2, WW.10.7, WW.10.9 The Hero goes to a region, with Warriors and lassoed Obstacles of the one left."""
    here = t.place[seat]
    if carrying:
        t.focus = region
        carry(t, seat, here, region, WARRIORS, CARRY_WARRIORS)
        if lasso != NONE:
            carry(t, seat, here, region, lasso, CARRY_OBSTACLES)
        t.focus = NONE
    t.place[seat] = region
    t.tell(HERO_MOVED, NONE, seat, region)


def carry(t: WonderWoman, seat: i64, here: i64, region: i64, cube: i64, question: i64) -> None:
    """WW.11.2, WW.10.9 Any number of the cubes in the region left may come along."""
    there = t.count(here, cube)
    if there == 0:
        return
    for number in range(min(there, MOST_CARRIED) + 1):
        t.offer(number)
    taken = t.ask(seat, question)
    if taken > 0:
        t.add(here, cube, -taken)
        t.add(region, cube, taken)
        if cube == WARRIORS:
            t.tell(WARRIORS_MOVED, NONE, 32 * here + region, taken)
        else:
            t.tell(OBSTACLES_MOVED, NONE, 32 * here + region, 8 * taken + cube)


def choose_lasso(t: WonderWoman, seat: i64) -> i64:
    """WW.10.9 With the Lasso, before the move: the kind of Obstacle that may come along; NONE for none."""
    if not t.relic_with(seat, LASSOES, NONE):
        return NONE
    for kind in range(i64(KINDS)):
        t.propose(kind, LASSO_NO_BLOCKADES if kind == t.box.blockade else None)
    t.offer(PASS)
    kind = t.ask(seat, LASSO_WHAT)
    return NONE if kind == PASS else kind


def flee(t: WonderWoman, seat: i64) -> None:
    """WW.14.6 A pushed Hero moves along one unblocked road of its player's choice; without a way out it stays.

    It is no action: no Relic, no Blessing, no Lasso.
    """
    box = t.box
    here = t.place[seat]
    ways: i64 = 0
    for i in range(box.first_road[here], box.first_road[here + 1]):
        if t.switches.push_through or not t.blocked(box.roads_of[i]):
            ways += 1
    if ways == 0:
        return
    for i in range(box.first_road[here], box.first_road[here + 1]):
        blocked = t.blocked(box.roads_of[i]) and not t.switches.push_through
        t.propose(box.neighbours[i], BLOCKED_FLIGHT if blocked else None)
    region = t.ask(seat, FLEE)
    if t.switches.push_carries:
        t.focus = region
        carry(t, seat, here, region, WARRIORS, CARRY_WARRIORS)
        t.focus = NONE
    t.place[seat] = region
    t.tell(HERO_PUSHED, NONE, seat, region)
