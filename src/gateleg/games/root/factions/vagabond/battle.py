"""9.2.4, 9.2.6, 9.2.7, 9.2.9.II The Vagabond in battle: swords, hits on items, allied warriors."""
from __future__ import annotations

from mypy_extensions import i64

from gateleg.games.root.box import ITEMS, SWORD
from gateleg.games.root.factions.vagabond.board import (
    ALLIED,
    ARBITER,
    BATTLE_ALLIES,
    BATTLE_ITEMS,
    EXHAUSTED,
    HOSTILE,
    ITEM_OPTIONS,
    READY,
    RELATION,
    RONIN,
    STRUCK,
    VagabondBoard,
)
from gateleg.games.root.factions.vagabond.relations import set_relation
from gateleg.games.root.factions.vagabond.words import ALLIED_WARRIOR, DAMAGE, ENLIST, FIGHT_WITH, SWIFT_STRIKE
from gateleg.games.root.layout import (
    B_ALLY,
    B_ATTACKER,
    B_DEFENDER,
    B_EXTRA,
    B_HELP,
    B_PLACE,
    COUNTS,
    NOWHERE,
    WARRIORS_AT,
)
from gateleg.games.root.rules_pieces import lose_warriors, score
from gateleg.games.root.state import Root
from gateleg.kernel.table import PASS


def can_fight_with(v: VagabondBoard, t: Root, seat: i64) -> bool:
    """9.2.9.II.c An ally with warriors in the clearing who is not the one attacked."""
    n = t.n
    return (
        n[v.at + RELATION + seat] == ALLIED and seat != n[B_DEFENDER]
        and (n[WARRIORS_AT + seat] >> n[B_PLACE]) & 1 != 0
    )


def may_fight_with_allies(v: VagabondBoard, t: Root) -> bool:
    """9.2.9.II.c Whether he attacks and has an ally to declare."""
    if t.n[B_ATTACKER] == v.seat:
        for seat in range(t.seats):
            if can_fight_with(v, t, seat):
                return True
    return False


def fight_with(v: VagabondBoard, t: Root) -> None:
    """9.2.9.II.c At the start of battle he treats one ally's warriors as his own, if he likes."""
    for seat in range(t.seats):
        if can_fight_with(v, t, seat):
            t.offer(seat)
    t.offer(PASS)
    ally = t.ask(v.seat, v.first_question + FIGHT_WITH)
    t.n[B_ALLY] = NOWHERE if ally == PASS else ally


def swords(v: VagabondBoard, t: Root) -> i64:
    """9.2.6 Undamaged swords, exhausted or not: what he can roll at most."""
    return v.undamaged(t, SWORD)


def take_hits(v: VagabondBoard, t: Root, hits: i64) -> None:
    """9.2.7, 9.2.9.II.d Each hit damages an undamaged item of his choice, or an allied warrior falls.

    Without an undamaged item he may ignore the rest: what allied warriors take is his choice.
    """
    n = t.n
    place = n[B_PLACE]
    ally: i64 = n[B_ALLY] if n[B_ATTACKER] == v.seat else NOWHERE
    if ally < 0 and damage_all(v, t, hits):
        return
    for _ in range(hits):
        has_items: bool = v.in_state(t, READY) + v.in_state(t, EXHAUSTED) > 0
        has_allies: bool = ally >= 0 and n[COUNTS + (ally << 4) + place] > 0
        if not has_items and not has_allies:
            return
        v.offer_undamaged(t)
        if has_allies:
            t.offer(ALLIED_WARRIOR)
        if not has_items:
            t.offer(PASS)
        option = t.ask(v.seat, v.first_question + DAMAGE)
        if option == PASS:
            return
        if option < ITEM_OPTIONS:
            v.damage(t, option)
            n[v.at + BATTLE_ITEMS] += 1
        else:
            lose_warriors(t, ally, place, 1, ally)  # nobody scores for it, and it turns nobody Hostile by itself
            n[v.at + BATTLE_ALLIES] += 1


def damage_all(v: VagabondBoard, t: Root, hits: i64) -> bool:
    """9.2.7 Whether the hits damage all that he has; then there is nothing to choose."""
    if v.in_state(t, READY) + v.in_state(t, EXHAUSTED) > hits:
        return False
    for option in range(i64(2 * ITEMS)):
        for _ in range(t.n[v.at + option]):
            v.damage(t, option)
    return True


def end_battle(v: VagabondBoard, t: Root) -> None:
    """9.2.9.II.d An ally who took more of the hits than he did turns Hostile at the end of the battle."""
    n = t.n
    if n[B_ATTACKER] == v.seat and n[B_ALLY] >= 0 and n[v.at + BATTLE_ALLIES] > n[v.at + BATTLE_ITEMS]:
        set_relation(v, t, n[B_ALLY], HOSTILE)
    n[v.at + BATTLE_ITEMS] = 0
    n[v.at + BATTLE_ALLIES] = 0
    n[v.at + STRUCK] = 0


def damage_by_removal(v: VagabondBoard, t: Root) -> None:
    """9.2.2.I Where all enemy pieces are removed he damages three items of his choice instead; fewer: all."""
    if damage_all(v, t, v.full_removal):
        return
    for _ in range(v.full_removal):
        v.offer_undamaged(t)
        v.damage(t, t.ask(v.seat, v.first_question + DAMAGE))


# -- characters ------------------------------------------------------------------------------------------------------
def protect(v: VagabondBoard, t: Root) -> None:
    """D.5 Before the roll a defender in the Arbiter's clearing may enlist him: 1 point for him, his swords for it."""
    n = t.n
    defender = n[B_DEFENDER]
    if not v.is_role(t, ARBITER) or v.place(t) != n[B_PLACE] or defender >= t.seats:
        return
    if defender == v.seat or n[B_ATTACKER] == v.seat:
        return
    t.offer(0)
    t.offer(PASS)
    if t.ask(defender, v.first_question + ENLIST) != PASS:
        n[B_HELP] += swords(v, t)
        score(t, v.seat, 1)


def offer_swift_strike(v: VagabondBoard, t: Root) -> None:
    """D.8 After the roll the Ronin may exhaust a sword, once in a battle."""
    if v.is_role(t, RONIN) and t.n[v.at + STRUCK] == 0 and v.has(t, SWORD):
        t.offer(v.first_word + SWIFT_STRIKE)


def strike_swiftly(v: VagabondBoard, t: Root, role: i64) -> None:
    """D.8 One extra hit, attacking or defending."""
    v.exhaust(t, SWORD)
    t.n[v.at + STRUCK] = 1
    t.n[B_EXTRA + role] += 1
