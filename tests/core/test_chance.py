"""Chance: the generator against its definition, codes against the hand that types them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from vedette.core.chance import ALPHABET, Stream, spell, unspell
from vedette.core.errors import Unreadable

WORD = (1 << 64) - 1
DEALS = 6**9 * 362880


def splitmix64(seed: int, count: int) -> list[int]:
    """Return the words as the paper defines them, on unbounded integers."""
    words = []
    for _ in range(count):
        seed = (seed + 0x9E3779B97F4A7C15) & WORD
        z = seed
        z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9 & WORD
        z = (z ^ (z >> 27)) * 0x94D049BB133111EB & WORD
        words.append(z ^ (z >> 31))
    return words


def test_published_words() -> None:
    stream = Stream(1234567)
    assert [stream.word() for _ in range(3)] == [6457827717110365317, 3203168211198807973, 9817491932198370423]


@given(st.integers(0, WORD))
def test_the_halves_make_the_words_of_the_definition(seed: int) -> None:
    stream = Stream(seed)
    assert [stream.word() for _ in range(20)] == splitmix64(seed, 20)


@given(st.integers(), st.integers(1, 1 << 130))
def test_below_stays_below(seed: int, n: int) -> None:
    stream = Stream(seed)
    assert all(0 <= stream.below(n) < n for _ in range(5))


def test_below_is_level() -> None:
    stream, counts = Stream(5), [0] * 6
    for _ in range(60_000):
        counts[stream.below(6)] += 1
    assert all(abs(count - 10_000) < 400 for count in counts)  # more than four standard deviations


def test_weighted_follows_its_weights() -> None:
    stream, counts = Stream(8), [0, 0, 0]
    for _ in range(40_000):
        counts[stream.weighted([1, 0, 3])] += 1
    assert counts[1] == 0
    assert abs(counts[2] - 30_000) < 400


def test_every_order_comes_up() -> None:
    stream, seen = Stream(3), set()
    for _ in range(500):
        items = [1, 2, 3, 4]
        stream.shuffle(items)
        seen.add(tuple(items))
    assert len(seen) == 24


@given(st.integers(0, DEALS - 1))
def test_a_code_comes_back_however_it_is_typed(number: int) -> None:
    code = spell(number, DEALS)
    for typed in (code, code.lower(), code.replace("-", " "), code.replace("0", "O").replace("1", "l")):
        assert unspell(typed, DEALS) == number


@given(st.integers(0, DEALS - 1), st.integers(0, 9), st.integers(1, 31))
def test_one_wrong_letter_is_noticed(number: int, place: int, by: int) -> None:
    letters = list(spell(number, DEALS).replace("-", ""))
    letters[place] = ALPHABET[(ALPHABET.index(letters[place]) + by) % 32]
    with pytest.raises(Unreadable, match="code-check"):
        unspell("".join(letters), DEALS)


@pytest.mark.parametrize(
    ("code", "fault"),
    [
        ("", "code-length"),
        ("00000-0000", "code-length"),
        ("00000-0000U", "code-letter"),
        ("00000-00000-0", "code-length"),
    ],
)
def test_a_code_that_is_none(code: str, fault: str) -> None:
    with pytest.raises(Unreadable, match=fault):
        unspell(code, DEALS)
