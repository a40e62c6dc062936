"""Lines at a terminal are broken between words to its columns; what goes into a pipe or a file is left whole."""

from __future__ import annotations

import fcntl
import io
import os
import pty
import struct
import termios
from contextlib import contextmanager
from functools import partial
from random import Random
from typing import TYPE_CHECKING

import pytest
from tests.terminal import seat
from tests.terminal.test_word_screen import sit

from vedette import setups
from vedette.terminal import plain, wrapping
from vedette.terminal.client import IDLE
from vedette.terminal.local import LocalClient
from vedette.terminal.plain import Plain
from vedette.terminal.remote.reconnecting import ReconnectingSocket
from vedette.terminal.storage import Storage
from vedette.terminal.twelve_patrols.talk import Talk

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path
    from typing import TextIO

END = "\N{END OF TRANSMISSION}"
LONG = "A soldier that stands alone, well-armed, at the far end of a field. " * 4


@contextmanager
def terminal(columns: int) -> Iterator[tuple[TextIO, int]]:
    """Open a terminal of so many columns: the file to write to, and what reads it."""
    own, theirs = pty.openpty()
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 24, columns, 0, 0))
    with os.fdopen(theirs, "w", encoding="utf-8") as out:
        yield out, own
    os.close(own)


def told(out: TextIO, own: int) -> list[str]:
    """Read all that was written: a terminal passes it on in pieces, the last of which is a mark of our own."""
    out.write(END)
    out.flush()
    read = b""
    while not read.endswith(END.encode()):
        read += os.read(own, 65536)
    return read.decode().removesuffix(END).replace("\r\n", "\n").splitlines()


def test_words_stay_whole_and_a_line_goes_on_below_its_beginning() -> None:
    rows = wrapping.broken(f"  {LONG}\n\n{'x' * 60}", 40).split("\n")
    assert all(len(row) <= 40 for row in rows[:-1])
    assert rows[-2:] == ["", "x" * 60], "a long word is not torn, an empty line is one"
    assert all(row.startswith("  ") for row in rows[:-2])
    assert " ".join(" ".join(rows[:-2]).split()) == LONG.strip()
    assert wrapping.broken("un mot\N{NO-BREAK SPACE}; " * 9, 20).count("\N{NO-BREAK SPACE};") == 9
    assert wrapping.broken(LONG, 0) == LONG


def test_only_a_terminal_has_columns(tmp_path: Path) -> None:
    with terminal(52) as (out, _), (tmp_path / "piped").open("w") as piped:
        assert wrapping.columns(out) == 52
        assert wrapping.columns(piped) == wrapping.columns(io.StringIO()) == 0


def test_the_rules_fit_the_terminal_and_a_record_is_left_as_it_is() -> None:
    sitting = seat.sit(1, "en")
    with terminal(60) as (out, own):
        assert plain.run(sitting, Talk, io.StringIO("rules\nrecord\n"), out) == 0
        rows = told(out, own)
    record = [line for line in rows if len(line) > 60 and " " in line]  # a code is a long word, it is not torn
    assert any(row.startswith("Goal:") for row in rows)
    assert set(record) <= set(sitting.text().splitlines())
    assert record, "some line of a record is longer"
    whole = io.StringIO()
    assert plain.run(seat.sit(1, "en"), Talk, io.StringIO("rules\n"), whole) == 0
    assert max(map(len, whole.getvalue().splitlines())) > 200


def test_a_remote_table_is_told_so_too() -> None:
    line = ReconnectingSocket.__new__(ReconnectingSocket)
    with terminal(40) as (out, own):
        line.out = out
        line._print(LONG)
        assert max(map(len, told(out, own))) <= 40


def idle(sitting: LocalClient) -> list[int]:
    """Return the places in the list of what does nothing."""
    parts = sitting.match.game.parts
    return [at for at, choice in enumerate(sitting.choices()) if parts(choice.action).get("do") in IDLE]


def test_to_stay_is_listed_last() -> None:
    sitting, seen = sit(bots=True), 0
    for _ in range(60):
        if sitting.over():
            break
        choices = sitting.choices()
        for at in idle(sitting):
            assert at == len(choices) - 1
            seen += 1
        sitting.play(choices[0].action)
    assert seen
    assert sorted(choice.action for choice in sitting.choices()) == sorted(sitting.match.legal())


def test_cards_are_listed_as_in_the_hand_unless_somebody_else_sees_the_numbers_typed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("secrets.SystemRandom", partial(Random, 1))
    alone, together = sit(bots=True), sit(bots=False)
    together.take()
    hands = [([choice.action for choice in one.choices()], sorted(one.match.legal())) for one in (alone, together)]
    assert hands[0][0] == hands[0][1]
    assert hands[1][0] != hands[1][1] == sorted(hands[1][0])


@pytest.mark.parametrize("options", [("quick", "closed-decks"), ()])
def test_the_rules_tell_the_goal_and_the_variants_in_force(options: tuple[str, ...]) -> None:
    made = setups.game("patrol", "", options)
    house = Storage(made, lambda: made.deal(1))
    out: list[str] = []
    dialogue = Plain(LocalClient(house.fresh(), "en", house), out.append)
    for line in ("look", "rules", "goal"):  # the first takes the screen
        dialogue.answer(line)
    words = "\n".join(out)
    assert words.count("Goal: Quick. First to 10 points. Each of") == (2 if options else 0)
    assert words.count("In this game: Secret decks.") == (1 if options else 0)
    assert words.count("Goal: be the first to 20 points.") == (0 if options else 2)
