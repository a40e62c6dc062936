"""What is engraved on realms: in no deck do two look alike, and a name or a mark is heeded as far as it goes."""

import re
from pathlib import Path

import pytest
from tests.games.spellfire.test_fair import moment

from vedette.games.spellfire.capabilities.decks import DECKS, FIRST_DECK
from vedette.games.spellfire.cards.lands import SAID, SHORES, lands
from vedette.games.spellfire.engine.cards import Card
from vedette.games.spellfire.engine.vocabulary.words import MARKS, REALM
from vedette.games.spellfire.plugin import GAME
from vedette.games.spellfire.text.position import Picture

SPRITE = Path(__file__).resolve().parents[3] / "web/src/art/sprite.svg"
COASTAL = 1 << MARKS.index("coastal")


def realm(name: str, marks: int = 0) -> Card:
    return Card(name, name, REALM, marks=marks)


@pytest.mark.parametrize("deck", sorted(DECKS.shipped()))
def test_no_two_realms_of_a_shipped_deck_look_alike(deck: str) -> None:
    game = GAME.new(DECKS.shipped()[deck], [])
    found = lands(game.box.program.cards)
    assert len(found) == 10
    assert len(set(found.values())) == 10
    assert set(found.values()) <= set(SAID)


def test_a_name_goes_before_a_mark_and_a_mark_before_all_others() -> None:
    cards = [realm("Furyondy"), realm("Narfell", COASTAL), realm("Arabel"), realm("Isle of the Gale", COASTAL)]
    found = lands(cards)
    assert found[3] == "island"
    assert found[1] == next(land for land in SHORES if land != "island")
    assert found == lands(list(cards))


def test_what_has_no_land_of_its_own_left_has_another_and_then_one_again() -> None:
    woods = [realm(f"{name} Forest") for name in "ABCDEFGHIJKLM"]
    found = list(lands(woods).values())
    assert found[0] == "forest"
    assert sorted(found[: len(SAID)]) == sorted(SAID)
    assert found[len(SAID)] == "forest"


def test_every_land_is_drawn() -> None:
    assert set(SAID) <= set(re.findall(r'id="t-(\w+)"', SPRITE.read_text(encoding="utf-8")))


def test_a_column_tells_the_land_of_its_realm() -> None:
    game = GAME.new(DECKS.shipped()[FIRST_DECK], [])
    position, _ = moment(game, 3, 12)
    columns = Picture(position, "en").whole()["columns"]
    found = lands(game.box.program.cards)
    assert any(column["realm"] for column in columns)
    for column in columns:
        realm = column["realm"]
        assert column["land"] == (found[realm["card"]] if realm else "")
