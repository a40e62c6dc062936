"""What each kind of reader was sent of a table last, so that they are sent changes to it instead of the whole."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

import msgspec
from msgspec.structs import replace

from vedette.protocol import client, server
from vedette.protocol.changes import Copies, difference

if TYPE_CHECKING:
    from vedette.session.connection import Connection

NONE: Final = server.Log(0, [])


class Base(NamedTuple):
    """A table as it was sent, without its log and beats, and how it differs from the one before."""

    number: int
    text: bytes
    changes: Any
    """Encoded; None for the first."""


class Bases:
    """The latest table of each seat and language; a connection that has the one before needs only the changes."""

    def __init__(self) -> None:
        """Start with nothing sent."""
        self._of: dict[tuple[int, str], Base] = {}

    def message(self, connection: Connection, table: server.Table) -> bytes:
        """Return the message that brings a connection to this table: whole, or as changes where these are shorter."""
        base = self._base((connection.seat, connection.language), client.write(replace(table, log=NONE, beats=[])))
        known, connection.base = connection.base, base.number
        whole = client.write(table)
        if known == base.number:
            return client.write(server.Changes(table.log, {}, table.beats))
        if known != base.number - 1 or base.changes is None:
            return whole
        beats = table.beats
        if any(beat.cards for beat in beats):
            copies = Copies(msgspec.json.decode(base.text))
            beats = [replace(beat, cards=copies.put(beat.cards)) for beat in beats]
        return min(whole, client.write(server.Changes(table.log, base.changes, beats)), key=len)

    def _base(self, reader: tuple[int, str], text: bytes) -> Base:
        """Return the base of a kind of reader, a new one where the table has changed."""
        known = self._of.get(reader)
        if known is not None and known.text == text:
            return known
        if known is None:
            base = Base(1, text, None)
        else:
            found = difference(msgspec.json.decode(known.text), msgspec.json.decode(text))
            base = Base(known.number + 1, text, msgspec.Raw(msgspec.json.encode(found)))
        self._of[reader] = base
        return base

    def keep(self, readers: set[tuple[int, str]]) -> None:
        """Forget the tables of kinds of reader that have gone, so that a quiet table takes no memory for them."""
        for reader in [reader for reader in self._of if reader not in readers]:
            del self._of[reader]
