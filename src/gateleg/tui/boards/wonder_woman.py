"""Wonder Woman in the terminal: Themyscira as a map of regions and roads, the tracks above, the Heroes below.

A region shows its name, who stands there, and its cubes: the enemy's Obstacles by their initials, Warriors as ▴.
"""
from __future__ import annotations

from typing import Any, Final

from rich.text import Text

from gateleg.games.wonder_woman.game import GAME
from gateleg.games.wonder_woman.model import Card, EnemyCard, Hero, Model, Region, Relic, Road
from gateleg.games.wonder_woman.words import EMBLEM_NAMES
from gateleg.texts import Texts
from gateleg.tui.boards import Board
from gateleg.tui.canvas import Area, Canvas, Drawing, shortened

SEA: Final = "#9cc4d8 on #10283a"  # round the island
HEAD: Final = "bold #ffd76a on #10283a"
QUIET: Final = "#7fa3b8 on #10283a"
ROAD: Final = "#6f9bb3 on #10283a"
BLOCKADE: Final = "bold #ff6b5e on #10283a"
LAND: Final = "on #2c4a3a"
COMMAND: Final = "on #3d4a6b"
SACRED: Final = "on #5a4a2c"
NAME: Final = "bold #f4efe0"
OFFERED: Final = "bold #10283a on #ffd76a"
CHOSEN: Final = "bold #ffffff on #c2571f"
HEROES: Final = ["#1a1004 on #ffd76a", "#04121a on #6fd3ff", "#1a0410 on #ff9ac4", "#061a04 on #9be86f",
                 "#14041a on #cda8ff"]  # by seat
ENEMY: Final = "bold #ffffff on #b3132b"
KINDS: Final = ["bold #ff9d8a", "bold #ffd08a", "bold #d9a3ff"]  # of Obstacle
WARRIOR: Final = "bold #8fe3ff"
TOKEN: Final = "bold #fff27a"  # Blessings and Relics

BOX_WIDTH: Final = 12
BOX_ROWS: Final = 3
CARD: Final = 10  # letters of the name of a played card
WIDTH: Final = 62
MAP_ROWS: Final = 28
HEAD_ROWS: Final = 2
MOST_HEROES: Final = 5
NEAR_WIDTH: Final = 41  # of the part of the map that a small screen shows
NEAR_ROWS: Final = 15
PHASES: Final = {
    "hero-setup": "board-phase-setup", "enemy-setup": "board-phase-setup", "start-of-round": "board-phase-start",
    "deal-cards": "board-phase-deal", "strategize": "board-phase-strategize", "battle-begins": "board-phase-battle",
    "choose-cards": "board-phase-choose", "take-actions": "board-phase-actions", "end-of-round": "board-phase-end",
}  # messages


class WonderWomanBoard(Board):
    def __init__(self, texts: Texts) -> None:
        super().__init__(texts)
        self.places = corners(GAME.content()["region"])

    def width(self, large: bool) -> int:
        return WIDTH if large else NEAR_WIDTH

    def fits_large(self, width: int, height: int) -> bool:
        return width >= WIDTH + 34 and height >= HEAD_ROWS + MAP_ROWS + MOST_HEROES + 2

    # -- drawing -------------------------------------------------------------------------------------------------
    def draw(self, model: Any, viewer: int, offered: set[str], selected: str | None, large: bool) -> Drawing:
        assert isinstance(model, Model)
        canvas = Canvas(WIDTH, MAP_ROWS, SEA)
        for road in model.roads:
            self.draw_road(canvas, road)
        for region in model.regions:
            self.draw_region(canvas, model, region, offered, selected)
        if not large:
            canvas = canvas.part(*self.window(model, viewer), NEAR_WIDTH, NEAR_ROWS)
        board = Canvas(canvas.width, HEAD_ROWS + canvas.height + len(model.heroes), SEA)
        board.put(0, 0, shortened(self.tracks(model, large), canvas.width), HEAD)
        board.put(0, 1, shortened(self.prices(model), canvas.width), QUIET)
        for y, row in enumerate(canvas.cells):
            board.cells[HEAD_ROWS + y] = row
        board.areas = [Area(a.target, a.x, a.y + HEAD_ROWS, a.width, a.height) for a in canvas.areas]
        for number, hero in enumerate(model.heroes):
            self.draw_hero(board, HEAD_ROWS + canvas.height + number, model, number, hero, large)
        return board.drawing()

    def draw_road(self, canvas: Canvas, road: Road) -> None:
        """Dots from box to box, with a cross in the middle where a Blockade lies."""
        x, y = middle(self.places[road.a])
        to_x, to_y = middle(self.places[road.b])
        cells = max(abs(to_x - x), abs(to_y - y))
        for n in range(0, cells + 1, 1 if abs(to_x - x) <= cells // 2 else 2):
            canvas.put(round(x + (to_x - x) * n / cells), round(y + (to_y - y) * n / cells), "·", ROAD)
        if road.blockade:
            canvas.put(*self.between(road), "╳", BLOCKADE)

    def between(self, road: Road) -> tuple[int, int]:
        """The cell in the middle of the part of a road that no box covers."""
        x, y = middle(self.places[road.a])
        to_x, to_y = middle(self.places[road.b])
        cells = max(abs(to_x - x), abs(to_y - y))
        line = [(round(x + (to_x - x) * n / cells), round(y + (to_y - y) * n / cells)) for n in range(cells + 1)]
        free = [cell for cell in line if not any(covers(place, cell) for place in self.places.values())]
        return free[len(free) // 2] if free else line[cells // 2]

    def draw_region(
        self, canvas: Canvas, model: Model, region: Region, offered: set[str], selected: str | None
    ) -> None:
        """Name; Heroes, enemy and tokens; cubes."""
        x, y = self.places[region.name]
        ground = LAND
        if "command" in region.kinds:
            ground = COMMAND
        elif region.kinds:
            ground = SACRED
        options = [name for name in (region.name, f"directly-{region.name}") if name in offered]
        style = f"{NAME} {ground}"
        if selected is not None and selected in (region.name, f"directly-{region.name}"):
            style = CHOSEN
        elif options:
            style = OFFERED
        canvas.centre(x, y, BOX_WIDTH, self.short_name(region.name), style)
        for row in range(1, BOX_ROWS):
            canvas.put(x, y + row, " " * BOX_WIDTH, ground)
        put_marks(canvas, x + 1, y + 1, self.standing(model, region, ground))
        put_marks(canvas, x + 1, y + 2, self.cubes(model, region, ground))
        canvas.areas.append(Area(options[0] if options else region.name, x, y, BOX_WIDTH, BOX_ROWS))

    def short_name(self, region: str) -> str:
        """The region's name, or the last word of a long one."""
        name = self.texts.word(region)
        return name if len(name) <= BOX_WIDTH else name.split()[-1]

    def standing(self, model: Model, region: Region, ground: str) -> list[tuple[str, str]]:
        """Who and which tokens are in a region, as marks with their styles."""
        marks = [
            (str(number + 1), f"bold {HEROES[number]}") for number, hero in enumerate(model.heroes)
            if hero.name in region.heroes
        ]
        if region.enemy:
            marks.append(("☠", ENEMY))
        if region.blessing:
            marks.append(("✶", f"{TOKEN} {ground}"))
        return marks + [("◆", f"{TOKEN} {ground}") for _ in region.relics]

    def cubes(self, model: Model, region: Region, ground: str) -> list[tuple[str, str]]:
        marks = [
            (f"{self.initial(kind)}{region.obstacles[kind]}", f"{KINDS[number]} {ground}")
            for number, kind in enumerate(model.enemy.obstacles) if kind in region.obstacles
        ]
        if region.warriors:
            marks.append((f"▴{region.warriors}", f"{WARRIOR} {ground}"))
        return marks

    def initial(self, kind: str) -> str:
        return self.texts.word(kind)[0]

    def window(self, model: Model, viewer: int) -> tuple[int, int]:
        """The upper left cell of the part of the map round the region in question, or the viewer's Hero."""
        region = model.focus
        if region is None:
            region = model.heroes[viewer if 0 <= viewer < len(model.heroes) else 0].region
        x, y = middle(self.places[region])
        left = min(max(x - NEAR_WIDTH // 2, 0), WIDTH - NEAR_WIDTH)
        return left, min(max(y - NEAR_ROWS // 2, 0), MAP_ROWS - NEAR_ROWS)

    def tracks(self, model: Model, large: bool = True) -> str:
        enemy = model.enemy
        return self.texts(
            "board-tracks" if large else "board-tracks-short", defense=model.defense, threat=enemy.threat,
            enemy=self.enemy_name(model), health=enemy.health, deck=enemy.deck, cards=enemy.cards_each_round,
        )

    def enemy_name(self, model: Model) -> str:
        return self.texts(f"switch-enemy-{model.enemy.name}")

    def prices(self, model: Model) -> str:
        """What damage and each Obstacle cost, the latter by the first word of its name."""
        damage = self.texts("board-damage")
        parts = []
        for price in reversed(model.enemy.prices):
            name = damage if price.what == "damage" else self.texts.word(price.what).split()[0]
            every = len(price.emblems) == len(EMBLEM_NAMES)
            emblems = "" if every else "/".join(self.texts.word(emblem)[0] for emblem in price.emblems)
            parts.append(f"{name} {price.amount}{emblems}")
        return " · ".join(parts)

    def draw_hero(self, canvas: Canvas, y: int, model: Model, number: int, hero: Hero, large: bool) -> None:
        """A seat in one line: number, Hero, its cards of the slots (if small: of this one), or those it holds."""
        if model.phase == "take-actions":
            canvas.put(0, y, "✓" if hero.acted else "…" if hero.waited else " ", HEAD)
        canvas.put(1, y, str(number + 1), f"bold {HEROES[number]}")
        canvas.put(3, y, shortened(self.texts.word(hero.name), 9).ljust(9), NAME + " on #10283a")
        x = 13
        if hero.sword:
            canvas.put(x, y, "†", HEAD)
        x += 1
        if any(card is not None for card in hero.played):
            for slot, card in enumerate(hero.played, start=1):
                text = "–" if card is None else f"{shortened(self.texts.word(card.id), CARD)} {values(card)}"
                if not large and slot != model.slot:
                    continue
                doubled = " ×2" if hero.doubled_by is not None and slot == model.slot else ""
                current = model.phase == "take-actions" and slot == model.slot
                canvas.put(x, y, text + doubled, HEAD if current else SEA)
                x += len(text + doubled) + 1
        else:
            canvas.put(x, y, shortened(self.held(hero), canvas.width - x), SEA)

    def held(self, hero: Hero) -> str:
        """Open cards and the size of the Battle Plan, or of the hand."""
        if hero.hand:
            return self.texts("board-hand", count=len(hero.hand))
        parts = [f"{self.texts.word(card.id)} {values(card)}" for card in hero.open]
        return " · ".join([*parts, self.texts("board-plan", count=hero.plan)])

    # -- words ---------------------------------------------------------------------------------------------------
    def heading(self, model: Any, over: bool) -> str:
        assert isinstance(model, Model)
        if over:
            return self.texts("board-ended")
        phase = self.texts(PHASES[model.phase], slot=model.slot)
        return self.texts("board-round", round=model.round, phase=phase)

    def legend(self) -> str:
        return self.texts("board-legend")

    def table(self, model: Any) -> list[Text]:
        assert isinstance(model, Model)
        texts = self.texts
        lines = [Text(self.tracks(model), "bold"), Text(self.prices(model))]
        for region in model.regions:
            marks = self.standing(model, region, "") + self.cubes(model, region, "")
            if marks:
                lines.append(Text(f"{texts.word(region.name)}: {' '.join(text for text, _ in marks)}"))
        for hero in model.heroes:
            lines.append(Text(f"{texts.word(hero.name)}: {texts.word(hero.region)}", "bold"))
            for title, cards in (
                ("board-open-cards", hero.open), ("board-hand-cards", [c for c in hero.hand if c is not None]),
                ("board-played-cards", [c for c in hero.played if c is not None]),
            ):
                if cards:
                    lines.append(Text(f"  {texts(title)}"))
                    lines += [self.card_line(card) for card in cards]
            lines += [self.relic_line(relic) for relic in hero.relics]
        if model.deciding is not None:
            lines.append(self.relic_line(model.deciding))
        if model.enemy.resolving is not None:
            lines.append(self.enemy_line(model.enemy.resolving))
        if model.enemy.discards:
            lines.append(Text(texts("board-enemy-discards"), "bold"))
            lines += [self.enemy_line(card) for card in model.enemy.discards]
        return lines

    def card_line(self, card: Card) -> Text:
        """A Hero card with all it prints, and where its values come from."""
        line = Text(f"    {self.texts.word(card.id)} {values(card)} {card.ability or ''} ")
        return line.append(self.sources(card.provenance), "dim")

    def relic_line(self, relic: Relic) -> Text:
        line = Text(f"    ◆ {self.texts.word(relic.id)} ({self.texts.word(relic.region)}): {relic.text} ")
        return line.append(self.sources(relic.provenance), "dim")

    def enemy_line(self, card: EnemyCard) -> Text:
        line = Text(f"    {self.texts.word(card.effect)} ({self.texts.word(card.region)}): {card.text} ")
        return line.append(self.sources(card.provenance), "dim")

    def sources(self, provenance: dict[str, str]) -> str:
        words = sorted({self.texts(f"provenance-{word}") for word in provenance.values()})
        return ", ".join(words) or self.texts("provenance-none")

    def summary(self, model: Any) -> list[tuple[str, list[str]]]:
        assert isinstance(model, Model)
        everybody = [""] * (len(model.heroes) - 1)
        return [
            (self.texts("board-summary-rounds"), [str(model.round), *everybody]),
            (self.texts("board-summary-health"), [str(model.enemy.health), *everybody]),
            (self.texts("board-summary-defense"), [str(model.defense), *everybody]),
        ]


def corners(regions: list[dict[str, Any]]) -> dict[str, tuple[int, int]]:
    """Upper left cell of each region's box: its place in the content, stretched over the whole map."""
    left, right = min(entry["x"] for entry in regions), max(entry["x"] for entry in regions)
    top, bottom = min(entry["y"] for entry in regions), max(entry["y"] for entry in regions)
    return {
        str(entry["id"]): (
            (entry["x"] - left) * (WIDTH - BOX_WIDTH) // (right - left),
            (entry["y"] - top) * (MAP_ROWS - BOX_ROWS) // (bottom - top),
        )
        for entry in regions
    }


def middle(place: tuple[int, int]) -> tuple[int, int]:
    return place[0] + BOX_WIDTH // 2, place[1] + BOX_ROWS // 2


def covers(place: tuple[int, int], cell: tuple[int, int]) -> bool:
    """Whether the box at a place covers a cell."""
    return place[0] <= cell[0] < place[0] + BOX_WIDTH and place[1] <= cell[1] < place[1] + BOX_ROWS


def put_marks(canvas: Canvas, x: int, y: int, marks: list[tuple[str, str]]) -> None:
    """Marks side by side, as many as fit into a box."""
    end = x + BOX_WIDTH - 1
    for text, style in marks:
        if x + len(text) > end:
            return
        canvas.put(x, y, text, style)
        x += len(text) + (1 if x + len(text) < end else 0)


def values(card: Card) -> str:
    """Wisdom, Vigor, Agility and Leadership of a card, side by side."""
    return f"{card.wisdom}{card.vigor}{card.agility}{card.leadership}"


BOARD: Final = WonderWomanBoard
