"""Armata Strigoi on the page: whole games on its board, its keys, small screens, and what a screen reader is told."""
from __future__ import annotations

import os
import random
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from gateleg.games.armata_strigoi.model import Model
from gateleg.games.registry import find_game
from gateleg.kernel.record import Played
from tests.web.conftest import DESKTOP, PHONE, Devices
from tests.web.play import (
    CHOICE,
    answer,
    answer_by_key,
    any_choice,
    close_sheet,
    cut_off_and_come_back,
    draw_curtain_aside,
    link_of,
    new_table,
    open_file,
    wait_for_turn,
)
from tests.web.test_access import GOLDEN, SMALL_TARGETS, findings_on

pytestmark = [pytest.mark.in_browser, pytest.mark.xdist_group("web-boards")]

GAME = "Armata Strigoi"
SHORT = {"AS.9.1": "10"}  # at most so many rounds: two who stroll about may take very long to lose
OFFERED_MARK = ".boardbox .node.offered[aria-label*='active']"  # a space with a mark to which the wolf can go
RELOADED, OFFLINE = 30, 45  # after so many answers


def recorded(stop: str, seed: int, seats: int, options: int = 1) -> dict[str, Any]:
    """The record of a game up to the first question of a kind, with so many options, in its third round or later;
    wolves seek marks."""
    game = find_game("armata_strigoi")
    played = Played(game.setup([f"p{n + 1}" for n in range(seats)]), seed)
    while played.session.questions:
        question = played.session.questions[0]
        names = played.option_names(question)
        model = game.model(played.session.view(question.seat), played.setup)
        if model.round >= 3 and played.words.kind_name(question.kind) == stop and len(names) >= options:
            break
        played.answer(question.seat, preferred(model, names))
    record: dict[str, Any] = played.record()
    return record


def preferred(model: Model, names: list[str]) -> str:
    marks = [space.name for space in model.spaces if space.mark is not None and not space.fight_token]
    return next((name for name in [*marks, "turn-platform", "strike", "pass", "stop"] if name in names), names[0])


def open_game(page: Page, folder: Path, record: dict[str, Any]) -> None:
    open_file(page, folder, record)
    draw_curtain_aside(page)
    page.locator(CHOICE).first.wait_for()


def next_choice(page: Page) -> Locator:
    """Go to a mark, else answer what comes first; end what can be ended."""
    mark = page.locator(OFFERED_MARK)
    return mark.first if mark.count() else any_choice(page)


def test_two_people_play_a_game_on_the_board_through_a_reload_and_a_broken_connection(devices: Devices) -> None:
    first, second = devices.new(), devices.new()
    new_table(first, {0: "me", 1: "person"}, game=GAME, name="Crypt night", nickname="Ines", options=SHORT)
    second.goto(link_of(first, "p2"))
    second.locator("#choices").wait_for()
    close_sheet(first)
    answers = marks = 0
    while page := wait_for_turn(first, second):
        marks += page.locator(OFFERED_MARK).count() > 0
        answer(page, next_choice)
        answers += 1
        if answers == RELOADED:
            second.reload()
            second.locator("#choices").wait_for()
        if answers == OFFLINE:
            cut_off_and_come_back(first, devices.complaints)
    assert answers > 60
    assert marks > 8
    for page in (first, second):
        expect(page.locator(".winner")).to_be_visible()
        expect(page.locator(".summary tbody tr")).to_have_count(7)
        expect(page.locator("dialog svg[role=img]")).to_be_visible()
    assert first.locator(".winner").inner_text() == second.locator(".winner").inner_text()


@pytest.mark.slow
def test_the_keyboard_alone_plays_with_bots(devices: Devices) -> None:
    page = devices.new()
    new_table(page, {0: "me", 1: "bot"}, level="easy", game=GAME, options=SHORT)
    chance = random.Random(1)
    while wait_for_turn(page):
        answer_by_key(page, chance)
    expect(page.locator(".winner")).to_be_visible()


def test_arrows_move_over_the_castle_and_the_focused_space_is_looked_up(devices: Devices, tmp_path: Path) -> None:
    page = devices.new()
    open_game(page, tmp_path, recorded("act", 7, 3))
    page.locator("#choices .fx").first.wait_for()
    page.locator("[data-node=r0-c]").focus()
    for key, name in (("ArrowUp", "r0-i0"), ("ArrowUp", "r0-e0"), ("ArrowUp", "r1-e3")):
        page.keyboard.press(key)
        expect(page.locator(f"[data-node={name}]")).to_be_focused()
    page.keyboard.press("i")
    expect(page.locator("dialog")).to_contain_text("R1 edge S")
    expect(page.locator("dialog")).to_contain_text("AS.2a.2")


def test_many_goals_stand_by_room(devices: Devices, tmp_path: Path) -> None:
    page = devices.new()
    open_game(page, tmp_path, recorded("act", 7, 3, options=20))
    groups = page.locator("#choices .options.tight")
    assert groups.count() > 2
    for group in groups.all():
        title = str(group.get_attribute("aria-label"))
        expect(page.locator("#choices h3", has_text=title)).to_have_count(1)
        begin = "l" if title == "Ladders" else title.removeprefix("Room ").lower()
        for choice in group.locator(".choice").all():
            assert str(choice.get_attribute("data-option")).startswith(begin)
    keys = page.locator(f"{CHOICE} .kbd").all_inner_texts()
    assert keys == [str(n) for n in (*range(1, 10), 0)][:len(keys)]


def test_the_board_shows_a_platform_turned_before_it_is_turned(devices: Devices, tmp_path: Path) -> None:
    page = devices.new()
    open_game(page, tmp_path, recorded("turn-by", 3, 3))
    turned = page.locator(".boardbox .turning:has(> .disc)")
    before = [one.get_attribute("style") for one in turned.all()]
    page.locator(".choice[data-option=turn-2]").hover()
    page.wait_for_function(
        "before => [...document.querySelectorAll('.boardbox .turning:has(> .disc)')]"
        ".filter((one, n) => one.getAttribute('style') !== before[n]).length === 1",
        arg=before,
    )
    page.mouse.move(0, 0)
    page.wait_for_function(
        "() => !document.querySelector('.choice[data-option=turn-2]:hover')",
    )


@pytest.mark.parametrize(("size", "theme"), [
    pytest.param(DESKTOP, "light", id="desktop-light"),
    pytest.param(DESKTOP, "dark", id="desktop-dark", marks=pytest.mark.slow),
    pytest.param(PHONE, "light", id="phone-light", marks=pytest.mark.slow),
    pytest.param(PHONE, "dark", id="phone-dark"),
])
def test_axe_finds_nothing_on_the_board(devices: Devices, tmp_path: Path, theme: str, size: tuple[int, int]) -> None:
    page = devices.new(size, color_scheme=theme, bypass_csp=True)
    open_game(page, tmp_path, recorded("fight", 5, 4))
    findings: list[str] = []
    for pane in ("choices", "own", "seats", "words"):
        if pane == "words":
            page.keyboard.press("t")
            page.locator(".words").wait_for()
        elif size == PHONE:
            page.locator(f"#tab-{pane}").click()
        page.wait_for_timeout(300)
        findings += findings_on(page)
    assert findings == [], "\n".join(findings)


def test_a_phone_plays_without_scrolling_sideways(devices: Devices) -> None:
    page = devices.new(PHONE, has_touch=True, is_mobile=True)
    new_table(page, {0: "me", 1: "bot"}, level="easy", game=GAME)
    for _ in range(8):
        page.locator(CHOICE).first.wait_for()
        answer(page)
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    for pane in ("own", "seats", "log", "choices"):
        page.locator(f"#tab-{pane}").click()
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
        assert page.evaluate(SMALL_TARGETS) == []


def test_text_view_reads_as_before(devices: Devices, tmp_path: Path) -> None:
    """Golden: what a screen reader is told. GATELEG_UPDATE_GOLDEN=1 writes it anew."""
    page = devices.new()
    open_game(page, tmp_path, recorded("act", 7, 3))
    page.keyboard.press("t")
    page.locator(".words").wait_for()
    page.locator("#choices .fx").first.wait_for()
    page.wait_for_timeout(300)
    told = page.locator("main").aria_snapshot()
    file = GOLDEN / "armata-text-view.yml"
    if os.environ.get("GATELEG_UPDATE_GOLDEN"):
        file.write_text(told + "\n", "utf-8")
    assert told == file.read_text("utf-8").rstrip("\n")
    for heading in ("You", "The pack", "Board", "Log", "Altar and Hell", "Master"):
        assert f'heading "{heading}"' in told
