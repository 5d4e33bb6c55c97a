"""A table in the terminal, without the terminal: who sits where, what a viewer may see, choose and take back."""
from __future__ import annotations

import json
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from gateleg.kernel.cards import SPECTATOR
from gateleg.kernel.errors import InputError
from gateleg.kernel.record import Played
from gateleg.kernel.session import Question
from gateleg.texts import Texts
from gateleg.tui.boards import Board

Happening = tuple[str, dict[str, str | int]]  # an event by name, and its details
PERSON: Final = "person"  # who holds a seat that no bot holds


@dataclass(frozen=True)
class Choice:
    """One line of the choices: an option on offer (`index` in the question), or refused ones with one reason.

    targets   names of the options, as on the board
    """

    text: str
    targets: list[str]
    index: int | None
    effects: list[str] = field(default_factory=list)
    reason: str = ""
    clause: str = ""


@dataclass
class Line:
    """One line of the log; equal ones in a row are counted."""

    text: str
    nested: bool
    place: int
    count: int = 1


@dataclass(frozen=True)
class Undo:
    """Going back to where the log had `place` answers; with `consent` of the others where something was drawn, seen
    or answered since."""

    place: int
    consent: bool


class Table:
    """A game being played, with its players, texts and board.

    players   [seat] PERSON, or the level of a bot;   path   where every answer is saved, if anywhere
    """

    def __init__(
        self, played: Played, players: list[str], texts: Texts, board: Board, path: Path | None = None
    ) -> None:
        self.played = played
        self.players = players
        self.texts = texts
        self.board = board
        self.path = path
        self._told: dict[tuple[int, int, int, int], tuple[str, bool]] = {}
        self.save()

    # -- who -----------------------------------------------------------------------------------------------------
    def persons(self) -> list[int]:
        return [seat for seat, player in enumerate(self.players) if player == PERSON]

    def bots(self) -> dict[int, str]:
        """Levels of the seats that bots hold."""
        return {seat: player for seat, player in enumerate(self.players) if player != PERSON}

    def seat_name(self, seat: int) -> str:
        return self.texts.word(self.played.setup.seats[seat])

    def player_name(self, seat: int) -> str:
        """A seat with who holds it."""
        player = self.players[seat]
        holder = self.texts("player-person") if player == PERSON else self.texts("player-bot", level=player)
        return f"{self.seat_name(seat)} ({holder})"

    def keeps_secrets(self, seat: int) -> bool:
        """Whether the seat sees more of the table than everybody does."""
        session = self.played.session
        return bool(session.view(seat)["cards"] != session.view(SPECTATOR)["cards"]) or any(
            question.secret for question in session.questions
        )

    # -- what there is to see ------------------------------------------------------------------------------------
    def model(self, viewer: int) -> Any:
        return self.played.setup.game.model(self.played.session.view(viewer), self.played.setup)

    def happened(self, viewer: int) -> list[Happening]:
        """Events as the viewer saw them."""
        return [self.event(what, face, a, b) for _, what, face, a, b in self.played.session.news(viewer)]

    def event(self, what: int, face: int, a: int, b: int) -> Happening:
        setup = self.played.setup
        return self.played.words.events[what], setup.game.event_details(setup, what, face, a, b)

    def lines(self, viewer: int) -> list[Line]:
        """The log in words."""
        lines: list[Line] = []
        for place, *event in self.played.session.news(viewer):
            text, nested = self.told(*event)
            if lines and lines[-1].text == text and lines[-1].place == place:
                lines[-1].count += 1
            else:
                lines.append(Line(text, nested, place))
        return lines

    def told(self, what: int, face: int, a: int, b: int) -> tuple[str, bool]:
        """An event in words, and whether it is nested; kept, because every event is shown many times."""
        key = (what, face, a, b)
        if key not in self._told:
            name, details = self.event(what, face, a, b)
            self._told[key] = (self.texts.event(name, details), name in self.played.setup.game.nested)
        return self._told[key]

    def question(self, seat: int) -> Question | None:
        return self.played.session.question_of(seat)

    def choices(self, question: Question) -> list[Choice]:
        """Options on offer, with what they change as far as the seat can know; behind them the refused ones."""
        game, setup, words = self.played.setup.game, self.played.setup, self.played.words
        kind = words.kind_name(question.kind)
        before = self.model(question.seat)
        happened = self.happened(question.seat)
        choices = []
        for index, name in enumerate(self.played.option_names(question)):
            after = game.model(self.played.session.preview(question, index).view(question.seat), setup)
            text = self.texts.say(game.option_message(kind, name, before, happened))
            effects = [self.texts.say(effect) for effect in game.effects(before, after)]
            choices.append(Choice(text, [name], index, effects))
        refused: dict[str, tuple[list[str], str]] = {}
        for refusal in question.refusals:
            names, _ = refused.setdefault(refusal.reason.id, ([], refusal.reason.clause))
            names.append(words.option(question.kind, refusal.label))
        for reason, (names, clause) in refused.items():
            text = ", ".join(self.texts.word(name) for name in names)
            choices.append(Choice(text, names, None, [], self.texts.reason(reason), clause))
        return choices

    # -- playing -------------------------------------------------------------------------------------------------
    def answer(self, seat: int, name: str) -> None:
        """Answer the seat's question.  InputError if that is not on offer."""
        self.played.answer(seat, name)
        self.save()

    def undo(self, place: int) -> None:
        self.played.session.undo(place)
        self.save()

    def undo_for(self, seat: int) -> Undo | None:
        """How the seat gets back to its last question; None if it has answered none."""
        log = self.played.session.log
        if self.played.session.free_undo(seat) < len(log):
            return Undo(len(log) - 1, False)
        own = [place for place, answer in enumerate(log) if answer.seat == seat]
        return Undo(own[-1], True) if own else None

    def record(self) -> dict[str, Any]:
        """The game as a record that also says who plays."""
        return {**self.played.record(), "players": self.players}

    def save(self) -> None:
        if self.path is not None:
            self.save_to(self.path)

    def save_to(self, path: Path) -> None:
        """Write the record; a file that is there is replaced at once or not at all.  InputError if it cannot be."""
        partial = path.with_name(path.name + ".part")
        try:
            partial.write_text(json.dumps(self.record(), indent=1), "utf-8")
            partial.replace(path)
        except OSError as error:
            raise InputError(str(path), f"a file that can be written ({error.strerror})") from error
