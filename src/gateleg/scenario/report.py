"""What `gateleg check PATH... [--json]` prints."""
from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from rich.console import Console
from rich.text import Text

from gateleg.games.registry import find_game
from gateleg.kernel.game import Game
from gateleg.scenario.load import Case, ScenarioError, load
from gateleg.scenario.run import Failure, run

PASSED: Final = 0
CASE_FAILED: Final = 1
INPUT_WRONG: Final = 2


@dataclass
class Outcome:
    """What came of a file: its cases with their failures (None: passed), and what is wrong with it."""

    file: Path
    cases: list[tuple[Case, Failure | None]] = field(default_factory=list)
    errors: list[ScenarioError] = field(default_factory=list)


def check(
    paths: Sequence[Path | str], as_json: bool = False, console: Console | None = None,
    find: Callable[[str], Game] = find_game,
) -> int:
    """Run all cases of the files, and of the files *.toml under the folders, and print how it went.

    Returns the exit code: 0 all pass, 1 a case fails, 2 a file cannot be read or is not as it must be.  With `as_json`
    one document goes to stdout: `{passed, failed, errors, files: [{file, cases: [{title, clauses, passed, failure}],
    errors: [{title, path, expected}]}]}`, where a failure is null or `{path, expected, found}`.
    """
    outcomes = [check_file(file, find) for path in paths for file in files_of(Path(path))]
    results = [failure for outcome in outcomes for _, failure in outcome.cases]
    counts = {
        "passed": results.count(None),
        "failed": len(results) - results.count(None),
        "errors": sum(len(outcome.errors) for outcome in outcomes),
    }
    if as_json:
        document = {**counts, "files": [as_document(outcome) for outcome in outcomes]}
        print(json.dumps(document, ensure_ascii=False, indent=2))
    else:
        print_report(outcomes, counts, console or Console())
    return INPUT_WRONG if counts["errors"] else CASE_FAILED if counts["failed"] else PASSED


def files_of(path: Path) -> list[Path]:
    """The scenario files under a folder, or the file itself (also if there is none, so that it is reported)."""
    return sorted(path.rglob("*.toml")) or [path] if path.is_dir() else [path]


def check_file(file: Path, find: Callable[[str], Game]) -> Outcome:
    """Run the cases of one file."""
    outcome = Outcome(file)
    if file.is_dir():
        outcome.errors.append(ScenarioError(file, "", "folder", "a folder with scenario files (*.toml)"))
        return outcome
    try:
        cases = load(file, find)
    except ScenarioError as error:
        outcome.errors.append(error)
        return outcome
    for case in cases:
        try:
            run(case)
            outcome.cases.append((case, None))
        except Failure as failure:
            outcome.cases.append((case, failure))
        except ScenarioError as error:
            outcome.errors.append(error)
    return outcome


def as_document(outcome: Outcome) -> dict[str, Any]:
    """One file's part of the JSON document."""
    return {
        "file": outcome.file.as_posix(),
        "cases": [
            {
                "title": case.title,
                "clauses": list(case.clauses),
                "passed": failure is None,
                "failure": failure and {"path": failure.path, "expected": failure.expected, "found": failure.found},
            }
            for case, failure in outcome.cases
        ],
        "errors": [{"title": e.title, "path": e.path, "expected": e.expected} for e in outcome.errors],
    }


def print_report(outcomes: list[Outcome], counts: dict[str, int], console: Console) -> None:
    """The same for people."""
    for outcome in outcomes:
        console.print(Text(outcome.file.as_posix(), style="bold"))
        for case, failure in outcome.cases:
            mark = Text("  passed  ", style="green") if failure is None else Text("  FAILED  ", style="bold red")
            line = mark + Text(case.title) + Text(f"  {' '.join(case.clauses)}", style="dim")
            console.print(line, soft_wrap=True)
            if failure is not None:
                print_fault(failure.path, failure.expected, failure.found, console)
        for error in outcome.errors:
            console.print(Text("  ERROR   ", style="bold red") + Text(error.title or "the file"), soft_wrap=True)
            print_fault(error.path, error.expected, None, console)
    errors = f", {counts['errors']} with errors" if counts["errors"] else ""
    console.print(f"{counts['passed']} passed, {counts['failed']} failed{errors}")


def print_fault(path: str, expected: str, found: str | None, console: Console) -> None:
    """Where it is wrong and how."""
    console.print(Text(f"          {path}", style="cyan"), soft_wrap=True)
    console.print(Text(f"            expected  {expected}"), soft_wrap=True)
    if found is not None:
        console.print(Text(f"            found     {found}"), soft_wrap=True)
