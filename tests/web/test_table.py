"""What people do at a table besides answering."""
from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import Devices
from tests.web.play import (
    CHOICE,
    answer,
    close_sheet,
    confirm,
    draw_curtain_aside,
    link_of,
    new_table,
    open_record,
    step,
    wait_for_turn,
)

pytestmark = [pytest.mark.in_browser, pytest.mark.xdist_group("web")]


def play_quickly(page: Page) -> None:
    """Sit down against a bot by the lobby's one button."""
    page.goto("/")
    page.get_by_role("button", name="Allies: Realm of Wonder: Play now against a bot").click()
    page.locator(CHOICE).first.wait_for()


def test_one_press_starts_a_game_against_a_bot(devices: Devices) -> None:
    page = devices.new()
    play_quickly(page)
    expect(page.locator(".seat")).to_have_count(4)  # two players, rounds, how to read a card
    expect(page.locator(".seat.now")).to_have_count(1)
    expect(page).to_have_title(re.compile("^● Your turn"))


def turn_or_first(page: Page) -> Locator:
    turning = page.locator(CHOICE, has_text=re.compile("Strengthen|Weaken"))
    return turning.first if turning.count() else page.locator(CHOICE).first


def test_choices_say_what_they_change_and_the_board_shows_it(devices: Devices, tmp_path: Path) -> None:
    page = devices.new()
    open_record(page, tmp_path, 40)
    draw_curtain_aside(page)
    changing = page.locator(CHOICE, has=page.locator(".fx", has_text="→")).first
    for _ in range(12):
        if changing.count():
            break
        answer(page, turn_or_first)
        draw_curtain_aside(page)
        page.wait_for_timeout(300)
    expect(changing).to_be_visible()
    effect = changing.locator(".fx", has_text="→").inner_text()
    changing.hover()
    old, new = re.findall(r"\d+(?= →)|(?<=→ )\d+", effect)
    expect(page.locator(".boardbox").get_by_text(f"{old} → {new}")).to_be_visible()


def test_refused_choices_stay_with_reason_and_clause(devices: Devices, tmp_path: Path) -> None:
    page = devices.new()
    open_record(page, tmp_path, 40)
    draw_curtain_aside(page)
    while not page.locator(".choice.no").count():
        answer(page)
        draw_curtain_aside(page)
    refused = page.locator(".choice.no").first
    button = refused.locator(".nb")
    expect(button).to_have_attribute("aria-disabled", "true")
    reason = page.locator(f"#{button.get_attribute('aria-describedby')}")
    expect(reason).not_to_be_empty()
    clause = refused.locator(".cl").inner_text()
    refused.locator(".cl").click()
    expect(page.locator("dialog .clauses article")).to_contain_text(clause)
    close_sheet(page)
    expect(refused.locator(".cl")).to_be_focused()


def test_stepping_back_is_free_and_folds_the_log(devices: Devices) -> None:
    page = devices.new()
    new_table(page, {0: "me", 1: "bot"})
    wait_for_turn(page)
    while page.locator("#choices-title").inner_text() != "Play a card":
        answer(page)
        wait_for_turn(page)
    start = step(page)
    answer(page, lambda page: page.locator(CHOICE, has_text=re.compile(r"[+−]\d")).first)  # it has a task to do after
    answer(page)
    expect(page.locator(".steps li")).to_have_count(2)
    page.locator(".steps li button").first.click()
    expect(page.locator("#choices-title")).to_have_text("Play a card")
    assert step(page) == start
    expect(page.locator(".log summary")).to_have_text(re.compile("undone"))
    answer(page)
    page.keyboard.press("u")
    expect(page.locator("#choices-title")).to_have_text("Play a card")
    assert step(page) == start


def test_undo_beyond_a_barrier_takes_consent_by_name(devices: Devices) -> None:
    first, second = devices.new(), devices.new()
    new_table(first, {0: "me", 1: "person"}, nickname="Ines")
    second.goto(link_of(first, "b"))
    second.locator("#choices").wait_for()
    close_sheet(first)
    page = wait_for_turn(first, second)
    assert page is not None
    other = second if page is first else first
    before = step(page)
    answer(page)
    if page.locator(CHOICE).count() == 0:
        answer(other)
    undo = page.get_by_role("button", name="Ask to undo")
    while undo.count() == 0:
        turn = wait_for_turn(first, second)
        assert turn is not None
        answer(turn)
    undo.click()
    proposal = other.locator(".proposal")
    expect(proposal).to_contain_text("asks to go back")
    expect(page.locator(".proposal")).to_contain_text("To agree: ")
    reached = step(page)
    proposal.get_by_role("button", name="Refuse").click()
    expect(page.locator(".proposal")).to_have_count(0)
    assert step(page) == reached
    page.get_by_role("button", name="Ask to undo").click()
    other.locator(".proposal").get_by_role("button", name="Agree").click()
    page.wait_for_function(
        "reached => Number(document.querySelector('.rail input').max) < reached", arg=reached
    )
    assert before <= step(page) < reached


def test_hotseat_leaves_no_secret_under_the_curtain(devices: Devices) -> None:
    page = devices.new()
    new_table(page, {0: "me", 1: "me"})
    expect(page.locator(".curtain")).to_be_visible()
    hands: set[str] = set()
    curtains = 0
    for _ in range(40):
        if page.locator(".curtain").count():
            curtains += 1
            html = page.content()
            assert page.locator("[data-node]").count() == 0
            assert not [card for card in hands if card in html]
            draw_curtain_aside(page)
        held = [str(card.get_attribute("data-node")) for card in page.locator(".held").all()]
        hands.update(held)
        words = {f"{card.split('-')[0].capitalize()} {card.split('-')[1]}" for card in held}
        hands |= words
        answer(page)
        played = page.locator(".a-board [data-node]")
        if played.count():  # cards on the table are no secret
            text = page.locator(".a-board").inner_html() + page.locator(".log").inner_html()
            hands = {card for card in hands if card not in text}
    assert curtains > 4
    assert hands


def test_history_by_scrubber_keys_and_deep_link(devices: Devices, tmp_path: Path) -> None:
    page = devices.new()
    open_record(page, tmp_path, 40)
    draw_curtain_aside(page)
    length = step(page)
    page.keyboard.press("[")
    expect(page.locator("#choices-title")).to_have_text(f"Step {length - 1} of the past")
    expect(page.locator(CHOICE)).to_have_count(0)
    page.get_by_role("button", name="To the beginning").click()
    expect(page.locator("#choices-title")).to_have_text("Step 0 of the past")
    expect(page.locator(".boardbox")).to_contain_text("no region")
    page.get_by_role("button", name="One step forward").click()
    expect(page).to_have_url(re.compile("at=1$"))
    page.reload()
    expect(page.locator("#choices-title")).to_have_text("Step 1 of the past")
    page.get_by_role("button", name="To the present", exact=True).click()
    expect(page.locator(CHOICE).first).to_be_visible()
    assert "at=" not in page.url


def test_after_the_end_every_viewpoint_and_the_file_that_proves_itself(devices: Devices, tmp_path: Path) -> None:
    page = devices.new()
    new_table(page, {0: "bot", 1: "bot"}, level="beginner")
    page.locator(".winner").wait_for(timeout=90_000)
    with page.expect_download() as download:
        page.locator("dialog").get_by_role("button", name="Download the game").click()
    file = tmp_path / "game.json"
    download.value.save_as(file)
    command = [sys.executable, "-m", "gateleg", "replay", str(file), "--verify", "--json"]
    verified = json.loads(subprocess.run(command, capture_output=True, text=True, check=True).stdout)
    assert verified["verified"] is True
    page.locator("dialog select").select_option("b")
    close_sheet(page)
    expect(page.locator(".docktitle")).to_contain_text("Your hand")
    assert page.locator(".held").count() > 0
    page.locator(".brand").click()
    page.get_by_text("Set the table").wait_for()
    page.locator("input[type=file]").set_input_files(file)
    page.wait_for_url("**/t/*")
    page.locator(".winner").wait_for()


def test_people_and_bots_change_places_while_playing(devices: Devices) -> None:
    page = devices.new()
    play_quickly(page)
    page.get_by_role("button", name="Menu").click()
    page.locator("dialog").get_by_role("button", name="Who plays").click()
    other = page.locator(".seatrows li", has_not_text="you").first
    other.get_by_role("combobox").first.select_option("person")
    link = other.get_by_role("button", name=re.compile("Copy the link"))
    expect(link).to_be_visible()
    close_sheet(page)
    path = link_of(page, "b")
    guest = devices.new()
    guest.goto(path)
    guest.locator("#choices").wait_for()
    expect(guest.locator(".docktitle")).to_be_visible()
    expect(page.locator(".seat .nm").get_by_text("here", exact=True)).to_have_count(1)
    guest.get_by_role("button", name="Menu").click()
    guest.locator("dialog").get_by_role("button", name="Who plays").click()
    guest.locator(".seatrows li", has_text="you").get_by_role("combobox").first.select_option("bot")
    expect(page.locator(".seat", has_text="Bot,")).to_have_count(1)


def test_chat_reaches_the_other_and_counts_until_read(devices: Devices) -> None:
    first, second = devices.new(), devices.new()
    new_table(first, {0: "me", 1: "person"}, nickname="Ines")
    second.goto(link_of(first, "b"))
    second.locator("#choices").wait_for()
    close_sheet(first)
    first.get_by_role("button", name="Chat").click()
    first.get_by_label("Say something").fill("<b>Hello</b> & welcome")
    first.get_by_role("button", name="Say", exact=True).click()
    second.get_by_role("button", name="Chat, one new").click()
    expect(second.locator("dialog")).to_contain_text("<b>Hello</b> & welcome")
    expect(second.locator("dialog")).to_contain_text("Ines")
    close_sheet(second)
    expect(second.get_by_role("button", name="Chat", exact=True)).to_be_visible()


def test_open_tables_are_listed_taken_and_watched(devices: Devices) -> None:
    host, guest, watcher = devices.new(), devices.new(), devices.new()
    new_table(host, {0: "me", 1: "open"}, name="Lunch league")
    host.goto("/")
    host.locator("input[name=who-1][value=open]").check(force=True)
    host.locator("input[name=visibility][value=open]").check(force=True)
    host.get_by_label("Name of the table").fill("Open house")
    host.get_by_role("button", name="Open the table").click()
    host.wait_for_url("**/t/*")
    guest.goto("/")
    row = guest.locator(".list-of-tables li", has_text="Open house")
    expect(guest.locator(".list-of-tables li", has_text="Lunch league")).to_have_count(0)
    watcher.goto("/")
    watcher.locator(".list-of-tables li", has_text="Open house").get_by_role("link", name="Watch").click()
    watcher.locator("#choices").wait_for()
    row.get_by_role("button", name="Sit down").click()
    guest.locator("#choices").wait_for()
    expect(guest.locator(".docktitle")).to_be_visible()
    expect(watcher.locator(".docktitle")).to_have_count(0)
    expect(watcher.locator(CHOICE)).to_have_count(0)


def test_report_of_a_problem_opens_in_replay(devices: Devices, tmp_path: Path) -> None:
    page = devices.new()
    new_table(page, {0: "me", 1: "bot"}, nickname="Secretary")
    answer(page)
    page.get_by_role("button", name="Menu").click()
    with page.expect_download() as download:
        page.get_by_role("button", name="Report a problem").click()
    file = tmp_path / "report.json"
    download.value.save_as(file)
    assert "Secretary" not in file.read_text("utf-8")
    run = subprocess.run(
        [sys.executable, "-m", "gateleg", "replay", str(file), "--json"], capture_output=True, text=True
    )
    assert run.returncode == 0, run.stderr
    assert json.loads(run.stdout)["game"] == "allies"


def test_looking_up_cards_regions_and_seats(devices: Devices, tmp_path: Path) -> None:
    page = devices.new()
    open_record(page, tmp_path, 40)
    draw_curtain_aside(page)
    page.get_by_role("button", name="Look up").click()
    for name in ("column-1", page.locator(".held").first.get_attribute("data-node")):
        page.locator(f"[data-node={name}]").click()
        sheet = page.locator("dialog")
        expect(sheet).to_contain_text(re.compile("confirmed|inferred|invented"))
        expect(sheet.locator(".cl").first).to_be_visible()
        close_sheet(page)
    page.locator(".seat").first.get_by_role("button", name="Look").click()
    expect(page.locator("dialog")).to_contain_text("deck")


def test_a_stale_answer_is_refused_with_the_table_as_it_is(devices: Devices) -> None:
    """The same seat in two tabs: what one has answered the other may not answer again."""
    page = devices.new()
    new_table(page, {0: "me", 1: "bot"})
    other = page.context.new_page()
    other.goto(page.url)
    other.locator(CHOICE).first.wait_for()
    question = page.evaluate(
        "fetch('/api' + location.pathname.replace('/t/', '/tables/') + '/view').then(r => r.json()).then(v => v)"
    )
    before = step(page)
    confirm_first(page)
    other.wait_for_function("before => Number(document.querySelector('.rail input').max) > before", arg=before)
    refused = page.evaluate(
        """view => fetch('/api' + location.pathname.replace('/t/', '/tables/') + '/moves', {method: 'POST',
            headers: {'Content-Type': 'application/json'}, body: JSON.stringify({move_id: 'stale-move-1',
            seat: view.seat, expected_version: view.version, answers: [{question: view.questions[0].id,
            option: view.questions[0].options[0].name}]})}).then(r => r.json())""",
        question,
    )
    assert refused["error"] == "stale"
    assert refused["view"]["version"] > question["version"]
    devices.complaints[:] = [text for text in devices.complaints if "409" not in text]


def confirm_first(page: Page) -> None:
    before = step(page)
    page.locator(CHOICE).first.click()
    confirm(page, before)
