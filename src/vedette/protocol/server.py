"""Messages of a table to a client over the socket."""

from typing import Annotated, Literal, TypeVar

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
"""An action in parts: its kind (``do``) and, by index, the things on the table that it names (``cell``, ``spot``)."""


Kinds = TypeVar("Kinds", bound=Struct)


class Part(Struct, frozen=True, gc=False):
    """The base of everything in a server's messages. ``gc=False``: its fields hold no reference cycles."""


class Choice(Part, frozen=True):
    """One legal action, or one step of a line of play, in words and in parts."""

    action: int
    words: Words
    parts: Parts


class Line(Part, frozen=True, omit_defaults=True):
    """One line of the log: what happened at action ``n``."""

    n: Moment
    turn: int
    words: Words
    mover: int
    """Who acted: a seat, -1 for chance, -4 for a step that all could see was the only one."""
    parts: Parts | None = None
    """The parts of the action, for a page to highlight; None where the seat may not know them."""
    of: Moment | None = None
    """Where the line is a later step of an action of several: the number of the line of the first step; else None."""
    sum: Words = ""
    """On the last step so far: the whole action in one line, to be shown in place of the lines of its steps."""
    idle: bool = False
    """Whether it is a forced step of which no consequence is told, so that a log may leave the line out."""


class Log(Part, frozen=True):
    """Keep the lines of the log that you have up to number ``keep``, without that one, forget the others, add these.

    What you have is the end of the log, without a gap; ``earlier`` asks for what came before it.
    """

    keep: Moment
    lines: list[Line]


class Beat(Part, frozen=True):
    """One consequence of action ``n``, such as a reveal or a fight, for a page to animate."""

    kind: BeatKind
    n: Moment
    words: Words
    """The consequence as a sentence."""
    places: list[str]
    """Where on the table: ``place 3``, ``card 17``, ``column 2``, as the game's views number them."""
    numbers: list[int]
    """The numbers that belong to the kind: totals, gains, points."""
    cards: list[Json]
    """The cards that were revealed, as the view has them in JSON."""


class Can(Part, frozen=True):
    """Which messages, by their types, the receiving seat may send now."""

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
    """Whether undo would go back past something that chance revealed; the game would then count as assisted."""
    ask: list[Proposal] = []
    """What the other seat may be asked to agree to: ``undo``, ``rematch``."""
    claim: bool = False
    """Whether the win may be claimed, because the player who is to act has gone."""


class Over(Part, frozen=True):
    """How the game ended: each seat's result and the reason."""

    result: Result
    """The result of the receiving seat; for a spectator, of seat 0."""
    returns: list[float]
    conceded: bool
    words: Words
    how: Literal["played", "conceded", "time", "gone", "unopened"] = "played"
    lore: int | None = None
    """The points that this game adds to the receiver's profile, where it adds any."""
    rounds: list[list[int]] = []
    """Of a game in rounds: for each round its number, then each seat's points at its end."""


class Mark(Part, frozen=True):
    """One bookmark of a table."""

    mark: int
    n: Moment
    turn: int
    name: str
    here: bool
    """Whether the bookmark lies on the line of play that led to the present position."""


class Seat(Part, frozen=True):
    """A seat of the table and the player who has it."""

    seat: int
    name: str
    """A bot's title, or the name that the player chose; empty where they chose none."""
    you: bool
    here: bool
    """Whether its player is connected."""
    taken: bool = True
    """Whether a player has this seat; if not, an invitation is open."""
    gone: bool = False
    """Whether its player has been absent for so long that the other may claim the win when it is their turn."""
    bot: bool = False
    """Whether a bot has this seat; ``name`` says which."""
    thinking: bool = False
    """Whether it is a bot's seat and the bot is choosing its action now."""
    color: Color | None = None
    """The colour that the player chose; None where they chose none."""


class Asked(Part, frozen=True):
    """A proposal of a seat that the other may accept: an undo or a rematch."""

    what: Proposal
    seat: int


class Clock(Part, frozen=True):
    """The clocks of the players, in seconds."""

    bank: float
    increment: float
    """Seconds added to a seat's clock after its turn."""
    left: list[float]
    """Seconds that each seat has left when the message is sent."""
    running: int | None
    """The seat with a running clock; None where none runs."""


class Fair(Part, frozen=True):
    """The state of a deal by commit and reveal: the hashes of the secret salts, and the salts revealed so far."""

    pledge: str
    """The SHA-256 that ``vedette.core.pledge`` makes of the server's salt."""
    pledges: list[str | None]
    """The hash of each seat's salt; None where it is awaited, ``-`` for a bot, which adds no salt."""
    salts: list[str | None]
    """Each seat's salt; None where it is awaited or still hidden, ``-`` for a bot."""
    salt: str | None = None
    """The server's own salt; None until the game is over."""


class Window(Part, frozen=True):
    """A fixed time in which a seat may answer in secret, equally long whatever there is to answer."""

    seconds: float
    left: float
    """Seconds left when the message is sent."""
    answer: int | None = None
    """The action that I have decided on; it is done when the window closes, and may be replaced until then."""


class BroughtDecks(Part, frozen=True):
    """Which seats have chosen a deck; ``mine`` is the title of the receiver's, or of the one they had before."""

    brought: list[bool]
    mine: Words


class Rule(Part, frozen=True):
    """The goal of a game, a variant that is on, or the clock, in words."""

    words: Words
    detail: Words
    goal: bool


class Deal(Part, frozen=True):
    """What is played: deck, variants, grade. The code names the whole deal: only users that may know it get it."""

    code: str | None
    deck: str
    deck_words: Words
    options: list[str]
    origin: Origin
    grade: int | None = None
    """How hard the deal is, 1 gentle to 5 fiendish; None where it was not graded."""
    verdict: Finding | None = None
    daily: str | None = None
    """The date of a daily deal, ISO 8601."""
    parent: str | None = None
    """The id of the table that this one was branched from; None elsewhere, and for spectators."""
    rung: list[int] = []
    """For a table of the game's ladder, the number of its rung and how many rungs there are; else empty."""
    rules: list[Rule] = []
    """The goal, where the game has several, then the variants and the clock that it is played with."""


class Outgoing(Part, frozen=True, tag_field="type"):
    """The base of every message from a table to a client."""


class Answer(Outgoing, frozen=True):
    """The base of every answer to a client's message, which ``id`` names."""

    id: Id


class Welcome(Answer, frozen=True, tag="welcome"):
    """The answer to ``join``: the client's seat and what is played there; a ``table`` message follows."""

    protocol: int
    table: str
    game: str
    game_words: Words
    players: int
    seat: int
    """The client's seat; -3 for a spectator."""
    language: Language
    deal: Deal
    release: str
    notice: Words = ""
    """A notice to show at once, such as that the seat of the invitation was taken already; empty for none."""


class Series(Part, frozen=True):
    """The score of a series: a game and its rematches so far."""

    won: list[int]
    """The games that each seat's player has won, by their present seat; the one that has just ended among them."""
    drawn: int


class Table(Outgoing, frozen=True, tag="table"):
    """The whole state of a table as one seat, or a spectator, may know it now."""

    version: Version
    n: Moment
    turn: int
    view: Json
    """The position as the game shows it to this seat."""
    legal: list[Choice]
    """The receiving seat's legal actions, ascending; empty when it is not its turn."""
    log: Log
    can: Can
    assisted: list[str]
    """The kinds of help that were taken: undo, hint, chance, watch, solution, branch, replay; empty for none."""
    over: Over | None
    bookmarks: list[Mark]
    seats: list[Seat]
    seconds: int
    """Seconds spent at the table so far; pauses do not count."""
    asks: list[Asked] = []
    """The proposals between seats that await an answer."""
    declined: list[Asked] = []
    """The proposals that were made at this position and declined."""
    clock: Clock | None = None
    fair: Fair | None = None
    """The state of a deal by commit and reveal, else None; nothing is dealt while a hash or a salt is awaited."""
    decks: BroughtDecks | None = None
    """Which seats have chosen a deck, until all have; there is no game yet then, and ``view`` is empty."""
    rematch: str | None = None
    """The id of the table of the rematch; None where there is none."""
    window: Window | None = None
    """The time left for a secret answer, while a seat may give one at a table of several people; else None."""
    beats: list[Beat] = []
    """The consequences of the actions of the new lines of the log, in order; none where some were taken back."""
    series: Series | None = None
    """The score so far, of a rematch and of a first game once it is over; else None."""
    offered: bool = False
    """Whether anybody on this server may take a free seat (``offer``)."""
    moves: int = 0
    """How many of the ``n`` actions players have made; the others are chance."""


class Changes(Outgoing, frozen=True, tag="changes"):
    """What is different from the table that was sent last over this socket; only to clients that joined for it."""

    log: Log
    """The new lines of the log, as in ``Table``."""
    changes: dict[str, object]
    """The change of everything else in ``Table``, as ``protocol.changes`` makes it; empty where nothing is new."""
    beats: list[Beat] = []
    """Beats as in ``Table``; cards may be references to objects of the changed table (``protocol.changes``)."""


class Done(Answer, frozen=True, tag="done"):
    """The client's message took effect and its event is stored; ``version`` is the table's new version."""

    version: Version


class Pong(Answer, frozen=True, tag="pong"):
    """The answer to ``ping``: the connection is alive."""


class Refused(Outgoing, frozen=True, tag="refused"):
    """The client's message was refused and changed nothing; the reason as an id and in words."""

    id: str | None
    reason: str
    words: Words
    where: str | None = None
    """The field, the line or the place of the message that was at fault, if one was."""


class Seen(Answer, frozen=True, tag="moment"):
    """The answer to ``goto`` or ``preview``: the position at another moment than the present one."""

    n: Moment
    last: Moment
    turn: int
    view: Json
    line: Line | None
    """The line of the log of the action that led to the position; None where there is none."""
    beats: list[Beat] = []
    """The consequences of that action, in order."""


class Lines(Answer, frozen=True, tag="lines"):
    """The answer to ``earlier``: older lines of the log."""

    lines: list[Line]


class Opened(Answer, frozen=True, tag="opened"):
    """The answer to a message that opened another table (a branch, a rematch): the id of that table."""

    table: str


class Rematch(Outgoing, frozen=True, tag="rematch"):
    """A rematch was opened at another table, seats swapped; every connection may go there."""

    table: str


class Emoted(Outgoing, frozen=True, tag="emoted"):
    """A player sent one of the fixed phrases (``say``) to all at the table; it is sent once and not stored."""

    seat: int
    emote: Emote
    words: Words


class Elsewhere(Outgoing, frozen=True, tag="elsewhere"):
    """Another browser tab took this seat over; this connection is closed."""


class Text(Answer, frozen=True, tag="text"):
    """The answer to ``describe``: a position in words, line by line."""

    n: Moment
    words: Words


class Faces(Answer, frozen=True, tag="faces"):
    """The answer to ``faces``: what is printed on each card that a seat can read, a line for each."""

    lines: list[Words]
    cards: list[Json] = []
    """The cards of which the view has only a part, whole, as JSON for a page to draw."""


class Foreseen(Answer, frozen=True, tag="foreseen"):
    """The answer to ``foresee``: what actions would lead to, as far as the seat can know; none has been done."""

    version: Version
    words: list[Words]
    facts: Json
    """The same as JSON of the game's own, for a page to draw."""


class Advice(Answer, frozen=True, tag="hint"):
    """The answer to ``hint``: the recommended action, as far as the tier tells it, and the reasons."""

    version: Version
    tier: Tier
    words: list[Words]
    """First what to do, as far as the tier says it, then why."""
    point: list[Parts]
    """What to highlight on the table, as parts of actions."""
    action: int | None
    """The recommended action, from tier 3 on; else None."""
    line: list[Choice]
    """The recommended actions one after the other, from tier 4 on; of a command in several steps from tier 3 on."""


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
    """The win chance as each turn so far began, and now."""


class Verdict(Outgoing, frozen=True, tag="verdict"):
    """Whether the deal can still be won with all cards known."""

    id: str | None
    on: bool
    version: Version
    verdict: Finding | None = None
    lost_at: Moment | None = None
    """The number of the action after which the deal could be won no more; None where none is known."""
    lost_turn: int | None = None
    draft: bool = False
    """Whether the position cannot be won, but can once the choices since the last reveal are undone."""
    words: Words = ""


class Solution(Answer, frozen=True, tag="solution"):
    """The answer to ``solve``: actions that win from a moment with all cards known, or that there are none."""

    n: Moment
    verdict: Finding
    words: Words
    steps: list[Choice]
    """The player's choices; what chance answers in between is played by itself."""
    draft: bool = False
    """Whether the position cannot be won, but can once the choices since the last reveal are undone."""


class Step(Part, frozen=True):
    """One step of a review: what a reveal added to the win chance, or what the choices of a turn cost."""

    n: Moment
    """The number of the first action of the step."""
    turn: int
    kind: Kind
    """What the change was due to: luck, the player's skill, or in a duel the opponent's choice (``enemy``)."""
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
    """The answer to ``review``: how luck and skill changed the win chance in a finished game, step by step."""

    steps: list[Step]
    luck: float
    """The sum of the changes by luck; in a duel 0, as is ``skill``: what the opponent hid was neither."""
    skill: float
    lost_at: Moment | None
    words: Words
    curve: list[Estimate] = []
    """In a duel the win chance as each round began, all cards known, and its result."""


class Cancelled(Answer, frozen=True, tag="cancelled"):
    """The answer to ``cancel``, and to the message whose computation it cancelled."""


class Waiting(Answer, frozen=True, tag="waiting"):
    """The computation that a message asked for has started; its answer follows, unless it is cancelled."""

    words: Words


def kinds(base: type[Kinds]) -> list[type[Kinds]]:
    """Return the classes below a base that have none below themselves: all messages or jobs of a kind."""
    return [kind for below in base.__subclasses__() for kind in kinds(below)] or [base]


Server = Outgoing
"""Any message of a table."""
