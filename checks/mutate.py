"""Breaks a sample of rule functions and lists the breaks that no test notices.

    python checks/mutate.py allies --sample 12 --seed 1 [--clause AL.5.5] [--json]

A test may cite a clause only if breaking the clause's function makes it fail. For a sample of pairs (rule clause,
function that cites it) this command makes a few mutants of the function, each in a temporary copy of src, tests and
scenarios, and runs the tests that cite the clause, interpreted. A mutant that passes them all is a survivor. Some
survivors are no fault: the changed code may do the same, or belong to another clause of the function. The changed line
is printed for that.

Scenario cases run through tests/test_scenarios.py, which has one parameter a case, marked
`pytest.mark.clause(*ids of the case)`.

Exit codes: 0 no survivors, 1 survivors, 2 the input is wrong or the tests fail before any change.
"""
from __future__ import annotations

import argparse
import ast
import copy
import importlib.util
import json
import os
import queue
import random
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.progress import track

from gateleg.rulebook import Citation, Coverage, Kind, RulebookError, Sources, coverage
from gateleg.rulebook.citations import definitions

PLUGIN: Final = "cited_tests"
SCENARIO_TESTS: Final = "tests/test_scenarios.py"
COPIED_FOLDERS: Final = ("src", "tests", "scenarios")
COPIED_FILES: Final = ("pyproject.toml", "pytest.ini", "conftest.py")
NOT_COPIED: Final = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd", "node_modules")  # no .so: runs interpreted

# pytest's exit codes
PASSED: Final = 0
FAILED: Final = 1
COLLECTION_FAILED: Final = 2
NOTHING_SELECTED: Final = 5

OTHER_COMPARISON: Final[dict[type[ast.cmpop], type[ast.cmpop]]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is,
}
OTHER_SUM: Final[dict[type[ast.operator], type[ast.operator]]] = {ast.Add: ast.Sub, ast.Sub: ast.Add}
NEUTRAL_RETURNS: Final = {
    "int": ("0", "1"), "i64": ("0", "1"), "float": ("0.0", "1.0"), "str": ("''", "'other'"),
    "list": ("[]",), "dict": ("{}",), "tuple": ("()",),
}


class MutationError(Exception):
    """The sample cannot be run as it is; the message says why."""


@dataclass(frozen=True)
class Mutation:
    """One change of a source file: bytes `start` to `stop` become `replacement`."""

    line: int
    what: str
    start: int
    stop: int
    replacement: str

    def apply(self, source: bytes) -> bytes:
        """The changed source."""
        return source[: self.start] + self.replacement.encode() + source[self.stop:]

    def lines(self, source: bytes) -> tuple[str, str]:
        """The lines that change, before and after, each joined into one."""
        first = self.line - 1
        old = source.splitlines()[first : self.line + source.count(b"\n", self.start, self.stop)]
        new = self.apply(source).splitlines()[first : self.line + self.replacement.count("\n")]
        return b" ".join(map(bytes.strip, old)).decode(), b" ".join(map(bytes.strip, new)).decode()


@dataclass(frozen=True)
class Mutant:
    """A mutation of a function that cites a clause."""

    clause: str
    function: Citation
    mutation: Mutation


@dataclass(frozen=True)
class Survivor:
    """A mutant that every test of its clause passed. `also_cites`: the function's other clauses."""

    clause: str
    function: str
    also_cites: list[str]
    file: str
    line: int
    what: str
    before: str
    after: str
    tests: list[str]


@dataclass(frozen=True)
class Result:
    """What came of a sample. `without_tests` and `nothing_to_change` are pairs "clause function" left out."""

    game: str
    mutants: int
    killed: int
    timed_out: int
    survivors: list[Survivor]
    without_tests: list[str]
    nothing_to_change: list[str]


@dataclass(frozen=True)
class Baseline:
    """The tests that cite a clause, which pass on the unchanged tree within `seconds`."""

    files: list[str]
    tests: list[str]
    seconds: float


class Tree:
    """A copy of a checkout in which one mutant at a time is tested."""

    def __init__(self, checkout: Path, folder: Path) -> None:
        self.folder = folder
        for name in COPIED_FOLDERS:
            if (checkout / name).is_dir():
                shutil.copytree(checkout / name, folder / name, ignore=NOT_COPIED)
        for name in COPIED_FILES:
            if (checkout / name).is_file():
                shutil.copy2(checkout / name, folder / name)
        plugins = folder / "mutation_plugins"
        plugins.mkdir()
        shutil.copy2(Path(__file__).with_name(f"{PLUGIN}.py"), plugins)
        self.selected = folder / "selected_tests.txt"
        self.environment = {
            **os.environ,
            "GATELEG_INTERPRETED": "1",
            "PYTHONPATH": os.pathsep.join((str(folder / "src"), str(plugins))),
            "PYTHONDONTWRITEBYTECODE": "1",  # two mutants of one size within a second would share their bytecode
            "PYTHONHASHSEED": "0",
        }

    def imports_itself(self) -> bool:
        """Whether `gateleg` comes from this copy, and not from an installed package."""
        command = [sys.executable, "-c", "import gateleg; print(*gateleg.__path__)"]
        found = subprocess.run(command, cwd=self.folder, env=self.environment, capture_output=True, text=True)
        return found.stdout.strip() == str(self.folder / "src" / "gateleg")

    def run(self, clause: str, files: list[str], seconds: float) -> tuple[int, str]:
        """Runs the tests of these files that cite the clause; pytest's exit code and output.

        Raises subprocess.TimeoutExpired.
        """
        command = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", "-p", PLUGIN,
                   "--clause", clause, "--selected", str(self.selected)]
        if importlib.util.find_spec("xdist"):
            command += ["-n", "0"]  # one mutant is one process
        done = subprocess.run(
            command + files, cwd=self.folder, env=self.environment, capture_output=True, text=True, timeout=seconds
        )
        return done.returncode, done.stdout + done.stderr


def mutations(source: bytes, function: str) -> list[Mutation]:
    """Every mutation of the body of a function, method or class, by its qualified name."""
    for name, node in definitions(ast.parse(source)):
        if name == function:
            offsets = [0]
            for line in source.splitlines(keepends=True):
                offsets.append(offsets[-1] + len(line))
            return [
                Mutation(
                    old.lineno, what, offsets[old.lineno - 1] + old.col_offset,
                    offsets[(old.end_lineno or 0) - 1] + (old.end_col_offset or 0), replacement,
                )
                for statement in node.body
                for old, what, replacement in _changes(statement, node)
            ]
    raise MutationError(f"no function {function}")


def _changes(node: ast.AST, function: ast.AST) -> Iterator[tuple[ast.expr | ast.stmt, str, str]]:
    """The changes within a node, as (node to replace, what is done, new code)."""
    match node:
        case ast.Compare(ops=[op]):
            changed = copy.deepcopy(node)
            changed.ops = [OTHER_COMPARISON[type(op)]()]
            yield node, "other comparison", f"({ast.unparse(changed)})"
        case ast.BinOp(op=ast.Add() | ast.Sub() as sum) | ast.AugAssign(op=ast.Add() | ast.Sub() as sum):
            resummed = copy.deepcopy(node)
            resummed.op = OTHER_SUM[type(sum)]()
            code = ast.unparse(resummed)
            yield node, "plus and minus swapped", f"({code})" if isinstance(node, ast.BinOp) else code
        case ast.Constant(value=int(number)) if not isinstance(number, bool):
            yield node, "off by one", str(number + 1)
        case ast.If(test=test) | ast.While(test=test) | ast.IfExp(test=test):
            yield test, "condition negated", f"(not ({ast.unparse(test)}))"
        case ast.Return(value=ast.expr() as value):
            yield from ((value, "other result", code) for code in _other_result(value, function))
        case ast.Expr(value=ast.Call()):
            yield node, "call dropped", "pass"
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
        function = node
        children: list[ast.AST] = list(node.body)  # not its annotations and decorators
    elif isinstance(node, ast.AnnAssign):
        children = [node.value] if node.value else []
    elif isinstance(node, ast.JoinedStr):
        children = []  # positions within f-strings are not exact before Python 3.12
    else:
        children = list(ast.iter_child_nodes(node))
    for child in children:
        yield from _changes(child, function)


def _other_result(value: ast.expr, function: ast.AST) -> Iterator[str]:
    """At most one expression to return instead, by the function's annotation: the neutral value, or another one."""
    returns = function.returns if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef) else None
    kind = ast.unparse(returns).partition("[")[0] if returns else ""
    code = ast.unparse(value)
    if kind == "bool":
        yield f"not ({code})"
    else:
        yield from [other for other in NEUTRAL_RETURNS.get(kind, ("None",)) if other != code][:1]


def run_sample(
    checkout: Path, game: str, *, sample: int, seed: int, clause: str | None = None, mutants_each: int = 3,
    timeout: float = 60.0, processes: int = 2,
) -> Result:
    """Tests up to `mutants_each` mutants for each of `sample` pairs of a rule clause and a function that cites it.

    `clause` narrows the pairs to one clause; `timeout` bounds one run, and a mutant that reaches it counts as killed.
    Raises RulebookError for an unknown game or clause, MutationError if the tests cannot tell anything.
    """
    index = coverage(game, Sources.in_checkout(checkout))
    if clause is not None:
        kind = index.rulebook.clause(clause).kind
        if kind is not Kind.RULE:
            raise MutationError(f"{clause} is no rule but {kind}; only rules have functions to break")
    dice = random.Random(seed)
    pairs = [
        (rule.id, function)
        for rule in index.rulebook.clauses
        if rule.kind is Kind.RULE and clause in (None, rule.id)
        for function in index.functions[rule.id]
    ]
    if not pairs:
        raise MutationError(f"no function cites {clause or 'a rule of ' + game}")
    testable = [(id, function) for id, function in pairs if index.tests[id]]
    mutants: list[Mutant] = []
    nothing_to_change: list[str] = []
    for number in sorted(dice.sample(range(len(testable)), min(sample, len(testable)))):
        id, function = testable[number]
        possible = mutations(function.file.read_bytes(), function.name.partition(":")[2])
        chosen = sorted(dice.sample(range(len(possible)), min(mutants_each, len(possible))))
        mutants += [Mutant(id, function, possible[place]) for place in chosen]
        if not possible:
            nothing_to_change.append(f"{id} {function.name}")
    with tempfile.TemporaryDirectory(prefix="gateleg-mutants-") as folder:
        outcomes = _outcomes(index, mutants, checkout, Path(folder).resolve(), timeout, processes)
    survivors = [outcome for outcome in outcomes if isinstance(outcome, Survivor)]
    return Result(
        game=game,
        mutants=len(mutants),
        killed=len(mutants) - len(survivors),
        timed_out=outcomes.count("timed out"),
        survivors=survivors,
        without_tests=[f"{id} {function.name}" for id, function in pairs if not index.tests[id]],
        nothing_to_change=nothing_to_change,
    )


def _outcomes(
    index: Coverage, mutants: list[Mutant], checkout: Path, folder: Path, timeout: float, processes: int
) -> list[Survivor | str]:
    """For each mutant a Survivor, "killed" or "timed out"; each process works in a tree of its own."""
    trees: queue.SimpleQueue[Tree] = queue.SimpleQueue()
    for number in range(processes):
        tree = Tree(checkout, folder / str(number))
        if not tree.imports_itself():
            raise MutationError("the tests would import an installed gateleg instead of the changed copy")
        trees.put(tree)

    def baseline(clause: str) -> Baseline:
        tree = trees.get()
        try:
            return _baseline(tree, clause, index, timeout)
        finally:
            trees.put(tree)

    def outcome(mutant: Mutant) -> Survivor | str:
        tree = trees.get()
        try:
            return _outcome(tree, mutant, baselines[mutant.clause], checkout, timeout)
        finally:
            trees.put(tree)

    with ThreadPoolExecutor(processes) as pool:
        clauses = list(dict.fromkeys(mutant.clause for mutant in mutants))
        baselines = dict(zip(clauses, pool.map(baseline, clauses), strict=True))
        outcomes = pool.map(outcome, mutants)
        progress = Console(stderr=True)
        shown = track(outcomes, "mutants", len(mutants), console=progress, disable=not progress.is_terminal)
        return list(shown)


def _baseline(tree: Tree, clause: str, index: Coverage, timeout: float) -> Baseline:
    names = [test.name.partition("::")[0] for test in index.tests[clause]]
    files = sorted({SCENARIO_TESTS if name.endswith(".toml") else name for name in names})
    missing = [name for name in files if not (tree.folder / name).is_file()]
    if missing:
        raise MutationError(f"{clause} is cited by scenario cases, and there is no {missing[0]} to run them")
    start = time.monotonic()
    try:
        code, output = tree.run(clause, files, timeout)
    except subprocess.TimeoutExpired as error:
        raise MutationError(f"the tests of {clause} take more than {timeout:g} s before any change") from error
    if code == NOTHING_SELECTED:
        raise MutationError(f"no test in {', '.join(files)} carries the mark of {clause} when it runs")
    if code != PASSED:
        raise MutationError(f"the tests of {clause} fail before any change:\n{output}")
    tests = tree.selected.read_text(encoding="utf-8").splitlines()
    return Baseline(files, tests, time.monotonic() - start)


def _outcome(tree: Tree, mutant: Mutant, baseline: Baseline, checkout: Path, timeout: float) -> Survivor | str:
    path = mutant.function.file.relative_to(checkout)
    source = (tree.folder / path).read_bytes()  # the checkout may have changed since
    changed = mutant.mutation.apply(source)
    (tree.folder / path).write_bytes(changed)
    try:
        code, output = tree.run(mutant.clause, baseline.files, min(timeout, 10 + 5 * baseline.seconds))
    except subprocess.TimeoutExpired:
        return "timed out"
    finally:
        (tree.folder / path).write_bytes(source)
    if code in (FAILED, COLLECTION_FAILED):
        return "killed"
    if code != PASSED:
        raise MutationError(f"pytest ended with {code}:\n{output}")
    before, after = mutant.mutation.lines(source)
    return Survivor(
        clause=mutant.clause,
        function=mutant.function.name,
        also_cites=[id for id in mutant.function.ids if id != mutant.clause],
        file=path.as_posix(),
        line=mutant.mutation.line,
        what=mutant.mutation.what,
        before=before,
        after=after,
        tests=baseline.tests,
    )


def _print_result(result: Result) -> None:
    for survivor in result.survivors:
        print(f"{survivor.clause} survived: {survivor.what} in {survivor.function}, {survivor.file}:{survivor.line}")
        print(f"  - {survivor.before}\n  + {survivor.after}")
        if survivor.also_cites:
            print(f"  the function also cites {', '.join(survivor.also_cites)}")
        print("  one of these tests should fail:", *survivor.tests, sep="\n    ")
    for pair in result.nothing_to_change:
        print(f"nothing to change: {pair}")
    if result.without_tests:
        print(f"{len(result.without_tests)} pairs of clause and function have no test and were left out")
    print(f"{result.game}: {result.mutants} mutants, {result.killed} killed ({result.timed_out} by the time limit), "
          f"{len(result.survivors)} survived")


def main(arguments: list[str] | None = None) -> int:
    """The command; returns its exit code."""
    parser = argparse.ArgumentParser(description="Break rule functions and list the breaks that no test notices.")
    parser.add_argument("game")
    parser.add_argument("--sample", type=int, default=12, help="pairs of clause and function (default 12)")
    parser.add_argument("--mutants", type=int, default=3, help="mutants for each pair (default 3)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--clause", help="only this clause")
    parser.add_argument("--timeout", type=float, default=60.0, help="seconds for one run (default 60)")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--json", action="store_true", help="print one JSON document")
    parser.add_argument("--checkout", type=Path, default=Path(__file__).resolve().parent.parent)
    chosen = parser.parse_args(arguments)
    try:
        result = run_sample(
            chosen.checkout.resolve(), chosen.game, sample=chosen.sample, seed=chosen.seed, clause=chosen.clause,
            mutants_each=chosen.mutants, timeout=chosen.timeout, processes=chosen.processes,
        )
    except (RulebookError, MutationError) as error:
        print(f"error: {error}", file=sys.stderr)
        return 2
    if chosen.json:
        print(json.dumps(asdict(result), ensure_ascii=False, indent=2))
    else:
        _print_result(result)
    return 1 if result.survivors else 0


if __name__ == "__main__":
    sys.exit(main())
