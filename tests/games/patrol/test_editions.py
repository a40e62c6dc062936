"""The starter decks of before: old codes keep their old cards, and a name means the present ones."""

import json

import pytest
from tests.spoken import answer

from vedette import deals, decks, setups
from vedette.games.patrol.cards import deck as cards
from vedette.games.patrol.cards.deck import DeckPair
from vedette.games.patrol.text.speech import USUAL

FIRST = cards.first_editions()


@pytest.mark.parametrize("name", FIRST)
def test_a_code_names_its_edition(name: str) -> None:
    for spec, held in ((name, FIRST[name]), (f"{name}.2", cards.box()[name])):
        for other, against in ((spec, held), ("plain", cards.box()["plain"]), ("legion", FIRST["legion"])):
            game = setups.game_with("patrol", DeckPair(held, against))
            deal = deals.random_deal(game, 5)
            code = game.code(deal)
            head = spec if other == spec else f"{spec},{other}"
            assert code.rpartition("/")[0] == ("" if head == USUAL else head)
            again, read = deals.uncode("patrol", code)
            assert (again.definition(), read) == (game.definition(), deal)
            told = deals.write(game, deal)
            assert told["decks"] == [spec, other]
            del told["code"]
            back, dealt = deals.read("patrol", json.loads(json.dumps(told)), "")
            assert (back.definition(), dealt) == (game.definition(), deal[: len(dealt)])


def test_a_deck_of_before_may_meet_one_of_somebody_s_own() -> None:
    own = cards.draft(cards.code(cards.box()["plain"]._replace(deck=FIRST["venom"].deck._replace(name="mine"))), "")[0]
    game = setups.game_with("patrol", DeckPair(FIRST["legion"], own))
    code = game.code(deals.random_deal(game, 5))
    assert code.startswith("legion,p1")
    assert deals.uncode("patrol", code)[0].definition() == game.definition()


def test_a_deck_by_its_name_is_the_present_one() -> None:
    dealt = answer("deal", "patrol", "--deck", "vanguard", "--seed", "4")
    assert dealt["code"].startswith("vanguard.2/")
    assert answer("deal", "patrol", "--code", dealt["code"]) == dealt
    assert decks.find("patrol", "vanguard") == DeckPair.alike(cards.box()["vanguard"])


def test_both_editions_have_a_plan_and_other_cards() -> None:
    for name, first in FIRST.items():
        now = cards.box()[name]
        assert (first.title, first.plan) == (now.title, now.plan)
        assert first.deck.cards != now.deck.cards
