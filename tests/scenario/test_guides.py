"""Guided first games: whoever follows one comes to every step, finds what it recommends, and can read it."""
from __future__ import annotations

import re
from pathlib import Path

import pytest

from gateleg.games.registry import find_game, game_names
from gateleg.kernel.errors import InputError
from gateleg.kernel.record import Played, read_record
from gateleg.scenario.guide import Guide, Step, guide_of, read_guide
from gateleg.texts import LANGUAGES

BOARDS = Path(__file__).parents[2] / "web" / "src" / "boards"
GUIDED = [name for name in game_names() if guide_of(find_game(name)) is not None]


@pytest.mark.parametrize("name", GUIDED)
def test_who_follows_a_guide_comes_to_every_step(name: str) -> None:
    game = find_game(name)
    guide = guide_of(game)
    assert guide is not None
    setup, start = guide.start(game)
    played = Played(setup, "00" * 32, start=start)
    given: list[tuple[str, str]] = []
    left = {seat: list(answers) for seat, answers in guide.others.items()}
    while (progress := guide.progress(given, None)).done != len(guide.step):
        assert played.session.questions, f"the game is over before {guide.step[progress.done].id}"
        for question in played.session.questions:
            seat, kind = setup.seats[question.seat], played.words.kind_name(question.kind)
            names = played.option_names(question)
            if seat == guide.you:
                step = guide.progress(given, kind).step
                option = names[0] if step is None or not step.option else step.option
                assert option in names, f"step {step and step.id}: {option} is not among {names}"
                given.append((kind, option))
            else:
                option = left[seat].pop(0) if left.get(seat) else names[0]
                assert option in names, f"others.{seat}: {option} is not among {names}"
            played.answer(question.seat, option)
            break
    assert not guide.progress(given, None).strayed
    assert not any(left.values()), left
    again = read_record(played.record(), find_game)
    assert again.session.log[-1].label == played.session.log[-1].label


@pytest.mark.parametrize("name", GUIDED)
def test_every_step_says_what_to_do_and_why(name: str) -> None:
    guide = guide_of(find_game(name))
    assert guide is not None
    assert len({step.id for step in guide.step}) == len(guide.step)
    wanted = {f"guide-{step.id}{part}" for step in guide.step for part in ("", "-why")}
    for language in LANGUAGES:
        text = (BOARDS / name / "texts" / f"{language}.ftl").read_text("utf-8")
        assert set(re.findall(r"^(guide-[a-z0-9-]+) = ", text, re.MULTILINE)) == wanted


def test_progress_is_counted_by_questions_and_straying_is_noticed() -> None:
    steps = [Step("one", "play-card", "fox"), Step("two", "place-card"), Step("three", "play-card")]
    guide = Guide(you="a", step=steps)
    assert guide.progress([], "play-card").step == guide.step[0]
    assert guide.progress([], "place-card").step is None
    on = guide.progress([("other", "x"), ("play-card", "fox"), ("play-card", "cat")], "place-card")
    assert (on.done, on.step, on.strayed) == (1, guide.step[1], False)
    off = guide.progress([("play-card", "cat"), ("place-card", "a1")], "play-card")
    assert (off.done, off.step, off.strayed) == (2, guide.step[2], True)


@pytest.mark.parametrize(("text", "path"), [
    ('you = "a"\nstep = []\nhint = 1', "guide.toml"), ('step = []', "guide.toml"), ('you = "a"', "guide.toml"),
])
def test_a_guide_that_cannot_be_read_is_named(tmp_path: Path, text: str, path: str) -> None:
    file = tmp_path / "guide.toml"
    file.write_text(text, "utf-8")
    with pytest.raises(InputError, match=path):
        read_guide(file)


@pytest.mark.parametrize(("guide", "path"), [
    (Guide(you="c", step=[]), "you"),
    (Guide(you="a", step=[Step("one", "play-chess")]), r"step\[0\].question"),
    (Guide(you="a", step=[], others={"c": []}), "others"),
    (Guide(you="a", step=[], position={"turn": 99}), "turn"),
])
def test_a_guide_that_does_not_fit_its_game_is_named(guide: Guide, path: str) -> None:
    with pytest.raises(InputError, match=path):
        guide.start(find_game("allies"))
