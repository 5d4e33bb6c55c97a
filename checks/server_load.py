"""How long a move takes to reach the other seat, at many tables at once.

    uv run python checks/server_load.py [--tables 20] [--seconds 30] [--think 1.0]

Each table has two clients with live connections; who is asked answers after a random time of `--think` seconds on
average.  Prints the median and the 99th percentile, in milliseconds, from sending a move to the other's view of it.
"""
from __future__ import annotations

import argparse
import asyncio
import json
import random
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx2 as httpx
import websockets
from server_faults import Server

Sent = dict[tuple[str, int], float]


class Client:
    """One browser at a table."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.http = httpx.AsyncClient(base_url=address, headers={"origin": address}, timeout=60)

    async def post(self, path: str, body: Any) -> Any:
        answer = await self.http.post(path, json=body)
        if answer.status_code != 200:
            raise SystemExit(f"{path}: {answer.status_code} {answer.text}")
        return answer.json()

    async def play(self, table: str, seat: str, sent: Sent, took: list[float], until: float, think: float) -> None:
        """Answer whatever is asked, and note when the other's moves arrive."""
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        url = self.address.replace("http", "ws", 1) + f"{table}/live"
        lines = 0
        async with websockets.connect(
            url, origin=websockets.Origin(self.address), additional_headers={"cookie": cookie}
        ) as socket:
            await socket.send(json.dumps({"type": "hello"}))
            while time.monotonic() < until:
                try:
                    message = json.loads(await asyncio.wait_for(socket.recv(), until - time.monotonic() + 0.1))
                except TimeoutError:
                    return
                if message["type"] != "view":
                    continue
                view = message["view"]
                lines += len(view["log"])
                if (moved := sent.pop((table, view["at"]), None)) is not None and not view["questions"]:
                    took.append(time.monotonic() - moved)
                if view["outcome"] is not None:
                    return
                if view["questions"]:
                    await asyncio.sleep(random.expovariate(1 / think) if think else 0)
                    question = view["questions"][0]
                    sent[table, view["at"] + 1] = time.monotonic()
                    await self.post(f"{table}/moves", {
                        "move_id": f"{random.getrandbits(64):016x}", "seat": seat, "expected_version": view["version"],
                        "answers": [{"question": question["id"], "option": random.choice(question["options"])["name"]}],
                        "lines": lines,
                    })


async def measure(address: str, tables: int, seconds: float, think: float) -> list[float]:
    """Seconds that each move took to reach the other seat."""
    took: list[float] = []
    sent: Sent = {}
    playing = []
    for _ in range(tables):
        ann, bob = Client(address), Client(address)
        wishes = [{"name": "a", "who": "me"}, {"name": "b", "who": "person"}]
        made = await ann.post("/api/tables", {"game": "allies", "seats": wishes})
        table = f"/api/tables/{made['table']}"
        await bob.post(f"{table}/claim", {"token": made["links"][0]["path"].partition("#key=")[2]})
        playing += [(ann, table, "a"), (bob, table, "b")]
    until = time.monotonic() + seconds
    await asyncio.gather(*[client.play(table, seat, sent, took, until, think) for client, table, seat in playing])
    return sorted(took)


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--think", type=float, default=1.0)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        server = Server(Path(name), f"sqlite:///{name}/tables.db")
        try:
            address = f"http://127.0.0.1:{server.port}"
            took = asyncio.run(measure(address, asked.tables, asked.seconds, asked.think))
        finally:
            server.stop()
    if not took:
        print("no move reached the other seat")
        return 1
    print(f"{asked.tables} tables, {len(took)} moves seen by the other seat in {asked.seconds:.0f} s: "
          f"median {took[len(took) // 2] * 1000:.0f} ms, p99 {took[len(took) * 99 // 100] * 1000:.0f} ms")
    return 0


if __name__ == "__main__":
    sys.exit(main())
