"""What a position of Allies is worth: expected points of the coming battles."""
from __future__ import annotations

from math import exp
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from gateleg.games.allies.box import NO_TRIBE, Box
from gateleg.games.allies.rules_round import pile_points
from gateleg.games.allies.state import COLUMNS, ROUNDS, Allies, Switches
from gateleg.kernel.cards import NONE
from gateleg.kernel.play import Evaluator
from gateleg.kernel.table import State

CHANCE: Final = [0.0, 0.13, 0.32, 0.32, 0.17, 0.06]  # [value] that a card still to be played will have it
HIGHEST: Final = 9  # value that a card may have
CODES: Final = 2 * HIGHEST + 2  # what lies in a slot: 0 nothing, else 2 * value + crown
SCALE: Final = 3.0  # points that make a win 73 % likely
OWN_REGION: Final = 0.35  # points that a card more or less in the next round is worth
WIZARD_BONUS: Final = 0.3  # the same in this round
HELD: Final = 0.8  # share of its points that a region will bring that faces a player before the last round
HELD_CASTLE: Final = 0.35  # the same for what a castle costs its winner


@final
class BattleEvaluator(Evaluator):
    """Points of both seats, and what each column is expected to bring; hand-made, the measure of stronger play.

    It keeps tables for one box and one set of switches at a time.
    """

    def __init__(self) -> None:
        self.box: Box | None = None
        self.switches: Switches | None = None
        self.reach: i64 = 0  # facings are -reach..reach
        self.code: vec[i64] = vec[i64]()  # [4 * face + section] 2 * value + crown
        # [((facing + reach) * CODES + code of A) * CODES + code of B] chance that A wins it less that B does, and
        # chance that it faces A in the end less that it faces B
        self.won: vec[float] = vec[float]()
        self.kept: vec[float] = vec[float]()

    def value(self, t: State, seat: i64) -> float:
        assert isinstance(t, Allies)
        if t.over:
            return t.result(seat)
        if t.box is not self.box or t.switches is not self.switches:
            self.prepare(t)
        total = float(pile_points(t, 0) - pile_points(t, 1))
        for column in range(i64(COLUMNS)):
            total += self.expected(t, column)
        total += WIZARD_BONUS * float(t.wizards[0] - t.wizards[1])
        return 1.0 / (1.0 + exp(-total / SCALE if seat == 0 else total / SCALE))

    def quiet(self, t: State) -> bool:
        """Between rounds, when no card lies on the table."""
        assert isinstance(t, Allies)
        return t.over or t.turn == 0

    def expected(self, t: Allies, column: i64) -> float:
        """Points for A, less those for B, that the region of this column will bring; `prepare` first."""
        if t.region[column] == NONE:
            return 0.0
        code_a = self.code_at(t, column)
        code_b = self.code_at(t, COLUMNS + column)
        at: i64 = ((t.facing[column] + self.reach) * CODES + code_a) * CODES + code_b
        return self.points_won(t, column) * self.won[at] + self.points_kept(t, column) * self.kept[at]

    def code_at(self, t: Allies, slot: i64) -> i64:
        """What lies in a slot, as far as battles are concerned."""
        if t.slot[slot] == NONE:
            return 0
        return self.code[4 * t.face_at(slot) + t.turned[slot]]

    def points_won(self, t: Allies, column: i64) -> float:
        """What the region of this column brings its winner, own regions a little more."""
        face = t.region_face(column)
        tribe = t.box.tribe[face]
        points = float(t.box.won[face])
        if tribe != NO_TRIBE and t.round < ROUNDS - 1 and t.owner[tribe] != NONE:
            points += OWN_REGION
        return points

    def points_kept(self, t: Allies, column: i64) -> float:
        """What it brings the player whom it faces, or may bring in a later round."""
        face = t.region_face(column)
        if t.box.tribe[face] == NO_TRIBE:
            if t.round >= ROUNDS - 1:
                return float(t.switches.castle_on_table)
            return HELD_CASTLE * float(t.box.won[face])
        held = float(t.box.held[face])
        return held if t.round >= ROUNDS - 1 else HELD * held

    def prepare(self, t: Allies) -> None:
        """Make the tables for a position's box and switches."""
        box = t.box
        self.box = box
        self.switches = t.switches
        self.reach = max(box.win_at - 1, box.enter, -box.enter)
        self.code = vec[i64](
            [2 * box.value[i] + box.crown[i // 4] for i in range(4 * box.regions)]
        )
        sums = [
            outcome(int(facing), int(a), int(b), int(box.win_at), t.switches.crown_always)
            for facing in range(-self.reach, self.reach + 1) for a in range(CODES) for b in range(CODES)
        ]
        self.won = vec[float]([won for won, kept in sums])
        self.kept = vec[float]([kept for won, kept in sums])


def outcome(facing: int, a: int, b: int, win_at: int, crown_always: bool) -> tuple[float, float]:
    """For the codes of two slots: chance that A wins the region less that B does; that it faces A less that it faces B.

    An empty slot gets a card without a crown.
    """
    won = 0.0
    kept = 0.0
    for value_a in range(1, len(CHANCE)) if a < 2 else [a // 2]:
        for value_b in range(1, len(CHANCE)) if b < 2 else [b // 2]:
            chance = (CHANCE[value_b] if b < 2 else 1.0) * (CHANCE[value_a] if a < 2 else 1.0)
            steps = value_a - value_b
            crowns = a % 2 - b % 2
            if crowns != 0 and (steps == 0 or crown_always):
                steps = crowns
            end = facing + steps
            if end >= win_at:
                won += chance
            elif end <= -win_at:
                won -= chance
            else:
                kept += chance if end > 0 else -chance if end < 0 else 0.0
    return won, kept
