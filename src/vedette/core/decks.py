"""Decks as a capability: what a game with decks offers of them, and the parts that only some offer."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final, Generic, NamedTuple, TypeVar

from vedette.core import data
from vedette.core.errors import Unreadable, Unsupported
from vedette.core.game import Game
from vedette.core.language import LANGUAGES
from vedette.core.reader import shipped

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from vedette.core.errors import Trouble

D = TypeVar("D")
"""The type of a game's decks, as their files are read."""
G = TypeVar("G", bound=Game)
"""The type of a game that is set up."""


FORMER: Final = ("first", "second")
"""The subfolders of a folder of decks that hold changed decks as they were before each change, in that order."""
EDITION: Final = "."
"""What stands in codes between the name of a shipped deck and the number of its edition, from the second on."""


class ShippedDecks(Generic[D]):
    """The decks that come with a game, each a TOML file in one folder of the package.

    Decks that were changed lie in its subfolders too, as they were before: ``first``, then ``second``.
    """

    def __init__(
        self,
        folder: tuple[str, ...],
        read: Callable[[str, str], D],
        name: Callable[[D], str],
        order: Sequence[str],
    ) -> None:
        """Read each deck with ``read``, from a text and its source; ``order`` names those that come first."""
        self._folder = folder
        self._read = read
        self._name = name
        self._order = {called: place for place, called in enumerate(order)}
        self._known: dict[tuple[str, ...], dict[str, D]] = {}

    def _of(self, *folder: str) -> dict[str, D]:
        """Return the decks of a folder by name, in their order."""
        if folder not in self._known:
            found = [self._read(text, source) for source, text in shipped(*folder)]
            found.sort(key=lambda deck: self._order.get(self._name(deck), len(self._order)))
            self._known[folder] = {self._name(deck): deck for deck in found}
        return self._known[folder]

    def box(self) -> dict[str, D]:
        """Return the shipped decks by name, in the order in which they are listed."""
        return self._of(*self._folder)

    def first_editions(self) -> dict[str, D]:
        """Return by name the former versions of shipped decks that were changed; names in codes mean these."""
        return self._of(*self._folder, FORMER[0])

    def editions(self, name: str) -> dict[str, D]:
        """Return the editions of a shipped deck, oldest first (its present cards come last), by their names in codes.

        The bare name is the first edition, so that older codes keep their cards, ``NAME.2`` the second, and so on; a
        deck that was never changed has its name alone. Empty for a name that is not shipped.
        """
        folders = [self._of(*self._folder, former) for former in FORMER] + [self.box()]
        found = [folder[name] for folder in folders if name in folder]
        return {f"{name}{EDITION}{number}" if number > 1 else name: deck for number, deck in enumerate(found, 1)}

    def coded(self, spec: str) -> D | None:
        """Return the edition of a shipped deck that a code names; None where it names none."""
        return self.editions(spec.partition(EDITION)[0]).get(spec)


class Label(NamedTuple):
    """What a list of decks shows of one deck: its name, title, note and size."""

    name: str
    title: str
    note: str
    size: int
    """The number of cards."""
    starters: tuple[tuple[str, str], ...] = ()
    """The champions that can start the game, id and words, the usual one first; empty where there is no choice."""


class Remark(NamedTuple):
    """A warning about a card that is legal but looks like a mistake: the id of the message, and its values."""

    message: str
    values: dict[str, str]


class Cards(ABC, Generic[D]):
    """Access to the cards of a deck, one by one, by their indexes."""

    @abstractmethod
    def entries(self, deck: D) -> list[dict[str, object]]:
        """Return the data of each card for ``card list``: id, name, type, level, status and more."""

    @abstractmethod
    def find(self, deck: D, name: str) -> int:
        """Return the index of a card in a deck by its name, its id, or an unambiguous prefix of one.

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
        """Return the warnings about a card."""

    @abstractmethod
    def lines(self, deck: D, language: str) -> list[str]:
        """Return the cards of a deck as lines of text for people."""

    @abstractmethod
    def show(self, deck: D, language: str) -> list[dict[str, object]]:
        """Return the cards of a deck as JSON data, each as the views of the game show it."""


@dataclass(frozen=True)
class Editing(Generic[D]):
    """Edits of single cards in a deck file."""

    edit: Callable[[str, int, Mapping[str, str]], str]
    """A function: the text of a deck with keys of one card changed, everything else as it was written.

    An empty value removes. Raises Unreadable for a key that no card has.
    """
    blank: Callable[[int], D] | None = None
    """A function: a deck of so many cards that do nothing; None where no card is without an effect."""


@dataclass(frozen=True, kw_only=True)
class RandomDecks(Generic[D]):
    """Random legal decks from a seed."""

    make: Callable[[int, Mapping[str, str | int]], D]
    """A function of a seed and of wishes, which ``check`` has passed: the legal deck that meets them.

    Raises Unreadable for a wish that contradicts the others, and Illegal where no such deck is found.
    """
    wishes: Mapping[str, Sequence[int | str]] = field(default_factory=dict)
    """The properties (wishes) that a random deck can be asked to have, and the choices of each."""
    winning: Callable[[int, float, float], D] | None = None
    """A function of a seed and two shares: a deck of which a share of the deals between these can be won.

    It is counted exactly; None where the game cannot count. Raises Illegal where no such deck is found.
    """

    def check(self, wishes: Mapping[str, str | int]) -> None:
        """Raise Unreadable for an unknown property of random decks (wish), or an unknown choice of one."""
        for wish, choice in wishes.items():
            if not self.wishes:
                raise Unreadable("deck-wishless", {"name": wish})
            if wish not in self.wishes:
                raise Unreadable("deck-wish", {"name": wish, "wishes": ", ".join(self.wishes)})
            if choice not in self.wishes[wish]:
                options = ", ".join([str(one) for one in self.wishes[wish]])
                raise Unreadable("deck-wish-choice", {"name": wish, "text": str(choice), "options": options})


class SeatDecks(ABC, Generic[D]):
    """The decks of a game in which each seat has its own: they are joined into one object."""

    closed: frozenset[str] = frozenset()
    """The variants under which the deck of another seat is hidden until the end."""

    @abstractmethod
    def join(self, chosen: list[D]) -> D:
        """Return the decks of several seats as one; raises Unreadable."""

    @abstractmethod
    def parts(self, deck: D) -> list[D]:
        """Return the deck of each seat from a joined deck, in the order of the seats."""

    @abstractmethod
    def draw(self, deck: D, seat: int, number: int) -> D:
        """Return the joined deck where one seat brought a deck and the others none.

        The others are drawn at random from the shipped decks: equal numbers, equal draws.
        """


@dataclass(frozen=True, kw_only=True)
class Filling(Generic[D]):
    """Help with unfinished decks: which cards may still be added to one, and how to complete it."""

    sketch: Callable[[str, str, Sequence[Any]], tuple[D, list[Trouble]]]
    """A function of a text, its name and sets of the user's own: the deck as far as it can be read, legal or not.

    With it comes what could not be read. A deck without a name is given one.
    """
    fill: Callable[[D], tuple[D | None, list[Trouble]]]
    """A function of a sketch: a legal deck with all its cards, or everything that has to be mended in it first.

    Equal sketches give equal decks on every machine. Raises Illegal where no such deck is found.
    """
    fits: Callable[[D, Sequence[Any]], dict[str, list[str]]] | None = None
    """A function of a sketch and sets of the user's own: the cards that may be added, by their ids.

    No rule is broken then which more cards cannot mend. Each comes with the places that it may have there, as deck
    files write them. None in a game that has no cards to choose from.
    """


@dataclass(frozen=True)
class ForeignDecks(Generic[D]):
    """Conversion of the deck files of another program."""

    name: str
    """The name of the program."""
    endings: tuple[str, ...]
    """The extensions of its deck files, with the dot."""
    sketch: Callable[[str, str, Sequence[Any]], tuple[D, list[Trouble]]]
    """A function of a file of the program, its name and sets of cards of the user's own.

    It returns the deck, legal or not, and a Trouble for each card that it could not take. Raises Unreadable for a text
    that is no such file.
    """


class Factor(NamedTuple):
    """A card, or a part of one, with a measurable effect on the result."""

    id: str
    name: str


class FactorKind(NamedTuple):
    """The factors of one kind, such as whole cards, in groups that are compared with each other."""

    id: str
    words: str
    """What is counted of them, and what their effects are measured against, in words."""
    groups: list[list[Factor]]
    centred: bool
    """Whether effects are relative to the mean of their group, since its total is fixed or is a factor itself."""


class Factors(ABC, Generic[G]):
    """The cards and parts of cards that vary between random decks or deals, so that their effects can be measured."""

    builds: bool = False
    """Whether the game implements ``against`` and ``built``."""

    @abstractmethod
    def kinds(self, game: G, language: str) -> list[FactorKind]:
        """Return all factors by kind, but those alone in a centred group, which have nothing to be compared with."""

    @abstractmethod
    def drawn(self, game: G, seed: int) -> G:
        """Return the game with random decks of a seed, or the same game where the deals alone bring the factors."""

    @abstractmethod
    def brought(self, game: G, deal: list[int]) -> list[list[int]]:
        """Return for each seat how often each factor occurs in a deal, in the order of ``kinds``."""

    def against(self, game: G, seat: int, seed: int) -> G:
        """Return the game with a random deck of a seed in one seat, the other seats with the decks that they have."""
        raise NotImplementedError

    def built(self, game: G, worths: Sequence[float]) -> object:
        """Return the legal deck with the highest sum of worths, given for each factor in the order of ``kinds``."""
        raise NotImplementedError


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
    factors: Factors[G] | None = None
    filling: Filling[D] | None = None
    foreign: ForeignDecks[D] | None = None

    @abstractmethod
    def shipped(self) -> dict[str, D]:
        """Return the decks that come with the game, by name."""

    @abstractmethod
    def of(self, game: G) -> D:
        """Return the deck that a game is set up with."""

    @abstractmethod
    def label(self, deck: D, language: str = LANGUAGES[0]) -> Label:
        """Return a deck's name, title, note and size for lists, in a language where its file has several."""

    @abstractmethod
    def renamed(self, deck: D, name: str) -> D:
        """Return the same cards as a deck of another name, without title or note."""

    @abstractmethod
    def titled(self, deck: D, title: str) -> D:
        """Return the same deck with another title, the same one in every language."""

    @abstractmethod
    def examine(self, text: str, source: str, own: Sequence[Any] = ()) -> tuple[D | None, list[Trouble]]:
        """Return the deck in a text and everything that is wrong with it, one of the two empty.

        ``own`` are sets of cards (of the editor) that its cards may come from too; they override sets of the same name
        in the deck's text.
        """

    def draft(self, text: str, source: str) -> tuple[D | None, list[Trouble]]:
        """Return the deck in a text, even one that is not legal yet, and everything that is wrong with it.

        A game may be unable to hold a deck that is not legal; the result is then that of ``examine``.
        """
        return self.examine(text, source)

    @abstractmethod
    def write(self, deck: D) -> str:
        """Return a deck as its file has it, TOML."""

    @abstractmethod
    def pack(self, deck: D) -> str:
        """Return the code of a deck for links."""

    @abstractmethod
    def unpack(self, spec: str) -> D | None:
        """Return the deck of a code for links, None for text that is no code; raises Unreadable for a damaged code."""

    def coded(self, spec: str) -> D | None:
        """Return the shipped deck that a deal's code names, if that is not just the deck of this name; else None."""
        return None

    @abstractmethod
    def digest(self, deck: D) -> str:
        """Return the SHA-256 of a deck's cards."""

    def pool(self, own: Sequence[Any] = (), deck: D | None = None) -> D:
        """Return every card that comes with the game, as one deck: the first deck where the game has no other cards.

        ``own`` are sets to be read with them; with a ``deck`` those that it may be made of.
        """
        return self.shipped()[self.first] if deck is None else deck

    def starting(self, deck: D, champion: str) -> D:
        """Return the same deck with another starting champion; raises Unreadable for an unknown name."""
        raise Unsupported("--starter", self.game)

    def read(self, text: str, source: str) -> D:
        """Return the deck in a text; raises the first Unreadable of those that ``examine`` lists."""
        return data.whole(*self.examine(text, source))

    def tree(self, deck: D) -> dict[str, object]:
        """Return a deck as JSON data."""
        return data.read_toml(self.write(deck), "")

    def certified(self, deck: D, code_of: Callable[[D], str], code: object, source: str) -> D:
        """Return the deck of a certificate's deal, named as in the deal's code; raises Unreadable unless they agree.

        ``code_of`` returns the code of the deal with a deck. A deck that does not come with the game is in its code,
        name included. No file is opened.
        """
        if code_of(deck) == code:
            return deck
        spec = str(code).rpartition("/")[0].partition("+")[0]
        found = self.coded(spec) or self.shipped().get(spec) or self.unpack(spec)
        if found is not None and self.digest(found) == self.digest(deck) and code_of(found) == code:
            return found
        raise Unreadable("certificate-code", {"file": source, "field": "code", "code": data.shown(code)})

    def place(self, fault: Trouble) -> str:
        """Return the card, or the part of a deck, that a fault of ``examine`` speaks of; empty where it names none."""
        return fault.values.get("field", "")

    def unlike(self, keys: frozenset[str]) -> int:
        """Return how unlike the game's decks a file is: the keys that no deck has, plus the needed ones it lacks."""
        return len(keys.difference(self.keys)) + len(set(self.lists) - keys)


@dataclass(frozen=True)
class Printing(Generic[D]):
    """The pages that can be printed of a deck."""

    kinds: tuple[str, ...]
    """The kinds of pages that can be printed of a deck, the usual one first."""
    pages: Callable[[D, str, str], list[str]]
    """A function of a deck, a kind and a language: the pages, each an SVG of A4."""

    def check(self, kind: str) -> None:
        """Raise Unreadable unless a deck can be printed as this kind of pages (``--what KIND``)."""
        if kind not in self.kinds:
            raise Unreadable("deck-print", {"what": kind, "prints": ", ".join(self.kinds)})


AnyDecks = Decks[Any, Any]
