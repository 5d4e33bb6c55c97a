"""Random numbers: fast streams for playouts, verifiable ones for hosted games; equal compiled and interpreted."""
from __future__ import annotations

import hashlib
import hmac
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

MULTIPLIER: Final = 698769069  # MULTIPLIER * 2**32 - 1 is a safe prime (Marsaglia's KISS)
LOW_BITS: Final = 0xFFFFFFFF
EVERYBODY: Final = 0xFF  # mask of all seats, and of the spectators


@final
class Stream:
    """One fast stream (multiply-with-carry, period about 2**60): for bots, and to seed a game's `Chance`."""

    def __init__(self, state: i64) -> None:
        self.state: i64 = state

    def clone(self) -> Stream:
        return Stream(self.state)

    def below(self, n: i64) -> i64:
        """A number in 0..n-1, for 1 <= n < 2**31 (bias below n / 2**32)."""
        s: i64 = MULTIPLIER * (self.state & LOW_BITS) + (self.state >> 32)
        self.state = s
        return (((s ^ (s >> 32)) & LOW_BITS) * n) >> 32

    def fresh_state(self) -> i64:
        """The whole state of a stream that is independent of what this one yields later."""
        low: i64 = self.below(0x7FFFFFFF)
        high: i64 = self.below(0x0FFFFFFF)
        return ((high | 0x10000000) << 32) | (low << 1 | 1)

    def split(self) -> Stream:
        """A new stream, independent of what this one yields later."""
        return Stream(self.fresh_state())


def seeded(seed: i64) -> Stream:
    """A stream for any seed in 0..2**63-1."""
    low: i64 = (seed & LOW_BITS) ^ 0x9E3779B9
    high: i64 = ((seed >> 32) & 0x0FFFFFFF) | 0x10000000
    stream = Stream((high << 32) | low)
    for _ in range(8):
        stream.below(2)
    return stream


@mypyc_attr(allow_interpreted_subclasses=True)
class Source:
    """Where a game's numbers come from when not from the fast generator: hosted, scripted, recorded, remembered.

    A source may keep what it needs to go on in `Chance.state`, which is copied with the game.
    """

    def below(self, chance: Chance, purpose: int, n: int, privy: int) -> int:
        """A number in 0..n-1; only the seats of the mask `privy` get to know it."""
        raise NotImplementedError

    def order(self, chance: Chance, purpose: int, n: int) -> list[int]:
        """An order of n things: place i gets the thing that lay at place order[i]."""
        order = list(range(n))
        for i in range(n - 1):
            j = i + self.below(chance, purpose, n - i, 0)
            order[i], order[j] = order[j], order[i]
        return order

    def begin_epoch(self, chance: Chance) -> None:
        """chance.epoch has moved on: what is drawn from now on must not follow from earlier epochs."""
        for purpose in range(len(chance.state)):
            chance.state[purpose] = 0

    def for_dealing(self, chance: Chance, epoch: int) -> Chance:
        """See Chance.for_dealing."""
        return fast_chance(seed_for_dealing(chance, epoch), 1)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Chance:
    """The random numbers of one game, one independent stream for each purpose (dice, each deck...).

    state    [purpose] the generator's state; a `Source` may keep what it likes there, it is copied with the game
    epoch    moves on when drawn numbers are undone, so that undoing never foretells a number
    source   None for the fast generator
    drawn    how many numbers and orders the source has given
    """

    def __init__(self, state: vec[i64], epoch: i64, source: Source | None, drawn: i64 = 0) -> None:
        self.state = state
        self.epoch = epoch
        self.source = source
        self.drawn = drawn

    def clone(self) -> Chance:
        return Chance(self.state[:], self.epoch, self.source, self.drawn)

    def below(self, purpose: i64, n: i64) -> i64:
        """A number in 0..n-1 that everybody may know, for 1 <= n < 2**31."""
        if self.source is not None:
            return self.below_secretly(purpose, n, EVERYBODY)
        old = self.state[purpose]
        s: i64 = MULTIPLIER * (old & LOW_BITS) + (old >> 32)
        self.state[purpose] = s
        return (((s ^ (s >> 32)) & LOW_BITS) * n) >> 32

    def below_secretly(self, purpose: i64, n: i64, privy: i64) -> i64:
        """The same for a number that only the seats of the mask `privy` get to know."""
        source = self.source
        if source is None:
            return self.below(purpose, n)
        self.drawn += 1
        return source.below(self, purpose, n, privy)

    def set_epoch(self, epoch: i64) -> None:
        """From now on draw what belongs to a later epoch; nothing happens if it is this one."""
        if epoch <= self.epoch:
            return
        self.epoch = epoch
        self.begin_epoch()

    def begin_epoch(self) -> None:
        """Let what is drawn from now on depend on the epoch."""
        if self.source is not None:
            self.source.begin_epoch(self)
            return
        for purpose in range(i64(len(self.state))):
            self.state[purpose] = seeded((self.state[purpose] ^ (self.epoch << 20)) & 0x7FFFFFFFFFFFFFFF).state

    def for_dealing(self, epoch: i64) -> Chance:
        """Numbers of one purpose to deal anew, when an epoch begins, what nobody has seen; they foretell no others."""
        source = self.source
        if source is None:
            return fast_chance(seed_for_dealing(self, epoch), 1)
        return source.for_dealing(self, int(epoch))

    def reseed(self, stream: Stream) -> None:
        """Go on with fast numbers that nothing foretells but `stream`."""
        self.source = None
        for purpose in range(i64(len(self.state))):
            self.state[purpose] = stream.fresh_state()

    def mark(self) -> i64:
        """Changes whenever a number is drawn."""
        mark: i64 = self.epoch + (self.drawn << 32)
        for state in self.state:
            mark = ((mark & 0xFFFFFFFFFFFFFF) * 31) ^ state
        return mark


def seed_for_dealing(chance: Chance, epoch: i64) -> i64:
    """Depends on all streams and the epoch, and differs from what `begin_epoch` seeds by."""
    seed: i64 = 0x5DEECE66D + epoch
    for state in chance.state:
        seed = ((seed & 0xFFFFFFFFFFFFFF) * 31) ^ state
    return seed & 0x7FFFFFFFFFFFFFFF


def fast_chance(seed: i64, purposes: i64) -> Chance:
    """Numbers for playouts and laboratories."""
    stream = seeded(seed)
    chance = Chance(vec[i64]([i64(0) for _ in range(purposes)]), 0, None)
    chance.reseed(stream)
    return chance


def hosted_chance(seed: bytes, purposes: list[str]) -> Chance:
    """Numbers for a hosted game: nothing public predicts one, and the revealed seed proves all of them."""
    return Chance(vec[i64]([i64(0) for _ in purposes]), 0, HostedSource(seed, purposes))


@final
class HostedSource(Source):
    """HMAC-SHA256 counter blocks keyed by the game's seed (RFC 2104); message: purpose, epoch, counter.

    `Chance.state` holds the next counter of each purpose.  A block gives one number, without bias.
    """

    def __init__(self, seed: bytes, purposes: list[str]) -> None:
        self.seed = seed
        self.purposes = purposes

    def commitment(self) -> str:
        """What is published at the start; `seed` is published at the end and must hash to it."""
        return hashlib.sha256(self.seed).hexdigest()

    def for_dealing(self, chance: Chance, epoch: int) -> Chance:
        """Blocks of a purpose without a name, which no game has."""
        return Chance(vec[i64]([i64(0)]), epoch, HostedSource(self.seed, [""]))

    def below(self, chance: Chance, purpose: int, n: int, privy: int) -> int:
        limit = (1 << 64) - (1 << 64) % n
        while True:
            counter = chance.state[purpose]
            chance.state[purpose] = counter + 1
            message = f"{self.purposes[purpose]}/{chance.epoch}/{counter}".encode()
            number = int.from_bytes(hmac.digest(self.seed, message, "sha256")[:8], "big")
            if number < limit:
                return number % n
