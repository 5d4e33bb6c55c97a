"""How the Winged Menace is played by script: small groups scare small groups, infestations make more bats."""
from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gateleg.games.root.box import CLEARINGS
from gateleg.games.root.factions.winged_menace.board import (
    DRAW_ROW,
    FIGHT,
    SCATTER_ORIGIN,
    WARRIOR_ROW,
    MenaceBoard,
)
from gateleg.games.root.factions.winged_menace.words import (
    A_BITE,
    A_BUILD,
    A_SWARM,
    A_SWOOP,
    ACT,
    ACTIVE_CARD,
    BITE,
    PLACE_FROM,
    SCATTER_FROM,
    SCATTER_HOW_MANY,
    SCATTER_TO,
    SPAWN_CARD,
    SPAWN_WHERE,
    SQUAT,
    SWARM_AGAIN,
    SWARM_WHERE,
    SWARM_WHOM,
    SWOOP_FROM,
    SWOOP_HOW_MANY,
    SWOOP_TO,
)
from gateleg.games.root.goals import MANY, SETTLE, SPEND
from gateleg.games.root.judgement import (
    HIGH,
    LOW,
    NEVER,
    battle_value,
    best_battle,
    best_count,
    best_foe,
    card_value,
    move_value,
    place_value,
)
from gateleg.games.root.layout import (
    ABOUT,
    ACTIONS,
    B_ATTACKER,
    B_DEFENDER,
    B_PLACE,
    COUNTS,
    EVENING,
    NO_PLACE,
    PHASE,
    PLACES,
    RULED,
    STOCK,
    SUPPLY,
    TOWARDS,
    TURN,
    UNDER_RUIN,
    UNRATED,
    WARRIORS_AT,
)
from gateleg.games.root.rules_effects import bits
from gateleg.games.root.rules_move import adjacent, destinations
from gateleg.games.root.state import Root
from gateleg.kernel.table import PASS

ADVICE: Final[dict[str, dict[str, int]]] = {
    "spawn-in-nexus": {"goal": MANY}, "explore-cave": {}, "infest-card": {"goal": SPEND},
    "infest-where": {"goal": SETTLE}, "frighten-to": {}, "flee-to": {"goal": SETTLE}, "passage-card": {"goal": SPEND},
}

INFEST: Final = 20  # an infestation: bats or cards every turn
EXPLORING: Final = 10  # an item and a point in every turn
SPARE: Final = 4  # what speaks against spending a card


def rate(m: MenaceBoard, t: Root, kind: i64, option: i64) -> i64:
    """BOTS.md 7: what an option of its questions is worth, in tenths of a point; UNRATED for those of the Law."""
    question = kind - m.first_question
    n = t.n
    if question == ACT:
        return act_value(m, t, option)
    if question == ACTIVE_CARD:
        return card_choice(m, t, t.cards.face(option) - m.first_face)
    if question == SCATTER_FROM:
        return 0 if option == PASS else best_scatter(m, t, option, 0) - 2
    if question == SCATTER_TO:
        if option == PASS:
            return 0
        return best_count(t, m.seat, n[m.at + SCATTER_ORIGIN], option, 1)
    if question == SCATTER_HOW_MANY or question == SWOOP_HOW_MANY:
        return move_value(t, m.seat, n[ABOUT] - 1, n[TOWARDS] - 1, option, 1)
    if question == SPAWN_CARD:
        return 0 if option == PASS else spawn_by_card_value(m, t, option)
    if question == SPAWN_WHERE:
        return spawn_value(m, t, option)
    if question == SWARM_WHERE:
        return best_foe(t, m.seat, option, t.warriors(m.seat, option))
    if question == SWARM_WHOM:
        place: i64 = n[ABOUT] - 1
        return battle_value(t, m.seat, option, place, t.warriors(m.seat, place))
    if question == SWARM_AGAIN:
        if option == PASS:
            return 0
        place = n[ABOUT] - 1
        return best_foe(t, m.seat, place, t.warriors(m.seat, place)) - card_value(t, m.seat, t.cards.face(option)) - 3
    if question == SWOOP_TO:
        return best_swoop(m, t, option)
    if question == SWOOP_FROM:
        return -1 if option == PASS else best_count(t, m.seat, option, n[TOWARDS] - 1, battles_ahead(m, t))
    if question == PLACE_FROM or question == SQUAT:
        return -5 if option == PASS else row_value(m, t, option)
    if question == BITE:
        return 2 * t.warriors(option // 16, option % 16) if t.warriors(option // 16, option % 16) < 5 else 0
    return UNRATED


def act_value(m: MenaceBoard, t: Root, act: i64) -> i64:
    if act == PASS:
        return 0
    if act == A_BUILD:
        return INFEST
    if act == A_SWARM:
        return best_battle(t, m.seat, t.n[WARRIORS_AT + m.seat])
    if act == A_BITE:
        return 4
    return best_swoop_anywhere(m, t) - 1 if act == A_SWOOP else UNRATED


# -- battles ---------------------------------------------------------------------------------------------------------
def fright_value(foes: i64, power: i64, low: bool) -> i64:
    """A point for each warrior if all of them flee: tenths, over the dice."""
    odds = LOW if low else HIGH
    value: i64 = 0
    for roll in range(i64(4)):
        if roll >= foes and power >= foes:
            value += odds[roll] * 10 * foes
        elif roll > 0:
            value += odds[roll] * 2
    return value // 16


def card_choice(m: MenaceBoard, t: Root, face: i64) -> i64:
    """FRIGHT where few would have to flee, FIGHT against what cannot, and before any battle FRIGHT."""
    n = t.n
    place = n[B_PLACE]
    if place < 0:
        return 0 if face == FIGHT else 5
    attacks: bool = n[B_ATTACKER] == m.seat
    foe = n[B_DEFENDER] if attacks else n[B_ATTACKER]
    foes = n[COUNTS + (foe << 4) + place]
    mine = t.warriors(m.seat, place)
    low: bool = not attacks or (t.board.high_roll >> foe) & 1 != 0
    if face != FIGHT:
        return fright_value(foes, mine, low) if foes > 0 else -1
    if attacks:
        return battle_value_by_law(m, t, foe, place, mine)
    return 3 * (foes if foes < mine else mine)


def battle_value_by_law(m: MenaceBoard, t: Root, foe: i64, place: i64, mine: i64) -> i64:
    """What FIGHT brings as attacker, before its own losses, which FRIGHT has as well."""
    theirs = t.warriors(foe, place)
    if theirs >= mine:
        return 3
    value = battle_value(t, m.seat, foe, place, mine)
    fright = fright_value(theirs, mine, (t.board.high_roll >> foe) & 1 != 0) if theirs > 0 else 0
    return value if value > fright else fright - 1


def value_of_battle(m: MenaceBoard, t: Root, side: i64, place: i64, warriors: i64, value: i64) -> i64:
    """It battles only whom it outnumbers, and may frighten."""
    theirs = t.n[COUNTS + (side << 4) + place]
    if theirs >= warriors:
        return NEVER
    if theirs == 0 or side >= t.seats:
        return value
    fright = fright_value(theirs, warriors, (t.board.high_roll >> side) & 1 != 0) - 2 * (theirs if theirs < 2 else 2)
    return fright if fright > value else value


# -- bats ------------------------------------------------------------------------------------------------------------
def battles_ahead(m: MenaceBoard, t: Root) -> i64:
    if t.n[TURN] != m.seat:
        return 0
    return t.n[ACTIONS] if t.n[PHASE] == EVENING else m.evening_actions


def best_scatter(m: MenaceBoard, t: Root, origin: i64, gone: i64) -> i64:
    """The best that scattering from a place brings in one of the places next to it."""
    goals: i64 = adjacent(t, m.seat, origin) & ~t.n[NO_PLACE + m.seat] & ~gone
    best: i64 = NEVER
    for place in range(i64(PLACES)):
        if (goals >> place) & 1 != 0:
            value = best_count(t, m.seat, origin, place, 1)
            if value > best:
                best = value
    return best


def spawn_value(m: MenaceBoard, t: Root, place: i64) -> i64:
    count = m.spawned_by_card(t)
    if count > t.n[SUPPLY + m.seat]:
        count = t.n[SUPPLY + m.seat]
    mine = t.warriors(m.seat, place)
    return place_value(t, m.seat, place, mine + count, 1) - place_value(t, m.seat, place, mine, 1)


def spawn_by_card_value(m: MenaceBoard, t: Root, card: i64) -> i64:
    if card >= 960:
        return UNRATED
    places: i64 = t.matching(card) & ~t.n[NO_PLACE + m.seat]
    best: i64 = NEVER
    for place in range(i64(PLACES)):
        if (places >> place) & 1 != 0:
            value = spawn_value(m, t, place)
            if value > best:
                best = value
    return best - card_value(t, m.seat, t.cards.face(card)) - SPARE


def best_swoop(m: MenaceBoard, t: Root, place: i64) -> i64:
    """The best that bats of one place can do by going to another."""
    best: i64 = NEVER
    for origin in range(i64(PLACES)):
        if (t.n[WARRIORS_AT + m.seat] >> origin) & 1 != 0 and (destinations(t, m.seat, origin) >> place) & 1 != 0:
            value = best_count(t, m.seat, origin, place, battles_ahead(m, t))
            if value > best:
                best = value
    return best


def best_swoop_anywhere(m: MenaceBoard, t: Root) -> i64:
    best: i64 = NEVER
    for origin in range(i64(PLACES)):
        if (t.n[WARRIORS_AT + m.seat] >> origin) & 1 != 0:
            goals = destinations(t, m.seat, origin)
            for place in range(i64(PLACES)):
                if (goals >> place) & 1 != 0:
                    value = best_count(t, m.seat, origin, place, battles_ahead(m, t) - 1)
                    if value > best:
                        best = value
    return best


def items_left(t: Root) -> i64:
    """Items that still lie under the caves."""
    total: i64 = 0
    for place in range(i64(CLEARINGS)):
        total += t.cards.size(UNDER_RUIN + place)
    return total


def row_value(m: MenaceBoard, t: Root, row: i64) -> i64:
    """Cards first, for they make bats, infestations and second battles; then bats."""
    if row == DRAW_ROW:
        return 10 if m.uncovered(t, DRAW_ROW) < 2 or m.uncovered(t, WARRIOR_ROW) > 2 else 0
    return 5


def value_of_holding(m: MenaceBoard, t: Root, place: i64, warriors: i64, rules: bool) -> i64:
    """Bats in the Nexus spawn; five in a clearing leave guano; rule where there is room for an infestation."""
    if place == m.nexus():
        value: i64 = 3 * (warriors if warriors < 6 else 6)
        return value + EXPLORING if warriors > 0 and items_left(t) > 0 else value
    value = 0
    if warriors > m.crowd:
        value = -14
    if rules:
        value += 3
        if (m.sites(t) >> place) & 1 != 0 and t.n[STOCK + m.infestation()] > 0:
            value += 7
    return value


def worth(m: MenaceBoard, t: Root) -> float:
    """Infestations, bats on the map and in the Nexus, rule; guano falls into others' hands.  In points."""
    return (
        0.9 * float(t.on_map(m.infestation())) + 0.2 * float(t.on_map(m.seat))
        + 0.2 * float(bits(t.n[RULED + m.seat])) - 0.5 * float(t.on_map(m.guano_kind()))
    )
