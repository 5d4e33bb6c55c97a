"""1.5, 2, 3.1, 3.2 Pieces: placing, moving and removing them; points and victory."""
from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gateleg.games.root.faction import Faction
from gateleg.games.root.layout import (
    B_PLACE,
    BUILDING,
    BUILDINGS,
    COFFIN,
    COUNTS,
    EFFECTS,
    EVENT,
    FIRST_KIND,
    FIXED_RUINS,
    FREE,
    L_BY,
    L_COUNT,
    L_DONE,
    L_KIND,
    L_PLACE,
    LOSS,
    MARKER,
    MOST_LOSSES,
    NO_PLACE,
    OPEN,
    PARTNER,
    PAWN,
    PIECES_AT,
    RUINS,
    STOCK,
    SUPPLY,
    TOKENS,
    TURN,
    VP,
    WINNERS,
)
from gateleg.games.root.state import Root, kind_at
from gateleg.games.root.words import (
    CLOSED,
    COFFIN_MAKERS,
    GAME_WON,
    NO_SLOT,
    PIECES_PLACED,
    PIECES_REMOVED,
    SCORED,
    WHICH_FIRST,
    WHO_FIRST,
)
from gateleg.kernel.cards import NONE
from gateleg.kernel.table import Reason

LOSSES: Final = vec[i64]([i64(0) for _ in range(LOSS * MOST_LOSSES)])


# -- points and victory ----------------------------------------------------------------------------------------------
def score(t: Root, side: i64, points: i64) -> None:
    """3.1, 3.2.2 Points of one player; the game ends at once when they suffice."""
    book(t, side, points)
    check_victory(t)


def book(t: Root, side: i64, points: i64) -> None:
    """3.3.1, 7.7.1 Change a score, not below its floor; without a marker on the track points no longer apply."""
    n = t.n
    if side < 0 or side >= t.seats or points == 0 or n[MARKER + side] != 0:
        return
    before = n[VP + side]
    floor: i64 = t.board.factions[side].score_floor
    n[VP + side] = before + points if before + points > floor else floor
    if n[VP + side] != before:
        t.tell(SCORED, NONE, side, n[VP + side] - before)


def check_victory(t: Root) -> None:
    """3.1 First to 30 points wins at once; of several the player on turn, or the next one clockwise."""
    n = t.n
    needed = t.board.law.victory
    seat = n[TURN]
    for _ in range(t.seats):
        if n[VP + seat] >= needed and n[MARKER + seat] == 0:
            win(t, seat)
        seat = seat + 1 if seat + 1 < t.seats else 0


def win(t: Root, seat: i64) -> None:
    """1.4.1, 9.2.8 The game is over: the seat has won, whoever is in a coalition with it, and with those in turn."""
    winners: i64 = 1 << seat
    before: i64 = 0
    while winners != before:
        before = winners
        for other in range(t.seats):
            if t.n[PARTNER + other] > 0 and (winners >> (t.n[PARTNER + other] - 1)) & 1 != 0:
                winners |= 1 << other
    t.n[WINNERS] = winners
    t.tell(GAME_WON, NONE, seat, 0)
    t.finish()


# -- placing ---------------------------------------------------------------------------------------------------------
def can_place(t: Root, side: i64, place: i64) -> bool:
    """1.1.2, Q4 Whether the side may place pieces there at all."""
    return (t.n[NO_PLACE + side] >> place) & 1 == 0


def why_not_build(t: Root, side: i64, place: i64) -> Reason | None:
    """2.2.3 What is against placing a building there: no open slot, or the place is closed to the side."""
    if (t.n[OPEN] >> place) & 1 == 0:
        return NO_SLOT
    return None if can_place(t, side, place) else CLOSED


def room_for(t: Root, side: i64, place: i64, count: i64) -> i64:
    """How many of `count` warriors may arrive there at once, by what their own faction says."""
    if (t.board.crowding >> side) & 1 != 0:
        return t.board.factions[side].room(t, place, count)
    return count


def place_warriors(t: Root, side: i64, place: i64, count: i64) -> i64:
    """G.19, 1.5.4 Place warriors from the supply, as many as there are and as may stand there; how many."""
    n = t.n
    if count > n[SUPPLY + side]:
        count = n[SUPPLY + side]
    if count <= 0 or not can_place(t, side, place):
        return 0
    count = room_for(t, side, place, count)
    if count > 0:
        n[SUPPLY + side] -= count
        arrive(t, side, place, count)
        t.tell(PIECES_PLACED, NONE, 64 * side + place, count)
    return count


def arrive(t: Root, side: i64, place: i64, count: i64) -> None:
    """Warriors come to a place, from wherever."""
    if (t.board.crowding >> side) & 1 != 0:
        t.board.factions[side].arrive(t, place, count)
    t.n[COUNTS + (side << 4) + place] += count
    t.touch(place)


def place_piece(t: Root, kind: i64, place: i64) -> None:
    """G.19 Place a building or token from its stock."""
    t.n[STOCK + kind] -= 1
    put_piece(t, kind, place)


def put_piece(t: Root, kind: i64, place: i64) -> None:
    """The same for one that comes from somewhere else."""
    n = t.n
    side = t.board.owner[kind]
    n[kind_at(kind) + place] += 1
    if t.board.sort[kind] == BUILDING:
        n[BUILDINGS + (side << 4) + place] += 1
        n[FREE + place] -= 1
        mark_slots(t, place)
    else:
        n[TOKENS + (side << 4) + place] += 1
    t.touch(place)
    t.tell(PIECES_PLACED, NONE, 64 * kind + place, 1)


def take_piece(t: Root, kind: i64, place: i64) -> None:
    """Lift a building or token from the map; where it goes is for the caller to say."""
    n = t.n
    side = t.board.owner[kind]
    n[kind_at(kind) + place] -= 1
    if t.board.sort[kind] == BUILDING:
        n[BUILDINGS + (side << 4) + place] -= 1
        n[FREE + place] += 1
        mark_slots(t, place)
    else:
        n[TOKENS + (side << 4) + place] -= 1
    t.touch(place)


def mark_slots(t: Root, place: i64) -> None:
    """2.2.3, 2.2.4 A slot is open unless a building or a ruin fills it."""
    n = t.n
    if n[FREE + place] > 0:
        n[OPEN] |= 1 << place
    else:
        n[OPEN] &= ~(1 << place)


def empty_ruin(t: Root, place: i64) -> None:
    """2.2.4, 9.5.3 With its last item gone a ruin leaves its slot, unless it is one that stays."""
    if (t.n[FIXED_RUINS] >> place) & 1 != 0:
        return
    t.n[RUINS] &= ~(1 << place)
    t.n[FREE + place] += 1
    mark_slots(t, place)


def place_pawn(t: Root, side: i64, place: i64) -> None:
    """A pawn stands somewhere else: in a place or a forest."""
    n = t.n
    before = n[PAWN + side]
    n[PAWN + side] = place
    if 0 <= before < 16:
        t.touch(before)
    if 0 <= place < 16:
        t.touch(place)


# -- removing --------------------------------------------------------------------------------------------------------
def begin_losses(t: Root) -> None:
    """1.5.4 From here to `end_losses` pieces are removed at once: triggers come after all of them."""
    if t.n[EVENT] == 0:
        if len(t.losses) == 0:
            t.losses = LOSSES[:]
        t.loss_count = 0
    t.n[EVENT] += 1


def lose_warriors(t: Root, side: i64, place: i64, count: i64, by: i64) -> None:
    """G.22 Remove warriors; they go to the supply when what this triggers is over.  Between begin_ and end_losses."""
    if count > 0:
        t.n[COUNTS + (side << 4) + place] -= count
        t.touch(place)
        note_loss(t, side, place, count, by)


def lose_piece(t: Root, kind: i64, place: i64, count: i64, by: i64) -> None:
    """G.22 Remove buildings or tokens of a kind.  Between begin_ and end_losses."""
    faction = t.board.factions[faction_of(t, kind)]
    for _ in range(count):
        take_piece(t, kind, place)
        faction.keep_piece(t, kind, place)
    if count > 0:
        note_loss(t, kind, place, count, by)


def faction_of(t: Root, kind: i64) -> i64:
    """Seat of the faction that a kind of piece comes from."""
    side = t.board.owner[kind]
    if side < t.seats:
        return side
    for faction in t.board.factions:
        if faction.first_side <= side < faction.first_side + len(faction.sides):
            return faction.seat
    return side


def note_loss(t: Root, kind: i64, place: i64, count: i64, by: i64) -> None:
    t.tell(PIECES_REMOVED, NONE, 64 * kind + place, count)
    losses = t.losses
    for i in range(t.loss_count):
        at: i64 = LOSS * i
        if (
            losses[at + L_KIND] == kind and losses[at + L_PLACE] == place and losses[at + L_BY] == by
            and losses[at + L_DONE] == 0
        ):
            losses[at + L_COUNT] += count
            return
    at = LOSS * t.loss_count
    losses[at + L_KIND] = kind
    losses[at + L_PLACE] = place
    losses[at + L_COUNT] = count
    losses[at + L_BY] = by
    losses[at + L_DONE] = 0
    t.loss_count += 1


def end_losses(t: Root) -> None:
    """1.5.4, 3.1 All is removed: the points are booked together, then triggers, then warriors are in the supply."""
    n = t.n
    if n[EVENT] > 1:
        n[EVENT] -= 1
        return
    if t.loss_count > 0:
        book_losses(t)
        while resolve_one(t):
            pass
        return_warriors(t)
        t.loss_count = 0
    n[EVENT] = 0


def book_losses(t: Root) -> None:
    """3.1, 3.2.1 One point for each enemy building or token removed, for whoever removed it; more by its faction."""
    losses = t.losses
    for i in range(t.loss_count):
        at: i64 = LOSS * i
        kind = losses[at + L_KIND]
        by = losses[at + L_BY]
        if kind >= FIRST_KIND and by >= 0 and t.are_enemies(by, t.board.owner[kind]):
            book(t, by, losses[at + L_COUNT])
    for faction in t.board.loss_watchers:
        book(t, faction.seat, faction.bonus(t))
    check_victory(t)


def resolve_one(t: Root) -> bool:
    """4.3.4, 1.1.3 Carry out one of the triggers; False if none is left.

    The player on turn says whose comes first; in battle a side orders its own, else the player on turn does that too.
    """
    if len(t.board.loss_watchers) == 0:
        return False
    sides: i64 = 0
    for faction in t.board.loss_watchers:
        if next_trigger(t, faction) >= 0:
            sides |= 1 << faction.seat
    if sides == 0:
        return False
    seat: i64 = 0
    if sides & (sides - 1) != 0:
        for other in range(t.seats):
            if (sides >> other) & 1 != 0:
                t.offer(other)
        seat = t.ask(t.n[TURN], WHO_FIRST)
    else:
        while (sides >> seat) & 1 == 0:
            seat += 1
    faction = t.board.factions[seat]
    loss = next_trigger(t, faction)
    for i in range(loss + 1, t.loss_count):
        if is_pending(t, faction, i):
            loss = choose_trigger(t, faction)
            break
    t.losses[LOSS * loss + L_DONE] |= 1 << seat
    faction.trigger(t, loss)
    return True


def next_trigger(t: Root, faction: Faction) -> i64:
    """The first loss with a trigger of the faction that is still to come, or -1."""
    for i in range(t.loss_count):
        if is_pending(t, faction, i):
            return i
    return -1


def is_pending(t: Root, faction: Faction, loss: i64) -> bool:
    return (t.losses[LOSS * loss + L_DONE] >> faction.seat) & 1 == 0 and faction.has_trigger(t, loss)


def choose_trigger(t: Root, faction: Faction) -> i64:
    for i in range(t.loss_count):
        if is_pending(t, faction, i):
            t.offer(16 * t.losses[LOSS * i + L_KIND] + t.losses[LOSS * i + L_PLACE])
    chosen = t.ask(faction.seat if t.n[B_PLACE] >= 0 else t.n[TURN], WHICH_FIRST)
    for i in range(t.loss_count):
        at: i64 = LOSS * i
        if 16 * t.losses[at + L_KIND] + t.losses[at + L_PLACE] == chosen and is_pending(t, faction, i):
            return i
    return next_trigger(t, faction)


def return_warriors(t: Root) -> None:
    """G.22 Removed warriors are out of this event: they return to where warriors return to."""
    for i in range(t.loss_count):
        kind = t.losses[LOSS * i + L_KIND]
        if kind < FIRST_KIND:
            return_to_supply(t, kind, t.losses[LOSS * i + L_COUNT])


def return_to_supply(t: Root, side: i64, count: i64) -> None:
    """G.22, 4.1.3 Warriors go to their supply, or on Coffin Makers where somebody has it in play."""
    n = t.n
    supply: i64 = SUPPLY
    for seat in range(t.seats):
        if (n[EFFECTS + seat] >> COFFIN_MAKERS) & 1 != 0:
            supply = COFFIN
    n[supply + side] += count


def remove_enemies(t: Root, by: i64, place: i64) -> None:
    """9.2.2.I Remove all enemy pieces of a place; what cannot be removed suffers otherwise.  Within a removal event."""
    n = t.n
    for side in range(t.board.side_count):
        if (n[PIECES_AT + side] >> place) & 1 == 0 or not t.are_enemies(by, side):
            continue
        lose_warriors(t, side, place, n[COUNTS + (side << 4) + place], by)
        kinds = t.board.side_kinds[side]
        kind: i64 = FIRST_KIND
        while kinds >> kind != 0:
            if (kinds >> kind) & 1 != 0 and n[kind_at(kind) + place] > 0:
                lose_piece(t, kind, place, n[kind_at(kind) + place], by)
            kind += 1
        if side < t.seats and n[PAWN + side] == place:
            t.board.factions[side].cleared_out(t, place, by)
