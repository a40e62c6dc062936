"""Actions told from a position on, against the log of a table at which they were done."""

import re

import pytest

from vedette import deals, setups
from vedette.bots.uniform import Uniform
from vedette.core.language import LANGUAGES
from vedette.core.match import Match
from vedette.games.patrol.engine.turn import Position
from vedette.games.patrol.text.speech import Patrol
from vedette.games.patrol.text.wording import PHASES
from vedette.session.log import TableLog


def played() -> tuple[Patrol, Match, Position]:
    """Return three rounds that were played at random, and the position before them."""
    game = setups.game("patrol", "vanguard")
    assert isinstance(game, Patrol)
    match = Match(game, deals.random_deal(game, 7))
    players = [Uniform(seat) for seat in range(2)]
    while match.mover() >= 0 and match.state.turn() < 4:
        match.play(players[match.mover()].choose(match.state.view(match.mover()), match.legal()))
    start = match.moment(0)
    assert isinstance(start, Position)
    return game, match, start


@pytest.mark.parametrize("language", LANGUAGES)
def test_actions_are_told_as_the_log_tells_them(language: str) -> None:
    game, match, start = played()
    lines = TableLog(match).whole(0, language)
    starts = [line.n for line in lines if line.of is None]
    log = [
        lines[end - 1].sum or lines[end - 1].words for end in [*starts[1:], len(lines)]
    ]  # the last line of an action tells all of it
    assert game.account(start, match.actions, 0, language) == [words for words in log if words]


def test_an_attack_is_told_with_its_numbers_after_what_came_of_it() -> None:
    game, match, start = played()
    fought = [line for line in game.account(start, match.actions, 0, "en") if " back against " in line]
    assert fought
    numbers = r"(dies|die|Nobody dies)\. \(\d+ attack against \d+ health, \d+ back against \d+\)"
    assert all(re.search(numbers, line) for line in fought)


def death(phase: str) -> tuple[str, str]:
    """Return the first death at a stage of random games: what the log adds to its action, and what is shown."""
    game = setups.game("patrol", "tricksters,venom")
    assert isinstance(game, Patrol)
    for seed in range(60):
        match = Match(game, deals.random_deal(game, seed))
        players = [Uniform(seat) for seat in range(2)]
        while match.mover() >= 0 and match.state.turn() < 3:
            match.play(players[match.mover()].choose(match.state.view(match.mover()), match.legal()))
        for n, action in enumerate(match.actions):
            before = match.view(n, 0)
            told = game.beats(before, action, match.view(n + 1, 0), "en")
            staged = PHASES[game.picture(before, "en").position.phase()] == phase
            if staged and any(beat.kind == "fall" for beat in told):
                words = game.tell(before, action, 0, "en")
                return game.clause(before, action, words, told, "en"), " ".join(beat.words for beat in told)
    raise AssertionError(phase)


def test_who_dies_of_what_was_turned_up_dies_of_somebody() -> None:
    clause, _ = death("turning")
    assert re.match(r"The reveal effect of .* [ab]\d triggers\. .*(dies|die)\.", clause)


def test_the_poisoned_die_of_poison() -> None:
    _, shown = death("end")
    assert re.search(r"(dies|die) of poison\.", shown)
