"""Bots at a table in the terminal, in a process of their own so that the screen stays alive.

A bot gets nothing but seat positions, here as there; the process keeps a copy of the game up to date by its log.
"""
from __future__ import annotations

import multiprocessing
import threading
from multiprocessing.connection import Connection
from typing import Any, Protocol

from gateleg.bots.levels import make_bot
from gateleg.games.registry import find_game
from gateleg.kernel.chance import seeded
from gateleg.kernel.game import Game, Setup
from gateleg.kernel.record import Played, read_record, replay_entry


class Thinker(Protocol):
    """Answers for the seats that bots hold."""

    def pick(self, played: Played, seat: int) -> str:
        """The name of the option that the seat's bot takes in its open question."""
        ...

    def close(self) -> None:
        """No more answers are needed."""
        ...


def check_levels(game: Game, levels: dict[int, str]) -> None:
    """InputError for a level that no bot plays at."""
    for level in levels.values():
        make_bot(level, game, seeded(0))


class LocalThinker:
    """Bots in this process.

    levels   of the seats that bots hold;   seed   of their own random numbers
    """

    def __init__(self, setup: Setup, levels: dict[int, str], seed: int) -> None:
        self.bots = {
            seat: make_bot(level, setup.game, seeded(seed + seat)) for seat, level in levels.items()
        }

    def pick(self, played: Played, seat: int) -> str:
        question = played.session.question_of(seat)
        if question is None:
            raise ValueError(f"{played.setup.seats[seat]} is not asked")
        return played.option_names(question)[self.bots[seat].pick(played.session.position(question))]

    def close(self) -> None:
        pass


class RemoteThinker:
    """The same in another process, which starts at once: a screen in charge of stderr would be in its way later."""

    def __init__(self, played: Played, levels: dict[int, str], seed: int) -> None:
        context = multiprocessing.get_context("spawn")
        self.connection, there = context.Pipe()
        self.process = context.Process(target=think, args=(there, played.record(), levels, seed), daemon=True)
        self.process.start()
        self.turn = threading.Lock()
        there.close()

    def pick(self, played: Played, seat: int) -> str:
        """Waits without holding up other threads.  EOFError if the process has died."""
        record = played.record()
        with self.turn:  # an answer that nobody waits for any longer, after an undo, must not be taken for the next
            self.connection.send((record["log"], record["epoch"], seat))
            return str(self.connection.recv())

    def close(self) -> None:
        self.process.terminate()
        self.process.join()


def think(connection: Connection[Any, Any], record: dict[str, Any], levels: dict[int, str], seed: int) -> None:
    """The other process: brings its copy of the game up to date and answers, until it is ended."""
    played = read_record(record, find_game)
    known: list[Any] = record["log"]
    bots = LocalThinker(played.setup, levels, seed)
    while True:
        try:
            log, epoch, seat = connection.recv()
        except EOFError:  # the table is gone
            return
        follow(played, known, log, epoch)
        known = log
        connection.send(bots.pick(played, seat))


def follow(played: Played, known: list[Any], log: list[Any], epoch: int) -> None:
    """Bring a game whose log is `known` to another log of the same game."""
    same = 0
    while same < min(len(known), len(log)) and known[same] == log[same]:
        same += 1
    if same < len(known):
        played.session.undo(same)
    for number, entry in enumerate(log[same:], start=same):
        replay_entry(played, entry, f"log[{number}]")
    played.session.epoch = epoch
