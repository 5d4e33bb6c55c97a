"""AS.5, AS.6 Abilities and rewards."""
from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gateleg.games.armata_strigoi.box import (
    CLOSED,
    HEAL,
    ICON_BITS,
    ICON_MASK,
    MECHANICS,
    PACK,
    PROTECTION,
    RETRIEVAL,
    REWARD_CARDS,
    REWARD_TOKENS,
    STEALTH,
)
from gateleg.games.armata_strigoi.rules_blood import (
    draw_reward_card,
    is_forbidden,
    return_token,
    return_wound,
    wound,
)
from gateleg.games.armata_strigoi.rules_board import DIRECTIONS, FALLEN, OUTSIDE, ROOMS, SPACES, TURNS
from gateleg.games.armata_strigoi.state import (
    DISCARD,
    HAND,
    REMOVED,
    REWARD_DECK,
    REWARD_DISCARD,
    REWARDS,
    TOKENS,
    USED,
    WOUND,
    Armata,
)
from gateleg.games.armata_strigoi.words import (
    CARD_RETRIEVED,
    DISCARD_FOR_STEALTH,
    DISCARD_IN_SHOCK,
    FALLEN_PLATFORM,
    FORBIDDEN_BY_WOUND,
    HEAL_HERE,
    HEAL_WOUND,
    ICON_SPENT,
    ICON_USED,
    NO_PLATFORM_THERE,
    NO_PLATFORM_TO_TURN,
    NO_REWARDS_LEFT,
    NOBODY_TO_HEAL,
    NOT_ANOTHERS_TURN,
    NOT_YOUR_ROOM,
    NOTHING_TO_RETRIEVE,
    ONLY_IN_A_FIGHT,
    ONLY_IN_NEED,
    ONLY_WHILE_MOVING,
    PLATFORM_TURNED,
    PLAYED_ICON,
    PROTECT,
    RETRIEVE,
    RETRIEVE_CARD,
    REWARD_USED,
    SHOCK_TAKEN,
    SPACE_WOULD_VANISH,
    TAKE_REWARD,
    TURN_A_PLATFORM,
    TURN_BY,
    TURN_PLATFORM,
    WOUND_HEALED,
    WOUND_PREVENTED,
)
from gateleg.kernel.cards import NONE
from gateleg.kernel.table import PASS, Reason

# what a used reward lends to the card in front: these wait until they are needed
LASTING_ICONS: Final = (ICON_MASK << ICON_BITS * PROTECTION) | (ICON_MASK << ICON_BITS * STEALTH) | (
    ICON_MASK << ICON_BITS * PACK
)


# -- what to discard for an ability ------------------------------------------------------------------------------------
def offer_sources(t: Armata, seat: i64, ability: i64) -> i64:
    """AS.5.1 Cards in hand with the icon, to be discarded, and tokens with it, to be used; how many.

    AS.5.9 None where a Wound forbids the ability.
    """
    if is_forbidden(t, seat, ability):
        return 0
    return (
        offer_with_icon(t, HAND + seat, ability) + offer_with_icon(t, REWARDS + seat, ability)
        + offer_with_icon(t, TOKENS + seat, ability)
    )


def offer_with_icon(t: Armata, zone: i64, ability: i64) -> i64:
    n: i64 = 0
    for i in range(t.cards.size(zone)):
        card = t.cards.at(zone, i)
        if t.box.icon(t.cards.face(card), ability) != 0:
            t.offer_card(card)
            n += 1
    return n


def count_with_icon(t: Armata, zone: i64, ability: i64) -> i64:
    n: i64 = 0
    for i in range(t.cards.size(zone)):
        if t.box.icon(t.cards.face(t.cards.at(zone, i)), ability) != 0:
            n += 1
    return n


def discard(t: Armata, seat: i64, card: i64) -> None:
    """AS.5.1, AS.6.1 From the hand: a card goes to the discard pile at once; a token goes back to the supply."""
    back = t.box.back[t.cards.face(card)]
    if back == REWARD_TOKENS:
        return_token(t, card)
    else:
        t.cards.move(card, REWARD_DISCARD + seat if back == REWARD_CARDS else DISCARD + seat)


def may_hide_a_source(t: Armata, seat: i64) -> bool:
    """AS.13.1 Variant rewards_open=no: who holds Reward cards is asked even without a source, or it would tell."""
    return t.switches.rewards_hidden and t.cards.size(REWARDS + seat) > 0


# -- AS.5.2 Protection -------------------------------------------------------------------------------------------------
def is_prevented(t: Armata, seat: i64) -> bool:
    """AS.5.2, AS.2b.6, AS.0.6 Whether the wolf's owner cancels one Wound or Shock: by an icon in front, once each, or
    by discarding; in anybody's turn.  The counter is drawn after that."""
    if is_forbidden(t, seat, PROTECTION):
        return False
    ways: i64 = 0
    if t.icon_count(seat, PROTECTION) > 0:
        if why_no_icon_in_turn(t, seat) is None:
            ways = 1
        t.propose(PLAYED_ICON, why_no_icon_in_turn(t, seat))
    ways += offer_sources(t, seat, PROTECTION)
    if ways == 0 and not may_hide_a_source(t, seat):
        return False
    t.offer(PASS)
    choice = t.ask(seat, PROTECT)
    if choice == PASS:
        return False
    if choice == PLAYED_ICON:
        t.spend_icon(seat, PROTECTION)
        t.tell(WOUND_PREVENTED, t.played[seat], seat, 0)
    else:
        t.tell(WOUND_PREVENTED, choice, seat, 0)
        discard(t, seat, choice)
    return True


def why_no_icon_in_turn(t: Armata, seat: i64) -> Reason | None:
    """AS.5.2 Variant protection_scope=own_turn: the played card's icon serves in its owner's turn only."""
    if t.switches.protection_own_turn and (t.turn >= t.seats or t.active() != seat):
        return NOT_ANOTHERS_TURN
    return None


# -- AS.5.8 Shock ------------------------------------------------------------------------------------------------------
def shock(t: Armata, seat: i64) -> None:
    """AS.5.8, AS.0.6 Discard a card from hand, own choice; without one nothing happens."""
    if t.cards.size(HAND + seat) + t.cards.size(REWARDS + seat) == 0:
        return
    t.offer_cards(HAND + seat)
    t.offer_cards(REWARDS + seat)
    card = t.ask(seat, DISCARD_IN_SHOCK)
    discard(t, seat, card)
    t.tell(SHOCK_TAKEN, card, seat, 0)


# -- AS.5.3 Heal -------------------------------------------------------------------------------------------------------
def heal(t: Armata, seat: i64) -> None:
    """AS.5.3, AS.0.6 Each wolf in the room discards one Wound, its owner's choice; on a ladder only the healer's."""
    room = t.room(seat)
    for other in range(t.seats):
        if t.cards.size(WOUND + other) > 0 and (other == seat or (room != OUTSIDE and t.room(other) == room)):
            t.offer_cards(WOUND + other)
            card = t.ask(other, HEAL_WOUND)
            t.tell(WOUND_HEALED, card, other, 0)
            return_wound(t, card)


def why_no_healing(t: Armata, seat: i64) -> Reason | None:
    """AS.5.3, AS.5.9 It takes a Wound to heal; a Wound may forbid it."""
    if is_forbidden(t, seat, HEAL):
        return FORBIDDEN_BY_WOUND
    room = t.room(seat)
    for other in range(t.seats):
        if t.cards.size(WOUND + other) > 0 and (other == seat or (room != OUTSIDE and t.room(other) == room)):
            return None
    return NOBODY_TO_HEAL


# -- AS.5.4 Retrieval --------------------------------------------------------------------------------------------------
def retrieve(t: Armata, seat: i64) -> None:
    """AS.5.4 One Reward card from the own discard pile to the hand, usable at once."""
    t.offer_cards(REWARD_DISCARD + seat)
    card = t.ask(seat, RETRIEVE)
    t.cards.move(card, REWARDS + seat)
    t.tell(CARD_RETRIEVED, card, seat, 0)


def why_no_retrieval(t: Armata, seat: i64) -> Reason | None:
    """AS.5.4, AS.5.9 It takes a Reward card in the discard pile."""
    if is_forbidden(t, seat, RETRIEVAL):
        return FORBIDDEN_BY_WOUND
    return NOTHING_TO_RETRIEVE if t.cards.size(REWARD_DISCARD + seat) == 0 else None


def take_reward_and_leave(t: Armata, seat: i64) -> None:
    """AS.10.4 Instead of its Retrieval, Nighttime Rebel takes a Reward card and leaves the game."""
    t.spend_icon(seat, RETRIEVAL)
    t.cards.move(t.played[seat], REMOVED)
    draw_reward_card(t, seat)


# -- AS.5.5 Mechanics --------------------------------------------------------------------------------------------------
def turn_platform(t: Armata, seat: i64) -> None:
    """AS.5.5 One standing platform to any position, figures on it included."""
    for room in range(i64(ROOMS)):
        t.propose(room, why_not_turn(t, seat, room))
    room = t.ask(seat, TURN_PLATFORM)
    for by in range(i64(1), i64(TURNS)):
        t.propose(by, why_not_turn_by(t, room, by))
    turn_by(t, room, t.ask(seat, TURN_BY))


def turn_by(t: Armata, room: i64, by: i64) -> None:
    """AS.11.7, AS.5.5 A figure on a spoke turns with it; one in the centre stays."""
    plan = t.plan
    for seat in range(t.seats):
        direction = spoke_of(t, room, t.at[seat])
        if direction != NONE:
            t.at[seat] = plan.spoke[6 * room + (direction + by) % DIRECTIONS]
    t.turned[room] = (t.turned[room] + by) % TURNS
    t.tell(PLATFORM_TURNED, NONE, room, by)


def spoke_of(t: Armata, room: i64, spot: i64) -> i64:
    """The direction of the spoke of this room on which a spot lies, or NONE."""
    if t.plan.room[spot] != room:
        return NONE
    offset: i64 = t.plan.label[spot] - t.plan.label[t.plan.centre[room]]
    return offset - 1 if 1 <= offset <= DIRECTIONS else NONE


def why_not_turn(t: Armata, seat: i64, room: i64) -> Reason | None:
    """AS.5.5, AS.P.1, AS.8.5 A standing platform; variant mechanics_range=own_room: that of the own room."""
    if room == 0:
        return NO_PLATFORM_THERE
    if t.turned[room] == FALLEN:
        return FALLEN_PLATFORM
    if t.switches.mechanics_own_room and t.room(seat) != room:
        return NOT_YOUR_ROOM
    for by in range(i64(1), i64(TURNS)):
        if why_not_turn_by(t, room, by) is None:
            return None
    return SPACE_WOULD_VANISH


def why_not_turn_by(t: Armata, room: i64, by: i64) -> Reason | None:
    """AS.5.5, AS.11.5 Not if a figure's space would vanish: a walled spoke against a side without an edge space."""
    turn: i64 = (t.turned[room] + by) % TURNS
    for seat in range(t.seats):
        direction = spoke_of(t, room, t.at[seat])
        if direction != NONE:
            there: i64 = 6 * (ROOMS * turn + room) + (direction + by) % DIRECTIONS
            if t.plan.spoke_kind[there] == CLOSED:
                return SPACE_WOULD_VANISH
    return None


def why_no_mechanics(t: Armata, seat: i64) -> Reason | None:
    """AS.5.5, AS.5.9 It takes a platform that can be turned."""
    if is_forbidden(t, seat, MECHANICS):
        return FORBIDDEN_BY_WOUND
    for room in range(i64(1), i64(ROOMS)):
        if why_not_turn(t, seat, room) is None:
            return None
    return NO_PLATFORM_TO_TURN


# -- AS.5.6 Stealth: who has it ----------------------------------------------------------------------------------------
def has_stealth_all_turn(t: Armata, seat: i64) -> bool:
    """AS.2.3, AS.5.9 Stealth on the played card lasts all turn."""
    return t.box.icon(t.card(seat), STEALTH) != 0 and not is_forbidden(t, seat, STEALTH)


def stealth_left(t: Armata, seat: i64) -> i64:
    """AS.5.1, AS.5.9, AS.5.10 How often Stealth could be had once: from cards used this turn, and by discarding."""
    if is_forbidden(t, seat, STEALTH):
        return 0
    return (
        t.icon_count(seat, STEALTH) + count_with_icon(t, HAND + seat, STEALTH)
        + count_with_icon(t, REWARDS + seat, STEALTH) + count_with_icon(t, TOKENS + seat, STEALTH)
    )


def pay_stealth(t: Armata, seat: i64) -> i64:
    """AS.5.1, AS.5.10 Discard for one passage; the card that served, NONE for one used earlier this turn."""
    offer_stealth(t, seat)
    return take_stealth(t, seat, t.ask(seat, DISCARD_FOR_STEALTH))


def offer_stealth(t: Armata, seat: i64) -> None:
    """AS.5.1 Stealth of a card used earlier this turn, or a card or token to discard."""
    if t.icon_count(seat, STEALTH) > 0:
        t.offer(PLAYED_ICON)
    offer_sources(t, seat, STEALTH)


def take_stealth(t: Armata, seat: i64, source: i64) -> i64:
    """AS.5.10 It serves once."""
    if source == PLAYED_ICON:
        t.spend_icon(seat, STEALTH)
        return NONE
    discard(t, seat, source)
    return source


# -- abilities and rewards in the own turn -----------------------------------------------------------------------------
def offer_abilities(t: Armata, seat: i64, moving: bool) -> None:
    """AS.2.2, AS.2.3, AS.6.2 What the active player may use outside a fight: icons of the played card, once each, and
    rewards."""
    box = t.box
    face = t.card(seat)
    if box.icon(face, HEAL) != 0:
        t.propose(HEAL_HERE, ICON_SPENT if t.icon_count(seat, HEAL) == 0 else why_no_healing(t, seat))
    if box.icon(face, RETRIEVAL) != 0:
        offer_retrieval(t, seat)
    if box.icon(face, MECHANICS) != 0:
        t.propose(TURN_A_PLATFORM, ICON_SPENT if t.icon_count(seat, MECHANICS) == 0 else why_no_mechanics(t, seat))
    offer_rewards(t, seat, REWARDS + seat, moving)
    offer_rewards(t, seat, TOKENS + seat, moving)


def offer_retrieval(t: Armata, seat: i64) -> None:
    """AS.5.4, AS.10.4 Retrieval of the played card, or what Nighttime Rebel may do instead."""
    spent = t.icon_count(seat, RETRIEVAL) == 0
    t.propose(RETRIEVE_CARD, ICON_SPENT if spent else why_no_retrieval(t, seat))
    if t.box.instead[t.card(seat)] != 0:
        empty = t.cards.size(REWARD_DECK) == 0
        t.propose(TAKE_REWARD, ICON_SPENT if spent else NO_REWARDS_LEFT if empty else None)


def offer_rewards(t: Armata, seat: i64, zone: i64, moving: bool) -> None:
    """AS.6.2, AS.6.3 Any number may be held: each kind once, as a label behind those of the spaces."""
    for i in range(t.cards.size(zone)):
        face = t.cards.face(t.cards.at(zone, i))
        if first_with_face(t, zone, face) == i:
            t.propose(SPACES + face, why_not_use(t, seat, face, moving))


def first_with_face(t: Armata, zone: i64, face: i64) -> i64:
    """The index of the first card of that face in a zone; NONE if there is none."""
    for i in range(t.cards.size(zone)):
        if t.cards.face(t.cards.at(zone, i)) == face:
            return i
    return NONE


def why_not_use(t: Armata, seat: i64, face: i64, moving: bool) -> Reason | None:
    """AS.6.2 A reward is used outside a fight for movement, in 2a, or for an ability that does something now."""
    box = t.box
    if box.movement[face] > 0 and moving:
        return None
    reason: Reason | None = None
    if box.movement[face] > 0:
        reason = ONLY_WHILE_MOVING
    if box.icon(face, HEAL) != 0:
        reason = why_no_healing(t, seat)
        if reason is None:
            return None
    if box.icon(face, RETRIEVAL) != 0:
        reason = why_no_retrieval(t, seat)
        if reason is None:
            return None
    if box.icon(face, MECHANICS) != 0:
        reason = why_no_mechanics(t, seat)
        if reason is None:
            return None
    if reason is not None:
        return reason
    return ONLY_IN_A_FIGHT if box.strength[face] > 0 else ONLY_IN_NEED


def use_ability(t: Armata, seat: i64, option: i64, moving: bool) -> None:
    """AS.2.3, AS.5.3 Carry out what `offer_abilities` has offered."""
    if option == HEAL_HERE:
        t.spend_icon(seat, HEAL)
        t.tell(ICON_USED, NONE, seat, HEAL)
        heal(t, seat)
    elif option == RETRIEVE_CARD:
        t.spend_icon(seat, RETRIEVAL)
        t.tell(ICON_USED, NONE, seat, RETRIEVAL)
        retrieve(t, seat)
    elif option == TAKE_REWARD:
        take_reward_and_leave(t, seat)
    elif option == TURN_A_PLATFORM:
        t.spend_icon(seat, MECHANICS)
        t.tell(ICON_USED, NONE, seat, MECHANICS)
        turn_platform(t, seat)
    else:
        face: i64 = option - SPACES
        zone: i64 = REWARDS if t.box.back[face] == REWARD_CARDS else TOKENS
        zone += seat
        use_reward(t, seat, t.cards.at(zone, first_with_face(t, zone, face)), moving, False)


def use_reward(t: Armata, seat: i64, card: i64, moving: bool, fighting: bool) -> i64:
    """AS.6.1, AS.6.2, AS.4.7 A reward gives all that it can in one use; its Wounds, drawn later in the variant
    weapon_wound=after_fight, are returned.

    A card goes in front, a token back to the supply.
    """
    box = t.box
    face = t.cards.face(card)
    t.tell(REWARD_USED, card, seat, 0)
    if box.back[face] == REWARD_TOKENS:
        return_token(t, card)
    else:
        t.cards.move(card, USED + seat)
    if fighting:
        t.bonus += box.strength[face]
    if moving:
        t.extra += box.movement[face]
    t.icons[seat] += box.icons[face] & LASTING_ICONS
    for _ in range(box.icon(face, HEAL)):
        if why_no_healing(t, seat) is None:
            heal(t, seat)
    for _ in range(box.icon(face, RETRIEVAL)):
        if why_no_retrieval(t, seat) is None:
            retrieve(t, seat)
    if not fighting:
        for _ in range(box.icon(face, MECHANICS)):
            if why_no_mechanics(t, seat) is None:
                turn_platform(t, seat)
    if box.bleeds[face] == 0:
        return 0
    if fighting and t.switches.weapon_after_fight:
        return 1
    wound(t, seat)
    return 0
