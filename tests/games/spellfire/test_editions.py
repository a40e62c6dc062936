"""Decks whose cards were exchanged: no deck is lost before the first choice, and old codes keep their old cards."""

import json
from itertools import pairwise

import pytest
from tests.spoken import answer

from vedette import deals, setups
from vedette.core.game import CHANCE, OVER
from vedette.games.spellfire.cards import deck as decks

SAMPLE = 100
AT_MOST = 1
"""Of a hundred deals, those that may be lost before the first choice."""
FEW = 5
"""The most cards that are exchanged from one edition of a deck to the next."""


def lost_at_once(draft: decks.Draft) -> int:
    """Of the sample's deals of a deck, how many are lost although nobody has chosen anything yet."""
    game = setups.game_with("spellfire", draft)
    lost = 0
    for seed in range(SAMPLE):
        deal = deals.random_deal(game, seed)
        state = game.start()
        while (mover := state.mover()) == CHANCE or (mover != OVER and state.forced()):
            state.apply(deal[state.slot()] if mover == CHANCE else state.legal()[0])
        lost += state.mover() == OVER and state.returns()[0] < 1
    return lost


@pytest.mark.parametrize("name", decks.box())
def test_no_deck_is_lost_before_the_first_choice(name: str) -> None:
    assert lost_at_once(decks.box()[name]) <= AT_MOST


def test_the_first_editions_were_lost_so() -> None:
    assert lost_at_once(decks.first_editions()["burning-sands"]) > 5 * AT_MOST


@pytest.mark.parametrize("name", decks.first_editions())
def test_an_edition_is_a_deck_with_a_few_cards_exchanged(name: str) -> None:
    for before, after in pairwise(decks.editions(name).values()):
        kept = {card.id for card in decks.whole(before.deck)} & {card.id for card in decks.whole(after.deck)}
        assert 55 - FEW <= len(kept) < 55
        assert before.title == after.title
        assert before.deck.friendly == after.deck.friendly


def test_editions_are_numbered_from_the_oldest_to_the_present_one() -> None:
    assert list(decks.editions("krynn")) == ["krynn"]
    assert list(decks.editions("mists")) == ["mists", "mists.2"]
    assert list(decks.editions("duel-of-spells")) == ["duel-of-spells", "duel-of-spells.2", "duel-of-spells.3"]
    for name, now in decks.box().items():
        specs = list(decks.editions(name))
        assert [decks.coded(spec) for spec in specs] == list(decks.editions(name).values())
        assert decks.coded(specs[-1]) == now
        assert decks.coded(f"{name}.{len(specs) + 1}") is None
        assert decks.coded(f"{name}.1") is None
    assert decks.coded("nobody.2") is None


@pytest.mark.parametrize("starter", ["", "starter-2"])
@pytest.mark.parametrize("name", decks.first_editions())
def test_a_code_names_its_edition(name: str, starter: str) -> None:
    for spec, draft in decks.editions(name).items():
        game = setups.starting(setups.game_with("spellfire", draft), starter)
        deal = deals.random_deal(game, 5)
        code = game.code(deal)
        assert code.rpartition("/")[0] == "+".join([spec, starter] if starter else [spec])
        again, read = deals.uncode("spellfire", code)
        assert (again.definition(), read) == (game.definition(), deal)
        told = deals.write(game, deal)
        assert told["deck"] == spec
        del told["code"]
        back, columns = deals.read("spellfire", json.loads(json.dumps(told)), "")
        assert (back.definition(), columns) == (game.definition(), deal)


def test_a_deck_by_its_name_is_the_present_one() -> None:
    dealt = answer("deal", "spellfire", "--deck", "mists", "--seed", "4")
    assert dealt["code"].startswith("mists.2/")
    assert not any("1st/448" in column for column in dealt["columns"])
    assert answer("deal", "spellfire", "--code", dealt["code"]) == dealt
