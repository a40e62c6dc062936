"""The coach: few remarks, each said in both languages, and each due sooner or later in a game that is played."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

import pytest
from tests.lights import lights
from tests.server.served import house

from vedette import deals, players, registry, setups
from vedette.core.language import LANGUAGES
from vedette.core.match import Match
from vedette.server.lobby import lessons
from vedette.session import lesson

if TYPE_CHECKING:
    from pathlib import Path

    from vedette.protocol.lessons import CoachRemark

pytestmark = pytest.mark.once

MOST: Final = 6
"""Remarks of a game: more is a lesson."""
GAMES: Final = 40
"""Games after which everything that is said to somebody new has been due."""


def due(remark: CoachRemark, match: Match) -> bool:
    """Return whether a remark is due at a position, as the page finds it."""
    seat = match.mover()
    view = match.game.show(match.state.view(seat), "en")
    does = {match.game.parts(action)["do"] for action in match.legal()}
    return (
        (not remark.phases or view["phase"] in remark.phases)
        and (not remark.does or remark.does in does)
        and (not remark.has or bool(view[remark.has]))
    )


@pytest.mark.parametrize("name", registry.names())
def test_every_remark_is_due_sooner_or_later(name: str) -> None:
    left = {remark.name: remark for remark in lessons.coach(name, "en").remarks}
    assert 0 < len(left) <= MOST
    game = setups.game(name)
    for seed in range(1, GAMES):
        match = Match(game, deals.random_deal(game, seed))
        # a beginner of Patrol leaves nothing to assign: one player in two does anything
        player = players.player("greedy" if seed % 2 else "uniform", game, seed)
        while match.mover() >= 0 and left:
            left = {name: remark for name, remark in left.items() if not due(remark, match)}
            match.play(player.choose(match.state.view(match.mover()), match.legal()))
        if not left:
            return
    pytest.fail(f"never due: {sorted(left)}")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", registry.names())
def test_every_remark_is_one_sentence(name: str, language: str) -> None:
    told = lessons.coach(name, language)
    assert told.lesson
    for remark in told.remarks:
        assert remark.words.endswith(".")
        assert ". " not in remark.words, remark.words
        assert len(remark.words) <= 180, remark.words


@pytest.mark.parametrize("name", registry.names())
def test_the_drawing_knows_every_place_that_is_lit(name: str) -> None:
    drawn = lights(name)
    for remark in lessons.coach(name, "en").remarks:
        assert remark.lights
        assert set(remark.lights) <= set(drawn), remark.name


@pytest.mark.parametrize("name", [name for name in registry.names() if lesson.taught(name)])
def test_every_step_of_a_lesson_is_an_action_or_lights_what_it_speaks_of(name: str) -> None:
    drawn = lights(name)
    for chapter, steps in lesson.course(name).chapters.items():
        for step in steps:
            assert step.acts or step.lights, f"{chapter}: {step.name}"
            for told in step.lights:
                light, *words = told.split(" ")
                assert light in drawn, f"{chapter}: {step.name}: {told}"
                assert len(words) == len(set(re.findall(r"\$\d", drawn[light]))), f"{chapter}: {step.name}: {told}"


def test_it_comes_over_http_and_a_game_without_a_coach_says_nothing(tmp_path: Path) -> None:
    with house(tmp_path) as here, here.guest() as ann:
        told = ann.get("/api/coach/patrol?lang=fr").json()
        assert told["remarks"][0]["name"] == "muster"
        assert told["remarks"][0]["words"].startswith("Posez vos cinq soldats")
        assert ann.get("/api/coach/nothing").status_code == 422
