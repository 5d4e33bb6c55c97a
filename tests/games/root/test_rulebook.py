"""The clauses of Root keep the ids and kinds of the Law and of the Winged Menace, and lie where they belong."""
from pathlib import Path

import pytest

from gateleg.rulebook import rulebook

HERE = Path(__file__).parent


def test_ids_and_kinds_are_those_of_the_reference() -> None:
    reference = (HERE / "ids.txt").read_text(encoding="utf-8").splitlines()
    assert sorted(f"{clause.id} {clause.kind}" for clause in rulebook("root").clauses) == sorted(reference)


@pytest.mark.parametrize(
    ("folder", "first"),
    [("marquise", "6"), ("eyrie", "7"), ("alliance", "8"), ("vagabond", "9"), ("winged_menace", "WM.1")],
)
def test_a_faction_brings_its_own_clauses(folder: str, first: str) -> None:
    clauses = [c for c in rulebook("root").clauses if c.document.parent.name == folder]
    assert clauses[0].id == first
    families = {"marquise": "6", "eyrie": "7", "alliance": "8", "vagabond": "9D", "winged_menace": "WR"}[folder]
    assert {clause.id[0] for clause in clauses} == set(families)


def test_the_common_rules_name_clauses_of_no_faction() -> None:
    common = [c.id[0] for c in rulebook("root").clauses if c.document.parent.name == "root"]
    assert set(common) == set("Q12345CG")
