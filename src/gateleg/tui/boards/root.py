"""Root in the terminal: the woodland drawn with characters, below it a mat for each player and the viewer's hand.

A clearing shows its number and suit, who rules it (▲), warriors by the letter of their faction, then a code for each
building, □ for an open slot, ▒ for a ruin, and tokens.  Paths are dots, rivers waves.  What counts as a clearing and
lies beside the map, such as the Nexus, has a line below it.
"""
from __future__ import annotations

from typing import Any, Final

from rich.text import Text

from gateleg.games.root.game import GAME
from gateleg.games.root.model import Clearing, Model, Player
from gateleg.texts import Texts
from gateleg.tui.boards import Board
from gateleg.tui.canvas import (
    BRASS,
    DOUBLE,
    FELT,
    FELT_QUIET,
    HEAVY,
    ROUNDED,
    Area,
    Border,
    Canvas,
    Drawing,
    shortened,
)

LETTERS: Final = {
    "marquise": "M", "eyrie": "E", "alliance": "A", "vagabond": "V", "vagabond-2": "W", "winged_menace": "N",
}
COLOURS: Final = {
    "marquise": "#2b1604 on #ef8a2e", "eyrie": "#ffffff on #2f63b0", "alliance": "#0f2a0c on #6fbf5b",
    "vagabond": "#ffffff on #6d6e70", "vagabond-2": "#ffffff on #35373a", "winged_menace": "#ffffff on #6a3c8f",
}
PLAIN_COLOUR: Final = "#231a12 on #d9c9a3"
SUIT_STYLES: Final = {
    "fox": "bold #ffb199 on #5a1f16", "rabbit": "bold #ffeaa0 on #55480f", "mouse": "bold #ffd3ad on #5c3512",
    "bird": "bold #bfe3ff on #173f5c",
}
CLEARING: Final = "#fffdf6 on #2b2a22"
PATH: Final = "#a58a54 on #1f5141"
RIVER: Final = "#6fc7ff on #1f5141"
WOOD_STYLE: Final = "#3f8a5e on #1f5141"
CODES: Final = {
    "sawmill": "sa", "workshop": "wo", "recruiter": "re", "keep": "♜", "wood": "w", "roost": "ro", "sympathy": "✊",
    "fox-base": "FB", "rabbit-base": "RB", "mouse-base": "MB", "guano": "●", "infestation": "if",
}
ITEM_CODES: Final = ["bt", "bg", "xb", "hm", "sw", "te", "co", "to"]
ITEM_FIELDS: Final = {"ready_items": "", "exhausted_items": "↓", "damaged_items": "✗", "worn_items": "✗↓"}
OWN_FIELDS: Final = {"character": "board-character", "leader": "board-leader", "officers": "board-officers"}
PILES: Final = {
    "supporters": "pile-supporters", "quests": "pile-quests", "completed": "pile-completed",
    "decree-recruit": "pile-decree-recruit", "decree-move": "pile-decree-move", "decree-battle": "pile-decree-battle",
    "decree-build": "pile-decree-build",
}
WARRIOR_ROW: Final = "warrior-row"  # of the Menace: infestations placed from it
ACTIVE_CARD: Final = "active-card"
BOX_WIDTH: Final = 12
BOX_HEIGHT: Final = 4
CARD_WIDTH: Final = 20
MOST_CHANGES: Final = 3  # clearings told of in what a choice changes


class Size:
    """Measures of one drawing size, in cells: the woodland's."""

    def __init__(self, width: int, height: int) -> None:
        self.width, self.height = width, height


SMALL: Final = Size(60, 26)
LARGE: Final = Size(84, 34)


class RootBoard(Board):
    def __init__(self, texts: Texts) -> None:
        super().__init__(texts)
        content = GAME.content()
        self.maps = {name: content[f"{name}_clearing"] for name in ("autumn", "winter")}
        self.forests = {name: content[f"{name}_forest"] for name in ("autumn", "winter")}
        self.lines = {name: (content[name]["paths"], content[name]["rivers"]) for name in ("autumn", "winter")}
        self.suits = {card["id"]: card["suit"] for deck in ("standard", "exiles") for card in content[deck]}

    def width(self, large: bool) -> int:
        return (LARGE if large else SMALL).width

    def fits_large(self, width: int, height: int) -> bool:
        return width >= LARGE.width + 44 and height >= LARGE.height + 14

    def map_of(self, model: Model) -> str:
        """The map on the table, told by its forests."""
        names = {forest.name.removeprefix("forest-") for forest in model.forests}
        return next(name for name, forests in self.forests.items() if {f["id"] for f in forests} == names)

    # -- drawing -------------------------------------------------------------------------------------------------
    def draw(self, model: Any, viewer: int, offered: set[str], selected: str | None, large: bool) -> Drawing:
        assert isinstance(model, Model)
        size = LARGE if large else SMALL
        hand = [card for card in self.hand_of(model, viewer) if card != "unknown"]
        rows = (len(hand) + size.width // CARD_WIDTH - 1) // (size.width // CARD_WIDTH)
        beside = model.clearings[len(self.maps[self.map_of(model)]):]
        canvas = Canvas(size.width, size.height + len(beside) + 2 * len(model.players) + rows)
        marks = Marks(offered, selected)
        self.draw_woodland(canvas, model, size, marks)
        y = size.height
        for place in beside:
            self.draw_beside(canvas, y, place, marks)
            y += 1
        for player in model.players:
            self.draw_player(canvas, y, player, model)
            y += 2
        self.draw_hand(canvas, y, hand, size, marks)
        return canvas.drawing()

    def hand_of(self, model: Model, viewer: int) -> list[str]:
        return model.players[viewer].hand if viewer < len(model.players) else []

    def draw_woodland(self, canvas: Canvas, model: Model, size: Size, marks: Marks) -> None:
        name = self.map_of(model)
        spots = {
            entry["id"]: (round(entry["x"] * (size.width - BOX_WIDTH) / 100),
                          round((entry["y"] - 6) * (size.height - BOX_HEIGHT) / 90))
            for entry in self.maps[name]
        }
        paths, rivers = self.lines[name]
        for links, char, style in ((rivers, "≈", RIVER), (paths, "·", PATH)):
            for one, two in links:
                draw_line(canvas, middle(spots[one]), middle(spots[two]), char, style)
        pawns = {forest.name: forest.pawns for forest in model.forests}
        for entry in self.forests[name]:
            target = f"forest-{entry['id']}"
            x = round(entry["x"] * (size.width - 5) / 100)
            y = min(size.height - 1, round((entry["y"] - 2) * (size.height - 1) / 96))
            style = WOOD_STYLE if marks.word(target) == "plain" else BRASS
            text = "♣♣♣" if marks.word(target) != "selected" else "[♣]"
            canvas.put(x, y, text, style)
            for n, pawn in enumerate(pawns[target]):
                canvas.put(x + 1 + n, y, LETTERS.get(pawn, "?"), f"bold {COLOURS.get(pawn, PLAIN_COLOUR)}")
            canvas.areas.append(Area(target, x, y, 3, 1))
        for n, clearing in enumerate(model.clearings):
            if n + 1 in spots:
                self.draw_clearing(canvas, *spots[n + 1], clearing, marks)

    def draw_clearing(self, canvas: Canvas, x: int, y: int, clearing: Clearing, marks: Marks) -> None:
        border, style = marks.of(clearing.name, SUIT_STYLES.get(clearing.suit or "", CLEARING))
        canvas.box(x, y, BOX_WIDTH, BOX_HEIGHT, border, style, CLEARING)
        number = clearing.name.rpartition("-")[2]
        suit = self.texts.word(clearing.suit) if clearing.suit else ""
        canvas.put(x + 1, y, shortened(f"{number} {suit}", BOX_WIDTH - 4), style)
        if clearing.ruler:
            colour = COLOURS.get(clearing.ruler, PLAIN_COLOUR)
            canvas.put(x + BOX_WIDTH - 3, y, "▲" + letter(clearing.ruler), f"bold {colour}")
        at = self.draw_warriors(canvas, x + 1, y + 1, clearing)
        for side in clearing.pawns:
            canvas.put(at, y + 1, "♟" + letter(side), f"bold {COLOURS.get(side, PLAIN_COLOUR)}")
            at += 3
        parts = [code(name) for name, count in clearing.buildings.items() for _ in range(count)]
        parts += ["□"] * clearing.slots + (["▒"] if clearing.ruin else [])
        parts += [code(name) + (str(count) if count > 1 else "") for name, count in clearing.tokens.items()]
        canvas.put(x + 1, y + 2, shortened(" ".join(parts), BOX_WIDTH - 2), CLEARING)
        canvas.areas.append(Area(clearing.name, x, y, BOX_WIDTH, BOX_HEIGHT))

    def draw_warriors(self, canvas: Canvas, x: int, y: int, clearing: Clearing) -> int:
        """The warriors from a cell on; where there is room behind them."""
        for side, count in clearing.warriors.items():
            text = f"{letter(side)}{count}"
            canvas.put(x, y, text, f"bold {COLOURS.get(side, PLAIN_COLOUR)}")
            x += len(text) + 1
        return x

    def draw_beside(self, canvas: Canvas, y: int, place: Clearing, marks: Marks) -> None:
        """A line for a place that is not on the map."""
        pointer = {"plain": " ", "offered": "▸", "selected": "▶"}[marks.word(place.name)]
        name = shortened(f"{pointer}{self.texts.word(place.name)}: ", canvas.width // 2)
        canvas.put(1, y, name, FELT if pointer == " " else BRASS)
        self.draw_warriors(canvas, 1 + len(name), y, place)
        canvas.areas.append(Area(place.name, 1, y, canvas.width - 2, 1))

    def draw_player(self, canvas: Canvas, y: int, player: Player, model: Model) -> None:
        """A player's mat in two lines: points, hand, supply; then what only this faction has."""
        canvas.put(0, y, ("▶" if model.turn == player.name else " ") + letter(player.name),
                   f"bold {COLOURS.get(player.name, PLAIN_COLOUR)}")
        canvas.put(3, y, shortened(self.seat_line(player), canvas.width - 3), BRASS)
        canvas.put(3, y + 1, shortened(self.own_line(player, model), canvas.width - 3), FELT_QUIET)

    def seat_line(self, player: Player) -> str:
        texts = self.texts
        points = texts("board-vp", points=player.points) if player.marker == "track" else self.marker(player)
        supply = " ".join(
            f"{texts.word(name) if name == 'warriors' else code(name)} {count}" for name, count in player.supply.items()
        )
        return texts("board-seat", seat=texts.word(player.name), points=points, hand=len(player.hand), supply=supply)

    def marker(self, player: Player) -> str:
        """What stands for the points of a player whose marker is off the track."""
        if player.partner:
            return self.texts("board-coalition", partner=self.texts.word(player.partner))
        return self.texts("board-dominance", suit=self.texts.word(player.marker))

    def own_line(self, player: Player, model: Model) -> str:
        """Items, crafted cards, piles, and the faction's own numbers that say something."""
        texts = self.texts
        parts = []
        for field, mark in ITEM_FIELDS.items():
            counts = player.own.get(field, [])
            parts += [f"{ITEM_CODES[n]}{mark}" for n, count in enumerate(counts) for _ in range(count)]
        parts += [f"{texts.word(item)}" for item, count in player.crafted.items() for _ in range(count)]
        parts += [f"{texts.word(item)}↓" for item, count in player.exhausted.items() for _ in range(count)]
        for field, message in OWN_FIELDS.items():
            value = player.own.get(field)
            if value not in (None, 0, "none"):
                parts.append(texts(message, value=texts.word(value) if isinstance(value, str) else value))
        if WARRIOR_ROW in player.own:
            placed = sum(clearing.buildings.get("infestation", 0) for clearing in model.clearings)
            in_row = player.own[WARRIOR_ROW]
            parts.append(texts("board-uncovered", warriors=in_row, cards=placed - in_row))
        for card in player.piles.get(ACTIVE_CARD, []):
            if card != "unknown":
                parts.append(texts("board-active-card", card=texts.word(card)))
        parts += [
            f"{texts(PILES[name])} {len(cards)}" for name, cards in player.piles.items() if cards and name in PILES
        ]
        parts += [texts.word(card) for card in player.in_play]
        return " · ".join(parts)

    def draw_hand(self, canvas: Canvas, y: int, hand: list[str], size: Size, marks: Marks) -> None:
        columns = size.width // CARD_WIDTH
        for n, card in enumerate(hand):
            x, row = n % columns * CARD_WIDTH, y + n // columns
            pointer = {"plain": " ", "offered": "▸", "selected": "▶"}[marks.word(card)]
            text = shortened(pointer + self.texts.word(card), CARD_WIDTH - 1).ljust(CARD_WIDTH - 1)
            canvas.put(x, row, text, SUIT_STYLES.get(self.suits.get(card, ""), FELT))
            canvas.areas.append(Area(card, x, row, CARD_WIDTH - 1, 1))

    # -- words ---------------------------------------------------------------------------------------------------
    def heading(self, model: Any, over: bool) -> str:
        assert isinstance(model, Model)
        if over:
            return self.texts("board-over")
        if model.phase == "set-up":
            return self.texts.word("set-up")
        return self.texts("board-turn", round=model.round, seat=self.texts.word(model.turn),
                          phase=self.texts.word(model.phase))

    def contents(self, clearing: Clearing) -> str:
        """A clearing in words: its suit and what stands there."""
        parts = [self.texts.word(clearing.suit)] if clearing.suit else []
        parts += [f"{self.texts.word(side)} {count}" for side, count in clearing.warriors.items()]
        parts += [self.texts.word(side) for side in clearing.pawns]
        parts += [
            self.texts.word(piece) + (f" ×{count}" if count > 1 else "")
            for piece, count in [*clearing.buildings.items(), *clearing.tokens.items()]
        ]
        return ", ".join(parts)

    def legend(self) -> str:
        return self.texts("board-legend")

    def table(self, model: Any) -> list[Text]:
        assert isinstance(model, Model)
        texts = self.texts
        lines = []
        for player in model.players:
            lines += [Text(self.seat_line(player), "bold"), Text(f"  {self.own_line(player, model)}")]
            lines += [Text(f"  {texts.word(card)}: {self.effect(card)}") for card in player.in_play]
        for clearing in model.clearings:
            ruler = texts("board-ruler", seat=texts.word(clearing.ruler)) if clearing.ruler else ""
            lines.append(Text(f"{texts.word(clearing.name)}: {self.contents(clearing)} {ruler}"))
        lines.append(Text(texts("board-piles", deck=model.deck, discards=len(model.discard))))
        if model.available:
            lines.append(Text(", ".join(texts.word(card) for card in model.available)))
        for player in model.players:
            known = [card for card in player.hand if card != "unknown"]
            if known:
                lines.append(Text(texts("board-hand", seat=texts.word(player.name)), "bold"))
                lines += [Text(f"  {texts.word(card)}: {self.effect(card)}") for card in known]
        return lines

    def effect(self, card: str) -> str:
        """What a card does, in words."""
        texts = self.texts
        if f"effect-{card}" in texts:
            return texts(f"effect-{card}")
        if card.endswith("-ambush"):
            return texts("effect-ambush")
        if card.endswith("-dominance"):
            return texts("effect-dominance")
        entries = [entry for deck in ("standard", "exiles") for entry in GAME.content()[deck] if entry["id"] == card]
        return texts("effect-item", vp=entries[0]["vp"]) if entries and "vp" in entries[0] else ""

    def summary(self, model: Any) -> list[tuple[str, list[str]]]:
        assert isinstance(model, Model)
        points = [str(player.points) if player.marker == "track" else "–" for player in model.players]
        return [(self.texts("board-points"), points)]


class Marks:
    """How options on offer stand out: by the frame's lines, not by colour alone."""

    def __init__(self, offered: set[str], selected: str | None) -> None:
        self.offered, self.selected = offered, selected

    def word(self, target: str) -> str:
        return "selected" if target == self.selected else "offered" if target in self.offered else "plain"

    def of(self, target: str, plain: str) -> tuple[Border, str]:
        word = self.word(target)
        return (ROUNDED, plain) if word == "plain" else (HEAVY if word == "selected" else DOUBLE, BRASS)


def letter(side: str) -> str:
    return LETTERS.get(side, side[0].upper())


def code(piece: str) -> str:
    """A short sign for a building or token."""
    return CODES.get(piece, piece[:2])


def middle(spot: tuple[int, int]) -> tuple[int, int]:
    return spot[0] + BOX_WIDTH // 2, spot[1] + BOX_HEIGHT // 2 - 1


def draw_line(canvas: Canvas, one: tuple[int, int], two: tuple[int, int], char: str, style: str) -> None:
    """Cells along a straight line."""
    (ax, ay), (bx, by) = one, two
    steps = max(abs(bx - ax), abs(by - ay), 1)
    for step in range(steps + 1):
        x, y = round(ax + (bx - ax) * step / steps), round(ay + (by - ay) * step / steps)
        canvas.put(x, y, char, style)


BOARD: Final = RootBoard
