"""9.5 What the Vagabond does in Daylight with his items."""
from __future__ import annotations

from mypy_extensions import i64

from gateleg.games.root.box import BIRD, CLEARINGS, CROSSBOW, HAMMER, ITEMS, TORCH
from gateleg.games.root.factions.vagabond.board import (
    ADVENTURER,
    COMPLETED,
    DAMAGED,
    IMPROVISED,
    QUEST_DECK,
    QUESTS,
    READY,
    RUIN_HELD,
    WORN,
    VagabondBoard,
)
from gateleg.games.root.factions.vagabond.relations import improve
from gateleg.games.root.factions.vagabond.words import (
    AID_CARD,
    AID_WHOM,
    AID_WITH,
    AIDED,
    CHOOSE_QUEST,
    FOR_CARDS,
    FOR_POINTS,
    HOLDS_RUIN_ITEM,
    IN_FOREST,
    ITEMS_MISSING,
    NO_CROSSBOW,
    NO_FITTING_CARD,
    NO_HAMMER,
    NO_ITEM,
    NO_QUEST_HERE,
    NO_RUIN_HERE,
    NO_TORCH,
    NOBODY_HERE,
    NOTHING_DAMAGED,
    NOTHING_TO_STRIKE,
    PAY_QUEST,
    QUEST_COMPLETED,
    REPAIR,
    REWARD,
    STRIKE,
    TAKE_CRAFTED,
    TAKE_FROM_RUIN,
    WARRIORS_FIRST,
)
from gateleg.games.root.layout import (
    COUNTS,
    CRAFTED,
    EXHAUSTED,
    FIRST_KIND,
    HAND,
    PIECES_AT,
    TAKEN,
    UNDER_RUIN,
)
from gateleg.games.root.rules_cards import draw, holds_match, offer_matching, pass_card
from gateleg.games.root.rules_pieces import begin_losses, empty_ruin, end_losses, lose_piece, lose_warriors, score
from gateleg.games.root.state import Root, kind_at
from gateleg.kernel.cards import NONE
from gateleg.kernel.table import PASS, Reason


# -- 9.5.3 explore ---------------------------------------------------------------------------------------------------
def why_not_explore(v: VagabondBoard, t: Root) -> Reason | None:
    """9.5.3 It takes a torch, and an item under a ruin in his clearing."""
    if not v.has(t, TORCH):
        return NO_TORCH
    place = v.clearing(t)
    if place < 0 or place >= CLEARINGS or t.cards.size(UNDER_RUIN + place) == 0:
        return NO_RUIN_HERE
    return None


def explore(v: VagabondBoard, t: Root) -> None:
    """9.5.3, 9.7.3 He looks at what lies under the ruin and takes one item, if any, for 1 point; empty, it goes."""
    cards = t.cards
    zone: i64 = UNDER_RUIN + v.clearing(t)
    v.exhaust(t, TORCH)
    for i in range(cards.size(zone)):
        cards.reveal(cards.at(zone, i), 1 << v.seat)
    card = cards.top(zone)
    if t.board.ruin_sets > 1:
        for i in range(cards.size(zone)):
            t.propose_card(cards.at(zone, i), why_not_take(v, t, cards.at(zone, i)))
        if cards.size(zone) == 1 or t.prompt.count == 0:
            t.offer(PASS)
        card = t.ask(v.seat, v.first_question + TAKE_FROM_RUIN)
        if card == PASS:
            return
    item = t.board.deck.item[cards.face(card)]
    cards.move(card, TAKEN)
    t.n[v.at + RUIN_HELD] |= 1 << item
    v.gain(t, item)
    if cards.size(zone) == 0:
        empty_ruin(t, v.clearing(t))
    score(t, v.seat, 1)


def why_not_take(v: VagabondBoard, t: Root, card: i64) -> Reason | None:
    """9.7.3 No item from a ruin of which he holds one from a ruin."""
    item = t.board.deck.item[t.cards.face(card)]
    return HOLDS_RUIN_ITEM if (t.n[v.at + RUIN_HELD] >> item) & 1 != 0 else None


# -- 9.5.4 aid -------------------------------------------------------------------------------------------------------
def people_here(v: VagabondBoard, t: Root) -> i64:
    """9.5.4 Mask of the other players with a piece in his clearing."""
    place = v.clearing(t)
    mask: i64 = 0
    if place >= 0:
        for seat in range(t.seats):
            if seat != v.seat and (t.n[PIECES_AT + seat] >> place) & 1 != 0:
                mask |= 1 << seat
    return mask


def why_not_aid(v: VagabondBoard, t: Root) -> Reason | None:
    """9.5.4 It takes an item of any kind, a player with pieces here, and a card that matches the clearing."""
    if v.in_state(t, READY) == 0:
        return NO_ITEM
    if people_here(v, t) == 0:
        return NOBODY_HERE
    suit = v.suit_here(t)
    return None if suit >= 0 and holds_match(t, v.seat, suit) else NO_FITTING_CARD


def aid(v: VagabondBoard, t: Root) -> None:
    """9.5.4 Exhaust an item, give a card that matches, take a crafted item if there is one and he likes it."""
    seat = v.seat
    mask = people_here(v, t)
    for other in range(t.seats):
        if (mask >> other) & 1 != 0:
            t.offer(other)
    whom = t.ask(seat, v.first_question + AID_WHOM)
    v.offer_items(t, READY)
    v.exhaust(t, t.ask(seat, v.first_question + AID_WITH))
    suit = v.suit_here(t)
    offer_matching(t, HAND + seat, suit)
    card = t.ask_privately(seat, v.first_question + AID_CARD, (1 << seat) | (1 << whom))
    pass_card(t, card, seat, HAND + whom, whom)
    t.cards.reveal_class(card, (1 << suit) | (1 << BIRD))
    t.tell(v.first_event + AIDED, NONE, seat, whom)
    take_crafted(v, t, whom)
    improve(v, t, whom)


def take_crafted(v: VagabondBoard, t: Root, whom: i64) -> None:
    """9.5.4 One of the crafted items comes to him face up, also one that lay face down there."""
    n = t.n
    at: i64 = ITEMS * whom
    for item in range(i64(ITEMS)):
        if n[CRAFTED + at + item] > 0:
            t.offer(item)
        if n[EXHAUSTED + at + item] > 0:
            t.offer(ITEMS + item)
    if t.prompt.count == 0:
        return
    t.offer(PASS)
    option = t.ask(v.seat, v.first_question + TAKE_CRAFTED)
    if option == PASS:
        return
    if option < ITEMS:
        n[CRAFTED + at + option] -= 1
    else:
        n[EXHAUSTED + at + option - ITEMS] -= 1
    v.gain(t, option % ITEMS)


# -- 9.5.5 quests ----------------------------------------------------------------------------------------------------
def why_no_quest(v: VagabondBoard, t: Root) -> Reason | None:
    """9.5.5 It takes an open quest of his clearing's suit, and its items."""
    reason = NO_QUEST_HERE
    zone = v.shared_zone + QUESTS
    for i in range(t.cards.size(zone)):
        against = why_not_complete(v, t, t.cards.at(zone, i))
        if against is None:
            return None
        if against is ITEMS_MISSING:
            reason = ITEMS_MISSING
    return reason


def why_not_complete(v: VagabondBoard, t: Root, card: i64) -> Reason | None:
    """9.5.5, D.7 A quest of the suit whose two items he can exhaust; the Adventurer may improvise one of them."""
    quest = v.quest_of(t, card)
    if v.quest_suit[quest] != v.suit_here(t):
        return NO_QUEST_HERE
    return None if can_pay(v, t, v.quest_items[2 * quest], v.quest_items[2 * quest + 1]) else ITEMS_MISSING


def can_improvise(v: VagabondBoard, t: Root) -> bool:
    """D.7 The Adventurer, once a turn."""
    return v.is_role(t, ADVENTURER) and t.n[v.at + IMPROVISED] == 0


def can_pay(v: VagabondBoard, t: Root, first: i64, second: i64) -> bool:
    """9.5.5, D.7 Whether both items are there, or one of them and any other to improvise with."""
    has_first = v.has(t, first)
    has_second: bool = v.count(t, second, READY) > (1 if first == second else 0)
    if has_first and has_second:
        return True
    return (has_first or has_second) and can_improvise(v, t) and v.in_state(t, READY) > 1


def complete_quest(v: VagabondBoard, t: Root) -> None:
    """9.5.5, 9.7.2 Exhaust the items; a new quest lies open; then points for all quests of the suit, or two cards."""
    cards = t.cards
    zone = v.shared_zone + QUESTS
    for i in range(cards.size(zone)):
        t.propose_card(cards.at(zone, i), why_not_complete(v, t, cards.at(zone, i)))
    card = t.ask(v.seat, v.first_question + CHOOSE_QUEST)
    quest = v.quest_of(t, card)
    pay_item(v, t, v.quest_items[2 * quest], v.quest_items[2 * quest + 1])
    pay_item(v, t, v.quest_items[2 * quest + 1], -1)
    cards.move(card, v.first_zone + COMPLETED)
    t.tell(v.first_event + QUEST_COMPLETED, card, v.seat, 0)
    cards.draw(v.shared_zone + QUEST_DECK, zone)
    t.offer(FOR_POINTS)
    t.offer(FOR_CARDS)
    if t.ask(v.seat, v.first_question + REWARD) == FOR_CARDS:
        draw(t, v.seat, 2)
    else:
        score(t, v.seat, completed_of(v, t, v.quest_suit[quest]))


def completed_of(v: VagabondBoard, t: Root, suit: i64) -> i64:
    """9.5.5 How many quests of a suit he has completed."""
    total: i64 = 0
    zone = v.first_zone + COMPLETED
    for i in range(t.cards.size(zone)):
        if v.quest_suit[v.quest_of(t, t.cards.at(zone, i))] == suit:
            total += 1
    return total


def pay_item(v: VagabondBoard, t: Root, item: i64, other: i64) -> None:
    """9.5.5, D.7 Exhaust an item of a quest; the Adventurer may damage another in its place, if `other` can be paid."""
    if not can_improvise(v, t):
        v.exhaust(t, item)
        return
    for option in range(i64(ITEMS)):
        if v.has(t, option) and leaves_payable(v, t, option, option != item, other):
            t.offer(option)
    option = t.ask(v.seat, v.first_question + PAY_QUEST)
    v.exhaust(t, option)
    if option != item:
        v.damage(t, ITEMS + option)
        t.n[v.at + IMPROVISED] = 1


def leaves_payable(v: VagabondBoard, t: Root, option: i64, improvised: bool, other: i64) -> bool:
    """D.7 Whether the second item can still be paid when this one has been."""
    if other < 0 or v.count(t, other, READY) > (1 if option == other else 0):
        return True
    return not improvised and v.in_state(t, READY) > 1


# -- 9.5.6 strike ----------------------------------------------------------------------------------------------------
def why_not_strike(v: VagabondBoard, t: Root) -> Reason | None:
    """9.5.6 It takes a crossbow and an enemy piece that can be removed."""
    if not v.has(t, CROSSBOW):
        return NO_CROSSBOW
    if v.clearing(t) < 0:
        return IN_FOREST
    mark = t.begin_probe()
    offer_targets(v, t)
    return None if t.end_probe(mark) > 0 else NOTHING_TO_STRIKE


def offer_targets(v: VagabondBoard, t: Root) -> None:
    """9.5.6 Warriors of an enemy here; its buildings and tokens only if it has no warriors here."""
    n = t.n
    place = v.clearing(t)
    for side in range(t.board.side_count):
        if not t.are_enemies(v.seat, side) or (n[PIECES_AT + side] >> place) & 1 == 0:
            continue
        has_warriors: bool = n[COUNTS + (side << 4) + place] > 0
        if has_warriors:
            t.offer(side)
        kinds = t.board.side_kinds[side]
        kind: i64 = FIRST_KIND
        while kinds >> kind != 0:
            if (kinds >> kind) & 1 != 0 and n[kind_at(kind) + place] > 0:
                t.propose(kind, WARRIORS_FIRST if has_warriors else None)
            kind += 1


def strike(v: VagabondBoard, t: Root) -> None:
    """9.5.6, 3.2.1 Remove the piece; it is no battle."""
    v.exhaust(t, CROSSBOW)
    offer_targets(v, t)
    kind = t.ask(v.seat, v.first_question + STRIKE)
    place = v.clearing(t)
    begin_losses(t)
    if kind < FIRST_KIND:
        lose_warriors(t, kind, place, 1, v.seat)
    else:
        lose_piece(t, kind, place, 1, v.seat)
    end_losses(t)


# -- 9.5.7 repair ----------------------------------------------------------------------------------------------------
def why_not_repair(v: VagabondBoard, t: Root) -> Reason | None:
    """9.5.7 It takes a hammer and a damaged item."""
    if not v.has(t, HAMMER):
        return NO_HAMMER
    return None if v.in_state(t, DAMAGED) + v.in_state(t, WORN) > 0 else NOTHING_DAMAGED


def repair_with_hammer(v: VagabondBoard, t: Root) -> None:
    """9.5.7 Exhaust a hammer, repair an item."""
    v.exhaust(t, HAMMER)
    choose_repair(v, t)


def choose_repair(v: VagabondBoard, t: Root) -> None:
    """9.5.7 One damaged item of his choice comes back as it lies."""
    v.offer_items(t, DAMAGED)
    v.offer_items(t, WORN)
    v.repair(t, t.ask(v.seat, v.first_question + REPAIR))


# -- 9.2.1, 9.5.8 craft ----------------------------------------------------------------------------------------------
def hammers_for(v: VagabondBoard, t: Root, suit: i64) -> i64:
    """9.2.1, 9.5.8 Face-up hammers, all of his clearing's suit; in a forest they have none."""
    return v.count(t, HAMMER, READY) if v.suit_here(t) == suit else 0


def pay_hammers(v: VagabondBoard, t: Root, face: i64) -> None:
    """9.5.8 As many hammers as the card shows icons."""
    for _ in range(t.board.deck.icons[face]):
        v.exhaust(t, HAMMER)
