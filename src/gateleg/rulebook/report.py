"""What `gateleg rules GAME [CLAUSE] [--coverage] [--json]` prints."""
from __future__ import annotations

import json
import sys
from itertools import groupby
from typing import Final

from rich.console import Console
from rich.table import Table
from rich.text import Text

from gateleg.rulebook.citations import Citation
from gateleg.rulebook.clauses import Clause, Kind, RulebookError
from gateleg.rulebook.coverage import Coverage, Sources, coverage

DONE: Final = 0
CHECK_FAILED: Final = 1
INPUT_WRONG: Final = 2

NO_CHECKOUT: Final = "tests and scenarios are part of the source checkout, not of an installed package"


def print_rules(
    game: str,
    clause: str | None = None,
    *,
    check_coverage: bool = False,
    as_json: bool = False,
    console: Console | None = None,
    sources: Sources | None = None,
) -> int:
    """Prints a game's clauses, or one clause, or (with `check_coverage`) what lacks a function or a test.

    Returns the exit code: 0 done, 1 coverage has a gap, 2 the game or the clause is unknown, a document or a citation
    is wrong, or coverage was asked for where there is no checkout. Errors go to stderr. With a clause,
    `check_coverage` looks at that clause alone.
    """
    console = console or Console()
    sources = sources or Sources.installed()
    try:
        index = coverage(game, sources)
        shown = (index.rulebook.clause(clause),) if clause is not None else index.rulebook.clauses
        if check_coverage and sources.checkout is None:
            raise RulebookError(f"coverage needs the tests, and {NO_CHECKOUT}")
    except RulebookError as error:
        print(f"gateleg: {error}", file=sys.stderr)
        return INPUT_WRONG
    if check_coverage:
        document = coverage_document(index, shown)
        if as_json:
            _print_json(document)
        else:
            _print_coverage(index, shown, console)
        return CHECK_FAILED if document["untested"] or document["unimplemented"] else DONE
    if as_json:
        _print_json(rules_document(index, shown, sources))
    elif clause is not None:
        _print_clause(index, shown[0], sources, console)
    else:
        _print_game(index, console)
    return DONE


def coverage_document(index: Coverage, shown: tuple[Clause, ...]) -> dict[str, object]:
    """`{game, clauses: [{id, kind, functions, tests}], untested: [id], unimplemented: [id]}` for the clauses shown."""
    ids = {clause.id for clause in shown}
    return {
        "game": index.rulebook.game,
        "clauses": [{"id": clause.id, "kind": clause.kind, **_citing(index, clause)} for clause in shown],
        "untested": [id for id in index.untested if id in ids],
        "unimplemented": [id for id in index.unimplemented if id in ids],
    }


def rules_document(index: Coverage, shown: tuple[Clause, ...], sources: Sources) -> dict[str, object]:
    """`{game, clauses: [{id, title, kind, section, text, provenance, notes, functions, tests}]}`.

    `tests` is null where there is no checkout to look for them.
    """
    unknown_tests = {} if sources.checkout else {"tests": None}
    return {
        "game": index.rulebook.game,
        "clauses": [
            {
                "id": clause.id,
                "title": clause.title,
                "kind": clause.kind,
                "section": clause.section,
                "text": clause.text,
                "provenance": clause.provenance,
                "notes": clause.notes,
                **_citing(index, clause),
                **unknown_tests,
            }
            for clause in shown
        ],
    }


def _citing(index: Coverage, clause: Clause) -> dict[str, list[str]]:
    return {
        "functions": [citation.name for citation in index.functions[clause.id]],
        "tests": [citation.name for citation in index.tests[clause.id]],
    }


def _print_json(document: dict[str, object]) -> None:
    print(json.dumps(document, ensure_ascii=False, indent=2))


def _print_game(index: Coverage, console: Console) -> None:
    for section, clauses in groupby(index.rulebook.clauses, key=lambda clause: clause.section):
        console.print(Text(f"\n{section}", style="bold"))
        grid = Table.grid(padding=(0, 2))
        grid.add_column(no_wrap=True)
        grid.add_column()
        for clause in clauses:
            grid.add_row(Text(clause.id, style="cyan"), _headed(clause))
        console.print(grid)


def _print_clause(index: Coverage, clause: Clause, sources: Sources, console: Console) -> None:
    console.print(Text.assemble((clause.id, "bold cyan"), "  ", (clause.title, "bold")))
    console.print(Text(clause.section, style="dim"))
    console.print(Text(clause.text))
    for note in clause.notes:
        console.print(Text(f"- {note}", style="dim"))
    facts = Table.grid(padding=(0, 2))
    facts.add_column(no_wrap=True)
    facts.add_column(overflow="fold")
    facts.add_row("kind", Text(clause.kind))
    facts.add_row("provenance", Text(", ".join(clause.provenance) or "not marked"))
    facts.add_row("functions", _places(index.functions[clause.id]))
    facts.add_row("tests", _places(index.tests[clause.id]) if sources.checkout else Text(NO_CHECKOUT))
    console.print(facts)


def _print_coverage(index: Coverage, shown: tuple[Clause, ...], console: Console) -> None:
    gaps = Table("clause", "kind", "title or text", "function", "test", title=f"{index.rulebook.game}: what is missing")
    ids = {clause.id for clause in shown}
    untested = ids.intersection(index.untested)
    unimplemented = ids.intersection(index.unimplemented)
    for clause in shown:
        if clause.id in untested or clause.id in unimplemented:
            gaps.add_row(
                clause.id,
                clause.kind,
                Text(clause.title or clause.text, overflow="ellipsis", no_wrap=True),
                "missing" if clause.id in unimplemented else "",
                "missing" if clause.id in untested else "",
            )
    if gaps.row_count:
        console.print(gaps)
    rules = sum(clause.kind is Kind.RULE for clause in shown)
    components = sum(clause.kind is Kind.COMPONENT for clause in shown)
    console.print(
        f"{len(shown)} clauses, of these {rules} rules and {components} components: "
        f"{len(unimplemented)} of {rules} without a function, {len(untested)} of {rules + components} without a test"
    )


def _headed(clause: Clause) -> Text:
    title = (f"{clause.title}  ", "bold") if clause.title else ""
    return Text.assemble(title, clause.text, (f"  {clause.kind}", "dim"))


def _places(citations: tuple[Citation, ...]) -> Text:
    return Text("\n".join(f"{citation.name} (line {citation.line})" for citation in citations) or "none")
