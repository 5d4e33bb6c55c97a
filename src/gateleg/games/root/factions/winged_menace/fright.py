"""WM.2.2.II FRIGHT: enemy warriors that would be hit flee instead."""
from __future__ import annotations

from mypy_extensions import i64

from gateleg.games.root.factions.winged_menace.board import MenaceBoard
from gateleg.games.root.factions.winged_menace.words import FLEE_ALLIES, FLEE_TO, FRIGHTEN_TO
from gateleg.games.root.layout import (
    ATTACKING,
    B_ALLY,
    B_ATTACKER,
    B_IGNORED,
    B_PLACE,
    BUILDINGS,
    COUNTS,
    NO_ENTRY,
    NO_EXIT,
    NOWHERE,
    PAWN,
    PLACES,
    RULED,
    TOKENS,
)
from gateleg.games.root.rules_move import adjacent, move_warriors, offer_places, single, with_room
from gateleg.games.root.rules_pieces import arrive, book, room_for
from gateleg.games.root.state import Root
from gateleg.games.root.words import WARRIORS_MOVED
from gateleg.kernel.cards import NONE


def frighten(m: MenaceBoard, t: Root, role: i64, hits: i64) -> None:
    """WM.2.2.II, R38, R40, R48 As many warriors as there are hits flee; if none is left, each is worth a point.

    Nothing but warriors flees, and whoever plays without them loses nothing.
    """
    n = t.n
    taker: i64 = 1 - role
    foe = n[B_ATTACKER + taker]
    place = n[B_PLACE]
    if foe < t.seats:
        ignored = t.board.factions[foe].ignored_hits(t, hits)
        n[B_IGNORED + taker] += ignored
        hits -= ignored
    ally: i64 = n[B_ALLY] if taker == ATTACKING else NOWHERE
    fled: i64 = 0
    if ally >= 0:
        count = choose_allies(m, t, foe, ally, hits)
        fled = flee(m, t, ally, place, count)
        hits -= count
    fled += flee(m, t, foe, place, hits)
    left = n[COUNTS + (foe << 4) + place]
    if ally >= 0:
        left += n[COUNTS + (ally << 4) + place]
    if left == 0:
        book(t, m.seat, fled * m.fright_points)


def choose_allies(m: MenaceBoard, t: Root, foe: i64, ally: i64, hits: i64) -> i64:
    """R39 Who attacks with an ally's warriors says how many of the hits those take; the others are his own."""
    most = t.n[COUNTS + (ally << 4) + t.n[B_PLACE]]
    if most > hits:
        most = hits
    if most < 1:
        return 0
    for count in range(most + 1):
        t.offer(count)
    return t.ask(foe, m.first_question + FLEE_ALLIES)


def flee(m: MenaceBoard, t: Root, side: i64, place: i64, hits: i64) -> i64:
    """WM.2.2.II, R42, R113 Up to `hits` warriors of a side leave for a clearing next door; how many could."""
    count = t.n[COUNTS + (side << 4) + place]
    if count > hits:
        count = hits
    if count < 1:
        return 0
    open_places = ways_out(t, side, place)
    wanted = preferred(t, side, open_places)
    if open_places == 0:
        return 0
    if m.fright_as_group:
        return flee_to(m, t, side, place, choose_refuge(m, t, side, wanted, open_places), count)
    goals = [int(choose_refuge(m, t, side, wanted, open_places)) for _ in range(count)]
    fled: i64 = 0
    for goal in range(i64(PLACES)):
        together: i64 = goals.count(int(goal))
        if together > 0:
            fled += flee_to(m, t, side, place, goal, together)
    return fled


def ways_out(t: Root, side: i64, place: i64) -> i64:
    """R47, R113 Mask of the clearings next door that the side may enter, whoever rules them."""
    if (t.n[NO_EXIT + side] >> place) & 1 != 0:
        return 0
    mask: i64 = adjacent(t, side, place) & ~t.n[NO_ENTRY + side]
    return with_room(t, side, mask) if (t.board.crowding >> side) & 1 != 0 else mask


def preferred(t: Root, side: i64, mask: i64) -> i64:
    """WM.2.2.II.a, WM.2.2.II.b, R43, R44 Those it rules, else those with most of its pieces; 0 if there are neither."""
    n = t.n
    if mask & n[RULED + side] != 0:
        return mask & n[RULED + side]
    most: i64 = 0
    best: i64 = 0
    for place in range(i64(PLACES)):
        if (mask >> place) & 1 != 0:
            at: i64 = (side << 4) + place
            pieces: i64 = n[COUNTS + at] + n[BUILDINGS + at] + n[TOKENS + at] + (1 if n[PAWN + side] == place else 0)
            if pieces > most:
                most = pieces
                best = 0
            if pieces == most and pieces > 0:
                best |= 1 << place
    return best


def choose_refuge(m: MenaceBoard, t: Root, side: i64, wanted: i64, open_places: i64) -> i64:
    """WM.2.2.II, WM.2.2.II.c, R41, R44 The owner chooses among equals; the Menace does where there is no preference."""
    mask = wanted if wanted != 0 else open_places
    place = single(mask)
    if place < 0:
        offer_places(t, mask)
        if wanted != 0:
            place = t.ask(side, m.first_question + FLEE_TO)
        else:
            place = t.ask(m.seat, m.first_question + FRIGHTEN_TO)
    return place


def flee_to(m: MenaceBoard, t: Root, side: i64, origin: i64, place: i64, count: i64) -> i64:
    """R45, R46 A move of their owner's, not a removal; it may stir up what moving in stirs up."""
    count = room_for(t, side, place, count)
    if count < 1:
        return 0
    if m.fright_outrages:
        move_warriors(t, side, origin, place, count)
    else:
        t.n[COUNTS + (side << 4) + origin] -= count
        t.touch(origin)
        arrive(t, side, place, count)
        t.tell(WARRIORS_MOVED, NONE, 64 * side + count, 64 * origin + place)
    return count
