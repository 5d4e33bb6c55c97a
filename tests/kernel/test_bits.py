"""Sets of small numbers as words."""
from __future__ import annotations

from gateleg.kernel.bits import WORD_BITS, count_of, lowest


def test_words_of_63_bits() -> None:
    for bit in range(WORD_BITS):
        assert lowest(1 << bit) == bit
        assert lowest((1 << bit) | (1 << 62)) == bit
    assert count_of((1 << 63) - 1 - 5) == 61
    assert count_of(0) == 0
