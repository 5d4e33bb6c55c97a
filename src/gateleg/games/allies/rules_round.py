"""AL.3, AL.7-AL.9 Rounds, battles, new hands, the end."""
from __future__ import annotations

from mypy_extensions import i64

from gateleg.games.allies.box import NO_TRIBE
from gateleg.games.allies.rules_turn import draw_up
from gateleg.games.allies.state import (
    COLUMNS,
    DISCARD,
    HAND,
    HAND_SIZE,
    REGION_DECK,
    REGION_ROW,
    ROUNDS,
    ROW,
    SEATS,
    SLOTS,
    TURNS,
    WON,
    WON_DOWN,
    Allies,
)
from gateleg.games.allies.words import BATTLE_TIED, GAME_ENDED, REGION_LAID, REGION_TURNED, REGION_WON, ROUND_STARTED
from gateleg.kernel.cards import NONE
from gateleg.kernel.chance import EVERYBODY


# -- AL.3 the round ------------------------------------------------------------------------------------------------
def start_round(t: Allies) -> None:
    """AL.3.1, AL.3.2, AL.8.1 A new round begins: regions are filled up and hands drawn, the other player starts."""
    t.round += 1
    t.turn = 0
    t.tell(ROUND_STARTED, NONE, t.round, player_on_turn(t))
    fill_regions(t)
    for seat in range(i64(SEATS)):
        draw_up(t, seat)


def fill_regions(t: Allies) -> None:
    """AL.2.4, AL.3.3 Every empty middle slot gets a neutral region, from the left, as long as there are any."""
    for column in range(i64(COLUMNS)):
        if t.region[column] == NONE and t.cards.size(REGION_DECK) > 0:
            t.region[column] = t.cards.draw(REGION_DECK, REGION_ROW)
            t.facing[column] = t.box.enter
            t.tell(REGION_LAID, t.region[column], column, 0)


def player_on_turn(t: Allies) -> i64:
    """AL.3.2, AL.3.4 Players take turns, five each; who starts alternates from round to round."""
    return (t.starter + t.round + t.turn) & 1


def end_round(t: Allies) -> None:
    """AL.3.1 After the ten turns: battles, then new hands; the fourth round ends with its battles."""
    won_before_a = t.cards.size(WON)
    won_before_b = t.cards.size(WON + 1)
    start_limits_anew(t)
    fight_battles(t)
    turn_face_down(t, 0, won_before_a)
    turn_face_down(t, 1, won_before_b)
    if t.round == ROUNDS - 1:
        t.over = True
        t.tell(GAME_ENDED, NONE, points(t, 0), points(t, 1))
        return
    discard_everything(t)
    start_round(t)


def turns_are_over(t: Allies) -> bool:
    """AL.3.4 Ten turns make a round."""
    return t.turn == TURNS


# -- AL.7 battles --------------------------------------------------------------------------------------------------
def fight_battles(t: Allies) -> None:
    """AL.7.1 Column by column; columns do not affect each other."""
    for column in range(i64(COLUMNS)):
        fight_battle(t, column)


def turn_face_down(t: Allies, seat: i64, won_before: i64) -> None:
    """AL.7.6 After the battles the cards won in the round before are turned face-down; variant same: all of them."""
    turned = t.cards.size(WON + seat) if t.switches.won_flip_same else won_before
    for _ in range(turned):
        t.cards.move(t.cards.at(WON + seat, 0), WON_DOWN + seat)


def fight_battle(t: Allies, column: i64) -> None:
    """AL.7.1, AL.7.2, AL.7.3, AL.7.5 The higher side turns the region toward itself by the difference, or wins it."""
    other: i64 = COLUMNS + column
    if t.region[column] == NONE:
        return
    if (t.slot[column] == NONE or t.slot[other] == NONE) and not t.switches.missing_card_zero:
        return
    steps = steps_to_a(t, column, other)
    facing: i64 = t.facing[column] + steps
    if steps == 0:
        t.tell(BATTLE_TIED, t.region[column], column, 0)
    elif facing >= t.box.win_at:
        win_region(t, column, 0)
    elif facing <= -t.box.win_at:
        win_region(t, column, 1)
    else:
        t.facing[column] = facing
        t.tell(REGION_TURNED, t.region[column], column, facing)


def steps_to_a(t: Allies, mine: i64, other: i64) -> i64:
    """AL.7.2, AL.7.4 Steps toward A, below 0 toward B: the difference; in a tie one step to a lone crown."""
    value_a: i64 = 0
    value_b: i64 = 0
    crowns: i64 = 0
    if t.slot[mine] != NONE:
        value_a = t.value_at(mine)
        crowns = t.box.crown[t.face_at(mine)]
    if t.slot[other] != NONE:
        value_b = t.value_at(other)
        crowns -= t.box.crown[t.face_at(other)]
    if crowns != 0 and (value_a == value_b or t.switches.crown_always):
        return crowns
    return value_a - value_b


def win_region(t: Allies, column: i64, winner: i64) -> None:
    """AL.7.2, AL.8.2 The winner takes the region; an own region of either player changes that player's next limit."""
    region = t.region[column]
    tribe = t.region_tribe(column)
    if t.has_tribe(winner, tribe):
        t.limit[winner] += 1
    if t.has_tribe(1 - winner, tribe):
        t.limit[1 - winner] -= 1
    t.cards.move(region, WON + winner)
    t.region[column] = NONE
    t.facing[column] = 0
    t.tell(REGION_WON, region, column, winner)


# -- AL.8 new hands ------------------------------------------------------------------------------------------------
def start_limits_anew(t: Allies) -> None:
    """AL.6.6, AL.8.2 Wizard bonuses end; the coming limit counts from five, or (cumulative) on from the last one."""
    for seat in range(i64(SEATS)):
        t.wizards[seat] = 0
        if not t.switches.hand_cumulative:
            t.limit[seat] = HAND_SIZE


def discard_everything(t: Allies) -> None:
    """AL.8.1, AL.11.1 Row and hand go to the discard pile; where discards are not open its top card is seen."""
    for seat in range(i64(SEATS)):
        t.cards.move_all(ROW + seat, DISCARD + seat)
        t.cards.move_all(HAND + seat, DISCARD + seat)
        if not t.switches.discards_open and t.cards.size(DISCARD + seat) > 0:
            t.cards.reveal(t.cards.top(DISCARD + seat), EVERYBODY)
    for slot in range(i64(SLOTS)):
        t.slot[slot] = NONE
        t.turned[slot] = 0


# -- AL.9 the end --------------------------------------------------------------------------------------------------
def points(t: Allies, seat: i64) -> i64:
    """AL.9.1, AL.9.2 Won regions and castles, and what lies on the table facing the seat."""
    total = pile_points(t, seat)
    for column in range(i64(COLUMNS)):
        if faces_seat(t, column, seat):
            castle = t.region_tribe(column) == NO_TRIBE
            total += t.switches.castle_on_table if castle else t.box.held[t.region_face(column)]
    return total


def pile_points(t: Allies, seat: i64) -> i64:
    """AL.9.1 Two points for a region in the own piles, one less for a castle."""
    total: i64 = 0
    for zone in range(WON + seat, WON_DOWN + seat + 1, SEATS):
        for i in range(t.cards.size(zone)):
            total += t.box.won[t.cards.face(t.cards.at(zone, i))]
    return total


def own_regions(t: Allies, seat: i64) -> i64:
    """AL.9.3 Regions of the seat's own tribes that break a tie: those won."""
    total: i64 = 0
    for zone in range(WON + seat, WON_DOWN + seat + 1, SEATS):
        for i in range(t.cards.size(zone)):
            if t.has_tribe(seat, t.box.tribe[t.cards.face(t.cards.at(zone, i))]):
                total += 1
    if t.switches.tiebreak_held:
        for column in range(i64(COLUMNS)):
            if faces_seat(t, column, seat) and t.has_tribe(seat, t.region_tribe(column)):
                total += 1
    return total


def faces_seat(t: Allies, column: i64, seat: i64) -> bool:
    return t.region[column] != NONE and t.facing[column] == 1 - 2 * seat


def outcome(t: Allies, seat: i64) -> float:
    """AL.9.3 More points win, then more own regions; still equal: both win, half each."""
    mine: i64 = 100 * points(t, seat) + own_regions(t, seat)
    other: i64 = 100 * points(t, 1 - seat) + own_regions(t, 1 - seat)
    return 1.0 if mine > other else 0.0 if mine < other else 0.5
