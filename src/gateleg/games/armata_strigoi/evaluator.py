"""What things are worth in Armata Strigoi, in Blood Points, and how likely the pack is to win."""
from __future__ import annotations

from math import exp
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from gateleg.games.armata_strigoi.box import PROTECTION, RED, X, numbers
from gateleg.games.armata_strigoi.rules_abilities import count_with_icon
from gateleg.games.armata_strigoi.rules_blood import is_forbidden, owns
from gateleg.games.armata_strigoi.rules_board import DIRECTIONS, FALLEN, ROOMS, next_room
from gateleg.games.armata_strigoi.rules_sight import ladder_at, sight
from gateleg.games.armata_strigoi.rules_strigoi import can_stand_in, survivor
from gateleg.games.armata_strigoi.state import (
    CARDS_PHASE,
    DISCARD,
    FRONT,
    HAND,
    PILE,
    PILE_DISCARD,
    REWARD_DISCARD,
    REWARDS,
    STRIGOI_STACK,
    STRIGOI_USED,
    STRIGOI_WOUNDS,
    TOKENS,
    WOUND,
    Armata,
)
from gateleg.kernel.cards import NONE
from gateleg.kernel.play import Evaluator
from gateleg.kernel.table import State

HIT: Final = 3.0  # a Wound on a Strigoi
BLOOD: Final = 1.0  # a Blood Point as long as attacks need more of them
SPARE_BLOOD: Final = 0.5  # later
BAT: Final = 0.35  # a Reward token
AXE: Final = 0.8  # a Reward card
HEROIC_CARD: Final = 0.6
POINT: Final = 0.15  # a point of Strength of a reward that is spent, or comes back
FIRST_WOUND: Final = 0.4
SECOND_WOUND: Final = 0.5
THIRD_WOUND: Final = 0.9  # a Blood Point lost, but the other two are gone
SHIELDED: Final = 0.35  # share of that where Protection lies ready
LADDER_LOST: Final = 1.3  # the wolf on it flees, and a Blood Point goes to Hell
FALL: Final = 1.2  # a wolf on a falling platform
LATER: Final = 0.5  # share of a danger from a later turn of the round: the Strigoi may stand elsewhere by then
MOST_DANGERS: Final = 16


@final
class Outlook:
    """What the own turn may bring, for one board and one played card at a time: `foresee` first.

    goal   the room to which the last foreseen move led the Strigoi
    """

    def __init__(self) -> None:
        # where the Strigoi may strike after the turn: spaces, expected Wounds on each; or the ladder that would go
        self.danger_lo: vec[i64] = numbers([0] * MOST_DANGERS)
        self.danger_hi: vec[i64] = numbers([0] * MOST_DANGERS)
        self.wounds: vec[float] = vec[float]([0.0 for _ in range(MOST_DANGERS)])
        self.doomed: vec[i64] = numbers([NONE] * MOST_DANGERS)
        self.doom: vec[float] = vec[float]([0.0 for _ in range(MOST_DANGERS)])
        self.dangers: i64 = 0
        self.goal: i64 = NONE

    # -- where the Strigoi will strike -------------------------------------------------------------------------------
    def foresee(self, t: Armata, seat: i64, letter: i64) -> None:
        """The dangers of the seat's own 2c with a card of that letter; once the cards are open, of later turns too."""
        self.dangers = 0
        self._foresee_turn(t, letter, 1.0)
        if t.phase == CARDS_PHASE:
            return
        for turn in range(t.turn + 1, t.seats):
            self._foresee_turn(t, t.box.letter[t.card(t.order[turn])], LATER)
        if t.turn == t.seats - 1 and not t.attacked and not t.switches.no_extra_turn:
            turn = t.seats - 1
            while letter == X and turn > 0:
                turn -= 1
                letter = t.box.letter[t.card(t.order[turn])]
            if letter != X:
                self._foresee_move(t, survivor(t), letter, LATER, 0.0)

    def _foresee_turn(self, t: Armata, letter: i64, weight: float) -> None:
        """Each Strigoi that a token may name, or the Supreme Master."""
        if letter == X:
            return
        if t.alone():
            self._foresee_move(t, survivor(t), letter, weight, 0.0)
            return
        zone: i64 = STRIGOI_STACK if t.cards.size(STRIGOI_STACK) > 0 else STRIGOI_USED
        n = t.cards.size(zone)
        for strigoi in range(i64(2)):
            acts: i64 = 0
            boost: i64 = 0
            for i in range(n):
                face = t.cards.face(t.cards.at(zone, i))
                if t.box.letter[face] == strigoi:
                    acts += 1
                    boost += t.box.hurts[face]
            if acts > 0:
                self._foresee_move(t, strigoi, letter, weight * float(acts) / float(n), float(boost) / float(acts))

    def _foresee_move(self, t: Armata, strigoi: i64, letter: i64, chance: float, boost: float) -> None:
        """Note what a Strigoi strikes from the room to which the letter sends it, or the ladder that it destroys."""
        n = self.dangers
        if n == MOST_DANGERS:
            return
        room = t.lair[strigoi]
        direction = t.plan.book[7 * (ROOMS * t.turned[room] + room) + letter]
        goal = next_room(room, direction)
        if goal == NONE:
            ladder = ladder_at(t, room, direction)
            if ladder != NONE:
                self.danger_lo[n] = 0
                self.danger_hi[n] = 0
                self.wounds[n] = 0.0
                self.doomed[n] = ladder
                self.doom[n] = chance
                self.dangers = n + 1
                return
        if not can_stand_in(t, goal):
            goal = next_room(room, (direction + 3) % DIRECTIONS)
        if not can_stand_in(t, goal) or t.strigoi_in(goal) != NONE:
            return
        lo, hi = sight(t, goal)
        self.danger_lo[n] = lo | t.plan.bit_lo[t.plan.centre[goal]]
        self.danger_hi[n] = hi | t.plan.bit_hi[t.plan.centre[goal]]
        self.wounds[n] = chance * (float(t.box.strigoi_wounds[t.strigoi_row(strigoi)]) + boost)
        self.doomed[n] = NONE
        self.dangers = n + 1

    def risk(self, t: Armata, spot: i64, wound: float) -> float:
        """What it may cost to end the turn there; `wound` is what one Wound costs."""
        lo = t.plan.bit_lo[spot]
        hi = t.plan.bit_hi[spot]
        sum = 0.0
        for n in range(self.dangers):
            if (self.danger_lo[n] & lo) | (self.danger_hi[n] & hi) != 0:
                sum += self.wounds[n] * wound
            if self.doomed[n] == spot:
                sum += self.doom[n] * LADDER_LOST
        return sum

    # -- what fights are worth ---------------------------------------------------------------------------------------
    def mark_worth(self, t: Armata, seat: i64, colour: i64, base: i64, reserve: i64, wound: float) -> float:
        """What it is worth on average to meet the top token of a colour, with that Strength and so much of rewards."""
        pile: i64 = PILE + colour - RED
        if t.cards.size(pile) == 0:
            pile = PILE_DISCARD + colour - RED
        n = t.cards.size(pile)
        if n == 0:
            return 0.0
        new = lacks_heroic(t, seat, colour)
        top = t.cards.top(pile)
        if (t.cards.seen(top) >> seat) & 1 != 0 and pile < PILE_DISCARD:
            return self.token_worth(t, seat, t.cards.face(top), new, base, reserve, wound)
        sum = 0.0
        for i in range(n):
            sum += self.token_worth(t, seat, t.cards.face(t.cards.at(pile, i)), new, base, reserve, wound)
        return sum / float(n)

    def token_worth(
        self, t: Armata, seat: i64, face: i64, new: bool, base: i64, reserve: i64, wound: float
    ) -> float:
        """The same of one token; `new`: a win brings a Heroic card."""
        box = t.box
        if box.monk[face] != 0:
            return monk_worth(t, seat)
        lacking: i64 = max(box.strength[face] - base, 0)
        if lacking > reserve:
            return -wound * float(box.hurts[face])
        worth = BAT * float(box.bats[face]) + AXE * float(box.axes[face]) - POINT * float(lacking)
        worth += float(box.bloods[face]) * (BLOOD if t.altar <= box.altar[t.seats] else SPARE_BLOOD)
        return worth + HEROIC_CARD if new else worth

    def hit_worth(self, t: Armata, strigoi: i64, letter: i64, base: i64, reserve: i64) -> float:
        """What it is worth to attack a Strigoi with that Strength and rewards; nothing if they fall short."""
        lacking: i64 = max(t.box.strigoi_strength[t.strigoi_row(strigoi)] - base, 0)
        if lacking > reserve:
            return 0.0
        worth = HIT + POINT * float(t.cards.size(STRIGOI_WOUNDS + strigoi) - lacking)
        if not t.alone() or letter == X:
            return worth
        room: i64 = t.plan.book[letter] + 1
        if t.turned[room] != FALLEN:
            for seat in range(t.seats):
                spot = t.at[seat]
                if (t.plan.bit_lo[spot] & t.plan.plate_lo[room]) | (t.plan.bit_hi[spot] & t.plan.plate_hi[room]) != 0:
                    worth -= FALL
        return worth


def lacks_heroic(t: Armata, seat: i64, colour: i64) -> bool:
    """Whether the first win over this colour is still to come for a seat."""
    gain: i64 = colour - RED
    return not (owns(t, HAND + seat, gain) or owns(t, FRONT + seat, gain) or owns(t, DISCARD + seat, gain))


def monk_worth(t: Armata, seat: i64) -> float:
    """What comes back by freeing a Monk."""
    worth = 0.0
    for i in range(t.cards.size(REWARD_DISCARD + seat)):
        worth += POINT * float(1 + t.box.strength[t.cards.face(t.cards.at(REWARD_DISCARD + seat, i))])
    return worth


def wound_cost(t: Armata, seat: i64, shielded: bool) -> float:
    """What one more Wound costs a wolf; `shielded` by the card that it plays."""
    n = t.cards.size(WOUND + seat)
    cost = FIRST_WOUND if n == 0 else SECOND_WOUND if n == 1 else THIRD_WOUND
    if shielded or count_with_icon(t, TOKENS + seat, PROTECTION) > 0:
        if not is_forbidden(t, seat, PROTECTION):
            return cost * SHIELDED
    return cost


def strength_in(t: Armata, zone: i64) -> i64:
    """Sum of the Strength of all cards in a zone."""
    sum: i64 = 0
    for i in range(t.cards.size(zone)):
        sum += t.box.strength[t.cards.face(t.cards.at(zone, i))]
    return sum


@final
class ArmataEvaluator(Evaluator):
    """Chance of the pack to win, by a logistic model of what it has and still needs; fitted to games of the policy."""

    def value(self, t: State, seat: i64) -> float:
        assert isinstance(t, Armata)
        if t.over:
            return t.result(seat)
        rewards: i64 = 0
        spent: i64 = 0
        wounds: i64 = 0
        for wolf in range(t.seats):
            rewards += strength_in(t, REWARDS + wolf) + strength_in(t, TOKENS + wolf)
            spent += strength_in(t, REWARD_DISCARD + wolf)
            wounds += t.cards.size(WOUND + wolf)
        lacking: i64 = max(t.box.altar[t.seats] - t.altar, 0)
        spare: i64 = max(t.altar - t.box.altar[t.seats], 0)
        sum = (
            -1.0 - 0.4 * float(hits_left(t)) - 0.3 * float(lacking) + 0.2 * float(spare)
            + 0.5 * float(t.box.hell[t.seats] - t.hell) + 0.05 * float(rewards) + 0.03 * float(spent)
            - 0.12 * float(wounds)
        )
        return 1.0 / (1.0 + exp(-sum))

    def quiet(self, t: State) -> bool:
        """Between rounds."""
        assert isinstance(t, Armata)
        return t.over or t.phase == CARDS_PHASE


def hits_left(t: Armata) -> i64:
    """Wounds that the Strigoi must still take; while both stand, the weaker second card of the two is reckoned with."""
    life = t.box.strigoi_life
    if t.alone():
        strigoi = survivor(t)
        return life[strigoi + 2] - t.cards.size(STRIGOI_WOUNDS + strigoi)
    return (
        life[0] + life[3] - t.cards.size(STRIGOI_WOUNDS) - t.cards.size(STRIGOI_WOUNDS + 1)
    )
