"""The page sets French sentences as French is set: it finds each of them by the key it stands under."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from vedette import bots, deals, registry, setups
from vedette.core.match import Match

PAGE = Path(__file__).resolve().parents[2] / "web" / "src"
SPACED = re.compile(r"\S [;:!?%»]|« ")
EVERY = 3
"""Of how many moments of a game one is looked at."""


def said() -> set[str]:
    """Return the keys that the page takes for sentences."""
    found = re.search(r"SAID = new Set\(\[(.*)\]\)", (PAGE / "shell" / "typeset.ts").read_text())
    assert found is not None
    return set(re.findall(r"'(\w+)'", found[1]))


def spaced(value: object, key: str = "") -> Iterator[str]:
    """Yield the key of every text that has a space before a sign."""
    if isinstance(value, dict):
        for name, one in value.items():
            yield from spaced(one, name)
    elif isinstance(value, list | tuple):
        for one in value:
            yield from spaced(one, key)
    elif isinstance(value, str) and SPACED.search(value):
        yield key


@pytest.mark.parametrize("name", registry.names())
def test_every_french_sentence_of_a_view_is_set(name: str) -> None:
    game = setups.game(name)
    found: set[str] = set()
    for seed in (1, 2, 3):
        match = Match(game, deals.random_deal(game, seed))
        player = bots.player("uniform", game, seed)
        while match.mover() >= 0:
            view = match.state.view(match.mover())
            if len(match.actions) % EVERY == 0:
                found.update(spaced(game.show(view, "fr")))
            match.play(player.choose(view, match.legal()))
        found.update(spaced(game.show(match.state.view(0), "fr")))
    assert found <= said()
    assert "title" in found or name == "twelve-patrols"
