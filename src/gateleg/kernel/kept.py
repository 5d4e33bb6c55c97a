"""What is made once of a set-up and kept for all tables that are played with it."""
from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from threading import Lock
from typing import Final, Generic, TypeVar

from gateleg.kernel.game import Setup

MOST_SETUPS: Final = 200

T = TypeVar("T")


class Kept(Generic[T]):
    """What a game makes of its set-ups, for those that were in use lately.

    Several threads may ask at once: a server makes views of many tables at a time.
    """

    def __init__(self, make: Callable[[Setup], T], most: int = MOST_SETUPS) -> None:
        self.make = make
        self.most = most
        self._made: OrderedDict[int, tuple[Setup, T]] = OrderedDict()  # by id: an entry keeps its set-up alive
        self._lock = Lock()

    def of(self, setup: Setup) -> T:
        """What was made of the very set-up, or is now.  Raises what making it raises."""
        with self._lock:
            kept = self._made.get(id(setup))
            if kept is None:
                kept = (setup, self.make(setup))
                self._made[id(setup)] = kept
                if len(self._made) > self.most:
                    self._made.popitem(last=False)
            else:
                self._made.move_to_end(id(setup))
            return kept[1]
