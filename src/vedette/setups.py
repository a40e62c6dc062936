"""Games set up: with a deck and variants, of what a record pins, with the decks of several seats."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vedette import capabilities, decks, registry
from vedette.core.errors import Unreadable, Unsupported
from vedette.core.plugin import variants_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from vedette.core.game import Game
    from vedette.core.record import Record


def game(name: str, deck: str = "", variants: Iterable[str] = ()) -> Game:
    """Return a game by its name, set up with a deck and the variants of these names.

    Raises Unreadable for a game, a deck or a variant that there is not.
    """
    return game_with(name, decks.find(name, deck), variants)


def game_with(name: str, cards: object, variants: Iterable[str] = ()) -> Game:
    """Return a game with a deck at hand; raises Unreadable for a variant that there is not."""
    plugin, chosen = registry.get(name), list(variants)
    if chosen and not plugin.variants:
        raise Unreadable("variant-none", {"game": plugin.name, "name": chosen[0]})
    made: Game = plugin.new(cards, chosen)
    return made


def restore(record: Record) -> Game:
    """Return the game that a record was played with, made of what the record itself pins.

    Raises Unreadable for a game that is not there, and where the pinned lines are not whole or not as they were.
    """
    if record.game not in registry.names():
        games = ", ".join(registry.names())
        raise Unreadable("record-game", {"file": record.file, "game": record.game, "games": games})
    made: Game = registry.get(record.game).restore(record.definition, record.file)
    return made


def starting(made: Game, champion: str) -> Game:
    """Return the game with this starting champion, by its name or id; as it is where none is named.

    Raises Unreadable where it has none such, Unsupported where games begin with nobody.
    """
    if not champion:
        return made
    held = registry.of(made).decks
    if held is None:
        raise Unsupported("--starter", made.rules.name)
    return game_with(made.rules.name, held.starting(held.of(made), champion), variants_of(made))


def deck_of(made: Game) -> object:
    """Return the deck that a game is set up with, None where there are no decks."""
    held = registry.of(made).decks
    return held.of(made) if held is not None else None


def deck_name(made: Game) -> str:
    """Return the name of the deck that a game is set up with; nothing where there are no decks."""
    held = registry.of(made).decks
    return held.label(held.of(made)).name if held is not None else ""


def apart(name: str) -> bool:
    """Return whether each seat of a game may play with a deck of its own."""
    held = registry.get(name).decks
    return held is not None and held.seats is not None


def closed(name: str, variants: Iterable[str]) -> bool:
    """Return whether under these variants what is in the deck of another seat is hidden until the end."""
    held = registry.get(name).decks if name in registry.names() else None
    return held is not None and held.seats is not None and not held.seats.closed.isdisjoint(variants)


def draw_decks(made: Game, seat: int, number: int) -> Game:
    """Return the game with the decks that nobody brought drawn at random, where they are closed; else as it is.

    ``seat`` is whose deck was named; equal numbers, equal draws.
    """
    name, variants = made.rules.name, variants_of(made)
    held = registry.of(made).decks
    if held is None or held.seats is None or not closed(name, variants):
        return made
    return game_with(name, held.seats.draw(held.of(made), seat, number), variants)


def parts(made: Game) -> list[object]:
    """Return the deck of each seat of a game; one deck where seats have none of their own."""
    return decks.parts(made.rules.name, deck_of(made))


def together(name: str, chosen: Sequence[object], variants: Iterable[str] = ()) -> Game:
    """Return the game in which each seat plays its own of these decks; raises Unreadable."""
    return game_with(name, decks.join(name, list(chosen)), variants)


def turned(made: Game) -> Game:
    """Return the game with the decks of its seats the other way round, as for people who change seats."""
    chosen = parts(made)
    if len(chosen) < 2 or chosen[0] == chosen[-1]:
        return made
    return together(made.rules.name, chosen[::-1], variants_of(made))


def digest(made: Game) -> str:
    """Return the SHA-256 of the deck that a game is set up with."""
    return capabilities.decks(made.rules.name).digest(deck_of(made))
