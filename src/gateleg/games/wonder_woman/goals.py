"""Lines of play for one Hero: what its next cards are worth, wherever they lead it.  Values are gains of standing."""
from __future__ import annotations

from math import log
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from gateleg.games.wonder_woman.box import (
    AGILITY,
    DAMAGE_COST,
    DOUBLES_EMBLEM,
    DOUBLES_SELF,
    EMBLEMS,
    LEADERSHIP,
    Box,
)
from gateleg.games.wonder_woman.evaluator import END, LAST, Outlook, manner, reaction
from gateleg.games.wonder_woman.rules_move import direct_regions
from gateleg.games.wonder_woman.rules_special import price, targets
from gateleg.games.wonder_woman.state import DISCOVERED, SLOTS, WARRIORS, WonderWoman
from gateleg.kernel.cards import NONE

COSTS: Final = DAMAGE_COST + 1
MOST_REGIONS: Final = 32
MOST_STEPS: Final = 4  # longer moves are looked at as moves of so many roads
MOST_CARDS: Final = 16
RELIC: Final = 0.05  # gain of recovering a Relic
CLOSE: Final = 2  # roads from which a Hero may help with damage
NOTHING: Final = -1000.0


@final
class Lines:
    """The board as it lies, for one seat at a time: `look` for the board, then `lay` for the cards.

    unit     [COSTS * region + cost] gain of one repeat there
    arrival  [region] gain of ending an action there;   near   [region] of standing there after the last card
    standing [region] the best of standing there, arrival included
    roads    [MOST_REGIONS * steps + region] mask of regions, without ways that lead straight there;   blockades, box
             for which it was found
    reach    [MOST_REGIONS * steps + region] the same with those ways
    solo     [(SLOTS * card + slot) * MOST_REGIONS + region] the best that a card does there alone; a card is a place in
             what was laid, `agility` its steps
    tail     [MOST_REGIONS * card + region] the best from there on with that card in the last slot
    pair     [(MOST_CARDS * card + last) * MOST_REGIONS + region] the same of two cards in the last two slots
    warrior  gain of one Warrior that waits
    """

    def __init__(self) -> None:
        self.unit: vec[float] = vec[float]([0.0 for _ in range(MOST_REGIONS * COSTS)])
        self.paid: vec[i64] = vec[i64]([i64(0) for _ in range(COSTS)])
        self.arrival: vec[float] = vec[float]([0.0 for _ in range(MOST_REGIONS)])
        self.near: vec[float] = vec[float]([0.0 for _ in range(MOST_REGIONS)])
        self.standing: vec[float] = vec[float]([0.0 for _ in range(MOST_REGIONS)])
        self.roads: vec[i64] = vec[i64]([i64(0) for _ in range(MOST_REGIONS * (MOST_STEPS + 1))])
        self.blockades: i64 = NONE
        self.box: Box | None = None
        self.reach: vec[i64] = vec[i64]([i64(0) for _ in range(MOST_REGIONS * (MOST_STEPS + 1))])
        self.solo: vec[float] = vec[float]([0.0 for _ in range(SLOTS * MOST_CARDS * MOST_REGIONS)])
        self.agility: vec[i64] = vec[i64]([i64(0) for _ in range(SLOTS * MOST_CARDS)])
        self.faces: vec[i64] = vec[i64]([i64(0) for _ in range(MOST_CARDS)])
        self.chosen: vec[i64] = vec[i64]([i64(0) for _ in range(SLOTS)])  # cards by slot
        self.tail: vec[float] = vec[float]([0.0 for _ in range(MOST_CARDS * MOST_REGIONS)])
        self.pair: vec[float] = vec[float]([0.0 for _ in range(MOST_CARDS * MOST_CARDS * MOST_REGIONS)])
        self.cards: i64 = 0
        self.worth: vec[i64] = vec[i64]([i64(0) for _ in range(EMBLEMS)])  # of the card being laid
        self.points: vec[i64] = vec[i64]([i64(0) for _ in range(COSTS)])  # with which it pays each price
        self.outlook = Outlook()
        self.warrior = 0.0
        self.work = 0.0  # see Outlook
        self.answer = 0.0
        self.help: i64 = 0  # points that others may add to damage
        self.last: i64 = 0  # Health below which the seat's damage does not bring the enemy now

    # -- the board -----------------------------------------------------------------------------------------------------
    def look(self, t: WonderWoman) -> None:
        """What can be gained where, for any seat."""
        box = t.box
        self.outlook.look(t)
        self.work = self.outlook.work
        self.answer = reaction(t)
        self.warrior = manner(t).warrior / self.work
        for cost in range(COSTS):
            self.paid[cost] = price(t, cost)
            for region in range(box.regions):
                worth = 0.0
                if targets(t, region, cost) > 0:
                    if cost == DAMAGE_COST:
                        worth = log(self.work / max(END, self.work - float(t.box.price[cost])))
                    else:
                        worth = max(0.0, self.outlook.gain(t, region, cost, 1, 0, 0))
                self.unit[COSTS * region + cost] = worth

    def look_for(self, t: WonderWoman, seat: i64) -> None:
        """What the seat gains by being somewhere, and where it can go; `look` first."""
        box = t.box
        regions = box.regions
        m = manner(t)
        company = t.count(t.place[seat], WARRIORS)
        for region in range(regions):
            self.arrival[region] = 0.0
        if t.bearer == seat and t.blessings != 0:
            worth = log(self.work / max(END, self.work - m.blessing * float(t.seats)))
            for region in range(regions):
                if (t.blessings >> region) & 1 != 0:
                    self.arrival[region] += worth
        for i in range(t.cards.size(DISCOVERED)):
            self.arrival[box.region_of[t.cards.face(t.cards.at(DISCOVERED, i))]] += RELIC
        for region in range(regions):
            there = self.arrival[region]
            if (box.command >> region) & 1 != 0:
                there = max(there, self.warrior)
            for cost in range(i64(DAMAGE_COST)):  # the enemy will be elsewhere
                there = max(there, self.unit[COSTS * region + cost])
            self.standing[region] = there
        for region in range(regions):
            best = 0.0
            for other in range(regions):
                there = self.standing[other]
                if there > best:
                    for _ in range(box.distance[regions * region + other]):
                        there *= m.far
                    best = max(best, there)
            self.near[region] = m.near * best
            if (box.command >> region) & 1 == 0:
                self.near[region] += (1.0 - m.exposed) * self.warrior * float(company)
        self.last = 0 if t.bearer == seat and t.blessings == 0 else box.else_health
        self.help = 0
        if t.enemy != NONE:
            for other in range(t.seats):
                if other != seat and box.distance[regions * t.place[other] + t.enemy] <= CLOSE:
                    self.help += m.help
        self._reach(t, seat)

    def _reach(self, t: WonderWoman, seat: i64) -> None:
        if self.box is not t.box or self.blockades != t.blockades:
            self._find_roads(t)
            self.box = t.box
            self.blockades = t.blockades
        straight = direct_regions(t, seat)
        regions = t.box.regions
        for steps in range(i64(MOST_STEPS + 1)):
            more = straight if steps > 0 else 0
            for at in range(MOST_REGIONS * steps, MOST_REGIONS * steps + regions):
                self.reach[at] = self.roads[at] | more

    def _find_roads(self, t: WonderWoman) -> None:
        box = t.box
        for region in range(box.regions):
            mask: i64 = 1 << region
            self.roads[region] = mask
            for steps in range(1, i64(MOST_STEPS + 1)):
                more = mask
                for at in range(box.regions):
                    if (mask >> at) & 1 != 0:
                        for i in range(box.first_road[at], box.first_road[at + 1]):
                            if not t.blocked(box.roads_of[i]):
                                more |= 1 << box.neighbours[i]
                mask = more
                self.roads[MOST_REGIONS * steps + region] = mask

    # -- the cards -----------------------------------------------------------------------------------------------------
    def clear(self) -> None:
        self.cards = 0

    def lay(self, t: WonderWoman, seat: i64, face: i64) -> None:
        """One more card of the seat's, which may come in any slot."""
        card = self.cards
        self.cards = card + 1
        self.faces[card] = face
        box = t.box
        bold: i64 = box.argument[face] if box.ability[face] == DOUBLES_SELF else SLOTS
        for emblem in range(i64(EMBLEMS)):
            value = box.value[EMBLEMS * face + emblem]
            if value > 0 and t.relic_with(seat, DOUBLES_EMBLEM, emblem):
                value *= 2
            self.worth[emblem] = value
        self._lay_in(t, seat, card, 0)
        for slot in range(i64(1), i64(SLOTS)):
            self.agility[SLOTS * card + slot] = self.agility[SLOTS * card]
            for region in range(box.regions):
                at: i64 = MOST_REGIONS * SLOTS * card + region
                self.solo[at + MOST_REGIONS * slot] = self.solo[at]
        if bold < SLOTS:
            for emblem in range(i64(EMBLEMS)):
                self.worth[emblem] = 2 * box.value[EMBLEMS * face + emblem]
            self._lay_in(t, seat, card, bold)

    def lay_nothing(self) -> None:
        """An empty place, where there are fewer cards than slots."""
        card = self.cards
        self.cards = card + 1
        self.faces[card] = NONE
        for slot in range(i64(SLOTS)):
            self.agility[SLOTS * card + slot] = 0
        for at in range(MOST_REGIONS * SLOTS * card, MOST_REGIONS * SLOTS * (card + 1)):
            self.solo[at] = 0.0

    def _lay_in(self, t: WonderWoman, seat: i64, card: i64, slot: i64) -> None:
        """What the card does in that slot, with Emblems of that `worth`; Warriors come along wherever the seat goes."""
        box = t.box
        here = t.place[seat]
        company = t.count(here, WARRIORS)
        at: i64 = SLOTS * card + slot
        self.agility[at] = min(i64(MOST_STEPS), self.worth[AGILITY])
        for cost in range(COSTS):
            points: i64 = 0
            for emblem in range(i64(EMBLEMS)):
                if (box.price_emblems[cost] >> emblem) & 1 != 0:
                    points = max(points, self.worth[emblem])
            self.points[cost] = points
        for region in range(box.regions):
            best = 0.0
            if (box.command >> region) & 1 != 0:
                best = self.warrior * float(self.worth[LEADERSHIP])
            for cost in range(COSTS):
                unit = self.unit[COSTS * region + cost]
                if unit > 0.0 and self.points[cost] > 0:
                    extra = t.count(region, WARRIORS)
                    if region != here:
                        extra += company
                    if cost == DAMAGE_COST:
                        extra += self.help
                    best = max(best, self._bought(t, region, cost, unit, self.points[cost], extra))
            self.solo[MOST_REGIONS * at + region] = best

    def _bought(self, t: WonderWoman, region: i64, cost: i64, unit: float, points: i64, extra: i64) -> float:
        """Gain of so many points with the Warriors of the region, those used up taken off."""
        each = self.paid[cost]
        times = min((points + extra) // each, targets(t, region, cost))
        if times == 0:
            return manner(t).shared * unit * float(points + extra) / float(each)
        used = max(0, times * each - points)
        if cost != DAMAGE_COST:
            return unit * float(times) - self.warrior * float(used)
        times = min(times, t.health - self.last)
        if times == t.health:
            return log(self.work / LAST)
        left = self.work - float(t.box.price[cost] * times) + manner(t).warrior * float(used) + self.answer
        return log(self.work / max(END, left))

    # -- lines ---------------------------------------------------------------------------------------------------------
    def pair_up(self, regions: i64) -> None:
        """Fill `tail` and `pair` for all cards laid, from the last slot back."""
        for last in range(self.cards):
            at: i64 = MOST_REGIONS * last
            for region in range(regions):
                self.tail[at + region] = self._best(last, SLOTS - 1, region, self.near, 0)
        for card in range(self.cards):
            for last in range(self.cards):
                if card != last:
                    at = MOST_REGIONS * (MOST_CARDS * card + last)
                    for region in range(regions):
                        self.pair[at + region] = self._best(card, SLOTS - 2, region, self.tail, MOST_REGIONS * last)

    def line(self, first: i64, second: i64, third: i64, region: i64) -> float:
        """The best that three cards do in this order from a region on; `pair_up` first."""
        return self._best(first, 0, region, self.pair, MOST_REGIONS * (MOST_CARDS * second + third))

    def _best(self, card: i64, slot: i64, region: i64, then: vec[float], at: i64) -> float:
        """Act and stay, or go; `then[at + region]` is what comes after it."""
        best = self.solo[MOST_REGIONS * (SLOTS * card + slot) + region] + then[at + region]
        steps = self.agility[SLOTS * card + slot]
        if steps > 0:
            mask = self.reach[MOST_REGIONS * steps + region] & ~(1 << region)
            to: i64 = 0
            while mask != 0:
                if mask & 1 != 0:
                    best = max(best, self.arrival[to] + then[at + to])
                mask >>= 1
                to += 1
        return best

    def after(self, slot: i64, region: i64) -> float:
        """The best that the chosen cards of this slot and of later ones do from a region on."""
        if slot == SLOTS or self.chosen[slot] < 0:
            return self.near[region]
        at: i64 = SLOTS * self.chosen[slot] + slot
        best = self.solo[MOST_REGIONS * at + region] + self.after(slot + 1, region)
        if self.agility[at] > 0:
            best = max(best, self.moved(slot + 1, region, self.agility[at]))
        return best

    def moved(self, slot: i64, region: i64, steps: i64) -> float:
        """The best of going somewhere, with the cards from `slot` on to be played after it."""
        best = NOTHING
        mask = self.reach[MOST_REGIONS * steps + region] & ~(1 << region)
        to: i64 = 0
        while mask != 0:
            if mask & 1 != 0:
                best = max(best, self.arrival[to] + self.after(slot, to))
            mask >>= 1
            to += 1
        return best
