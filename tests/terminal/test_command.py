"""The command: a game through pipes, killed at any moment, goes on with the next start."""

import subprocess
import sys
from pathlib import Path

from tests.terminal import seat

PLAY = [sys.executable, "-m", "vedette", "play", "twelve-patrols", "--plain"]


def test_a_game_goes_through_pipes_and_survives_a_kill(tmp_path: Path) -> None:
    kept = tmp_path / "game.record"
    code = seat.sit(1, "en", "house").deal.code
    with subprocess.Popen(
        [*PLAY, "--code", code, "--keep", str(kept)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
    ) as running:
        assert running.stdin is not None
        assert running.stdout is not None
        running.stdin.write("1\nconfirm\n")
        running.stdin.flush()
        while "Turn 1 confirmed" not in running.stdout.readline():
            pass
        running.kill()
    again = subprocess.run(
        [*PLAY, "--keep", str(kept), "--lang", "fr"],
        input="reprendre\njournal\nxyzzy\n",
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    assert again.returncode == 0
    assert again.stderr == ""
    assert "Tour 1 validé" in again.stdout
    assert f"deal: {code}" in kept.read_text(encoding="utf-8")


def test_an_opponent_with_a_name_brings_its_deck(tmp_path: Path) -> None:
    kept = tmp_path / "duel.record"
    play = [sys.executable, "-m", "vedette", "play", "patrol", "--plain", "--deck", "legion", "--seed", "1"]
    for named, seat_of_mine, lists in (("Maud", "1", ""), ("Perrin", "2", "longbows.2,")):
        done = subprocess.run(
            [*play, "--against", named, "--seat", seat_of_mine, "--keep", str(kept)],
            input="1\n",
            capture_output=True,
            text=True,
            encoding="utf-8",
            check=False,
        )
        assert done.returncode == 0, done.stderr
        assert f"your opponent: {named}." in done.stdout
        assert f"deal: {lists}legion.2/" in kept.read_text(encoding="utf-8")
        kept.unlink()
    done = subprocess.run([*play, "--against", "nemo"], input="", capture_output=True, text=True, check=False)
    assert done.returncode != 0
    assert "perrin" in done.stderr


def test_each_seat_has_a_deck_where_two_are_named(tmp_path: Path) -> None:
    kept = tmp_path / "duel.record"
    play = [sys.executable, "-m", "vedette", "play", "patrol", "--plain", "--seed", "1", "--keep", str(kept)]
    lists = ["--deck", "legion", "--their-deck", "venom"]
    for how, told in (
        (["--here"], "legion.2,venom.2/"),
        (["--against", "level:1"], "legion.2,venom.2/"),
        (["--against", "perrin", "--seat", "2"], "venom.2,legion.2/"),
    ):
        done = subprocess.run(
            [*play, *lists, *how], input="1\n1\n1\n", capture_output=True, text=True, encoding="utf-8", check=False
        )
        assert done.returncode == 0, done.stderr
        assert f"deal: {told}" in kept.read_text(encoding="utf-8")
        kept.unlink()
    alone = [*PLAY, "--their-deck", "house"]
    done = subprocess.run(alone, input="", capture_output=True, text=True, encoding="utf-8", check=False)
    assert done.returncode != 0
    assert "Traceback" not in done.stderr


def test_a_file_of_something_else_keeps_no_game(tmp_path: Path) -> None:
    deck, duel = tmp_path / "deck.toml", tmp_path / "duel.record"
    deck.write_text("name = 'mine'\n")
    duel.write_text("vedette record 1\ngame: patrol\n")
    for kept, words in ((tmp_path, "this is a folder"), (deck, "isn’t a game file"), (duel, "a game of patrol")):
        was = kept.read_text() if kept.is_file() else ""
        told = subprocess.run(
            [*PLAY, "--keep", str(kept)], input="", capture_output=True, text=True, encoding="utf-8", check=False
        )
        assert told.returncode == 1
        assert words in told.stderr
        assert (kept.read_text() if kept.is_file() else "") == was
    assert sorted(found.name for found in tmp_path.iterdir()) == ["deck.toml", "duel.record"]
