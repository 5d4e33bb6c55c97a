"""5 Setup."""
from __future__ import annotations

from mypy_extensions import i64

from gateleg.games.root.box import CLEARINGS, NO_SUIT, SUITS
from gateleg.games.root.layout import (
    DECK,
    DECK_ORDER,
    DONE,
    FIRST,
    FIRST_PLAYER,
    MARKERS,
    RUIN_ITEMS,
    RUINS,
    SETTING_UP,
    STAGE,
    SUIT,
    TURN,
    UNDER_RUIN,
)
from gateleg.games.root.rules_cards import draw
from gateleg.games.root.state import Board, Root
from gateleg.games.root.words import MARKERS_LAID
from gateleg.kernel.cards import NONE, Layout
from gateleg.kernel.cards import NOWHERE as NO_ZONE
from gateleg.kernel.chance import Chance
from gateleg.kernel.table import Prompt


def new_table(board: Board, layout: Layout, chance: Chance, prompt: Prompt) -> Root:
    """5.1.2, 5.1.4, 5.1.5 Scores at 0, ruins in their slots, items in the supply."""
    return Root(board, layout.new_cards(), chance, prompt, False, board.start[:])


def lay_out(t: Root) -> None:
    """5.1.1, 5.1.3, C.1.1 A random first player, suits where none are printed, the deck shuffled, three cards each."""
    n = t.n
    n[FIRST] = t.chance.below(FIRST_PLAYER, t.seats)
    n[TURN] = n[FIRST]
    lay_markers(t)
    card: i64 = 0
    deck = t.board.deck
    for face in range(deck.first_item):
        for _ in range(deck.copies[face]):
            t.cards.put(card, face, DECK)
            card += 1
    t.cards.shuffle(DECK, t.chance, DECK_ORDER)
    for seat in range(t.seats):
        draw(t, seat, t.board.law.starting_hand)
    t.touch_all()
    t.restrict()


def lay_markers(t: Root) -> None:
    """C.1.1 Where clearings show no suit, markers (as many of each suit) are shuffled onto them."""
    n = t.n
    blank: i64 = 0
    for place in range(i64(CLEARINGS)):
        if t.board.woodland.suit[place] == NO_SUIT:
            blank += 1
    if blank > 0:
        left0: i64 = (blank + 2) // 3
        left1: i64 = (blank + 1) // 3
        for place in range(i64(CLEARINGS)):
            if t.board.woodland.suit[place] == NO_SUIT:
                drawn = t.chance.below(MARKERS, blank)
                blank -= 1
                if drawn < left0:
                    n[SUIT + place] = 0
                    left0 -= 1
                elif drawn < left0 + left1:
                    n[SUIT + place] = 1
                    left1 -= 1
                else:
                    n[SUIT + place] = SUITS - 1
        t.tell(MARKERS_LAID, NONE, 0, 0)
    t.set_suits()


def lay_ruin_items(t: Root) -> None:
    """9.3.4, 9.7.1, WM.3.2 Unless it is done already, the ruin items are shuffled and lie hidden under the ruins.

    Shuffles: end the step before the next question.
    """
    cards = t.cards
    card: i64 = cards.layout.pool_end[0]
    if cards.zone_of(card) != NO_ZONE:
        return
    for item in t.board.law.ruin_items:
        for _ in range(t.board.ruin_sets):
            cards.put(card, t.board.deck.first_item + item, RUIN_ITEMS)
            card += 1
    cards.shuffle(RUIN_ITEMS, t.chance, DECK_ORDER)
    while cards.size(RUIN_ITEMS) > 0:
        for place in range(i64(CLEARINGS)):
            if (t.n[RUINS] >> place) & 1 != 0 and cards.size(RUIN_ITEMS) > 0:
                cards.draw(RUIN_ITEMS, UNDER_RUIN + place)


def set_up(t: Root) -> None:
    """5.1.7 One stage of the set-up: first the table, then the factions in the order of their letters."""
    n = t.n
    if n[STAGE] == 0:
        lay_out(t)
        n[STAGE] = 1
        n[SETTING_UP] = 0
        return
    seat = t.board.order[n[SETTING_UP]]
    n[STAGE] = t.board.factions[seat].set_up(t, n[STAGE])
    if n[STAGE] == DONE:
        n[SETTING_UP] += 1
        n[STAGE] = 1
