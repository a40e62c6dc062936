"""Every golden playthrough plays as it was written, interpreted and compiled."""

from pathlib import Path

import pytest
from tests.playthroughs.playthrough import read, write

from vedette import shelf

FILES = sorted(Path(__file__).parent.glob("*.txt"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_playthrough_plays_as_it_was_written(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert write(*read(text)) == text


@pytest.mark.parametrize("name", shelf.GAMES)
def test_every_game_on_the_shelf_has_a_playthrough_won_and_one_lost(name: str) -> None:
    texts = [path.read_text(encoding="utf-8") for path in FILES]
    ends = {text.rstrip().rsplit("\n", 1)[1] for text in texts if f"\ngame: {name}\n" in text}
    assert any("1.0" in end for end in ends)
    assert any("0.0" in end for end in ends)


@pytest.mark.parametrize("name", shelf.GAMES)
def test_every_variant_has_a_playthrough(name: str) -> None:
    texts = [path.read_text(encoding="utf-8") for path in FILES]
    options = [text.split("\noptions: ", 1)[1].split("\n", 1)[0] for text in texts if "\noptions: " in text]
    assert set(shelf.box(name).options) <= {option for named in options for option in named.split()}
