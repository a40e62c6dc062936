"""A sitting keeps its game: after each action, through a crash, in a file that is never lost."""

import os
from pathlib import Path

import pytest
from tests.terminal import seat

from vedette.core.errors import Unreadable
from vedette.terminal import storage


def test_the_game_goes_on_where_it_was_left(tmp_path: Path) -> None:
    kept = tmp_path / "deep" / "game.record"
    sitting = seat.sit(1, "en", "house", kept)
    seat.draw(sitting, 4, 6)
    left = sitting.text()
    again = seat.sit(2, "en", "house", kept)
    assert again.waiting is not None
    assert kept.read_text(encoding="utf-8") == left
    again.keep()
    assert kept.read_text(encoding="utf-8") == left, "what waits is not overwritten by leaving"
    assert again.waiting_at() == {"counts": "turns", "turn": sitting.look()["turn"]}
    assert again.resume()
    assert again.text() == left
    assert again.deal.code == sitting.deal.code
    assert not again.resume()


def test_the_first_action_takes_the_place_of_the_kept_game(tmp_path: Path) -> None:
    kept = tmp_path / "game.record"
    seat.draw(seat.sit(1, "en", "house", kept), 4, 6)
    again = seat.sit(2, "en", "house", kept)
    again.play(again.match.legal()[0])
    assert again.waiting is None
    assert kept.read_text(encoding="utf-8") == again.text()


def test_the_kept_game_brings_its_own_deck(tmp_path: Path) -> None:
    kept = tmp_path / "game.record"
    first = seat.sit(1, "en", "fiendish", kept, "top-up")
    seat.draw(first, 4, 6)
    again = seat.sit(2, "en", "house", kept)
    again.resume()
    assert again.text() == first.text()
    again.renew()
    assert again.look()["regions"] != first.look()["regions"]


@pytest.mark.parametrize("text", ["", "vedette record 1\n", "junk\n" * 9, "\0"])
def test_a_kept_file_that_is_no_game_is_put_aside(tmp_path: Path, text: str) -> None:
    kept = tmp_path / "game.record"
    kept.write_text(text, encoding="utf-8")
    sitting = seat.sit(1, "en", "house", kept)
    assert sitting.waiting is None
    assert isinstance(sitting.trouble, Unreadable)
    assert "game.unread" in sitting.troubled()
    assert (tmp_path / "game.unread").read_text(encoding="utf-8") == text
    sitting.play(sitting.match.legal()[0])
    assert kept.exists()


def test_a_finished_game_is_not_kept(tmp_path: Path) -> None:
    kept = tmp_path / "game.record"
    sitting = seat.sit(1, "en", "house", kept)
    sitting.play(sitting.match.legal()[0])
    assert kept.exists()
    sitting.concede()
    assert not kept.exists()
    sitting.undo()
    assert kept.exists()


def test_a_folder_that_cannot_be_written_is_said_and_nothing_is_lost(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    sitting = seat.sit(1, "en", "house", tmp_path / "file" / "game.record")
    sitting.play(sitting.match.legal()[0])
    assert isinstance(sitting.trouble, Unreadable)


def test_a_crash_while_writing_leaves_the_game_before(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = tmp_path / "game.record"
    sitting = seat.sit(1, "en", "house", kept)
    sitting.play(sitting.match.legal()[0])
    before = kept.read_text(encoding="utf-8")

    def crash(_: int) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(os, "fsync", crash)
    with pytest.raises(KeyboardInterrupt):
        sitting.play(sitting.match.legal()[0])
    assert kept.read_text(encoding="utf-8") == before


def test_games_are_kept_in_the_persons_own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("VEDETTE_DATA", str(tmp_path))
    assert storage.kept_file("twelve-patrols").is_relative_to(tmp_path)


def test_the_log_follows_the_match_and_the_language() -> None:
    sitting = seat.sit(1)
    start = [told.words for told in sitting.log()]
    sitting.play(sitting.match.legal()[0])
    assert [told.words for told in sitting.log()][: len(start)] == start
    sitting.undo()
    assert [told.words for told in sitting.log()] == start
    sitting.speak("fr")
    assert [told.words for told in sitting.log()] != start


def test_advice_is_about_the_game_that_is_played_also_when_it_was_kept_from_another_deck(tmp_path: Path) -> None:
    kept = tmp_path / "game.record"
    seat.draw(seat.sit(1, "en", "hard", kept), 4, 3)
    again = seat.sit(2, "en", "house", kept)
    again.resume()
    hint = again.ask_hint()
    assert hint is not None
    assert again.tier == 1
    assert "%" in again.ask_chance()
