"""What the toy games share: a table of named numbers, and a game around it."""
from __future__ import annotations

from pathlib import Path
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from gateleg.kernel.cards import Cards, Layout
from gateleg.kernel.chance import Chance
from gateleg.kernel.game import Game, Seating, Setup, Switch, prompt_for_reading
from gateleg.kernel.table import Prompt, Rules, State
from gateleg.kernel.words import Kind, Vocabulary

Values = dict[str, int | list[int]]


class Table(State):
    """Besides the cards there are whole numbers, and lists of them, by name; all of them public."""

    def __init__(
        self, rules: Rules, seats: int, cards: Cards, chance: Chance, prompt: Prompt, values: Values,
        over: bool = False,
    ) -> None:
        super().__init__(rules, seats, cards, chance, prompt, over)
        self.values = values

    def clone(self) -> Table:
        values: Values = {name: value[:] if isinstance(value, list) else value for name, value in self.values.items()}
        return Table(self.rules, self.seats, self.cards.clone(), self.chance.clone(), self.prompt, values, self.over)

    def public(self) -> dict[str, object]:
        return {name: value[:] if isinstance(value, list) else value for name, value in self.values.items()}

    def number(self, name: str) -> int:
        value = self.values[name]
        assert isinstance(value, int)
        return value

    def numbers(self, name: str) -> list[int]:
        value = self.values[name]
        assert isinstance(value, list)
        return value

    def zone(self, zone: int) -> list[int]:
        """The cards in a zone, from bottom to top."""
        return [self.cards.at(zone, i) for i in range(self.cards.size(zone))]


class ToyRules(Rules):
    """A toy is won by the highest of the numbers `points`."""

    def step(self, t: State) -> None:
        assert isinstance(t, Table)
        self.play(t)

    def play(self, t: Table) -> None:
        raise NotImplementedError

    def result(self, t: State, seat: int) -> float:
        assert isinstance(t, Table)
        points = t.numbers("points")
        return 1.0 / points.count(max(points)) if points[seat] == max(points) else 0.0


class ToyGame(Game):
    """A toy for two seats or more, with the faces, kinds of question and words that a subclass names."""

    most_seats = 5
    faces: list[str]
    kinds: list[Kind]
    words: dict[int, str]

    def __init__(self, name: str, rules: ToyRules, purposes: list[str]) -> None:
        super().__init__()
        self.name = name
        self.title = name
        self.folder = Path(__file__).parent / name
        self.switches: list[Switch] = []
        self.purposes = purposes
        self.version = 1
        self.rules = rules
        self.words = {}
        self._layouts: dict[int, Layout] = {}

    def check_seats(
        self, seats: list[str] | None, options: dict[str, str], content: dict[str, Any]
    ) -> list[str]:
        if seats is not None:
            self.seating().check_order(seats)
        return seats or ["p1", "p2"]

    def seating(self, pack: dict[str, Any] | None = None) -> Seating:
        return Seating([f"p{n + 1}" for n in range(self.most_seats)], 2, self.most_seats, in_order=True)

    def layout(self, seats: int) -> Layout:
        raise NotImplementedError

    def deal(self, t: Table) -> None:
        """Put the cards where they start."""

    def start_values(self, seats: int) -> Values:
        raise NotImplementedError

    def new(self, setup: Setup, chance: Chance, prompt: Prompt | None = None) -> State:
        seats = len(setup.seats)
        if seats not in self._layouts:
            self._layouts[seats] = self.layout(seats)
        cards = self._layouts[seats].new_cards()
        t = Table(self.rules, seats, cards, chance, prompt or prompt_for_reading(), self.start_values(seats))
        self.deal(t)
        return t

    def vocabulary(self, t: State) -> Vocabulary:
        seats = [f"p{n + 1}" for n in range(t.seats)]
        return Vocabulary(dict(enumerate(self.kinds)), self.faces, self.words, ["thing"], seats)

    def summary(self, t: State) -> dict[str, Any]:
        assert isinstance(t, Table)
        return {"points": t.numbers("points"), "winners": [s for s in range(t.seats) if t.over and t.result(s) > 0]}


def numbers(items: list[int]) -> vec[i64]:
    return vec[i64]([i64(item) for item in items])
