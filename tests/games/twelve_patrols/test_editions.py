"""Decks of the box: a name is one face everywhere, every edge matters, and old codes keep their old cards."""

import json
import tomllib
from itertools import chain
from pathlib import Path

import pytest
from tests.spoken import answer

from vedette import deals, setups
from vedette.games.twelve_patrols.capabilities.decks import named
from vedette.games.twelve_patrols.cards import deck as cards
from vedette.games.twelve_patrols.cards.random_deck import NAMES, invent
from vedette.games.twelve_patrols.engine.rules import COLOUR_COUNT, DICE, FACES, Deck, Region
from vedette.games.twelve_patrols.solver.question import UNWINNABLE, WINNABLE, opening
from vedette.games.twelve_patrols.solver.solver import solve

WITNESSES = tomllib.loads((Path(__file__).parent / "witnesses.toml").read_text())
FEWER = {"apprentice": 5}
"""Cubes that are missing for the witnesses of a deck that loses no roll."""
PUBLISHED = {
    "Wild Plains": {"north": "sum 3", "east": "items 3", "west": ""},
    "Green Valley": {"north": "", "east": "colours 2", "west": "items 1"},
    "Lost Canyon": {"north": "items 3", "east": "", "west": "sum 6"},
}
"""What the rulebooks show."""


def test_a_name_has_one_face_in_all_decks() -> None:
    faces: dict[str, set[tuple[int, ...]]] = {}
    for region in chain.from_iterable(held.deck.regions for held in cards.box().values()):
        faces.setdefault(region.name, set()).add(region[1:])
    assert {name for name, found in faces.items() if len(found) > 1} == set()
    assert not set(NAMES) & set(faces)
    made = named(invent(5, 4, 12), 5)
    assert {region.name for region in made.deck.regions} == set(NAMES)


def test_the_known_edges_of_the_published_cards_are_kept_everywhere() -> None:
    for held in cards.box().values():
        for region in held.deck.regions:
            asked = dict(zip(cards.EDGES, map(cards.demand, region[1:]), strict=True))
            known = PUBLISHED.get(region.name, {})
            assert {edge: demand for edge, demand in asked.items() if edge in known} == known


@pytest.mark.parametrize("name", cards.first_editions())
def test_a_code_names_its_edition(name: str) -> None:
    for spec, held in ((name, cards.first_editions()[name]), (f"{name}.2", cards.box()[name])):
        game = setups.game_with("twelve-patrols", held)
        deal = deals.random_deal(game, 5)
        code = game.code(deal)
        assert code.rpartition("/")[0] == spec
        again, read = deals.uncode("twelve-patrols", code)
        assert (again.definition(), read) == (game.definition(), deal)
        told = deals.write(game, deal)
        assert told["deck"] == spec
        del told["code"]
        back, dealt = deals.read("twelve-patrols", json.loads(json.dumps(told)), "")
        assert (back.definition(), dealt) == (game.definition(), deal)


def test_a_deck_by_its_name_is_the_present_one() -> None:
    dealt = answer("deal", "twelve-patrols", "--deck", "hard", "--seed", "4")
    assert dealt["code"].startswith("hard.2/")
    assert "High Moor" not in dealt["order"]
    assert answer("deal", "twelve-patrols", "--code", dealt["code"]) == dealt


@pytest.mark.once
def test_the_new_cards_of_a_deck_decide_every_roll_as_the_old_ones() -> None:
    """What was taken away asked for nothing that ever mattered, so what is known of the old deck holds."""
    for name, first in cards.first_editions().items():
        for number in range(40):
            dice = [1 + (number * 7919 >> 2 * at) % 6 for at in range(DICE)]
            assert solve(opening(first.deck, dice)).verdict == solve(opening(cards.box()[name].deck, dice)).verdict


def freed(deck: Deck, card: str, edge: str) -> Deck:
    at = [*map(str, cards.EDGES)].index(edge)
    regions = tuple(
        Region(one.name, *(asked if one.name != card or side != at else 0 for side, asked in enumerate(one[1:])))
        for one in deck.regions
    )
    assert regions != deck.regions
    return Deck(deck.name, regions)


@pytest.mark.once
@pytest.mark.parametrize("name", WITNESSES)
def test_every_edge_matters(name: str) -> None:
    """For each there is a roll that is lost with it and won without; ``bench/idle.py`` found them."""
    deck = cards.box()[name].deck
    edges = {f"{region.name}, {edge}" for region in deck.regions for edge in cards.EDGES if getattr(region, edge)}
    assert set(WITNESSES[name]) == edges
    for key, told in WITNESSES[name].items():
        card, _, edge = key.rpartition(", ")
        roll, *nine = told.split()
        pips = [int(one) for one in roll]
        order = [int(one) for one in nine] or list(range(len(deck.regions)))
        for held, verdict in ((deck, UNWINNABLE), (freed(deck, card, edge), WINNABLE)):
            asked = Deck(held.name, tuple(held.regions[at] for at in order))
            question = opening(asked, pips)
            for cube in range(FEWER.get(name, 0)):
                question.supply[FACES * (cube % COLOUR_COUNT)] -= 1
            assert solve(question).verdict == verdict, key


def test_every_deck_but_the_easy_one_has_its_witnesses() -> None:
    assert set(WITNESSES) == set(cards.box()) - {"easy"}
