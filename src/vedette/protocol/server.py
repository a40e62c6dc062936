"""The news: what a table says to a page over the socket, typed; half of the wire."""

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

Id = Annotated[str, Meta(min_length=1, max_length=40)]
Language = Literal["en", "fr"]
Version = Annotated[int, Meta(ge=0, le=1 << 40)]
Moment = Annotated[int, Meta(ge=0, le=1 << 20)]
"""How many actions, chance and forced ones included, have been done: moment 0 is before the first."""
Tier = Annotated[int, Meta(ge=1, le=4)]
Origin = Literal["random", "seed", "code", "grade", "winnable", "daily", "deal", "record", "branch"]
Finding = Literal["winnable", "unwinnable", "undecided"]
Result = Literal["won", "lost", "drawn"]
Kind = Literal["luck", "skill"]
Proposal = Literal["undo", "rematch"]
Words = str
"""A sentence or a phrase in the language that the client joined with."""
Json = dict[str, object]
Parts = dict[str, int | str]
"""What an action does and what it names on the table, by index: the game's words (``do``, ``cell``, ``spot``...)."""


class Said(Struct, frozen=True, gc=False):
    """A piece of what is said: it holds nothing that could hold it, so no collector need look at it."""


class Choice(Said, frozen=True):
    """One action that may be done, or one step of a line."""

    action: int
    words: Words
    parts: Parts


class Line(Said, frozen=True):
    """One line of the log: what happened at action ``n``."""

    n: Moment
    turn: int
    words: Words
    mover: int
    """A seat, -1 for chance, -4 for a step that everybody could see was the only one."""
    parts: Parts | None = None
    """What a page draws of it; None where the seat may not know it."""


class Log(Said, frozen=True):
    """Keep this many lines of the log you have, forget the others, add these."""

    keep: Moment
    lines: list[Line]


class Can(Said, frozen=True):
    """Which messages make sense now."""

    act: bool
    undo: bool
    redo: bool
    restart: bool
    concede: bool
    hint: bool
    chance: bool
    solve: bool
    watch: bool
    review: bool
    record: bool
    retract: list[Moment]
    """The actions of this turn that may be taken out, by their numbers in the log."""
    undo_assists: bool
    """Undo would go back past something that chance revealed: the game then counts as assisted."""
    ask: list[Proposal] = []
    """What the other seat may be asked to agree to: ``undo``, ``rematch``."""
    claim: bool = False
    """Whose turn it is has gone: the win may be claimed."""


class Over(Said, frozen=True):
    """How it ended."""

    result: Result
    """For the receiving seat; for a spectator, for seat 0."""
    returns: list[float]
    conceded: bool
    words: Words
    how: Literal["played", "conceded", "time", "gone", "unopened"] = "played"
    lore: int | None = None
    """The points that the receiver's profile keeps of this game, where it keeps any."""


class Mark(Said, frozen=True):
    """One bookmark."""

    mark: int
    n: Moment
    turn: int
    name: str
    here: bool
    """It lies on the line that is being played, not after the present moment."""


class Seat(Said, frozen=True):
    """Who sits where."""

    seat: int
    name: str
    you: bool
    here: bool
    """Somebody is connected."""
    taken: bool = True
    """Somebody has this seat; if not, an invitation is open."""
    gone: bool = False
    """Whoever sits there has been away for so long that the other may claim the win on his turn."""
    bot: bool = False
    """A player of the shelf sits there; ``name`` says which."""
    thinking: bool = False
    """The bot is choosing."""


class Asked(Said, frozen=True):
    """Something that a seat asks the other to agree to."""

    what: Proposal
    seat: int


class Clock(Said, frozen=True):
    """The players' time, in seconds."""

    bank: float
    increment: float
    """Added after each turn."""
    left: list[float]
    """What each seat has at the moment of this message."""
    running: int | None
    """Whose time runs now."""


class Fair(Said, frozen=True):
    """A fair deal: what everybody pledged before, and the salts of which it was made."""

    pledge: str
    """The SHA-256 that ``vedette.core.pledge`` makes of the server's salt."""
    pledges: list[str | None]
    """Each seat's; None where it is awaited, ``-`` for a bot, which adds no salt."""
    salts: list[str | None]
    """Each seat's salt; None where it is awaited or not told yet, ``-`` for a bot."""
    salt: str | None = None
    """The server's own, once the game is over."""


class Window(Said, frozen=True):
    """A window for an answer, open equally long whatever there is to answer."""

    seconds: float
    left: float
    """At the moment of this message."""
    answer: int | None = None
    """The action that I have decided on; it is done when the window closes, and may be replaced until then."""


class Decks(Said, frozen=True):
    """Who has brought a deck, while players bring theirs; ``mine`` is the one that I brought, or may keep."""

    brought: list[bool]
    mine: Words


class Deal(Said, frozen=True):
    """What is being played. The code names the whole deal, so it travels only where its players may know it."""

    code: str | None
    deck: str
    deck_words: Words
    options: list[str]
    origin: Origin
    grade: int | None = None
    """1 gentle to 5 fiendish, None where it was not graded."""
    verdict: Finding | None = None
    daily: str | None = None
    """The date of a daily deal, ISO 8601."""
    parent: str | None = None
    """Of a branch, to its players: the table whose line of play it left."""


class Outgoing(Said, frozen=True, tag_field="type"):
    """What a table says."""


class Answer(Outgoing, frozen=True):
    """What answers the one message that had this id."""

    id: Id


class Welcome(Answer, frozen=True, tag="welcome"):
    """You sit here; a table message follows."""

    protocol: int
    table: str
    game: str
    game_words: Words
    players: int
    seat: int
    """-3 for a spectator."""
    language: Language
    deal: Deal
    release: str
    notice: Words = ""
    """What is to be told at once, as that the seat of an invitation was taken."""


class Table(Outgoing, frozen=True, tag="table"):
    """Everything that a seat may know now."""

    version: Version
    n: Moment
    turn: int
    view: Json
    """The position as the game shows it to this seat."""
    legal: list[Choice]
    """What you may do now, ascending; empty when it is not your turn."""
    log: Log
    can: Can
    assisted: list[str]
    """What help was taken, empty for an unassisted game: undo, hint, chance, watch, solution, branch, replay."""
    over: Over | None
    bookmarks: list[Mark]
    seats: list[Seat]
    seconds: int
    """Time at the table so far; pauses do not count."""
    asks: list[Asked] = []
    """What is being asked and not answered yet."""
    clock: Clock | None = None
    fair: Fair | None = None
    """Of a fair deal; nothing is dealt while a pledge or a salt is awaited."""
    decks: Decks | None = None
    """Until all decks are there: no game yet, and an empty ``view``."""
    rematch: str | None = None
    """The table at which the same people play again."""
    window: Window | None = None
    """While somebody may answer in secret, and people play against each other."""


class Done(Answer, frozen=True, tag="done"):
    """It is done, stored, and this is the version it made."""

    version: Version


class Pong(Answer, frozen=True, tag="pong"):
    """Somebody is."""


class Refused(Outgoing, frozen=True, tag="refused"):
    """It was not done, and why."""

    id: str | None
    reason: str
    words: Words
    where: str | None = None
    """The field, the line or the place that was at fault."""


class Seen(Answer, frozen=True, tag="moment"):
    """A past moment."""

    n: Moment
    last: Moment
    turn: int
    view: Json
    line: Line | None
    """What led to it."""


class Opened(Answer, frozen=True, tag="opened"):
    """A new table."""

    table: str


class Rematch(Outgoing, frozen=True, tag="rematch"):
    """The game goes on at another table, seats swapped: whoever is here may follow."""

    table: str


class Elsewhere(Outgoing, frozen=True, tag="elsewhere"):
    """Another tab took this seat over; this one closes."""


class Text(Answer, frozen=True, tag="text"):
    """A position in words, line by line."""

    n: Moment
    words: Words


class Faces(Answer, frozen=True, tag="faces"):
    """What is printed on each card that a seat can read, a line for each."""

    lines: list[Words]


class Foreseen(Answer, frozen=True, tag="foreseen"):
    """What actions would come to, as far as the seat can know; nothing of it has been done."""

    version: Version
    words: list[Words]
    facts: Json
    """The same for a page to draw, in the game's own words."""


class Advice(Answer, frozen=True, tag="hint"):
    """Advice, and why."""

    version: Version
    tier: Tier
    words: list[Words]
    """First what to do, as far as the tier tells it, then why."""
    point: list[Parts]
    """What to highlight."""
    action: int | None
    """From tier 3 on."""
    line: list[Choice]
    """From tier 4 on."""


class Point(Said, frozen=True):
    """The win chance at one moment."""

    n: Moment
    turn: int
    value: float


class Odds(Outgoing, frozen=True, tag="chance"):
    """The win chance under best fair play: what can be known from this seat, nothing more."""

    id: str | None
    on: bool
    version: Version
    value: float | None = None
    exact: bool = True
    words: Words = ""
    series: list[Point] = field(default_factory=list)
    """One point for the end of each turn so far, and now."""


class Verdict(Outgoing, frozen=True, tag="verdict"):
    """Whether the deal can still be won with all cards known."""

    id: str | None
    on: bool
    version: Version
    verdict: Finding | None = None
    lost_at: Moment | None = None
    """The action after which it could be won no more."""
    lost_turn: int | None = None
    draft: bool = False
    """It cannot be won as it lies, but it can once the choices since the last reveal are taken back."""
    words: Words = ""


class Solution(Answer, frozen=True, tag="solution"):
    """A winning line from a moment, or that there is none."""

    n: Moment
    verdict: Finding
    words: Words
    steps: list[Choice]
    """The player's choices; what chance answers in between is played by itself."""
    draft: bool = False
    """As of a verdict: it can be won once the choices since the last reveal are taken back."""


class Step(Said, frozen=True):
    """What one reveal gave or one turn's choices cost."""

    n: Moment
    """Its first action."""
    turn: int
    kind: Kind
    before: float
    after: float
    words: Words


class Account(Answer, frozen=True, tag="review"):
    """Luck and skill of a finished game, in win chance."""

    steps: list[Step]
    luck: float
    skill: float
    lost_at: Moment | None
    words: Words


class Cancelled(Answer, frozen=True, tag="cancelled"):
    """Nobody waits for it any longer."""


class Waiting(Answer, frozen=True, tag="waiting"):
    """It takes a moment; the answer follows, or say cancel."""

    words: Words


Server = (
    Welcome
    | Table
    | Done
    | Pong
    | Refused
    | Seen
    | Opened
    | Rematch
    | Elsewhere
    | Text
    | Faces
    | Foreseen
    | Advice
    | Odds
    | Verdict
    | Solution
    | Account
    | Cancelled
    | Waiting
)
