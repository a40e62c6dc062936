"""Deals of Patrol as data: both decks, who attacks first, and both decks in order from the top."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vedette.core import data
from vedette.core.deals import Deals, fault, texts
from vedette.core.language import say
from vedette.games.patrol.cards import colours, sets
from vedette.games.patrol.cards import deck as decks
from vedette.games.patrol.cards.deck import DeckPair
from vedette.games.patrol.engine.options import named, names
from vedette.games.patrol.engine.rules import DRAW, FIRST, RULES, SEATS
from vedette.games.patrol.engine.soldier import PLAIN, Card, Deck
from vedette.games.patrol.text.speech import Patrol

if TYPE_CHECKING:
    from collections.abc import Callable

    from vedette.games.patrol.cards.deck import Draft

KEYS: Final = ("game", "code", "decks", "options", "first", "order")
SIDES: Final = ("a", "b")
"""The seats as files and records call them."""


def parts(made: Patrol, deal: list[int]) -> list[list[int]]:
    """Return for each seat the actions of a deal that draw its whole deck, from the top."""
    first = 1 + len(made.drafts[0].deck.cards)
    return [deal[1:first], deal[first : first + len(made.drafts[1].deck.cards)]]


def called(draft: Draft, card: Card) -> str:
    """Return a card as deck files name it: ``bard``, ``bard: red``."""
    return decks.entries(draft._replace(deck=Deck("", (card,))), "ids")[0]


def _drafts(told: object, source: str, find: Callable[[str], DeckPair]) -> tuple[Draft, Draft]:
    """Return the decks of both seats, each told by its name or in full; raises Unreadable unless there are two."""
    if not isinstance(told, list) or len(told) != SEATS:
        raise fault(source, "patrol-deal-decks-two", "decks")
    first, second = (find(one).first if isinstance(one, str) else decks.of_data(one, source) for one in told)
    return first, second


def _drawn(draft: Draft, told: object, source: str) -> list[int]:
    """Return the actions that draw these cards; raises Unreadable unless every card of the deck is there once."""
    slots = {card: slot for slot, card in enumerate(draft.deck.cards)}
    found: list[int] = []
    for name in told if isinstance(told, list) else []:
        soldier, _, colour = name.partition(":") if isinstance(name, str) else ("", "", "")
        known = sets.find(draft.cards, soldier)
        slot = slots.pop(Card(known, colours.named(colour) if colour.strip() else PLAIN), None)
        if slot is None:
            raise fault(source, "patrol-deal-card", "order", name=str(name), deck=draft.deck.name)
        found.append(DRAW + slot)
    if slots:
        missing = called(draft, next(iter(slots)))
        raise fault(source, "patrol-deal-short", "order", name=missing, deck=draft.deck.name)
    return found


class PatrolDeals(Deals[DeckPair, Patrol]):
    """Reads and writes deals of Patrol as JSON data: decks, variants, who attacks first, and both decks in order."""

    game = RULES.name
    keys = KEYS
    shape = "patrol-deal-shape"
    differs = "patrol-deal-differs"

    def build(self, value: dict[str, object], source: str, find: Callable[[str], DeckPair]) -> tuple[Patrol, list[int]]:
        drafts = _drafts(value.get("decks"), source, find)
        made = Patrol(drafts, named(texts(value.get("options", []), source, "deal-variants", "options")))
        if value.get("first") not in SIDES:
            raise fault(source, "patrol-deal-toss", "first")
        order = value.get("order")
        if not isinstance(order, list) or len(order) != SEATS:
            raise fault(source, "patrol-deal-order", "order")
        drawn = [_drawn(draft, part, source) for draft, part in zip(made.drafts, order, strict=True)]
        return made, [FIRST + SIDES.index(value["first"]), *drawn[0], *drawn[1]]

    def write(self, game: Patrol, deal: list[int]) -> dict[str, object]:
        out: dict[str, object] = {"game": RULES.name}
        if code := game.code(deal):
            out["code"] = code
        specs = [decks.called(draft) for draft in game.drafts]
        out["decks"] = [
            spec if spec and decks.coded(spec) == draft else data.read_toml(decks.write_toml(draft), "")
            for spec, draft in zip(specs, game.drafts, strict=True)
        ]
        out["options"] = names(game.options)
        out["first"] = SIDES[deal[0] - FIRST]
        out["order"] = [
            [called(draft, draft.deck.cards[action - DRAW]) for action in part]
            for draft, part in zip(game.drafts, parts(game, deal), strict=True)
        ]
        return out

    def lines(self, game: Patrol, deal: list[int], language: str) -> list[str]:
        first, second = (draft.deck.name for draft in game.drafts)
        variants = ", ".join(names(game.options)) or "-"
        head = say(language, "patrol-deal-decks", first=first, second=second, options=variants)
        return [head, say(language, "patrol-deal-toss-is", side=SIDES[deal[0] - FIRST])]

    def whole(self, game: Patrol, deal: list[int]) -> bool:
        return len(deal) > sum(len(draft.deck.cards) for draft in game.drafts)
