"""The stage: games set up for a table from what strangers may send, which never names a file of ours."""

from __future__ import annotations

from functools import cache, lru_cache, partial
from typing import TYPE_CHECKING, Final, NamedTuple

from vedette import capabilities, deals, decks, registry, setups
from vedette.core import data, record
from vedette.core.chance import Stream
from vedette.core.errors import Illegal, Trouble, Unreadable
from vedette.core.language import join, say
from vedette.core.match import UNKNOWN, Match
from vedette.core.plugin import variants_of
from vedette.session.events import Deck

if TYPE_CHECKING:
    from collections.abc import Callable

    from vedette.core.game import Game
    from vedette.protocol.server import Json
    from vedette.session.events import Begun

OPTIONS: Final = "options: "
"""How a definition names the variants."""
OWN: Final = "own/"
"""Before the name of a deck that a guest keeps here."""
READ: Final = 32
"""Decks with cards of their own that are kept as they were read."""
DEALING: Final = 2
"""How chance answers at a new table (``events.Begun.dealing``)."""
OLDER: Final = 1

Decks = dict[str, str]
"""A guest's own decks, name and text."""


class Scene(NamedTuple):
    """A game set up, and the match with which a table begins."""

    game: Game
    deck: str
    """The deck's name, with ``own/`` before it where a guest keeps it."""
    match: Match
    cards: str = ""
    """The text of a guest's own deck."""
    fair: bool = False
    """Dealt from salts that all players add."""
    decks: list[Deck | None] | None = None
    """Where every player brings a deck: what each played with before."""
    brought: Deck | None = None
    """What the first seat has brought already."""
    parent: str = ""
    """The table whose line of play it leaves."""


def cards_of(name: str, spec: str | None, own: Decks) -> object:
    """Return the deck that a guest names, of ours, by its code or of their own; the game's first where none is named.

    Raises Unreadable.
    """
    if spec is not None and spec.startswith(OWN):
        return data.whole(*whole_deck(name, text_of(name, spec, own)))
    if spec is not None and "," in spec:  # a deck for each seat is no deck
        raise unknown(name, spec, own)
    try:
        return decks.find(name, spec or "")
    except Unreadable as trouble:
        raise unknown(name, str(spec), own) if trouble.message == "deck-unknown" else trouble from None


def whole_deck(name: str, text: str) -> tuple[object | None, list[Trouble]]:
    """Return the deck of a text and everything that is wrong with it, one of the two empty.

    One with cards of its own takes long to read and is asked for again and again while a table waits for decks.
    """
    return _bringing(name, text) if data.BROUGHT in text else decks.examine(name, text, "")


@lru_cache(maxsize=READ)
def _bringing(name: str, text: str) -> tuple[object | None, list[Trouble]]:
    return decks.examine(name, text, "")


def text_of(name: str, spec: str, own: Decks) -> str:
    """Return the text of a deck that a guest keeps here; raises Unreadable where there is none."""
    if (text := own.get(spec.removeprefix(OWN))) is None:
        raise unknown(name, spec, own)
    return text


def examined(name: str, spec: str, own: Decks) -> tuple[object | None, list[Trouble]]:
    """Return the deck that a player names, and everything that is wrong with it, one of the two empty.

    Raises Unreadable for a deck that there is not.
    """
    if spec.startswith(OWN):
        return whole_deck(name, text_of(name, spec, own))
    try:
        return cards_of(name, spec, own), []
    except Unreadable as trouble:
        if trouble.message == "deck-unknown":
            raise
        return None, [trouble]
    except Trouble:
        return decks.examine(name, spec, "")  # a code of a deck that is not legal: every fault, not the first alone


def brought(name: str, spec: str, cards: object) -> Deck:
    """Return a deck that a player named as it is stored: a deck of ours under our name, any other under its own."""
    ours = spec.lower() if spec.lower() in decks.names(name) else OWN + decks.label(name, cards).name
    return Deck(ours, capabilities.decks(name).write(cards))


def brought_title(name: str, deck: Deck, language: str) -> str:
    """Return what a deck that was brought is called: a guest's own by the title in its file."""
    own = whole_deck(name, deck.text)[0] if deck.name.startswith(OWN) else None
    title = decks.label(name, own, language).title if own is not None else ""
    return title or deck_title(name, deck.name, language)


def awaiting(name: str, options: list[str], decks: list[Deck | None]) -> Scene:
    """Return the scene of a table to which every player brings a deck; raises Unreadable for a variant there is not.

    Until all are there its match is held, and of a game that nobody is shown.
    """
    game = setups.game(name, "", options)
    return Scene(game, "", Match(game, [], held=True), decks=decks)


def together(name: str, texts: list[str], options: list[str]) -> Game:
    """Return the game of the decks of these texts; raises the first fault of one."""
    found = [data.whole(*whole_deck(name, text)) for text in texts]
    return setups.together(name, found, options)


def dealt(text: str, texts: list[str]) -> Game:
    """Return the game that a record's text pins, with what its decks' own texts tell beside that, if they agree."""
    told = record.read(text, "")
    pinned = setups.restore(told)
    try:
        given = together(told.game, texts, variants_of(pinned))
    except Trouble:
        return pinned  # cards of ours have changed since
    return given if given.definition() == pinned.definition() else pinned


def unknown(name: str, spec: str, own: Decks) -> Unreadable:
    """Return the error for a deck that there is not."""
    known = [*decks.names(name), *(OWN + deck for deck in own)]
    return Unreadable("deck-unknown", {"name": spec, "decks": ", ".join(known)})


@cache
def seats(name: str) -> int:
    """Return how many play a game."""
    return setups.game(name).rules.players


def lore(name: str, match: Match) -> list[int] | None:
    """Return the points that each seat keeps for ever, where the game is played for them; None where it is not."""
    points = registry.get(name).points
    return points(match.game, match.state) if points is not None else None


def quick(name: str, player: str) -> bool:
    """Return whether a player of a game answers at once, so that it need not wait with those that think."""
    bot = registry.get(name).bots.get(player)
    return bot is not None and bot.quick


@cache
def several(name: str) -> bool:
    """Return whether a game is for more than one; of one that is not known any more, that it may be."""
    try:
        return seats(name) > 1
    except Trouble:
        return True


def game_of(name: str, spec: str | None, options: list[str], own: Decks) -> Game:
    """Return a game with a deck and variants; raises Unreadable."""
    return setups.game_with(name, cards_of(name, spec, own), options)


def by_code(name: str, code: str) -> Scene:
    """Return the scene of a code; raises Unreadable."""
    game, deal = deals.uncode(name, code)
    return Scene(game, setups.deck_name(game), Match(game, deal))


def by_deal(name: str, deal: Json) -> Scene:
    """Return the scene of a deal given as data; raises Unreadable, Illegal where its cards have no order."""
    game, whole = deals.read(name, deal, "")
    if not deals.whole(game, whole):
        raise Illegal("table-no-order")
    return Scene(game, setups.deck_name(game), Match(game, whole))


def by_record(text: str) -> Scene:
    """Return the scene of a record, played to its end; raises what reading and replaying raise."""
    told = record.read(text, "")
    game = same(told)
    return Scene(game, setups.deck_name(game), record.replay(told, game))


def same(told: record.Record, text: str = "") -> Game:
    """Return the game of a record, with what ours or the deck's text tell beside what is pinned, if they agree."""
    pinned = setups.restore(told)
    if text:
        cards, _ = whole_deck(told.game, text)
        if cards is not None:
            given = setups.game_with(told.game, cards, variants_of(pinned))
            if given.definition() == pinned.definition():
                return given
    deck = setups.deck_name(pinned)
    if set(deck.split(",")) <= set(decks.names(told.game)):
        ours = setups.game(told.game, deck, variants_of(pinned))
        if ours.definition() == pinned.definition():
            return ours
    return pinned


def code_of(match: Match) -> str | None:
    """Return the code of a match's deal where the whole of it is known."""
    return (match.game.code(match.deal) or None) if whole(match) else None


def whole(match: Match) -> bool:
    """Return whether all that chance may be asked is known: a record without the deal knows no more than was shown."""
    return UNKNOWN not in match.deal and deals.whole(match.game, match.deal)


def titles(name: str, deck: str) -> Callable[[str], tuple[str, str]]:
    """Return what gives the words for a game and a deck in a language."""
    return partial(_titles, name, deck)


def _titles(name: str, deck: str, language: str) -> tuple[str, str]:
    return registry.get(name).title(language), deck_title(name, deck, language)


def deck_title(name: str, deck: str, language: str) -> str:
    """Return what a deck is called: by the game's own words, by its file's title, else its name."""
    if name in registry.names() and registry.get(name).decks is None:
        return ""
    if not deck:
        return say(language, "table-decks-brought")
    if deck.startswith(OWN):
        return deck.removeprefix(OWN)
    if "," in deck:
        return join(language, [deck_title(name, one, language) for one in deck.split(",")])
    try:
        return say(language, f"{name}-deck-{deck}")
    except LookupError:
        ours = decks.shipped(name) if name in registry.names() else {}
        title = decks.label(name, ours[deck], language).title if deck in ours else ""
        return title or deck


def options_of(match: Match) -> list[str]:
    """Return the variants that a match is played with."""
    lines = match.game.definition()
    return next((line.removeprefix(OPTIONS).split() for line in lines if line.startswith(OPTIONS)), [])


def begin_again(begun: Begun) -> Match:
    """Return the match with which a stored table began; raises Trouble where its rules are not known any more."""
    told = record.read(begun.record, "")
    game = same(told, begun.cards)
    if begun.fair or begun.decks is not None:
        match = Match(game, [], begun.seed if begun.dealing > OLDER else 0, held=True)
        match.follows = begun.dealing > OLDER
        return match
    match = record.replay(told, game)
    match.deal = list(begun.deal)
    match.seed = begun.seed
    match.stream = Stream(begun.seed)
    match.follows = begun.dealing > OLDER
    for kind in begun.assisted:
        match.assist(kind)
    return match
