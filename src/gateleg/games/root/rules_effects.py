"""The persistent cards of both decks (4.1.3), and dominance (3.3): what may be done when.

Effects for any time of a phase join the questions of the faction on turn, or are asked between its stages.
"""
from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gateleg.games.root.box import AMBUSH, BIRD
from gateleg.games.root.layout import (
    ALL,
    AVAILABLE,
    BIRDSONG,
    CHECK,
    DAYLIGHT,
    DISCARD,
    EFFECTS,
    HAND,
    MARKER,
    PENDING,
    PHASE,
    RULED,
    TURN,
    USED,
    VP,
    WARRIORS_AT,
)
from gateleg.games.root.rules_battle import take_battle
from gateleg.games.root.rules_cards import (
    discard_down,
    draw,
    empty_coffins,
    lose_effect,
    show_hand,
    take_random,
)
from gateleg.games.root.rules_dominance import (
    activate_dominance,
    holds_dominance_condition,
    offer_dominance,
    take_dominance,
)
from gateleg.games.root.rules_move import (
    battlefields,
    origins,
    take_move,
)
from gateleg.games.root.rules_persistent import (
    choose_hand,
    collect_tax,
    give_false_orders,
    has_crafted_item,
    orderable,
    propaganda_cards,
    sabotage,
    sabotage_victims,
    send_adventurers,
    spread_propaganda,
    swap_cards,
    why_no_hands,
)
from gateleg.games.root.rules_pieces import (
    score,
    win,
)
from gateleg.games.root.state import Root
from gateleg.games.root.words import (
    ACTIVATE,
    BETTER_BURROW_BANK,
    CHARM_OFFENSIVE,
    CHOOSE_PLAYER,
    CLAIM_VICTORY,
    COBBLER,
    CODEBREAKERS,
    COFFIN_MAKERS,
    COMMAND_WARREN,
    DRAW_OR_INFORM,
    EFFECT_USED,
    EYRIE_EMIGRE,
    FALSE_ORDERS,
    FIRST_EFFECT,
    INFORMANTS,
    LEAGUE,
    NOT_MATCHING,
    PROPAGANDA_BUREAU,
    ROYAL_CLAIM,
    SABOTEURS,
    STAND_AND_DELIVER,
    SWAP_MEET,
    TAKE_AMBUSH,
    TAKE_DOMINANCE,
    TAX_COLLECTOR,
    USE,
    USE_EFFECT,
)
from gateleg.kernel.cards import NONE
from gateleg.kernel.table import PASS

COALITION: Final = 9  # in MARKER: exchanged for a coalition (9.2.8), no dominance to be checked


# -- at any time of a phase ------------------------------------------------------------------------------------------
def offer_effects(t: Root, seat: i64) -> None:
    """1.4.2, 4.1.3 Between actions: the cards in play that may be used in this phase, dominance, offers of others."""
    n = t.n
    effects: i64 = n[EFFECTS + seat] & ~n[USED + seat]
    phase = n[PHASE]
    if phase == BIRDSONG:
        if effects != 0:
            offer_birdsong_effects(t, seat, effects)
    elif phase == DAYLIGHT:
        if effects != 0:
            offer_daylight_effects(t, seat, effects)
        offer_dominance(t, seat)
    for faction in t.board.offering:
        if faction.seat != seat:
            faction.offer_to(t, seat)


def offer_birdsong_effects(t: Root, seat: i64, effects: i64) -> None:
    """4.1.3 Royal Claim; Stand and Deliver!, Swap Meet and False Orders if there is somebody to use them on."""
    if (effects >> ROYAL_CLAIM) & 1 != 0:
        t.offer(USE + ROYAL_CLAIM)
    if (effects >> STAND_AND_DELIVER) & 1 != 0:
        t.propose(USE + STAND_AND_DELIVER, why_no_hands(t, seat))
    if (effects >> SWAP_MEET) & 1 != 0:
        t.propose(USE + SWAP_MEET, why_no_hands(t, seat))
    if (effects >> FALSE_ORDERS) & 1 != 0 and orderable(t, seat) != 0:
        t.offer(USE + FALSE_ORDERS)


def offer_daylight_effects(t: Root, seat: i64, effects: i64) -> None:
    """4.1.3 Tax Collector, Codebreakers, League of Adventurous Mice, Propaganda Bureau, once each."""
    if (effects >> TAX_COLLECTOR) & 1 != 0 and t.n[WARRIORS_AT + seat] != 0:
        t.offer(USE + TAX_COLLECTOR)
    if (effects >> CODEBREAKERS) & 1 != 0:
        t.propose(USE + CODEBREAKERS, why_no_hands(t, seat))
    if (effects >> LEAGUE) & 1 != 0 and has_crafted_item(t, seat):
        if origins(t, seat) != 0 or battlefields(t, seat) != 0:
            t.offer(USE + LEAGUE)
    if (effects >> PROPAGANDA_BUREAU) & 1 != 0:
        t.propose(USE + PROPAGANDA_BUREAU, None if propaganda_cards(t, seat) else NOT_MATCHING)


def effects_window(t: Root) -> None:
    """1.4.2 Between the stages of a phase: the player on turn uses effects as long as there are any to use.

    In Daylight the question depends on the hand, so it is asked of every hand that could have something to use.
    """
    seat = t.n[TURN]
    while True:
        offer_effects(t, seat)
        if t.prompt.count == 0 and not may_hide_effects(t, seat):
            if t.prompt.explain:
                t.prompt.refusals = []
            return
        t.offer(PASS)
        option = t.ask(seat, USE_EFFECT)
        if option == PASS:
            return
        use_effect(t, seat, option)


def may_hide_effects(t: Root, seat: i64) -> bool:
    """Whether a hand of this size might hold what an effect in Daylight takes, for all that others know."""
    n = t.n
    if n[PHASE] != DAYLIGHT or t.cards.size(HAND + seat) == 0:
        return False
    if t.cards.size(AVAILABLE) > 0 or (n[EFFECTS + seat] & ~n[USED + seat]) >> PROPAGANDA_BUREAU & 1 != 0:
        return True
    return n[MARKER + seat] == 0 and n[VP + seat] >= t.board.law.dominance


def use_effect(t: Root, seat: i64, option: i64) -> bool:
    """Carry out what was taken of `offer_effects`; False if it is none of these options."""
    n = t.n
    if option == ACTIVATE:
        activate_dominance(t, seat)
        return True
    if option == TAKE_DOMINANCE:
        take_dominance(t, seat)
        return True
    if option < USE or option >= ACTIVATE:
        for faction in t.board.offering:
            if faction.first_word <= option < faction.first_word + len(faction.words) and faction.seat != seat:
                faction.take_offer(t, seat, option)
                return True
        return False
    effect: i64 = option - USE
    n[USED + seat] |= 1 << effect
    t.tell(EFFECT_USED, NONE, seat, effect)
    if effect == ROYAL_CLAIM:
        lose_effect(t, seat, effect)
        score(t, seat, ruled_count(t, seat))
    elif effect == STAND_AND_DELIVER:
        other = choose_hand(t, seat)
        take_random(t, seat, other)
        score(t, other, 1)
    elif effect == SWAP_MEET:
        swap_cards(t, seat)
    elif effect == FALSE_ORDERS:
        lose_effect(t, seat, effect)
        give_false_orders(t, seat)
    elif effect == TAX_COLLECTOR:
        collect_tax(t, seat)
    elif effect == CODEBREAKERS:
        show_hand(t, choose_hand(t, seat), seat)
    elif effect == LEAGUE:
        send_adventurers(t, seat)
    else:
        spread_propaganda(t, seat)
    return True


# -- at the start and the end of a phase -----------------------------------------------------------------------------
def begin_phase(t: Root) -> None:
    """1.4.1 Note what happens, or may happen, at the start of the phase that begins."""
    n = t.n
    seat = n[TURN]
    effects = n[EFFECTS + seat]
    mask: i64 = 0
    if n[PHASE] == BIRDSONG:
        mask = effects & ((1 << BETTER_BURROW_BANK) | (1 << SABOTEURS) | (1 << COFFIN_MAKERS))
        if 0 < n[MARKER + seat] <= BIRD + 1:
            mask |= CHECK
    elif n[PHASE] == DAYLIGHT:
        mask = effects & (1 << COMMAND_WARREN)
    else:
        mask = effects & ((1 << COBBLER) | (1 << CHARM_OFFENSIVE))
    n[PENDING] = mask


def start_of_phase(t: Root) -> bool:
    """1.4.1, 1.1.3, 3.3.1 One effect at the start of the phase; False if none is left.

    Their order is the player's; those that are not compulsory may be left.
    """
    n = t.n
    seat = n[TURN]
    pending = n[PENDING]
    compulsory: i64 = pending & ((1 << BETTER_BURROW_BANK) | (1 << COFFIN_MAKERS) | CHECK)
    if pending == compulsory and pending & (pending - 1) == 0:
        n[PENDING] = 0
        if pending == 0:
            return False
        effect: i64 = 0
        while pending >> effect != 1:
            effect += 1
        do_start_effect(t, seat, effect)
        return True
    if pending & CHECK != 0:
        t.offer(CLAIM_VICTORY)
    for effect in range(i64(29)):
        if (pending >> effect) & 1 != 0 and can_start_with(t, seat, effect):
            t.offer(USE + effect)
    if t.prompt.count == 0:
        n[PENDING] = 0
        return False
    if compulsory == 0:
        t.offer(PASS)
    option = t.ask(seat, FIRST_EFFECT)
    if option == PASS:
        n[PENDING] = 0
        return False
    chosen: i64 = 40 if option == CLAIM_VICTORY else option - USE
    n[PENDING] &= ~(1 << chosen)
    do_start_effect(t, seat, chosen)
    return True


def can_start_with(t: Root, seat: i64, effect: i64) -> bool:
    """Whether the effect could do anything now."""
    if effect == SABOTEURS:
        return sabotage_victims(t, seat) != 0
    if effect == COMMAND_WARREN:
        return battlefields(t, seat) != 0
    if effect == COBBLER:
        return origins(t, seat) != 0
    return True


def do_start_effect(t: Root, seat: i64, effect: i64) -> None:
    """4.1.3, 3.3.1 Carry out what starts a phase: the effect of a card, or the check for dominance (40)."""
    if effect < 40:
        t.tell(EFFECT_USED, NONE, seat, effect)
    if effect == BETTER_BURROW_BANK:
        for other in range(t.seats):
            if other != seat:
                t.offer(other)
        chosen = t.ask(seat, CHOOSE_PLAYER)
        draw(t, seat, 1)
        draw(t, chosen, 1)
    elif effect == COFFIN_MAKERS:
        score(t, seat, empty_coffins(t) // 5)
    elif effect == SABOTEURS:
        sabotage(t, seat)
    elif effect == COMMAND_WARREN:
        take_battle(t, seat, ALL, False)
    elif effect == COBBLER:
        take_move(t, seat, ALL, False)
    elif effect == CHARM_OFFENSIVE:
        draw_in_evening(t, seat, 1)
        for other in range(t.seats):
            if other != seat:
                t.offer(other)
        score(t, t.ask(seat, CHOOSE_PLAYER), 1)
    elif holds_dominance_condition(t, seat):
        win(t, seat)


def end_of_birdsong(t: Root) -> None:
    """4.1.3, 1.4.1 Eyrie Emigre: a move, then a battle in the clearing moved into; without both the card is lost."""
    seat = t.n[TURN]
    if not t.has_effect(seat, EYRIE_EMIGRE):
        return
    place = take_move(t, seat, ALL, True)
    if place < 0 or not take_battle(t, seat, 1 << place, True):
        lose_effect(t, seat, EYRIE_EMIGRE)


def draw_and_discard(t: Root, seat: i64, count: i64) -> None:
    """1.4.1 The draw at the end of Evening, then down to five cards."""
    draw_in_evening(t, seat, count)
    discard_down(t, seat)


def draw_in_evening(t: Root, seat: i64, count: i64) -> None:
    """4.1.3 A player draws in his Evening, for whatever reason; Informants may replace it all by a discarded ambush."""
    if count > 0 and t.has_effect(seat, INFORMANTS) and discarded_ambushes(t) > 0:
        t.offer(USE + INFORMANTS)
        t.offer(PASS)
        if t.ask(seat, DRAW_OR_INFORM) != PASS:
            t.tell(EFFECT_USED, NONE, seat, INFORMANTS)
            offer_ambushes(t)
            t.cards.move(t.ask(seat, TAKE_AMBUSH), HAND + seat)
            return
    draw(t, seat, count)


def discarded_ambushes(t: Root) -> i64:
    mark = t.begin_probe()
    offer_ambushes(t)
    return t.end_probe(mark)


def offer_ambushes(t: Root) -> None:
    cards = t.cards
    for i in range(cards.size(DISCARD)):
        if t.board.deck.kind[cards.face(cards.at(DISCARD, i))] == AMBUSH:
            t.offer_card(cards.at(DISCARD, i))


def bits(mask: i64) -> i64:
    """How many bits of a mask are set."""
    count: i64 = 0
    while mask != 0:
        mask &= mask - 1
        count += 1
    return count


def ruled_count(t: Root, seat: i64) -> i64:
    """4.1.3 Royal Claim: one point for each clearing ruled."""
    return bits(t.n[RULED + seat] & t.board.counted)
