"""Which games there are: every folder beside this file with a `game` module that holds a GAME."""
from __future__ import annotations

import importlib
import pkgutil
from pathlib import Path

from gateleg.kernel.errors import InputError
from gateleg.kernel.game import Game


def game_names() -> list[str]:
    """Names of all games, in alphabetical order."""
    folder = Path(__file__).parent
    names = [module.name for module in pkgutil.iter_modules([str(folder)])]
    return sorted(name for name in names if (folder / name / "game.py").exists())


def find_game(name: str) -> Game:
    """The game of that name.  InputError if there is none."""
    if name not in game_names():
        raise InputError("game", f"one of {', '.join(game_names())}, not {name!r}")
    game: Game = importlib.import_module(f"gateleg.games.{name}.game").GAME
    return game
