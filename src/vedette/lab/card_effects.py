"""Measures what each card adds to the result: plays games with random decks or deals, and fits a regression."""

from __future__ import annotations

from array import array
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple

from vedette import capabilities, players, registry, setups
from vedette.core.chance import Stream
from vedette.core.plugin import variants_of
from vedette.lab import arena, winnability
from vedette.lab.regression import Design

if TYPE_CHECKING:
    from collections.abc import Iterator

    from vedette.core.decks import Factor, FactorKind, Factors
    from vedette.core.game import Game
    from vedette.lab.regression import Effect


@dataclass(frozen=True)
class EffectsBase:
    """The game, deck and variants for which decks and deals are drawn, as plain data for worker processes.

    The deck is the text of its file, with the whole set; a record pins only those cards of it that are in a deck.
    """

    game: str
    deck: str
    variants: tuple[str, ...]


class EffectTask(NamedTuple):
    """One game to be played by bots for measuring the effects of cards."""

    base: EffectsBase
    players: tuple[str, ...]
    deal: int
    """The number of the deal."""
    seed: int
    """The seed of the bots."""
    decks: int
    """The seed from which the random decks are drawn."""


class GameFactors(NamedTuple):
    """How many of each factor (a card, or a part of one) a seat had in one game, and the share of it that it won.

    Where effects are measured between two random decks, the other seat's number is subtracted.
    """

    brought: array[int]
    won: float


class Worth(NamedTuple):
    """A factor (a card, or a part of one), its kind, and its measured effect on the result."""

    kind: FactorKind
    factor: Factor
    effect: Effect


def factors(made: Game) -> Factors[Any]:
    """Return what counts a game's cards as factors of a regression; raises Unsupported for a game without it."""
    name = made.rules.name
    return registry.get(name).need(capabilities.decks(name).factors, "effects")


def base_of(made: Game) -> EffectsBase:
    """Return the name, deck and variants of a game as plain data, which a worker process makes the game of again."""
    name = made.rules.name
    return EffectsBase(name, capabilities.decks(name).write(setups.deck_of(made)), tuple(variants_of(made)))


@cache
def game_of(base: EffectsBase) -> Game:
    """Return the game with the deck and variants of this plain data; cached."""
    deck = capabilities.decks(base.game).read(base.deck, "")
    return setups.game_with(base.game, deck, base.variants)


def design(kinds: list[FactorKind]) -> Design:
    """Return the regression with all factors of these kinds as its parameters."""
    names: list[str] = []
    centred: list[range] = []
    for kind in kinds:
        for group in kind.groups:
            if kind.centred:
                centred.append(range(len(names), len(names) + len(group)))
            names += [factor.name for factor in group]
    return Design(names, centred)


def tasks(made: Game, player: str, seed: int, games: int) -> Iterator[EffectTask]:
    """Yield so many games to be played by one bot in every seat, each with a deal and seeds of its own."""
    base, deals = base_of(made), arena.every(made, seed)
    for index in range(games):
        own = arena.apart(seed, index)
        yield EffectTask(base, (player,) * made.rules.players, next(deals), own, Stream(own).word())


def play(task: EffectTask, opener: arena.Opener = players.player) -> GameFactors:
    """Play one game of bots with its random decks; return the first seat's count of each factor and its result."""
    base = game_of(task.base)
    held = factors(base)
    made = held.drawn(base, task.decks)
    played = arena.seated(made, task.players, task.deal, task.seed, opener)
    mine, *others = held.brought(made, made.deal(task.deal))
    brought = [one - sum(rest) for one, *rest in zip(mine, *others, strict=True)]
    scores = played.match.returns()
    won = scores[0] if others else winnability.WON if scores[0] >= 1.0 else winnability.LOST
    return GameFactors(array("h", brought), won)


def worths(kinds: list[FactorKind], found: list[GameFactors]) -> list[Worth]:
    """Return the effect of each factor on the share won, kind by kind, the greatest first.

    Raises Illegal where the games are too few to tell them.
    """
    effects = iter(design(kinds).fit([one.brought for one in found], [one.won for one in found]))
    listed = []
    for kind in kinds:
        mine = [Worth(kind, factor, next(effects)) for group in kind.groups for factor in group]
        listed += sorted(mine, key=lambda one: -one.effect.mean)
    return listed
