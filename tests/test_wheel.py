"""Wheels of a tiny tree, built with a compiler, without one, and with one that breaks down half-way."""
from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

ROOT = Path(__file__).parent.parent
CHANCE = "from mypy_extensions import i64\n\n\ndef twice(n: i64) -> i64:\n    return 2 * n\n"
DATA = {
    "games/toy/RULES.md": "- **T.1 Toy** {rule}\n",
    "games/toy/content/deep/toys.toml": "",
    "games/toy/messages/en.ftl": "",
    "games/toy/packs/more.toml": "",
    "games/toy/guide.toml": "",
    "games/root/factions/toy/content/pieces.toml": "",
    "games/root/factions/toy/RULES.md": "",
    "games/root/factions/toy/messages/en.ftl": "",
}
# a compiler that passes the first trial and fails on the rules
BREAKS_DOWN = '#!/bin/sh\ncase "$*" in *build/mypyc*) exit 1;; esac\nexec cc "$@"\n'

pytestmark = [
    pytest.mark.slow,
    pytest.mark.xdist_group("wheel"),
    pytest.mark.skipif(shutil.which("uv") is None, reason="needs uv"),
    pytest.mark.skipif(sys.platform == "win32", reason="names its compilers in the Unix way"),
]


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    package = tmp_path / "tree" / "src" / "gateleg"
    package.mkdir(parents=True)
    for name in ("pyproject.toml", "setup.py", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, tmp_path / "tree")
    for name in ("__init__.py", "__main__.py", "cli.py", "py.typed"):
        shutil.copy(ROOT / "src" / "gateleg" / name, package)
    for folder in ("kernel", "games", "games/toy", "games/root", "games/root/factions", "games/root/factions/toy"):
        (package / folder).mkdir()
        (package / folder / "__init__.py").touch()
    (package / "kernel" / "chance.py").write_text(CHANCE)
    for name, text in DATA.items():
        (package / name).parent.mkdir(parents=True, exist_ok=True)
        (package / name).write_text(text)
    return tmp_path / "tree"


def build(tree: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    inherited = {name: value for name, value in os.environ.items() if not name.startswith("GATELEG_")}
    return subprocess.run(
        ["uv", "build", "--wheel", "-o", "dist"], cwd=tree, env=inherited | environment, capture_output=True, text=True
    )


def the_wheel(tree: Path) -> Path:
    (wheel,) = (tree / "dist").glob("*.whl")
    return wheel


def answer_of(wheel: Path, folder: Path) -> str:
    """Unpacks a wheel and uses what is in it, away from the tree."""
    ZipFile(wheel).extractall(folder)
    code = "import gateleg, gateleg.kernel.chance as c; print(c.twice(21), gateleg.compiled(), gateleg.__file__)"
    environment = {name: value for name, value in os.environ.items() if not name.startswith("GATELEG_")}
    run = subprocess.run(
        [sys.executable, "-c", code], cwd=folder, env=environment, capture_output=True, text=True, check=True
    )
    assert str(folder) in run.stdout
    return run.stdout


def check_interpreted(tree: Path, built: subprocess.CompletedProcess[str]) -> None:
    assert built.returncode == 0, built.stderr
    assert (built.stdout + built.stderr).count("will run interpreted") == 1
    wheel = the_wheel(tree)
    assert wheel.name.endswith("-py3-none-any.whl")
    assert not [name for name in ZipFile(wheel).namelist() if name.endswith((".so", ".pyd", ".c", ".h"))]
    assert answer_of(wheel, tree / "away").startswith("42 False")


def test_with_a_compiler(tree: Path) -> None:
    built = build(tree, GATELEG_REQUIRE_COMPILED="1")
    assert built.returncode == 0, built.stderr
    names = ZipFile(the_wheel(tree)).namelist()
    assert {f"gateleg/{name}" for name in DATA} | {"gateleg/py.typed", "gateleg/kernel/chance.py"} <= set(names)
    assert not [name for name in names if name.startswith(("tests", "build"))]
    assert answer_of(the_wheel(tree), tree / "away").startswith("42 True")


def test_without_a_compiler(tree: Path) -> None:
    check_interpreted(tree, build(tree, CC="/bin/false"))


def test_with_a_compiler_that_is_not_there(tree: Path) -> None:
    check_interpreted(tree, build(tree, CC="no-such-compiler"))


def test_compiling_can_be_refused(tree: Path) -> None:
    check_interpreted(tree, build(tree, GATELEG_COMPILE="0"))


def test_a_compiler_that_breaks_down_leaves_nothing_half_done(tree: Path) -> None:
    compiler = tree / "cc-breaks-down"
    compiler.write_text(BREAKS_DOWN)
    compiler.chmod(0o755)
    check_interpreted(tree, build(tree, CC=str(compiler)))
    assert build(tree, CC=str(compiler), GATELEG_REQUIRE_COMPILED="1").returncode != 0


def test_required_native_code_fails_without_a_compiler(tree: Path) -> None:
    built = build(tree, CC="/bin/false", GATELEG_REQUIRE_COMPILED="1")
    assert built.returncode != 0
    assert "no working C compiler" in built.stderr
    assert not list(tree.glob("dist/*.whl"))


def test_type_errors_stop_every_build(tree: Path) -> None:
    (tree / "src" / "gateleg" / "kernel" / "chance.py").write_text(CHANCE + "\n\nWRONG: int = 'text'\n")
    built = build(tree)
    assert built.returncode != 0
    assert "Incompatible types in assignment" in built.stdout + built.stderr
