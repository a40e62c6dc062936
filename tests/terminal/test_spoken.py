"""The spoken table: games known by their words, against bots and several people at one screen."""

import io
from pathlib import Path

import pytest

from vedette import shelf
from vedette.command.play import opponents
from vedette.core import record
from vedette.core.game import OVER
from vedette.core.language import LANGUAGES, say
from vedette.core.match import Match
from vedette.terminal.spoken import NAMES, Spoken, commands, run, waiting

GAME = shelf.game("patrol", "vanguard", ["rounds-2"])
DEAL = shelf.random_deal(GAME, 5)
SLINGER = "Slinger"
"""A card that the first seat draws from this deal."""
MOST = 1500


def sit(*, bots: bool, kept: Path | None = None, language: str = "en") -> tuple[Spoken, list[str]]:
    """Sit down at the deal, against a bot or two at one screen; return the table and what it says."""
    out: list[str] = []
    made = opponents(GAME, "uniform", 0, 1) if bots else {}
    table = Spoken(Match(GAME, DEAL), language, made, out.append, kept)
    table.waiting = waiting(kept, GAME) if kept else None
    table.greet("Patrol", ["uniform"] if bots else [])
    return table, out


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_against_a_bot_is_played_by_its_numbers(language: str) -> None:
    table, out = sit(bots=True, language=language)
    for _ in range(MOST):
        if table.over():
            break
        table.answer("1")
    assert table.match.mover() == OVER
    assert out[-1] in {say(language, "terminal-spoken-result", result=end) for end in ("won", "lost", "drawn")}
    mark = len(out)
    assert table.code() == GAME.code(DEAL)
    table.answer("record")
    told = record.read("\n".join(out[mark:]) + "\n", "x")
    assert record.replay(told, shelf.restore(told)).actions == table.match.actions


def test_the_screen_is_handed_over_and_nobody_reads_the_other_hand() -> None:
    table, out = sit(bots=False)
    assert out[-1] == "Hand over to seat 2, then press Enter. Nobody else should look."
    table.answer("")
    assert not any(SLINGER in line for line in out)
    for _ in range(5):
        table.answer("1")
    assert "Hand over to seat 1" in out[-1]
    mark = len(out)
    table.answer("look")
    assert any(SLINGER in line for line in out[mark:])
    table.answer("save elsewhere.record")
    table.answer("record")
    assert table.code() == ""
    assert out[-2:] == [say("en", "terminal-spoken-secret")] * 2


def test_words_notation_and_what_is_neither() -> None:
    table, out = sit(bots=True)
    table.answer("slinger")
    assert "You lay Slinger (purple) into patrol 1." in out
    table.answer("lay 2 1")
    assert "You lay Duellist (pink) into patrol 1." in out
    table.answer("lay")
    assert "incomplete" in out[-1] or "could be" in out[-1]
    table.answer("99")
    assert out[-1].startswith("There is no answer 99")
    table.answer("undo")
    assert out[-1] == "There is nothing to undo."


def test_a_game_that_is_left_goes_on(tmp_path: Path) -> None:
    kept = tmp_path / "patrol.record"
    table, _ = sit(bots=True, kept=kept)
    table.answer("1")
    table.answer("2")
    actions = list(table.match.actions)
    again, out = sit(bots=True, kept=kept)
    assert out[2].startswith("An unfinished game is kept")
    again.answer("resume")
    assert again.match.actions == actions
    kept.write_text("nothing", encoding="utf-8")
    assert waiting(kept, GAME) is None


def test_every_command_is_there_in_both_languages() -> None:
    for name in NAMES:
        assert callable(getattr(Spoken, f"do_{name.replace('-', '_')}"))
    assert commands()["aide"] == "help"
    table, out = sit(bots=True)
    for line in ("help", "log", "look", "language fr", "resume", "give up"):
        table.answer(line)
    assert table.over()
    assert out[-1] == "Vous avez perdu."


def test_lines_that_end_leave_the_game_kept(tmp_path: Path) -> None:
    kept = tmp_path / "patrol.record"
    table = Spoken(Match(GAME, DEAL), "en", opponents(GAME, "uniform", 0, 1), lambda _: None, kept)
    out = io.StringIO()
    assert run(table, io.StringIO("1\n1\n"), out, "Patrol", ["uniform"]) == 0
    assert out.getvalue() == "The game is kept. Goodbye.\n"
    assert kept.exists()
