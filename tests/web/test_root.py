"""Root in the browser: whole games, the board by mouse, keys and reading, on desktop and phone."""
from __future__ import annotations

import functools
import json
import os
import random
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from gateleg.games.registry import find_game
from gateleg.kernel.record import Played
from tests.web.conftest import DESKTOP, PHONE, Devices
from tests.web.play import (
    CHOICE,
    CLOSING,
    answer,
    answer_by_key,
    any_choice,
    close_sheet,
    confirm,
    cut_off_and_come_back,
    draw_curtain_aside,
    over,
    step,
    wait_for_turn,
)
from tests.web.test_access import FOREIGN_WORDS, GOLDEN, SMALL_TARGETS, findings_on

pytestmark = [pytest.mark.in_browser, pytest.mark.xdist_group("web-boards")]

FIVE = ("marquise", "eyrie", "alliance", "vagabond", "winged_menace")
MIDDLE = 300  # answers
SEED = 5


@functools.cache
def recorded(answers: int, seats: tuple[str, ...] = FIVE, map: str = "autumn", until: str = "") -> str:
    """The file of a game of any answers: so many of them, or then on to a question of a kind."""
    played = Played(find_game("root").setup(list(seats), {"map": map}), SEED, explain=False)
    chance = random.Random(SEED)
    n = 0
    while not played.session.table.over and (n < answers or until):
        question = played.session.questions[0]
        if n >= answers and played.words.kind_name(question.kind) == until:
            break
        played.session.answer(question, chance.randrange(len(question.labels)))
        n += 1
    return json.dumps(played.record())


def open_game(page: Page, folder: Path, record: str) -> None:
    """Open a game file; this device holds all seats and looks from the one that is awaited."""
    path = folder / f"{hash(record)}.json"
    path.write_text(record, "utf-8")
    page.goto("/")
    page.locator(".pick").first.wait_for()
    page.locator("input[type=file]").set_input_files(path)
    page.wait_for_url("**/t/*")
    draw_curtain_aside(page)


def new_game(page: Page, seats: tuple[str, ...], **options: str) -> None:
    """A table where the first seat is a person's and the others are bots'."""
    page.goto("/")
    page.locator(".pick").first.wait_for()
    path = page.evaluate(
        """wish => fetch("/api/tables", {method: "POST", headers: {"content-type": "application/json"},
            body: JSON.stringify(wish)}).then(answer => answer.json()).then(made => made.path)""",
        {
            "game": "root", "options": {"max_rounds": "100", **options},
            "seats": [{"name": name, "who": "bot" if n else "me", "level": "medium"} for n, name in enumerate(seats)],
        },
    )
    page.goto(path)
    page.locator("#choices").wait_for()


def play_on(page: Page, turns: int = 100_000) -> int:
    """Answer so often, or to the end: pressing the board or the hand where something lies, else from the list."""
    pressed = 0
    for _ in range(turns):
        if not wait_for_turn(page):
            break
        before = step(page)
        place = page.locator(".node.offered, .card.offered").first
        if page.locator(CLOSING).count() == 0 and place.count():
            place.press("Enter") if place.evaluate("one => one instanceof SVGElement") else place.click()
            pressed += 1
        else:
            any_choice(page).click()
        confirm(page, before)
    return pressed


def test_a_person_plays_a_game_against_a_bot(devices: Devices) -> None:
    page = devices.new()
    new_game(page, ("alliance", "marquise"))
    play_on(page)
    assert over(page)
    expect(page.locator(".summary tbody tr")).to_have_count(6)
    expect(page.locator("dialog svg[role=img]")).to_be_visible()


@pytest.mark.slow
def test_a_whole_game_by_keyboard_alone(devices: Devices) -> None:
    page = devices.new()
    new_game(page, ("eyrie", "marquise", "vagabond"))
    chance = random.Random(1)
    while wait_for_turn(page):
        answer_by_key(page, chance)
    assert over(page)


@pytest.mark.slow
@pytest.mark.parametrize("map", ["autumn", "winter"])
def test_five_seats_with_the_winged_menace(devices: Devices, map: str) -> None:
    page = devices.new()
    new_game(page, ("winged_menace", "marquise", "eyrie", "alliance", "vagabond"), map=map)
    expect(page.locator("[data-node=nexus]")).to_have_count(1)
    play_on(page, 20)
    page.reload()
    page.locator("#choices").wait_for()
    play_on(page, 10)
    cut_off_and_come_back(page, devices.complaints)
    pressed = play_on(page)
    assert over(page)
    assert pressed > 0


@pytest.mark.slow
def test_a_game_on_a_phone(devices: Devices) -> None:
    page = devices.new(PHONE, has_touch=True, is_mobile=True)
    new_game(page, ("eyrie", "vagabond", "marquise"))
    for _ in range(15):
        if wait_for_turn(page):
            answer(page)
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    for pane in ("own", "seats", "log", "choices"):
        page.locator(f"#tab-{pane}").click()
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
        assert page.evaluate(SMALL_TARGETS) == []


def test_the_woodland_shows_what_the_model_says(devices: Devices, tmp_path: Path) -> None:
    """Names of places carry the whole contents; what is looked up has its source."""
    page = devices.new()
    record = recorded(MIDDLE)
    open_game(page, tmp_path, record)
    expect(page.locator(".node[data-node^=clearing-]")).to_have_count(12)
    expect(page.locator(".node[data-node^=forest-]")).to_have_count(7)
    model = model_of(page)
    for clearing in model["clearings"]:
        label = page.locator(f".node[data-node={clearing['name']}]").get_attribute("aria-label") or ""
        assert ("ruled by nobody" in label) == (clearing["ruler"] is None)
        for count in clearing["warriors"].values():
            assert f": {count} warrior" in label
    for player in model["players"]:
        assert page.locator(".seat", has_text=re.compile(str(player["points"]))).count() > 0
    page.locator(".seat .look").nth(1).click()
    expect(page.locator("dialog .mat")).to_be_visible()
    expect(page.locator("dialog")).to_contain_text("Decree")
    close_sheet(page)
    page.get_by_role("button", name="Look up").click()
    page.locator(".node[data-node=clearing-5]").click(position={"x": 40, "y": 40})
    expect(page.locator("dialog")).to_contain_text("Clearing 5")


def model_of(page: Page) -> dict[str, Any]:
    """The model as the server sends it to this page."""
    model: dict[str, Any] = page.evaluate(
        "() => fetch('/api/tables/' + location.pathname.split('/').pop() + '/view')"
        ".then(answer => answer.json()).then(view => view.model)"
    )
    return model


def test_a_battle_is_shown_step_by_step_with_odds(devices: Devices, tmp_path: Path) -> None:
    page = devices.new()
    open_game(page, tmp_path, recorded(20, until="play-ambush"))
    battle = page.locator(".battle")
    expect(battle).to_be_visible()
    expect(battle.locator("[aria-current=step]")).to_have_text("Ambush")
    expect(battle.locator(".odds")).to_have_count(2)
    shares = re.findall(r"(\d+) %", battle.locator(".odds").first.inner_text())
    assert abs(sum(map(int, shares)) - 100) <= 2


def test_a_move_is_drawn_before_it_is_made(devices: Devices, tmp_path: Path) -> None:
    page = devices.new()
    open_game(page, tmp_path, recorded(20, until="move-how-many"))
    page.locator("#choices .fx").first.wait_for()
    page.mouse.move(0, 0)
    ghost = page.locator(".boardbox .ghost")
    expect(ghost).to_have_count(0)
    page.locator(f"{CHOICE}[data-option='1']").hover()
    expect(ghost).to_have_count(1)
    for end in ("from", "to"):
        place = page.locator(f".node[data-node={ghost.get_attribute(f'data-{end}')}]")
        expect(place.locator(".change")).to_have_count(1)
    page.mouse.move(0, 0)
    expect(ghost).to_have_count(0)


def test_a_faction_without_a_drawing_shows_its_tracks_numbers_and_piles(devices: Devices, tmp_path: Path) -> None:
    """As one from outside the tree has it: the server's answers name a faction that the page does not know."""
    page = devices.new()

    def unknown(route: Route) -> None:
        answer = route.fetch()
        view = answer.json()
        for player in (view or {}).get("model", {}).get("players", []):
            if player["name"] in ("alliance", "vagabond"):
                player["faction"] = "otters"
        route.fulfill(response=answer, json=view)

    page.route(re.compile(r"/api/tables/\w+/view"), unknown)
    open_game(page, tmp_path, recorded(MIDDLE))
    players = {player["name"]: player for player in model_of(page)["players"]}
    mat = page.locator("dialog .mat .plain")
    page.locator(".seat", has_text="Woodland Alliance").locator(".look").click()
    expect(mat.get_by_role("img")).to_have_count(len(players["alliance"]["tracks"]))
    close_sheet(page)
    page.locator(".seat", has_text="Vagabond").locator(".look").click()
    piles = {name: len(cards) for name, cards in players["vagabond"]["piles"].items() if cards}
    assert piles
    for name, count in piles.items():
        expect(mat).to_contain_text(re.compile(f"{name}: {count}", re.IGNORECASE))
    expect(mat).to_contain_text(re.compile(players["vagabond"]["own"]["character"], re.IGNORECASE))


def test_arrows_move_over_the_woodland(devices: Devices, tmp_path: Path) -> None:
    page = devices.new()
    open_game(page, tmp_path, recorded(MIDDLE))
    page.locator("[data-node=clearing-1]").focus()
    page.keyboard.press("ArrowDown")
    expect(page.locator("[data-node=clearing-9]")).to_be_focused()
    page.keyboard.press("i")
    expect(page.locator("dialog")).to_contain_text("Clearing 9")


@pytest.mark.parametrize(("size", "theme"), [
    pytest.param(DESKTOP, "light", id="desktop-light"),
    pytest.param(DESKTOP, "dark", id="desktop-dark", marks=pytest.mark.slow),
    pytest.param(PHONE, "light", id="phone-light", marks=pytest.mark.slow),
    pytest.param(PHONE, "dark", id="phone-dark"),
])
def test_axe_finds_nothing(devices: Devices, tmp_path: Path, theme: str, size: tuple[int, int]) -> None:
    """Every faction's mat, a battle, the text view."""
    page = devices.new(size, color_scheme=theme, bypass_csp=True)
    findings: list[str] = []

    def check(screen: str, within: str = "html") -> None:
        findings.extend(f"{screen}: {finding}" for finding in findings_on(page, within))

    open_game(page, tmp_path, recorded(MIDDLE))
    page.wait_for_timeout(300)
    check("table")
    if size == PHONE:
        for pane in ("own", "seats"):
            page.locator(f"#tab-{pane}").click()
            check(pane)
    for n in range(len(FIVE)):
        page.locator(".seat .look").nth(n).click()
        page.locator("dialog .mat").wait_for()
        check(FIVE[n], "dialog[open]")
        close_sheet(page)
    page.keyboard.press("t")
    page.locator(".words").wait_for()
    check("words")
    page.keyboard.press("t")
    open_game(page, tmp_path, recorded(20, until="play-ambush"))
    check("battle")
    assert findings == [], "\n".join(findings)


def test_pseudo_locale_finds_no_text_outside_the_catalogues(devices: Devices, tmp_path: Path) -> None:
    page = devices.new()
    page.goto("/?lang=qps")
    page.locator(".pick").first.wait_for()
    page.evaluate("localStorage.setItem('gateleg.preferences', JSON.stringify({language: 'qps', keys: true}))")
    open_game(page, tmp_path, recorded(MIDDLE))
    page.wait_for_timeout(500)
    foreign = page.evaluate(FOREIGN_WORDS)
    for n in range(len(FIVE)):
        page.locator(".seat .look").nth(n).click()
        page.locator("dialog .mat").wait_for()
        foreign += page.evaluate(FOREIGN_WORDS)
        close_sheet(page)
    page.keyboard.press("t")
    page.locator(".words").wait_for()
    foreign += page.evaluate(FOREIGN_WORDS)
    assert foreign == [], "\n".join(sorted(set(foreign)))


def test_german_has_no_missing_text(devices: Devices, tmp_path: Path) -> None:
    page = devices.new(locale="de-DE")
    open_game(page, tmp_path, recorded(MIDDLE))
    page.locator(CHOICE).first.wait_for()
    page.keyboard.press("t")
    page.locator(".words").wait_for()
    assert re.findall(r"\b(?:board|track|event|question|word)-[a-z-]+", page.locator("main").inner_text()) == []


def test_text_view_reads_as_before(devices: Devices, tmp_path: Path) -> None:
    """Golden: what a screen reader is told. GATELEG_UPDATE_GOLDEN=1 writes it anew."""
    page = devices.new()
    open_game(page, tmp_path, recorded(MIDDLE))
    page.keyboard.press("t")
    page.locator(".words").wait_for()
    page.locator(CHOICE).first.wait_for()
    page.wait_for_timeout(500)
    told = page.locator(".reading").aria_snapshot() + "\n" + page.locator("#choices").aria_snapshot()
    file = GOLDEN / f"root-text-view-{MIDDLE}.yml"
    if os.environ.get("GATELEG_UPDATE_GOLDEN"):
        file.write_text(told + "\n", "utf-8")
    assert told == file.read_text("utf-8").rstrip("\n")
    for heading in ("You", "Opponents", "Board", "Clearings", "Beside the map"):
        assert f'heading "{heading}"' in told
