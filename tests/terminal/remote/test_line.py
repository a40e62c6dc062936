"""``vedette join`` as a program at a served table: a whole game, a lost connection, a seat kept for the next time."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from contextlib import contextmanager
from typing import TYPE_CHECKING

import pytest
from tests.server.served import House, house
from tests.testgame.plugin import bring

from vedette import capabilities, decks
from vedette.core import pledge
from vedette.games.patrol.capabilities.decks import edited
from vedette.protocol import client, server
from vedette.server.tables import LiveTables

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from tests.server.served import Line

    from vedette.server.table_runner import TableRunner
    from vedette.session.effects import Connection

PATIENCE = 180.0
"""Seconds after which a program is given up."""
BRINGS = {"game": "patrol", "from": {"kind": "random"}, "seats": "invite", "brings": True}
FORM = {"game": "mini-duel", "from": {"kind": "random"}, "seats": "invite", "fair": True}


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[House]:
    bring(monkeypatch)
    with house(tmp_path) as here:
        yield here


@contextmanager
def join(link: str, data: Path) -> Iterator[subprocess.Popen[str]]:
    told = {**os.environ, "VEDETTE_DATA": str(data), "no_proxy": "127.0.0.1", "PYTHONIOENCODING": "utf-8"}
    pipe = subprocess.PIPE
    asked = [sys.executable, "-m", "vedette", "join", link]
    with subprocess.Popen(
        asked, stdin=pipe, stdout=pipe, stderr=subprocess.STDOUT, text=True, env=told, bufsize=1
    ) as program:
        late = threading.Timer(PATIENCE, program.kill)  # what never says what is waited for
        late.start()
        try:
            yield program
        finally:
            late.cancel()
            program.kill()


def until(program: subprocess.Popen[str], words: str) -> str:
    """Read what the program says until a line, with the line feed before it, holds these words."""
    assert program.stdout is not None
    told = ""
    while words not in told[told.rfind("\n") :]:
        line = program.stdout.readline()
        assert line, told
        told += f"\n{line.rstrip()}"
    return told


def types(program: subprocess.Popen[str], line: str) -> None:
    assert program.stdin is not None
    program.stdin.write(f"{line}\n")
    program.stdin.flush()


def test_a_game_between_a_browser_and_the_terminal_with_a_dropped_connection(here: House, tmp_path: Path) -> None:
    with here.guest() as ann:
        opened = ann.post("/api/tables", json=FORM).json()
        table = opened["table"]
        with join(f"{here.home}/table/{table}#{opened['invitations'][0]['token']}", tmp_path / "bob") as program:
            with ann.seat(table) as line:
                line.ask(client.Pledge("p", pledge.pledge("a1" * 16, 1)))
                while line.table.fair is None or None in line.table.fair.pledges:
                    line.hear()
                line.ask(client.Salt("s", "a1" * 16))
                play(line, program, 4)
            here.loop.call_soon_threadsafe(here.state.tables.abandon, 1012)
            until(program, "Connection lost")
            with ann.seat(table) as line:
                play(line, program, 60)
                assert line.table.over is not None
            assert "couldn’t be checked here" in until(program, "rematch"), (
                "the program does not know this game's rules"
            )
            types(program, "quit")
            until(program, "The same link brings you back")
            assert program.wait(60) == 0
        with join(f"{here.home}/table/{table}", tmp_path / "bob") as again:
            assert "You’re player 2." in until(again, "help")


def test_what_was_typed_as_the_connection_broke_is_said_again(
    here: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables = here.state.tables
    lost: list[client.Client] = []

    def receive(runner: TableRunner, connection: Connection, message: client.Client) -> None:
        if isinstance(message, client.Act) and not lost:
            lost.append(message)
            runner.close(1012)
        else:
            LiveTables.receive(tables, runner, connection, message)

    with here.guest() as ann:
        opened = ann.post("/api/tables", json={**FORM, "fair": False}).json()
        table = opened["table"]
        link = f"{here.home}/table/{table}#{opened['invitations'][0]['token']}"
        with join(link, tmp_path / "bob") as program:
            with ann.seat(table) as line:
                while line.table.can.act:
                    line.act()
                version = line.table.version
            until(program, "\n1 ")
            monkeypatch.setattr(tables, "receive", receive)
            types(program, "1")
            until(program, "Connection lost")
            with ann.seat(table) as line:
                while line.table.version == version:
                    line.hear()
            assert len(lost) == 1


def play(line: Line, program: subprocess.Popen[str], most: int) -> None:
    """Do so many choices, whoever is to act; the browser's seat hears of each before the next."""
    for _ in range(most):
        while line.table.over is None and not (line.table.legal or (line.table.n and waits(line))):
            line.hear()
        if line.table.over is not None:
            return
        if line.table.legal:
            assert isinstance(line.act(), server.Done)
        else:
            version = line.table.version
            until(program, "\n1 ")
            types(program, "1")
            while line.table.version == version:
                line.hear()


def waits(line: Line) -> bool:
    """Return whether the other seat is to act."""
    return not line.table.can.act


def test_a_deck_with_cards_of_ones_own_is_given_to_the_server(here: House, tmp_path: Path) -> None:
    held = capabilities.decks("patrol")
    own = edited(held.write(held.renamed(decks.find("patrol", "ramparts"), "mine")), 0, {})
    deck = tmp_path / "mine.toml"
    deck.write_text(own.replace('name = "mine"', 'name = "ramparts"', 1), encoding="utf-8")
    with here.guest() as ann:
        opened = ann.post("/api/tables", json=BRINGS).json()
        link = f"{here.home}/table/{opened['table']}#{opened['invitations'][0]['token']}"
        with join(link, tmp_path / "bob") as program:
            until(program, "Which deck do you play?")
            types(program, f"deck {deck}")
            assert "accept this deck: name: “ramparts” is a built-in deck" in until(program, "another name for yours")
            deck.write_text(own, encoding="utf-8")
            types(program, f"deck {deck}")
            until(program, "85 in the draw pile")
        assert "Mine" in [deck["words"] for deck in ann.get(f"/api/tables/{opened['table']}/decks").json()["decks"]]


def test_a_link_that_leads_nowhere(here: House, tmp_path: Path) -> None:
    with join(f"{here.home}/table/nosuchtable1", tmp_path) as program:
        assert program.stdout is not None
        told = program.stdout.read()
        assert program.wait(60) == 1
    assert told.startswith("vedette: this table doesn’t exist")
    assert len(told.splitlines()) == 1
    with join("http://127.0.0.1:9/table/nosuchtable1", tmp_path / "other") as program:
        assert program.stdout is not None
        told = program.stdout.read()
        assert program.wait(60) == 1
    assert "isn’t answering" in told
    assert len(told.splitlines()) == 1
