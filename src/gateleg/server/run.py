"""`gateleg serve`: opens the database, listens, prints the link, and stops in good order."""
from __future__ import annotations

import ipaddress
import os
import socket
import webbrowser
from collections.abc import Sequence
from typing import Any, Final
from urllib.parse import urlsplit

import uvicorn

from gateleg.games.registry import find_game
from gateleg.kernel.errors import InputError
from gateleg.server.app import make_app
from gateleg.server.bots import BotPool
from gateleg.server.guard import LOCAL_HOSTS, Site
from gateleg.server.hub import Hub
from gateleg.server.store import Store
from gateleg.server.webhook import Webhooks

MOST_MESSAGE: Final = 4096  # bytes that a page says at once on its live connection
LONGEST_STOP: Final = 10  # seconds
BACKLOG: Final = 2048  # connections that wait to be taken


class GracefulServer(uvicorn.Server):
    """Tells the pages before it closes their connections."""

    def __init__(self, config: uvicorn.Config, hub: Hub) -> None:
        super().__init__(config)
        self.hub = hub

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self.hub.stop()
        await super().shutdown(sockets)


def run_server(
    host: str, port: int, db: str, packs: dict[str, dict[str, Any]], open_page: bool, origins: Sequence[str],
    workers: int | None, webhook_hosts: Sequence[str], own_packs: bool = False,
) -> None:
    """Serve until told to stop.  InputError for an address or a database that cannot be used.

    packs     [game] content that its tables are played with besides its own
    origins   where the page is reached behind a proxy, as `https://example.org`
    own_packs whether those who set tables up may send content packs; where only this machine reaches it, always
    """
    site = site_of(host, origins)
    listening = listen(host, port)
    store = Store(db)
    bots = BotPool(find_game, workers or max(1, min(4, (os.cpu_count() or 2) - 1)))
    hub = Hub(store, find_game, bots, packs, own_packs or (is_loopback(host) and not origins))
    address = origins[0] if origins else link_of(host, listening.getsockname()[1])
    app = make_app(hub, site, Webhooks(tuple(webhook_hosts), address))
    config = uvicorn.Config(
        app, log_level="warning", access_log=False, server_header=False, ws_max_size=MOST_MESSAGE,
        timeout_graceful_shutdown=LONGEST_STOP, proxy_headers=bool(origins), forwarded_allow_ips="127.0.0.1,::1",
    )
    print(f"Gateleg is at {address}", flush=True)
    if open_page:
        webbrowser.open(address)
    try:
        GracefulServer(config, hub).run([listening])
    except KeyboardInterrupt:  # uvicorn has stopped in good order and raises it again
        pass
    finally:
        bots.stop()
        store.close()
        listening.close()


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens; InputError if the address cannot be had."""
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        listening = socket.socket(family, kind, protocol)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(address)
        listening.listen(BACKLOG)  # whoever follows the link at once waits instead of being turned away
    except OSError as error:
        raise InputError("--host, --port", f"an address that is free, not {host}:{port} ({error.strerror})") from error
    return listening


def is_loopback(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def site_of(host: str, origins: Sequence[str]) -> Site:
    """Where requests may be sent to: on loopback its own names, which keeps other pages from reaching in by a name of
    theirs; behind a proxy also that of its page; on a network any."""
    for origin in origins:
        parts = urlsplit(origin)
        if parts.scheme not in ("http", "https") or not parts.hostname or parts.path or parts.query:
            raise InputError("--origin", f"a scheme and a host, as https://example.org, not {origin!r}")
    named = tuple(urlsplit(origin).hostname or "" for origin in origins)
    if named or is_loopback(host):
        return Site((*LOCAL_HOSTS, *named), tuple(origins))
    return Site((), tuple(origins))


def link_of(host: str, port: int) -> str:
    """The link for a person; for all addresses of this machine, the one by which others reach it."""
    name = host
    if host in ("0.0.0.0", "::"):
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            try:
                probe.connect(("192.0.2.1", 9))  # sends nothing: asks which way packets would leave
                name = probe.getsockname()[0]
            except OSError:
                name = "127.0.0.1"
    return f"http://[{name}]:{port}" if ":" in name else f"http://{name}:{port}"
