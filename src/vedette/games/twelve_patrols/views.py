"""What ``show`` and ``parts`` return of 12 Patrols, typed: the JSON that surfaces read."""

from typing import Literal, NotRequired, TypedDict

Edge = Literal["north", "east", "south", "west"]
Colour = Literal["white", "yellow", "blue"]
Kind = Literal["items", "colours", "sum"]
Phase = Literal["roll", "draw", "place", "fill", "change", "won", "lost"]
State = Literal["holds", "short", "cannot", "open", "outside"]


class Ask(TypedDict):
    """What is wanted of the player, in words."""

    title: str
    detail: str


class Frame(TypedDict):
    """How large the kingdom may be."""

    columns: int
    rows: int


class Demand(TypedDict):
    """A requirement, as it is printed."""

    kind: Kind
    number: int
    words: str


class Demands(TypedDict):
    """The requirements of a card by edge; None for an edge that asks for nothing."""

    north: Demand | None
    east: Demand | None
    south: Demand | None
    west: Demand | None


class Region(TypedDict):
    """A region card, as it is printed."""

    id: int
    name: str
    terrain: str
    edges: Demands
    words: str


class Plaque(TypedDict):
    """How one requirement stands."""

    state: State
    have: int
    need: int
    words: str
    spots: list[int]
    """Those that it counts, nearest first."""


class Plaques(TypedDict):
    """How the requirements of a card stand, by edge."""

    north: Plaque | None
    east: Plaque | None
    south: Plaque | None
    west: Plaque | None


class Laid(TypedDict):
    """A card in the kingdom."""

    region: int
    cell: str
    new: bool
    edges: Plaques


class Item(TypedDict):
    """A kind of item."""

    item: int
    colour: Colour
    face: int
    """The pips of a die, 0 for a cube."""
    words: str
    count: NotRequired[int]
    """Where a set is listed: how many of the kind."""


class Spot(TypedDict):
    """Half a patrol: a place for items."""

    spot: int
    name: str
    state: Literal["none", "empty", "draft", "closed"]
    must: bool
    wrong: bool
    items: list[Item]
    words: str


class Deck(TypedDict):
    """What is known of the deck."""

    left: int
    unseen: list[int]
    removed: int
    words: str


class Budget(TypedDict):
    """The items that are left, owed and to spare."""

    supply: int
    empty: int
    spare: int
    of: int
    given: int
    extra: int
    words: str


class Order(TypedDict):
    """One thing that keeps the turn from ending, or a warning."""

    state: State
    warning: bool
    head: str
    words: str
    line: int
    cell: int | None
    edge: Edge | None
    spots: list[int]


class Doom(TypedDict):
    """That the game cannot be won as it stands, however the hidden cards lie."""

    final: bool
    """Taking this turn back does not help either."""
    words: str


class View(TypedDict):
    """Everything that is known of a position."""

    game: Literal["twelve-patrols"]
    phase: Phase
    turn: int
    turns: int
    ask: Ask
    frame: Frame
    regions: list[Region]
    kingdom: list[Laid | None]
    """By cell."""
    spots: list[Spot]
    supply: list[Item]
    given: list[Item]
    changing: Item | None
    display: list[int]
    deck: Deck
    budget: Budget
    orders: list[Order]
    doom: Doom | None
    """Only what is proved."""
    can_end: bool
    result: Literal["won", "lost"] | None


Parts = TypedDict(
    "Parts",
    {
        "do": Literal["roll", "draw", "place", "put", "discard", "change", "end"],
        "pips": NotRequired[int],
        "region": NotRequired[int],
        "target": NotRequired[int],
        "spot": NotRequired[int],
        "item": NotRequired[int],
        "colour": NotRequired[int],
        "from": NotRequired[int],
        "to": NotRequired[int],
    },
)
"""What an action does, and what it names by index."""

Listed = Region
"""A card of a deck."""
