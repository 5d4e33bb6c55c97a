"""How heavy the page is and how soon it can be used.

    uv run python checks/page_speed.py [--games allies,root,...] [--runs 5]

For each game: bytes of script and style that a table loads, gzipped as the server sends them, and the milliseconds from
following the link to a choice that can be pressed, in a new browser with an empty cache, on loopback (median of the
runs); the same for the lobby.  Then, late in a game that bots have played by their script, the milliseconds from a
press to the next paint: the median and the longest of some answers in a row.  Needs Chromium.
"""
from __future__ import annotations

import argparse
import shutil
import statistics
import tempfile
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserType, Response, sync_playwright
from screenshots import open_game, scripted
from server_faults import Server

LOBBY = ".wishes li"
CHOICE = "#choices button.choice[data-option]"
CONFIRM = "#choices .confirm .btn.pri:not([disabled])"
LATE = {"allies": 60, "root": 350, "wonder_woman": 100, "armata_strigoi": 120}  # answers given
PRESSES = 8
# press, then wait for two frames: the second comes after the first was painted
PRESS = """selector => new Promise(done => {
    const from = performance.now();
    document.querySelector(selector).click();
    requestAnimationFrame(() => requestAnimationFrame(() => done(performance.now() - from)));
})"""


def cold(browser: Browser, address: str, path: str, usable: str, state: Any = None) -> tuple[float, int]:
    """Follow a link in a new browser: milliseconds until it is usable, bytes of script and style."""
    context = browser.new_context(base_url=address, viewport={"width": 1440, "height": 900}, storage_state=state)
    context.set_default_timeout(120_000)
    page = context.new_page()
    files: list[Response] = []
    page.on("response", lambda response: files.append(response) if "/assets/" in response.url else None)
    begun = time.perf_counter()
    page.goto(path)
    page.locator(usable).first.wait_for()
    taken = (time.perf_counter() - begun) * 1000
    wanted = [one for one in files if one.url.endswith((".js", ".css"))]
    return taken, sum(one.request.sizes()["responseBodySize"] for one in wanted)


def presses(browser: Browser, address: str, record: Path) -> list[float]:
    """Milliseconds from each press to the next paint, for some answers in a row at a table that is at rest."""
    context = browser.new_context(base_url=address, viewport={"width": 1440, "height": 900})
    context.set_default_timeout(120_000)
    page = context.new_page()
    open_game(page, record)
    times: list[float] = []
    while len(times) < PRESSES:
        page.locator(f"{CHOICE}, .curtain .btn, .winner").first.wait_for()
        page.wait_for_load_state("networkidle")
        if page.locator(".winner").count():
            break
        if page.locator(".curtain").count():
            page.evaluate("document.querySelector('.curtain .btn')?.click()")
            page.wait_for_timeout(200)
            continue
        times.append(float(page.evaluate(PRESS, CHOICE)))
        if page.locator(CONFIRM).count():
            times.append(float(page.evaluate(PRESS, CONFIRM)))
        page.wait_for_timeout(500)  # the answer comes back and is drawn
    return times


def table_of(browser: Browser, address: str, game: str) -> tuple[str, Any]:
    """A table against bots, and the cookies of the one who sits there."""
    context = browser.new_context(base_url=address)
    lobby = context.request.get("/api/lobby").json()
    info = next(one for one in lobby["games"] if one["name"] == game)
    names = info["standard"]
    seats = [{"name": name, "who": "bot" if n else "me", "level": "beginner"} for n, name in enumerate(names)]
    made = context.request.post("/api/tables", data={"game": game, "seats": seats}, headers={"origin": address}).json()
    return str(made["path"]), context.storage_state()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", default="allies,root,wonder_woman,armata_strigoi")
    parser.add_argument("--runs", type=int, default=5)
    options = parser.parse_args()
    executable = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder), f"sqlite:///{Path(folder) / 'tables.db'}")
        try:
            for name in ["lobby", *options.games.split(",")]:
                address = f"http://127.0.0.1:{server.port}"
                measure(playwright.chromium, executable, address, name, options.runs, Path(folder))
        finally:
            server.stop()


def measure(
    chromium: BrowserType, executable: str | None, address: str, name: str, runs: int, folder: Path
) -> None:
    times: list[float] = []
    pressed: list[float] = []
    size = 0
    for _ in range(runs):
        browser = chromium.launch(executable_path=executable, args=["--no-sandbox", "--disable-gpu"])
        if name == "lobby":
            taken, size = cold(browser, address, "/", LOBBY)
        else:
            path, state = table_of(browser, address, name)
            taken, size = cold(browser, address, path, CHOICE, state)
        times.append(taken)
        if name != "lobby" and len(times) == runs:
            pressed = presses(browser, address, scripted(folder, name, LATE[name]))
        browser.close()
    text = f"{name}: usable after {statistics.median(times):.0f} ms (of {runs}: {max(times):.0f} at most), "
    text += f"scripts and styles {size / 1000:.1f} kB gzip"
    if pressed:
        text += f", press to next paint {statistics.median(pressed):.0f} ms ({max(pressed):.0f} at most)"
    print(text, flush=True)


if __name__ == "__main__":
    main()
