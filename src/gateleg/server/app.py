"""The server's routes: HTTP and WebSocket in, commands and views out."""
from __future__ import annotations

import asyncio
import contextlib
import gzip
import json
import logging
import mimetypes
import os
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Final, TypeVar

import msgspec
from starlette.applications import Starlette
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import Scope
from starlette.websockets import WebSocket, WebSocketDisconnect

import gateleg
from gateleg.games.registry import game_names
from gateleg.kernel.content import merged
from gateleg.kernel.errors import InputError
from gateleg.kernel.game import Game
from gateleg.rulebook import RulebookError, rulebook
from gateleg.server import aids, commands
from gateleg.server import protocol as wire
from gateleg.server.bots import levels
from gateleg.server.guard import COOKIES, STATUS, App, Buckets, Guard, Site, TooLarge, device_token, int_or, is_secure
from gateleg.server.hub import Hub, Listener, Live, Refused, in_thread
from gateleg.server.views import game_info, table_info
from gateleg.server.webhook import Webhooks
from gateleg.texts import COMMON, LANGUAGES, content_names

STATIC: Final = Path(gateleg.__file__).parent / "static"
LONGEST_WAIT: Final = 25.0  # seconds of a long poll
COMPRESSED: Final = (".css", ".html", ".js", ".json", ".svg")
FIRST_MESSAGE: Final = 10.0  # seconds until a live connection must say what it wants
SAID_AT_ONCE: Final = 30  # messages of a page on its live connection, then as many a second as
SAID_A_SECOND: Final = 5.0
COOKIE_AGE: Final = 400 * 24 * 3600  # seconds; browsers keep none longer
GONE: Final = 1008  # WebSocket: policy; do not come back
RESTART: Final = 1012  # WebSocket: come back

log = logging.getLogger("gateleg.server")
T = TypeVar("T")
CLIENT_MESSAGES: Final[msgspec.json.Decoder[wire.Hello | wire.Ping]] = msgspec.json.Decoder(wire.ClientMessage)


def body_of(raw: bytes, kind: type[T]) -> T:
    """A request's body.  Refused with the path of what is wrong."""
    return decoded(raw, msgspec.json.Decoder(kind))


def client_message(raw: bytes) -> wire.Hello | wire.Ping:
    """What a page says on its live connection."""
    return decoded(raw, CLIENT_MESSAGES)


def decoded(raw: bytes, decoder: msgspec.json.Decoder[T]) -> T:
    try:
        return decoder.decode(raw)
    except msgspec.DecodeError as error:
        text, _, path = str(error).partition(" - at `")
        raise Refused("bad-request", path.rstrip("`") or "body", text) from None


def answered(body: object, status: int = 200) -> Response:
    return Response(
        msgspec.json.encode(body), status, {"cache-control": "no-store"}, media_type="application/json"
    )


def error_answer(error: wire.Error) -> Response:
    return answered(error, STATUS[error.error])


def device_of(request: Request | WebSocket) -> str:
    """By what a device is known here: the hash of its cookie; empty without one."""
    token = device_token(request.headers.get("cookie", ""), is_secure(request.scope))
    return commands.hashed(token) if token else ""


class Server:
    """The handlers, and what they need."""

    def __init__(self, hub: Hub, games: Callable[[], list[str]], webhooks: Webhooks) -> None:
        self.hub = hub
        self.games = games
        self.webhooks = webhooks
        self.infos: dict[str, wire.GameInfo] = {}
        hub.awaited_hook = webhooks.tell

    # -- helpers -------------------------------------------------------------------------------------------------
    async def live(self, request: Request) -> Live:
        return await self.hub.find(request.path_params["table"], device_of(request))

    async def with_cookie(self, request: Request, work: Callable[[str], Awaitable[object]]) -> Response:
        """Answer a request by which a device gets a right: it needs a cookie to be known by."""
        device = device_of(request)
        token = "" if device else commands.new_token()
        response = answered(await work(device or commands.hashed(token)))
        if token:
            secure = is_secure(request.scope)
            response.set_cookie(
                COOKIES[0] if secure else COOKIES[1], token, max_age=COOKIE_AGE, secure=secure, httponly=True,
                samesite="strict",
            )
        return response

    async def body(self, request: Request, kind: type[T]) -> T:
        if request.headers.get("content-type", "").partition(";")[0].strip() != "application/json":
            raise Refused("bad-request", "content-type", "application/json")
        return body_of(await request.body(), kind)

    def number(self, request: Request, name: str) -> int:
        """A whole number in the query, 0 if it is missing."""
        text = request.query_params.get(name, "0")
        number = int_or(text, -1) if len(text) < 10 else -1
        if number < 0:
            raise Refused("bad-request", name, "a whole number")
        return number

    # -- the lobby -----------------------------------------------------------------------------------------------
    async def lobby(self, request: Request) -> Response:
        device = device_of(request)
        rows = await in_thread(self.hub.store.listed, device)
        who = await in_thread(self.hub.store.seats_of, [row.id for row in rows])
        infos = []
        for row in rows:
            live = self.hub.alive.get(row.id)
            infos.append(table_info(row, who[row.id], device, live.online() if live is not None else set()))
        games = await in_thread(self.game_infos)
        return answered(wire.Lobby(gateleg.__version__, self.hub.own_packs, games, infos))

    def game_infos(self) -> list[wire.GameInfo]:
        """What lobbies say of the games; found out once, since it takes a set-up of each."""
        names = self.games()
        for name in names:
            if name not in self.infos:
                self.infos[name] = game_info(self.hub.find_game(name), levels())
        return [self.infos[name] for name in names]

    async def create(self, request: Request) -> Response:
        wish = await self.body(request, wire.NewTable)
        game = self.hub.find_game(wish.game)
        pack, name = await self.hub.heavy(aids.chosen_pack, self.hub, game, wish.pack, wish.bundled)
        content = self.hub.packs.get(game.name, {}) if pack is None else pack.content
        return await self.with_cookie(request, lambda device: commands.create(self.hub, device, wish, content, name))

    async def create_guided(self, request: Request) -> Response:
        wish = await self.body(request, wire.NewGuided)
        return await self.with_cookie(request, lambda device: aids.create_guided(self.hub, device, wish))

    async def pack(self, request: Request) -> Response:
        wish = await self.body(request, wire.PackWish)
        return answered(await self.hub.heavy(aids.pack_info, self.hub, self.game(request), wish))

    async def open(self, request: Request) -> Response:
        wish = await self.body(request, wire.OpenRecord)
        return await self.with_cookie(request, lambda device: commands.open_record(self.hub, device, wish))

    async def claim(self, request: Request) -> Response:
        wish = await self.body(request, wire.Claim)
        live = await self.hub.get(request.path_params["table"])  # the token says whether he may know of it
        if live is None:
            raise Refused("not-found", "token", "a link that has not been used yet")
        return await self.with_cookie(request, lambda device: commands.claim(self.hub, live, device, wish))

    async def sit(self, request: Request) -> Response:
        wish = await self.body(request, wire.Sit)
        live = await self.live(request)
        return await self.with_cookie(request, lambda device: commands.sit(self.hub, live, device, wish))

    async def seat(self, request: Request) -> Response:
        wish = await self.body(request, wire.ChangeSeat)
        live = await self.live(request)
        return answered(await commands.give_seat(self.hub, live, device_of(request), wish))

    async def curtain(self, request: Request) -> Response:
        wish = await self.body(request, wire.Curtain)
        live, device = await self.live(request), device_of(request)
        async with live.lock:
            if wish.seat is None:
                live.active.pop(device, None)
            else:
                live.active[device] = commands.own_seat(live.table, device, wish.seat)
            live.publish()
        return Response(status_code=204)

    async def webhook(self, request: Request) -> Response:
        wish = await self.body(request, wire.Webhook)
        live, device = await self.live(request), device_of(request)
        self.webhooks.check(wish.url)
        async with live.lock:
            seat = live.table.seats[commands.own_seat(live.table, device, wish.seat)]
            await commands.change_seat(self.hub, live, replace(seat, webhook=wish.url))
        return Response(status_code=204)

    # -- looking -------------------------------------------------------------------------------------------------
    async def view(self, request: Request) -> Response:
        """The table; with `wait`, as soon as it is newer than `since` or something was said."""
        live, device = await self.live(request), device_of(request)
        seat = request.query_params.get("seat")
        lines, chat = self.number(request, "lines"), self.number(request, "chat")
        since = self.number(request, "since") if "wait" in request.query_params else None
        clock = asyncio.get_running_loop().time
        until = clock() + min(self.number(request, "wait"), LONGEST_WAIT)
        while True:
            async with live.lock:
                viewer, curtain = live.viewer(device, seat)
                if since is None or live.table.versions[viewer] != since or len(live.table.chat) > chat:
                    return answered(await in_thread(live.view, device, viewer, curtain, lines, chat))
                news = live.news
            if clock() >= until or self.hub.stopping:
                return Response(status_code=204)
            with contextlib.suppress(asyncio.TimeoutError):
                await asyncio.wait_for(news.wait(), until - clock())

    async def previews(self, request: Request) -> Response:
        live, device = await self.live(request), device_of(request)
        async with live.lock:
            seat, _ = live.viewer(device, request.query_params.get("seat"))
            question = live.table.session.question_of(seat)
            mine = seat in live.table.held_by(device)
            if question is None or not mine or live.table.question_id(seat) != request.query_params.get("question"):
                raise Refused("stale", "question", "the id of an open question of a seat of yours")
            return answered(await self.hub.previews(live, question))

    async def history(self, request: Request) -> Response:
        live, device = await self.live(request), device_of(request)
        at = self.number(request, "at")
        async with live.lock:
            viewer, _ = live.viewer(device, request.query_params.get("seat"))
            if at > len(live.table.steps(viewer)):
                raise Refused("bad-request", "at", f"a step from 0 to {len(live.table.steps(viewer))}")
            return answered(await in_thread(live.views.past, viewer, at, live.info(device)))

    async def record(self, request: Request) -> Response:
        """The game's file, seed and all: not before the game is over."""
        live = await self.live(request)
        async with live.lock:
            if not live.table.session.over:
                raise Refused("not-now", "", "a game that is over")
            text = json.dumps(await in_thread(commands.record_of, live.table), indent=1)
        name = f"gateleg-{live.row.game}-{live.row.id}.json"
        return Response(text, media_type="application/json", headers={
            "content-disposition": f'attachment; filename="{name}"', "cache-control": "no-store",
        })

    async def report(self, request: Request) -> Response:
        live, device = await self.live(request), device_of(request)
        async with live.lock:
            viewer, _ = live.viewer(device, request.query_params.get("seat"))
            report = await in_thread(live.views.report, viewer, live.info(device))
        response = answered(report)
        response.headers["content-disposition"] = 'attachment; filename="gateleg-report.json"'
        return response

    async def content(self, request: Request) -> Response:
        setup = (await self.live(request)).table.setup
        content = merged(setup.game.content(), setup.pack)
        return answered(wire.ContentInfo(content_names(setup), content, aids.pack_values(setup.pack)))

    async def rules(self, request: Request) -> Response:
        game = self.game(request)
        switches: dict[str, list[str]] = {}
        for switch in game.switches:
            switches.setdefault(switch.clause, []).append(switch.name)
        try:
            clauses = rulebook(game.name).clauses
        except RulebookError:
            raise Refused("not-found", "game", "a game with a rulebook") from None
        return answered(wire.RulesInfo(game.name, [
            wire.ClauseInfo(
                c.id, c.title, c.text, str(c.kind), c.section, [str(p) for p in c.provenance], list(c.notes),
                switches.get(c.id, []),
            )
            for c in clauses
        ]))

    def game(self, request: Request) -> Game:
        name = request.path_params["game"]
        if name not in self.games():
            raise Refused("not-found", "game", f"one of {', '.join(self.games())}")
        return self.hub.find_game(name)

    async def texts(self, request: Request) -> Response:
        """The Fluent messages of the frame or of a game, as they lie in the source."""
        language = request.path_params["language"]
        if language not in LANGUAGES:
            raise Refused("not-found", "language", f"one of {', '.join(LANGUAGES)}")
        folders = self.game(request).message_folders() if "game" in request.path_params else [COMMON]
        text = "\n".join([(folder / f"{language}.ftl").read_text("utf-8") for folder in folders])
        return PlainTextResponse(text, headers={"cache-control": "no-cache"})

    # -- playing -------------------------------------------------------------------------------------------------
    async def moves(self, request: Request) -> Response:
        wish = await self.body(request, wire.Move)
        return await self.played(request, wish.seat, wish.lines, lambda live, device: commands.answer(
            self.hub, live, device, wish
        ))

    async def take_back(self, request: Request) -> Response:
        wish = await self.body(request, wire.TakeBack)
        return await self.played(request, wish.seat, 0, lambda live, device: commands.take_back(
            self.hub, live, device, wish
        ))

    async def undo(self, request: Request) -> Response:
        wish = await self.body(request, wire.Undo)
        return await self.played(request, wish.seat, 0, lambda live, device: commands.undo(
            self.hub, live, device, wish
        ))

    async def undo_answer(self, request: Request) -> Response:
        wish = await self.body(request, wire.UndoAnswer)
        return await self.played(request, wish.seat, 0, lambda live, device: commands.undo_answer(
            self.hub, live, device, wish
        ))

    async def played(
        self, request: Request, seat: str, lines: int, work: Callable[[Live, str], Awaitable[wire.Done]],
    ) -> Response:
        """Answer a move; one that is stale gets the table as it is now."""
        live, device = await self.live(request), device_of(request)
        try:
            return answered(await work(live, device))
        except Refused as refused:
            if refused.error.error != "stale":
                raise
            async with live.lock:
                viewer, curtain = live.viewer(device, seat)
                refused.error.view = await in_thread(live.view, device, viewer, curtain, lines)
            return error_answer(refused.error)

    async def chat(self, request: Request) -> Response:
        wish = await self.body(request, wire.Say)
        live = await self.live(request)
        return answered(await commands.say(self.hub, live, device_of(request), wish))

    async def hint(self, request: Request) -> Response:
        wish = await self.body(request, wire.HintWish)
        live = await self.live(request)
        return answered(await aids.hint(self.hub, live, device_of(request), wish))

    async def mark(self, request: Request) -> Response:
        wish = await self.body(request, wire.Mark)
        live = await self.live(request)
        await aids.mark(self.hub, live, device_of(request), wish)
        return Response(status_code=204)

    # -- the live connection -------------------------------------------------------------------------------------
    async def connect(self, socket: WebSocket) -> None:
        await socket.accept()
        device = device_of(socket)
        try:
            hello = client_message(await asyncio.wait_for(received(socket), FIRST_MESSAGE))
            if not isinstance(hello, wire.Hello):
                raise Refused("bad-request", "type", "hello")
            live = await self.hub.find(socket.path_params["table"], device)
            if not live.may_connect(device):
                raise Refused("too-many")
            listener = Listener(device)
            greet(live, listener, hello)
        except Refused as refused:
            await farewell(socket, refused.error.error, GONE)
            return
        except (TimeoutError, WebSocketDisconnect):
            return
        live.listeners.add(listener)
        live.presence_changed()
        hearing = asyncio.create_task(hear(socket, live, listener))
        telling = asyncio.create_task(tell(socket, live, listener))
        try:
            await asyncio.wait([hearing, telling], return_when=asyncio.FIRST_COMPLETED)
        finally:
            live.listeners.discard(listener)
            live.presence_changed()
            hearing.cancel()
            listener.leave()
            for result in await asyncio.gather(hearing, telling, return_exceptions=True):
                if isinstance(result, Exception) and not isinstance(result, (WebSocketDisconnect, RuntimeError)):
                    log.error("a live connection has failed", exc_info=result)


async def received(socket: WebSocket) -> bytes:
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1000))
    return bytes((message.get("text") or "").encode() or message.get("bytes") or b"")


def greet(live: Live, listener: Listener, hello: wire.Hello) -> None:
    """Note what a page has and wants to see.  Refused for a seat that does not exist or is another's."""
    listener.seat = hello.seat
    listener.version = -1 if hello.since is None else hello.since
    listener.lines, listener.chat = hello.lines, hello.chat
    try:
        listener.viewer = live.viewer(listener.device, hello.seat)
    except Refused as refused:
        if refused.error.error != "curtained":
            raise
        listener.viewer = None


async def hear(socket: WebSocket, live: Live, listener: Listener) -> None:
    """Read what a page says, until it leaves; from one that says too much, as fast as it may."""
    said = Buckets(SAID_AT_ONCE, SAID_A_SECOND)
    while True:
        try:
            while (wait := said.wait("")) > 0:
                await asyncio.sleep(wait)
            message = client_message(await received(socket))
            if isinstance(message, wire.Hello):
                greet(live, listener, message)
                listener.wake.set()
            else:
                await socket.send_text(msgspec.json.encode(wire.Pong()).decode())
        except Refused as refused:
            await farewell(socket, refused.error.error, GONE)
            return


async def tell(socket: WebSocket, live: Live, listener: Listener) -> None:
    """Send a page whatever is new to it."""
    listener.wake.set()
    while True:
        await listener.wake.wait()
        if listener.left:
            return
        listener.wake.clear()
        async with live.lock:
            news = await in_thread(live.fresh, listener)
        for message in news:
            await socket.send_text(message.decode())
        if listener.stopping:
            await socket.close(RESTART)
            return


async def farewell(socket: WebSocket, code: wire.ErrorCode, closing: int) -> None:
    with contextlib.suppress(RuntimeError, WebSocketDisconnect):
        await socket.send_text(msgspec.json.encode(wire.Fault(code)).decode())
        await socket.close(closing)


async def on_refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, (Refused, TooLarge))
    return error_answer(error.error)


async def on_wrong_input(request: Request, error: Exception) -> Response:
    assert isinstance(error, InputError)
    return error_answer(wire.Error("bad-request", error.path, error.expected))


async def on_http_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    if error.status_code in (404, 405):
        return answered(wire.Error("not-found", "path"), error.status_code)
    return answered(wire.Error("bad-request"), error.status_code)


async def on_fault(request: Request, error: Exception) -> Response:
    """What has gone wrong here is for the log, not for the page.  (Starlette raises it again, for the log.)"""
    return error_answer(wire.Error("broken"))


async def page(request: Request) -> Response:
    """The page; it finds out by the path which table to show."""
    if not (STATIC / "index.html").exists():
        return PlainTextResponse(
            "The page has not been built. In a source tree: uv sync --reinstall-package gateleg\n", 503
        )
    return FileResponse(STATIC / "index.html", headers={"cache-control": "no-cache"})


class Assets(StaticFiles):
    """The page's files; their names change with their content.  Each is compressed once."""

    def file_response(
        self, full_path: str | os.PathLike[str], stat_result: os.stat_result, scope: Scope, status_code: int = 200,
    ) -> Response:
        response: Response
        if Path(full_path).suffix in COMPRESSED and "gzip" in Headers(scope=scope).get("accept-encoding", ""):
            response = Response(
                packed(str(full_path), stat_result.st_mtime), status_code, {"content-encoding": "gzip"},
                mimetypes.guess_type(full_path)[0],
            )
        else:
            response = super().file_response(full_path, stat_result, scope, status_code)
        response.headers["cache-control"] = "public, max-age=31536000, immutable"
        response.headers["vary"] = "accept-encoding"
        return response


@cache
def packed(path: str, changed: float) -> bytes:
    """A file of the page, compressed."""
    return gzip.compress(Path(path).read_bytes(), mtime=0)


def make_app(hub: Hub, site: Site, webhooks: Webhooks, games: Callable[[], list[str]] = game_names) -> App:
    """The server as an ASGI application."""
    server = Server(hub, games, webhooks)

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await in_thread(hub.store.tidy)
        waking = asyncio.create_task(hub.wake_all_bots())
        reading = asyncio.create_task(hub.heavy(server.game_infos))  # before the first page asks for them
        yield
        waking.cancel()
        reading.cancel()
        await hub.stop()

    def table(path: str, handler: Callable[[Request], Awaitable[Response]], method: str = "POST") -> Route:
        return Route(f"/api/tables/{{table}}/{path}", handler, methods=[method])

    routes = [
        Route("/api/lobby", server.lobby),
        Route("/api/tables", server.create, methods=["POST"]),
        Route("/api/tables/open", server.open, methods=["POST"]),
        Route("/api/tables/guided", server.create_guided, methods=["POST"]),
        table("claim", server.claim),
        table("sit", server.sit),
        table("seat", server.seat),
        table("curtain", server.curtain),
        table("webhook", server.webhook),
        table("view", server.view, "GET"),
        table("previews", server.previews, "GET"),
        table("history", server.history, "GET"),
        table("record", server.record, "GET"),
        table("report", server.report, "GET"),
        table("content", server.content, "GET"),
        table("moves", server.moves),
        table("take-back", server.take_back),
        table("undo", server.undo),
        table("undo-answer", server.undo_answer),
        table("chat", server.chat),
        table("hint", server.hint),
        table("mark", server.mark),
        WebSocketRoute("/api/tables/{table}/live", server.connect),
        Route("/api/games/{game}/rules", server.rules),
        Route("/api/games/{game}/pack", server.pack, methods=["POST"]),
        Route("/texts/{language}.ftl", server.texts),
        Route("/texts/{game}/{language}.ftl", server.texts),
        Route("/", page),
        Route("/t/{table}", page),
    ]
    if STATIC.is_dir():
        routes.append(Mount("/", Assets(directory=STATIC)))
    return Guard(Starlette(
        routes=routes, lifespan=lifespan,
        exception_handlers={
            Refused: on_refused, TooLarge: on_refused, InputError: on_wrong_input, HTTPException: on_http_error,
            Exception: on_fault,
        },
    ), site)
