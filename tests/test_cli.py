from __future__ import annotations

import sys

import pytest

import gateleg
from gateleg.cli import say_if_interpreted


@pytest.mark.parametrize(
    ("compiled", "asked", "terminal", "arguments", "said"),
    [
        (False, "0", True, ["sim", "allies"], True),
        (True, "0", True, ["sim", "allies"], False),
        (False, "1", True, ["sim", "allies"], False),
        (False, "0", False, ["sim", "allies"], False),
        (False, "0", True, ["sim", "allies", "--json"], False),
    ],
)
def test_notice_of_interpreted_rules(
    compiled: bool,
    asked: str,
    terminal: bool,
    arguments: list[str],
    said: bool,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(gateleg, "compiled", lambda: compiled)
    monkeypatch.setenv("GATELEG_INTERPRETED", asked)
    monkeypatch.setattr(sys, "argv", ["gateleg", *arguments])
    monkeypatch.setattr(sys.stderr, "isatty", lambda: terminal)
    say_if_interpreted()
    output = capsys.readouterr()
    assert output.out == ""
    assert output.err.count("gateleg: the rules run interpreted") == said
