"""Wonder Woman: Challenge of the Amazons, as the rest of Gateleg sees it."""
from __future__ import annotations

from pathlib import Path
from typing import Any, Final, final

from gateleg.games.wonder_woman.box import COST_ACTIONS, Box
from gateleg.games.wonder_woman.evaluator import WonderWomanEvaluator
from gateleg.games.wonder_woman.model import Entries, Model, make_model
from gateleg.games.wonder_woman.policy import WonderWomanPolicy
from gateleg.games.wonder_woman.position import (
    AFTER_SETUP,
    POINTS,
    at_point,
    from_position,
    patched,
    places,
    to_position,
)
from gateleg.games.wonder_woman.rules import WonderWomanRules, may_talk
from gateleg.games.wonder_woman.rules_setup import new_table
from gateleg.games.wonder_woman.schema import Content, content_faults
from gateleg.games.wonder_woman.state import MOST_SEATS, PURPOSES, Switches, WonderWoman, layout
from gateleg.games.wonder_woman.telling import EVENT_CLAUSES, NESTED, News, effects, event_details, option_message
from gateleg.games.wonder_woman.words import ENEMY_NAMES, REASON_NAMES, vocabulary
from gateleg.kernel.cards import Layout
from gateleg.kernel.chance import Chance, Stream, fast_chance
from gateleg.kernel.content import merged
from gateleg.kernel.errors import InputError
from gateleg.kernel.game import CLOSED, OPEN, Game, Seating, Setup, Switch, prompt_for_reading
from gateleg.kernel.kept import Kept
from gateleg.kernel.pack import Fault
from gateleg.kernel.play import Evaluator, Policy
from gateleg.kernel.position import Place
from gateleg.kernel.table import Prompt, State
from gateleg.kernel.words import Message, Vocabulary

SWITCHES: Final = [
    Switch("enemy", ENEMY_NAMES, "WW.1.6"),
    Switch("harder_health", ["no", "yes"], "WW.17.1"),
    Switch("leave_out_relic", ["no", "yes"], "WW.17.2"),
    Switch("team_lead", ["rotating", "first_seat"], "WW.0.9"),
    Switch("short_hand", ["leading", "any_slot"], "WW.6.5"),
    Switch("early_discards_visible", ["no", "yes"], "WW.6.6"),
    Switch("pass_is_action", ["yes", "no"], "WW.7.7"),
    Switch("direct_after_steps", ["yes", "no"], "WW.10.6"),
    Switch("carry_on_direct", ["yes", "no"], "WW.10.7"),
    Switch("bracers_stop_beacons", ["yes", "no"], "WW.10.8"),
    Switch("inspiring", ["one", "all"], "WW.13.3"),
    Switch("persistent_deal", ["now", "next_strategize"], "WW.13.4"),
    Switch("formidable_split", ["group", "each"], "WW.14.5"),
    Switch("push_carries_warriors", ["yes", "no"], "WW.14.6"),
    Switch("blocked_push", ["stay", "ignore_blockades"], "WW.14.6"),
    Switch("discard_reshuffles", ["yes", "no"], "WW.15.4"),
    Switch("omit_relic", ["before_artemis", "after_artemis"], "WW.17.2"),
    Switch("artifact_heal", ["aphrodite", "athena"], "WW.15.5"),
    Switch("offboard_closest", ["choose", "ignore"], "WW.15.8"),
    Switch("animals_from", ["own_region", "any_region"], "WW.16.6"),
]

RULES: Final = WonderWomanRules()


@final
class Prepared:
    """What is made once for a setup and shared by all its games; `entries` as they are drawn."""

    def __init__(self, box: Box, switches: Switches, cards: Layout, entries: Entries) -> None:
        self.box = box
        self.switches = switches
        self.cards = cards
        self.entries = entries


class WonderWomanGame(Game):
    def __init__(self) -> None:
        super().__init__()
        self.name = "wonder_woman"
        self.title = "Wonder Woman: Challenge of the Amazons"
        self.folder = Path(__file__).parent
        self.switches = SWITCHES
        self.purposes = PURPOSES
        self.version = 1
        self.points = POINTS
        self.set_up = AFTER_SETUP
        self.schema = Content
        self.nested = NESTED
        self.clauses = EVENT_CLAUSES
        self.levels = {"hard": "plan:24:moves=answers", "expert": "plan:200:moves=answers"}
        self._prepared = Kept(self.prepare)

    def content_faults(self, content: dict[str, Any]) -> list[Fault]:
        return content_faults(content)

    def heroes(self, content: dict[str, Any] | None = None) -> list[str]:
        """The Heroes of the box, or of other content, of whom each player takes one."""
        return [str(hero["id"]) for hero in (content or self.content())["hero"]]

    def check_seats(
        self, seats: list[str] | None, options: dict[str, str], content: dict[str, Any]
    ) -> list[str]:
        """WW.0.1, WW.1.1 Two to five players, each with another Hero."""
        heroes = self.heroes(content)
        if seats is None:
            return heroes[:2]
        if not 2 <= len(seats) <= MOST_SEATS or len(set(seats)) < len(seats) or not set(seats) <= set(heroes):
            raise InputError("seats", f"two to five different Heroes of {', '.join(heroes)}, not {','.join(seats)}")
        return list(seats)

    def seating(self, pack: dict[str, Any] | None = None) -> Seating:
        return Seating(self.heroes(merged(self.content(), pack or {})), 2, MOST_SEATS)

    def prepared(self, setup: Setup) -> Prepared:
        return self._prepared.of(setup)

    def prepare(self, setup: Setup) -> Prepared:
        o = setup.options
        content = merged(self.content(), setup.pack)
        harder = o["harder_health"] == "yes"
        box = Box(content, setup.seats, o["enemy"], harder, o["artifact_heal"] == "athena")
        switches = read_switches(o)
        return Prepared(box, switches, layout(box, switches), Entries(content, box))

    def new(self, setup: Setup, chance: Chance, prompt: Prompt | None = None) -> State:
        made = self.prepared(setup)
        return new_table(RULES, made.box, made.cards, made.switches, chance, prompt or prompt_for_reading())

    def vocabulary(self, t: State) -> Vocabulary:
        assert isinstance(t, WonderWoman)
        box = t.box
        moves = [COST_ACTIONS[action] == "move_one_region" for action in box.price_action]
        return vocabulary(box.ids, box.heroes, box.region_ids, box.obstacles, moves)

    def talk(self, t: State) -> str:
        assert isinstance(t, WonderWoman)
        return OPEN if may_talk(t) else CLOSED

    def model(self, view: dict[str, object], setup: Setup) -> Model:
        t = self.new(setup, fast_chance(0, len(PURPOSES)))
        assert isinstance(t, WonderWoman)
        return make_model(view, self.prepared(setup).entries, t)

    def option_message(self, kind: str, name: str, model: Model, news: News) -> Message:
        return option_message(kind, name, model, news)

    def targets(self, kind: str, name: str) -> list[str]:
        """Regions for ways that lead straight there, prices for what they pay for, Heroes for their cards."""
        plain = super().targets(kind, name)[0]
        for verb in ("directly-", "remove-", "move-", "double-"):
            if plain.startswith(verb):
                return [plain.removeprefix(verb)]
        return [plain]

    def effects(self, before: Model, after: Model) -> list[Message]:
        return effects(before, after)

    def event_details(self, setup: Setup, what: int, face: int, a: int, b: int) -> dict[str, str | int]:
        return event_details(self.prepared(setup).box, what, face, a, b)

    def evaluator(self) -> Evaluator:
        return WonderWomanEvaluator()

    def policy(self, stream: Stream) -> Policy:
        return WonderWomanPolicy(stream)

    def at_point(self, t: State, point: str) -> bool:
        assert isinstance(t, WonderWoman)
        return at_point(t, point)

    def to_position(self, t: State) -> dict[str, Any]:
        assert isinstance(t, WonderWoman)
        return to_position(t)

    def from_position(
        self, setup: Setup, position: dict[str, Any], chance: Chance, prompt: Prompt | None = None
    ) -> State:
        made = self.prepared(setup)
        fresh = new_table(RULES, made.box, made.cards, made.switches, chance, prompt or prompt_for_reading())
        return from_position(fresh, position)

    def places(self, setup: Setup) -> list[Place]:
        return places(self.prepared(setup).box)

    def patched(self, setup: Setup, position: dict[str, Any], patch: dict[str, Any]) -> dict[str, Any]:
        return patched(self.prepared(setup).box, position, patch)

    def summary(self, t: State) -> dict[str, Any]:
        """`points` is the damage done, the same for all; `reason` why the team has lost, if it has."""
        assert isinstance(t, WonderWoman)
        heroes = t.box.heroes
        return {
            "points": {hero: int(t.box.health - t.health) for hero in heroes},
            "team": True,
            "winners": [hero for seat, hero in enumerate(heroes) if t.over and t.result(seat) > 0],
            "reason": REASON_NAMES[t.outcome],
            "rounds": int(t.round),
            "defense": int(t.defense),
            "health": int(t.health),
        }


def read_switches(o: dict[str, str]) -> Switches:
    """The readings chosen, as flags."""
    return Switches(
        lead_rotates=o["team_lead"] == "rotating",
        short_hand_any=o["short_hand"] == "any_slot",
        early_discards=o["early_discards_visible"] == "yes",
        skip_counts=o["pass_is_action"] == "yes",
        direct_after_steps=o["direct_after_steps"] == "yes",
        carry_on_direct=o["carry_on_direct"] == "yes",
        bracers_stop_beacons=o["bracers_stop_beacons"] == "yes",
        inspiring_all=o["inspiring"] == "all",
        persistent_later=o["persistent_deal"] == "next_strategize",
        formidable_each=o["formidable_split"] == "each",
        push_carries=o["push_carries_warriors"] == "yes",
        push_through=o["blocked_push"] == "ignore_blockades",
        discard_reshuffles=o["discard_reshuffles"] == "yes",
        omit_after_artemis=o["omit_relic"] == "after_artemis",
        offboard_ignores=o["offboard_closest"] == "ignore",
        animals_anywhere=o["animals_from"] == "any_region",
        leave_out_relic=o["leave_out_relic"] == "yes",
    )


GAME: Final = WonderWomanGame()
