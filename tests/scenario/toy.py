"""A toy game with what Allies lacks: dice, questions to a team, equal cards, a card shown to one of three seats."""
from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from mypy_extensions import i64

from gateleg.kernel.cards import Cards, Layout, Zone
from gateleg.kernel.chance import Chance
from gateleg.kernel.errors import InputError
from gateleg.kernel.game import Game, Setup, prompt_for_reading
from gateleg.kernel.position import HELD, PILE, Laying, Names, Place, Table, list_place
from gateleg.kernel.table import Prompt, Rules, State
from gateleg.kernel.words import Kind, Vocabulary

SEATS: Final = ["red", "green", "blue"]
FACES: Final = ["fox", "owl"]
DECK, HAND = 0, 1
DICE, CARDS = 0, 1
WHO, AGREE, SHOW = 0, 1, 2
ROLL, REST = 0, 1
KINDS: Final = {
    WHO: Kind("who-acts", ["roll", "rest"]), AGREE: Kind("agree", ["yes"]), SHOW: Kind("show", SEATS),
}
EVERYBODY_HERE: Final = 0b111
LAYOUT: Final = Layout(
    [6], [Zone("deck", 6, 0), *[Zone(f"hand-{name}", 6, 1 << seat) for seat, name in enumerate(SEATS)]], twins=True
)
PLACES: Final = [
    Place("decks.main", DECK, 0, PILE, 0, "decks.main"),
    *[Place(f"hands.{name}", HAND + seat, 0, HELD, 1 << seat, "decks.main") for seat, name in enumerate(SEATS)],
]


class Toy(State):
    """Any of three rolls a die for points; who has rolled draws a card and shows it to somebody; ten points win."""

    def __init__(
        self, rules: Rules, cards: Cards, chance: Chance, prompt: Prompt, points: list[int], over: bool
    ) -> None:
        super().__init__(rules, len(SEATS), cards, chance, prompt, over)
        self.points = points

    def clone(self) -> Toy:
        return Toy(self.rules, self.cards.clone(), self.chance.clone(), self.prompt, self.points[:], self.over)

    def public(self) -> dict[str, object]:
        return {"points": self.points[:]}


class ToyRules(Rules):
    def step(self, t: State) -> None:
        assert isinstance(t, Toy)
        for seat in range(len(SEATS)):
            t.offer_for(seat, ROLL)
        t.offer_for(0, REST)
        seat, option = t.ask_any(EVERYBODY_HERE, WHO, 0)
        if option == REST:
            t.offer(0)
            t.ask(0, AGREE)
            t.cards.shuffle(DECK, t.chance, CARDS)
            return
        t.points[seat] += int(t.chance.below(DICE, 6)) + 1
        if t.points[seat] >= 10:
            t.finish()
        card = t.cards.draw(DECK, HAND + seat)
        if card >= 0:
            for other in range(len(SEATS)):
                if other != seat:
                    t.offer(other)
            t.cards.reveal(card, 1 << t.ask(seat, SHOW))

    def result(self, t: State, seat: i64) -> float:
        assert isinstance(t, Toy)
        return 1.0 if t.points[seat] >= 10 else 0.0


RULES: Final = ToyRules()


class ToyGame(Game):
    def __init__(self) -> None:
        super().__init__()
        self.name = "toy"
        self.title = "Toy"
        self.folder = Path(__file__).parent
        self.switches = []
        self.purposes = ["dice", "cards"]
        self.version = 1
        self.points = ["start"]
        self.set_up = "start"

    def content(self) -> dict[str, Any]:
        return {}

    def check_seats(
        self, seats: list[str] | None, options: dict[str, str], content: dict[str, Any]
    ) -> list[str]:
        if seats is not None and seats != SEATS:
            raise InputError("seats", ", ".join(SEATS))
        return SEATS

    def new(self, setup: Setup, chance: Chance, prompt: Prompt | None = None) -> State:
        cards = LAYOUT.new_cards()
        for card in range(6):
            cards.put(card, card % 2, DECK)
        return Toy(RULES, cards, chance, prompt or prompt_for_reading(), [0, 0, 0], False)

    def vocabulary(self, t: State) -> Vocabulary:
        return Vocabulary(KINDS, FACES, {}, [], SEATS)

    def at_point(self, t: State, point: str) -> bool:
        if point != "start":
            raise InputError("at", "start")
        return True

    def places(self, setup: Setup) -> list[Place]:
        return PLACES

    def to_position(self, t: State) -> dict[str, Any]:
        assert isinstance(t, Toy)
        names = Names(FACES, SEATS)
        return {
            "points": dict(zip(SEATS, t.points, strict=True)),
            "decks": {"main": list_place(t.cards, PLACES[0], names)},
            "hands": {name: list_place(t.cards, PLACES[1 + seat], names) for seat, name in enumerate(SEATS)},
            "chance": {},
        }

    def from_position(
        self, setup: Setup, position: dict[str, Any], chance: Chance, prompt: Prompt | None = None
    ) -> State:
        table = Table(position)
        cards = LAYOUT.new_cards()
        laying = Laying(cards, Names(FACES, SEATS), {0: [0, 2, 4], 1: [1, 3, 5]})
        hands = table.table("hands")
        for place, name in zip(PLACES[1:], SEATS, strict=True):
            laying.lay_list(hands.items(name), place.path, place)
        hands.finish()
        decks = table.table("decks")
        laying.lay_supply(decks.items("main"), "decks.main", PLACES[0], [5, 4, 3, 2, 1, 0])
        decks.finish()
        scores = table.table("points")
        points = [scores.number(name, 0, 9) for name in SEATS]
        scores.finish()
        table.finish()
        return Toy(RULES, cards, chance, prompt or prompt_for_reading(), points, False)

    def summary(self, t: State) -> dict[str, Any]:
        assert isinstance(t, Toy)
        return {
            "points": dict(zip(SEATS, t.points, strict=True)),
            "winners": [name for seat, name in enumerate(SEATS) if t.points[seat] >= 10],
        }


TOY: Final = ToyGame()


def find(name: str) -> Game:
    """The toy alone."""
    if name != "toy":
        raise InputError("game", "toy")
    return TOY


