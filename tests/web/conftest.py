"""A server of its own and Debian's Chromium for the tests of the page.

GATELEG_REQUIRE_BROWSER=1   a missing browser fails instead of leaving the tests out (CI sets it)
"""
from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, sync_playwright

import gateleg

WEB = Path(__file__).parents[2] / "web"
BUILT = Path(gateleg.__file__).parent / "static" / "index.html"
DESKTOP = (1440, 900)
PHONE = (360, 640)
PATIENCE = 20_000  # milliseconds


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    executable = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if executable is None:
        assert not os.environ.get("GATELEG_REQUIRE_BROWSER"), "no Chromium is installed"
        pytest.skip("needs Chromium")
    with sync_playwright() as playwright:
        yield playwright.chromium.launch(executable_path=executable, args=["--no-sandbox", "--disable-gpu"])


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server with a fresh database."""
    assert BUILT.exists(), "the page is not built: see the notice of `uv sync -v`"
    folder = tmp_path_factory.mktemp("site")
    command = [sys.executable, "-m", "gateleg", "serve", "--port", "0", "--db", f"sqlite:///{folder / 'tables.db'}"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=folder) as server:
        assert server.stdout is not None
        found = re.search(r"http://\S+", server.stdout.readline())
        assert found is not None
        yield found[0].rstrip("/")
        server.terminate()


@dataclass
class Devices:
    """Browsers of different people, and what their consoles said that nobody wants to hear."""

    browser: Browser
    site: str
    complaints: list[str] = field(default_factory=list)
    contexts: list[BrowserContext] = field(default_factory=list)

    def new(self, size: tuple[int, int] = DESKTOP, **options: Any) -> Page:
        width, height = size
        context = self.browser.new_context(
            base_url=self.site, viewport={"width": width, "height": height}, locale=options.pop("locale", "en-GB"),
            reduced_motion="reduce", **options,
        )
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        page.on("console", self.listen)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.contexts.append(context)
        return page

    def listen(self, message: ConsoleMessage) -> None:
        url = str(message.location.get("url", ""))
        late = "409" in message.text and "/previews?" in url  # answered meanwhile
        if message.type in ("error", "warning") and not late:
            self.complaints.append(f"{message.text} {url}")


@pytest.fixture
def devices(browser: Browser, site: str) -> Iterator[Devices]:
    found = Devices(browser, site)
    yield found
    for context in found.contexts:
        context.close()
    assert found.complaints == []
