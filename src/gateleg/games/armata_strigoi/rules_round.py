"""AS.1, AS.2, AS.3 The round: initiative, turns, the end of a round."""
from __future__ import annotations

from mypy_extensions import i64

from gateleg.games.armata_strigoi.rules_abilities import offer_abilities, use_ability
from gateleg.games.armata_strigoi.rules_blood import lose_blood, wound
from gateleg.games.armata_strigoi.rules_strigoi import extra_turn, strigoi_turn
from gateleg.games.armata_strigoi.state import (
    AFTER_STRIGOI,
    CARDS_PHASE,
    DISCARD,
    FRONT,
    HAND,
    MOVE_PHASE,
    REWARD_DISCARD,
    REWARDS,
    USED,
    Armata,
)
from gateleg.games.armata_strigoi.words import (
    ACT,
    ACTIONS_RECOVERED,
    CARD_REVEALED,
    CHOOSE_CARD,
    GAME_STOPPED,
    ROUND_STARTED,
    STOP,
    TURN_STARTED,
)
from gateleg.kernel.cards import NONE
from gateleg.kernel.game import CLOSED, OPEN, PHRASES


# -- AS.1 Phase 1 ------------------------------------------------------------------------------------------------------
def choose_cards(t: Armata) -> None:
    """AS.1.1, AS.13.1, AS.13.2 All choose an Action card secretly and at once; then all are revealed to everybody."""
    t.tell(ROUND_STARTED, NONE, t.round, 0)
    for seat in range(t.seats):
        recover_actions(t, seat)
    for seat in range(t.seats):
        t.offer_cards(HAND + seat)
        t.ask_secretly(seat, CHOOSE_CARD)
    t.await_secrets()
    for seat in range(t.seats):
        card = t.secret(seat, 0)
        t.cards.move(card, FRONT + seat)
        t.played[seat] = card
        t.icons[seat] = t.box.icons[t.cards.face(card)]
        t.tell(CARD_REVEALED, card, seat, 0)
    set_order(t)
    t.turn = 0
    begin_turn(t)


def recover_actions(t: Armata, seat: i64) -> None:
    """AS.1.4 Without an Action card in hand a player takes back all of them from the discard pile, no Reward cards.

    Variant no_card=recover_lose_blood: it costs a Blood Point.
    """
    if t.cards.size(HAND + seat) > 0:
        return
    t.tell(ACTIONS_RECOVERED, NONE, seat, t.cards.size(DISCARD + seat))
    t.cards.move_all(DISCARD + seat, HAND + seat)
    if t.switches.recover_lose_blood:
        lose_blood(t)


def set_order(t: Armata) -> None:
    """AS.1.3 The lowest initiative first."""
    for turn in range(t.seats):
        seat = turn
        place = turn
        while place > 0 and t.box.initiative[t.card(t.order[place - 1])] > t.box.initiative[t.card(seat)]:
            t.order[place] = t.order[place - 1]
            place -= 1
        t.order[place] = seat


def talk(phase_one: bool, none: bool) -> str:
    """AS.1.2 Before the reveal nobody speaks about cards or plans; general phrases are allowed, in the variant
    phase1_talk=none not even those.  Afterwards talk is free."""
    if not phase_one:
        return OPEN
    return CLOSED if none else PHRASES


# -- AS.2 Phase 2 ------------------------------------------------------------------------------------------------------
def begin_turn(t: Armata) -> None:
    """AS.2.1, AS.2.4, AS.4.7 A Wound icon on the played card hits its owner, and no Protection stops it."""
    seat = t.active()
    t.phase = MOVE_PHASE
    t.walked = 0
    t.extra = 0
    t.tell(TURN_STARTED, NONE, seat, 0)
    if t.box.bleeds[t.card(seat)] != 0:
        wound(t, seat)


def use_abilities_after(t: Armata, seat: i64) -> bool:
    """AS.2.2 One ability or reward between the fight and the Strigoi; whether the player is done with them.

    Variant ability_window=whole_turn: after the Strigoi too.
    """
    mark = t.begin_probe()
    offer_abilities(t, seat, False)
    if t.end_probe(mark) == 0 and not (t.switches.rewards_hidden and t.cards.size(REWARDS + seat) > 0):
        return True
    t.offer(STOP)
    offer_abilities(t, seat, False)
    choice = t.ask(seat, ACT)
    if choice == STOP:
        return True
    use_ability(t, seat, choice, False)
    return False


def go_on_to_strigoi(t: Armata) -> None:
    """AS.2.1, AS.7.6 2c, and then the next turn."""
    strigoi_turn(t, t.active())
    if t.switches.whole_turn:
        t.phase = AFTER_STRIGOI
    else:
        end_turn(t)


def end_turn(t: Armata) -> None:
    """AS.2.1, AS.1.3 The next in the order of initiative; after the last, Phase 3."""
    t.turn += 1
    if t.turn < t.seats:
        begin_turn(t)
    else:
        extra_turn(t)
        end_round(t)


# -- AS.3 --------------------------------------------------------------------------------------------------------------
def end_round(t: Armata) -> None:
    """AS.3.3, AS.2c.11 All cards in front go to their owners' discard piles.  The guard max_rounds ends the game."""
    for seat in range(t.seats):
        t.cards.move_all(FRONT + seat, DISCARD + seat)
        t.cards.move_all(USED + seat, REWARD_DISCARD + seat)
        t.played[seat] = NONE
        t.order[seat] = NONE
        t.icons[seat] = 0
    if t.round == t.switches.max_rounds:
        t.tell(GAME_STOPPED, NONE, t.round, 0)
        t.finish()
    t.round += 1
    t.phase = CARDS_PHASE
    t.turn = 0
