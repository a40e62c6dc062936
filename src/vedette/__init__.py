"""One table for three card games."""

from typing import Final

from vedette.core import game as _game

__version__ = "0.1.0"
COMPILED: Final = not _game.__file__.endswith(".py")
"""Whether the engine that runs is the compiled one."""
