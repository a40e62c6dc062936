"""Everything that a released version wrote is read by this one: files through the commands, a store by the server."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from sqlalchemy import select
from tests.released.freeze import sample
from tests.server.served import House, house
from tests.spoken import answer, run

from vedette.protocol import client
from vedette.server.auth import COOKIE
from vedette.server.store.models import TABLES
from vedette.server.store.packer import Packer
from vedette.server.store.store import Store
from vedette.session import events

if TYPE_CHECKING:
    from collections.abc import Iterator

    from vedette.server.store.store import StoredTable

HOME = Path(__file__).parent
RELEASES = sorted(path for path in HOME.iterdir() if (path / "store.sql").is_file())
RECORDS = [path for home in RELEASES for path in sorted((home / "records").iterdir())]
DECKS = [path for home in RELEASES for path in sorted((home / "decks").iterdir())]
DEALS = [path for home in RELEASES for path in sorted((home / "deals").iterdir())]
PROOFS = [path for home in RELEASES for path in sorted((home / "certificates").iterdir())]


def named(path: Path) -> str:
    return path.name


def test_there_is_a_release_and_something_of_every_kind() -> None:
    assert RELEASES
    assert all([RECORDS, DECKS, DEALS, PROOFS])


@pytest.mark.parametrize("home", RELEASES, ids=named)
def test_every_stored_event_is_read_and_written_again_as_it_was(home: Path) -> None:
    lines = (home / "events.jsonl").read_text().splitlines()
    assert [events.write(events.read(line)) for line in lines] == lines
    tags = [json.loads(line)["what"] for line in lines]
    assert len(set(tags)) == len(tags)


@pytest.mark.parametrize("kind", events.Happened.__subclasses__(), ids=lambda kind: str(kind.__struct_config__.tag))
def test_an_event_of_every_type_can_be_kept_for_later_releases(kind: type[events.Happened]) -> None:
    happened = sample(kind)
    assert events.read(events.write(happened)) == happened


@pytest.mark.parametrize("home", RELEASES, ids=named)
def test_every_message_is_read(home: Path) -> None:
    for line in (home / "client.jsonl").read_text().splitlines():
        assert json.loads(client.write(client.read(line)))["type"] == json.loads(line)["type"]
    for line in (home / "server.jsonl").read_text().splitlines():
        assert json.loads(client.write(client.read_answer(line)))["type"] == json.loads(line)["type"]


@pytest.mark.parametrize("path", RECORDS, ids=named)
def test_a_record_replays(path: Path) -> None:
    said = run("replay", str(path))
    assert said.status == 0, said
    assert "EXACT" in said.out


@pytest.mark.parametrize("path", DECKS, ids=named)
def test_a_deck_is_the_same_deck(path: Path) -> None:
    game = next(game for game in ("twelve-patrols", "spellfire", "patrol") if path.name.startswith(game))
    spec = path.read_text().strip() if path.suffix == ".code" else str(path)
    assert (
        answer("deck", "show", game, spec)["hash"]
        == answer("deck", "show", game, str(path.with_suffix(".toml")))["hash"]
    )


@pytest.mark.parametrize("path", DEALS, ids=named)
def test_a_code_is_the_same_deal(path: Path) -> None:
    deal = json.loads(path.read_text())
    told = answer("deal", deal["game"], "--code", deal["code"])
    assert {key: told.get(key) for key in deal} == deal


@pytest.mark.parametrize("path", PROOFS, ids=named)
def test_a_certificate_says_what_it_said(path: Path) -> None:
    said = run("verify", str(path))
    won = json.loads(path.read_text())["verdict"] == "winnable"
    assert (said.status == 0) == won, said


@pytest.fixture(scope="module", params=RELEASES, ids=named)
def served(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[House, Path]]:
    """Serve a copy of a release's store, in which everything happened just now."""
    data = tmp_path_factory.mktemp("store")
    with closing(sqlite3.connect(data / "vedette.db")) as store:
        store.executescript((request.param / "store.sql").read_text(encoding="utf-8"))
        last = store.execute("SELECT max(played) FROM tables").fetchone()[0]
        for table, column in (("tables", "begun"), ("tables", "played"), ("events", "at")):
            store.execute(f"UPDATE {table} SET {column} = {column} + ?", (time.time() - last,))  # noqa: S608 (our names)
        store.commit()
    asyncio.run(pack(data / "vedette.db"))
    with house(data) as here:
        yield here, request.param


async def pack(file: Path) -> None:
    """Pack half of the finished games of a store: the others are as the release left them."""
    store = await Store.open(f"sqlite+aiosqlite:///{file}")
    async with store.engine.connect() as connection:
        over = select(TABLES.c.played).where(TABLES.c.result.is_not(None)).order_by(TABLES.c.played)
        played = [row[0] for row in await connection.execute(over)]
    while await Packer(store, time.time).pack(played[len(played) // 2]):
        pass
    await store.close()


def test_every_stored_table_opens_where_it_was_left(served: tuple[House, Path]) -> None:
    here, home = served
    told = json.loads((home / "store.json").read_text())
    for name, cookie in told["cookies"].items():
        with here.guest() as guest:
            guest.client.cookies.set(COOKIE, cookie)
            for table, game, n, result in told["tables"][name]:
                with guest.seat(table) as line:
                    now = line.table
                assert (now.n, now.over.result if now.over else None) == (n, result), (table, game)


@pytest.mark.parametrize("home", RELEASES, ids=named)
def test_every_stored_table_is_packed_and_reads_the_same(home: Path, tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "vedette.db")) as old:
        old.executescript((home / "store.sql").read_text(encoding="utf-8"))
        tables = [row[0] for row in old.execute("SELECT id FROM tables")]
        over = old.execute("SELECT count(*) FROM tables WHERE result IS NOT NULL").fetchone()[0]

    async def told(store: Store) -> list[StoredTable]:
        kept = [await store.load(table) for table in tables]
        return [table for table in kept if table is not None]

    async def both() -> tuple[list[StoredTable], list[StoredTable]]:
        store = await Store.open(f"sqlite+aiosqlite:///{tmp_path / 'vedette.db'}")
        before = await told(store)
        while await Packer(store, time.time).pack(time.time() + 1e9):
            pass
        after = await told(store)
        await store.close()
        return before, after

    before, after = asyncio.run(both())
    assert len(before) == len(tables)
    assert [table.row.pop("packed") for table in after].count(True) == over > 0
    assert [table.row.pop("packed") for table in before].count(True) == 0
    assert after == before
    with closing(sqlite3.connect(tmp_path / "vedette.db")) as new:
        assert new.execute("SELECT count(*) FROM packed").fetchone()[0] == over
        assert not new.execute("SELECT 1 FROM events JOIN tables ON id = table_id WHERE result IS NOT NULL").fetchone()


def test_statistics_and_decks_of_a_stored_guest_are_as_they_were(served: tuple[House, Path]) -> None:
    here, home = served
    told = json.loads((home / "store.json").read_text())
    with here.guest() as guest:
        guest.client.cookies.set(COOKIE, told["cookies"]["ann"])
        games = {one["game"]: one for one in guest.get("/api/statistics").json()["games"]}
        for before in told["statistics"]["games"]:
            now = games[before["game"]]
            assert all({**now[kind], **before[kind]} == now[kind] for kind in ("alone", "assisted"))
        patrol = games["patrol"]
        played = patrol["alone"]["played"] + patrol["assisted"]["played"]
        for kind in ("opponents", "decks"):
            assert sum(one["alone"]["played"] + one["assisted"]["played"] for one in patrol[kind]) == played > 0
        assert guest.get("/api/decks/twelve-patrols/own/mine").status_code == 200
