"""French breaks no line beside a sign: its spaces are set once, when the words are read, so that no surface has to."""

import json
import re
from collections.abc import Iterator

import pytest
from fluent.syntax import FluentParser, ast

from vedette import deals, players, registry, setups
from vedette.core import language as words
from vedette.core.match import Match
from vedette.core.typeset import typeset

pytestmark = pytest.mark.once

NO_BREAK = "\N{NO-BREAK SPACE}"
SPACED = re.compile(r"\S [;:!?»%]|« ")
EVERY = 3
"""Of how many moments of a game one is looked at."""


def spaced(value: object, key: str = "") -> Iterator[str]:
    """Yield every text that has a plain space before a sign, after its key."""
    if isinstance(value, dict):
        for name, one in value.items():
            yield from spaced(one, name)
    elif isinstance(value, list | tuple):
        for one in value:
            yield from spaced(one, key)
    elif isinstance(value, str) and SPACED.search(value):
        yield f"{key}: {value}"


@pytest.mark.parametrize("name", registry.names())
def test_every_french_sentence_of_a_view_is_set(name: str) -> None:
    game = setups.game(name)
    for seed in (1, 2, 3):
        match = Match(game, deals.random_deal(game, seed))
        player = players.player("uniform", game, seed)
        while match.mover() >= 0:
            view = match.state.view(match.mover())
            if len(match.actions) % EVERY == 0:
                assert not list(spaced(game.show(view, "fr")))
            match.play(player.choose(view, match.legal()))
        assert not list(spaced(game.show(match.state.view(0), "fr")))


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_a_message_by_itself_is_what_its_file_says(language: str) -> None:
    """What is parsed alone, and set, is what a whole file parses to, but for its spaces."""
    parser = FluentParser(with_spans=False)
    found: dict[str, ast.Message] = {}
    for _, text in words.sources(language):
        for entry in parser.parse(text).body:
            if isinstance(entry, ast.Message):
                found.setdefault(entry.id.name, entry)
    alone = words._entries(language)
    assert alone.keys() == found.keys()
    for name, source in alone.items():
        entry = parser.parse(source.replace(NO_BREAK, " ")).body[0]
        assert isinstance(entry, ast.Message)
        entry.comment = found[name].comment = None
        assert entry.equals(found[name]), name
        set_ = parser.parse(source).body[0].to_json()
        assert json.loads(json.dumps(set_).replace("\\u00a0", " ")) == entry.to_json() | {"comment": None}


def test_english_and_markdown_stay_as_they_are() -> None:
    assert typeset("en", "Done !") == "Done !"
    assert typeset("fr", "| :-- | ![a](b)") == "| :-- | ![a](b)"
    assert typeset("fr", "Fin : « Oui ! »") == f"Fin{NO_BREAK}: «{NO_BREAK}Oui{NO_BREAK}!{NO_BREAK}»"
