"""How the rules run in this test run."""
from __future__ import annotations

import gateleg

COMPILED = gateleg.compiled()


def scale(n_compiled: int, n_interpreted: int) -> int:
    """How many games a kit plays: native code plays some fifty times as many in the same time."""
    return n_compiled if COMPILED else n_interpreted


def looks(number: int) -> bool:
    """Whether a kit looks closely at this point of a game, counted from 0: at all of them when compiled; interpreted,
    where looking takes most of the time, at every fifth."""
    return COMPILED or number % 5 == 0
