"""The table of Allies: where everything lies.  Two seats, A = 0 and B = 1."""
from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from gateleg.games.allies.box import TRIBES, Box
from gateleg.kernel.cards import NONE, Cards, Layout, Zone
from gateleg.kernel.chance import EVERYBODY, Chance
from gateleg.kernel.play import mixed
from gateleg.kernel.table import Prompt, Rules, State

SEATS: Final = 2
COLUMNS: Final = 5
SLOTS: Final = 10  # slot = COLUMNS * seat + column
ROUNDS: Final = 4
TURNS: Final = 10  # per round, both seats together
HAND_SIZE: Final = 5
BEFORE_TRIBES: Final = -1  # the round before the first
A: Final = 1  # masks of seats
B: Final = 2

# purposes of random numbers
START: Final = 0
DECKS: Final = 1  # + seat
REGIONS: Final = 3
TRIBE_DRAW: Final = 4
PURPOSES: Final = ["start", "deck-a", "deck-b", "regions", "tribes"]

# zones; + seat for those of the seats
DECK: Final = 0
HAND: Final = 2
ROW: Final = 4
DISCARD: Final = 6
OUT: Final = 8  # covered cards, out of the game
WON: Final = 10  # regions won this round, face-up
WON_DOWN: Final = 12  # regions won earlier, face-down
REGION_DECK: Final = 14
REGION_ROW: Final = 15

# readings of the rules (AL.12); the first of each is the default
CLAMP: Final = 0
REFUSE: Final = 1
FREE: Final = 2

COVER_ITSELF: Final = 0
COVER_WITH_DIAMOND: Final = 1
COVER_WITH_ANY: Final = 2

DRAFT: Final = 0
RANDOM: Final = 1
SIMULTANEOUS: Final = 2

NONES: Final = vec[i64]([i64(NONE) for _ in range(SLOTS)])
ZEROS: Final = vec[i64]([i64(0) for _ in range(SLOTS)])
HAND_SIZES: Final = vec[i64]([i64(HAND_SIZE) for _ in range(SEATS)])


@final
class Switches:
    """The readings of one game, by the names of AL.12."""

    def __init__(
        self, partial_rotation: int, crown_always: bool, gnome_opponent: bool, cyclops: int, cyclops_chain: bool,
        wizard_draw_now: bool, troll_any_ability: bool, troll_copies_cyclops: bool, hand_cumulative: bool,
        castle_on_table: int, won_flip_same: bool, tiebreak_held: bool, tribes: int, reshuffle: bool,
        refill_after_fifth: bool, missing_card_zero: bool, discards_open: bool,
    ) -> None:
        self.partial_rotation: i64 = partial_rotation  # CLAMP, REFUSE, FREE
        self.crown_always = crown_always
        self.gnome_opponent = gnome_opponent
        self.cyclops: i64 = cyclops  # COVER_ITSELF, COVER_WITH_DIAMOND, COVER_WITH_ANY
        self.cyclops_chain = cyclops_chain
        self.wizard_draw_now = wizard_draw_now
        self.troll_any_ability = troll_any_ability
        self.troll_copies_cyclops = troll_copies_cyclops
        self.hand_cumulative = hand_cumulative
        self.castle_on_table: i64 = castle_on_table  # points
        self.won_flip_same = won_flip_same
        self.tiebreak_held = tiebreak_held
        self.tribes: i64 = tribes  # DRAFT, RANDOM, SIMULTANEOUS
        self.reshuffle = reshuffle
        self.refill_after_fifth = refill_after_fifth
        self.missing_card_zero = missing_card_zero
        self.discards_open = discards_open


def layout(box: Box, switches: Switches) -> Layout:
    """AL.11.1 What is public: rows, regions, won cards, cards out of the game, discards; a hand is its owner's."""
    sizes = sorted([len(box.tribe_cards(tribe)) for tribe in range(i64(TRIBES))])
    deck = sizes[-1] + sizes[-2]
    regions = int(box.faces - box.regions)
    discard = EVERYBODY if switches.discards_open else 0
    return Layout(
        pools=[deck, deck, regions],
        zones=[
            Zone("deck-a", deck, 0), Zone("deck-b", deck, 0),
            Zone("hand-a", deck, A), Zone("hand-b", deck, B),
            Zone("row-a", COLUMNS, EVERYBODY), Zone("row-b", COLUMNS, EVERYBODY),
            Zone("discard-a", deck, discard), Zone("discard-b", deck, discard),
            Zone("out-a", deck, EVERYBODY), Zone("out-b", deck, EVERYBODY),
            Zone("won-a", regions, EVERYBODY), Zone("won-b", regions, EVERYBODY),
            Zone("won-down-a", regions, 0), Zone("won-down-b", regions, 0),
            Zone("region-deck", regions, 0), Zone("region-row", COLUMNS, EVERYBODY),
        ],
        sets=switches.reshuffle,
    )


@final
@mypyc_attr(free_list_len=1)
class Allies(State):
    """One position of Allies.

    owner      [tribe] seat that has picked it, or NONE; never changes after the set-up
    slot       [slot] tribe card or NONE;   turned   [slot] section in front, 0..3 (AL.1.2)
    region     [column] region card or NONE;   facing   [column] +1 A, -1 B, 0 neither (AL.7.2)
    limit      [seat] how many cards to draw up to, without Wizards;   wizards   [seat] their bonus this round
    starter    seat that starts the first round
    round      0..3, BEFORE_TRIBES first;   turn   0..9 in the round
    """

    def __init__(
        self, rules: Rules, box: Box, switches: Switches, cards: Cards, chance: Chance, prompt: Prompt, over: bool,
        owner: vec[i64], slot: vec[i64], turned: vec[i64], region: vec[i64], facing: vec[i64], limit: vec[i64],
        wizards: vec[i64], starter: i64, round: i64, turn: i64,
    ) -> None:
        super().__init__(rules, SEATS, cards, chance, prompt, over)
        self.box = box
        self.switches = switches
        self.owner = owner
        self.slot = slot
        self.turned = turned
        self.region = region
        self.facing = facing
        self.limit = limit
        self.wizards = wizards
        self.starter = starter
        self.round = round
        self.turn = turn

    def clone(self) -> Allies:
        owner = self.owner
        if self.round < 0:
            owner = owner[:]
        return Allies(
            self.rules, self.box, self.switches, self.cards.clone(), self.chance.clone(), self.prompt, self.over,
            owner, self.slot[:], self.turned[:], self.region[:], self.facing[:], self.limit[:], self.wizards[:],
            self.starter, self.round, self.turn,
        )

    def digest(self) -> i64:
        h: i64 = 7
        for slot in range(i64(SLOTS)):
            h = mixed(h, 4 * self.slot[slot] + self.turned[slot])
        for column in range(i64(COLUMNS)):
            h = mixed(h, 8 * self.region[column] + self.facing[column])
        for seat in range(i64(SEATS)):
            h = mixed(h, self.wizards[seat])
            hand: i64 = 0  # in any order
            for i in range(self.cards.size(HAND + seat)):
                hand += mixed(11, self.cards.at(HAND + seat, i))
            h = mixed(h, hand)
        return h

    def public(self) -> dict[str, object]:
        face = self.cards.face
        return {
            "round": int(self.round), "turn": int(self.turn), "starter": int(self.starter),
            "owner": [int(seat) for seat in self.owner],
            "slot": [int(face(card)) if card >= 0 else NONE for card in self.slot],
            "turned": [int(section) for section in self.turned],
            "region": [int(face(card)) if card >= 0 else NONE for card in self.region],
            "facing": [int(facing) for facing in self.facing],
            "limit": [int(limit) for limit in self.limit], "wizards": [int(bonus) for bonus in self.wizards],
        }

    # -- short ways to read it -----------------------------------------------------------------------------------
    def face_at(self, slot: i64) -> i64:
        """Face of the card in a slot that is not empty."""
        return self.cards.face(self.slot[slot])

    def value_at(self, slot: i64) -> i64:
        """AL.1.2 The value of the section that faces the middle row."""
        return self.box.value[4 * self.face_at(slot) + self.turned[slot]]

    def region_face(self, column: i64) -> i64:
        """Face of the region in a column that is not empty."""
        return self.cards.face(self.region[column])

    def region_tribe(self, column: i64) -> i64:
        """Tribe of the region in a column that is not empty; NO_TRIBE for a castle."""
        return self.box.tribe[self.region_face(column)]

    def has_tribe(self, seat: i64, tribe: i64) -> bool:
        """AL.0.3 Whether regions of this tribe are the seat's own."""
        return tribe >= 0 and self.owner[tribe] == seat
