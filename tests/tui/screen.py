"""An application played by keys, and what a terminal would show of it."""
from __future__ import annotations

import asyncio
import html
import re
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor

from textual.app import App
from textual.pilot import Pilot

from gateleg.tui.app import TableApp

CELL = 12.2  # width of a character in the exported picture
Script = Callable[[TableApp, Pilot[int | str]], Awaitable[None]]


def run(app: TableApp, script: Script, size: tuple[int, int]) -> None:
    """Run the application with the script at a screen of that size, until the script ends."""
    async def session() -> None:
        async with app.run_test(size=size) as pilot:
            await settle(app, pilot)
            await script(app, pilot)

    # in a thread of its own: the tests of the page leave an event loop running in theirs
    with ThreadPoolExecutor(1) as pool:
        pool.submit(asyncio.run, session()).result()


async def settle(app: TableApp, pilot: Pilot[int | str]) -> None:
    """Wait until no bot thinks and the screen is up to date."""
    await pilot.pause()
    while app.thinking:
        await app.workers.wait_for_complete()
        await pilot.pause()


async def press(app: TableApp, pilot: Pilot[int | str], *keys: str) -> None:
    for key in keys:
        await pilot.press(key)
        await settle(app, pilot)


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
