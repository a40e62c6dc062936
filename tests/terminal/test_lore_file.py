"""Lore in the terminal: a game's points are kept once, whole or not at all, and told at its end."""

import asyncio
import json
from pathlib import Path

from vedette import registry, setups
from vedette.commands.play import opponents
from vedette.core.chance import Stream
from vedette.core.language import LANGUAGES, say
from vedette.terminal.app import TerminalApp
from vedette.terminal.local import LocalClient
from vedette.terminal.lore_file import FILE, LoreFile
from vedette.terminal.plain import Plain
from vedette.terminal.storage import Storage

GAME = setups.game("patrol", "", ["lore"])
STEPS = 60
"""Choices after which the first seat has scored."""


def sit(folder: Path, *, bots: bool = False, options: bool = True) -> LocalClient:
    """Sit down at Patrol, for Lore unless there are no options."""
    made = GAME if options else setups.game("patrol")
    house = Storage(made, lambda: made.deal(5))
    against = opponents(made, "uniform", 0) if bots else {}
    sitting = LocalClient(house.fresh(), "en", house, None, against)
    sitting.lore = LoreFile(folder / FILE)
    return sitting


def play(sitting: LocalClient) -> list[int]:
    """Play until the first seat has scored, give up, and return the points."""
    stream = Stream(13)
    for _ in range(STEPS):
        sitting.take()
        sitting.play(sitting.match.legal()[stream.below(len(sitting.match.legal()))])
    sitting.take()
    assert sitting.concede()
    kept = registry.get("patrol").points
    assert kept is not None
    return kept(sitting.match.game, sitting.match.state) or []


def kept(folder: Path) -> list[int]:
    profile = json.loads((folder / FILE).read_text())
    return sorted(profile["points"]["patrol"].values())


def test_a_game_counts_once_though_it_is_played_again(tmp_path: Path) -> None:
    sitting = sit(tmp_path)
    points = play(sitting)
    assert points[0]
    assert kept(tmp_path) == points[:1]
    assert not sitting.undo()
    assert not sitting.concede()
    assert kept(tmp_path) == points[:1]
    assert play(sit(tmp_path)) == points
    assert kept(tmp_path) == points[:1]
    sitting.renew()
    sitting.take()
    sitting.concede()
    assert kept(tmp_path) == [0, points[0]]


def test_the_end_tells_the_points_under_the_profiles_name(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text('{"name": "Ann", "points": {"patrol": {"earlier": 5}}}')
    sitting = sit(tmp_path, bots=True)
    for language in LANGUAGES:
        out: list[str] = []
        sitting.speak(language)
        sitting.concede()
        Plain(sitting, out.append).ask()
        told = say(language, "terminal-lore", named="yes", name="Ann", won=0, total=5, games=2)
        assert told in out
    assert json.loads((tmp_path / FILE).read_text())["name"] == "Ann"


async def screen_of(sitting: LocalClient) -> str:
    """Return what the smallest screen shows."""
    async with TerminalApp(sitting).run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        return pilot.app.export_screenshot(simplify=True).replace("&#160;", " ")


def test_the_full_screen_tells_it_under_the_result(tmp_path: Path) -> None:
    sitting = sit(tmp_path, bots=True)
    sitting.concede()
    screen = asyncio.run(screen_of(sitting))
    assert sitting.ending() == "You gave up in round 1, at 0 to 0."
    assert sitting.ending() in screen
    assert say("en", "terminal-lore", named="no", name="", won=0, total=0, games=1) in screen


def test_a_file_that_is_no_profile_is_told_of_and_left_alone(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text("{")
    sitting = sit(tmp_path)
    sitting.take()
    sitting.concede()
    assert sitting.lore is not None
    assert "this Lore profile can’t be read" in sitting.lore.told("en")
    assert (tmp_path / FILE).read_text() == "{"


def test_no_other_game_and_none_with_help_is_kept(tmp_path: Path) -> None:
    helped = sit(tmp_path)
    helped.match.assist("hint")
    for sitting in (helped, sit(tmp_path, options=False)):
        sitting.take()
        sitting.concede()
        assert sitting.over()
        assert sitting.lore is not None
        assert sitting.lore.told("en") == ""
    assert not (tmp_path / FILE).exists()
