"""The games on offer, as the page lists them: their decks, variants, grades and bots."""

from __future__ import annotations

import asyncio
import threading
from typing import TYPE_CHECKING

from vedette import COMPILED, deals, decks, registry, setups
from vedette import players as bots
from vedette.core.decks import Label
from vedette.core.errors import Trouble
from vedette.core.language import LANGUAGES, say
from vedette.protocol import games
from vedette.server.jobs import lab_handlers
from vedette.server.jobs.parsing import starters_of
from vedette.session import table_setup
from vedette.session.lesson import taught

if TYPE_CHECKING:
    from collections.abc import Sequence

    from vedette.core.decks import AnyDecks


class GameCards:
    """What every guest sees of the games, cached."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._cards: dict[tuple[str, str], tuple[list[tuple[str, int]], games.GameCard]] = {}
        """The card of each game, by game and language, with the files of local decks that it depends on."""

    async def warm(self) -> None:
        """Fill the cache of game cards, so that the first request does not block others."""
        for language in LANGUAGES:
            for plugin in registry.plugins():
                await asyncio.to_thread(self.card, plugin.name, language)

    def card(self, name: str, language: str) -> games.GameCard:
        """Return what every guest sees of a game, from a cache that is renewed when a file of a local deck changes."""
        files = [(deck, path.stat().st_mtime_ns) for deck, path in decks.own_files(name).items()]
        with self._lock:  # concurrent requests wait for one of them to fill the cache
            key, card = self._cards.get((name, language), ([], None))
            if card is None or key != files:
                card = _game(name, language)
                self._cards[name, language] = files, card
            return card


def _game(name: str, language: str) -> games.GameCard:
    plugin = registry.get(name)
    held, grades = plugin.decks, plugin.grading.grades if plugin.grading is not None else ()
    wishes = held.random.wishes if held is not None and held.random is not None else {}
    return games.GameCard(
        game=name,
        words=plugin.title(language),
        detail=plugin.pitch(language),
        players=table_setup.seats(name),
        minutes=plugin.minutes,
        deck=decks.first(name),
        decks=[_deck(name, deck, language) for deck in decks.names(name)],
        options=[_option(name, option, language) for option in plugin.variants],
        grades=[games.GradeCard(grade, say(language, f"table-grade-{grade}")) for grade in grades],
        lesson=taught(name),
        bots=[_player(name, player, language) for player in levels(name)],
        lab=[_player(name, player, language) for player in ranks(name) if not lab_handlers.slow(name, player)],
        opponents=_opponents(name, language),
        proves=plugin.solver is not None,
        crafts=plugin.editor is not None,
        fills=held is not None and held.filling is not None,
        foreign=_foreign(held),
        daily=deals.has_daily(name),
        apart=setups.apart(name),
        goal=_option(name, table_setup.USUAL, language) if plugin.goals else None,
        wishes=[_wish(wish, choices, language) for wish, choices in wishes.items()],
    )


def _foreign(held: AnyDecks | None) -> games.ForeignCard | None:
    """Return the other program from which a game can read decks; None where there is none."""
    program = held.foreign if held is not None else None
    return games.ForeignCard(program.name, list(program.endings)) if program is not None else None


def levels(name: str) -> list[str]:
    """Return the names of the bots that may take a seat in a game of several seats; none for a game for one."""
    return ranks(name) if table_setup.seats(name) > 1 else []


def ranks(name: str) -> list[str]:
    """Return the names of a game's bots by level, or of all its bots where none is called by a level."""
    players = bots.names(name)
    return [player for player in players if player.startswith("level:")] or players


def _player(name: str, player: str, language: str) -> games.PlayerCard:
    """Return a bot as the page lists it; where the engine is not compiled, with a note on how long it thinks."""
    title, seconds = bots.title(player, name, language), registry.get(name).bots[player].seconds
    detail = say(language, "table-bot-thinks", bot=title, seconds=seconds) if seconds and not COMPILED else ""
    return games.PlayerCard(player, title, detail)


def _opponents(name: str, language: str) -> list[games.OpponentCard]:
    """Return those bots of a game that have a name, a face and a deck of their own, as the page lists them."""
    known = {player: bot.opponent for player, bot in registry.get(name).bots.items() if bot.opponent is not None}
    return [
        games.OpponentCard(
            player,
            one.name,
            one.plan(language),
            one.level,
            table_setup.deck_title(name, one.deck, language),
            one.colour,
            one.icon,
        )
        for player, one in known.items()
    ]


def _deck(name: str, deck: str, language: str) -> games.DeckCard:
    try:
        label = decks.label(name, decks.find(name, deck), language)
    except Trouble:
        label = Label(deck, "", "", 0)  # a local deck with faults: opening it shows them
    detail = phrase(language, f"{name}-deck-{deck}-detail", label.note)
    local = deck not in decks.shipped(name)
    title = (local and label.title) or table_setup.deck_title(name, deck, language)
    grading = registry.get(name).grading
    grades = grading.by_deck.get(deck) if grading is not None else None
    return games.DeckCard(deck, title, detail, label.size, own=False, grades=grades, starters=starters_of(label))


def phrase(language: str, message: str, otherwise: str = "") -> str:
    """Return a message in a language by its id, or ``otherwise`` where there is no such message."""
    try:
        return say(language, message)
    except LookupError:
        return otherwise


def _option(name: str, option: str, language: str) -> games.OptionCard:
    rule = table_setup.variant(name, option, language)
    return games.OptionCard(option, rule.words, rule.detail, rule.goal and option != table_setup.USUAL)


def _wish(wish: str, choices: Sequence[str | int], language: str) -> games.WishCard:
    def told(choice: str | int) -> str:
        return say(language, "table-wish-choice", wish=wish, choice=choice, world=str(choice).replace("&", "-"))

    cards = [games.ChoiceCard(choice, told(choice)) for choice in choices]
    return games.WishCard(wish, say(language, f"table-wish-{wish}"), cards)
