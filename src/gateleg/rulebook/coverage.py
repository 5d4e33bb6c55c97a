"""The clause index: the clauses of a game joined with the functions and the tests that cite them."""
from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path

from gateleg.rulebook.citations import Citation, citing_functions, citing_scenarios, citing_tests, near
from gateleg.rulebook.clauses import Clause, Kind, RulebookError, carries_clauses, parse_clauses


@dataclass(frozen=True)
class Sources:
    """Where the index reads: the package folder (with games/GAME), and the checkout (with tests and scenarios).

    `checkout` is None for an installed wheel, which carries the rules and the code but no tests.
    """

    package: Path
    checkout: Path | None

    @classmethod
    def installed(cls) -> Sources:
        """The running package, and its checkout if it runs from one (src layout with a tests folder)."""
        package = Path(str(files(__package__))).parent
        root = package.parent.parent
        in_checkout = package.parent.name == "src" and (root / "tests").is_dir()
        return cls(package, root if in_checkout else None)

    @classmethod
    def in_checkout(cls, root: Path) -> Sources:
        """A checkout at `root`, whatever package is running."""
        return cls(root / "src" / "gateleg", root)


@dataclass(frozen=True)
class Rulebook:
    """The clauses of one game, in the order of their documents."""

    game: str
    clauses: tuple[Clause, ...]

    @property
    def ids(self) -> tuple[str, ...]:
        """The ids in order."""
        return tuple(clause.id for clause in self.clauses)

    def clause(self, id: str) -> Clause:
        """The clause with this id. Raises RulebookError with near matches if there is none."""
        for clause in self.clauses:
            if clause.id == id:
                return clause
        raise RulebookError(f"{self.game} has no clause {id!r}; expected one of its {len(self.clauses)} ids, "
                            f"{self.clauses[0].id} to {self.clauses[-1].id}{near(id, self.ids)}")


@dataclass(frozen=True)
class Coverage:
    """Who cites each clause: `functions` and `tests` have one entry a clause id, empty where nobody does."""

    rulebook: Rulebook
    functions: Mapping[str, tuple[Citation, ...]]
    tests: Mapping[str, tuple[Citation, ...]]

    @property
    def untested(self) -> tuple[str, ...]:
        """The rules and components that no test cites."""
        return tuple(
            clause.id
            for clause in self.rulebook.clauses
            if clause.kind in (Kind.RULE, Kind.COMPONENT) and not self.tests[clause.id]
        )

    @property
    def unimplemented(self) -> tuple[str, ...]:
        """The rules that no function cites."""
        return tuple(
            clause.id
            for clause in self.rulebook.clauses
            if clause.kind is Kind.RULE and not self.functions[clause.id]
        )


def games(sources: Sources | None = None) -> list[str]:
    """The games that have a rulebook."""
    package = (sources or Sources.installed()).package
    folders = (path for path in sorted((package / "games").glob("*")) if path.is_dir())
    return [folder.name for folder in folders if _documents(folder)]


def rulebook(game: str, sources: Sources | None = None) -> Rulebook:
    """The clauses of a game from every Markdown file under its folder that has some, factions included.

    Raises RulebookError for an unknown game, a malformed clause, and an id that two documents have.
    """
    sources = sources or Sources.installed()
    known = games(sources)
    if game not in known:
        raise RulebookError(f"no game {game!r} with a rulebook; expected one of {', '.join(known)}{near(game, known)}")
    clauses: dict[str, Clause] = {}
    for document in _documents(sources.package / "games" / game):
        for clause in parse_clauses(document):
            if first := clauses.get(clause.id):
                raise RulebookError(
                    f"{document}:{clause.line}: clause {clause.id} stands in {first.document}:{first.line} already"
                )
            clauses[clause.id] = clause
    return Rulebook(game, tuple(clauses.values()))


def coverage(game: str, sources: Sources | None = None) -> Coverage:
    """Joins the clauses of a game with the functions, tests and scenario cases that cite them.

    Without a checkout every clause is without tests: look at `Sources.checkout` before calling that a finding.

    Raises RulebookError for everything `rulebook` raises it for, and for a citation of an unknown id.
    """
    sources = sources or Sources.installed()
    book = rulebook(game, sources)
    known = frozenset(book.ids)
    functions = citing_functions(sources.package, game, known)
    tests: list[Citation] = []
    if sources.checkout is not None:
        others = {id for other in games(sources) if other != game for id in rulebook(other, sources).ids}
        tests += citing_tests(sources.checkout, game, known, others)
        tests += citing_scenarios(sources.checkout, game, known)
    return Coverage(book, _by_id(book, functions), _by_id(book, tests))


def _documents(folder: Path) -> list[Path]:
    """The documents with clauses: the game's own first, then those of its factions."""
    documents = sorted(folder.rglob("*.md"), key=lambda path: (len(path.parts), path))
    return [document for document in documents if carries_clauses(document)]


def _by_id(book: Rulebook, citations: Iterable[Citation]) -> dict[str, tuple[Citation, ...]]:
    found: dict[str, list[Citation]] = {id: [] for id in book.ids}
    for citation in citations:
        for id in citation.ids:
            found[id].append(citation)
    return {id: tuple(citing) for id, citing in found.items()}
