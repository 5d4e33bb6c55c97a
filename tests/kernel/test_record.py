"""Records: whatever is wrong with one is named by its path."""
import json
from typing import Any

import pytest

from gateleg.games.allies.game import GAME
from gateleg.kernel.chance import seeded
from gateleg.kernel.errors import InputError
from gateleg.kernel.record import Played, differences, read_record
from gateleg.kernel.words import Kind, Vocabulary
from tests.kits.probe import random_game
from tests.toys.orders import ORDERS


def record(game: Any = ORDERS) -> dict[str, Any]:
    played = Played(game.setup(), "00" * 16)
    for _ in random_game(played.session, seeded(3)):
        if len(played.session.log) == 12:
            break
    data: dict[str, Any] = json.loads(json.dumps(played.record()))
    return data


WRONG: list[tuple[str, Any, str]] = [
    ("format", "x", "format"), ("format_version", 2, "format_version"), ("game", 5, "game"),
    ("rules_version", 2, "rules_version"), ("seats", "p1", "seats"), ("seats", ["p1", "p9"], "seats"),
    ("seats", [1, 2], "seats"), ("options", [], "options"), ("options", {"no": "yes"}, "option no"),
    ("pack", None, "pack"), ("content", "0", "content"), ("seed", "xyz", "seed"), ("seed", -1, "seed"),
    ("seed", 1 << 63, "seed"), ("seed", True, "seed"), ("seed", "00", "seed"), ("log", {}, "log"),
    ("epoch", "0", "epoch"), ("epoch", -1, "epoch"),
]


@pytest.mark.parametrize(("name", "value", "path"), WRONG)
def test_a_wrong_field_is_named(name: str, value: Any, path: str) -> None:
    data = record()
    data[name] = value
    with pytest.raises(InputError) as error:
        read_record(data, lambda game: ORDERS)
    assert error.value.path == path


@pytest.mark.parametrize("name", ["format", "format_version", "game", "rules_version", "seats", "options", "pack",
                                  "content", "seed", "log", "epoch"])
def test_a_missing_field_is_named(name: str) -> None:
    data = record()
    del data[name]
    with pytest.raises(InputError) as error:
        read_record(data, lambda game: ORDERS)
    assert error.value.path == name


@pytest.mark.parametrize(("entry", "path"), [
    ("x", "log[2]"), ({}, "log[2].seat"), ({"seat": "p9"}, "log[2].seat"), ({"seat": 1}, "log[2].seat"),
    ({"question": "nothing"}, "log[2].question"), ({"question": None}, "log[2].question"),
    ({"answer": "nothing"}, "log[2].answer"), ({"answer": 5}, "log[2].answer"), ({"epoch": -1}, "log[2].epoch"),
    ({"epoch": True}, "log[2].epoch"), ({"epoch": 1 << 70}, "log[2].epoch"),
])
def test_a_wrong_answer_in_the_log_is_named(entry: Any, path: str) -> None:
    data = record()
    data["log"][2] = {**data["log"][2], **entry} if isinstance(entry, dict) and entry else entry
    with pytest.raises(InputError) as error:
        read_record(data, lambda game: ORDERS)
    assert error.value.path == path


@pytest.mark.parametrize("data", [None, [], "x", {}, {"format": None}])
def test_what_is_no_record_is_refused(data: Any) -> None:
    with pytest.raises(InputError, match="record of a game"):
        read_record(data, lambda game: ORDERS)


def test_a_record_of_a_seat_that_is_not_asked_is_refused() -> None:
    data = record(GAME)
    data["log"][0]["seat"] = "b" if data["log"][0]["seat"] == "a" else "a"
    with pytest.raises(InputError, match="an answer by"):
        read_record(data, lambda game: GAME)


def test_a_record_read_in_part_does_not_foretell_what_was_drawn_later() -> None:
    data = record()
    part = read_record(data, lambda game: ORDERS, 3)
    assert len(part.session.log) == 3
    assert part.session.epoch > data["epoch"]
    whole = read_record(data, lambda game: ORDERS, 1000)
    assert whole.record() == data
    assert differences(data, whole) == []
    assert differences({**data, "commitment": "0"}, whole) != []


def test_words_and_numbers_belong_together() -> None:
    kinds = {0: Kind("place", ["left", "right"]), 1: Kind("card", None)}
    words = Vocabulary(kinds, ["fox", "hen"], {960: "yes"}, [], [])
    assert words.options(1, [0, 1, 0, 0, 960, 1023]) == ["fox", "hen", "fox:2", "fox:3", "yes", "pass"]
    assert words.label(0, "right") == 1
    assert words.label(0, "pass") == 1023
    with pytest.raises(InputError, match="left, right"):
        words.label(0, "fox")
    with pytest.raises(InputError, match="place"):
        words.kind("nothing")


def test_setups_name_the_option_that_is_wrong() -> None:
    with pytest.raises(InputError) as error:
        GAME.setup(options={"crown": "never"})
    assert error.value.path == "option crown"
    with pytest.raises(InputError) as error:
        GAME.setup(options={"color": "red"})
    assert error.value.path == "option color"
    wrong: list[Any] = [["a"], ["b", "a"], [], [1, 2]]
    for seats in wrong:
        with pytest.raises(InputError) as error:
            GAME.setup(seats=seats)
        assert error.value.path == "seats"
    with pytest.raises(InputError) as error:
        GAME.setup(pack={"dragon": []})
    assert error.value.path == "content.dragon"
