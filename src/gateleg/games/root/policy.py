"""Scripted play of Root: what each faction thinks of the options in its own questions, common sense in the Law's.

A faction rates options itself (`Faction.rate`), or declares weights by name and, for questions about places, cards or
numbers, what they are about: a goal.  Whatever counts most is taken; a little chance decides between equals.
"""
from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from gateleg.games.root.goals import (
    ANY,
    ATTACK,
    BY_STRENGTH,
    CRAFT,
    FEW,
    HOW_MANY,
    HURT,
    LEAVE,
    MANY,
    MOVE_AWAY,
    MOVE_THERE,
    PASSING,
    SETTLE,
    SPEND,
    VICTIM,
    WHOM,
)
from gateleg.games.root.judgement import (
    battle_value,
    best_battle,
    best_count,
    best_foe,
    best_move,
    best_target,
    card_value,
    cardboard,
    craft_value,
    dominance_value,
    enemies_at,
    move_value,
    threat,
)
from gateleg.games.root.layout import (
    ABOUT,
    ALL,
    B_ATTACKER,
    B_ROLLED,
    FREE,
    HAND,
    PLACES,
    RULED,
    TOWARDS,
    UNRATED,
    VP,
)
from gateleg.games.root.rules_move import battlefields
from gateleg.games.root.state import Board, Root
from gateleg.games.root.words import (
    ACTIVATE,
    ARMORERS,
    BETTER_BURROW_BANK,
    BRUTAL_TACTICS,
    COBBLER,
    COMMAND_WARREN,
    FACTION_WORDS,
    LEAGUE,
    PROPAGANDA_BUREAU,
    ROYAL_CLAIM,
    SABOTEURS,
    SAPPERS,
    TAKE_DOMINANCE,
    TAX_COLLECTOR,
    USE,
)
from gateleg.kernel.chance import Stream
from gateleg.kernel.play import Policy
from gateleg.kernel.table import KINDS, LABELS, PASS, State

ADVICE: Final[dict[str, dict[str, int]]] = {
    "use-effect": {"pass": 0},
    "first-effect": {"pass": 0, "claim-victory": 1000},
    "craft": {"goal": CRAFT, "pass": 0},
    "move-from": {"goal": MOVE_AWAY, "pass": 0}, "move-to": {"goal": MOVE_THERE}, "move-how-many": {"goal": HOW_MANY},
    "battle-where": {"goal": ATTACK, "pass": 0}, "battle-whom": {"goal": WHOM}, "play-ambush": {}, "foil-ambush": {},
    "battle-effect": {"pass": 0}, "discard-down": {"goal": SPEND}, "choose-player": {"goal": VICTIM},
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
        self.weight: dict[int, int] = {}  # [LABELS * kind + label] tenths of a point; 0 for all others

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
        faction = t.board.factions[p.seat]
        seat = p.seat
        kind = p.kind
        best: i64 = -10000000
        choice: i64 = 0
        for i in range(p.count):
            # probes of the rules, as ratings make them, write behind the options: they stay as they are
            value = faction.rate(t, kind, p.options[i])
            if value == UNRATED:
                value = self.weighed(t, seat, kind, p.options[i], p.labels[i])
            value = 8 * value + self.stream.below(8)
            if value > best:
                best = value
                choice = i
        return choice

    def weighed(self, t: Root, seat: i64, kind: i64, option: i64, label: i64) -> i64:
        """What the declared weights and goals say of an option."""
        value: i64 = self.weight.get(int(LABELS * kind + label), 0)
        if value == BY_STRENGTH:
            return best_battle(t, seat, battlefields(t, seat))
        if label < USE:
            goal = self.goal[kind]
            return value + worth(t, seat, goal, option) if goal != ANY else value
        if label < ACTIVATE:
            return value + effect_value(t, seat, label - USE)
        if label == ACTIVATE:
            return dominance_value(t, seat)
        return -30 if label == TAKE_DOMINANCE or (label >= FACTION_WORDS and label != PASS) else value


def worth(t: Root, seat: i64, goal: i64, option: i64) -> i64:
    """How well an option serves the goal of its question."""
    if goal == MANY:
        return 10 * option
    if goal == FEW:
        return -10 * option
    if goal == SPEND:
        return -card_value(t, seat, t.cards.face(option))
    if goal == CRAFT:
        return craft_value(t, seat, t.cards.face(option))
    if goal == VICTIM:
        return 10 * t.n[VP + option] if option < t.seats else 15
    if goal == HURT:
        return cardboard(t, option // 16, option % 16) * 10 - 10 * t.warriors(option // 16, option % 16)
    if goal == WHOM:
        place: i64 = t.n[ABOUT] - 1
        return battle_value(t, seat, option, place, t.warriors(seat, place))
    fights = t.board.factions[seat].battles_ahead(t)
    if goal == HOW_MANY:
        return move_value(t, seat, t.n[ABOUT] - 1, t.n[TOWARDS] - 1, option, fights)
    if option >= PLACES:
        return 0
    if goal == MOVE_AWAY:
        return best_target(t, seat, option, fights)
    if goal == MOVE_THERE:
        return best_count(t, seat, t.n[ABOUT] - 1, option, fights)
    if goal == ATTACK:
        return best_foe(t, seat, option, t.warriors(seat, option))
    if goal == SETTLE:
        return settle_value(t, seat, option)
    if goal == LEAVE:
        return leave_value(t, seat, option)
    return go_value(t, seat, option)


def effect_value(t: Root, seat: i64, effect: i64) -> i64:
    """What using a card in play brings (4.1.3)."""
    n = t.n
    if effect == ROYAL_CLAIM:
        ruled = n[RULED + seat]
        points: i64 = 0
        while ruled != 0:
            ruled &= ruled - 1
            points += 1
        if n[VP + seat] + points >= t.board.law.victory:
            return 1000
        return 10 * points - 35
    if effect == COMMAND_WARREN:
        return best_battle(t, seat, battlefields(t, seat))
    if effect == COBBLER:
        return best_move(t, seat, ALL, 0)
    if effect == LEAGUE:
        return best_move(t, seat, ALL, 0)
    if effect == TAX_COLLECTOR:
        return 1 if t.cards.size(HAND + seat) == 0 else -1
    if effect == PROPAGANDA_BUREAU or effect == SABOTEURS:
        return 4
    if effect == BETTER_BURROW_BANK:
        return 1
    if effect == ARMORERS:
        role: i64 = 0 if n[B_ATTACKER] == seat else 1
        return 5 * n[B_ROLLED + 1 - role] - 8
    if effect == SAPPERS:
        return 2
    return -2 if effect == BRUTAL_TACTICS else -5


def settle_value(t: Root, seat: i64, place: i64) -> i64:
    """Where own pieces stand safely."""
    mine = t.warriors(seat, place)
    held: i64 = cardboard(t, seat, place)
    return 3 * (mine if mine < 5 else 5) - 4 * threat(t, seat, place) + (5 if held > 0 and mine < 3 else 0)


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
