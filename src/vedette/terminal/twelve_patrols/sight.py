"""The view of 12 Patrols, typed: the JSON of ``Game.show`` parsed into frozen structs."""

from typing import Literal

import msgspec

Side = Literal["north", "east", "south", "west"]
SIDES: tuple[Side, ...] = ("north", "east", "south", "west")


class Demand(msgspec.Struct, frozen=True):
    """What one edge of a card requires: ``items``, ``colours`` or ``sum``, and how many."""

    kind: str
    number: int


class Edges(msgspec.Struct, frozen=True):
    """The four edges of a card; None is free."""

    north: Demand | None = None
    east: Demand | None = None
    south: Demand | None = None
    west: Demand | None = None

    def at(self, side: Side) -> Demand | None:
        """Return the demand of one side."""
        demand: Demand | None = getattr(self, side)
        return demand


class Region(msgspec.Struct, frozen=True):
    """A card of the deck."""

    id: int
    name: str
    edges: Edges
    terrain: str = ""
    words: str = ""


class Plaque(msgspec.Struct, frozen=True):
    """How a demand stands: holds, short, cannot, open or outside; what it has, what it needs, in words."""

    state: str
    words: str = ""
    have: int = 0
    need: int = 0


class Plaques(msgspec.Struct, frozen=True):
    """The four plaques of a placed card."""

    north: Plaque | None = None
    east: Plaque | None = None
    south: Plaque | None = None
    west: Plaque | None = None

    def at(self, side: Side) -> Plaque | None:
        """Return the plaque of one side."""
        plaque: Plaque | None = getattr(self, side)
        return plaque


class Card(msgspec.Struct, frozen=True):
    """A placed card; ``new`` if it was placed this turn."""

    region: int
    edges: Plaques = Plaques()
    new: bool = False


class Item(msgspec.Struct, frozen=True):
    """An item type, and how many where they are counted; face 0 is the cube."""

    item: int
    colour: str
    face: int
    words: str
    count: int = 1


class Spot(msgspec.Struct, frozen=True):
    """A patrol spot: none (not between two cards), empty, drafted this turn, or closed."""

    spot: int
    name: str
    state: str
    items: tuple[Item, ...] = ()
    must: bool = False
    wrong: bool = False
    words: str = ""


class Ask(msgspec.Struct, frozen=True):
    """The question, and the alternatives."""

    title: str
    detail: str = ""


class Bounds(msgspec.Struct, frozen=True):
    """The bounding box of the placed cards so far."""

    columns: int
    rows: int


class Stock(msgspec.Struct, frozen=True):
    """What is known of the deck."""

    left: int
    unseen: tuple[int, ...] = ()
    removed: int = 0
    words: str = ""


class Budget(msgspec.Struct, frozen=True):
    """The items in hand against the spots that still need one."""

    supply: int
    empty: int
    spare: int
    of: int
    words: str = ""


class Obstacle(msgspec.Struct, frozen=True):
    """An obstacle to confirming, or a warning of what cannot hold later."""

    state: str
    words: str
    warning: bool = False
    cell: int | None = None
    edge: str | None = None


class Changing(msgspec.Struct, frozen=True):
    """The item that was given up to change a die."""

    item: int
    words: str = ""


class Sight(msgspec.Struct, frozen=True):
    """The whole view."""

    game: str
    phase: str
    turn: int
    turns: int
    ask: Ask
    frame: Bounds
    regions: tuple[Region, ...]
    kingdom: tuple[Card | None, ...]
    spots: tuple[Spot, ...]
    supply: tuple[Item, ...]
    display: tuple[int, ...]
    deck: Stock
    budget: Budget
    given: tuple[Item, ...] = ()
    changing: Changing | None = None
    orders: tuple[Obstacle, ...] = ()
    can_end: bool = False
    result: str | None = None

    def region(self, number: int) -> Region:
        """Return a region of the deck by its number."""
        return next(region for region in self.regions if region.id == number)


def read(shown: dict[str, object]) -> Sight:
    """Parse the result of ``Game.show``; a field of the wrong type fails here, not in a drawing."""
    return msgspec.convert(shown, Sight)
