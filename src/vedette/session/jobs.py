"""An errand: one question that a worker process answers; what may use the deal is kept apart from what may not."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec
from msgspec import Struct

from vedette.core.errors import Ambiguous, Illegal, Trouble, Unreadable, Unsupported
from vedette.protocol.http import DeckCard  # noqa: TC001 (msgspec reads the types at run time)
from vedette.protocol.server import Finding, Json, Kind  # noqa: TC001 (as above)
from vedette.protocol.sets import Heard, SetRow  # noqa: TC001 (as above)

if TYPE_CHECKING:
    from collections.abc import Callable


class Setup(Struct, frozen=True):
    """What a game is bound to: enough to open it again in any process."""

    game: str
    definition: list[str]
    """The lines that a record pins."""


class Errand(Struct, frozen=True, tag_field="what", tag=str.lower):
    """A question."""

    setup: Setup


class Advise(Errand, frozen=True):
    """What is best now, for somebody who knows this view and nothing else."""

    view: bytes
    tier: int
    language: str


class Weigh(Errand, frozen=True):
    """The win chance of each view, under best fair play from there."""

    views: list[bytes]


class Judge(Errand, frozen=True):
    """Whether the deal can still be won after these actions, all cards known, and since when not."""

    actions: list[int]
    deal: list[int]


class Solve(Errand, frozen=True):
    """A winning line after these actions, all cards known."""

    actions: list[int]
    deal: list[int]


class Review(Errand, frozen=True):
    """What luck and skill did in a finished game; giving up costs what the chance still was."""

    actions: list[int]
    conceded: bool


class Find(Errand, frozen=True):
    """The first deal from a seed on that can be won, of a grade if one is named."""

    seed: int
    grade: int | None


class Today(Errand, frozen=True):
    """The deal of a day."""

    date: str
    """ISO 8601."""


class Choose(Errand, frozen=True):
    """What a player of the shelf does who sees this view and may do this."""

    view: bytes
    legal: list[int]
    player: str
    seed: int
    began: bytes
    """What it saw at its first choice of this turn."""


class Invent(Struct, frozen=True, tag_field="what", tag="invent"):
    """The legal deck of a seed that is as it is wished for."""

    game: str
    seed: int
    wishes: dict[str, str | int]


class ReadDeck(Struct, frozen=True, tag_field="what", tag="read-deck"):
    """A deck as it was sent, with every fault, as ``wire.decks.Deck``."""

    game: str
    text: str
    sets: list[str]
    """The texts of the guest's own sets, which its cards may come from."""
    language: str


class ReadPool(Struct, frozen=True, tag_field="what", tag="read-pool"):
    """Every card that the deck of a text may be made of, as ``wire.decks.Pool``."""

    game: str
    text: str
    sets: list[str]
    language: str


class ReadSet(Struct, frozen=True, tag_field="what", tag="read-set"):
    """A set of cards as it was sent, with every fault and one card drawn, as ``wire.sets.CardSet``."""

    game: str
    text: str | None
    head: Json
    cards: list[Json]
    at: int
    heard: Heard | None
    language: str


class ReadOwn(Struct, frozen=True, tag_field="what", tag="read-own"):
    """The decks that a guest keeps, as ``Owned``: their own cards as these sets have them by now."""

    game: str
    decks: dict[str, str]
    sets: list[str]
    language: str


class ReadSets(Struct, frozen=True, tag_field="what", tag="read-sets"):
    """The sets of cards that a guest keeps, as ``Rows``."""

    game: str
    sets: dict[str, str]
    language: str


class Renew(Struct, frozen=True, tag_field="what", tag="renew"):
    """Decks with their own cards as these sets have them by now, as ``Renewed``."""

    game: str
    decks: dict[str, str]
    sets: list[str]


class MakeDeck(Struct, frozen=True, tag_field="what", tag="make-deck"):
    """A deck with the cards of a set, as ``Made``."""

    game: str
    set: str
    decks: dict[str, str]
    """Those that the guest keeps already."""
    sets: list[str]
    language: str


class ReadDeal(Struct, frozen=True, tag_field="what", tag="read-deal"):
    """A deal told as data."""

    game: str
    deal: Json


class ReadRecord(Struct, frozen=True, tag_field="what", tag="read-record"):
    """A record, played to its end."""

    text: str


Reading = ReadDeck | ReadPool | ReadSet | ReadOwn | ReadSets | Renew | MakeDeck | ReadDeal | ReadRecord
"""Texts of strangers, which nobody knows the cost of before they are read."""

Question = Advise | Weigh | Judge | Solve | Review | Find | Today | Choose | Invent
Any = Question | Reading


class Advised(Struct, frozen=True):
    """Advice: words (what, then why), what to highlight, the action, the line."""

    words: list[str]
    point: list[dict[str, int | str]]
    action: int | None
    line: list[int]


class Weighed(Struct, frozen=True):
    """Win chances."""

    values: list[float]
    bounds: list[tuple[float, float]]
    """The 95% interval of each, where it is an estimate; else the value itself, twice."""


class Judged(Struct, frozen=True):
    """A verdict, and the first moment at which it was lost."""

    verdict: Finding
    lost_at: int | None
    draft: bool = False
    """Nothing wins from here, but it does once what nothing was revealed after is taken back."""
    dealt: bool = False
    """It could not be won from the start."""
    failing: dict[str, str] = {}
    """By language, what fails in a position that cannot be won; empty where the game names nothing."""


class Solved(Struct, frozen=True):
    """A verdict, and the player's choices to a win."""

    verdict: Finding
    choices: list[int]
    draft: bool = False
    failing: dict[str, str] = {}
    """Both as of a verdict."""


class Reviewed(Struct, frozen=True):
    """Luck and skill: for each step its first action, its kind, the win chance before and after."""

    steps: list[tuple[int, Kind, float, float]]
    lost_at: int | None


class Found(Struct, frozen=True):
    """A deal, its grade where it was graded."""

    deal: list[int]
    grade: int | None


class Chosen(Struct, frozen=True):
    """A player's choice."""

    action: int


class Invented(Struct, frozen=True):
    """A deck, as its file has it."""

    text: str


class Owned(Struct, frozen=True):
    """Decks as a list shows them."""

    decks: list[DeckCard]


class Rows(Struct, frozen=True):
    """Sets as a list shows them."""

    sets: list[SetRow]


class Renewed(Struct, frozen=True):
    """The texts of decks, by their names."""

    decks: dict[str, str]


class Made(Struct, frozen=True):
    """A deck that was made, under a name that no other deck of the guest's has."""

    deck: str
    text: str
    """Empty where the guest keeps the same deck already."""
    left: list[str]
    """Cards for which it had no place."""


class Begins(Struct, frozen=True):
    """The match with which a table begins, in our own words."""

    record: str
    """Of the match, without what is still to come."""
    deal: list[int]
    deck: str
    """Its name."""
    texts: list[str]
    """The text of each seat's deck where one brings cards of its own; a record does not hold all of them."""


class Wrong(Struct, frozen=True):
    """A Trouble as it travels."""

    kind: str
    message: str
    values: dict[str, str]


class Failed(Exception):  # noqa: N818 (an outcome that is expected)
    """The job could not be done: its worker died or took too long."""


class Refused(Failed):
    """Nothing was found, for a reason that can be explained."""

    def __init__(self, trouble: Trouble) -> None:
        """Keep the reason."""
        super().__init__(str(trouble))
        self.trouble = trouble


KINDS: Final[dict[str, Callable[[str, dict[str, str]], Trouble]]] = {
    **{kind.__name__: kind for kind in (Trouble, Unreadable, Illegal, Ambiguous)},
    "Unsupported": lambda _, values: Unsupported(values["what"], values["game"]),
}
GOOD: Final = b"+"
BAD: Final = b"-"

_wrong: Final = msgspec.json.Decoder(Wrong)
_reader: Final = msgspec.json.Decoder(Any)


def write(what: Any) -> bytes:
    """Return an errand as it travels to a worker."""
    return msgspec.json.encode(what)


def read(text: bytes) -> Any:
    """Return the errand that travelled."""
    what: Any = _reader.decode(text)
    return what


def refusing(trouble: Trouble) -> bytes:
    """Return the answer that there is none, and why."""
    return BAD + msgspec.json.encode(Wrong(type(trouble).__name__, trouble.message, trouble.values))


def opened(answer: bytes) -> bytes:
    """Return what a worker found; raises Refused with its reason where it found nothing."""
    if not answer.startswith(GOOD):
        wrong = _wrong.decode(answer[1:])
        raise Refused(KINDS[wrong.kind](wrong.message, wrong.values))
    return answer[1:]
