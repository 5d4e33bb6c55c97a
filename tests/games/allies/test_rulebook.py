"""The clauses of Allies keep the ids and kinds of the reference that they were taken over from."""
from pathlib import Path

from gateleg.rulebook import Provenance, rulebook


def test_ids_and_kinds_are_those_of_the_reference() -> None:
    reference = (Path(__file__).parent / "ids.txt").read_text(encoding="utf-8").splitlines()
    assert [f"{clause.id} {clause.kind}" for clause in rulebook("allies").clauses] == reference


def test_every_clause_says_where_it_comes_from() -> None:
    assert [clause.id for clause in rulebook("allies").clauses if not clause.provenance] == []


def test_a_clause_may_be_stated_in_part_and_inferred_in_part() -> None:
    assert rulebook("allies").clause("AL.6.1").provenance == (Provenance.CONFIRMED, Provenance.INFERRED)
