"""What each kind of reader was sent of a table last, so that they are sent changes to it instead of the whole."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

import msgspec
from msgspec.structs import replace

from vedette.protocol import client, server
from vedette.protocol.changes import GONE, Copies, difference

if TYPE_CHECKING:
    from vedette.protocol.changes import Change
    from vedette.session.connection import Connection

NONE: Final = server.Log(0, [])
VIEW: Final = "view"
"""The part of a table that shows the position: it is the largest, and the one that objects are copied from."""
PARTS: Final = msgspec.json.Decoder(dict[str, msgspec.Raw])


class Base(NamedTuple):
    """A table as it was sent, without its log and beats, and how it differs from the one before."""

    number: int
    text: bytes
    parts: dict[str, msgspec.Raw]
    """What lies under each of its keys, encoded."""
    changes: Any
    """Encoded; None for the first."""


class Bases:
    """The latest table of each seat and language; a connection that has the one before needs only the changes."""

    def __init__(self) -> None:
        """Start with nothing sent."""
        self._of: dict[tuple[int, str], Base] = {}
        self._copies: dict[bytes, Copies] = {}
        """What may be copied of a view, by the view: until all have been sent, readers of the same share it."""
        self._views: dict[tuple[bytes, bytes], Change] = {}
        """Changes of views, by the old and the new one, as long."""

    def message(self, connection: Connection, table: server.Table) -> bytes:
        """Return the message that brings a connection to this table: whole, or as changes where these are shorter."""
        base = self._base((connection.seat, connection.language), client.write(replace(table, log=NONE, beats=[])))
        known, connection.base = connection.base, base.number
        if known == base.number:
            return client.write(server.Changes(table.log, {}, table.beats))
        if known != base.number - 1 or base.changes is None:
            return client.write(table)
        beats = table.beats
        if any(beat.cards for beat in beats):
            copies = self._of_view(bytes(base.parts[VIEW]))
            beats = [replace(beat, cards=copies.put(beat.cards)) for beat in beats]
        changes = client.write(server.Changes(table.log, base.changes, beats))
        if len(changes) < len(base.text):
            return changes
        return min(client.write(table), changes, key=len)

    def _base(self, reader: tuple[int, str], text: bytes) -> Base:
        """Return the base of a kind of reader, a new one where the table has changed."""
        known = self._of.get(reader)
        if known is not None and known.text == text:
            return known
        parts = PARTS.decode(text)
        if known is None:
            base = Base(1, text, parts, None)
        else:
            changes = msgspec.Raw(msgspec.json.encode(self._changes(known.parts, parts)))
            base = Base(known.number + 1, text, parts, changes)
        self._of[reader] = base
        return base

    def _changes(self, old: dict[str, msgspec.Raw], new: dict[str, msgspec.Raw]) -> Change:
        """Return what makes a table of another one; only what differs is decoded."""
        view = bytes(old[VIEW])
        copies = self._of_view(view)
        found: dict[str, object] = {}
        for key, part in new.items():
            if key not in old:
                found[key] = [copies.put(msgspec.json.decode(part))]
            elif old[key] == part:
                continue
            elif key == VIEW:
                found[key] = self._view(view, bytes(part))
            else:
                found[key] = difference(msgspec.json.decode(old[key]), msgspec.json.decode(part), copies)
        if gone := [key for key in old if key not in new]:
            found[GONE] = gone
        return found

    def _view(self, old: bytes, new: bytes) -> Change:
        """Return the change between two encoded views."""
        change = self._views.get((old, new))
        if change is None:
            copies = self._of_view(old)
            change = self._views[old, new] = difference(copies.whole, msgspec.json.decode(new), copies)
        return change

    def _of_view(self, view: bytes) -> Copies:
        """Return what may be copied of an encoded view."""
        copies = self._copies.get(view)
        if copies is None:
            copies = self._copies[view] = Copies(msgspec.json.decode(view), [VIEW])
        return copies

    def sent(self) -> None:
        """Forget what readers of one position share: they have been sent it."""
        self._copies.clear()
        self._views.clear()

    def keep(self, readers: set[tuple[int, str]]) -> None:
        """Forget the tables of kinds of reader that have gone, so that a quiet table takes no memory for them."""
        for reader in [reader for reader in self._of if reader not in readers]:
            del self._of[reader]
