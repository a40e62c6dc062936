"""Deals as files and codes: the same code is the same deal everywhere, and every fault is named."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.contract.walk import examples
from tests.core.troubled import in_words

from vedette import deals, files, setups
from vedette.core.chance import ALPHABET
from vedette.core.data import read_toml
from vedette.core.errors import Trouble
from vedette.core.plugin import variants_of
from vedette.games.twelve_patrols.cards import deck as cards

GAME = "twelve-patrols"
OWN = cards.plain(
    cards.read("".join(f'[[region]]\nname = "R{n}"\n' for n in range(9)).join(['name = "own"\n', ""]), "").deck
)
OPTIONS = st.lists(st.sampled_from(["top-up", "late-orders"]), unique=True, max_size=2)


def deal(**changes: object) -> dict[str, Any]:
    """Return the deal of seed 1, with changes; None removes."""
    game = setups.game(GAME)
    told: dict[str, Any] = deals.write(game, deals.random_deal(game, 1))
    del told["code"]
    told |= changes
    return {key: value for key, value in told.items() if value is not None}


def refused(told: object) -> str:
    with pytest.raises(Trouble) as caught:
        files.read_deal(GAME, json.dumps(told), "deal.json")
    return in_words(caught.value)


@examples(40)
@given(st.sampled_from(["house", "house12", "easy", "hard", "fiendish", "own"]), OPTIONS, st.integers(0, 2**40))
def test_a_code_a_file_and_a_deal_are_the_same_thing(deck: str, options: list[str], seed: int) -> None:
    game = setups.game_with(GAME, OWN, options) if deck == "own" else setups.game(GAME, deck, options)
    chosen = deals.random_deal(game, seed)
    code = game.code(chosen)
    other, again = deals.uncode(GAME, code)
    assert (again, other.definition()) == (chosen, game.definition())
    typed = code.rpartition("/")[0] + "/" * ("/" in code) + code.rpartition("/")[2].lower().replace("-", " ")
    assert deals.uncode(GAME, typed)[1] == chosen
    told = json.loads(json.dumps(deals.write(game, chosen)))
    assert told["code"] == code
    made, found = deals.read(GAME, told, "x")
    assert (found, variants_of(made)) == (chosen, variants_of(game))
    assert deals.write(made, found) == told


def test_the_house_deck_needs_no_name_in_a_code() -> None:
    game = setups.game(GAME)
    code = game.code(game.deal(0))
    assert "/" not in code
    assert setups.game(GAME, "easy", ["late-orders"]).code(game.deal(0)).startswith("easy.2+late-orders/")
    assert deals.uncode(GAME, f"house/{code}")[1] == game.deal(0)


@examples(60)
@given(st.integers(0, 8), st.sampled_from(ALPHABET))
def test_one_wrong_letter_in_a_code_is_noticed(at: int, letter: str) -> None:
    game = setups.game(GAME)
    code = game.code(game.deal(123_456_789)).replace("-", "")
    if code[at] != letter:
        with pytest.raises(Trouble):
            deals.uncode(GAME, code[:at] + letter + code[at + 1 :])


def test_without_an_order_any_is_allowed() -> None:
    made, found = deals.read(GAME, deal(order=None), "x")
    assert len(found) == 9
    assert "code" not in deals.write(made, found)


def test_a_code_alone_is_a_deal() -> None:
    game = setups.game(GAME)
    code = game.code(game.deal(77))
    assert deals.read(GAME, {"game": GAME, "code": code}, "x")[1] == game.deal(77)


def test_twelve_cards_may_be_named_whole_or_as_drawn() -> None:
    boxed = cards.box()["house12"]
    game = setups.game_with(GAME, boxed)
    chosen = deals.random_deal(game, 4)
    told = deals.write(game, chosen)
    del told["code"]
    names = [region.name for region in boxed.deck.regions]
    order = told["order"]
    assert isinstance(order, list)
    rest = [name for name in names if name not in order]
    assert deals.read(GAME, {**told, "order": order + rest}, "x")[1] == chosen
    assert "name the nine that are drawn" in refused({**told, "order": order + rest[:1]})


def test_a_deck_may_be_given_in_the_deal() -> None:
    listed = read_toml(cards.write(OWN), "")["region"]
    made, _ = deals.read(GAME, deal(deck=listed, order=[f"R{n}" for n in range(9)]), "x")
    assert made.definition()[-1] == setups.game_with(GAME, OWN).definition()[-1]  # the hash of the cards


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"game": "patrol"}, "game: this is a deal of “patrol”"),
        (
            {"deck": "nowhere"},
            "there’s no deck “nowhere”; the decks are house, house12, easy, apprentice, hard, fiendish",
        ),
        ({"deck": "nowhere.toml"}, "nowhere.toml: this file doesn’t exist; check the path"),
        ({"deck": 3}, "deck: this isn’t a deck"),
        ({"deck": [{"name": "A"}]}, "deck: there is one region"),
        ({"ordre": []}, "ordre: a deal has no “ordre”; its keys are game, code, deck"),
        ({"options": "top-up"}, "options: this isn’t a list of options; the options are"),
        ({"options": ["topup"]}, "options: there’s no option “topup”; the options are top-up, late-orders"),
        ({"dice": None}, "dice: these aren’t the dice; write three values each for white, yellow and blue"),
        (
            {"dice": {"white": [1, 2, 3], "yellow": [1, 2, 3]}},
            "blue: these aren’t the dice; write three values each for white, yellow and blue",
        ),
        (
            {"dice": {"white": [1, 2], "yellow": [1, 2, 3], "blue": [1, 2, 3]}},
            "white: these aren’t the dice; write three values each for white, yellow and blue",
        ),
        (
            {"dice": {"white": [1, 2, 7], "yellow": [1, 2, 3], "blue": [1, 2, 3]}},
            "white: 7 isn’t a die value; write 1 to 6",
        ),
        (
            {"dice": {"white": [1, 2, True], "yellow": [1, 2, 3], "blue": [1, 2, 3]}},
            "white: true isn’t a die value; write 1 to 6",
        ),
        (
            {"dice": {"white": [1, 2, 2.0], "yellow": [1, 2, 3], "blue": [1, 2, 3]}},
            "white: 2.0 isn’t a die value; write 1 to 6",
        ),
        (
            {"dice": {"red": [1, 2, 2]}},
            "red: these aren’t the dice; write three values each for white, yellow and blue",
        ),
        ({"order": "any"}, "order: this isn’t a list of names"),
        ({"order": ["Wild"]}, "order: the deck “house” has no region “Wild”; its regions are Wild Plains"),
        ({"order": ["Wild Plains", "Wild Plains"]}, "order: “Wild Plains” appears twice"),
        ({"order": ["Wild Plains"]}, "order: one card is named; the deck “house” has 9"),
        ({"code": 7}, "code: a code is text"),
        ({"code": "1234"}, "code: “1234” isn’t a code of this game: it has 4 characters"),
        ({"code": "easy+fast/1234"}, "code: there’s no option “fast”"),
    ],
)
def test_a_fault_in_a_deal_is_named(changes: dict[str, object], words: str) -> None:
    assert words in refused(deal(**changes))


def test_a_code_and_what_stands_beside_it_must_agree() -> None:
    game = setups.game(GAME)
    told = deals.write(game, deals.random_deal(game, 1))
    for field, value in (("dice", deal()["dice"] | {"white": [1, 1, 1]}), ("deck", "easy"), ("options", ["top-up"])):
        assert f"{field}: this doesn’t match the code" in refused({**told, field: value})


JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 9) | st.floats(allow_nan=False) | st.text(max_size=5),
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(
            st.sampled_from(["game", "code", "deck", "options", "order", "dice", "white", "yellow", "blue"]),
            inner,
            max_size=4,
        )
    ),
    max_leaves=10,
)


@examples(150)
@given(JSON, st.sampled_from(["game", "code", "deck", "options", "order", "dice"]))
def test_any_data_is_a_deal_or_refused_in_words(value: object, key: str) -> None:
    for told in (value, deal(**{key: value})):
        try:
            deals.read(GAME, told, "x")
        except Trouble as trouble:
            in_words(trouble)


@examples(100)
@given(st.text(max_size=40))
def test_any_text_is_a_code_or_refused_in_words(text: str) -> None:
    for code in (text, f"house/{text}", f"{text}/28RH6-BCFN2", f"house+{text}/28RH6-BCFN2", f"d1{text}/28RH6-BCFN2"):
        try:
            deals.uncode(GAME, code)
        except Trouble as trouble:
            in_words(trouble)
