"""Scripted play of Allies: the turn that the evaluator likes best, looked for column by column on the table itself."""
from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from gateleg.games.allies.box import CYCLOPS, GNOME, GOLEM, TROLL, WIZARD, YETI
from gateleg.games.allies.evaluator import WIZARD_BONUS, BattleEvaluator
from gateleg.games.allies.rules_turn import (
    can_cover,
    sections_left,
    why_no_covering,
    why_not_copy,
    why_not_cover_with,
    why_not_move,
    why_not_reset,
    why_not_swap,
    why_not_turn,
)
from gateleg.games.allies.state import COLUMNS, HAND, ROW, SLOTS, TURNS, Allies
from gateleg.games.allies.words import (
    ABILITY,
    CHOOSE_TASK,
    COPY_ABILITY,
    COVER_CARD,
    COVER_WITH,
    FIRST_ROTATION,
    MOVE_CARD,
    MOVE_TO,
    PICK_TRIBE,
    PLACE_CARD,
    PLAY_CARD,
    RESET_CARD,
    STRENGTHEN_CARD,
    SWAP_REGION,
    SWAP_WITH,
    TURN_HOW_FAR,
    WEAKEN_CARD,
)
from gateleg.kernel.cards import NONE
from gateleg.kernel.chance import Stream
from gateleg.kernel.play import Policy
from gateleg.kernel.table import State

NOTHING: Final = -1000.0  # gain of what cannot be done


@final
class AlliesPolicy(Policy):
    """Nearly the best turn by BattleEvaluator, at a small part of the cost of trying all turns.

    What a turn gains is the sum of what its parts gain in their columns: the card where it is laid, then its tasks,
    the best first.  A part is tried on the table and taken back.  Gains are points for the seat to move.
    """

    def __init__(self, stream: Stream) -> None:
        super().__init__(stream)
        self.evaluator = BattleEvaluator()
        self.sign = 1.0  # -1.0 for B
        # What earlier answers of this turn have had in mind.  Somebody else may have given them: mere hints.
        self.moment: i64 = -1  # turn of the game to which the hints belong
        self.covered: bool = False  # the card played lies on another
        self.goal: i64 = NONE  # slot for the card chosen
        self.by: i64 = 0  # sections of the rotation
        self.first: i64 = NONE  # slot or column answered last
        self.first_kind: i64 = NONE  # to which question
        # what the last search for a part has found best
        self.x: i64 = NONE  # slot or column
        self.y: i64 = NONE  # the other slot or column of a move or swap
        self.copied: i64 = NONE  # the tribe whose ability a Troll does best to use

    def choose(self, t: State) -> i64:
        assert isinstance(t, Allies)
        p = t.prompt
        kind = p.kind
        if kind == PICK_TRIBE:
            return self.stream.below(p.count)
        self.sign = 1.0 - 2.0 * float(p.seat)
        if t.box is not self.evaluator.box or t.switches is not self.evaluator.switches:
            self.evaluator.prepare(t)
        if self.moment != TURNS * t.round + t.turn:
            self.moment = TURNS * t.round + t.turn
            self.covered = False
            self.goal = NONE
            self.by = 0
            self.first_kind = NONE
        if kind == PLAY_CARD:
            return self._play_card(t, p.seat)
        if kind == PLACE_CARD:
            return self._place_card(t)
        if kind == CHOOSE_TASK:
            return self._choose_task(t, p.seat)
        if kind == COVER_WITH:
            return self._cover_with(t, p.seat)
        return self._choose_target(t, p.seat, kind)

    # -- answers -------------------------------------------------------------------------------------------------
    def _play_card(self, t: Allies, seat: i64) -> i64:
        p = t.prompt
        best = NOTHING
        choice: i64 = 0
        for i in range(p.count):
            card = p.options[i]
            covers = why_not_cover_with(t, seat, t.cards.face(card), self.covered) is None
            gain = self._best_slot(t, seat, card, covers)
            if gain > best:
                best = gain
                choice = i
                self.goal = self.x
        return choice

    def _place_card(self, t: Allies) -> i64:
        p = t.prompt
        choice: i64 = 0
        for i in range(p.count):
            if p.options[i] == self.goal:
                choice = i
        self.covered = t.slot[p.options[choice]] != NONE
        return choice

    def _choose_task(self, t: Allies, seat: i64) -> i64:
        """The task that gains most; the last option ends them."""
        p = t.prompt
        played = just_played(t, seat)
        face = t.face_at(played)
        best = 0.0
        choice: i64 = p.count - 1
        by: i64 = 0
        for i in range(p.count - 1):
            task = p.options[i]
            if task == ABILITY:
                gain = self._best_ability(t, seat, played, t.box.tribe[face], self.covered)
            else:
                turn: i64 = t.box.rotation[2 * face + (0 if task == FIRST_ROTATION else 1)]
                gain = self._best_rotation(t, played, turn)
            if gain > best:
                best = gain
                choice = i
                by = 0 if task == ABILITY else turn
        self.by = by
        return choice

    def _cover_with(self, t: Allies, seat: i64) -> i64:
        p = t.prompt
        best = NOTHING
        choice: i64 = 0
        for i in range(p.count):
            gain = self._best_cover(t, seat, p.options[i])
            if gain > best:
                best = gain
                choice = i
                self.goal = self.x
        return choice

    def _choose_target(self, t: Allies, seat: i64, kind: i64) -> i64:
        """The option that gains most."""
        p = t.prompt
        best = NOTHING
        choice: i64 = 0
        for i in range(p.count):
            gain = self._gain(t, seat, kind, p.options[i])
            if gain > best:
                best = gain
                choice = i
        self.first = p.options[choice]
        self.first_kind = kind
        self.covered = self.covered or kind == COVER_CARD
        return choice

    def _gain(self, t: Allies, seat: i64, kind: i64, option: i64) -> float:
        """What an answer to a question about a target gains, if well gone on with."""
        if kind == STRENGTHEN_CARD:
            return self._turn(t, option, sections_left(t, option, max(self.by, 1)))
        if kind == WEAKEN_CARD:
            return self._turn(t, option, -sections_left(t, option, min(self.by, -1)))
        if kind == TURN_HOW_FAR:
            return float(option)
        if kind == SWAP_REGION:
            return self._best_partner(t, option)
        if kind == SWAP_WITH:
            return self._swap(t, self.first, option) if self.first_kind == SWAP_REGION else 0.0
        if kind == MOVE_CARD:
            return self._best_place(t, option)
        if kind == MOVE_TO:
            return self._move(t, self.first, option) if self.first_kind == MOVE_CARD else 0.0
        if kind == RESET_CARD:
            return self._turn(t, option, t.box.start[t.face_at(option)] - t.turned[option])
        if kind == COVER_CARD:
            return 1.0 if option == self.goal else 0.0
        assert kind == COPY_ABILITY
        return self._best_ability(t, seat, just_played(t, seat), option, self.covered)

    # -- the best way to do a part: its gain, with `x` where it is done ------------------------------------------
    def _best_slot(self, t: Allies, seat: i64, card: i64, covers: bool) -> float:
        """Lay a hand card in the own row and do its tasks; if it covers, play the best other one to an empty slot."""
        best = NOTHING
        slot: i64 = NONE
        for at in range(COLUMNS * seat, COLUMNS * seat + COLUMNS):
            if t.slot[at] == NONE:
                gain = self._lay(t, seat, card, at, False)
            elif covers:
                gain = self._lay(t, seat, card, at, True)
            else:
                continue
            if gain > best:
                best = gain
                slot = at
        self.x = slot
        return best

    def _lay(self, t: Allies, seat: i64, card: i64, slot: i64, covers: bool) -> float:
        """Lay a card in a slot and do its tasks."""
        face = t.cards.face(card)
        column: i64 = slot % COLUMNS
        old_card = t.slot[slot]
        old_turned = t.turned[slot]
        before = self.evaluator.expected(t, column)
        t.slot[slot] = card
        t.turned[slot] = t.box.start[face]
        gain = self.sign * (self.evaluator.expected(t, column) - before)
        if covers:
            gain += self._tasks(t, seat, slot, face, False)
            best = NOTHING
            for i in range(t.cards.size(HAND + seat)):
                other = t.cards.at(HAND + seat, i)
                if other != card:
                    best = max(best, self._best_slot(t, seat, other, False))
            gain += best
        else:
            gain += self._tasks(t, seat, slot, face, t.box.diamond[face] != 0)
        t.slot[slot] = old_card
        t.turned[slot] = old_turned
        return gain

    def _tasks(self, t: Allies, seat: i64, played: i64, face: i64, ability: bool) -> float:
        """The tasks of a card just laid, the most gainful first."""
        first = t.box.rotation[2 * face]
        second = t.box.rotation[2 * face + 1]
        tribe = t.box.tribe[face]
        if not ability and second == 0:
            return max(self._best_rotation(t, played, first), 0.0) if first != 0 else 0.0
        if first == 0 and second == 0:
            return max(self._best_ability(t, seat, played, tribe, False), 0.0)
        slots = t.slot[:]
        turned = t.turned[:]
        regions = t.region[:]
        facing = t.facing[:]
        total = 0.0
        while first != 0 or second != 0 or ability:
            best = 0.0
            by: i64 = 0
            if ability:
                best = max(self._best_ability(t, seat, played, tribe, False), 0.0)
            if first != 0:
                gain = self._best_rotation(t, played, first)
                if gain > best:
                    best = gain
                    by = first
            if second != 0 and second != first:
                gain = self._best_rotation(t, played, second)
                if gain > best:
                    best = gain
                    by = second
            if best <= 0.0:
                break
            total += best
            if by == 0:
                if first != 0 or second != 0:
                    self._best_ability(t, seat, played, tribe, False)
                    self._carry_out(t, tribe)
                ability = False
            else:
                self._best_rotation(t, played, by)
                t.turned[self.x] += sections_left(t, self.x, by) if by > 0 else -sections_left(t, self.x, by)
                if by == first:
                    first = 0
                else:
                    second = 0
        t.slot = slots
        t.turned = turned
        t.region = regions
        t.facing = facing
        return total

    def _carry_out(self, t: Allies, tribe: i64) -> None:
        """Do on the table what _best_ability has just found best."""
        if tribe == TROLL:
            tribe = self.copied
        x = self.x
        if tribe == YETI:
            self._best_partner(t, x)
            y = self.y
            t.region[x], t.region[y] = t.region[y], t.region[x]
            t.facing[x], t.facing[y] = t.facing[y], t.facing[x]
        elif tribe == GNOME:
            self._best_place(t, x)
            y = self.y
            t.slot[y] = t.slot[x]
            t.turned[y] = t.turned[x]
            t.slot[x] = NONE
        elif tribe == GOLEM:
            t.turned[x] = t.box.start[t.face_at(x)]

    def _best_rotation(self, t: Allies, played: i64, by: i64) -> float:
        best = NOTHING
        found: i64 = NONE
        for slot in range(i64(SLOTS)):
            if t.slot[slot] != NONE and why_not_turn(t, slot, played, by) is None:
                sections = sections_left(t, slot, by)
                gain = self._turn(t, slot, sections if by > 0 else -sections)
                if gain > best:
                    best = gain
                    found = slot
        self.x = found
        return best

    def _best_ability(self, t: Allies, seat: i64, played: i64, tribe: i64, has_covered: bool) -> float:
        if tribe == CYCLOPS:
            return self._best_covering(t, seat, played, has_covered)
        if tribe == WIZARD:
            return WIZARD_BONUS
        best = NOTHING
        found: i64 = NONE
        if tribe == TROLL:
            copied: i64 = NONE
            for other in range(i64(TROLL)):
                if why_not_copy(t, played, other) is None:
                    gain = self._best_ability(t, seat, played, other, has_covered)
                    if gain > best:
                        best = gain
                        copied = other
                        found = self.x
            self.copied = copied
        elif tribe == YETI:
            for column in range(i64(COLUMNS)):
                if why_not_swap(t, column, NONE) is None:
                    gain = self._best_partner(t, column)
                    if gain > best:
                        best = gain
                        found = column
        elif tribe == GNOME:
            for slot in range(i64(SLOTS)):
                if t.slot[slot] != NONE and why_not_move(t, seat, slot, played) is None:
                    gain = self._best_place(t, slot)
                    if gain > best:
                        best = gain
                        found = slot
        else:
            assert tribe == GOLEM
            for slot in range(i64(SLOTS)):
                if t.slot[slot] != NONE and why_not_reset(t, slot) is None:
                    gain = self._turn(t, slot, t.box.start[t.face_at(slot)] - t.turned[slot])
                    if gain > best:
                        best = gain
                        found = slot
        self.x = found
        return best

    def _best_partner(self, t: Allies, column: i64) -> float:
        """The region to swap this one with, in `y`."""
        best = NOTHING
        self.y = NONE
        for other in range(i64(COLUMNS)):
            if why_not_swap(t, other, column) is None:
                gain = self._swap(t, column, other)
                if gain > best:
                    best = gain
                    self.y = other
        return best

    def _best_place(self, t: Allies, slot: i64) -> float:
        """The free slot to move a card to, in `y`."""
        row: i64 = slot // COLUMNS * COLUMNS
        best = NOTHING
        self.y = NONE
        for other in range(row, row + COLUMNS):
            if t.slot[other] == NONE:
                gain = self._move(t, slot, other)
                if gain > best:
                    best = gain
                    self.y = other
        return best

    def _best_covering(self, t: Allies, seat: i64, played: i64, has_covered: bool) -> float:
        """Variants of the Cyclops: cover another own card with a hand card; its tasks are not looked at."""
        best = NOTHING
        if why_no_covering(t, seat, played, has_covered) is None:
            for i in range(t.cards.size(HAND + seat)):
                card = t.cards.at(HAND + seat, i)
                if can_cover(t, card):
                    best = max(best, self._best_cover(t, seat, card))
        return best

    def _best_cover(self, t: Allies, seat: i64, card: i64) -> float:
        best = NOTHING
        found: i64 = NONE
        start = t.box.start[t.cards.face(card)]
        played = just_played(t, seat)
        for slot in range(COLUMNS * seat, COLUMNS * seat + COLUMNS):
            if t.slot[slot] != NONE and slot != played:
                column: i64 = slot % COLUMNS
                old_card = t.slot[slot]
                old_turned = t.turned[slot]
                before = self.evaluator.expected(t, column)
                t.slot[slot] = card
                t.turned[slot] = start
                gain = self.sign * (self.evaluator.expected(t, column) - before)
                t.slot[slot] = old_card
                t.turned[slot] = old_turned
                if gain > best:
                    best = gain
                    found = slot
        self.x = found
        return best

    # -- what a change gains -------------------------------------------------------------------------------------
    def _turn(self, t: Allies, slot: i64, sections: i64) -> float:
        column: i64 = slot % COLUMNS
        before = self.evaluator.expected(t, column)
        t.turned[slot] += sections
        gain = self.sign * (self.evaluator.expected(t, column) - before)
        t.turned[slot] -= sections
        return gain

    def _swap(self, t: Allies, one: i64, two: i64) -> float:
        if one == two:
            return 0.0
        region = t.region[one]
        facing = t.facing[one]
        before = self.evaluator.expected(t, one) + self.evaluator.expected(t, two)
        t.region[one] = t.region[two]
        t.facing[one] = t.facing[two]
        t.region[two] = region
        t.facing[two] = facing
        gain = self.sign * (self.evaluator.expected(t, one) + self.evaluator.expected(t, two) - before)
        t.region[two] = t.region[one]
        t.facing[two] = t.facing[one]
        t.region[one] = region
        t.facing[one] = facing
        return gain

    def _move(self, t: Allies, slot: i64, other: i64) -> float:
        one: i64 = slot % COLUMNS
        two: i64 = other % COLUMNS
        before = self.evaluator.expected(t, one) + self.evaluator.expected(t, two)
        card = t.slot[slot]
        t.slot[other] = card
        t.turned[other] = t.turned[slot]
        t.slot[slot] = NONE
        gain = self.sign * (self.evaluator.expected(t, one) + self.evaluator.expected(t, two) - before)
        t.slot[slot] = card
        t.slot[other] = NONE
        t.turned[other] = 0
        return gain


def just_played(t: Allies, seat: i64) -> i64:
    """Slot of the card that the seat has laid last."""
    card = t.cards.top(ROW + seat)
    for slot in range(COLUMNS * seat, COLUMNS * seat + COLUMNS):
        if t.slot[slot] == card:
            return slot
    return NONE
