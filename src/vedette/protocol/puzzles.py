"""Bodies of HTTP for puzzles."""

from msgspec import Struct

from vedette.protocol.server import Choice, Json, Line, Words


class PuzzleScore(Struct, frozen=True):
    """How I do at the puzzles of a game; each counts once, the first time."""

    rating: int
    tried: int = 0
    solved: int = 0
    streak: int = 0
    best_streak: int = 0


class PuzzleRow(Struct, frozen=True):
    """A game with puzzles."""

    game: str
    words: Words
    lead: Words
    """What its puzzles ask for."""
    count: int
    score: PuzzleScore


class PuzzleRows(Struct, frozen=True):
    """The games with puzzles."""

    games: list[PuzzleRow]


class PuzzlePage(Struct, frozen=True):
    """A puzzle as it is asked: what wins is told after an answer."""

    game: str
    game_words: Words
    deck_words: Words
    number: int
    count: int
    rating: int
    task: Words
    """What is to be found."""
    choices: int
    tried: int
    """How many have tried it here."""
    solved: int
    n: int
    turn: int
    view: Json
    legal: list[Choice]
    """What there is to choose from."""
    lines: list[Line]
    text: Words
    """The position in words."""
    against: str
    """The bot that has the other seats when one plays on from here; empty in a game for one."""
    score: PuzzleScore


class PuzzleTry(Struct, frozen=True, forbid_unknown_fields=True):
    """My answer to a puzzle."""

    action: int


class PuzzleVerdict(Struct, frozen=True):
    """What an answer was worth."""

    right: bool
    words: Words
    """The verdict, with the reason."""
    wins: list[Choice]
    counted: bool
    """Whether it was my first answer, which alone counts."""
    score: PuzzleScore
    n: int
    turn: int
    view: Json
    """The position after what wins, the first of it where there are several."""
    lines: list[Line]
