"""Who cites a clause: functions by the first line of their docstring, tests by a mark, scenario cases by a key.

Python is read as a syntax tree and never imported, so that the index needs no game to load.
"""
from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass
from difflib import get_close_matches
from pathlib import Path
from typing import Final

from gateleg.rulebook.clauses import RulebookError

Definition = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef

WORD: Final = re.compile(r"[A-Za-z0-9]+(?:\.[A-Za-z0-9]+)*")
CASE: Final = re.compile(r"\s*\[\[\s*case\s*]]")
FAMILY: Final = re.compile(r"[A-Za-z]+\.?(?=.*\d)|\d+(?=\.)")


@dataclass(frozen=True)
class Citation:
    """One place that cites clauses.

    `name` is `package.module:Class.method` for code, `tests/file.py::Class::test` for a test, and
    `scenarios/GAME/file.toml::title` for a scenario case.
    """

    name: str
    ids: tuple[str, ...]
    file: Path
    line: int


def definitions(tree: ast.Module) -> Iterator[tuple[str, Definition]]:
    """Every function, method and class of a module with its qualified name (`Class.method`, `outer.inner`)."""
    yield from _definitions_within(tree, "")


def citing_functions(package: Path, game: str, known: Collection[str]) -> list[Citation]:
    """The functions, methods and classes of a game that cite clauses, from `package`/games/GAME/**/*.py.

    Raises RulebookError for an id of one of the game's families (AL., 4., R) that is no clause of the game.
    """
    found = []
    for file in _files(package / "games" / game, "*.py"):
        module = ".".join(file.relative_to(package.parent).with_suffix("").parts).removesuffix(".__init__")
        for name, node in definitions(_parsed(file)):
            first_line = (ast.get_docstring(node) or "").partition("\n")[0]
            if ids := ids_in(first_line, known, f"{file}:{node.lineno}"):
                found.append(Citation(f"{module}:{name}", ids, file, node.lineno))
    return found


def ids_in(text: str, known: Collection[str], where: str) -> tuple[str, ...]:
    """The clause ids that occur in a text as whole dotted words, each once: AL.6.1 is not found inside AL.6.10.

    A bare number (Root's chapters) counts only as the first word, since further on it is a number of things. A word
    shorter than any id of its family names a section (AL.5) and is let pass.

    Raises RulebookError for another word of a known family, such as AL.5.99.
    """
    depths: dict[str, int] = {}  # of each family: how many parts its shortest id has
    for id in known:
        family = _family(id)
        depths[family] = min(_depth(id), depths.get(family, _depth(id)))
    ids: dict[str, None] = {}
    for match in WORD.finditer(text):
        word = match[0]
        if word in known:
            if match.start() == 0 or not word.isdigit():
                ids[word] = None
        elif (family := _family(word)) in depths and family and _depth(word) >= depths[family]:
            raise _unknown(word, known, where)
    return tuple(ids)


def citing_tests(
    checkout: Path, game: str, known: Collection[str], known_elsewhere: Collection[str] = ()
) -> list[Citation]:
    """The tests under `checkout`/tests that cite clauses with `@pytest.mark.clause("AL.5.5", ...)`.

    Marks count on functions, classes and modules (`pytestmark`), and within `pytest.param(..., marks=...)`; a starred
    argument is computed and says nothing here. `known` are the game's ids, `known_elsewhere` those of all other games:
    tests that belong to no single game may cite them. Tests under tests/games/OTHER are left to that game.

    Raises RulebookError for an unknown id and for an argument that is no string literal.
    """
    found = []
    games = checkout / "tests" / "games"
    for file in _files(checkout / "tests", "*.py"):
        own = file.is_relative_to(games / game)
        if file.is_relative_to(games) and not own:
            continue
        tree = _parsed(file)
        for call in _clause_marks(tree):
            for id in _marked_ids(call, file):
                if id not in known and (own or id not in known_elsewhere):
                    raise _unknown(id, known, f"{file}:{call.lineno}")
        path = file.relative_to(checkout).as_posix()
        for name, ids, line in _marked_tests(tree, file):
            if ours := tuple(id for id in dict.fromkeys(ids) if id in known):
                found.append(Citation(f"{path}::{name}", ours, file, line))
    return found


def citing_scenarios(checkout: Path, game: str, known: Collection[str]) -> list[Citation]:
    """The cases of `checkout`/scenarios/GAME/**/*.toml that cite clauses: `clause = "AL.5.5"` or a list of ids.

    Raises RulebookError for a file that is no TOML, an unknown id, and a case that cites but has no title.
    """
    found = []
    for file in _files(checkout / "scenarios" / game, "*.toml"):
        text = file.read_text(encoding="utf-8")
        try:
            cases = tomllib.loads(text).get("case", [])
        except tomllib.TOMLDecodeError as error:
            raise RulebookError(f"{file}: {error}") from error
        if not isinstance(cases, list):
            raise RulebookError(f"{file}: `case` must be a list of tables, [[case]]")
        starts = [number for number, line in enumerate(text.splitlines(), 1) if CASE.match(line)]
        for number, case in enumerate(cases):
            line = starts[number] if len(starts) == len(cases) else 1  # unequal only where tables are written inline
            ids = _case_ids(case, f"{file}:{line}")
            for id in ids:
                if id not in known:
                    raise _unknown(id, known, f"{file}:{line}")
            if ids:
                title = case.get("title")
                if not isinstance(title, str):
                    raise RulebookError(f"{file}:{line}: a case that cites a clause needs a title")
                name = f"{file.relative_to(checkout).as_posix()}::{title}"
                found.append(Citation(name, ids, file, line))
    return found


def near(word: str, known: Iterable[str]) -> str:
    """A hint for a message: the known words most like `word`, as `; near: A, B`, or nothing."""
    matches = get_close_matches(word, sorted(known), n=4)
    return f"; near: {', '.join(matches)}" if matches else ""


def _unknown(id: str, known: Collection[str], where: str) -> RulebookError:
    return RulebookError(f"{where}: cites {id}, which is no clause{near(id, known)}")


def _family(id: str) -> str:
    """What an id has in common with its neighbours: `AL.` of AL.5.5, `4` of 4.3.1, `R` of R12, nothing of a number."""
    match = FAMILY.match(id)
    return match[0] if match else ""


def _depth(id: str) -> int:
    return id.count(".") + 1


def _files(folder: Path, pattern: str) -> list[Path]:
    return sorted(folder.rglob(pattern))


def _parsed(file: Path) -> ast.Module:
    try:
        return ast.parse(file.read_bytes(), str(file))
    except SyntaxError as error:
        raise RulebookError(f"{file}:{error.lineno}: {error.msg}") from error


def _definitions_within(parent: ast.AST, prefix: str) -> Iterator[tuple[str, Definition]]:
    for node in ast.iter_child_nodes(parent):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            yield prefix + node.name, node
            yield from _definitions_within(node, f"{prefix}{node.name}.")
        elif not isinstance(node, ast.expr):
            yield from _definitions_within(node, prefix)


def _clause_marks(node: ast.AST) -> Iterator[ast.Call]:
    """Every call of `pytest.mark.clause` (or `mark.clause`) in a tree."""
    for call in ast.walk(node):
        match call:
            case ast.Call(func=ast.Attribute(value=ast.Attribute(attr="mark") | ast.Name(id="mark"), attr="clause")):
                yield call


def _marked_ids(call: ast.Call, file: Path) -> list[str]:
    ids = []
    for argument in call.args:
        match argument:
            case ast.Constant(value=str(id)):
                ids.append(id)
            case ast.Starred():
                pass
            case _:
                raise RulebookError(
                    f"{file}:{argument.lineno}: pytest.mark.clause takes ids as string literals, "
                    "so that they can be read without running the test"
                )
    return ids


def _marked_tests(tree: ast.Module, file: Path) -> Iterator[tuple[str, list[str], int]]:
    """The tests of a module as (name, cited ids, line); marks of a module and of a class hold for what is in them."""
    named: dict[str, list[str]] = {}  # lists of parameters with marks, defined once and used by several tests
    for node in tree.body:
        match node:
            case ast.Assign(targets=[ast.Name(id=name)], value=value):
                named[name] = _ids_within(value, {}, file)
    yield from _marked_tests_within(tree, "", named.get("pytestmark", []), named, file)


def _marked_tests_within(
    parent: ast.Module | ast.ClassDef, prefix: str, inherited: list[str], named: dict[str, list[str]], file: Path
) -> Iterator[tuple[str, list[str], int]]:
    for node in parent.body:
        match node:
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) if name.startswith("test"):
                yield prefix + name, inherited + _decorated_ids(node, named, file), node.lineno
            case ast.ClassDef(name=name) if name.startswith("Test"):
                ids = inherited + _decorated_ids(node, named, file)
                yield from _marked_tests_within(node, f"{prefix}{name}::", ids, named, file)


def _decorated_ids(node: Definition, named: dict[str, list[str]], file: Path) -> list[str]:
    return [id for decorator in node.decorator_list for id in _ids_within(decorator, named, file)]


def _ids_within(expression: ast.expr, named: dict[str, list[str]], file: Path) -> list[str]:
    marked = [id for call in _clause_marks(expression) for id in _marked_ids(call, file)]
    names = (node.id for node in ast.walk(expression) if isinstance(node, ast.Name))
    return marked + [id for name in names for id in named.get(name, [])]


def _case_ids(case: object, where: str) -> tuple[str, ...]:
    match case:
        case {"clause": str(id)}:
            return (id,)
        case {"clause": [*ids]} if all(isinstance(id, str) for id in ids):
            return tuple(dict.fromkeys(ids))
        case {"clause": _}:
            raise RulebookError(f"{where}: `clause` must be an id or a list of ids")
        case _:
            return ()
