"""The types of the JSON by which pages and terminals show positions and actions of Solitaire Spellfire."""

from typing import Literal, NotRequired, TypedDict

Phase = Literal["turn", "resolve", "free", "help", "choice", "keep", "settle", "over"]
Outcome = Literal["open", "wins", "loses", "repelled", "drawn", "both"]
Owner = Literal["friendly", "opposing", "none"]
Result = Literal["won", "respectable", "lost"]


class Ask(TypedDict):
    """What the player is asked to do now, as a title in words, and below it how the fight or the score stands."""

    title: str
    detail: str


class Entry(TypedDict):
    """A card from which some levels of a champion come, how many, and these in words."""

    card: int
    """The number of the card; -1 for levels that come from multiplying and halving."""
    levels: int
    words: str


class Card(TypedDict):
    """A card as pages show it, wherever it lies."""

    card: int
    id: str
    edition: str
    """The title of the set that the card is from; at a table, of a user's own set the code."""
    name: str
    kind: str
    type: str
    """The kind of the card in words."""
    world: str
    world_words: str
    icon: str
    """The level or bonus, as printed."""
    marks: list[str]
    keywords: str
    """The marks of the card, such as flyer or undead, in words."""
    side: Owner
    words: str
    text: str
    """What the card does, in sentences made of its power."""
    note: str
    """A remark that part of what is printed on the card does not count here; empty where all does."""
    barred: bool
    """Whether no deck may have the card."""


class Champion(Card):
    """A champion with what it bears."""

    level: int
    """The level of the champion with all that it bears and all powers in force."""
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
    """How many cards of the column lie face down."""
    realm: Card | None
    land: str
    """The landscape that is drawn on the column's realm, such as forest; empty without a realm."""
    holding: Card | None
    won: bool
    defends: bool
    """It is empty, and its realm defends itself."""
    fight: bool
    face: Faced | None
    words: str


class Side(TypedDict):
    """One side of a fight: its champion, or realm that defends itself, what it bears, where its levels come from."""

    champion: Card | None
    borne: list[Card]
    levels: list[Entry]


class Fight(TypedDict):
    """The fight that is going on: its column, both sides, their totals, and what is decided."""

    column: int
    attacker: Side
    defender: Side
    totals: tuple[int, int]
    hidden: int
    revealed: Card | None
    outcome: Outcome
    words: str


class Forecast(TypedDict):
    """What both totals of a fight would be right after an action that begins it or plays a card in it."""

    action: int
    totals: tuple[int, int]
    hidden: int
    words: str


class Foes(TypedDict):
    """How many opposing champions are out of the game, beaten or discarded; in sight; not seen yet."""

    gone: int
    shown: int
    unseen: int


class View(TypedDict):
    """A whole position as pages show it: columns, pool, fight, discards, score, and what the player is asked."""

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
    """What kind of action one is, and the column, card or alternative that it names, each by its index."""

    do: Literal[
        "turn", "resolve", "settle", "attach", "discard", "attack", "play", "yield", "choose", "option", "enough"
    ]
    column: NotRequired[int]
    card: NotRequired[int]
    option: NotRequired[int]


Listed = Card
