"""Set-up of a table's game from what users send; no text of theirs opens a file."""

from __future__ import annotations

from functools import cache, lru_cache, partial
from typing import TYPE_CHECKING, Final, NamedTuple

from vedette import capabilities, deals, decks, registry, setups
from vedette.core import data, record
from vedette.core.chance import Stream
from vedette.core.errors import Illegal, Trouble, Unreadable
from vedette.core.language import ids, join, say
from vedette.core.match import UNKNOWN, Match
from vedette.core.plugin import variants_of
from vedette.protocol import server
from vedette.session.clock import DAY
from vedette.session.events import Deck, Person, SeriesScore

if TYPE_CHECKING:
    from collections.abc import Callable

    from vedette.core.game import Game
    from vedette.protocol.server import Json
    from vedette.session.clock import SeatClocks
    from vedette.session.events import Begun

USUAL: Final = "normal"
"""The goal of a game that has several, where none is named."""
OWN: Final = "own/"
"""The prefix of the name of a guest's own deck."""
READ: Final = 32
"""The size of the cache of decks with cards of their own."""
DEALING: Final = 2
"""The version of how chance's actions are drawn at new tables (``events.Begun.dealing``)."""
OLDER: Final = 1

Decks = dict[str, str]
"""A guest's own decks, texts by name."""


class TableSetup(NamedTuple):
    """A game set up, and the match with which a table begins."""

    game: Game
    deck: str
    """The deck's name, with ``own/`` before it where a guest keeps it."""
    match: Match
    texts: list[str] = []  # noqa: RUF012 (nobody writes to it)
    """Where one is a guest's own, the text of each seat's deck, or of the one that all play."""
    fair: bool = False
    """Whether the deal is made by commit and reveal."""
    decks: list[Deck | None] | None = None
    """Where every player brings a deck: the one that each seat had before, else None."""
    brought: Deck | None = None
    """The deck of the first seat, where it has brought one."""
    parent: str = ""
    """The id of the table that it is branched from; empty for none."""
    series: SeriesScore | None = None
    """Of a rematch: the score of the games before it."""
    people: list[Person | None] | None = None
    """Of a rematch: the name and the colour of each seat's player."""


def cards_of(name: str, spec: str | None, own: Decks) -> object:
    """Return a deck by name, code or ``own/NAME``; the game's first where none is named.

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

    A deck with cards of its own is cached: it is slow to read, and read repeatedly while a table waits for decks.
    """
    return _bringing(name, text) if data.BROUGHT in text else decks.examine(name, text, "")


@lru_cache(maxsize=READ)
def _bringing(name: str, text: str) -> tuple[object | None, list[Trouble]]:
    return decks.examine(name, text, "")


def text_of(name: str, spec: str, own: Decks) -> str:
    """Return the text of a deck from those of a guest, by its name; raises Unreadable where there is none."""
    if (text := own.get(spec.removeprefix(OWN))) is None:
        raise unknown(name, spec, own)
    return text


def examined(name: str, spec: str, own: Decks) -> tuple[object | None, list[Trouble]]:
    """Return a deck by its name and all its faults, one of the two empty; raises Unreadable for an unknown name."""
    if spec.startswith(OWN):
        return whole_deck(name, text_of(name, spec, own))
    try:
        return cards_of(name, spec, own), []
    except Unreadable as trouble:
        if trouble.message in ("deck-unknown", "deck-of-another"):
            raise
        return None, [trouble]
    except Trouble:
        return decks.examine(name, spec, "")  # a code of a deck that is not legal: every fault, not the first alone


def brought(name: str, spec: str, cards: object) -> Deck:
    """Return a deck as it is stored: a shipped deck under its shipped name, any other as ``own/NAME``."""
    ours = spec.lower() if spec.lower() in decks.names(name) else OWN + decks.label(name, cards).name
    return Deck(ours, capabilities.decks(name).write(cards))


def brought_title(name: str, deck: Deck, language: str) -> str:
    """Return the title of a deck that was brought to a table; of a guest's own, the one in its file."""
    return _own_title(name, deck.name, deck.text, language) or deck_title(name, deck.name, language)


@lru_cache(maxsize=READ)
def _own_title(name: str, deck: str, text: str, language: str) -> str:
    """Return the title in the file of a guest's own deck, empty where there is none or the file is another deck's."""
    own = whole_deck(name, text)[0] if text and deck not in decks.names(name) else None
    label = decks.label(name, own, language) if own is not None else None
    return label.title if label is not None and label.name == deck.removeprefix(OWN) else ""


def awaiting(name: str, options: list[str], decks: list[Deck | None]) -> TableSetup:
    """Return the set-up of a table to which every player brings a deck; raises Unreadable for an unknown variant.

    Until all decks are there the match is held and its game is a placeholder that is never shown.
    """
    game = setups.game(name, "", options)
    return TableSetup(game, "", Match(game, [], held=True), decks=decks)


def together(name: str, texts: list[str], options: list[str]) -> Game:
    """Return the game in which each seat plays the deck of one of these texts; raises the first fault of a deck."""
    found = [data.whole(*whole_deck(name, text)) for text in texts]
    return setups.together(name, found, options)


def dealt(text: str, texts: list[str], options: list[str] | None = None) -> Game:
    """Return the game of a record's text, made of the full texts of its decks where these agree with the record.

    Where the variants of its table are given as well, and the decks say what the record says, the game is not made of
    the record first.
    """
    parsed = record.read(text, "")
    if options is not None:
        given = _given(parsed.game, texts, options)
        if given is not None and given.definition() == parsed.definition:
            return given
    return same(parsed, texts)


def unknown(name: str, spec: str, own: Decks) -> Unreadable:
    """Return the error for an unknown deck."""
    known = [*decks.names(name), *(OWN + deck for deck in own)]
    return Unreadable("deck-unknown", {"name": spec, "decks": ", ".join(known)})


@cache
def seats(name: str) -> int:
    """Return the number of seats of a game."""
    return setups.game(name).rules.players


def lore(name: str, match: Match) -> list[int] | None:
    """Return the points that a match adds to the profile of each seat's player; None in a game without points."""
    points = registry.get(name).points
    return points(match.game, match.state) if points is not None else None


def quick(name: str, player: str) -> bool:
    """Return whether a bot answers at once, so that its jobs need not queue behind long ones."""
    bot = registry.get(name).bots.get(player)
    return bot is not None and bot.quick


@cache
def several(name: str) -> bool:
    """Return whether a game has several seats; True for a game that is no longer installed."""
    try:
        return seats(name) > 1
    except Trouble:
        return True


def game_of(name: str, spec: str | None, options: list[str], own: Decks) -> Game:
    """Return a game with a deck and variants; raises Unreadable."""
    return setups.game_with(name, cards_of(name, spec, own), options)


def by_code(name: str, code: str) -> TableSetup:
    """Return the set-up of a table with the deal of a code; raises Unreadable."""
    game, deal = deals.uncode(name, code)
    return TableSetup(game, setups.deck_name(game), Match(game, deal))


def by_deal(name: str, deal: Json) -> TableSetup:
    """Return the set-up of a table with a deal given as JSON; raises Unreadable, Illegal for cards without order."""
    game, whole = deals.read(name, deal, "")
    if not deals.whole(game, whole):
        raise Illegal("table-no-order")
    return TableSetup(game, setups.deck_name(game), Match(game, whole))


def by_record(text: str) -> TableSetup:
    """Return the set-up of a table from a record, played to its end; raises what reading and replaying raise."""
    parsed = record.read(text, "")
    game = same(parsed)
    return TableSetup(game, setups.deck_name(game), record.replay(parsed, game))


def same(parsed: record.Record, texts: list[str] | None = None) -> Game:
    """Return the game of a record; from the texts of its decks or shipped ones, where these agree with what it pins."""
    pinned = setups.restore(parsed)
    if texts:
        given = _given(parsed.game, texts, variants_of(pinned))
        if given is not None and given.definition() == pinned.definition():
            return given
    deck = setups.deck_name(pinned)
    if set(deck.split(",")) <= set(decks.names(parsed.game)):
        ours = setups.game(parsed.game, deck, variants_of(pinned))
        if ours.definition() == pinned.definition():
            return ours
    return pinned


def _given(name: str, texts: list[str], options: list[str]) -> Game | None:
    """Return the game of each seat's deck text, or of the one that all play; None where a text has faults now."""
    try:
        return together(name, texts, options) if len(texts) > 1 else _alone(name, texts[0], options)
    except Trouble:
        return None


def _alone(name: str, text: str, options: list[str]) -> Game:
    return setups.game_with(name, data.whole(*whole_deck(name, text)), options)


def code_of(match: Match) -> str | None:
    """Return the code of a match's deal; None where the deal has none or is not known in full."""
    return (match.game.code(match.deal) or None) if whole(match) else None


def whole(match: Match) -> bool:
    """Return whether the deal of a match is known in full; a record without a deal knows only what was revealed."""
    return UNKNOWN not in match.deal and deals.whole(match.game, match.deal)


def titles(name: str, deck: str, texts: list[str] | None = None) -> Callable[[str], tuple[str, str]]:
    """Return a function of the language: the titles of a game and a deck; ``texts`` are those of ``TableSetup``."""
    apart = deck.split(",")
    whole = texts if texts and len(texts) == len(apart) else (texts or [""])[:1] * len(apart)
    return partial(_titles, name, [Deck(*one) for one in zip(apart, whole, strict=True)])


def _titles(name: str, decks: list[Deck], language: str) -> tuple[str, str]:
    found = [brought_title(name, deck, language) for deck in decks]
    return registry.get(name).title(language), join(language, found) if len(found) > 1 else found[0]


def variant(name: str, option: str, language: str) -> server.Rule:
    """Return a variant of a game, or its usual goal ``normal``, in words."""
    message, values = f"{name}-option-{option}", {}
    if message not in ids(language):  # one with a number of one's own, such as ``rounds-12``
        stem, _, number = option.rpartition("-")
        message, values = f"{name}-option-{stem}", {"number": int(number)}
    detail = say(language, f"{message}-detail", **values) if f"{message}-detail" in ids(language) else ""
    plugin = registry.get(name)
    goal = option in plugin.goals or option == USUAL or bool(values)
    return server.Rule(say(language, message, **values), detail, goal)


def named_variants(name: str, options: list[str], language: str) -> list[server.Rule]:
    """Return the variants of these names in words, a goal first; none for a game that is no longer installed."""
    if name not in registry.names():
        return []
    known = registry.get(name).variants
    said = [
        option for option in options if option in known or f"{name}-option-{option.rpartition('-')[0]}" in ids(language)
    ]
    return sorted((variant(name, option, language) for option in said), key=lambda one: not one.goal)


def rules(name: str, options: list[str], clock: SeatClocks | None, language: str) -> list[server.Rule]:
    """Return what a table is played by beside the rules: its goal, where the game has several, its variants, its clock.

    A table without a clock has no line for it.
    """
    if name not in registry.names():
        return []
    chosen = named_variants(name, options, language)
    if registry.get(name).goals and not any(one.goal for one in chosen):
        chosen.insert(0, variant(name, USUAL, language))
    if clock is not None:
        days = round(clock.bank / DAY) if clock.slow else 0
        values = {"days": days, "minutes": round(clock.bank / 60), "seconds": round(clock.increment)}
        chosen.append(
            server.Rule(
                say(language, "table-clock", **values), say(language, "table-clock-detail", **values), goal=False
            )
        )
    return chosen


def deck_title(name: str, deck: str, language: str) -> str:
    """Return the title of a deck: from the game's messages, from its file, else its name."""
    if name in registry.names() and registry.get(name).decks is None:
        return ""
    if not deck:
        return say(language, "table-decks-brought")
    if deck.startswith(OWN):
        return decks.titled(deck.removeprefix(OWN))
    if "," in deck:
        return join(language, [deck_title(name, one, language) for one in deck.split(",")])
    try:
        return say(language, f"{name}-deck-{deck}")
    except LookupError:
        ours = decks.shipped(name) if name in registry.names() else {}
        title = decks.label(name, ours[deck], language).title if deck in ours else ""
        return title or decks.titled(deck)


def begin_again(begun: Begun) -> Match:
    """Return the match with which a stored table began; raises Trouble for rules that are no longer supported."""
    parsed = record.read(begun.record, "")
    game = same(parsed, begun.decks_of())
    if begun.fair or begun.decks is not None:
        match = Match(game, [], begun.seed if begun.dealing > OLDER else 0, held=True)
        match.follows = begun.dealing > OLDER
        return match
    match = record.replay(parsed, game)
    match.deal = list(begun.deal)
    match.seed = begun.seed
    match.stream = Stream(begun.seed)
    match.follows = begun.dealing > OLDER
    for kind in begun.assisted:
        match.assist(kind)
    return match
