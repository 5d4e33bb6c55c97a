"""Drawing with characters: a grid of styled cells, and the areas of it that stand for something."""
from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from rich.cells import cell_len, set_cell_size
from rich.text import Text

FELT: Final = "#f4efe0 on #1f5141"
FELT_QUIET: Final = "#c9d8cd on #1f5141"
BRASS: Final = "bold #ffd76a on #1f5141"
PAPER: Final = "#231a12 on #fffdf6"
LINE: Final = "#6d5b42 on #fffdf6"
BEAM: Final = "bold #c22a1f on #fffdf6"

Border = tuple[str, str, str, str, str, str]  # corners clockwise from the top left, horizontal, vertical
ROUNDED: Final[Border] = ("╭", "╮", "╯", "╰", "─", "│")
OPEN: Final[Border] = ("┌", "┐", "┘", "└", "╌", "╎")
DOUBLE: Final[Border] = ("╔", "╗", "╝", "╚", "═", "║")
HEAVY: Final[Border] = ("┏", "┓", "┛", "┗", "━", "┃")


@dataclass(frozen=True)
class Area:
    """Where something lies; `target` is the name of the option that stands for it."""

    target: str
    x: int
    y: int
    width: int
    height: int

    def holds(self, x: int, y: int) -> bool:
        return self.x <= x < self.x + self.width and self.y <= y < self.y + self.height


@dataclass(frozen=True)
class Drawing:
    """Lines of equal width, and what lies where on them."""

    lines: list[Text]
    areas: list[Area]

    def at(self, x: int, y: int) -> str | None:
        """The target at a cell, if any."""
        return next((area.target for area in self.areas if area.holds(x, y)), None)


class Canvas:
    """A grid of cells, each a character of width one with a style."""

    def __init__(self, width: int, height: int, style: str = FELT) -> None:
        self.width, self.height = width, height
        self.cells = [[(" ", style)] * width for _ in range(height)]
        self.areas: list[Area] = []

    def put(self, x: int, y: int, text: str, style: str) -> None:
        """Write text from a cell on; what does not fit is left out."""
        for char in text:
            if 0 <= x < self.width and 0 <= y < self.height and cell_len(char) == 1:
                self.cells[y][x] = (char, style)
            x += 1

    def centre(self, x: int, y: int, width: int, text: str, style: str) -> None:
        """Write text into the middle of so many cells, filling them; too long text ends in an ellipsis."""
        self.put(x, y, shortened(text, width).center(width), style)

    def box(self, x: int, y: int, width: int, height: int, border: Border, style: str, inside: str) -> None:
        """A frame; its inside is blanked."""
        top_left, top_right, bottom_right, bottom_left, horizontal, vertical = border
        self.put(x, y, top_left + horizontal * (width - 2) + top_right, style)
        for row in range(y + 1, y + height - 1):
            self.put(x, row, vertical, style)
            self.put(x + 1, row, " " * (width - 2), inside)
            self.put(x + width - 1, row, vertical, style)
        self.put(x, y + height - 1, bottom_left + horizontal * (width - 2) + bottom_right, style)

    def part(self, x: int, y: int, width: int, height: int) -> Canvas:
        """A window of it, with the areas that lie in it wholly."""
        part = Canvas(width, height)
        part.cells = [row[x : x + width] for row in self.cells[y : y + height]]
        part.areas = [
            Area(area.target, area.x - x, area.y - y, area.width, area.height) for area in self.areas
            if x <= area.x and area.x + area.width <= x + width and y <= area.y and area.y + area.height <= y + height
        ]
        return part

    def drawing(self) -> Drawing:
        """The lines, cells of one style joined."""
        lines = []
        for row in self.cells:
            line = Text(no_wrap=True, end="")
            run, style = "", row[0][1]
            for char, own in row:
                if own != style:
                    line.append(run, style)
                    run, style = "", own
                run += char
            line.append(run, style)
            lines.append(line)
        return Drawing(lines, self.areas)


def shortened(text: str, width: int) -> str:
    """Text of at most so many cells."""
    return text if cell_len(text) <= width else set_cell_size(text, width - 1).rstrip() + "…"
