"""Every golden playthrough plays as it was written, interpreted and compiled."""

import json
from pathlib import Path

import pytest
from tests.playthroughs.playthrough import read, write

from vedette import registry
from vedette.core.plugin import variants_of

FILES = sorted(Path(__file__).parent.glob("*.txt"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_playthrough_plays_as_it_was_written(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert write(*read(text)) == text


@pytest.mark.parametrize("name", registry.names())
def test_every_game_on_the_shelf_has_a_playthrough_won_and_one_lost_by_each_seat(name: str) -> None:
    texts = [path.read_text(encoding="utf-8") for path in FILES]
    ends = [text.rstrip().rsplit("returns: ", 1)[1] for text in texts if f"\ngame: {name}\n" in text]
    assert ends
    for shares in zip(*map(json.loads, ends), strict=True):
        assert {0.0, 1.0} <= set(shares)


@pytest.mark.parametrize("name", registry.names())
def test_every_variant_has_a_playthrough(name: str) -> None:
    games = [read(path.read_text(encoding="utf-8"))[0] for path in FILES]
    played = {option for game in games if game.rules.name == name for option in variants_of(game)}
    assert played >= set(registry.get(name).variants)
