"""Points kept for ever: added once, under a name, taken to another browser by a token that nobody can change."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from tests.server.served import Guest, House, Line, house
from tests.server.sitting import Person, duel, room_of
from tests.testgame.plugin import bring

from vedette import decks, registry, setups
from vedette.core.chance import Stream
from vedette.core.match import Match
from vedette.protocol import client, server, statistics
from vedette.server.auth import COOKIE, ExportedProfile, Signer
from vedette.server.tables import Provenance
from vedette.session import table_setup
from vedette.session.info import bot_of
from vedette.session.table import Table

STEPS = 120
"""Choices after which both sides have scored."""


@pytest.fixture(autouse=True)
def _dueling(monkeypatch: pytest.MonkeyPatch) -> None:
    bring(monkeypatch)


@pytest.fixture(scope="module")
def here(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house(tmp_path_factory.mktemp("lore")) as served:
        yield served


def hear_version(line: Line, version: int) -> None:
    while line.shown is None or line.shown.version < version:
        line.hear()


def seated(guest: Guest) -> str:
    """Return who a guest is."""
    return str(guest.house.state.signer.guest(guest.client.cookies.get(COOKIE)))


def played(ann: Guest, bob: Guest) -> tuple[str, list[server.Over]]:
    """Have bob give up a game for Lore in which both have scored; return the table, and how it ended for each."""
    game = setups.game("patrol", "", ["lore"])
    match, stream = Match(game, game.deal(5)), Stream(8)
    for _ in range(STEPS):
        match.play(match.legal()[stream.below(len(match.legal()))])
    opening = ann.house.state.tables.begin(
        table_setup.TableSetup(game, decks.first("patrol"), match), [seated(ann), seated(bob)], Provenance("seed")
    )
    table = asyncio.run_coroutine_threadsafe(opening, ann.house.loop).result()
    with ann.seat(table) as first, bob.seat(table) as second:
        second.ask(client.Concede(second.name(), second.table.version))
        for line in (first, second):
            hear_version(line, 1)
        first.ask(client.Ask(first.name(), 1, "rematch"))
        ends = [line.table.over for line in (first, second) if line.table.over is not None]
    kept = registry.get("patrol").points
    assert kept is not None
    assert [end.lore for end in ends] == kept(game, match.state)
    return table, ends


def profile(guest: Guest) -> statistics.Lore:
    answer = guest.get("/api/lore?lang=en")
    assert answer.status_code == 200, answer.text
    return msgspec.json.decode(answer.content, type=statistics.Lore)


def tell(guest: Guest, **form: str) -> statistics.Lore:
    answer = guest.post("/api/lore", json=form)
    assert answer.status_code == 200, answer.text
    return msgspec.json.decode(answer.content, type=statistics.Lore)


def test_a_game_counts_once_for_both_whatever_happens_afterwards(tmp_path: Path) -> None:
    with house(tmp_path) as here, here.guest() as ann, here.guest() as bob:
        ann.get("/")
        bob.get("/")
        assert profile(ann) == statistics.Lore("", [], "")
        table, ends = played(ann, bob)
        points = [end.lore for end in ends]
        assert all(points)
        before = [profile(ann), profile(bob)]
        assert [(one.records[0].points, one.records[0].played) for one in before] == [(won, 1) for won in points]
        assert ann.delete("/api/statistics").status_code == 204
        cookies = ann.client.cookies
    with house(tmp_path) as here, here.guest() as ann:
        ann.client.cookies = cookies
        with ann.seat(table) as line:
            assert line.table.over is not None
            assert line.table.over.lore == points[0]
            line.ask(client.Ask(line.name(), line.table.version, "rematch"))
        assert profile(ann) == before[0]


def test_a_token_adds_what_is_new_and_nothing_twice(here: House) -> None:
    with here.guest() as ann, here.guest() as bob, here.guest() as other:
        for guest in (ann, bob, other):
            guest.get("/")
        played(ann, bob)
        first = tell(ann, name="  Ann\tof\u2028the  hills ")
        assert first.name == "Ann of the hills"
        brought = tell(other, token=f"\n{first.token} ")
        assert (brought.added, brought.name, brought.records) == (1, first.name, first.records)
        assert tell(other, token=first.token).added == 0
        played(other, bob)
        assert tell(ann, token=profile(other).token).added == 1
        assert profile(ann).records == profile(other).records
        assert profile(ann).records[0].played == 2
        assert tell(other, name="").name == ""
        assert tell(ann, token=profile(other).token) == profile(ann)


def test_a_token_that_is_spoilt_changed_or_foreign_is_refused(here: House) -> None:
    mine = here.state.signer
    token = mine.export(ExportedProfile("x", {"patrol": {"t": 3}}))
    body, _, signature = token.rpartition(".")
    more = Signer("k").export(ExportedProfile("x", {"patrol": {"t": 9}})).rpartition(".")[0]
    foreign = Signer("another server").export(ExportedProfile("x", {"patrol": {"t": 3}}))
    with here.guest() as ann:
        ann.get("/")
        for bad in ("", "x", token[:-3], f"{more}.{signature}", f"{body}.", foreign, mine.token("t", 0)):
            answer = ann.post("/api/lore?lang=fr", json={"token": bad})
            assert (answer.status_code, answer.json()["refused"]) == (422, "lore")
            assert "Ce code" in answer.json()["words"]
        assert ann.post("/api/lore", json={"name": "n" * 61}).status_code == 400
        assert ann.post("/api/lore", json={"points": 3}).status_code == 400
        assert profile(ann) == statistics.Lore("", [], "")
        assert tell(ann, token=token).records[0].points == 3


def over(*options: str) -> Table:
    """Return a table of ann and ben where ann has given up at once."""
    game = setups.game("patrol", "", list(options))
    ann = Person(room_of(game, game.deal(3), ["ann", "ben"]), "ann").join()
    assert ann.room.history.points(ann.room.info) == {}
    ann.send(client.Concede(ann.name(), ann.version))
    return ann.room


def test_only_a_game_for_lore_played_without_help_from_its_beginning_counts() -> None:
    room = over("lore")
    assert room.history.points(room.info) == {"ann": 0, "ben": 0}
    for origin in ("record", "branch"):
        assert room.history.points(room.info._replace(origin=origin)) == {}
    assert room.history.points(room.info._replace(guests=["ann", "ann"])) == {"ann": 0}
    assert room.history.points(room.info._replace(guests=["ann", bot_of("level:0")])) == {"ann": 0}
    room.match.assist("undo")
    assert room.history.points(room.info) == {}
    room = over()
    assert room.history.points(room.info) == {}
    ann = Person(duel(), "ann").join()
    ann.send(client.Concede(ann.name(), ann.version))
    assert ann.room.history.points(ann.room.info) == {}
