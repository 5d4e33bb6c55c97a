"""What a game gives to the terminal: a drawer of its board, found by the game's name."""
from __future__ import annotations

from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from typing import Any, Final, cast

from rich.text import Text

from gateleg.kernel.errors import InputError
from gateleg.kernel.game import Setup
from gateleg.texts import Texts
from gateleg.tui.canvas import Drawing

DRAWERS: Final = Path(__file__).parent


class Board:
    """Draws one game's model, and says in words what it shows.  A game's module has a subclass named BOARD."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts

    def draw(self, model: Any, viewer: int, offered: set[str], selected: str | None, large: bool) -> Drawing:
        """The board as `viewer` sees it; options on offer and the selected one stand out.

        The areas of the drawing carry the names of options, so that a click on one answers.
        """
        raise NotImplementedError

    def width(self, large: bool) -> int:
        """Cells that a drawing is wide."""
        raise NotImplementedError

    def fits_large(self, width: int, height: int) -> bool:
        """Whether a screen of that size has room for the large drawing beside choices and log."""
        raise NotImplementedError

    def heading(self, model: Any, over: bool) -> str:
        """How far the game has come, in one line."""
        raise NotImplementedError

    def table(self, model: Any) -> list[Text]:
        """Everything on the table as text, with the provenance of what is drawn."""
        raise NotImplementedError

    def summary(self, model: Any) -> list[tuple[str, list[str]]]:
        """How the points come about: rows of a title and one cell for each seat."""
        raise NotImplementedError

    def legend(self) -> str:
        """How to read the drawing."""
        raise NotImplementedError


def drawable_games() -> list[str]:
    """Games that can be drawn in a terminal."""
    return sorted(module.name for module in iter_modules([str(DRAWERS)]))


def board_for(setup: Setup, texts: Texts) -> Board:
    """The drawer of a game.  InputError if the game has none."""
    name = setup.game.name
    if name not in drawable_games():
        raise InputError("game", f"one that is drawn in the terminal: {', '.join(drawable_games())}, not {name!r}")
    return cast(Board, import_module(f"gateleg.tui.boards.{name}").BOARD(texts))
