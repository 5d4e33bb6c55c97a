"""A server for tests, and people at it."""
from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from starlette.testclient import TestClient

from gateleg.server.app import make_app
from gateleg.server.bots import BotPool, FindGame
from gateleg.server.guard import Guard, Site
from gateleg.server.hub import Hub
from gateleg.server.store import Store
from gateleg.server.webhook import Webhooks
from tests.server.games import NAMES, find_game

ORIGIN = "http://testserver"


class Person:
    """A browser: it has cookies of its own and sends its page's origin."""

    ids = itertools.count()

    def __init__(self, host: Host) -> None:
        self.http = TestClient(host.app, base_url=ORIGIN, headers={"origin": ORIGIN})
        self.http.portal = host.client.portal  # the same event loop for all

    def get(self, path: str, status: int = 200, **query: Any) -> Any:
        answer = self.http.get(f"/api/{path}", params=query)
        assert answer.status_code == status, answer.text
        return answer.json() if answer.content else None

    def post(self, path: str, body: Any, status: int = 200) -> Any:
        answer = self.http.post(f"/api/{path}", json=body)
        assert answer.status_code == status, answer.text
        return answer.json() if answer.content else None

    def table(self, game: str = "allies", *who: str, **more: Any) -> dict[str, Any]:
        """A new table: `me`, `person`, `open` or the level of a bot for each seat."""
        names = find_game(game).setup(more.pop("names", None)).seats
        wishes = [
            {"name": name, "who": kind} if kind in ("me", "person", "open") else
            {"name": name, "who": "bot", "level": kind}
            for name, kind in zip(names, who, strict=True)
        ]
        made: dict[str, Any] = self.post("tables", {"game": game, "seats": wishes, **more})
        return made

    def view(self, table: str, **query: Any) -> dict[str, Any]:
        got: dict[str, Any] = self.get(f"tables/{table}/view", **query)
        return got

    def move(self, table: str, view: dict[str, Any], option: str | int = 0, status: int = 200, **more: Any) -> Any:
        """Answer the view's question."""
        question = view["questions"][0]
        name = question["options"][option]["name"] if isinstance(option, int) else option
        body = {
            "move_id": f"move-{next(Person.ids):08}", "seat": question["seat"], "expected_version": view["version"],
            "answers": [{"question": question["id"], "option": name}], **more,
        }
        return self.post(f"tables/{table}/moves", body, status)

    def act(self, table: str, path: str, view: dict[str, Any], status: int = 200, **more: Any) -> Any:
        """Undo, take back..."""
        body = {
            "move_id": f"move-{next(Person.ids):08}", "seat": view["seat"], "expected_version": view["version"], **more
        }
        return self.post(f"tables/{table}/{path}", body, status)


class Host:
    def __init__(self, url: str, find_game: FindGame = find_game, names: Sequence[str] = NAMES) -> None:
        self.store = Store(url)
        self.bots = BotPool(find_game, 1)
        self.hub = Hub(self.store, find_game, self.bots, {}, own_packs=True)
        app = make_app(self.hub, Site(("testserver",)), Webhooks(()), lambda: list(names))
        assert isinstance(app, Guard)
        self.app = app
        self.client = TestClient(self.app, base_url=ORIGIN)

    def person(self) -> Person:
        return Person(self)

    def seated(self, game: str, visibility: str = "unlisted", seats: int = 2) -> tuple[str, list[Person]]:
        """A table with a person on each seat, each at a device of his own."""
        people = [self.person() for _ in range(seats)]
        names = [f"p{n + 1}" for n in range(seats)] if game != "allies" else None
        made = people[0].table(
            game, *["me"] + ["person"] * (seats - 1), visibility=visibility, names=names
        )
        for person, link in zip(people[1:], made["links"], strict=False):
            person.post(f"tables/{made['table']}/claim", {"token": token_of(link)})
        return made["table"], people


def token_of(link: dict[str, Any]) -> str:
    return str(link["path"]).partition("#key=")[2]


@contextmanager
def hosting(path: Path) -> Iterator[Host]:
    """A server over a database; entered again over the same one, it is the server after a restart."""
    host = Host(f"sqlite:///{path}")
    try:
        with host.client:
            yield host
    finally:
        host.bots.stop()
        host.store.close()
