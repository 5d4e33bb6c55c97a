"""WM.2.4.II, WM.4.1, WM.5, WM.6.1 What the Winged Menace does on its turn, and Dark Passage on those of others."""
from __future__ import annotations

from mypy_extensions import i64

from gateleg.games.root.box import CLEARINGS
from gateleg.games.root.factions.winged_menace.board import (
    DRAW_ROW,
    SCATTER_ORIGIN,
    SCATTERED_TO,
    SWARMED,
    SWARMED_FOE,
    SWOOPING,
    WARRIOR_ROW,
    MenaceBoard,
)
from gateleg.games.root.factions.winged_menace.words import (
    BITE,
    BUILD_CARD,
    BUILD_WHERE,
    CAVE_EMPTY,
    DARK_PASSAGE,
    EXPLORE,
    EXPLORE_ITEM,
    ITEM_FOUND,
    NO_INFESTATION,
    NO_SITE,
    NOBODY_FEWER,
    NOT_IN_REACH,
    PASSAGE_CARD,
    PASSAGE_FROM,
    PASSAGE_HOW_MANY,
    PASSAGE_TO,
    PASSED_THROUGH,
    PLACE_FROM,
    SCATTER_FROM,
    SCATTER_HOW_MANY,
    SCATTER_TO,
    SCATTERED,
    SPAWN_CARD,
    SPAWN_IN_NEXUS,
    SPAWN_WHERE,
    SWARM_AGAIN,
    SWARM_WHERE,
    SWARM_WHOM,
    SWOOP_FROM,
    SWOOP_HOW_MANY,
    SWOOP_TO,
)
from gateleg.games.root.layout import (
    ABOUT,
    COUNTS,
    FIXED_RUINS,
    HAND,
    NO_ENTRY,
    NO_EXIT,
    NO_PLACE,
    NOWHERE,
    PIECES_AT,
    PLACES,
    RULED,
    STOCK,
    SUIT,
    SUPPLY,
    TAKEN,
    TOWARDS,
    UNDER_RUIN,
    WARRIORS_AT,
)
from gateleg.games.root.rules_battle import battle
from gateleg.games.root.rules_cards import hand_matches, offer_matching, pass_card, spend
from gateleg.games.root.rules_effects import offer_effects, use_effect
from gateleg.games.root.rules_move import adjacent, destinations, foes_at, offer_places, single, with_room
from gateleg.games.root.rules_pieces import (
    arrive,
    begin_losses,
    end_losses,
    lose_warriors,
    place_warriors,
    room_for,
    score,
)
from gateleg.games.root.state import Root
from gateleg.games.root.words import CLOSED, NO_RULE, NOT_MATCHING, WARRIORS_MOVED
from gateleg.kernel.cards import NONE
from gateleg.kernel.table import PASS, Reason


# -- WM.4.1 scatter --------------------------------------------------------------------------------------------------
def scatter_goals(m: MenaceBoard, t: Root, origin: i64) -> i64:
    """WM.4.1, R19, R117 Mask of the places next to one where bats may be placed, whoever rules them."""
    return with_room(t, m.seat, adjacent(t, m.seat, origin) & ~t.n[NO_PLACE + m.seat])


def begin_scatter(m: MenaceBoard, t: Root) -> bool:
    """WM.4.1 Choose one place that bats leave; False if there is none, or none wanted."""
    n = t.n
    for place in range(i64(PLACES)):
        if (n[WARRIORS_AT + m.seat] >> place) & 1 != 0 and scatter_goals(m, t, place) != 0:
            t.offer(place)
    if t.prompt.count == 0:
        return False
    t.offer(PASS)
    origin = t.ask(m.seat, m.first_question + SCATTER_FROM)
    if origin == PASS:
        return False
    n[m.at + SCATTER_ORIGIN] = origin
    n[m.at + SCATTERED_TO] = 0
    return True


def scatter(m: MenaceBoard, t: Root) -> bool:
    """WM.4.1, R19, R22 Place bats in one more of the places next door; False when that is over."""
    n = t.n
    origin = n[m.at + SCATTER_ORIGIN]
    goals: i64 = scatter_goals(m, t, origin) & ~n[m.at + SCATTERED_TO]
    if n[COUNTS + (m.seat << 4) + origin] > 0 and goals != 0:
        offer_places(t, goals)
        t.offer(PASS)
        place = t.ask(m.seat, m.first_question + SCATTER_TO)
        if place != PASS:
            n[m.at + SCATTERED_TO] |= 1 << place
            carry(t, m.seat, origin, place, m.first_question + SCATTER_HOW_MANY, m.first_event + SCATTERED)
            return True
    n[m.at + SCATTER_ORIGIN] = NOWHERE
    n[m.at + SCATTERED_TO] = 0
    return False


def carry(t: Root, side: i64, origin: i64, place: i64, kind: i64, event: i64) -> None:
    """R14, R19 Remove warriors in one place and place them in another as one effect: no move, nothing to the supply."""
    most = room_for(t, side, place, t.n[COUNTS + (side << 4) + origin])
    count: i64 = 1
    if most > 1:
        for number in range(i64(1), most + 1):
            if room_for(t, side, place, number) == number:
                t.offer(number)
        t.n[ABOUT] = 1 + origin
        t.n[TOWARDS] = 1 + place
        count = t.ask(side, kind)
        t.n[ABOUT] = 0
        t.n[TOWARDS] = 0
    t.n[COUNTS + (side << 4) + origin] -= count
    t.touch(origin)
    arrive(t, side, place, count)
    t.tell(event, NONE, 64 * side + count, 64 * origin + place)


# -- WM.5.1 spawn ----------------------------------------------------------------------------------------------------
def spawn_in_nexus(m: MenaceBoard, t: Root) -> None:
    """WM.5.1, R56 One for each two bats in the Nexus, or fewer."""
    n = t.n
    most: i64 = n[COUNTS + (m.seat << 4) + m.nexus()] // m.spawn_per
    if most > n[SUPPLY + m.seat]:
        most = n[SUPPLY + m.seat]
    if most == 0:
        return
    for count in range(most + 1):
        t.offer(count)
    place_warriors(t, m.seat, m.nexus(), t.ask(m.seat, m.first_question + SPAWN_IN_NEXUS))


def spawn_places(m: MenaceBoard, t: Root) -> i64:
    """WM.5.1, R16, R56 Mask of the clearings where a card could place at least one bat."""
    if t.n[SUPPLY + m.seat] == 0:
        return 0
    mask: i64 = 0
    count = m.spawned_by_card(t)
    for place in range(i64(CLEARINGS)):
        if (t.n[NO_PLACE + m.seat] >> place) & 1 == 0 and room_for(t, m.seat, place, count) > 0:
            mask |= 1 << place
    return mask


def spawn_by_card(m: MenaceBoard, t: Root) -> bool:
    """WM.5.1, R8, R56 Spend a card, place all its bats in one clearing that it matches; False when no more is wanted.

    Effects for Daylight are on offer too.
    """
    seat = m.seat
    places = spawn_places(m, t)
    for i in range(t.cards.size(HAND + seat)):
        card = t.cards.at(HAND + seat, i)
        t.propose_card(card, None if t.matching(card) & places != 0 else NOT_MATCHING)
    offer_effects(t, seat)
    t.offer(PASS)
    card = t.ask(seat, m.first_question + SPAWN_CARD)
    if card == PASS:
        return False
    if card >= 960:
        use_effect(t, seat, card)
        return True
    offer_places(t, t.matching(card) & places)
    spend(t, seat, card)
    place_warriors(t, seat, t.ask(seat, m.first_question + SPAWN_WHERE), m.spawned_by_card(t))
    return True


# -- WM.5.2 explore --------------------------------------------------------------------------------------------------
def explore(m: MenaceBoard, t: Root) -> None:
    """WM.5.2, R59, R126 With a bat in the Nexus: one item from under a cave, for a point; the cave stays."""
    cards = t.cards
    if t.n[COUNTS + (m.seat << 4) + m.nexus()] == 0:
        return
    for place in range(i64(CLEARINGS)):
        if cards.size(UNDER_RUIN + place) > 0:
            t.offer(place)
        elif (t.n[FIXED_RUINS] >> place) & 1 != 0:
            t.refuse(place, CAVE_EMPTY)
    if t.prompt.count == 0:
        t.prompt.refusals = []
        return
    t.offer(PASS)
    place = t.ask(m.seat, m.first_question + EXPLORE)
    if place == PASS:
        return
    zone: i64 = UNDER_RUIN + place
    card = cards.top(zone)
    if cards.size(zone) > 1:
        for i in range(cards.size(zone)):
            cards.reveal(cards.at(zone, i), 1 << m.seat)
        t.offer_cards(zone)
        card = t.ask(m.seat, m.first_question + EXPLORE_ITEM)
    cards.move(card, TAKEN)
    m.receive_item(t, t.board.deck.item[cards.face(card)])
    t.tell(m.first_event + ITEM_FOUND, card, m.seat, place)
    score(t, m.seat, m.explore_points)


# -- WM.6.1.I bite ---------------------------------------------------------------------------------------------------
def victims(m: MenaceBoard, t: Root, side: i64) -> i64:
    """WM.6.1.I, R34 Mask of the places where its bats meet warriors of an enemy."""
    return t.n[WARRIORS_AT + m.seat] & t.n[WARRIORS_AT + side] if t.are_enemies(m.seat, side) else 0


def can_bite(m: MenaceBoard, t: Root) -> bool:
    for side in range(t.seats):
        if victims(m, t, side) != 0:
            return True
    return False


def bite(m: MenaceBoard, t: Root) -> None:
    """WM.6.1.I, R57 Remove one enemy warrior where it has bats: no battle, no point."""
    for side in range(t.seats):
        places = victims(m, t, side)
        for place in range(i64(PLACES)):
            if (places >> place) & 1 != 0:
                t.offer(16 * side + place)
    chosen = t.ask(m.seat, m.first_question + BITE)
    begin_losses(t)
    lose_warriors(t, chosen // 16, chosen % 16, 1, m.seat)
    end_losses(t)


# -- WM.6.1.II build -------------------------------------------------------------------------------------------------
def why_not_build(m: MenaceBoard, t: Root) -> Reason | None:
    """WM.6.1.II, R58, R116 It takes an infestation, and a ruled clearing with an open slot that a card matches."""
    if t.n[STOCK + m.infestation()] == 0:
        return NO_INFESTATION
    sites: i64 = m.sites(t) & t.n[RULED + m.seat]
    if sites == 0:
        return NO_SITE
    return None if hand_matches(t, m.seat) & sites != 0 else NOT_MATCHING


def build(m: MenaceBoard, t: Root) -> None:
    """WM.6.1.II, R16, R58 Spend a card for an infestation in a ruled clearing that it matches."""
    seat = m.seat
    sites: i64 = m.sites(t) & t.n[RULED + seat]
    for i in range(t.cards.size(HAND + seat)):
        card = t.cards.at(HAND + seat, i)
        t.propose_card(card, None if t.matching(card) & sites != 0 else NOT_MATCHING)
    card = t.ask(seat, m.first_question + BUILD_CARD)
    sites &= t.matching(card)
    spend(t, seat, card)
    place = single(sites)
    if place < 0:
        offer_places(t, sites)
        place = t.ask(seat, m.first_question + BUILD_WHERE)
    offer_rows(m, t)
    m.place_infestation(t, place, t.ask(seat, m.first_question + PLACE_FROM))


def offer_rows(m: MenaceBoard, t: Root) -> None:
    """WM.2.3.I, R53, R116 The rows that still have an infestation."""
    for row in range(i64(WARRIOR_ROW), i64(DRAW_ROW) + 1):
        t.propose(row, None if m.has_infestation(t, row) else NO_INFESTATION)


# -- WM.6.1.III swarm ------------------------------------------------------------------------------------------------
def fewer(m: MenaceBoard, t: Root, place: i64) -> i64:
    """WM.6.1.III, R26, R32, R33, R34 Mask of the enemies in a place with fewer warriors there than the Menace has."""
    n = t.n
    mine = n[COUNTS + (m.seat << 4) + place]
    foes = foes_at(t, m.seat, place)
    for side in range(t.board.side_count):
        if n[COUNTS + (side << 4) + place] >= mine:
            foes &= ~(1 << side)
    return foes


def swarm_places(m: MenaceBoard, t: Root) -> i64:
    """WM.6.1.III Mask of the clearings where somebody can be swarmed."""
    mask: i64 = 0
    for place in range(i64(PLACES)):
        if (t.n[WARRIORS_AT + m.seat] >> place) & 1 != 0 and fewer(m, t, place) != 0:
            mask |= 1 << place
    return mask


def swarm(m: MenaceBoard, t: Root) -> None:
    """WM.6.1.III Battle an enemy who has fewer warriors in the clearing."""
    n = t.n
    mask = swarm_places(m, t)
    offer_places(t, mask)
    for place in range(i64(PLACES)):
        if ((n[WARRIORS_AT + m.seat] & ~mask) >> place) & 1 != 0:
            t.refuse(place, NOBODY_FEWER)
    place = t.ask(m.seat, m.first_question + SWARM_WHERE)
    foes = fewer(m, t, place)
    foe = single(foes)
    if foe < 0:
        offer_places(t, foes)
        for other in range(t.board.side_count):
            if ((foes_at(t, m.seat, place) & ~foes) >> other) & 1 != 0:
                t.refuse(other, NOBODY_FEWER)
        n[ABOUT] = 1 + place
        foe = t.ask(m.seat, m.first_question + SWARM_WHOM)
        n[ABOUT] = 0
    n[m.at + SWARMED] = place
    n[m.at + SWARMED_FOE] = foe
    battle(t, m.seat, place, foe, NOWHERE)


def swarm_again(m: MenaceBoard, t: Root) -> None:
    """WM.6.1.III, R35, R127 A matching card may be spent for a second battle there, if both are still to be found.

    Any hand is asked, so that asking tells nothing.
    """
    n = t.n
    place = n[m.at + SWARMED]
    foe = n[m.at + SWARMED_FOE]
    n[m.at + SWARMED] = NOWHERE
    n[m.at + SWARMED_FOE] = NOWHERE
    here = (n[WARRIORS_AT + m.seat] & n[PIECES_AT + foe]) >> place & 1 != 0
    if not here or t.cards.size(HAND + m.seat) == 0 or not t.are_enemies(m.seat, foe):
        return
    if m.recounts_swarm and (fewer(m, t, place) >> foe) & 1 == 0:
        return
    offer_matching(t, HAND + m.seat, n[SUIT + place])
    t.offer(PASS)
    n[ABOUT] = 1 + place
    card = t.ask(m.seat, m.first_question + SWARM_AGAIN)
    n[ABOUT] = 0
    if card != PASS:
        spend(t, m.seat, card)
        battle(t, m.seat, place, foe, NOWHERE)


# -- WM.6.1.IV swoop -------------------------------------------------------------------------------------------------
def swoop_goals(m: MenaceBoard, t: Root, origin: i64) -> i64:
    """WM.6.1.IV, R30, R115 Mask of the places that bats may swoop to from one: a move, by its rules."""
    if m.swoop_needs_rule:
        return destinations(t, m.seat, origin)
    if (t.n[NO_EXIT + m.seat] >> origin) & 1 != 0:
        return 0
    return with_room(t, m.seat, adjacent(t, m.seat, origin) & ~t.n[NO_ENTRY + m.seat])


def swoop_places(m: MenaceBoard, t: Root) -> i64:
    """WM.6.1.IV Mask of the places that some bat may swoop to."""
    mask: i64 = 0
    for origin in range(i64(PLACES)):
        if (t.n[WARRIORS_AT + m.seat] >> origin) & 1 != 0:
            mask |= swoop_goals(m, t, origin)
    return mask


def swoop(m: MenaceBoard, t: Root) -> None:
    """WM.6.1.IV, R17, R21 One move to one place, out of any number of places next to it; at least one bat goes."""
    n = t.n
    offer_places(t, swoop_places(m, t))
    place = t.ask(m.seat, m.first_question + SWOOP_TO)
    n[TOWARDS] = 1 + place
    origins: i64 = 0
    for origin in range(i64(PLACES)):
        if (n[WARRIORS_AT + m.seat] >> origin) & 1 != 0 and (swoop_goals(m, t, origin) >> place) & 1 != 0:
            origins |= 1 << origin
    total: i64 = 0
    while origins != 0 and room_for(t, m.seat, place, total + 1) > total:
        origin = choose_origin(m, t, origins, place, total)
        if origin < 0:
            break
        origins &= ~(1 << origin)
        total += how_many(m, t, origin, place, total)
    n[TOWARDS] = 0
    land(m, t, place, total)


def choose_origin(m: MenaceBoard, t: Root, origins: i64, place: i64, total: i64) -> i64:
    """WM.6.1.IV The next place that bats leave; NOWHERE when they are enough."""
    if total == 0 and single(origins) >= 0:
        return single(origins)
    offer_places(t, origins)
    if total > 0:
        t.offer(PASS)
    else:
        for other in range(i64(PLACES)):
            if ((t.n[WARRIORS_AT + m.seat] & ~origins) >> other) & 1 != 0 and other != place:
                t.refuse(other, NO_RULE if (adjacent(t, m.seat, other) >> place) & 1 != 0 else NOT_IN_REACH)
    origin = t.ask(m.seat, m.first_question + SWOOP_FROM)
    return NOWHERE if origin == PASS else origin


def how_many(m: MenaceBoard, t: Root, origin: i64, place: i64, total: i64) -> i64:
    """WM.6.1.IV, R17 How many leave one place, noted until all are named; no more than may arrive together."""
    here = t.n[COUNTS + (m.seat << 4) + origin]
    for number in range(i64(1), here + 1):
        if room_for(t, m.seat, place, total + number) == total + number:
            t.offer(number)
    t.n[ABOUT] = 1 + origin
    count = t.ask(m.seat, m.first_question + SWOOP_HOW_MANY)
    t.n[ABOUT] = 0
    t.n[m.at + SWOOPING + origin] = count
    return count


def land(m: MenaceBoard, t: Root, place: i64, total: i64) -> None:
    """WM.6.1.IV, R31 All of them go at once: one move, so that what moving in triggers happens once."""
    n = t.n
    last: i64 = NOWHERE
    for origin in range(i64(PLACES)):
        if n[m.at + SWOOPING + origin] > 0:
            n[COUNTS + (m.seat << 4) + origin] -= n[m.at + SWOOPING + origin]
            t.touch(origin)
            t.tell(WARRIORS_MOVED, NONE, 64 * m.seat + n[m.at + SWOOPING + origin], 64 * origin + place)
            n[m.at + SWOOPING + origin] = 0
            last = origin
    arrive(t, m.seat, place, total)
    for faction in t.board.move_watchers:
        faction.after_move(t, m.seat, last, place, total)


# -- WM.2.4.II Dark Passage ------------------------------------------------------------------------------------------
def passage_goals(t: Root, seat: i64) -> i64:
    """WM.2.4.II, R14, R123 Mask of the clearings with a cave where the player may place warriors."""
    mask: i64 = t.n[FIXED_RUINS] & ~t.n[NO_PLACE + seat]
    return with_room(t, seat, mask) if (t.board.crowding >> seat) & 1 != 0 else mask


def passage_origins(t: Root, seat: i64) -> i64:
    """WM.2.4.II Mask of the clearings with a cave and warriors of the player's that could go to another one."""
    goals = passage_goals(t, seat)
    mask: i64 = 0
    for place in range(i64(CLEARINGS)):
        if (t.n[FIXED_RUINS] & t.n[WARRIORS_AT + seat]) >> place & 1 != 0 and goals & ~(1 << place) != 0:
            mask |= 1 << place
    return mask


def offer_passage(m: MenaceBoard, t: Root, seat: i64) -> None:
    """WM.2.4.II, R14, R15 On one's own turn, between actions: for a card in hand, with warriors at a cave."""
    if passage_origins(t, seat) != 0 and t.cards.size(HAND + seat) > 0:
        t.offer(m.first_word + DARK_PASSAGE)


def pass_through(m: MenaceBoard, t: Root, seat: i64) -> None:
    """WM.2.4.II, R14 The card goes to the Menace, unseen by others; own warriors leave one cave for another."""
    t.offer_cards(HAND + seat)
    card = t.ask_privately(seat, m.first_question + PASSAGE_CARD, (1 << seat) | (1 << m.seat))
    pass_card(t, card, seat, HAND + m.seat, m.seat)
    offer_places(t, passage_origins(t, seat))
    origin = t.ask(seat, m.first_question + PASSAGE_FROM)
    goals: i64 = passage_goals(t, seat) & ~(1 << origin)
    for place in range(i64(CLEARINGS)):
        if (t.n[FIXED_RUINS] & ~(1 << origin)) >> place & 1 != 0:
            t.propose(place, None if (goals >> place) & 1 != 0 else CLOSED)
    place = t.ask(seat, m.first_question + PASSAGE_TO)
    carry(t, seat, origin, place, m.first_question + PASSAGE_HOW_MANY, m.first_event + PASSED_THROUGH)
