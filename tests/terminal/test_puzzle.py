"""A puzzle in the terminal: asked in words, answered by a number, and told what wins."""

from __future__ import annotations

import io

import pytest

from vedette import puzzles
from vedette.commands import play as terminal
from vedette.core.bits import members
from vedette.games.spellfire.cards import deck as decks
from vedette.games.spellfire.engine.state import Tableau
from vedette.games.spellfire.text.speech import Spellfire

NAME = "twelve-patrols"


@pytest.mark.parametrize(("language", "right"), [("en", "Right: "), ("fr", "Juste : ")])
def test_an_answer_is_judged_with_what_wins(language: str, right: str) -> None:
    shipped = puzzles.numbered(NAME, 2)
    asked = puzzles.asked(NAME, shipped)
    at = asked.choices.index(asked.wins[0]) + 1
    out = io.StringIO()
    assert terminal.ask_puzzle(NAME, 2, language, io.StringIO(f"what\n0\n{at}\n"), out)
    told = out.getvalue().replace("\u202f", " ").replace("\xa0", " ")
    assert right in told
    assert told.count("1 to 18:" if language == "en" else "1 à 18 :") == 3
    out = io.StringIO()
    assert terminal.ask_puzzle(NAME, 2, language, io.StringIO(f"{1 if at > 1 else 2}\n"), out) is False
    view = asked.match.state.view(0)
    assert asked.match.game.say(view, asked.wins[0], language) in out.getvalue().splitlines()[-1]


@pytest.mark.parametrize("name", ["patrol", "spellfire"])
@pytest.mark.parametrize(("language", "right"), [("en", "Right: "), ("fr", "Juste : ")])
def test_every_game_asks_alike(name: str, language: str, right: str) -> None:
    asked = puzzles.asked(name, puzzles.numbered(name, 1))
    out = io.StringIO()
    assert terminal.ask_puzzle(name, 1, language, io.StringIO(f"{asked.choices.index(asked.wins[0]) + 1}\n"), out)
    told = out.getvalue().replace("\u202f", " ").replace("\xa0", " ")
    assert right in told
    task = puzzles.task(asked, language)
    assert task in out.getvalue()
    if isinstance(asked.match.game, Spellfire) and isinstance(asked.match.state, Tableau):
        hidden = members(asked.match.state.unseen())
        names = [card.name for card in decks.whole(asked.match.game.deck)]
        assert all(names[card] in task for card in hidden), "which cards lie face down is told, but not where"


def test_the_end_of_the_input_answers_nothing() -> None:
    assert terminal.ask_puzzle(NAME, 1, "en", io.StringIO(), io.StringIO()) is None
