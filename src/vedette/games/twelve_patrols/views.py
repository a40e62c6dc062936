"""Types of the JSON of 12 Patrols: a seat's view, as clients draw it, and the parts of an action."""

from typing import Literal, NotRequired, TypedDict

Edge = Literal["north", "east", "south", "west"]
Colour = Literal["white", "yellow", "blue"]
Kind = Literal["items", "colours", "sum"]
Phase = Literal["roll", "draw", "place", "fill", "change", "won", "lost"]
State = Literal["holds", "short", "cannot", "open", "outside"]


class Ask(TypedDict):
    """What the player is to do now, in words: a title, and a detail with the turn."""

    title: str
    detail: str


class Frame(TypedDict):
    """How many columns and rows the kingdom spans so far; with three its borders on that axis are fixed (§3.3)."""

    columns: int
    rows: int


class Demand(TypedDict):
    """A requirement of an edge: what it counts, the number it asks for, and both in words."""

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
    """A region card as it is printed: its name, terrain and requirements."""

    id: int
    name: str
    terrain: str
    edges: Demands
    words: str


class Plaque(TypedDict):
    """How one requirement of a placed card stands: its state, the number it has, and the number it needs."""

    state: State
    have: int
    need: int
    words: str
    spots: list[int]
    """The spots that the requirement counts, the nearest to its card first."""


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
    """A type of item: a colour, and a cube or the value of a die."""

    item: int
    colour: Colour
    face: int
    """The pips of a die, 0 for a cube."""
    words: str
    count: NotRequired[int]
    """How many items of this type there are; only where a set of items is listed."""


class Spot(TypedDict):
    """A spot between two cells: its state, and the items of the patrol that lies there."""

    spot: int
    name: str
    state: Literal["none", "empty", "draft", "closed"]
    must: bool
    wrong: bool
    items: list[Item]
    words: str


class Deck(TypedDict):
    """What the player knows of the face-down deck: how many cards are left, and which regions are still unseen."""

    left: int
    unseen: list[int]
    removed: int
    words: str


class Budget(TypedDict):
    """The item budget (§5.4): items in the supply, spots still empty, items to spare, discarded or used besides."""

    supply: int
    empty: int
    spare: int
    of: int
    given: int
    extra: int
    words: str


class Order(TypedDict):
    """One reason why the turn cannot end yet, or a warning of what an incomplete line can no longer meet."""

    state: State
    warning: bool
    head: str
    words: str
    line: int
    cell: int | None
    edge: Edge | None
    spots: list[int]


class Doom(TypedDict):
    """The proved statement that the game cannot be won from this position, however the hidden cards lie."""

    final: bool
    """Whether the game stays lost even if this turn is taken back."""
    deal: bool
    """Whether it stays lost even if the game is begun again: the deal itself cannot be won."""
    words: str


class View(TypedDict):
    """A position as JSON for a client: everything that the player may know of it."""

    game: Literal["twelve-patrols"]
    phase: Phase
    turn: int
    turns: int
    ask: Ask
    frame: Frame
    regions: list[Region]
    kingdom: list[Laid | None]
    """The placed card of each of the nine cells, None where a cell is empty."""
    spots: list[Spot]
    supply: list[Item]
    given: list[Item]
    changing: Item | None
    display: list[int]
    deck: Deck
    budget: Budget
    orders: list[Order]
    doom: Doom | None
    """Set only where it is proved that the game cannot be won, else None."""
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
"""An action as JSON: what it does, and the numbers of the regions, targets, spots and items that it names."""

Listed = Region
"""A card in the list of a deck's cards: a region card as it is printed."""
