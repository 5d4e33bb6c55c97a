"""The typed model: made from a view alone, complete, and with forecasts that come true."""
from __future__ import annotations

import msgspec
import pytest

from gateleg.games.allies.model import Column, Model
from gateleg.games.allies.rules_round import points
from gateleg.games.allies.state import ROUNDS, TURNS, Allies
from gateleg.games.registry import find_game
from gateleg.kernel.cards import SPECTATOR
from gateleg.kernel.record import Played

GAME = find_game("allies")


OPTIONS = [{}, {"missing_card": "zero", "crown": "always"}, {"won_flip": "same", "discards_open": "no"}]


def advance(played: Played, number: int) -> int:
    """Answer the open question somehow; the next number."""
    number = (number * 31 + 7) % 1009
    question = played.session.questions[0]
    played.session.answer(question, number % len(question.labels))
    return number


def model(played: Played, viewer: int) -> Model:
    made = GAME.model(played.session.view(viewer), played.setup)
    assert isinstance(made, Model)
    return made


def after_battle(column: Column) -> tuple[str | None, str]:
    """Who has won the region, and whom it faces, by the forecast; unchanged where there is none."""
    return (None, column.facing) if column.battle is None else (column.battle.won_by, column.battle.facing)


@pytest.mark.parametrize("options", OPTIONS)
def test_forecasts_come_true(options: dict[str, str]) -> None:
    """Before the last answer of each round the forecast says what the battles then bring."""
    checked = 0
    for seed in range(4):
        played = Played(GAME.setup(options=options), seed)
        number = seed
        while not played.session.over:
            table = played.session.table
            assert isinstance(table, Allies)
            question = played.session.questions[0]
            before = model(played, SPECTATOR)
            # the last turn ends with "end-tasks", which leaves the rows as they are
            last = table.turn == TURNS - 1 and played.option_names(question)[-1] == "end-tasks"
            events = len(played.session.events)
            if not last:
                number = advance(played, number)
                continue
            played.session.answer(question, len(question.labels) - 1)
            told = {played.words.events[event.what] for event in played.session.events[events:]}
            if not told & {"round-started", "game-ended"}:
                continue  # a second card follows a covering one
            outcome: dict[int, tuple[str | None, str]] = {}
            for event in played.session.events[events:]:
                name = played.words.events[event.what]
                details = GAME.event_details(played.setup, event.what, event.face, event.a, event.b)
                if name == "region-won":
                    outcome[event.a] = (str(details["seat"]), "neutral")
                elif name == "region-turned":
                    outcome[event.a] = (None, str(details["facing"]))
            for index, column in enumerate(before.columns):
                assert after_battle(column) == outcome.get(index, (None, column.facing)), (seed, column)
                checked += 1
    assert checked >= ROUNDS


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_points_are_those_of_the_rules(viewer: int) -> None:
    played = Played(GAME.setup(), 3)
    number = 3
    while not played.session.over:
        table = played.session.table
        assert isinstance(table, Allies)
        assert [seat.points for seat in model(played, viewer).seats] == [points(table, 0), points(table, 1)]
        number = advance(played, number)
    assert [seat.points for seat in model(played, viewer).seats] == [
        GAME.summary(played.session.table)["points"][name] for name in "ab"
    ]


@pytest.mark.clause("AL.11.1")
def test_what_a_seat_sees() -> None:
    """Own hand by face, the other's as a number; face-down won cards as a number only."""
    played = Played(GAME.setup(), 4)
    number = 4
    turned_down = 0
    while not played.session.over:
        table = played.session.table
        assert isinstance(table, Allies)
        mine = model(played, 0)
        hand = {played.words.faces[face] for face in played.session.view(1)["cards"]["hand-b"]}  # type: ignore[index]
        assert len(hand) == mine.seats[1].hand
        written = msgspec.json.encode(mine).decode()
        assert not any(f'"{card}"' in written for card in hand)
        assert [card.id for card in model(played, SPECTATOR).hand] == []
        for seat, name in zip(mine.seats, "ab", strict=True):
            down = played.session.view(0)["cards"][f"won-down-{name}"]  # type: ignore[index]
            assert seat.won_face_down == len(down)
            turned_down += len(down)
            for face in down:
                assert f'"{played.words.faces[face]}"' not in written
        number = advance(played, number)
    assert turned_down > 0


def test_cards_carry_their_provenance() -> None:
    played = Played(GAME.setup(), 5)
    number = 5
    for _ in range(30):
        number = advance(played, number)
    for card in model(played, 0).hand:
        assert set(card.provenance) >= {"values", "start", "rotations", "diamond", "crown"}
        assert set(card.provenance.values()) <= {"confirmed", "inferred", "invented"}
    for column in model(played, 0).columns:
        assert column.region is None or column.region.provenance["points_won"] == "confirmed"


def test_turns_and_rounds_count_from_one() -> None:
    played = Played(GAME.setup(), 6)
    assert (model(played, 0).round, model(played, 0).on_turn) == (0, None)
    number = 6
    seen = set()
    while not played.session.over:
        at = model(played, 0)
        if at.round:
            assert at.on_turn == played.setup.seats[played.session.questions[0].seat]
            seen.add((at.round, at.turn))
        number = advance(played, number)
    assert seen == {(round, turn) for round in range(1, 5) for turn in range(1, 11)}
    assert model(played, 0).on_turn is None
    assert all(column.battle is None for column in model(played, 0).columns)


CASTLE_DEALT = 1  # a seed with a castle among the first five regions


def test_castles_say_what_they_count_at_this_table() -> None:
    """AL.9.2."""
    for option in ("0", "1", "-1"):
        played = Played(GAME.setup(options={"castle_on_table": option, "tribes": "random"}), CASTLE_DEALT)
        regions = [column.region for column in model(played, SPECTATOR).columns]
        facing = {region.kind: region.points_facing for region in regions if region is not None}
        assert facing == {"region": 1, "castle": int(option)}


def test_of_discards_that_are_not_open_the_top_one_is_shown() -> None:
    """AL.11.1, AL.12; what a player remembers of the others is in the view, not on the table."""
    for option in ("yes", "no"):
        played = Played(GAME.setup(options={"discards_open": option}), 3)
        while played.session.table.public()["round"] != 1:
            played.session.answer(played.session.questions[0], 0)
        for viewer in (0, 1, SPECTATOR):
            seats = model(played, viewer).seats
            for seat in seats:
                assert seat.discard >= 10
                assert len(seat.discarded) == (seat.discard if option == "yes" else 1)
