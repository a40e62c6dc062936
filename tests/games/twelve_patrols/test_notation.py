"""The notation: abbreviations, faults, and a reason in words for whatever is refused."""

import pytest
from hypothesis import given, strategies
from tests.contract.entries import ENTRIES
from tests.contract.walk import SEEDS, examples, positions
from tests.games.twelve_patrols.scene import deck, scene

from vedette.core.errors import Ambiguous, Illegal, Trouble, Unreadable
from vedette.core.language import explain
from vedette.games.twelve_patrols.engine import notation
from vedette.games.twelve_patrols.engine.notation import why
from vedette.games.twelve_patrols.engine.rules import ACTIONS, Deck, Region
from vedette.games.twelve_patrols.engine.turn import Position
from vedette.games.twelve_patrols.engine.turn import read as position_of

NAMES = Deck("names", tuple([Region(name) for name in ("Wild Plains", "Wild Wood", "Wild", "Old Forest", "Ort")]))


@pytest.mark.parametrize(
    ("note", "action"),
    [
        ("roll 4", 3),
        ("ROLL 6", 5),
        ("draw old forest", 6 + 3),
        ("draw o l d", None),
        ("draw ol", 6 + 3),
        ("draw wild", 6 + 2),
        ("draw wild p", 6),
        ("draw  Wild   Plains ", 6),
        ("place or a1", 18 + 15 * 4),
        ("place Wild <a2", 18 + 15 * 2 + 10),
        ("place wild plains ^C1", 18 + 14),
        ("put wc a1-b1", 198),
        ("put B6 C2\N{EN DASH}C3", 198 + 21 * 11 + 20),
        ("discard y1", 450 + 8),
        ("change W2 5", 471 + 6 + 4),
        ("End", 579),
    ],
)
def test_notes_are_read_without_regard_to_case_and_regions_may_be_cut(note: str, action: int | None) -> None:
    if action is None:
        with pytest.raises(Unreadable):
            notation.parse(NAMES, note)
    else:
        assert notation.parse(NAMES, note) == action


@pytest.mark.parametrize(
    ("note", "message"),
    [
        ("", "note-verb"),
        ("fly", "note-verb"),
        ("roll", "note-form"),
        ("roll 7", "note-pips"),
        ("roll C", "note-pips"),
        ("roll 12", "note-pips"),
        ("end now", "note-form"),
        ("place Ort", "note-form"),
        ("place Ort D1", "note-cell"),
        ("draw Marsh", "note-region"),
        ("put G4 A1-B1", "note-item"),
        ("put W4 A1-C1", "note-spot"),
        ("change WC 5", "note-die"),
        ("change W2 0", "note-pips"),
    ],
)
def test_what_cannot_be_read_says_what_would_be_right(note: str, message: str) -> None:
    with pytest.raises(Unreadable) as caught:
        notation.parse(NAMES, note)
    assert caught.value.message == message
    assert_words(caught.value)


def test_a_beginning_shared_by_several_regions_is_ambiguous() -> None:
    with pytest.raises(Ambiguous) as caught:
        notation.parse(NAMES, "draw wi")
    assert caught.value.values["could"] == "Wild Plains, Wild Wood, Wild"
    assert_words(caught.value)


@pytest.mark.parametrize("name", [name for name in ENTRIES if name.startswith("twelve-patrols")])
@examples(4)
@given(seed=SEEDS)
def test_every_action_that_may_not_be_done_has_a_reason_in_words(name: str, seed: int) -> None:
    game = ENTRIES[name].game
    reasons: set[str] = set()
    for state in positions(game, seed, every=4):
        assert isinstance(state, Position)
        legal = set(state.legal())
        reasons |= {why(state, action) for action in range(ACTIONS) if action not in legal}
    for reason in reasons:
        assert_words(Illegal(reason, {"note": "end"}))


def assert_words(trouble: Trouble) -> None:
    lines = {language: explain(trouble, language) for language in ("en", "fr")}
    assert lines["en"] != lines["fr"]
    assert all("\n" not in line and "{" not in line for line in lines.values())


@examples(200)
@given(text=strategies.text(max_size=40))
def test_any_text_is_an_action_or_a_trouble(text: str) -> None:
    assert_read(text)


WORDS = strategies.sampled_from([*notation.FORMS, "Wild", "ort", "W1", "BC", "A1", "^A1", "A1-A2", "7", "3", "\t", "é"])


@examples(200)
@given(words=strategies.lists(WORDS, max_size=5))
def test_any_words_are_an_action_or_a_trouble(words: list[str]) -> None:
    assert_read(" ".join(words))


def assert_read(text: str) -> None:
    try:
        action = notation.parse(NAMES, text)
    except (Unreadable, Ambiguous):
        return
    assert notation.parse(NAMES, notation.write(NAMES, action)) == action


def test_a_view_of_another_length_is_no_view() -> None:
    table = scene(deck(), "Z0  -  Z1  .  .", display="Z2 Z3 Z4")
    with pytest.raises(Unreadable) as caught:
        position_of(table.game.box, table.position.view(0)[:-1])
    assert_words(caught.value)
