"""What interfaces draw: the table of Armata Strigoi by names, made from nothing but a view and the content."""
from __future__ import annotations

from functools import lru_cache
from typing import Any, Final, cast

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from gateleg.games.armata_strigoi.box import GREY, MOST_SPOTS, RED, Box, faces_of, numbers
from gateleg.games.armata_strigoi.outlook import Ways, bits, goal, lines
from gateleg.games.armata_strigoi.rules_board import DIRECTIONS, FALLEN, OUTSIDE, ROOMS, Plan
from gateleg.games.armata_strigoi.rules_fight import strength_of
from gateleg.games.armata_strigoi.rules_move import steps_left
from gateleg.games.armata_strigoi.rules_round import talk
from gateleg.games.armata_strigoi.rules_sight import spaces_there
from gateleg.games.armata_strigoi.state import (
    CARDS_PHASE,
    DISCARD,
    ENCOUNTER_FOE,
    FOE,
    HAND,
    HEROIC,
    LEGENDARY,
    MOVE_PHASE,
    PILE,
    PILE_DISCARD,
    REMOVED,
    REWARD_DECK,
    REWARD_DISCARD,
    REWARDS,
    STRIGOI_STACK,
    STRIGOI_USED,
    STRIGOI_WOUNDS,
    TOKEN_BAG,
    TOKENS,
    USED,
    WOUND,
    Armata,
    Switches,
)
from gateleg.games.armata_strigoi.words import (
    ABILITY_NAMES,
    LETTERS,
    PILE_NAMES,
    ROOM_NAMES,
    SEAT_NAMES,
    SPACE_NAMES,
    STRIGOI_NAMES,
)
from gateleg.kernel.cards import HIDDEN, NONE, Layout
from gateleg.kernel.chance import fast_chance
from gateleg.kernel.content import PROVENANCE_FIELDS, provenance
from gateleg.kernel.game import prompt_for_reading
from gateleg.kernel.table import Rules

PHASES: Final = ["ladders", "wolves", "cards", "move", "after-fight", "after-strigoi"]
SPACE_ORDER: Final = {name: n for n, name in enumerate(SPACE_NAMES)}
SPOKE_WORDS: Final = ["open", "walled", "closed"]


class Card(msgspec.Struct, frozen=True):
    """A card or token that lies open: its printed values; fields that it has not are 0, empty or false.

    effect      of a Wound: what it lowers or forbids;   rewards   what a Monster leaves
    provenance  [field] confirmed, inferred or invented
    """

    id: str
    movement: int
    strength: int
    initiative: int
    letter: str
    abilities: list[str]
    self_wound: bool
    effect: str
    rewards: list[str]
    provenance: dict[str, str]


class Space(msgspec.Struct, frozen=True):
    """One space of the board.

    room       None for a ladder;   mark   red or grey;   fight_token   lies on it: the mark is not active
    wolf       the seat whose wolf stands there;   strigoi   who stands there;   next   the spaces one step away, but
               for the passages between stairs
    """

    name: str
    room: str | None
    mark: str | None
    fight_token: bool
    stairs: bool
    wolf: str | None
    strigoi: str | None
    next: list[str]


class Room(msgspec.Struct, frozen=True):
    """A room: its platform, how far that is turned clockwise (0..5), None once it has fallen or for r0.

    spokes   [direction from N clockwise] open, walled or closed;   books   [direction] letter
    sight    the spaces that are seen from its centre, wolves or not, line by line from N
    """

    name: str
    platform: str | None
    turned: int | None
    fallen: bool
    spokes: list[str]
    books: list[str]
    sight: list[list[str]]


class Wolf(msgspec.Struct, frozen=True):
    """A seat and its wolf.

    rewards   Reward cards in hand as far as the viewer knows them;   reward_count   how many there are
    icons     abilities of cards in front that can still be used
    steps, strength   what is left of its movement in its turn; its Strength with the card played; None before
    """

    seat: str
    wolf: str | None
    at: str | None
    hand: list[Card]
    rewards: list[Card]
    reward_count: int
    tokens: list[Card]
    played: Card | None
    in_use: list[Card]
    discards: list[Card]
    spent: list[Card]
    wounds: list[Card]
    icons: dict[str, int]
    steps: int | None
    strength: int | None


class Reach(msgspec.Struct, frozen=True):
    """A space on which the wolf on turn can stop: how many steps away, and a shortest way there, without its start."""

    space: str
    steps: int
    way: list[str]


class Strigoi(msgspec.Struct, frozen=True):
    """A Strigoi: the room in whose centre it stands, None when destroyed; its card's values, Wounds on it.

    flights   [letter] the room or the ladder to which it would go, None where it would stay; empty when destroyed
    """

    name: str
    supreme: bool
    room: str | None
    strength: int
    life: int
    hits: int
    wounds: int
    shocks: int
    flights: dict[str, str | None]


class Piles(msgspec.Struct, frozen=True):
    """What lies beside the board: sizes of piles, tokens turned up, advanced cards.

    red_top, grey_top   a token that was refused lies face up on its pile
    """

    red: int
    grey: int
    red_top: Card | None
    grey_top: Card | None
    red_used: list[Card]
    grey_used: list[Card]
    reward_cards: int
    reward_tokens: int
    strigoi: int
    strigoi_used: list[str]
    heroic: list[Card]
    legendary: list[Card]
    removed: list[Card]


class Model(msgspec.Struct, frozen=True):
    """The table as one viewer sees it.

    phase    ladders, wolves, cards, move, after-fight, after-strigoi;   active   whose turn it is
    order    of the turns in this round;   talk   open, phrases or closed (AS.1.2)
    needed, limit   Blood Points on the Altar to attack a Strigoi, and in Hell to lose
    foe      who is fought: a Strigoi or a token;   met   the token that is met
    bonus    Strength of rewards and help in the fight so far
    reach    of the wolf on turn while it moves
    """

    round: int
    phase: str
    active: str | None
    order: list[str]
    talk: str
    altar: int
    needed: int
    hell: int
    limit: int
    supply: int
    attacked: bool
    fight_tokens: int
    spaces: list[Space]
    rooms: list[Room]
    wolves: list[Wolf]
    strigoi: list[Strigoi]
    piles: Piles
    foe: str | None
    met: Card | None
    bonus: int
    reach: list[Reach]


def make_model(
    view: dict[str, object], faces: list[Card], rules: Rules, box: Box, switches: Switches, layout: Layout,
    seats: list[str],
) -> Model:
    """The model of `State.view`; Strength, steps and sight come from the rules, applied to what the view shows."""
    t = visible_table(view, rules, box, switches, layout, len(seats))
    zones = list(cast(dict[str, list[int]], view["cards"]).values())
    playing = t.phase >= MOVE_PHASE and t.turn < t.seats
    shown = Shown(faces, zones)
    return Model(
        round=int(t.round),
        phase=PHASES[t.phase],
        active=SEAT_NAMES[t.active()] if playing else None,
        order=[SEAT_NAMES[seat] for seat in t.order if seat >= 0],
        talk=talk(t.phase == CARDS_PHASE, switches.no_talk),
        altar=int(t.altar),
        needed=int(box.altar[t.seats]),
        hell=int(t.hell),
        limit=int(box.hell[t.seats]),
        supply=int(t.supply()),
        attacked=t.attacked,
        fight_tokens=int(box.fight_tokens) - sum(1 for spot in range(t.plan.spots) if t.is_fought(spot)),
        spaces=space_models(t),
        rooms=[room_model(t, room) for room in range(ROOMS)],
        wolves=[wolf_model(t, shown, seat, playing) for seat in range(len(seats))],
        strigoi=[strigoi_model(t, zones, strigoi) for strigoi in range(len(STRIGOI_NAMES))],
        piles=pile_model(shown),
        foe=foe_name(t, zones),
        met=shown.top(FOE),
        bonus=int(t.bonus),
        reach=reach_models(t) if playing and t.phase == MOVE_PHASE and t.foe == NONE else [],
    )


class Shown:
    """Open cards of a view by zone."""

    def __init__(self, faces: list[Card], zones: list[list[int]]) -> None:
        self.faces = faces
        self.zones = zones

    def cards(self, zone: int) -> list[Card]:
        """Those that the viewer knows."""
        return [self.faces[face] for face in self.zones[zone] if face != HIDDEN]

    def top(self, zone: int) -> Card | None:
        faces = self.zones[zone]
        return self.faces[faces[-1]] if faces and faces[-1] != HIDDEN else None

    def size(self, zone: int) -> int:
        return len(self.zones[zone])


def visible_table(
    view: dict[str, object], rules: Rules, box: Box, switches: Switches, layout: Layout, seats: int
) -> Armata:
    """A table on which lies what the view shows and nothing else, for the rules to be applied to."""
    public = cast(dict[str, Any], view["public"])
    arrangement = numbers(public["arrangement"])
    plan = drawn_plan(box, tuple(public["arrangement"]))
    t = Armata(
        rules, box, switches, seats, layout.new_cards(), fast_chance(0, 1), prompt_for_reading(), False, arrangement,
        plan, numbers(public["turned"]), sum(1 << n for n in public["ladders"]), 0, 0, numbers(public["wolf"]),
        spots(plan, public["at"]), numbers(public["lair"]), public["altar"], public["hell"], public["attacked"],
        public["phase"], public["round"], public["turn"], numbers([NONE] * len(public["played"])),
        numbers(public["order"]), public["walked"], public["extra"], numbers(public["icons"]), public["foe"],
        public["bonus"],
    )
    for spot in spots(plan, public["fought"]):
        t.fought_lo |= plan.bit_lo[spot]
        t.fought_hi |= plan.bit_hi[spot]
    free: dict[int, list[int]] = {}
    for card in range(layout.cards):
        free.setdefault(int(box.deck[card]), []).append(card)
    for zone, faces in enumerate(cast(dict[str, list[int]], view["cards"]).values()):
        for face in faces:
            if face != HIDDEN:
                t.cards.put(free[face].pop(0), face, zone)
    for seat, face in enumerate(public["played"]):
        if face != NONE:
            t.played[seat] = next(card for card in range(layout.cards) if box.deck[card] == face)
    return t


@lru_cache(maxsize=64)
def drawn_plan(box: Box, arrangement: tuple[int, ...]) -> Plan:
    """A layout, the same for all views of a game."""
    return Plan(box, numbers(list(arrangement)))


def spots(plan: Plan, labels: list[int]) -> vec[i64]:
    return numbers([int(plan.spot[label]) if label >= 0 else NONE for label in labels])


@lru_cache(maxsize=256)
def neighbour_names(plan: Plan, turned: tuple[int, ...], lo: int, hi: int) -> dict[int, list[str]]:
    """[spot] the spaces one step away among those that are there: the same until something turns or falls."""
    found = {}
    for spot in bits(lo, hi):
        at = MOST_SPOTS * turned[plan.room[spot]] + spot
        near = bits(int(plan.near_lo[at]) & lo, int(plan.near_hi[at]) & hi)
        found[spot] = [SPACE_NAMES[plan.label[other]] for other in near]
    return found


def space_models(t: Armata) -> list[Space]:
    plan = t.plan
    lo, hi = (int(half) for half in spaces_there(t))
    names = neighbour_names(plan, tuple(int(turned) for turned in t.turned), lo, hi)
    stairs = set(bits(int(plan.stairs_lo), int(plan.stairs_hi)))
    found = []
    for spot in bits(lo, hi):
        room = int(plan.room[spot])
        seat = int(t.wolf_on(spot))
        strigoi = int(t.strigoi_on(spot))
        mark = int(plan.mark[spot])
        found.append(Space(
            name=SPACE_NAMES[plan.label[spot]],
            room=None if room == OUTSIDE else ROOM_NAMES[room],
            mark=None if mark == 0 else PILE_NAMES[mark - RED],
            fight_token=t.is_fought(spot),
            stairs=spot in stairs,
            wolf=None if seat == NONE else SEAT_NAMES[seat],
            strigoi=None if strigoi == NONE else STRIGOI_NAMES[strigoi],
            next=names[spot],
        ))
    return sorted(found, key=lambda space: SPACE_ORDER[space.name])


def room_model(t: Armata, room: int) -> Room:
    plan = t.plan
    turned = int(t.turned[room])
    at = ROOMS * turned + room
    books = {int(plan.book[7 * at + letter]): LETTERS[letter] for letter in range(DIRECTIONS)}
    fallen = turned == FALLEN
    return Room(
        name=ROOM_NAMES[room],
        platform=None if room == 0 else t.box.platform_ids[t.arrangement[3 * room - 1]],
        turned=None if room == 0 or fallen else turned,
        fallen=fallen,
        spokes=[SPOKE_WORDS[plan.spoke_kind[6 * at + direction]] for direction in range(DIRECTIONS)],
        books=[] if fallen else [books[direction] for direction in range(DIRECTIONS)],
        sight=[] if fallen else [[space_name(t, spot) for spot in found] for found in lines(t, room)],
    )


def wolf_model(t: Armata, shown: Shown, seat: int, playing: bool) -> Wolf:
    active = playing and int(t.active()) == seat
    played = int(t.played[seat])
    return Wolf(
        seat=SEAT_NAMES[seat],
        wolf=t.box.wolves[t.wolf[seat]] if t.wolf[seat] >= 0 else None,
        at=SPACE_NAMES[t.plan.label[t.at[seat]]] if t.at[seat] >= 0 else None,
        hand=shown.cards(HAND + seat),
        rewards=shown.cards(REWARDS + seat),
        reward_count=shown.size(REWARDS + seat),
        tokens=shown.cards(TOKENS + seat),
        played=None if played == NONE else shown.faces[t.box.deck[played]],
        in_use=shown.cards(USED + seat),
        discards=shown.cards(DISCARD + seat),
        spent=shown.cards(REWARD_DISCARD + seat),
        wounds=shown.cards(WOUND + seat),
        icons={
            name: int(t.icon_count(seat, ability)) for ability, name in enumerate(ABILITY_NAMES)
            if t.icon_count(seat, ability) > 0
        },
        steps=int(steps_left(t, seat)) if active and t.phase == MOVE_PHASE else None,
        strength=None if played == NONE else int(strength_of(t, seat)) - (0 if active else int(t.bonus)),
    )


def strigoi_model(t: Armata, zones: list[list[int]], strigoi: int) -> Strigoi:
    room = int(t.lair[strigoi])
    row = int(t.strigoi_row(strigoi)) if room != NONE else strigoi
    return Strigoi(
        name=STRIGOI_NAMES[strigoi],
        supreme=row >= len(STRIGOI_NAMES),
        room=None if room == NONE else ROOM_NAMES[room],
        strength=int(t.box.strigoi_strength[row]),
        life=int(t.box.strigoi_life[row]),
        hits=len(zones[STRIGOI_WOUNDS + strigoi]),
        wounds=int(t.box.strigoi_wounds[row]),
        shocks=int(t.box.strigoi_shocks[row]),
        flights={} if room == NONE else {
            letter: goal_name(*goal(t, strigoi, number)) for number, letter in enumerate(LETTERS)
        },
    )


def goal_name(room: int, ladder: int) -> str | None:
    if ladder != NONE:
        return f"l{ladder + 1}"
    return None if room == NONE else ROOM_NAMES[room]


def reach_models(t: Armata) -> list[Reach]:
    ways = Ways(t, int(t.active()))
    return [
        Reach(space_name(t, spot), ways.steps[spot], [space_name(t, step) for step in ways.to(spot)[1:]])
        for spot in ways.stops
    ]


def space_name(t: Armata, spot: int) -> str:
    return SPACE_NAMES[t.plan.label[spot]]


def pile_model(shown: Shown) -> Piles:
    return Piles(
        red=shown.size(PILE),
        grey=shown.size(PILE + GREY - RED),
        red_top=shown.top(PILE),
        grey_top=shown.top(PILE + GREY - RED),
        red_used=shown.cards(PILE_DISCARD),
        grey_used=shown.cards(PILE_DISCARD + GREY - RED),
        reward_cards=shown.size(REWARD_DECK),
        reward_tokens=shown.size(TOKEN_BAG),
        strigoi=shown.size(STRIGOI_STACK),
        strigoi_used=[card.id for card in shown.cards(STRIGOI_USED)],
        heroic=shown.cards(HEROIC),
        legendary=shown.cards(LEGENDARY),
        removed=shown.cards(REMOVED),
    )


def foe_name(t: Armata, zones: list[list[int]]) -> str | None:
    if t.foe == ENCOUNTER_FOE or (t.foe == NONE and zones[FOE]):
        return str(t.box.ids[zones[FOE][-1]])
    return None if t.foe == NONE else STRIGOI_NAMES[int(t.foe)]


def card_models(content: dict[str, Any]) -> list[Card]:
    """[face] The card."""
    return [card_model(entry) for _, entry in faces_of(content)]


def card_model(entry: dict[str, Any]) -> Card:
    return Card(
        id=entry["id"],
        movement=entry.get("movement", 0),
        strength=entry.get("strength", 0),
        initiative=entry.get("initiative", 0),
        letter=entry.get("letter", ""),
        abilities=entry.get("abilities", []),
        self_wound=entry.get("self_wound", False),
        effect=f"{entry['effect']} {entry['value']}" if "effect" in entry else "",
        rewards=entry.get("rewards", []),
        provenance=field_provenance(entry),
    )


def field_provenance(entry: dict[str, Any]) -> dict[str, str]:
    """The word of each field; of a pack's entries that say none, nothing."""
    words = {field: provenance(entry, field) for field in entry if field not in (*PROVENANCE_FIELDS, "id")}
    return {field: word for field, word in words.items() if word is not None}
