"""What `gateleg check` prints and returns."""
from __future__ import annotations

import io
import json
from pathlib import Path

import pytest
from rich.console import Console

from gateleg.scenario import check

PASSES = 'game = "allies"\n[[case]]\ntitle = "Passes"\nclause = "AL.3.1"\n[[case.expect]]\nround = 1\n'
FAILS = PASSES.replace("Passes", "Fails").replace("round = 1", "round = 2")
WRONG = PASSES.replace("Passes", "Wrong").replace("round = 1", "moon = 1")


def write(folder: Path, name: str, text: str) -> Path:
    file = folder / name
    file.parent.mkdir(exist_ok=True, parents=True)
    file.write_text(text, encoding="utf-8")
    return file


def test_exit_codes(tmp_path: Path) -> None:
    quiet = Console(file=io.StringIO())
    passes = write(tmp_path, "a/passes.toml", PASSES)
    fails = write(tmp_path, "b/fails.toml", FAILS)
    wrong = write(tmp_path, "c/wrong.toml", WRONG)
    assert check([passes], console=quiet) == 0
    assert check([tmp_path / "a"], console=quiet) == 0
    assert check([passes, fails], console=quiet) == 1
    assert check([fails, wrong], console=quiet) == 2
    assert check([tmp_path], console=quiet) == 2
    assert check([tmp_path / "none.toml"], console=quiet) == 2
    (tmp_path / "empty").mkdir()
    assert check([tmp_path / "empty"], console=quiet) == 2


def test_the_report_names_file_case_key_and_both_values(tmp_path: Path) -> None:
    output = io.StringIO()
    file = write(tmp_path, "fails.toml", PASSES + FAILS.replace('game = "allies"\n', ""))
    check([file, tmp_path / "none.toml"], console=Console(file=output, width=40))
    lines = [line.strip() for line in output.getvalue().splitlines()]
    assert "passed  Passes  AL.3.1" in lines
    at = lines.index("FAILED  Fails  AL.3.1")
    assert lines[at + 1 : at + 4] == ["expect[0].round", "expected  2", "found     1"]
    assert "ERROR   the file" in lines
    assert lines[-1] == "1 passed, 1 failed, 1 with errors"


def test_json_is_one_document_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    both = PASSES + FAILS.replace('game = "allies"\n', "") + WRONG.replace('game = "allies"\n', "")
    file = write(tmp_path, "both.toml", both)
    assert check([file], as_json=True) == 2
    printed = capsys.readouterr()
    assert printed.err == ""
    document = json.loads(printed.out)
    assert (document["passed"], document["failed"], document["errors"]) == (1, 1, 1)
    first, second = document["files"][0]["cases"]
    assert first == {"title": "Passes", "clauses": ["AL.3.1"], "passed": True, "failure": None}
    assert second["failure"] == {"path": "expect[0].round", "expected": "2", "found": "1"}
    error = document["files"][0]["errors"][0]
    assert (error["title"], error["path"]) == ("Wrong", "expect[0].moon")
