"""A browser at an application of the same process, without network and threads: what it is sent is heard at once."""
from __future__ import annotations

import asyncio
import itertools
import json
from collections.abc import Callable
from typing import Any
from urllib.parse import urlencode

from gateleg.server.guard import App
from tests.server.host import ORIGIN

Heard = Callable[[str], None]


class Browser:
    """It keeps its cookie, sends its page's origin, and has an address of its own.

    heard   is called with every text that comes, headers too, in the moment in which it is sent
    """

    addresses = itertools.count()

    def __init__(self, app: App, heard: Heard) -> None:
        self.app = app
        self.heard = heard
        self.cookie = ""
        self.client = (f"browser-{next(Browser.addresses)}", 1)

    def scope(self, kind: str, path: str, query: dict[str, Any]) -> dict[str, Any]:
        headers = {"host": ORIGIN.partition("//")[2], "origin": ORIGIN, "content-type": "application/json"}
        if self.cookie:
            headers["cookie"] = self.cookie
        return {
            "type": kind, "asgi": {"version": "3.0"}, "http_version": "1.1", "client": self.client,
            "server": ("testserver", 80), "scheme": "http" if kind == "http" else "ws", "root_path": "", "path": path,
            "raw_path": path.encode(), "query_string": urlencode(query).encode(), "subprotocols": [],
            "headers": [(name.encode(), value.encode()) for name, value in headers.items()],
        }

    async def ask(self, path: str, body: Any = None, **query: Any) -> tuple[int, bytes]:
        """POST a body, or GET without one: the status and the answer."""
        sent = [{"type": "http.request", "body": b"" if body is None else json.dumps(body).encode()}]
        status, answer = 0, b""

        async def receive() -> Any:
            return sent.pop() if sent else {"type": "http.disconnect"}

        async def send(message: Any) -> None:
            nonlocal status, answer
            if message["type"] == "http.response.start":
                status = message["status"]
                self.heard("".join(f"{name.decode()}: {value.decode()}\n" for name, value in message["headers"]))
                for name, value in message["headers"]:
                    if name == b"set-cookie":
                        self.cookie = value.decode().partition(";")[0]
            else:
                answer += message.get("body", b"")

        scope = {**self.scope("http", path, query), "method": "GET" if body is None else "POST"}
        await self.app(scope, receive, send)
        self.heard(answer.decode())
        return status, answer

    def live(self, path: str) -> None:
        """Open a live connection and say hello."""
        said: asyncio.Queue[Any] = asyncio.Queue()
        said.put_nowait({"type": "websocket.connect"})
        said.put_nowait({"type": "websocket.receive", "text": '{"type": "hello"}'})

        async def send(message: Any) -> None:
            if "text" in message:
                self.heard(message["text"])

        self.said = said
        self.connected = asyncio.ensure_future(self.app(self.scope("websocket", path, {}), said.get, send))

    async def leave(self) -> None:
        self.said.put_nowait({"type": "websocket.disconnect"})
        await self.connected
