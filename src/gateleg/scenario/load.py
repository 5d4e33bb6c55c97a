"""Reads scenario files and checks all that can be checked without playing.  docs/scenarios.md describes the format."""
from __future__ import annotations

import re
import tomllib
from collections.abc import Callable
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cache
from pathlib import Path
from typing import Any, Final

from gateleg.games.registry import find_game
from gateleg.kernel.errors import InputError
from gateleg.kernel.game import Game, Setup
from gateleg.kernel.position import SPECTATOR_NAME
from gateleg.kernel.words import Vocabulary
from gateleg.rulebook import RulebookError, rulebook

FILE_KEYS: Final = ["game", "content", "case"]
CASE_KEYS: Final = ["title", "clause", "options", "content", "at", "position", "chance", "do", "expect"]
KEEP: Final = "keep"
HEADER: Final = re.compile(r"^[ \t]*\[\[[ \t]*case[ \t]*(?:\.[ \t]*(do|expect)[ \t]*)?\]\]", re.MULTILINE)
LONG_STRING: Final = re.compile(r'"""(?:[^\\]|\\.)*?"""|\'\'\'.*?\'\'\'', re.DOTALL)


class ScenarioError(Exception):
    """A file or a case is not as it must be: `path` names the key, `title` the case ("" for the file itself)."""

    def __init__(self, file: Path, title: str, path: str, expected: str) -> None:
        case = f" {title!r}" if title else ""
        super().__init__(f"{file}{case}: {path}: expected {expected}")
        self.file = file
        self.title = title
        self.path = path
        self.expected = expected


@dataclass(frozen=True)
class Do:
    """Answers, by seat, to questions in their order."""

    path: str
    answers: dict[str, list[str]]


@dataclass(frozen=True)
class Expect:
    """What must hold.  `keys` are the words of the format, `position` the rest: paths into the position."""

    path: str
    keys: dict[str, Any]
    position: dict[str, Any]

    def decisions(self) -> list[tuple[str, str]]:
        """Seats and kinds of the questions that `decision` names."""
        named = self.keys.get("decision", [])
        return [(one["seat"], one["kind"]) for one in (named if isinstance(named, list) else [named])]


@dataclass(frozen=True)
class Case:
    """One case of a scenario file.

    at      the stable point where it begins;   position   what is changed there
    chance  [purpose] numbers, and orders of shuffles, as they come;   steps   in the order of the file
    """

    file: Path
    title: str
    clauses: tuple[str, ...]
    setup: Setup
    words: Vocabulary
    at: str
    position: dict[str, Any]
    chance: dict[str, list[Any]]
    steps: tuple[Do | Expect, ...]


def load(file: Path, find: Callable[[str], Game] = find_game) -> list[Case]:
    """The cases of a file.  ScenarioError names the case and the key at fault; nothing is played."""
    try:
        text = file.read_text(encoding="utf-8")
        data = tomllib.loads(text)
    except OSError as error:
        raise ScenarioError(file, "", "file", f"a file that can be read ({error.strerror})") from error
    except UnicodeDecodeError as error:
        raise ScenarioError(file, "", "file", f"UTF-8 text (byte {error.start})") from error
    except tomllib.TOMLDecodeError as error:
        raise ScenarioError(file, "", "file", f"TOML ({error})") from error
    title = ""
    try:
        check_keys(data, FILE_KEYS, "")
        game = find(typed(data, "game", str, ""))
        tables = typed(data, "case", list, "")
        if not tables or not all(isinstance(table, dict) for table in tables):
            raise InputError("case", "one or more tables, [[case]]")
        orders = orders_of_steps(text, len(tables))
        cases: list[Case] = []
        made: dict[str, Setup] = {}
        for number, table in enumerate(tables):
            title = ""
            title = typed(table, "title", str, f"case[{number}]")
            if any(case.title == title for case in cases):
                raise InputError("title", "a title that no other case of the file has")
            cases.append(Reader(file, game, data.get("content", {}), table, title, made).case(orders[number]))
    except InputError as error:
        raise ScenarioError(file, title, error.path, error.expected) from error
    return cases


def orders_of_steps(text: str, cases: int) -> list[list[str]]:
    """For each case the order of its `do` and `expect` tables, which parsed TOML does not keep."""
    orders: list[list[str]] = []
    for header in HEADER.finditer(LONG_STRING.sub('""', text)):
        if header[1] is None:
            orders.append([])
        elif orders:
            orders[-1].append(header[1])
    if len(orders) != cases:
        raise InputError("case", "every case under a [[case]] line of its own")
    return orders


class Reader:
    """Reads one case.

    made   the setups of the file's cases so far, which cases of the same seats, options and content share
    """

    def __init__(
        self, file: Path, game: Game, content: Any, table: dict[str, Any], title: str, made: dict[str, Setup]
    ) -> None:
        self.file = file
        self.game = game
        self.table = table
        self.title = title
        self.made = made
        check_keys(table, CASE_KEYS, "")
        self.setup = self._setup(content)
        self.first = game.seeded(self.setup, 0)
        self.words = game.vocabulary(self.first)
        names = [*self.words.faces, *self.words.words.values()]
        names += [label for kind in self.words.kinds.values() for label in kind.labels or []]
        self.options = set(names)

    def case(self, order: list[str]) -> Case:
        """The case, its steps in the given order.  InputError for whatever is wrong."""
        at = typed(self.table, "at", str, "", self.game.set_up)
        self.game.at_point(self.first, at)
        position = typed(self.table, "position", dict, "", {})
        if "chance" in position:
            raise InputError("position.chance", "nothing: `chance` of the case scripts the random numbers")
        return Case(
            self.file, self.title, self._clauses(), self.setup, self.words, at, position, self._chance(),
            self._steps(order),
        )

    def _setup(self, content: Any) -> Setup:
        own = typed(self.table, "content", dict, "", {})
        if not isinstance(content, dict):
            raise InputError("content", f"a table, not {content!r}")
        options = dict(typed(self.table, "options", dict, "", {}))
        seats = options.pop("seats", None)
        if seats is not None and not (isinstance(seats, list) and all(isinstance(seat, str) for seat in seats)):
            raise InputError("options.seats", f"a list of names, not {seats!r}")
        for name, value in options.items():
            if type(value) not in (str, int):
                raise InputError(f"options.{name}", f"a word or a whole number, not {value!r}")
        try:
            chosen = {name: str(value) for name, value in options.items()}
            pack = joined(content, own)
            key = repr((seats, sorted(chosen.items()), pack))
            if key not in self.made:
                self.made[key] = self.game.setup(seats, chosen, pack)
            return self.made[key]
        except InputError as error:
            path = re.sub(r"^option ", "options.", error.path)
            raise InputError("options.seats" if path == "seats" else path, error.expected) from error

    def _clauses(self) -> tuple[str, ...]:
        given = self.table.get("clause", [])
        ids = [given] if isinstance(given, str) else given
        if not isinstance(ids, list) or not all(isinstance(id, str) for id in ids):
            raise InputError("clause", f"the id of a clause, or a list of them, not {given!r}")
        try:
            known = clause_ids(self.game.name) if ids else ()
        except RulebookError as error:
            raise InputError("clause", str(error)) from error
        for id in ids:
            if id not in known:
                raise InputError("clause", f"a clause of {self.game.name}{near(id, list(known))}, not {id!r}")
        return tuple(dict.fromkeys(ids))

    def _chance(self) -> dict[str, list[Any]]:
        script: dict[str, list[Any]] = typed(self.table, "chance", dict, "", {})
        for purpose, entries in script.items():
            at = f"chance.{purpose}"
            if purpose not in self.game.purposes:
                raise InputError(at, f"one of {', '.join(self.game.purposes)}")
            if not isinstance(entries, list):
                raise InputError(at, f"a list with one entry for each draw or shuffle, not {entries!r}")
            for n, entry in enumerate(entries):
                if isinstance(entry, list):
                    for i, name in enumerate(entry):
                        if name not in self.words.faces:
                            raise InputError(f"{at}[{n}][{i}]", f"the name of a card, not {name!r}")
                elif entry != KEEP and (type(entry) is not int or entry < 0):
                    raise InputError(f"{at}[{n}]", f"a number, {KEEP!r} or a list of cards, top first, not {entry!r}")
        return script

    def _steps(self, order: list[str]) -> tuple[Do | Expect, ...]:
        steps: list[Do | Expect] = []
        for word in ("do", "expect"):
            tables = self.table.get(word, [])
            if not isinstance(tables, list) or len(tables) != order.count(word):
                raise InputError(word, f"each under a [[case.{word}]] line of its own, since their order counts")
        if "expect" not in order:
            raise InputError("expect", "at least one [[case.expect]]")
        counts = {"do": 0, "expect": 0}
        for word in order:
            n = counts[word]
            counts[word] += 1
            table = self.table[word][n]
            steps.append(self._do(table, f"do[{n}]") if word == "do" else self._expect(table, f"expect[{n}]"))
        return tuple(steps)

    def _do(self, table: dict[str, Any], path: str) -> Do:
        for seat, answers in table.items():
            at = f"{path}.{seat}"
            self._seat(seat, at)
            if not isinstance(answers, list):
                raise InputError(at, f"a list of answers, not {answers!r}")
            for n, name in enumerate(answers):
                self._option(name, f"{at}[{n}]")
        return Do(path, table)

    def _expect(self, table: dict[str, Any], path: str) -> Expect:
        checks: dict[str, Callable[[Any, str], None]] = {
            "offered": self._check_offered, "not_offered": self._check_offered, "refused": self._check_refused,
            "decision": self._check_decision, "view": self._check_view, "hidden_from": self._check_hidden,
            "score": self._check_score, "winner": self._check_winner, "over": self._check_over,
        }
        if not table:
            raise InputError(path, "something that must hold")
        keys = {key: value for key, value in table.items() if key in checks}
        for key, value in keys.items():
            checks[key](value, f"{path}.{key}")
        return Expect(path, keys, {key: value for key, value in table.items() if key not in checks})

    def _seat(self, name: object, path: str) -> None:
        if name not in self.setup.seats:
            raise InputError(path, f"a seat ({', '.join(self.setup.seats)}), not {name!r}")

    def _viewer(self, name: object, path: str) -> None:
        if name != SPECTATOR_NAME:
            self._seat(name, path)

    def _option(self, name: object, path: str) -> None:
        if not isinstance(name, str) or re.sub(r":\d+$", "", name) not in self.options:
            hint = near(str(name), sorted(self.options))
            raise InputError(path, f"an option of {self.game.name}{hint}, not {name!r}")

    def _check_offered(self, value: Any, path: str) -> None:
        lists = value if isinstance(value, dict) else {"": value}
        for seat, names in lists.items():
            at = f"{path}.{seat}" if seat else path
            if seat:
                self._seat(seat, at)
            if not isinstance(names, list) or not names:
                raise InputError(at, "a list of options, or lists by seat")
            for n, name in enumerate(names):
                self._option(name, f"{at}[{n}]")

    def _check_refused(self, value: Any, path: str) -> None:
        for at, one in each(value, path):
            check_fields(one, ["seat", "option", "clause"], at, ["reason"])
            self._seat(one["seat"], f"{at}.seat")
            self._option(one["option"], f"{at}.option")

    def _check_decision(self, value: Any, path: str) -> None:
        for at, one in each(value, path):
            check_fields(one, ["seat", "kind"], at)
            self._seat(one["seat"], f"{at}.seat")
            try:
                self.words.kind(one["kind"])
            except InputError as error:
                raise InputError(f"{at}.kind", error.expected) from error

    def _check_view(self, value: Any, path: str) -> None:
        if not isinstance(value, dict) or not value:
            raise InputError(path, "a table by seat")
        for viewer, seen in value.items():
            self._viewer(viewer, f"{path}.{viewer}")
            if not isinstance(seen, dict):
                raise InputError(f"{path}.{viewer}", "a table of places with cards")

    def _check_hidden(self, value: Any, path: str) -> None:
        if not isinstance(value, dict) or not value:
            raise InputError(path, "a table by seat")
        known = [*self.words.faces, *[place.path for place in self.game.places(self.setup)]]
        for viewer, names in value.items():
            at = f"{path}.{viewer}"
            self._viewer(viewer, at)
            if not isinstance(names, list) or not names:
                raise InputError(at, "a list of cards, or of places with cards")
            for n, name in enumerate(names):
                if name not in known:
                    raise InputError(f"{at}[{n}]", f"a card, or a place{near(str(name), known)}, not {name!r}")

    def _check_score(self, value: Any, path: str) -> None:
        if not isinstance(value, dict) or not value:
            raise InputError(path, "a table by seat")
        for seat, points in value.items():
            self._seat(seat, f"{path}.{seat}")
            if type(points) is not int:
                raise InputError(f"{path}.{seat}", f"a whole number, not {points!r}")

    def _check_winner(self, value: Any, path: str) -> None:
        for n, seat in enumerate(value if isinstance(value, list) else [value]):
            self._seat(seat, f"{path}[{n}]" if isinstance(value, list) else path)

    def _check_over(self, value: Any, path: str) -> None:
        if type(value) is not bool:
            raise InputError(path, f"true or false, not {value!r}")


@cache
def clause_ids(game: str) -> tuple[str, ...]:
    """The ids of a game's clauses."""
    return rulebook(game).ids


def each(value: Any, path: str) -> list[tuple[str, Any]]:
    """A table, or the tables of a list, with their paths."""
    return [(f"{path}[{n}]", one) for n, one in enumerate(value)] if isinstance(value, list) else [(path, value)]


def check_keys(table: dict[str, Any], known: list[str], path: str) -> None:
    """InputError for a key that is not known."""
    for key in table:
        if key not in known:
            raise InputError(f"{path}.{key}" if path else key, f"one of {', '.join(known)}")


def check_fields(table: Any, names: list[str], path: str, optional: list[str] | None = None) -> None:
    """InputError unless it is a table with text for each of the names and no other keys."""
    if not isinstance(table, dict):
        raise InputError(path, f"a table with {', '.join(names)}")
    check_keys(table, names + (optional or []), path)
    for name in [*names, *[name for name in optional or [] if name in table]]:
        typed(table, name, str, path)


def typed(table: dict[str, Any], key: str, kind: type, path: str, default: Any = None) -> Any:
    """A key's value; InputError if it has another type, or is missing without a default."""
    at = f"{path}.{key}" if path else key
    value = table.get(key, default)
    if type(value) is not kind:
        expected = "text" if kind is str else "a list" if kind is list else "a table"
        raise InputError(at, expected + (f", not {value!r}" if key in table else ""))
    return value


def near(word: str, known: list[str]) -> str:
    """A hint for messages."""
    matches = get_close_matches(word, known, n=3)
    return f" (near: {', '.join(matches)})" if matches else ""


def joined(pack: dict[str, Any], more: dict[str, Any]) -> dict[str, Any]:
    """One content pack out of two: of the file, and of the case, which goes over it."""
    result = dict(pack)
    for name, value in more.items():
        old = result.get(name)
        if isinstance(old, dict) and isinstance(value, dict):
            result[name] = {**old, **value}
        elif isinstance(old, list) and isinstance(value, list):
            ids = [entry.get("id") if isinstance(entry, dict) else None for entry in value]
            result[name] = [e for e in old if not isinstance(e, dict) or e.get("id") not in ids] + value
        else:
            result[name] = value
    return result
