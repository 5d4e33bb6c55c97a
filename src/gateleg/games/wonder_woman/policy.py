"""Scripted play of Wonder Woman: cards that fit the board, teams where they pay, Obstacles before damage when Defense
runs short, the sword bearer on the way to the Blessings."""
from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from gateleg.games.wonder_woman.box import AGILITY, EMBLEMS, LEADERSHIP, MOVE_ONE
from gateleg.games.wonder_woman.goals import MOST_CARDS, MOST_STEPS, NOTHING, Lines
from gateleg.games.wonder_woman.rules_special import (
    cost_of,
    most_times,
    partners,
    price,
    targets,
    team_worth,
    why_not_with,
)
from gateleg.games.wonder_woman.rules_worth import printed, worth
from gateleg.games.wonder_woman.state import ACTIONS, HAND, MOST_SEATS, PLAYED, SLOTS, WARRIORS, WonderWoman, zone_of
from gateleg.games.wonder_woman.words import (
    ACT,
    AGREE,
    AGREE_OR_NOT,
    BEAR_SWORD,
    CARRY_WARRIORS,
    CHOOSE_CARD,
    DAMAGE,
    DECIDE_RELIC,
    DEPLOY,
    DISCOVER,
    DOUBLE,
    EXTEND,
    EXTEND_PLAN,
    FLEE,
    GO_ON,
    HOW_OFTEN,
    LASSO_WHAT,
    MOVE,
    MOVE_ANIMAL,
    MOVE_ANIMAL_TO,
    MOVE_TO,
    PASS_BY,
    READY,
    READY_OR_NOT,
    RECOVER_RELIC,
    SKIP,
    STOP,
    STRATEGIZE,
    TEAM_UP,
    USE_ABILITY,
    USE_EMBLEM,
    USE_WARRIORS,
    WAIT,
)
from gateleg.kernel.cards import NONE
from gateleg.kernel.chance import Stream
from gateleg.kernel.play import Policy
from gateleg.kernel.table import MAX_OPTIONS, MAX_SECRETS, PASS, State

STEP: Final = 0.005  # gain for which Diana takes her step
LATER: Final = 0.99  # of equal ways the shorter
DETOUR: Final = 0.0001  # of equal ways the shorter
MOST_USED: Final = 64
SOON: Final = 2  # roads within which a Relic is wanted
NEVER: Final = -2000.0  # worth of what is not done


@final
class WonderWomanPolicy(Policy):
    """The option that gains most standing, as the board and the cards that are seen lie; enemy cards are not guessed.

    best_team, best_used, best_times   of the last team that was put together
    """

    def __init__(self, stream: Stream) -> None:
        super().__init__(stream)
        self.lines = Lines()
        self.outlook = self.lines.outlook
        self.alone: vec[float] = vec[float]([0.0 for _ in range(MOST_SEATS)])  # what a seat does without the others
        self.gains: vec[float] = vec[float]([0.0 for _ in range(MAX_OPTIONS)])  # of an option, done alone
        self.best_team: i64 = 0

    def choose_for_team(self, t: State) -> i64:
        assert isinstance(t, WonderWoman)
        return self._choose_among(t, (1 << t.seats) - 1)

    def choose_for_seat(self, t: State, seat: i64) -> i64:
        """Its own best, or to let the others go first where one of them has the better act."""
        assert isinstance(t, WonderWoman)
        p = t.prompt
        if p.kind == ACT:
            choice = self._choose_among(t, t.everybody())
            if p.owners[choice] == seat:
                return choice
            for i in range(p.count):
                if p.owners[i] == seat and p.options[i] == WAIT:
                    return i
        return self._choose_among(t, 1 << seat)

    def _choose_among(self, t: WonderWoman, seats: i64) -> i64:
        """An option of one of these seats in a team question."""
        kind = t.prompt.kind
        if kind == ACT:
            return self._act(t, seats)
        if kind == STRATEGIZE:
            return self._strategize(t, seats)
        if kind == RECOVER_RELIC:
            return self._first(t, seats)
        if kind == BEAR_SWORD:
            return self._bearer(t, seats)
        return self._random_of(t, seats)

    def choose(self, t: State) -> i64:
        assert isinstance(t, WonderWoman)
        p = t.prompt
        if p.count == 1:
            return 0
        kind = p.kind
        if kind == CHOOSE_CARD:
            return self._choose_card(t, p.seat)
        if kind == READY_OR_NOT:
            return p.index_of(READY)
        if kind == AGREE_OR_NOT:
            return p.index_of(AGREE)
        if kind == DECIDE_RELIC:
            return p.index_of(DISCOVER if self._is_near(t, t.focus) else PASS_BY)
        if kind == EXTEND_PLAN:
            return p.index_of(EXTEND)
        if kind == LASSO_WHAT:
            return p.index_of(PASS)
        if kind == MOVE_TO or kind == FLEE:
            return self._go(t, p.seat)
        if kind == CARRY_WARRIORS:
            return p.count - 1
        if kind == HOW_OFTEN:
            return self._how_often(t)
        if kind == MOVE_ANIMAL:
            return self._animal(t)
        if kind == USE_EMBLEM:
            return self._emblem(t)
        if kind == TEAM_UP:
            return self._team_up(t)
        if kind == USE_WARRIORS:
            return self._warriors(t)
        if kind == MOVE_ANIMAL_TO:
            return self._animal_to(t)
        return self.stream.below(p.count)

    def settles(self, kind: i64) -> bool:
        """To be ready, to agree, to lengthen one's plan; and what serves later rounds, of which a search that judges
        the end of this one knows too little: Warriors that come along, the ways of animals."""
        return (
            kind == READY_OR_NOT or kind == AGREE_OR_NOT or kind == EXTEND_PLAN or kind == CARRY_WARRIORS
            or kind == MOVE_ANIMAL or kind == MOVE_ANIMAL_TO
        )

    def _is_near(self, t: WonderWoman, region: i64) -> bool:
        """Whether a Hero can be there soon."""
        for seat in range(t.seats):
            if t.box.distance[t.box.regions * t.place[seat] + region] <= SOON:
                return True
        return False

    def _first(self, t: WonderWoman, seats: i64) -> i64:
        p = t.prompt
        for i in range(p.count):
            if (seats >> p.owners[i]) & 1 != 0:
                return i
        return 0

    def _bearer(self, t: WonderWoman, seats: i64) -> i64:
        """Who steps farther reaches the Blessings earlier."""
        p = t.prompt
        for i in range(p.count):
            if (seats >> p.owners[i]) & 1 != 0 and t.box.steps[p.options[i]] > 0:
                return i
        return self._first(t, seats)

    def _random_of(self, t: WonderWoman, seats: i64) -> i64:
        p = t.prompt
        found: i64 = 0
        choice: i64 = 0
        for i in range(p.count):
            if (seats >> p.owners[i]) & 1 != 0:
                found += 1
                if self.stream.below(found) == 0:
                    choice = i
        return choice

    # -- cards in silence ----------------------------------------------------------------------------------------------
    def _choose_card(self, t: WonderWoman, seat: i64) -> i64:
        """The next card of the best line with those chosen before."""
        p = t.prompt
        lines = self.lines
        hand = zone_of(seat, HAND)
        lines.look(t)
        lines.look_for(t, seat)
        lines.clear()
        slot = p.secret_count[seat]
        used: i64 = 0
        for i in range(min(t.cards.size(hand), i64(MOST_CARDS))):
            lines.lay(t, seat, t.cards.face(t.cards.at(hand, i)))
        while lines.cards < SLOTS:
            lines.lay_nothing()
        lines.pair_up(t.box.regions)
        for before in range(slot):
            card = self._laid(t, hand, p.secrets[seat * MAX_SECRETS + before], used)
            lines.chosen[before] = card
            used |= 1 << card
        best = NOTHING
        choice: i64 = 0
        for i in range(p.count):
            card = self._laid(t, hand, p.options[i], used)
            lines.chosen[slot] = card
            found = self._best_line(slot + 1, used | 1 << card, t.place[seat])
            if found > best:
                best = found
                choice = i
        return choice

    def _laid(self, t: WonderWoman, hand: i64, card: i64, used: i64) -> i64:
        """Where a card of the hand lies among the lines' cards; of an empty slot the first place with no card.

        Cards of a pack's larger hands that the lines have no place for count as the first one.
        """
        known = min(t.cards.size(hand), i64(MOST_CARDS))
        for i in range(known):
            if t.cards.at(hand, i) == card:
                return i
        for i in range(known, self.lines.cards):
            if (used >> i) & 1 == 0:
                return i
        return 0

    def _best_line(self, slot: i64, used: i64, region: i64) -> float:
        """The best of all orders of the cards that are left, in the slots from this one on."""
        lines = self.lines
        if slot == SLOTS:
            return lines.line(lines.chosen[0], lines.chosen[1], lines.chosen[2], region)
        best = NOTHING
        for card in range(lines.cards):
            if (used >> card) & 1 == 0 and self._is_first_of_face(used, card):
                lines.chosen[slot] = card
                best = max(best, self._best_line(slot + 1, used | 1 << card, region))
        return best

    def _is_first_of_face(self, used: i64, card: i64) -> bool:
        """Equal cards are tried once."""
        for other in range(card):
            if (used >> other) & 1 == 0 and self.lines.faces[other] == self.lines.faces[card]:
                return False
        return True

    # -- acts ----------------------------------------------------------------------------------------------------------
    def _ahead(self, t: WonderWoman, seat: i64) -> None:
        """Lay the cards that the seat will play in later slots."""
        lines = self.lines
        lines.look_for(t, seat)
        lines.clear()
        for slot in range(i64(SLOTS)):
            lines.chosen[slot] = NONE
            card = t.cards.top(zone_of(seat, PLAYED + slot))
            if card != NONE and slot > t.slot:
                lines.chosen[slot] = lines.cards
                lines.lay(t, seat, t.cards.face(card))

    def _act(self, t: WonderWoman, seats: i64) -> i64:
        """The act that gains most, its partners' own acts taken off; a card doubled for it before."""
        p = t.prompt
        self.lines.look(t)
        for seat in range(t.seats):
            self.alone[seat] = 0.0
        for i in range(p.count):
            if p.options[i] < DOUBLE:
                seat = p.owners[i]
                self.gains[i] = self._alone(t, seat, p.options[i])
                self.alone[seat] = max(self.alone[seat], self.gains[i])
        best = NEVER
        choice: i64 = 0
        for i in range(p.count):
            seat = p.owners[i]
            act = p.options[i]
            if act >= DOUBLE or act == WAIT or (seats >> seat) & 1 == 0:
                continue
            if t.doubled != 0 and (t.doubled >> seat) & 1 == 0:
                continue
            gained = self.gains[i]
            if act >= DAMAGE:
                gained = max(gained, self._special(t, seat, act))
            if act != SKIP and gained <= 0.0:
                gained = NOTHING
            if gained > best:
                best = gained
                choice = i
        if best == NEVER:
            return self._random_of(t, seats)
        if p.options[choice] != SKIP:
            for i in range(p.count):
                if p.options[i] == DOUBLE + p.owners[choice] and (seats >> p.owners[i]) & 1 != 0:
                    return i
        return choice

    def _alone(self, t: WonderWoman, seat: i64, act: i64) -> float:
        """What an act of its own brings the seat; SKIP brings nothing."""
        if act == SKIP or act == WAIT:
            return 0.0
        if act == DEPLOY:
            return self.lines.warrior * float(worth(t, seat, LEADERSHIP))
        if act == MOVE:
            self._ahead(t, seat)
            here = t.place[seat]
            steps = min(i64(MOST_STEPS), worth(t, seat, AGILITY))
            return self.lines.moved(t.slot + 1, here, steps) - self.lines.after(t.slot + 1, here)
        best = 0.0
        for emblem in range(i64(EMBLEMS)):
            if self._pays(t, seat, act, emblem):
                best = max(best, self._with_team(t, seat, act, emblem, 1 << seat))
        return best

    def _pays(self, t: WonderWoman, seat: i64, act: i64, emblem: i64) -> bool:
        return (t.box.price_emblems[cost_of(act)] >> emblem) & 1 != 0 and printed(t, seat, emblem) > 0

    def _special(self, t: WonderWoman, seat: i64, act: i64) -> float:
        """The best of all Emblems and teams."""
        best = NOTHING
        for emblem in range(i64(EMBLEMS)):
            if self._pays(t, seat, act, emblem):
                best = max(best, self._find_team(t, seat, act, emblem))
        return best

    def _find_team(self, t: WonderWoman, seat: i64, act: i64, emblem: i64) -> float:
        """Gain of the best team for it, which is left in `best_team`."""
        helpers = partners(t, seat, emblem)
        best = NOTHING
        self.best_team = 1 << seat
        more = helpers
        while True:
            team: i64 = more | 1 << seat
            gained = self._with_team(t, seat, act, emblem, team)
            for other in range(t.seats):
                if (more >> other) & 1 != 0:
                    gained -= self.alone[other]
            if gained > best:
                best = gained
                self.best_team = team
            if more == 0:
                return best
            more = (more - 1) & helpers

    def _with_team(self, t: WonderWoman, seat: i64, act: i64, emblem: i64, team: i64) -> float:
        """Gain of as many repeats as the team can pay for, Warriors used up taken off; NOTHING if it cannot."""
        cost = cost_of(act)
        region = t.place[seat]
        each = price(t, cost)
        points = team_worth(t, team, emblem)
        most = min((points + t.count(region, WARRIORS)) // each, targets(t, region, cost))
        if most == 0 or why_not_with(t, seat, act, emblem, team) is not None:
            return NOTHING
        if t.box.price_action[cost] == MOVE_ONE:
            most = min(most, i64(MOST_STEPS))
        best = NOTHING
        for times in range(max(1, min(most, points // each)), most + 1):
            best = max(best, self.outlook.gain(t, region, cost, times, team, max(0, times * each - points)))
        return best

    # -- parts of an action --------------------------------------------------------------------------------------------
    def _emblem(self, t: WonderWoman) -> i64:
        p = t.prompt
        self.lines.look(t)
        for seat in range(t.seats):
            self.alone[seat] = 0.0
        best = NEVER
        choice: i64 = 0
        for i in range(p.count):
            gained = self._find_team(t, t.proposer, t.act, p.options[i])
            if gained > best:
                best = gained
                choice = i
        return choice

    def _team_up(self, t: WonderWoman) -> i64:
        """The next of the best team, or nobody else."""
        p = t.prompt
        self.lines.look(t)
        for seat in range(t.seats):
            self.alone[seat] = 0.0
            if seat != t.proposer and (t.acted >> seat) & 1 == 0:
                for act in range(i64(DAMAGE), i64(DOUBLE)):
                    if targets(t, t.place[seat], cost_of(act)) > 0:
                        self.alone[seat] = max(self.alone[seat], self._alone(t, seat, act))
        self._find_team(t, t.proposer, t.act, t.emblem)
        done: i64 = NONE
        for i in range(p.count):
            option = p.options[i]
            if option == GO_ON:
                done = i
            elif (self.best_team >> option) & 1 != 0:
                return i
        return done if done != NONE else 0

    def _warriors(self, t: WonderWoman) -> i64:
        """As many as gain most."""
        p = t.prompt
        self.outlook.look(t)
        best = NEVER
        choice: i64 = 0
        for i in range(p.count):
            used = p.options[i]
            times = most_times(t, t.proposer, t.act, t.emblem, t.team, used)
            gained = self.outlook.gain(t, t.place[t.proposer], cost_of(t.act), min(times, i64(MOST_USED)), t.team, used)
            if gained > best:
                best = gained
                choice = i
        return choice

    def _how_often(self, t: WonderWoman) -> i64:
        """As often as possible; an animal goes no farther than is of use."""
        p = t.prompt
        choice = p.count - 1
        if t.act == NONE or t.box.price_action[cost_of(t.act)] != MOVE_ONE:
            return choice
        self.outlook.look(t)
        best = NOTHING
        for i in range(p.count):
            if p.options[i] <= MOST_STEPS:
                gained = self.outlook.gain(t, t.place[t.proposer], cost_of(t.act), p.options[i], t.team, 0)
                if gained > best:
                    best = gained
                    choice = i
        return choice

    def _animal(self, t: WonderWoman) -> i64:
        """The one that gains most by going on."""
        p = t.prompt
        self.outlook.look(t)
        best = NOTHING
        choice: i64 = 0
        for i in range(p.count):
            region = p.options[i]
            left = max(1, t.times - t.box.distance[t.box.regions * t.place[t.proposer] + region])
            gained = self.outlook.gain_of_animal(t, region, cost_of(t.act), left)
            if gained > best:
                best = gained
                choice = i
        return choice

    def _animal_to(self, t: WonderWoman) -> i64:
        """The first step on the way to where it does most, with the steps that are left."""
        p = t.prompt
        box = t.box
        self.outlook.look(t)
        kind = cost_of(t.act)
        left = max(1, t.times - box.distance[box.regions * t.place[t.proposer] + t.focus])
        best = NOTHING
        choice: i64 = 0
        for i in range(p.count):
            row: i64 = box.regions * p.options[i]
            for to in range(box.regions):
                if box.distance[row + to] < left and to != t.focus:
                    gained = -self.outlook.burden_moved(t, t.focus, to, kind)
                    for _ in range(box.distance[row + to]):
                        gained -= DETOUR
                    if gained > best:
                        best = gained
                        choice = i
        return choice

    # -- moves ---------------------------------------------------------------------------------------------------------
    def _go(self, t: WonderWoman, seat: i64) -> i64:
        """The step on the way to where the later cards do most; stop there."""
        p = t.prompt
        lines = self.lines
        lines.look(t)
        self._ahead(t, seat)
        left = self._steps_left(t, seat)
        best = NOTHING
        choice: i64 = 0
        for i in range(p.count):
            option = p.options[i]
            region = t.place[seat]
            more: i64 = 0
            if option != STOP:
                region = option if option < t.box.regions else option - t.box.regions
                more = left - 1 if option < t.box.regions else 0
            gained = lines.arrival[region] + lines.after(t.slot + 1, region)
            if more > 0:
                gained = max(gained, LATER * lines.moved(t.slot + 1, region, more))
            if gained > best:
                best = gained
                choice = i
        return choice

    def _steps_left(self, t: WonderWoman, seat: i64) -> i64:
        """Roads that may still be taken in this move; at least, as the rules do not say after the second."""
        if t.phase != ACTIONS:
            return 1
        steps = min(i64(MOST_STEPS), worth(t, seat, AGILITY))
        for i in range(t.prompt.count):
            if t.prompt.options[i] == STOP:
                return max(1, steps - 1) if steps <= 2 else 2
        return steps

    def _strategize(self, t: WonderWoman, seats: i64) -> i64:
        """Warriors come for nothing; Diana steps where that brings her nearer to something."""
        p = t.prompt
        choice: i64 = NONE
        for i in range(p.count):
            seat = p.owners[i]
            if (seats >> seat) & 1 == 0:
                continue
            if p.options[i] == PASS:
                if choice == NONE:
                    choice = i
            elif p.options[i] == USE_ABILITY:
                if t.box.steps[seat] == 0:
                    return i
                self.lines.look(t)
                self._ahead(t, seat)
                here = t.place[seat]
                if self.lines.moved(SLOTS, here, 1) > self.lines.after(SLOTS, here) + STEP:
                    return i
        return choice
