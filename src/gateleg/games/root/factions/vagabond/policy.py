"""How the Vagabond is played by script: ruins, quests and aid first, then war against those who are weaker."""
from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gateleg.games.root.box import (
    BIRD,
    BOOT,
    CLEARINGS,
    CROSSBOW,
    FIRST_FOREST,
    HAMMER,
    ITEMS,
    SUITS,
    SWORD,
    TEA,
    TORCH,
)
from gateleg.games.root.factions.vagabond.actions import can_pay, completed_of
from gateleg.games.root.factions.vagabond.board import (
    AIDS,
    ALLIED,
    DAMAGED,
    EXHAUSTED,
    HOSTILE,
    ITEM_OPTIONS,
    QUESTS,
    READY,
    RELATION,
    WORN,
    VagabondBoard,
)
from gateleg.games.root.factions.vagabond.relations import has_marker
from gateleg.games.root.factions.vagabond.travel import boots_needed, clearings_next_to
from gateleg.games.root.factions.vagabond.words import (
    ACT,
    AID_CARD,
    AID_WHOM,
    AID_WITH,
    ALLIED_WARRIOR,
    CHOOSE_CHARACTER,
    CHOOSE_FOREST,
    CHOOSE_QUEST,
    DAMAGE,
    DO_AID,
    DO_BATTLE,
    DO_CRAFT,
    DO_EXPLORE,
    DO_GLIDE,
    DO_HIDEOUT,
    DO_INSTIGATE,
    DO_LABOR,
    DO_MOVE,
    DO_QUEST,
    DO_REPAIR,
    DO_SCORCH,
    DO_STEAL,
    DO_STRIKE,
    DROP_ITEM,
    FOR_POINTS,
    PAY_QUEST,
    REFRESH,
    REPAIR,
    REWARD,
    SLIP,
    STRIKE,
    TAKE_CRAFTED,
    TAKE_DISCARDED,
    TRAVEL,
)
from gateleg.games.root.judgement import CARDBOARD, NEVER, best_foe, card_value, cardboard, craft_value, harm
from gateleg.games.root.layout import (
    CRAFTED,
    FIRST_KIND,
    HAND,
    PATHS,
    PIECES_AT,
    PLACES,
    RUINS,
    SUIT,
    UNDER_RUIN,
    UNRATED,
)
from gateleg.games.root.rules_effects import bits
from gateleg.games.root.state import Root
from gateleg.kernel.table import PASS

ADVICE: Final[dict[str, dict[str, int]]] = {
    "fight-with": {"pass": -5}, "steal-from": {}, "enlist-arbiter": {"pass": -5}, "take-along": {"pass": 5},
    "take-from-ruin": {"pass": -5},
}

# [item] what it is worth to have it, and to have it ready
VALUE: Final = vec[i64]([i64(14), i64(14), i64(12), i64(12), i64(15), i64(15), i64(14), i64(15)])
CHARACTERS: Final = vec[i64]([i64(10), i64(6), i64(16), i64(4), i64(18), i64(8), i64(8), i64(14), i64(8)])
ACTION: Final = 2  # what exhausting an item costs


def rate(v: VagabondBoard, t: Root, kind: i64, option: i64) -> i64:
    """BOTS.md 6: what an option of his questions is worth, in tenths of a point; UNRATED for those of the Law."""
    question = kind - v.first_question
    if question < 0 or question > TAKE_DISCARDED:
        return UNRATED
    if question == ACT:
        return act_value(v, t, option)
    if question == TRAVEL:
        return 0 if option == PASS else way_value(v, t, option, boots_needed(v, t, option, False))
    if question == SLIP:
        return 1 if option == PASS else slip_value(v, t, option)
    if question == REFRESH or question == REPAIR or question == TAKE_CRAFTED:
        if option == PASS:
            return 0
        state: i64 = option // ITEMS
        return VALUE[option % ITEMS] - (20 if state == WORN and question == REFRESH else 0)
    if question == DAMAGE or question == DROP_ITEM:
        if option == PASS:
            return 0
        if option == ALLIED_WARRIOR:
            return -13
        return -VALUE[option % ITEMS] + (3 if option // ITEMS != READY else 0)
    if question == AID_WHOM:
        return aid_value(v, t, option, v.clearing(t))
    if question == AID_WITH or question == PAY_QUEST:
        return spare_value(v, t, option)
    if question == AID_CARD:
        return -card_value(t, v.seat, t.cards.face(option))
    if question == CHOOSE_QUEST:
        return 10 * completed_of(v, t, v.quest_suit[v.quest_of(t, option)])
    if question == REWARD:
        return 10 * completed_of(v, t, v.suit_here(t)) if option == FOR_POINTS else 9
    if question == STRIKE:
        return strike_value(v, t, option)
    if question == TAKE_DISCARDED:
        return card_value(t, v.seat, t.cards.face(option))
    if question == CHOOSE_CHARACTER:
        return CHARACTERS[option]
    if question == CHOOSE_FOREST:
        inside = t.board.woodland.forest_clearings[option - FIRST_FOREST]
        return 10 * bits(inside & t.n[RUINS]) + bits(inside)
    return UNRATED


def act_value(v: VagabondBoard, t: Root, act: i64) -> i64:
    place = v.clearing(t)
    if act == PASS:
        return 0
    if act == DO_QUEST:
        return 100
    if act == DO_EXPLORE:
        return 90
    if act == DO_CRAFT:
        return 80
    if act == DO_BATTLE:
        return best_foe(t, v.seat, place, 0) - ACTION
    if act == DO_STRIKE:
        return best_strike(v, t, place) - ACTION
    if act == DO_AID:
        return best_aid(v, t, place)
    if act == DO_REPAIR:
        return 10
    if act == DO_MOVE:
        return best_way(v, t)
    if act == DO_STEAL or act == DO_LABOR:
        return 3 if v.count(t, TORCH, READY) > 1 or not ruins_near(v, t) else -1
    if act == DO_HIDEOUT:
        return 4 * (v.in_state(t, DAMAGED) + v.in_state(t, WORN)) - 6
    if act == DO_INSTIGATE:
        return 5
    if act == DO_SCORCH:
        return -30
    return -1 if act == DO_GLIDE else UNRATED


def ruins_near(v: VagabondBoard, t: Root) -> bool:
    """Whether a ruin holds an item in his clearing or next to it."""
    place = v.clearing(t)
    if place < 0:
        return True
    near: i64 = t.n[PATHS + place] | (1 << place)
    for other in range(i64(CLEARINGS)):
        if (near >> other) & 1 != 0 and t.cards.size(UNDER_RUIN + other) > 0:
            return True
    return False


def spare_value(v: VagabondBoard, t: Root, option: i64) -> i64:
    """Which ready item can be missed: one of several, rather than the last; torches and swords have work to do."""
    item: i64 = option % ITEMS
    value: i64 = -VALUE[item] + (3 if v.count(t, item, READY) > 1 else 0)
    return value + 4 if item == HAMMER or item == CROSSBOW else value


# -- what there is to do in a clearing -------------------------------------------------------------------------------
def place_worth(v: VagabondBoard, t: Root, place: i64) -> i64:
    """The best of what he could do in a clearing with the items that are ready, and half of the rest."""
    best: i64 = 0
    total: i64 = 0
    value: i64 = 0
    if v.has(t, TORCH) and place < CLEARINGS and t.cards.size(UNDER_RUIN + place) > 0:
        best = 24
        total = 24
    value = quest_worth(v, t, t.n[SUIT + place])
    total += value
    best = value if value > best else best
    if v.has(t, SWORD):
        value = best_foe(t, v.seat, place, 0)
        if value > 0:
            total += value
            best = value if value > best else best
    if v.has(t, CROSSBOW):
        value = best_strike(v, t, place)
        if value > 0:
            total += value
            best = value if value > best else best
    value = best_aid(v, t, place)
    if value > 0:
        total += value
        best = value if value > best else best
    if v.has(t, HAMMER):
        value = craft_worth(v, t, t.n[SUIT + place])
        total += value
        best = value if value > best else best
    return (best + total) // 2


def quest_worth(v: VagabondBoard, t: Root, suit: i64) -> i64:
    """The best quest that he could complete in a clearing of a suit."""
    zone = v.shared_zone + QUESTS
    best: i64 = 0
    for i in range(t.cards.size(zone)):
        quest = v.quest_of(t, t.cards.at(zone, i))
        if v.quest_suit[quest] == suit and can_pay(v, t, v.quest_items[2 * quest], v.quest_items[2 * quest + 1]):
            value: i64 = 10 * completed_of(v, t, suit) + 12
            if value > best:
                best = value
    return best


def craft_worth(v: VagabondBoard, t: Root, suit: i64) -> i64:
    """The best card that he could craft in a clearing of a suit."""
    cards = t.cards
    cost = t.board.deck.cost
    hammers = v.count(t, HAMMER, READY)
    best: i64 = 0
    for i in range(cards.size(HAND + v.seat)):
        face = cards.face(cards.at(HAND + v.seat, i))
        icons = t.board.deck.icons[face]
        if 0 < icons <= hammers and suit >= 0 and cost[4 * face + suit] + cost[4 * face + SUITS] == icons:
            value = craft_value(t, v.seat, face) + 5
            if value > best:
                best = value
    return best


def best_strike(v: VagabondBoard, t: Root, place: i64) -> i64:
    """A building or token without a guard."""
    best: i64 = NEVER
    if place < 0:
        return best
    for side in range(t.board.side_count):
        if (t.n[PIECES_AT + side] >> place) & 1 != 0 and t.are_enemies(v.seat, side):
            if t.warriors(side, place) > 0:
                value: i64 = 3 if t.n[v.at + RELATION + side] == HOSTILE else -6
            else:
                value = CARDBOARD + harm(t, side) if cardboard(t, side, place) > 0 else NEVER
            if value > best:
                best = value
    return best


def strike_value(v: VagabondBoard, t: Root, kind: i64) -> i64:
    if kind < FIRST_KIND:
        return 3 if t.n[v.at + RELATION + kind] == HOSTILE else -6
    return CARDBOARD + harm(t, t.board.owner[kind])


def best_aid(v: VagabondBoard, t: Root, place: i64) -> i64:
    """The best aid that he could give in a clearing; below 0 if there is none worth giving."""
    if place < 0 or v.in_state(t, READY) == 0 or fitting_cards(v, t, place) == 0:
        return NEVER
    best: i64 = NEVER
    for seat in range(t.seats):
        if seat != v.seat and (t.n[PIECES_AT + seat] >> place) & 1 != 0:
            value = aid_value(v, t, seat, place)
            if value > best:
                best = value
    return best


def fitting_cards(v: VagabondBoard, t: Root, place: i64) -> i64:
    """Cards in hand that match a clearing."""
    cards = t.cards
    suit = t.n[SUIT + place]
    total: i64 = 0
    for i in range(cards.size(HAND + v.seat)):
        own = t.suit_of(cards.at(HAND + v.seat, i))
        if own == suit or own == BIRD:
            total += 1
    return total


def aid_value(v: VagabondBoard, t: Root, seat: i64, place: i64) -> i64:
    """An item that somebody has crafted, and what the relationship is worth; the card goes to a rival."""
    n = t.n
    value: i64 = -4 - 4 // (t.seats - 1)
    best: i64 = 0
    for item in range(i64(ITEMS)):
        if n[CRAFTED + ITEMS * seat + item] > 0 and VALUE[item] > best:
            best = VALUE[item]
    value += best
    level = n[v.at + RELATION + seat]
    if not has_marker(v, t, seat) or level == HOSTILE:
        return value
    if level == ALLIED:
        return value + 10 * v.aid_ally
    missing: i64 = v.aids_needed[level] - n[v.at + AIDS + seat]
    cards = fitting_cards(v, t, place)
    if missing <= cards and missing <= v.in_state(t, READY):
        value += (10 * v.relation_points[level] + 6) // missing
    return value


# -- where to --------------------------------------------------------------------------------------------------------
def way_value(v: VagabondBoard, t: Root, place: i64, boots: i64) -> i64:
    """What he gains by going to a clearing, with what lies behind it."""
    here = v.clearing(t)
    value: i64 = place_worth(v, t, place) - 3 * boots
    beyond = best_beyond(v, t, place) // (2 if v.count(t, BOOT, READY) > boots else 4)
    if here >= 0:
        value -= place_worth(v, t, here)
        beyond -= best_beyond(v, t, here) // 4
    return value + beyond if beyond > 0 else value


def best_beyond(v: VagabondBoard, t: Root, place: i64) -> i64:
    """The most that there is to do next to a clearing."""
    near = t.n[PATHS + place]
    best: i64 = 0
    for other in range(i64(CLEARINGS)):
        if (near >> other) & 1 != 0:
            value = place_worth(v, t, other)
            if value > best:
                best = value
    return best


def best_way(v: VagabondBoard, t: Root) -> i64:
    """The best move that he has the boots for."""
    mask = clearings_next_to(v, t, v.place(t))
    best: i64 = NEVER
    for target in range(i64(PLACES)):
        if (mask >> target) & 1 != 0:
            boots = boots_needed(v, t, target, False)
            if boots <= v.count(t, BOOT, READY):
                value = way_value(v, t, target, boots)
                if value > best:
                    best = value
    return best


def slip_value(v: VagabondBoard, t: Root, target: i64) -> i64:
    """To a clearing with much to do, or to a forest if there is much to be repaired."""
    if target < PLACES:
        return way_value(v, t, target, 0)
    damaged = v.in_state(t, DAMAGED) + v.in_state(t, WORN)
    whole = v.in_state(t, READY) + v.in_state(t, EXHAUSTED)
    return 8 * damaged - 6 * whole - (place_worth(v, t, v.clearing(t)) if v.clearing(t) >= 0 else 0)


def value_of_kill(v: VagabondBoard, t: Root, side: i64) -> i64:
    """Infamy: a point for each piece of the Hostile; the first one of others turns them Hostile."""
    if side >= t.seats or not has_marker(v, t, side):
        return 1
    level = t.n[v.at + RELATION + side]
    return 12 if level == HOSTILE else 7 if level < ALLIED else 3


def value_of_loss(v: VagabondBoard, t: Root) -> i64:
    """An item that has to be repaired; dear where few are left."""
    whole: i64 = 0
    for option in range(i64(ITEM_OPTIONS // 2)):
        whole += t.n[v.at + option]
    return 7 if whole > 5 else 9


def worth(v: VagabondBoard, t: Root) -> float:
    """Items, swords and tea above all; somebody to make war on, or an ally to aid.  In points."""
    n = t.n
    total = 0.4 * float(v.in_state(t, READY) + v.in_state(t, EXHAUSTED)) - 0.2 * float(v.in_state(t, DAMAGED))
    total += 0.9 * float(v.undamaged(t, SWORD)) + 0.6 * float(v.undamaged(t, TEA)) - 0.2 * float(v.in_state(t, WORN))
    for seat in range(t.seats):
        level = n[v.at + RELATION + seat]
        if level == HOSTILE:
            total += 0.9
        elif level == ALLIED:
            total += 0.7
    return total
