"""Allies: Realm of Wonder, as the rest of Gateleg sees it."""
from __future__ import annotations

from pathlib import Path
from typing import Any, Final, final

from gateleg.games.allies.box import Box, read_box
from gateleg.games.allies.evaluator import BattleEvaluator
from gateleg.games.allies.model import Faces, Model, event_details, make_model
from gateleg.games.allies.policy import AlliesPolicy
from gateleg.games.allies.position import (
    AFTER_TRIBES,
    POINTS,
    at_point,
    from_position,
    patched,
    places,
    to_position,
)
from gateleg.games.allies.rules import AlliesRules
from gateleg.games.allies.rules_round import own_regions, points
from gateleg.games.allies.rules_setup import new_table
from gateleg.games.allies.schema import Content, content_faults
from gateleg.games.allies.state import PURPOSES, SEATS, Allies, Switches, layout
from gateleg.games.allies.telling import EVENT_CLAUSES, NESTED, News, effects, option_message
from gateleg.games.allies.words import SEAT_NAMES, vocabulary
from gateleg.kernel.cards import Layout
from gateleg.kernel.chance import Chance, Stream
from gateleg.kernel.content import merged
from gateleg.kernel.game import Game, Setup, Switch, prompt_for_reading
from gateleg.kernel.kept import Kept
from gateleg.kernel.pack import Fault
from gateleg.kernel.play import Evaluator, Policy
from gateleg.kernel.position import Place
from gateleg.kernel.table import Prompt, State
from gateleg.kernel.words import Message, Vocabulary

SWITCHES: Final = [
    Switch("partial_rotation", ["clamp", "refuse", "free"], "AL.5.5"),
    Switch("crown", ["ties", "always"], "AL.7.4"),
    Switch("gnome", ["any", "opponent"], "AL.6.5"),
    Switch("cyclops", ["self", "any_diamond", "any_card"], "AL.6.2"),
    Switch("cyclops_chain", ["no", "yes"], "AL.6.3"),
    Switch("wizard", ["limit", "draw_now"], "AL.6.6"),
    Switch("troll", ["copy", "any_ability"], "AL.6.8"),
    Switch("troll_copies_cyclops", ["yes", "no"], "AL.6.9"),
    Switch("hand", ["per_round", "cumulative"], "AL.8.2"),
    Switch("castle_on_table", ["0", "1", "-1"], "AL.9.2"),
    Switch("won_flip", ["next", "same"], "AL.7.6"),
    Switch("tiebreak", ["won", "held"], "AL.9.3"),
    Switch("tribes", ["draft", "random", "simultaneous"], "AL.2.2"),
    Switch("deck_out", ["stop", "reshuffle"], "AL.4.4"),
    Switch("refill_after_fifth", ["yes", "no"], "AL.4.4"),
    Switch("missing_card", ["no_battle", "zero"], "AL.7.5"),
    Switch("discards_open", ["yes", "no"], "AL.11.1"),
]

RULES: Final = AlliesRules()


@final
class Prepared:
    """What is made once for a setup and shared by all its games; `faces` as they are drawn."""

    def __init__(self, box: Box, switches: Switches, cards: Layout, faces: Faces) -> None:
        self.box = box
        self.switches = switches
        self.cards = cards
        self.faces = faces


class AlliesGame(Game):
    def __init__(self) -> None:
        super().__init__()
        self.name = "allies"
        self.title = "Allies: Realm of Wonder"
        self.folder = Path(__file__).parent
        self.switches = SWITCHES
        self.purposes = PURPOSES
        self.version = 1
        self.points = POINTS
        self.set_up = AFTER_TRIBES
        self.nested = NESTED
        self.clauses = EVENT_CLAUSES
        self.schema = Content
        self._prepared = Kept(self.prepare)

    def check_seats(
        self, seats: list[str] | None, options: dict[str, str], content: dict[str, Any]
    ) -> list[str]:
        """AL.0.1 Two players, A and B."""
        if seats is not None:
            self.seating().check_order(seats)
        return SEAT_NAMES

    def content_faults(self, content: dict[str, Any]) -> list[Fault]:
        return content_faults(content)

    def prepared(self, setup: Setup) -> Prepared:
        return self._prepared.of(setup)

    def prepare(self, setup: Setup) -> Prepared:
        content = merged(self.content(), setup.pack)
        box = read_box(content)
        switches = read_switches(setup.options)
        return Prepared(box, switches, layout(box, switches), Faces(content, switches))

    def new(self, setup: Setup, chance: Chance, prompt: Prompt | None = None) -> State:
        made = self.prepared(setup)
        return new_table(RULES, made.box, made.cards, made.switches, chance, prompt or prompt_for_reading())

    def vocabulary(self, t: State) -> Vocabulary:
        assert isinstance(t, Allies)
        return vocabulary(t.box.ids)

    def model(self, view: dict[str, object], setup: Setup) -> Model:
        made = self.prepared(setup)
        return make_model(view, made.faces, RULES, made.box, made.switches, made.cards)

    def event_details(self, setup: Setup, what: int, face: int, a: int, b: int) -> dict[str, str | int]:
        return event_details(self.prepared(setup).box, what, face, a, b)

    def option_message(self, kind: str, name: str, model: Model, news: News) -> Message:
        return option_message(kind, name, model, news)

    def effects(self, before: Model, after: Model) -> list[Message]:
        return effects(before, after)

    def evaluator(self) -> Evaluator:
        return BattleEvaluator()

    def policy(self, stream: Stream) -> Policy:
        return AlliesPolicy(stream)

    def at_point(self, t: State, point: str) -> bool:
        assert isinstance(t, Allies)
        return at_point(t, point)

    def to_position(self, t: State) -> dict[str, Any]:
        assert isinstance(t, Allies)
        return to_position(t)

    def from_position(
        self, setup: Setup, position: dict[str, Any], chance: Chance, prompt: Prompt | None = None
    ) -> State:
        made = self.prepared(setup)
        return from_position(
            RULES, made.box, made.cards, made.switches, position, chance, prompt or prompt_for_reading()
        )

    def places(self, setup: Setup) -> list[Place]:
        return places(self.prepared(setup).switches)

    def patched(self, setup: Setup, position: dict[str, Any], patch: dict[str, Any]) -> dict[str, Any]:
        made = self.prepared(setup)
        return patched(made.box, made.switches, position, patch)

    def summary(self, t: State) -> dict[str, Any]:
        assert isinstance(t, Allies)
        results = [t.result(seat) for seat in range(SEATS)]
        return {
            "points": {SEAT_NAMES[seat]: int(points(t, seat)) for seat in range(SEATS)},
            "own_regions": {SEAT_NAMES[seat]: int(own_regions(t, seat)) for seat in range(SEATS)},
            "winners": [SEAT_NAMES[seat] for seat in range(SEATS) if t.over and results[seat] >= 0.5],
        }


def read_switches(o: dict[str, str]) -> Switches:
    """The readings chosen, as numbers."""
    return Switches(
        partial_rotation=["clamp", "refuse", "free"].index(o["partial_rotation"]),
        crown_always=o["crown"] == "always",
        gnome_opponent=o["gnome"] == "opponent",
        cyclops=["self", "any_diamond", "any_card"].index(o["cyclops"]),
        cyclops_chain=o["cyclops_chain"] == "yes",
        wizard_draw_now=o["wizard"] == "draw_now",
        troll_any_ability=o["troll"] == "any_ability",
        troll_copies_cyclops=o["troll_copies_cyclops"] == "yes",
        hand_cumulative=o["hand"] == "cumulative",
        castle_on_table=int(o["castle_on_table"]),
        won_flip_same=o["won_flip"] == "same",
        tiebreak_held=o["tiebreak"] == "held",
        tribes=["draft", "random", "simultaneous"].index(o["tribes"]),
        reshuffle=o["deck_out"] == "reshuffle",
        refill_after_fifth=o["refill_after_fifth"] == "yes",
        missing_card_zero=o["missing_card"] == "zero",
        discards_open=o["discards_open"] == "yes",
    )


GAME: Final = AlliesGame()
