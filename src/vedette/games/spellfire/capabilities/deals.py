"""Deals of Solitaire Spellfire as data: the deck, the variants, and six columns of nine cards from the bottom up."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vedette.core.deals import Deals, fault, texts
from vedette.core.errors import Unreadable
from vedette.core.language import say
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


def _draft(value: dict[str, object], source: str, find: Callable[[str], Draft]) -> Draft:
    """Return the deck that a deal's data names or contains, started by the champion it names; raises Unreadable."""
    told = value.get("deck", "")
    draft = find(told) if isinstance(told, str) else decks.of_data(told, source, DECKS.known)
    if (starter := value.get("starter")) is None:
        return draft
    try:
        return decks.starting(draft, str(starter))
    except Unreadable as trouble:
        raise fault(source, trouble.message, "starter", **trouble.values) from trouble


def dealt(made: Spellfire, told: object, source: str) -> list[int]:
    """Return the actions that turn six columns of cards, told by id; raises Unreadable if not each is there once."""
    rows = told if isinstance(told, list) else []
    if len(rows) != COLUMNS or not all(isinstance(row, list) and len(row) == DEPTH for row in rows):
        raise fault(source, "spellfire-deal-columns", "columns")
    places = {card.id: at for at, card in enumerate(decks.whole(made.deck)) if at != STARTER}
    found: list[int] = []
    for name in [name for row in rows for name in row]:
        place = places.pop(name, None) if isinstance(name, str) else None
        if place is None:
            raise fault(source, "spellfire-deal-card", "columns", name=str(name), deck=made.deck.name)
        found.append(TURN + place)
    return found


class SpellfireDeals(Deals[Draft, Spellfire]):
    """Reads and writes deals as JSON data: the deck, the variants, and six columns of nine cards."""

    game = RULES.name
    keys = KEYS
    aside = ASIDE
    shape = "spellfire-deal-shape"

    def build(self, value: dict[str, object], source: str, find: Callable[[str], Draft]) -> tuple[Spellfire, list[int]]:
        draft = _draft(value, source, find)
        variants = texts(value.get("options", []), source, "deal-variants", "options")
        made = Spellfire(draft, named(variants, source, "options"))
        return made, dealt(made, value.get("columns"), source)

    def write(self, game: Spellfire, deal: list[int]) -> dict[str, object]:
        out: dict[str, object] = {"game": RULES.name}
        if code := game.code(deal):
            out["code"] = code
        name = decks.spec(game.draft)[0]
        out["deck"] = name if decks.coded(name) is not None else DECKS.tree(game.draft)
        out["options"] = names(game.options)
        ids = [card.id for card in decks.whole(game.deck)]
        out["starter"] = ids[STARTER]
        dealt = [ids[action - TURN] for action in deal]
        out["columns"] = [dealt[DEPTH * at : DEPTH * at + DEPTH] for at in range(COLUMNS)]
        return out

    def lines(self, game: Spellfire, deal: list[int], language: str) -> list[str]:
        variants = ", ".join(names(game.options)) or "-"
        lines = [say(language, "deal-deck-is", name=game.deck.name, options=variants)]
        told = self.write(game, deal)["columns"]
        known = {card.id: card.name for card in decks.whole(game.deck)}
        for column, ids in zip("ABCDEF", told if isinstance(told, list) else [], strict=True):
            lines.append(
                say(language, "spellfire-deal-column", column=column, cards=", ".join(known[one] for one in ids))
            )
        return lines
