"""WW.4, WW.6, WW.10.1 Hero cards are dealt, Relics discovered, cards chosen in silence."""
from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gateleg.games.wonder_woman.state import (
    BATTLE_PLAN,
    DISCOVERED,
    FACE_UP,
    HAND,
    HERO_CARD,
    HERO_DECK,
    HERO_DECK_ORDER,
    HERO_DISCARD,
    MOST_SEATS,
    OPEN_CARDS,
    PICKED,
    PLANNED,
    PLAYED,
    SLOTS,
    WonderWoman,
    zone_of,
)
from gateleg.games.wonder_woman.words import (
    ALL_CARDS_PLAYED,
    BATTLE_BEGUN,
    CARD_PLAYED,
    CHOOSE_CARD,
    DECIDE_RELIC,
    DISCOVER,
    HERO_DECK_RESHUFFLED,
    PASS_BY,
    RELIC_DISCOVERED,
    RELIC_PASSED_BY,
)
from gateleg.kernel.cards import NONE
from gateleg.kernel.chance import EVERYBODY
from gateleg.kernel.table import PASS

NONES_OF_SLOTS: Final = vec[i64]([i64(NONE) for _ in range(MOST_SEATS * SLOTS)])


# -- WW.4 dealing --------------------------------------------------------------------------------------------------
def draw_hero_card(t: WonderWoman, zone: i64) -> i64:
    """WW.4.5 The top card of the Hero deck; an empty one is made of its pile, and if both are empty there is none."""
    if t.cards.size(HERO_DECK) == 0 and t.cards.size(HERO_DISCARD) > 0:
        t.cards.move_all(HERO_DISCARD, HERO_DECK)
        t.cards.shuffle(HERO_DECK, t.chance, HERO_DECK_ORDER)
        t.tell(HERO_DECK_RESHUFFLED, NONE, 0, 0)
    return t.cards.draw(HERO_DECK, zone)


def deal_cards(t: WonderWoman) -> None:
    """WW.4.1, WW.4.2 In seat order first the open cards, then the Battle Plans."""
    for seat in range(t.seats):
        deal_open_cards(t, seat)
    for seat in range(t.seats):
        deal_battle_plan(t, seat)


def deal_open_cards(t: WonderWoman, seat: i64) -> None:
    """WW.4.1, WW.4.4, WW.12.4 Two cards face-up, Philippus three; a Relic is decided before the next card comes."""
    for _ in range(FACE_UP + t.box.face_up_bonus[seat]):
        card = draw_hero_card(t, zone_of(seat, OPEN_CARDS))
        while card != NONE and is_relic(t, card):
            card = decide_relic(t, seat, card, zone_of(seat, OPEN_CARDS))


def deal_battle_plan(t: WonderWoman, seat: i64) -> None:
    """WW.4.2, WW.4.3, WW.12.3 Three cards that nobody sees, Nu'bia five, besides those that are there already."""
    extend_plan(t, seat, PLANNED + t.box.plan_bonus[seat] + t.later[seat])
    t.later[seat] = 0


def extend_plan(t: WonderWoman, seat: i64, cards: i64) -> None:
    """WW.4.3 Cards go face-down into a Battle Plan; their owner does not see them either."""
    for _ in range(cards):
        draw_hero_card(t, zone_of(seat, BATTLE_PLAN))


# -- WW.10 Relics --------------------------------------------------------------------------------------------------
def is_relic(t: WonderWoman, card: i64) -> bool:
    return t.cards.face(card) >= t.box.relics


def decide_relic(t: WonderWoman, seat: i64, card: i64, zone: i64) -> i64:
    """WW.10.1 Discover it, without a replacement, or pass it by: discard it and draw another card the same way.

    The replacement, or NONE.
    """
    face = t.cards.face(card)
    t.cards.reveal(card, EVERYBODY)
    t.deciding = face
    t.focus = t.box.region_of[face]
    t.offer(PASS_BY)
    t.offer(DISCOVER)
    answer = t.ask(seat, DECIDE_RELIC)
    t.deciding = NONE
    t.focus = NONE
    if answer == DISCOVER:
        discover(t, seat, card)
        return NONE
    t.cards.move(card, HERO_DISCARD)
    t.tell(RELIC_PASSED_BY, card, seat, 0)
    return draw_hero_card(t, zone)


def discover(t: WonderWoman, seat: i64, card: i64) -> None:
    """WW.10.1, WW.10.2 The token goes to the region printed on the card; the card never returns to the deck."""
    t.cards.move(card, DISCOVERED)
    t.tell(RELIC_DISCOVERED, card, seat, t.box.region_of[t.cards.face(card)])


# -- WW.6 the battle begins ----------------------------------------------------------------------------------------
def begin_battle(t: WonderWoman) -> None:
    """WW.6.1, WW.6.2, WW.6.3 From now on nobody talks; all see their Battle Plans and decide the Relics in them."""
    t.tell(BATTLE_BEGUN, NONE, 0, 0)
    for seat in range(t.seats):
        t.cards.move_all(zone_of(seat, OPEN_CARDS), zone_of(seat, HAND))
        t.cards.move_all(zone_of(seat, BATTLE_PLAN), zone_of(seat, HAND))
    for seat in range(t.seats):
        decide_relics_in_hand(t, seat)


def decide_relics_in_hand(t: WonderWoman, seat: i64) -> None:
    """WW.6.3 One after the other; a replacement is seen by its owner alone and decided too if it is a Relic.

    That a card was none is seen by all.
    """
    hand = zone_of(seat, HAND)
    i: i64 = 0
    while i < t.cards.size(hand):
        card = t.cards.at(hand, i)
        if is_relic(t, card):
            decide_relic(t, seat, card, hand)
        else:
            t.cards.reveal_class(card, HERO_CARD)
            i += 1


def choose_cards(t: WonderWoman) -> None:
    """WW.6.4, WW.6.6 All choose at once and in secret; then the rest of their hands is discarded face-up.

    Variant early_discards_visible: in seat order, so that the next one sees what was discarded, not what was chosen.
    """
    chosen = NONES_OF_SLOTS[:]
    for seat in range(t.seats):
        ask_for_cards(t, seat)
        if t.switches.early_discards:
            t.await_secrets()
            note_chosen(t, seat, chosen)
            discard_early(t, seat, chosen)
    if not t.switches.early_discards:
        t.await_secrets()
        for seat in range(t.seats):
            note_chosen(t, seat, chosen)
    for seat in range(t.seats):
        for slot in range(i64(SLOTS)):
            card = chosen[SLOTS * seat + slot]
            if card != NONE:
                t.cards.move(card, zone_of(seat, PLAYED + slot))
                t.tell(CARD_PLAYED, card, seat, slot)
    for seat in range(t.seats):
        t.cards.move_all(zone_of(seat, HAND), HERO_DISCARD)


def discard_early(t: WonderWoman, seat: i64, chosen: vec[i64]) -> None:
    """WW.6.6 Variant: others see what the player does not play, and that what they knew besides is played."""
    hand = zone_of(seat, HAND)
    picked = zone_of(seat, PICKED)
    for slot in range(i64(SLOTS)):
        if chosen[SLOTS * seat + slot] != NONE:
            t.cards.move(chosen[SLOTS * seat + slot], picked)
    t.cards.mix([int(hand), int(picked)], 1 << int(seat))
    t.cards.move_all(hand, HERO_DISCARD)


def ask_for_cards(t: WonderWoman, seat: i64) -> None:
    """WW.6.4, WW.6.5 Three dependent secret questions, slot by slot; of fewer cards all are played, from slot 1 on.

    Variant short_hand: their owner says which slots stay empty.
    """
    hand = zone_of(seat, HAND)
    cards = t.cards.size(hand)
    left = min(cards, SLOTS)
    first: i64 = NONE
    second: i64 = NONE
    for slot in range(i64(SLOTS)):
        if left == 0:
            return
        for i in range(cards):
            card = t.cards.at(hand, i)
            if card != first and card != second:
                t.offer_card(card)
        if t.switches.short_hand_any and cards < SLOTS:
            t.propose(PASS, ALL_CARDS_PLAYED if left == SLOTS - slot else None)
        answer = t.ask_secretly(seat, CHOOSE_CARD)
        if answer < 0:
            return
        if answer != PASS:
            left -= 1
            if first == NONE:
                first = answer
            else:
                second = answer


def note_chosen(t: WonderWoman, seat: i64, chosen: vec[i64]) -> None:
    """WW.6.4, WW.6.5 Which card the seat has chosen for each slot."""
    left = min(t.cards.size(zone_of(seat, HAND)), SLOTS)
    slot: i64 = 0
    while left > 0:
        card = t.secret(seat, slot)
        if card != PASS:
            chosen[SLOTS * seat + slot] = card
            left -= 1
        slot += 1
