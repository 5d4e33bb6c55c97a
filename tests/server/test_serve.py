"""`gateleg serve` as a process: the link, the end in good order, an end by force; reports and records by `replay`."""
from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx2 as httpx
import pytest

from gateleg.cli import main
from gateleg.kernel.errors import InputError
from gateleg.server.report import read_report
from tests.server.host import Host
from tests.server.test_app import play_on

pytestmark = pytest.mark.compiled_only


@contextmanager
def serving(folder: Path) -> Iterator[tuple[subprocess.Popen[str], httpx.Client]]:
    program = [sys.executable, "-m", "gateleg", "serve", "--port", "0", "--db", f"sqlite:///{folder}/tables.db"]
    process = subprocess.Popen(program, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None
        found = re.search(r"http://127\.0\.0\.1:\d+", process.stdout.readline())
        assert found is not None
        with httpx.Client(base_url=found[0], headers={"origin": found[0]}, timeout=60) as browser:
            yield process, browser
    finally:
        process.kill()
        process.wait()


def new_table(browser: httpx.Client, *who: str) -> str:
    seats = [{"name": name, "who": kind} for name, kind in zip("ab", who, strict=True)]
    answer = browser.post("/api/tables", json={"game": "allies", "seats": seats})
    assert answer.status_code == 200, answer.text
    return str(answer.json()["table"])


def test_it_prints_its_link_and_stops_in_good_order(tmp_path: Path) -> None:
    with serving(tmp_path) as (process, browser):
        new_table(browser, "me", "open")
        process.send_signal(signal.SIGINT)
        assert process.wait(60) == 0
        assert process.stderr is not None
        assert process.stderr.read() == ""


def test_a_killed_server_has_everything_it_has_acknowledged(tmp_path: Path) -> None:
    with serving(tmp_path) as (process, browser):
        table = new_table(browser, "me", "me")
        cookies = dict(browser.cookies)
        moves = 0
        for _ in range(5):
            seat = browser.get(f"/api/tables/{table}/view").json()["waiting"][0]["seat"]
            browser.post(f"/api/tables/{table}/curtain", json={"seat": seat})
            view = browser.get(f"/api/tables/{table}/view").json()
            question = view["questions"][0]
            move = {
                "move_id": f"move-{moves:08}", "seat": seat, "expected_version": view["version"],
                "answers": [{"question": question["id"], "option": question["options"][0]["name"]}],
            }
            done = browser.post(f"/api/tables/{table}/moves", json=move)
            assert done.status_code == 200
            moves += 1
        os.kill(process.pid, signal.SIGKILL)
    with serving(tmp_path) as (process, browser):
        browser.cookies.update(cookies)
        assert browser.get(f"/api/tables/{table}/view").json()["at"] == moves
        assert browser.post(f"/api/tables/{table}/moves", json=move).json() == done.json()
        assert browser.get(f"/api/tables/{table}/view").json()["at"] == moves


Replay = Callable[..., tuple[int, str]]


@pytest.fixture
def replay(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Replay:
    """`gateleg replay` in this process: its exit code and what it prints."""
    def run(*arguments: str) -> tuple[int, str]:
        monkeypatch.setattr(sys, "argv", ["gateleg", "replay", *arguments])
        try:
            main()
        except SystemExit as ended:  # Typer always ends so
            return int(ended.code or 0), capsys.readouterr().out
        raise AssertionError("it has not ended")

    return run


def test_replay_opens_reports_and_proves_records(tmp_path: Path, host: Host, replay: Replay) -> None:
    table, people = host.seated("allies")
    play_on(table, people, 30)
    report = tmp_path / "report.json"
    report.write_text(json.dumps(people[0].get(f"tables/{table}/report")))
    shown = json.loads(replay(str(report), "--json")[1])
    assert (shown["game"], shown["seat"], shown["answers"]) == ("allies", "a", people[0].view(table)["at"])
    assert shown["view"]["hand"] == people[0].view(table)["model"]["hand"]
    assert "bold" not in replay(str(report))[1]
    assert replay(str(report), "--verify")[0] == 2
    play_on(table, people)
    record = tmp_path / "record.json"
    record.write_text(json.dumps(people[0].get(f"tables/{table}/record")))
    code, text = replay(str(record), "--verify", "--json")
    assert (code, json.loads(text)["verified"]) == (0, True)
    data = json.loads(record.read_text())
    data["events"][0]["tribe"] = "none"
    record.write_text(json.dumps(data))
    assert replay(str(record), "--verify")[0] == 1


@pytest.mark.parametrize(("change", "path"), [
    ({"format_version": 2}, "format_version"), ({"view": 1}, "$.view"), ({"game": None}, "$.game"),
])
def test_reports_that_cannot_be_read(host: Host, change: dict[str, Any], path: str) -> None:
    table, people = host.seated("duel")
    report = people[0].get(f"tables/{table}/report")
    with pytest.raises(InputError) as error:
        read_report({**report, **change})
    assert error.value.path == path
