"""9.2.8, 9.2.9 The Vagabond and the others: relationships, infamy, coalition."""
from __future__ import annotations

from mypy_extensions import i64

from gateleg.games.root.factions.vagabond.board import (
    AIDS,
    ALLIED,
    HOSTILE,
    INDIFFERENT,
    RELATION,
    VagabondBoard,
)
from gateleg.games.root.factions.vagabond.words import (
    COALITION_FORMED,
    COALITION_WITH,
    NO_PARTNER,
    RELATION_CHANGED,
    TOO_FEW_PLAYERS,
)
from gateleg.games.root.layout import (
    B_PLACE,
    FIRST_KIND,
    L_BY,
    L_COUNT,
    L_KIND,
    LOSS,
    MARKER,
    PARTNER,
    PLAY,
    TURN,
    VP,
)
from gateleg.games.root.rules_effects import COALITION
from gateleg.games.root.rules_pieces import score
from gateleg.games.root.state import Root
from gateleg.kernel.cards import NONE
from gateleg.kernel.table import Reason

LEAST_PLAYERS = 4


def has_marker(v: VagabondBoard, t: Root, seat: i64) -> bool:
    """9.2.9 Every other faction that is no Vagabond has a marker on his chart."""
    return seat < t.seats and t.board.factions[seat].name != v.name


def set_relation(v: VagabondBoard, t: Root, seat: i64, level: i64) -> None:
    t.n[v.at + RELATION + seat] = level
    t.n[v.at + AIDS + seat] = 0
    t.tell(v.first_event + RELATION_CHANGED, NONE, 8 * v.seat + seat, level)


def improve(v: VagabondBoard, t: Root, seat: i64) -> None:
    """9.2.9.I, 9.2.9.I.a, 9.2.9.I.b, 9.2.9.II, 9.2.9.II.a, 9.2.9.III.c What an Aid does.

    2 points from an ally, nothing with the Hostile; else it counts toward the next step, which scores.
    """
    n = t.n
    level = n[v.at + RELATION + seat]
    if not has_marker(v, t, seat) or level == HOSTILE:
        return
    if level == ALLIED:
        score(t, v.seat, v.aid_ally)
        return
    n[v.at + AIDS + seat] += 1
    if n[v.at + AIDS + seat] >= v.aids_needed[level]:
        set_relation(v, t, seat, level + 1)
        score(t, v.seat, v.relation_points[level])


def settle_losses(v: VagabondBoard, t: Root) -> i64:
    """9.2.9.III, 9.2.9.III.a Whose warriors he removes turns Hostile; infamy in battle on his turn.

    Points for pieces of the Hostile, but not for the warrior that made them so.
    """
    n = t.n
    points: i64 = 0
    for seat in range(t.seats):
        if not has_marker(v, t, seat):
            continue
        warriors: i64 = 0
        others: i64 = 0
        for i in range(t.loss_count):
            at: i64 = LOSS * i
            kind = t.losses[at + L_KIND]
            if t.losses[at + L_BY] == v.seat and t.board.owner[kind] == seat:
                if kind < FIRST_KIND:
                    warriors += t.losses[at + L_COUNT]
                else:
                    others += t.losses[at + L_COUNT]
        if n[v.at + RELATION + seat] == HOSTILE:
            points += warriors + others
        elif warriors > 0:
            set_relation(v, t, seat, HOSTILE)
            points += warriors - 1 + others
    return points if n[B_PLACE] >= 0 and n[TURN] == v.seat else 0


# -- 9.2.8 coalition -------------------------------------------------------------------------------------------------
def why_no_coalition(v: VagabondBoard, t: Root) -> Reason | None:
    """9.2.8 It takes four players, and somebody on the track who is in no coalition."""
    if t.seats < LEAST_PLAYERS:
        return TOO_FEW_PLAYERS
    return None if partners(v, t) != 0 else NO_PARTNER


def partners(v: VagabondBoard, t: Root) -> i64:
    """9.2.8 Mask of the players with the fewest points among the others on the track that are in no coalition."""
    n = t.n
    fewest: i64 = 1 << 30
    mask: i64 = 0
    for seat in range(t.seats):
        if seat == v.seat or n[MARKER + seat] != 0 or n[PARTNER + seat] != 0:
            continue
        if n[VP + seat] < fewest:
            fewest = n[VP + seat]
            mask = 0
        if n[VP + seat] == fewest:
            mask |= 1 << seat
    return mask


def form_coalition(v: VagabondBoard, t: Root, card: i64) -> None:
    """9.2.8, 9.2.9.III.d The dominance card joins him to one of them for good; a Hostile partner turns Indifferent."""
    n = t.n
    mask = partners(v, t)
    for seat in range(t.seats):
        if (mask >> seat) & 1 != 0:
            t.offer(seat)
    partner = t.ask(v.seat, v.first_question + COALITION_WITH)
    n[MARKER + v.seat] = COALITION
    n[PARTNER + v.seat] = partner + 1
    n[PARTNER + partner] = v.seat + 1
    t.cards.move(card, PLAY + v.seat)
    if n[v.at + RELATION + partner] == HOSTILE:
        set_relation(v, t, partner, INDIFFERENT)
    t.tell(v.first_event + COALITION_FORMED, NONE, v.seat, partner)
