"""The same files run as native code and interpreted; which of the two is what the installation says."""
from __future__ import annotations

import json
import os
import re
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
    page = {path.relative_to(ROOT).as_posix() for path in (ROOT / "web").iterdir() if path.is_file()} | {"web/src/**/*"}
    assert keys == {"pyproject.toml", "setup.py", *PATTERNS, *page}


@pytest.mark.compiled_only
def test_literals_are_shifted_in_64_bits() -> None:
    """mypyc writes `1 << n` with n of type i64 as a shift of a C int; the build widens it."""
    generated = list((ROOT / "build" / "mypyc").rglob("__native*.c"))
    assert generated
    narrow = re.compile(r"= -?\d+ << cpy_r_")
    assert [path.name for path in generated if narrow.search(path.read_text("utf-8"))] == []


def test_no_library_outlives_its_source() -> None:
    libraries = [path for suffix in ("*.so", "*.pyd") for path in (SOURCE / "gateleg").rglob(suffix)]
    sources = {path.with_name(path.name.partition(".")[0] + ".py") for path in libraries}
    assert sources <= set(FILES)


def test_version() -> None:
    assert gateleg.__version__ == PROJECT["project"]["version"]
    mode = "compiled" if COMPILED else "interpreted"
    assert says_version() == f"gateleg {gateleg.__version__} ({mode})\n"
    assert says_version(GATELEG_INTERPRETED="1") == f"gateleg {gateleg.__version__} (interpreted)\n"
