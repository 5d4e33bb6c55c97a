"""The table as a Textual application.  It knows no game: boards draw, texts speak, sessions play."""
from __future__ import annotations

import asyncio
import os
import textwrap
from collections.abc import Callable
from pathlib import Path
from typing import ClassVar, Final

from rich.text import Text
from textual import on, work
from textual.app import App, ComposeResult
from textual.binding import Binding
from textual.containers import Horizontal, Vertical
from textual.events import Click, Resize
from textual.geometry import Size
from textual.screen import Screen
from textual.scroll_view import ScrollView
from textual.strip import Strip
from textual.theme import Theme
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from gateleg.kernel.cards import SPECTATOR
from gateleg.rulebook import Rulebook, rulebook
from gateleg.tui.canvas import Drawing
from gateleg.tui.ending import end_lines
from gateleg.tui.screens import Ask, Bindings, Curtain, End, Lobby, Reading, Rules
from gateleg.tui.table import Choice, Table
from gateleg.tui.thinking import Thinker

LIGHT: Final = Theme(
    "gateleg-light", primary="#1d5c46", secondary="#a8761c", accent="#a8761c", foreground="#231a12",
    background="#ebe0c8", surface="#fffdf6", panel="#f7f0e0", success="#1d6a38", warning="#5c3f08", error="#a3271c",
    dark=False, variables={"ask": "#fbefd0", "on-ask": "#5c3f08"},
)
DARK: Final = Theme(
    "gateleg-dark", primary="#37987a", secondary="#e3b659", accent="#e3b659", foreground="#f5ead7",
    background="#1b1510", surface="#2b221a", panel="#241c15", success="#8fd6a0", warning="#ffe2a0", error="#ff9a86",
    dark=True, variables={"ask": "#44350f", "on-ask": "#ffe2a0"},
)
KEYS: Final = "1234567890"


class BoardView(Static):
    """The drawing; a click on something that can be chosen chooses it."""

    def __init__(self, choose: Callable[[str], None]) -> None:
        super().__init__(id="board")
        self.choose = choose
        self.drawing = Drawing([], [])

    def show(self, drawing: Drawing) -> None:
        self.drawing = drawing
        self.update(Text("\n").join(drawing.lines))

    def on_click(self, event: Click) -> None:
        target = self.drawing.at(event.x, event.y)
        if target is not None:
            self.choose(target)


class LogView(ScrollView, can_focus=False):
    """Lines of which only those in sight are rendered; shows the last ones."""

    def __init__(self, id: str) -> None:
        super().__init__(id=id)
        self.rows: list[Text] = []

    def show(self, rows: list[Text]) -> None:
        self.rows = rows
        self.virtual_size = Size(0, len(rows))
        self.refresh()
        self.call_after_refresh(self.scroll_end, animate=False)

    def render_line(self, y: int) -> Strip:
        at = y + self.scroll_offset.y
        row = self.rows[at] if at < len(self.rows) else Text()
        strip = Strip(row.render(self.app.console)).apply_style(self.rich_style)
        return strip.adjust_cell_length(self.size.width, self.rich_style)


class Themed(App[int | str]):
    """The look of all applications here."""

    CSS = """
    Screen { background: $background; color: $foreground; layers: base; }
    #bar { height: 1; background: #33241a; color: #f8ecd8; padding: 0 1; text-style: bold; }
    #keys { height: 1; dock: bottom; background: #33241a; color: #f8ecd8; padding: 0 1; }
    #left { width: auto; height: 1fr; background: #1f5141; }
    #board { width: auto; height: auto; }
    #side { width: 1fr; height: 1fr; background: $surface; padding: 0 0 0 1; }
    #ask { height: auto; max-height: 3; background: $ask; color: $on-ask; text-style: bold; padding: 0 1; }
    OptionList { border: none; background: $surface; padding: 0; height: auto; max-height: 60%; }
    OptionList:focus { border: none; }
    #note { height: auto; max-height: 5; color: $foreground; padding: 0 1; }
    #log { height: 1fr; border-top: solid $secondary; border-title-color: $secondary; background: $surface; }
    .middle { align: center middle; width: 100%; height: 100%; }
    .sheet { width: 64; max-width: 95%; height: auto; max-height: 95%; padding: 1 2; background: $surface;
             color: $foreground; border: round $secondary; }
    .page { width: 100%; height: 100%; background: $surface; color: $foreground; border: round $secondary; }
    .title { height: 1; padding: 0 1; }
    .foot { height: 1; padding: 0 1; color: $secondary; }
    .page VerticalScroll { height: 1fr; padding: 0 1; }
    .page Input { height: 3; }
    #lobby { height: auto; max-height: 100%; margin: 1 0 0 0; }
    """
    ENABLE_COMMAND_PALETTE = False

    def __init__(self, dark: bool) -> None:
        super().__init__()
        self.dark = dark

    def get_theme_variable_defaults(self) -> dict[str, str]:
        """The own variables of the style sheet, for the moment before a theme is set."""
        return DARK.variables

    def put_on_theme(self) -> None:
        self.register_theme(LIGHT)
        self.register_theme(DARK)
        self.theme = DARK.name if self.dark else LIGHT.name


class TableApp(Themed):
    """One table; the exit value is 0."""

    BINDINGS: ClassVar[list[Bindings]] = [
        *(Binding(key, f"pick({n})", show=False) for n, key in enumerate(KEYS)),
        Binding("u", "undo", show=False), Binding("r,question_mark", "rules", show=False),
        Binding("i", "table", show=False), Binding("s", "save", show=False), Binding("t", "theme", show=False),
        Binding("q,ctrl+q", "leave", show=False), Binding("left", "towards(-1)", show=False, priority=True),
        Binding("right", "towards(1)", show=False, priority=True),
    ]

    def __init__(self, table: Table, thinker: Thinker, dark: bool = True) -> None:
        super().__init__(dark)
        self.table = table
        self.title = table.texts("game-title")
        self.thinker = thinker
        self.viewer = SPECTATOR  # nobody sees a hand before sitting down
        self.choices: list[Choice] = []
        self.thinking = ""
        self.notice = ""
        self.marked = 0  # the choice last seen highlighted
        self.saved = table.path is not None
        self.book: Rulebook = rulebook(table.played.setup.game.name)

    def compose(self) -> ComposeResult:
        yield Static(id="bar")
        with Horizontal():
            with Vertical(id="left"):
                yield BoardView(self.choose_target)
            with Vertical(id="side"):
                yield Static(id="ask")
                yield OptionList(id="choices", markup=False)
                yield Static(id="note")
                yield LogView(id="log")
        yield Static(self.table.texts("keys"), id="keys")

    def on_mount(self) -> None:
        self.put_on_theme()
        self.main.query_one("#log").border_title = self.table.texts("log-title")
        self.options.focus()
        self.go_on()

    def on_unmount(self) -> None:
        self.thinker.close()

    def on_resize(self, event: Resize) -> None:
        self.call_after_refresh(self.refresh_all)

    @property
    def main(self) -> Screen[object]:
        """The screen with the table, whatever lies over it."""
        return self.screen_stack[0]

    @property
    def options(self) -> OptionList:
        return self.main.query_one("#choices", OptionList)

    # -- the course of the game ----------------------------------------------------------------------------------
    def go_on(self) -> None:
        """After every change: let bots think, seat the next person, or end."""
        session = self.table.played.session
        waiting = session.waiting()
        bots = [seat for seat in waiting if seat in self.table.bots()]
        persons = self.table.persons()
        if session.over:
            self.thinking = ""
            self.viewer = self.viewer if self.viewer in persons else (persons or [SPECTATOR])[0]
            self.refresh_all()
            self.push_screen(End(end_lines(self.table)))
        elif bots:
            if self.viewer == SPECTATOR and len(persons) == 1:
                self.viewer = persons[0]
            self.thinking = self.table.texts("thinking", player=self.table.player_name(bots[0]))
            self.refresh_all()
            self.think(bots[0])
        else:
            self.thinking = ""
            self.seat_person(self.viewer if self.viewer in waiting else waiting[0])

    def seat_person(self, seat: int) -> None:
        """Give the screen to a person, behind a curtain if another one has seen it and there is something to hide."""
        if seat != self.viewer and len(self.table.persons()) > 1 and self.table.keeps_secrets(seat):
            self.viewer = SPECTATOR
            self.refresh_all()
            self.push_screen(Curtain(self.table.texts, self.table.player_name(seat)), lambda _: self.sit_down(seat))
        else:
            self.sit_down(seat)

    def sit_down(self, seat: int) -> None:
        self.viewer = seat
        self.refresh_all()

    @work(exclusive=True)
    async def think(self, seat: int) -> None:
        place = len(self.table.played.session.log)
        name = await asyncio.to_thread(self.thinker.pick, self.table.played, seat)
        if len(self.table.played.session.log) == place:
            self.table.answer(seat, name)
            self.go_on()

    def answer(self, choice: Choice) -> None:
        """Give an answer, or say why it cannot be given."""
        if choice.index is None:
            self.notice = self.table.texts("refused", reason=choice.reason, clause=choice.clause)
            self.show_note()
            return
        self.notice = ""
        self.saved = self.table.path is not None
        self.table.answer(self.viewer, choice.targets[0])
        self.go_on()

    # -- keys ----------------------------------------------------------------------------------------------------
    def action_pick(self, number: int) -> None:
        if number < len(self.choices) and self.screen is self.main:
            self.answer(self.choices[number])

    @on(OptionList.OptionSelected, "#choices")
    def selected(self, event: OptionList.OptionSelected) -> None:
        if event.option_index < len(self.choices):
            self.answer(self.choices[event.option_index])

    @on(OptionList.OptionHighlighted, "#choices")
    def highlighted(self, event: OptionList.OptionHighlighted) -> None:
        if event.option_index == self.marked:
            return
        self.marked = event.option_index
        self.notice = ""
        self.draw()
        self.show_note()

    def choose_target(self, target: str) -> None:
        """A click on the board."""
        for choice in self.choices:
            if target in choice.targets:
                self.answer(choice)
                return

    def action_towards(self, step: int) -> None:
        """Select the next option to the left or right on the board."""
        areas = {area.target: area for area in self.main.query_one(BoardView).drawing.areas}
        places = sorted(
            (areas[choice.targets[0]].y, areas[choice.targets[0]].x, n)
            for n, choice in enumerate(self.choices) if choice.index is not None and choice.targets[0] in areas
        )
        if places:
            order = [n for _, _, n in places]
            at = order.index(self.options.highlighted) if self.options.highlighted in order else -step
            self.options.highlighted = order[(at + step) % len(order)]

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Left and right belong to the text field where there is one."""
        return action != "towards" or self.screen is self.main

    def action_undo(self) -> None:
        if isinstance(self.screen, End):
            self.pop_screen()
        if self.screen is not self.main:
            return
        seat = self.viewer
        undo = self.table.undo_for(seat) if seat != SPECTATOR else None
        others = [other for other in self.table.persons() if other != seat]
        if undo is None:
            self.notice = self.table.texts("undo-none")
            self.show_note()
        elif undo.consent and others:
            question = self.table.texts("undo-ask", player=self.table.player_name(seat))
            self.push_screen(Ask(question), lambda agreed: self.undo(undo.place, True) if agreed else self.no_undo())
        else:
            self.undo(undo.place, undo.consent)

    def no_undo(self) -> None:
        self.notice = self.table.texts("undo-refused")
        self.show_note()

    def undo(self, place: int, consent: bool) -> None:
        self.workers.cancel_all()
        self.table.undo(place)
        self.go_on()
        self.notice = self.table.texts("undo-again" if consent else "undo-done")
        self.show_note()

    def action_rules(self) -> None:
        if self.screen is self.main:
            at = self.options.highlighted
            clause = self.choices[at].clause if at is not None and at < len(self.choices) else ""
            self.push_screen(Rules(self.table.texts, self.book, self.table.played.setup.game.title, clause))

    def action_table(self) -> None:
        if self.screen is self.main:
            lines = [*self.table.board.table(self.table.model(self.viewer)), Text(""), Text(self.table.board.legend())]
            if self.table.played.commitment:
                lines += [Text(""), Text(self.table.texts("commitment", hash=self.table.played.commitment))]
            self.push_screen(Reading(self.table.texts("table-title"), lines, self.table.texts("key-close")))

    def action_save(self) -> None:
        path = self.table.path or free_path(self.table.played.setup.game.name)
        self.table.path = path
        self.table.save()
        self.saved = True
        self.notice = self.table.texts("saved", path=str(path))
        self.show_note()

    def action_theme(self) -> None:
        self.dark = not self.dark
        self.theme = DARK.name if self.dark else LIGHT.name
        self.refresh_all()

    def action_leave(self) -> None:
        if self.saved or self.table.played.session.over or not self.table.played.session.log:
            self.exit(0)
        elif self.screen is self.main:
            self.push_screen(Ask(self.table.texts("quit-ask")), lambda sure: self.exit(0) if sure else None)

    # -- drawing -------------------------------------------------------------------------------------------------
    def refresh_all(self) -> None:
        """Everything anew, for the viewer."""
        table = self.table
        question = table.question(self.viewer) if self.viewer != SPECTATOR and not self.thinking else None
        self.choices = table.choices(question) if question is not None else []
        self.options.clear_options()
        large = self.large
        self.options.add_options(Option(self.choice_text(n, choice, large)) for n, choice in enumerate(self.choices))
        if self.choices:
            self.options.highlighted = self.marked = 0
        bar = f"{table.texts('game-title')} · {table.board.heading(self.model, table.played.session.over)}"
        if table.played.commitment:
            bar += " · " + table.texts("commitment-short", hash=table.played.commitment[:12])
        self.main.query_one("#bar", Static).update(Text(bar, no_wrap=True, overflow="ellipsis"))
        self.main.query_one("#ask", Static).update(Text(self.ask_text(question and question.kind)))
        self.show_log()
        self.draw()
        self.show_note()

    @property
    def model(self) -> object:
        return self.table.model(self.viewer)

    @property
    def large(self) -> bool:
        return self.table.board.fits_large(self.size.width, self.size.height)

    @property
    def side_width(self) -> int:
        """Cells for the text of choices and log, without their scroll bars."""
        return self.size.width - self.table.board.width(self.large) - 3

    def ask_text(self, kind: int | None) -> str:
        if self.thinking:
            return self.thinking
        if kind is None:
            return self.table.texts("ask-nobody") if self.table.played.session.over else ""
        title = self.table.texts.question(self.table.played.words.kind_name(kind))
        return self.table.texts("ask", player=self.table.seat_name(self.viewer), question=title)

    def choice_text(self, n: int, choice: Choice, large: bool) -> Text:
        """A choice with its key; refused ones with a cross, the reason and the clause."""
        key = KEYS[n] if n < len(KEYS) else " "
        width = self.side_width
        if choice.index is None:
            return hanging(f"{key} ✗ ", f"{choice.text}: {choice.reason} {choice.clause}", width, "italic dim")
        text = hanging(f"{key} ", choice.text, width, "", "bold")
        if large and choice.effects:
            text = Text("\n").join([text, hanging("  ", " · ".join(choice.effects), width, "italic")])
        return text

    def show_note(self) -> None:
        """What the highlighted choice changes, or what just happened to a key press."""
        text = Text(self.notice, "bold") if self.notice else Text()
        at = self.options.highlighted
        if not self.notice and not self.large and at is not None and at < len(self.choices):
            choice = self.choices[at]
            if choice.index is None:
                text.append(self.table.texts("refused-key"), "italic")
            elif choice.effects:
                text.append("→ " + " · ".join(choice.effects), "italic")
        self.main.query_one("#note", Static).update(text)

    def show_log(self) -> None:
        """All events, consequences indented; those since the viewer's last answer have a bar."""
        table = self.table
        own = [place for place, answer in enumerate(table.played.session.log) if answer.seat == self.viewer]
        new = own[-1] + 1 if own else 0
        log = []
        for line in table.lines(self.viewer):
            text = line.text if line.count == 1 else table.texts("log-count", line=line.text, count=line.count)
            mark = ("┃" if line.place >= new else " ") + ("  └ " if line.nested else "")
            log.append(hanging(mark, text, self.side_width, "" if line.nested else "bold", "#a8761c"))
        self.main.query_one(LogView).show([row for text in log for row in text.split("\n")])

    def draw(self) -> None:
        """The board, with what can be chosen."""
        offered = {name for choice in self.choices if choice.index is not None for name in choice.targets}
        at = self.options.highlighted
        chosen = self.choices[at] if at is not None and at < len(self.choices) else None
        selected = chosen.targets[0] if chosen is not None and chosen.index is not None else None
        viewer = self.viewer if self.viewer != SPECTATOR else 0
        drawing = self.table.board.draw(self.model, viewer, offered, selected, self.large)
        self.main.query_one(BoardView).show(drawing)


class LobbyApp(Themed):
    """Asks whom to play against; the exit value is a level, or PERSON."""

    BINDINGS: ClassVar[list[Bindings]] = [Binding("q,escape", "quit", show=False)]

    def __init__(self, lobby: Callable[[Callable[[str], None]], Lobby], dark: bool) -> None:
        super().__init__(dark)
        self.lobby = lobby

    def on_mount(self) -> None:
        self.put_on_theme()
        self.push_screen(self.lobby(self.exit))


def hanging(mark: str, text: str, width: int, style: str, mark_style: str = "") -> Text:
    """Text behind a mark, broken so that further lines stand under the first."""
    lines = textwrap.wrap(text, max(width - len(mark), 10)) or [""]
    made = Text(no_wrap=True).append(mark, mark_style).append(lines[0], style)
    for line in lines[1:]:
        made.append("\n" + " " * len(mark) + line, style)
    return made


def free_path(game: str) -> Path:
    """A file in the working directory that is not there yet."""
    number = 1
    while Path(f"gateleg-{game}-{number}.json").exists():
        number += 1
    return Path(f"gateleg-{game}-{number}.json")


def terminal_is_dark() -> bool:
    """By COLORFGBG, which some terminals set ("foreground;background"); dark if nothing tells."""
    background = os.environ.get("COLORFGBG", "").rpartition(";")[2]
    return not background.isdigit() or int(background) in (0, 1, 2, 3, 4, 5, 6, 8)
