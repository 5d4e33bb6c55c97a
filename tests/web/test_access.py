"""For everyone: no finding of axe on any screen in either theme, all texts from the catalogues, small screens, and a
table that can be played by reading it."""
from __future__ import annotations

import json
import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import DESKTOP, PHONE, WEB, Devices
from tests.web.play import (
    CHOICE,
    answer,
    close_sheet,
    draw_curtain_aside,
    lobby_is_there,
    new_table,
    open_record,
    recorded,
)

pytestmark = [pytest.mark.in_browser, pytest.mark.xdist_group("web")]

AXE = WEB / "node_modules" / "axe-core" / "axe.min.js"
# The rule left out takes the digits in the picture of a card for the label of its button.
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
GOLDEN = Path(__file__).parent / "golden"

# visible words and labels that have a letter without an accent, outside of what people have written themselves
FOREIGN_WORDS = """() => {
    const own = '[data-own-text], [data-own-text] *, .hash, option[lang], kbd, .kbd, script, style';
    const found = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
        const parent = walker.currentNode.parentElement;
        if (parent.closest(own) || parent.closest('.brand, .cl')) continue;
        const text = walker.currentNode.data.replace('Gateleg', '').trim();
        if (/[a-zA-Z]{2}/.test(text)) found.push(text);
    }
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder]')) {
        if (element.closest(own)) continue;
        for (const name of ['aria-label', 'title', 'placeholder']) {
            const text = element.getAttribute(name) ?? '';
            if (/[a-zA-Z]{2}/.test(text.replace(/https:\\/\\/|[A-Z]{2}\\.[0-9.]+|Gateleg/g, ''))) found.push(text);
        }
    }
    return found;
}"""

SMALL_TARGETS = """() => [...document.querySelectorAll('button, a, select, input:not([type=radio]), summary')]
    .filter(one => one.checkVisibility() && !one.closest('.rail') && !one.matches('.skip, [type=file]'))
    .map(one => [one.outerHTML.slice(0, 90), one.getBoundingClientRect()])
    .filter(([, box]) => box.width > 0 && (box.height < 23.5 || box.width < 23.5)).map(([html]) => html)"""


def findings_on(page: Page, within: str = "html") -> list[str]:
    """What axe finds on the screen as it stands, or in a part of it, and targets that are too small."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))
    found: list[str] = page.evaluate(
        "([within, tags]) => axe.run(within, {runOnly: tags, rules: {'label-content-name-mismatch': {enabled: false}}})"
        ".then(({violations}) => violations.flatMap(v => v.nodes.map(n =>"
        " v.id + ': ' + n.target + ' ' + (n.any[0]?.message ?? '').slice(0, 160))))",
        [within, TAGS],
    )
    return found + [f"small: {html}" for html in page.evaluate(SMALL_TARGETS)]


def screens(page: Page, folder: Path) -> Iterator[str]:
    """Every screen, one after the other."""
    page.goto("/")
    lobby_is_there(page)
    page.locator(".options summary", has_text="Rules").click()
    page.locator(".options summary", has_text="Content").click()
    page.get_by_label("Play with").select_option("own")
    page.get_by_label("A content pack (TOML)").fill('[[region]]\nid = "moon"\n')
    page.get_by_role("button", name="Check").click()
    page.locator(".faults").wait_for()
    yield "lobby"
    page.get_by_label("Play with").select_option("")
    page.locator(".faults").wait_for(state="detached")
    page.locator("input[name=who-1][value=me]").check(force=True)
    page.locator(".opening .btn").click()
    page.locator(".curtain").wait_for()
    yield "curtain"
    open_record(page, folder, 40)
    draw_curtain_aside(page)
    page.locator(CHOICE).first.wait_for()
    yield "table"
    for key, name in (("r", "rules"), ("c", "chat"), ("?", "keys")):
        page.keyboard.press(key)
        page.locator("dialog[open]").wait_for()
        page.wait_for_timeout(200)
        yield name
        close_sheet(page)
    page.locator(".tools .tbtn").last.click()
    page.locator("dialog[open]").wait_for()
    yield "menu"
    page.locator("dialog .menu .btn").first.click()
    page.locator(".seatrows").wait_for()
    yield "seats"
    close_sheet(page)
    page.keyboard.press("l")
    page.locator("[data-node=column-1]").click()
    page.locator("dialog[open]").wait_for()
    yield "about"
    close_sheet(page)
    page.keyboard.press("Escape")
    page.keyboard.press("t")
    page.locator(".words").wait_for()
    yield "words"
    page.keyboard.press("t")
    page.keyboard.press("[")
    page.locator(".past").wait_for()
    yield "past"
    open_record(page, folder, 10_000)
    page.locator(".winner").wait_for()
    yield "end"


@pytest.mark.parametrize(("size", "theme"), [
    pytest.param(DESKTOP, "light", id="desktop-light"),
    pytest.param(DESKTOP, "dark", id="desktop-dark", marks=pytest.mark.slow),
    pytest.param(PHONE, "light", id="phone-light", marks=pytest.mark.slow),
    pytest.param(PHONE, "dark", id="phone-dark"),
])
def test_axe_finds_nothing(devices: Devices, tmp_path: Path, theme: str, size: tuple[int, int]) -> None:
    page = devices.new(size, color_scheme=theme, bypass_csp=True)
    findings = []
    for screen in screens(page, tmp_path):
        findings += [f"{screen}: {finding}" for finding in findings_on(page)]
    assert findings == [], "\n".join(findings)


def test_pseudo_locale_finds_no_text_outside_the_catalogues(devices: Devices, tmp_path: Path) -> None:
    page = devices.new()
    page.goto("/?lang=qps")
    page.locator(".pick").first.wait_for()
    page.evaluate("localStorage.setItem('gateleg.preferences', JSON.stringify({language: 'qps', keys: true}))")
    foreign = []
    for screen in pseudo_screens(page, tmp_path):
        assert re.search("[áéíóú]", page.locator("body").inner_text()), screen
        foreign += [f"{screen}: {text}" for text in page.evaluate(FOREIGN_WORDS)]
    assert foreign == [], "\n".join(foreign)


def pseudo_screens(page: Page, folder: Path) -> Iterator[str]:
    """The screens again, found by what does not depend on the language."""
    path = folder / "game.json"
    for answers in (40, 10_000):
        path.write_text(json.dumps(recorded(answers)), "utf-8")
        page.goto("/")
        lobby_is_there(page)
        yield "lobby"
        page.locator("input[type=file]").set_input_files(path)
        page.wait_for_url("**/t/*")
        if answers == 40:
            page.locator(".curtain").wait_for()
            yield "curtain"
            draw_curtain_aside(page)
            page.locator(CHOICE).first.wait_for()
            page.wait_for_timeout(500)
            yield "table"
            page.keyboard.press("t")
            page.locator(".words").wait_for()
            yield "words"
            page.keyboard.press("t")
            page.locator(".tools .tbtn").last.click()
            page.locator("dialog[open]").wait_for()
            yield "menu"
            close_sheet(page)
        else:
            page.locator(".winner").wait_for()
            yield "end"


@pytest.mark.parametrize("answers", [40, 90])
def test_text_view_reads_as_before(devices: Devices, tmp_path: Path, answers: int) -> None:
    """Golden: what a screen reader is told. GATELEG_UPDATE_GOLDEN=1 writes it anew."""
    page = devices.new()
    open_record(page, tmp_path, answers)
    draw_curtain_aside(page)
    page.keyboard.press("t")
    page.locator(".words").wait_for()
    page.locator("#choices .fx").first.wait_for()
    page.wait_for_timeout(300)
    told = page.locator("main").aria_snapshot()
    file = GOLDEN / f"text-view-{answers}.yml"
    if os.environ.get("GATELEG_UPDATE_GOLDEN"):
        file.write_text(told + "\n", "utf-8")
    assert told == file.read_text("utf-8").rstrip("\n")
    for heading in ("You", "Opponents", "Board", "Log"):
        assert f'heading "{heading}"' in told


def test_a_phone_plays_without_scrolling_sideways(devices: Devices) -> None:
    page = devices.new(PHONE, has_touch=True, is_mobile=True)
    new_table(page, {0: "me", 1: "bot"})
    for _ in range(14):
        page.locator(CHOICE).first.wait_for()
        answer(page)
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    for pane in ("own", "seats", "log", "choices"):
        page.locator(f"#tab-{pane}").click()
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
        assert page.evaluate(SMALL_TARGETS) == []


def test_long_variants_stay_on_a_phone(devices: Devices) -> None:
    page = devices.new(PHONE, has_touch=True, is_mobile=True)
    page.goto("/")
    picks = page.locator(".pick")
    picks.first.wait_for()
    for n in range(picks.count()):
        picks.nth(n).click()
        page.locator(".options summary", has_text="Rules").click()
        parts = page.locator(".options .form label > *")
        parts.first.wait_for()
        ends = parts.evaluate_all("parts => parts.map((part) => part.getBoundingClientRect().right)")
        assert len(ends) > 3
        assert max(ends) <= PHONE[0]


def test_the_summary_scrolls_with_its_sheet_on_a_phone(devices: Devices, tmp_path: Path) -> None:
    page = devices.new((PHONE[0], 500), has_touch=True, is_mobile=True)
    open_record(page, tmp_path, 10_000)
    draw_curtain_aside(page)
    table = page.locator(".tablebox")
    if not table.is_visible():
        page.get_by_role("button", name="Result").click()
    table.wait_for()
    assert table.evaluate("box => box.scrollHeight - box.clientHeight") == 0
    assert page.locator(".sheetbody").evaluate("body => body.scrollHeight > body.clientHeight")


@pytest.mark.parametrize("width", [641, 1024, 2560])
def test_every_width_shows_board_choices_and_log(devices: Devices, width: int) -> None:
    page = devices.new((width, 900))
    new_table(page, {0: "me", 1: "bot"})
    for part in ("#choices", ".log", ".boardbox svg", ".a-dock", ".seat"):
        expect(page.locator(part).first).to_be_in_viewport(ratio=0.5)
    assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_arrows_move_over_the_board(devices: Devices, tmp_path: Path) -> None:
    page = devices.new()
    open_record(page, tmp_path, 40)
    draw_curtain_aside(page)
    page.locator("[data-node=column-1]").focus()
    for key, name in (("ArrowRight", "column-2"), ("ArrowRight", "column-3"), ("ArrowLeft", "column-2")):
        page.keyboard.press(key)
        expect(page.locator(f"[data-node={name}]")).to_be_focused()
    page.keyboard.press("i")
    expect(page.locator("dialog")).to_contain_text("How sure the values are")


def test_german_page_has_no_missing_text(devices: Devices, tmp_path: Path) -> None:
    page = devices.new(locale="de-DE")
    page.goto("/")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(page.get_by_role("button", name="Tisch eröffnen")).to_be_visible()
    path = tmp_path / "game.json"
    path.write_text(json.dumps(recorded(40)), "utf-8")
    page.locator("input[type=file]").set_input_files(path)
    page.wait_for_url("**/t/*")
    draw_curtain_aside(page)
    page.locator(CHOICE).first.wait_for()
    assert re.findall(r"\b[a-z]+(?:-[a-z]+)+\b", page.locator("#choices, .log").first.inner_text()) == []
