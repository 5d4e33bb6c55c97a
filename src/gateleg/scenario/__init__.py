"""Scenario files: cases of play that cite clauses, written in TOML by people who need not know the code."""
from gateleg.scenario.load import Case, Do, Expect, ScenarioError, load
from gateleg.scenario.report import check
from gateleg.scenario.run import Failure, run

__all__ = ["Case", "Do", "Expect", "Failure", "ScenarioError", "check", "load", "run"]
