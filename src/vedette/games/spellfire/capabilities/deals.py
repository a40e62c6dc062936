"""Deals of Solitaire Spellfire as data: the deck, the variants, and six columns of nine cards from the bottom up."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vedette.core import data
from vedette.core.errors import Unreadable
from vedette.core.language import say
from vedette.core.plugin import Deals
from vedette.games.spellfire.capabilities.decks import DECKS
from vedette.games.spellfire.cards import deck as decks
from vedette.games.spellfire.cards.deck import Draft
from vedette.games.spellfire.engine.options import named, names
from vedette.games.spellfire.engine.rules import COLUMNS, DEPTH, RULES, STARTER, TURN
from vedette.games.spellfire.text.speech import Spellfire

if TYPE_CHECKING:
    from collections.abc import Callable

KEYS: Final = ("game", "code", "deck", "options", "starter", "columns")
ASIDE: Final = ("grade", "note", "seed", "title", "verdict")
"""Keys that a deal's JSON data may have for other programs; they are not read."""


def write(made: Spellfire, deal: list[int]) -> dict[str, object]:
    """Return a deal as JSON data that ``read`` takes."""
    out: dict[str, object] = {"game": RULES.name}
    if code := made.code(deal):
        out["code"] = code
    name = decks.spec(made.draft)[0]
    out["deck"] = name if decks.coded(name) is not None else DECKS.tree(made.draft)
    out["options"] = names(made.options)
    ids = [card.id for card in decks.whole(made.deck)]
    out["starter"] = ids[STARTER]
    dealt = [ids[action - TURN] for action in deal]
    out["columns"] = [dealt[DEPTH * at : DEPTH * at + DEPTH] for at in range(COLUMNS)]
    return out


def played(told: object) -> object:
    """Return a value of a deal's JSON data, without the title and the note where it is a whole deck."""
    return {key: kept for key, kept in told.items() if key not in ("title", "note")} if isinstance(told, dict) else told


def _fault(source: str, message: str, field: str, **values: str) -> Unreadable:
    return Unreadable(message, {"file": source, "field": field, **values})


def _options(told: object, source: str) -> list[str]:
    if not isinstance(told, list) or not all(isinstance(name, str) for name in told):
        raise _fault(source, "spellfire-deal-options", "options")
    return told


def _draft(value: dict[str, object], source: str, find: Callable[[str], Draft]) -> Draft:
    """Return the deck that a deal's data names or contains, started by the champion it names; raises Unreadable."""
    told = value.get("deck", "")
    draft = find(told) if isinstance(told, str) else decks.of_data(told, source, DECKS.known)
    if (starter := value.get("starter")) is None:
        return draft
    try:
        return decks.starting(draft, str(starter))
    except Unreadable as trouble:
        raise _fault(source, trouble.message, "starter", **trouble.values) from trouble


def dealt(made: Spellfire, told: object, source: str) -> list[int]:
    """Return the actions that turn six columns of cards, told by id; raises Unreadable if not each is there once."""
    rows = told if isinstance(told, list) else []
    if len(rows) != COLUMNS or not all(isinstance(row, list) and len(row) == DEPTH for row in rows):
        raise _fault(source, "spellfire-deal-columns", "columns")
    places = {card.id: at for at, card in enumerate(decks.whole(made.deck)) if at != STARTER}
    found: list[int] = []
    for name in [name for row in rows for name in row]:
        place = places.pop(name, None) if isinstance(name, str) else None
        if place is None:
            raise _fault(source, "spellfire-deal-card", "columns", name=str(name), deck=made.deck.name)
        found.append(TURN + place)
    return found


class SpellfireDeals(Deals[Draft, Spellfire]):
    """Reads and writes deals as JSON data: the deck, the variants, and six columns of nine cards."""

    def read(
        self,
        value: object,
        source: str,
        find: Callable[[str], Draft],
        uncode: Callable[[str], tuple[Spellfire, list[int]]],
    ) -> tuple[Spellfire, list[int]]:
        """Return the deal in JSON data and the game it is of; a code stands for all of it. Raises Unreadable."""
        if not isinstance(value, dict):
            raise Unreadable("spellfire-deal-shape", {"file": source})
        if value.get("game", RULES.name) != RULES.name:
            raise _fault(source, "deal-game", "game", name=data.shown(value["game"]), game=RULES.name)
        if unknown := [str(key) for key in value if key not in KEYS and key not in ASIDE]:
            raise _fault(source, "spellfire-deal-key", unknown[0], key=unknown[0], keys=", ".join(KEYS))
        if (code := value.get("code")) is not None:
            if not isinstance(code, str):
                raise _fault(source, "deal-code", "code")
            made, deal = uncode(code)
            told = write(made, deal)
            if differs := [
                key for key in KEYS if value.get(key) is not None and played(value[key]) != played(told.get(key))
            ]:
                raise _fault(source, "deal-differs", differs[0], code=code)
            return made, deal
        made = Spellfire(
            _draft(value, source, find), named(_options(value.get("options", []), source), source, "options")
        )
        return made, dealt(made, value.get("columns"), source)

    def write(self, game: Spellfire, deal: list[int]) -> dict[str, object]:
        return write(game, deal)

    def lines(self, game: Spellfire, deal: list[int], language: str) -> list[str]:
        variants = ", ".join(names(game.options)) or "-"
        lines = [say(language, "deal-deck-is", name=game.deck.name, options=variants)]
        told = write(game, deal)["columns"]
        known = {card.id: card.name for card in decks.whole(game.deck)}
        for column, ids in zip("ABCDEF", told if isinstance(told, list) else [], strict=True):
            lines.append(
                say(language, "spellfire-deal-column", column=column, cards=", ".join(known[one] for one in ids))
            )
        return lines
