"""Cards out of the data folder: in decks, deals, codes and records; what is said where one is missing."""

from pathlib import Path

import pytest

from vedette.core.errors import Unreadable
from vedette.core.language import LANGUAGES, explain
from vedette.core.match import Match
from vedette.games.spellfire.capabilities.deals import SpellfireDeals
from vedette.games.spellfire.capabilities.decks import FIRST_DECK, SpellfireDecks
from vedette.games.spellfire.cards import deck as decks
from vedette.games.spellfire.cards import definition, sets
from vedette.games.spellfire.plugin import GAME as PLUGIN

DEALS = SpellfireDeals()

MINE = """set = "Mine"
title = "Made up for this test"

[[card]]
number = 7
name = "Brave Shepherd"
type = "ally"
icon = "+3"
power = [
  { do = "level", who = "this", number = 2, role = "attacking" },
]
"""


@pytest.fixture
def home(tmp_path: Path) -> Path:
    (tmp_path / "spellfire" / "cards").mkdir(parents=True)
    (tmp_path / "spellfire" / "cards" / "mine.toml").write_text(MINE, "utf-8")
    return tmp_path


def changed(name: str) -> str:
    """Return the first deck with this card in the place of its first ally."""
    first = decks.box()[FIRST_DECK]
    ally = next(card for card in first.deck.others if not card.kind)
    return decks.write(first).replace(f'"{ally.id}"', f'"{name}"').replace(f'name = "{FIRST_DECK}"', 'name = "mine"')


@pytest.mark.parametrize("name", ["Mine/7", "Brave Shepherd"])
def test_a_deck_of_own_cards_is_played_and_replayed(home: Path, name: str) -> None:
    box = SpellfireDecks(lambda: home)
    deck = box.read(changed(name), "mine.toml")
    assert "Mine/7" in [card.id for card in deck.deck.others]
    assert box.unpack(box.pack(deck)) == deck._replace(title=("", ""), note=("", ""))
    made = PLUGIN.new(deck, [])
    told = DEALS.write(made, made.deal(3))
    again, deal = DEALS.read(told, "deal", lambda spec: box.shipped()[spec], lambda _: (made, made.deal(3)))
    assert (again.deck, deal) == (made.deck, made.deal(3))
    match = Match(made, made.deal(3))
    restored = PLUGIN.restore(match.game.definition(), "record")
    assert definition.rows(restored.deck) == definition.rows(deck.deck)


def test_a_card_that_is_missing_is_named_with_its_way_in(home: Path) -> None:
    for box in (SpellfireDecks(), SpellfireDecks(lambda: home / "elsewhere")):
        _, faults = box.examine(changed("Mine/7"), "mine.toml")
        assert faults[0].message == "spell-deck-absent"
        assert faults[0].values["line"]
        for language in LANGUAGES:
            assert "Mine/7" in explain(faults[0], language)


def test_what_is_wrong_with_own_card_files_is_told_only_where_one_is_wanted(home: Path) -> None:
    box = SpellfireDecks(lambda: home)
    assert box.cards.find(box.pool(), "Brave Shepherd") == len(sets.box())
    (home / "spellfire" / "cards" / "bad.toml").write_text("set = 3", "utf-8")
    assert box.read(changed("1st/255"), "").deck.name == "mine"
    with pytest.raises(Unreadable) as raised:
        box.read(changed("Other/1"), "mine.toml")
    assert raised.value.values["file"] == "bad.toml"
