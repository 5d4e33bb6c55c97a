"""The table of Armata Strigoi: where everything lies and stands."""
from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from gateleg.games.armata_strigoi.box import (
    ACTION_CARDS,
    GREY,
    ICON_BITS,
    ICON_MASK,
    MOST_SEATS,
    MOST_SPOTS,
    POOLS,
    RED,
    REWARD_CARDS,
    REWARD_TOKENS,
    STRIGOI_TOKENS,
    WOUNDS,
    Box,
    numbers,
)
from gateleg.games.armata_strigoi.rules_board import OUTSIDE, ROOMS, Plan
from gateleg.games.armata_strigoi.words import SEAT_NAMES, STRIGOI_NAMES
from gateleg.kernel.cards import NONE, Cards, Layout, Zone
from gateleg.kernel.chance import EVERYBODY, Chance
from gateleg.kernel.table import Prompt, Rules, State

# what is being done
LADDERS_PHASE: Final = 0  # the team places the ladders of a random layout
WOLVES_PHASE: Final = 1  # everybody picks a wolf and its ladder
CARDS_PHASE: Final = 2  # Phase 1
MOVE_PHASE: Final = 3  # 2a
AFTER_FIGHT: Final = 4  # 2b is over; abilities, then 2c
AFTER_STRIGOI: Final = 5  # abilities after 2c, in the variant whole_turn

ENCOUNTER_FOE: Final = 2  # who is fought: one of the Strigoi, a token, or NONE

# purposes of random numbers; + (back - RED) for the two piles
LAYOUT_DRAW: Final = 0
PILE_ORDER: Final = 1
WOUND_ORDER: Final = 3
TOKEN_ORDER: Final = 4
REWARD_ORDER: Final = 5
STRIGOI_ORDER: Final = 6
PURPOSES: Final = ["layout", "red", "grey", "wounds", "reward-tokens", "reward-cards", "strigoi-tokens"]

# zones; + (back - RED) for the two piles, + Strigoi, + seat
ACTION_BOX: Final = 0  # cards of wolves that nobody plays
HEROIC: Final = 1
LEGENDARY: Final = 2
REMOVED: Final = 3
REWARD_DECK: Final = 4
TOKEN_BAG: Final = 5
PILE: Final = 6
PILE_DISCARD: Final = 8
FOE: Final = 10  # the token that is fought or freed
WOUND_BAG: Final = 11
STRIGOI_WOUNDS: Final = 12
STRIGOI_STACK: Final = 14
STRIGOI_USED: Final = 15
HAND: Final = 16  # Action cards
REWARDS: Final = 21  # Reward cards in hand
TOKENS: Final = 26
FRONT: Final = 31  # the Action card played in this round
USED: Final = 36  # Reward cards used in this round
DISCARD: Final = 41  # Action cards
REWARD_DISCARD: Final = 46
WOUND: Final = 51

MOST_HAND: Final = 13  # Action cards of one player: its wolf's, two Heroic, five Legendary ones

NO_SEATS: Final = numbers([NONE] * MOST_SEATS)
ZERO_SEATS: Final = numbers([0] * MOST_SEATS)
NO_TURNS: Final = numbers([0] * (ROOMS + 1))


@final
class Switches:
    """The readings of one game, by the names of AS.14, False being the default of each, and the guard of its length."""

    def __init__(
        self, team_lead_any: bool, layout_random: bool, recover_lose_blood: bool, whole_turn: bool,
        monk_top_token: bool, no_middle_room: bool, one_nearest: bool, no_extra_turn: bool, empty_altar_nothing: bool,
        weapon_after_fight: bool, protection_own_turn: bool, mechanics_own_room: bool, stealth_walk_on: bool,
        pack_full: bool, pack_none: bool, rewards_hidden: bool, no_distance_attack: bool,
        no_talk: bool, max_rounds: int,
    ) -> None:
        self.team_lead_any = team_lead_any
        self.layout_random = layout_random
        self.recover_lose_blood = recover_lose_blood
        self.whole_turn = whole_turn
        self.monk_top_token = monk_top_token
        self.no_middle_room = no_middle_room
        self.one_nearest = one_nearest
        self.no_extra_turn = no_extra_turn
        self.empty_altar_nothing = empty_altar_nothing
        self.weapon_after_fight = weapon_after_fight
        self.protection_own_turn = protection_own_turn
        self.mechanics_own_room = mechanics_own_room
        self.stealth_walk_on = stealth_walk_on
        self.pack_full = pack_full
        self.pack_none = pack_none
        self.rewards_hidden = rewards_hidden
        self.no_distance_attack = no_distance_attack
        self.no_talk = no_talk
        self.max_rounds: i64 = max_rounds  # 0: no limit


def layout(box: Box, switches: Switches, seats: int) -> Layout:
    """AS.13.1 Public is what lies open; hidden from all the order of piles and the counters on a Strigoi.

    Variant rewards_open=no: Reward cards in hand are their owner's.
    """
    size = [int(box.deck_first[pool + 1] - box.deck_first[pool]) for pool in range(POOLS)]
    actions = size[ACTION_CARDS]
    rewards = size[REWARD_CARDS]
    zones = [
        Zone("action-box", actions, EVERYBODY), Zone("heroic", actions, EVERYBODY),
        Zone("legendary", actions, EVERYBODY), Zone("removed", actions, EVERYBODY),
        Zone("reward-deck", rewards, 0), Zone("token-bag", size[REWARD_TOKENS], 0),
        Zone("red-pile", size[RED], 0), Zone("grey-pile", size[GREY], 0),
        Zone("red-discard", size[RED], EVERYBODY), Zone("grey-discard", size[GREY], EVERYBODY),
        Zone("foe", 2, EVERYBODY), Zone("wound-bag", size[WOUNDS], 0),
        *[Zone(f"{name}-wounds", size[WOUNDS], 0) for name in STRIGOI_NAMES],
        Zone("strigoi-stack", size[STRIGOI_TOKENS], 0), Zone("strigoi-used", size[STRIGOI_TOKENS], EVERYBODY),
    ]
    own = [
        ("hand", MOST_HAND, False), ("rewards", rewards, switches.rewards_hidden),
        ("tokens", size[REWARD_TOKENS], False), ("front", 1, False), ("used", rewards, False),
        ("discard", MOST_HAND, False), ("reward-discard", rewards, False), ("wounds", int(box.wound_limit), False),
    ]
    for name, capacity, hidden in own:
        for seat in range(MOST_SEATS):
            room = capacity if seat < seats else 0
            zones.append(Zone(f"{name}-{SEAT_NAMES[seat]}", room, 1 << seat if hidden else EVERYBODY))
    return Layout(pools=size, zones=zones, twins=True)


@final
@mypyc_attr(free_list_len=1)
class Armata(State):
    """One position of Armata Strigoi.

    arrangement  tile, its turn and platform of R1 to R6, then the side (6 * room + direction) of each ladder, or NONE
    plan       made from it
    turned     [room] how far its platform is turned, 0..5, or FALLEN; 0 for R0 and OUTSIDE
    ladders    mask of those that stand;   fought_lo, fought_hi   spaces with a Fight token
    wolf       [seat] which wolf, or NONE;   at   [seat] its spot, or NONE
    lair       [Strigoi] the room in whose centre it stands, or NONE when it is destroyed
    altar, hell   Blood Points;   attacked   the Attack marker lies on the card
    phase      what is being done;   round   0 before the first;   turn   how many are over in this round; before the
               first round, how many ladders or wolves have been chosen
    played     [seat] the card played this round, or NONE;   order   [turn] seat
    walked     steps taken this turn;   extra   movement rewards played
    icons      [seat] icons of cards in front that can still be used, ICON_BITS bits for each ability
    foe        who is fought: a Strigoi, ENCOUNTER_FOE, or NONE;   bonus   Strength of rewards and help so far
    """

    def __init__(
        self, rules: Rules, box: Box, switches: Switches, seats: i64, cards: Cards, chance: Chance, prompt: Prompt,
        over: bool, arrangement: vec[i64], plan: Plan, turned: vec[i64], ladders: i64, fought_lo: i64, fought_hi: i64,
        wolf: vec[i64], at: vec[i64], lair: vec[i64], altar: i64, hell: i64, attacked: bool, phase: i64, round: i64,
        turn: i64, played: vec[i64], order: vec[i64], walked: i64, extra: i64, icons: vec[i64], foe: i64, bonus: i64,
    ) -> None:
        super().__init__(rules, seats, cards, chance, prompt, over)
        self.box = box
        self.switches = switches
        self.arrangement = arrangement
        self.plan = plan
        self.turned = turned
        self.ladders = ladders
        self.fought_lo = fought_lo
        self.fought_hi = fought_hi
        self.wolf = wolf
        self.at = at
        self.lair = lair
        self.altar = altar
        self.hell = hell
        self.attacked = attacked
        self.phase = phase
        self.round = round
        self.turn = turn
        self.played = played
        self.order = order
        self.walked = walked
        self.extra = extra
        self.icons = icons
        self.foe = foe
        self.bonus = bonus

    def clone(self) -> Armata:
        arrangement = self.arrangement
        wolf = self.wolf
        if self.round == 0:
            arrangement = arrangement[:]
            wolf = wolf[:]
        return Armata(
            self.rules, self.box, self.switches, self.seats, self.cards.clone(), self.chance.clone(), self.prompt,
            self.over, arrangement, self.plan, self.turned[:], self.ladders, self.fought_lo, self.fought_hi, wolf,
            self.at[:], self.lair[:], self.altar, self.hell, self.attacked, self.phase, self.round, self.turn,
            self.played[:], self.order[:], self.walked, self.extra, self.icons[:], self.foe, self.bonus,
        )

    def derive(self) -> None:
        self.plan = Plan(self.box, self.arrangement)

    def public(self) -> dict[str, object]:
        plan = self.plan
        face = self.cards.face
        fought = [spot for spot in range(MOST_SPOTS) if self.is_fought(spot)]
        return {
            "arrangement": [int(x) for x in self.arrangement], "turned": [int(x) for x in self.turned],
            "ladders": [n for n in range(5) if (self.ladders >> n) & 1 != 0],
            "fought": [int(plan.label[spot]) for spot in fought],
            "wolf": [int(x) for x in self.wolf],
            "at": [int(plan.label[spot]) if spot >= 0 else NONE for spot in self.at],
            "lair": [int(x) for x in self.lair], "altar": int(self.altar), "hell": int(self.hell),
            "attacked": self.attacked, "phase": int(self.phase), "round": int(self.round), "turn": int(self.turn),
            "played": [int(face(card)) if card >= 0 else NONE for card in self.played],
            "order": [int(x) for x in self.order], "walked": int(self.walked), "extra": int(self.extra),
            "icons": [int(x) for x in self.icons], "foe": int(self.foe), "bonus": int(self.bonus),
        }

    # -- short ways to read it -----------------------------------------------------------------------------------
    def active(self) -> i64:
        """The seat whose turn it is in Phase 2."""
        return self.order[self.turn]

    def card(self, seat: i64) -> i64:
        """Face of the card that the seat has played this round."""
        return self.cards.face(self.played[seat])

    def room(self, seat: i64) -> i64:
        """The room its wolf is in; OUTSIDE on a ladder."""
        return self.plan.room[self.at[seat]]

    def is_fought(self, spot: i64) -> bool:
        """Whether a Fight token lies there."""
        plan = self.plan
        return (self.fought_lo & plan.bit_lo[spot]) | (self.fought_hi & plan.bit_hi[spot]) != 0

    def active_mark(self, spot: i64) -> i64:
        """RED or GREY if the spot is an active mark, else 0."""
        if self.is_fought(spot):
            return 0
        return self.plan.mark[spot]

    def wolf_on(self, spot: i64) -> i64:
        """The seat whose wolf stands there, or NONE."""
        for seat in range(self.seats):
            if self.at[seat] == spot:
                return seat
        return NONE

    def strigoi_in(self, room: i64) -> i64:
        """The Strigoi that stands in the centre of a room, or NONE."""
        if self.lair[0] == room:
            return 0
        return 1 if self.lair[1] == room else NONE

    def strigoi_on(self, spot: i64) -> i64:
        """The Strigoi that stands there, or NONE."""
        room = self.plan.room[spot]
        return self.strigoi_in(room) if room != OUTSIDE and self.plan.centre[room] == spot else NONE

    def alone(self) -> bool:
        """Whether one Strigoi is left: the Supreme Master."""
        return self.lair[0] == NONE or self.lair[1] == NONE

    def strigoi_row(self, strigoi: i64) -> i64:
        """Which entry of the box tells its numbers: its own, or as Supreme Master."""
        return strigoi + 2 if self.alone() else strigoi

    def icon_count(self, seat: i64, ability: i64) -> i64:
        """Icons of an ability in front of a seat that can still be used."""
        return (self.icons[seat] >> (ICON_BITS * ability)) & ICON_MASK

    def spend_icon(self, seat: i64, ability: i64) -> None:
        shift = ICON_BITS * ability
        others = self.icons[seat] - ((self.icons[seat] >> shift) << shift)
        # not `1 << shift`: compiled code shifts a literal in 32 bits, and later abilities lie beyond
        self.icons[seat] = (((self.icons[seat] >> shift) - 1) << shift) + others

    def supply(self) -> i64:
        """Blood Points that are neither on the Altar nor in Hell."""
        return self.box.blood - self.altar - self.hell
