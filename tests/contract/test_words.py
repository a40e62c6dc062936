"""What the contract promises of words: a note for each action and back, two languages, nothing beyond the view."""

import json
from typing import get_args

import pytest
from hypothesis import given
from tests.contract.entries import ENTRIES
from tests.contract.walk import EN_FR, SEEDS, examples, positions, walk

from vedette.core.beat import BeatKind
from vedette.core.chance import Stream
from vedette.core.errors import Trouble
from vedette.core.game import CHANCE, OVER, Game, State

pytestmark = pytest.mark.parametrize("name", ENTRIES)


@examples(6)
@given(seed=SEEDS)
def test_a_note_is_read_back_as_its_action(name: str, seed: int) -> None:
    game = ENTRIES[name].game
    for step in walk(game, seed):
        notes = [game.note(step.state, action) for action in step.legal]
        assert len(set(notes)) == len(notes)
        for action, note in list(zip(step.legal, notes, strict=True))[seed % 3 :: 3]:
            assert note == " ".join(note.split())
            assert game.read(step.state, note) == action
            assert game.read(step.state, f"  {note.upper()} ") == action


@examples(6)
@given(seed=SEEDS)
def test_a_note_that_is_not_legal_is_refused_with_a_reason(name: str, seed: int) -> None:
    game = ENTRIES[name].game
    rng = Stream(seed)
    notes = [game.note(step.state, step.action) for step in walk(game, seed) if step.legal]
    for state in positions(game, seed, every=6):
        for note in [*notes[:: rng.below(3) + 1], "", "dance", "end end", "\N{SNOWMAN}"]:
            verdict = answer(game, state, note)
            if isinstance(verdict, Trouble):
                assert verdict.message
                assert all(isinstance(value, str) for value in verdict.values.values())
            else:
                assert verdict in state.legal()


def answer(game: Game, state: State, note: str) -> int | Trouble:
    try:
        return game.read(state, note)
    except Trouble as trouble:
        return trouble


def test_every_action_has_parts_of_its_own(name: str) -> None:
    game = ENTRIES[name].game
    parts = [game.parts(action) for action in range(game.rules.actions)]
    assert all(isinstance(part["do"], str) for part in parts)
    assert len({json.dumps(part, sort_keys=True) for part in parts}) == game.rules.actions


@examples(4)
@given(seed=SEEDS)
def test_every_action_has_words_in_both_languages(name: str, seed: int) -> None:
    game = ENTRIES[name].game
    for step in walk(game, seed):
        seat = max(step.state.mover(), 0)
        view = step.state.view(seat)
        for language in EN_FR:
            told = [game.tell(view, action, seat, language) for action in step.legal[seed % 5 :: 5]]
            said = [game.say(view, action, language) for action in step.legal[seed % 5 :: 5]]
            assert all(plain(words) for words in told + said)
            assert step.state.mover() == CHANCE or len(set(said)) == len(said)


def plain(words: str) -> bool:
    """Whether words are one line with no hole left in them."""
    return bool(words.strip()) and not set("{}\n") & set(words) and "???" not in words


@pytest.mark.once
@examples(4)
@given(seed=SEEDS)
def test_views_become_json_and_text_in_both_languages(name: str, seed: int) -> None:
    game = ENTRIES[name].game
    for state in positions(game, seed, every=3):
        shown = [surface(game, state, 0, language) for language in EN_FR]
        assert shown[0] != shown[1]


@examples(4)
@given(seed=SEEDS)
def test_two_worlds_with_one_view_are_shown_and_told_alike(name: str, seed: int) -> None:
    game = ENTRIES[name].game
    for state in positions(game, seed, every=4):
        for seat in range(game.rules.players):
            other = game.imagine(state.view(seat), Stream(seed))
            assert surface(game, other, seat, "en") == surface(game, state, seat, "en")
            legal = state.legal()[:: 7 if state.mover() == seat else 1]
            for action in legal:
                if state.mover() == seat:  # nobody else is told the notation of what may be done
                    assert game.note(other, action) == game.note(state, action)
                assert game.tell(other.view(seat), action, seat, "fr") == game.tell(
                    state.view(seat), action, seat, "fr"
                )


@examples(4)
@given(seed=SEEDS)
def test_news_is_made_of_two_views_and_speaks_both_languages(name: str, seed: int) -> None:
    game = ENTRIES[name].game
    for state in positions(game, seed, every=4):
        after = state.copy()
        if state.mover() == OVER:
            continue
        action = state.legal()[seed % len(state.legal())]
        after.apply(action)
        for seat in range(game.rules.players):
            beats = [game.beats(state.view(seat), action, after.view(seat), language) for language in EN_FR]
            assert [beat[2:4] for beat in beats[0]] == [beat[2:4] for beat in beats[1]]
            assert {beat.kind for beat in beats[0]} <= set(get_args(BeatKind))
            assert all(plain(beat.words) for beat in beats[0] + beats[1] if beat.words)
            told = [game.news(state.view(seat), action, after.view(seat), language) for language in EN_FR]
            assert len(told[0]) == len(told[1])
            assert game.outcomes() or told == [[], []]


def surface(game: Game, state: State, seat: int, language: str) -> list[str]:
    view = state.view(seat)
    text = game.describe(view, language)
    assert "{" not in text
    faces = game.faces(view, language)
    assert all(plain(face) for face in faces)
    return [json.dumps(game.show(view, language)), text, *faces, json.dumps(game.drawn(view, language))]
