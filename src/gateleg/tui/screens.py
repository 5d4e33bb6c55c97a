"""Screens over the table: curtain, consent, rules, the table in words, the end, the choice of an opponent."""
from __future__ import annotations

import re
from collections.abc import Callable
from typing import ClassVar

from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Vertical, VerticalScroll
from textual.events import Key
from textual.screen import ModalScreen, Screen
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from gateleg.rulebook import Clause, Rulebook
from gateleg.texts import Texts

Bindings = Binding | tuple[str, str] | tuple[str, str, str]


class Curtain(Screen[None]):
    """Covers the table until the next player is alone with it."""

    BINDINGS: ClassVar[list[Bindings]] = [Binding("enter", "go", show=False)]

    def __init__(self, texts: Texts, player: str) -> None:
        super().__init__()
        self.texts = texts
        self.player = player

    def compose(self) -> ComposeResult:
        lines = [
            Text(self.texts("curtain-title", player=self.player), "bold"), Text(self.texts("curtain-text")),
            Text(self.texts("curtain-go")),
        ]
        with Vertical(classes="middle"):
            yield Static(Text("\n\n").join(lines), classes="sheet")

    def action_go(self) -> None:
        self.dismiss()


class Ask(ModalScreen[bool]):
    """A question with yes and no; the letters for yes are Y and J."""

    def __init__(self, question: str) -> None:
        super().__init__()
        self.question = question

    def compose(self) -> ComposeResult:
        with Vertical(classes="middle"):
            yield Static(self.question, classes="sheet")

    def on_key(self, event: Key) -> None:
        if event.key in ("y", "j"):
            event.stop()
            self.dismiss(True)
        elif event.key in ("n", "escape"):
            event.stop()
            self.dismiss(False)


class Reading(ModalScreen[None]):
    """Text to scroll through."""

    BINDINGS: ClassVar[list[Bindings]] = [Binding("escape,i,q", "close", show=False)]

    def __init__(self, title: str, lines: list[Text], close: str) -> None:
        super().__init__()
        self.head, self.lines, self.foot = title, lines, close

    def compose(self) -> ComposeResult:
        with Vertical(classes="page"):
            yield Static(Text(self.head, "bold"), classes="title")
            with VerticalScroll():
                yield Static(Text("\n").join(self.lines), id="reading")
            yield Static(self.foot, classes="foot")

    def on_mount(self) -> None:
        self.query_one(VerticalScroll).focus()

    def action_close(self) -> None:
        self.dismiss()


class Rules(ModalScreen[None]):
    """The clauses of the rulebook, found by id or by words."""

    BINDINGS: ClassVar[list[Bindings]] = [
        Binding("escape", "close", show=False), Binding("down,pagedown", "scroll(1)", show=False),
        Binding("up,pageup", "scroll(-1)", show=False),
    ]

    def __init__(self, texts: Texts, book: Rulebook, title: str, wanted: str) -> None:
        super().__init__()
        self.texts, self.book, self.head, self.wanted = texts, book, title, wanted

    def compose(self) -> ComposeResult:
        with Vertical(classes="page"):
            yield Static(Text(self.texts("rules-title", game=self.head), "bold"), classes="title")
            yield Input(self.wanted, placeholder=self.texts("rules-hint"))
            with VerticalScroll():
                yield Static(id="clauses")
            yield Static(self.texts("key-close"), classes="foot")

    def on_mount(self) -> None:
        self.query_one(Input).focus()
        self.show()

    @on(Input.Changed)
    def show(self) -> None:
        found = clauses_about(self.book, self.query_one(Input).value)
        lines = [Text(self.texts("rules-count", count=len(found)), "dim")]
        for clause in found:
            lines.append(clause_text(self.texts, clause))
        self.query_one("#clauses", Static).update(Text("\n").join(lines))

    def action_scroll(self, pages: int) -> None:
        scroll = self.query_one(VerticalScroll)
        scroll.scroll_relative(y=pages * 3, animate=False)

    def action_close(self) -> None:
        self.dismiss()


def clauses_about(book: Rulebook, wanted: str) -> list[Clause]:
    """The clause of that id and those under it, else those that have all the words; all of them for nothing."""
    wanted = wanted.strip().lower()
    by_id = [c for c in book.clauses if c.id.lower() == wanted or c.id.lower().startswith(wanted + ".")]
    if by_id:
        return by_id
    words = wanted.split()
    return [
        clause for clause in book.clauses
        if all(word in f"{clause.id} {clause.title} {clause.text} {clause.section}".lower() for word in words)
    ]


def clause_text(texts: Texts, clause: Clause) -> Text:
    """A clause with its section and how sure it is."""
    text = Text()
    text.append(f"{clause.id} {clause.title}".strip(), "bold underline")
    text.append(f"  {clause.section}\n", "dim")
    text.append(emphasised(clause.text))
    for note in clause.notes:
        text.append(f"\n  {note}")
    if clause.provenance:
        text.append("\n" + ", ".join(texts(f"provenance-{word}") for word in clause.provenance), "italic dim")
    return text.append("\n")


def emphasised(markdown: str) -> Text:
    """Text with what stands between asterisks or backticks in italics or bold."""
    text = Text()
    for part in re.split(r"(\*+[^*]+\*+|`[^`]+`)", markdown):
        if part.startswith("*"):
            text.append(part.strip("*"), "italic")
        elif part.startswith("`"):
            text.append(part.strip("`"), "bold")
        else:
            text.append(part)
    return text


class End(ModalScreen[None]):
    """Who has won, how the points came about, and the seed that proves all chance."""

    BINDINGS: ClassVar[list[Bindings]] = [Binding("escape,enter", "close", show=False)]

    def __init__(self, lines: list[Text]) -> None:
        super().__init__()
        self.lines = lines

    def compose(self) -> ComposeResult:
        with Vertical(classes="middle"):
            yield Static(Text("\n").join(self.lines), classes="sheet", id="end")

    def action_close(self) -> None:
        self.dismiss()


class Lobby(Screen[str]):
    """Choosing an opponent: another person at this screen, or a bot of some level."""

    def __init__(self, texts: Texts, levels: list[str], person: str, begin: Callable[[str], None]) -> None:
        super().__init__()
        self.texts, self.levels, self.person, self.begin = texts, levels, person, begin

    def compose(self) -> ComposeResult:
        names = [self.texts("lobby-level", level=level) for level in self.levels] + [self.texts("lobby-person")]
        with Vertical(classes="middle"), Vertical(classes="sheet"):
            yield Static(Text(self.texts("game-title"), "bold"))
            yield Static(Text(self.texts("lobby-title")))
            yield OptionList(*(Option(f"{n + 1}  {name}") for n, name in enumerate(names)), id="lobby")

    def on_mount(self) -> None:
        self.query_one(OptionList).focus()

    def on_key(self, event: Key) -> None:
        if event.key.isdigit() and 1 <= int(event.key) <= len(self.levels) + 1:
            event.stop()
            self.choose(int(event.key) - 1)

    @on(OptionList.OptionSelected)
    def chosen(self, event: OptionList.OptionSelected) -> None:
        self.choose(event.option_index)

    def choose(self, index: int) -> None:
        self.begin((*self.levels, self.person)[index])
