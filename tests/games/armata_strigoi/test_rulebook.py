"""The clauses of Armata Strigoi keep the ids and kinds of the reference that they were taken over from."""
from pathlib import Path

from gateleg.rulebook import rulebook


def test_ids_and_kinds_are_those_of_the_reference() -> None:
    reference = (Path(__file__).parent / "ids.txt").read_text(encoding="utf-8").splitlines()
    assert [f"{clause.id} {clause.kind}" for clause in rulebook("armata_strigoi").clauses] == reference


def test_every_clause_says_where_it_comes_from() -> None:
    assert [clause.id for clause in rulebook("armata_strigoi").clauses if not clause.provenance] == []
