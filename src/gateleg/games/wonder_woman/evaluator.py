"""How Wonder Woman stands for the team: the work that is left against the rounds that Defense allows for."""
from __future__ import annotations

from math import exp, log
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from gateleg.games.wonder_woman.box import AFTER_DAMAGE, DAMAGE_COST, KINDS, MOVE_ONE, REMOVE_ALL
from gateleg.games.wonder_woman.rules_enemy import threat
from gateleg.games.wonder_woman.rules_special import blockades_at, wields_charged_sword
from gateleg.games.wonder_woman.state import CUBES, RELICS, START, WARRIORS, WonderWoman, zone_of
from gateleg.kernel.play import Evaluator
from gateleg.kernel.table import State

WEIGHTS: Final = vec[float]([2.0, 0.15, 1.5, 0.4, 4.0, 2.5, 8.0, 0.7, 3.0, 0.5, 0.02, 1.0])
GROWTH: Final = 0
CUBE: Final = 1
LYCANTHROPES: Final = 2
HUNTERS: Final = 3
BEACON: Final = 4
REACTION: Final = 5
BLESSING: Final = 6
WARRIOR: Final = 7
END: Final = 8
LAST: Final = 9
ROAD: Final = 10
EXPOSED: Final = 11
HELD: Final = 0.08  # standing that a recovered Relic is worth
STEEPNESS: Final = 1.5
EVEN: Final = -2.0  # standing at which wins and losses balance


def danger(t: WonderWoman) -> float:
    """Defense that a round costs, now and by what grows of the board."""
    box = t.box
    found = WEIGHTS[GROWTH] + float(threat(t))
    cubes: i64 = 0
    for region in range(box.regions):
        for kind in range(i64(KINDS)):
            cubes += t.cubes[CUBES * region + kind]
        if box.lycanthrope >= 0 and t.count(region, box.lycanthrope) > 0:
            found += WEIGHTS[LYCANTHROPES]
    if box.hunting_party >= 0:
        found += WEIGHTS[HUNTERS] * float(t.on_board(box.hunting_party))
    return found + WEIGHTS[CUBE] * float(cubes)


def effort(t: WonderWoman) -> float:
    """Points of Emblems until the enemy is beaten, without those that Warriors will give: damage at its plain price,
    Magic Beacons to be removed before, or paid for."""
    box = t.box
    left = WEIGHTS[END] + float(t.health * box.price[DAMAGE_COST])
    if box.per_beacon > 0:
        beacons = t.on_board(box.beacon)
        left += float(beacons) * min(WEIGHTS[BEACON], float(box.per_beacon * t.health))
    if box.else_health > 0 and t.health > 0:
        left += WEIGHTS[BLESSING] * float(blessings(t))
    return left


def blessings(t: WonderWoman) -> i64:
    """Blessing tokens that are still on the board."""
    found: i64 = 0
    mask = t.blessings
    while mask != 0:
        mask &= mask - 1
        found += 1
    return found


def work(t: WonderWoman) -> float:
    """The same, with what Warriors on the board will give taken off."""
    return max(WEIGHTS[END], effort(t) - saved(t))


def saved(t: WonderWoman) -> float:
    """Points that Warriors on the board will save, less those that may be corrupted."""
    points = 0.0
    for region in range(t.box.regions):
        there = float(t.count(region, WARRIORS))
        points += WEIGHTS[EXPOSED] * there if (t.box.command >> region) & 1 != 0 else there
    return WEIGHTS[WARRIOR] * points


def standing(t: WonderWoman) -> float:
    """Logarithm of the rounds that Defense allows for, over the work that is left."""
    relics: i64 = 0
    for seat in range(t.seats):
        relics += t.cards.size(zone_of(seat, RELICS))
    return log((float(t.defense) + 1.0) / danger(t)) - log(work(t)) + HELD * float(relics)


def gain(t: WonderWoman, region: i64, cost: i64, times: i64, team: i64, used: i64) -> float:
    """How much better the standing is after so many repeats of a special action in a region that use up so many
    Warriors; `t` is left as it was."""
    if cost == DAMAGE_COST:
        return gain_of_damage(t, times, team, used)
    spent = WEIGHTS[WARRIOR] * float(used) / work(t)
    if cost == t.box.blockade:
        return WEIGHTS[ROAD] * float(min(times, blockades_at(t, region))) - spent
    if t.box.price_action[cost] == MOVE_ONE:
        return gain_of_animal(t, region, cost, times) - spent
    before = log(danger(t)) + log(work(t))
    there = t.count(region, cost)
    removed = there if t.box.price_action[cost] == REMOVE_ALL else min(times, there)
    t.add(region, cost, -removed)
    after = log(danger(t)) + log(work(t))
    t.add(region, cost, removed)
    return before - after - spent


def gain_of_damage(t: WonderWoman, times: i64, team: i64, used: i64) -> float:
    """The same of damage: the last Health of Ares falls by the charged sword alone, and others answer to it."""
    health = t.health
    before = work(t)
    t.health = max(0, health - times)
    if t.health == 0 and t.box.else_health > 0 and not wields_charged_sword(t, team):
        t.health = min(health, t.box.else_health)
    after = effort(t) - saved(t) + WEIGHTS[WARRIOR] * float(used)
    if t.health > 0:
        after += reaction(t)
    else:
        after = 0.0
    t.health = health
    return log(before / max(WEIGHTS[LAST], after))


def reaction(t: WonderWoman) -> float:
    """Points that the enemy's answer to damage costs the team: Beacons for each Hero, or a Lycanthrope."""
    box = t.box
    if box.program_begin[AFTER_DAMAGE] == box.program_end[AFTER_DAMAGE]:
        return 0.0
    if box.per_beacon == 0:
        return WEIGHTS[REACTION]
    return float(t.seats) * min(WEIGHTS[BEACON], float(box.per_beacon * t.health))


def gain_of_animal(t: WonderWoman, region: i64, kind: i64, steps: i64) -> float:
    """The best that moving one animal so many roads does; 0.0 at least."""
    box = t.box
    before = log(danger(t)) + log(work(t))
    best = 0.0
    for to in range(box.regions):
        if to != region and box.distance[box.regions * region + to] <= steps:
            best = max(best, gain_of_way(t, region, to, kind, before))
    return best


def gain_of_way(t: WonderWoman, region: i64, to: i64, kind: i64, before: float) -> float:
    """What moving one animal along one road does; `before` is log danger plus log work."""
    if t.count(region, kind) == 0:
        return 0.0
    t.add(region, kind, -1)
    t.add(to, kind, 1)
    after = log(danger(t)) + log(work(t))
    t.add(region, kind, 1)
    t.add(to, kind, -1)
    return before - after


@final
class WonderWomanEvaluator(Evaluator):
    """Chance that the team wins, from the standing."""

    def value(self, t: State, seat: i64) -> float:
        assert isinstance(t, WonderWoman)
        if t.over:
            return t.result(seat)
        return 1.0 / (1.0 + exp(-STEEPNESS * (standing(t) - EVEN)))

    def quiet(self, t: State) -> bool:
        """A round is over: what the enemy does next is the same for all that was done before."""
        assert isinstance(t, WonderWoman)
        return t.over or t.phase == START
