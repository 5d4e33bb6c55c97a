"""What a game tells the rest of Gateleg about itself."""
from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any, Final, final

from mypy_extensions import mypyc_attr

from gateleg.kernel.chance import Chance, Stream, fast_chance, seeded
from gateleg.kernel.content import merged, read_folder
from gateleg.kernel.errors import InputError
from gateleg.kernel.pack import Fault, shape_faults
from gateleg.kernel.play import Evaluator, Policy, RandomPlay
from gateleg.kernel.position import Place, patched
from gateleg.kernel.table import Prompt, State
from gateleg.kernel.words import Message, Vocabulary

OPEN: Final = "open"
PHRASES: Final = "phrases"
CLOSED: Final = "closed"


@final
class Switch:
    """An option of a game: a reading of an unclear clause, or a variant.  The first value is the default."""

    def __init__(self, name: str, values: list[str], clause: str) -> None:
        self.name = name
        self.values = values
        self.clause = clause


@final
class Seating:
    """Who can sit down: the names that seats may have, how many of them at least and at most.

    in_order   the first of the names are taken, in their order: all that can be chosen is how many sit down
    """

    def __init__(self, names: list[str], least: int, most: int, in_order: bool = False) -> None:
        self.names = names
        self.least = least
        self.most = most
        self.in_order = in_order

    def check_order(self, seats: list[str]) -> None:
        """InputError for seats that are not the first of the names, in order, or too few or too many."""
        if not self.least <= len(seats) <= self.most or seats != self.names[: len(seats)]:
            lists = " or ".join(",".join(self.names[:n]) for n in range(self.least, self.most + 1))
            raise InputError("seats", f"{lists}, not {','.join(map(str, seats))}")


@final
class Setup:
    """One way to set a game up, complete and checked: make it by `Game.setup`.

    seats     names of the seats in order (players, factions, heroes)
    options   a value for each of the game's switches
    pack      content merged over the game's own, or empty
    """

    def __init__(self, game: Game, seats: list[str], options: dict[str, str], pack: dict[str, Any]) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.pack = pack

    def content_id(self) -> str:
        """Changes with the component data that the game is played with."""
        text = json.dumps(merged(self.game.content(), self.pack), sort_keys=True)
        return hashlib.sha256(text.encode()).hexdigest()[:16]


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """One game.  Subclasses fill the fields and the methods that raise NotImplementedError.

    name       as on the command line;   folder   where its RULES.md, content and messages lie
    switches   its options;   purposes   of its random numbers
    levels     bots that play a named level in this game, where others than usual do
    version    of its rules: changes when a recorded game may go on differently
    points     the names of its stable points, for people; the first is a new game
    set_up     the name of the one right after the set-up
    nested     events that are consequences of the one before them, by name
    clauses    of events, by name: the rule behind them
    phrases    ids of the messages that may be said where `talk` is PHRASES
    schema     the shape of its content: a msgspec Struct, or None if there is no content
    """

    name: str
    title: str
    folder: Path
    switches: list[Switch]
    purposes: list[str]
    version: int
    points: list[str]
    set_up: str

    def __init__(self) -> None:
        self.levels: dict[str, str] = {}
        self.nested: set[str] = set()
        self.clauses: dict[str, str] = {}
        self.phrases: list[str] = []
        self.schema: Any = None
        self._content: dict[str, Any] | None = None

    def content(self) -> dict[str, Any]:
        """The game's own component data, with provenance."""
        if self._content is None:
            self._content = read_folder(self.folder / "content")
        return self._content

    def pack_faults(self, pack: dict[str, Any]) -> list[Fault]:
        """What is wrong in a pack: shapes first, and if these are right what the whole content does not allow."""
        if not pack:
            return []
        faults = shape_faults(self.content(), self.schema, pack)
        return faults or self.content_faults(merged(self.content(), pack))

    def content_faults(self, content: dict[str, Any]) -> list[Fault]:
        """What no schema says: names that mean nothing, counts that do not add up; nothing by default."""
        return []

    def message_folders(self) -> list[Path]:
        """Where its texts lie, one file a language in each folder; parts of a game may bring their own."""
        return [self.folder / "messages"]

    def setup(
        self, seats: list[str] | None = None, options: dict[str, str] | None = None,
        pack: dict[str, Any] | None = None,
    ) -> Setup:
        """Check how to set the game up and fill in defaults.  InputError names the option and its values."""
        chosen = {switch.name: switch.values[0] for switch in self.switches}
        for name, value in (options or {}).items():
            if name not in chosen:
                known = ", ".join(sorted(chosen))
                raise InputError(f"option {name}", f"one of the options of {self.name}: {known}")
            values = next(switch.values for switch in self.switches if switch.name == name)
            if value not in values:
                raise InputError(f"option {name}", f"{' or '.join(values)}, not {value!r}")
            chosen[name] = value
        for fault in self.pack_faults(pack or {}):
            raise InputError(fault.path, fault.expected)
        content = merged(self.content(), pack or {})
        setup = Setup(self, self.check_seats(seats, chosen, content), chosen, pack or {})
        self.new(setup, fast_chance(0, len(self.purposes)))
        return setup

    def new(self, setup: Setup, chance: Chance, prompt: Prompt | None = None) -> State:
        """A new game at its first stable point."""
        raise NotImplementedError

    def seeded(self, setup: Setup, seed: int, prompt: Prompt | None = None) -> State:
        """A new game with fast random numbers."""
        return self.new(setup, fast_chance(seed, len(self.purposes)), prompt)

    def check_seats(
        self, seats: list[str] | None, options: dict[str, str], content: dict[str, Any]
    ) -> list[str]:
        """The names of the seats; the default for None.  InputError for seats that cannot play with this content."""
        raise NotImplementedError

    def seating(self, pack: dict[str, Any] | None = None) -> Seating:
        """Who can sit down, with a pack; by default the seats of the default setup and no others, in their order."""
        options = {switch.name: switch.values[0] for switch in self.switches}
        seats = self.check_seats(None, options, merged(self.content(), pack or {}))
        return Seating(seats, len(seats), len(seats), in_order=True)

    def vocabulary(self, t: State) -> Vocabulary:
        """The names of a game's questions and options."""
        raise NotImplementedError

    def at_point(self, t: State, point: str) -> bool:
        """Whether a state at a stable point is at the one of that name.  InputError if the game has no such point."""
        raise NotImplementedError

    def to_position(self, t: State) -> dict[str, Any]:
        """The whole state, at a stable point, as readable JSON with names."""
        raise NotImplementedError

    def from_position(
        self, setup: Setup, position: dict[str, Any], chance: Chance, prompt: Prompt | None = None
    ) -> State:
        """The inverse; InputError with the path of what cannot be.

        `chance` is used up: it goes on where the position's streams stand, if it has any.
        """
        raise NotImplementedError

    def places(self, setup: Setup) -> list[Place]:
        """Where cards stand in positions; a place gets its cards from the first of these that has them."""
        raise NotImplementedError

    def patched(self, setup: Setup, position: dict[str, Any], patch: dict[str, Any]) -> dict[str, Any]:
        """A position with the keys of a scenario's patch in place of its own (see kernel.position.patched)."""
        return patched(position, patch, self.places(setup))

    def model(self, view: dict[str, object], setup: Setup) -> Any:
        """The typed view that interfaces draw, from nothing but State.view."""
        raise NotImplementedError

    def event_details(self, setup: Setup, what: int, face: int, a: int, b: int) -> dict[str, str | int]:
        """The details of an event of Session.news by name, as its message needs them: words of the game, or numbers.

        `card` is the name of the face, missing where the viewer does not know it.
        """
        raise NotImplementedError

    def option_message(self, kind: str, name: str, model: Any, news: list[tuple[str, dict[str, str | int]]]) -> Message:
        """An option in words, with what lies there; by default its own word.

        model   what the seat sees at the question;   news   the events so far, by name, with their details
        """
        return Message("choice-word", {"word": name})

    def targets(self, kind: str, name: str) -> list[str]:
        """What stands for an option on the board, by the names of the model; by default what the option is called."""
        return [name.partition(":")[0]]

    def effects(self, before: Any, after: Any) -> list[Message]:
        """What differs between two models in ways that matter for a choice."""
        return []

    def talk(self, t: State) -> str:
        """Whether players may talk: OPEN, in PHRASES only, or CLOSED; everybody must know what it depends on."""
        return OPEN

    def evaluator(self) -> Evaluator:
        """What judges positions; without knowledge of the game by default."""
        return Evaluator()

    def policy(self, stream: Stream) -> Policy:
        """Scripted play; random by default."""
        return Policy(stream)

    def summary(self, t: State) -> dict[str, Any]:
        """How it stands or ended, by names.

        points    {seat: its score};   winners   the seats that have won, all of a team; empty before the end
        A game may add more, such as the reason why a team has lost.
        """
        raise NotImplementedError


def prompt_for_reading() -> Prompt:
    """A prompt for states that are looked at and not played."""
    return Prompt(RandomPlay(seeded(1)))
