"""``vedette import``: cards from other programs' files."""

from pathlib import Path
from typing import Annotated

import typer

from vedette import shelf


def crossfire(
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", help="command-crossfire-argument")],  # noqa: ARG001 (nothing can be read before the game is there)
) -> None:
    """Read the card tables of CrossFire, for Spellfire."""
    shelf.known("spellfire")
