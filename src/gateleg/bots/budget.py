"""How long a search may think."""
from __future__ import annotations

from time import perf_counter
from typing import final

from mypy_extensions import i64


@final
class Budget:
    """So many iterations, or, where `milliseconds` is not 0, so much time and as many iterations as fit in.

    Time is that of the wall clock; a search makes at least one iteration.
    """

    def __init__(self, iterations: int, milliseconds: int = 0) -> None:
        self.iterations: i64 = iterations
        self.milliseconds = milliseconds
        self._start = 0.0

    def start(self) -> None:
        """The clock runs from here on."""
        if self.milliseconds > 0:
            self._start = perf_counter()

    def allows(self, done: i64, share: float = 1.0) -> bool:
        """Whether there may be another iteration after `done`, if only a share (0.0 to 1.0) of the budget is used."""
        if self.milliseconds == 0:
            return done < self.iterations
        return done == 0 or (perf_counter() - self._start) * 1000.0 < share * float(self.milliseconds)
