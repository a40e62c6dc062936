"""Sets of small numbers, each set one int: number ``n`` is in it if bit ``n`` is set."""


def members(mask: int) -> list[int]:
    """Return the numbers of a set, ascending."""
    return [number for number in range(mask.bit_length()) if mask >> number & 1]


def mask_of(numbers: list[int]) -> int:
    """Return the set of these numbers."""
    mask = 0
    for number in numbers:
        mask |= 1 << number
    return mask
