"""AS.4, AS.9, AS.10 Blood, Wounds, and the cards that are gained."""
from __future__ import annotations

from mypy_extensions import i64

from gateleg.games.armata_strigoi.box import (
    BLED,
    COMRADE_HURT,
    FEWEST_REWARDS,
    THIRD_WOUND_TAKEN,
)
from gateleg.games.armata_strigoi.state import (
    DISCARD,
    FRONT,
    HAND,
    HEROIC,
    LEGENDARY,
    REWARD_DECK,
    REWARD_DISCARD,
    REWARDS,
    TOKEN_BAG,
    TOKEN_ORDER,
    TOKENS,
    USED,
    WOUND,
    WOUND_BAG,
    WOUND_ORDER,
    Armata,
)
from gateleg.games.armata_strigoi.words import (
    BLOOD_GAINED,
    BLOOD_LOST,
    CARD_GAINED,
    GAME_LOST,
    GAME_WON,
    REWARD_DRAWN,
    THIRD_WOUND,
    WOUND_TAKEN,
)
from gateleg.kernel.cards import NONE


# -- Blood Points ------------------------------------------------------------------------------------------------------
def gain_blood(t: Armata, seat: i64) -> None:
    """AS.2b.5, AS.4.8 One from the supply to the Altar; with none left, nothing."""
    if t.supply() > 0:
        t.altar += 1
        t.tell(BLOOD_GAINED, NONE, seat, t.altar)


def lose_blood(t: Armata) -> None:
    """AS.4.4, AS.4.5, AS.9.1 One from the Altar to Hell, from the supply if the Altar is empty; the limit ends all.

    Variant empty_altar=nothing: an empty Altar loses nothing.
    """
    if t.altar > 0:
        t.altar -= 1
    elif t.switches.empty_altar_nothing or t.supply() == 0:
        return
    t.hell += 1
    t.tell(BLOOD_LOST, NONE, t.hell, 0)
    if t.hell >= t.box.hell[t.seats]:
        t.tell(GAME_LOST, NONE, 0, 0)
        t.finish()


def win(t: Armata) -> None:
    """AS.7.7, AS.9.1 Both Strigoi are destroyed: the game ends at once."""
    t.tell(GAME_WON, NONE, 0, 0)
    t.finish()


def has_won(t: Armata) -> bool:
    """AS.0.1, AS.7.7 All win together when both Strigoi are destroyed, else all lose."""
    return t.lair[0] == NONE and t.lair[1] == NONE


# -- Wounds ------------------------------------------------------------------------------------------------------------
def wound(t: Armata, seat: i64) -> bool:
    """AS.4.1, AS.4.2 One Wound counter, turned up; whether it was the third."""
    card = t.cards.draw(WOUND_BAG, WOUND + seat)
    t.tell(WOUND_TAKEN, card, seat, 0)
    if t.cards.size(WOUND + seat) < t.box.wound_limit:
        return False
    third_wound(t, seat)
    return True


def third_wound(t: Armata, seat: i64) -> None:
    """AS.4.3, AS.10.3 A Blood Point is lost, the wolf's Wounds go back to the bag; it stays and plays on."""
    t.tell(THIRD_WOUND, NONE, seat, 0)
    lose_blood(t)
    t.cards.move_all(WOUND + seat, WOUND_BAG)
    t.cards.shuffle(WOUND_BAG, t.chance, WOUND_ORDER)
    gain_legendary(t, seat, THIRD_WOUND_TAKEN)


def wound_by_strigoi(t: Armata, seat: i64, cause: i64) -> None:
    """AS.10.3, AS.10.5 A Wound that was not cancelled; `cause` is whose played card made the Strigoi act, or NONE."""
    gain_legendary(t, seat, BLED)
    if wound(t, seat) and cause != NONE and cause != seat:
        gain_legendary(t, cause, COMRADE_HURT)


def return_wound(t: Armata, card: i64) -> None:
    """AS.5.3 A healed Wound goes back to the bag."""
    t.cards.move(card, WOUND_BAG)
    t.cards.shuffle(WOUND_BAG, t.chance, WOUND_ORDER)


def movement_penalty(t: Armata, seat: i64) -> i64:
    """AS.4.1, AS.2a.1 What Wounds take from the movement, 0 or below."""
    sum: i64 = 0
    for i in range(t.cards.size(WOUND + seat)):
        sum += t.box.movement[t.cards.face(t.cards.at(WOUND + seat, i))]
    return sum


def strength_penalty(t: Armata, seat: i64) -> i64:
    """AS.4.1, AS.2b.3 What Wounds take from the Strength, 0 or below."""
    sum: i64 = 0
    for i in range(t.cards.size(WOUND + seat)):
        sum += t.box.strength[t.cards.face(t.cards.at(WOUND + seat, i))]
    return sum


def is_forbidden(t: Armata, seat: i64, ability: i64) -> bool:
    """AS.5.9, AS.4.1 A Wound stops its owner from using the ability from any source."""
    for i in range(t.cards.size(WOUND + seat)):
        if (t.box.forbids[t.cards.face(t.cards.at(WOUND + seat, i))] >> ability) & 1 != 0:
            return True
    return False


# -- rewards -----------------------------------------------------------------------------------------------------------
def draw_reward_token(t: Armata, seat: i64) -> None:
    """AS.2b.5, AS.6.4 Bat: one Reward token, if there is one."""
    card = t.cards.draw(TOKEN_BAG, TOKENS + seat)
    if card != NONE:
        t.tell(REWARD_DRAWN, card, seat, 0)


def draw_reward_card(t: Armata, seat: i64) -> None:
    """AS.2b.5, AS.6.4, AS.10.4 Axe: one Reward card to hand, if there is one; the third makes another a rebel."""
    card = t.cards.draw(REWARD_DECK, REWARDS + seat)
    if card == NONE:
        return
    t.tell(REWARD_DRAWN, card, seat, 0)
    if reward_cards_of(t, seat) >= 3:
        rouse_rebel(t, seat)


def return_token(t: Armata, card: i64) -> None:
    """AS.6.1 A used Reward token goes back to the supply and is shuffled in."""
    t.cards.move(card, TOKEN_BAG)
    t.cards.shuffle(TOKEN_BAG, t.chance, TOKEN_ORDER)


def reward_cards_of(t: Armata, seat: i64) -> i64:
    """AS.10.4 Reward cards that a player owns: in hand, in front and discarded."""
    return t.cards.size(REWARDS + seat) + t.cards.size(USED + seat) + t.cards.size(REWARD_DISCARD + seat)


# -- AS.10 Heroic and Legendary cards ----------------------------------------------------------------------------------
def gain_heroic(t: Armata, seat: i64, gain: i64) -> None:
    """AS.10.1, AS.10.2, AS.2b.5 The first red or grey Monster that a player wins brings the card, to the hand at once.

    Nobody owns two copies.
    """
    if owns(t, HAND + seat, gain) or owns(t, FRONT + seat, gain) or owns(t, DISCARD + seat, gain):
        return
    for i in range(t.cards.size(HEROIC)):
        card = t.cards.at(HEROIC, i)
        if t.box.gain[t.cards.face(card)] == gain:
            t.cards.move(card, HAND + seat)
            t.tell(CARD_GAINED, card, seat, 0)
            return


def owns(t: Armata, zone: i64, gain: i64) -> bool:
    """Whether a card that is gained so lies in a zone."""
    for i in range(t.cards.size(zone)):
        if t.box.gain[t.cards.face(t.cards.at(zone, i))] == gain:
            return True
    return False


def gain_legendary(t: Armata, seat: i64, gain: i64) -> None:
    """AS.10.2, AS.10.3 Each Legendary card is given once, to the first who fulfils it, to the hand at once."""
    for i in range(t.cards.size(LEGENDARY)):
        card = t.cards.at(LEGENDARY, i)
        if t.box.gain[t.cards.face(card)] == gain:
            t.cards.move(card, HAND + seat)
            t.tell(CARD_GAINED, card, seat, 0)
            return


def rouse_rebel(t: Armata, rich: i64) -> None:
    """AS.10.4 Another's third Reward card gives Nighttime Rebel to who has the fewest; a tie goes to the lowest
    initiative of this round."""
    poorest: i64 = NONE
    fewest: i64 = 0
    for turn in range(t.seats):  # in the order of initiative
        seat = t.order[turn]
        if seat != rich:
            count = reward_cards_of(t, seat)
            if poorest == NONE or count < fewest:
                poorest = seat
                fewest = count
    gain_legendary(t, poorest, FEWEST_REWARDS)
