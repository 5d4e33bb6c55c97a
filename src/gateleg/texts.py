"""Texts: Fluent messages, those of the frame and those of a game, in one language.

Message ids: `question-KIND`, `word-NAME` for the name of anything (an option, a seat, a tribe, a region), `reason-ID`,
`event-NAME`, `switch-NAME`, `switch-NAME-VALUE`; everything else belongs to the interfaces that show it.
"""
from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

from gateleg.kernel.content import merged
from gateleg.kernel.errors import InputError
from gateleg.kernel.game import Setup
from gateleg.kernel.words import Message

LANGUAGES: Final = ["en", "de"]
COMMON: Final = Path(__file__).parent / "messages"


class Texts:
    """The messages of one language.

    names   what content calls the things that have no message of their own
    own     what a pack calls things: that stands against the messages, in every language
    """

    def __init__(
        self, folders: list[Path], language: str, names: dict[str, str] | None = None,
        own: dict[str, str] | None = None,
    ) -> None:
        """Read LANGUAGE.ftl in each folder.  InputError for a language that Gateleg does not speak."""
        if language not in LANGUAGES:
            raise InputError("language", f"one of {', '.join(LANGUAGES)}, not {language!r}")
        self.language = language
        self.names = names or {}
        self.own = own or {}
        self._bundle = FluentBundle([language], use_isolating=False)
        for folder in folders:
            self._bundle.add_resource(FluentResource((folder / f"{language}.ftl").read_text("utf-8")))

    def __contains__(self, id: str) -> bool:
        return bool(self._bundle.has_message(id))

    def __call__(self, id: str, **arguments: str | int) -> str:
        """A message; KeyError if there is none, ValueError if it needs an argument that is not given."""
        message = self._bundle.get_message(id) if id in self else None
        if message is None or message.value is None:
            raise KeyError(f"no message {id!r} in {self.language!r}")
        text, errors = self._bundle.format_pattern(message.value, arguments)
        if errors:
            raise ValueError(f"message {id!r} in {self.language!r}: {errors[0]}")
        return str(text)

    def word(self, name: str) -> str:
        """What people call something: by its pack, its message, its content, else as a numbered one of its sort.

        `cyclops-07` is "Cyclops 07" if there is a message for `cyclops`; a copy `fox:2` of a card is "Fox (2)";
        `wood-at-clearing-3` is what the two words are called.
        """
        plain, _, copy = name.partition(":")
        text = self._plain_word(plain)
        return f"{text} ({copy})" if copy else text

    def _plain_word(self, name: str) -> str:
        if name in self.own:
            return self.own[name]
        if f"word-{name}" in self:
            return self(f"word-{name}")
        if name in self.names:
            return self.names[name]
        thing, at, place = name.partition("-at-")
        if at:
            return f"{self.word(thing)}, {self.word(place)}"
        sort, _, number = name.rpartition("-")
        return f"{self(f'word-{sort}')} {number}" if number.isdigit() and f"word-{sort}" in self else name

    def say(self, message: Message) -> str:
        """A message whose arguments are words of the game, numbers or messages."""
        args: dict[str, str | int] = {}
        for key, value in message.args.items():
            if isinstance(value, Message):
                args[key] = self.say(value)
            else:
                assert isinstance(value, (str, int))
                args[key] = self.word(value) if isinstance(value, str) else value
        return self(message.id, **args)

    def question(self, kind: str) -> str:
        """The title of a question."""
        return self(f"question-{kind}")

    def reason(self, id: str) -> str:
        """Why an option is refused."""
        return self(f"reason-{id}")

    def event(self, name: str, details: dict[str, str | int]) -> str:
        """A line of the log.  Details that are words are put into this language; `card` may be missing (hidden)."""
        told = {key: self.word(value) if isinstance(value, str) else value for key, value in details.items()}
        line = self(f"event-{name}", **{"card": self("hidden-card"), **told})
        return line[:1].upper() + line[1:]

    def switch(self, name: str) -> str:
        """What an option of the game decides."""
        return self(f"switch-{name}")

    def switch_value(self, name: str, value: str) -> str:
        """What a value of an option of the game means."""
        return self(f"switch-{name}-{value}")


def texts_for(setup: Setup, language: str) -> Texts:
    """The texts of a table: the frame's and the game's, with the names of a pack."""
    folders = [COMMON, *setup.game.message_folders()]
    return Texts(folders, language, content_names(setup), names_of(setup.pack))


def content_names(setup: Setup) -> dict[str, str]:
    """Names that the content gives its entries, by id."""
    return names_of(merged(setup.game.content(), setup.pack))


def names_of(content: dict[str, Any]) -> dict[str, str]:
    entries = [entry for value in content.values() if isinstance(value, list) for entry in value]
    return {entry["id"]: entry["name"] for entry in entries if isinstance(entry, dict) and {"id", "name"} <= set(entry)}
