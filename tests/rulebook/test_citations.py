"""Finding the functions, tests and scenario cases that cite clauses."""
from collections.abc import Callable
from pathlib import Path

import pytest

from gateleg.rulebook.citations import citing_functions, citing_scenarios, citing_tests, ids_in
from gateleg.rulebook.clauses import RulebookError

Write = Callable[[str, str], Path]

ALLIES = ["AL.6.1", "AL.6.2", "AL.6.10"]
ROOT = ["1", "4", "4.3", "4.3.1", "4.3.1.II", "R1", "R12", "WM.1", "D.0"]


@pytest.mark.parametrize(
    ("text", "known", "ids"),
    [
        ("AL.6.10 Ten.", ALLIES, ["AL.6.10"]),
        ("AL.6.1, AL.6.2: two (again AL.6.1).", ALLIES, ["AL.6.1", "AL.6.2"]),
        ("AL.6.1-2 is no range", ALLIES, ["AL.6.1"]),
        ("AL.6 names a section", ALLIES, []),
        ("4.3.1.II Resolve; see R12.", ROOT, ["4.3.1.II", "R12"]),
        ("4 Key actions", ROOT, ["4"]),
        ("Places 1 warrior, rolls a D6, of S24", ROOT, []),
    ],
)
def test_ids_are_whole_dotted_words(text: str, known: list[str], ids: list[str]) -> None:
    assert ids_in(text, known, "here") == tuple(ids)


@pytest.mark.parametrize(("text", "known"), [("AL.6.99", ALLIES), ("4.3.9 Roll", ROOT), ("R99", ROOT)])
def test_an_unknown_id_of_a_known_family_is_an_error(text: str, known: list[str]) -> None:
    with pytest.raises(RulebookError, match=r"rules.py:3: cites .*, which is no clause"):
        ids_in(text, known, "rules.py:3")


def test_functions_methods_and_classes_cite_in_the_first_line_of_their_docstring(write: Write, tmp_path: Path) -> None:
    write("gateleg/games/toy/parts/rules.py", '''
        """A.1 A module cites nothing."""

        class Table:
            """A.1 The table."""

            def turn(self) -> None:
                """
                A.2, A.3 The turn.

                A.1 is further down.
                """

        if True:
            async def outer() -> None:
                def inner() -> None:
                    """A.3"""
        ''')
    found = citing_functions(tmp_path / "gateleg", "toy", ["A.1", "A.2", "A.3"])
    assert [(citation.name, citation.ids) for citation in found] == [
        ("gateleg.games.toy.parts.rules:Table", ("A.1",)),
        ("gateleg.games.toy.parts.rules:Table.turn", ("A.2", "A.3")),
        ("gateleg.games.toy.parts.rules:outer.inner", ("A.3",)),
    ]


def test_marks_on_functions_classes_modules_and_parameters(write: Write, tmp_path: Path) -> None:
    write("tests/games/toy/test_marks.py", """
        import pytest
        from pytest import mark

        pytestmark = pytest.mark.clause("A.1")
        CASES = [pytest.param(1, marks=pytest.mark.clause("A.4"))]

        @pytest.mark.clause("A.2", "A.3")
        def test_function(): ...

        @mark.clause("A.2")
        class TestClass:
            @pytest.mark.parametrize("x", [pytest.param(1, marks=[pytest.mark.clause("A.3"), pytest.mark.slow])])
            def test_method(self, x): ...

        @pytest.mark.parametrize("x", CASES)
        def test_with_cases(x): ...

        @pytest.mark.clause(*computed())
        def test_computed(): ...

        def helper(): ...
        """)
    found = citing_tests(tmp_path, "toy", ["A.1", "A.2", "A.3", "A.4"])
    assert [(citation.name.removeprefix("tests/games/toy/test_marks.py::"), citation.ids) for citation in found] == [
        ("test_function", ("A.1", "A.2", "A.3")),
        ("TestClass::test_method", ("A.1", "A.2", "A.3")),
        ("test_with_cases", ("A.1", "A.4")),
        ("test_computed", ("A.1",)),
    ]


def test_shared_tests_may_cite_any_game_and_other_games_are_left_alone(write: Write, tmp_path: Path) -> None:
    write("tests/test_shared.py", """
        import pytest

        @pytest.mark.clause("A.1", "B.1")
        def test_shared(): ...
        """)
    write("tests/games/other/test_other.py", """
        import pytest

        @pytest.mark.clause("B.1")
        def test_other(): ...
        """)
    [shared] = citing_tests(tmp_path, "toy", ["A.1"], ["B.1"])
    assert (shared.name, shared.ids) == ("tests/test_shared.py::test_shared", ("A.1",))


@pytest.mark.parametrize("path", ["tests/games/toy/test_bad.py", "tests/test_bad.py"])
def test_a_mark_of_an_unknown_clause_is_an_error(write: Write, tmp_path: Path, path: str) -> None:
    write(path, 'import pytest\n\n@pytest.mark.clause("A.9")\ndef test_bad(): ...\n')
    with pytest.raises(RulebookError, match=r"test_bad.py:3: cites A.9, which is no clause; near: A.1"):
        citing_tests(tmp_path, "toy", ["A.1"])


def test_a_mark_must_be_readable_without_running_the_test(write: Write, tmp_path: Path) -> None:
    write("tests/test_bad.py", "import pytest\n\n@pytest.mark.clause(ID)\ndef test_bad(): ...\n")
    with pytest.raises(RulebookError, match=r"test_bad.py:3: .* string literals"):
        citing_tests(tmp_path, "toy", ["A.1"])


def test_python_that_does_not_parse_is_an_error(write: Write, tmp_path: Path) -> None:
    write("tests/test_bad.py", "def test_bad(:\n")
    with pytest.raises(RulebookError, match=r"test_bad.py:1: "):
        citing_tests(tmp_path, "toy", ["A.1"])


def test_scenario_cases_cite_one_clause_or_several(write: Write, tmp_path: Path) -> None:
    write("scenarios/toy/turns.toml", """
        game = "toy"
        [[case]]
        title = "One"
        clause = "A.1"
        [[case]]
        title = "Two"
        clause = ["A.1", "A.2"]
        [[case]]
        title = "None"
        """)
    found = citing_scenarios(tmp_path, "toy", ["A.1", "A.2"])
    assert [(citation.name, citation.ids, citation.line) for citation in found] == [
        ("scenarios/toy/turns.toml::One", ("A.1",), 2),
        ("scenarios/toy/turns.toml::Two", ("A.1", "A.2"), 5),
    ]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ('[[case]]\ntitle = "x"\nclause = "A.9"\n', r"bad.toml:1: cites A.9"),
        ('[[case]]\nclause = "A.1"\n', "bad.toml:1: .* needs a title"),
        ('[[case]]\ntitle = "x"\nclause = 1\n', "bad.toml:1: `clause` must be an id or a list of ids"),
        ("[case]\n", "bad.toml: `case` must be a list"),
        ("[[case\n", "bad.toml: "),
    ],
)
def test_bad_scenario_files_are_errors(write: Write, tmp_path: Path, text: str, message: str) -> None:
    write("scenarios/toy/bad.toml", text)
    with pytest.raises(RulebookError, match=message):
        citing_scenarios(tmp_path, "toy", ["A.1"])
