"""Deals of 12 Patrols as files and codes: a deck, a roll of nine dice, and the cards from the top if they are known."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from vedette.core.data import read_toml, shown
from vedette.core.errors import Unreadable
from vedette.games.twelve_patrols import cards as region_cards
from vedette.games.twelve_patrols.rules import CELLS, DICE, DRAW, EACH, ROLL, RULES, Options

if TYPE_CHECKING:
    from collections.abc import Callable

    from vedette.games.twelve_patrols.cards import Cards

COLOURS: Final = ("white", "yellow", "blue")
OPTIONS: Final = {"top-up": "top_up", "late-orders": "late_orders"}
"""The variants as files and codes write them, and as ``rules.Options`` calls them."""
HOUSE: Final = "house"
KEYS: Final = ("game", "code", "deck", "options", "order", "dice")
ASIDE: Final = ("grade", "note", "seed", "title", "verdict")
"""What a program may keep beside a deal; it is not read."""


class Deal(NamedTuple):
    """One deal. ``dice`` are nine pips, white, yellow, blue; ``order`` nine regions from the top, empty for any."""

    cards: Cards
    options: Options
    dice: tuple[int, ...]
    order: tuple[int, ...]

    def actions(self) -> list[int]:
        """Return chance's answers by slot: the nine dice, then the cards as far as they are known."""
        return [ROLL + pips - 1 for pips in self.dice] + [DRAW + region for region in self.order]


def of_actions(cards: Cards, options: Options, actions: list[int]) -> Deal:
    """Return the deal that gives chance's answers by slot."""
    dice = tuple(action - ROLL + 1 for action in actions[:DICE])
    return Deal(cards, options, dice, tuple(action - DRAW for action in actions[DICE : DICE + CELLS]))


def write(deal: Deal, code: str, deck: object) -> dict[str, object]:
    """Return a deal as JSON data. ``deck`` is its name, or the list of its regions where the name is not enough."""
    regions = deal.cards.deck.regions
    out: dict[str, object] = {"game": RULES.name}
    if code:
        out["code"] = code
    out["deck"] = deck
    out["options"] = names(deal.options)
    if deal.order:
        out["order"] = [regions[region].name for region in deal.order]
    out["dice"] = {colour: list(deal.dice[EACH * at : EACH * at + EACH]) for at, colour in enumerate(COLOURS)}
    return out


def names(options: Options) -> list[str]:
    """Return the variants that are on, as files and codes write them."""
    return [name for name, field in OPTIONS.items() if getattr(options, field)]


def variants(wanted: list[str], file: str = "", field: str = "") -> Options:
    """Return the options of these names; raises Unreadable for a name there is not."""
    for name in wanted:
        if name not in OPTIONS:
            known = ", ".join(OPTIONS)
            raise Unreadable("deal-option", {"file": file, "field": field, "name": name, "options": known})
    return Options(**{OPTIONS[name]: True for name in wanted})


def of_definition(lines: list[str], file: str) -> tuple[Cards, Options]:
    """Return the deck and the variants of the lines that a record pins; raises Unreadable.

    ``options: top-up``, ``deck: NAME`` with a region on each indented line under it, ``cards: HASH``.
    """
    told = dict(line.split(": ", 1) for line in lines if ": " in line and line[0] not in " \t")
    rows = [line.strip() for line in lines if line[0] in " \t"]
    options = variants(told.get("options", "").split(), file, "options")
    try:
        regions = [read_toml(f"region = {row}", file).get("region") for row in rows]
        cards = region_cards.of_data({"name": told.get("deck", ""), "region": regions}, file)
    except Unreadable as trouble:
        field = trouble.values.get("field", "")
        raise Unreadable(trouble.message, {**trouble.values, "line": "", "field": field or "deck"}) from trouble
    if told.get("cards") != region_cards.digest(cards.deck):
        raise Unreadable("record-cards", {"file": file, "field": "cards"})
    return cards, options


def prefix(deck: str, options: Options) -> str:
    """Return what stands before the number in a code: nothing for the house deck as it is."""
    parts = [deck, *names(options)]
    return "" if parts == [HOUSE] else "+".join(parts) + "/"


def split(code: str) -> tuple[str, Options, str]:
    """Return the deck, the options and the number that a code is made of; raises Unreadable for unknown options."""
    head, slash, number = code.strip().rpartition("/")
    if not slash:
        return HOUSE, Options(), number
    deck, *wanted = head.split("+")
    return deck, variants([name.strip().lower() for name in wanted]), number


class Reader:
    """Reads deals out of JSON data. ``find`` gives the cards of a deck's name, path or link."""

    def __init__(self, file: str, find: Callable[[str], Cards], uncode: Callable[[str], Deal]) -> None:
        """Read from the file of this name; ``uncode`` gives the deal of a code."""
        self.file = file
        self.find = find
        self.uncode = uncode

    def fault(self, message: str, field: str, **values: str) -> Unreadable:
        """Return the error for a field."""
        return Unreadable(message, {"file": self.file, "field": field, **values})

    def deal(self, data: object) -> Deal:
        """Return the deal; raises Unreadable for the first thing that is wrong with it."""
        if not isinstance(data, dict):
            raise self.fault("deal-shape", "")
        if unknown := [key for key in data if key not in KEYS and key not in ASIDE]:
            raise self.fault("deal-key", str(unknown[0]), key=str(unknown[0]), keys=", ".join(KEYS))
        if (game := data.get("game", RULES.name)) != RULES.name:
            raise self.fault("deal-game", "game", name=shown(game), game=RULES.name)
        given = self.given(data)
        return self.whole(data) if given is None else given

    def whole(self, data: dict[str, object]) -> Deal:
        """Return a deal that names its parts."""
        cards = self.deck(data.get("deck", HOUSE))
        order = self.order(cards, data["order"]) if data.get("order") is not None else ()
        return Deal(cards, self.options(data.get("options", [])), self.dice(data.get("dice")), order)

    def given(self, data: dict[str, object]) -> Deal | None:
        """Return the deal of the code, if there is one, which all that is told beside it must agree with."""
        code = data.get("code")
        if code is None:
            return None
        if not isinstance(code, str):
            raise self.fault("deal-code", "code")
        try:
            deal = self.uncode(code)
        except Unreadable as trouble:
            raise Unreadable(trouble.message, {**trouble.values, "file": self.file, "field": "code"}) from trouble
        agree: dict[str, Callable[[], bool]] = {
            "deck": lambda: self.deck(data["deck"]).deck.regions == deal.cards.deck.regions,
            "options": lambda: self.options(data["options"]) == deal.options,
            "order": lambda: self.order(deal.cards, data["order"]) == deal.order,
            "dice": lambda: self.dice(data["dice"]) == deal.dice,
        }
        for field, agrees in agree.items():
            if data.get(field) is not None and not agrees():
                raise self.fault("deal-differs", field, code=code)
        return deal

    def deck(self, told: object) -> Cards:
        """Return the cards of a name, a path, or a list of regions."""
        if isinstance(told, str):
            return self.find(told)
        try:
            return region_cards.of_data(told, self.file)
        except Unreadable as trouble:
            field = ", ".join(part for part in ("deck", trouble.values.get("field", "")) if part)
            raise Unreadable(trouble.message, {**trouble.values, "field": field}) from trouble

    def options(self, told: object) -> Options:
        """Return the variants that are on."""
        if not isinstance(told, list) or not all(isinstance(name, str) for name in told):
            raise self.fault("deal-options", "options", options=", ".join(OPTIONS))
        return variants(told, self.file, "options")

    def dice(self, told: object) -> tuple[int, ...]:
        """Return nine pips from three lists of three."""
        if not isinstance(told, dict):
            raise self.fault("deal-dice", "dice")
        if unknown := [str(colour) for colour in told if colour not in COLOURS]:
            raise self.fault("deal-dice", unknown[0])
        pips: list[int] = []
        for colour in COLOURS:
            three = told.get(colour)
            if not isinstance(three, list) or len(three) != EACH:
                raise self.fault("deal-dice", colour)
            for value in three:
                if type(value) is not int or not 1 <= value <= 6:
                    raise self.fault("deal-pips", colour, value=shown(value))
                pips.append(value)
        return tuple(pips)

    def order(self, cards: Cards, told: object) -> tuple[int, ...]:
        """Return the first nine cards from the top."""
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
        if len(found) not in (CELLS, len(place)):
            raise self.fault("deal-count", "order", has=str(len(found)), deck=cards.deck.name, size=str(len(place)))
        return tuple(found[:CELLS])
