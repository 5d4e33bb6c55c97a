"""D The special actions of the Vagabond's characters."""
from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gateleg.games.root.box import CLEARINGS, ITEMS, TORCH
from gateleg.games.root.factions.vagabond.actions import choose_repair, people_here
from gateleg.games.root.factions.vagabond.board import (
    DAMAGED,
    HARRIER,
    RANGER,
    ROLE,
    SCORCHED,
    SCOUNDREL,
    THIEF,
    TINKER,
    VAGRANT,
    WORN,
    VagabondBoard,
)
from gateleg.games.root.factions.vagabond.travel import go_alone
from gateleg.games.root.factions.vagabond.words import (
    DO_GLIDE,
    DO_HIDEOUT,
    DO_INSTIGATE,
    DO_LABOR,
    DO_SCORCH,
    DO_STEAL,
    IN_FOREST,
    INSTIGATE_WHO,
    INSTIGATE_WHOM,
    NO_DISCARDED_MATCH,
    NO_TORCH,
    NOBODY_HOLDS_CARDS,
    NOBODY_TO_INSTIGATE,
    NOTHING_DAMAGED,
    NOWHERE_TO_GO,
    SPECIAL_ACTION,
    STEAL_FROM,
    TAKE_DISCARDED,
    TRAVEL,
)
from gateleg.games.root.layout import (
    DISCARD,
    HAND,
    NO_ENTRY,
    NO_EXIT,
    NO_PLACE,
    PAWN,
    PLACES,
    WARRIORS_AT,
)
from gateleg.games.root.rules_battle import battle
from gateleg.games.root.rules_cards import offer_matching, take_random, why_not_match
from gateleg.games.root.rules_move import foes_at, offer_places
from gateleg.games.root.rules_pieces import begin_losses, end_losses, remove_enemies
from gateleg.games.root.state import Root
from gateleg.kernel.cards import NONE
from gateleg.kernel.table import Reason

NO_ACTION: Final = -1
HIDEOUT_REPAIRS: Final = 3


def special_action(v: VagabondBoard, t: Root) -> i64:
    """9.5.9, D.0 The action of his character that takes a torch, or NO_ACTION."""
    role = t.n[v.at + ROLE]
    if role == THIEF:
        return DO_STEAL
    if role == TINKER:
        return DO_LABOR
    if role == RANGER:
        return DO_HIDEOUT
    if role == VAGRANT:
        return DO_INSTIGATE
    if role == SCOUNDREL:
        return DO_SCORCH
    return DO_GLIDE if role == HARRIER else NO_ACTION


def why_not_act(v: VagabondBoard, t: Root, action: i64) -> Reason | None:
    """9.5.9, D.0 It takes a torch; what happens in "your clearing" cannot in a forest."""
    if not v.has(t, TORCH):
        return NO_TORCH
    if action == DO_HIDEOUT:
        return None if v.in_state(t, DAMAGED) + v.in_state(t, WORN) > 0 else NOTHING_DAMAGED
    if action == DO_GLIDE:
        return None if glide_targets(v, t) != 0 else NOWHERE_TO_GO
    if v.clearing(t) < 0:
        return IN_FOREST
    if action == DO_STEAL:
        return None if victims(v, t) != 0 else NOBODY_HOLDS_CARDS
    if action == DO_LABOR:
        return None if has_discarded_match(v, t) else NO_DISCARDED_MATCH
    if action == DO_INSTIGATE:
        return None if fighters(v, t) != 0 else NOBODY_TO_INSTIGATE
    return None


def act_specially(v: VagabondBoard, t: Root, action: i64) -> bool:
    """9.5.9 Exhaust a torch and do it; True if Daylight ends with it (D.3)."""
    t.tell(v.first_event + SPECIAL_ACTION, NONE, v.seat, action)
    v.exhaust(t, TORCH)
    if action == DO_STEAL:
        steal(v, t)
    elif action == DO_LABOR:
        labor(v, t)
    elif action == DO_HIDEOUT:
        hide(v, t)
        return True
    elif action == DO_INSTIGATE:
        instigate(v, t)
    elif action == DO_SCORCH:
        scorch(v, t)
    else:
        offer_places(t, glide_targets(v, t))
        go_alone(v, t, t.ask(v.seat, v.first_question + TRAVEL))
    return False


def victims(v: VagabondBoard, t: Root) -> i64:
    """D.1 Mask of the players with pieces in his clearing who hold a card."""
    mask = people_here(v, t)
    for seat in range(t.seats):
        if t.cards.size(HAND + seat) == 0:
            mask &= ~(1 << seat)
    return mask


def steal(v: VagabondBoard, t: Root) -> None:
    """D.1 Thief: a random card from the hand of one of them."""
    offer_places(t, victims(v, t))
    take_random(t, v.seat, t.ask(v.seat, v.first_question + STEAL_FROM))


def has_discarded_match(v: VagabondBoard, t: Root) -> bool:
    suit = v.suit_here(t)
    for i in range(t.cards.size(DISCARD)):
        if suit >= 0 and why_not_match(t, t.cards.at(DISCARD, i), suit) is None:
            return True
    return False


def labor(v: VagabondBoard, t: Root) -> None:
    """D.2 Tinker: a card from the discard pile that matches the clearing; a bird always does."""
    offer_matching(t, DISCARD, v.suit_here(t))
    t.cards.move(t.ask(v.seat, v.first_question + TAKE_DISCARDED), HAND + v.seat)


def hide(v: VagabondBoard, t: Root) -> None:
    """D.3 Ranger: three items are repaired; fewer damaged ones: all."""
    for _ in range(i64(HIDEOUT_REPAIRS)):
        if v.in_state(t, DAMAGED) + v.in_state(t, WORN) > 0:
            choose_repair(v, t)


def fighters(v: VagabondBoard, t: Root) -> i64:
    """D.4, 9.2.8 Mask of the players with a warrior or pawn here who have an enemy here; not his partner."""
    n = t.n
    place = v.clearing(t)
    mask: i64 = 0
    for seat in range(t.seats):
        stands_here: bool = n[PAWN + seat] == place or (n[WARRIORS_AT + seat] >> place) & 1 != 0
        if stands_here and (seat == v.seat or t.are_enemies(v.seat, seat)) and opponents(v, t, seat) != 0:
            mask |= 1 << seat
    return mask


def opponents(v: VagabondBoard, t: Root, attacker: i64) -> i64:
    """D.4, 9.2.8 Mask of the enemies of a player in the clearing, the Vagabond included, but not his partner."""
    return foes_at(t, attacker, v.clearing(t)) & (t.enemies_of(v.seat) | (1 << v.seat))


def instigate(v: VagabondBoard, t: Root) -> None:
    """D.4 Vagrant: a battle between two of them; he removes the pieces of both and says which."""
    offer_places(t, fighters(v, t))
    attacker = t.ask(v.seat, v.first_question + INSTIGATE_WHO)
    offer_places(t, opponents(v, t, attacker))
    defender = t.ask(v.seat, v.first_question + INSTIGATE_WHOM)
    battle(t, attacker, v.clearing(t), defender, v.seat)


def scorch(v: VagabondBoard, t: Root) -> None:
    """D.6 Scoundrel: the torch stays here for good; all enemy pieces go, and nothing comes here any more."""
    place = v.clearing(t)
    v.lose(t, ITEMS + TORCH)
    t.n[v.at + SCORCHED] |= 1 << place
    begin_losses(t)
    remove_enemies(t, v.seat, place)
    end_losses(t)
    t.restrict()


def forbid_scorched(v: VagabondBoard, t: Root) -> None:
    """D.6 Nothing can be placed in or moved into a scorched clearing, by anybody."""
    scorched = t.n[v.at + SCORCHED]
    if scorched != 0:
        for side in range(t.board.side_count):
            t.n[NO_PLACE + side] |= scorched
            t.n[NO_ENTRY + side] |= scorched


def glide_targets(v: VagabondBoard, t: Root) -> i64:
    """D.9 Harrier: mask of the other clearings of the map, even Hostile ones, but none that is closed."""
    n = t.n
    place = v.place(t)
    if place < PLACES and (n[NO_EXIT + v.seat] >> place) & 1 != 0:
        return 0
    mask: i64 = ((1 << CLEARINGS) - 1) & ~n[NO_ENTRY + v.seat]
    return mask & ~(1 << place)
