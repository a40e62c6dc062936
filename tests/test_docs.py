"""The pages of the formats: every example in them is read by the program that it is about."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest
from tests.spoken import answer, run

import vedette
from vedette import deals, files, players, setups
from vedette.commands.app import COMMANDS, GROUPS
from vedette.core import record
from vedette.games.twelve_patrols.cards import code as link
from vedette.games.twelve_patrols.cards import deck
from vedette.lab import study_file, study_run

DOCS = Path(__file__).resolve().parent.parent / "docs"
GAME = "twelve-patrols"


def blocks(page: str, kind: str) -> list[str]:
    """Return the examples of one kind in a page."""
    found = re.findall(rf"^```{kind}\n(.*?)^```$", (DOCS / page).read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)
    assert found, page
    return [str(text) for text in found]


def test_the_deck_files_are_decks() -> None:
    mine, tiny = (deck.read(blocks("deck-files.md", kind)[0], "") for kind in ("toml", "json"))
    assert (mine.deck.name, tiny.deck.name) == ("mybox", "tiny")
    assert link.unpack(blocks("deck-files.md", "code")[0]) == mine.deck


def test_the_deals_are_deals() -> None:
    (game, whole), (_, free) = (files.read_deal(GAME, text, "") for text in blocks("deals.md", "json"))
    assert game.code(whole) == "1JMA6-SGTT2"
    assert len(free) == 9  # the dice alone
    for text in blocks("deals.md", "json"):
        told = run("solve", GAME, "--deal", "-", "--json", stdin=text)
        assert json.loads(told.out)["verdict"] in ("winnable", "unwinnable")


def test_the_codes_are_codes() -> None:
    for code in blocks("deals.md", "code")[0].splitlines():
        deals.uncode(GAME, code)


def test_the_certificate_is_believed() -> None:
    assert answer("verify", "-", stdin=blocks("certificates.md", "json")[0])["valid"] is True


def test_the_record_replays_exactly() -> None:
    text = blocks("records.md", "record")[0]
    told = record.read(text, "")
    match = record.replay(told, setups.restore(told))
    assert record.write(match, told.remarks) == text
    assert answer("replay", "-", stdin=text)["status"] == "EXACT"


def test_the_study_is_a_study(tmp_path: Path) -> None:
    text = blocks("studies.md", "toml")[0]
    told = study_file.StudyReader(text, "").study()
    assert told.stop.width == 0.02
    (tmp_path / "study.toml").write_text(text)
    found = answer("study", str(tmp_path / "study.toml"))
    assert (found["rows"], found["ended"]) == (4, "deals")
    page = (DOCS / "studies.md").read_text(encoding="utf-8")
    assert [key for key in (*study_file.KEYS, *study_file.STOPS, *study_run.MEASURES) if f"`{key}" not in page] == []


@pytest.mark.parametrize("key", ["region", "cell", "new", "edges"])
def test_what_is_shown_is_what_the_page_says(key: str) -> None:
    text = blocks("records.md", "record")[0]
    view = answer("replay", "-", stdin=text)["view"]
    assert view["kingdom"][0][key] == json.loads(blocks("show.md", "json")[0])[key]
    page = (DOCS / "show.md").read_text(encoding="utf-8")
    assert [name for name in view if f"`{name}`" not in page] == []


def test_the_example_of_the_command_prints_what_the_page_says() -> None:
    first, *printed = blocks("command.md", "console")[0].splitlines()
    assert run(*first.removeprefix("$ vedette ").split(), "--lang", "en").out.splitlines() == printed


def test_every_command_is_on_its_page() -> None:
    page = (DOCS / "command.md").read_text(encoding="utf-8")
    names = [
        *(set(COMMANDS) - {"bench", "doctor"}),
        *(f"{group} {part}" for group in GROUPS for part in GROUPS[group]),
    ]
    assert [name for name in names if f"`{name} " not in page] == []


@pytest.mark.parametrize(
    ("game", "title"), [(GAME, "12 Patrols"), ("spellfire", "Solitaire Spellfire"), ("patrol", "Patrol")]
)
def test_every_player_on_the_page_plays(game: str, title: str) -> None:
    page = (DOCS / "players.md").read_text(encoding="utf-8")
    rows = re.findall(
        r"^\| (`.*?`) \|", page.partition(f"## The players of {title}\n")[2].partition("\n## ")[0], re.MULTILINE
    )
    named = {name.replace(":N", ":8") for row in rows for name in re.findall(r"`(.*?)`", row)}
    assert {f"level:{level}" for level in range(4)} <= named
    made = setups.game(game)
    assert all(players.player(name, made, 1) for name in named)


def test_the_changelog_begins_with_this_version_or_what_follows_it() -> None:
    heads = re.findall(r"^## ([\w.]+)", (DOCS.parent / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert vedette.__version__ in heads[: 2 if heads[0] == "Unreleased" else 1]


def test_the_picture_of_the_packages_is_current() -> None:
    subprocess.run([sys.executable, DOCS / "picture.py", "--check"], check=True)


def test_every_source_that_a_page_names_is_there() -> None:
    """A file of Python that is written with a folder; what a reader of the page makes has none."""
    sources = {path.as_posix() for path in DOCS.parent.rglob("*.py") if "node_modules" not in path.parts}
    pages = [*DOCS.parent.glob("*.md"), *DOCS.rglob("*.md"), *(DOCS.parent / "bench").glob("*.md")]
    named = {
        name
        for page in pages
        if page.name != "CHANGELOG.md"
        for name in re.findall(r"[\w-]+(?:/[\w-]+)+\.py\b", page.read_text(encoding="utf-8"))
        if "NAME" not in name
    }
    assert len(named) > 50
    for name in named:
        assert any(source.endswith(f"/{name}") for source in sources), name


def test_the_map_names_what_is_there() -> None:
    home, text = DOCS.parent / "src" / "vedette", (DOCS / "architecture.md").read_text(encoding="utf-8")
    folders = text[text.index("## Which folder") : text.index("## The way of a move")]
    named = set(re.findall(r"`([\w/]+(?:/|\.py|\.ts))`", text))
    assert len(named) > 30
    bases = [DOCS.parent, home, *(path for path in home.rglob("*/") if path.is_dir())]
    for name in [name.replace("NAME", "twelve_patrols") for name in named]:
        assert any((base / name).exists() for base in bases), name
    there = {path.name for path in home.iterdir() if path.is_dir() and path.name not in {"__pycache__", "fonts"}}
    assert there <= set(re.findall(r"^\| `(\w+)/", folders, re.MULTILINE)), "a folder that the map does not name"
