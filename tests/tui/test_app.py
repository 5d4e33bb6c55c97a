"""The table in the terminal, played by keys."""
from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from textual.pilot import Pilot

from gateleg.games.registry import find_game
from gateleg.kernel.cards import SPECTATOR
from gateleg.kernel.lookahead import Bot, SeatPosition
from gateleg.kernel.record import Played, read_record
from gateleg.texts import texts_for
from gateleg.tui.app import TableApp
from gateleg.tui.boards import board_for
from gateleg.tui.screens import Ask, Curtain, End, Rules
from gateleg.tui.table import PERSON, Table
from gateleg.tui.thinking import LocalThinker, RemoteThinker
from tests.tui.screen import Script, press, run, settle, shown

SETUP = find_game("allies").setup()
SMALL = (80, 24)
LARGE = (120, 40)


class Last(Bot):
    """Takes the last option of each question: quick, and the same every time."""

    def pick(self, position: SeatPosition) -> int:
        return len(position.labels) - 1


def table(players: list[str], seed: int | str = 5, language: str = "en", path: Path | None = None) -> Table:
    texts = texts_for(SETUP, language)
    return Table(Played(SETUP, seed), players, texts, board_for(SETUP, texts), path)


def play(it: Table, script: Script, size: tuple[int, int] = SMALL) -> TableApp:
    """Run the application at a screen of that size; bots answer at once."""
    thinker = LocalThinker(SETUP, {}, 1)
    thinker.bots = {seat: Last() for seat in it.bots()}
    app = TableApp(it, thinker)

    run(app, script, size)
    return app


def skip(it: Table, answers: int) -> None:
    """Give so many first answers, of whomever."""
    for _ in range(answers):
        it.played.session.answer(it.played.session.questions[0], 0)


def skip_to(it: Table, kind: str, seat: int) -> None:
    """Give first answers until the seat is asked a question of that kind."""
    while it.played.words.kind_name(it.played.session.questions[0].kind) != kind or it.question(seat) is None:
        skip(it, 1)


@pytest.mark.compiled_only
def test_a_whole_game_against_a_bot_by_keys() -> None:
    it = table([PERSON, "greedy"], seed="ab" * 32)

    async def script(app: TableApp, pilot: Pilot[int | str]) -> None:
        assert it.played.commitment is not None
        assert it.played.commitment[:12] in shown(app)
        while not it.played.session.over:
            await press(app, pilot, "1" if len(it.played.session.log) % 3 else "enter")
        assert isinstance(app.screen, End)
        text = shown(app)
        assert "The game is over" in text
        assert "All points" in text
        assert "abab" in text  # the seed is revealed
        points = SETUP.game.summary(it.played.session.table)["points"]
        assert re.search(rf"All points +{points['a']} +{points['b']} ", text)
        await press(app, pilot, "escape", "q")

    app = play(it, script)
    assert app.return_value == 0
    seats = {answer.seat for answer in it.played.session.log}
    assert seats == {0, 1}


@pytest.mark.compiled_only
def test_bots_think_in_another_process_and_follow_an_undo() -> None:
    it = table([PERSON, "greedy"], seed="cd" * 32)
    here = LocalThinker(SETUP, {1: "greedy"}, 9)
    there = RemoteThinker(it.played, {1: "greedy"}, 9)
    try:
        for turn in range(60):
            seat = it.played.session.waiting()[0]
            if seat == 1:
                name = there.pick(it.played, seat)
                assert name == here.pick(it.played, seat)
                it.answer(seat, name)
            else:
                skip(it, 1)
            if turn == 30:
                it.undo(len(it.played.session.log) - 7)
                assert it.played.session.epoch > 0
    finally:
        there.close()


def test_the_curtain_hides_every_hand() -> None:
    it = table([PERSON, PERSON])
    seen: set[tuple[int, int]] = set()

    async def script(app: TableApp, pilot: Pilot[int | str]) -> None:
        for _ in range(24):
            hands = [it.played.session.view(seat)["cards"][f"hand-{'ab'[seat]}"] for seat in (0, 1)]  # type: ignore[index]
            names = [{it.texts.word(it.played.words.faces[face]) for face in hand} for hand in hands]
            text = shown(app)
            if isinstance(app.screen, Curtain):
                assert app.viewer == SPECTATOR
                assert not any(name in text for hand in names for name in hand)
                assert "it is your turn" in text
                # what lies under the curtain shows no hand either
                drawing = "".join(line.plain for line in app.main.query_one("#board").drawing.lines)  # type: ignore[attr-defined]
                assert drawing.count("Hand") == 0
                assert not app.choices
                await press(app, pilot, "enter")
                seen.add((-1, app.viewer))
            else:
                assert not any(name in text for name in names[1 - app.viewer])
                seen.add((app.viewer, app.viewer))
                await press(app, pilot, "1")

    play(it, script, LARGE)
    assert seen == {(-1, 0), (-1, 1), (0, 0), (1, 1)}


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_refused_option_shows_reason_and_clause_and_the_rule(language: str) -> None:
    it = table([PERSON, "greedy"], language=language)
    skip_to(it, "place-card", 0)
    while not it.played.session.question_of(0).refusals:  # type: ignore[union-attr]
        skip(it, 1)
        skip_to(it, "place-card", 0)
    question = it.played.session.question_of(0)
    assert question is not None
    refusal = question.refusals[0]
    reason = it.texts.reason(refusal.reason.id)

    async def script(app: TableApp, pilot: Pilot[int | str]) -> None:
        assert reason[:20] in shown(app)
        assert refusal.reason.clause in shown(app)
        before = len(it.played.session.log)
        await press(app, pilot, str(len(question.labels) + 1))
        assert len(it.played.session.log) == before
        assert it.texts("refused", reason=reason, clause=refusal.reason.clause)[:24] in shown(app)
        app.options.highlighted = len(question.labels)
        await press(app, pilot, "r")
        assert isinstance(app.screen, Rules)
        assert "one hand card to an empty slot of your own row" in shown(app)  # AL.4.2
        await press(app, pilot, "escape")
        await press(app, pilot, "1")
        assert len(it.played.session.log) > before

    play(it, script, LARGE)


def test_rules_are_found_by_id_and_by_words() -> None:
    async def script(app: TableApp, pilot: Pilot[int | str]) -> None:
        await press(app, pilot, "question_mark", *"AL.7.4")
        assert "exactly one of the two cards has a crown" in shown(app)
        assert "one clause" in shown(app)
        await press(app, pilot, *["backspace"] * 6, *"swap castles")
        assert "AL.6.4 Yeti" in shown(app)
        assert "AL.7.4" not in shown(app)
        await press(app, pilot, *"xyz")
        assert "nothing found" in shown(app)

    play(table([PERSON, "greedy"]), script)


def test_undo_to_the_barrier_is_free_and_a_bot_consents_beyond() -> None:
    it = table([PERSON, "greedy"])
    skip_to(it, "play-card", 0)
    start = len(it.played.session.log)

    async def script(app: TableApp, pilot: Pilot[int | str]) -> None:
        await press(app, pilot, "2")
        assert len(it.played.session.log) == start + 1
        await press(app, pilot, "u")
        assert len(it.played.session.log) == start
        assert it.played.session.epoch == 0
        kind = "play-card"
        while it.played.session.log[-1].seat != 1 or len(it.played.session.log) == start:
            await press(app, pilot, "1")
        assert it.played.session.log[-1].seat == 1
        await press(app, pilot, "u")
        assert it.played.session.epoch == 1
        assert it.question(0) is not None
        assert all(answer.seat == 0 for answer in it.played.session.log[start:])
        assert "Taken back" in shown(app)
        await press(app, pilot, *"uuuuuuuuuu")
        assert not [answer for answer in it.played.session.log if answer.seat == 0]
        assert "nothing to undo" in shown(app)
        assert kind == "play-card"

    play(it, script)


def test_a_second_person_is_asked_before_an_undo_beyond_the_barrier() -> None:
    it = table([PERSON, PERSON])
    skip_to(it, "play-card", 1)
    skip_to(it, "play-card", 0)
    length = len(it.played.session.log)

    async def script(app: TableApp, pilot: Pilot[int | str]) -> None:
        if isinstance(app.screen, Curtain):
            await press(app, pilot, "enter")
        await press(app, pilot, "u")
        assert isinstance(app.screen, Ask)
        await press(app, pilot, "n")
        assert len(it.played.session.log) == length
        assert "Not everybody agrees" in shown(app)
        await press(app, pilot, "u", "y")
        assert len(it.played.session.log) < length
        assert it.played.session.epoch == 1

    play(it, script)


def test_where_nothing_can_be_written_the_game_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    it = table([PERSON, "greedy"], seed="12" * 32)
    monkeypatch.setattr("gateleg.tui.app.free_path", lambda game: tmp_path / "none" / f"{game}.json")

    async def script(app: TableApp, pilot: Pilot[int | str]) -> None:
        await press(app, pilot, "s")
        assert "cannot be written" in app.notice
        assert it.path is None
        await press(app, pilot, "1")
        assert len(it.played.session.log) > 0

    play(it, script)


def test_saved_after_every_answer_and_gone_on_with(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    it = table([PERSON, "greedy"], seed="12" * 32, path=path)

    async def script(app: TableApp, pilot: Pilot[int | str]) -> None:
        await press(app, pilot, *"1111")
        await press(app, pilot, "q")

    assert play(it, script).return_value == 0
    kept = json.loads(path.read_text("utf-8"))
    assert kept["players"] == [PERSON, "greedy"]
    again = read_record(kept, find_game)
    assert again.session.view(0) == it.played.session.view(0)
    assert len(again.session.log) == len(it.played.session.log) > 4


def test_saving_by_key_and_leaving(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    it = table([PERSON, "greedy"])

    async def script(app: TableApp, pilot: Pilot[int | str]) -> None:
        await press(app, pilot, "1", "q")
        assert isinstance(app.screen, Ask)  # nothing is saved yet
        await press(app, pilot, "n", "s")
        assert "gateleg-allies-1.json" in shown(app)
        await press(app, pilot, "q")

    assert play(it, script).return_value == 0
    assert read_record(json.loads(Path("gateleg-allies-1.json").read_text("utf-8")), find_game).session.log


@pytest.mark.parametrize("size", [SMALL, LARGE], ids=["80x24", "120x40"])
@pytest.mark.parametrize("language", ["en", "de"])
def test_the_screen_shows_all_of_the_table(size: tuple[int, int], language: str) -> None:
    it = table([PERSON, "greedy"], language=language)
    skip(it, 40)
    skip_to(it, "play-card", 0)
    model = it.model(0)

    async def script(app: TableApp, pilot: Pilot[int | str]) -> None:
        text = shown(app)
        lines = text.splitlines()
        assert len(lines) == size[1]
        words = it.texts
        assert words("game-title") in lines[0]
        assert words("board-round", round=model.round, turn=model.turn) in lines[0]
        for code in ("Cy", "Ye", "Gn", "Wi", "Go", "Tr", "Ca"):
            drawn = {column.region.tribe or "castle" for column in model.columns if column.region}
            if code.lower() in {name[:2] for name in drawn}:
                assert code in text
        for column in model.columns:
            if column.region is not None:
                assert words.word(column.region.id).split()[0] in text
        for seat in model.seats:
            short = "board-seat" if size == LARGE else "board-seat-short"
            assert words(short, points=seat.points, limit=seat.limit, hand=seat.hand, deck=seat.deck) in text
        for number, card in enumerate(model.hand, start=1):
            assert re.search(rf"{number} +{words.word(card.id)}", text)
        assert words("keys") in lines[-1]
        assert "▲" in text
        assert text.count("╲") + text.count("╱") >= len(model.hand)  # the beams

    play(it, script, size)


def test_light_and_dark_tell_the_same() -> None:
    it = table([PERSON, "greedy"])
    skip_to(it, "play-card", 0)

    async def script(app: TableApp, pilot: Pilot[int | str]) -> None:
        dark = app.theme
        before = shown(app)
        await press(app, pilot, "t")
        assert app.theme != dark
        assert shown(app) == before

    play(it, script)


def test_choosing_on_the_board() -> None:
    it = table([PERSON, "greedy"])
    skip_to(it, "play-card", 0)

    async def script(app: TableApp, pilot: Pilot[int | str]) -> None:
        board = app.main.query_one("#board")
        area = next(a for a in board.drawing.areas if a.target == it.model(0).hand[2].id)  # type: ignore[attr-defined]
        await pilot.click("#board", offset=(area.x + 1, area.y + 1))
        await settle(app, pilot)
        assert it.played.answer_name(it.played.session.log[-1]) == area.target
        assert "┏" in shown(app)  # the selected slot
        await press(app, pilot, "right", "enter")
        placed = next(a for a in reversed(it.played.session.log) if it.played.words.kind_name(a.kind) == "place-card"
                      and a.seat == 0)
        assert it.played.answer_name(placed) == "a2"

    play(it, script)


def test_the_table_in_words_tells_where_values_come_from() -> None:
    it = table([PERSON, "greedy"])
    skip_to(it, "play-card", 0)
    card = it.model(0).hand[0]

    async def script(app: TableApp, pilot: Pilot[int | str]) -> None:
        await press(app, pilot, "i")
        text = shown(app)
        assert "values invented, arrow invented" in text or "values confirmed, arrow invented" in text
        assert it.texts.word(card.id) in text
        await press(app, pilot, "escape")
        assert app.screen is app.main

    play(it, script, LARGE)


def test_what_a_choice_changes_is_told() -> None:
    """The effects of turning a card: its value, and the battle of its column."""
    it = table([PERSON, "greedy"])
    skip(it, 60)
    skip_to(it, "weaken-card", 0)
    question = it.played.session.questions[0]
    told = 0
    for choice in it.choices(question):
        if choice.index is not None:
            slot = choice.targets[0]
            old = value_in(it, slot)
            it.played.session.answer(it.played.session.questions[0], choice.index)
            new = value_in(it, slot)
            it.played.session.undo(len(it.played.session.log) - 1)
            assert (f"{slot.upper()}: {old} → {new}" in choice.effects) == (old != new)
            told += old != new
    assert told


def value_in(it: Table, slot: str) -> int:
    return int(next(p.value for c in it.model(0).columns for p in c.slots if p is not None and p.slot == slot))
