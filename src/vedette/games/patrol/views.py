"""What ``show``, ``parts`` and ``foresee`` return of Patrol, typed: the JSON that surfaces read."""

from typing import Literal, NotRequired, TypedDict

Phase = Literal[
    "toss",
    "deal",
    "setup",
    "assign",
    "battle",
    "aim",
    "pick",
    "unveil",
    "pay",
    "window",
    "answering",
    "show",
    "clash",
    "effect",
    "turning",
    "end",
    "over",
]
Goals = Literal["normal", "quick", "rounds", "lore"]
Counter = Literal["permanent", "temporary", "poison", "attack", "health", "beast", "wounds"]
SideName = Literal["you", "enemy", "a", "b"]
Type = Literal["", "R", "P", "D"]


class Figure(TypedDict):
    """The parts of which a soldier's figure is drawn."""

    head: str
    body: str
    items: list[str]
    turned: bool
    ground: str


class Face(TypedDict, total=False):
    """What is printed on a soldier's card and written in its bubble; of a unit there is a title alone."""

    soldier: str
    title: str
    hyphenated: str
    """The title with soft hyphens, where it has a word too long for a narrow card."""
    printed: int
    """The level on the card."""
    type: Type
    ability: str
    text: str
    spellball: bool
    quote: str
    figure: Figure
    colour: str | None
    hue: str | None
    """The colour in words."""
    letter: str | None
    bubble: str | None
    bubble_text: str | None


class Known(Face):
    """A card as far as the seat knows it; one that it cannot name has no face and no level."""

    slot: int | None
    unit: bool
    counters: dict[Counter, int]
    level: NotRequired[int]


class Card(Known):
    """A card with what it is called, where the seat knows that."""

    words: NotRequired[str]


class Held(Card):
    """A card in hand."""

    card: int
    attack: int | None
    health: int | None


class Laid(Known):
    """A card on the table."""

    place: int
    words: str
    name: str
    up: bool
    seen: bool
    attack: int | None
    health: int | None


class Buried(Face):
    """What is printed on a card that was discarded."""

    seat: int
    slot: int


class Listed(Face):
    """A card of a deck."""

    id: str
    name: str
    level: int
    status: str
    set: str
    known: list[str]
    type_words: str
    """The type in words."""


class PatrolRow(TypedDict):
    """A patrol of one side."""

    patrol: int
    facing: int | None
    faced: list[int]
    cards: list[Laid]


class Side(TypedDict):
    """One side of the table."""

    seat: int
    side: SideName
    points: int
    ends: int
    """What it would score if the round ended now and no power spoke."""
    deck: int
    hand: list[Held]
    patrols: list[PatrolRow]
    base: list[Laid]
    discards: dict[str, str]
    """Who was discarded, by the slot. What is printed on the cards is told on request (``Buried``)."""


class Goal(TypedDict):
    """What the game is played for."""

    kind: Goals
    points: int | None
    rounds: int | None


class Ask(TypedDict):
    """What is wanted, in words."""

    title: str
    detail: str
    tells: bool
    """The title tells what was done last."""


class Step(TypedDict):
    """A place that an action names."""

    place: int
    action: int


class Plan(Step):
    """An attack that the mover may declare: by whom, on whom, with whom given up."""

    targets: list[Step]
    mates: list[Step]


class Action(TypedDict):
    """The attack or ability that is not over yet."""

    actor: int
    aimed: int | None
    sacrifices: list[int]
    paid: int
    ability: int | None


class View(TypedDict):
    """Everything that a seat knows of a position."""

    game: Literal["patrol"]
    phase: Phase
    round: int
    goal: Goal
    viewer: int | None
    attacker: int | None
    mover: int | None
    ask: Ask
    shape: NotRequired[list[str]]
    """For who is to form patrols: how many the opponent has, and what few or many of them mean."""
    seats: tuple[Side, Side]
    plans: list[Plan]
    action: Action | None
    result: str | None


class Blow(TypedDict):
    """The numbers of a clash."""

    attack: int
    health: int
    back: int
    against: int


class Fate(TypedDict):
    """Whether the card at a place falls; None where nobody can tell."""

    place: int
    falls: bool | None


class Prospect(TypedDict):
    """Of all the cards that a hidden target may be: how many fall, fall with the attacker, kill it, may answer."""

    cards: int
    beats: int
    trades: int
    loses: int
    answers: int


class Foresight(TypedDict):
    """What an attack would come to."""

    actor: int
    aimed: int
    hidden: bool
    blow: Blow | None
    fates: list[Fate]
    prospect: Prospect | None


class Parts(TypedDict):
    """What an action does, and what it names by index; ``place`` is of a seat."""

    do: Literal[
        "first",
        "draw",
        "lay",
        "pair",
        "run",
        "attack",
        "sacrifice",
        "use",
        "move",
        "target",
        "answer",
        "stay",
        "pass",
        "go",
    ]
    place: NotRequired[int]
    seat: NotRequired[int]
    slot: NotRequired[int]
    card: NotRequired[int]
    patrol: NotRequired[int]
    own: NotRequired[int]
    enemy: NotRequired[int]
    which: NotRequired[int]
