"""AS.P Setup."""
from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from gateleg.games.armata_strigoi.box import (
    ACTION_CARDS,
    GREY,
    RED,
    REWARD_CARDS,
    REWARD_TOKENS,
    STRIGOI_TOKENS,
    WOUNDS,
    Box,
)
from gateleg.games.armata_strigoi.rules_board import (
    ALL_LADDERS,
    DIRECTIONS,
    LADDERS,
    PLACES,
    ROOMS,
    TURNS,
    Plan,
    default_arrangement,
    outer_sides,
)
from gateleg.games.armata_strigoi.state import (
    ACTION_BOX,
    CARDS_PHASE,
    HAND,
    HEROIC,
    LADDERS_PHASE,
    LAYOUT_DRAW,
    LEGENDARY,
    NO_SEATS,
    NO_TURNS,
    PILE,
    PILE_ORDER,
    REWARD_DECK,
    REWARD_ORDER,
    STRIGOI_ORDER,
    STRIGOI_STACK,
    TOKEN_BAG,
    TOKEN_ORDER,
    WOLVES_PHASE,
    WOUND_BAG,
    WOUND_ORDER,
    ZERO_SEATS,
    Armata,
    Switches,
)
from gateleg.games.armata_strigoi.words import (
    HAS_LADDER,
    LADDER_PLACED,
    LADDER_TAKEN,
    PICK_LADDER,
    PICK_WOLF,
    PLACE_LADDER,
    WOLF_PICKED,
    WOLF_PLACED,
    WOLF_TAKEN,
)
from gateleg.kernel.cards import NONE, Layout
from gateleg.kernel.chance import Chance
from gateleg.kernel.table import Prompt, Rules


def new_table(
    rules: Rules, box: Box, cards: Layout, switches: Switches, plan: Plan, seats: i64, chance: Chance, prompt: Prompt
) -> Armata:
    """AS.P.1, AS.P.2, AS.P.3, AS.P.5 Tiles, platforms and Strigoi; all piles shuffled; Altar and Hell empty.

    plan   of the default layout
    """
    arrangement = default_arrangement(box)
    turned = NO_TURNS[:]
    phase: i64 = WOLVES_PHASE
    if switches.layout_random:
        phase = LADDERS_PHASE
        draw_layout(box, arrangement, turned, chance)
        plan = Plan(box, arrangement)
    else:
        for room in range(1, ROOMS):
            turned[room] = box.rooms[room - 1][3]
    t = Armata(
        rules, box, switches, seats, cards.new_cards(), chance, prompt, False, arrangement, plan, turned,
        ALL_LADDERS, 0, 0, NO_SEATS[:], NO_SEATS[:], NO_SEATS[:2], 0, 0, False, phase, 0, 0, NO_SEATS[:],
        NO_SEATS[:], 0, 0, ZERO_SEATS[:], NONE, 0,
    )
    for room in range(1, ROOMS):
        sign = box.sign[arrangement[3 * (room - 1) + 2]]
        if sign != NONE:
            t.lair[sign] = room
    lay_out(t)
    return t


def lay_out(t: Armata) -> None:
    """AS.P.5 Encounters, Wounds, rewards and Strigoi tokens are shuffled face down, advanced cards lie face up."""
    deck = t.box.deck
    first = t.box.deck_first
    cards = t.cards
    actions = cards.put_all(0, deck, first[ACTION_CARDS], t.box.heroic, ACTION_BOX)
    actions = cards.put_all(actions, deck, t.box.heroic, t.box.legendary, HEROIC)
    cards.put_all(actions, deck, t.box.legendary, first[REWARD_CARDS], LEGENDARY)
    shuffle_in(t, REWARD_CARDS, REWARD_DECK, REWARD_ORDER)
    shuffle_in(t, REWARD_TOKENS, TOKEN_BAG, TOKEN_ORDER)
    shuffle_in(t, RED, PILE, PILE_ORDER)
    shuffle_in(t, GREY, PILE + GREY - RED, PILE_ORDER + GREY - RED)
    shuffle_in(t, WOUNDS, WOUND_BAG, WOUND_ORDER)
    shuffle_in(t, STRIGOI_TOKENS, STRIGOI_STACK, STRIGOI_ORDER)


def shuffle_in(t: Armata, back: i64, zone: i64, purpose: i64) -> None:
    first = t.box.deck_first
    t.cards.put_all(first[back], t.box.deck, first[back], first[back + 1], zone)
    t.cards.shuffle(zone, t.chance, purpose)


# -- the layout --------------------------------------------------------------------------------------------------------
def draw_layout(box: Box, arrangement: vec[i64], turned: vec[i64], chance: Chance) -> None:
    """AS.P.1, AS.P.2, AS.P.3 Variant layout=random: tiles, platforms and their turns, the two with a sign in rooms that
    are not adjacent; the ladders are placed by the team."""
    tiles = drawn_order(chance)
    platforms = drawn_order(chance)
    while signs_are_adjacent(box, platforms):
        platforms = drawn_order(chance)
    for room in range(1, ROOMS):
        at: i64 = 3 * (room - 1)
        arrangement[at] = tiles[room - 1]
        arrangement[at + 1] = chance.below(LAYOUT_DRAW, TURNS)
        arrangement[at + 2] = platforms[room - 1]
        turned[room] = chance.below(LAYOUT_DRAW, TURNS)
    for n in range(LADDERS):
        arrangement[PLACES + n] = NONE


def drawn_order(chance: Chance) -> list[i64]:
    """The numbers 0..5 in a random order."""
    order = [i64(n) for n in range(DIRECTIONS)]
    for i in range(DIRECTIONS - 1):
        j = i + int(chance.below(LAYOUT_DRAW, DIRECTIONS - i))
        order[i], order[j] = order[j], order[i]
    return order


def signs_are_adjacent(box: Box, platforms: list[i64]) -> bool:
    """AS.P.2 Whether the platforms with a Strigoi sign would lie in adjacent rooms."""
    rooms: list[int] = []
    for room in range(len(platforms)):
        if box.sign[platforms[room]] != NONE:
            rooms.append(room)
    return abs(rooms[0] - rooms[1]) in (1, 5)


def place_ladder(t: Armata) -> None:
    """AS.P.3, AS.0.6 A team decision: the next ladder goes to an outer edge where a corridor ends, and no other stands.

    In the set-up the first player enters it; variant team_lead=any: whoever comes first.
    """
    mask: i64 = t.everybody() if t.switches.team_lead_any else 1
    for room in range(1, ROOMS):
        at: i64 = 3 * (room - 1)
        for direction in outer_sides(t.box.tiles[t.arrangement[at]], room, int(t.arrangement[at + 1])):
            side: i64 = DIRECTIONS * room + direction
            edge = t.plan.label[t.plan.edge[side]]
            taken = holds_ladder(t, side)
            for seat in range(t.seats):
                if (mask >> seat) & 1 != 0:
                    if taken:
                        t.refuse_for(seat, edge, HAS_LADDER)
                    else:
                        t.offer_for(seat, edge)
    if t.switches.team_lead_any:
        _, choice = t.ask_any(mask, PLACE_LADDER, 0)
    else:
        choice = t.ask(0, PLACE_LADDER)
    side = side_of(t.plan, choice)
    t.arrangement[PLACES + t.turn] = side
    t.tell(LADDER_PLACED, NONE, t.turn, choice)
    t.turn += 1
    if t.turn == LADDERS:
        t.plan = Plan(t.box, t.arrangement)
        t.phase = WOLVES_PHASE
        t.turn = 0


def holds_ladder(t: Armata, side: i64) -> bool:
    for n in range(i64(LADDERS)):
        if t.arrangement[PLACES + n] == side:
            return True
    return False


def side_of(plan: Plan, label: i64) -> i64:
    """The side, 6 * room + direction, of an edge space."""
    for side in range(i64(ROOMS * DIRECTIONS)):
        if plan.edge[side] != NONE and plan.label[plan.edge[side]] == label:
            return side
    return NONE


# -- the wolves --------------------------------------------------------------------------------------------------------
def pick_wolf(t: Armata) -> None:
    """AS.P.4, AS.0.1 In seat order each takes a wolf of its own and its six Action cards, and goes to a free ladder."""
    seat = t.turn
    for wolf in range(i64(len(t.box.wolves))):
        t.propose(wolf, WOLF_TAKEN if is_picked(t, wolf) else None)
    wolf = t.ask(seat, PICK_WOLF)
    t.wolf[seat] = wolf
    t.tell(WOLF_PICKED, NONE, seat, wolf)
    for card in range(t.box.heroic):
        if t.box.owner[t.cards.face(card)] == wolf:
            t.cards.move(card, HAND + seat)
    for ladder in range(i64(LADDERS)):
        t.propose(t.plan.label[ladder], LADDER_TAKEN if t.wolf_on(ladder) != NONE else None)
    ladder = t.plan.spot[t.ask(seat, PICK_LADDER)]
    t.at[seat] = ladder
    t.tell(WOLF_PLACED, NONE, seat, t.plan.label[ladder])
    t.turn += 1
    if t.turn == t.seats:
        t.round = 1
        t.phase = CARDS_PHASE
        t.turn = 0


def is_picked(t: Armata, wolf: i64) -> bool:
    for seat in range(t.seats):
        if t.wolf[seat] == wolf:
            return True
    return False
