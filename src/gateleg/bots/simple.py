"""Bots that do not look ahead beyond a step: random, and the judgement of single answers."""
from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from gateleg.kernel.chance import Stream
from gateleg.kernel.lookahead import Bot, Replaying, SeatPosition
from gateleg.kernel.play import Evaluator, one_of_team
from gateleg.kernel.table import State

COMPLETIONS: Final = 10  # per option


@final
class RandomBot(Bot):
    """Gives every answer with the same probability."""

    def __init__(self, stream: Stream) -> None:
        self.stream = stream

    def pick(self, position: SeatPosition) -> int:
        return int(self.stream.below(i64(len(position.labels))))


@final
class OnePlyBot(Bot):
    """Judges each answer by random completions of the step."""

    def __init__(self, stream: Stream, evaluator: Evaluator) -> None:
        self.player = OnePlyPlayer(stream, evaluator)

    def pick(self, position: SeatPosition) -> int:
        return int(self.player.best(position)) if len(position.labels) > 1 else 0


@final
class OnePlyPlayer(Replaying):
    def __init__(self, stream: Stream, evaluator: Evaluator) -> None:
        super().__init__(stream)
        self.evaluator = evaluator
        self.option: i64 = 0  # under test, among the seat's own
        self.taken: bool = False

    def best(self, position: SeatPosition) -> i64:
        """The option of the best mean."""
        self.taken = True
        world = self.find_world(position)
        best: i64 = 0
        best_value = -1.0
        for option in range(i64(len(position.labels))):
            value = 0.0
            for _ in range(COMPLETIONS):
                t = world.clone()
                self.option = option
                self.taken = False
                self.begin(position, t)
                value += self.evaluator.value(t, position.seat)
            if value > best_value:
                best_value = value
                best = option
        return best

    def decide(self, t: State) -> i64:
        p = t.prompt
        if self.taken:
            return one_of_team(p, self.stream) if p.team != 0 else self.stream.below(p.count)
        self.taken = True
        return own_option(t, self.seat, self.option)


def own_option(t: State, seat: i64, option: i64) -> i64:
    """Where the option of that number among the seat's own stands in the prompt: they differ in team questions."""
    p = t.prompt
    if p.team == 0:
        return option
    own: i64 = 0
    for i in range(p.count):
        if p.owners[i] == seat:
            if own == option:
                return i
            own += 1
    return 0
