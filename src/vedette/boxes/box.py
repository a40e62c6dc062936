"""A box: one game as it comes to the shelf, with its decks, its deals, its players and what can be known of it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, NamedTuple, TypeVar

from vedette.core import data
from vedette.core.errors import Unreadable
from vedette.core.game import Game
from vedette.core.language import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from pathlib import Path

    from vedette.boxes.certificate import Verification
    from vedette.boxes.craft import Craft
    from vedette.core.advice import Account, Advice, Odds
    from vedette.core.errors import Trouble
    from vedette.core.game import State
    from vedette.core.match import Match
    from vedette.players.player import Player

D = TypeVar("D")
"""A deck as its file has it, or whatever else a game is set up with."""
G = TypeVar("G", bound=Game)
"""The game set up."""

HINT: Final = "hint"
CHANCE: Final = "chance"
SOLVE: Final = "solve"
WATCH: Final = "watch"
REVIEW: Final = "review"
FORESEE: Final = "foresee"
"""The help that a game may have: advice, the chance of a win, verdict and solution of a deal, "still winnable",
luck and skill, what a few actions would come to."""
DAILY: Final = "daily"
"""Among the help of a game that has a deal of the day."""


class Label(NamedTuple):
    """What is told of a deck without opening it."""

    name: str
    title: str
    note: str
    size: int
    """Cards."""
    starters: tuple[tuple[str, str], ...] = ()
    """Who may begin the game, the usual champion first: id and words. Empty where nobody is chosen."""


class Solution(NamedTuple):
    """The answer to a deal. The match has played the winning line; without one it and the layout are None."""

    verdict: str
    """``winnable``, ``unwinnable``, or ``undecided`` within a budget."""
    nodes: int
    match: Match | None = None
    layout: dict[str, object] | None = None

    @property
    def notes(self) -> list[str]:
        """The lines of the winning record, chance's among them."""
        match = self.match
        if match is None:
            return []
        return [match.game.note(match.moment(number), action) for number, action in enumerate(match.actions)]


class Remark(NamedTuple):
    """Something allowed on a card but hardly meant: the id of the words, and their values."""

    message: str
    values: dict[str, str]


class Box(ABC, Generic[D, G]):
    """One game for every surface. What a game does not have raises Unreadable, by name.

    A deal is a list of chance's answers by slot; where a game allows it, only as far as they are known.
    """

    name: ClassVar[str]
    first_deck: ClassVar[str]
    """What is played when no deck is named."""
    options: ClassVar[tuple[str, ...]]
    """The variants."""
    goals: ClassVar[tuple[str, ...]] = ()
    """Those variants that replace the goal; a game has one of them at most."""
    closed: ClassVar[frozenset[str]] = frozenset()
    """Those variants under which nobody is told before the end what is in the deck of another seat."""
    apart: ClassVar[bool] = False
    """Whether each seat may play with a deck of its own."""
    keys: ClassVar[tuple[str, ...]]
    """What a deck file may tell, by its keys."""
    lists: ClassVar[tuple[str, ...]]
    """Those keys under which every deck lists its cards."""
    minutes: ClassVar[int]
    """How long a game takes somebody who knows it."""
    patience: ClassVar[int] = 0
    """The nodes of a verdict that somebody waits for at a table; 0 is to the end."""
    helps: ClassVar[frozenset[str]] = frozenset()
    grades: ClassVar[tuple[int, ...]] = ()
    """The grades that deals can have."""
    deck_grades: ClassVar[Mapping[str, tuple[int, ...]]] = {}
    """Those that are worth looking for among the deals of a deck, where that was measured."""
    wishes: ClassVar[Mapping[str, Sequence[int | str]]] = {}
    """What a deck out of a seed can be wished to be, and what there is to choose from."""
    editable: ClassVar[bool] = True
    """Whether a deck holds its cards, so that one of them can be changed in it."""
    prints: ClassVar[tuple[str, ...]] = ()
    """What of a deck can be printed, the usual first."""
    craft: Craft[Any, D] | None = None
    """How cards of one's own are made, where that can be."""
    quick: ClassVar[frozenset[str]] = frozenset()
    """Those players that answer at once, even where nothing is compiled."""
    thinks: ClassVar[Mapping[str, int]] = {}
    """Of the others that are offered: the seconds of a core that a choice takes them there, about."""
    players: Mapping[str, Callable[[G, int], Player]]
    """Every player by its registry name: a function of the game and a seed."""

    def player(self, spec: str) -> Callable[[G, int], Player] | None:
        """Return what makes the player of a registry name, None where there is none; names may take a parameter."""
        return self.players.get(spec)

    def lacks(self, what: str) -> Unreadable:
        """Return the error for something that this game does not have."""
        return Unreadable("game-lacks", {"game": self.name, "what": what, "kind": what.strip("-")})

    # Decks

    @abstractmethod
    def decks(self) -> dict[str, D]:
        """Return the decks that come with the game, by name."""

    def sets_of(self, texts: Sequence[str]) -> list[Any]:
        """Return the sets of cards in these texts, as far as they are without fault, as ``examine`` takes them."""
        return []

    def pool(self, own: Sequence[Any] = (), deck: D | None = None) -> D:
        """Return every card that comes with the game, as if in one deck: the first deck where that is all.

        ``own`` are sets whose cards are wanted with them, of ``sets_of``; with a ``deck`` those that it may be made of.
        """
        return self.decks()[self.first_deck] if deck is None else deck

    @abstractmethod
    def label(self, deck: D, language: str = LANGUAGES[0]) -> Label:
        """Return what a deck is called, in a language where its file tells it in several."""

    def by_lot(self, deck: D, seat: int, number: int) -> D:
        """Return what is played where a seat brought this deck and nobody brought one for the others.

        These are drawn from the decks that come with the game: equal numbers, equal draws.
        """
        return deck

    def starting(self, deck: D, champion: str) -> D:
        """Return the same deck with another starting champion; raises Unreadable where there is none of that name."""
        raise self.lacks("--starter")

    @abstractmethod
    def renamed(self, deck: D, name: str) -> D:
        """Return the same cards as a deck of another name, without title or note."""

    def unlike(self, keys: frozenset[str]) -> int:
        """Return how many keys a deck file has that no deck of this game has, and lacks that every deck has."""
        return len(keys.difference(self.keys)) + len(set(self.lists) - keys)

    @abstractmethod
    def examine(self, text: str, source: str, own: Sequence[Any] = ()) -> tuple[D | None, list[Trouble]]:
        """Return the deck in a text and everything that is wrong with it, one of the two empty.

        ``own`` are sets that its cards may come from besides, of ``sets_of``; one of them goes before one of that name
        in the deck's text.
        """

    @abstractmethod
    def write(self, deck: D) -> str:
        """Return a deck as its file has it."""

    @abstractmethod
    def tree(self, deck: D) -> dict[str, object]:
        """Return a deck as JSON data."""

    @abstractmethod
    def pack(self, deck: D) -> str:
        """Return the code of a deck for links."""

    @abstractmethod
    def unpack(self, spec: str) -> D | None:
        """Return the deck of a code for links, None for what looks like none; raises Unreadable for a spoilt one."""

    @abstractmethod
    def digest(self, deck: D) -> str:
        """Return the SHA-256 of what is played with."""

    @abstractmethod
    def lines(self, deck: D, language: str) -> list[str]:
        """Return the cards of a deck as people read them."""

    @abstractmethod
    def show(self, deck: D, language: str) -> list[dict[str, object]]:
        """Return the cards of a deck as the game's own views show them."""

    def sheets(self, deck: D, what: str, language: str) -> list[str]:
        """Return the pages of one of the ``prints`` of a deck, each an SVG of A4; raises Unreadable for another."""
        raise Unreadable("deck-print", {"what": what, "prints": ", ".join(self.prints) or "-"})

    def join(self, chosen: list[D]) -> D:
        """Return the decks of several seats as one, where each seat may have its own; raises Unreadable."""
        raise self.lacks("several")

    def parts(self, deck: D) -> list[D]:
        """Return the deck of each seat, as ``join`` takes them; the deck alone where seats have none of their own."""
        return [deck]

    def invent(self, seed: int, wishes: Mapping[str, str | int]) -> D:
        """Return the legal deck of a seed that is as it is wished for.

        Raises Unreadable for a wish that there is not, or that cannot be granted with the others, and Illegal where no
        such deck is found.
        """
        self.grant(wishes)
        return self.make_up(seed, wishes)

    def grant(self, wishes: Mapping[str, str | int]) -> None:
        """Raise Unreadable for a wish that there is not, or of which there is no such choice."""
        for wish, choice in wishes.items():
            if not self.wishes:
                raise Unreadable("deck-wishless", {"name": wish})
            if wish not in self.wishes:
                raise Unreadable("deck-wish", {"name": wish, "wishes": ", ".join(self.wishes)})
            if choice not in self.wishes[wish]:
                options = ", ".join([str(one) for one in self.wishes[wish]])
                raise Unreadable("deck-wish-choice", {"name": wish, "text": str(choice), "options": options})

    def make_up(self, seed: int, wishes: Mapping[str, str | int]) -> D:
        """Do what ``invent`` promises; the wishes are some that there are."""
        raise self.lacks("random")

    def read(self, text: str, source: str) -> D:
        """Return the deck in a text; raises the first Unreadable of those that ``examine`` lists."""
        return data.whole(*self.examine(text, source))

    # Cards, one by one

    @abstractmethod
    def entries(self, deck: D) -> list[dict[str, object]]:
        """Return what ``card list`` says of each card: id, name, type, level, status and more."""

    @abstractmethod
    def card(self, deck: D, name: str) -> int:
        """Return the place of the card of a name, an id, or an unmistakable beginning of one.

        Raises Unreadable or Ambiguous.
        """

    @abstractmethod
    def power(self, deck: D, card: int) -> object:
        """Return what a card does, as data."""

    @abstractmethod
    def text(self, deck: D, card: int, language: str) -> str:
        """Return what a card does, in words."""

    @abstractmethod
    def told(self, deck: D, card: int, language: str) -> str:
        """Return everything that is printed on a card, in words, on one line."""

    @abstractmethod
    def remarks(self, deck: D, card: int) -> list[Remark]:
        """Return what may be said against a card."""

    def edit(self, text: str, card: int, changes: Mapping[str, str]) -> str:
        """Return the text of a deck with keys of one card changed, everything else as it was written.

        An empty value removes. Raises Unreadable for a key that no card has.
        """
        raise self.lacks("edit")

    def blank(self, size: int) -> D:
        """Return a deck of so many cards that do nothing."""
        raise self.lacks("--blank")

    def bring(self, folder: Path, home: Path, language: str) -> tuple[dict[str, int], Path]:
        """Read another program's card files into a data folder; return what became of how many, and the report's file.

        Raises Unreadable; nothing is written unless everything could be read.
        """
        raise self.lacks("import")

    # Games

    @abstractmethod
    def game(self, deck: D, options: list[str]) -> G:
        """Return the game set up with a deck and the variants of these names; raises Unreadable."""

    @abstractmethod
    def deck_of(self, made: G) -> D:
        """Return the deck that a game is set up with."""

    @abstractmethod
    def options_of(self, made: G) -> list[str]:
        """Return the variants that a game is played with."""

    @abstractmethod
    def restore(self, definition: list[str], source: str) -> G:
        """Return the game of the lines that a record pins; raises Unreadable."""

    def lore(self, made: G, state: State) -> list[int] | None:
        """Return the points that each seat keeps for ever, where the game is played for them; None where it is not."""
        return None

    # Deals

    @abstractmethod
    def read_deal(
        self, value: object, source: str, find: Callable[[str], D], uncode: Callable[[str], tuple[G, list[int]]]
    ) -> tuple[G, list[int]]:
        """Return the deal in JSON data and the game it is of; raises Unreadable.

        ``find`` gives the deck of a name, a path or a code; ``uncode`` the deal of a code.
        """

    @abstractmethod
    def write_deal(self, made: G, deal: list[int]) -> dict[str, object]:
        """Return a deal as the JSON data that ``read_deal`` takes."""

    @abstractmethod
    def deal_lines(self, made: G, deal: list[int], language: str) -> list[str]:
        """Return in words what a deal is made of."""

    def whole(self, made: G, deal: list[int]) -> bool:
        """Return whether a deal answers everything that chance may be asked."""
        return len(deal) == len(made.deal(0))

    # What may be known; none of it is there for every game

    def settle(self, made: G, state: State, deal: list[int], nodes: int) -> tuple[str, list[int], int]:
        """Return the verdict on a position, all cards known, the choices that win it, and the nodes it took.

        The verdict is ``winnable``, ``unwinnable``, or ``undecided`` where so many nodes did not tell (0: no end).
        """
        raise self.lacks("solve")

    def failing(self, made: G, state: State, language: str) -> str:
        """Return in words what fails in a position that cannot be won; empty where the game names nothing."""
        return ""

    def solve(self, made: G, deal: list[int], nodes: int) -> Solution:
        """Return the solution of a deal, within so many nodes; 0 is without end."""
        raise self.lacks("solve")

    def certificate(self, made: G, deal: list[int], found: Solution) -> dict[str, object]:
        """Return what a stranger needs to check a solution."""
        raise self.lacks("solve")

    def verify(self, claim: dict[str, object], source: str) -> Verification:
        """Return what a certificate claims and what an independent checker finds; raises Unreadable for none."""
        raise self.lacks("verify")

    def exact(self, made: G, deal: list[int], tell: Callable[[int, int], None]) -> tuple[int, int]:
        """Return how many deals can be won, and of how many; a deal may fix a part of what chance decides.

        ``tell`` hears how much of how much is done.
        """
        raise self.lacks("exact")

    def graded_deal(self, made: G, wanted: int, seed: int) -> list[int]:
        """Return the first deal of a seed's stream that has a grade; raises Illegal where none of many has it."""
        raise self.lacks("--grade")

    def daily_deal(self, made: G, year: int, month: int, day: int) -> tuple[list[int], int | None]:
        """Return the deal of a day, the same for everybody, and its grade."""
        raise self.lacks("--daily")

    def advise(self, made: G, view: bytes, tier: int, language: str) -> Advice:
        """Return advice for whoever sees this view and must act: 1 a nudge, 2 where to look, 3 the action, 4 a line."""
        raise self.lacks("hint")

    def win_chance(self, made: G, view: bytes) -> Odds:
        """Return the chance of a win under fair play from a view on, with its interval where it is an estimate."""
        raise self.lacks("hint")

    def follow(self, made: G, view: bytes, actions: list[int]) -> list[tuple[State, int]]:
        """Return a line of play from a view, each action with the position before it."""
        return []

    def foresee(self, made: G, view: bytes, actions: list[int], language: str) -> tuple[list[str], dict[str, object]]:
        """Return in words and as JSON what these actions come to, as far as a view can tell; it costs next to nothing.

        Raises Illegal for an action that may not be done.
        """
        raise self.lacks("foresee")

    def review(self, made: G, actions: list[int]) -> Account:
        """Return what luck and what skill did in a game: all its actions, chance's among them."""
        raise self.lacks("review")


AnyBox = Box[Any, Any]
