"""A pytest plugin that runs only the tests whose marks cite a clause: `pytest -p cited_tests --clause AL.5.5`."""
from __future__ import annotations

from pathlib import Path

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    """Adds --clause and --selected."""
    parser.addoption("--clause", help="run only the tests marked pytest.mark.clause with this id")
    parser.addoption("--selected", type=Path, help="write the node ids of these tests to this file, one a line")


def pytest_configure(config: pytest.Config) -> None:
    """Makes the mark known where the project does not declare it."""
    config.addinivalue_line("markers", "clause(*ids): the clauses that the test proves")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Deselects every test that does not cite the clause, by its own mark or by that of its class or module."""
    clause = config.getoption("--clause")
    citing = [item for item in items if any(clause in mark.args for mark in item.iter_markers("clause"))]
    config.hook.pytest_deselected(items=[item for item in items if item not in citing])
    items[:] = citing
    selected: Path | None = config.getoption("--selected")
    if selected is not None:
        selected.write_text("".join(f"{item.nodeid}\n" for item in citing), encoding="utf-8")
