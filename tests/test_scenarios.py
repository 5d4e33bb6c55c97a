"""Every case of the scenario files under scenarios/."""
from __future__ import annotations

from pathlib import Path

import pytest

from gateleg.scenario import Case, load, run

CHECKOUT = Path(__file__).parent.parent
CASES = [case for file in sorted((CHECKOUT / "scenarios").rglob("*.toml")) for case in load(file)]


@pytest.mark.parametrize(
    "case",
    [
        pytest.param(
            case, id=f"{case.file.relative_to(CHECKOUT).as_posix()}::{case.title}",
            marks=pytest.mark.clause(*case.clauses),
        )
        for case in CASES
    ],
)
def test_case(case: Case) -> None:
    run(case)
