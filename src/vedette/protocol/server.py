"""Messages of a table to a client over the socket."""

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from vedette.core.beat import BeatKind

Id = Annotated[str, Meta(min_length=1, max_length=40)]
Language = Literal["en", "fr"]
Version = Annotated[int, Meta(ge=0, le=1 << 40)]
Moment = Annotated[int, Meta(ge=0, le=1 << 20)]
"""How many actions, chance and forced ones included, have been done: moment 0 is before the first."""
Tier = Annotated[int, Meta(ge=1, le=4)]
Origin = Literal["random", "seed", "code", "grade", "winnable", "daily", "deal", "record", "branch", "rung"]
Finding = Literal["winnable", "unwinnable", "undecided"]
Result = Literal["won", "lost", "drawn"]
Kind = Literal["luck", "skill", "enemy"]
Proposal = Literal["undo", "rematch"]
Emote = Literal["hello", "well-played", "thanks"]
"""The only things that players can say to each other."""
Color = Literal["red", "orange", "green", "teal", "blue", "purple"]
"""The colours that a player may choose from; a name always stands beside one."""
Words = str
"""A sentence or a phrase in the language that the client joined with."""
Json = dict[str, object]
Parts = dict[str, int | str]
"""What an action does and what it names on the table, by index: the game's words (``do``, ``cell``, ``spot``...)."""


class Part(Struct, frozen=True, gc=False):
    """A part of a message. ``gc=False``: its fields hold no reference cycles."""


class Choice(Part, frozen=True):
    """One action that may be done, or one step of a line."""

    action: int
    words: Words
    parts: Parts


class Line(Part, frozen=True, omit_defaults=True):
    """One line of the log: what happened at action ``n``."""

    n: Moment
    turn: int
    words: Words
    mover: int
    """A seat, -1 for chance, -4 for a step that everybody could see was the only one."""
    parts: Parts | None = None
    """What a page draws of it; None where the seat may not know it."""
    of: Moment | None = None
    """The number of the line with which its action began, where it is a later step of one."""
    sum: Words = ""
    """Of the last step so far: the whole action in one line, to be shown in place of its steps."""
    idle: bool = False
    """Whether it is a forced step without a consequence that is told: a log may leave it out."""


class Log(Part, frozen=True):
    """Keep the lines of the log you have whose number is below ``keep``, forget the others, add these.

    What you have is the end of the log, without a gap; ``earlier`` asks for what came before it.
    """

    keep: Moment
    lines: list[Line]


class Beat(Part, frozen=True):
    """One thing that followed from action ``n``, for a page that shows it happen."""

    kind: BeatKind
    n: Moment
    words: Words
    """A sentence."""
    places: list[str]
    """Where on the table: ``place 3``, ``card 17``, ``column 2``, as the game's views number them."""
    numbers: list[int]
    """Totals, what was gained, points: what the kind counts."""
    cards: list[Json]
    """The faces of cards that turned up, as the view has them."""


class Can(Part, frozen=True):
    """The messages that may be sent now."""

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
    """The awaited player has gone: the win may be claimed."""


class Over(Part, frozen=True):
    """How it ended."""

    result: Result
    """For the receiving seat; for a spectator, for seat 0."""
    returns: list[float]
    conceded: bool
    words: Words
    how: Literal["played", "conceded", "time", "gone", "unopened"] = "played"
    lore: int | None = None
    """The points that this game adds to the receiver's profile, where it adds any."""
    rounds: list[list[int]] = []
    """Of a game in rounds: the number of each, and each seat's points at its end."""


class Mark(Part, frozen=True):
    """One bookmark."""

    mark: int
    n: Moment
    turn: int
    name: str
    here: bool
    """It lies on the line that is being played, not after the present moment."""


class Seat(Part, frozen=True):
    """A seat and its player."""

    seat: int
    name: str
    """A bot's title, or the name that the player chose; empty where they chose none."""
    you: bool
    here: bool
    """Its player is connected."""
    taken: bool = True
    """A player has this seat; if not, an invitation is open."""
    gone: bool = False
    """Its player has been absent for so long that the other may claim the win when it is their turn."""
    bot: bool = False
    """A bot has this seat; ``name`` says which."""
    thinking: bool = False
    """The bot is choosing."""
    color: Color | None = None
    """The colour that the player chose."""


class Asked(Part, frozen=True):
    """Something that a seat asks the other to agree to."""

    what: Proposal
    seat: int


class Clock(Part, frozen=True):
    """The players' time, in seconds."""

    bank: float
    increment: float
    """Added after each turn."""
    left: list[float]
    """What each seat has at the moment of this message."""
    running: int | None
    """The seat whose clock runs, None where none does."""


class Fair(Part, frozen=True):
    """A deal by commit and reveal: the pledges, and the salts that it was made of."""

    pledge: str
    """The SHA-256 that ``vedette.core.pledge`` makes of the server's salt."""
    pledges: list[str | None]
    """Each seat's; None where it is awaited, ``-`` for a bot, which adds no salt."""
    salts: list[str | None]
    """Each seat's salt; None where it is awaited or still hidden, ``-`` for a bot."""
    salt: str | None = None
    """The server's own, once the game is over."""


class Window(Part, frozen=True):
    """A window for an answer, open equally long whatever there is to answer."""

    seconds: float
    left: float
    """At the moment of this message."""
    answer: int | None = None
    """The action that I have decided on; it is done when the window closes, and may be replaced until then."""


class BroughtDecks(Part, frozen=True):
    """The seats that have brought a deck; ``mine`` is the title of the receiver's own, or of the one to keep."""

    brought: list[bool]
    mine: Words


class Rule(Part, frozen=True):
    """The goal, or a variant that is on."""

    words: Words
    detail: Words
    goal: bool


class Deal(Part, frozen=True):
    """What is being played. The code names the whole deal, so it is sent only where its players may know it."""

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
    rung: list[int] = []
    """Of a rung of the game's ladder its number, and of how many; empty of another table."""
    rules: list[Rule] = []
    """What it is played by beside the rules: the goal first, where the game has several, then the variants."""


class Outgoing(Part, frozen=True, tag_field="type"):
    """A message of a table."""


class Answer(Outgoing, frozen=True):
    """The answer to the message with this id."""

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
    """A notice to show at once, as that the seat of an invitation was taken."""


class Series(Part, frozen=True):
    """The score of a game and the rematches before it."""

    won: list[int]
    """The games that each seat's player has won, by their present seat; the one that has just ended among them."""
    drawn: int


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
    declined: list[Asked] = []
    """What was asked at this position and declined."""
    clock: Clock | None = None
    fair: Fair | None = None
    """Of a fair deal; nothing is dealt while a pledge or a salt is awaited."""
    decks: BroughtDecks | None = None
    """Until all decks are there: no game yet, and an empty ``view``."""
    rematch: str | None = None
    """The table of the rematch."""
    window: Window | None = None
    """While a seat may answer in secret, at a table with several people."""
    beats: list[Beat] = []
    """What followed from the actions of the new lines of the log, in order; none where some were taken back."""
    series: Series | None = None
    """Of a rematch, and of a first game once it is over."""
    offered: bool = False
    """Whether anybody on this server may take a free seat (``offer``)."""
    moves: int = 0
    """How many of the ``n`` actions players have made; the others are chance."""


class Changes(Outgoing, frozen=True, tag="changes"):
    """What is different from the table that was sent last over this socket; only to clients that joined for it."""

    log: Log
    """As in ``Table``."""
    changes: dict[str, object]
    """The change of everything else in it, as ``protocol.changes`` makes it; empty where nothing else is new."""
    beats: list[Beat] = []
    """As in ``Table``; cards may be copies of what the table shows once it is changed."""


class Done(Answer, frozen=True, tag="done"):
    """It is done, stored, and this is the version it made."""

    version: Version


class Pong(Answer, frozen=True, tag="pong"):
    """The answer to a ping."""


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
    beats: list[Beat] = []
    """What followed from that action."""


class Lines(Answer, frozen=True, tag="lines"):
    """Earlier lines of the log."""

    lines: list[Line]


class Opened(Answer, frozen=True, tag="opened"):
    """A new table."""

    table: str


class Rematch(Outgoing, frozen=True, tag="rematch"):
    """The game goes on at another table, seats swapped; every connection may follow."""

    table: str


class Emoted(Outgoing, frozen=True, tag="emoted"):
    """The player of a seat says something to all at the table; it is told once and kept nowhere."""

    seat: int
    emote: Emote
    words: Words


class Elsewhere(Outgoing, frozen=True, tag="elsewhere"):
    """Another tab took this seat over; this one closes."""


class Text(Answer, frozen=True, tag="text"):
    """A position in words, line by line."""

    n: Moment
    words: Words


class Faces(Answer, frozen=True, tag="faces"):
    """What is printed on each card that a seat can read, a line for each."""

    lines: list[Words]
    cards: list[Json] = []
    """Those of which the view has only a part, as the game draws them."""


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
    """First what to do, as far as the tier says it, then why."""
    point: list[Parts]
    """What to highlight."""
    action: int | None
    """From tier 3 on."""
    line: list[Choice]
    """From tier 4 on; from tier 3 on where the advice is a whole command."""


class Point(Part, frozen=True):
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


class Step(Part, frozen=True):
    """What one reveal gave or one turn's choices cost."""

    n: Moment
    """Its first action."""
    turn: int
    kind: Kind
    """``enemy``: in a duel, what the opponent did."""
    before: float
    after: float
    words: Words


class Estimate(Part, frozen=True):
    """The win chance at one moment, estimated by imagined games, with its 95% interval."""

    n: Moment
    turn: int
    value: float
    low: float
    high: float


class Account(Answer, frozen=True, tag="review"):
    """Luck and skill of a finished game, in win chance; of a duel its curve, and the steps that decided."""

    steps: list[Step]
    luck: float
    """In a duel 0, as is skill: what the opponent hid was neither."""
    skill: float
    lost_at: Moment | None
    words: Words
    curve: list[Estimate] = []
    """In a duel the win chance as each round began, all cards known, and its result."""


class Cancelled(Answer, frozen=True, tag="cancelled"):
    """The job is cancelled."""


class Waiting(Answer, frozen=True, tag="waiting"):
    """A job has started; its answer follows, unless it is cancelled."""

    words: Words


Server = (
    Welcome
    | Table
    | Changes
    | Done
    | Pong
    | Refused
    | Seen
    | Lines
    | Opened
    | Rematch
    | Emoted
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
