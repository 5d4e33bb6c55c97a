"""WW.5.6, WW.16.6 Which Blockades are removed, and which animals move where."""
from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from gateleg.games.wonder_woman.state import ZEROS, WonderWoman
from gateleg.games.wonder_woman.words import (
    BLOCKADE_REMOVED,
    MOVE_ANIMAL,
    MOVE_ANIMAL_TO,
    NO_ANIMAL,
    NOT_HERE,
    OBSTACLES_MOVED,
    REMOVE_FROM_ROAD,
)
from gateleg.kernel.cards import NONE


def choose_targets(t: WonderWoman, seat: i64, cost: i64, times: i64) -> None:
    """WW.5.7, WW.7.6 The repeats may be for different targets of the same kind."""
    if cost == t.box.blockade:
        for n in range(times):
            remove_blockade(t, seat, times - n)
    else:
        move_animals(t, seat, cost, times)


def remove_blockade(t: WonderWoman, seat: i64, left: i64) -> None:
    """WW.5.6, WW.14.3 One Blockade on a connected road; asked if there is a choice.

    left   how many are to be removed still, with this one
    """
    box = t.box
    here = t.place[seat]
    blocked: i64 = 0
    chosen: i64 = NONE
    for i in range(box.first_road[here], box.first_road[here + 1]):
        if t.blocked(box.roads_of[i]):
            blocked += 1
            chosen = box.neighbours[i]
    if blocked > left:
        for i in range(box.first_road[here], box.first_road[here + 1]):
            t.propose(box.neighbours[i], None if t.blocked(box.roads_of[i]) else NOT_HERE)
        chosen = t.ask(seat, REMOVE_FROM_ROAD)
    for i in range(box.first_road[here], box.first_road[here + 1]):
        if box.neighbours[i] == chosen:
            t.blockades &= ~(1 << box.roads_of[i])
    t.tell(BLOCKADE_REMOVED, NONE, here, chosen)


def move_animals(t: WonderWoman, seat: i64, kind: i64, times: i64) -> None:
    """WW.16.4, WW.16.6 Several animals one road each, one several roads, or a mix; they start in the Hero's region."""
    moved = ZEROS[: t.box.regions]
    for _ in range(times):
        region = choose_animal(t, seat, kind, moved)
        t.focus = region
        for i in range(t.box.first_road[region], t.box.first_road[region + 1]):
            t.offer(t.box.neighbours[i])
        to = t.ask(seat, MOVE_ANIMAL_TO)
        t.focus = NONE
        t.add(region, kind, -1)
        t.add(to, kind, 1)
        if region != t.place[seat] and moved[region] > 0:
            moved[region] -= 1
        moved[to] += 1
        t.tell(OBSTACLES_MOVED, NONE, 32 * region + to, 8 + kind)


def choose_animal(t: WonderWoman, seat: i64, kind: i64, moved: vec[i64]) -> i64:
    """WW.16.6 The region of the animal to be moved: the Hero's own, or one that an animal has been moved to just now.

    Variant animals_from=any_region: every region that holds one.
    """
    found: i64 = 0
    only: i64 = NONE
    for region in range(t.box.regions):
        if may_move_from(t, seat, kind, moved, region):
            found += 1
            only = region
    if found == 1:
        return only
    for region in range(t.box.regions):
        if t.count(region, kind) > 0:
            t.propose(region, None if may_move_from(t, seat, kind, moved, region) else NO_ANIMAL)
    return t.ask(seat, MOVE_ANIMAL)


def may_move_from(t: WonderWoman, seat: i64, kind: i64, moved: vec[i64], region: i64) -> bool:
    """WW.16.6 Whether an animal of this region may be moved."""
    if t.count(region, kind) == 0:
        return False
    return region == t.place[seat] or moved[region] > 0 or t.switches.animals_anywhere
