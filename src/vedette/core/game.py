"""The contract: what every game implements, and all that surfaces, players and solvers use of it."""

from abc import ABC, abstractmethod
from bisect import bisect_left
from typing import Final, NamedTuple

from mypy_extensions import mypyc_attr

from vedette.core.beat import Beat
from vedette.core.chance import Stream

CHANCE: Final = -1
"""What ``mover`` returns while chance is to act: a die or a shuffled card must be settled."""
OVER: Final = -2
"""What ``mover`` returns after the end of the game."""
SPECTATOR: Final = -3
"""The seat number of a spectator."""


class Rules(NamedTuple):
    """Constants of a game.

    ``version`` rises with every change of the rules that could make an old record replay differently;
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
        """Return the mover's legal actions, ascending and unique; empty only when OVER. The caller owns the list."""
        raise NotImplementedError

    def may(self, action: int) -> bool:
        """Return whether ``legal()`` has this action. A game may override it with a faster test."""
        legal = self.legal()
        at = bisect_left(legal, action)  # a draw can have hundreds of legal cards
        return at < len(legal) and legal[at] == action

    def odds(self) -> list[int]:
        """Return, at CHANCE, a positive integer weight for each action of ``legal()``; all alike in most games."""
        return [1] * len(self.legal())

    def sample(self, rng: Stream) -> int:
        """Return, at CHANCE, one action of ``legal()`` at random, each as likely as its odds."""
        return self.legal()[rng.weighted(self.odds())]

    @abstractmethod
    def slot(self) -> int:
        """Return, at CHANCE, which slot of the deal is being settled: this die, the third card of that deck."""
        raise NotImplementedError

    def forced(self) -> bool:
        """Return whether all seats can see that one action alone is legal; a match then does it by itself."""
        return False

    def turn(self) -> int:
        """Return the number of the turn, as players count it, from 1; 0 where there is none."""
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
        """Return exactly what this seat may know, encoded; ``player`` may be SPECTATOR."""
        raise NotImplementedError

    def uncovered(self, player: int) -> bytes:
        """Return this seat's view with everything that was hidden from it, for a game that has ended for good.

        The default hides what ``view`` hides.
        """
        return self.view(player)

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

    The first half is the engine. The second half, from ``note`` on, is text and JSON made from views: surfaces show
    nothing else of a position.
    """

    rules: Rules

    @abstractmethod
    def start(self) -> State:
        """Return the position before the first action."""
        raise NotImplementedError

    @abstractmethod
    def deals(self) -> int:
        """Return how many deals have a number, and so a code."""
        raise NotImplementedError

    @abstractmethod
    def deal(self, number: int) -> list[int]:
        """Return the deal of a number in ``range(deals())``: the action of every slot.

        All numbers are equally likely, so a uniformly random number is a fair deal.
        """
        raise NotImplementedError

    def slots(self) -> int:
        """Return the number of slots in a whole deal. Draws from a reshuffled discard pile have later slots."""
        return 1 << 30

    def number(self, deal: list[int]) -> int:
        """Return the number of a deal, which also decides the later slots; -1 where it has none."""
        return -1

    def code(self, deal: list[int]) -> str:
        """Return the code of a whole deal, empty where it has none; the deal's number follows the last ``/``."""
        return ""

    def definition(self) -> list[str]:
        """Return the header lines that a record pins: variants, decks, the text of every card, their hash.

        Each is ``key: value``, or begins with two spaces and continues the value above. ``Plugin.restore`` reads them.
        """
        return []

    def common(self) -> list[str]:
        """Return those lines of ``definition`` that all seats know from the start."""
        return self.definition()

    @abstractmethod
    def imagine(self, view: bytes, rng: Stream) -> State:
        """Return a random position that has exactly this view."""
        raise NotImplementedError

    def outset(self, view: bytes) -> bytes:
        """Return what a spectator saw when this turn began, as far as a seat's view shows; else what they see now."""
        return self.imagine(view, Stream(0)).view(SPECTATOR)

    @abstractmethod
    def reimagine(self, state: State, seat: int, rng: Stream) -> None:
        """Replace at random, in place, everything in a position that this seat cannot know."""
        raise NotImplementedError

    def reveals(self, before: State, action: int) -> bool:
        """Return whether a player's action reveals hidden information to another seat or to spectators.

        Such an action cannot be taken back between players. False promises: in every position with the same view for
        one of them, some action leads to the same view again. The default is True.
        """
        return True

    def tells_by_time(self, state: State) -> bool:
        """Return whether the mover's time to act would reveal what they can choose; a table then opens a ``Window``."""
        return False

    @abstractmethod
    def note(self, state: State, action: int) -> str:
        """Return the action in the fixed notation of records: one line, the same in every language and version."""
        raise NotImplementedError

    @abstractmethod
    def read(self, state: State, note: str) -> int:
        """Return the action of a note in a position: the inverse of ``note``.

        Raises Unreadable, Illegal or Ambiguous.
        """
        raise NotImplementedError

    @abstractmethod
    def parts(self, action: int) -> dict[str, int | str]:
        """Return an action's kind and the things on the table that it names, by index, for a page to highlight."""
        raise NotImplementedError

    @abstractmethod
    def say(self, view: bytes, action: int, language: str) -> str:
        """Return one of the mover's actions in words."""
        raise NotImplementedError

    @abstractmethod
    def tell(self, before: bytes, action: int, seat: int, language: str) -> str:
        """Return an action in words as the log of a seat has it; ``before`` is that seat's view before the action."""
        raise NotImplementedError

    def outcomes(self) -> bool:
        """Return whether the log adds the sentences of beats to what ``tell`` says of an action."""
        return False

    def beats(self, before: bytes, action: int, after: bytes, language: str) -> list[Beat]:
        """Return what followed from an action, in order, from one seat's views before and after it.

        ``tell`` has the action itself; this has what a page shows of it, such as reveals, clashes and losses.
        """
        return []

    def news(self, before: bytes, action: int, after: bytes, language: str) -> list[str]:
        """Return the sentences that follow those of ``tell`` in the log; none for most games."""
        return [beat.words for beat in self.beats(before, action, after, language) if beat.words and self.outcomes()]

    def continues(self, past: bytes, earlier: int, view: bytes, action: int) -> bool:
        """Return whether an action is a step of what the one before it began; a log tells both in one line.

        ``past`` and ``view`` are the same seat's views before the two actions. Only what all seats see decides.
        """
        return False

    def clause(self, before: bytes, action: int, words: str, followed: list[Beat], language: str) -> str:
        """Return what one step adds to the log line of its action; ``words`` and ``followed`` tell the step alone."""
        return " ".join([words, *[beat.words for beat in followed if beat.words]])

    def sum_up(self, before: bytes, after: bytes, actions: list[int], clauses: list[str], language: str) -> str:
        """Return one log line for all steps of an action so far, from a seat's views before and after the last."""
        return " ".join([clause for clause in clauses if clause])

    @abstractmethod
    def show(self, view: bytes, language: str) -> dict[str, object]:
        """Return the view as JSON data, for pages, terminals and programs."""
        raise NotImplementedError

    @abstractmethod
    def describe(self, view: bytes, language: str) -> str:
        """Return the view as plain text, line by line: for a screen reader, a terminal, a language model."""
        raise NotImplementedError

    def faces(self, view: bytes, language: str) -> list[str]:
        """Return everything that is printed on each card that this seat can read, a line for each."""
        return []

    def drawn(self, view: bytes, language: str) -> list[dict[str, object]]:
        """Return, for a page to draw, the cards that this seat can read and its view as JSON has only in part."""
        return []
