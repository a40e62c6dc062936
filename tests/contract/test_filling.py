"""Unfinished decks of every game: what fits may be added, what is missing is filled in, and nothing there is lost."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from vedette import capabilities, decks, registry
from vedette.core.errors import Unsupported
from vedette.server.jobs import parsing, text_jobs

FILLED = [plugin.name for plugin in registry.plugins() if plugin.decks is not None and plugin.decks.filling is not None]
SHARES = (0.0, 0.05, 0.3, 0.6, 0.95)
"""How much of a deck is kept."""


def part(name: str, deck: object, share: float, seed: int) -> str:
    """Return the text of a deck with a share of its cards, nameless."""
    held, chance = capabilities.decks(name), random.Random(f"{seed} {share}")
    tree: dict[str, Any] = dict(held.tree(deck), name="")
    for key in held.lists:
        tree[key] = [card for card in tree[key] if chance.random() < share]
    return json.dumps(tree)


@pytest.mark.once
@pytest.mark.parametrize("name", FILLED)
def test_an_unfinished_deck_is_filled_to_a_legal_one_that_keeps_its_cards(name: str) -> None:
    held, filling = capabilities.decks(name), capabilities.filling(name)
    for seed, deck in enumerate(decks.shipped(name).values()):
        for share in SHARES:
            text = part(name, deck, share, seed)
            begun, faults = filling.sketch(text, "", ())
            assert not faults
            whole, wrong = filling.fill(begun)
            assert not wrong
            assert held.examine(held.write(whole), "")[1] == []
            entries = [str(entry) for entry in held.cards.show(whole, "en")]
            again, _ = filling.fill(filling.sketch(text, "", ())[0])
            assert held.write(again) == held.write(whole), "the same cards are filled alike"
            kept, now = json.loads(text), held.tree(whole)
            for key in held.lists:
                if name == "patrol":
                    cards = {one for entry in now[key] for one in one_by_one(entry)}  # type: ignore[attr-defined]
                    assert {one for entry in kept[key] for one in one_by_one(entry)} <= cards
                else:
                    assert [one for one in kept[key] if one not in now[key]] == []  # type: ignore[operator]
            assert len(entries) == held.label(whole).size


def one_by_one(entry: str) -> list[str]:
    """Return the cards of ``bard: red, plain``."""
    soldier, _, colours = entry.partition(": ")
    return [f"{soldier}: {colour}" for colour in (colours or "plain").split(", ")]


@pytest.mark.parametrize("name", FILLED)
def test_a_whole_deck_is_filled_as_it_is_and_fits_no_more(name: str) -> None:
    held, filling = capabilities.decks(name), capabilities.filling(name)
    for deck in decks.shipped(name).values():
        begun, _ = filling.sketch(held.write(deck), "", ())
        whole, _ = filling.fill(begun)
        assert held.digest(whole) == held.digest(deck)
        if filling.fits is not None:
            assert filling.fits(begun, ()) == {}
        else:
            with pytest.raises(Unsupported):
                parsing.fitting(text_jobs.ReadFits(name, held.write(deck), [], "en"))


@pytest.mark.parametrize("name", FILLED)
def test_what_is_no_deck_is_not_filled(name: str) -> None:
    for text in ("[[[", '{"name": 3, "zebra": 1}', '{"region": 1, "cards": "x"}'):
        assert capabilities.filling(name).sketch(text, "", ())[1]
