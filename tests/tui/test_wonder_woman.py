"""Themyscira in the terminal."""
from __future__ import annotations

import pytest
from textual.pilot import Pilot

from gateleg.games.registry import find_game
from gateleg.games.wonder_woman.model import Model
from gateleg.kernel.lookahead import Bot, SeatPosition
from gateleg.kernel.record import Played
from gateleg.texts import texts_for
from gateleg.tui.app import TableApp
from gateleg.tui.boards import board_for
from gateleg.tui.screens import Curtain, End
from gateleg.tui.table import PERSON, Table
from gateleg.tui.thinking import LocalThinker
from tests.tui.screen import press, run, shown

SETUP = find_game("wonder_woman").setup(["diana", "mala", "nubia"], {"enemy": "ares"})
LARGE = (100, 40)
SMALL = (80, 24)


class First(Bot):
    """Takes the first option of each question."""

    def pick(self, position: SeatPosition) -> int:
        return 0


def table(players: list[str], answers: int, language: str = "en") -> Table:
    """A game in which everybody has given so many first answers."""
    texts = texts_for(SETUP, language)
    it = Table(Played(SETUP, 5), players, texts, board_for(SETUP, texts), None)
    for _ in range(answers):
        it.played.session.answer(it.played.session.questions[0], 0)
    return it


def screen_after(it: Table, size: tuple[int, int], keys: list[str]) -> str:
    """What the screen shows after these keys; bots answer at once."""
    thinker = LocalThinker(SETUP, {}, 1)
    thinker.bots = {seat: First() for seat in it.bots()}
    app = TableApp(it, thinker)
    seen: list[str] = []

    async def script(app: TableApp, pilot: Pilot[int | str]) -> None:
        await press(app, pilot, *keys)
        seen.append(shown(app))

    run(app, script, size)
    return seen[0]


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_large_screen_shows_the_whole_island(language: str) -> None:
    it = table([PERSON] * 3, 30, language)
    text = screen_after(it, LARGE, [])
    model = it.model(0)
    assert isinstance(model, Model)
    for region in model.regions:
        name = it.texts.word(region.name)
        assert (name if len(name) <= 12 else name.split()[-1]) in text
    assert it.texts("switch-enemy-ares") in text
    assert "☠" in text
    assert text.count("✶") == model.blessings_left
    assert len(text.splitlines()) == LARGE[1]


def test_the_small_screen_shows_the_part_round_the_hero_in_question() -> None:
    it = table([PERSON] * 3, 30)
    text = screen_after(it, SMALL, [])
    model = it.model(0)
    assert isinstance(model, Model)
    here = it.texts.word(model.focus or model.heroes[0].region)
    assert (here if len(here) <= 12 else here.split()[-1]) in text


def test_cubes_blockades_and_cards_are_drawn_as_the_model_has_them() -> None:
    it = table([PERSON] * 3, 60)
    model = it.model(0)
    assert isinstance(model, Model)
    rows = [line.plain for line in it.board.draw(model, 0, set(), None, True).lines]
    text = "\n".join(rows)
    for region in model.regions:
        for kind, number in region.obstacles.items():
            assert f"{it.texts.word(kind)[0]}{number}" in text
        if region.warriors:
            assert f"▴{region.warriors}" in text
    assert text.count("╳") == sum(road.blockade for road in model.roads)
    assert sum(bool(region.obstacles) for region in model.regions) > 0


def test_a_region_on_offer_is_chosen_by_a_click_even_straight_to_it() -> None:
    it = table([PERSON] * 3, 30)
    model = it.model(0)
    drawing = it.board.draw(model, 0, {"square", "directly-harbor"}, None, True)
    targets = {area.target for area in drawing.areas}
    assert "square" in targets
    assert "directly-harbor" in targets
    assert "harbor" not in targets


@pytest.mark.compiled_only
@pytest.mark.parametrize("players", [[PERSON] * 3, [PERSON, "first", "first"]], ids=["all Heroes", "one Hero, bots"])
def test_a_person_plays_to_the_end_by_keys(players: list[str]) -> None:
    """All Heroes, behind the curtain whenever they change; or one Hero with bots, who answer by themselves."""
    it = table(players, 0)
    thinker = LocalThinker(SETUP, {}, 1)
    thinker.bots = {seat: First() for seat in it.bots()}
    app = TableApp(it, thinker)
    pressed: set[str] = set()
    at_the_end: list[str] = []

    async def script(app: TableApp, pilot: Pilot[int | str]) -> None:
        for turn in range(3000):
            if isinstance(app.screen, End):
                break
            key = "enter" if isinstance(app.screen, Curtain) else "213"[turn % 3]
            if not isinstance(app.screen, Curtain) and len(app.choices) < int(key):
                key = "1"
            pressed.add(key)
            await press(app, pilot, key)
        at_the_end.append(shown(app))
        await press(app, pilot, "escape", "q")

    run(app, script, LARGE)
    assert it.played.session.over
    assert app.return_value == 0
    assert {"1", "2"} <= pressed
    assert ("enter" in pressed) == (players == [PERSON] * 3)
    summary = SETUP.game.summary(it.played.session.table)
    assert summary["defense"] == 0
    assert it.texts("board-summary-health") in at_the_end[0]
    assert {answer.seat for answer in it.played.session.log} == {0, 1, 2}


def test_the_table_in_words_tells_where_cards_come_from() -> None:
    it = table([PERSON] * 3, 60)
    words = "\n".join(line.plain for line in it.board.table(it.model(0)))
    assert it.texts("provenance-invented") in words
    assert it.texts.word("palace") in words
