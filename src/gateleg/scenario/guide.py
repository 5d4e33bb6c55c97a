"""Guided first games: a position, and step by step what to do there and why.  docs/scenarios.md describes the format.

A game brings one as `guide.toml` beside its RULES.md.  Texts are messages of the page: `guide-STEP`, what to do, and
`guide-STEP-why`, in the files of the game's board.
"""
from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

import msgspec

from gateleg.kernel.errors import InputError
from gateleg.kernel.game import Game, Setup
from gateleg.scenario.load import Case
from gateleg.scenario.run import position_at

GUIDE_FILE: Final = "guide.toml"


class Step(msgspec.Struct, forbid_unknown_fields=True):
    """A question that is explained: the next one of its kind after the step before.

    id   of its texts;   option   what is recommended, if anything
    """

    id: str
    question: str
    option: str = ""


@dataclass(frozen=True)
class Progress:
    """How many steps lie behind a seat, the one that its open question belongs to, and whether it ever answered
    otherwise than recommended."""

    done: int
    step: Step | None
    strayed: bool


class Guide(msgspec.Struct, forbid_unknown_fields=True):
    """A guided first game.

    you      the seat that is guided
    level    of the bots on the other seats, once their answers in `others` have been given
    seats, options, at, position   where it begins, as in a scenario's case
    """

    you: str
    step: list[Step]
    level: str = "easy"
    seats: list[str] | None = None
    options: dict[str, str] = {}
    at: str = ""
    position: dict[str, Any] = {}
    others: dict[str, list[str]] = {}

    def progress(self, given: list[tuple[str, str]], asked: str | None) -> Progress:
        """Where the guided seat stands after its answers, (question, option) each, when it is asked a question."""
        done, strayed = 0, False
        for kind, option in given:
            if done < len(self.step) and self.step[done].question == kind:
                strayed = strayed or self.step[done].option not in ("", option)
                done += 1
        current = self.step[done] if done < len(self.step) and self.step[done].question == asked else None
        return Progress(done, current, strayed)

    def start(self, game: Game) -> tuple[Setup, dict[str, Any]]:
        """The set-up and the position that the game begins from.  InputError with the path of what cannot be."""
        setup = game.setup(self.seats, self.options)
        words = game.vocabulary(game.seeded(setup, 0))
        for n, step in enumerate(self.step):
            try:
                words.kind(step.question)
            except InputError as error:
                raise InputError(f"step[{n}].question", error.expected) from error
        for path, names in (("you", [self.you]), ("others", list(self.others))):
            for name in names:
                if name not in setup.seats:
                    raise InputError(path, f"a seat ({', '.join(setup.seats)}), not {name!r}")
        file = game.folder / GUIDE_FILE
        return setup, position_at(Case(
            file, GUIDE_FILE, (), setup, words, self.at or game.set_up, self.position, {}, ()
        ))


@cache
def read_guide(file: Path) -> Guide | None:
    """A guide; None if there is no such file.  InputError with the path of what is wrong in it."""
    if not file.exists():
        return None
    try:
        return msgspec.toml.decode(file.read_text("utf-8"), type=Guide)
    except msgspec.DecodeError as error:
        raise InputError(str(file), str(error)) from error


def guide_of(game: Game) -> Guide | None:
    """The guided first game of a game, if it has one."""
    return read_guide(game.folder / GUIDE_FILE)


@cache
def guided_start(game: Game) -> dict[str, Any] | None:
    """The position that the game's guide begins from; None if it has no guide."""
    guide = guide_of(game)
    return None if guide is None else guide.start(game)[1]


def guide_from(game: Game, start: dict[str, Any] | None) -> Guide | None:
    """The guide that begins from a position; None for a new game and for a position of any other origin."""
    return guide_of(game) if start is not None and start == guided_start(game) else None
