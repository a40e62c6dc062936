"""Makes a table in memory from what the store has of it: its row, its seats and its events."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from vedette import registry, setups
from vedette.session import commit_reveal, events, jobs, presence, table_setup
from vedette.session.clock import WINDOW
from vedette.session.decks import TableDecks
from vedette.session.history import History
from vedette.session.info import TableInfo, player_of
from vedette.session.table import Table

if TYPE_CHECKING:
    from vedette.server.store.store import StoredTable


def _together(guests: list[str]) -> bool:
    """Return whether one guest has every seat but those of bots: then the time of an answer has nothing to hide."""
    return len({guest for guest in guests if not player_of(guest)}) == 1


def restore(kept: StoredTable, patience: float = presence.GONE, span: float = WINDOW) -> Table:
    """Return a stored table, rebuilt from its events.

    A player counts as gone after ``patience`` seconds without a connection; ``span`` is the time a window stays open
    for an answer. Raises Trouble where the table's rules are not known any more.
    """
    happened = [(at, events.read(body)) for at, body in kept.events]
    at, begun = happened[0]
    if not isinstance(begun, events.Begun):
        raise TypeError(begun)
    match = table_setup.begin_again(begun)
    row = kept.row
    info = TableInfo(
        table=row["id"],
        setup=jobs.SetupData(row["game"], match.game.definition()),
        deck=row["deck"],
        texts=begun.decks_of(),
        options=msgspec.json.decode(row["options"]),
        origin=row["origin"],
        guests=kept.seats,
        code=row["code"],
        grade=row["grade"],
        verdict=row["verdict"],
        daily=row["daily"],
        helps=registry.get(row["game"]).helps(),
        luck=begun.luck,
        titles=table_setup.titles(row["game"], row["deck"], begun.decks_of()),
        closed=setups.closed(row["game"], msgspec.json.decode(row["options"])),
        parent=begun.parent,
    )
    came = len([event for _, event in happened if isinstance(event, events.Seated)])
    taken = len([guest for guest in kept.seats if guest]) - came
    bots = frozenset(seat for seat, guest in enumerate(kept.seats) if player_of(guest))
    history = History(match, at, begun.clock, taken, bots, span=0.0 if _together(kept.seats) else span)
    history.fair = (
        commit_reveal.CommitReveal(begun.fair, history.seats, commit_reveal.silent(kept.seats), begun.dealing)
        if begun.fair
        else None
    )
    if begun.decks is not None:
        history.decks = TableDecks(row["game"], info.options, begun.seed, begun.decks)
    history.series = begun.series
    room = Table(info, history, patience)
    room.presence.people = list(begun.people or room.presence.people)
    room.replay(happened[1:])
    return room
