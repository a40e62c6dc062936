"""How much of a test an interpreted run asks: a build changes how code runs, not which positions are hard.

The sources are asked everything where they are compiled; interpreted, every test asks the same question of a sixth.
"""

from typing import Final

from vedette import COMPILED

SHARE: Final = 1 if COMPILED else 6


def fewer(count: int) -> int:
    """Return so many where everything is compiled, a sixth of them, and one at least, where it is interpreted."""
    return -(-count // SHARE)
