"""Sets of small numbers as words of 63 bits, the most that a number of 64 bits with a sign can hold."""
from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

WORD_BITS: Final = 63
PRIME: Final = 67  # leaves another remainder for each power of two below 2 ** 63

BIT_OF: Final = vec[i64]([
    i64(next((bit for bit in range(WORD_BITS) if (1 << bit) % PRIME == rest), 0)) for rest in range(PRIME)
])


def lowest(word: i64) -> i64:
    """Number of the lowest bit of a word that is not 0."""
    return BIT_OF[(word & -word) % PRIME]


def count_of(word: i64) -> i64:
    """How many bits a word has."""
    n: i64 = 0
    while word != 0:
        word &= word - 1
        n += 1
    return n
