"""Deals of 12 Patrols as data: the deck, the variants, nine dice, and the cards from the top if they are known."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from vedette.core.data import shown
from vedette.core.deals import Deals, fault, texts
from vedette.core.errors import Unreadable
from vedette.core.language import say
from vedette.games.twelve_patrols.capabilities.decks import DECKS
from vedette.games.twelve_patrols.cards import deck as region_cards
from vedette.games.twelve_patrols.cards.deck import DeckFile
from vedette.games.twelve_patrols.engine import rules
from vedette.games.twelve_patrols.engine.options import NAMES, named, names
from vedette.games.twelve_patrols.text.speech import USUAL, TwelvePatrols

if TYPE_CHECKING:
    from collections.abc import Callable

    from vedette.games.twelve_patrols.engine.rules import Options

KEYS: Final = ("game", "code", "deck", "options", "order", "dice")
ASIDE: Final = ("grade", "note", "seed", "title", "verdict")
"""The keys that a program may keep beside a deal in its JSON; they are not read."""


class RegionDeal(NamedTuple):
    """One deal. ``dice`` are nine pips, white, yellow, blue; ``order`` nine regions from the top, empty for any."""

    dice: tuple[int, ...]
    order: tuple[int, ...]

    def actions(self) -> list[int]:
        """Return the deal as actions of chance by slot: the nine dice, then the cards as far as they are known."""
        return [rules.ROLL + pips - 1 for pips in self.dice] + [rules.DRAW + region for region in self.order]


def of_actions(actions: list[int]) -> RegionDeal:
    """Return the deal, dice and order of cards, of the actions of chance by slot."""
    dice = tuple(action - rules.ROLL + 1 for action in actions[: rules.DICE])
    return RegionDeal(dice, tuple(action - rules.DRAW for action in actions[rules.DICE : rules.DICE + rules.CELLS]))


def _deck(told: object, source: str, find: Callable[[str], DeckFile]) -> DeckFile:
    """Return the deck that a deal's data gives as a name, a path, or a list of regions; raises Unreadable."""
    if isinstance(told, str):
        return find(told)
    try:
        return region_cards.of_data(told, source)
    except Unreadable as trouble:
        field = ", ".join(part for part in ("deck", trouble.values.get("field", "")) if part)
        raise Unreadable(trouble.message, {**trouble.values, "field": field}) from trouble


def _options(told: object, source: str) -> Options:
    """Return the variants that a deal's data lists as on; raises Unreadable."""
    listed = texts(told, source, "deal-options", "options", options=", ".join(NAMES))
    return named(listed, source, "options")


def _dice(told: object, source: str) -> tuple[int, ...]:
    """Return the pips of the nine dice, from a list of three for each colour; raises Unreadable."""
    if not isinstance(told, dict):
        raise fault(source, "deal-dice", "dice")
    if unknown := [str(colour) for colour in told if colour not in rules.COLOUR_NAMES]:
        raise fault(source, "deal-dice", unknown[0])
    pips: list[int] = []
    for colour in rules.COLOUR_NAMES:
        three = told.get(colour)
        if not isinstance(three, list) or len(three) != rules.EACH:
            raise fault(source, "deal-dice", colour)
        for value in three:
            if type(value) is not int or not 1 <= value <= 6:
                raise fault(source, "deal-pips", colour, value=shown(value))
            pips.append(value)
    return tuple(pips)


def _order(cards: DeckFile, told: object, source: str) -> tuple[int, ...]:
    """Return the numbers of the first nine regions from the top, from a list of names; raises Unreadable."""
    place = {region.name.casefold(): index for index, region in enumerate(cards.deck.regions)}
    found: list[int] = []
    for name in texts(told, source, "deal-order", "order"):
        index = place.get(name.casefold())
        if index is None:
            known = ", ".join(region.name for region in cards.deck.regions)
            raise fault(source, "deal-region", "order", name=name, deck=cards.deck.name, names=known)
        if index in found:
            raise fault(source, "deal-twice", "order", name=name)
        found.append(index)
    if len(found) not in (rules.CELLS, len(place)):
        raise fault(source, "deal-count", "order", has=str(len(found)), deck=cards.deck.name, size=str(len(place)))
    return tuple(found[: rules.CELLS])


class RegionDeals(Deals[DeckFile, TwelvePatrols]):
    """Deals of 12 Patrols, dice and an order of the cards: read from data, written as data, and told in words."""

    game = rules.RULES.name
    keys = KEYS
    aside = ASIDE
    shape = "deal-shape"

    def build(
        self, value: dict[str, object], source: str, find: Callable[[str], DeckFile]
    ) -> tuple[TwelvePatrols, list[int]]:
        cards = _deck(value.get("deck", USUAL), source, find)
        order = _order(cards, value["order"], source) if value.get("order") is not None else ()
        made = TwelvePatrols(cards, _options(value.get("options", []), source))
        return made, RegionDeal(_dice(value.get("dice"), source), order).actions()

    def unlike(
        self,
        given: dict[str, object],
        game: TwelvePatrols,
        deal: list[int],
        source: str,
        find: Callable[[str], DeckFile],
    ) -> str:
        """Return the first key that does not agree with the deal; a name may be written in capitals or not."""
        told = of_actions(deal)
        agree: dict[str, Callable[[], bool]] = {
            "deck": lambda: _deck(given["deck"], source, find).deck.regions == game.deck.regions,
            "options": lambda: _options(given["options"], source) == game.options,
            "order": lambda: _order(game.cards, given["order"], source) == told.order,
            "dice": lambda: _dice(given["dice"], source) == told.dice,
        }
        return next((key for key, agrees in agree.items() if key in given and not agrees()), "")

    def write(self, game: TwelvePatrols, deal: list[int]) -> dict[str, object]:
        told, regions = of_actions(deal), game.deck.regions
        out: dict[str, object] = {"game": rules.RULES.name}
        if told.order:
            out["code"] = game.code(deal)
        out["deck"] = region_cards.called(game.deck) or DECKS.tree(game.cards)["region"]
        out["options"] = names(game.options)
        if told.order:
            out["order"] = [regions[region].name for region in told.order]
        out["dice"] = {
            colour: list(told.dice[rules.EACH * at : rules.EACH * at + rules.EACH])
            for at, colour in enumerate(rules.COLOUR_NAMES)
        }
        return out

    def lines(self, game: TwelvePatrols, deal: list[int], language: str) -> list[str]:
        told = of_actions(deal)
        variants = ", ".join(names(game.options)) or "-"
        lines = [say(language, "deal-deck-is", name=game.deck.name, options=variants)]
        for at, colour in enumerate(rules.COLOUR_NAMES):
            pips = " ".join(str(pips) for pips in told.dice[rules.EACH * at : rules.EACH * at + rules.EACH])
            lines.append(say(language, "deal-dice-are", colour=colour, pips=pips))
        regions = [game.deck.regions[one].name for one in told.order]
        if not regions:
            return [*lines, say(language, "deal-order-free")]
        shown, hidden = ", ".join(regions[: rules.DISPLAY]), ", ".join(regions[rules.DISPLAY : rules.CELLS])
        return [*lines, say(language, "deal-order-is", shown=shown, hidden=hidden)]
