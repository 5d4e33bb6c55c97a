"""What the page offers beside playing: guided games, hints, marks, content packs."""
from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Devices
from tests.web.play import CHOICE, close_sheet, confirm, link_of, new_table, step, wait_for_turn

pytestmark = [pytest.mark.in_browser, pytest.mark.xdist_group("web")]

PACK = '[[region]]\nid = "castle-1"\nname = "Lighthouse"\npoints_won = 3\ntag = "invented"\n'


def choose(page: Page, selector: str) -> None:
    before = step(page)
    page.locator(f"#choices {selector}").click()
    confirm(page, before)


def test_the_guided_first_game_is_followed_to_its_end(devices: Devices) -> None:
    page = devices.new()
    page.goto("/")
    page.get_by_role("button", name="Allies: Realm of Wonder: First game, explained").click()
    page.locator(".guide").wait_for()
    for n in range(1, 16):
        expect(page.locator(".guide h3")).to_have_text(f" First game, step {n} of 16")
        advised = page.locator("#choices .choice.hinted")
        expect(advised).to_have_count(1)
        expect(advised).to_contain_text("recommended")
        assert len(page.locator(".guide").inner_text()) > 80
        choose(page, ".choice.hinted")
    expect(page.locator(".guide h3")).to_have_text(" First game, step 16 of 16")
    expect(page.locator(".guide")).to_contain_text("The round is over")
    expect(page.locator("#choices .choice.hinted")).to_have_count(0)
    expect(page.locator(".seat", has_text="you").locator(".vp b")).to_have_text("4")


def test_straying_from_the_guide_is_told_and_can_be_taken_back(devices: Devices) -> None:
    page = devices.new()
    page.goto("/")
    page.get_by_role("button", name="Allies: Realm of Wonder: First game, explained").click()
    page.locator(".guide").wait_for()
    choose(page, "[data-option=yeti-24]")
    expect(page.locator(".guide")).to_contain_text("your own way")
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".guide")).not_to_contain_text("your own way")
    expect(page.locator(".guide h3")).to_have_text(" First game, step 1 of 16")


def test_a_hint_is_marked_and_the_other_reads_that_it_was_given(devices: Devices) -> None:
    first, second = devices.new(), devices.new()
    new_table(first, {0: "me", 1: "person"}, nickname="Ines")
    second.goto(link_of(first, "b"))
    second.locator("#choices").wait_for()
    close_sheet(first)
    page = wait_for_turn(first, second)
    assert page is not None
    other = second if page is first else first
    page.keyboard.press("h")
    hinted = page.locator("#choices .choice.hinted")
    expect(hinted).to_contain_text("Hint of a bot")
    expect(other.locator(".log")).to_contain_text("was given a hint")
    expect(other.locator("#choices .hinted")).to_have_count(0)
    choose(page, ".choice.hinted")


def test_hints_can_be_forbidden(devices: Devices) -> None:
    page = devices.new()
    page.goto("/")
    page.get_by_text("Set the table").wait_for()
    page.locator("details.options summary").first.click()
    page.get_by_label("Players may ask for hints").uncheck()
    page.locator("input[name=who-1][value=bot]").check(force=True)
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/t/*")
    page.locator(CHOICE).first.wait_for()
    expect(page.get_by_role("button", name="Hint", exact=True)).to_have_count(0)


def test_marks_are_seen_by_the_other(devices: Devices) -> None:
    first, second = devices.new(), devices.new()
    new_table(first, {0: "me", 1: "person"}, nickname="Ines")
    second.goto(link_of(first, "b"))
    second.locator("#choices").wait_for()
    close_sheet(first)
    first.get_by_role("button", name="Mark", exact=True).click()
    place = first.locator(".boardbox [data-node]").first
    name = place.get_attribute("data-node")
    place.click()
    expect(second.locator(f".boardbox [data-node={name}]")).to_have_attribute("data-marked", "Ines")
    expect(second.locator(".marks")).to_contain_text("Ines")
    first.get_by_role("button", name="Take my marks away").click()
    expect(second.locator(".marks")).to_have_count(0)


def test_a_content_pack_is_checked_chosen_and_shown_with_its_provenance(devices: Devices) -> None:
    page = devices.new()
    page.goto("/")
    page.get_by_text("Set the table").wait_for()
    page.locator("details.options summary", has_text="Content").click()
    page.get_by_label("Play with").select_option("own")
    text = page.get_by_label("A content pack (TOML)")
    text.fill(PACK.replace("3", '"much"'))
    page.get_by_role("button", name="Check").click()
    fault = page.locator(".faults tbody tr")
    expect(fault).to_have_count(1)
    expect(fault.locator("td").nth(0)).to_have_text("4")
    expect(fault.locator("td").nth(1)).to_have_text("region castle-1")
    expect(fault.locator("td").nth(2)).to_have_text("points_won")
    expect(page.get_by_role("button", name="Open the table")).to_be_disabled()
    text.fill(PACK)
    page.get_by_role("button", name="Check").click()
    expect(page.locator(".values tbody tr")).to_have_count(2)
    page.locator("input[name=who-1][value=bot]").check(force=True)
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/t/*")
    page.locator(CHOICE).first.wait_for()
    expect(page.locator(".where")).to_contain_text("Content of your own")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Content").click()
    shown = page.locator("dialog .values tbody tr").nth(1)
    expect(shown).to_have_text(re.compile(r"region castle-1\s*points_won\s*3\s*invented"))


def test_seats_that_are_taken_in_order_are_added_and_removed_at_the_end(devices: Devices) -> None:
    page = devices.new()
    page.goto("/")
    page.locator(".pick", has_text="Armata Strigoi").click()
    rows = page.locator(".wishes li")
    expect(rows).to_have_count(2)
    page.get_by_role("button", name="Add a seat").click()
    expect(rows).to_have_count(3)
    expect(rows.get_by_role("combobox", name="Who sits in seat")).to_have_count(0)
    expect(rows.nth(2)).to_contain_text("Player 3")
    expect(rows.nth(1).get_by_role("button", name=re.compile("Remove"))).to_have_count(0)
    rows.nth(2).get_by_role("button", name=re.compile("Remove")).click()
    expect(rows).to_have_count(2)
