"""WW.5.1, WW.13 What a card is worth, and what doubles it."""
from __future__ import annotations

from mypy_extensions import i64

from gateleg.games.wonder_woman.box import DOUBLES_EMBLEM, DOUBLES_OTHER, DOUBLES_SELF, DOUBLES_SHARED_NAMES, EMBLEMS
from gateleg.games.wonder_woman.state import WonderWoman
from gateleg.games.wonder_woman.words import (
    ALREADY_DOUBLED,
    CARD_DOUBLED,
    DOUBLE,
    NO_SHARED_NAME,
    NOT_TOGETHER,
    TOO_LATE_TO_DOUBLE,
    USED_UP,
)
from gateleg.kernel.cards import NONE
from gateleg.kernel.table import Reason


def printed(t: WonderWoman, seat: i64, emblem: i64) -> i64:
    """WW.5.1 The value of an Emblem on the card that the seat has in this slot."""
    return t.box.value[EMBLEMS * t.cards.face(t.card_in_slot(seat)) + emblem]


def worth(t: WonderWoman, seat: i64, emblem: i64) -> i64:
    """WW.13.1, WW.10.10, WW.5.8 The value, doubled at most once: by another's card, by its own text, or by a Relic.

    Doubling one's own card costs nothing, so it is taken as done wherever it is possible: less may be spent.
    """
    value = printed(t, seat, emblem)
    if value == 0:
        return 0
    if (t.doubled >> seat) & 1 != 0 or doubles_itself(t, seat) or t.relic_with(seat, DOUBLES_EMBLEM, emblem):
        return 2 * value
    return value


def doubles_itself(t: WonderWoman, seat: i64) -> bool:
    """WW.13.2, WW.13.5 Bold as first action, Resolute as third, one of two Tacticals."""
    face = t.cards.face(t.card_in_slot(seat))
    ability = t.box.ability[face]
    if ability == DOUBLES_SELF:
        return t.box.argument[face] == t.slot
    return ability == DOUBLES_SHARED_NAMES and shares_name(t, seat)


def shares_name(t: WonderWoman, seat: i64) -> bool:
    """WW.13.5 Whether another card of the slot has the name of this seat's."""
    face = t.cards.face(t.card_in_slot(seat))
    for other in range(t.seats):
        card = t.card_in_slot(other)
        if other != seat and card != NONE and t.cards.face(card) == face:
            return True
    return False


# -- WW.13 doubling another Hero's card ------------------------------------------------------------------------------
def propose_for(t: WonderWoman, seat: i64, option: i64, reason: Reason | None) -> None:
    if reason is None:
        t.offer_for(seat, option)
    else:
        t.refuse_for(seat, option, reason)


def offer_doubling(t: WonderWoman, seat: i64) -> bool:
    """WW.13.3, WW.13.5, WW.13.7 Whose cards the seat's own may double; whether there are any."""
    card = t.card_in_slot(seat)
    if card == NONE:
        return False
    ability = t.box.ability[t.cards.face(card)]
    if ability != DOUBLES_OTHER and ability != DOUBLES_SHARED_NAMES:
        return False
    any_offered = False
    for other in range(t.seats):
        if other != seat and t.card_in_slot(other) != NONE:
            reason = why_not_double(t, seat, other, ability)
            propose_for(t, seat, DOUBLE + other, reason)
            if reason is None:
                any_offered = True
    return any_offered


def why_not_double(t: WonderWoman, seat: i64, other: i64, ability: i64) -> Reason | None:
    """WW.13.1, WW.13.3, WW.13.5 Before the other has acted, once; Inspiring in the same region and for one Hero."""
    if (t.acted >> other) & 1 != 0:
        return TOO_LATE_TO_DOUBLE
    if (t.doubled >> other) & 1 != 0:
        return ALREADY_DOUBLED
    if ability == DOUBLES_SHARED_NAMES:
        return None if shares_name(t, other) else NO_SHARED_NAME
    if t.place[seat] != t.place[other]:
        return NOT_TOGETHER
    if t.switches.inspiring_all:
        return None
    if (t.inspired >> seat) & 1 != 0:
        return USED_UP
    for target in range(t.seats):
        if t.doubled_by[target] == seat:
            return USED_UP
    return None


def announce_doubling(t: WonderWoman, seat: i64, other: i64) -> None:
    """WW.13.7 It holds if the other takes part in the next action, and lapses unused if not."""
    t.doubled |= 1 << other
    t.doubled_by[other] = seat
    t.waited = 0
    t.tell(CARD_DOUBLED, NONE, other, seat)


def use_announced(t: WonderWoman, team: i64) -> None:
    """WW.13.3, WW.13.7 Inspiring is used up if a Hero acts whose card it has doubled."""
    for seat in range(t.seats):
        if (team >> seat) & 1 != 0 and t.doubled_by[seat] != NONE:
            t.inspired |= 1 << t.doubled_by[seat]
