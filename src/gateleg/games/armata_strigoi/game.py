"""Armata Strigoi, as the rest of Gateleg sees it."""
from __future__ import annotations

from pathlib import Path
from typing import Any, Final, final

from gateleg.games.armata_strigoi.box import MOST_SEATS, Box
from gateleg.games.armata_strigoi.evaluator import ArmataEvaluator
from gateleg.games.armata_strigoi.model import Card, Model, card_models, make_model
from gateleg.games.armata_strigoi.policy import ArmataPolicy
from gateleg.games.armata_strigoi.position import (
    AFTER_WOLVES,
    POINTS,
    at_point,
    from_position,
    patched,
    places,
    to_position,
)
from gateleg.games.armata_strigoi.rules import ArmataRules
from gateleg.games.armata_strigoi.rules_blood import has_won
from gateleg.games.armata_strigoi.rules_board import Plan, default_arrangement
from gateleg.games.armata_strigoi.rules_round import talk
from gateleg.games.armata_strigoi.rules_setup import new_table
from gateleg.games.armata_strigoi.schema import Content, content_faults
from gateleg.games.armata_strigoi.state import CARDS_PHASE, PURPOSES, Armata, Switches, layout
from gateleg.games.armata_strigoi.telling import (
    EVENT_CLAUSES,
    NESTED,
    News,
    effects,
    event_details,
    option_message,
)
from gateleg.games.armata_strigoi.words import SEAT_NAMES, STRIGOI_NAMES, vocabulary
from gateleg.kernel.cards import Layout
from gateleg.kernel.chance import Chance, Stream
from gateleg.kernel.content import merged
from gateleg.kernel.game import Game, Seating, Setup, Switch, prompt_for_reading
from gateleg.kernel.kept import Kept
from gateleg.kernel.pack import Fault
from gateleg.kernel.play import Evaluator, Policy
from gateleg.kernel.position import Place
from gateleg.kernel.table import Prompt, State
from gateleg.kernel.words import Message, Vocabulary

SWITCHES: Final = [
    Switch("team_lead", ["active", "any"], "AS.0.6"),
    Switch("layout", ["default", "random"], "AS.P.3"),
    Switch("phase1_talk", ["general", "none"], "AS.1.2"),
    Switch("no_card", ["recover", "recover_lose_blood"], "AS.1.4"),
    Switch("ability_window", ["before_strigoi", "whole_turn"], "AS.2.2"),
    Switch("monk_attack", ["skip_monks", "top_token"], "AS.2b.7"),
    Switch("middle_room", ["yes", "no"], "AS.2c.2"),
    Switch("attack_targets", ["each_line", "one_nearest"], "AS.2c.8"),
    Switch("phase3", ["master_last_letter", "none"], "AS.3.2"),
    Switch("empty_altar", ["supply", "nothing"], "AS.4.4"),
    Switch("weapon_wound", ["at_once", "after_fight"], "AS.4.7"),
    Switch("protection_scope", ["round", "own_turn"], "AS.5.2"),
    Switch("mechanics_range", ["any", "own_room"], "AS.5.5"),
    Switch("stealth_mark", ["stop", "walk_on"], "AS.5.6"),
    Switch("pack", ["half", "full", "none"], "AS.5.7"),
    Switch("rewards_open", ["yes", "no"], "AS.6.3"),
    Switch("distance_attack", ["yes", "no"], "AS.7.5"),
    Switch("max_rounds", ["off", "10", "60", "200"], "AS.9.1"),  # a guard, no rule: careful wolves could go on for ever
]

# turns are too many to be looked at one by one, so that search judges single answers
LEVELS: Final = {
    "beginner": "random", "easy": "oneply", "medium": "policy", "hard": "plan:40:moves=answers",
    "expert": "plan:300:moves=answers",
}
RULES: Final = ArmataRules()
FEWEST_SEATS: Final = 2


@final
class Prepared:
    """What is made once for a setup and shared by all its games; `plan` of the default layout.

    faces   [face] the card as it is drawn
    """

    def __init__(self, box: Box, switches: Switches, cards: Layout, faces: list[Card]) -> None:
        self.box = box
        self.switches = switches
        self.cards = cards
        self.faces = faces
        self.plan = Plan(box, default_arrangement(box))


class ArmataGame(Game):
    def __init__(self) -> None:
        super().__init__()
        self.name = "armata_strigoi"
        self.title = "Armata Strigoi"
        self.folder = Path(__file__).parent
        self.switches = SWITCHES
        self.purposes = PURPOSES
        self.version = 1
        self.points = POINTS
        self.set_up = AFTER_WOLVES
        self.levels = LEVELS
        self.nested = NESTED
        self.clauses = EVENT_CLAUSES
        self.schema = Content
        self._prepared = Kept(self.prepare)

    def check_seats(
        self, seats: list[str] | None, options: dict[str, str], content: dict[str, Any]
    ) -> list[str]:
        """AS.0.1 Two to five players, by default two."""
        if seats is None:
            return SEAT_NAMES[:FEWEST_SEATS]
        self.seating().check_order(seats)
        return seats

    def seating(self, pack: dict[str, Any] | None = None) -> Seating:
        return Seating(SEAT_NAMES, FEWEST_SEATS, MOST_SEATS, in_order=True)

    def content_faults(self, content: dict[str, Any]) -> list[Fault]:
        return content_faults(content)

    def talk(self, t: State) -> str:
        assert isinstance(t, Armata)
        return talk(t.phase == CARDS_PHASE, t.switches.no_talk)

    def prepared(self, setup: Setup) -> Prepared:
        return self._prepared.of(setup)

    def prepare(self, setup: Setup) -> Prepared:
        content = merged(self.content(), setup.pack)
        box = Box(content)
        switches = read_switches(setup.options)
        return Prepared(box, switches, layout(box, switches, len(setup.seats)), card_models(content))

    def new(self, setup: Setup, chance: Chance, prompt: Prompt | None = None) -> State:
        made = self.prepared(setup)
        return new_table(
            RULES, made.box, made.cards, made.switches, made.plan, len(setup.seats), chance,
            prompt or prompt_for_reading(),
        )

    def vocabulary(self, t: State) -> Vocabulary:
        assert isinstance(t, Armata)
        return vocabulary(t.box.ids, t.box.wolves)

    def model(self, view: dict[str, object], setup: Setup) -> Model:
        made = self.prepared(setup)
        return make_model(view, made.faces, RULES, made.box, made.switches, made.cards, setup.seats)

    def event_details(self, setup: Setup, what: int, face: int, a: int, b: int) -> dict[str, str | int]:
        return event_details(self.prepared(setup).box, what, face, a, b)

    def option_message(self, kind: str, name: str, model: Model, news: News) -> Message:
        return option_message(kind, name, model)

    def targets(self, kind: str, name: str) -> list[str]:
        """Attacks from a distance stand at the Strigoi."""
        attacked = name.removeprefix("attack-")
        return [attacked] if attacked in STRIGOI_NAMES else super().targets(kind, name)

    def effects(self, before: Model, after: Model) -> list[Message]:
        return effects(before, after)

    def evaluator(self) -> Evaluator:
        return ArmataEvaluator()

    def policy(self, stream: Stream) -> Policy:
        return ArmataPolicy(stream)

    def at_point(self, t: State, point: str) -> bool:
        assert isinstance(t, Armata)
        return at_point(t, point)

    def to_position(self, t: State) -> dict[str, Any]:
        assert isinstance(t, Armata)
        return to_position(t)

    def from_position(
        self, setup: Setup, position: dict[str, Any], chance: Chance, prompt: Prompt | None = None
    ) -> State:
        made = self.prepared(setup)
        return from_position(
            RULES, made.box, made.cards, made.switches, made.plan, len(setup.seats), position, chance,
            prompt or prompt_for_reading(),
        )

    def places(self, setup: Setup) -> list[Place]:
        return places(self.prepared(setup).switches, len(setup.seats))

    def patched(self, setup: Setup, position: dict[str, Any], patch: dict[str, Any]) -> dict[str, Any]:
        return patched(self.prepared(setup).switches, len(setup.seats), position, patch)

    def summary(self, t: State) -> dict[str, Any]:
        """`team`: all win or lose together; `reason` of a loss; points are the Blood Points on the Altar.

        `limit_hit`: the guard max_rounds has ended the game.
        """
        assert isinstance(t, Armata)
        seats = SEAT_NAMES[: int(t.seats)]
        won = t.over and has_won(t)
        limit_hit = t.over and not won and t.hell < t.box.hell[t.seats]
        return {
            "points": {seat: int(t.altar) for seat in seats},
            "winners": seats if won else [],
            "team": True,
            "reason": None if won or not t.over else "max_rounds" if limit_hit else "hell",
            "limit_hit": limit_hit,
            "rounds": int(t.round),
        }


def read_switches(o: dict[str, str]) -> Switches:
    """The readings chosen, as flags."""
    return Switches(
        team_lead_any=o["team_lead"] == "any",
        layout_random=o["layout"] == "random",
        recover_lose_blood=o["no_card"] == "recover_lose_blood",
        whole_turn=o["ability_window"] == "whole_turn",
        monk_top_token=o["monk_attack"] == "top_token",
        no_middle_room=o["middle_room"] == "no",
        one_nearest=o["attack_targets"] == "one_nearest",
        no_extra_turn=o["phase3"] == "none",
        empty_altar_nothing=o["empty_altar"] == "nothing",
        weapon_after_fight=o["weapon_wound"] == "after_fight",
        protection_own_turn=o["protection_scope"] == "own_turn",
        mechanics_own_room=o["mechanics_range"] == "own_room",
        stealth_walk_on=o["stealth_mark"] == "walk_on",
        pack_full=o["pack"] == "full",
        pack_none=o["pack"] == "none",
        rewards_hidden=o["rewards_open"] == "no",
        no_talk=o["phase1_talk"] == "none",
        max_rounds=0 if o["max_rounds"] == "off" else int(o["max_rounds"]),
        no_distance_attack=o["distance_attack"] == "no",
    )


GAME: Final = ArmataGame()
