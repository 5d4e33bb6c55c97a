"""AS.2b, AS.7, AS.8 Encounters, fights against the Strigoi, and the collapse."""
from __future__ import annotations

from mypy_extensions import i64

from gateleg.games.armata_strigoi.box import (
    APPRENTICE,
    FIRST_GREY,
    FIRST_RED,
    GREY,
    HEAL,
    PACK,
    PROTECTION,
    RED,
    RETRIEVAL,
    REWARD_TOKENS,
    STEALTH,
    STRIGOI_SLAIN,
    X,
)
from gateleg.games.armata_strigoi.rules_abilities import (
    has_stealth_all_turn,
    is_prevented,
    may_hide_a_source,
    offer_retrieval,
    offer_stealth,
    retrieve,
    stealth_left,
    take_reward_and_leave,
    take_stealth,
    use_reward,
    why_no_healing,
    why_no_retrieval,
)
from gateleg.games.armata_strigoi.rules_blood import (
    draw_reward_card,
    draw_reward_token,
    gain_blood,
    gain_heroic,
    gain_legendary,
    is_forbidden,
    lose_blood,
    strength_penalty,
    win,
    wound,
)
from gateleg.games.armata_strigoi.rules_board import FALLEN, OUTSIDE
from gateleg.games.armata_strigoi.rules_sight import in_sight, offer_spaces
from gateleg.games.armata_strigoi.rules_strigoi import flee, hurt, step_aside, survivor
from gateleg.games.armata_strigoi.state import (
    DISCARD,
    ENCOUNTER_FOE,
    FOE,
    HAND,
    PILE,
    PILE_DISCARD,
    PILE_ORDER,
    REWARD_DISCARD,
    REWARDS,
    STRIGOI_WOUNDS,
    TOKENS,
    WOUND_BAG,
    WOUND_ORDER,
    Armata,
)
from gateleg.games.armata_strigoi.words import (
    ALTAR_TOO_LOW,
    ASK_FOR_HELP,
    ATTACK_MASTER,
    ATTACK_MONK,
    CALL_PACK,
    CARDS_RECOVERED,
    ENCOUNTER,
    FIGHT,
    FIGHT_ENCOUNTER,
    FIGHT_LOST,
    FIGHT_TOKEN_PLACED,
    FIGHT_TOKEN_TAKEN,
    FIGHT_WON,
    FORBIDDEN_BY_WOUND,
    FREE_MONK,
    HELP,
    HELP_GIVEN,
    ICON_SPENT,
    ICON_USED,
    IN_YOUR_ROOM,
    LOOK,
    MONK_FREED,
    MONK_ONLY_FREED,
    NO_DISTANCE_ATTACK,
    NO_TOKENS_FROM_AFAR,
    NOBODY_TO_HELP,
    NOT_IN_A_FIGHT,
    NOT_IN_SIGHT,
    ONLY_IN_NEED,
    ONLY_WHILE_MOVING,
    PACK_WITHOUT_EFFECT,
    PILE_RESHUFFLED,
    PLATFORM_FELL,
    REFUSE_ENCOUNTER,
    RETRIEVE_CARD,
    STRIGOI_DESTROYED,
    STRIGOI_HIT,
    STRIGOI_MISSED,
    STRIGOI_MOVED,
    STRIKE,
    SUPREME_RISES,
    TAKE_FIGHT_TOKEN,
    TAKE_REWARD,
    TOKEN_FLIPPED,
    TOKEN_LOOKED_AT,
    TOKEN_REFUSED,
    UNDER_A_WOLF,
)
from gateleg.kernel.bits import count_of
from gateleg.kernel.cards import NONE
from gateleg.kernel.chance import EVERYBODY
from gateleg.kernel.table import PASS, Reason


# -- AS.2b encounters --------------------------------------------------------------------------------------------------
def meet(t: Armata, seat: i64, colour: i64) -> bool:
    """AS.2b.1, AS.2b.2, AS.2b.12, AS.5.6 A wolf on an active mark meets the top token of its colour, or attacks a
    Strigoi in sight instead; False if it has refused the token by Stealth."""
    looks = looks_first(t, seat)
    pile: i64 = PILE + colour - RED
    fill_pile(t, colour)
    if looks:
        card = t.cards.top(pile)
        t.cards.reveal(card, EVERYBODY)
        t.tell(TOKEN_LOOKED_AT, card, seat, 0)
        if t.box.monk[t.cards.face(card)] != 0:
            take_token(t, colour)
            meet_monk(t, seat, colour, True)
            return True
    choice: i64 = FIGHT_ENCOUNTER
    if looks or can_attack_from_afar(t, seat):
        t.offer(FIGHT_ENCOUNTER)
        if looks:
            t.offer(REFUSE_ENCOUNTER)
        offer_distance_attacks(t, seat)
        choice = t.ask(seat, ENCOUNTER)
    if choice == REFUSE_ENCOUNTER:
        t.tell(TOKEN_REFUSED, t.cards.top(pile), seat, 0)
        return False
    if choice != FIGHT_ENCOUNTER:
        fight_strigoi(t, seat, choice - ATTACK_MASTER, True)
        return True
    card = take_token(t, colour)
    t.tell(TOKEN_FLIPPED, card, seat, 0)
    if t.box.monk[t.cards.face(card)] != 0:
        meet_monk(t, seat, colour, False)
    else:
        fight_monster(t, seat, card, colour)
        end_encounter(t, seat)
    return True


def looks_first(t: Armata, seat: i64) -> bool:
    """AS.5.6, AS.5.10 Stealth looks at the token first: that of the played card always, any other if wanted."""
    if has_stealth_all_turn(t, seat):
        return True
    if stealth_left(t, seat) == 0 and (is_forbidden(t, seat, STEALTH) or not may_hide_a_source(t, seat)):
        return False
    offer_stealth(t, seat)
    t.offer(PASS)
    source = t.ask(seat, LOOK)
    if source == PASS:
        return False
    take_stealth(t, seat, source)
    return True


def fill_pile(t: Armata, colour: i64) -> None:
    """AS.2b.11 An empty pile is made of its discards, shuffled."""
    pile: i64 = colour - RED
    if t.cards.size(PILE + pile) == 0:
        t.cards.move_all(PILE_DISCARD + pile, PILE + pile)
        t.cards.shuffle(PILE + pile, t.chance, PILE_ORDER + pile)
        t.tell(PILE_RESHUFFLED, NONE, pile, 0)


def take_token(t: Armata, colour: i64) -> i64:
    """AS.2b.2 The top token of a pile, turned up."""
    fill_pile(t, colour)
    return t.cards.draw(PILE + colour - RED, FOE)


def discard_foe(t: Armata) -> None:
    """AS.2b.9 A token goes to the discards of its colour."""
    card = t.cards.top(FOE)
    t.cards.move(card, PILE_DISCARD + t.box.back[t.cards.face(card)] - RED)


def meet_monk(t: Armata, seat: i64, colour: i64, looked: bool) -> None:
    """AS.2b.7, AS.5.6 Free the Monk or attack him; a look by Stealth frees him at once, and he may still be fought."""
    if looked:
        recover_cards(t, seat)
    t.offer(FREE_MONK)
    t.offer(ATTACK_MONK)
    if t.ask(seat, ENCOUNTER) == ATTACK_MONK:
        attack_monk(t, seat)
    else:
        free_monk(t, seat, not looked)


def free_monk(t: Armata, seat: i64, recovers: bool) -> None:
    """AS.2b.7, AS.2b.9 The Monk goes, the wolf's discarded cards come back."""
    t.tell(MONK_FREED, t.cards.top(FOE), seat, 0)
    if recovers:
        recover_cards(t, seat)
    end_encounter(t, seat)


def recover_cards(t: Armata, seat: i64) -> None:
    """AS.2b.7, AS.2b.8, AS.6.1 All cards of the own discard pile, Action and Reward; not those in front."""
    t.tell(CARDS_RECOVERED, NONE, seat, t.cards.size(DISCARD + seat) + t.cards.size(REWARD_DISCARD + seat))
    t.cards.move_all(DISCARD + seat, HAND + seat)
    t.cards.move_all(REWARD_DISCARD + seat, REWARDS + seat)


def attack_monk(t: Armata, seat: i64) -> None:
    """AS.2b.7 The Monk is discarded, the first grey Monster fought, as a grey one; Monks on the way are discarded.

    Variant monk_attack=top_token: the top grey token, and a Monk there can only be freed.
    """
    discard_foe(t)
    card = take_token(t, GREY)
    t.tell(TOKEN_FLIPPED, card, seat, 0)
    while t.box.monk[t.cards.face(card)] != 0:
        if t.switches.monk_top_token:
            t.offer(FREE_MONK)
            t.refuse(ATTACK_MONK, MONK_ONLY_FREED)
            t.ask(seat, ENCOUNTER)
            free_monk(t, seat, True)
            return
        discard_foe(t)
        card = take_token(t, GREY)
        t.tell(TOKEN_FLIPPED, card, seat, 0)
    fight_monster(t, seat, card, GREY)
    end_encounter(t, seat)


def fight_monster(t: Armata, seat: i64, card: i64, colour: i64) -> None:
    """AS.2b.3, AS.2b.5, AS.2b.6, AS.0.7 At least the Monster's Strength wins what it leaves; less brings its Wounds,
    each of which Protection may cancel.

    What it leaves is independent of the order in which it is taken.
    """
    box = t.box
    face = t.cards.face(card)
    weapons = gather_strength(t, seat, ENCOUNTER_FOE, False)
    strength = strength_of(t, seat)
    if strength >= box.strength[face]:
        t.tell(FIGHT_WON, card, seat, strength)
        for _ in range(box.bloods[face]):
            gain_blood(t, seat)
        for _ in range(box.bats[face]):
            draw_reward_token(t, seat)
        for _ in range(box.axes[face]):
            draw_reward_card(t, seat)
        gain_heroic(t, seat, FIRST_RED if colour == RED else FIRST_GREY)
    else:
        t.tell(FIGHT_LOST, card, seat, strength)
        for _ in range(box.hurts[face]):
            if not is_prevented(t, seat):
                wound(t, seat)
    end_fight(t)
    draw_weapon_wounds(t, seat, weapons)


def end_encounter(t: Armata, seat: i64) -> None:
    """AS.2b.9 The token is discarded, won, lost or freed; a Fight token makes the mark inactive."""
    discard_foe(t)
    place_fight_token(t, seat)


def place_fight_token(t: Armata, seat: i64) -> None:
    """AS.2b.9, AS.2b.10, AS.0.6 If all Fight tokens are on the board one of them is taken from there."""
    plan = t.plan
    if count_of(t.fought_lo) + count_of(t.fought_hi) >= t.box.fight_tokens:
        offer_fight_tokens(t, seat)
        spot = plan.spot[t.ask(seat, TAKE_FIGHT_TOKEN)]
        t.fought_lo &= ~plan.bit_lo[spot]
        t.fought_hi &= ~plan.bit_hi[spot]
        t.tell(FIGHT_TOKEN_TAKEN, NONE, plan.label[spot], 0)
    spot = t.at[seat]
    t.fought_lo |= plan.bit_lo[spot]
    t.fought_hi |= plan.bit_hi[spot]
    t.tell(FIGHT_TOKEN_PLACED, NONE, plan.label[spot], 0)


def offer_fight_tokens(t: Armata, seat: i64) -> None:
    """AS.2b.10 Not in the wolf's room and not under another wolf; if none qualifies, any."""
    plan = t.plan
    found: i64 = 0
    for spot in range(plan.spots):
        if t.is_fought(spot):
            reason = why_not_take(t, seat, spot)
            t.propose(plan.label[spot], reason)
            if reason is None:
                found += 1
    if found == 0:
        offer_spaces(t, t.fought_lo, t.fought_hi)


def why_not_take(t: Armata, seat: i64, spot: i64) -> Reason | None:
    """AS.2b.10 Which Fight tokens stay."""
    if t.plan.room[spot] == t.room(seat):
        return IN_YOUR_ROOM
    return UNDER_A_WOLF if t.wolf_on(spot) != NONE else None


# -- Strength ----------------------------------------------------------------------------------------------------------
def strength_of(t: Armata, seat: i64) -> i64:
    """AS.2b.3 The card's Strength minus Wound penalties, not below 0, plus rewards and Pack."""
    return max(0, t.box.strength[t.card(seat)] + strength_penalty(t, seat)) + t.bonus


def gather_strength(t: Armata, seat: i64, foe: i64, from_afar: bool) -> i64:
    """AS.2b.3, AS.2b.4, AS.4.7 Any number of rewards, knowing the foe; they are spent whether the fight is won or lost.

    Returned is how many Wounds of weapons are still to be drawn.
    """
    t.foe = foe
    t.bonus = 0
    weapons: i64 = 0
    asked: i64 = 1 << seat
    while True:
        t.offer(STRIKE)
        if t.box.icon(t.card(seat), RETRIEVAL) != 0:
            offer_retrieval(t, seat)
        if t.box.icon(t.card(seat), PACK) != 0 or t.icon_count(seat, PACK) > 0:
            t.propose(CALL_PACK, why_no_help(t, seat, foe, asked))
        offer_fight_rewards(t, seat, REWARDS + seat, from_afar)
        offer_fight_rewards(t, seat, TOKENS + seat, from_afar)
        choice = t.ask(seat, FIGHT)
        if choice == STRIKE:
            return weapons
        if choice == RETRIEVE_CARD:
            t.spend_icon(seat, RETRIEVAL)
            t.tell(ICON_USED, NONE, seat, RETRIEVAL)
            retrieve(t, seat)
        elif choice == TAKE_REWARD:
            take_reward_and_leave(t, seat)
        elif choice == CALL_PACK:
            asked |= 1 << call_pack(t, seat, foe, asked)
        else:
            weapons += use_reward(t, seat, choice, False, True)


def end_fight(t: Armata) -> None:
    """Nobody is fought any more, what was played for Strength is spent."""
    t.foe = NONE
    t.bonus = 0


def draw_weapon_wounds(t: Armata, seat: i64, weapons: i64) -> None:
    """AS.4.7, AS.9.1 Variant weapon_wound=after_fight: the weapons' Wounds are drawn when the fight has been decided,
    so that a win comes first."""
    for _ in range(weapons):
        wound(t, seat)


def offer_fight_rewards(t: Armata, seat: i64, zone: i64, from_afar: bool) -> None:
    """AS.6.2, AS.6.3, AS.7.5 Any number of rewards that do something in a fight; tokens not in one from a distance."""
    for i in range(t.cards.size(zone)):
        card = t.cards.at(zone, i)
        t.propose_card(card, why_not_in_fight(t, seat, t.cards.face(card), from_afar))


def why_not_in_fight(t: Armata, seat: i64, face: i64, from_afar: bool) -> Reason | None:
    """AS.6.2, AS.5.3, AS.5.4, AS.5.5, AS.7.5 Strength, healing and Retrieval count in a fight; Mechanics does not."""
    box = t.box
    if from_afar and box.back[face] == REWARD_TOKENS:
        return NO_TOKENS_FROM_AFAR
    if box.strength[face] > 0 or box.icon(face, PACK) != 0:
        return None
    if box.icon(face, HEAL) != 0:
        return why_no_healing(t, seat)
    if box.icon(face, RETRIEVAL) != 0:
        return why_no_retrieval(t, seat)
    if box.movement[face] > 0:
        return ONLY_WHILE_MOVING
    return ONLY_IN_NEED if box.icon(face, PROTECTION) | box.icon(face, STEALTH) != 0 else NOT_IN_A_FIGHT


# -- AS.5.7 Pack -------------------------------------------------------------------------------------------------------
def call_pack(t: Armata, seat: i64, foe: i64, asked: i64) -> i64:
    """AS.5.7, AS.0.6 One other wolf in the room, or in line with the Strigoi fought, may discard an Action card: half
    its Strength, rounded up, is added.  Variant pack=full: all of it.  The seat that was asked."""
    t.spend_icon(seat, PACK)
    t.tell(ICON_USED, NONE, seat, PACK)
    for other in range(t.seats):
        if (asked >> other) & 1 == 0 and can_help(t, seat, other, foe):
            t.offer(other)
    helper = t.ask(seat, ASK_FOR_HELP)
    t.offer(PASS)
    t.offer_cards(HAND + helper)
    card = t.ask(helper, HELP)
    if card != PASS:
        strength = t.box.strength[t.cards.face(card)]
        t.bonus += strength if t.switches.pack_full else (strength + 1) // 2
        t.cards.move(card, DISCARD + helper)
        t.tell(HELP_GIVEN, card, helper, 0)
    return helper


def can_help(t: Armata, seat: i64, other: i64, foe: i64) -> bool:
    """AS.5.7 Whether a wolf is near enough and has an Action card in hand."""
    if t.cards.size(HAND + other) == 0:
        return False
    room = t.room(seat)
    if room != OUTSIDE and t.room(other) == room:
        return True
    return foe != ENCOUNTER_FOE and in_sight(t, t.at[other], t.lair[foe])


def why_no_help(t: Armata, seat: i64, foe: i64, asked: i64) -> Reason | None:
    """AS.5.7, AS.5.9 An icon, and a wolf that has not been asked in this fight.  Variant pack=none: no effect."""
    if t.switches.pack_none:
        return PACK_WITHOUT_EFFECT
    if is_forbidden(t, seat, PACK):
        return FORBIDDEN_BY_WOUND
    if t.icon_count(seat, PACK) == 0:
        return ICON_SPENT
    for other in range(t.seats):
        if (asked >> other) & 1 == 0 and can_help(t, seat, other, foe):
            return None
    return NOBODY_TO_HELP


# -- AS.7 fighting a Strigoi -------------------------------------------------------------------------------------------
def offer_distance_attacks(t: Armata, seat: i64) -> None:
    """AS.7.5, AS.2b.12 Each Strigoi that the wolf could attack from where it stands."""
    for strigoi in range(i64(APPRENTICE + 1)):
        if t.lair[strigoi] != NONE:
            t.propose(ATTACK_MASTER + strigoi, why_no_distance_attack(t, seat, strigoi))


def why_no_distance_attack(t: Armata, seat: i64, strigoi: i64) -> Reason | None:
    """AS.7.1, AS.7.5 Enough Blood Points on the Altar, and a space on its line of sight."""
    if t.switches.no_distance_attack:
        return NO_DISTANCE_ATTACK
    if not altar_is_ready(t):
        return ALTAR_TOO_LOW
    return None if in_sight(t, t.at[seat], t.lair[strigoi]) else NOT_IN_SIGHT


def can_attack_from_afar(t: Armata, seat: i64) -> bool:
    """AS.7.5 Whether there is a Strigoi that can be attacked from where the wolf stands."""
    for strigoi in range(i64(APPRENTICE + 1)):
        if t.lair[strigoi] != NONE and why_no_distance_attack(t, seat, strigoi) is None:
            return True
    return False


def altar_is_ready(t: Armata) -> bool:
    """AS.7.1, AS.4.6, AS.P.6 Counted at the moment of the fight; attacking uses up nothing."""
    return t.altar >= t.box.altar[t.seats]


def fight_strigoi(t: Armata, seat: i64, strigoi: i64, from_afar: bool) -> None:
    """AS.7.2, AS.7.3, AS.7.5, AS.2b.1 At least its Strength is a Wound for it; less hurts the wolf in a close fight,
    and does nothing from a distance."""
    weapons = gather_strength(t, seat, strigoi, from_afar)
    strength = strength_of(t, seat)
    if strength >= t.box.strigoi_strength[t.strigoi_row(strigoi)]:
        end_fight(t)
        wound_strigoi(t, seat, strigoi)
    else:
        t.tell(STRIGOI_MISSED, NONE, strigoi, strength)
        if not from_afar:
            hurt(t, strigoi, seat, 0, NONE)
        end_fight(t)
    draw_weapon_wounds(t, seat, weapons)


def wound_strigoi(t: Armata, seat: i64, strigoi: i64) -> None:
    """AS.7.3, AS.7.7, AS.8.1, AS.10.3 A counter face down on its card; as many as its life destroy it."""
    supreme = t.alone()
    t.cards.draw(WOUND_BAG, STRIGOI_WOUNDS + strigoi)
    t.tell(STRIGOI_HIT, NONE, strigoi, t.cards.size(STRIGOI_WOUNDS + strigoi))
    if has_fallen(t, strigoi):
        destroy_strigoi(t, seat, strigoi)
        if not supreme:
            rise(t, seat)
    elif supreme:
        collapse(t, seat)


def has_fallen(t: Armata, strigoi: i64) -> bool:
    """AS.7.7 Whether the Wounds on its card equal its life."""
    return t.cards.size(STRIGOI_WOUNDS + strigoi) >= t.box.strigoi_life[t.strigoi_row(strigoi)]


def destroy_strigoi(t: Armata, seat: i64, strigoi: i64) -> None:
    """AS.7.7, AS.10.3 It leaves the board, its counters go back to the bag; the second one's end wins the game."""
    t.lair[strigoi] = NONE
    t.tell(STRIGOI_DESTROYED, NONE, strigoi, 0)
    t.cards.move_all(STRIGOI_WOUNDS + strigoi, WOUND_BAG)
    t.cards.shuffle(WOUND_BAG, t.chance, WOUND_ORDER)
    gain_legendary(t, seat, STRIGOI_SLAIN)
    if t.lair[1 - strigoi] == NONE:
        win(t)


def rise(t: Armata, seat: i64) -> None:
    """AS.8.1 The other becomes the Supreme Master and keeps its Wounds; are they its new life, it falls too."""
    strigoi = survivor(t)
    t.tell(SUPREME_RISES, NONE, strigoi, 0)
    if has_fallen(t, strigoi):
        destroy_strigoi(t, seat, strigoi)


# -- AS.8 collapse -----------------------------------------------------------------------------------------------------
def collapse(t: Armata, seat: i64) -> None:
    """AS.8.3 The platform falls in the room that the played card's letter shows on R0's books; X: none."""
    letter = t.box.letter[t.card(seat)]
    if letter == X:
        return
    room: i64 = t.plan.book[letter] + 1
    if t.turned[room] != FALLEN:
        fall(t, room)


def fall(t: Armata, room: i64) -> None:
    """AS.8.4, AS.8.5, AS.2c.12 Its spaces are gone.  Each wolf on it costs a Blood Point and flees, in seat order; a
    Supreme Master on it goes to R0's centre without an attack."""
    plan = t.plan
    t.turned[room] = FALLEN
    t.tell(PLATFORM_FELL, NONE, room, 0)
    strigoi = t.strigoi_in(room)
    if strigoi != NONE:
        t.lair[strigoi] = 0
        t.tell(STRIGOI_MOVED, NONE, strigoi, 0)
        aside = t.wolf_on(plan.centre[0])
        if aside != NONE:
            step_aside(t, aside)
    for seat in range(t.seats):
        spot = t.at[seat]
        if (plan.bit_lo[spot] & plan.plate_lo[room]) | (plan.bit_hi[spot] & plan.plate_hi[room]) != 0:
            lose_blood(t)
            flee(t, seat)
