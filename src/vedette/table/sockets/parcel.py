"""Parcels: messages between servers, cut to what a notification of PostgreSQL may hold, and put together again."""

from __future__ import annotations

from base64 import b64decode, b64encode
from typing import TYPE_CHECKING, Final

import msgspec
from msgspec import Struct

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOM: Final = 7000
"""Characters of a piece; a notification holds fewer than 8000 bytes."""
LONGEST: Final = 1 << 22
"""Bytes of the longest message that is put together."""


class Parcel(Struct, frozen=True, omit_defaults=True):
    """What one server tells another about one socket."""

    sender: str
    who: int
    """The socket, by its number at the server that holds it."""
    table: str
    guest: str = ""
    """Somebody comes in."""
    address: str = ""
    """From here."""
    text: str | None = None
    """A message of the client, or a letter to him."""
    end: int | None = None
    """The socket is closed, with this code."""
    heard: bool = False
    """He is in."""


_reader: Final = msgspec.json.Decoder(Parcel)


def pieces(parcel: Parcel, numbers: Iterator[int]) -> list[str]:
    """Return a parcel in pieces, each marked with its sender, whether more follows, and a number of its own.

    PostgreSQL delivers but one of several notifications of a transaction that are the same.
    """
    body = b64encode(msgspec.json.encode(parcel)).decode()
    cut = [body[at : at + ROOM] for at in range(0, len(body), ROOM)]
    marks = ["+"] * (len(cut) - 1) + ["."]
    return [f"{parcel.sender}{mark}{next(numbers)}:{piece}" for mark, piece in zip(marks, cut, strict=True)]


class Table:
    """Where pieces lie until the last of a parcel is there; each sender's come in order."""

    def __init__(self) -> None:
        """Nothing lies there."""
        self._begun: dict[str, list[str]] = {}

    def put(self, piece: str) -> Parcel | None:
        """Take a piece; return the parcel that it completes. What is no piece of ours is left alone."""
        at = next((at for at, letter in enumerate(piece) if letter in "+."), -1)
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
        """Let go of what a sender began and will not end."""
        self._begun.pop(sender, None)
