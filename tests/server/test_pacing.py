"""The rhythm of bots: whole beats, the same for a choice that is none, let go by an end and by a restart."""

from pathlib import Path

import pytest
from tests.server.served import Guest, Line, house
from tests.testgame.plugin import bring

from vedette.protocol import client
from vedette.server.table_runner import LONGEST, MEMORY, Pacing

HOUR = 3600.0


def test_an_answer_takes_whole_beats_and_one_at_least() -> None:
    assert [Pacing(0.5).leaves(took) for took in (0.0, 0.01, 0.5, 0.51, 3.2)] == [0.5, 0.5, 0.5, 1.0, 3.5]


def test_what_came_quickly_takes_as_long_as_what_took_time_before() -> None:
    pacing = Pacing(0.5)
    assert [pacing.leaves(took) for took in (0.1, 1.2, 0.1, 0.6)] == [0.5, 1.5, 1.5, 1.5]
    for _ in range(MEMORY):
        pacing.leaves(0.1)
    assert pacing.leaves(0.1) == 0.5
    pacing.leaves(60.0)
    assert pacing.leaves(0.1) == LONGEST * 0.5  # one that waited for the machine is not made up for by all that follow


def test_without_a_beat_nothing_is_held_back() -> None:
    pacing = Pacing(0.0)
    assert [pacing.leaves(took) for took in (1.5, 0.25)] == [1.5, 0.25]


def opened(guest: Guest) -> str:
    """Return a table of the mini duel whose other seat is a bot's."""
    form = {"game": "mini-duel", "seats": "bot", "bot": {"player": "level:1", "seat": 0, "seed": 3}}
    return str(guest.post("/api/tables", json=form).json()["table"])


def to_the_bot(line: Line) -> None:
    """Play until it is the bot's turn."""
    while line.table.can.act:
        line.act()
    assert line.table.seats[1].thinking


def test_an_answer_that_waits_for_its_beat_is_lost_to_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    bring(monkeypatch)
    with house(tmp_path) as here, here.guest() as ann:
        here.state.tables.pace = HOUR
        ended, kept = opened(ann), opened(ann)
        with ann.seat(ended) as line:
            to_the_bot(line)
            line.ask(client.Concede(line.name(), line.table.version))
            while line.table.over is None:
                line.hear()
        assert not here.state.tables.runner[ended].jobs  # who gave up need not wait for it
        with ann.seat(kept) as line:
            to_the_bot(line)
            moves = line.table.n
        here.state.tables.pace = 0.0
        here.loop.call_soon_threadsafe(here.state.tables.abandon, 1012)
        with ann.seat(kept) as line:
            while not line.table.can.act:
                line.hear()
            assert line.table.n > moves
