"""How Wonder Woman stands for the team: the work that is left against the rounds that Defense allows for."""
from __future__ import annotations

from math import exp, log
from typing import Final, final

from mypy_extensions import i64

from gateleg.games.wonder_woman.box import AFTER_DAMAGE, DAMAGE_COST, KINDS, MOVE_ONE, REMOVE_ALL
from gateleg.games.wonder_woman.rules_enemy import threat
from gateleg.games.wonder_woman.rules_special import blockades_at, wields_charged_sword
from gateleg.games.wonder_woman.state import (
    CUBES,
    ENEMY_DECK,
    ENEMY_DISCARD,
    RELICS,
    START,
    WARRIORS,
    WonderWoman,
    zone_of,
)
from gateleg.kernel.play import Evaluator
from gateleg.kernel.table import State

LYCANTHROPES: Final = 1.5  # a region with them brings a Wounded Amazon each round
COMPLETED: Final = 1.6  # cards of the deck that completing one takes, as some make her draw or discard
PASSING: Final = 1.7  # cards that a round takes besides: the draw for a region, and answers to damage
PACK: Final = 1.0  # Hunting Parties yet to come, on the average of the rounds that are left
BEACON: Final = 4.0  # points that a Magic Beacon costs before it is removed
REACTION: Final = 2.5  # points that a Lycanthrope costs
END: Final = 3.0  # points: the last damage is not worth without bound
LAST: Final = 0.5  # the same, of winning
ROAD: Final = 0.02  # standing that a Blockade costs
HELD: Final = 0.08  # standing that a recovered Relic is worth
MANY: Final = 4  # Heroes, among whom Warriors count for less
STEEPNESS: Final = 1.5
EVEN: Final = -2.0  # standing at which wins and losses balance


@final
class Manner:
    """How an enemy is fought; found by comparing the wins of 160 to 600 games for each set of numbers, Circe's and
    those of many against Ares by the cross-entropy method (Rubinstein 1999).

    growth   Defense that new Obstacles of the rounds to come will cost, besides those on the board
    cube     what an Obstacle may yet cost, in Defense a round
    warrior  share of a point of Emblems that a Warrior saves later;   exposed   part of it in a Command region, where
             the enemy turns Warriors into Obstacles
    shared   part of a repeat's worth for points that others must complete
    far      what each road takes from the worth of being near to a target;   near   worth of standing beside one after
             the last card, as a part of what can be done there
    help     points that each Hero close by may add to damage
    blessing   points of Emblems, for each Hero, that the way to a Blessing costs: only the bearer can go it
    """

    def __init__(
        self, growth: float, cube: float, warrior: float, exposed: float, shared: float, far: float, near: float,
        help: i64, blessing: float,
    ) -> None:
        self.growth = growth
        self.cube = cube
        self.warrior = warrior
        self.exposed = exposed
        self.shared = shared
        self.far = far
        self.near = near
        self.help = help
        self.blessing = blessing


BLOW_BY_BLOW: Final = Manner(4.0, 0.16, 0.27, 0.8, 0.25, 0.5, 0.23, 4, 4.0)  # Ares
BLOW_BY_BLOW_OF_MANY: Final = Manner(5.4, 0.166, 0.21, 0.75, 0.22, 0.49, 0.2, 5, 4.6)  # Ares and four Heroes or five
CHASE: Final = Manner(10.0, 0.15, 0.7, 1.0, 0.3, 0.6, 0.3, 2, 0.0)  # The Cheetah
GREAT_STRIKES: Final = Manner(7.6, 0.47, 0.96, 0.87, 0.53, 0.23, 0.56, 8, 0.0)  # Circe: her answer is dear


def manner(t: WonderWoman) -> Manner:
    """How the enemy of this game is fought, by what its mat says and how many fight it."""
    if t.box.per_beacon > 0:
        return GREAT_STRIKES
    if t.box.lose_on > 0:
        return CHASE
    return BLOW_BY_BLOW_OF_MANY if t.seats >= MANY else BLOW_BY_BLOW


def obstacles_on(t: WonderWoman) -> i64:
    """Obstacles of all kinds in all regions."""
    cubes = t.cubes
    total: i64 = 0
    for at in range(0, CUBES * t.box.regions, CUBES):
        for kind in range(i64(KINDS)):
            total += cubes[at + kind]
    return total


def danger(t: WonderWoman, obstacles: i64) -> float:
    """Defense that a round costs, now and by what grows of the board, on which so many Obstacles lie."""
    box = t.box
    found = manner(t).growth + float(threat(t))
    if box.lycanthrope >= 0:
        cubes = t.cubes
        for at in range(box.lycanthrope, CUBES * box.regions, CUBES):
            if cubes[at] > 0:
                found += LYCANTHROPES
    return found + manner(t).cube * float(obstacles)


def peril(t: WonderWoman, obstacles: i64) -> float:
    """Share of what the team has left that a round costs: of Defense, and where a deck that runs out ends the game, of
    its cards."""
    box = t.box
    share = danger(t, obstacles) / (float(t.defense) + 1.0)
    if box.lose_on > 0:
        left = t.cards.size(ENEMY_DECK)
        left += (box.lose_on - 1 - t.reshuffles) * (left + t.cards.size(ENEMY_DISCARD))
        taken = PASSING + COMPLETED * float(box.draws)
        if box.hunting_party >= 0:
            taken += PACK + float(t.on_board(box.hunting_party))
        share += taken / (float(left) + 1.0)
    return share


def effort(t: WonderWoman) -> float:
    """Points of Emblems until the enemy is beaten, without those that Warriors will give: damage at its plain price,
    Magic Beacons to be removed before, or paid for."""
    box = t.box
    left = END + float(t.health * box.price[DAMAGE_COST])
    if box.per_beacon > 0:
        beacons = t.on_board(box.beacon)
        left += float(beacons) * min(BEACON, float(box.per_beacon * t.health))
    if box.else_health > 0 and t.health > 0:
        left += manner(t).blessing * float(t.seats * blessings(t))
    return left


def blessings(t: WonderWoman) -> i64:
    """Blessing tokens that are still on the board."""
    found: i64 = 0
    mask = t.blessings
    while mask != 0:
        mask &= mask - 1
        found += 1
    return found


def saved(t: WonderWoman) -> float:
    """Points that Warriors on the board will save, less those that may be corrupted."""
    m = manner(t)
    points = 0.0
    for region in range(t.box.regions):
        there = float(t.count(region, WARRIORS))
        points += m.exposed * there if (t.box.command >> region) & 1 != 0 else there
    return m.warrior * points


def standing(t: WonderWoman) -> float:
    """Logarithm of the rounds that Defense and deck allow for, over the work that is left."""
    relics: i64 = 0
    for seat in range(t.seats):
        relics += t.cards.size(zone_of(seat, RELICS))
    return -burden(t, obstacles_on(t), saved(t)) + HELD * float(relics)


def burden(t: WonderWoman, obstacles: i64, spared: float) -> float:
    """Logarithm of the work that is left, `spared` by Warriors, over the rounds that Defense and deck allow for."""
    return log(peril(t, obstacles)) + log(max(END, effort(t) - spared))


def reaction(t: WonderWoman) -> float:
    """Points that the enemy's answer to damage costs the team: Beacons for each Hero, or a Lycanthrope."""
    box = t.box
    if box.program_begin[AFTER_DAMAGE] == box.program_end[AFTER_DAMAGE]:
        return 0.0
    if box.per_beacon == 0:
        return REACTION
    return float(t.seats) * min(BEACON, float(box.per_beacon * t.health))


@final
class Outlook:
    """What changes of the board gain, each of them tried on it and taken back: `look`, then ask.

    work     points that are left, with what Warriors on the board will give taken off;   spared   the latter
    obstacles   on the board;   burden   see there
    """

    def __init__(self) -> None:
        self.manner = BLOW_BY_BLOW
        self.work = 0.0
        self.spared = 0.0
        self.obstacles: i64 = 0
        self.burden = 0.0

    def look(self, t: WonderWoman) -> None:
        """The board as it lies."""
        self.manner = manner(t)
        self.spared = saved(t)
        self.work = max(END, effort(t) - self.spared)
        self.obstacles = obstacles_on(t)
        self.burden = log(peril(t, self.obstacles)) + log(self.work)

    def gain(self, t: WonderWoman, region: i64, cost: i64, times: i64, team: i64, used: i64) -> float:
        """How much better the standing is after so many repeats of a special action in a region that use up so many
        Warriors."""
        if cost == DAMAGE_COST:
            return self._gain_of_damage(t, times, team, used)
        spent = self.manner.warrior * float(used) / self.work
        if cost == t.box.blockade:
            return ROAD * float(min(times, blockades_at(t, region))) - spent
        if t.box.price_action[cost] == MOVE_ONE:
            return self.gain_of_animal(t, region, cost, times) - spent
        there = t.count(region, cost)
        removed = there if t.box.price_action[cost] == REMOVE_ALL else min(times, there)
        t.add(region, cost, -removed)
        after = burden(t, self.obstacles - removed, self.spared)
        t.add(region, cost, removed)
        return self.burden - after - spent

    def _gain_of_damage(self, t: WonderWoman, times: i64, team: i64, used: i64) -> float:
        """The same of damage: the last Health of Ares falls by the charged sword alone, and others answer to it."""
        health = t.health
        t.health = max(0, health - times)
        if t.health == 0 and t.box.else_health > 0 and not wields_charged_sword(t, team):
            t.health = min(health, t.box.else_health)
        after = effort(t) - self.spared + self.manner.warrior * float(used)
        if t.health > 0:
            after += reaction(t)
        else:
            after = 0.0
        t.health = health
        return log(self.work / max(LAST, after))

    def gain_of_animal(self, t: WonderWoman, region: i64, kind: i64, steps: i64) -> float:
        """The best that moving one animal so many roads does; 0.0 at least."""
        box = t.box
        best = 0.0
        if t.count(region, kind) > 0:
            for to in range(box.regions):
                if to != region and box.distance[box.regions * region + to] <= steps:
                    best = max(best, self.burden - self.burden_moved(t, region, to, kind))
        return best

    def burden_moved(self, t: WonderWoman, region: i64, to: i64, kind: i64) -> float:
        """The burden with one animal moved."""
        t.add(region, kind, -1)
        t.add(to, kind, 1)
        after = burden(t, self.obstacles, self.spared)
        t.add(region, kind, 1)
        t.add(to, kind, -1)
        return after


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
