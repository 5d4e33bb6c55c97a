"""Records: a game as a file, from which it can be gone on with, replayed and verified.

A record holds the set-up, the seed and the log; every answer by name.  Reading it plays the game again, so a record
that does not fit the rules is noticed at the first answer that is not possible.
"""
from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import Any, Final

from gateleg.kernel.chance import Chance, fast_chance, hosted_chance
from gateleg.kernel.errors import InputError
from gateleg.kernel.game import Game, Setup
from gateleg.kernel.session import Answer, Question, Session
from gateleg.kernel.table import TEAM, State

FORMAT: Final = "gateleg-record"
FORMAT_VERSION: Final = 1
MOST_EPOCHS: Final = 1 << 31


class Played:
    """A session together with what it was set up from.

    seed        hex bytes of a hosted game (numbers by HMAC), or a whole number for fast streams
    start       the position it began from, without streams of its own; None for a new game
    commitment  hash of a hosted seed, published at the start
    """

    def __init__(
        self, setup: Setup, seed: str | int, explain: bool = True, start: dict[str, Any] | None = None
    ) -> None:
        """InputError with the path of what cannot be in a start."""
        game = setup.game
        chance = chance_of(game, seed)
        if start is not None and "chance" in start:
            raise InputError("start.chance", "nothing: chance comes from the seed")
        self.setup = setup
        self.seed = seed
        self.start = start
        self.session = Session(begun(setup, chance, start), explain)
        self.words = setup.game.vocabulary(self.session.table)

    @property
    def commitment(self) -> str | None:
        return hashlib.sha256(bytes.fromhex(self.seed)).hexdigest() if isinstance(self.seed, str) else None

    def option_names(self, question: Question) -> list[str]:
        """What the options of an open question are called."""
        return self.words.options(question.kind, [int(label) for label in question.labels])

    def answer(self, seat: int, name: str, path: str = "answer") -> None:
        """Answer the seat's open question by name; InputError says what is offered."""
        question = self.session.question_of(seat)
        if question is None:
            raise InputError(path, f"an answer by {self._awaited()}, not by {self.setup.seats[seat]}")
        names = self.option_names(question)
        if name not in names:
            raise InputError(path, f"one of {', '.join(names)} ({self.words.kind_name(question.kind)}), not {name!r}")
        self.session.answer(question, names.index(name))

    def _awaited(self) -> str:
        waiting = [self.setup.seats[seat] for seat in self.session.waiting()]
        return " or ".join(waiting) if waiting else "nobody (the game is over)"

    def record(self) -> dict[str, Any]:
        """The game so far, ready for JSON."""
        return {
            "format": FORMAT,
            "format_version": FORMAT_VERSION,
            "game": self.setup.game.name,
            "rules_version": self.setup.game.version,
            "content": self.setup.content_id(),
            "seats": self.setup.seats,
            "options": self.setup.options,
            "pack": self.setup.pack,
            "seed": self.seed,
            "commitment": self.commitment,
            **({"start": self.start} if self.start is not None else {}),
            "summary": self.setup.game.summary(self.session.table),
            "epoch": self.session.epoch,
            "log": [
                {
                    "seat": self.setup.seats[a.seat],
                    "question": self.words.kind_name(a.kind),
                    "answer": self.answer_name(a),
                    **({"team": True} if a.file == TEAM else {}),
                    **({"epoch": a.epoch} if a.epoch else {}),
                }
                for a in self.session.log
            ],
        }

    def answer_name(self, answer: Answer) -> str:
        """What an answer of the log is called."""
        name = self.words.option(answer.kind, answer.label)
        return name if answer.copy == 0 else f"{name}:{answer.copy + 1}"


def begun(setup: Setup, chance: Chance, start: dict[str, Any] | None) -> State:
    """The state that a game begins from."""
    if start is None:
        return setup.game.new(setup, chance)
    try:
        return setup.game.from_position(setup, start, chance)
    except InputError as error:
        raise InputError(f"start.{error.path}", error.expected) from error


def chance_of(game: Game, seed: str | int) -> Chance:
    """Fast numbers for a whole number, hosted ones for hex bytes.  InputError for anything else."""
    if isinstance(seed, int) and not isinstance(seed, bool) and 0 <= seed < 1 << 63:
        return fast_chance(seed, len(game.purposes))
    if isinstance(seed, str):
        try:
            raw = bytes.fromhex(seed)
        except ValueError:
            raw = b""
        if len(raw) >= 16:
            return hosted_chance(raw, game.purposes)
    raise InputError("seed", "a whole number from 0 to 2**63-1, or at least 16 bytes in hex")


def read_record(data: object, find_game: Callable[[str], Game], upto: int | None = None) -> Played:
    """Play a record again, up to `upto` answers.  InputError with the path of what is wrong."""
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise InputError("format", f"a record of a game ({FORMAT!r})")
    if data.get("format_version") != FORMAT_VERSION:
        raise InputError("format_version", f"{FORMAT_VERSION}, not {data.get('format_version')!r}")
    game = find_game(field(data, "game", str))
    if data.get("rules_version") != game.version:
        expected = f"{game.version}, not {data.get('rules_version')!r}: the record belongs to other rules"
        raise InputError("rules_version", expected)
    options = field(data, "options", dict)
    for name, value in options.items():
        if type(value) is not str:
            raise InputError(f"option {name}", f"a text, not {value!r}")
    setup = game.setup(text_list(data, "seats"), options, field(data, "pack", dict))
    if data.get("content") != setup.content_id():
        raise InputError("content", f"{setup.content_id()}: the record belongs to other component data")
    if type(data.get("seed")) not in (str, int):
        raise InputError("seed", f"a whole number or text, not {data.get('seed')!r}")
    played = Played(setup, data["seed"], start=field(data, "start", dict) if "start" in data else None)
    log = field(data, "log", list)
    end = whole_epoch(data, "epoch")
    for number, entry in enumerate(log if upto is None else log[:upto]):
        replay_entry(played, entry, f"log[{number}]")
    if not played.session.epoch <= end:
        raise InputError("epoch", f"a whole number from {played.session.epoch} on, not {end}")
    # what was drawn after a place in the middle must not be foretold to whoever goes on from there
    played.session.epoch = end if upto is None or upto >= len(log) else end + 1
    return played


def differences(data: dict[str, Any], played: Played) -> list[str]:
    """What a record claims and its replay, all answers of it, does not bear out; empty if it is proved."""
    claims = {"commitment": played.commitment, "summary": played.setup.game.summary(played.session.table)}
    faults = [
        f"{name}: the record says {data.get(name)!r}, the replay {value!r}"
        for name, value in claims.items() if data.get(name) != value
    ]
    if "events" in data:
        claimed, told = field(data, "events", list), told_events(played)
        wrong = next((n for n in range(max(len(claimed), len(told))) if claimed[n:n + 1] != told[n:n + 1]), None)
        if wrong is not None:
            faults.append(f"events[{wrong}]: the record says {claimed[wrong:wrong + 1]}, the replay "
                          f"{told[wrong:wrong + 1]}")
    return faults


def told_events(played: Played) -> list[dict[str, Any]]:
    """All that has happened, by name and with its details, hidden cards too."""
    setup = played.setup
    return [
        {"event": played.words.events[e.what], **setup.game.event_details(setup, e.what, e.face, e.a, e.b)}
        for e in played.session.events
    ]


def replay_entry(played: Played, entry: object, at: str) -> None:
    """Give one answer of a record's log again."""
    if not isinstance(entry, dict):
        raise InputError(at, "a table with seat, question and answer")
    seats = played.setup.seats
    name = field(entry, "seat", str, at)
    if name not in seats:
        raise InputError(f"{at}.seat", f"one of {', '.join(seats)}, not {name!r}")
    question = played.session.question_of(seats.index(name))
    kind = field(entry, "question", str, at)
    if question is not None and played.words.kind_name(question.kind) != kind:
        raise InputError(f"{at}.question", f"{played.words.kind_name(question.kind)}, not {kind!r}")
    epoch = whole_epoch(entry, "epoch", at) if "epoch" in entry else 0
    if epoch < played.session.epoch:
        raise InputError(f"{at}.epoch", f"a whole number from {played.session.epoch} on, not {epoch}")
    played.session.epoch = epoch
    played.answer(seats.index(name), field(entry, "answer", str, at), f"{at}.answer")


def whole_epoch(table: dict[str, Any], name: str, at: str = "") -> int:
    """A number of an epoch: InputError for a wrong one."""
    epoch = int(field(table, name, int, at))
    if not 0 <= epoch < MOST_EPOCHS:
        raise InputError(f"{at}.{name}" if at else name, f"a whole number from 0 to {MOST_EPOCHS - 1}, not {epoch}")
    return epoch


def text_list(table: dict[str, Any], name: str) -> list[str]:
    """A field of a table that is a list of texts.  InputError if it is none."""
    found: list[str] = []
    for value in field(table, name, list):
        if type(value) is not str:
            raise InputError(name, f"a list of texts, not {value!r} in it")
        found.append(value)
    return found


def field(table: dict[str, Any], name: str, kind: type, at: str = "") -> Any:
    """A field of a table, of the right type."""
    path = f"{at}.{name}" if at else name
    if name not in table:
        raise InputError(path, f"a value ({kind.__name__})")
    if type(table[name]) is not kind:
        raise InputError(path, f"{kind.__name__}, not {table[name]!r}")
    return table[name]
