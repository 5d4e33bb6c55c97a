"""The complete game and the snippet of docs/kernel.md do what the page says."""
from __future__ import annotations

import importlib.util
import re
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from gateleg.kernel.cards import HIDDEN
from gateleg.kernel.chance import seeded
from gateleg.kernel.play import RandomPlay
from gateleg.kernel.record import Played, read_record
from gateleg.kernel.table import Prompt, play_out
from tests.mode import scale

PAGE = Path(__file__).parents[2] / "docs" / "kernel.md"


def blocks() -> list[str]:
    return re.findall(r"^```python\n(.*?)^```", PAGE.read_text("utf-8"), re.MULTILINE | re.DOTALL)


@pytest.fixture(scope="module")
def example(tmp_path_factory: pytest.TempPathFactory) -> ModuleType:
    path = tmp_path_factory.mktemp("example") / "high_card.py"
    path.write_text(blocks()[-1], "utf-8")
    spec = importlib.util.spec_from_file_location("high_card", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["high_card"] = module
    spec.loader.exec_module(module)
    return module


def test_random_games_end_with_winners(example: ModuleType) -> None:
    for seats in (2, 3, 4):
        setup = example.GAME.setup([f"p{n}" for n in range(seats)])
        for seed in range(scale(50, 5)):
            t = example.GAME.seeded(setup, seed, Prompt(RandomPlay(seeded(seed))))
            play_out(t)
            assert sum(t.result(seat) for seat in range(seats)) == pytest.approx(1.0)
            assert seats * 4 * 3 >= sum(t.points) >= 4


def test_the_snippet_runs(example: ModuleType) -> None:
    names: dict[str, Any] = {"GAME": example.GAME}
    exec(compile(blocks()[0], str(PAGE), "exec"), names)
    assert names["played"].session.log == []


def test_hands_are_secret_and_a_record_plays_again(example: ModuleType) -> None:
    played = Played(example.GAME.setup(["ann", "bob", "cem"]), seed="5a" * 32)
    stream = seeded(3)
    while not played.session.over:
        view = played.session.view(0)["cards"]
        assert isinstance(view, dict)
        assert HIDDEN not in view["hand-0"]
        question = played.session.questions[int(stream.below(len(played.session.questions)))]
        names = played.option_names(question)
        played.answer(question.seat, names[int(stream.below(len(names)))])
    again = read_record(played.record(), lambda name: example.GAME)
    assert [again.session.view(seat) for seat in range(3)] == [played.session.view(seat) for seat in range(3)]
    assert again.commitment == played.commitment


def test_an_exchange_is_not_told_to_others(example: ModuleType) -> None:
    played = Played(example.GAME.setup(["ann", "bob"]), seed=2)
    while played.words.kind_name(played.session.questions[0].kind) != "exchange":
        question = played.session.questions[0]
        played.answer(question.seat, played.option_names(question)[0])
    question = played.session.questions[0]
    before = played.session.news(1 - question.seat)
    played.answer(question.seat, played.option_names(question)[0])
    assert played.session.news(1 - question.seat) == before
    assert len(played.session.news(question.seat)) == len(before) + 1
    assert played.session.log[-1].audience == 1 << question.seat
