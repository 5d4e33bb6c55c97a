"""What games give to bots and playouts: policies that play, evaluators that judge."""
from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from gateleg.kernel.chance import Stream
from gateleg.kernel.table import Chooser, Prompt, State, play_step


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluator:
    """Estimates State.result at a stable point, game by game; this one knows nothing and waits for the end."""

    def value(self, t: State, seat: i64) -> float:
        """Expected result of `seat`, 0.0 to 1.0."""
        return t.result(seat) if t.over else 0.5

    def quiet(self, t: State) -> bool:
        """Whether a playout may well stop at the stable point `t`, to be judged by `value`."""
        return t.over

    def turn_ends(self, t: State) -> bool:
        """Whether a turn ends at the stable point `t`, so that it may be judged as a whole; else the next step belongs
        to it."""
        return True


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy(Chooser):
    """A way to play that needs no search; this one takes every option with the same probability.

    In a team question a seat is drawn first, then one of its options.
    """

    def __init__(self, stream: Stream) -> None:
        self.stream = stream
        self.prompt = Prompt(self)

    def play(self, t: State) -> State:
        """Play a step from the stable point `t`, which is used up; the position it ends in."""
        t.prompt = self.prompt
        play_step(t)
        return t

    def choose(self, t: State) -> i64:
        return self.stream.below(t.prompt.count)

    def choose_for_team(self, t: State) -> i64:
        return one_of_team(t.prompt, self.stream)

    def settles(self, kind: i64) -> bool:
        """Whether its answers to questions of this kind are good enough, so that a search need not look at them."""
        return False

    def choose_for_seat(self, t: State, seat: i64) -> i64:
        """An option of the seat's own in a team question: where it, and nobody else, must answer."""
        choice = self.choose_for_team(t)
        p = t.prompt
        for i in range(p.count):
            at: i64 = (choice + i) % p.count
            if p.owners[at] == seat:
                return at
        return choice


def one_of_team(p: Prompt, stream: Stream) -> i64:
    """Index of a random option of a random seat that has one."""
    seats: i64 = 0
    mask: i64 = 0
    chosen: i64 = 0
    for i in range(p.count):
        bit: i64 = 1 << p.owners[i]
        if mask & bit == 0:
            mask |= bit
            seats += 1
            if stream.below(seats) == 0:
                chosen = p.owners[i]
    found: i64 = 0
    choice: i64 = 0
    for i in range(p.count):
        if p.owners[i] == chosen:
            found += 1
            if stream.below(found) == 0:
                choice = i
    return choice


@final
class RandomPlay(Chooser):
    """Takes every option with the same probability, and counts the questions."""

    def __init__(self, stream: Stream) -> None:
        self.stream = stream
        self.decisions: i64 = 0
        self.forced: i64 = 0  # those with one option

    def choose(self, t: State) -> i64:
        self.decisions += 1
        count = t.prompt.count
        if count == 1:
            self.forced += 1
            return 0
        return self.stream.below(count)

    def choose_for_team(self, t: State) -> i64:
        self.decisions += 1
        if t.prompt.count == 1:
            self.forced += 1
            return 0
        return one_of_team(t.prompt, self.stream)


def mixed(h: i64, x: i64) -> i64:
    """Hash `x` (above -1000) into the digest `h`, 0..2**31-1; the same compiled and interpreted."""
    h = (h ^ (x + 1000)) * 0x9E3779B1
    return (h ^ (h >> 29)) & 0x7FFFFFFF
