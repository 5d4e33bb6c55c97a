"""Root, as the rest of Gateleg sees it."""
from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from gateleg.games.root.assembly import (
    DECKS,
    LEAST_SEATS,
    MAPS,
    MOST_SEATS,
    Assembly,
    assemble,
    faction_folder,
    faction_switches,
    find_factions,
    game_content,
    make_faction,
    seat_names,
)
from gateleg.games.root.content import read_deck, read_items, read_map
from gateleg.games.root.evaluator import RootEvaluator
from gateleg.games.root.faction import Faction
from gateleg.games.root.layout import PURPOSES, VP, WINNERS
from gateleg.games.root.likeness import likeness_faults
from gateleg.games.root.model import Model, event_details, make_model
from gateleg.games.root.policy import RootPolicy
from gateleg.games.root.position import AFTER, POINTS, at_point, from_position, patched, places, to_position
from gateleg.games.root.rules import RootRules
from gateleg.games.root.rules_setup import new_table
from gateleg.games.root.state import Root
from gateleg.games.root.telling import NESTED, effects, option_message
from gateleg.kernel.chance import Chance, Stream
from gateleg.kernel.content import merged, read_folder
from gateleg.kernel.errors import InputError
from gateleg.kernel.game import OPEN, Game, Seating, Setup, Switch, prompt_for_reading
from gateleg.kernel.kept import Kept
from gateleg.kernel.pack import Fault
from gateleg.kernel.play import Evaluator, Policy
from gateleg.kernel.position import Place
from gateleg.kernel.table import Prompt, State
from gateleg.kernel.words import Message, Vocabulary

SWITCHES: Final = [
    Switch("map", MAPS, "C.1.1"),
    Switch("deck", DECKS, "2.1"),
    Switch("max_rounds", ["1000", "100", "20", "off"], "3.1"),  # a guard, no rule
]
RULES: Final = RootRules()
# turns are too many to be looked at one by one, so that search judges single answers, by a round of scripted play
LEVELS: Final = {
    "beginner": "random", "easy": "oneply", "medium": "policy", "hard": "plan:40:moves=answers:rounds=1",
    "expert": "plan:120:moves=answers:rounds=2",
}
BASE: Final = ["marquise", "eyrie", "alliance", "vagabond"]


class RootGame(Game):
    def __init__(self, factions: dict[str, type[Faction]] | None = None) -> None:
        """`factions`: those there are, for tests; the installed ones by default."""
        super().__init__()
        self.name = "root"
        self.title = "Root"
        self.folder = Path(__file__).parent
        self.factions = factions if factions is not None else find_factions()
        self.switches = SWITCHES + faction_switches(self.factions, self.content())
        self.purposes = PURPOSES
        self.version = 1
        self.points = POINTS
        self.set_up = AFTER
        self.levels = LEVELS
        self.nested = NESTED
        self._suits: dict[str, str] = {}
        self._prepared = Kept(self.assemble)

    def content(self) -> dict[str, Any]:
        """1.1.1 The Law's component data and that of every faction."""
        if self._content is None:
            self._content = game_content(read_folder(self.folder / "content"), self.factions)
        return self._content

    def pack_faults(self, pack: dict[str, Any]) -> list[Fault]:
        """What is wrong in a pack: the first thing that those who read it come upon."""
        if not pack:
            return []
        if faults := likeness_faults(self.content(), pack):
            return faults
        try:
            content = merged(self.content(), pack)
            for map in MAPS:
                read_map(content, map)
            for deck in DECKS:
                read_deck(content, deck)
            read_items(content)
            for kind in self.factions.values():
                make_faction(kind, content, self.defaults())
        except InputError as error:
            place, _, field = error.path.partition(".")
            name, _, id = place.partition(" ")
            entries = pack.get(name, [])
            ids = [str(entry.get("id")) for entry in entries] if isinstance(entries, list) else []
            return [Fault(name, id or None, field, error.expected, ids.index(id) if id in ids else -1)]
        return []

    def message_folders(self) -> list[Path]:
        """The Law's texts and those of the factions that bring any."""
        own = [faction_folder(kind) / "messages" for kind in self.factions.values()]
        return [self.folder / "messages", *(folder for folder in own if folder.is_dir())]

    def check_seats(
        self, seats: list[str] | None, options: dict[str, str], content: dict[str, Any]
    ) -> list[str]:
        """5.1.1 The factions in the order of seating; by default those of the base game that are there."""
        if seats is None:
            return [name for name in BASE if name in self.factions]
        seat_names(seats, self.factions)
        return list(seats)

    def seating(self, pack: dict[str, Any] | None = None) -> Seating:
        """5.1.1, 9.7 Any factions, some of them for two players."""
        seconds = [f"{name}-2" for name, kind in self.factions.items() if self.may_sit_twice(kind)]
        return Seating([*self.factions, *seconds], LEAST_SEATS, MOST_SEATS)

    def may_sit_twice(self, kind: type[Faction]) -> bool:
        return make_faction(kind, self.content(), self.defaults()).most_seats > 1

    def defaults(self) -> dict[str, str]:
        """The first value of each switch."""
        return {switch.name: switch.values[0] for switch in self.switches}

    def talk(self, t: State) -> str:
        """1.3.1 Players talk and make deals as they like; nothing they say binds them."""
        return OPEN

    def assembly(self, setup: Setup) -> Assembly:
        """What is made once for a setup."""
        return self._prepared.of(setup)

    def assemble(self, setup: Setup) -> Assembly:
        content = merged(self.content(), setup.pack)
        return assemble(RULES, content, setup.seats, setup.options, self.factions)

    def new(self, setup: Setup, chance: Chance, prompt: Prompt | None = None) -> State:
        made = self.assembly(setup)
        return new_table(made.board, made.layout, chance, prompt or prompt_for_reading())

    def vocabulary(self, t: State) -> Vocabulary:
        assert isinstance(t, Root)
        return t.board.words

    def at_point(self, t: State, point: str) -> bool:
        assert isinstance(t, Root)
        return at_point(t, point)

    def to_position(self, t: State) -> dict[str, Any]:
        assert isinstance(t, Root)
        return to_position(t)

    def from_position(
        self, setup: Setup, position: dict[str, Any], chance: Chance, prompt: Prompt | None = None
    ) -> State:
        return from_position(self.assembly(setup), position, chance, prompt or prompt_for_reading())

    def places(self, setup: Setup) -> list[Place]:
        return places(self.assembly(setup).board)

    def patched(self, setup: Setup, position: dict[str, Any], patch: dict[str, Any]) -> dict[str, Any]:
        return patched(self.assembly(setup).board, position, patch)

    def model(self, view: dict[str, object], setup: Setup) -> Model:
        return make_model(view, self.assembly(setup))

    def event_details(self, setup: Setup, what: int, face: int, a: int, b: int) -> dict[str, str | int]:
        return event_details(self.assembly(setup).board, what, face, a, b)

    def policy(self, stream: Stream) -> Policy:
        return RootPolicy(stream)

    def option_message(self, kind: str, name: str, model: Any, news: list[tuple[str, dict[str, str | int]]]) -> Message:
        assert isinstance(model, Model)
        if not self._suits:
            content = self.content()
            self._suits = {card["id"]: card["suit"] for deck in ("standard", "exiles") for card in content[deck]}
        return option_message(name, model, self._suits)

    def effects(self, before: Any, after: Any) -> list[Message]:
        assert isinstance(before, Model)
        assert isinstance(after, Model)
        return effects(before, after)

    def evaluator(self) -> Evaluator:
        return RootEvaluator()

    def summary(self, t: State) -> dict[str, Any]:
        assert isinstance(t, Root)
        seats = t.board.seats
        return {
            "points": {name: int(t.n[VP + seat]) for seat, name in enumerate(seats)},
            "winners": [name for seat, name in enumerate(seats) if t.n[WINNERS] >> seat & 1],
            "limit_hit": bool(t.over and t.n[WINNERS] == 0),
        }


GAME: Final = RootGame()
