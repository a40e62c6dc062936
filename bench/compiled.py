"""Make a copy of the project whose mini duel is compiled with the engine, as every real game is.

    python -m bench.compiled FOLDER                  some four minutes
    cd FOLDER && python -m bench.table load PEER     what is measured then is the server, not the rules of a test game

Elsewhere the mini duel, which lies under ``tests``, is interpreted: a fifth of what a move of it costs.
"""

from __future__ import annotations

import argparse
import shutil
from pathlib import Path
from typing import TYPE_CHECKING, Final

from hatch_build import Engine

if TYPE_CHECKING:
    from collections.abc import Iterable

MODULES: Final = ("rules", "state", "sight", "setup", "speech")
"""What a move of the mini duel runs through."""


class EngineWithDuel(Engine):
    """The compiled engine, the mini duel in its group: classes of one group cannot extend those of another."""

    def __init__(self, root: Path, out: Path) -> None:
        """Compile what lies under ``root`` in the folder ``out``."""
        super().__init__(root)
        self.out = out

    def modules(self) -> Iterable[Path]:
        """Return the files to compile."""
        yield from super().modules()
        yield from (self.root / "tests" / "testgame" / f"{name}.py" for name in MODULES)


def main() -> None:
    """Copy, compile, and put what is compiled beside its sources."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("folder", type=Path, help="where the copy is made; it must not exist")
    folder = asked.parse_args().folder.resolve()
    root = Path(__file__).resolve().parents[1]
    ignore = shutil.ignore_patterns("__pycache__", "*.so")
    for source in (root / "src" / "vedette", root / "tests", root / "bench"):
        shutil.copytree(source, folder / source.name, ignore=ignore)
    EngineWithDuel(root, folder / "build").build()
    shutil.copytree(folder / "build" / "lib", folder, dirs_exist_ok=True)


if __name__ == "__main__":
    main()
