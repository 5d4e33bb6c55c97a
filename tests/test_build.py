"""The same files run as native code and interpreted; which of the two is what the installation says."""
from __future__ import annotations

import ast
import json
import os
import subprocess
import sys
import tomllib
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

import gateleg
from tests.mode import COMPILED

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
PATTERNS: list[str] = PROJECT["tool"]["gateleg"]["compiled"]
FILES = sorted({path for pattern in PATTERNS for path in ROOT.glob(pattern) if path.name != "__init__.py"})
MODULES = [".".join(path.relative_to(SOURCE).with_suffix("").parts) for path in FILES]
EXPECTED = os.environ.get("GATELEG_EXPECT", "compiled" if COMPILED else "interpreted")
IMPORT_ALL = """
import importlib, json, sys
print(json.dumps({name: importlib.import_module(name).__file__ for name in json.loads(sys.argv[1])}))
"""


def is_native(file: str | None) -> bool:
    return str(file).endswith(tuple(EXTENSION_SUFFIXES))


def files_loaded(**environment: str) -> dict[str, str]:
    """The file of every module of the compiled set, in a fresh process."""
    inherited = {name: value for name, value in os.environ.items() if name != "GATELEG_INTERPRETED"}
    answer = subprocess.run(
        [sys.executable, "-c", IMPORT_ALL, json.dumps(MODULES)],
        env=inherited | environment, capture_output=True, text=True, check=True,
    )  # fmt: skip
    loaded: dict[str, str] = json.loads(answer.stdout)
    return loaded


def says_version(**environment: str) -> str:
    answer = subprocess.run(
        [sys.executable, "-m", "gateleg", "--version"],
        env=os.environ | environment, capture_output=True, text=True, check=True,
    )  # fmt: skip
    assert answer.stderr == ""
    return answer.stdout


@pytest.mark.parametrize("name", MODULES)
def test_module_runs_as_expected(name: str) -> None:
    assert EXPECTED in ("compiled", "interpreted")
    file = import_module(name).__file__
    assert is_native(file) if EXPECTED == "compiled" else str(file).endswith(".py"), file


def test_mode_is_read_from_the_loaded_kernel() -> None:
    assert gateleg.compiled() == (EXPECTED == "compiled")


def test_interpreted_switch_passes_over_compiled_modules() -> None:
    loaded = files_loaded(GATELEG_INTERPRETED="1")
    assert {name: file for name, file in loaded.items() if not file.endswith(".py")} == {}


@pytest.mark.compiled_only
def test_without_the_switch_every_module_is_native() -> None:
    for environment in ({}, {"GATELEG_INTERPRETED": "0"}, {"GATELEG_INTERPRETED": ""}):
        assert {name: file for name, file in files_loaded(**environment).items() if not is_native(file)} == {}


def test_source_finder_prefers_source(tmp_path: Path) -> None:
    (tmp_path / "rule.py").touch()
    (tmp_path / f"rule{EXTENSION_SUFFIXES[0]}").touch()
    (tmp_path / f"only_native{EXTENSION_SUFFIXES[0]}").touch()
    (tmp_path / "namespace").mkdir()
    spec = gateleg.SourceFinder.find_spec("gateleg.rule", [str(tmp_path)])
    assert spec is not None
    assert spec.origin == str(tmp_path / "rule.py")
    assert gateleg.SourceFinder.find_spec("gateleg.only_native", [str(tmp_path)]) is None
    assert gateleg.SourceFinder.find_spec("gateleg.namespace", [str(tmp_path)]) is None
    assert gateleg.SourceFinder.find_spec("other.rule", [str(tmp_path)]) is None


def test_packages_themselves_are_never_compiled() -> None:
    assert str(gateleg.__file__).endswith("__init__.py")
    assert not any(name.endswith("__init__") for name in MODULES)


def test_compiled_set_and_cache_keys_are_the_same() -> None:
    keys = {key["file"] for key in PROJECT["tool"]["uv"]["cache-keys"] if "file" in key}
    page = {"web/*.json", "web/*.ts", "web/*.html", "web/src/**/*"}
    assert keys == {"pyproject.toml", "setup.py", *PATTERNS, *page}


# -- shifts ----------------------------------------------------------------------------------------------------------
# mypyc writes `1 << n` with n of type i64 as a C shift of an int: wrong from n = 31 on.  These never count so far.
SMALL = {
    "seats and sides, at most 8": "seat seats other viewer giver taker payer whom side answer aside",
    "places of Root, forests too: 16 + 15": "place origin target keep where here first_place nexus PAWN"
    " CLEARINGS one two n",
    "suits, items, leaders, columns of Root": "suit BIRD SUITS item ITEMS",
    "effects of cards, about 20": "effect BETTER_BURROW_BANK SABOTEURS COFFIN_MAKERS COMMAND_WARREN COBBLER"
    " CHARM_OFFENSIVE",
    "regions and roads of Themyscira, 15 and 23": "region regions neighbours roads_of enemy closest palace doubled_by",
    "cards of a hand, rounds of halving, tribes": "card i rounds tribe",
    "Strigoi, ladders, wolves": "strigoi ladder call_pack",
    "viewers": "SPECTATOR owners",
}


def test_no_literal_is_shifted_beyond_32_bits() -> None:
    """Shift a variable of type i64 instead: `one: i64 = 1`, then `one << n`."""
    small = {name for names in SMALL.values() for name in names.split()}
    risky = [
        f"{path.relative_to(SOURCE)}:{shift.lineno}: {ast.unparse(shift)}"
        for path in FILES for shift in native_shifts(ast.parse(path.read_text("utf-8")))
        if shifted_by(shift.right) not in small
    ]
    assert risky == []


def test_the_check_of_shifts_finds_them() -> None:
    found = native_shifts(ast.parse(
        "def f(a: i64, n: i64) -> i64:\n"
        "    m = 1 << a | n << a | FLAG << a + 1 | 1 << 40 | 1 << int(a)\n"
        "    return sum([1 << k for k in range(60)]) | m | 1 << self.at[a]\n"
    ))
    assert [ast.unparse(shift) for shift in found] == ["1 << a", "FLAG << a + 1", "1 << self.at[a]"]
    assert [shifted_by(shift.right) for shift in found] == ["a", "a", "at"]


def native_shifts(tree: ast.Module) -> list[ast.BinOp]:
    """Shifts of a literal or constant by a number that may be an i64."""
    found: list[ast.BinOp] = []

    def visit(node: ast.AST, whole: frozenset[str]) -> None:
        if isinstance(node, ast.ListComp | ast.GeneratorExp | ast.DictComp | ast.SetComp):
            # the numbers of comprehensions are Python's, which have no limit, as are those of the module itself
            targets = [name.id for part in node.generators for name in ast.walk(part.target)
                       if isinstance(name, ast.Name)]
            whole = whole.union(targets)
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.LShift) and is_literal(node.left):
            names = {name.id for name in ast.walk(node.right) if isinstance(name, ast.Name)}
            names |= {name.attr for name in ast.walk(node.right) if isinstance(name, ast.Attribute)}
            if not isinstance(node.right, ast.Constant) and not names & whole:
                found.append(node)
        for child in ast.iter_child_nodes(node):
            visit(child, whole)

    for function in ast.walk(tree):
        if isinstance(function, ast.FunctionDef):
            visit(function, frozenset({"int", "len", "index"}))
    return found


def is_literal(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) or (isinstance(node, ast.Name) and node.id.isupper())


def shifted_by(node: ast.expr) -> str:
    """The name of what a shift's right side is: the last name of an attribute, the vector of an element."""
    if isinstance(node, ast.Name):
        return node.id
    if isinstance(node, ast.Attribute):
        return node.attr
    if isinstance(node, ast.Subscript):
        index = shifted_by(node.slice)
        return index if index.isupper() else shifted_by(node.value)
    if isinstance(node, ast.Call):
        return shifted_by(node.func)
    if isinstance(node, ast.BinOp):
        left = shifted_by(node.left)
        return shifted_by(node.right) if isinstance(node.op, ast.Mod) or not left else left
    return ""


def test_no_library_outlives_its_source() -> None:
    libraries = [path for suffix in ("*.so", "*.pyd") for path in (SOURCE / "gateleg").rglob(suffix)]
    sources = {path.with_name(path.name.partition(".")[0] + ".py") for path in libraries}
    assert sources <= set(FILES)


def test_version() -> None:
    assert gateleg.__version__ == PROJECT["project"]["version"]
    mode = "compiled" if COMPILED else "interpreted"
    assert says_version() == f"gateleg {gateleg.__version__} ({mode})\n"
    assert says_version(GATELEG_INTERPRETED="1") == f"gateleg {gateleg.__version__} (interpreted)\n"
