"""What stands before every request: whose page it comes from, how large it is, how many there have been."""
from __future__ import annotations

import ipaddress
import logging
import re
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, MutableMapping
from dataclasses import dataclass
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec

from gateleg.server.protocol import Error, ErrorCode

LOCAL_HOSTS: Final = ("localhost", "127.0.0.1", "::1")
MOST_BODY: Final = 64 * 1024  # bytes
MOST_FILE: Final = 1024 * 1024  # of a game's file or a content pack
NEW_THINGS: Final = re.compile(r"/api/tables(/open|/guided|/[^/]+/(claim|live))?|/api/games/[^/]+/pack")
WITH_FILES: Final = re.compile(r"/api/tables(/open)?|/api/games/[^/]+/pack")
MOST_KNOWN: Final = 10_000  # addresses and devices whose requests are counted
COOKIES: Final = ("__Host-gateleg", "gateleg")  # over TLS and without
TOKEN: Final = re.compile(r"[A-Za-z0-9_-]{43}")
SAFE_METHODS: Final = ("GET", "HEAD", "OPTIONS")
STATUS: Final[dict[ErrorCode, int]] = {
    "bad-request": 400, "not-yours": 403, "curtained": 403, "foreign-origin": 403, "not-found": 404, "stale": 409,
    "not-offered": 409, "not-now": 409, "too-large": 413, "too-many": 429, "broken": 500,
}
HEADERS: Final = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; "
        "img-src 'self' data:; font-src 'self'; media-src 'self' data:; connect-src 'self'; manifest-src 'self'; "
        "worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

log = logging.getLogger("gateleg.server")


@dataclass(frozen=True)
class Site:
    """Where the server can be reached.

    hosts     names that requests may be sent to, without ports; empty: any (behind a proxy that checks, or on a LAN)
    origins   pages that may use it besides its own, as `https://example.org`
    """

    hosts: tuple[str, ...] = LOCAL_HOSTS
    origins: tuple[str, ...] = ()


class Buckets:
    """Token buckets, one for each key: so many requests at once, so many a second in the long run."""

    def __init__(self, burst: float, rate: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.burst, self.rate, self.clock = burst, rate, clock
        self.left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def wait(self, key: str, cost: float = 1.0) -> float:
        """0 if the request may pass, else the seconds until it may."""
        at = self.clock()
        tokens, since = self.left.pop(key, (self.burst, at))
        tokens = min(self.burst, tokens + (at - since) * self.rate)
        allowed = tokens >= cost
        self.left[key] = (tokens - cost if allowed else tokens, at)
        if len(self.left) > MOST_KNOWN:
            self.left.popitem(last=False)
        return 0.0 if allowed else (cost - tokens) / self.rate


class Guard:
    """ASGI middleware: refuses foreign pages and hosts, oversize bodies and floods; adds the security headers."""

    def __init__(self, app: App, site: Site) -> None:
        self.app = app
        self.site = site
        self.of_addresses = Buckets(burst=2000, rate=500)  # many may share one
        self.of_devices = Buckets(burst=200, rate=50)
        self.of_strangers = Buckets(burst=60, rate=5)  # changes by an address without a cookie
        self.of_makers = Buckets(burst=400, rate=20)  # what costs most; a cookie can be made up

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        headers = {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in scope["headers"]}
        refused = self.refusal(scope, headers)
        if refused is not None:
            await refuse(scope, send, *refused)
            return
        limited = Limited(receive, MOST_FILE if WITH_FILES.fullmatch(scope["path"]) else MOST_BODY)
        if int_or(headers.get("content-length", "0")) > limited.most:
            await refuse(scope, send, TooLarge(limited.most).error)
            return
        secure = is_secure(scope)

        async def send_with_headers(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.accept"):
                added = {**HEADERS, "strict-transport-security": "max-age=31536000"} if secure else HEADERS
                present = {bytes(name).lower() for name, _ in message.get("headers", [])}
                message["headers"] = [
                    *message.get("headers", []),
                    *[(k.encode(), v.encode()) for k, v in added.items() if k.encode() not in present],
                ]
            await send(message)

        await self.app(scope, limited, send_with_headers)

    def refusal(self, scope: Scope, headers: dict[str, str]) -> tuple[Error] | None:
        """Why a request is not let in."""
        host = headers.get("host", "")
        if self.site.hosts and host_name(host) not in self.site.hosts:
            return (Error("foreign-origin", "host", "the name of this server"),)
        changing = scope["type"] == "websocket" or scope["method"] not in SAFE_METHODS
        own = f"{'https' if is_secure(scope) else 'http'}://{host}"
        if changing and headers.get("origin", "") not in (own, *self.site.origins):
            return (Error("foreign-origin", "origin", "the page of this server"),)
        address = network_of(scope["client"][0]) if scope.get("client") else ""
        device = device_token(headers.get("cookie", ""), is_secure(scope))
        wait = self.of_addresses.wait(address)
        if device:
            wait = wait or self.of_devices.wait(device)
        elif changing:
            wait = wait or self.of_strangers.wait(address)
        if changing and NEW_THINGS.fullmatch(scope["path"]):
            wait = wait or self.of_makers.wait(address)
        if wait > 0:
            return (Error("too-many", retry=max(round(wait, 2), 0.1)),)
        return None


class TooLarge(Exception):
    """A body is larger than it may be."""

    def __init__(self, most: int) -> None:
        super().__init__(most)
        self.error = Error("too-large", "body", f"at most {most} bytes")


class Limited:
    """Receives a body of at most so many bytes."""

    def __init__(self, receive: Receive, most: int) -> None:
        self.receive = receive
        self.most = most
        self.got = 0

    async def __call__(self) -> Message:
        message = await self.receive()
        self.got += len(message.get("body", b""))
        if message["type"] == "http.request" and self.got > self.most:
            raise TooLarge(self.most)
        return message


async def refuse(scope: Scope, send: Send, error: Error) -> None:
    """Answer with an error; a WebSocket is not accepted."""
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": 1008, "reason": error.error})
        return
    headers = {**HEADERS, "content-type": "application/json", "cache-control": "no-store"}
    if error.retry is not None:
        headers["retry-after"] = str(int(error.retry) + 1)
    raw = [(name.encode(), value.encode()) for name, value in headers.items()]
    await send({"type": "http.response.start", "status": STATUS[error.error], "headers": raw})
    await send({"type": "http.response.body", "body": msgspec.json.encode(error)})


def is_secure(scope: Scope) -> bool:
    return scope["scheme"] in ("https", "wss")


def device_token(cookies: str, secure: bool) -> str:
    """The token by which a device is known, from a Cookie header; empty if there is none that can be one.

    secure   over TLS only the cookie counts that no other page, of a sibling host or without TLS, can have set: whose
             cookie a browser has, his seats it takes
    """
    wanted = COOKIES[0] if secure else COOKIES[1]
    for cookie in cookies.split(";"):
        name, _, value = cookie.strip().partition("=")
        if name == wanted and TOKEN.fullmatch(value):
            return value
    return ""


def network_of(address: str) -> str:
    """Whose requests are counted together: an address, of IPv6 the network of 2**64 that one household has."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    return str(ipaddress.ip_network((found, 64), strict=False)) if found.version == 6 else address


def host_name(host: str) -> str:
    """`example.org:80` and `[::1]:80` without the port."""
    try:
        return urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return ""


def int_or(text: str, otherwise: int = 0) -> int:
    return int(text) if text.isascii() and text.isdigit() else otherwise
