"""Random streams: independent, unbiased, verifiable."""
import hashlib
import hmac
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from gateleg.kernel.chance import Chance, Source, Stream, fast_chance, hosted_chance, seeded
from tests.mode import scale

SEED = bytes(range(16))
SEEDS = st.integers(0, 2**63 - 1)


def chi_square(counts: Counter[int], n: int, total: int) -> float:
    return sum((counts[i] - total / n) ** 2 / (total / n) for i in range(n))


@given(SEEDS, st.integers(1, 2**31 - 1))
def test_numbers_lie_in_their_range(seed: int, n: int) -> None:
    stream = seeded(seed)
    assert all(0 <= stream.below(n) < n for _ in range(20))


@given(SEEDS)
def test_a_split_stream_keeps_a_full_state_and_goes_its_own_way(seed: int) -> None:
    stream = seeded(seed)
    parts = [stream.split() for _ in range(50)]
    assert len({int(part.state) for part in parts}) == 50
    assert all(int(part.state) > 1 << 32 for part in parts)
    runs = [tuple(part.below(1 << 30) for _ in range(4)) for part in [stream, *parts]]
    assert len(set(runs)) == 51


def test_streams_of_neighbouring_seeds_do_not_overlap() -> None:
    seen: set[tuple[int, ...]] = set()
    for seed in range(scale(300, 60)):
        stream = seeded(seed)
        numbers = [int(stream.below(1 << 31 - 1)) for _ in range(40)]
        windows = {tuple(numbers[i : i + 3]) for i in range(37)}
        assert not windows & seen
        seen |= windows


def test_first_numbers_of_neighbouring_games_are_unbiased() -> None:
    total = scale(20000, 4000)
    counts = Counter(int(fast_chance(seed, 3).below(1, 6)) for seed in range(total))
    assert chi_square(counts, 6, total) < 25  # 5 degrees of freedom: 0.01 %


@pytest.mark.parametrize("n", [2, 6, 7, 100])
def test_fast_and_hosted_numbers_are_unbiased(n: int) -> None:
    total = scale(20000, 5000)
    for chance in (fast_chance(3, 1), hosted_chance(SEED, ["dice"])):
        counts = Counter(int(chance.below(0, n)) for _ in range(total))
        assert chi_square(counts, n, total) < n + 6 * (2 * n) ** 0.5


def test_purposes_are_independent() -> None:
    for make in (lambda: fast_chance(5, 2), lambda: hosted_chance(SEED, ["dice", "deck"])):
        one, two = make(), make()
        expected = [int(one.below(0, 1000)) for _ in range(10)]
        mixed = []
        for _ in range(10):
            two.below(1, 7)
            mixed.append(int(two.below(0, 1000)))
        assert mixed == expected


def test_hosted_numbers_are_the_published_function_of_the_seed() -> None:
    """RFC 2104 written out: H(K xor opad, H(K xor ipad, message))."""
    key = SEED.ljust(64, b"\0")

    def block(message: bytes) -> int:
        inner = hashlib.sha256(bytes(b ^ 0x36 for b in key) + message).digest()
        return int.from_bytes(hashlib.sha256(bytes(b ^ 0x5C for b in key) + inner).digest()[:8], "big")

    chance = hosted_chance(SEED, ["dice", "deck"])
    assert [int(chance.below(0, 6)) for _ in range(5)] == [block(b"dice/0/%d" % i) % 6 for i in range(5)]
    assert int(chance.below(1, 1000)) == block(b"deck/0/0") % 1000
    chance.set_epoch(2)
    assert int(chance.below(0, 1000)) == block(b"dice/2/0") % 1000
    assert block(b"dice/0/0") == int.from_bytes(hmac.new(SEED, b"dice/0/0", "sha256").digest()[:8], "big")


def test_the_hmac_agrees_with_a_vector_of_rfc_4231() -> None:
    """Test case 2: the key "Jefe"; a purpose cannot give the message, so this checks the function used."""
    digest = hmac.digest(b"Jefe", b"what do ya want for nothing?", "sha256")
    assert digest.hex() == "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"


def test_an_epoch_changes_what_comes_and_going_back_changes_nothing() -> None:
    for make in (lambda: fast_chance(5, 2), lambda: hosted_chance(SEED, ["dice", "deck"])):
        one, two = make(), make()
        two.set_epoch(1)
        assert [int(one.below(0, 1 << 20)) for _ in range(3)] != [int(two.below(0, 1 << 20)) for _ in range(3)]
        state = list(two.state)
        two.set_epoch(1)
        two.set_epoch(0)
        assert list(two.state) == state


class Constant(Source):
    def below(self, chance: Chance, purpose: int, n: int, privy: int) -> int:
        return n - 1


def test_a_mark_changes_with_every_number_whatever_the_source() -> None:
    for chance in (fast_chance(1, 2), hosted_chance(SEED, ["a", "b"]), Chance(vec[i64]([0, 0]), 0, Constant())):
        marks = [int(chance.mark())]
        for n in range(20):
            chance.below(n % 2, 5)
            marks.append(int(chance.mark()))
        assert len(set(marks)) == len(marks)
        assert chance.clone().mark() == chance.mark()


def test_a_clone_goes_on_alike_and_apart() -> None:
    chance = fast_chance(9, 1)
    copy = chance.clone()
    assert [int(chance.below(0, 99)) for _ in range(5)] == [int(copy.below(0, 99)) for _ in range(5)]
    assert Stream(7).clone().below(1000) == Stream(7).below(1000)
