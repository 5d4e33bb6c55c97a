"""Wonder Woman on the page: three people through silence and a team-up, whole games, every way to look at it."""
from __future__ import annotations

import json
import os
import random
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from gateleg.games.registry import find_game
from gateleg.kernel.pack import parse_pack
from gateleg.kernel.record import Played
from tests.web.conftest import DESKTOP, PHONE, Devices
from tests.web.play import (
    CHOICE,
    answer,
    answer_by_key,
    close_sheet,
    confirm,
    cut_off_and_come_back,
    draw_curtain_aside,
    over,
    step,
    wait_for_turn,
)
from tests.web.test_access import FOREIGN_WORDS, GOLDEN, findings_on

pytestmark = [pytest.mark.in_browser, pytest.mark.xdist_group("web-boards")]

HEROES = ["diana", "mala", "nubia"]
SEED = 18  # The Cheetah stands in the Palace, and all hold cards with Wisdom 3
CARDS = {
    "diana": ["insightful", "persistent", "bold"], "mala": ["devoted", "swift", "insightful"],
    "nubia": ["devoted", "resolute", "swift"],
}
ANSWERS = {"strategize": "pass", "ready-or-not": "ready", "decide-relic": "pass-by"}
PRESS = "name => document.querySelector(`[data-node=${name}]`)?.dispatchEvent(new MouseEvent('click', {bubbles: true}))"
RELOADED, OFFLINE = 8, 16  # after so many answers


PACK = """
[[hero]]
id = "hippolyta"
name = "Hippolyta"
phase = "strategize"
ability = { op = "deploy_warrior", count = 2, max_regions = 3, where = "regions_with_heroes" }
note = "of the tests"
tag = "invented"

[[hero_card]]
id = "bold"
name = "Rousing"
ability_text = "Rouse yourself."
tag = "invented"
"""


def recorded(
    until: Callable[[str, int], bool], enemy: str = "cheetah", seed: int = SEED, heroes: list[str] = HEROES,
    pack: str = "",
) -> dict[str, Any]:
    """The record of a game up to the question of which `until`, told its kind and how many were answered, is true."""
    content = parse_pack(pack, "pack").content
    played = Played(find_game("wonder_woman").setup(heroes, {"enemy": enemy}, content), seed)
    for n in range(5000):
        if not played.session.questions:
            break
        question = played.session.questions[0]
        kind = played.words.kind_name(question.kind)
        if until(kind, n):
            break
        names = played.option_names(question)
        played.answer(question.seat, ANSWERS.get(kind, names[n % len(names)]))
    record: dict[str, Any] = played.record()
    return record


def at(kind: str) -> dict[str, Any]:
    """A game against Ares at a question of that kind; when it is about actions, in the third round."""
    return recorded(lambda asked, n: asked == kind and (kind != "act" or n > 60), "ares", 5)


def open_record(page: Page, folder: Path, record: dict[str, Any]) -> None:
    path = folder / "wonder-woman.json"
    path.write_text(json.dumps(record), "utf-8")
    page.goto("/")
    page.locator(".pick").first.wait_for()
    page.locator("input[type=file]").set_input_files(path)
    page.wait_for_url("**/t/*")
    page.locator("#choices").or_(page.locator(".curtain")).first.wait_for()


def give_away(page: Page, seat: str) -> str:
    """Give a seat of this device to another person: the link for him."""
    path: str = page.evaluate(
        """async seat => {
            const headers = {'Content-Type': 'application/json'};
            const path = '/api' + location.pathname.replace('/t/', '/tables/') + '/seat';
            const body = JSON.stringify({seat, holder: 'person', level: ''});
            return (await (await fetch(path, {method: 'POST', headers, body})).json()).link.path;
        }""",
        seat,
    )
    return path


def choose(page: Page, name: str) -> None:
    before = step(page)
    page.locator(f"{CHOICE}[data-option='{name}']").click()
    confirm(page, before)


def standing(page: Page, hero: str) -> str:
    """How a Hero stands to what is going on, as the strip above the island says."""
    return page.locator(f".strip li:has(use[href='#i-ww-{hero}']) .sr").inner_text()


def test_three_people_keep_silent_and_then_team_up(devices: Devices, tmp_path: Path) -> None:
    diana, mala, nubia = devices.new(), devices.new(), devices.new(PHONE, has_touch=True, is_mobile=True)
    everybody = {"diana": diana, "mala": mala, "nubia": nubia}
    open_record(diana, tmp_path, recorded(lambda kind, n: kind == "choose-card"))
    for name in ("mala", "nubia"):
        everybody[name].goto(give_away(diana, name))
        everybody[name].locator("#choices").wait_for()
    draw_curtain_aside(diana)

    for page in everybody.values():
        expect(page.locator(".strip.silent")).to_contain_text("Silence until all have chosen")
        expect(page.locator(".strip li.awaited")).to_have_count(3)
    diana.keyboard.press("c")
    expect(diana.locator("dialog[open]")).to_contain_text("Nobody may talk until all have chosen their cards")
    expect(diana.locator("dialog[open] input")).to_have_count(0)
    close_sheet(diana)
    expect(diana.get_by_role("button", name="Mark", exact=True)).to_be_disabled()
    diana.locator("[data-node=silence]").click()
    expect(diana.locator("dialog[open]")).to_contain_text("WW.6.1")
    close_sheet(diana)

    for card in CARDS["diana"]:
        choose(diana, card)
    expect(diana.locator(".dock .slots .filled")).to_have_count(3)
    expect(mala.locator(".strip li.done")).to_have_count(1)
    assert standing(mala, "diana") == "Diana has chosen"
    assert standing(mala, "nubia") == "Nu'bia is still choosing"
    assert "Insightful" not in mala.locator(".a-seats").inner_text()
    nubia.reload()
    expect(nubia.locator(".strip.silent li.done")).to_have_count(1)
    for card in CARDS["mala"]:
        choose(mala, card)
    for card in CARDS["nubia"]:
        choose(nubia, card)

    for page in everybody.values():
        expect(page.locator(".strip")).to_contain_text("actions, slot 1")
        expect(page.locator(".strip.silent")).to_have_count(0)
    expect(mala.locator(".seat:has(.slots)")).to_have_count(3)
    diana.keyboard.press("c")
    diana.get_by_label("What to say").or_(diana.locator("dialog input")).first.fill("Together!")
    diana.get_by_role("button", name="Say").click()
    close_sheet(diana)
    mala.keyboard.press("c")
    expect(mala.locator("dialog .said")).to_contain_text("Together!")
    close_sheet(mala)

    propose(mala, times="2")
    expect(diana.locator(".strip")).to_contain_text("Mala proposes a team action: 2 damage to The Cheetah")
    choose(diana, "agree")
    expect(nubia.locator(".strip li.awaited")).to_have_count(1)
    choose(nubia, "disagree")
    expect(diana.locator("[data-node=health]")).to_have_attribute("aria-label", "The Cheetah: Health 14 of 14.")
    propose(mala, times="1")
    choose(nubia, "agree")
    choose(diana, "agree")
    for page in (diana, mala):
        expect(page.locator("[data-node=health]")).to_have_attribute("aria-label", "The Cheetah: Health 13 of 14.")
    expect(nubia.locator(".mini")).to_contain_text("13 of 14")
    expect(mala.locator(".strip")).to_contain_text("actions, slot 2")


def propose(page: Page, times: str) -> None:
    """Mala proposes that all damage the enemy with Wisdom."""
    for name in ("damage", "wisdom", "diana", "nubia"):
        choose(page, name)
    choose(page, times)


def test_presses_on_the_board_move_a_hero(devices: Devices, tmp_path: Path) -> None:
    """Diana's step, given by pressing where she goes; what it would change is shown before."""
    page = devices.new()
    open_record(page, tmp_path, recorded(lambda kind, n: kind == "strategize"))
    draw_curtain_aside(page)
    choose(page, "use-ability")
    page.locator(f"{CHOICE}[data-option=square]").hover()
    expect(page.locator("[data-node=square] .ghost")).to_have_count(1)
    expect(page.locator("[data-node=palace] .leaving")).to_have_count(1)
    before = step(page)
    page.locator(".node.offered[data-node=square]").click()
    confirm(page, before)
    draw_curtain_aside(page)
    expect(page.locator("[data-node=square]")).to_have_attribute("aria-label", re.compile("Diana"))


def test_what_a_pack_says_stands_against_the_texts_of_the_language(devices: Devices, tmp_path: Path) -> None:
    """In German: a changed card has the pack's words, the others are translated, a new Hero tells what she can do."""
    page = devices.new(locale="de-DE")
    record = recorded(lambda kind, n: kind == "choose-card", heroes=["diana", "mala", "hippolyta"], pack=PACK)
    open_record(page, tmp_path, record)
    draw_curtain_aside(page)
    page.keyboard.press("t")
    told = page.locator(".words")
    expect(told).to_contain_text("Rouse yourself.")
    expect(told).to_contain_text("Rousing")
    expect(told).to_contain_text("Lege 2 weitere Karten verdeckt in deinen Schlachtplan")
    expect(told).to_contain_text("darf in bis zu 3 Regionen mit einer Heldin je 2 Kriegerinnen setzen")
    expect(told).to_contain_text("darf in bis zu zwei Regionen mit einer Heldin je eine Kriegerin setzen")


def new_table(page: Page, size: int) -> None:
    """A table of Wonder Woman in the lobby: the first seat mine, the others for bots."""
    page.goto("/")
    page.locator(".pick", has_text="Wonder Woman").click()
    for seat in range(size):
        if page.locator(f"input[name=who-{seat}]").count() == 0:
            page.get_by_role("button", name="Add a seat").click()
        page.locator(f"input[name=who-{seat}][value={'me' if seat == 0 else 'bot'}]").check(force=True)
        if seat:
            page.locator(".wishes li").nth(seat).get_by_role("combobox").last.select_option("beginner")
    page.locator(".opening .btn.pri").click()
    page.wait_for_url("**/t/*")
    page.locator("#choices").wait_for()


def test_a_whole_game_with_bots_through_a_reload_and_a_broken_connection(devices: Devices) -> None:
    page = devices.new()
    new_table(page, 3)
    answers = 0
    while wait_for_turn(page):
        answer(page)
        answers += 1
        if answers == RELOADED:
            page.reload()
            page.locator("#choices").wait_for()
        if answers == OFFLINE:
            cut_off_and_come_back(page, devices.complaints)
    assert answers > OFFLINE
    assert over(page)
    expect(page.locator(".summary tbody tr")).to_have_count(5)
    expect(page.locator("dialog svg[role=img] path")).not_to_have_count(0)


@pytest.mark.slow
def test_a_whole_game_by_keyboard_alone(devices: Devices) -> None:
    page = devices.new()
    new_table(page, 2)
    chance = random.Random(1)
    while wait_for_turn(page):
        answer_by_key(page, chance)
    assert over(page)


def screens(page: Page, folder: Path) -> Iterator[str]:
    """The board in its phases and in every way to look at it."""
    for kind in ("strategize", "choose-card", "act"):
        open_record(page, folder, at(kind))
        draw_curtain_aside(page)
        page.locator("#choices").wait_for()
        page.wait_for_timeout(300)
        yield kind
    for name in ("palace", "defense", "health", "diana"):
        page.evaluate(PRESS, name)
        if page.locator("dialog[open]").count():
            yield f"about {name}"
            close_sheet(page)
    page.keyboard.press("t")
    page.locator(".words").wait_for()
    yield "words"
    page.keyboard.press("t")


@pytest.mark.parametrize(("size", "theme"), [
    pytest.param(DESKTOP, "light", id="desktop-light"),
    pytest.param(DESKTOP, "dark", id="desktop-dark", marks=pytest.mark.slow),
    pytest.param((1024, 768), "light", id="middle-light", marks=pytest.mark.slow),
    pytest.param(PHONE, "dark", id="phone-dark"),
])
def test_axe_finds_nothing(devices: Devices, tmp_path: Path, theme: str, size: tuple[int, int]) -> None:
    page = devices.new(size, color_scheme=theme, bypass_csp=True)
    findings = []
    for screen in screens(page, tmp_path):
        findings += [f"{screen}: {finding}" for finding in findings_on(page)]
        assert page.evaluate("document.documentElement.scrollWidth") <= size[0], screen
    assert findings == [], "\n".join(findings)


def test_pseudo_locale_finds_no_text_outside_the_catalogues(devices: Devices, tmp_path: Path) -> None:
    page = devices.new()
    page.goto("/?lang=qps")
    page.evaluate("localStorage.setItem('gateleg.preferences', JSON.stringify({language: 'qps', keys: true}))")
    foreign = []
    for screen in screens(page, tmp_path):
        foreign += [f"{screen}: {text}" for text in page.evaluate(FOREIGN_WORDS)]
    assert foreign == [], "\n".join(foreign)


def test_german_page_has_no_missing_text(devices: Devices, tmp_path: Path) -> None:
    page = devices.new(locale="de-DE")
    for screen in screens(page, tmp_path):
        text = page.locator("main").inner_text()
        assert re.findall(r"\b(?:board|choice|event|word|text)-[a-z_-]+", text) == [], screen


@pytest.mark.parametrize("kind", ["choose-card", "act"])
def test_text_view_reads_as_before(devices: Devices, tmp_path: Path, kind: str) -> None:
    """Golden: what a screen reader is told. GATELEG_UPDATE_GOLDEN=1 writes it anew."""
    page = devices.new()
    open_record(page, tmp_path, at(kind))
    draw_curtain_aside(page)
    page.keyboard.press("t")
    page.locator(".words").wait_for()
    page.wait_for_timeout(600)
    told = page.locator("main").aria_snapshot()
    file = GOLDEN / f"wonder-woman-{kind}.yml"
    if os.environ.get("GATELEG_UPDATE_GOLDEN"):
        file.write_text(told + "\n", "utf-8")
    assert told == file.read_text("utf-8").rstrip("\n")
