"""The words of a game: what questions and options are called in logs, scenarios and on the wire.

Names are kebab-case words, the same in every language.  Numbers never leave a process.
"""
from __future__ import annotations

from typing import final

from gateleg.kernel.errors import InputError
from gateleg.kernel.table import PASS, WORDS


@final
class Message:
    """A text for people: a message of the game's texts, or the frame's, by its id.

    args   words of the game, numbers, or messages again
    """

    def __init__(self, id: str, args: dict[str, object] | None = None) -> None:
        self.id = id
        self.args: dict[str, object] = args if args is not None else {}


@final
class Kind:
    """One kind of question.

    name     what it is called
    labels   [label] the names of its options; None: they are faces of cards, or words
    """

    def __init__(self, name: str, labels: list[str] | None) -> None:
        self.name = name
        self.labels = labels


@final
class Vocabulary:
    """All names of one game with one content.

    kinds    [kind] the kinds of question
    faces    [face] names of cards
    words    names of the labels from WORDS on; `pass` is always there
    events   [event] names of happenings
    seats    [seat] what players are called in names
    """

    def __init__(
        self, kinds: dict[int, Kind], faces: list[str], words: dict[int, str], events: list[str], seats: list[str]
    ) -> None:
        self.kinds = kinds
        self.faces = faces
        self.words = {PASS: "pass", **words}
        self.events = events
        self.seats = seats
        self._kind_numbers = {kind.name: number for number, kind in kinds.items()}
        self._word_labels = {word: label for label, word in self.words.items()}

    def kind_name(self, kind: int) -> str:
        return self.kinds[kind].name

    def kind(self, name: str) -> int:
        """The number of a kind of question.  InputError if there is none."""
        if name not in self._kind_numbers:
            raise InputError(f"question {name!r}", f"one of {', '.join(sorted(self._kind_numbers))}")
        return self._kind_numbers[name]

    def option(self, kind: int, label: int) -> str:
        """The name of an option by its label."""
        if label >= WORDS:
            return self.words[label]
        labels = self.kinds[kind].labels
        return self.faces[label] if labels is None else labels[label]

    def label(self, kind: int, name: str) -> int:
        """The inverse of `option`.  InputError if no option of this kind of question has that name."""
        if name in self._word_labels:
            return self._word_labels[name]
        labels = self.kinds[kind].labels
        names = self.faces if labels is None else labels
        if name not in names:
            raise InputError(f"{self.kind_name(kind)} {name!r}", f"one of {', '.join([*names, *self._word_labels])}")
        return names.index(name)

    def options(self, kind: int, labels: list[int]) -> list[str]:
        """Names of the options of one question; equal cards that are differently known get `:2`, `:3`..."""
        names: list[str] = []
        for label in labels:
            name = self.option(kind, label)
            copies = sum(1 for other in names if other == name or other.startswith(name + ":"))
            names.append(name if copies == 0 else f"{name}:{copies + 1}")
        return names
