"""Markers and twins: plays games over the wire and looks for what a viewer cannot know in every byte he gets.

    uv run python checks/server_secrets.py [--games allies,root,...] [-n 500] [--seed S] [--answers A] [--share K]

A person on each seat and a watcher play with random seats and switches, undoing now and then, alone and by consent, and
asking for what is not theirs.

Markers: searched are all HTTP answers (views, previews, history, reports, errors), all messages of live connections,
and what the server logs.  A card may be named to a viewer if he has ever known its face; the seed to nobody before the
end; cookies and the tokens of links to nobody but whom they were made for.

Twins: at one move of K, what somebody gets of the present, the past and his previews is compared byte for byte with
what the server would send him if the world were another that he cannot tell from the true one.

Prints the games played after each minute.  Exit 1 if something is found, with the seed of the game.
"""
from __future__ import annotations

import argparse
import asyncio
import io
import logging
import re
import sys
import tempfile
import time
import traceback
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

ROOT = Path(__file__).resolve().parents[1]
sys.path[0] = str(ROOT)

from gateleg.games.registry import find_game, game_names  # noqa: E402
from gateleg.games.root.words import ITEM_NAMES  # noqa: E402
from gateleg.kernel.cards import SPECTATOR  # noqa: E402
from gateleg.kernel.chance import seeded  # noqa: E402
from gateleg.kernel.session import Question  # noqa: E402
from gateleg.server import aids, app, hub  # noqa: E402
from gateleg.server.guard import Buckets  # noqa: E402
from gateleg.server.table import Table  # noqa: E402
from gateleg.server.views import Views  # noqa: E402
from tests.kits.probe import known_faces, random_setup  # noqa: E402
from tests.server.browser import Browser  # noqa: E402
from tests.server.host import Host, token_of  # noqa: E402
from tests.server.twins import another_world  # noqa: E402

NAMESAKES = {"root": frozenset(ITEM_NAMES)}  # faces that are called like something open
SWITCH = re.compile(r'"name":"\w+","values":')  # in the lobby; a switch may be called like a card
VERSION = re.compile(r'"version":(\d+),"at":')
PATIENCE = 30.0  # seconds until a live connection has failed
EVERY = 60.0  # seconds between two reports


class Found(Exception):
    """Something that a viewer cannot know."""


class Viewer:
    """Somebody whose every byte is searched for what he cannot know."""

    def __init__(self, host: Host, number: int) -> None:
        self.number = number
        self.browser = Browser(host.app, self.search)
        self.table: Table | None = None
        self.ever: set[int] = set()
        self.foreign: list[str] = []
        self.bytes = 0
        self.view = b""
        self.version = -1
        self.told = 0
        self.noted = -1
        self.came = asyncio.Event()

    def sit(self, table: Table, foreign: list[str]) -> None:
        """foreign   what must be told to nobody, or to somebody else only"""
        self.table = table
        self.foreign = foreign
        self.faces = {name: face for face, name in enumerate(table.played.words.faces)}
        self.options = msgspec.json.encode(table.setup.options).decode()
        self.namesakes = NAMESAKES.get(table.setup.game.name, frozenset())

    def note(self) -> None:
        """Call after every change of the table: he knows what lies open to him, and what he has been told of."""
        assert self.table is not None
        if self.noted == self.table.events:
            return
        self.noted = self.table.events
        session = self.table.session
        self.ever |= known_faces(session, self.number)
        self.told = min(self.told, len(session.events))
        self.ever |= {face for _, _, face, _, _ in session.news(self.number, self.told)}
        self.told = len(session.events)

    def search(self, text: str) -> None:
        self.bytes += len(text)
        if text.startswith('{"type":"view"') and (version := VERSION.search(text)):
            self.view, self.version = text.encode(), int(version[1])
            self.came.set()
        table = self.table
        if table is None:
            return
        for secret in self.foreign:
            if secret in text:
                raise Found(f"{secret} is told to viewer {self.number}: {text[:300]}")
        if table.session.over:
            return
        if str(table.played.seed) in text:
            raise Found(f"the seed is told to viewer {self.number}")
        self.note()
        for quoted in set(SWITCH.sub("", text.replace(self.options, "")).split('"')):
            word = quoted.partition(":")[0]
            face = self.faces.get(word)
            if face is not None and face not in self.ever and word not in self.namesakes:
                raise Found(f"{word} is named to viewer {self.number}: ...{around(text, word)}...")


def around(text: str, word: str) -> str:
    at = text.index(f'"{word}')
    return text[max(0, at - 200): at + 200]


class Played:
    """One game with everybody who looks at it."""

    def __init__(self, host: Host, name: str, seed: int, answers: int, share: int) -> None:
        """answers   at most so many;   share   twins at one move of so many"""
        self.host, self.name, self.answers, self.share = host, name, answers, share
        self.stream = seeded(seed)
        self.moves = self.twins = 0
        self.viewers: list[Viewer] = []
        self.id = ""

    async def sit_down(self) -> None:
        setup = random_setup(find_game(self.name), self.stream)
        seats = [{"name": name, "who": "person" if n else "me"} for n, name in enumerate(setup.seats)]
        self.viewers = [Viewer(self.host, n) for n in (*range(len(seats)), SPECTATOR)]
        first = self.viewers[0].browser
        wish = {"game": self.name, "seats": seats, "options": setup.options, "visibility": "private"}
        made = msgspec.json.decode(await good(first, "/api/tables", wish))
        self.id = made["table"]
        for viewer, link in zip(self.viewers[1:], made["links"], strict=True):
            await good(viewer.browser, f"/api/tables/{self.id}/claim", {"token": token_of(link)})
        tokens = [token_of(link) for link in made["links"]]
        self.live: hub.Live = self.host.hub.alive[self.id]
        self.table = self.live.table
        for viewer in self.viewers:
            cookies = [v.browser.cookie.partition("=")[2] for v in self.viewers]
            viewer.sit(self.table, [*tokens, *cookies])
        for viewer in self.viewers:
            viewer.browser.live(f"/api/tables/{self.id}/live")
        await self.settled()

    async def settled(self) -> None:
        """Everybody has got what is new."""
        for viewer in self.viewers:
            while viewer.version != self.table.versions[viewer.number]:
                viewer.came.clear()
                await asyncio.wait_for(viewer.came.wait(), PATIENCE)

    async def play(self) -> None:
        await self.sit_down()
        while not self.table.session.over and self.moves < self.answers:
            self.moves += 1
            questions = self.table.session.questions
            question = questions[int(self.stream.below(len(questions)))]
            if self.moves % self.share == 0:
                await self.compare(question)
            await self.take_turn(self.viewers[question.seat])
            for viewer in self.viewers:
                viewer.note()
            await self.settled()

    async def take_turn(self, viewer: Viewer) -> None:
        """Somebody answers; now and then people look around, ask for what is not theirs, or go back."""
        view = msgspec.json.decode(viewer.view)["view"]
        asked = view["questions"][0]
        chance = self.stream.below(24)
        if chance == 0:
            await good(viewer.browser, self.path("previews"), question=asked["id"])
        elif chance == 1:
            await self.look_around(asked["id"])
        elif chance == 2:
            await viewer.browser.ask(self.path("moves"), {
                "move_id": "wrong-move", "seat": asked["seat"], "expected_version": 0,
                "answers": [{"question": "no-such-question", "option": "x"}],
            })
            await viewer.browser.ask(self.path("moves"), self.move(view, [{"question": asked["id"], "option": "x"}]))
        elif chance == 3 and view["undo"]["last"] is not None:
            await good(viewer.browser, self.path("undo"), self.move(view, to=view["undo"]["last"]))
            await self.consent()
            return
        elif chance == 4 and view["undo"]["take_back"]:
            await good(viewer.browser, self.path("take-back"), self.move(view))
            return
        elif chance == 5:
            await viewer.browser.ask(self.path("chat"), {"seat": asked["seat"], "text": "hello"})
            await viewer.browser.ask(self.path("mark"), {"seat": asked["seat"], "place": "a", "on": True})
        option = asked["options"][int(self.stream.below(len(asked["options"])))]["name"]
        await good(viewer.browser, self.path("moves"), self.move(view, [{"question": asked["id"], "option": option}]))

    async def consent(self) -> None:
        proposal = self.table.proposal
        for seat in self.table.awaited_agreement():
            assert proposal is not None
            await good(self.viewers[seat].browser, self.path("undo-answer"), {
                "move_id": f"agree-{self.moves:08}", "seat": self.table.name(seat), "proposal": proposal.id,
                "agree": True,
            })

    async def look_around(self, question: str) -> None:
        """Everybody looks at what is his, and tries what is another's."""
        other = self.table.name(int(self.stream.below(len(self.table.setup.seats))))
        for viewer in self.viewers:
            browser = viewer.browser
            at = int(self.stream.below(len(self.table.steps(viewer.number)) + 1))
            await good(browser, self.path("history"), at=at)
            await good(browser, self.path("report"))
            for path in ("view", "history", "previews", "report"):
                await browser.ask(self.path(path), seat=other, at=0, question=question)
            await browser.ask(self.path("record"))
            await browser.ask("/api/lobby")

    def path(self, name: str) -> str:
        return f"/api/tables/{self.id}/{name}"

    def move(self, view: Any, answers: list[Any] | None = None, **more: Any) -> dict[str, Any]:
        body = {"move_id": f"move-{self.moves:08}-{len(more)}", "seat": view["seat"],
                "expected_version": view["version"], **more}
        return body if answers is None else {**body, "answers": answers}

    async def compare(self, question: Question) -> None:
        """Somebody gets the same in another world that he cannot tell from this one."""
        viewer = self.viewers[int(self.stream.below(len(self.viewers)))]
        if self.stream.below(2):
            viewer = self.viewers[question.seat]
        last = len(self.table.steps(viewer.number))
        begin = self.table.session.stable_points()[-1][0]
        at = max(self.table.step_at(viewer.number, begin), last - int(self.stream.below(4)))
        true = await self.shown(viewer, at)
        with another_world(self.table, viewer.number, question, self.stream):
            self.live.views = Views(self.table)
            self.live.previews.clear()
            other = await self.shown(viewer, at)
        self.live.views = Views(self.table)
        self.live.previews.clear()
        for path, one, two in zip(true, true.values(), other.values(), strict=True):
            if one != two:
                differs = next((n for n, (a, b) in enumerate(zip(one, two, strict=False)) if a != b), 0)
                raise Found(f"in another world, viewer {viewer.number} gets another {path}:\n"
                            f"{one[max(0, differs - 200): differs + 100]!r}\n"
                            f"{two[max(0, differs - 200): differs + 100]!r}")
        self.twins += 1

    async def shown(self, viewer: Viewer, at: int) -> dict[str, bytes]:
        own = self.table.question_id(viewer.number) if viewer.number != SPECTATOR else ""
        asked: dict[str, dict[str, Any]] = {"view": {}, "history": {"at": at}, "report": {}}
        if own:
            asked["previews"] = {"question": own}
        return {path: await good(viewer.browser, self.path(path), **query) for path, query in asked.items()}


async def good(browser: Browser, path: str, body: Any = None, **query: Any) -> bytes:
    """The answer to what must be possible."""
    status, answer = await browser.ask(path, body, **query)
    if status not in (200, 204):
        raise Found(f"{path}: {status} {answer[:300]!r}")
    return answer


async def check(host: Host, name: str, asked: argparse.Namespace, logged: io.StringIO) -> None:
    """Play the games of one name; prints how far it has come."""
    begin = told = time.monotonic()
    moves = searched = twins = 0
    for done, seed in enumerate(range(asked.seed, asked.seed + asked.n), start=1):
        played = Played(host, name, seed, asked.answers, asked.share)
        try:
            await played.play()
            text = logged.getvalue()
            words = set(re.findall(r"[\w-]+", text))
            secret = [str(played.table.played.seed), *played.viewers[0].foreign]
            named = words & (set(played.table.played.words.faces) - NAMESAKES.get(name, frozenset()))
            if named or any(one in text for one in secret):
                raise Found(f"the server's log tells a card, a token or the seed: {named}")
        except Exception as error:
            traceback.print_exc()
            print(f"FAILED, {name}, seed {seed}, move {played.moves}: {type(error).__name__} {error}\n"
                  f"{logged.getvalue()[-2000:]}", flush=True)
            raise SystemExit(1) from error
        for viewer in played.viewers:
            await viewer.browser.leave()
        moves, twins = moves + played.moves, twins + played.twins
        searched += len(text) + sum(viewer.bytes for viewer in played.viewers)
        logged.seek(0)
        logged.truncate()
        if done == asked.n or time.monotonic() - told > EVERY:
            told = time.monotonic()
            print(f"{name}: {done} games, {moves} moves, {searched / 1e6:.0f} MB searched, {twins} twins compared: "
                  f"nothing found; {told - begin:.0f} s", flush=True)


async def at_once(work: Callable[..., Any], *arguments: Any) -> Any:
    """In place of a thread, which would cost more than most of what is done in it."""
    return work(*arguments)


async def check_all(asked: argparse.Namespace, logged: io.StringIO) -> None:
    for module in (aids, app, hub):
        vars(module)["in_thread"] = at_once
    with tempfile.TemporaryDirectory() as folder:
        for name in asked.games.split(","):
            host = Host(f"sqlite:///{Path(folder) / name}.db", find_game, game_names())
            host.app.of_addresses = host.app.of_devices = host.app.of_strangers = Buckets(1e9, 1e9)
            try:
                await check(host, name, asked, logged)
            finally:
                await host.hub.stop()
                host.store.close()


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", default=",".join(game_names()))
    parser.add_argument("-n", type=int, default=500, help="how many games of each")
    parser.add_argument("--seed", type=int, default=0, help="of the first game; the others follow")
    parser.add_argument("--answers", type=int, default=1_000_000, help="leave a game after so many")
    parser.add_argument("--share", type=int, default=10, help="compare twins at one move of so many")
    asked = parser.parse_args()
    logged = io.StringIO()
    logging.basicConfig(stream=logged, level=logging.DEBUG, force=True)
    asyncio.run(check_all(asked, logged))
    return 0


if __name__ == "__main__":
    sys.exit(main())
