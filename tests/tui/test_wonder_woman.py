"""Themyscira in the terminal."""
from __future__ import annotations

import asyncio

import pytest
from textual.pilot import Pilot

from gateleg.games.registry import find_game
from gateleg.games.wonder_woman.model import Model
from gateleg.kernel.lookahead import Bot, SeatPosition
from gateleg.kernel.record import Played
from gateleg.texts import texts_for
from gateleg.tui.app import TableApp
from gateleg.tui.boards import board_for
from gateleg.tui.table import PERSON, Table
from gateleg.tui.thinking import LocalThinker
from tests.tui.screen import shown

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


def run(it: Table, size: tuple[int, int], keys: list[str]) -> str:
    """What the screen shows after these keys; bots answer at once."""
    thinker = LocalThinker(SETUP, {}, 1)
    thinker.bots = {seat: First() for seat in it.bots()}
    app = TableApp(it, thinker)
    seen: list[str] = []

    async def script() -> None:
        async with app.run_test(size=size) as pilot:
            await settle(app, pilot)
            for key in keys:
                await pilot.press(key)
                await settle(app, pilot)
            seen.append(shown(app))

    asyncio.run(script())
    return seen[0]


async def settle(app: TableApp, pilot: Pilot[int | str]) -> None:
    await pilot.pause()
    while app.thinking:
        await app.workers.wait_for_complete()
        await pilot.pause()


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_large_screen_shows_the_whole_island(language: str) -> None:
    it = table([PERSON] * 3, 30, language)
    text = run(it, LARGE, [])
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
    text = run(it, SMALL, [])
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


def test_one_person_plays_with_bots_to_the_end() -> None:
    it = table([PERSON, "first", "first"], 0)
    for _ in range(4000):
        session = it.played.session
        if session.over:
            break
        question = session.questions[0]
        session.answer(question, (len(question.options) - 1) if question.seat == 0 else 0)
    assert it.played.session.over
    text = run(it, LARGE, [])
    assert it.texts("board-summary-health") in text


def test_the_table_in_words_tells_where_cards_come_from() -> None:
    it = table([PERSON] * 3, 60)
    words = "\n".join(line.plain for line in it.board.table(it.model(0)))
    assert it.texts("provenance-invented") in words
    assert it.texts.word("palace") in words
