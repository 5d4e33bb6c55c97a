"""Coverage of a whole game, and what the command prints of it."""
import io
import json
from collections.abc import Callable
from pathlib import Path

import pytest
from rich.console import Console

from gateleg.rulebook import RulebookError, Sources, coverage, games, rulebook
from gateleg.rulebook.report import print_rules

Write = Callable[[str, str], Path]


def printed(root: Path, *arguments: str, check_coverage: bool = False) -> tuple[int, str]:
    out = io.StringIO()
    console = Console(file=out, width=100)
    code = print_rules(*arguments, check_coverage=check_coverage, console=console, sources=Sources.in_checkout(root))
    return code, out.getvalue()


def test_coverage_joins_clauses_functions_and_tests(toy: Path) -> None:
    index = coverage("toy", Sources.in_checkout(toy))
    assert [citation.name for citation in index.functions["TY.1.1"]] == ["gateleg.games.toy.rules:total"]
    assert [citation.name for citation in index.tests["TY.1.1"]] == ["tests/games/toy/test_toy.py::test_sum"]
    assert index.untested == ("TY.1.4",)
    assert index.unimplemented == ()


def test_a_rule_without_a_function_is_unimplemented_and_a_definition_needs_nothing(toy: Path, write: Write) -> None:
    write("src/gateleg/games/toy/parts/RULES.md", "- **TP.1** More. {rule}\n- **TP.2** Word. {definition}\n")
    index = coverage("toy", Sources.in_checkout(toy))
    assert index.untested == ("TY.1.4", "TP.1")
    assert index.unimplemented == ("TP.1",)


def test_games_are_the_folders_with_clauses(toy: Path) -> None:
    (toy / "src/gateleg/games/empty").mkdir()
    assert games(Sources.in_checkout(toy)) == ["other", "toy"]


def test_an_id_in_two_documents_is_an_error(toy: Path, write: Write) -> None:
    write("src/gateleg/games/toy/parts/RULES.md", "- **TY.1.1** Again. {rule}\n")
    with pytest.raises(RulebookError, match=r"parts/RULES.md:1: clause TY.1.1 stands in .*toy/RULES.md:4 already"):
        rulebook("toy", Sources.in_checkout(toy))


def test_one_clause(toy: Path) -> None:
    code, text = printed(toy, "toy", "TY.1.1")
    assert code == 0
    for part in ("TY.1.1", "Sum", "TY.1 Counting", "Add the two numbers.", "confirmed, inferred",
                 "rules:total (line 4)", "tests/games/toy/test_toy.py::test_sum (line 6)"):
        assert part in text


def test_a_whole_game_is_grouped_by_section(toy: Path) -> None:
    code, text = printed(toy, "toy")
    assert code == 0
    assert text.index("TY.1 Counting") < text.index("TY.1.1") < text.index("TY.1.10")


def test_coverage_fails_while_something_is_missing(toy: Path) -> None:
    code, text = printed(toy, "toy", check_coverage=True)
    assert code == 1
    assert "TY.1.4" in text
    assert "0 of 3 without a function, 1 of 4 without a test" in text
    assert printed(toy, "toy", "TY.1.2", check_coverage=True)[0] == 0


def test_coverage_as_json(toy: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert print_rules("toy", check_coverage=True, as_json=True, sources=Sources.in_checkout(toy)) == 1
    document = json.loads(capsys.readouterr().out)
    assert list(document) == ["game", "clauses", "untested", "unimplemented"]
    assert document["clauses"][1] == {
        "id": "TY.1.2", "kind": "rule", "functions": ["gateleg.games.toy.rules:wins"],
        "tests": ["tests/games/toy/test_toy.py::test_many_points_win"],
    }
    assert document["untested"] == ["TY.1.4"]


def test_clauses_as_json(toy: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert print_rules("toy", "TY.1.2", as_json=True, sources=Sources.in_checkout(toy)) == 0
    [clause] = json.loads(capsys.readouterr().out)["clauses"]
    assert (clause["text"], clause["provenance"]) == ("Five or more wins. [V]", ["invented"])


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("toi",), "no game 'toi' with a rulebook; expected one of other, toy; near: toy"),
        (("toy", "TY.1.5"), "toy has no clause 'TY.1.5'; expected one of its 5 ids, TY.1.1 to TY.1.10; near: TY.1."),
    ],
)
def test_unknown_names_are_wrong_input(
    toy: Path, capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], message: str
) -> None:
    assert printed(toy, *arguments)[0] == 2
    assert message in capsys.readouterr().err


def test_without_a_checkout_the_rules_are_shown_and_coverage_is_refused(
    toy: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    wheel = Sources(toy / "src" / "gateleg", checkout=None)
    out = io.StringIO()
    assert print_rules("toy", "TY.1.1", console=Console(file=out, width=120), sources=wheel) == 0
    assert "part of the source checkout" in out.getvalue()
    assert print_rules("toy", "TY.1.1", as_json=True, sources=wheel) == 0
    assert json.loads(capsys.readouterr().out)["clauses"][0]["tests"] is None
    assert print_rules("toy", check_coverage=True, sources=wheel) == 2
    assert "coverage needs the tests" in capsys.readouterr().err
