"""Which files a server opens: an audit hook that refuses every one that is not the server's own.

Only threads other than the test's own are watched: its server runs in one, and pytest opens what it likes.
"""

from __future__ import annotations

import mimetypes
import os
import sys
import sysconfig
import threading
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final

import vedette
from vedette import registry
from vedette.home import home

if TYPE_CHECKING:
    from collections.abc import Iterator

EVENTS: Final = {"open", "os.listdir", "os.scandir", "os.mkdir", "os.remove", "os.rename", "os.truncate"}
STRANGE: Final = (
    *(
        "/etc/hostname",
        "/dev/ptmx",
        "/proc/self/environ",
        "/etc",
        "/nowhere.toml",
        "~/.profile",
        "file:///etc/hostname",
    ),
    *(
        "../../../../etc/passwd",
        "own/../../../etc/passwd",
        "plain,/etc/hostname",
        "/etc/hostname/0",
        "/dev/ptmx+open/1",
    ),
)
"""Paths that a stranger may try."""
MAIN: Final = threading.main_thread().ident
"""The test's own thread. ``current_thread`` would take a lock in a thread that is just ending, which may hold it."""


class Watch:
    """The folders that may be read, and what was opened elsewhere."""

    def __init__(self) -> None:
        self.folders: list[str] = []
        self.strays: list[str] = []
        self.count = 0
        """How many files were opened at all."""

    def hear(self, event: str, told: tuple[object, ...]) -> None:
        if not self.folders or event not in EVENTS or threading.get_ident() == MAIN:
            return
        path = told[0]
        if not isinstance(path, str | bytes | os.PathLike):
            return  # a descriptor that is open already
        self.count += 1
        whole = os.path.abspath(os.fsdecode(path))  # noqa: PTH100 (opens nothing)
        if event == "os.listdir" and whole in map(os.path.abspath, sys.path):
            return  # an import looks for its module
        if not any(whole == folder or whole.startswith(folder + os.sep) for folder in self.folders):
            self.strays.append(f"{event} {whole}")
            raise PermissionError(whole)


WATCH: Final = Watch()
sys.addaudithook(WATCH.hear)


def ours() -> list[str]:
    """Return where the package, the interpreter and its packages lie, the data folder, the sources and these tests.

    A traceback in the log quotes lines of a test that made something fail on purpose, and of the sources, which a
    compiled build names by their place in the checkout. Each also by its real place: an environment may be a link.
    """
    library = [sysconfig.get_path(name) for name in ("stdlib", "platstdlib", "purelib", "platlib")]
    tests = Path(__file__).parent.parent
    places = [str(Path(vedette.__file__).parent), *library, str(home()), str(tests), str(tests.parent / "src")]
    return [*places, *map(os.path.realpath, places)]


@contextmanager
def watched(*folders: Path) -> Iterator[Watch]:
    """Refuse, while this lasts, whatever is opened that is not ours nor in these folders; raise if there was any."""
    mimetypes.init()  # reads the system's tables, once
    registry.names()  # asks the installed packages for games, once
    before = WATCH.folders, WATCH.strays
    WATCH.folders, WATCH.strays = [*before[0], *ours(), *map(str, folders)], []
    try:
        yield WATCH
        assert not WATCH.strays, WATCH.strays
    finally:
        WATCH.folders, WATCH.strays = before
