"""The contract: what every game is, and all that a surface, a player or a solver may ask of it."""

from abc import ABC, abstractmethod
from bisect import bisect_left
from typing import Final, NamedTuple

from mypy_extensions import mypyc_attr

from vedette.core.chance import Stream

CHANCE: Final = -1
"""The mover while a die or a shuffled card must be settled."""
OVER: Final = -2
"""The mover once nobody may act again."""
SPECTATOR: Final = -3
"""The seat of somebody who only watches."""


class Rules(NamedTuple):
    """What a game says of itself.

    ``version`` rises with every change of the rules that an old record could notice;
    every action is an int in ``range(actions)``.
    """

    name: str
    version: int
    players: int
    actions: int


@mypyc_attr(allow_interpreted_subclasses=True)
class State(ABC):
    """A whole position, mutable: ``copy()`` before exploring. It holds no random numbers and no hidden order."""

    @abstractmethod
    def mover(self) -> int:
        """Return the player to act, CHANCE or OVER."""
        raise NotImplementedError

    @abstractmethod
    def legal(self) -> list[int]:
        """Return what the mover may do, ascending and unique; empty only when OVER. The caller owns the list."""
        raise NotImplementedError

    def may(self, action: int) -> bool:
        """Return whether the mover may do this: whether ``legal()`` has it. A game may know without the list."""
        legal = self.legal()
        at = bisect_left(legal, action)  # what may be drawn can be hundreds of cards
        return at < len(legal) and legal[at] == action

    @abstractmethod
    def odds(self) -> list[int]:
        """Return, at CHANCE, a positive integer weight for each action of ``legal()``."""
        raise NotImplementedError

    def sample(self, rng: Stream) -> int:
        """Return, at CHANCE, one action of ``legal()`` at random, each as likely as its odds."""
        return self.legal()[rng.weighted(self.odds())]

    @abstractmethod
    def slot(self) -> int:
        """Return, at CHANCE, which slot of the deal is being settled: this die, the third card of that deck."""
        raise NotImplementedError

    def forced(self) -> bool:
        """Return whether everybody can see that the one legal action must be done; a match does it by itself."""
        return False

    def turn(self) -> int:
        """Return the number of the turn, as people count it, from 1; 0 where there is none."""
        return 0

    @abstractmethod
    def apply(self, action: int) -> None:
        """Do one legal action, in place. An action that is not legal leaves the position undefined."""
        raise NotImplementedError

    @abstractmethod
    def returns(self) -> list[float]:
        """Return each player's result: 1.0 won, 0.0 lost or not yet decided, a share for anything between."""
        raise NotImplementedError

    @abstractmethod
    def view(self, player: int) -> bytes:
        """Return exactly what this seat knows and has seen; SPECTATOR is a seat."""
        raise NotImplementedError

    @abstractmethod
    def key(self) -> bytes:
        """Return bytes that are equal only for positions with equal futures."""
        raise NotImplementedError

    @abstractmethod
    def copy(self) -> "State":
        """Return a copy that shares nothing mutable with this position."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(ABC):
    """A game bound to one setup (decks, cards, options), never to a seed.

    The first half is the engine; the second half (``note`` to ``show``) is speech, and works from views:
    whatever a surface shows, it was told here.
    """

    rules: Rules

    @abstractmethod
    def start(self) -> State:
        """Return the position before anything is settled or done."""
        raise NotImplementedError

    @abstractmethod
    def deals(self) -> int:
        """Return how many deals have a number, and so a code."""
        raise NotImplementedError

    @abstractmethod
    def deal(self, number: int) -> list[int]:
        """Return the deal of a number in ``range(deals())``: for every slot the action that answers it.

        All numbers are equally likely to a shuffling hand, so a random number is a random deal.
        """
        raise NotImplementedError

    def slots(self) -> int:
        """Return how many slots a whole deal answers. Cards of a deck that is made of discards have later ones."""
        return 1 << 30

    def number(self, deal: list[int]) -> int:  # noqa: ARG002 (a game whose deals answer every slot need not know)
        """Return the number of a deal, from which the later slots are answered too; -1 where it has none."""
        return -1

    def code(self, deal: list[int]) -> str:  # noqa: ARG002 (a game without numbered deals has none)
        """Return the short code of a whole deal, or nothing where there is none; its number follows the last ``/``."""
        return ""

    def definition(self) -> list[str]:
        """Return the header lines that a record pins: variants, decks, the text of every card, their hash.

        ``key: value``, or two spaces and more of the value above. The plugin makes the same game of them.
        """
        return []

    def common(self) -> list[str]:
        """Return those lines of ``definition`` that all seats know from the start."""
        return self.definition()

    @abstractmethod
    def imagine(self, view: bytes, rng: Stream) -> State:
        """Return a random whole position that would look exactly like this view."""
        raise NotImplementedError

    def outset(self, view: bytes) -> bytes:
        """Return what a spectator saw when this turn began, as far as a seat's view tells; else what he sees now."""
        return self.imagine(view, Stream(0)).view(SPECTATOR)

    @abstractmethod
    def reimagine(self, state: State, seat: int, rng: Stream) -> None:
        """Redraw in place what this seat cannot know."""
        raise NotImplementedError

    def reveals(self, before: State, action: int) -> bool:  # noqa: ARG002 (a game for one has nobody to show it to)
        """Return whether this action of a player's shows another seat, or a spectator, a thing not shown before.

        It then cannot be unsaid, so nobody takes it back. Where it is False, every world that looked the same to one
        of them has an action after which it looks the same again. A game that does not say shows.
        """
        return True

    def tells_by_time(self, state: State) -> bool:  # noqa: ARG002 (in most games nobody answers in secret)
        """Return whether how soon the mover acts here would tell what they could choose: a table then evens it out."""
        return False

    @abstractmethod
    def note(self, state: State, action: int) -> str:
        """Return the action in the fixed notation of records: one line, the same in every language and version."""
        raise NotImplementedError

    @abstractmethod
    def read(self, state: State, note: str) -> int:
        """Return the action a note means here: the inverse of ``note``.

        Raises Unreadable, Illegal or Ambiguous.
        """
        raise NotImplementedError

    @abstractmethod
    def parts(self, action: int) -> dict[str, int | str]:
        """Return what an action does and what it names on the table, by index: what a page highlights and drags."""
        raise NotImplementedError

    @abstractmethod
    def say(self, view: bytes, action: int, language: str) -> str:
        """Return in words what a mover may choose."""
        raise NotImplementedError

    @abstractmethod
    def tell(self, before: bytes, action: int, seat: int, language: str) -> str:
        """Return in words what a seat saw happen."""
        raise NotImplementedError

    def outcomes(self) -> bool:
        """Return whether ``news`` has something to say in this game; where not, nobody need look at what came after."""
        return False

    def news(self, before: bytes, after: bytes, language: str) -> list[str]:  # noqa: ARG002 (most games have none)
        """Return in sentences what came of an action, by what one seat saw before it and sees after it.

        ``tell`` says what is done and knows only what was seen before: who died of it, or who turned up, is news.
        """
        return []

    @abstractmethod
    def show(self, view: bytes, language: str) -> dict[str, object]:
        """Return the view as JSON: what pages, terminals and logs draw."""
        raise NotImplementedError

    @abstractmethod
    def describe(self, view: bytes, language: str) -> str:
        """Return the view as plain text, line by line: for a screen reader, a terminal, a language model."""
        raise NotImplementedError

    def faces(self, view: bytes, language: str) -> list[str]:  # noqa: ARG002 (where the view's words tell all of it)
        """Return everything that is printed on each card that this seat can read, a line for each."""
        return []
