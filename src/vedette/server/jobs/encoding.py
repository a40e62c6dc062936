"""Jobs and their answers as they are written to a worker process and read from it."""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, Final

import msgspec
from msgspec import Struct

from vedette.core.errors import Ambiguous, Illegal, Trouble, Unreadable, Unsupported
from vedette.protocol.server import kinds
from vedette.server.jobs import lab_jobs, text_jobs  # noqa: F401 (their jobs are among the kinds)
from vedette.session.jobs import Job

if TYPE_CHECKING:
    from collections.abc import Callable


class Wrong(Struct, frozen=True):
    """A Trouble that a job raised, as plain data."""

    kind: str
    message: str
    values: dict[str, str]


class Failed(Exception):
    """Raised where a job could not be done: its worker died or took too long."""


class JobRefused(Failed):
    """Raised where a job raised a Trouble, which it holds."""

    def __init__(self, trouble: Trouble) -> None:
        super().__init__(str(trouble))
        self.trouble = trouble


KINDS: Final[dict[str, Callable[[str, dict[str, str]], Trouble]]] = {
    **{kind.__name__: kind for kind in (Trouble, Unreadable, Illegal, Ambiguous)},
    "Unsupported": lambda _, values: Unsupported(values["what"], values["game"]),
}


GOOD: Final = b"+"
BAD: Final = b"-"

_wrong: Final = msgspec.json.Decoder(Wrong)
_reader: Final = msgspec.json.Decoder(reduce(or_, kinds(Job)))


def write(what: Job) -> bytes:
    """Return a job encoded for a worker."""
    return msgspec.json.encode(what)


def read(text: bytes) -> Job:
    """Return the job that ``write`` encoded."""
    what: Job = _reader.decode(text)
    return what


def refusing(trouble: Trouble) -> bytes:
    """Return the encoded answer of a job that raised a Trouble."""
    return BAD + msgspec.json.encode(Wrong(type(trouble).__name__, trouble.message, trouble.values))


def opened(answer: bytes) -> bytes:
    """Return the body of a worker's encoded answer; raises JobRefused where the job raised a Trouble."""
    if not answer.startswith(GOOD):
        wrong = _wrong.decode(answer[1:])
        raise JobRefused(KINDS[wrong.kind](wrong.message, wrong.values))
    return answer[1:]
