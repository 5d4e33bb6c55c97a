"""Tells a person elsewhere that his answer is awaited, if the operator lets the server call that host."""
from __future__ import annotations

import asyncio
import logging
import re
import urllib.request
from concurrent.futures import ThreadPoolExecutor
from http.client import HTTPException
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec

from gateleg.server.hub import Live, Refused
from gateleg.server.table import PERSON

TIMEOUT: Final = 10.0  # seconds
MOST_WAITING: Final = 50  # calls at once; more are left out
MOST_CALLING: Final = 4  # of them under way
PLAIN: Final = re.compile(r"https://[A-Za-z0-9.:\[\]-]+(/[!-~]*)?")  # nothing that two readers could read as two hosts

log = logging.getLogger("gateleg.server")


class NoRedirect(urllib.request.HTTPRedirectHandler):
    """A host that is allowed must not lead to one that is not."""

    def redirect_request(self, *args: Any, **kwargs: Any) -> None:
        return None


class Webhooks:
    """Calls to the outside, to hosts that the operator names and to no others."""

    def __init__(self, hosts: tuple[str, ...], address: str = "") -> None:
        """
        hosts     that may be called, with the port if it is another than 443
        address   of this server, for the link in what is told
        """
        self.hosts = [host.lower() for host in hosts]
        self.address = address
        self.calls: set[asyncio.Future[None]] = set()
        # their own: a host that answers slowly must not hold up the tables
        self.threads = ThreadPoolExecutor(MOST_CALLING, "webhook")
        self.opener = urllib.request.build_opener(NoRedirect, urllib.request.ProxyHandler({}))

    def check(self, url: str) -> None:
        """Refused for an address that may not be called; empty is none."""
        if url and not (PLAIN.fullmatch(url) and urlsplit(url).netloc.lower() in self.hosts):
            named = ", ".join(self.hosts) or "no host: this server has none"
            raise Refused("bad-request", "url", f"https to {named}")

    def tell(self, live: Live, seats: list[int]) -> None:
        """Call for the seats that are awaited since now and whose person does not look."""
        online = live.online()
        for seat in seats:
            row = live.table.seats[seat]
            if row.webhook and row.holder == PERSON and seat not in online and len(self.calls) < MOST_WAITING:
                body = msgspec.json.encode({
                    "game": live.row.game, "table": live.row.name, "seat": live.table.name(seat),
                    "link": f"{self.address}/t/{live.row.id}",
                    "text": f"Gateleg: {live.table.name(seat)} is awaited ({live.row.game}). "
                            f"{self.address}/t/{live.row.id}",
                })
                call = asyncio.get_running_loop().run_in_executor(self.threads, self.call, row.webhook, body)
                self.calls.add(call)
                call.add_done_callback(self.calls.discard)

    def call(self, url: str, body: bytes) -> None:
        request = urllib.request.Request(url, body, {"content-type": "application/json"}, method="POST")
        try:
            self.check(url)  # the operator may have thought better of it since
            with self.opener.open(request, timeout=TIMEOUT):
                pass
        except (Refused, HTTPException, OSError, ValueError) as error:
            log.warning("a webhook at %s could not be called (%s)", urlsplit(url).hostname, type(error).__name__)
