"""What ``show`` and ``parts`` return of Solitaire Spellfire, typed: the JSON that surfaces read."""

from typing import Literal, NotRequired, TypedDict

Phase = Literal["turn", "resolve", "free", "help", "choice", "keep", "settle", "over"]
Outcome = Literal["open", "wins", "loses", "repelled", "drawn", "both"]
Owner = Literal["friendly", "opposing", "none"]
Result = Literal["won", "respectable", "lost"]


class Ask(TypedDict):
    """What is wanted of the player, in words, and how things stand."""

    title: str
    detail: str


class Entry(TypedDict):
    """Where some levels of a champion come from."""

    card: int
    """-1 for multiplying and halving."""
    levels: int
    words: str


class Card(TypedDict):
    """A card, wherever it lies."""

    card: int
    id: str
    edition: str
    """The title of the set that it comes from; of somebody's own at a table the code."""
    name: str
    kind: str
    type: str
    """The kind in words."""
    world: str
    world_words: str
    icon: str
    """The level or bonus, as printed."""
    marks: list[str]
    keywords: str
    """The marks in words."""
    side: Owner
    words: str
    text: str
    """What it does, printed from its power."""
    note: str
    """What of it is left out here."""
    barred: bool
    """No deck may have it."""


class Champion(Card):
    """A champion with what it bears."""

    level: int
    """With everything in force."""
    levels: list[Entry]
    borne: list[Card]
    limbo: bool
    """Whether it neither attacks nor is attacked until the next event (§8.4)."""


class Faced(Card):
    """The face-up card of a column: what a champion has besides, where it is an opposing one."""

    level: NotRequired[int]
    levels: NotRequired[list[Entry]]
    borne: NotRequired[list[Card]]
    limbo: NotRequired[bool]


class Column(TypedDict):
    """A column: its top, its hidden cards, its face-up card."""

    name: str
    left: int
    """Cards face down."""
    realm: Card | None
    land: str
    """What is engraved on its realm; empty without one."""
    holding: Card | None
    won: bool
    fight: bool
    face: Faced | None
    words: str


class Side(TypedDict):
    """One fighter; of a realm that stands alone no champion."""

    champion: Card | None
    borne: list[Card]
    levels: list[Entry]


class Fight(TypedDict):
    """The fight that goes on."""

    column: int
    attacker: Side
    defender: Side
    totals: tuple[int, int]
    hidden: int
    revealed: Card | None
    outcome: Outcome
    words: str


class Forecast(TypedDict):
    """What the totals would be at once if an action were done: an attack begun, a card played."""

    action: int
    totals: tuple[int, int]
    hidden: int
    words: str


class Foes(TypedDict):
    """How many opposing champions are beaten, in sight, and not seen yet."""

    beaten: int
    shown: int
    unseen: int


class View(TypedDict):
    """Everything that is known of a position."""

    game: Literal["spellfire"]
    phase: Phase
    ask: Ask
    columns: list[Column]
    pool: list[Champion]
    rule: Card | None
    event: Card | None
    fight: Fight | None
    waiting: Card | None
    forecasts: list[Forecast]
    foes: Foes
    unseen: int
    discards: list[Card]
    realms: int
    score: str
    result: Result | None


class Parts(TypedDict):
    """What an action does, and what it names by index."""

    do: Literal[
        "turn", "resolve", "settle", "attach", "discard", "attack", "play", "yield", "choose", "option", "enough"
    ]
    column: NotRequired[int]
    card: NotRequired[int]
    option: NotRequired[int]


Listed = Card
