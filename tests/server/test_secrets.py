"""What is on the wire tells a viewer nothing that he does not know: redealt worlds look the same to him."""
from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest

from gateleg.kernel.cards import SPECTATOR
from gateleg.kernel.chance import Stream, seeded
from gateleg.kernel.session import Question
from gateleg.server import protocol as wire
from gateleg.server.hub import answer_event
from gateleg.server.store import EventRow, SeatRow
from gateleg.server.table import TAKE_BACK, UNDO, Table
from gateleg.server.views import Views, seat_infos
from tests.kits.probe import known_faces, random_setup
from tests.server.games import NAMES, find_game
from tests.server.twins import another_world


def table_of(game: str, seed: int) -> Table:
    setup = random_setup(find_game(game), seeded(seed))
    who = [SeatRow(seat, "person", device="d") for seat in range(len(setup.seats))]
    return Table("table", setup, f"{seed:032x}", who)


def info_of(table: Table) -> wire.TableInfo:
    return wire.TableInfo(
        table.id, "", table.setup.game.name, table.setup.options, "open", "running",
        seat_infos(table.setup.seats, table.seats, "", set()), 0, 0, False, "", True,
    )


def shown(table: Table, viewer: int) -> bytes:
    """All that a viewer is sent of the present, with the previews of his question."""
    views = Views(table)
    view = views.view(viewer, info_of(table))
    question = table.session.question_of(viewer) if viewer != SPECTATOR else None
    previews = views.previews(question) if question is not None else None
    return msgspec.json.encode([view, previews])


def in_twin(table: Table, viewer: int, question: Question, stream: Stream) -> bytes:
    """The same, had the viewer's world been another one."""
    with another_world(table, viewer, question, stream):
        return shown(table, viewer)


def random_play(table: Table, stream: Stream, check: Callable[[Question], None]) -> None:
    while not table.session.over:
        question = table.session.questions[int(stream.below(len(table.session.questions)))]
        check(question)
        options = table.played.option_names(question)
        table.happen(answer_event(table, question, options[int(stream.below(len(options)))]))
        if stream.below(10) == 0 and table.session.can_take_back(question.seat):
            table.happen(EventRow(TAKE_BACK, question.seat))
        elif stream.below(12) == 0 and len(table.session.log) > 2:
            table.happen(EventRow(UNDO, question.seat, {"place": len(table.session.log) - 1 - int(stream.below(2))}))


@pytest.mark.parametrize("game", NAMES)
def test_views_and_previews_are_the_same_in_a_redealt_world(game: str, scale: Callable[[int, int], int]) -> None:
    for seed in range(scale(6, 1)):
        table, stream = table_of(game, seed), seeded(seed)

        def check(question: Question, table: Table = table, stream: Stream = stream) -> None:
            if stream.below(4) != 0:
                return
            for viewer in {question.seat, int(stream.below(len(table.setup.seats))), SPECTATOR}:
                assert shown(table, viewer) == in_twin(table, viewer, question, stream)

        random_play(table, stream, check)


def test_no_card_is_named_that_the_viewer_has_never_known(scale: Callable[[int, int], int]) -> None:
    """In Allies every card is one of a kind."""
    for seed in range(scale(4, 1)):
        table, stream = table_of("allies", seed), seeded(seed)
        ever: list[set[int]] = [set() for _ in range(8)]
        seen = Seen(table)

        def check(question: Question, table: Table = table, ever: list[set[int]] = ever, seen: Seen = seen) -> None:
            if table.events % 5:
                return
            for viewer in (0, 1, SPECTATOR):
                ever[viewer] |= seen.faces[viewer] | known_faces(table.session, viewer)
                text = shown(table, viewer).decode()
                for face, name in enumerate(table.played.words.faces):
                    assert face in ever[viewer] or f'"{name}"' not in text, f"{name} for viewer {viewer}"

        random_play(table, stream, check)


class Seen:
    """Notes what every viewer gets to know, also by answers that are undone at once."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.faces: list[set[int]] = [set() for _ in range(8)]
        self.happen = table.happen
        table.happen = self  # type: ignore[method-assign]

    def __call__(self, event: EventRow) -> None:
        self.happen(event)
        for viewer in (0, 1, SPECTATOR):
            self.faces[viewer] |= known_faces(self.table.session, viewer)


@pytest.mark.parametrize("game", NAMES)
def test_a_table_read_again_is_the_same_for_every_viewer(game: str) -> None:
    """Versions, steps, lines, ids of questions: all follow from the events, undone ones too."""
    undone = 0
    for seed in range(3):
        table, stream = table_of(game, seed), seeded(seed)
        made: list[EventRow] = []
        happen = table.happen

        def keep(event: EventRow, made: list[EventRow] = made, happen: Callable[[EventRow], None] = happen) -> None:
            happen(event)
            made.append(event)

        table.happen = keep  # type: ignore[method-assign]
        again = table_of(game, seed)

        def check(question: Question, table: Table = table, again: Table = again, made: list[EventRow] = made) -> None:
            if table.events % 7:
                return
            for event in made[again.events:]:
                again.happen(event)
            for viewer in (0, 1, SPECTATOR):
                assert shown(table, viewer) == shown(again, viewer)

        random_play(table, stream, check)
        undone += sum(event.kind == UNDO for event in made)
        for viewer in (0, 1, SPECTATOR):
            steps = table.steps(viewer)
            assert steps == sorted(set(steps))
            assert steps[-1] == len(table.session.log)
            lines = table.seen_lines(viewer)
            assert all(line.at[viewer] >= 0 for line in lines)


def test_in_a_ballot_another_seat_notices_nothing_but_its_end() -> None:
    """While p1 lays three orders, whatever p2 could see stays as it is, byte for byte."""
    found = 0
    for seed in range(6):
        table, stream = table_of("orders", seed), seeded(seed)
        while not table.session.over:
            question = table.session.questions[int(stream.below(len(table.session.questions)))]
            options = table.played.option_names(question)
            others = [seat for seat in (*range(len(table.setup.seats)), SPECTATOR) if seat != question.seat]
            before = {viewer: shown(table, viewer) for viewer in others} if question.secret else {}
            ballot, waiting = table.session.ballot, table.session.waiting()
            table.happen(answer_event(table, question, options[int(stream.below(len(options)))]))
            if before and ballot == table.session.ballot and waiting == table.session.waiting():
                found += 1
                for viewer, text in before.items():
                    assert shown(table, viewer) == text
    assert found > 10
