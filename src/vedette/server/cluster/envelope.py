"""Envelopes: messages between servers, cut into pieces that fit a notification of PostgreSQL, and reassembled."""

from __future__ import annotations

from base64 import b64decode, b64encode
from typing import TYPE_CHECKING, Final

import msgspec
from msgspec import Struct

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOM: Final = 7000
"""Characters of an envelope's text in one piece; a notification of PostgreSQL holds fewer than 8000 bytes."""
LONGEST: Final = 1 << 22
"""Characters in base64 of the largest envelope that is reassembled."""


class Envelope(Struct, frozen=True, omit_defaults=True):
    """A message between two servers about a web socket connection, or about several that are sent the same."""

    sender: str
    who: int
    """The number of the connection at the server that accepted it."""
    table: str
    guest: str = ""
    """Set in the first envelope of a connection: the guest who opened it."""
    address: str = ""
    """The client address of that guest, set with ``guest``."""
    text: str | None = None
    """A message from or to the client; None for none."""
    end: int | None = None
    """The close code of the connection, where it is closed; else None."""
    heard: bool = False
    """Whether this acknowledges the first envelope of a connection."""
    others: list[int] = []
    """The numbers of more connections, at the same server, that are sent this text."""


_reader: Final = msgspec.json.Decoder(Envelope)


def pieces(envelope: Envelope, numbers: Iterator[int]) -> list[str]:
    """Return an envelope cut into texts, each with its sender, a mark whether more follow, and a unique number.

    The number is needed since PostgreSQL drops duplicate notifications within a transaction.
    """
    body = b64encode(msgspec.json.encode(envelope)).decode()
    cut = [body[at : at + ROOM] for at in range(0, len(body), ROOM)]
    marks = ["+"] * (len(cut) - 1) + ["."]
    return [f"{envelope.sender}{mark}{next(numbers)}:{piece}" for mark, piece in zip(marks, cut, strict=True)]


class Assembler:
    """Puts envelopes together from their pieces; those of one sender arrive in order."""

    def __init__(self) -> None:
        self._begun: dict[str, list[str]] = {}

    def put(self, piece: str) -> Envelope | None:
        """Add a piece; return the envelope that it completes. Anything malformed is ignored."""
        at = next((at for at, encoded in enumerate(piece) if encoded in "+."), -1)
        if at < 0:
            return None
        sender, body = piece[:at], self._begun.setdefault(piece[:at], [])
        body.append(piece[at + 1 :].partition(":")[2])
        if piece[at] == "+":
            if sum(map(len, body)) > LONGEST:
                del self._begun[sender]
            return None
        del self._begun[sender]
        try:
            return _reader.decode(b64decode("".join(body)))
        except (ValueError, msgspec.DecodeError):
            return None

    def forget(self, sender: str) -> None:
        """Drop the pieces received so far of an envelope from a sender."""
        self._begun.pop(sender, None)
