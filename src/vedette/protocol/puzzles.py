"""Bodies of HTTP for puzzles."""

from msgspec import Struct

from vedette.protocol.server import Choice, Json, Line, Words


class PuzzleScore(Struct, frozen=True):
    """The user's rating and counts at the puzzles of a game; of each puzzle the first answer alone counts."""

    rating: int
    tried: int = 0
    solved: int = 0
    streak: int = 0
    best_streak: int = 0


class PuzzleRow(Struct, frozen=True):
    """A game that has puzzles, how many, and the user's score at them."""

    game: str
    words: Words
    lead: Words
    """In words, what the game's puzzles ask the user to find."""
    count: int
    score: PuzzleScore


class PuzzleRows(Struct, frozen=True):
    """All games that have puzzles."""

    games: list[PuzzleRow]


class PuzzlePage(Struct, frozen=True):
    """A puzzle as it is sent to be solved: its position and task, without the solution."""

    game: str
    game_words: Words
    deck_words: Words
    number: int
    count: int
    rating: int
    task: Words
    """In words, what is to be found."""
    choices: int
    tried: int
    """How many users of this server have answered the puzzle."""
    solved: int
    n: int
    turn: int
    view: Json
    legal: list[Choice]
    """The actions to choose from."""
    lines: list[Line]
    text: Words
    """The position in words."""
    against: str
    """The bot that has the other seats when one plays on from here; empty in a game for one."""
    score: PuzzleScore


class PuzzleTry(Struct, frozen=True, forbid_unknown_fields=True):
    """The action with which the user answers a puzzle."""

    action: int


class PuzzleVerdict(Struct, frozen=True):
    """The response to an answer: whether it was right, which actions win, and the user's new score."""

    right: bool
    words: Words
    """The verdict, with the reason."""
    wins: list[Choice]
    counted: bool
    """Whether it was the user's first answer to this puzzle, which alone counts."""
    score: PuzzleScore
    n: int
    turn: int
    view: Json
    """The position after the action that wins, after the first of them where there are several."""
    lines: list[Line]
