"""checks/mutate.py finds the tests that prove nothing. Each run starts pytest, so the runs are few."""
import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

Write = Callable[[str, str], Path]

CHECKS = Path(__file__).resolve().parents[2] / "checks"
sys.path.insert(0, str(CHECKS))

from mutate import Mutation, MutationError, main, mutations, run_sample  # noqa: E402

pytestmark = pytest.mark.compiled_only  # mutants run interpreted in either mode

SOURCE = b'''
def f(x: int, names: list[int] = 5) -> bool:
    """A.1 has 7 words."""
    count: "Literal[3]" = x + 1  # \xc3\xa9
    if count < 4:
        x -= 2
        print(f"{x + 8}")
    return x == 0
'''


def test_each_kind_of_change_replaces_one_expression_and_leaves_the_rest() -> None:
    found = [(mutation.what, mutation.lines(SOURCE)[1]) for mutation in mutations(SOURCE, "f")]
    assert found == [
        ("plus and minus swapped", 'count: "Literal[3]" = (x - 1)  # é'),
        ("off by one", 'count: "Literal[3]" = x + 2  # é'),
        ("condition negated", "if (not (count < 4)):"),
        ("other comparison", "if (count <= 4):"),
        ("off by one", "if count < 5:"),
        ("plus and minus swapped", "x += 2"),
        ("off by one", "x -= 3"),
        ("call dropped", "pass"),
        ("other result", "return not (x == 0)"),
        ("other comparison", "return (x != 0)"),
        ("off by one", "return x == 1"),
    ]


@pytest.mark.parametrize(
    ("annotation", "value", "other"),
    [("int", "0", "1"), ("int", "x", "0"), ("list[int]", "[x]", "[]"), ("Card", "x", "None"), ("str", "''", "'other'")],
)
def test_another_result_fits_the_annotation(annotation: str, value: str, other: str) -> None:
    source = f"def f(x) -> {annotation}:\n    return {value}\n".encode()
    [change] = [mutation for mutation in mutations(source, "f") if mutation.what == "other result"]
    assert change.lines(source) == (f"return {value}", f"return {other}")


def test_a_function_that_is_not_there_is_an_error() -> None:
    with pytest.raises(MutationError, match="no function g"):
        mutations(SOURCE, "g")


def test_mutants_of_proved_clauses_are_killed_and_a_weak_test_is_found(toy: Path) -> None:
    result = run_sample(toy, "toy", sample=9, seed=1, mutants_each=9, timeout=60)
    assert [(survivor.clause, survivor.after) for survivor in result.survivors] == [
        ("TY.1.2", "return (points > 5)"),  # the test tries only 9 points
        ("TY.1.2", "return points >= 6"),
        ("TY.1.10", "return 0"),  # no fault: a count down to 0 returns 0 anyway
    ]
    survivor = result.survivors[0]
    assert survivor.tests == ["tests/games/toy/test_toy.py::test_many_points_win"]
    assert (survivor.file, survivor.line) == ("src/gateleg/games/toy/rules.py", 11)
    assert result.timed_out == 1  # counting up in `while n > 0` never ends
    assert result.killed == result.mutants - 3


def test_scenario_cases_run_through_their_marked_parameters(toy: Path, write: Write) -> None:
    (toy / "tests/games/toy/test_toy.py").unlink()
    write("scenarios/toy/sums.toml", '[[case]]\ntitle = "Sum"\nclause = "TY.1.1"\n')
    with pytest.raises(MutationError, match=r"no tests/test_scenarios.py to run them"):
        run_sample(toy, "toy", sample=1, seed=1)
    write("tests/test_scenarios.py", """
        import pytest
        from gateleg.games.toy.rules import total

        CASE = pytest.param(id="scenarios/toy/sums.toml::Sum", marks=pytest.mark.clause(*["TY.1.1"]))

        @pytest.mark.parametrize((), [CASE])
        def test_scenario():
            assert total(0, 0) == 0
        """)
    result = run_sample(toy, "toy", sample=1, seed=1, mutants_each=9)
    assert [survivor.what for survivor in result.survivors] == ["other result", "plus and minus swapped"]
    assert result.survivors[0].tests == ["tests/test_scenarios.py::test_scenario[scenarios/toy/sums.toml::Sum]"]
    assert result.without_tests == ["TY.1.2 gateleg.games.toy.rules:wins", "TY.1.10 gateleg.games.toy.rules:Counter"]


def test_the_command_prints_survivors_and_fails(toy: Path) -> None:
    command = [sys.executable, str(CHECKS / "mutate.py"), "toy", "--clause", "TY.1.2", "--mutants", "9"]
    done = subprocess.run([*command, "--checkout", str(toy)], capture_output=True, text=True)
    assert done.returncode == 1, done.stderr
    assert "TY.1.2 survived: off by one in gateleg.games.toy.rules:wins" in done.stdout
    assert "  - return points >= 5\n  + return points >= 6\n" in done.stdout
    done = subprocess.run([*command, "--json", "--checkout", str(toy)], capture_output=True, text=True)
    assert len(json.loads(done.stdout)["survivors"]) == 2


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["toi"], "no game 'toi'"),
        (["toy", "--clause", "TY.9"], "no clause 'TY.9'"),
        (["toy", "--clause", "TY.1.4"], "TY.1.4 is no rule but component"),
        (["other"], "no function cites a rule of other"),
    ],
)
def test_wrong_input(toy: Path, capsys: pytest.CaptureFixture[str], arguments: list[str], message: str) -> None:
    assert main([*arguments, "--checkout", str(toy)]) == 2
    assert message in capsys.readouterr().err


def test_tests_that_fail_before_any_change_tell_nothing(toy: Path, capsys: pytest.CaptureFixture[str]) -> None:
    rules = toy / "src/gateleg/games/toy/rules.py"
    rules.write_text(rules.read_text().replace("a + b", "a * b"))
    assert main(["toy", "--clause", "TY.1.1", "--checkout", str(toy)]) == 2
    assert "the tests of TY.1.1 fail before any change" in capsys.readouterr().err


def test_a_change_over_several_lines_is_shown_whole() -> None:
    source = "é = 1\nif (a ==\n    b):\n    pass\n".encode()
    start, stop = source.index(b"a =="), source.index(b"):")
    assert Mutation(2, "other comparison", start, stop, "(a != b)").lines(source) == ("if (a == b):", "if ((a != b)):")
