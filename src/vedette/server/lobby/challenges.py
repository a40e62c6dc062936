"""Challenges: the tables with a free seat that anybody on this server may take."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from vedette.protocol.tables import Challenge, Challenges, Time
from vedette.session import names, table_setup

if TYPE_CHECKING:
    from collections.abc import Iterator

    from vedette.server.lobby.lobby import Asker
    from vedette.server.tables import LiveTables
    from vedette.session.effects import Connection
    from vedette.session.table import Table

MOST: Final = 50
"""The most challenges in one list."""
OF_GUEST: Final = 2
"""The most challenges of one guest in a list."""
OF_ADDRESS: Final = 4
"""The most challenges from one client address in a list."""


def challenges(tables: LiveTables, asker: Asker) -> Challenges:
    """Return the challenges of other users, as far as these are at their tables now, the latest first."""
    found: list[Challenge] = []
    count: Counter[str] = Counter()
    for room, host in _waiting(tables):
        whose = [(host.guest, OF_GUEST), (host.address, OF_ADDRESS)]
        if asker.guest in room.info.guests or any(who and count[who] >= most for who, most in whose):
            continue
        count.update(who for who, _ in whose)
        found.append(_challenge(room, host.seat, asker.language))
        if len(found) == MOST:
            break
    return Challenges(found)


def _waiting(tables: LiveTables) -> Iterator[tuple[Table, Connection]]:
    """Yield the open tables and a connection of the player waiting there; forget those that are open no more."""
    for table in reversed(list(tables.offered)):
        runner = tables.runner.get(table)
        if runner is None or not runner.room.presence.offered():
            del tables.offered[table]
            continue
        host = next((one for one in runner.room.connections if one.seat >= 0), None)
        if host is not None:
            yield runner.room, host


def _challenge(room: Table, seat: int, language: str) -> Challenge:
    """Return a table with a free seat as the list of challenges shows it: what a spectator would be told of it."""
    info, clock, people = room.info, room.history.clock, room.presence.people
    game_words, _ = info.titles(language)
    return Challenge(
        info.table,
        info.setup.game,
        game_words,
        info.deal(language, named=False).deck_words,
        table_setup.rules(info.setup.game, info.options, clock, language),
        Time(clock.bank, clock.increment) if clock is not None else None,
        room.history.fair is not None,
        room.history.decks is not None,
        names.told(people)[seat],
        names.color(people[seat]),
    )
