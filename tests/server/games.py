"""Games that server tests play: Allies, and the toys with a model and events, which have every kind of question."""
from __future__ import annotations

from typing import Any

from gateleg.games.registry import find_game as find_shipped
from gateleg.kernel.game import CLOSED, OPEN, PHRASES, Game, Setup
from gateleg.kernel.table import State
from tests.toys.common import Table
from tests.toys.duel import DuelGame
from tests.toys.gifts import GiftsGame
from tests.toys.orders import OrdersGame


def seen(game: Any, setup: Setup, face: int, a: int, b: int) -> dict[str, str | int]:
    details: dict[str, str | int] = {"seat": setup.seats[a % len(setup.seats)], "b": b}
    return {**details, "card": game.faces[face]} if face >= 0 else details


class Duel(DuelGame):
    def model(self, view: dict[str, object], setup: Setup) -> Any:
        return view

    def event_details(self, setup: Setup, what: int, face: int, a: int, b: int) -> dict[str, str | int]:
        return seen(self, setup, face, a, b)

    def summary(self, t: State) -> dict[str, Any]:
        return by_seat(super().summary(t))


class Gifts(GiftsGame):
    def model(self, view: dict[str, object], setup: Setup) -> Any:
        return view

    def event_details(self, setup: Setup, what: int, face: int, a: int, b: int) -> dict[str, str | int]:
        return seen(self, setup, face, a, b)

    def summary(self, t: State) -> dict[str, Any]:
        return by_seat(super().summary(t))


class Orders(OrdersGame):
    """Players may say nothing while orders are given, and only phrases after a pact."""

    def __init__(self) -> None:
        super().__init__()
        self.phrases = ["phrase-help"]

    def model(self, view: dict[str, object], setup: Setup) -> Any:
        return view

    def event_details(self, setup: Setup, what: int, face: int, a: int, b: int) -> dict[str, str | int]:
        return seen(self, setup, face, a, b)

    def summary(self, t: State) -> dict[str, Any]:
        return by_seat(super().summary(t))

    def talk(self, t: State) -> str:
        assert isinstance(t, Table)
        if t.number("turn") == 1:
            return CLOSED
        return PHRASES if t.number("turn") == 2 else OPEN


def by_seat(summary: dict[str, Any]) -> dict[str, Any]:
    points = {f"p{n + 1}": value for n, value in enumerate(summary["points"])}
    return {"points": points, "winners": [f"p{n + 1}" for n in summary["winners"]]}


TOYS = {"duel": Duel(), "gifts": Gifts(), "orders": Orders()}
NAMES = ["allies", *TOYS]


def find_game(name: str) -> Game:
    return TOYS[name] if name in TOYS else find_shipped(name)
