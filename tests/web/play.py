"""What a person does on the page: sits down, presses, waits."""
from __future__ import annotations

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page, expect

from gateleg.games.registry import find_game
from gateleg.kernel.record import Played

CHOICE = "#choices button.choice[data-option]"
CLOSING = "#choices .closing button.choice[data-option]"
CONFIRM = "#choices .confirm .btn.pri"
OVER = "dialog:has(.winner)"
# in one look: whether the game is over, or this page is to answer
STATE = """([over, choice]) => document.querySelector(over) ? 'over'
    : document.querySelector(choice) ? 'awaited' : 'waiting'"""


def new_table(
    page: Page, who: dict[int, str], level: str = "medium", name: str = "", nickname: str = "", game: str = "Allies",
    options: dict[str, str] | None = None,
) -> None:
    """Set up a table in the lobby; `who` plays each seat: me, person, bot or open; `options` by their clause."""
    page.goto("/")
    page.locator(".pick", has_text=game).click()
    page.get_by_text("Set the table").wait_for()
    for seat, holder in who.items():
        page.locator(f"input[name=who-{seat}][value={holder}]").check(force=True)
        if holder == "bot":
            page.locator(".wishes li").nth(seat).get_by_role("combobox").select_option(level)
    if options:
        page.locator(".options summary").first.click()
    for clause, value in (options or {}).items():
        page.locator(".options label", has_text=clause).locator("select").select_option(value)
    page.get_by_label("Your name").fill(nickname)
    page.get_by_label("Name of the table").fill(name)
    page.get_by_role("button", name="Open the table").or_(page.get_by_role("button", name="Open it on")).click()
    page.wait_for_url("**/t/*")
    page.locator("#choices").or_(page.locator(".curtain")).first.wait_for()


def lobby_is_there(page: Page) -> None:
    """Wait for the pictures and texts of all games."""
    page.locator(".game").first.wait_for()
    expect(page.locator(".game[aria-busy=true]")).to_have_count(0)


def link_of(page: Page, seat: str | None) -> str:
    """The link that the page has kept for a seat, or for watching."""
    links: list[dict[str, Any]] = json.loads(
        page.evaluate("sessionStorage.getItem('gateleg.links.' + location.pathname.split('/').pop())")
    )
    return next(str(link["path"]) for link in links if link["seat"] == seat)


def close_sheet(page: Page) -> None:
    page.locator("dialog[open]").wait_for()
    page.keyboard.press("Escape")
    page.locator("dialog[open]").wait_for(state="detached")


def step(page: Page) -> int:
    """How many steps the table has, as the scrubber says."""
    return int(page.locator(".rail input").get_attribute("max") or 0)


def awaited(page: Page) -> bool:
    return page.locator(CHOICE).count() > 0


def over(page: Page) -> bool:
    return page.locator(OVER).count() > 0


def answer(page: Page, choose: Callable[[Page], Locator] | None = None) -> None:
    """Answer the open question: end what can be ended, else by the first choice."""
    before = step(page)
    choice = choose(page) if choose else any_choice(page)
    choice.click()
    confirm(page, before)


def any_choice(page: Page) -> Locator:
    closing = page.locator(CLOSING)
    return closing.first if closing.count() else page.locator(CHOICE).first


def tab_to(page: Page, selector: str, most: int = 60) -> None:
    """Go on by Tab to the first control that fits."""
    for _ in range(most):
        page.keyboard.press("Tab")
        if page.evaluate("selector => document.activeElement.matches(selector)", selector):
            return
    raise AssertionError(f"Tab does not reach {selector}")


def answer_by_key(page: Page, chance: random.Random) -> None:
    """Answer the open question by single keys: E ends what can be ended, digits choose, Enter confirms."""
    before = step(page)
    digits = page.locator(f"{CHOICE} .kbd").all_inner_texts()
    ends = page.locator(CLOSING).count() == 1
    page.keyboard.press("e" if ends and (not digits or chance.random() < 0.5) else chance.choice(digits))
    confirm(page, before, by_key=True)


def cut_off_and_come_back(page: Page, complaints: list[str]) -> None:
    """The connection breaks, is told to be broken, comes back, and the page catches up by itself."""
    page.context.set_offline(True)
    expect(page.locator(".notice")).to_be_visible()
    page.context.set_offline(False)
    expect(page.locator(".notice")).to_have_count(0)
    complaints[:] = [text for text in complaints if "ERR_INTERNET_DISCONNECTED" not in text]


def confirm(page: Page, before: int, by_key: bool = False) -> None:
    """Wait for the answer to be there; confirm if the page wants that."""
    button = page.locator(f"{CONFIRM}:not([disabled])")
    page.wait_for_function(
        """([choices, button, rail, before]) => document.querySelector(button)
            || Number(document.querySelector(rail)?.max ?? -1) !== before
            || document.querySelector('.winner, .curtain')""",
        arg=[CHOICE, f"{CONFIRM}:not([disabled])", ".rail input", before],
    )
    if button.count():
        if by_key:
            page.keyboard.press("Enter")
        else:
            button.click(timeout=5000)
        page.wait_for_function(
            """([rail, before]) => Number(document.querySelector(rail)?.max ?? -1) !== before
                || document.querySelector('.winner, .curtain')""",
            arg=[".rail input", before],
        )


def wait_for_turn(*pages: Page) -> Page | None:
    """The page that is to answer next; None when the game is over for all."""
    for _ in range(2000):
        states = [page.evaluate(STATE, [OVER, CHOICE]) for page in pages]
        if "awaited" in states:
            return pages[states.index("awaited")]
        if all(state == "over" for state in states):
            return None
        pages[0].wait_for_timeout(20)
    raise AssertionError("nobody is awaited")


def recorded(answers: int, seed: int = 3) -> dict[str, Any]:
    """The record of a game of Allies that went so far, by first choices and ends of turns."""
    played = Played(find_game("allies").setup(), seed)
    for n in range(answers):
        if not played.session.questions:
            break
        question = played.session.questions[0]
        names = played.option_names(question)
        played.answer(question.seat, names[-1] if "end-tasks" in names else names[n % len(names)])
    record: dict[str, Any] = played.record()
    return record


def open_record(page: Page, folder: Path, answers: int, seed: int = 3) -> None:
    """Open a recorded game of Allies that went so far."""
    open_file(page, folder, recorded(answers, seed))


def open_file(page: Page, folder: Path, record: dict[str, Any]) -> None:
    """Open a game file in the lobby; every seat belongs to this device."""
    path = folder / "game.json"
    path.write_text(json.dumps(record), "utf-8")
    page.goto("/")
    page.get_by_text("Set the table").wait_for()
    page.locator("input[type=file]").set_input_files(path)
    page.wait_for_url("**/t/*")
    page.locator("#choices").or_(page.locator(".curtain")).first.wait_for()


def draw_curtain_aside(page: Page) -> None:
    """Say to be alone, if the page asks."""
    page.locator("#choices").or_(page.locator(".curtain")).first.wait_for()
    if page.locator(".curtain").count():
        page.locator(".curtain .btn").first.click()
    expect(page.locator("#choices")).to_be_visible()
