"""Bots of hosted tables, in processes of their own.

A bot gets the bytes of a seat position (kernel.transfer): the table as its seat knows it, with nothing else in it.
"""
from __future__ import annotations

import asyncio
import multiprocessing
import os
import secrets
import threading
import zlib
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from multiprocessing.connection import Connection
from typing import Any, Final

from gateleg.bots.levels import LEVELS, make_bot
from gateleg.kernel.chance import seeded
from gateleg.kernel.game import Game, Setup
from gateleg.kernel.lookahead import Bot
from gateleg.kernel.transfer import from_bytes

MOST_BOTS: Final = 100  # that a process remembers with their plans
MOST_SETUPS: Final = 20
NICENESS: Final = 10  # people's requests come first

FindGame = Callable[[str], Game]


@dataclass(frozen=True)
class Job:
    """A question to a bot.

    bot        whose it is: table and seat;   level   it plays at
    game, seats, options, pack   how the table was set up;   content   id of its component data
    position   what the seat knows, as bytes
    """

    bot: tuple[str, int]
    level: str
    game: str
    seats: tuple[str, ...]
    options: tuple[tuple[str, str], ...]
    pack: dict[str, Any]
    content: str
    position: bytes


class Brain:
    """Answers questions, in whatever process it is in."""

    def __init__(self, find_game: FindGame) -> None:
        self.find_game = find_game
        self.setups: OrderedDict[tuple[Any, ...], Setup] = OrderedDict()
        self.bots: OrderedDict[tuple[str, int, str], Bot] = OrderedDict()

    def pick(self, job: Job) -> int:
        """Index of the bot's answer."""
        setup = self.setup(job)
        key = (*job.bot, job.level)
        if key not in self.bots:
            self.bots[key] = make_bot(job.level, setup.game, seeded(secrets.randbits(62)))
        self.bots.move_to_end(key)
        if len(self.bots) > MOST_BOTS:
            self.bots.popitem(last=False)
        return self.bots[key].pick(from_bytes(setup, job.position))

    def setup(self, job: Job) -> Setup:
        key = (job.game, job.seats, job.options, job.content)
        if key not in self.setups:
            self.setups[key] = self.find_game(job.game).setup(list(job.seats), dict(job.options), job.pack)
        self.setups.move_to_end(key)
        if len(self.setups) > MOST_SETUPS:
            self.setups.popitem(last=False)
        return self.setups[key]


def answer_questions(connection: Connection[Any, Any], find_game: FindGame) -> None:
    """What a bot process does, until the server is gone."""
    os.nice(NICENESS)
    brain = Brain(find_game)
    while True:
        try:
            job = connection.recv()
        except (EOFError, OSError, KeyboardInterrupt):
            return
        try:
            connection.send(brain.pick(job))
        except Exception as error:
            connection.send(error)


class Worker:
    """One process; it is started when it is first needed, and again if it has died."""

    def __init__(self, find_game: FindGame) -> None:
        self.find_game = find_game
        self.lock = asyncio.Lock()
        self.process: multiprocessing.process.BaseProcess | None = None
        self.connection: Connection[Any, Any] | None = None
        self.stopped = False
        self.changing = threading.Lock()  # held while the process starts or ends: the server may stop meanwhile

    def start(self) -> None:
        context = multiprocessing.get_context("spawn")
        self.connection, there = context.Pipe()
        self.process = context.Process(target=answer_questions, args=(there, self.find_game), daemon=True)
        self.process.start()
        there.close()

    async def pick(self, job: Job) -> int:
        async with self.lock:
            try:
                return await asyncio.to_thread(self.exchange, job)
            except (EOFError, OSError):  # it has died: once more in a new one
                self.end()
                return await asyncio.to_thread(self.exchange, job)

    def exchange(self, job: Job) -> int:
        with self.changing:
            if self.stopped:
                raise RuntimeError("the bots have been stopped")
            if self.process is None:
                self.start()
            connection = self.connection
        assert connection is not None
        connection.send(job)
        answer = connection.recv()
        if isinstance(answer, Exception):
            raise RuntimeError(f"the bot {job.level} has failed") from answer
        return int(answer)

    def end(self) -> None:
        with self.changing:
            if self.process is not None:
                self.process.terminate()
                self.process.join()
                self.process = None

    def stop(self) -> None:
        self.stopped = True
        self.end()


class BotPool:
    """Some processes; a table's bots always think in the same one, where they remember their plans."""

    def __init__(self, find_game: FindGame, workers: int) -> None:
        self.workers = [Worker(find_game) for _ in range(workers)]

    async def pick(self, job: Job) -> int:
        """Index of the answer to a question.  RuntimeError if the bot fails."""
        return await self.workers[zlib.crc32(job.bot[0].encode()) % len(self.workers)].pick(job)

    def stop(self) -> None:
        for worker in self.workers:
            worker.stop()


def levels() -> list[str]:
    """The levels that bots play at, from the weakest."""
    return list(LEVELS)
