"""Files: one read whole as text or refused in words, one written so that a crash leaves the old or the new."""

import contextlib
import errno
import os
from pathlib import Path
from typing import Final

from vedette.core.errors import Unreadable

LARGEST: Final = 4_000_000
"""Bytes of the largest text taken: a thousand times the longest record."""


def decode(content: bytes, name: str) -> str:
    """Return the text of some bytes, a byte-order mark and foreign line ends taken off; ``name`` is for the errors.

    Raises Unreadable for bytes that are not UTF-8 and for more than LARGEST of them.
    """
    if len(content) > LARGEST:
        raise Unreadable("file-large", {"file": name, "megabytes": str(LARGEST // 1_000_000)})
    try:
        text = content.decode("utf-8")
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        raise Unreadable("file-encoding", {"file": name, "line": str(line)}) from error
    return text.removeprefix("\ufeff").replace("\r\n", "\n")


def there(path: Path) -> bool:
    """Return whether there is a file of this name; False also for an invalid name."""
    try:
        return path.is_file()
    except (OSError, ValueError):
        return False


def read(path: Path) -> str:
    """Return the text of a file.

    Raises Unreadable for a file that is not there, not a file, not ours to read, too large or not UTF-8.
    """
    name = str(path)
    try:
        with path.open("rb") as file:
            content = file.read(LARGEST + 1)
    except (FileNotFoundError, NotADirectoryError) as error:
        raise Unreadable("file-missing", {"file": name}) from error
    except IsADirectoryError as error:
        raise Unreadable("file-folder", {"file": name}) from error
    except PermissionError as error:
        raise Unreadable("file-closed", {"file": name}) from error
    except (OSError, ValueError) as error:  # an invalid name
        raise Unreadable("file-failed", {"file": name}) from error
    return decode(content, name)


def write(path: Path, content: str | bytes, mode: int = 0o666) -> None:
    """Write a file atomically, text as UTF-8: a temporary file beside the old one replaces it.

    It is created with the permissions ``mode``, less the umask. A link stays, and the file that it names is written; a
    device or a pipe, such as ``/dev/stdout``, is written to and stays.

    Raises Unreadable where the folder or the file cannot be written.
    """
    data = content.encode() if isinstance(content, str) else content
    try:
        if path.exists() and not path.is_file() and not path.is_dir():
            path.write_bytes(data)
        else:
            _replace(Path(os.path.realpath(path)) if path.is_symlink() else path, data, mode)
    except IsADirectoryError as error:
        raise Unreadable("file-folder", {"file": str(path)}) from error
    except (OSError, ValueError) as error:  # also a name that no file can have
        full = isinstance(error, OSError) and error.errno in (errno.ENOSPC, errno.EDQUOT)
        raise Unreadable("file-full" if full else "file-unwritten", {"file": str(path)}) from error


def _replace(path: Path, data: bytes, mode: int) -> None:
    """Write a file beside another, then put it in its place; raises OSError."""
    beside = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with open(os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, mode), "wb") as file:  # noqa: PTH123 (the mode)
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)
    except OSError:
        with contextlib.suppress(OSError):
            beside.unlink(missing_ok=True)
        raise
