"""4.3 Battle, step by step."""
from __future__ import annotations

from mypy_extensions import i64

from gateleg.games.root.box import AMBUSH
from gateleg.games.root.layout import (
    ATTACKING,
    B_ALLY,
    B_ATTACKER,
    B_DEFENDER,
    B_EXTRA,
    B_HELP,
    B_IGNORED,
    B_LAST,
    B_LOST,
    B_MASTER,
    B_PLACE,
    B_ROLLED,
    B_STEP,
    B_USED,
    BUILDINGS,
    COUNTS,
    DEFENDING,
    DICE,
    EFFECTS,
    FIRST_KIND,
    HAND,
    NOWHERE,
    PLAY,
    SUIT,
    TOKENS,
    TURN,
)
from gateleg.games.root.rules_cards import discard, lose_effect
from gateleg.games.root.rules_move import choose_battlefield, choose_foe
from gateleg.games.root.rules_pieces import begin_losses, end_losses, lose_piece, lose_warriors, score
from gateleg.games.root.state import Root, kind_at
from gateleg.games.root.words import (
    AMBUSH_FOILED,
    AMBUSH_MISFITS,
    AMBUSH_PLAYED,
    ARMORERS,
    BATTLE_BEGAN,
    BATTLE_EFFECT,
    BRUTAL_TACTICS,
    CARD_DISCARDED,
    DICE_ROLLED,
    EFFECT_USED,
    FOIL_AMBUSH,
    FOX_PARTISANS,
    NO_AMBUSH,
    PLAY_AMBUSH,
    SAPPERS,
    SCOUTING_PARTY,
    TAKE_HIT,
    USE,
    WHO_FIRST,
)
from gateleg.kernel.cards import NONE
from gateleg.kernel.table import PASS, Reason


def take_battle(t: Root, seat: i64, among: i64, may_pass: bool) -> bool:
    """4.3 Initiate a battle in one of the places; False if there is or was none."""
    place = choose_battlefield(t, seat, among, may_pass)
    if place < 0:
        return False
    battle(t, seat, place, choose_foe(t, seat, place), NOWHERE)
    return True


def battle(t: Root, attacker: i64, place: i64, defender: i64, master: i64) -> None:
    """4.3 One attacker, one defender: start effects, ambush, roll, effects, hits.

    master   a seat that removes the pieces of both and chooses which, else NOWHERE
    """
    n = t.n
    n[B_PLACE] = place
    n[B_ATTACKER] = attacker
    n[B_DEFENDER] = defender
    n[B_ALLY] = NOWHERE
    n[B_MASTER] = master
    t.tell(BATTLE_BEGAN, NONE, 64 * attacker + place, defender)
    start_effects(t)
    n[B_STEP] = 1
    ambush(t)
    if can_go_on(t):
        roll(t)
        use_effects(t)
        deal_hits(t)
    for faction in t.board.battle_watchers:
        faction.after_battle(t)
    for i in range(i64(B_PLACE), i64(B_LAST) + 1):
        n[i] = 0
    n[B_PLACE] = NOWHERE


def warriors_of(t: Root, role: i64) -> i64:
    """4.3.2.I A side's own warriors in the battle, and those that it treats as its own."""
    n = t.n
    count = n[COUNTS + (n[B_ATTACKER + role] << 4) + n[B_PLACE]]
    if role == ATTACKING and n[B_ALLY] >= 0:
        count += n[COUNTS + (n[B_ALLY] << 4) + n[B_PLACE]]
    return count


def start_effects(t: Root) -> None:
    """4.3, 1.1.3 Effects at the start of the battle; if both sides have one, the player on turn says whose is first."""
    n = t.n
    attacker = n[B_ATTACKER]
    defender = n[B_DEFENDER]
    one = t.board.factions[attacker].has_start_effect(t)
    two = defender < t.seats and t.board.factions[defender].has_start_effect(t)
    first = attacker
    if one and two:
        t.offer(attacker)
        t.offer(defender)
        first = t.ask(n[TURN], WHO_FIRST)
    if one and first == attacker:
        t.board.factions[attacker].start_battle(t)
    if two:
        t.board.factions[defender].start_battle(t)
    if one and first != attacker:
        t.board.factions[attacker].start_battle(t)


# -- 4.3.1 ambush ----------------------------------------------------------------------------------------------------
def ambush(t: Root) -> None:
    """4.3.1, 4.3.1.I, 4.3.1.II The defender may play an ambush; unless it is foiled it deals two hits at once."""
    n = t.n
    defender = n[B_DEFENDER]
    if defender >= t.seats or t.cards.size(HAND + defender) == 0:
        return
    card = choose_ambush(t, defender, PLAY_AMBUSH)
    if card == PASS:
        return
    t.cards.move(card, PLAY + defender)  # it lies open until its hits are dealt
    t.tell(AMBUSH_PLAYED, card, defender, 0)
    if not foils(t, card) and (n[EFFECTS + n[B_ATTACKER]] >> SCOUTING_PARTY) & 1 == 0:
        begin_losses(t)
        if not t.board.factions[defender].deals_hits(t, DEFENDING, 2):
            take_hits(t, ATTACKING, 2)
        end_losses(t)
    if t.cards.zone_of(card) == PLAY + defender:
        discard(t, card)


def foils(t: Root, ambushing: i64) -> bool:
    """4.3.1.I, Q1 The attacker may play an ambush that matches too: both are discarded without effect."""
    attacker = t.n[B_ATTACKER]
    if t.cards.size(HAND + attacker) == 0:
        return False
    card = choose_ambush(t, attacker, FOIL_AMBUSH)
    if card == PASS:
        return False
    discard(t, ambushing)
    discard(t, card)
    t.tell(AMBUSH_FOILED, card, attacker, 0)
    return True


def choose_ambush(t: Root, seat: i64, kind: i64) -> i64:
    """4.3.1 One ambush card that matches the clearing, or PASS; every hand is asked, so that asking tells nothing."""
    cards = t.cards
    for i in range(cards.size(HAND + seat)):
        card = cards.at(HAND + seat, i)
        t.propose_card(card, why_no_ambush(t, card))
    t.offer(PASS)
    return t.ask(seat, kind)


def why_no_ambush(t: Root, card: i64) -> Reason | None:
    """4.3.1, 2.1.2 An ambush card of the clearing's suit, or a bird."""
    if t.board.deck.kind[t.cards.face(card)] != AMBUSH:
        return NO_AMBUSH
    return None if (t.matching(card) >> t.n[B_PLACE]) & 1 != 0 else AMBUSH_MISFITS


def can_go_on(t: Root) -> bool:
    """4.3.1.II Without attacking warriors or pawn the battle ends before the dice."""
    attacker = t.n[B_ATTACKER]
    return warriors_of(t, ATTACKING) > 0 or t.board.factions[attacker].stays(t, t.n[B_PLACE])


# -- 4.3.2 roll ------------------------------------------------------------------------------------------------------
def roll(t: Root) -> None:
    """4.3.2, 4.3.2.I Two dice: the attacker deals the higher, the defender the lower, at most its warriors there."""
    n = t.n
    n[B_STEP] = 2
    for faction in t.board.battle_watchers:
        faction.before_roll(t)
    faces = t.board.law.faces
    one = faces[t.chance.below(DICE, len(faces))]
    two = faces[t.chance.below(DICE, len(faces))]
    high = one if one > two else two
    low = two if one > two else one
    if (t.board.high_roll >> n[B_DEFENDER]) & 1 != 0:
        high, low = low, high
    most = most_hits(t, ATTACKING)
    n[B_ROLLED] = high if high < most else most
    most = most_hits(t, DEFENDING)
    n[B_ROLLED + 1] = low if low < most else most
    t.tell(DICE_ROLLED, NONE, n[B_ROLLED], n[B_ROLLED + 1])
    for faction in t.board.battle_watchers:
        faction.after_roll(t)


def most_hits(t: Root, role: i64) -> i64:
    """4.3.2.I The most hits that a side can roll: its warriors in the clearing now, or as its faction says."""
    side = t.n[B_ATTACKER + role]
    most = warriors_of(t, role)
    if side < t.seats:
        most = t.board.factions[side].most_hits(t, most)
    return most + t.n[B_HELP] if role == DEFENDING else most


# -- 4.3.3 effects ---------------------------------------------------------------------------------------------------
def use_effects(t: Root) -> None:
    """4.3.3, 4.3.3.I, 4.3.3.II Hits that come by themselves; then each side uses what it likes.

    If both can, the attacker says who goes first; the first one uses all it wants, then the other.
    """
    n = t.n
    n[B_STEP] = 3
    attacker = n[B_ATTACKER]
    defender = n[B_DEFENDER]
    n[B_EXTRA] += t.board.factions[attacker].extra_hits(t, ATTACKING)
    if defender < t.seats:
        n[B_EXTRA + 1] += t.board.factions[defender].extra_hits(t, DEFENDING)
    if is_defenseless(t):
        n[B_EXTRA] += 1
    first: i64 = ATTACKING
    if has_effects(t, ATTACKING) and has_effects(t, DEFENDING):
        t.offer(attacker)
        t.offer(defender)
        first = ATTACKING if t.ask(attacker, WHO_FIRST) == attacker else DEFENDING
    use_all(t, first)
    use_all(t, 1 - first)


def is_defenseless(t: Root) -> bool:
    """4.3.3.II Only the defender can be: without warriors there, or as its faction says."""
    defender = t.n[B_DEFENDER]
    warriors = warriors_of(t, DEFENDING)
    return t.board.factions[defender].is_defenseless(t, warriors) if defender < t.seats else warriors == 0


def has_effects(t: Root, role: i64) -> bool:
    mark = t.begin_probe()
    offer_effects(t, role)
    return t.end_probe(mark) > 0


def offer_effects(t: Root, role: i64) -> None:
    """4.3.3 What a side can use now: cards in play, and what its faction can."""
    n = t.n
    side = n[B_ATTACKER + role]
    if side >= t.seats:
        return
    effects: i64 = n[EFFECTS + side] & ~n[B_USED + role]
    if effects != 0:
        if (effects >> ARMORERS) & 1 != 0:
            t.offer(USE + ARMORERS)
        if role == DEFENDING and (effects >> SAPPERS) & 1 != 0:
            t.offer(USE + SAPPERS)
        if role == ATTACKING and (effects >> BRUTAL_TACTICS) & 1 != 0:
            t.offer(USE + BRUTAL_TACTICS)
        suit = n[SUIT + n[B_PLACE]]
        if suit >= 0 and (effects >> (FOX_PARTISANS + suit)) & 1 != 0:
            t.offer(USE + FOX_PARTISANS + suit)
    t.board.factions[side].offer_battle_effects(t, role)


def use_all(t: Root, role: i64) -> None:
    """4.3.3 One side uses as many of its effects as it likes."""
    side = t.n[B_ATTACKER + role]
    while has_effects(t, role):
        offer_effects(t, role)
        t.offer(PASS)
        option = t.ask(side, BATTLE_EFFECT)
        if option == PASS:
            return
        if USE <= option < USE + 29:
            use_card(t, role, side, option - USE)
        else:
            t.board.factions[side].use_battle_effect(t, role, option)


def use_card(t: Root, role: i64, side: i64, effect: i64) -> None:
    """4.3.3, 4.1.3 Armorers, Sappers, Brutal Tactics, and the Partisans; what it gives happens at once."""
    n = t.n
    n[B_USED + role] |= 1 << effect
    t.tell(EFFECT_USED, NONE, side, effect)
    if effect == ARMORERS:
        n[B_ROLLED + 1 - role] = 0
        lose_effect(t, side, effect)
    elif effect == SAPPERS:
        n[B_EXTRA + role] += 1
        lose_effect(t, side, effect)
    elif effect == BRUTAL_TACTICS:
        n[B_EXTRA + role] += 1
        score(t, n[B_DEFENDER], 1)
    else:
        n[B_EXTRA + role] += 1
        discard_others(t, side, effect - FOX_PARTISANS)


def discard_others(t: Root, seat: i64, suit: i64) -> None:
    """2.1.1.I Partisans: every card in hand that is not of the suit is discarded, birds too; so the rest is of it."""
    cards = t.cards
    i: i64 = 0
    while i < cards.size(HAND + seat):
        card = cards.at(HAND + seat, i)
        if t.suit_of(card) == suit:
            cards.reveal_class(card, 1 << suit)
            i += 1
        else:
            discard(t, card)
            t.tell(CARD_DISCARDED, card, seat, 0)


# -- 4.3.4 hits ------------------------------------------------------------------------------------------------------
def deal_hits(t: Root) -> None:
    """4.3.4 Both sides deal their hits at once; what the losses trigger comes after all of them."""
    n = t.n
    n[B_STEP] = 4
    begin_losses(t)
    for dealer in range(i64(2)):
        hits: i64 = n[B_ROLLED + dealer] + n[B_EXTRA + dealer]
        side = n[B_ATTACKER + dealer]
        if hits > 0 and not (side < t.seats and t.board.factions[side].deals_hits(t, dealer, hits)):
            take_hits(t, 1 - dealer, hits)
    end_losses(t)


def take_hits(t: Root, taker: i64, hits: i64) -> None:
    """4.3.4 A side takes hits: a piece each, warriors before anything else; those left over are lost."""
    n = t.n
    side = n[B_ATTACKER + taker]
    by = n[B_MASTER] if n[B_MASTER] >= 0 else n[B_ATTACKER + 1 - taker]
    place = n[B_PLACE]
    if side < t.seats:
        ignored = t.board.factions[side].ignored_hits(t, hits)
        n[B_IGNORED + taker] += ignored
        hits -= ignored
        if hits <= 0 or t.board.factions[side].takes_hits(t, hits, by):
            return
    warriors = n[COUNTS + (side << 4) + place]
    count = hits if hits < warriors else warriors
    n[B_LOST + taker] += count
    lose_warriors(t, side, place, count, by)
    lose_cardboard(t, side, place, hits - count, by)


def lose_cardboard(t: Root, side: i64, place: i64, hits: i64, by: i64) -> None:
    """4.3.4 Hits on buildings and tokens, in the order that the side taking them chooses (the master, if there is one).

    Where nobody plays the side its kinds of pieces go in their order.
    """
    n = t.n
    kinds = t.board.side_kinds[side]
    chooser = n[B_MASTER] if n[B_MASTER] >= 0 else side
    while hits > 0:
        here: i64 = 0
        last: i64 = 0
        kind: i64 = FIRST_KIND
        while kinds >> kind != 0:
            if (kinds >> kind) & 1 != 0 and n[kind_at(kind) + place] > 0:
                here |= 1 << kind
                last = kind
            kind += 1
        if here == 0:
            return
        left = n[BUILDINGS + (side << 4) + place] + n[TOKENS + (side << 4) + place]
        if here & (here - 1) != 0 and hits < left and chooser < t.seats:
            kind = FIRST_KIND
            while here >> kind != 0:
                if (here >> kind) & 1 != 0:
                    t.offer(kind)
                kind += 1
            last = t.ask(chooser, TAKE_HIT)
        lose_piece(t, last, place, 1, by)
        hits -= 1
