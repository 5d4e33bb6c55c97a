"""The persistent cards of both decks (4.1.3), and dominance (3.3): what may be done when.

Effects for any time of a phase join the questions of the faction on turn, or are asked between its stages.
"""
from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gateleg.games.root.box import AMBUSH, BIRD, DOMINANCE, ITEMS, PERSISTENT
from gateleg.games.root.rules_battle import take_battle
from gateleg.games.root.rules_cards import (
    discard_down,
    draw,
    empty_coffins,
    holds_match,
    lose_effect,
    offer_matching,
    pass_card,
    show_hand,
    spend,
    take_random,
)
from gateleg.games.root.rules_move import (
    adjacent,
    battlefields,
    move_warriors,
    offer_places,
    origins,
    take_move,
)
from gateleg.games.root.rules_pieces import (
    begin_losses,
    end_losses,
    lose_warriors,
    place_warriors,
    room_for,
    score,
    win,
)
from gateleg.games.root.state import (
    ALL,
    AVAILABLE,
    BIRDSONG,
    CHECK,
    COUNTS,
    CRAFTED,
    DAYLIGHT,
    DISCARD,
    EFFECTS,
    EXHAUSTED,
    HAND,
    MARKER,
    MATCH,
    NO_ENTRY,
    NO_EXIT,
    PENDING,
    PHASE,
    PLACES,
    PLAY,
    RULED,
    TURN,
    USED,
    VP,
    WARRIORS_AT,
    Root,
)
from gateleg.games.root.words import (
    ACTIVATE,
    ACTIVATE_WHICH,
    BATTLE,
    BETTER_BURROW_BANK,
    CHARM_OFFENSIVE,
    CHOOSE_PLAYER,
    CLAIM_VICTORY,
    COBBLER,
    CODEBREAKERS,
    COFFIN_MAKERS,
    COMMAND_WARREN,
    DOMINANCE_ACTIVATED,
    DOMINANCE_TAKEN,
    DRAW_OR_INFORM,
    EFFECT_USED,
    EXHAUST_ITEM,
    EYRIE_EMIGRE,
    FALSE_ORDERS,
    FIRST_EFFECT,
    GIVE_BACK,
    HAS_DOMINANCE,
    INFORMANTS,
    LEAGUE,
    MOVE,
    MOVE_OR_BATTLE,
    NO_CARD_FOR_DOMINANCE,
    NO_CARDS,
    NOT_MATCHING,
    ORDER_FROM,
    ORDER_TO,
    PROPAGANDA_BUREAU,
    PROPAGANDA_CARD,
    RECRUIT_AGAINST,
    ROYAL_CLAIM,
    SABOTAGE,
    SABOTEURS,
    SPEND_FOR,
    STAND_AND_DELIVER,
    SWAP_MEET,
    TAKE_AMBUSH,
    TAKE_AVAILABLE,
    TAKE_DOMINANCE,
    TAX_COLLECTOR,
    TAX_WHERE,
    TOO_FEW_POINTS,
    USE,
    USE_EFFECT,
)
from gateleg.kernel.cards import NONE
from gateleg.kernel.chance import EVERYBODY
from gateleg.kernel.table import PASS, Reason

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


def offer_dominance(t: Root, seat: i64) -> None:
    """3.3.1, 3.3.4 Activating a dominance card from hand; taking an available one."""
    reason = why_not_activate(t, seat)
    if reason is None:
        t.offer(ACTIVATE)
    elif t.prompt.explain and holds_dominance(t, seat):
        t.refuse(ACTIVATE, reason)
    if t.cards.size(AVAILABLE) > 0:
        t.propose(TAKE_DOMINANCE, None if can_take_dominance(t, seat) else NO_CARD_FOR_DOMINANCE)


def effects_window(t: Root) -> None:
    """1.4.2 Between the stages of a phase: the player on turn uses effects as long as there are any to use.

    In Daylight the question depends on the hand, so it is asked of every hand that could have something to use.
    """
    seat = t.n[TURN]
    while True:
        offer_effects(t, seat)
        if t.prompt.count == 0 and not may_hide_effects(t, seat):
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
    effect = 40 if option == CLAIM_VICTORY else option - USE
    n[PENDING] &= ~(1 << effect)
    do_start_effect(t, seat, effect)
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


# -- 3.3 dominance ---------------------------------------------------------------------------------------------------
def holds_dominance(t: Root, seat: i64) -> bool:
    for i in range(t.cards.size(HAND + seat)):
        if t.board.deck.kind[t.cards.face(t.cards.at(HAND + seat, i))] == DOMINANCE:
            return True
    return False


def why_not_activate(t: Root, seat: i64) -> Reason | None:
    """3.3.1, 3.3.2 In Daylight with ten points, a dominance card in hand and none in play."""
    if t.n[MARKER + seat] != 0:
        return HAS_DOMINANCE
    if t.n[VP + seat] < t.board.law.dominance:
        return TOO_FEW_POINTS
    if not holds_dominance(t, seat):
        return NO_CARDS
    return t.board.factions[seat].why_not_activate(t)


def activate_dominance(t: Root, seat: i64) -> None:
    """3.3.1, 3.3.2 The card comes into the play area for good, the marker off the track."""
    cards = t.cards
    for i in range(cards.size(HAND + seat)):
        if t.board.deck.kind[cards.face(cards.at(HAND + seat, i))] == DOMINANCE:
            t.offer_card(cards.at(HAND + seat, i))
    card = t.ask(seat, ACTIVATE_WHICH)
    cards.reveal(card, EVERYBODY)
    if not t.board.factions[seat].activates(t, card):
        t.n[MARKER + seat] = 1 + t.suit_of(card)
        cards.move(card, PLAY + seat)
    t.tell(DOMINANCE_ACTIVATED, card, seat, 0)


def holds_dominance_condition(t: Root, seat: i64) -> bool:
    """3.3.1.I, 3.3.1.II Three clearings of the suit ruled; for birds two opposite corners."""
    n = t.n
    suit: i64 = n[MARKER + seat] - 1
    ruled = n[RULED + seat]
    if suit == BIRD:
        opposite = t.board.woodland.opposite
        for place in range(i64(PLACES)):
            if opposite[place] >= 0 and (ruled >> place) & 1 != 0 and (ruled >> opposite[place]) & 1 != 0:
                return True
        return False
    return bits(ruled & n[MATCH + suit]) >= 3


def bits(mask: i64) -> i64:
    """How many bits of a mask are set."""
    count: i64 = 0
    while mask != 0:
        mask &= mask - 1
        count += 1
    return count


def can_take_dominance(t: Root, seat: i64) -> bool:
    """3.3.4 Whether the hand pays for one of the available dominance cards."""
    for i in range(t.cards.size(AVAILABLE)):
        if holds_match(t, seat, t.suit_of(t.cards.at(AVAILABLE, i))):
            return True
    return False


def take_dominance(t: Root, seat: i64) -> None:
    """3.3.4 Spend a card of its suit, take the dominance card; a bird pays for all, and only a bird for the bird."""
    cards = t.cards
    for i in range(cards.size(AVAILABLE)):
        card = cards.at(AVAILABLE, i)
        t.propose_card(card, None if holds_match(t, seat, t.suit_of(card)) else NO_CARD_FOR_DOMINANCE)
    taken = t.ask(seat, TAKE_AVAILABLE)
    offer_matching(t, HAND + seat, t.suit_of(taken))
    spend(t, seat, t.ask(seat, SPEND_FOR))
    cards.move(taken, HAND + seat)
    t.tell(DOMINANCE_TAKEN, taken, seat, 0)


# -- single cards ----------------------------------------------------------------------------------------------------
def ruled_count(t: Root, seat: i64) -> i64:
    """4.1.3 Royal Claim: one point for each clearing ruled."""
    return bits(t.n[RULED + seat] & t.board.counted)


def why_no_hands(t: Root, seat: i64) -> Reason | None:
    """1.2.1 Somebody else must hold a card."""
    for other in range(t.seats):
        if other != seat and t.cards.size(HAND + other) > 0:
            return None
    return NO_CARDS


def choose_hand(t: Root, seat: i64) -> i64:
    """1.2.1 Another player who holds a card."""
    for other in range(t.seats):
        if other != seat:
            t.propose(other, NO_CARDS if t.cards.size(HAND + other) == 0 else None)
    return t.ask(seat, CHOOSE_PLAYER)


def swap_cards(t: Root, seat: i64) -> None:
    """4.1.3, 1.3.2 Swap Meet: a random card from another player, then any card from hand to that player."""
    other = choose_hand(t, seat)
    take_random(t, seat, other)
    t.offer_cards(HAND + seat)
    card = t.ask_privately(seat, GIVE_BACK, (1 << seat) | (1 << other))
    pass_card(t, card, seat, HAND + other, other)


def orderable(t: Root, seat: i64) -> i64:
    """4.1.3 False Orders: mask of the enemies who have warriors that can be moved."""
    mask: i64 = 0
    for other in range(t.seats):
        if t.are_enemies(seat, other) and order_origins(t, other) != 0:
            mask |= 1 << other
    return mask


def order_origins(t: Root, side: i64) -> i64:
    mask: i64 = 0
    for place in range(i64(PLACES)):
        if (t.n[WARRIORS_AT + side] >> place) & 1 != 0 and order_destinations(t, side, place) != 0:
            mask |= 1 << place
    return mask


def order_destinations(t: Root, side: i64, place: i64) -> i64:
    """4.1.3, 1.1.2 False Orders ignore rule, but not what forbids leaving or entering."""
    if (t.n[NO_EXIT + side] >> place) & 1 != 0:
        return 0
    mask: i64 = adjacent(t, side, place) & ~t.n[NO_ENTRY + side]
    for other in range(i64(PLACES)):
        if (mask >> other) & 1 != 0 and room_for(t, side, other, 1) < 1:
            mask &= ~(1 << other)
    return mask


def give_false_orders(t: Root, seat: i64) -> None:
    """4.1.3, 1.5.5, Q2 False Orders: an enemy moves half its warriors of a clearing, rounded up, as the player says."""
    enemies = orderable(t, seat)
    offer_places(t, enemies)
    victim = t.ask(seat, CHOOSE_PLAYER)
    offer_places(t, order_origins(t, victim))
    origin = t.ask(seat, ORDER_FROM)
    offer_places(t, order_destinations(t, victim, origin))
    place = t.ask(seat, ORDER_TO)
    half: i64 = (t.n[COUNTS + (victim << 4) + origin] + 1) // 2
    move_warriors(t, victim, origin, place, room_for(t, victim, place, half))


def collect_tax(t: Root, seat: i64) -> None:
    """4.1.3 Tax Collector: one of one's own warriors is removed from a clearing, and a card drawn."""
    offer_places(t, t.n[WARRIORS_AT + seat])
    place = t.ask(seat, TAX_WHERE)
    begin_losses(t)
    lose_warriors(t, seat, place, 1, seat)
    end_losses(t)
    draw(t, seat, 1)


def has_crafted_item(t: Root, seat: i64) -> bool:
    for item in range(i64(ITEMS)):
        if t.n[CRAFTED + ITEMS * seat + item] > 0:
            return True
    return False


def send_adventurers(t: Root, seat: i64) -> None:
    """4.1.3 League of Adventurous Mice: an item of the crafted ones is exhausted for a move or a battle."""
    n = t.n
    for item in range(i64(ITEMS)):
        if n[CRAFTED + ITEMS * seat + item] > 0:
            t.offer(item)
    exhausted = t.ask(seat, EXHAUST_ITEM)
    n[CRAFTED + ITEMS * seat + exhausted] -= 1
    n[EXHAUSTED + ITEMS * seat + exhausted] += 1
    if origins(t, seat) != 0:
        t.offer(MOVE)
    if battlefields(t, seat) != 0:
        t.offer(BATTLE)
    if t.ask(seat, MOVE_OR_BATTLE) == MOVE:
        take_move(t, seat, ALL, False)
    else:
        take_battle(t, seat, ALL, False)


def propaganda_cards(t: Root, seat: i64) -> bool:
    cards = t.cards
    for i in range(cards.size(HAND + seat)):
        if propaganda_places(t, seat, cards.at(HAND + seat, i)) != 0:
            return True
    return False


def propaganda_places(t: Root, seat: i64, card: i64) -> i64:
    """4.1.3 Propaganda Bureau: mask of the clearings of the card's suit where an enemy has a warrior."""
    there: i64 = 0
    for other in range(t.seats):
        if t.are_enemies(seat, other):
            there |= t.n[WARRIORS_AT + other]
    return there & t.matching(card)


def spread_propaganda(t: Root, seat: i64) -> None:
    """4.1.3, 1.5.4 Propaganda Bureau: spend a card, remove an enemy warrior it matches, place one's own if possible."""
    cards = t.cards
    for i in range(cards.size(HAND + seat)):
        card = cards.at(HAND + seat, i)
        t.propose_card(card, None if propaganda_places(t, seat, card) != 0 else NOT_MATCHING)
    card = t.ask(seat, PROPAGANDA_CARD)
    places = propaganda_places(t, seat, card)
    spend(t, seat, card)
    for other in range(t.seats):
        if t.are_enemies(seat, other):
            for place in range(i64(PLACES)):
                if ((places & t.n[WARRIORS_AT + other]) >> place) & 1 != 0:
                    t.offer(16 * other + place)
    chosen = t.ask(seat, RECRUIT_AGAINST)
    begin_losses(t)
    lose_warriors(t, chosen // 16, chosen % 16, 1, seat)
    end_losses(t)
    place_warriors(t, seat, chosen % 16, 1)


def sabotage_victims(t: Root, seat: i64) -> i64:
    """4.1.3 Saboteurs: mask of the enemies with a crafted card in play."""
    mask: i64 = 0
    for other in range(t.seats):
        if t.are_enemies(seat, other) and t.n[EFFECTS + other] != 0:
            mask |= 1 << other
    return mask


def sabotage(t: Root, seat: i64) -> None:
    """4.1.3 Saboteurs are discarded to discard one crafted card of an enemy; a dominance card is not crafted."""
    lose_effect(t, seat, SABOTEURS)
    offer_places(t, sabotage_victims(t, seat))
    victim = t.ask(seat, CHOOSE_PLAYER)
    cards = t.cards
    for i in range(cards.size(PLAY + victim)):
        card = cards.at(PLAY + victim, i)
        if t.board.deck.kind[cards.face(card)] == PERSISTENT:
            t.offer_card(card)
    card = t.ask(seat, SABOTAGE)
    lose_effect(t, victim, t.board.deck.effect[cards.face(card)])
