"""Marker search: plays games over the wire and looks for cards that a viewer cannot know in every byte he gets.

    uv run python checks/server_secrets.py [-n 500] [--seed S]

Two people and a watcher play Allies, where every card is one of a kind, with random switches, undoing now and then.
Searched are all HTTP answers (views, previews, history, reports, errors), all messages of live connections, and what
the server logs.  A card may be named to a viewer if he has ever known it.  The seed may be named to nobody before the
end.  Exit 1 if something is found.
"""
from __future__ import annotations

import argparse
import io
import json
import logging
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path[0] = str(ROOT)

from gateleg.kernel.cards import SPECTATOR  # noqa: E402
from gateleg.kernel.chance import Stream, seeded  # noqa: E402
from gateleg.server.table import Table  # noqa: E402
from tests.kits.probe import known_faces, random_setup  # noqa: E402
from tests.server.games import find_game  # noqa: E402
from tests.server.host import Host, Person, hosting, token_of  # noqa: E402


class Viewer:
    """Somebody whose every byte is searched for what he cannot know."""

    def __init__(self, person: Person, number: int, table: Table) -> None:
        self.person, self.number, self.table = person, number, table
        self.ever: set[int] = set()
        self.bytes = 0
        person.http.event_hooks["response"].append(self.on_response)
        self.socket: Any = None

    def on_response(self, response: Any) -> None:
        response.read()
        self.search(response.text + json.dumps(dict(response.headers)))

    def note(self) -> None:
        """Call after every change of the table."""
        self.ever |= known_faces(self.table.session, self.number)

    def search(self, text: str) -> None:
        self.bytes += len(text)
        if self.table.session.over:
            return
        self.note()
        for face, name in enumerate(self.table.played.words.faces):
            if face not in self.ever and f'"{name}"' in text:
                raise SystemExit(f"FAILED: {name} is named to viewer {self.number}: {text[:300]}")
        if str(self.table.played.seed) in text:
            raise SystemExit(f"FAILED: the seed is named to viewer {self.number}")

    def listen(self) -> None:
        """Everything that has been pushed until an answer to a ping."""
        self.socket.send_text('{"type": "ping"}')
        while True:
            text = self.socket.receive_text()
            self.search(text)
            if '"pong"' in text:
                return


def play(host: Host, seed: int) -> tuple[int, int]:
    """One game: (moves, bytes searched)."""
    stream = seeded(seed)
    ann, bob, eve = host.person(), host.person(), host.person()
    made = ann.table("allies", "me", "person", options=random_setup(find_game("allies"), stream).options)
    bob.post(f"tables/{made['table']}/claim", {"token": token_of(made["links"][0])})
    table = host.hub.alive[made["table"]].table
    viewers = [Viewer(ann, 0, table), Viewer(bob, 1, table), Viewer(eve, SPECTATOR, table)]
    sockets = [v.person.http.websocket_connect(f"/api/tables/{made['table']}/live") for v in viewers]
    moves = 0
    try:
        for viewer, socket in zip(viewers, sockets, strict=True):
            viewer.socket = socket.__enter__()
            viewer.socket.send_text('{"type": "hello"}')
        while not table.session.over:
            moves += 1
            take_turn(made["table"], table, viewers, stream)
            for viewer in viewers:
                viewer.note()
            for viewer in viewers:
                viewer.listen()
    finally:
        for socket in sockets:
            socket.__exit__(None, None, None)
    return moves, sum(viewer.bytes for viewer in viewers)


def take_turn(id: str, table: Table, viewers: list[Viewer], stream: Stream) -> None:
    """Somebody answers; now and then people look around, ask for what is not theirs, or go back."""
    question = table.session.questions[int(stream.below(len(table.session.questions)))]
    viewer = viewers[question.seat]
    person = viewer.person
    view = person.view(id)
    asked = view["questions"][0]
    chance = stream.below(12)
    if chance == 0:
        person.get(f"tables/{id}/previews", question=asked["id"])
    elif chance == 1:
        for other in viewers:
            other.person.http.get(f"/api/tables/{id}/view", params={"seat": "a"})
            other.person.http.get(f"/api/tables/{id}/previews", params={"seat": "b", "question": asked["id"]})
            other.person.http.get(f"/api/tables/{id}/history", params={"at": str(int(stream.below(view["at"] + 1)))})
            other.person.http.get(f"/api/tables/{id}/report")
            other.person.http.get(f"/api/tables/{id}/record")
    elif chance == 2:
        person.http.post(f"/api/tables/{id}/moves", json={
            "move_id": "wrong-move", "seat": asked["seat"], "expected_version": 0,
            "answers": [{"question": "no-such-question", "option": "x"}],
        })
    elif chance == 3 and view["undo"]["last"] is not None and view["undo"]["free"] <= view["undo"]["last"]:
        person.act(id, "undo", view, to=view["undo"]["last"])
        return
    person.move(id, view, int(stream.below(len(asked["options"]))))


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("-n", type=int, default=500, help="how many games")
    parser.add_argument("--seed", type=int, default=0, help="of the first game; the others follow")
    asked = parser.parse_args()
    logged = io.StringIO()
    logging.basicConfig(stream=logged, level=logging.DEBUG, force=True)
    begin = time.monotonic()
    moves = searched = 0
    with tempfile.TemporaryDirectory() as folder, hosting(Path(folder) / "tables.db") as host:
        for seed in range(asked.seed, asked.seed + asked.n):
            more, size = play(host, seed)
            moves, searched = moves + more, searched + size
            for live in host.hub.alive.values():
                names = [str(live.table.played.seed), *live.table.played.words.faces]
                if any(name in logged.getvalue() for name in names):
                    raise SystemExit("FAILED: the server's log names a card or a seed")
            searched += len(logged.getvalue())
            logged.seek(0)
            logged.truncate()
    print(f"{asked.n} games, {moves} moves, {searched / 1e6:.1f} MB searched: nothing found; "
          f"{time.monotonic() - begin:.0f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main())
