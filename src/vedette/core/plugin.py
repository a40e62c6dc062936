"""A plugin: one game as every surface finds it, what must be there and the capabilities that it may have besides.

A capability that a game has not is None. Where a capability is there and cannot serve one setup, it raises
``Unsupported``.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final, Generic, NamedTuple, TypeVar

from vedette.core import data
from vedette.core.errors import Unreadable, Unsupported
from vedette.core.game import Game
from vedette.core.language import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from importlib.resources.abc import Traversable

    from vedette.core.advice import Account, Advice, Odds
    from vedette.core.certificate import Verification
    from vedette.core.editor import Editor
    from vedette.core.errors import Trouble
    from vedette.core.game import State
    from vedette.core.match import Match
    from vedette.core.player import Player

C = TypeVar("C")
"""A capability."""
D = TypeVar("D")
"""A deck as its file has it; None in a game without decks."""
G = TypeVar("G", bound=Game)
"""The game set up."""

VARIANTS: Final = "options: "
"""How a definition names the variants."""


class Label(NamedTuple):
    """What is said of a deck without opening it."""

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


class Bot(NamedTuple):
    """A player that comes with a game."""

    make: Callable[[Any, int], Player]
    """The player of a game and a seed."""
    quick: bool = False
    """Whether it answers at once, even where nothing is compiled."""
    seconds: int = 0
    """Seconds of a core that a choice takes where nothing is compiled, about."""


class Example(NamedTuple):
    """A small setup that the contract tests play."""

    deck: str = ""
    variants: tuple[str, ...] = ()
    longest: int = 1000
    """The most actions a match of it can have."""


class Cards(ABC, Generic[D]):
    """The cards of a deck, one by one, by their places."""

    @abstractmethod
    def entries(self, deck: D) -> list[dict[str, object]]:
        """Return what ``card list`` says of each card: id, name, type, level, status and more."""

    @abstractmethod
    def find(self, deck: D, name: str) -> int:
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
    def describe(self, deck: D, card: int, language: str) -> str:
        """Return everything that is printed on a card, in words, on one line."""

    @abstractmethod
    def remarks(self, deck: D, card: int) -> list[Remark]:
        """Return what may be said against a card."""

    @abstractmethod
    def lines(self, deck: D, language: str) -> list[str]:
        """Return the cards of a deck as people read them."""

    @abstractmethod
    def show(self, deck: D, language: str) -> list[dict[str, object]]:
        """Return the cards of a deck as the game's own views show them."""


class Editing(ABC, Generic[D]):
    """Single cards of a deck file, changed."""

    @abstractmethod
    def edit(self, text: str, card: int, changes: Mapping[str, str]) -> str:
        """Return the text of a deck with keys of one card changed, everything else as it was written.

        An empty value removes. Raises Unreadable for a key that no card has.
        """

    @abstractmethod
    def blank(self, size: int) -> D:
        """Return a deck of so many cards that do nothing; raises Unsupported where no card is without an effect."""


class RandomDecks(ABC, Generic[D]):
    """Legal decks made of a seed."""

    wishes: Mapping[str, Sequence[int | str]] = {}
    """What a deck can be wished to be, and what there is to choose from."""

    @abstractmethod
    def make(self, seed: int, wishes: Mapping[str, str | int]) -> D:
        """Return the legal deck of a seed that is as it is wished for; the wishes are some that there are.

        Raises Unreadable for one that cannot be granted with the others, and Illegal where no such deck is found.
        """

    def check(self, wishes: Mapping[str, str | int]) -> None:
        """Raise Unreadable for a wish that there is not, or of which there is no such choice."""
        for wish, choice in wishes.items():
            if not self.wishes:
                raise Unreadable("deck-wishless", {"name": wish})
            if wish not in self.wishes:
                raise Unreadable("deck-wish", {"name": wish, "wishes": ", ".join(self.wishes)})
            if choice not in self.wishes[wish]:
                options = ", ".join([str(one) for one in self.wishes[wish]])
                raise Unreadable("deck-wish-choice", {"name": wish, "text": str(choice), "options": options})


class SeatDecks(ABC, Generic[D]):
    """Decks of which each seat may have its own, held as one."""

    closed: frozenset[str] = frozenset()
    """The variants under which the deck of another seat is hidden until the end."""

    @abstractmethod
    def join(self, chosen: list[D]) -> D:
        """Return the decks of several seats as one; raises Unreadable."""

    @abstractmethod
    def parts(self, deck: D) -> list[D]:
        """Return the deck of each seat, as ``join`` takes them."""

    @abstractmethod
    def draw(self, deck: D, seat: int, number: int) -> D:
        """Return what is played where one seat brought this deck and the others none.

        Theirs are drawn from the decks that come with the game: equal numbers, equal draws.
        """


class Decks(ABC, Generic[D, G]):
    """The decks of a game, as files, as codes for links, and in the game."""

    game: str
    """The game's name."""
    first: str
    """The deck that is played when none is named."""
    keys: tuple[str, ...]
    """The keys that a deck file may have."""
    lists: tuple[str, ...]
    """Those keys under which every deck lists its cards."""
    cards: Cards[D]
    editing: Editing[D] | None = None
    random: RandomDecks[D] | None = None
    seats: SeatDecks[D] | None = None

    @abstractmethod
    def shipped(self) -> dict[str, D]:
        """Return the decks that come with the game, by name."""

    @abstractmethod
    def of(self, game: G) -> D:
        """Return the deck that a game is set up with."""

    @abstractmethod
    def label(self, deck: D, language: str = LANGUAGES[0]) -> Label:
        """Return what a deck is called, in a language where its file says it in several."""

    @abstractmethod
    def renamed(self, deck: D, name: str) -> D:
        """Return the same cards as a deck of another name, without title or note."""

    @abstractmethod
    def examine(self, text: str, source: str, own: Sequence[Any] = ()) -> tuple[D | None, list[Trouble]]:
        """Return the deck in a text and everything that is wrong with it, one of the two empty.

        ``own`` are sets of cards (of the editor) that its cards may come from besides; one of them goes before one of
        that name in the deck's text.
        """

    @abstractmethod
    def write(self, deck: D) -> str:
        """Return a deck as its file has it, TOML."""

    @abstractmethod
    def pack(self, deck: D) -> str:
        """Return the code of a deck for links."""

    @abstractmethod
    def unpack(self, spec: str) -> D | None:
        """Return the deck of a code for links, None for what looks like none; raises Unreadable for a spoilt one."""

    @abstractmethod
    def digest(self, deck: D) -> str:
        """Return the SHA-256 of what is played with."""

    def pool(self, own: Sequence[Any] = (), deck: D | None = None) -> D:  # noqa: ARG002 (a deck may be all its cards)
        """Return every card that comes with the game, as if in one deck: the first deck where that is all.

        ``own`` are sets whose cards are wanted with them; with a ``deck`` those that it may be made of.
        """
        return self.shipped()[self.first] if deck is None else deck

    def starting(self, deck: D, champion: str) -> D:  # noqa: ARG002 (most games begin with nobody)
        """Return the same deck with another starting champion; raises Unreadable where there is none of that name."""
        raise Unsupported("--starter", self.game)

    def read(self, text: str, source: str) -> D:
        """Return the deck in a text; raises the first Unreadable of those that ``examine`` lists."""
        return data.whole(*self.examine(text, source))

    def tree(self, deck: D) -> dict[str, object]:
        """Return a deck as JSON data."""
        return data.read_toml(self.write(deck), "")

    def unlike(self, keys: frozenset[str]) -> int:
        """Return how many keys a deck file has that no deck of this game has, and lacks that every deck has."""
        return len(keys.difference(self.keys)) + len(set(self.lists) - keys)


class Deals(ABC, Generic[D, G]):
    """Deals as JSON data and in words: a list of chance's answers by slot, as far as they are known."""

    @abstractmethod
    def read(
        self, value: object, source: str, find: Callable[[str], D], uncode: Callable[[str], tuple[G, list[int]]]
    ) -> tuple[G, list[int]]:
        """Return the deal in JSON data and the game it is of; raises Unreadable.

        ``find`` gives the deck of a name, a path or a code; ``uncode`` the deal of a code.
        """

    @abstractmethod
    def write(self, game: G, deal: list[int]) -> dict[str, object]:
        """Return a deal as the JSON data that ``read`` takes."""

    @abstractmethod
    def lines(self, game: G, deal: list[int], language: str) -> list[str]:
        """Return in words what a deal is made of."""

    def whole(self, game: G, deal: list[int]) -> bool:
        """Return whether a deal answers everything that chance may be asked."""
        return len(deal) == len(game.deal(0))


class Grading(ABC, Generic[G]):
    """How hard deals are."""

    grades: tuple[int, ...]
    """The grades that deals can have."""
    by_deck: Mapping[str, tuple[int, ...]] = {}
    """Those that are worth looking for among the deals of a deck, where that was measured."""

    @abstractmethod
    def find(self, game: G, wanted: int, seed: int) -> list[int]:
        """Return the first deal of a seed's stream that has a grade; raises Illegal where none of many has it."""

    @abstractmethod
    def daily(self, game: G, year: int, month: int, day: int) -> tuple[list[int], int | None]:
        """Return the deal of a day, the same for everybody, and its grade; raises Illegal where none is found."""


class Solver(ABC, Generic[G]):
    """What can be won with all cards known. A budget is a number of nodes, 0 without end."""

    patience: int = 0
    """The nodes of a verdict that somebody waits for at a table."""

    @abstractmethod
    def settle(self, game: G, state: State, deal: list[int], nodes: int) -> tuple[str, list[int], int]:
        """Return the verdict on a position, the choices that win it, and the nodes it took.

        The verdict is ``winnable``, ``unwinnable``, or ``undecided`` where so many nodes did not tell.
        """

    @abstractmethod
    def solve(self, game: G, deal: list[int], nodes: int) -> Solution:
        """Return the solution of a deal."""

    @abstractmethod
    def certificate(self, game: G, deal: list[int], found: Solution) -> dict[str, object]:
        """Return what a stranger needs to check a solution."""

    @abstractmethod
    def verify(self, claim: dict[str, object], source: str) -> Verification:
        """Return what a certificate claims and what an independent checker finds; raises Unreadable for none."""

    def failing(self, game: G, state: State, language: str) -> str:  # noqa: ARG002 (not every game names something)
        """Return in words what fails in a position that cannot be won; empty where the game names nothing."""
        return ""

    def exact(self, game: G, deal: list[int], tell: Callable[[int, int], None]) -> tuple[int, int]:  # noqa: ARG002 (few can be counted)
        """Return how many deals can be won, and of how many; a deal may fix a part of what chance decides.

        ``tell`` hears how much of how much is done.
        """
        raise Unsupported("exact", game.rules.name)


class Hints(ABC, Generic[G]):
    """Advice from what a seat sees, and nothing else."""

    @abstractmethod
    def advise(self, game: G, view: bytes, tier: int, language: str) -> Advice:
        """Return advice for the seat that must act: 1 a nudge, 2 where to look, 3 the action, 4 a line."""

    @abstractmethod
    def follow(self, game: G, view: bytes, actions: list[int]) -> list[tuple[State, int]]:
        """Return a line of play from a view, each action with the position before it."""

    @abstractmethod
    def win_chance(self, game: G, view: bytes) -> Odds:
        """Return the chance of a win under fair play from a view on, with its interval where it is an estimate."""

    @abstractmethod
    def review(self, game: G, actions: list[int]) -> Account:
        """Return what luck and what skill did in a game: all its actions, chance's among them."""


class Printing(ABC, Generic[D]):
    """Decks on paper."""

    kinds: tuple[str, ...]
    """What of a deck can be printed, the usual first."""

    @abstractmethod
    def pages(self, deck: D, kind: str, language: str) -> list[str]:
        """Return the pages of one of the kinds of a deck, each an SVG of A4."""

    def check(self, kind: str) -> None:
        """Raise Unreadable for a kind that there is not."""
        if kind not in self.kinds:
            raise Unreadable("deck-print", {"what": kind, "prints": ", ".join(self.kinds)})


@dataclass(frozen=True, kw_only=True)
class Plugin(Generic[D, G]):
    """One game. Everything that has a default may be missing, and then no surface offers it."""

    name: str
    title: Callable[[str], str]
    """What it is called, in a language."""
    pitch: Callable[[str], str]
    """What it is, in a sentence or two, in a language."""
    minutes: int
    """How long a game takes somebody who knows it."""
    new: Callable[[D, Sequence[str]], G]
    """The game of a deck (None where there are no decks) and the variants of these names; raises Unreadable."""
    restore: Callable[[list[str], str], G]
    """The game of the lines that a record pins, and the file they stand in; raises Unreadable."""
    bots: Mapping[str, Bot]
    """The players that come with it, by their registry names."""
    variants: tuple[str, ...] = ()
    goals: tuple[str, ...] = ()
    """Those variants that replace the goal; a game has one of them at most."""
    examples: tuple[Example, ...] = (Example(),)
    folder: Traversable | None = None
    """Where its texts lie: ``RULES.en.md`` and ``RULES.fr.md``, ``lesson.record``; its messages in ``en/*.ftl`` and
    ``fr/*.ftl``. Each may be missing."""
    workers: Mapping[str, Callable[[G, int, int], Player]] = field(default_factory=dict)
    """Bots whose name ends in ``:NUMBER``, by what stands before it: functions of the game, the number and a seed."""
    decks: Decks[D, G] | None = None
    deals: Deals[D, G] | None = None
    grading: Grading[G] | None = None
    solver: Solver[G] | None = None
    hints: Hints[G] | None = None
    editor: Editor[Any, D] | None = None
    printing: Printing[D] | None = None
    foresee: Callable[[G, bytes, list[int], str], tuple[list[str], dict[str, object]]] | None = None
    """In words and as JSON what some actions come to, as far as a view can tell; it costs next to nothing.

    Raises Illegal for an action that may not be done.
    """
    points: Callable[[G, State], list[int] | None] | None = None
    """The points that each seat keeps for ever, where a game is played for them; None where it is not."""

    def player(self, spec: str, game: G, seed: int) -> Player:
        """Return a player by its registry name, for one seat; raises Unreadable for a name there is not.

        The same name and seed play the same from the same views.
        """
        spec = spec.strip().lower()
        if (bot := self.bots.get(spec)) is not None:
            return bot.make(game, seed)
        kind, _, number = spec.partition(":")
        if kind in self.workers and number.isascii() and number.isdecimal() and 0 < int(number[:8]) < MOST_WORK:
            return self.workers[kind](game, int(number[:8]), seed)
        raise Unreadable("player-unknown", {"name": spec, "players": ", ".join(self.bots)})

    def helps(self) -> frozenset[str]:
        """Return the kinds of help that can be asked for in a game, as messages call them."""
        found = {"solve", "watch"} if self.solver is not None else set()
        found |= {"hint", "chance", "review"} if self.hints is not None else set()
        return frozenset(found | ({"foresee"} if self.foresee is not None else set()))

    def need(self, capability: C | None, what: str) -> C:
        """Return one of the plugin's capabilities; raises Unsupported where it is None, naming what was asked for."""
        if capability is None:
            raise Unsupported(what, self.name)
        return capability


MOST_WORK: Final = 10_000_000
"""Above every number that a bot's name may end in."""

AnyPlugin = Plugin[Any, Any]
AnyDecks = Decks[Any, Any]


def variants_of(game: Game) -> list[str]:
    """Return the variants that a game is played with."""
    return next((line.removeprefix(VARIANTS).split() for line in game.definition() if line.startswith(VARIANTS)), [])
