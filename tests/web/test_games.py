"""Whole games in the browser."""
from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Devices
from tests.web.play import (
    CLOSING,
    answer,
    answer_by_key,
    any_choice,
    awaited,
    close_sheet,
    confirm,
    link_of,
    new_table,
    over,
    step,
    tab_to,
    wait_for_turn,
)

pytestmark = [pytest.mark.in_browser, pytest.mark.xdist_group("web")]

RELOADED, OFFLINE = 25, 45  # after so many answers


def test_two_browsers_play_a_game_through_a_reload_and_a_broken_connection(devices: Devices) -> None:
    first, second = devices.new(), devices.new()
    new_table(first, {0: "me", 1: "person"}, name="Coffee break", nickname="Ines")
    second.goto(link_of(first, "b"))
    second.locator("#choices").wait_for()
    close_sheet(first)
    answers = 0
    while page := wait_for_turn(first, second):
        answer(page)
        answers += 1
        if answers == RELOADED:
            second.reload()
            second.locator("#choices").wait_for()
        if answers == OFFLINE:
            live_through_a_broken_connection(devices, first, second)
    assert answers > 100
    for page in (first, second):
        expect(page.locator(".winner")).to_be_visible()
        expect(page.locator(".summary tbody tr")).to_have_count(4)
        expect(page.locator("dialog svg[role=img]")).to_be_visible()
    assert first.locator(".winner").inner_text() == second.locator(".winner").inner_text()
    assert step(first) == step(second)


def live_through_a_broken_connection(devices: Devices, first: Page, second: Page) -> None:
    """The first is cut off while the second plays on; the page catches up by itself."""
    first.context.set_offline(True)
    expect(first.locator(".notice")).to_be_visible()
    for _ in range(3):
        if awaited(second):
            answer(second)
    here = step(second)
    first.context.set_offline(False)
    first.wait_for_function("here => Number(document.querySelector('.rail input').max) >= here", arg=here)
    expect(first.locator(".notice")).to_have_count(0)
    devices.complaints[:] = [text for text in devices.complaints if "ERR_INTERNET_DISCONNECTED" not in text]


@pytest.mark.slow
def test_a_person_beats_or_loses_to_the_expert_pressing_board_and_hand(devices: Devices) -> None:
    """Answers are given where things lie: on the board, in the hand; the list only where nothing lies."""
    page = devices.new()
    new_table(page, {0: "bot", 1: "me"}, level="expert")
    pressed = 0
    while wait_for_turn(page):
        before = step(page)
        place = page.locator(".node.offered, .held.offered").first
        if page.locator(CLOSING).count() == 0 and place.count():
            place.click()
            pressed += 1
        else:
            any_choice(page).click()
        confirm(page, before)
    assert pressed > 30
    assert over(page)


def test_a_whole_game_by_keyboard_alone(devices: Devices) -> None:
    page = devices.new()
    page.goto("/")
    page.get_by_text("Set the table").wait_for()
    tab_to(page, ".game .now")
    page.keyboard.press("Enter")
    page.locator("#choices").wait_for()
    chance = random.Random(1)
    while wait_for_turn(page):
        answer_by_key(page, chance)
    assert over(page)
    page.keyboard.press("Escape")
    page.keyboard.press("[")
    expect(page.locator("#choices-title")).to_have_text(re.compile("of the past"))
    page.keyboard.press("Escape")
    expect(page.locator("#choices-title")).to_have_text("The game is over")
