"""The live connection: what is pushed, to whom, and how it is taken up again."""
from __future__ import annotations

import json
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from starlette.websockets import WebSocketDisconnect

from tests.server.games import NAMES
from tests.server.host import Host, Person
from tests.server.test_app import play_on

pytestmark = pytest.mark.compiled_only


class Socket:
    def __init__(self, socket: Any) -> None:
        self.socket = socket

    def say(self, **message: Any) -> None:
        self.socket.send_text(json.dumps(message))

    def hear(self, kind: str) -> Any:
        """The next message of that kind."""
        while (message := json.loads(self.socket.receive_text()))["type"] != kind:
            pass
        return message


@contextmanager
def live(person: Person, table: str, **hello: Any) -> Iterator[Socket]:
    with person.http.websocket_connect(f"/api/tables/{table}/live") as socket:
        opened = Socket(socket)
        opened.say(type="hello", **hello)
        yield opened


@pytest.mark.parametrize("game", NAMES)
def test_what_is_pushed_is_what_can_be_fetched(host: Host, game: str) -> None:
    """Also after reconnecting in the middle: log lines come once each, in order, and none is missing."""
    table, people = host.seated(game)
    lines: list[Any] = []
    version = 0
    for _ in range(6):
        with live(people[1], table, since=version, lines=len(lines)) as socket:
            for _ in range(5):
                version_before = people[1].view(table)["version"]
                play_on(table, people, 1)
                view = people[1].view(table)
                if view["version"] == version_before:
                    continue
                while version != view["version"]:
                    fresh = socket.hear("view")["view"]
                    assert fresh["log_begin"] == len(lines)
                    lines += fresh["log"]
                    version = fresh["version"]
                for changing in ("log", "log_begin", "table"):
                    del fresh[changing], view[changing]
                assert fresh == view
        play_on(table, people, 2)
    with live(people[1], table, since=version, lines=len(lines)) as socket:
        if people[1].view(table)["version"] != version:
            lines += socket.hear("view")["view"]["log"]
    assert lines == people[1].view(table)["log"]


def test_who_has_everything_gets_nothing_again(host: Host) -> None:
    table, (ann, bob) = host.seated("gifts")
    version = ann.view(table)["version"]
    with live(ann, table, since=version) as socket:
        socket.say(type="ping")
        assert json.loads(socket.socket.receive_text())["type"] in ("pong", "presence")
        bob.post(f"tables/{table}/chat", {"seat": "p2", "text": "hello"})
        (line,) = socket.hear("chat")["lines"]
        assert (line["seat"], line["text"], line["n"]) == ("p2", "hello", 0)


def test_presence_is_told(host: Host) -> None:
    table, (ann, bob) = host.seated("gifts")
    with live(ann, table, since=ann.view(table)["version"]) as socket:
        assert [seat["online"] for seat in socket.hear("presence")["seats"]] == [True, False]
        with live(bob, table) as other:
            other.hear("view")
            assert [seat["online"] for seat in socket.hear("presence")["seats"]] == [True, True]
        assert [seat["online"] for seat in socket.hear("presence")["seats"]] == [True, False]


def test_a_secret_answer_makes_no_noise_before_the_ballot_is_over(host: Host) -> None:
    """Three orders in secret, one after the other: the others hear nothing of the first and the second."""
    table, people = host.seated("orders")
    for _ in range(50):
        seat = people[0].view(table)["waiting"][0]["seat"]
        view = people[int(seat[1]) - 1].view(table)
        if view["questions"][0]["kind"] == "order":
            break
        names = [option["name"] for option in view["questions"][0]["options"]]
        people[int(seat[1]) - 1].move(table, view, "plan" if "plan" in names else -1)
    before = people[0].view(table)
    with live(people[0], table, since=before["version"], lines=len(before["log"])) as socket:
        for _ in range(2):
            people[1].move(table, people[1].view(table))
            present = people[0].view(table)
            assert present.pop("table")["changed"] == before["table"]["changed"]
            assert present == {key: value for key, value in before.items() if key != "table"}
        people[1].move(table, people[1].view(table))
        fresh = socket.hear("view")["view"]
        assert [w["seat"] for w in fresh["waiting"]] == ["p1"]
        assert fresh["at"] == before["at"]
        assert fresh["version"] == before["version"] + 1


def test_the_curtain_falls_on_the_live_connection_too(host: Host) -> None:
    ann = host.person()
    table = ann.table("gifts", "me", "me")["table"]
    with live(ann, table) as socket:
        covered = socket.hear("view")["view"]
        assert (covered["seat"], covered["curtain"]) == (None, True)
        seat = covered["waiting"][0]["seat"]
        ann.post(f"tables/{table}/curtain", {"seat": seat}, 204)
        view = socket.hear("view")["view"]
        assert (view["seat"], view["curtain"]) == (seat, False)
        for _ in range(20):
            ann.move(table, view)
            view = socket.hear("view")["view"]
            if view["curtain"]:
                break
        assert view["seat"] is None
        assert view["waiting"][0]["seat"] != seat


def test_a_viewpoint_that_is_anothers(host: Host) -> None:
    table, (_, bob) = host.seated("gifts")
    with live(bob, table, seat="p1") as socket:
        assert socket.hear("error")["error"] == "not-yours"
        with pytest.raises(WebSocketDisconnect):
            socket.socket.receive_text()
    with live(bob, "nothing") as socket:
        assert socket.hear("error")["error"] == "not-found"


@pytest.mark.parametrize("text", ["", "{", "[]", '{"type": "god"}', '{"type": "ping"}', '{"type": "hello", "x": 1}',
                                  '{"type": "hello", "since": -1}'])
def test_what_is_no_hello_ends_the_connection(host: Host, text: str) -> None:
    table, (ann, _) = host.seated("gifts")
    with ann.http.websocket_connect(f"/api/tables/{table}/live") as socket:
        socket.send_text(text)
        assert json.loads(socket.receive_text()) == {"type": "error", "error": "bad-request"}
        with pytest.raises(WebSocketDisconnect) as closed:
            socket.receive_text()
        assert closed.value.code == 1008


def test_a_long_poll_waits_for_news(host: Host) -> None:
    table, (ann, bob) = host.seated("gifts")
    version = bob.view(table)["version"]
    begin = time.monotonic()
    bob.get(f"tables/{table}/view", 204, since=version, wait=1)
    assert time.monotonic() - begin > 0.9
    ann.move(table, ann.view(table))
    assert bob.view(table, since=version, wait=20)["version"] > version
    ann.post(f"tables/{table}/chat", {"seat": "p1", "text": "hello"})
    version = bob.view(table)["version"]
    assert bob.view(table, since=version, wait=20)["chat"][0]["text"] == "hello"


def test_a_server_that_stops_says_so(host: Host) -> None:
    table, (ann, _) = host.seated("gifts")
    with live(ann, table) as socket:
        socket.hear("view")
        host.client.portal.call(host.hub.stop)  # type: ignore[union-attr]
        socket.hear("stopping")
        with pytest.raises(WebSocketDisconnect) as closed:
            socket.socket.receive_text()
        assert closed.value.code == 1012
