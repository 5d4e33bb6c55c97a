"""Faults of the server: killed at random moments, and every move sent several times from two tabs.

    uv run python checks/server_faults.py [--moves 200] [--seed S] [--db sqlite|postgresql] [--kills N]

Two people play Allies over HTTP against a server of its own process that is killed by SIGKILL at random moments and
started again.  Every move is sent one to three times, from two tabs at once, in any order; whatever is not answered is
sent again after the restart.  Then: every acknowledged move is there, once and in order; nothing was ever shown that
was not kept; versions never go back.  Exit 1 if not.

PostgreSQL is started for the check on a port of its own, as another user if this one is root.
"""
from __future__ import annotations

import argparse
import os
import random
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx2 as httpx

PATIENCE = 60.0  # seconds for a server to come up
POSTGRES_USER = "postgres"  # who runs it where this is root


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def postgres(folder: Path) -> Iterator[str]:
    """A cluster of its own; the URL of its database."""
    found = shutil.which("postgres") or ""
    programs = Path(found).resolve().parent
    if not (programs / "initdb").exists():
        raise SystemExit("no PostgreSQL here (postgres and initdb)")
    data, port = folder / "cluster", free_port()
    user = POSTGRES_USER if os.geteuid() == 0 else None
    folder.chmod(0o755)
    data.mkdir()
    if user:
        shutil.chown(data, user)
    subprocess.run([programs / "initdb", "-D", data, "-U", "gateleg", "-A", "trust", "--no-sync"],
                   check=True, stdout=subprocess.DEVNULL, user=user, cwd=data)
    server = subprocess.Popen(
        [programs / "postgres", "-D", data, "-h", "127.0.0.1", "-p", str(port), "-k", ""],
        user=user, cwd=data, stderr=subprocess.DEVNULL,
    )
    try:
        until = time.monotonic() + PATIENCE
        while True:
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", port)) == 0:
                    break
            if time.monotonic() > until:
                raise SystemExit("PostgreSQL does not come up")
            time.sleep(0.1)
        yield f"postgresql://gateleg@127.0.0.1:{port}/postgres"
    finally:
        server.send_signal(signal.SIGINT)
        server.wait()


class Server:
    """`gateleg serve` in a process of its own."""

    def __init__(self, folder: Path, url: str) -> None:
        self.folder, self.url, self.port = folder, url, free_port()
        self.kills = 0
        self.process = self.start()

    def start(self) -> subprocess.Popen[bytes]:
        log = (self.folder / "server.log").open("ab")
        program = [sys.executable, "-m", "gateleg", "serve", "--port", str(self.port), "--db", self.url]
        process = subprocess.Popen(program, stdout=log, stderr=log, cwd=self.folder)
        log.close()
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", self.port)) == 0:
                    return process
            time.sleep(0.02)
        raise SystemExit("the server does not come up: " + (self.folder / "server.log").read_text())

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()
        self.kills += 1
        self.process = self.start()

    def stop(self) -> None:
        self.process.send_signal(signal.SIGINT)
        self.process.wait(PATIENCE)


class Person:
    """Two tabs of one browser."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.address = f"http://127.0.0.1:{server.port}"
        self.tabs = [httpx.Client(base_url=self.address, headers={"origin": self.address}) for _ in range(2)]

    def share_cookie(self) -> None:
        self.tabs[1].cookies.update(self.tabs[0].cookies)

    def get(self, path: str, **query: Any) -> Any:
        """Whatever a tab gets, asked again until the server is there."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            try:
                answer = self.tabs[0].get(path, params=query)
            except httpx.HTTPError:
                time.sleep(0.05)
                continue
            if answer.status_code == 200:
                return answer.json()
            raise SystemExit(f"{path}: {answer.status_code} {answer.text}")
        raise SystemExit("the server does not come back")

    def post(self, path: str, body: Any, tab: int = 0) -> Any:
        """The answer (status, body), or None if the server died on the way."""
        try:
            answer = self.tabs[tab].post(path, json=body)
        except httpx.HTTPError:
            return None
        return answer.status_code, answer.json()


def fail(text: str) -> None:
    raise SystemExit(f"FAILED: {text}")


def play(server: Server, moves: int, kills: int, chance: random.Random) -> dict[str, int]:
    """Play, be killed, and check; the figures."""
    ann, bob = Person(server), Person(server)
    wishes = [{"name": "a", "who": "me"}, {"name": "b", "who": "person"}]
    _, made = ann.post("/api/tables", {"game": "allies", "seats": wishes})
    table = f"/api/tables/{made['table']}"
    token = made["links"][0]["path"].partition("#key=")[2]
    bob.post(f"{table}/claim", {"token": token})
    people = {"a": ann, "b": bob}
    for person in people.values():
        person.share_cookie()
    acknowledged: list[tuple[str, str]] = []
    shown = {"a": 0, "b": 0}
    lines: dict[str, list[Any]] = {"a": [], "b": []}
    sent = repeated = 0
    left = sorted(chance.sample(range(1, moves), min(kills, moves - 1)))
    while len(acknowledged) < moves:
        seat = ann.get(f"{table}/view")["waiting"]
        if not seat:  # this game is over: check it, play another
            check_log(ann, table, acknowledged)
            more = play(server, moves - len(acknowledged), max(0, kills - server.kills), chance)
            return {name: more[name] + value for name, value in
                    {"moves": len(acknowledged), "sent": sent, "repeated": repeated, "games": 1}.items()}
        name = seat[0]["seat"]
        person = people[name]
        view = person.get(f"{table}/view")
        check_view(name, view, shown, lines)
        question = view["questions"][0]
        option = chance.choice(question["options"])["name"]
        body = {
            "move_id": f"{chance.getrandbits(64):016x}", "seat": name, "expected_version": view["version"],
            "answers": [{"question": question["id"], "option": option}],
        }
        copies = chance.randint(1, 3)
        killing = bool(left) and len(acknowledged) >= left[0]
        with ThreadPoolExecutor(copies) as pool:
            answers = [pool.submit(person.post, f"{table}/moves", body, copy % 2) for copy in range(copies)]
            if killing:
                left.pop(0)
                time.sleep(chance.random() * 0.03)
                server.kill()
            got = [answer.result() for answer in answers]
        sent += copies
        repeated += copies - 1
        while not any(got):  # nobody knows whether it was saved: send it again
            got = [person.post(f"{table}/moves", body)]
            sent += 1
        distinct = {repr(answer) for answer in got if answer is not None}
        if len(distinct) != 1 or next(a for a in got if a is not None)[0] != 200:
            fail(f"copies of one move were answered differently: {distinct}")
        acknowledged.append((name, option))
        if chance.random() < 0.2:  # much later, once more
            again = person.post(f"{table}/moves", body)
            if again is not None and repr(again) not in distinct:
                fail(f"a late copy of a move was answered differently: {again}")
    check_log(ann, table, acknowledged)
    return {"moves": len(acknowledged), "sent": sent, "repeated": repeated, "games": 1}


def check_view(name: str, view: Any, shown: dict[str, int], lines: dict[str, list[Any]]) -> None:
    """What was shown once stays: versions do not go back, and log lines stay as they were."""
    if view["version"] < shown[name]:
        fail(f"{name} had seen version {shown[name]} and now sees {view['version']}")
    shown[name] = view["version"]
    if view["log"][: len(lines[name])] != lines[name]:
        fail(f"a line that {name} had seen is not there any longer")
    lines[name] = view["log"]


def check_log(person: Person, table: str, acknowledged: list[tuple[str, str]]) -> None:
    """Every acknowledged answer is in the game, once, in order, and nothing else is."""
    view = person.get(f"{table}/view")
    if view["outcome"] is None:
        if view["at"] != len(acknowledged):
            fail(f"{len(acknowledged)} moves were acknowledged, {view['at']} are there")
        return
    record = person.get(f"{table}/record")
    kept = [(entry["seat"], entry["answer"]) for entry in record["log"]]
    if kept != acknowledged:
        fail(f"{len(acknowledged)} moves were acknowledged, the record has {len(kept)} or others")


def main() -> int:
    """0 if nothing is lost and nothing done twice."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--moves", type=int, default=200)
    parser.add_argument("--kills", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--db", choices=["sqlite", "postgresql"], default="sqlite")
    asked = parser.parse_args()
    begin = time.monotonic()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        if asked.db == "postgresql":
            with postgres(folder) as url:
                figures, kills = run(folder, url, asked)
        else:
            figures, kills = run(folder, f"sqlite:///{folder}/tables.db", asked)
    print(f"{asked.db}: {figures['moves']} moves acknowledged in {figures['games']} games, sent {figures['sent']} "
          f"times ({figures['repeated']} copies at once), {kills} times killed: none lost, none twice; "
          f"{time.monotonic() - begin:.0f} s")
    return 0


def run(folder: Path, url: str, asked: argparse.Namespace) -> tuple[dict[str, int], int]:
    server = Server(folder, url)
    try:
        return play(server, asked.moves, asked.kills, random.Random(asked.seed)), server.kills
    finally:
        server.stop()


if __name__ == "__main__":
    sys.exit(main())
