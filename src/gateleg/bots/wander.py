"""Playouts that leave the scripted way here and there, so that the best of several finds what a script overlooks."""
from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from gateleg.kernel.chance import Stream
from gateleg.kernel.play import Policy, one_of_team
from gateleg.kernel.table import State

ASTRAY: Final = 15  # per cent of the answers that a policy does not settle


@final
class Wanderer(Policy):
    """Plays as another policy, whose `stream` it shares; while `astray`, some answers that it does not settle are random.

    Secret answers stay scripted: partners could not know of another one.
    """

    def __init__(self, stream: Stream, inner: Policy) -> None:
        super().__init__(stream)
        self.inner = inner
        self.astray: bool = False

    def _leaves(self, t: State) -> bool:
        p = t.prompt
        return self.astray and p.count > 1 and not self.inner.settles(p.kind) and self.stream.below(100) < ASTRAY

    def choose(self, t: State) -> i64:
        return self.stream.below(t.prompt.count) if self._leaves(t) else self.inner.choose(t)

    def choose_for_team(self, t: State) -> i64:
        return one_of_team(t.prompt, self.stream) if self._leaves(t) else self.inner.choose_for_team(t)

    def choose_secretly(self, t: State) -> i64:
        return self.inner.choose_secretly(t)
