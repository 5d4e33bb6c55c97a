"""Which games there are: every folder beside this file with a `game` module that holds a GAME."""
from __future__ import annotations

import importlib
import pkgutil
from pathlib import Path

from gateleg.kernel.errors import InputError
from gateleg.kernel.game import Game


def game_names() -> list[str]:
    """Names of all games, in alphabetical order."""
    return sorted(module.name for module in pkgutil.iter_modules([str(Path(__file__).parent)]) if module.ispkg)


def find_game(name: str) -> Game:
    """The game of that name.  InputError if there is none."""
    if name not in game_names():
        raise InputError("game", f"one of {', '.join(game_names())}, not {name!r}")
    game: Game = importlib.import_module(f"gateleg.games.{name}.game").GAME
    return game
