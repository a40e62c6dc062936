"""Games from a deck and variants, from a record, from the decks of several seats."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vedette import capabilities, decks, players, registry
from vedette.core.errors import Unreadable, Unsupported
from vedette.core.plugin import variants_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from vedette.core.game import Game
    from vedette.core.record import Record


def game(name: str, deck: str = "", variants: Iterable[str] = ()) -> Game:
    """Return a game by its name, set up with a deck and the variants that are named.

    Raises Unreadable for an unknown game, deck or variant.
    """
    return game_with(name, decks.find(name, deck), variants)


def game_with(name: str, cards: object, variants: Iterable[str] = ()) -> Game:
    """Return a game with a deck object; raises Unreadable for an unknown variant."""
    plugin, chosen = registry.get(name), list(variants)
    if chosen and not plugin.variants:
        raise Unreadable("variant-none", {"game": plugin.name, "name": chosen[0]})
    game: Game = plugin.new(cards, chosen)
    return game


def restore(record: Record) -> Game:
    """Return the game that a record was played with, from the definition in the record.

    Raises Unreadable for an unknown game, and for a definition that is incomplete or was changed.
    """
    if record.game not in registry.names():
        games = ", ".join(registry.names())
        raise Unreadable("record-game", {"file": record.file, "game": record.game, "games": games})
    game: Game = registry.get(record.game).restore(record.definition, record.file)
    return game


def starting(game: Game, champion: str) -> Game:
    """Return the game with this starting champion, by its name or id; unchanged where none is named.

    Raises Unreadable for an unknown champion, Unsupported for a game without champions.
    """
    if not champion:
        return game
    held = registry.of(game).decks
    if held is None:
        raise Unsupported("--starter", game.rules.name)
    return game_with(game.rules.name, held.starting(held.of(game), champion), variants_of(game))


def deck_of(game: Game) -> object:
    """Return the deck that a game is set up with, None where there are no decks."""
    held = registry.of(game).decks
    return held.of(game) if held is not None else None


def deck_name(game: Game) -> str:
    """Return the name of the deck that a game is set up with; empty where there are no decks."""
    held = registry.of(game).decks
    return held.label(held.of(game)).name if held is not None else ""


def apart(name: str) -> bool:
    """Return whether each seat of a game may play with a deck of its own."""
    held = registry.get(name).decks
    return held is not None and held.seats is not None


def closed(name: str, variants: Iterable[str]) -> bool:
    """Return whether under these variants the deck of another seat is hidden until the end."""
    held = registry.get(name).decks if name in registry.names() else None
    return held is not None and held.seats is not None and not held.seats.closed.isdisjoint(variants)


def draw_decks(game: Game, seat: int, number: int) -> Game:
    """Return the game with the decks of the other seats drawn at random, where decks are closed; else unchanged.

    ``seat`` is the one whose deck was given; equal numbers, equal draws.
    """
    name, variants = game.rules.name, variants_of(game)
    held = registry.of(game).decks
    if held is None or held.seats is None or not closed(name, variants):
        return game
    return game_with(name, held.seats.draw(held.of(game), seat, number), variants)


def facing(game: Game, bot: str, seat: int) -> Game:
    """Return the game in which all seats but one play the deck of a bot; unchanged for a bot without one."""
    opponent = players.opponent(bot, game.rules.name)
    return game if opponent is None else against(game, decks.shipped(game.rules.name)[opponent.deck], seat)


def against(game: Game, theirs: object, seat: int) -> Game:
    """Return the game in which all seats but one play this deck; raises Unsupported where all share one deck."""
    chosen = [mine if at == seat else theirs for at, mine in enumerate(parts(game))]
    return together(game.rules.name, chosen, variants_of(game))


def parts(game: Game) -> list[object]:
    """Return the deck of each seat of a game; a list of one where all seats share it."""
    return decks.parts(game.rules.name, deck_of(game))


def together(name: str, chosen: Sequence[object], variants: Iterable[str] = ()) -> Game:
    """Return the game in which each seat plays its own of these decks; raises Unreadable."""
    return game_with(name, decks.join(name, list(chosen)), variants)


def turned(game: Game) -> Game:
    """Return the game with its seats' decks in reverse order, for players that change seats."""
    chosen = parts(game)
    if len(chosen) < 2 or chosen[0] == chosen[-1]:
        return game
    return together(game.rules.name, chosen[::-1], variants_of(game))


def digest(game: Game) -> str:
    """Return the SHA-256 of the cards of the deck that a game is set up with."""
    return capabilities.decks(game.rules.name).digest(deck_of(game))
