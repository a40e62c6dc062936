"""An item is typed as it is shown: the letters of every surface, in every language, are those that are read."""

from typing import TYPE_CHECKING

import pytest
from tests.terminal import seat

from vedette.core.language import LANGUAGES
from vedette.terminal.choice import Facet
from vedette.terminal.twelve_patrols.picture import DrawingInput
from vedette.terminal.twelve_patrols.scene import compose
from vedette.terminal.twelve_patrols.steps import Steps
from vedette.terminal.twelve_patrols.talk import Talk

if TYPE_CHECKING:
    from vedette.games.twelve_patrols.views import Item

TYPES = {(colour, face) for colour in ("white", "yellow", "blue") for face in range(7)}


def tables(language: str) -> list[tuple[Steps, DrawingInput]]:
    """Return tables that together hold every type of item, and what is drawn of them."""
    sittings = [seat.sit(seed, language) for seed in range(1, 13)]
    found = [(sitting, Talk(sitting, print).picture()) for sitting in sittings]
    assert {(item["colour"], item["face"]) for _, picture in found for item in picture.view["supply"]} == TYPES
    return found


def given(sitting: Steps) -> dict[str, int | str]:
    """Return the parts of the last action."""
    return sitting.match.game.parts(sitting.match.actions[-1])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_item_on_the_full_screen_is_read_as_it_is_shown(language: str) -> None:
    for sitting, picture in tables(language):
        drawn = compose(picture, 132, 43).canvas.text()
        game, state = sitting.match.game, sitting.match.state
        for item in picture.view["supply"]:
            short = picture.short(item)
            assert short in drawn
            for typed in (short, short.upper(), short.lower()):
                assert game.parts(game.read(state, f"discard {typed}")) == {"do": "discard", "item": item["item"]}


def answered(sitting: Steps, typed: str) -> dict[str, int | str]:
    """Give an item up by what is typed at the step that asks for it; return what was done."""
    talk = Talk(sitting, lambda _: None)
    talk.answer("change")
    assert {facet.kind for facet in talk.chooser.options()} == {"give"}
    talk.answer(typed)
    done = given(sitting)
    sitting.undo()
    return done


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_step_takes_an_item_by_its_letters_and_by_its_words(language: str) -> None:
    for sitting, picture in tables(language):
        for item in picture.view["supply"]:
            for typed in (picture.short(item), item["words"]):
                assert answered(sitting, typed) == {"do": "discard", "item": item["item"]}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_list_of_actions_names_the_items_that_it_describes(language: str) -> None:
    for sitting, picture in tables(language)[:3]:
        words = {item["item"]: item["words"] for item in picture.view["supply"]}
        game, state = sitting.match.game, sitting.match.state
        for choice in sitting.choices():
            match game.parts(choice.action):
                case {"do": "discard", "item": int(item)}:
                    shown = picture.short(next(one for one in picture.view["supply"] if one["item"] == item))
                    assert game.note(state, choice.action).casefold() == f"discard {shown}".casefold()
                    assert words[item] in choice.words


def test_white_and_blue_are_never_taken_for_one_another_in_french() -> None:
    sitting, picture = tables("fr")[0]
    cubes: dict[str, Item] = {item["colour"]: item for item in picture.view["supply"] if not item["face"]}
    assert {colour: picture.short(item) for colour, item in cubes.items()} == {
        "white": "Wc",
        "yellow": "Yc",
        "blue": "Bc",
    }
    for typed, colour in (("BC", "blue"), ("cube bleu", "blue"), ("WC", "white"), ("cube blanc", "white")):
        assert answered(sitting, typed) == {"do": "discard", "item": cubes[colour]["item"]}
    for typed in ("JC", "yc", "jaune cube"):
        assert answered(sitting, typed) == {"do": "discard", "item": cubes["yellow"]["item"]}
    told: list[str] = []
    talk = Talk(sitting, told.append)
    before = len(sitting.match.actions)
    for typed in ("change", "cube b", "AC"):  # two colours begin so; no colour has this letter
        talk.answer(typed)
    assert len(sitting.match.actions) == before
    assert "cube blanc" in told[-2]
    assert "cube bleu" in told[-2]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_place_is_not_taken_for_an_item(language: str) -> None:
    sitting = next(
        at for at, shown in tables(language) if any(shown.short(item) == "B1" for item in shown.view["supply"])
    )
    for typed in ("1", "end"):
        Talk(sitting, lambda _: None).answer(typed)
    talk = Talk(sitting, lambda _: None)
    talk.pick(Facet("region", sitting.look()["display"][0]))
    assert {facet.kind for facet in talk.chooser.options()} == {"cell"}
    talk.answer("B1")
    done = given(sitting)
    assert (done["do"], done["target"]) == ("place", 1)
