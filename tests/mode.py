"""How the rules run in this test run."""
from __future__ import annotations

import gateleg

COMPILED = gateleg.compiled()


def scale(n_compiled: int, n_interpreted: int) -> int:
    """How many games a kit plays: native code plays some fifty times as many in the same time."""
    return n_compiled if COMPILED else n_interpreted
