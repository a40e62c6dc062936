"""Deals of 12 Patrols as data: the deck, the variants, nine dice, and the cards from the top if they are known."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from vedette.core.data import shown
from vedette.core.errors import Unreadable
from vedette.core.language import say
from vedette.core.plugin import Deals
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


def write(made: TwelvePatrols, actions: list[int]) -> dict[str, object]:
    """Return a deal as JSON data that ``DealReader`` takes."""
    deal, regions = of_actions(actions), made.deck.regions
    out: dict[str, object] = {"game": rules.RULES.name}
    if deal.order:
        out["code"] = made.code(actions)
    out["deck"] = region_cards.called(made.deck) or DECKS.tree(made.cards)["region"]
    out["options"] = names(made.options)
    if deal.order:
        out["order"] = [regions[region].name for region in deal.order]
    out["dice"] = {
        colour: list(deal.dice[rules.EACH * at : rules.EACH * at + rules.EACH])
        for at, colour in enumerate(rules.COLOUR_NAMES)
    }
    return out


class DealReader:
    """Reads deals out of JSON data. ``find`` gives the cards of a deck's name, path or link."""

    def __init__(
        self, file: str, find: Callable[[str], DeckFile], uncode: Callable[[str], tuple[TwelvePatrols, list[int]]]
    ) -> None:
        """Read from the file of this name; ``uncode`` gives the deal of a code and the game it is of."""
        self.file = file
        self.find = find
        self.uncode = uncode

    def fault(self, message: str, field: str, **values: str) -> Unreadable:
        """Return the Unreadable error for a field of the deal's data."""
        return Unreadable(message, {"file": self.file, "field": field, **values})

    def read(self, data: object) -> tuple[TwelvePatrols, list[int]]:
        """Return the deal and the game it is of; raises Unreadable for the first thing that is wrong with it."""
        if not isinstance(data, dict):
            raise self.fault("deal-shape", "")
        if (game := data.get("game", rules.RULES.name)) != rules.RULES.name:
            raise self.fault("deal-game", "game", name=shown(game), game=rules.RULES.name)
        if unknown := [key for key in data if key not in KEYS and key not in ASIDE]:
            raise self.fault("deal-key", str(unknown[0]), key=str(unknown[0]), keys=", ".join(KEYS))
        return self.whole(data) if data.get("code") is None else self.given(data)

    def whole(self, data: dict[str, object]) -> tuple[TwelvePatrols, list[int]]:
        """Return the game and the deal of data that names the deck, variants, dice and order; raises Unreadable."""
        cards = self.deck(data.get("deck", USUAL))
        order = self.order(cards, data["order"]) if data.get("order") is not None else ()
        made = TwelvePatrols(cards, self.options(data.get("options", [])))
        return made, RegionDeal(self.dice(data.get("dice")), order).actions()

    def given(self, data: dict[str, object]) -> tuple[TwelvePatrols, list[int]]:
        """Return the game and the deal of a code; raises Unreadable where another field disagrees with it."""
        code = data["code"]
        if not isinstance(code, str):
            raise self.fault("deal-code", "code")
        try:
            made, actions = self.uncode(code)
        except Unreadable as trouble:
            raise Unreadable(trouble.message, {**trouble.values, "file": self.file, "field": "code"}) from trouble
        deal = of_actions(actions)
        agree: dict[str, Callable[[], bool]] = {
            "deck": lambda: self.deck(data["deck"]).deck.regions == made.deck.regions,
            "options": lambda: self.options(data["options"]) == made.options,
            "order": lambda: self.order(made.cards, data["order"]) == deal.order,
            "dice": lambda: self.dice(data["dice"]) == deal.dice,
        }
        for field, agrees in agree.items():
            if data.get(field) is not None and not agrees():
                raise self.fault("deal-differs", field, code=code)
        return made, actions

    def deck(self, told: object) -> DeckFile:
        """Return the deck that a deal's data gives as a name, a path, or a list of regions; raises Unreadable."""
        if isinstance(told, str):
            return self.find(told)
        try:
            return region_cards.of_data(told, self.file)
        except Unreadable as trouble:
            field = ", ".join(part for part in ("deck", trouble.values.get("field", "")) if part)
            raise Unreadable(trouble.message, {**trouble.values, "field": field}) from trouble

    def options(self, told: object) -> Options:
        """Return the variants that a deal's data lists as on; raises Unreadable."""
        if not isinstance(told, list) or not all(isinstance(name, str) for name in told):
            raise self.fault("deal-options", "options", options=", ".join(NAMES))
        return named(told, self.file, "options")

    def dice(self, told: object) -> tuple[int, ...]:
        """Return the pips of the nine dice, from a list of three for each colour; raises Unreadable."""
        if not isinstance(told, dict):
            raise self.fault("deal-dice", "dice")
        if unknown := [str(colour) for colour in told if colour not in rules.COLOUR_NAMES]:
            raise self.fault("deal-dice", unknown[0])
        pips: list[int] = []
        for colour in rules.COLOUR_NAMES:
            three = told.get(colour)
            if not isinstance(three, list) or len(three) != rules.EACH:
                raise self.fault("deal-dice", colour)
            for value in three:
                if type(value) is not int or not 1 <= value <= 6:
                    raise self.fault("deal-pips", colour, value=shown(value))
                pips.append(value)
        return tuple(pips)

    def order(self, cards: DeckFile, told: object) -> tuple[int, ...]:
        """Return the numbers of the first nine regions from the top, from a list of names; raises Unreadable."""
        place = {region.name.casefold(): index for index, region in enumerate(cards.deck.regions)}
        if not isinstance(told, list) or not all(isinstance(name, str) for name in told):
            raise self.fault("deal-order", "order")
        found: list[int] = []
        for name in told:
            index = place.get(name.casefold())
            if index is None:
                known = ", ".join(region.name for region in cards.deck.regions)
                raise self.fault("deal-region", "order", name=name, deck=cards.deck.name, names=known)
            if index in found:
                raise self.fault("deal-twice", "order", name=name)
            found.append(index)
        if len(found) not in (rules.CELLS, len(place)):
            raise self.fault("deal-count", "order", has=str(len(found)), deck=cards.deck.name, size=str(len(place)))
        return tuple(found[: rules.CELLS])


class RegionDeals(Deals[DeckFile, TwelvePatrols]):
    """Deals of 12 Patrols, dice and an order of the cards: read from data, written as data, and told in words."""

    def read(
        self,
        value: object,
        source: str,
        find: Callable[[str], DeckFile],
        uncode: Callable[[str], tuple[TwelvePatrols, list[int]]],
    ) -> tuple[TwelvePatrols, list[int]]:
        return DealReader(source, find, uncode).read(value)

    def write(self, game: TwelvePatrols, deal: list[int]) -> dict[str, object]:
        return write(game, deal)

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
