"""A small checkout of an imagined game, for tests of the index and of what is built on it."""
from collections.abc import Callable
from pathlib import Path
from textwrap import dedent

import pytest

TREE = {
    "src/gateleg/__init__.py": "",
    "src/gateleg/games/__init__.py": "",
    "src/gateleg/games/toy/__init__.py": "",
    "src/gateleg/games/toy/RULES.md": """
        # TY - Toy

        ## TY.1 Counting
        - **TY.1.1 Sum** Add the two numbers. [S; order I] {rule}
        - **TY.1.2** Five or more
          wins. [V] {rule}
        - **TY.1.3** A number is a *number*. [S] {definition}
        - **TY.1.4** Ten counters. [S] {component}
        - **TY.1.10** Nobody counts for ever. [S] {rule}
        """,
    "src/gateleg/games/toy/rules.py": '''
        """The rules of Toy."""


        def total(a: int, b: int) -> int:
            """TY.1.1 The sum."""
            return a + b


        def wins(points: int) -> bool:
            """TY.1.2 Whether the points suffice."""
            return points >= 5


        class Counter:
            """TY.1.10 Counts down."""

            def run(self, n: int) -> int:
                while n > 0:
                    n -= 1
                return n
        ''',
    "src/gateleg/games/other/RULES.md": "- **OT.1** Another game's clause. {rule}\n",
    "tests/games/toy/test_toy.py": """
        import pytest
        from gateleg.games.toy.rules import Counter, total, wins


        @pytest.mark.clause("TY.1.1")
        def test_sum():
            assert total(2, 3) == 5


        @pytest.mark.clause("TY.1.2")
        def test_many_points_win():
            assert wins(9)


        @pytest.mark.clause("TY.1.10")
        class TestCounter:
            def test_ends(self):
                assert Counter().run(3) == 0
        """,
}


@pytest.fixture
def write(tmp_path: Path) -> Callable[[str, str], Path]:
    """Writes an indented text to a path under the temporary folder."""

    def write(name: str, text: str) -> Path:
        file = tmp_path / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(dedent(text).lstrip("\n"), encoding="utf-8")
        return file

    return write


@pytest.fixture
def toy(tmp_path: Path, write: Callable[[str, str], Path]) -> Path:
    """The root of the checkout."""
    for name, text in TREE.items():
        write(name, text)
    return tmp_path
