"""Armata Strigoi drawn in the terminal, and played there."""
from __future__ import annotations

import pytest
from textual.pilot import Pilot

from gateleg.bots.levels import make_bot
from gateleg.games.registry import find_game
from gateleg.kernel.chance import seeded
from gateleg.kernel.record import Played
from gateleg.texts import texts_for
from gateleg.tui.app import KEYS, TableApp
from gateleg.tui.boards import board_for
from gateleg.tui.ending import end_lines
from gateleg.tui.screens import End
from gateleg.tui.table import PERSON, Table
from gateleg.tui.thinking import LocalThinker
from tests.tui.screen import press, run, shown

GAME = find_game("armata_strigoi")
SETUP = GAME.setup(["p1", "p2", "p3"])


def table(answers: int, language: str = "en", players: list[str] | None = None) -> Table:
    """A game after so many answers of the policy."""
    texts = texts_for(SETUP, language)
    it = Table(Played(SETUP, 7), players or [PERSON] * 3, texts, board_for(SETUP, texts))
    session = it.played.session
    bots = [make_bot("policy", GAME, seeded(seat)) for seat in range(3)]
    for _ in range(answers):
        question = session.questions[0]
        session.answer(question, bots[question.seat].pick(session.position(question)))
    return it


def test_every_space_has_a_cell_of_its_own() -> None:
    it = table(20)
    model = it.model(0)
    drawing = it.board.draw(model, 0, set(), None, True)
    areas = {area.target: area for area in drawing.areas}
    assert sorted(areas) == sorted([space.name for space in model.spaces])
    assert len({(area.x, area.y) for area in drawing.areas}) == len(areas)
    assert all(line.cell_len == it.board.width(True) for line in drawing.lines)
    for area in drawing.areas:
        assert area.x >= 0
        assert area.x + 3 <= it.board.width(True)


def test_wolves_strigoi_and_offers_stand_where_they_are() -> None:
    it = table(20)
    question = it.played.session.questions[0]
    model = it.model(question.seat)
    offered = set(it.played.option_names(question))
    drawing = it.board.draw(model, question.seat, offered, None, True)
    cell = {area.target: drawing.lines[area.y].plain[area.x : area.x + 3] for area in drawing.areas}
    for number, wolf in enumerate(model.wolves):
        assert cell[wolf.at][1] == str(number + 1)
    for strigoi, code in zip(model.strigoi, "MA", strict=True):
        assert cell[f"{strigoi.room}-c"][1] == code
    for name in offered & set(cell):
        assert cell[name][0] + cell[name][2] == "[]"


def test_a_small_screen_shows_the_part_round_the_wolf() -> None:
    it = table(20)
    model = it.model(0)
    drawing = it.board.draw(model, 0, set(), None, False)
    seat = model.active or "p1"
    at = next(wolf.at for wolf in model.wolves if wolf.seat == seat)
    assert at in {area.target for area in drawing.areas}
    assert all(line.cell_len == it.board.width(False) for line in drawing.lines)


def test_the_app_shows_map_question_and_cards() -> None:
    it = table(12)
    app = TableApp(it, LocalThinker(SETUP, {}, 1))

    async def script(app: TableApp, pilot: Pilot[int | str]) -> None:
        await press(app, pilot, "enter")
        text = shown(app)
        assert "Altar 0 of 5" in text
        assert "R6" in text
        assert "Which card do you play" in text or "Where to" in text

    run(app, script, (100, 40))


def test_the_table_in_words_names_cards_in_both_languages() -> None:
    for language, heading in (("en", "In hand"), ("de", "Auf der Hand")):
        it = table(12, language)
        model = it.model(0)
        words = "\n".join(line.plain for line in it.board.table(model))
        assert heading in words
        for card in model.wolves[1].hand:
            assert f"{it.texts.word(card.id)} {card.movement}/{card.strength}/{card.letter}" in words


def test_a_lost_game_has_no_winner() -> None:
    it = table(0)
    session = it.played.session
    stream = seeded(3)
    while not session.over:
        question = session.questions[0]
        session.answer(question, int(stream.below(len(question.labels))))
    lines = [line.plain for line in end_lines(it)]
    assert "Nobody wins" in lines


@pytest.mark.compiled_only
def test_a_whole_game_with_a_bot_by_keys() -> None:
    """A person at one seat presses keys of options on offer, wherever they stand in the list, to the end."""
    setup = GAME.setup(pack={"blood_limit": [{"id": "2-players", "hell": 2}]})  # a short game
    texts = texts_for(setup, "en")
    it = Table(Played(setup, "cd" * 32), [PERSON, "medium"], texts, board_for(setup, texts))
    app = TableApp(it, LocalThinker(setup, it.bots(), 1))
    stream = seeded(5)
    kinds: set[str] = set()

    async def script(app: TableApp, pilot: Pilot[int | str]) -> None:
        while not it.played.session.over:
            offered = [n for n, choice in enumerate(app.choices[: len(KEYS)]) if choice.index is not None]
            question = it.question(app.viewer)
            assert question is not None
            kinds.add(it.played.words.kind_name(question.kind))
            answers = len(it.played.session.log)
            await press(app, pilot, KEYS[offered[stream.below(len(offered))]])
            assert len(it.played.session.log) > answers
        assert isinstance(app.screen, End)
        text = shown(app)
        assert "The game is over" in text
        assert "cdcd" in text  # the seed is revealed
        await press(app, pilot, "escape", "q")

    run(app, script, (100, 40))
    assert app.return_value == 0
    assert {answer.seat for answer in it.played.session.log} == {0, 1}
    assert {"pick-wolf", "pick-ladder", "choose-card", "act", "protect"} <= kinds
