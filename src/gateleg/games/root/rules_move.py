"""4.2 Moving, and choosing whom to battle."""
from __future__ import annotations

from mypy_extensions import i64

from gateleg.games.root.layout import (
    ABOUT,
    COUNTS,
    EFFECTS,
    NO_ENTRY,
    NO_EXIT,
    NOWHERE,
    PATHS,
    PAWN,
    PIECES_AT,
    PLACES,
    RULED,
    TOWARDS,
    WARRIORS_AT,
)
from gateleg.games.root.rules_pieces import arrive, room_for
from gateleg.games.root.state import Root
from gateleg.games.root.words import (
    BATTLE_WHERE,
    BATTLE_WHOM,
    BOAT_BUILDERS,
    CLOSED,
    CORVID_PLANNERS,
    MOVE_FROM,
    MOVE_HOW_MANY,
    MOVE_TO,
    NO_RULE,
    NOBODY_TO_BATTLE,
    TUNNELS,
    WARRIORS_MOVED,
)
from gateleg.kernel.cards import NONE
from gateleg.kernel.table import PASS


def adjacent(t: Root, side: i64, place: i64) -> i64:
    """2.2.1, 2.3 Mask of the places next to one, as the side sees them: by path, and by river or tunnel with a card."""
    paths = t.n[PATHS + place]
    effects = t.n[EFFECTS + side]
    if (effects >> BOAT_BUILDERS) & 1 != 0:
        paths |= t.board.woodland.rivers[place]
    if (effects >> TUNNELS) & 1 != 0:
        tunnels = t.board.factions[side].crafting_places(t)
        if (tunnels >> place) & 1 != 0:
            paths |= tunnels & ~(1 << place)
    if (t.board.path_makers >> side) & 1 != 0:
        paths = t.board.factions[side].paths(t, place, paths)
    return paths


def ignores_rule(t: Root, side: i64) -> bool:
    return t.board.factions[side].ignores_rule or (t.n[EFFECTS + side] >> CORVID_PLANNERS) & 1 != 0


def destinations(t: Root, side: i64, place: i64) -> i64:
    """4.2, 4.2.1 Mask of the places that warriors may move to from one: ruling it, or the other, or exempt."""
    n = t.n
    bit: i64 = 1 << place
    if (n[NO_EXIT + side] & bit) != 0:
        return 0
    mask: i64 = adjacent(t, side, place) & ~n[NO_ENTRY + side]
    if (n[RULED + side] & bit) == 0 and not ignores_rule(t, side):
        mask &= n[RULED + side]
    if (t.board.crowding >> side) & 1 != 0:
        mask = with_room(t, side, mask)
    return mask


def with_room(t: Root, side: i64, mask: i64) -> i64:
    """Those of the places where at least one warrior may arrive."""
    for place in range(i64(PLACES)):
        if (mask >> place) & 1 != 0 and room_for(t, side, place, 1) < 1:
            mask &= ~(1 << place)
    return mask


def origins(t: Root, side: i64) -> i64:
    """4.2 Mask of the places from which the side has a move."""
    n = t.n
    here = n[WARRIORS_AT + side]
    mask: i64 = 0
    place: i64 = 0
    while here >> place != 0:
        if (here >> place) & 1 != 0 and destinations(t, side, place) != 0:
            mask |= 1 << place
        place += 1
    if (t.board.pawns >> side) & 1 != 0 and t.board.factions[side].pawn_ways(t) != 0:
        mask |= 1 << n[PAWN + side]
    return mask


def offer_places(t: Root, mask: i64) -> None:
    """Offer every place of a mask."""
    place: i64 = 0
    while mask >> place != 0:
        if (mask >> place) & 1 != 0:
            t.offer(place)
        place += 1


def single(mask: i64) -> i64:
    """The only place of a mask, or NOWHERE if there are others or none."""
    if mask == 0 or mask & (mask - 1) != 0:
        return NOWHERE
    place: i64 = 0
    while (mask >> place) & 1 == 0:
        place += 1
    return place


def take_move(t: Root, seat: i64, among: i64, may_pass: bool) -> i64:
    """4.2 One move of warriors, or a pawn, from a place of the mask `among`; where to, or NOWHERE if there is none."""
    mask: i64 = origins(t, seat) & among
    if mask == 0:
        return NOWHERE
    if (t.board.pawns >> seat) & 1 != 0:
        return t.board.factions[seat].move_pawn(t, may_pass)
    offer_places(t, mask)
    if t.prompt.explain:
        refuse_origins(t, seat, among & ~mask)
    if may_pass:
        t.offer(PASS)
    origin = t.ask(seat, MOVE_FROM)
    return NOWHERE if origin == PASS else move_from(t, seat, origin)


def refuse_origins(t: Root, seat: i64, mask: i64) -> None:
    """4.2, 4.2.1 Where warriors stand and cannot move."""
    for place in range(i64(PLACES)):
        if (mask >> place) & 1 != 0 and (t.n[WARRIORS_AT + seat] >> place) & 1 != 0:
            t.refuse(place, CLOSED if (t.n[NO_EXIT + seat] >> place) & 1 != 0 else NO_RULE)


def move_from(t: Root, seat: i64, origin: i64) -> i64:
    """4.2 The rest of a move: where to, and how many warriors; at least one."""
    n = t.n
    mask = destinations(t, seat, origin)
    place = single(mask)
    n[ABOUT] = 1 + origin
    if place < 0:
        offer_places(t, mask)
        refuse_destinations(t, seat, origin, mask)
        place = t.ask(seat, MOVE_TO)
    most = room_for(t, seat, place, n[COUNTS + (seat << 4) + origin])
    count: i64 = 1
    if most > 1:
        n[TOWARDS] = 1 + place
        for number in range(i64(1), most + 1):
            t.offer(number)
        count = t.ask(seat, MOVE_HOW_MANY)
        n[TOWARDS] = 0
    n[ABOUT] = 0
    move_warriors(t, seat, origin, place, count)
    return place


def refuse_destinations(t: Root, seat: i64, origin: i64, mask: i64) -> None:
    """4.2.1 The places next door that warriors cannot move to."""
    if t.prompt.explain:
        others: i64 = adjacent(t, seat, origin) & ~mask
        for place in range(i64(PLACES)):
            if (others >> place) & 1 != 0:
                t.refuse(place, CLOSED if (t.n[NO_ENTRY + seat] >> place) & 1 != 0 else NO_RULE)


def move_warriors(t: Root, side: i64, origin: i64, place: i64, count: i64) -> None:
    """4.2, 4.2.2 Warriors go along; what moving in triggers happens at once."""
    t.n[COUNTS + (side << 4) + origin] -= count
    t.touch(origin)
    arrive(t, side, place, count)
    t.tell(WARRIORS_MOVED, NONE, 64 * side + count, 64 * origin + place)
    for faction in t.board.move_watchers:
        faction.after_move(t, side, origin, place, count)


# -- whom to battle --------------------------------------------------------------------------------------------------
def foes_at(t: Root, side: i64, place: i64) -> i64:
    """4.3 Mask of the enemies with a piece in a place."""
    mask: i64 = 0
    for other in range(t.board.side_count):
        if (t.n[PIECES_AT + other] >> place) & 1 != 0 and t.are_enemies(side, other):
            mask |= 1 << other
    return mask


def battlefields(t: Root, side: i64) -> i64:
    """4.3 Mask of the places where the side has a warrior or its pawn, and an enemy any piece."""
    n = t.n
    enemies: i64 = 0
    for other in range(t.board.side_count):
        if t.are_enemies(side, other):
            enemies |= n[PIECES_AT + other]
    mine = n[WARRIORS_AT + side]
    if 0 <= n[PAWN + side] < PLACES:
        mine |= 1 << n[PAWN + side]
    return mine & enemies


def choose_battlefield(t: Root, seat: i64, among: i64, may_pass: bool) -> i64:
    """4.3 A place for a battle, or NOWHERE if there is or was none."""
    mask: i64 = battlefields(t, seat) & among
    if mask == 0:
        return NOWHERE
    place = single(mask)
    if place < 0 or may_pass:
        offer_places(t, mask)
        if t.prompt.explain:
            others: i64 = t.n[WARRIORS_AT + seat] & among & ~mask
            for other in range(i64(PLACES)):
                if (others >> other) & 1 != 0:
                    t.refuse(other, NOBODY_TO_BATTLE)
        if may_pass:
            t.offer(PASS)
        place = t.ask(seat, BATTLE_WHERE)
        if place == PASS:
            return NOWHERE
    return place


def choose_foe(t: Root, seat: i64, place: i64) -> i64:
    """4.3 Exactly one enemy there as defender."""
    foes = foes_at(t, seat, place)
    foe = single(foes)
    if foe < 0:
        t.n[ABOUT] = 1 + place
        offer_places(t, foes)
        foe = t.ask(seat, BATTLE_WHOM)
        t.n[ABOUT] = 0
    return foe
