"""The wheel serves the page where there is no Node.

    uv run python checks/wheel_page.py [WHEEL]

Builds a source archive of this tree and from that a wheel (not compiled, which takes long and changes nothing here),
unless one is given.  Installs it into a new environment, starts `gateleg serve` there with nothing else on the path,
and fetches the page and all that it names; with Chromium, opens it and waits for the lobby.  Exit 1 if something is
missing.
"""
from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
import urllib.request
from pathlib import Path

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).resolve().parents[1]


def build(folder: Path) -> Path:
    environment = {**os.environ, "GATELEG_COMPILE": "0"}
    environment.pop("GATELEG_REQUIRE_COMPILED", None)
    subprocess.run(["uv", "build", "--quiet", "--out-dir", folder], cwd=ROOT, env=environment, check=True)
    return next(folder.glob("*.whl"))


def fetched(address: str) -> str:
    with urllib.request.urlopen(address, timeout=60) as answer:
        return str(answer.read().decode())


def main() -> int:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        wheel = Path(sys.argv[1]) if len(sys.argv) > 1 else build(folder / "dist")
        subprocess.run(["uv", "venv", "--quiet", folder / "venv"], check=True)
        python = folder / "venv" / "bin" / "python"
        subprocess.run(["uv", "pip", "install", "--quiet", "--python", python, wheel], check=True)
        path = str(python.parent)
        assert shutil.which("node", path=path) is None, "a Node is there"
        command = [str(python.parent / "gateleg"), "serve", "--port", "0", "--db", f"sqlite:///{folder / 'tables.db'}"]
        with subprocess.Popen(command, cwd=folder, env={"PATH": path}, stdout=subprocess.PIPE, text=True) as server:
            try:
                assert server.stdout is not None
                address = re.findall(r"http://\S+", server.stdout.readline())[0]
                page = fetched(address)
                files = re.findall(r'(?:src|href)="(/[^"]+)"', page)
                assert files, "the page names no files"
                sizes = {file: len(fetched(address + file)) for file in files}
                print(f"{wheel.name} serves the page without Node: {sizes}")
                browser = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
                if browser:
                    open_lobby(browser, address)
            finally:
                server.terminate()
    return 0


def open_lobby(executable: str, address: str) -> None:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=executable, args=["--no-sandbox", "--disable-gpu"])
        page = browser.new_page()
        page.goto(address)
        page.locator(".wishes li").first.wait_for(timeout=120_000)
        print(f"the lobby shows {page.locator('.game').count()} games")


if __name__ == "__main__":
    sys.exit(main())
