"""Sets of small numbers, each set one int: number ``n`` is in it if bit ``n`` is set."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

BIT: Final = vec[i64]([1 << number for number in range(63)] + [-(1 << 63)])
"""By number, 0 to 63, the set of it alone. A table, as compiled C shifts a literal in 32 bits, ``i64(1)`` too."""


def members(mask: int) -> list[int]:
    """Return the numbers of a bit set, ascending."""
    return [number for number in range(mask.bit_length()) if mask >> number & 1]


def mask_of(numbers: list[int]) -> int:
    """Return the bit set of these numbers, as one int."""
    mask = 0
    for number in numbers:
        mask |= 1 << int(number)
    return mask
