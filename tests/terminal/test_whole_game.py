"""A game from its first question to its last screen in a pseudo-terminal, with nonsense typed in between."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Final

import pytest
from tests.terminal import seat
from tests.terminal.pseudo import PROMPT, Terminal, playing

from vedette.core.language import say

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="no pseudo-terminal")

SHIRE: Final = ("twelve-patrols", "--deck", seat.SHIRE, "--seed", "2")
SPELLFIRE: Final = ("spellfire", "--deck", "first-steps", "--seed", "1")
NONSENSE: Final = ("xyzzy", "99999", "place Nowhere Z9", "0", "card Nobody", "rules 99.9", "language tlh", "é\x0c€")
KEYS: Final = ("z", "%", "\x1b[A", "\x1b[19~", "9", "é", "\x1b", "\t")
"""Letters without a meaning, arrows, a function key, Escape and Tab: nothing that makes a choice."""


def talk(terminal: Terminal, next_line: Callable[[], str]) -> str:
    """Answer until the game is over; return what was said last."""
    nonsense = iter(NONSENSE)
    said = ""
    for _ in range(400):
        if (junk := next(nonsense, None)) is not None:
            before = terminal.saved()
            answered = terminal.answer(junk)
            assert answered.strip()
            assert "Traceback" not in answered
            assert terminal.saved() == before, junk
        said = terminal.answer(next_line())
        assert "Traceback" not in said
        if not terminal.saved():
            return said
    raise AssertionError(said)


def test_12_patrols_is_won_line_by_line(tmp_path: Path) -> None:
    sitting = seat.sit(2)
    branch = sitting.match.branch(len(sitting.match.actions))
    notes = []
    for action in seat.winning(branch):
        notes.append(branch.game.note(branch.state, action))
        branch.play(action)
    lines = iter(notes)
    with playing(tmp_path, "twelve-patrols", "--code", sitting.deal.code, "--plain") as terminal:
        assert sitting.deal.code in terminal.until(PROMPT)
        said = talk(terminal, lambda: next(lines))
        assert say("en", "ask-won") in said
        assert say("en", "terminal-result-more", moves=len(notes), assisted="no") in said
        terminal.type("quit\n")
        assert terminal.ended() == 0
        assert say("en", "terminal-farewell") in terminal.text()


def test_spellfire_is_played_line_by_line_in_french(tmp_path: Path) -> None:
    with playing(tmp_path, *SPELLFIRE, "--plain", "--lang", "fr") as terminal:
        terminal.until(say("fr", "play-starter", count=6)[:20])
        terminal.type("personne\n")
        terminal.type("\n")
        terminal.until(PROMPT)
        said = talk(terminal, lambda: "1")
        assert any(say("fr", "terminal-ended", result=result) in said for result in ("won", "lost"))
        terminal.type("quitter\n")
        assert terminal.ended() == 0
        assert say("fr", "terminal-farewell") in terminal.text()


@pytest.mark.parametrize(("game", "choose"), [(SHIRE, "p"), (SPELLFIRE, "\r")])
def test_a_game_is_played_on_the_full_screen(game: tuple[str, ...], choose: str, tmp_path: Path) -> None:
    with playing(tmp_path, *game) as terminal:
        if game is SPELLFIRE:
            terminal.until(say("en", "play-starter", count=6)[:20])
            terminal.type("\n")
        terminal.until("[EN]")
        junk = iter(KEYS)
        terminal.type("".join(junk))
        terminal.type(choose)
        before = b""
        while terminal.changed(before):
            before = terminal.saved()
            terminal.type(choose)
        terminal.forget()
        terminal.resize(40, 120)
        said = terminal.until("new deal")
        assert "Traceback" not in said
        terminal.type("q")
        assert terminal.ended() == 0
