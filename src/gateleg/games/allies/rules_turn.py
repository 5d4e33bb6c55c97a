"""AL.4-AL.6 A player's turn: playing a card, its rotations and its ability."""
from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gateleg.games.allies.box import CYCLOPS, GNOME, GOLEM, TROLL, WIZARD, YETI
from gateleg.games.allies.state import (
    COLUMNS,
    COVER_ITSELF,
    COVER_WITH_DIAMOND,
    DECK,
    DECKS,
    DISCARD,
    FREE,
    HAND,
    OUT,
    REFUSE,
    ROW,
    SLOTS,
    TURNS,
    Allies,
)
from gateleg.games.allies.words import (
    ABILITY,
    ABILITY_COPIED,
    ALL_ON_ARROWS,
    AT_THE_BEAM,
    BEAM_TOO_NEAR,
    CARD_COVERED,
    CARD_DRAWN,
    CARD_MOVED,
    CARD_PLAYED,
    CARD_TURNED,
    CASTLE,
    CHOOSE_TASK,
    COPY_ABILITY,
    COVER_CARD,
    COVER_WITH,
    COVERS_ANOTHER,
    COVERS_WHEN_PLACED,
    DECK_RESHUFFLED,
    END_TASKS,
    FIRST_ROTATION,
    ITSELF,
    JUST_PLAYED,
    LIMIT_RAISED,
    MOVE_CARD,
    MOVE_TO,
    NO_COVERING_ABILITY,
    NO_REGION,
    NO_SECOND_CARD,
    NOT_CYCLOPS,
    NOT_FREE,
    NOT_ON_TABLE,
    NOT_TROLL,
    NOTHING_TO_COPY,
    NOTHING_TO_COVER,
    NOTHING_TO_MOVE,
    NOTHING_TO_TURN,
    ON_ITS_ARROW,
    ONLY_OPPONENTS,
    PLACE_CARD,
    PLAY_CARD,
    REGIONS_SWAPPED,
    RESET_CARD,
    ROW_FULL,
    SAME_REGION,
    SECOND_COVER,
    SECOND_ROTATION,
    SLOT_TAKEN,
    STRENGTHEN_CARD,
    SWAP_REGION,
    SWAP_WITH,
    TOO_FEW_REGIONS,
    TURN_HOW_FAR,
    TURN_PASSED,
    WEAKEN_CARD,
)
from gateleg.kernel.cards import NONE
from gateleg.kernel.table import Reason

LAST_SECTION: Final = 3


def play_turn(t: Allies, seat: i64) -> None:
    """AL.4.1, AL.4.5, AL.11.2 Play a card, do its tasks, draw up; nobody else acts.  Without a card in hand: pass."""
    if t.cards.size(HAND + seat) == 0:
        t.tell(TURN_PASSED, NONE, seat, 0)
    else:
        play_card(t, seat, False)
    t.turn += 1
    if t.turn < TURNS - 1 or t.switches.refill_after_fifth:
        draw_up(t, seat)


def draw_up(t: Allies, seat: i64) -> None:
    """AL.4.4, AL.8.3 Draw until the hand equals the limit; what an empty deck lacks is not drawn."""
    while t.cards.size(HAND + seat) < t.limit[seat] + t.wizards[seat]:
        if not draw_card(t, seat):
            return


def draw_card(t: Allies, seat: i64) -> bool:
    """AL.4.4 Draw one card; False if there is none.  Variant reshuffle: the discard pile becomes a new deck."""
    if t.switches.reshuffle and t.cards.size(DECK + seat) == 0 and t.cards.size(DISCARD + seat) > 0:
        t.cards.move_all(DISCARD + seat, DECK + seat)
        t.cards.shuffle(DECK + seat, t.chance, DECKS + seat)
        t.tell(DECK_RESHUFFLED, NONE, seat, 0)
    card = t.cards.draw(DECK + seat, HAND + seat)
    if card == NONE:
        return False
    t.tell(CARD_DRAWN, card, seat, 0)
    return True


# -- AL.4.2 playing a card -----------------------------------------------------------------------------------------
def play_card(t: Allies, seat: i64, after_covering: bool) -> None:
    """AL.4.2, AL.6.2 One hand card to an empty slot of the own row, or as a Cyclops on an own card: then another."""
    t.offer_cards(HAND + seat)
    card = t.ask(seat, PLAY_CARD)
    why_not_cover = why_not_cover_with(t, seat, t.cards.face(card), after_covering)
    for slot in range(COLUMNS * seat, COLUMNS * seat + COLUMNS):
        t.propose(slot, None if t.slot[slot] == NONE else why_not_cover)
    slot = t.ask(seat, PLACE_CARD)
    covers = t.slot[slot] != NONE
    place_card(t, seat, card, slot)
    carry_out_tasks(t, seat, slot, not covers, False)
    if covers:
        play_card(t, seat, True)


def place_card(t: Allies, seat: i64, card: i64, slot: i64) -> None:
    """AL.1.3, AL.6.2 It enters with its arrow toward the middle; a card it covers leaves the game."""
    covered = t.slot[slot]
    if covered != NONE:
        t.cards.move(covered, OUT + seat)
        t.tell(CARD_COVERED, covered, slot, 0)
    t.cards.move(card, ROW + seat)
    t.slot[slot] = card
    t.turned[slot] = t.box.start[t.cards.face(card)]
    t.tell(CARD_PLAYED, card, slot, 0)


def why_not_cover_with(t: Allies, seat: i64, face: i64, after_covering: bool) -> Reason | None:
    """AL.6.2, AL.6.3, AL.6.9 A Cyclops, or a Troll as one, covers if another hand card can follow it; not twice."""
    if t.box.diamond[face] == 0:
        return SLOT_TAKEN
    tribe = t.box.tribe[face]
    if tribe == TROLL and not t.switches.troll_copies_cyclops:
        return NOT_CYCLOPS
    if tribe != CYCLOPS and (tribe != TROLL or why_not_copy(t, NONE, CYCLOPS) is not None):
        return SLOT_TAKEN
    if t.switches.cyclops != COVER_ITSELF:
        return NO_COVERING_ABILITY
    if after_covering and not t.switches.cyclops_chain:
        return SECOND_COVER
    return NO_SECOND_CARD if t.cards.size(HAND + seat) < 2 else None


# -- AL.4.3 tasks --------------------------------------------------------------------------------------------------
def carry_out_tasks(t: Allies, seat: i64, played: i64, ability_left: bool, has_covered: bool) -> None:
    """AL.4.3, AL.5.3, AL.6.1 The rotations and the ability of the card in slot `played`, each once or not at all, in
    any order; two rotations may turn the same card or two cards.  AL.12 Covering with another card is the last of them.

    has_covered   the card was itself laid on another by the ability of a Cyclops on the table
    """
    face = t.face_at(played)
    first = t.box.rotation[2 * face]
    second = t.box.rotation[2 * face + 1]
    ability = ability_left and t.box.diamond[face] != 0
    while first != 0 or second != 0 or ability:
        if first != 0:
            t.propose(FIRST_ROTATION, why_no_rotation(t, played, first))
        if second != 0:
            t.propose(SECOND_ROTATION, why_no_rotation(t, played, second))
        if ability:
            t.propose(ABILITY, why_no_ability(t, seat, played, t.box.tribe[face], has_covered))
        t.offer(END_TASKS)
        task = t.ask(seat, CHOOSE_TASK)
        if task == FIRST_ROTATION:
            rotate_card(t, seat, played, first)
            first = 0
        elif task == SECOND_ROTATION:
            rotate_card(t, seat, played, second)
            second = 0
        elif task == ABILITY:
            out = t.cards.size(OUT + seat)
            use_ability(t, seat, played, t.box.tribe[face], has_covered)
            if t.cards.size(OUT + seat) > out:
                return  # a further card was played: what this one has left is lost
            ability = False
        else:
            return


# -- AL.5 rotations ------------------------------------------------------------------------------------------------
def rotate_card(t: Allies, seat: i64, played: i64, by: i64) -> None:
    """AL.1.4, AL.5.1, AL.5.4, AL.5.5 Turn one card: counter-clockwise strengthens; the beam stops it."""
    for slot in range(i64(SLOTS)):
        if t.slot[slot] != NONE:
            t.propose(slot, why_not_turn(t, slot, played, by))
    slot = t.ask(seat, STRENGTHEN_CARD if by > 0 else WEAKEN_CARD)
    sections = sections_left(t, slot, by)
    if t.switches.partial_rotation == FREE and sections > 1:
        t.offer(1)
        t.offer(2)
        sections = t.ask(seat, TURN_HOW_FAR)
    t.turned[slot] += sections if by > 0 else -sections
    t.tell(CARD_TURNED, t.slot[slot], slot, t.turned[slot])


def sections_left(t: Allies, slot: i64, by: i64) -> i64:
    """AL.1.4 How many of the |by| sections the card can be turned before the beam stops it."""
    return min(by, LAST_SECTION - t.turned[slot]) if by > 0 else min(-by, t.turned[slot])


def why_not_turn(t: Allies, slot: i64, played: i64, by: i64) -> Reason | None:
    """AL.5.2, AL.5.5, AL.5.6 Any card of either row but the one just played, if the beam leaves it room."""
    if slot == played:
        return JUST_PLAYED
    sections = sections_left(t, slot, by)
    if sections == 0:
        return AT_THE_BEAM
    if t.switches.partial_rotation == REFUSE and (sections < by or sections < -by):
        return BEAM_TOO_NEAR
    return None


def why_no_rotation(t: Allies, played: i64, by: i64) -> Reason | None:
    """AL.5.2 A rotation needs a card that it can turn."""
    for slot in range(i64(SLOTS)):
        if t.slot[slot] != NONE and why_not_turn(t, slot, played, by) is None:
            return None
    return NOTHING_TO_TURN


# -- AL.6 abilities ------------------------------------------------------------------------------------------------
def use_ability(t: Allies, seat: i64, played: i64, tribe: i64, has_covered: bool) -> None:
    """AL.6.1 Done at once, in the turn the card is played."""
    if tribe == CYCLOPS:
        cover_with_another(t, seat, played)
    elif tribe == YETI:
        swap_regions(t, seat)
    elif tribe == GNOME:
        move_card(t, seat, played)
    elif tribe == WIZARD:
        raise_limit(t, seat)
    elif tribe == GOLEM:
        reset_card(t, seat)
    else:
        copy_ability(t, seat, played, has_covered)


def why_no_ability(t: Allies, seat: i64, played: i64, tribe: i64, has_covered: bool) -> Reason | None:
    """AL.6.1 Whether the ability of a tribe can be used now by the card in slot `played`."""
    if tribe == CYCLOPS:
        return why_no_covering(t, seat, played, has_covered)
    if tribe == YETI:
        return why_no_swap(t)
    if tribe == GNOME:
        return why_no_move(t, seat, played)
    if tribe == WIZARD:
        return None
    if tribe == GOLEM:
        return why_no_reset(t)
    for other in range(i64(TROLL)):
        if why_not_copy(t, played, other) is None and why_no_ability(t, seat, played, other, has_covered) is None:
            return None
    return NOTHING_TO_COPY


# AL.6.2 Cyclops, as the other texts have it
def cover_with_another(t: Allies, seat: i64, played: i64) -> None:
    """AL.6.2, AL.6.3 Variants any_diamond and any_card: a further hand card covers another own card, with its tasks."""
    for i in range(t.cards.size(HAND + seat)):
        card = t.cards.at(HAND + seat, i)
        t.propose_card(card, None if can_cover(t, card) else NO_COVERING_ABILITY)
    card = t.ask(seat, COVER_WITH)
    for slot in range(COLUMNS * seat, COLUMNS * seat + COLUMNS):
        if t.slot[slot] != NONE:
            t.propose(slot, COVERS_ANOTHER if slot == played else None)
    slot = t.ask(seat, COVER_CARD)
    place_card(t, seat, card, slot)
    carry_out_tasks(t, seat, slot, True, True)


def can_cover(t: Allies, card: i64) -> bool:
    """AL.6.2 Variant any_diamond: the covering card needs a diamond."""
    return t.switches.cyclops != COVER_WITH_DIAMOND or t.box.diamond[t.cards.face(card)] != 0


def why_no_covering(t: Allies, seat: i64, played: i64, has_covered: bool) -> Reason | None:
    """AL.6.2, AL.6.3 It takes a card in hand to cover with and another own card in the row; not twice."""
    if t.switches.cyclops == COVER_ITSELF:
        return COVERS_WHEN_PLACED
    if has_covered and not t.switches.cyclops_chain:
        return SECOND_COVER
    if t.cards.size(ROW + seat) > 1:
        for i in range(t.cards.size(HAND + seat)):
            if can_cover(t, t.cards.at(HAND + seat, i)):
                return None
    return NOTHING_TO_COVER


# AL.6.4 Yeti
def swap_regions(t: Allies, seat: i64) -> None:
    """AL.6.4 Two regions change places and keep their facing."""
    for column in range(i64(COLUMNS)):
        t.propose(column, why_not_swap(t, column, NONE))
    one = t.ask(seat, SWAP_REGION)
    for column in range(i64(COLUMNS)):
        t.propose(column, why_not_swap(t, column, one))
    two = t.ask(seat, SWAP_WITH)
    t.region[one], t.region[two] = t.region[two], t.region[one]
    t.facing[one], t.facing[two] = t.facing[two], t.facing[one]
    t.tell(REGIONS_SWAPPED, NONE, one, two)


def why_not_swap(t: Allies, column: i64, other: i64) -> Reason | None:
    """AL.6.4 No castle, no empty slot, not with itself."""
    if t.region[column] == NONE:
        return NO_REGION
    if column == other:
        return SAME_REGION
    return CASTLE if t.box.movable[t.region_face(column)] == 0 else None


def why_no_swap(t: Allies) -> Reason | None:
    """AL.6.4 It takes two regions that may be moved."""
    movable: i64 = 0
    for column in range(i64(COLUMNS)):
        if why_not_swap(t, column, NONE) is None:
            movable += 1
    return None if movable > 1 else TOO_FEW_REGIONS


# AL.6.5 Gnome
def move_card(t: Allies, seat: i64, played: i64) -> None:
    """AL.6.5 A card goes to a free slot of its row and stays turned as it is."""
    for slot in range(i64(SLOTS)):
        if t.slot[slot] != NONE:
            t.propose(slot, why_not_move(t, seat, slot, played))
    old = t.ask(seat, MOVE_CARD)
    row: i64 = old // COLUMNS * COLUMNS
    for slot in range(row, row + COLUMNS):
        t.propose(slot, None if t.slot[slot] == NONE else NOT_FREE)
    new = t.ask(seat, MOVE_TO)
    t.slot[new] = t.slot[old]
    t.turned[new] = t.turned[old]
    t.slot[old] = NONE
    t.turned[old] = 0
    t.tell(CARD_MOVED, t.slot[new], old, new)


def why_not_move(t: Allies, seat: i64, slot: i64, played: i64) -> Reason | None:
    """AL.6.5 A card of either player, but not the one just played, and only if its row has a free slot."""
    owner: i64 = slot // COLUMNS
    if slot == played:
        return ITSELF
    if owner == seat and t.switches.gnome_opponent:
        return ONLY_OPPONENTS
    return ROW_FULL if t.cards.size(ROW + owner) == COLUMNS else None


def why_no_move(t: Allies, seat: i64, played: i64) -> Reason | None:
    """AL.6.5 It takes a card that can be moved."""
    for slot in range(i64(SLOTS)):
        if t.slot[slot] != NONE and why_not_move(t, seat, slot, played) is None:
            return None
    return NOTHING_TO_MOVE


# AL.6.6 Wizard
def raise_limit(t: Allies, seat: i64) -> None:
    """AL.6.6 The limit is one higher to the end of the round; the card comes with the normal draw-up, or at once."""
    t.wizards[seat] += 1
    t.tell(LIMIT_RAISED, NONE, seat, t.limit[seat] + t.wizards[seat])
    if t.switches.wizard_draw_now:
        draw_card(t, seat)


# AL.6.7 Golem
def reset_card(t: Allies, seat: i64) -> None:
    """AL.6.7 One card of either row goes back to its arrow."""
    for slot in range(i64(SLOTS)):
        if t.slot[slot] != NONE:
            t.propose(slot, why_not_reset(t, slot))
    slot = t.ask(seat, RESET_CARD)
    t.turned[slot] = t.box.start[t.face_at(slot)]
    t.tell(CARD_TURNED, t.slot[slot], slot, t.turned[slot])


def why_not_reset(t: Allies, slot: i64) -> Reason | None:
    """AL.6.7 A card that lies on its arrow cannot be turned back to it."""
    return ON_ITS_ARROW if t.turned[slot] == t.box.start[t.face_at(slot)] else None


def why_no_reset(t: Allies) -> Reason | None:
    """AL.6.7 It takes a card that has been turned."""
    for slot in range(i64(SLOTS)):
        if t.slot[slot] != NONE and why_not_reset(t, slot) is None:
            return None
    return ALL_ON_ARROWS


# AL.6.8 Troll
def copy_ability(t: Allies, seat: i64, played: i64, has_covered: bool) -> None:
    """AL.6.8 Use the ability of a diamond card in either row as if the Troll had it."""
    for tribe in range(i64(TROLL)):
        reason = why_not_copy(t, played, tribe)
        if reason is None:
            reason = why_no_ability(t, seat, played, tribe, has_covered)
        t.propose(tribe, reason)
    t.refuse(TROLL, NOT_TROLL)
    tribe = t.ask(seat, COPY_ABILITY)
    t.tell(ABILITY_COPIED, t.slot[played], seat, tribe)
    use_ability(t, seat, played, tribe, has_covered)


def why_not_copy(t: Allies, played: i64, tribe: i64) -> Reason | None:
    """AL.6.8, AL.6.9 A Troll in slot `played` (NONE: still in hand) copies a diamond card that lies in a row."""
    if tribe == CYCLOPS and not t.switches.troll_copies_cyclops:
        return NOT_CYCLOPS
    if t.switches.troll_any_ability:
        return None
    for slot in range(i64(SLOTS)):
        if t.slot[slot] != NONE and slot != played:
            face = t.face_at(slot)
            if t.box.tribe[face] == tribe and t.box.diamond[face] != 0:
                return None
    return NOT_ON_TABLE
