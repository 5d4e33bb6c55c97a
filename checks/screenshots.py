"""Pictures of every screen of the page, into docs/img/: desktop and phone, light and dark.

    uv run python checks/screenshots.py [FOLDER]

It needs Chromium, starts a server of its own, and plays on recorded games, so that the pictures stay the same.
"""
from __future__ import annotations

import base64
import json
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from gateleg.bots.levels import make_bot
from gateleg.games.registry import find_game
from gateleg.kernel.chance import seeded
from gateleg.kernel.record import Played

DESKTOP, PHONE = (1440, 900), (390, 844)
SEED, MIDDLE, END = 3, 88, 10_000  # of the recorded game; answers given
OTHERS: dict[str, tuple[str, int, str]] = {  # pictures: the game, how many answers, then on to which question
    "root": ("root", 220, ""),
    "root-battle": ("root", 150, "play-ambush"),
    "root-end": ("root", END, ""),
    "wonder-woman": ("wonder_woman", 90, ""),
    "wonder-woman-plan": ("wonder_woman", 60, "strategize"),
    "wonder-woman-silence": ("wonder_woman", 60, "choose-card"),
    "wonder-woman-end": ("wonder_woman", END, ""),
    "armata-strigoi": ("armata_strigoi", 90, "act"),
    "armata-strigoi-cards": ("armata_strigoi", 90, "choose-card"),
    "armata-strigoi-fight": ("armata_strigoi", 60, "fight"),
    "armata-strigoi-end": ("armata_strigoi", END, ""),
}


def scripted(folder: Path, name: str, answers: int, until: str = "") -> Path:
    """A game that bots have played so far by their script, with the standard seats."""
    path = folder / f"{name}-{answers}-{until}.json"
    if path.exists():
        return path
    game = find_game(name)
    played = Played(game.setup(), SEED)
    bot = make_bot("policy", game, seeded(SEED))
    for n in range(END):
        if not played.session.questions:
            break
        question = played.session.questions[0]
        if n >= answers and until in ("", played.words.kind_name(question.kind)):
            break
        played.session.answer(question, bot.pick(played.session.position(question)))
    path.write_text(json.dumps(played.record()), "utf-8")
    return path


def record(folder: Path, answers: int) -> Path:
    """A game of Allies that went so far."""
    played = Played(find_game("allies").setup(), SEED)
    for n in range(answers):
        if not played.session.questions:
            break
        question = played.session.questions[0]
        names = played.option_names(question)
        played.answer(question.seat, names[-1] if "end-tasks" in names else names[n % len(names)])
    path = folder / f"{answers}.json"
    path.write_text(json.dumps(played.record()), "utf-8")
    return path


def open_game(page: Page, path: Path) -> None:
    page.goto("/")
    page.locator(".pick").first.wait_for()
    page.locator("input[type=file]").set_input_files(path)
    page.wait_for_url("**/t/*")
    page.locator("#choices, .curtain, .winner").first.wait_for()


def take(browser: Browser, site: str, folder: Path, into: Path, size: tuple[int, int], dark: bool) -> None:
    """All screens of one size in one theme."""
    sort = f"{'phone' if size == PHONE else 'desktop'}-{'dark' if dark else 'light'}"
    context = browser.new_context(
        base_url=site, viewport={"width": size[0], "height": size[1]}, color_scheme="dark" if dark else "light",
        locale="en-GB", reduced_motion="reduce", has_touch=size == PHONE, is_mobile=size == PHONE,
    )
    page = context.new_page()
    session = context.new_cdp_session(page)  # which takes smaller pictures than Playwright does

    def shoot(name: str) -> None:
        page.wait_for_load_state("networkidle")  # with the previews of many choices
        page.wait_for_timeout(400)
        shot = session.send("Page.captureScreenshot", {"format": "webp", "quality": 82})
        (into / f"{name}-{sort}.webp").write_bytes(base64.b64decode(shot["data"]))

    page.goto("/")
    page.locator(".game").first.wait_for()
    page.locator(".game[aria-busy=true]").first.wait_for(state="detached")
    shoot("lobby")
    page.locator(".wishes").scroll_into_view_if_needed()
    page.locator(".options summary").first.click()
    shoot("setup")
    page.goto("/")
    page.locator(".guided").first.click()
    page.locator(".guide").wait_for()
    page.locator("#choices .fx").first.wait_for()
    shoot("guide")
    for name, (game, answers, until) in OTHERS.items():
        open_game(page, scripted(folder, game, answers, until))
        if page.locator(".curtain").count():
            page.locator(".curtain .btn").first.click()
        page.locator("#choices").wait_for()
        shoot(name)
    open_game(page, record(folder, MIDDLE))
    shoot("curtain")
    page.locator(".curtain .btn").first.click()
    page.locator("#choices").wait_for()
    shoot("table")
    choice = page.locator("#choices .choice:has(.fx)").first
    if choice.count():
        choice.hover()
    shoot("battle")
    page.keyboard.press("t")
    page.locator(".words").wait_for()
    shoot("text")
    page.keyboard.press("t")
    page.keyboard.press("[")
    page.locator(".past").wait_for()
    shoot("history")
    open_game(page, record(folder, END))
    page.locator(".winner").wait_for()
    shoot("end")
    context.close()


def main() -> None:
    into = Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).parents[1] / "docs" / "img"
    executable = shutil.which("chromium") or shutil.which("google-chrome")
    if executable is None:
        sys.exit("screenshots: Chromium is not installed")
    with tempfile.TemporaryDirectory() as name, sync_playwright() as playwright:
        folder = Path(name)
        command = [sys.executable, "-m", "gateleg", "serve", "--port", "0", "--db", f"sqlite:///{folder / 'tables.db'}"]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=folder) as server:
            assert server.stdout is not None
            found = re.search(r"http://\S+", server.stdout.readline())
            assert found is not None
            browser = playwright.chromium.launch(executable_path=executable, args=["--no-sandbox", "--disable-gpu"])
            for size in (DESKTOP, PHONE):
                for dark in (False, True):
                    take(browser, found[0].rstrip("/"), folder, into, size, dark)
            browser.close()
            server.terminate()


if __name__ == "__main__":
    main()
