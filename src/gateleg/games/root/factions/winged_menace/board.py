"""The Winged Menace's board: pieces, tracks, switches, the Nexus, and what stands where."""
from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from gateleg.games.root.box import NO_SUIT, numbers
from gateleg.games.root.declare import FactionKind, FactionZone, Field, PieceKind
from gateleg.games.root.faction import Faction
from gateleg.games.root.factions.winged_menace.words import EVENTS, QUESTIONS, ROWS, WORDS
from gateleg.games.root.layout import (
    BUILDING,
    COUNTS,
    FIXED_RUINS,
    NO_PLACE,
    NOWHERE,
    OPEN,
    RUINS,
    STOCK,
    TOKEN,
)
from gateleg.games.root.rules_pieces import book, can_place, place_piece
from gateleg.games.root.state import Root
from gateleg.kernel.content import check_fields, check_length
from gateleg.kernel.errors import InputError
from gateleg.kernel.game import Switch

# kinds of pieces
INFESTATION: Final = 0
GUANO: Final = 1

# zones
OTHER: Final = 0  # the upper card
ACTIVE: Final = 1  # the lower one

# faces, from first_face on
FIGHT: Final = 0
FRIGHT: Final = 1

# rows of infestations
WARRIOR_ROW: Final = 0
DRAW_ROW: Final = 1

# fields
UNCOVERED: Final = 0  # spaces of the warrior row; the other infestations on the map come from the draw row
SCATTER_ORIGIN: Final = 1  # where bats scatter from now, or NOWHERE
SCATTERED_TO: Final = 2  # mask of the places that they have scattered to
SWARMED: Final = 3  # where the swarm is that may battle again, or NOWHERE
SWARMED_FOE: Final = 4  # whom it battled
SWOOPING: Final = 5  # + place: bats that are to leave in the swoop
FRIGHTENED: Final = 21  # whether the battle was rolled with FRIGHT

YES_NO: Final = ["yes", "no"]
NO_YES: Final = ["no", "yes"]
BOARD: Final = "board"  # as the content has it


@mypyc_attr(allow_interpreted_subclasses=True)
class MenaceBoard(Faction):
    """WM.2.4, WM.2.5, WM.3.3 Pieces, two rows of infestations, guano as a side of its own, the Nexus as a place."""

    def __init__(self, content: dict[str, Any]) -> None:
        super().__init__("winged_menace")
        own = content["winged_menace"]
        tracks = content["menace_tracks"]
        check_fields("winged_menace", own, {
            "letter": str, "reach": int, "warriors_total": int, "infestations": int, "guano": int, "row_lengths": list,
            "nexus_starting_warriors": int, "evening_actions": int, "base_draw": int, "spawn_per_nexus_warriors": int,
            "spawn_base_per_card": int, "max_warriors_without_guano": int, "explore_vp": int,
            "fright_vp_per_warrior": int,
        })
        lengths = own["row_lengths"]
        check_length("winged_menace.row_lengths", lengths, len(ROWS))
        self.letter = own["letter"]
        self.reach = own["reach"]
        self.warriors = own["warriors_total"]
        self.pieces = [
            PieceKind("infestation", BUILDING, own["infestations"], crafts=True),
            PieceKind("guano", TOKEN, own["guano"], side=1),
        ]
        self.sides = ["guano"]
        self.places = ["nexus"]
        self.fields = [
            Field("warrior-row", most=lengths[WARRIOR_ROW]),
            Field("scatter-origin", least=NOWHERE, most=15, start=NOWHERE), Field("scattered-to"),
            Field("swarmed", least=NOWHERE, most=15, start=NOWHERE),
            Field("swarmed-foe", least=NOWHERE, most=7, start=NOWHERE), Field("swooping", 16),
            Field("frightened", most=1),
        ]
        self.pools = [[("fight", NO_SUIT), ("fright", NO_SUIT)]]
        self.zones = [FactionZone("other-card", 2, "own", 0), FactionZone("active-card", 2, "own", 0)]
        self.kinds = [FactionKind(name, labels, own_labels) for name, labels, own_labels in QUESTIONS]
        self.words = WORDS
        self.events = EVENTS
        self.wants_ruin_items = True
        self.adds_paths = True
        self.restricts = True
        self.crowds = True
        self.watches_losses = True
        self.watches_battles = True
        self.offers_others = True
        rows = [tracks["warrior_bonus_row"], tracks["draw_bonus_row"]]
        check_length("menace_tracks.warrior_bonus_row", rows[WARRIOR_ROW], lengths[WARRIOR_ROW])
        check_length("menace_tracks.draw_bonus_row", rows[DRAW_ROW], lengths[DRAW_ROW])
        if sum(lengths) != own["infestations"]:
            raise InputError("winged_menace.row_lengths", f"{own['infestations']} spaces in all, not {lengths}")
        check_length("menace_tracks.guano_vp", tracks["guano_vp"], own["guano"])
        if own["spawn_per_nexus_warriors"] < 1:
            raise InputError("winged_menace.spawn_per_nexus_warriors", "1 or more")
        self.infestations: i64 = own["infestations"]
        self.guano: i64 = own["guano"]
        self.row_length = numbers(lengths)
        self.warrior_bonus = numbers(rows[WARRIOR_ROW])
        self.draw_bonus = numbers(rows[DRAW_ROW])
        self.guano_points = numbers(tracks["guano_vp"])
        self.first_bats: i64 = own["nexus_starting_warriors"]
        self.evening_actions: i64 = own["evening_actions"]
        self.base_draw: i64 = own["base_draw"]
        self.spawn_per: i64 = own["spawn_per_nexus_warriors"]
        self.spawn_base: i64 = own["spawn_base_per_card"]
        self.crowd: i64 = own["max_warriors_without_guano"]
        self.explore_points: i64 = own["explore_vp"]
        self.fright_points: i64 = own["fright_vp_per_warrior"]
        self.guano_each_time = True
        self.swoop_needs_rule = True
        self.fright_as_group = True
        self.fright_outrages = True
        self.recounts_swarm = False
        self.ambush_hits_all = True

    # -- options -------------------------------------------------------------------------------------------------
    @staticmethod
    def switches(content: dict[str, Any]) -> list[Switch]:
        """R5, R11, R20, R24, R30, R35, R42, R46 The readings; WM.3.3 other tracks and numbers of warriors to try."""
        other = content["menace_alternatives"]
        return [
            Switch("guano_per_event", YES_NO, "R20"), Switch("swoop_needs_rule", YES_NO, "R30"),
            Switch("nexus_counts_for_royal_claim", YES_NO, "R11"),
            Switch("fright_whole_group_one_clearing", YES_NO, "R42"),
            Switch("fright_triggers_outrage", YES_NO, "R46"),
            Switch("swarm_second_battle_rechecks_count", NO_YES, "R35"), Switch("score_floor_zero", YES_NO, "R24"),
            Switch("fright_ambush_hits_buildings", YES_NO, "R5"),
            Switch("menace_warrior_bonus", [BOARD, *map(dashed, other["warrior_bonus_row"])], "WM.5.1"),
            Switch("menace_draw_bonus", [BOARD, *map(dashed, other["draw_bonus_row"])], "WM.6.3"),
            Switch("menace_guano_points", [BOARD, *map(dashed, other["guano_vp"])], "WM.2.5"),
            Switch("menace_warriors", [BOARD, *map(str, other["warriors_total"])], "WM.3.3"),
        ]

    def choose(self, options: dict[str, str]) -> None:
        self.guano_each_time = options["guano_per_event"] == "yes"
        self.swoop_needs_rule = options["swoop_needs_rule"] == "yes"
        self.places_count = options["nexus_counts_for_royal_claim"] == "yes"
        self.fright_as_group = options["fright_whole_group_one_clearing"] == "yes"
        self.fright_outrages = options["fright_triggers_outrage"] == "yes"
        self.recounts_swarm = options["swarm_second_battle_rechecks_count"] == "yes"
        self.ambush_hits_all = options["fright_ambush_hits_buildings"] == "yes"
        if options["score_floor_zero"] == "no":
            self.score_floor = -1000
        if options["menace_warrior_bonus"] != BOARD:
            self.warrior_bonus = numbers(undashed(options["menace_warrior_bonus"]))
        if options["menace_draw_bonus"] != BOARD:
            self.draw_bonus = numbers(undashed(options["menace_draw_bonus"]))
        if options["menace_guano_points"] != BOARD:
            self.guano_points = numbers([-points for points in undashed(options["menace_guano_points"])])
        if options["menace_warriors"] != BOARD:
            self.warriors = int(options["menace_warriors"])

    # -- WM.2.4 the Nexus and the caves --------------------------------------------------------------------------
    def nexus(self) -> i64:
        """WM.2.4.I, R8, R10, R124, R125 A place of no suit, where nobody else may place or move anything."""
        return self.first_place

    def paths(self, t: Root, place: i64, paths: i64) -> i64:
        """WM.2.4, WM.2.4.I, R29 The Nexus is next to the clearings with a cave, which are not next to each other."""
        caves = t.n[FIXED_RUINS]
        if place == self.nexus():
            return caves
        return paths | (1 << self.nexus()) if (caves >> place) & 1 != 0 else paths

    def restrict(self, t: Root) -> None:
        """WM.2.4, R12, R13 Caves never leave their slots, whoever explores them."""
        t.n[FIXED_RUINS] = t.n[RUINS]

    # -- WM.2.5 guano --------------------------------------------------------------------------------------------
    def guano_kind(self) -> i64:
        """WM.2.5.I, R25, R26, R27, R28, R119 Guano belongs to a side that nobody plays: an enemy of everybody."""
        return self.first_kind + GUANO

    def needs_guano(self, t: Root, place: i64, count: i64) -> bool:
        """WM.2.5, R20 Whether guano comes before `count` bats do, as there would be more than four."""
        if place == self.nexus() or t.n[COUNTS + (self.seat << 4) + place] + count <= self.crowd:
            return False
        return self.guano_each_time or t.count(self.guano_kind(), place) == 0

    def room(self, t: Root, place: i64, count: i64) -> i64:
        """WM.2.5, R17, R21 Where guano would have to be placed and cannot be, no more than four bats may stand."""
        if not self.needs_guano(t, place, count):
            return count
        if t.n[STOCK + self.guano_kind()] > 0 and can_place(t, self.seat, place):
            return count
        left: i64 = self.crowd - t.n[COUNTS + (self.seat << 4) + place]
        return left if left > 0 else 0

    def arrive(self, t: Root, place: i64, count: i64) -> None:
        """WM.2.5, R20, R22, R23, R24, R62, R118 One token first; what its space shows is lost."""
        if self.needs_guano(t, place, count):
            points = self.guano_points[self.guano - t.n[STOCK + self.guano_kind()]]
            place_piece(t, self.guano_kind(), place)
            book(t, self.seat, points)

    # -- WM.2.3.I infestations -----------------------------------------------------------------------------------
    def infestation(self) -> i64:
        return self.first_kind + INFESTATION

    def uncovered(self, t: Root, row: i64) -> i64:
        """WM.2.3.I Spaces of a row without infestations, which are its leftmost ones."""
        first = t.n[self.at + UNCOVERED]
        if row == WARRIOR_ROW:
            return first
        return self.infestations - t.n[STOCK + self.infestation()] - first

    def has_infestation(self, t: Root, row: i64) -> bool:
        return self.uncovered(t, row) < self.row_length[row]

    def tracks(self, t: Root) -> list[tuple[str, str, int, list[int]]]:
        """WM.3.3 Both rows of infestations with their bonuses, and guano with what it costs."""
        return [
            ("warrior-bonus", "infestation", int(self.uncovered(t, WARRIOR_ROW)), [int(n) for n in self.warrior_bonus]),
            ("draw-bonus", "infestation", int(self.uncovered(t, DRAW_ROW)), [int(n) for n in self.draw_bonus]),
            ("guano-points", "guano", int(t.on_map(self.guano_kind())), [int(n) for n in self.guano_points]),
        ]

    def spawned_by_card(self, t: Root) -> i64:
        """WM.5.1 One warrior, and one for each uncovered bonus."""
        count = self.spawn_base
        for space in range(self.uncovered(t, WARRIOR_ROW)):
            count += self.warrior_bonus[space]
        return count

    def cards_drawn(self, t: Root) -> i64:
        """WM.6.3 One card, and one for each uncovered bonus."""
        count = self.base_draw
        for space in range(self.uncovered(t, DRAW_ROW)):
            count += self.draw_bonus[space]
        return count

    def sites(self, t: Root) -> i64:
        """R9, R16 Mask of the places with an open slot where it may place."""
        return t.n[OPEN] & ~t.n[NO_PLACE + self.seat]

    def place_infestation(self, t: Root, place: i64, row: i64) -> None:
        """WM.2.3.I, R53 The leftmost infestation of a row comes onto the map."""
        if row == WARRIOR_ROW:
            t.n[self.at + UNCOVERED] += 1
        place_piece(t, self.infestation(), place)

    def complete(self, t: Root) -> None:
        """WM.2.3.I Infestations on the map that a position does not count to the warrior row come from the draw row."""
        own = self.at
        on_map: i64 = self.infestations - t.n[STOCK + self.infestation()]
        least: i64 = on_map - self.row_length[DRAW_ROW]
        if t.n[own + UNCOVERED] > on_map:
            raise InputError("winged_menace.warrior-row", f"at most the {on_map} infestations on the map")
        if t.n[own + UNCOVERED] < least:
            raise InputError("winged_menace.warrior-row", f"at least {least} of {on_map} infestations on the map")

    # -- WM.2.2 the two cards ------------------------------------------------------------------------------------
    def active_face(self, t: Root) -> i64:
        """WM.2.2 FIGHT or FRIGHT, whichever lies below.  For rules only."""
        return t.cards.face(t.cards.top(self.first_zone + ACTIVE)) - self.first_face


def dashed(row: list[int]) -> str:
    """A track as the value of an option: `0-1-0-1`; points are written without their minus."""
    return "-".join(str(abs(number)) for number in row)


def undashed(text: str) -> list[int]:
    return [int(number) for number in text.split("-")]
