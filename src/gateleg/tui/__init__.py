"""Tables in the terminal."""
from __future__ import annotations

import os
import secrets
import sys
from pathlib import Path
from typing import Any, Final

from rich.console import Console

from gateleg.bots.levels import LEVELS
from gateleg.games.registry import find_game
from gateleg.kernel.content import read_json
from gateleg.kernel.errors import InputError
from gateleg.kernel.game import Game, Setup
from gateleg.kernel.record import Played, read_record, text_list
from gateleg.texts import LANGUAGES, texts_for
from gateleg.tui.boards import board_for
from gateleg.tui.table import PERSON, Table
from gateleg.tui.thinking import RemoteThinker, check_levels

AUTO_LEVEL: Final = "medium"  # of bots in all seats, where no level is named


def play(
    setup: Setup, bots: list[str] | None = None, seed: str | int | None = None, record: Path | None = None,
    language: str | None = None, auto: bool = False, dark: bool | None = None,
) -> int:
    """Play a game in the terminal; the exit code.

    bots     who holds the seats: a level or spec of bots.levels, or "person"; one word: the opponents of the first
             seat; None: ask.  Bots alone play without a screen and print what happened.
    seed     hex bytes for verifiable chance (drawn if None), or a whole number for fast chance that repeats
    record   file of the game: gone on with if it exists, written after every answer
    language "en" or "de"; None: that of the environment
    auto     bots in all seats
    dark     colours for a dark terminal; None: as the terminal says

    InputError for anything that is not possible, and where there is no terminal for people to play at.
    """
    game = setup.game
    kept = read_json(record) if record is not None and record.exists() else None
    if kept is None:
        played = Played(setup, secrets.token_hex(32) if seed is None else seed)
    else:
        played = read_record(kept, find_game)
        check_same_game(setup, played.setup)
        setup = played.setup
        if bots is None and "players" in kept:
            bots = text_list(kept, "players")
    texts = texts_for(setup, language or language_of_environment())
    board = board_for(setup, texts)
    if dark is None:
        from gateleg.tui.app import terminal_is_dark

        dark = terminal_is_dark()
    count = len(setup.seats)
    if auto:
        players = players_for(game, bots or [AUTO_LEVEL], count, alone=True)
    elif bots is None:
        need_terminal()
        chosen = ask_opponent(texts, dark)
        if chosen is None:
            return 0
        players = players_for(game, [chosen], count)
    else:
        players = players_for(game, bots, count)
    table = Table(played, players, texts, board, record)
    bot_seed = seed if isinstance(seed, int) else secrets.randbits(60)
    if not table.persons():
        from gateleg.tui.plain import play_plainly

        play_plainly(table, bot_seed, Console())
        return 0
    need_terminal()
    from gateleg.tui.app import TableApp

    return int(TableApp(table, RemoteThinker(played, table.bots(), bot_seed), dark).run() or 0)


def check_same_game(asked: Setup, kept: Setup) -> None:
    """InputError if a record is of another game, or of other options than those asked for."""
    if asked.game is not kept.game:
        raise InputError("record", f"a game of {asked.game.name}, not of {kept.game.name}")
    if asked.options not in (asked.game.setup().options, kept.options):
        raise InputError("option", f"those of the record, {kept.options}, or none")


def players_for(game: Game, bots: list[str], seats: int, alone: bool = False) -> list[str]:
    """Who holds each seat.  One word: all seats but the first, which a person holds (all, if `alone`).

    InputError for another number of players than seats, and for an unknown bot.
    """
    if len(bots) == 1:
        bots = [bots[0] if alone else PERSON] + bots * (seats - 1)
    if len(bots) != seats:
        raise InputError("bots", f"1 or {seats} players, not {len(bots)}")
    if alone and PERSON in bots:
        raise InputError("bots", f"bots in all seats, not {PERSON!r}")
    check_levels(game, {seat: bot for seat, bot in enumerate(bots) if bot != PERSON})
    return bots


def ask_opponent(texts: Any, dark: bool) -> str | None:
    """Let a person choose whom to play against; None if they leave."""
    from gateleg.tui.app import LobbyApp
    from gateleg.tui.screens import Lobby

    chosen = LobbyApp(lambda begin: Lobby(texts, list(LEVELS), PERSON, begin), dark).run()
    return chosen if isinstance(chosen, str) else None


def need_terminal() -> None:
    """InputError where people cannot play because there is no terminal."""
    if not sys.stdin.isatty() or not sys.stdout.isatty():
        raise InputError("bots", f"bots in all seats where there is no terminal (--auto, or --bots {AUTO_LEVEL},…)")


def language_of_environment() -> str:
    """The first of LC_ALL, LC_MESSAGES, LANG that is set, if Gateleg speaks it; else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(name)
        if value:
            return value[:2] if value[:2] in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]
