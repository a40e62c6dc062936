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
