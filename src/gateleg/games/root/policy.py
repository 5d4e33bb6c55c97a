"""Scripted play of Root: what each faction likes in its own questions, and common sense in those of the Law.

A faction declares weights of options by name, and for questions about places, cards or numbers what they are about: a
goal.  Whatever counts most is taken; a little chance decides between equals.
"""
from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from gateleg.games.root.box import AMBUSH, BIRD, DOMINANCE, FAVOR, ITEM_CARD, PERSISTENT
from gateleg.games.root.goals import (
    ANY,
    ATTACK,
    BY_STRENGTH,
    CRAFT,
    FEW,
    GO,
    HURT,
    LEAVE,
    MANY,
    PASSING,
    SETTLE,
    SPEND,
    VICTIM,
)
from gateleg.games.root.rules_move import battlefields
from gateleg.games.root.state import (
    BUILDINGS,
    FREE,
    PIECES_AT,
    PLACES,
    RULED,
    TOKENS,
    VP,
    Board,
    Root,
)
from gateleg.games.root.words import USE
from gateleg.kernel.chance import Stream
from gateleg.kernel.play import Policy
from gateleg.kernel.table import KINDS, LABELS, PASS, State

ADVICE: Final[dict[str, dict[str, int]]] = {
    "use-effect": {"pass": 0, "activate-dominance": -400, "take-dominance": -300, "dark-passage": -100},
    "first-effect": {}, "craft": {"goal": CRAFT, "pass": 0, "activate-dominance": -400, "take-dominance": -300},
    "move-from": {"goal": LEAVE}, "move-to": {"goal": GO}, "move-how-many": {"goal": MANY},
    "battle-where": {"goal": ATTACK}, "battle-whom": {"goal": VICTIM}, "play-ambush": {}, "foil-ambush": {},
    "battle-effect": {}, "discard-down": {"goal": SPEND}, "choose-player": {"goal": VICTIM},
    "spend-for": {"goal": SPEND},
    "order-from": {"goal": ATTACK}, "recruit-against": {"goal": HURT}, "tax-where": {"goal": LEAVE},
    "give-back": {"goal": SPEND}, "propaganda-card": {"goal": SPEND},
}


@final
class RootPolicy(Policy):
    """Scripted play of every faction.  It keeps tables for one board at a time."""

    def __init__(self, stream: Stream) -> None:
        super().__init__(stream)
        self.board: Board | None = None
        self.goal: vec[i64] = vec[i64]()  # [kind of question]
        self.weight: dict[int, int] = {}  # [LABELS * kind + label] tenths of a point, about; 0 for all others

    def prepare(self, board: Board) -> None:
        """Tables of what the Law's questions and the factions' are about."""
        goal = [ANY] * KINDS
        weight: dict[int, int] = {}
        words = board.words
        for number in words.kinds:
            weight[LABELS * number + PASS] = PASSING
        for advice in [ADVICE, *[faction.advice for faction in board.factions]]:
            for name, options in advice.items():
                kind = words.kind(name)
                for option, value in options.items():
                    if option == "goal":
                        goal[kind] = value
                    elif option in words.words.values() or option in (words.kinds[kind].labels or words.faces):
                        weight[LABELS * kind + words.label(kind, option)] = value
        self.goal = vec[i64]([i64(x) for x in goal])
        self.weight = weight
        self.board = board

    def choose(self, t: State) -> i64:
        assert isinstance(t, Root)
        p = t.prompt
        if p.count == 1:
            return 0
        if self.board is not t.board:
            self.prepare(t.board)
        own = t.board.factions[p.seat].advise(t, p)
        if own >= 0:
            return own
        goal = self.goal[p.kind]
        best: i64 = -1000000
        choice: i64 = 0
        for i in range(p.count):
            label = p.labels[i]
            value: i64 = self.weight.get(int(LABELS * p.kind + label), 0)
            if value == BY_STRENGTH:
                value = best_battle(t, p.seat)
            elif label < USE and goal != ANY:
                value += worth(t, p.seat, goal, p.options[i])
            value = 8 * value + self.stream.below(8)
            if value > best:
                best = value
                choice = i
        return choice


def worth(t: Root, seat: i64, goal: i64, option: i64) -> i64:
    """How well an option serves the goal of its question."""
    if goal == MANY:
        return 10 * option
    if goal == FEW:
        return -10 * option
    if goal == SPEND:
        return -card_value(t, t.cards.face(option))
    if goal == CRAFT:
        return craft_value(t, t.cards.face(option))
    if goal == VICTIM:
        return 10 * t.n[VP + option] if option < t.seats else 15
    if goal == HURT:
        return cardboard(t, option // 16, option % 16) * 10 - 10 * t.warriors(option // 16, option % 16)
    if option >= PLACES:
        return 0
    if goal == ATTACK:
        return attack_value(t, seat, option)
    if goal == SETTLE:
        return settle_value(t, seat, option)
    if goal == LEAVE:
        return leave_value(t, seat, option)
    return go_value(t, seat, option)


def card_value(t: Root, face: i64) -> i64:
    """What a card in hand is worth keeping for."""
    deck = t.board.deck
    value: i64 = 20 if deck.suit[face] == BIRD else 0
    kind = deck.kind[face]
    if kind == AMBUSH:
        return value + 25
    if kind == DOMINANCE:
        return value
    return value + 10 * deck.vp[face] + (8 if kind == PERSISTENT else 0)


def craft_value(t: Root, face: i64) -> i64:
    """What crafting a card brings; above 0, for there is nothing better to do with crafting pieces."""
    deck = t.board.deck
    kind = deck.kind[face]
    if kind == ITEM_CARD:
        return 30 + 20 * deck.vp[face]
    return 60 if kind == FAVOR else 25


def cardboard(t: Root, side: i64, place: i64) -> i64:
    return t.n[BUILDINGS + (side << 4) + place] + t.n[TOKENS + (side << 4) + place]


def battle_value(t: Root, seat: i64, side: i64, place: i64) -> i64:
    """What a battle is expected to bring: points for cardboard without defenders, and the trade of warriors."""
    mine = t.warriors(seat, place)
    theirs = t.warriors(side, place)
    points = cardboard(t, side, place)
    hits: i64 = mine if mine < 2 else 2
    if theirs == 0:
        hits += 1
        return 60 * (points if points < hits else hits)
    value: i64 = 12 * (mine - theirs) - 10
    if theirs < hits:
        left: i64 = hits - theirs
        value += 40 * (points if points < left else left)
    if side < t.seats and t.n[VP + side] >= 24:
        value += 20
    return value


def attack_value(t: Root, seat: i64, place: i64) -> i64:
    """The best battle in a place; without any it is worth nothing."""
    best: i64 = -300
    for side in range(t.board.side_count):
        if (t.n[PIECES_AT + side] >> place) & 1 != 0 and t.are_enemies(seat, side):
            value = battle_value(t, seat, side, place)
            if value > best:
                best = value
    return best


def best_battle(t: Root, seat: i64) -> i64:
    """The best battle anywhere."""
    fields = battlefields(t, seat)
    best: i64 = -300
    for place in range(i64(PLACES)):
        if (fields >> place) & 1 != 0:
            value = attack_value(t, seat, place)
            if value > best:
                best = value
    return best


def enemies_at(t: Root, seat: i64, place: i64) -> i64:
    """Warriors of the other players in a place."""
    total: i64 = 0
    for side in range(t.seats):
        if side != seat:
            total += t.warriors(side, place)
    return total


def settle_value(t: Root, seat: i64, place: i64) -> i64:
    """Where own pieces stand safely."""
    mine = t.warriors(seat, place)
    held: i64 = cardboard(t, seat, place)
    return 6 * (mine if mine < 5 else 5) - 8 * enemies_at(t, seat, place) + (10 if held > 0 and mine < 3 else 0)


def leave_value(t: Root, seat: i64, place: i64) -> i64:
    """Where many stand and little has to be guarded."""
    mine = t.warriors(seat, place)
    value: i64 = 10 * mine - 8 * cardboard(t, seat, place)
    return value - 10 if enemies_at(t, seat, place) > 0 else value


def go_value(t: Root, seat: i64, place: i64) -> i64:
    """Where a slot is open, enemy cardboard is weakly guarded, or rule can be won."""
    value: i64 = 0
    theirs = enemies_at(t, seat, place)
    if (t.n[RULED + seat] >> place) & 1 == 0:
        value += 15
    if t.n[FREE + place] > 0:
        value += 10
    value -= 12 * theirs
    for side in range(t.board.side_count):
        if side != seat and t.are_enemies(seat, side) and t.warriors(side, place) < 2:
            value += 20 * cardboard(t, side, place)
    return value
