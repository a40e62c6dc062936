"""Two servers, one PostgreSQL: a table is kept by one of them, people come in through either, one of them dies."""

import asyncio
import signal
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import ExitStack, suppress
from functools import partial
from itertools import count
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest
from sqlalchemy.ext.asyncio import create_async_engine
from tests.server.postgres import Cluster
from tests.server.served import Guest, Here, Line, house, unread
from tests.server.test_kill import Server
from websockets.exceptions import ConnectionClosed

from vedette import capabilities, decks, registry
from vedette.core.game import SPECTATOR
from vedette.protocol import client as requests
from vedette.protocol import server as answers
from vedette.server import connections
from vedette.server.app_state import ServerState
from vedette.server.auth import COOKIE
from vedette.server.cluster import envelope
from vedette.server.cluster.bus import BATCH, WAITING
from vedette.server.cluster.bus import Bus as Wires
from vedette.server.cluster.relay import Relay, RemoteSocket
from vedette.server.tables import Provenance
from vedette.session.effects import Refusal
from vedette.session.history import Summary

pytestmark = pytest.mark.once

POOL = 15
"""Connections that an engine has at the most."""


@pytest.fixture(scope="module")
def pair(tmp_path_factory: pytest.TempPathFactory, cluster: Cluster) -> Iterator[list[Server]]:
    """Return two servers that started at once, on a database that nobody has migrated yet."""
    folder, url = tmp_path_factory.mktemp("servers"), cluster.url(cluster.create())
    pair = [Server(folder, url), Server(folder, url)]
    yield pair
    for server in pair:
        server.stop(signal.SIGTERM)


@pytest.fixture
def servers(pair: list[Server], tmp_path: Path) -> list[Server]:
    """Return the two; one that a test has killed is started again."""
    for at, server in enumerate(pair):
        if server.process.poll() is not None:
            pair[at] = Server(tmp_path, *server.database)
        with pair[at].guest().client as client:
            assert client.get("/healthz").status_code == 200
    return pair


def duel(server: Server) -> tuple[Guest, str, str]:
    """Open a table for two; return its opener, its name and the invitation."""
    ann = server.guest()
    opening = ann.post("/api/tables", json={"game": "mini-duel", "from": {"kind": "random"}}).json()
    return ann, opening["table"], opening["invitations"][0]["token"]


def hear_version(line: Line, version: int) -> None:
    while line.shown is None or line.shown.version < version:
        line.hear()


def test_people_at_two_servers_play_one_game_to_its_end(servers: list[Server]) -> None:
    ann, table, token = duel(servers[0])
    bob = servers[1].guest()
    bob.get("/")
    with ann.seat(table) as first, bob.socket(table) as second, bob.socket(table) as watching:
        assert second.join(token=token).seat == 1
        eve = watching.join()
        assert eve.seat in {1, SPECTATOR}
        first.hear()
        lines = [first, second]
        version = 0
        while not (first.table.over and second.table.over):
            mover = lines[0] if lines[0].table.legal else lines[1]
            assert isinstance(mover.ask(requests.Act(mover.name(), version, mover.table.legal[0].action)), answers.Done)
            version += 1
            for line in lines:
                hear_version(line, version)
        assert first.table.over is not None
        assert second.table.over is not None
        assert second.table.n == first.table.n
        again = requests.Act("late", 0, 0)
        answer = second.ask(again)
        assert isinstance(answer, answers.Refused)
        assert answer.reason == "stale"
        second.socket.send("x" * 5000)
        while not isinstance(answer := second.hear(), answers.Refused):
            pass
        assert answer.reason == "oversized"
    assert bob.get(f"/api/tables/{table}/record").status_code == 200
    assert bob.get("/api/tables").json()["tables"][0]["seat"] == 1
    for guest in (ann, bob):
        guest.client.close()


def test_another_server_takes_the_tables_of_one_that_was_killed(servers: list[Server]) -> None:
    ann, table, token = duel(servers[0])
    bob = servers[1].guest()
    bob.get("/")
    with ExitStack() as stack:
        first = stack.enter_context(ann.seat(table))
        second = stack.enter_context(bob.socket(table))
        second.join(token=token)
        first.hear()
        first.act()
        hear_version(second, 1)
        servers[0].stop(signal.SIGKILL)
        with pytest.raises(ConnectionClosed) as end:
            hear_version(second, 1000)
        assert end.value.rcvd is not None
        assert end.value.rcvd.code == 1012
    ann.house = servers[1]  # type: ignore[assignment]  # the guest moves on with the server
    with bob.seat(table) as second, ann.socket(table) as first:
        assert second.table.version == 1
        assert first.join().seat == 0
        second.hear()
        first.act()
        hear_version(second, 2)
        assert [seat.here for seat in second.table.seats] == [True, True]
    for guest in (ann, bob):
        guest.client.close()


def test_who_came_through_a_server_that_was_killed_has_left(servers: list[Server]) -> None:
    ann, table, token = duel(servers[0])
    bob = servers[1].guest()
    bob.get("/")
    with ann.seat(table) as first, bob.socket(table) as second:
        second.join(token=token)
        first.hear()
        assert [seat.here for seat in first.table.seats] == [True, True]
        servers[1].stop(signal.SIGKILL)
        while first.table.seats[1].here:
            first.hear()
    for guest in (ann, bob):
        guest.client.close()


def test_letters_that_are_alike_all_arrive_at_another_server(servers: list[Server]) -> None:
    ann, bob = servers[0].guest(), servers[1].guest()
    table = bob.table()
    with ann.seat(table), bob.seat(table) as line:
        asked = [requests.Speak(line.name(), "en") for _ in range(100)]
        for message in asked:
            line.say(message)
        heard = [line.hear() for _ in range(2 * len(asked))]
        assert [letter.id for letter in heard if isinstance(letter, answers.Welcome)] == [one.id for one in asked]
        assert sum(isinstance(letter, answers.Table) for letter in heard) == len(asked)
    for guest in (ann, bob):
        guest.client.close()


def test_who_reads_too_slowly_at_another_server_is_sent_away_too(servers: list[Server]) -> None:
    ann, bob = servers[0].guest(), servers[1].guest()
    table = bob.table()
    with ann.seat(table):
        assert unread(bob, table) == 1013
        with bob.seat(table) as line:
            assert line.table.can.act
    for guest in (ann, bob):
        guest.client.close()


def test_what_waits_for_another_server_is_bounded(
    tmp_path: Path, cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A server's line stands still, and a socket there goes on talking to a table of the other: it is sent away."""
    for limit in ("FRAMES", "ALL_FRAMES", "TALK", "TALKS"):
        monkeypatch.setattr(connections, limit, (1e9, 1e9))
    url = cluster.url(cluster.create())
    with (
        house(tmp_path / "one", url=url) as first,
        house(tmp_path / "two", url=url) as second,
        first.guest() as ann,
        second.guest() as bob,
    ):
        table = ann.table()
        bob.get("/")
        with ann.seat(table), bob.seat(table) as far:
            relay = second.state.relay
            assert isinstance(relay, Relay)
            line = relay.bus
            asyncio.run_coroutine_threadsafe(line._lock.acquire(), second.loop).result(30)
            with suppress(ConnectionClosed):
                for _ in range(WAITING + 2 * BATCH):
                    far.say(requests.Goto(far.name(), 0))
            with pytest.raises(ConnectionClosed) as end:
                list(iter(far.hear, None))
            assert WAITING <= line._out.qsize() < WAITING + 20
            second.loop.call_soon_threadsafe(line._lock.release)
            while line._out.qsize():
                time.sleep(0.02)
            assert end.value.rcvd is not None
            assert end.value.rcvd.code == 1013
        with bob.seat(table) as again:
            assert again.table.version == 0


def test_what_a_table_sends_to_another_server_is_bounded(
    tmp_path: Path, cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The owner's line stands still, and a socket of the other server goes on asking: it is sent away, and no other."""
    for limit in ("FRAMES", "ALL_FRAMES", "TALK", "TALKS"):
        monkeypatch.setattr(connections, limit, (1e9, 1e9))
    url = cluster.url(cluster.create())
    with (
        house(tmp_path / "one", url=url) as first,
        house(tmp_path / "two", url=url) as second,
        first.guest() as ann,
        second.guest() as bob,
    ):
        table = ann.table()
        bob.get("/")
        with ann.seat(table) as near, bob.seat(table) as far:
            relay = first.state.relay
            assert isinstance(relay, Relay)
            line = relay.bus
            asyncio.run_coroutine_threadsafe(line._lock.acquire(), first.loop).result(30)
            with suppress(ConnectionClosed):
                for _ in range(WAITING + 4 * BATCH):
                    far.say(requests.Goto(far.name(), 0))
            deadline = time.monotonic() + 60
            while relay._remote and time.monotonic() < deadline:
                assert line._out.qsize() < WAITING + BATCH
                time.sleep(0.02)
            assert not relay._remote, "whoever asks for more than can be sent is not served any longer"
            first.loop.call_soon_threadsafe(line._lock.release)
            with pytest.raises(ConnectionClosed) as end:
                list(iter(far.hear, None))
            assert end.value.rcvd is not None
            assert end.value.rcvd.code == 1013
            near.say(requests.Goto(near.name(), 0))
            assert near.hear() is not None
        with bob.seat(table) as again:
            assert again.table.version == 0


@pytest.mark.parametrize("name", ["%00", "x" * 56, "nothing", "ABCDEFGHJKMN"])
def test_what_is_no_name_of_a_table_is_none_to_any_server(servers: list[Server], name: str) -> None:
    for server in servers:
        guest = server.guest()
        assert guest.get(f"/api/tables/{name}/seats").status_code == 404
        with guest.socket(name) as line, pytest.raises(ConnectionClosed) as end:
            line.hear()
        assert end.value.rcvd is not None
        assert end.value.rcvd.code == 4404
        guest.client.close()


@pytest.mark.parametrize("path", ["/api/decks/patrol/own/%00", "/api/sets/patrol/%00"])
def test_what_is_no_name_of_a_deck_or_a_set_can_be_forgotten(servers: list[Server], path: str) -> None:
    ann = servers[0].guest()
    ann.get("/")
    assert ann.client.delete(path, headers={"Origin": servers[0].home}).status_code == 204
    ann.client.close()


@pytest.mark.parametrize("game", registry.names())
def test_a_deck_that_is_brought_by_its_code_is_listed_by_its_name(servers: list[Server], game: str) -> None:
    cards = capabilities.decks(game).renamed(decks.find(game, decks.names(game)[-1]), "n" * 40)
    ann = servers[0].guest()
    form = {"game": game, "deck": capabilities.decks(game).pack(cards), "from": {"kind": "random"}, "seats": "here"}
    opened = ann.post("/api/tables", json=form)
    assert opened.status_code == 201, opened.text
    assert [row["deck"] for row in ann.get("/api/tables").json()["tables"]] == ["n" * 40]
    ann.client.close()


def test_a_line_that_cannot_send_is_given_up_with_its_locks_and_another_stands(cluster: Cluster) -> None:
    async def run() -> None:
        engine = create_async_engine(cluster.url(cluster.create()))
        lost = asyncio.Event()
        line, other = Wires(lambda _: None, lost.set), Wires(lambda _: None, lambda: None)
        await other.open(engine)
        for _ in range(2 * POOL):
            lost.clear()
            await line.open(engine)
            assert await line.take("table")
            assert not await other.take("table")
            line.send("\0", envelope.Envelope(line.me, 1, "table"))
            await lost.wait()
            with pytest.raises(Exception, match="closed"):
                await line.take("table")
            while not await other.take("table"):  # noqa: ASYNC110 (nobody tells when the system has noticed)
                await asyncio.sleep(0)
            await other.give("table")
            await line.close()
            line = Wires(lambda _: None, lost.set)
        await other.close()
        await engine.dispose()

    asyncio.run(run())


def test_a_server_that_cannot_listen_gives_the_table_back() -> None:
    given: list[str] = []

    async def take(_: str) -> bool:
        return True

    async def listen(_: str) -> None:
        raise ConnectionError

    async def give(name: str) -> None:
        given.append(name)

    async def ours() -> None:
        relay = Relay(cast("ServerState", None))
        relay.bus = cast("Wires", SimpleNamespace(take=take, listen=listen, give=give))
        with pytest.raises(ConnectionError):
            await relay.ours("table")
        assert relay.owned == set()

    asyncio.run(ours())
    assert given == ["table"]


def test_a_table_is_given_up_by_one_and_taken_by_one_however_many_ask() -> None:
    held: list[str] = []

    async def take(name: str) -> bool:
        await asyncio.sleep(0)
        held.append(name)
        return True

    async def listen(_: str) -> None:
        await asyncio.sleep(0)

    async def give(name: str) -> None:
        await asyncio.sleep(0)
        held.remove(name)

    async def run() -> None:
        store = SimpleNamespace(writer=SimpleNamespace(catch_up=partial(listen, "")))
        relay = Relay(cast("ServerState", SimpleNamespace(store=store, tables=SimpleNamespace(holds=lambda _: False))))
        relay.bus = cast("Wires", SimpleNamespace(take=take, listen=listen, give=give))
        work: list[Awaitable[object]] = []
        for _ in range(4):
            work += [relay.ours("table"), relay._unlock("table"), relay.ours("other"), relay._unlock("table")]
        await asyncio.gather(*work)
        assert held == ["other"]
        assert relay.owned == {"other"}
        await asyncio.gather(*[relay.ours("table") for _ in range(4)])
        assert held == ["other", "table"]
        assert not relay._locks

    asyncio.run(run())


def test_a_table_that_cannot_be_had_is_given_up(cluster: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        # The table below was played in 1970: a server that erases old ones might do so first.
        state = await ServerState.open(cluster.url(cluster.create()), Here(), keep_days=0, join=Relay)
        relay = state.relay
        assert isinstance(relay, Relay)

        async def visit(table: str) -> object:
            assert await relay.ours(table)
            (found,) = await asyncio.gather(state.tables.find(table), return_exceptions=True)
            await asyncio.gather(*[task for task in relay._tasks if task is not watch])
            return found

        (watch,) = relay._tasks
        try:
            assert await visit("nothing") is None
            row = {"id": "t1", "deck": "house", "options": "[]", "origin": "seed", "game": "twelve-patrols"}
            told = Provenance("seed")._asdict() | {"begun": 5.0, "code": None}
            summary = Summary(5.0, 12, 1, None, assisted=False, seconds=0)
            await state.store.create({**row, **told, **summary._asdict()}, ["ann"], [(5.0, "of no release")])
            assert isinstance(await visit("t1"), Exception)
            monkeypatch.setattr("vedette.server.tables.MOST_TABLES", 0)
            assert isinstance(await visit("t1"), Refusal)
            assert relay.owned == set()
        finally:
            await state.close()

    asyncio.run(run())


def test_lists_know_all_of_a_table_before_another_server_may_have_it() -> None:
    done: list[str] = []

    def note(what: str) -> Callable[..., Awaitable[None]]:
        async def noted(*_: object) -> None:
            done.append(what)

        return noted

    async def give() -> None:
        store = SimpleNamespace(writer=SimpleNamespace(catch_up=note("catch up")))
        state = SimpleNamespace(store=store, tables=SimpleNamespace(holds=lambda _: False))
        relay = Relay(cast("ServerState", state))
        relay.bus = cast("Wires", SimpleNamespace(give=note("give")))
        relay.owned.add("table")
        await relay._unlock("table")
        assert relay.owned == set()

    asyncio.run(give())
    assert done == ["catch up", "give"]


def test_a_parcel_is_cut_and_put_together_whatever_comes_between() -> None:
    table = envelope.Assembler()
    long = envelope.Envelope("abc", 7, "t", text="é" * 9000)
    short = envelope.Envelope("def", 8, "t", end=1012)
    numbers = count()
    first, *rest = envelope.pieces(long, numbers)
    assert len(rest) >= 2
    assert all(len(piece.encode()) < 8000 for piece in [first, *rest])
    assert table.put(first) is None
    assert table.put(envelope.pieces(short, numbers)[0]) == short
    for nonsense in ("", "nothing", "x.!", "y.e30="):
        assert table.put(nonsense) is None
    assert [table.put(piece) for piece in rest] == [None] * (len(rest) - 1) + [long]


def test_what_several_read_at_another_server_is_sent_there_once(monkeypatch: pytest.MonkeyPatch) -> None:
    async def sent() -> list[envelope.Envelope]:
        relay = Relay(cast("ServerState", SimpleNamespace()))
        told = list[envelope.Envelope]()
        monkeypatch.setattr(relay.bus, "send", lambda _, what: told.append(what))
        far = [RemoteSocket(relay, envelope.Envelope("far", who, "t", guest="g")) for who in range(3)]
        for one in far:
            one.post([b"table"])
        far[1].post([b"answer", b"table"])
        far[2].post([b"table"])
        assert not told
        await asyncio.sleep(0)
        assert [(what.who, what.others, what.text) for what in told] == [
            (0, [1, 2], "table"),
            (1, [], "answer"),
            (1, [2], "table"),
        ]
        far[0].post([b"last"])
        await far[0].close(1000)
        assert [(what.text, what.end) for what in told[3:]] == [("last", None), (None, 1000)]
        return told[:3]

    async def heard(told: list[envelope.Envelope]) -> list[list[str | None]]:
        relay = Relay(cast("ServerState", SimpleNamespace()))
        inboxes = [asyncio.Queue[envelope.Envelope]() for _ in range(3)]
        relay._local |= {who: ("t", inbox) for who, inbox in enumerate(inboxes)}
        for what in told:
            relay._heard(what)
        return [[inbox.get_nowait().text for _ in range(inbox.qsize())] for inbox in inboxes]

    texts = asyncio.run(heard(asyncio.run(sent())))
    assert texts == [["table"], ["table", "answer", "table"], ["table", "table"]]


def test_a_move_goes_to_another_server_once_for_all_who_watch_there(tmp_path: Path, cluster: Cluster) -> None:
    url = cluster.url(cluster.create())
    with (
        house(tmp_path / "one", url=url) as first,
        house(tmp_path / "two", url=url) as second,
        first.guest() as ann,
        second.guest() as eve,
    ):
        table = ann.table()
        eve.get("/")
        with ann.seat(table) as near, ExitStack() as stack:
            far = [stack.enter_context(eve.seat(table)) for _ in range(4)]
            relay = first.state.relay
            assert isinstance(relay, Relay)
            told, send = list[envelope.Envelope](), relay.bus.send

            def noted(name: str, what: envelope.Envelope) -> None:
                told.append(what)
                send(name, what)

            relay.bus.send = noted  # type: ignore[method-assign]
            near.ask(requests.Act(near.name(), near.table.version, near.table.legal[0].action))
            for line in far:
                hear_version(line, 1)
            assert [len(what.others) for what in told if what.text] == [3]


def test_who_signs_out_at_one_server_is_signed_out_at_the_other(servers: list[Server]) -> None:
    ann, table, _ = duel(servers[0])
    stolen = ann.client.cookies[COOKIE]
    thief = servers[1].guest()
    thief.client.cookies.set(COOKIE, stolen, domain="127.0.0.1")
    assert [row["table"] for row in thief.get("/api/tables").json()["tables"]] == [table]
    with thief.seat(table) as line:
        assert ann.post("/api/sign-out").status_code == 204
        with pytest.raises(ConnectionClosed) as end:
            list(iter(line.hear, None))
        assert end.value.rcvd is not None
        assert end.value.rcvd.code == 1012
    assert thief.get("/api/tables").json()["tables"] == []
    with thief.socket(table) as line:
        assert line.join().seat == SPECTATOR
    same = servers[1].guest()
    same.client.cookies.set(COOKIE, ann.client.cookies[COOKIE], domain="127.0.0.1")
    assert [row["table"] for row in same.get("/api/tables").json()["tables"]] == [table]
    for guest in (ann, thief, same):
        guest.client.close()
