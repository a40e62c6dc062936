"""The terminal table: full screen, every key, any size from 80 by 24."""

from vedette.terminal.sitting import Sitting


def run(sitting: Sitting) -> int:
    """Play until the person leaves; return the exit status, 0."""
    raise NotImplementedError(sitting)
