"""9.2.3, 9.4.2, 9.5.1 The Vagabond on his way: slipping, moving, and allied warriors that come along."""
from __future__ import annotations

from mypy_extensions import i64

from gateleg.games.root.box import BOOT, FIRST_FOREST
from gateleg.games.root.factions.vagabond.board import ALLIED, HOSTILE, RELATION, VagabondBoard
from gateleg.games.root.factions.vagabond.words import (
    HOW_MANY_ALONG,
    NO_BOOT,
    NO_SECOND_BOOT,
    NOWHERE_TO_GO,
    PAWN_MOVED,
    SLIP,
    TAKE_ALONG,
    TRAVEL,
)
from gateleg.games.root.layout import (
    COUNTS,
    NO_ENTRY,
    NO_EXIT,
    NOWHERE,
    PLACES,
    RULED,
    WARRIORS_AT,
)
from gateleg.games.root.rules_move import adjacent, ignores_rule, move_warriors, offer_places
from gateleg.games.root.rules_pieces import place_pawn, room_for
from gateleg.games.root.state import Root
from gateleg.games.root.words import CLOSED
from gateleg.kernel.cards import NONE
from gateleg.kernel.table import PASS, Reason


def clearings_next_to(v: VagabondBoard, t: Root, place: i64) -> i64:
    """9.2.3, 2.4.1 Mask of the clearings he can enter from a place or forest, whoever rules there."""
    paths = t.board.woodland.forest_clearings[place - FIRST_FOREST] if place >= PLACES else adjacent(t, v.seat, place)
    return paths & ~t.n[NO_ENTRY + v.seat]


def forests_next_to(t: Root, place: i64) -> i64:
    """2.4.1 Mask of the forests adjacent to a clearing or a forest."""
    woodland = t.board.woodland
    if place >= PLACES:
        return woodland.forests[place - FIRST_FOREST]
    return woodland.touching[place] if place < len(woodland.touching) else 0


def is_hostile_ground(v: VagabondBoard, t: Root, place: i64) -> bool:
    """9.2.9.III.b Whether warriors of a Hostile faction stand in a clearing."""
    for seat in range(t.seats):
        if t.n[v.at + RELATION + seat] == HOSTILE and (t.n[WARRIORS_AT + seat] >> place) & 1 != 0:
            return True
    return False


def slip(v: VagabondBoard, t: Root) -> None:
    """9.4.2 To an adjacent clearing or forest without boots, whatever keeps others from leaving."""
    place = v.place(t)
    offer_places(t, clearings_next_to(v, t, place) | forests_next_to(t, place))
    t.offer(PASS)
    target = t.ask(v.seat, v.first_question + SLIP)
    if target != PASS:
        go(v, t, target)


def boots_needed(v: VagabondBoard, t: Root, place: i64, by_card: bool) -> i64:
    """9.5.1, 9.2.9.III.b, 4.2 One boot, and one more into Hostile warriors; by a card only the latter."""
    boots: i64 = 0 if by_card else 1
    return boots + 1 if is_hostile_ground(v, t, place) else boots


def ways(v: VagabondBoard, t: Root, by_card: bool) -> i64:
    """9.5.1 Mask of the clearings that he has the boots for; a card's move starts in a clearing too (4.2)."""
    place = v.place(t)
    if place < PLACES and (t.n[NO_EXIT + v.seat] >> place) & 1 != 0:
        return 0
    if by_card and place >= PLACES:
        return 0
    mask = clearings_next_to(v, t, place)
    for target in range(i64(PLACES)):
        if (mask >> target) & 1 != 0 and boots_needed(v, t, target, by_card) > v.count(t, BOOT, 0):
            mask &= ~(1 << target)
    return mask


def why_not_move(v: VagabondBoard, t: Root) -> Reason | None:
    """9.5.1, 9.2.9.III.b It takes a boot, two into Hostile warriors, and a clearing to go to."""
    if not v.has(t, BOOT):
        return NO_BOOT
    if ways(v, t, False) != 0:
        return None
    return NO_SECOND_BOOT if clearings_next_to(v, t, v.place(t)) != 0 else NOWHERE_TO_GO


def move(v: VagabondBoard, t: Root, by_card: bool, may_pass: bool) -> i64:
    """9.5.1 Choose a clearing, exhaust the boots, go; where to, or NOWHERE if he stays."""
    mask = ways(v, t, by_card)
    offer_places(t, mask)
    if t.prompt.explain:
        refuse_ways(v, t, mask)
    if may_pass:
        t.offer(PASS)
    target = t.ask(v.seat, v.first_question + TRAVEL)
    if target == PASS:
        return NOWHERE
    for _ in range(boots_needed(v, t, target, by_card)):
        v.exhaust(t, BOOT)
    go(v, t, target)
    return target


def refuse_ways(v: VagabondBoard, t: Root, mask: i64) -> None:
    """9.2.9.III.b, 1.1.2 The clearings next door that he cannot go to."""
    place = v.place(t)
    near = t.board.woodland.forest_clearings[place - FIRST_FOREST] if place >= PLACES else adjacent(t, v.seat, place)
    for target in range(i64(PLACES)):
        if (near & ~mask) >> target & 1 != 0:
            t.refuse(target, CLOSED if (t.n[NO_ENTRY + v.seat] >> target) & 1 != 0 else NO_SECOND_BOOT)


def go(v: VagabondBoard, t: Root, target: i64) -> None:
    """9.2.9.II.b He moves; from clearing to clearing warriors of one ally may come along."""
    origin = v.place(t)
    ally: i64 = NOWHERE
    count: i64 = 0
    if origin < PLACES and target < PLACES:
        ally = choose_company(v, t, origin, target)
        if ally >= 0:
            count = choose_how_many(v, t, ally, origin, target)
    place_pawn(t, v.seat, target)
    t.tell(v.first_event + PAWN_MOVED, NONE, v.seat, 64 * origin + target)
    if ally >= 0:
        move_warriors(t, ally, origin, target, count)
    for faction in t.board.move_watchers:
        faction.after_move(t, v.seat, origin, target, 0)


def go_alone(v: VagabondBoard, t: Root, target: i64) -> None:
    """D.9 He moves without company."""
    origin = v.place(t)
    place_pawn(t, v.seat, target)
    t.tell(v.first_event + PAWN_MOVED, NONE, v.seat, 64 * origin + target)
    for faction in t.board.move_watchers:
        faction.after_move(t, v.seat, origin, target, 0)


def choose_company(v: VagabondBoard, t: Root, origin: i64, target: i64) -> i64:
    """9.2.9.II.b One ally whose warriors come along, or NOWHERE."""
    found = False
    for seat in range(t.seats):
        if can_come_along(v, t, seat, origin, target):
            t.offer(seat)
            found = True
    if not found:
        return NOWHERE
    t.offer(PASS)
    ally = t.ask(v.seat, v.first_question + TAKE_ALONG)
    return NOWHERE if ally == PASS else ally


def can_come_along(v: VagabondBoard, t: Root, seat: i64, origin: i64, target: i64) -> bool:
    """9.2.9.II.b, 1.5.5 Allied warriors are there, and their owner rules one of the clearings or need not."""
    n = t.n
    here: i64 = 1 << origin
    there: i64 = 1 << target
    if n[v.at + RELATION + seat] != ALLIED or n[WARRIORS_AT + seat] & here == 0:
        return False
    if n[NO_EXIT + seat] & here != 0 or n[NO_ENTRY + seat] & there != 0:
        return False
    if n[RULED + seat] & (here | there) == 0 and not ignores_rule(t, seat):
        return False
    return room_for(t, seat, target, 1) > 0


def choose_how_many(v: VagabondBoard, t: Root, ally: i64, origin: i64, target: i64) -> i64:
    """9.2.9.II.b As many of them as he likes."""
    most = room_for(t, ally, target, t.n[COUNTS + (ally << 4) + origin])
    if most == 1:
        return 1
    for number in range(i64(1), most + 1):
        t.offer(number)
    return t.ask(v.seat, v.first_question + HOW_MANY_ALONG)
