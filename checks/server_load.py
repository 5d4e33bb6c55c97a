"""How long a move takes to reach the other seats, at many tables at once.

    uv run python checks/server_load.py [--tables 20] [--clients 2] [--games allies] [--seconds 30] [--think 1.0]

The tables play the games by turns, each with so many clients with live connections: people on as many seats as the game
has for them, the others watch.  Who is asked answers after a random time of `--think` seconds on average.  Prints for
each game and for all the median and the 99th percentile, in milliseconds, from sending a move to another client's view
of it.  Secret votes, of which others see nothing, are played and not counted.
"""
from __future__ import annotations

import argparse
import asyncio
import random
import sys
import tempfile
import time
from collections import deque
from pathlib import Path
from typing import Any

import httpx2 as httpx
import msgspec
import websockets
from server_faults import Server

MOST_VIEW = 16 * 1024 * 1024  # bytes


class Client:
    """One browser at a table.

    coming   when the moves of others were sent that it has not seen yet
    """

    def __init__(self, address: str) -> None:
        self.address = address
        self.http = httpx.AsyncClient(
            base_url=address, headers={"origin": address}, timeout=60,
            limits=httpx.Limits(keepalive_expiry=2),  # less than the server keeps a connection that is not used
        )
        self.coming: deque[float] = deque()

    async def post(self, path: str, body: Any, late: bool = False) -> Any:
        """The answer; None if the body may come too late and does: several are asked, and one answer was enough."""
        answer = await self.http.post(path, json=body)
        if answer.status_code == 409 and late:
            return None
        if answer.status_code != 200:
            raise SystemExit(f"{path}: {answer.status_code} {answer.text[:300]}")
        return answer.json()

    async def play(self, table: str, others: list[Client], took: list[float], until: float, think: float) -> None:
        """Answer whatever is asked, and note when the others' moves arrive."""
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        url = self.address.replace("http", "ws", 1) + f"{table}/live"
        lines = at = 0
        view: Any = None
        due = until  # when the open question is answered
        async with websockets.connect(
            url, origin=websockets.Origin(self.address), additional_headers={"cookie": cookie}, max_size=MOST_VIEW,
        ) as socket:
            await socket.send('{"type": "hello"}')
            while (now := time.monotonic()) < until:
                if now >= due:
                    due = until
                    await self.answer(table, view, lines, others)
                try:
                    text = await asyncio.wait_for(socket.recv(), min(due, until) - now + 0.001)
                except TimeoutError:
                    continue
                came = time.monotonic()
                message = msgspec.json.decode(text)
                if message["type"] != "view":
                    continue
                view = message["view"]
                lines += len(view["log"])
                for _ in range(view["at"] - at):
                    if self.coming:
                        took.append(came - self.coming.popleft())
                at = view["at"]
                due = until
                if view["questions"]:
                    due = came + (random.expovariate(1 / think) if think else 0)

    async def answer(self, table: str, view: Any, lines: int, others: list[Client]) -> None:
        question = view["questions"][0]
        begin = time.monotonic()
        for other in others if not question["secret"] else []:
            other.coming.append(begin)
        done = await self.post(f"{table}/moves", {
            "move_id": f"{random.getrandbits(64):016x}", "seat": question["seat"],
            "expected_version": view["version"],
            "answers": [{"question": question["id"], "option": random.choice(question["options"])["name"]}],
            "lines": lines,
        }, late=True)
        for other in others if done is None else []:
            if begin in other.coming:
                other.coming.remove(begin)


async def sit_down(address: str, info: Any, clients: int) -> tuple[str, list[Client]]:
    """A table with so many clients, of whom those without a seat watch."""
    people = [Client(address) for _ in range(clients)]
    wanted = max(info["least"], min(info["most"], clients))
    names = (info["seats"] if info["in_order"] else list(dict.fromkeys(info["standard"] + info["seats"])))[:wanted]
    who = ["me", *["person"] * (clients - 1), *["bot"] * wanted]
    seats = [
        {"name": name, "who": kind, "level": "beginner" if kind == "bot" else ""}
        for name, kind in zip(names, who, strict=False)
    ]
    made = await people[0].post("/api/tables", {"game": info["name"], "seats": seats})
    table = f"/api/tables/{made['table']}"
    for person, link in zip(people[1:], made["links"], strict=False):
        await person.post(f"{table}/claim", {"token": link["path"].partition("#key=")[2]})
    return table, people


async def measure(address: str, asked: argparse.Namespace) -> dict[str, list[float]]:
    """[game] Seconds that each move took to reach each other client."""
    names = asked.games.split(",")
    took: dict[str, list[float]] = {name: [] for name in names}
    async with httpx.AsyncClient(base_url=address, timeout=60) as browser:
        lobby = (await browser.get("/api/lobby")).json()
    infos = {info["name"]: info for info in lobby["games"]}
    sitting = []
    for n in range(asked.tables):
        name = names[n % len(names)]
        sitting.append((name, *await sit_down(address, infos[name], asked.clients)))
    until = time.monotonic() + asked.seconds
    await asyncio.gather(*[
        client.play(table, [other for other in people if other is not client], took[name], until, asked.think)
        for name, table, people in sitting for client in people
    ])
    return took


def figures(took: list[float]) -> str:
    times = sorted(took)
    if not times:
        return "no move was seen by another client"
    return (f"{len(times)} times a move was seen by another client, median {times[len(times) // 2] * 1000:.0f} ms, "
            f"p99 {times[len(times) * 99 // 100] * 1000:.0f} ms")


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--clients", type=int, default=2, help="at each table")
    parser.add_argument("--games", default="allies", help="names, with commas")
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--think", type=float, default=1.0)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        server = Server(Path(name), f"sqlite:///{name}/tables.db")
        try:
            took = asyncio.run(measure(f"http://127.0.0.1:{server.port}", asked))
        finally:
            server.stop()
    for game, times in took.items():
        print(f"{game}: {figures(times)}")
    everything = [time for times in took.values() for time in times]
    print(f"{asked.tables} tables with {asked.clients} clients, {asked.seconds:.0f} s: {figures(everything)}")
    return 0 if everything else 1


if __name__ == "__main__":
    sys.exit(main())
