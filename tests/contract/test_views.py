"""What each game shows is what its types say: every field there, none beside, in every position of random play."""

import importlib
from types import ModuleType
from typing import Any

import msgspec
import pytest
from tests.contract.entries import ENTRIES, TRIAL
from tests.contract.walk import EN_FR, walk

from vedette import registry, setups
from vedette.core.errors import Illegal
from vedette.core.game import CHANCE, OVER, SPECTATOR, Game

SEEDS = range(2)
TYPED = [name for name in ENTRIES if not name.startswith(TRIAL)]


def types(game: Game) -> ModuleType:
    """Return the module that types what a game shows."""
    return importlib.import_module(f"vedette.games.{game.rules.name.replace('-', '_')}.views")


def fits(told: object, kind: Any) -> None:  # noqa: ANN401 (any type that msgspec reads)
    """Check that this JSON has every field of a type, of the right type, and none that the type does not name."""
    sent = msgspec.json.encode(told)
    read = msgspec.json.decode(sent, type=kind, strict=True)
    assert msgspec.json.decode(msgspec.json.encode(read)) == msgspec.json.decode(sent)


@pytest.mark.once
@pytest.mark.parametrize("name", TYPED)
def test_views_and_parts_fit_their_types(name: str) -> None:
    game = ENTRIES[name].game
    typed = types(game)
    looked = 0
    for seed in SEEDS:
        for count, step in enumerate(walk(game, seed)):
            for action in step.legal:
                fits(game.parts(action), typed.Parts)
            if count % 2 == seed % 2 and step.legal:
                continue
            for seat in (*range(game.rules.players), SPECTATOR):
                fits(game.show(step.state.view(seat), EN_FR[count // 2 % 2]), typed.View)
                looked += 1
    assert looked > 30


@pytest.mark.parametrize("name", registry.OURS)
@pytest.mark.parametrize("language", EN_FR)
def test_cards_of_decks_fit_their_type(name: str, language: str) -> None:
    decks = registry.get(name).decks
    assert decks is not None
    typed = importlib.import_module(f"vedette.games.{name.replace('-', '_')}.views")
    for deck in (*decks.shipped().values(), decks.pool()):
        shown = decks.cards.show(deck, language)
        assert shown
        fits(shown, list[typed.Listed])  # type: ignore[name-defined]  # found at run time


@pytest.mark.once
def test_what_an_attack_would_come_to_fits_its_type() -> None:
    game = setups.game("patrol", "vanguard")
    typed = types(game)
    foresee = registry.get("patrol").foresee
    assert foresee is not None
    hidden = set()
    for seed in range(4):
        for step in walk(game, seed):
            mover = step.state.mover()
            if mover in (CHANCE, OVER):
                continue
            view = step.state.view(mover)
            for plan in game.show(view, "en")["plans"][:2]:  # type: ignore[index]  # a list, as the test above checks
                try:
                    _, facts = foresee(game, view, [plan["action"], plan["targets"][0]["action"]], "en")
                except Illegal:
                    continue
                fits(facts, typed.Foresight)
                hidden.add(facts["hidden"])
    assert hidden == {False, True}
