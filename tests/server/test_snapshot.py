"""What a table shows is put together from what is known already; it is always what it would be drawn from nothing."""

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.server import sitting
from tests.server.sitting import DUEL, Person
from tests.server.test_leak import SCRIPTS, message

from vedette.protocol import client, server
from vedette.session.effects import Connection
from vedette.session.log import TableLog
from vedette.session.snapshot import Snapshot

NO_LOG = server.Log(0, [])


class Reader(Person):
    """Somebody who keeps the log as a page does."""

    log: tuple[server.Line, ...] = ()

    def read(self, heard: list[server.Server]) -> None:
        """Follow what came, and hold the last table beside one that is drawn from nothing."""
        tables = [message for message in heard if isinstance(message, server.Table)]
        for table in tables:
            self.log = (*self.log[: table.log.keep], *table.log.lines)
        if tables:
            whole = drawn(self)
            assert msgspec.structs.replace(tables[-1], log=NO_LOG) == msgspec.structs.replace(whole, log=NO_LOG)
            assert list(self.log) == whole.log.lines


def drawn(person: Person) -> server.Table:
    """Return the table as somebody sees it who has just come."""
    room, connection = person.room, Connection(person.connection.guest)
    connection.seat, connection.language = person.connection.seat, person.connection.language
    snapshot = Snapshot(room.info, room.history, TableLog(room.match), room.presence)
    view = snapshot.view(connection.seat, connection.language)
    table = client.read_answer(client.write(snapshot.table(connection, view, person.now)))
    assert isinstance(table, server.Table)
    return table


@given(st.integers(0, 10**15), SCRIPTS)
@settings(max_examples=10, deadline=None, derandomize=True)
def test_a_table_put_together_is_the_table_drawn_from_nothing(number: int, script: list[tuple[str, int]]) -> None:
    room = sitting.duel(DUEL.deal(number))
    people = [Reader(room, name) for name in ("ann", "bob", "eve", "eve", "ann")]
    for person, language in zip(people, ("en", "fr", "en", "en", "fr"), strict=True):
        tell(people, person, client.Join(person.name(), "fr" if language == "fr" else "en"))
    for what, chosen in script:
        teller = people[chosen % len(people)]
        if what == "m" and room.match.mover() >= 0:
            teller = people[room.match.mover()]
        tell(people, teller, message(teller, what, chosen))


def tell(people: list[Reader], teller: Reader, said: client.Client) -> None:
    """Say something; everybody hears it."""
    heard = teller.send(said)
    teller.read(heard)
    for person in people:
        if person is not teller:
            person.read(person.take(teller.effects))
