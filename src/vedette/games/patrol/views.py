"""The types of JSON that ``show``, ``parts`` and ``foresee`` of Patrol return: views, actions, expected attacks."""

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
    """The printed level of the soldier."""
    type: Type
    ability: str
    text: str
    spellball: bool
    quote: str
    figure: Figure
    colour: str | None
    hue: str | None
    """The name of the card's colour in words; None for a plain card."""
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
    """A card of a deck, as a list of the deck's cards shows it."""

    id: str
    name: str
    level: int
    status: str
    set: str
    known: list[str]
    type_words: str
    """The type of the soldier's ability in words."""


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
    """The points that this side would score if the round ended now and no power spoke."""
    deck: int
    hand: list[Held]
    patrols: list[PatrolRow]
    base: list[Laid]
    discards: dict[str, str]
    """The names of the discarded soldiers by the slots of their cards. What is printed on the cards is told on
    request (``Buried``)."""


class Goal(TypedDict):
    """What the game is played for."""

    kind: Goals
    points: int | None
    rounds: int | None


class Ask(TypedDict):
    """What the player who is to act is asked to do, in words."""

    title: str
    detail: str
    tells: bool
    """Whether the title tells what was done last, which is to be answered."""


class Step(TypedDict):
    """An action that names a place of the table, with that place."""

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
    """Sentences for who is to form patrols: how many the opponent has, and what few or many patrols mean."""
    seats: tuple[Side, Side]
    plans: list[Plan]
    action: Action | None
    result: str | None


class Blow(TypedDict):
    """The numbers of a clash: attack and health of the attacker, then those of the card attacked."""

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
