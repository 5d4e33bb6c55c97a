"""Gateleg: an executable rulebook for modern board games.

The rules are typed Python, compiled to native code. With GATELEG_INTERPRETED=1 the same files run interpreted,
also where compiled ones lie beside them. This file is never compiled.
"""
from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType

__version__ = "0.1.0"


class SourceFinder:
    """Finds every module of the package as source, passing over compiled ones."""

    @staticmethod
    def find_spec(name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        if not name.startswith("gateleg."):
            return None
        for folder in path or ():
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name, target)
            if spec is not None and spec.loader is not None:
                return spec
        return None


def interpreted_asked() -> bool:
    """Whether the environment asks for the .py files."""
    return os.environ.get("GATELEG_INTERPRETED", "0") not in ("", "0")


def compiled() -> bool:
    """Whether the rules run as native code, read from the loaded kernel."""
    return not str(import_module("gateleg.kernel.chance").__file__).endswith(".py")


if interpreted_asked() and SourceFinder not in sys.meta_path:
    sys.meta_path.insert(0, SourceFinder)
