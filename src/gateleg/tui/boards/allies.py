"""Allies in the terminal: cards, regions and forecasts drawn with characters.

A card shows its four values round its rotations; the section that fights has the colour of the tribe and lies toward
the middle row.  Sections run clockwise from the beam (AL.1.1), so a card with section p in front has section p + 1 to
the right of it as seen from the card's own player, and the beam in one of the four corners.
"""
from __future__ import annotations

from typing import Any, Final

from rich.text import Text

from gateleg.games.allies.model import NEUTRAL, Battle, Card, Column, Model, Region, Seat
from gateleg.games.allies.telling import battle_message, marks_of, rotations
from gateleg.texts import Texts
from gateleg.tui.boards import Board
from gateleg.tui.canvas import (
    BEAM,
    BRASS,
    DOUBLE,
    FELT,
    FELT_QUIET,
    HEAVY,
    LINE,
    OPEN,
    PAPER,
    ROUNDED,
    Area,
    Border,
    Canvas,
    Drawing,
    shortened,
)

CODES: Final = {"cyclops": "Cy", "yeti": "Ye", "gnome": "Gn", "wizard": "Wi", "golem": "Go", "troll": "Tr"}
CASTLE_CODE: Final = "Ca"
COLOURS: Final = {
    "cyclops": "#1b2407 on #8fbf3f", "yeti": "#1c2733 on #c9d8e6", "gnome": "#ffffff on #96407a",
    "wizard": "#ffffff on #2a6cab", "golem": "#ffffff on #4a4d52", "troll": "#2b1604 on #ef8a2e",
    None: "#ffffff on #ad2f2a",
}
COLUMNS: Final = 5
TOP, RIGHT, BOTTOM, LEFT = range(4)
ARROWS: Final = "▲▶▼◀"


class Size:
    """Measures of one drawing size, in cells: card, gap between cards, rows of a region."""

    def __init__(self, width: int, height: int, gap: int, region: int, seat: int) -> None:
        self.width, self.height, self.gap, self.region, self.seat = width, height, gap, region, seat

    @property
    def step(self) -> int:
        return self.width + self.gap

    @property
    def board(self) -> int:
        return COLUMNS * self.step - self.gap


SMALL: Final = Size(9, 5, 0, 4, 1)
LARGE: Final = Size(13, 7, 1, 5, 2)
MINI_WIDTH: Final = 5


class AlliesBoard(Board):
    def width(self, large: bool) -> int:
        return LARGE.board + 2 if large else SMALL.board

    def fits_large(self, width: int, height: int) -> bool:
        return width >= LARGE.board + 38 and height >= 2 * LARGE.seat + 3 * LARGE.height + LARGE.region + 4

    # -- drawing -------------------------------------------------------------------------------------------------
    def draw(self, model: Any, viewer: int, offered: set[str], selected: str | None, large: bool) -> Drawing:
        assert isinstance(model, Model)
        size = LARGE if large else SMALL
        left = 1 if large else 0
        bottom = 1 if viewer == 1 else 0  # the viewer's own row lies at the bottom
        upper, lower = model.seats[1 - bottom], model.seats[bottom]
        hand = size.height if model.hand else 0
        canvas = Canvas(self.width(large), 2 * size.seat + 2 * size.height + size.region + hand)
        marks = Marks(offered, selected)
        y = 0
        self.draw_seat(canvas, left, y, upper, model, size)
        y += size.seat
        self.draw_row(canvas, left, y, model, 1 - bottom, False, size, marks)
        y += size.height
        for n, column in enumerate(model.columns):
            self.draw_region(canvas, left + n * size.step, y, column, bottom, size, marks)
        y += size.region
        self.draw_row(canvas, left, y, model, bottom, True, size, marks)
        y += size.height
        self.draw_seat(canvas, left, y, lower, model, size)
        y += size.seat
        self.draw_hand(canvas, left, y, model.hand, size, marks)
        return canvas.drawing()

    def draw_seat(self, canvas: Canvas, x: int, y: int, seat: Seat, model: Model, size: Size) -> None:
        """A player's numbers; whose turn it is has a pointer."""
        canvas.put(x, y, ("▶" if model.on_turn == seat.name else " ") + self.texts.word(seat.name), BRASS)
        at = x + 3
        for tribe in seat.tribes:
            canvas.put(at, y, CODES[tribe], f"bold {COLOURS[tribe]}")
            at += 3
        message = "board-seat" if size is LARGE else "board-seat-short"
        line = self.texts(message, points=seat.points, limit=seat.limit, hand=seat.hand, deck=seat.deck)
        canvas.put(at, y, shortened(line.replace("-", "−"), canvas.width - at), FELT)
        if size is LARGE:
            piles = self.texts("board-piles", discards=seat.discard, out=len(seat.out))
            canvas.put(x + 3, y + 1, shortened(f"{self.won(seat)} · {piles}", canvas.width - x - 3), FELT_QUIET)

    def won(self, seat: Seat) -> str:
        """The won cards: face-up ones by name, the others by number (AL.11.1)."""
        names = [self.texts.word(region.id) for region in seat.won]
        if seat.won_face_down:
            names.append(self.texts("board-won-down", count=seat.won_face_down))
        return self.texts("board-won", won=", ".join(names) or self.texts("board-won-none"))

    def draw_row(
        self, canvas: Canvas, x: int, y: int, model: Model, seat: int, lower: bool, size: Size, marks: Marks
    ) -> None:
        for n, column in enumerate(model.columns):
            placed = column.slots[seat]
            slot = f"{model.seats[seat].name}{n + 1}"
            at = x + n * size.step
            if placed is not None:
                draw_card(canvas, at, y, placed.card, placed.section, lower, size, marks.of(slot))
            else:
                border, style = marks.of(slot)
                if border is ROUNDED:
                    border, style = OPEN, FELT_QUIET
                canvas.box(at, y, size.width, size.height, border, style, FELT)
                canvas.centre(at + 1, y + size.height // 2, size.width - 2, self.texts.word(slot), FELT_QUIET)
            canvas.areas.append(Area(slot, at, y, size.width, size.height))

    def draw_region(
        self, canvas: Canvas, x: int, y: int, column: Column, bottom: int, size: Size, marks: Marks
    ) -> None:
        """A region's tribe, name and points, whom it faces, and below it the battle if the round ended now."""
        region = column.region
        width = size.width
        target = column.name
        if region is None:
            text = self.texts("board-no-region") if size is LARGE else "–"
            canvas.centre(x, y + size.region // 2, width, text, FELT_QUIET)
            return
        mark = self.facing_mark(column.facing, bottom)
        code = CODES[region.tribe] if region.tribe else CASTLE_CODE
        pointer = {"offered": "═", "selected": "━", "plain": " "}[marks.word(target)]
        head = f"{code} {region.points_won:+d} {mark}".replace("-", "−")
        canvas.put(x, y, head.center(width, pointer), f"bold {COLOURS[region.tribe]}")
        rows = size.region - 2
        for row, line in enumerate(wrapped(self.texts.word(region.id), width - (2 if size is LARGE else 0), rows)):
            canvas.centre(x, y + 1 + row, width, line, FELT)
        canvas.centre(x, y + size.region - 1, width, self.forecast(column.battle, bottom, size), BRASS)
        canvas.areas.append(Area(target, x, y, width, size.region))

    def facing_mark(self, facing: str, bottom: int) -> str:
        if facing == NEUTRAL:
            return "•"
        return ("▼" if facing == "ab"[bottom] else "▲") + self.texts.word(facing)

    def forecast(self, battle: Battle | None, bottom: int, size: Size) -> str:
        if battle is None:
            return "–"
        if size is LARGE:
            return self.texts.say(battle_message(battle))
        if battle.won_by:
            return self.texts("battle-won-short", winner=self.texts.word(battle.won_by))
        if battle.toward is None:
            return self.texts("battle-tied-short")
        mark = self.facing_mark(battle.facing, bottom)
        return self.texts("battle-turned-short", seat=self.texts.word(battle.toward), steps=battle.steps, mark=mark)

    def draw_hand(self, canvas: Canvas, x: int, y: int, hand: list[Card], size: Size, marks: Marks) -> None:
        """The viewer's hand in the largest cards that fit."""
        room = canvas.width - x
        if hand and len(hand) * SMALL.width > room:
            for n, card in enumerate(hand):
                draw_mini(canvas, x + n * MINI_WIDTH, y, card, marks.of(card.id))
                canvas.areas.append(Area(card.id, x + n * MINI_WIDTH, y, MINI_WIDTH, 5))
            return
        if len(hand) > COLUMNS:
            size = SMALL
        for n, card in enumerate(hand):
            draw_card(canvas, x + n * size.step, y, card, card.start, True, size, marks.of(card.id))
            canvas.areas.append(Area(card.id, x + n * size.step, y, size.width, size.height))

    # -- words ---------------------------------------------------------------------------------------------------
    def heading(self, model: Any, over: bool) -> str:
        assert isinstance(model, Model)
        if over:
            return self.texts("board-ended")
        if model.round == 0:
            return self.texts("board-before")
        return self.texts("board-round", round=model.round, turn=min(model.turn, 10))

    def legend(self) -> str:
        return self.texts("board-legend")

    def table(self, model: Any) -> list[Text]:
        assert isinstance(model, Model)
        texts = self.texts
        lines = []
        for seat in model.seats:
            tribes = ", ".join(texts.word(tribe) for tribe in seat.tribes)
            numbers = texts("board-seat", points=seat.points, limit=seat.limit, hand=seat.hand, deck=seat.deck)
            piles = texts("board-piles", discards=seat.discard, out=len(seat.out))
            lines += [
                Text(f"{texts.word(seat.name)}: {tribes}", "bold"),
                Text(f"  {numbers} · {piles}"),
                Text(f"  {self.won(seat)}"),
            ]
        lines.append(Text(texts("board-regions", count=model.regions)))
        for column in model.columns:
            lines.append(Text(texts.word(column.name), "bold"))
            for placed in (column.slots[1], column.slots[0]):
                if placed is not None:
                    lines.append(self.card_line(texts.word(placed.slot), placed.card, placed.value))
            if column.region is not None:
                lines.append(self.region_line(column.region, column.facing, column.battle))
        if model.hand:
            lines.append(Text(texts("board-hand"), "bold"))
            lines += [self.card_line("", card, card.values[card.start]) for card in model.hand]
        return lines

    def card_line(self, slot: str, card: Card, value: int) -> Text:
        """A card as text, with the provenance of its values and its arrow."""
        words = {field: self.texts(f"provenance-{word}") for field, word in card.provenance.items()}
        unknown = self.texts("provenance-none")
        source = self.texts(
            "board-provenance", values=words.get("values", unknown), start=words.get("start", unknown)
        )
        values = " ".join(f"[{v}]" if v == value and n == card.values.index(value) else str(v)
                          for n, v in enumerate(card.values))
        line = Text(f"  {slot} {described(card, self.texts)}: {values} ▲{card.values[card.start]} ")
        return line.append(source, "dim")

    def region_line(self, region: Region, facing: str, battle: Battle | None) -> Text:
        mark = self.facing_mark(facing, 0)
        line = Text(f"  {self.texts.word(region.id)} {region.points_won:+d} {mark} ".replace("-", "−"))
        if battle is not None:
            line.append(self.texts.say(battle_message(battle)) + " ", "bold")
        word = region.provenance.get("points_won")
        return line.append(self.texts(f"provenance-{word}" if word else "provenance-none"), "dim")

    def summary(self, model: Any) -> list[tuple[str, list[str]]]:
        assert isinstance(model, Model)
        texts = self.texts
        return [
            (texts("board-summary-won"), [str(seat.pile_points) for seat in model.seats]),
            (texts("board-summary-held"), [str(seat.points - seat.pile_points) for seat in model.seats]),
            (texts("board-summary-points"), [str(seat.points) for seat in model.seats]),
            (texts("board-summary-own"), [str(seat.own_regions) for seat in model.seats]),
        ]


class Marks:
    """How options on offer stand out: by the frame's lines, not by colour alone."""

    def __init__(self, offered: set[str], selected: str | None) -> None:
        self.offered, self.selected = offered, selected

    def word(self, target: str) -> str:
        return "selected" if target == self.selected else "offered" if target in self.offered else "plain"

    def of(self, target: str) -> tuple[Border, str]:
        word = self.word(target)
        return (ROUNDED, LINE) if word == "plain" else (HEAVY if word == "selected" else DOUBLE, BRASS)


def draw_card(
    canvas: Canvas, x: int, y: int, card: Card, section: int, lower: bool, size: Size, mark: tuple[Border, str]
) -> None:
    """One card, its front section toward the middle: at its top in the lower row, at its bottom in the upper one."""
    border, style = mark
    width, height = size.width, size.height
    canvas.box(x, y, width, height, border, style, PAPER)
    last, middle, centre = height - 2, height // 2, width // 2
    turn = 0 if lower else 2  # the whole card is turned round for the player at the top
    value = {(side + turn) % 4: card.values[(section + side) % 4] for side in (TOP, RIGHT, BOTTOM, LEFT)}
    front = turn
    draw_beam(canvas, x, y, size, (turn - section) % 4)
    colour = COLOURS[card.tribe]
    front_row = 1 if front == TOP else last
    rows = [(front_row, 1)] if size is SMALL else [(front_row, 3), (front_row + (1 if front == TOP else -1), 1)]
    for row, half in rows:
        canvas.put(x + centre - half, y + row, " " * (2 * half + 1), colour)
    places = {TOP: (centre, 1), RIGHT: (width - 2, middle), BOTTOM: (centre, last), LEFT: (1, middle)}
    for side, (column, row) in places.items():
        canvas.put(x + column, y + row, str(value[side]), f"bold {colour if side == front else PAPER}")
    canvas.centre(x + 2, y + middle, width - 4, rotations(card.rotations), PAPER)
    # the outer edge names the card, the arrow stands on the edge of the section that it enters with
    outer = height - 1 if lower else 0
    canvas.put(x + 1, y + outer, CODES[card.tribe], f"bold {colour}")
    marks = marks_of(card)
    canvas.put(x + width - 1 - len(marks), y + outer, marks, f"bold {PAPER}")
    arrow = (card.start - section + turn) % 4
    edge = {TOP: (centre, 0), RIGHT: (width - 1, middle), BOTTOM: (centre, height - 1), LEFT: (0, middle)}[arrow]
    canvas.put(x + edge[0], y + edge[1], ARROWS[arrow], f"bold {PAPER}")


def draw_beam(canvas: Canvas, x: int, y: int, size: Size, side: int) -> None:
    """The beam in the corner before section 0, that is counter-clockwise of its side."""
    stroke = "╲" if side in (TOP, BOTTOM) else "╱"
    right = side in (RIGHT, BOTTOM)
    low = side in (BOTTOM, LEFT)
    for n in range(1 if size is SMALL else 2):
        column = 1 + 2 * n
        row = 1 + n
        canvas.put(x + (size.width - 1 - column if right else column), y + (size.height - 1 - row if low else row),
                   stroke, BEAM)


def draw_mini(canvas: Canvas, x: int, y: int, card: Card, mark: tuple[Border, str]) -> None:
    """A hand card where there is little room: tribe and marks, the value it enters with, all values, rotations."""
    border, style = mark
    marks = ("♛" if card.crown else " ") + ("◆" if card.diamond else " ")
    for row in range(5):
        canvas.put(x, y + row, border[5], style)
        canvas.put(x + 1, y + row, " " * (MINI_WIDTH - 1), PAPER)
    canvas.put(x + 1, y, CODES[card.tribe], f"bold {COLOURS[card.tribe]}")
    canvas.put(x + 3, y, marks, f"bold {PAPER}")
    canvas.put(x + 2, y + 1, f"▲{card.values[card.start]}", f"bold {PAPER}")
    canvas.put(x + 1, y + 2, "".join(map(str, card.values)), PAPER)
    canvas.put(x + 1, y + 3, rotations(card.rotations), PAPER)


def described(card: Card, texts: Texts) -> str:
    """A card in words: name, crown and diamond, rotations."""
    return " ".join(part for part in (texts.word(card.id), marks_of(card), rotations(card.rotations)) if part)


def wrapped(text: str, width: int, rows: int) -> list[str]:
    """Words over at most so many lines, each shortened to the width."""
    lines = [""]
    for word in text.split():
        if lines[-1] and len(lines[-1]) + 1 + len(word) > width and len(lines) < rows:
            lines.append(word)
        else:
            lines[-1] = f"{lines[-1]} {word}".strip()
    return [shortened(line, width) for line in lines]


BOARD: Final = AlliesBoard
