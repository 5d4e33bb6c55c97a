"""Armata Strigoi in the terminal: seven rooms as a map of spaces, with the tracks above and the wolves below.

Each room is a rosette: the centre, the books' letters round it, the spokes, the edges and the side spaces between
them.  A letter is bright where the centre is open to that side; lines join neighbouring spaces.
"""
from __future__ import annotations

from typing import Any, Final

from rich.text import Text

from gateleg.games.armata_strigoi.model import Card, Model, Room, Space, Strigoi, Wolf
from gateleg.tui.boards import Board
from gateleg.tui.canvas import Area, Canvas, Drawing, shortened

NIGHT: Final = "#cfd6e4 on #12141f"  # around the rooms
HALL: Final = "#8b95ad on #1e2233"  # floors, every other room lighter
CHAPEL: Final = "#8b95ad on #272b3f"
PIT: Final = "#4a3030 on #0a0709"  # of a fallen platform
HEAD: Final = "bold #ffd76a on #12141f"
QUIET: Final = "#7d8598 on #12141f"
CHOSEN: Final = "bold #12141f on #ffd76a"
OFFERED: Final = "bold #ffd76a"
RED_MARK: Final = "bold #ff6b5e"
GREY_MARK: Final = "bold #e8ecf4"
BRIGHT: Final = "bold #e9c46a"
DIM: Final = "#565d75"
WOLVES: Final = ["#0c1a10 on #7ddf64", "#0c1222 on #6fb7ff", "#241000 on #ffb454", "#220a20 on #ff8ad8",
                 "#10201f on #5fe0d0"]  # by seat
STRIGOI: Final = "bold #ffffff on #b3132b"

STEPS: Final = [(0, -2), (4, -1), (4, 1), (0, 2), (-4, 1), (-4, -1)]  # cells, by direction from N clockwise
LETTERS_AT: Final = [(0, -1), (2, -1), (2, 1), (0, 1), (-2, 1), (-2, -1)]
REACH: Final = 5  # steps from centre to centre
HALF_WIDTH: Final = 13.4  # of a room at its middle; at its top half of that
WIDTH: Final = 61
MAP_ROWS: Final = 31
MIDDLE: Final = (30, 15)
HEAD_ROWS: Final = 2
MOST_WOLVES: Final = 5
NEAR_WIDTH: Final = 41  # of the part round a wolf that a small screen shows
NEAR_ROWS: Final = 15
ICONS: Final = {"protection": "P", "heal": "H", "retrieval": "R", "mechanics": "M", "stealth": "S", "pack": "K"}
STRIGOI_CODES: Final = {"master": "M", "apprentice": "A"}
# messages
NAMES: Final = {"master": "board-master", "apprentice": "board-apprentice"}
PHASES: Final = {
    "ladders": "board-phase-ladders", "wolves": "board-phase-wolves", "cards": "board-phase-cards",
    "move": "board-phase-move", "after-fight": "board-phase-after-fight",
    "after-strigoi": "board-phase-after-strigoi",
}
LEFT: Final = {"bat": "board-leaves-bat", "axe": "board-leaves-axe", "blood": "board-leaves-blood"}


class ArmataBoard(Board):
    def width(self, large: bool) -> int:
        return WIDTH if large else NEAR_WIDTH

    def fits_large(self, width: int, height: int) -> bool:
        return width >= WIDTH + 38 and height >= HEAD_ROWS + MAP_ROWS + MOST_WOLVES + 2

    # -- drawing -------------------------------------------------------------------------------------------------
    def draw(self, model: Any, viewer: int, offered: set[str], selected: str | None, large: bool) -> Drawing:
        assert isinstance(model, Model)
        canvas = Canvas(WIDTH, MAP_ROWS, NIGHT)
        draw_map(canvas, model, offered, selected)
        if not large:
            canvas = canvas.part(*window(model, viewer), NEAR_WIDTH, NEAR_ROWS)
        board = Canvas(canvas.width, HEAD_ROWS + canvas.height + len(model.wolves), NIGHT)
        board.put(0, 0, shortened(self.tracks(model), canvas.width), HEAD)
        board.put(0, 1, shortened(self.foes(model), canvas.width), NIGHT)
        for y, row in enumerate(canvas.cells):
            board.cells[HEAD_ROWS + y] = row
        board.areas = [Area(a.target, a.x, a.y + HEAD_ROWS, a.width, a.height) for a in canvas.areas]
        y = HEAD_ROWS + canvas.height
        for wolf in in_order(model):
            self.draw_wolf(board, y, model, wolf)
            y += 1
        return board.drawing()

    def tracks(self, model: Model) -> str:
        """Blood on the Altar and in Hell, and whether a Strigoi has attacked in this round."""
        return self.texts(
            "board-tracks", altar=model.altar, needed=model.needed, hell=model.hell, limit=model.limit,
            attacked="yes" if model.attacked else "no",
        )

    def foes(self, model: Model) -> str:
        return " · ".join(self.foe(strigoi) for strigoi in model.strigoi)

    def foe(self, strigoi: Strigoi) -> str:
        """A Strigoi's Strength and Wounds, or that it is destroyed."""
        name = self.texts("board-supreme" if strigoi.supreme else NAMES[strigoi.name])
        if strigoi.room is None:
            return self.texts("board-foe-destroyed", name=name)
        return self.texts(
            "board-foe", name=name, strength=strigoi.strength, hits=strigoi.hits, life=strigoi.life,
        )

    def draw_wolf(self, canvas: Canvas, y: int, model: Model, wolf: Wolf) -> None:
        """A seat in one line: number, wolf, what it plays or holds, rewards, Wounds."""
        number = model.wolves.index(wolf)
        canvas.put(0, y, "▶" if wolf.seat == model.active else " ", HEAD)
        canvas.put(1, y, str(number + 1), f"bold {WOLVES[number]}")
        name = self.texts.word(wolf.wolf) if wolf.wolf is not None else ""
        canvas.put(3, y, shortened(name, 10).ljust(10), NIGHT)
        canvas.put(14, y, shortened(self.wolf_line(wolf), canvas.width - 14), NIGHT)

    def wolf_line(self, wolf: Wolf) -> str:
        parts = []
        if wolf.played is not None:
            parts.append(values(wolf.played))
            if wolf.steps is not None:
                parts.append(self.texts("board-left", steps=wolf.steps, strength=wolf.strength or 0))
        else:
            parts.append(self.texts("board-hand", count=len(wolf.hand)))
        rewards = [reward(card) for card in wolf.rewards + wolf.tokens]
        rewards += ["?"] * (wolf.reward_count - len(wolf.rewards))
        if rewards:
            parts.append(" ".join(rewards))
        if wolf.wounds:
            parts.append(" ".join(f"✚{wound(card)}" for card in wolf.wounds))
        return " · ".join(parts)

    # -- words ---------------------------------------------------------------------------------------------------
    def heading(self, model: Any, over: bool) -> str:
        assert isinstance(model, Model)
        if over:
            return self.texts("board-ended")
        if model.round == 0:
            return self.texts("board-before")
        return self.texts("board-round", round=model.round, phase=self.texts(PHASES[model.phase]))

    def legend(self) -> str:
        return self.texts("board-legend")

    def table(self, model: Any) -> list[Text]:
        assert isinstance(model, Model)
        texts = self.texts
        lines = [Text(self.tracks(model), "bold"), *[Text(self.foe(strigoi)) for strigoi in model.strigoi]]
        for wolf in model.wolves:
            lines.append(Text(f"{texts.word(wolf.seat)}: {texts.word(wolf.wolf) if wolf.wolf else ''}", "bold"))
            if wolf.at is not None:
                lines.append(Text(f"  {texts.word(wolf.at)}"))
            for title, cards in (
                ("board-hand-cards", wolf.hand), ("board-rewards", wolf.rewards + wolf.tokens),
                ("board-in-use", wolf.in_use), ("board-discards", wolf.discards + wolf.spent),
                ("board-wounds", wolf.wounds),
            ):
                if cards:
                    lines.append(Text(f"  {texts(title)}"))
                    lines += [self.card_line(card) for card in cards]
        piles = model.piles
        lines.append(Text(texts(
            "board-piles", red=piles.red, grey=piles.grey, cards=piles.reward_cards, tokens=piles.reward_tokens,
            strigoi=piles.strigoi,
        )))
        for title, cards in (("board-red-used", piles.red_used), ("board-grey-used", piles.grey_used),
                             ("board-heroic", piles.heroic), ("board-legendary", piles.legendary)):
            if cards:
                lines.append(Text(texts(title), "bold"))
                lines += [self.card_line(card) for card in cards]
        return lines

    def card_line(self, card: Card) -> Text:
        """A card with all it prints, and where its values come from."""
        parts = [values(card) if card.initiative else reward(card)]
        parts += [self.texts.word(ability) for ability in card.abilities]
        parts += [self.texts(LEFT[left]) for left in card.rewards]
        sources = sorted({self.texts(f"provenance-{word}") for word in card.provenance.values()})
        line = Text(f"    {self.texts.word(card.id)} {' '.join(part for part in parts if part)} ")
        return line.append(", ".join(sources) or self.texts("provenance-none"), "dim")

    def summary(self, model: Any) -> list[tuple[str, list[str]]]:
        assert isinstance(model, Model)
        everybody = [""] * (len(model.wolves) - 1)
        hits = sum(strigoi.hits for strigoi in model.strigoi)
        return [
            (self.texts("board-summary-rounds"), [str(model.round), *everybody]),
            (self.texts("board-summary-altar"), [str(model.altar), *everybody]),
            (self.texts("board-summary-hell"), [str(model.hell), *everybody]),
            (self.texts("board-summary-hits"), [str(hits), *everybody]),
        ]


# -- the map ---------------------------------------------------------------------------------------------------------
def centre_of(room: int) -> tuple[int, int]:
    """Cell of a room's centre; R1 to R6 lie around R0 from N clockwise."""
    x, y = MIDDLE
    if room > 0:
        x, y = x + REACH * STEPS[room - 1][0], y + REACH * STEPS[room - 1][1]
    return x, y


def cells_of(model: Model) -> dict[str, tuple[int, int]]:
    """The cell of each space that exists, by name."""
    cells: dict[str, tuple[int, int]] = {}
    for space in model.spaces:
        if space.room is not None:
            cells[space.name] = cell_in_room(int(space.room[1:]), space.name.partition("-")[2])
    for space in model.spaces:
        if space.room is None:
            cells[space.name] = ladder_cell(space.next[0], cells)
    return cells


def cell_in_room(room: int, place: str) -> tuple[int, int]:
    """Centre c, spokes i or p, edges e two steps away, side spaces q between two edges."""
    x, y = centre_of(room)
    if place == "c":
        return x, y
    direction = int(place[1:])
    dx, dy = STEPS[direction]
    if place[0] in "ip":
        return x + dx, y + dy
    if place[0] == "e":
        return x + 2 * dx, y + 2 * dy
    beside = STEPS[(direction + 1) % 6]
    return x + dx + beside[0], y + dy + beside[1]


def ladder_cell(edge: str, cells: dict[str, tuple[int, int]]) -> tuple[int, int]:
    """One row beyond its edge."""
    x, y = cells[edge]
    return x, y + (1 if STEPS[int(edge[-1])][1] > 0 else -1)


def draw_map(canvas: Canvas, model: Model, offered: set[str], selected: str | None) -> None:
    for room in model.rooms:
        draw_floor(canvas, room)
    cells = cells_of(model)
    spaces = {space.name: space for space in model.spaces}
    for name, space in spaces.items():
        for other in space.next:
            if name < other and other in cells:
                draw_link(canvas, cells[name], cells[other])
    for room in model.rooms:
        draw_books(canvas, room)
    for name, space in spaces.items():
        x, y = cells[name]
        draw_space(canvas, x, y, space, model, name in offered, name == selected)
        canvas.areas.append(Area(name, x - 1, y, 3, 1))


def draw_floor(canvas: Canvas, room: Room) -> None:
    """The hexagon of a room in its shade, with its name in a corner."""
    number = int(room.name[1:])
    x, y = centre_of(number)
    style = CHAPEL if number == 0 else HALL
    for dy in range(-4, 5):
        half = int(HALF_WIDTH * (1 - abs(dy) / 10))
        canvas.put(x - half, y + dy, " " * (2 * half + 1), style)
    canvas.put(x - 7, y - 4, room.name.upper(), f"{QUIET.split()[0]} {ground(canvas, x - 7, y - 4)}")


def ground(canvas: Canvas, x: int, y: int) -> str:
    """`on COLOUR` of a cell."""
    if not (0 <= x < canvas.width and 0 <= y < canvas.height):
        return "on #12141f"
    return "on " + canvas.cells[y][x][1].rpartition("on ")[2]


def draw_books(canvas: Canvas, room: Room) -> None:
    """The letters round the centre, bright where the spoke is open; nothing is left of a fallen platform."""
    x, y = centre_of(int(room.name[1:]))
    if room.fallen:
        for dy in range(-2, 3):
            canvas.put(x - 5 + abs(dy), y + dy, "░" * (11 - 2 * abs(dy)), PIT)
        return
    for direction, letter in enumerate(room.books):
        dx, dy = LETTERS_AT[direction]
        colour = BRIGHT if room.spokes[direction] == "open" else DIM
        canvas.put(x + dx, y + dy, letter, f"{colour} {ground(canvas, x, y)}")


def draw_link(canvas: Canvas, one: tuple[int, int], other: tuple[int, int]) -> None:
    """A line between the cells of two neighbouring spaces, if there is a cell between them."""
    (x, y), (to_x, to_y) = sorted((one, other))
    if x == to_x and abs(y - to_y) == 2:
        put_link(canvas, x, (y + to_y) // 2, "│")
    elif to_x - x == 4 and abs(y - to_y) == 1:
        put_link(canvas, x + 2, to_y, "╱" if to_y < y else "╲")


def put_link(canvas: Canvas, x: int, y: int, char: str) -> None:
    canvas.put(x, y, char, f"{DIM} {ground(canvas, x, y)}")


def draw_space(canvas: Canvas, x: int, y: int, space: Space, model: Model, offered: bool, selected: bool) -> None:
    """Who stands there, or what the space is; in brackets if it can be chosen."""
    there = ground(canvas, x, y)
    char, style = "∙", f"{HALL.split()[0]} {there}"
    if space.stairs:
        char, style = "≡", f"bold #b9c4de {there}"
    if space.room is None:
        char, style = "╫", f"bold #d9a066 {there}"
    if space.mark is not None:
        style = f"{RED_MARK if space.mark == 'red' else GREY_MARK} {there}"
        char = "✕" if space.fight_token else "◉" if space.mark == "red" else "◈"
    if space.fight_token:
        style = f"{DIM} {there}"
    if space.strigoi is not None:
        char = next("S" if s.supreme else STRIGOI_CODES[s.name] for s in model.strigoi if s.name == space.strigoi)
        style = STRIGOI
    for number, wolf in enumerate(model.wolves):
        if wolf.seat == space.wolf:
            char, style = str(number + 1), f"bold {WOLVES[number]}"
    canvas.put(x, y, char, style)
    if selected:
        canvas.put(x - 1, y, f"[{char}]", CHOSEN)
    elif offered:
        canvas.put(x - 1, y, "[", f"{OFFERED} {there}")
        canvas.put(x + 1, y, "]", f"{OFFERED} {there}")


def window(model: Model, viewer: int) -> tuple[int, int]:
    """The upper left cell of the part of the map round the wolf on turn, or the viewer's; else round the middle."""
    cells = cells_of(model)
    seat = model.active or (model.wolves[viewer].seat if 0 <= viewer < len(model.wolves) else None)
    at = next((wolf.at for wolf in model.wolves if wolf.seat == seat and wolf.at is not None), "r0-c")
    x, y = cells.get(at, MIDDLE)
    return min(max(x - NEAR_WIDTH // 2, 0), WIDTH - NEAR_WIDTH), min(max(y - NEAR_ROWS // 2, 0), MAP_ROWS - NEAR_ROWS)


# -- short words -------------------------------------------------------------------------------------------------------
def in_order(model: Model) -> list[Wolf]:
    """The wolves in the order of their turns, as far as that is known."""
    by_seat = {wolf.seat: wolf for wolf in model.wolves}
    return [by_seat[seat] for seat in model.order] if len(model.order) == len(by_seat) else model.wolves


def values(card: Card) -> str:
    """An Action card: movement/Strength/letter, initiative, icons."""
    icons = "".join(ICONS[ability] for ability in card.abilities)
    return f"{card.movement}/{card.strength}/{card.letter} #{card.initiative} {icons}".rstrip()


def reward(card: Card) -> str:
    """A reward: Strength, movement, icons; a drop for a Wound."""
    text = f"+{card.strength}" if card.strength else ""
    text += f"»{card.movement}" if card.movement else ""
    return text + "".join(ICONS[ability] for ability in card.abilities) + ("✚" if card.self_wound else "")


def wound(card: Card) -> str:
    """A Wound: what it lowers or forbids."""
    effect, _, value = card.effect.partition(" ")
    if effect.startswith("forbid_"):
        return "¬" + ICONS[effect.removeprefix("forbid_")]
    return f"{'»' if effect == 'movement' else ''}{value}".replace("-", "−")


BOARD: Final = ArmataBoard
