"""Scripted play of Allies: the turn that the evaluator likes best, put together from its parts."""
from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from gateleg.games.allies.box import CYCLOPS, GNOME, GOLEM, TROLL, WIZARD, YETI
from gateleg.games.allies.evaluator import CODES, WIZARD_BONUS, BattleEvaluator
from gateleg.games.allies.rules_turn import LAST_SECTION, why_not_cover_with
from gateleg.games.allies.state import COLUMNS, HAND, REFUSE, ROW, SLOTS, TURNS, Allies
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

    What a turn gains is the sum of what its parts gain: the card where it is laid, then its tasks, the best first.
    Tribes are picked at random.
    """

    def __init__(self, stream: Stream) -> None:
        super().__init__(stream)
        self.sketch = Sketch()
        # What earlier answers of this turn have had in mind.  Somebody else may have given them: mere hints.
        self.moment: i64 = -1  # turn of the game to which the hints belong
        self.covered: bool = False  # the card played lies on another
        self.goal: i64 = NONE  # slot for the card chosen
        self.by: i64 = 0  # sections of the rotation
        self.first: i64 = NONE  # slot or column answered last
        self.first_kind: i64 = NONE  # to which question

    def choose(self, t: State) -> i64:
        assert isinstance(t, Allies)
        p = t.prompt
        kind = p.kind
        if kind == PICK_TRIBE:
            return self.stream.below(p.count)
        if p.count == 1 and kind != PLAY_CARD and kind != PLACE_CARD:
            return 0
        if self.moment != TURNS * t.round + t.turn:
            self.moment = TURNS * t.round + t.turn
            self.covered = False
            self.goal = NONE
            self.by = 0
            self.first_kind = NONE
        if kind == PLACE_CARD:
            return self._place_card(t)
        self.sketch.read(t, p.seat)
        if kind == PLAY_CARD:
            return self._play_card(t, p.seat)
        if kind == CHOOSE_TASK:
            return self._choose_task(t)
        return self._choose_target(t, kind)

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
                self.goal = self.sketch.x
        return choice

    def _place_card(self, t: Allies) -> i64:
        p = t.prompt
        choice: i64 = 0
        for i in range(p.count):
            if p.options[i] == self.goal:
                choice = i
        self.covered = t.slot[p.options[choice]] != NONE
        return choice

    def _choose_task(self, t: Allies) -> i64:
        """The task that gains most; the last option ends them."""
        p = t.prompt
        face = t.face_at(self.sketch.played)
        best = 0.0
        choice: i64 = p.count - 1
        for i in range(p.count - 1):
            task = p.options[i]
            by: i64 = 0
            if task == ABILITY:
                gain = self._best_ability(t, t.box.tribe[face])
            else:
                by = t.box.rotation[2 * face + (0 if task == FIRST_ROTATION else 1)]
                gain = self.sketch.best_rotation(by)
            if gain > best:
                best = gain
                choice = i
                self.by = by
        return choice

    def _choose_target(self, t: Allies, kind: i64) -> i64:
        """The option that gains most."""
        p = t.prompt
        best = NOTHING
        choice: i64 = 0
        for i in range(p.count):
            gain = self._gain(t, kind, p.options[i])
            if gain > best:
                best = gain
                choice = i
        self.first = p.options[choice]
        self.first_kind = kind
        if kind == COVER_WITH:
            self._best_cover(t, self.first)
            self.goal = self.sketch.x
        elif kind == COVER_CARD:
            self.covered = True
        return choice

    def _gain(self, t: Allies, kind: i64, option: i64) -> float:
        """What an answer to a question about a target gains, if well gone on with."""
        sketch = self.sketch
        if kind == STRENGTHEN_CARD:
            return sketch.gain_of_turning(option, sketch.turned[option] + sketch.sections(option, max(self.by, 1)))
        if kind == WEAKEN_CARD:
            return sketch.gain_of_turning(option, sketch.turned[option] + sketch.sections(option, min(self.by, -1)))
        if kind == TURN_HOW_FAR:
            return float(option)
        if kind == SWAP_REGION:
            return sketch.best_partner(option)
        if kind == SWAP_WITH:
            return sketch.gain_of_swap(self.first, option) if self.first_kind == SWAP_REGION else 0.0
        if kind == MOVE_CARD:
            return sketch.best_place(option)
        if kind == MOVE_TO:
            return sketch.gain_of_move(self.first, option) if self.first_kind == MOVE_CARD else 0.0
        if kind == RESET_CARD:
            return sketch.gain_of_turning(option, sketch.start_of(option))
        if kind == COVER_WITH:
            return self._best_cover(t, option)
        if kind == COVER_CARD:
            return 1.0 if option == self.goal else 0.0
        assert kind == COPY_ABILITY
        return self._best_ability(t, option)

    def _best_slot(self, t: Allies, seat: i64, card: i64, covers: bool) -> float:
        """Lay a hand card in the own row and do its tasks; if it covers, play the best other one to an empty slot."""
        sketch = self.sketch
        face = t.cards.face(card)
        diamond = t.box.diamond[face] != 0
        best = NOTHING
        found: i64 = NONE
        for slot in range(COLUMNS * seat, COLUMNS * seat + COLUMNS):
            old = sketch.face[slot]
            if old != NONE and not covers:
                continue
            section = sketch.turned[slot]
            played = sketch.played
            gain = sketch.lay(slot, face, t.box.start[face])
            sketch.played = slot
            gain += sketch.best_tasks(
                t.box.rotation[2 * face], t.box.rotation[2 * face + 1],
                t.box.tribe[face] if diamond and old == NONE else NONE,
            )
            if old != NONE:
                gain += self._best_other(t, seat, card)
            sketch.lay(slot, old, section)
            sketch.played = played
            if gain > best:
                best = gain
                found = slot
        sketch.x = found
        return best

    def _best_other(self, t: Allies, seat: i64, card: i64) -> float:
        """The second card of a turn that has covered."""
        best = NOTHING
        for i in range(t.cards.size(HAND + seat)):
            other = t.cards.at(HAND + seat, i)
            if other != card:
                best = max(best, self._best_slot(t, seat, other, False))
        return best

    def _best_ability(self, t: Allies, tribe: i64) -> float:
        """As in a sketch, and the Cyclops of the variants."""
        if tribe != CYCLOPS:
            return self.sketch.best_ability(tribe)
        best = NOTHING
        seat = t.prompt.seat
        for i in range(t.cards.size(HAND + seat)):
            best = max(best, self._best_cover(t, t.cards.at(HAND + seat, i)))
        return best

    def _best_cover(self, t: Allies, card: i64) -> float:
        """Variants of the Cyclops: lay a hand card on another own card, in `x`; its tasks are not looked at."""
        sketch = self.sketch
        face = t.cards.face(card)
        first: i64 = COLUMNS * t.prompt.seat
        best = NOTHING
        found: i64 = NONE
        for slot in range(first, first + COLUMNS):
            old = sketch.face[slot]
            if old != NONE and slot != sketch.played:
                section = sketch.turned[slot]
                gain = sketch.lay(slot, face, t.box.start[face])
                sketch.lay(slot, old, section)
                if gain > best:
                    best = gain
                    found = slot
        sketch.x = found
        return best


@final
class Sketch:
    """The columns of a table as one seat's evaluator sees them, to try changes on and take them back.

    A gain is in points for that seat; `best_...` leave in `x` (and `y`) where the gain is had.

    face     [slot] or NONE;   turned   [slot] section in front;   code   [slot] see BattleEvaluator
    region   [column] where the tables of outcomes begin for its facing;   movable   [column]
    won, kept   [column] points for winning and for keeping the region;   value   [column] points expected
    played   slot of the card that the seat has laid last
    """

    def __init__(self) -> None:
        self.evaluator = BattleEvaluator()
        self.face: vec[i64] = vec[i64]([i64(NONE) for _ in range(SLOTS)])
        self.turned: vec[i64] = vec[i64]([i64(0) for _ in range(SLOTS)])
        self.code: vec[i64] = vec[i64]([i64(0) for _ in range(SLOTS)])
        self.region: vec[i64] = vec[i64]([i64(0) for _ in range(COLUMNS)])
        self.movable: vec[i64] = vec[i64]([i64(0) for _ in range(COLUMNS)])
        self.won: vec[float] = vec[float]([0.0 for _ in range(COLUMNS)])
        self.kept: vec[float] = vec[float]([0.0 for _ in range(COLUMNS)])
        self.value: vec[float] = vec[float]([0.0 for _ in range(COLUMNS)])
        self.start: vec[i64] = vec[i64]()  # [face], as all tables of the box
        self.diamond: vec[i64] = vec[i64]()
        self.tribe: vec[i64] = vec[i64]()
        self.refuse: bool = False  # readings of the rules that matter here
        self.copy_any: bool = False
        self.first_movable: i64 = 0  # slots that a Gnome may move
        self.last_movable: i64 = SLOTS
        self.played: i64 = NONE
        self.x: i64 = NONE
        self.y: i64 = NONE
        self.copied: i64 = NONE  # the tribe whose ability a Troll does best to use

    def read(self, t: Allies, seat: i64) -> None:
        """Take over a table."""
        evaluator = self.evaluator
        if t.box is not evaluator.box or t.switches is not evaluator.switches:
            evaluator.prepare(t)
            self.start = t.box.start
            self.diamond = t.box.diamond
            self.tribe = t.box.tribe
            self.refuse = t.switches.partial_rotation == REFUSE
            self.copy_any = t.switches.troll_any_ability
        if t.switches.gnome_opponent:
            self.first_movable = COLUMNS * (1 - seat)
            self.last_movable = self.first_movable + COLUMNS
        card = t.cards.top(ROW + seat)
        for slot in range(i64(SLOTS)):
            if t.slot[slot] == NONE:
                self.face[slot] = NONE
                self.turned[slot] = 0
                self.code[slot] = 0
            else:
                if t.slot[slot] == card:
                    self.played = slot
                self.face[slot] = t.face_at(slot)
                self.turned[slot] = t.turned[slot]
                self.code[slot] = evaluator.code[4 * self.face[slot] + self.turned[slot]]
        sign = 1.0 - 2.0 * float(seat)
        for column in range(i64(COLUMNS)):
            self.movable[column] = 0
            self.won[column] = 0.0
            self.kept[column] = 0.0
            self.region[column] = 0
            if t.region[column] != NONE:
                self.movable[column] = t.box.movable[t.region_face(column)]
                self.won[column] = sign * evaluator.points_won(t, column)
                self.kept[column] = sign * evaluator.points_kept(t, column)
                self.region[column] = (t.facing[column] + evaluator.reach) * (CODES * CODES)
            self.value[column] = self._worth(column, column)

    # -- changes -------------------------------------------------------------------------------------------------
    def lay(self, slot: i64, face: i64, section: i64) -> float:
        """A card comes to lie in a slot, or nothing does; the gain."""
        self.face[slot] = face
        return self._turn(slot, section)

    def _turn(self, slot: i64, section: i64) -> float:
        face = self.face[slot]
        self.turned[slot] = section
        self.code[slot] = self.evaluator.code[4 * face + section] if face != NONE else 0
        column: i64 = slot % COLUMNS
        before = self.value[column]
        self.value[column] = self._worth(column, column)
        return self.value[column] - before

    def _move(self, slot: i64, other: i64) -> None:
        face = self.face[slot]
        section = self.turned[slot]
        self.lay(slot, NONE, 0)
        self.lay(other, face, section)

    def _swap(self, one: i64, two: i64) -> None:
        self.region[one], self.region[two] = self.region[two], self.region[one]
        self.won[one], self.won[two] = self.won[two], self.won[one]
        self.kept[one], self.kept[two] = self.kept[two], self.kept[one]
        self.value[one] = self._worth(one, one)
        self.value[two] = self._worth(two, two)

    # -- gains of single changes ---------------------------------------------------------------------------------
    def gain_of_turning(self, slot: i64, section: i64) -> float:
        return self._worth_with(slot, self.evaluator.code[4 * self.face[slot] + section]) - self.value[slot % COLUMNS]

    def gain_of_swap(self, one: i64, two: i64) -> float:
        return self._worth(one, two) + self._worth(two, one) - self.value[one] - self.value[two]

    def gain_of_move(self, slot: i64, other: i64) -> float:
        after = self._worth_with(slot, 0) + self._worth_with(other, self.code[slot])
        return after - self.value[slot % COLUMNS] - self.value[other % COLUMNS]

    def _worth(self, region: i64, cards: i64) -> float:
        """The region of one column between the cards of another."""
        at: i64 = self.region[region] + CODES * self.code[cards] + self.code[COLUMNS + cards]
        return self.won[region] * self.evaluator.won[at] + self.kept[region] * self.evaluator.kept[at]

    def _worth_with(self, slot: i64, code: i64) -> float:
        """The column of a slot if that had another code."""
        if slot < COLUMNS:
            column = slot
            at: i64 = self.region[column] + CODES * code + self.code[COLUMNS + column]
        else:
            column = slot - COLUMNS
            at = self.region[column] + CODES * self.code[column] + code
        return self.won[column] * self.evaluator.won[at] + self.kept[column] * self.evaluator.kept[at]

    def start_of(self, slot: i64) -> i64:
        return self.start[self.face[slot]]

    def sections(self, slot: i64, by: i64) -> i64:
        """How far a rotation turns the card, below 0 for clockwise."""
        return min(by, LAST_SECTION - self.turned[slot]) if by > 0 else max(by, -self.turned[slot])

    # -- the best of many ----------------------------------------------------------------------------------------
    def best_tasks(self, first: i64, second: i64, tribe: i64) -> float:
        """Two rotations (0: none) and the ability of a tribe (NONE: none), the most gainful first."""
        best = 0.0
        by: i64 = 0
        x: i64 = NONE
        y: i64 = NONE
        if tribe != NONE:
            gain = self.best_ability(tribe)
            if gain > best:
                best = gain
                x = self.x
                y = self.y
        if first != 0:
            gain = self.best_rotation(first)
            if gain > best:
                best = gain
                x = self.x
                by = first
        if second != 0 and second != first:
            gain = self.best_rotation(second)
            if gain > best:
                best = gain
                x = self.x
                by = second
        if best <= 0.0:
            return 0.0
        if by != 0:
            rest: i64 = second if by == first else first
            if rest != 0 or tribe != NONE:
                section = self.turned[x]
                self._turn(x, section + self.sections(x, by))
                best += self.best_tasks(rest, 0, tribe)
                self._turn(x, section)
        elif first != 0 or second != 0:
            best += self._after_ability(first, second, self.copied if tribe == TROLL else tribe, x, y)
        return best

    def _after_ability(self, first: i64, second: i64, tribe: i64, x: i64, y: i64) -> float:
        """What the rotations gain when the ability has been used."""
        if tribe == YETI:
            self._swap(x, y)
            gain = self.best_tasks(first, second, NONE)
            self._swap(x, y)
            return gain
        if tribe == GNOME:
            self._move(x, y)
            gain = self.best_tasks(first, second, NONE)
            self._move(y, x)
            return gain
        if tribe == GOLEM:
            section = self.turned[x]
            self._turn(x, self.start_of(x))
            gain = self.best_tasks(first, second, NONE)
            self._turn(x, section)
            return gain
        return self.best_tasks(first, second, NONE)

    def best_rotation(self, by: i64) -> float:
        best = NOTHING
        for slot in range(i64(SLOTS)):
            if self.face[slot] != NONE and slot != self.played:
                sections = self.sections(slot, by)
                if sections != 0 and (sections == by or not self.refuse):
                    gain = self.gain_of_turning(slot, self.turned[slot] + sections)
                    if gain > best:
                        best = gain
                        self.x = slot
        return best

    def best_ability(self, tribe: i64) -> float:
        """NOTHING for the Cyclops, which is used when it is laid."""
        if tribe == WIZARD:
            return WIZARD_BONUS
        if tribe == GOLEM:
            return self._best_reset()
        if tribe == TROLL:
            return self._best_copy()
        best = NOTHING
        x: i64 = NONE
        y: i64 = NONE
        if tribe == YETI:
            for column in range(i64(COLUMNS)):
                gain = self.best_partner(column)
                if gain > best:
                    best = gain
                    x = column
                    y = self.y
        elif tribe == GNOME:
            for slot in range(self.first_movable, self.last_movable):
                if self.face[slot] != NONE and slot != self.played:
                    gain = self.best_place(slot)
                    if gain > best:
                        best = gain
                        x = slot
                        y = self.y
        self.x = x
        self.y = y
        return best

    def _best_reset(self) -> float:
        best = NOTHING
        for slot in range(i64(SLOTS)):
            if self.face[slot] != NONE and self.turned[slot] != self.start_of(slot):
                gain = self.gain_of_turning(slot, self.start_of(slot))
                if gain > best:
                    best = gain
                    self.x = slot
        return best

    def _best_copy(self) -> float:
        """The best ability of a diamond card on the table, in `copied`."""
        tribes: i64 = 0
        for slot in range(i64(SLOTS)):
            if self.face[slot] != NONE and slot != self.played and self.diamond[self.face[slot]] != 0:
                tribes |= 1 << self.tribe[self.face[slot]]
        best = NOTHING
        x: i64 = NONE
        y: i64 = NONE
        for tribe in range(i64(TROLL)):
            if self.copy_any or (tribes >> tribe) & 1 != 0:
                gain = self.best_ability(tribe)
                if gain > best:
                    best = gain
                    x = self.x
                    y = self.y
                    self.copied = tribe
        self.x = x
        self.y = y
        return best

    def best_partner(self, column: i64) -> float:
        """The region to swap this one with, in `y`."""
        best = NOTHING
        if self.movable[column] != 0:
            for other in range(i64(COLUMNS)):
                if other != column and self.movable[other] != 0:
                    gain = self.gain_of_swap(column, other)
                    if gain > best:
                        best = gain
                        self.y = other
        return best

    def best_place(self, slot: i64) -> float:
        """The free slot to move a card to, in `y`."""
        row: i64 = slot // COLUMNS * COLUMNS
        best = NOTHING
        for other in range(row, row + COLUMNS):
            if self.face[other] == NONE:
                gain = self.gain_of_move(slot, other)
                if gain > best:
                    best = gain
                    self.y = other
        return best
