"""The table of Wonder Woman: where everything lies.  A seat is a Hero."""
from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from gateleg.games.wonder_woman.box import EXTENDS_PLAN, Box
from gateleg.kernel.cards import NONE, Cards, Layout, Zone
from gateleg.kernel.chance import EVERYBODY, Chance
from gateleg.kernel.play import mixed
from gateleg.kernel.table import Prompt, Rules, State

MOST_SEATS: Final = 5
SLOTS: Final = 3
WARRIORS: Final = 3  # kind of cube, after the enemy's Obstacles
CUBES: Final = 4  # kinds
FACE_UP: Final = 2  # cards dealt to each player
PLANNED: Final = 3
RELICS_IN_PLAY: Final = 4

# phases: a stable point lies before each, and before each action
HERO_SETUP: Final = 0
ENEMY_SETUP: Final = 1
START: Final = 2
DEAL: Final = 3
STRATEGY: Final = 4
BATTLE: Final = 5
CHOICE: Final = 6
ACTIONS: Final = 7
END: Final = 8

# how the game has ended
RUNNING: Final = 0
WON: Final = 1
LOST_DEFENSE: Final = 2
LOST_ARTIFACTS: Final = 3

# purposes of random numbers
RELIC_DRAW: Final = 0
HERO_DECK_ORDER: Final = 1
ENEMY_DECK_ORDER: Final = 2
ARTIFACT_ORDER: Final = 3
PURPOSES: Final = ["relics", "hero-deck", "enemy-deck", "artifacts"]

# zones; those of the seats follow, SEAT_ZONES for each
HERO_DECK: Final = 0
HERO_DISCARD: Final = 1
RELIC_STACK: Final = 2  # Relics not yet dealt out, in the set-up
RELICS_OUT: Final = 3  # Relics not in this game
DISCOVERED: Final = 4  # Relics whose tokens lie on the board
ENEMY_DECK: Final = 5
ENEMY_DISCARD: Final = 6
RESOLVING: Final = 7  # the enemy card being carried out
ARTIFACTS: Final = 8  # set aside
SEAT_ZONES_FROM: Final = 9
SEAT_ZONES: Final = 8
OPEN_CARDS: Final = 0  # dealt face-up
BATTLE_PLAN: Final = 1
HAND: Final = 2
PICKED: Final = 3  # chosen, while others still choose (early_discards_visible)
RELICS: Final = 4  # recovered; while Artemis chooses, what she draws lies in her hand
PLAYED: Final = 5  # + slot

# classes of faces
HERO_CARD: Final = 1
RELIC: Final = 2
ORDINARY: Final = 4
ARTIFACT: Final = 8
CLASS_NAMES: Final = ["hero-card", "relic", "ordinary", "artifact"]


def zone_of(seat: i64, zone: i64) -> i64:
    """A zone of a seat."""
    return SEAT_ZONES_FROM + SEAT_ZONES * seat + zone


@final
class Switches:
    """The readings of one game, by the names of WW.20."""

    def __init__(
        self, lead_rotates: bool, short_hand_any: bool, early_discards: bool, skip_counts: bool,
        direct_after_steps: bool, carry_on_direct: bool, bracers_stop_beacons: bool, inspiring_all: bool,
        persistent_later: bool, formidable_each: bool, push_carries: bool, push_through: bool,
        discard_reshuffles: bool, omit_after_artemis: bool, offboard_ignores: bool, animals_anywhere: bool,
        leave_out_relic: bool,
    ) -> None:
        self.lead_rotates = lead_rotates
        self.short_hand_any = short_hand_any
        self.early_discards = early_discards
        self.skip_counts = skip_counts
        self.direct_after_steps = direct_after_steps
        self.carry_on_direct = carry_on_direct
        self.bracers_stop_beacons = bracers_stop_beacons
        self.inspiring_all = inspiring_all
        self.persistent_later = persistent_later
        self.formidable_each = formidable_each
        self.push_carries = push_carries
        self.push_through = push_through
        self.discard_reshuffles = discard_reshuffles
        self.omit_after_artemis = omit_after_artemis
        self.offboard_ignores = offboard_ignores
        self.animals_anywhere = animals_anywhere
        self.leave_out_relic = leave_out_relic


def layout(box: Box, switches: Switches) -> Layout:
    """WW.4.3, WW.19.1, WW.19.2 Battle Plans and decks are known to nobody, hands to their owners, all else to all."""
    relics = int(box.enemy_cards - box.relics)
    heroes = int(box.hero_deck) + relics
    enemies = int(box.faces - box.enemy_cards)
    zones = [
        Zone("hero-deck", heroes, 0), Zone("hero-discard", heroes, EVERYBODY), Zone("relic-stack", relics, 0),
        Zone("relics-out", relics, EVERYBODY), Zone("discovered", relics, EVERYBODY),
        Zone("enemy-deck", enemies, 0), Zone("enemy-discard", enemies, EVERYBODY), Zone("resolving", 1, EVERYBODY),
        Zone("artifacts", enemies, 0),
    ]
    for seat, hero in enumerate(box.heroes):
        planned = PLANNED + int(box.plan_bonus[seat]) + SLOTS * int(box.extends)
        dealt = FACE_UP + int(box.face_up_bonus[seat])
        zones += [
            Zone(f"open-{hero}", dealt, EVERYBODY), Zone(f"plan-{hero}", planned, 0),
            Zone(f"hand-{hero}", max(planned + dealt, relics), 1 << seat), Zone(f"picked-{hero}", SLOTS, 1 << seat),
            Zone(f"relics-{hero}", relics, EVERYBODY),
        ]
        zones += [Zone(f"played-{hero}-{slot + 1}", 1, EVERYBODY) for slot in range(SLOTS)]
    classes = [HERO_CARD] * int(box.relics) + [RELIC] * relics
    classes += [ARTIFACT if box.artifact[face] != 0 else ORDINARY for face in range(box.enemy_cards, box.faces)]
    return Layout([heroes, enemies], zones, classes, sets=switches.early_discards, twins=True)


NONES: Final = vec[i64]([i64(NONE) for _ in range(MOST_SEATS)])
ZEROS: Final = vec[i64]([i64(0) for _ in range(128)])
NOTHING: Final = vec[i64]()


@final
@mypyc_attr(free_list_len=1)
class WonderWoman(State):
    """One position.

    round     1.. (0 before the first);   phase   HERO_SETUP..END;   slot   0..2 within ACTIONS
    defense, health    the tracks;   outcome   RUNNING, or how the game has ended
    place     [seat] region of the Hero;   enemy   region of the enemy, NONE off the board
    cubes     [CUBES * region + kind] Obstacles of the enemy's three kinds, and WARRIORS
    blockades mask of roads;   blessings   mask of regions with a token;   bearer   of the sword, or NONE
    reshuffles   of the enemy deck that brought an Artifact, or the end
    used      mask of seats whose Hero ability is used in this round
    later     [seat] further cards for the next Battle Plan (persistent_deal=next_strategize)
    acted     mask of seats that have acted in this slot;   waited   of those that let others go first, or (in
              STRATEGY) do not use their ability for the time being
    doubled   mask of seats whose card another one's doubles, if they act next;   doubled_by   [seat] who does, or NONE
    inspired  mask of seats whose Inspiring is used up in this slot
    proposer, team, act, emblem, warriors, times   the action being put together: NONE, 0 or NONE where not yet decided
    refused   team actions that somebody did not agree to since the last action, as `proposal_code` writes them
    focus     region that a question is about, or NONE;   deciding   face of the Relic that it is about, or NONE
    """

    def __init__(
        self, rules: Rules, box: Box, switches: Switches, cards: Cards, chance: Chance, prompt: Prompt, over: bool,
        place: vec[i64], cubes: vec[i64], later: vec[i64], doubled_by: vec[i64], refused: vec[i64], round: i64,
        phase: i64, slot: i64, defense: i64, health: i64, outcome: i64, enemy: i64, blockades: i64, blessings: i64,
        bearer: i64, reshuffles: i64, used: i64, acted: i64, waited: i64, doubled: i64, inspired: i64,
    ) -> None:
        super().__init__(rules, box.seats, cards, chance, prompt, over)
        self.box = box
        self.switches = switches
        self.place = place
        self.cubes = cubes
        self.later = later
        self.doubled_by = doubled_by
        self.refused = refused
        self.round = round
        self.phase = phase
        self.slot = slot
        self.defense = defense
        self.health = health
        self.outcome = outcome
        self.enemy = enemy
        self.blockades = blockades
        self.blessings = blessings
        self.bearer = bearer
        self.reshuffles = reshuffles
        self.used = used
        self.acted = acted
        self.waited = waited
        self.doubled = doubled
        self.inspired = inspired
        self.proposer: i64 = NONE
        self.team: i64 = 0
        self.act: i64 = NONE
        self.emblem: i64 = NONE
        self.warriors: i64 = NONE
        self.times: i64 = NONE
        self.focus: i64 = NONE
        self.deciding: i64 = NONE

    def clone(self) -> WonderWoman:
        copy = WonderWoman(
            self.rules, self.box, self.switches, self.cards.clone(), self.chance.clone(), self.prompt, self.over,
            self.place[:], self.cubes[:], self.later[:], self.doubled_by[:], self.refused[:], self.round, self.phase,
            self.slot, self.defense, self.health, self.outcome, self.enemy, self.blockades, self.blessings,
            self.bearer, self.reshuffles, self.used, self.acted, self.waited, self.doubled, self.inspired,
        )
        copy.proposer = self.proposer
        copy.team = self.team
        copy.act = self.act
        copy.emblem = self.emblem
        copy.warriors = self.warriors
        copy.times = self.times
        copy.focus = self.focus
        copy.deciding = self.deciding
        return copy

    def digest(self) -> i64:
        h: i64 = mixed(mixed(11, self.round), 64 * self.phase + self.slot)
        h = mixed(mixed(h, 64 * self.health + self.defense), 32 * self.enemy + self.reshuffles)
        h = mixed(mixed(h, self.blockades), self.blessings)
        h = mixed(mixed(h, 64 * self.acted + self.waited), 64 * self.doubled + self.inspired)
        h = mixed(h, self.used)
        for seat in range(self.seats):
            h = mixed(h, 32 * self.place[seat] + self.doubled_by[seat])
            h = mixed(h, self.later[seat])
            for zone in range(i64(SEAT_ZONES)):
                held: i64 = 0  # in any order
                at = zone_of(seat, zone)
                for i in range(self.cards.size(at)):
                    held += mixed(13, self.cards.at(at, i))
                h = mixed(h, held)
        for number in self.cubes:
            h = mixed(h, number)
        for code in self.refused:
            h = mixed(h, code)
        return h

    def public(self) -> dict[str, object]:
        return {
            "round": int(self.round), "phase": int(self.phase), "slot": int(self.slot),
            "defense": int(self.defense), "health": int(self.health), "outcome": int(self.outcome),
            "enemy": int(self.enemy), "place": [int(region) for region in self.place],
            "cubes": [int(number) for number in self.cubes], "blockades": int(self.blockades),
            "blessings": int(self.blessings), "bearer": int(self.bearer), "reshuffles": int(self.reshuffles),
            "used": int(self.used), "later": [int(number) for number in self.later], "acted": int(self.acted),
            "waited": int(self.waited), "doubled": int(self.doubled),
            "doubled_by": [int(seat) for seat in self.doubled_by], "inspired": int(self.inspired),
            "refused": [int(code) for code in self.refused],
            "proposal": [int(self.proposer), int(self.team), int(self.act), int(self.emblem), int(self.warriors),
                         int(self.times)],
            "focus": int(self.focus), "deciding": int(self.deciding),
        }

    # -- short ways to read and change it --------------------------------------------------------------------------
    def count(self, region: i64, kind: i64) -> i64:
        """Cubes of a kind in a region."""
        return self.cubes[CUBES * region + kind]

    def add(self, region: i64, kind: i64, number: i64) -> None:
        """WW.0.6 Cubes come from a supply without end, and go back to it."""
        self.cubes[CUBES * region + kind] += number

    def on_board(self, kind: i64) -> i64:
        """WW.0.8 Cubes of a kind in all regions."""
        cubes = self.cubes
        total: i64 = 0
        for at in range(kind, CUBES * self.box.regions, CUBES):
            total += cubes[at]
        return total

    def blocked(self, road: i64) -> bool:
        return (self.blockades >> road) & 1 != 0

    def heroes_in(self, region: i64) -> i64:
        """Mask of the seats whose Heroes are in a region."""
        mask: i64 = 0
        for seat in range(self.seats):
            if self.place[seat] == region:
                mask |= 1 << seat
        return mask

    def card_in_slot(self, seat: i64) -> i64:
        """The card that a seat has played in the current slot; NONE if the slot is empty."""
        return self.cards.top(zone_of(seat, PLAYED + self.slot))

    def relic_with(self, seat: i64, ability: i64, argument: i64) -> bool:
        """WW.10.5 Whether the seat has recovered a Relic with this ability (argument NONE: whatever it says)."""
        zone = zone_of(seat, RELICS)
        for i in range(self.cards.size(zone)):
            face = self.cards.face(self.cards.at(zone, i))
            if self.box.ability[face] == ability and (argument == NONE or self.box.argument[face] == argument):
                return True
        return False

    def forget_proposal(self) -> None:
        """Nothing is being put together."""
        self.proposer = NONE
        self.team = 0
        self.act = NONE
        self.emblem = NONE
        self.warriors = NONE
        self.times = NONE

    def note_refused(self, code: i64) -> None:
        self.refused = append(self.refused, code)


def plan_extends(box: Box, face: i64) -> i64:
    """How many further cards a Hero card brings for the next Battle Plan."""
    return box.argument[face] if box.ability[face] == EXTENDS_PLAN else 0
