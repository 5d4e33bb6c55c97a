"""The clause index of a game: its numbered clauses, the functions that carry them out and the tests that prove them."""
from gateleg.rulebook.citations import Citation
from gateleg.rulebook.clauses import Clause, Kind, Provenance, RulebookError, parse_clauses
from gateleg.rulebook.coverage import Coverage, Rulebook, Sources, coverage, games, rulebook

__all__ = [
    "Citation",
    "Clause",
    "Coverage",
    "Kind",
    "Provenance",
    "Rulebook",
    "RulebookError",
    "Sources",
    "coverage",
    "games",
    "parse_clauses",
    "rulebook",
]
