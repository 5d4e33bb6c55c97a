"""What a terminal would show of an application."""
from __future__ import annotations

import html
import re

from textual.app import App

CELL = 12.2  # width of a character in the exported picture


def shown(app: App[int] | App[int | str]) -> str:
    """The characters on the screen, line by line."""
    svg = app.export_screenshot()
    cells: dict[tuple[int, int], str] = {}
    for x, line, text in re.findall(r'<text[^>]* x="([\d.]+)"[^>]*line-(\d+)\)"[^>]*>([^<]*)</text>', svg):
        for n, char in enumerate(html.unescape(text).replace("\xa0", " ")):
            cells[int(line), round(float(x) / CELL) + n] = char
    rows = max(line for line, _ in cells) + 1
    columns = max(column for _, column in cells) + 1
    return "\n".join("".join(cells.get((row, n), " ") for n in range(columns)).rstrip() for row in range(rows))
