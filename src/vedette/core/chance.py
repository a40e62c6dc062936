"""The random number generator, which gives the same numbers interpreted and compiled; and the codes of deals."""

from typing import Final, TypeVar

from mypy_extensions import i64

from vedette.core.errors import Unreadable

T = TypeVar("T")

HALF: Final = 0xFFFFFFFF
SMALL: Final = 0x100000000
ALPHABET: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Crockford's base 32: no I, L, O or U, so that a code survives being read aloud."""
ALIKE: Final = {"I": "1", "L": "1", "O": "0"}
GROUP: Final = 5


def _times(high: i64, low: i64, by_high: i64, by_low: i64) -> tuple[i64, i64]:
    """Multiply two 64-bit words given as halves, modulo ``2**64``; every product stays below 49 bits."""
    l0: i64 = low & 0xFFFF
    l1: i64 = low >> 16
    h0: i64 = high & 0xFFFF
    h1: i64 = high >> 16
    p1: i64 = l1 * by_low
    bottom: i64 = l0 * by_low + ((p1 & 0xFFFF) << 16)
    top: i64 = (bottom >> 32) + (p1 >> 16)
    top += l0 * by_high + ((l1 * by_high & 0xFFFF) << 16)
    top += h0 * by_low + ((h1 * by_low & 0xFFFF) << 16)
    return top & HALF, bottom & HALF


class Stream:
    """A stream of numbers from a seed: splitmix64 (Steele, Lea and Flood, OOPSLA 2014).

    The 64-bit words are kept as two halves of 32 bits, so that no product leaves a machine word
    and the numbers are the same interpreted and compiled.
    """

    def __init__(self, seed: int) -> None:
        """Start from the low 64 bits of a seed."""
        self.high: i64 = (seed >> 32) & 0xFFFFFFFF
        self.low: i64 = seed & 0xFFFFFFFF

    def _next(self) -> i64:
        """Advance the generator; return the upper 32 bits of its next 64-bit word and leave the lower in ``tail``."""
        low: i64 = self.low + 0x7F4A7C15
        high: i64 = (self.high + 0x9E3779B9 + (low >> 32)) & HALF
        low &= HALF
        self.low = low
        self.high = high
        # The word xor itself 30 places down, times 0xBF58476D1CE4E5B9.
        low ^= (low >> 30) | ((high << 2) & HALF)
        high ^= high >> 30
        high, low = _times(high, low, 0xBF58476D, 0x1CE4E5B9)
        # The word xor itself 27 places down, times 0x94D049BB133111EB.
        low ^= (low >> 27) | ((high << 5) & HALF)
        high ^= high >> 27
        high, low = _times(high, low, 0x94D049BB, 0x133111EB)
        # The word xor itself 31 places down.
        low ^= (low >> 31) | ((high << 1) & HALF)
        high ^= high >> 31
        self.tail: i64 = low
        return high

    def word(self) -> int:
        """Return the next random number in ``range(2**64)``."""
        high = int(self._next())
        return high << 32 | int(self.tail)

    def below(self, n: int) -> int:
        """Return a random number in ``range(n)``, every one equally likely, for any positive ``n``."""
        if n <= SMALL:
            small: i64 = n
            top: i64 = 0x100000000
            limit: i64 = top - top % small
            while True:
                drawn: i64 = self._next()
                if drawn < limit:
                    return int(drawn % small)
        words = (n.bit_length() + 63) // 64
        span = 1 << 64 * int(words)
        while True:
            big = 0
            for _ in range(words):
                big = big << 64 | self.word()
            if big < span - span % n:
                return big % n

    def weighted(self, weights: list[int]) -> int:
        """Return a random index into a list of weights, each as likely as its weight."""
        left = self.below(sum(weights))
        for index, weight in enumerate(weights):
            left -= weight
            if left < 0:
                return index
        raise AssertionError(weights)

    def shuffle(self, items: list[int]) -> None:
        """Put the items into a random order, in place (Fisher and Yates)."""
        for last in range(len(items) - 1, 0, -1):
            chosen = self.below(last + 1)
            items[last], items[chosen] = items[chosen], items[last]

    def mixed(self, items: list[T]) -> list[T]:
        """Return the items in a random order."""
        order = list(range(len(items)))
        self.shuffle(order)
        return [items[at] for at in order]


def spell(number: int, deals: int) -> str:
    """Return a deal's number, one of ``deals``, as a code: groups of letters and digits, the last a check digit."""
    length = 1
    while 32**length < deals:
        length += 1
    digits = [number >> (5 * place) & 31 for place in range(length - 1, -1, -1)]
    digits.append(_check(digits))
    code = "".join([ALPHABET[digit] for digit in digits])
    return "-".join([code[at : at + GROUP] for at in range(0, len(code), GROUP)])


def unspell(code: str, deals: int) -> int:
    """Return the number of a deal from its code; lower case, spaces and lookalikes (O for 0) are accepted.

    Raises Unreadable, naming the character, the length or the failed check.
    """
    length = 1
    while 32**length < deals:
        length += 1
    digits: list[int] = []
    for letter in code.upper():
        if letter in "- \t":
            continue
        digit = ALPHABET.find(ALIKE.get(letter, letter))
        if digit < 0:
            raise Unreadable("code-letter", {"code": code, "letter": letter})
        digits.append(digit)
    if len(digits) != length + 1:
        raise Unreadable("code-length", {"code": code, "has": str(len(digits)), "wants": str(length + 1)})
    check = digits.pop()
    number = 0
    for digit in digits:
        number = number << 5 | digit
    if check != _check(digits) or number >= deals:
        raise Unreadable("code-check", {"code": code})
    return number


def _check(digits: list[int]) -> int:
    """Return a check digit that catches every single wrong digit and nearly every swap of two."""
    total = 0
    for place, digit in enumerate(digits):
        total += digit * (2 * place + 3)
    return total % 32
