"""Decks as a capability: what a game with decks offers of them, and the parts that only some offer."""

from __future__ import annotations

from abc import ABC, abstractmethod
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
"""A deck as its file has it."""
G = TypeVar("G", bound=Game)
"""The game set up."""


SECOND: Final = ".2"
"""In codes, behind the name of a deck whose cards were exchanged: with its present cards."""


class ShippedDecks(Generic[D]):
    """The decks that come with a game, each a TOML file in one folder of the package.

    Those whose cards were exchanged lie in its folder ``first`` as they were before.
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
        """Return the decks by name, in their order."""
        return self._of(*self._folder)

    def first_editions(self) -> dict[str, D]:
        """Return the former decks, as they were before cards were exchanged; codes that name them mean these."""
        return self._of(*self._folder, "first")

    def editions(self, name: str) -> dict[str, D]:
        """Return a shipped deck by what codes call it, of the present decks and the first editions of exchanged ones.

        The bare name is the first edition, so that older codes keep their cards, and ``NAME.2`` the second; a deck that
        was never exchanged has its name alone. Empty for a name that is not shipped.
        """
        now, first = self.box(), self.first_editions()
        if name not in first:
            return {name: now[name]} if name in now else {}
        return {name: first[name], f"{name}{SECOND}": now[name]}

    def coded(self, spec: str) -> D | None:
        """Return the shipped deck that a code means, None where it means none."""
        return self.editions(spec.removesuffix(SECOND)).get(spec)


class Label(NamedTuple):
    """What a list of decks shows of one."""

    name: str
    title: str
    note: str
    size: int
    """Cards."""
    starters: tuple[tuple[str, str], ...] = ()
    """The champions that can begin the game, id and words, the usual one first; empty where there is no choice."""


class Remark(NamedTuple):
    """A warning about a card that is legal but looks like a mistake: the id of the message, and its values."""

    message: str
    values: dict[str, str]


class Cards(ABC, Generic[D]):
    """The cards of a deck, one by one, by their places."""

    @abstractmethod
    def entries(self, deck: D) -> list[dict[str, object]]:
        """Return what ``card list`` says of each card: id, name, type, level, status and more."""

    @abstractmethod
    def find(self, deck: D, name: str) -> int:
        """Return the place of a card by its name, its id, or an unambiguous prefix of one.

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
        """Return the cards of a deck as people read them."""

    @abstractmethod
    def show(self, deck: D, language: str) -> list[dict[str, object]]:
        """Return the cards of a deck as the game's own views show them."""


class Editing(ABC, Generic[D]):
    """Edits of single cards in a deck file."""

    @abstractmethod
    def edit(self, text: str, card: int, changes: Mapping[str, str]) -> str:
        """Return the text of a deck with keys of one card changed, everything else as it was written.

        An empty value removes. Raises Unreadable for a key that no card has.
        """

    @abstractmethod
    def blank(self, size: int) -> D:
        """Return a deck of so many cards that do nothing; raises Unsupported where no card is without an effect."""


class RandomDecks(ABC, Generic[D]):
    """Random legal decks from a seed."""

    wishes: Mapping[str, Sequence[int | str]] = {}
    """The wishes that a deck can meet, and the choices of each."""
    counts: bool = False
    """Whether ``winning`` is there."""

    @abstractmethod
    def make(self, seed: int, wishes: Mapping[str, str | int]) -> D:
        """Return the legal deck of a seed that meets the wishes, which ``check`` has passed.

        Raises Unreadable for one that contradicts the others, and Illegal where no such deck is found.
        """

    def winning(self, seed: int, low: float, high: float) -> D:
        """Return the deck of a seed of which a share of the deals from ``low`` to ``high`` can be won, counted exactly.

        Raises Illegal where none is found.
        """
        raise NotImplementedError

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
    """A deck for each seat, joined into one."""

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
        """Return the joined deck where one seat brought a deck and the others none.

        The others are drawn at random from the shipped decks: equal numbers, equal draws.
        """


class Filling(ABC, Generic[D]):
    """Unfinished decks: what may still come into one, and the rest of it."""

    picks: bool = True
    """Whether there are cards to choose from, so that ``fits`` has an answer."""

    @abstractmethod
    def sketch(self, text: str, source: str, own: Sequence[Any] = ()) -> tuple[D, list[Trouble]]:
        """Return the deck in a text as far as it can be read, legal or not, and what could not be read.

        A deck without a name is given one. ``own`` are sets of cards that its cards may come from too.
        """

    @abstractmethod
    def fits(self, deck: D, own: Sequence[Any] = ()) -> dict[str, list[str]]:
        """Return the cards that may be added so that no rule is broken which more cards cannot mend, by their ids.

        Each comes with the places that it may have there, as deck files write them. Raises Unsupported where ``picks``
        is False.
        """

    @abstractmethod
    def fill(self, deck: D, own: Sequence[Any] = ()) -> tuple[D | None, list[Trouble]]:
        """Return a legal deck with all cards of a sketch, or everything that has to be mended in it first.

        Equal sketches give equal decks on every machine. Raises Illegal where no such deck is found.
        """


class ForeignDecks(ABC, Generic[D]):
    """Deck files of another program."""

    name: str
    """The program."""
    endings: tuple[str, ...]
    """What names of its files end in, with the dot."""

    @abstractmethod
    def sketch(self, text: str, source: str, own: Sequence[Any] = ()) -> tuple[D, list[Trouble]]:
        """Return the deck in a file of the program, legal or not, and a Trouble for each card that it could not take.

        Raises Unreadable for a text that is no such file.
        """


class Factor(NamedTuple):
    """A card, or a part of one, with a measurable effect on the result."""

    id: str
    name: str


class FactorKind(NamedTuple):
    """Factors of one kind."""

    id: str
    words: str
    """What is counted of them, and what their effects are measured against, in words."""
    groups: list[list[Factor]]
    centred: bool
    """Whether effects are told against the mean of their group: its number is the same in all games, or a factor."""


class Factors(ABC, Generic[G]):
    """What random decks or deals bring more or less of, by which the effects of cards are measured."""

    builds: bool = False
    """Whether ``against`` and ``built`` are there."""

    @abstractmethod
    def kinds(self, game: G, language: str) -> list[FactorKind]:
        """Return all factors but those alone in a centred group, which there is nothing to measure against."""

    @abstractmethod
    def drawn(self, game: G, seed: int) -> G:
        """Return the game with random decks of a seed, or the same game where the deals alone bring the factors."""

    @abstractmethod
    def brought(self, game: G, deal: list[int]) -> list[list[int]]:
        """Return by seat how many there are of each factor, in the order of ``kinds``."""

    def against(self, game: G, seat: int, seed: int) -> G:
        """Return the game with a random deck of a seed in one seat, the other seats with the decks that they have."""
        raise NotImplementedError

    def built(self, game: G, worths: Sequence[float]) -> object:
        """Return the legal deck whose cards are worth the most, each what its factors, as ``kinds`` lists them, are."""
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
        """Return a deck's label, in a language where its file has several."""

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
        """Return the deck in a text, be it not legal yet, and everything that is wrong with it.

        A game may know of none that is not legal; then it is as ``examine`` says.
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
        """Return the shipped deck that a deal's code means, where that is not simply the deck of this name."""
        return None

    @abstractmethod
    def digest(self, deck: D) -> str:
        """Return the SHA-256 of a deck's cards."""

    def pool(self, own: Sequence[Any] = (), deck: D | None = None) -> D:
        """Return every card that comes with the game, as if in one deck: the first deck where that is all.

        ``own`` are sets whose cards are wanted with them; with a ``deck`` those that it may be made of.
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
        """Return how many keys a deck file has that no deck of this game has, and lacks that every deck has."""
        return len(keys.difference(self.keys)) + len(set(self.lists) - keys)


class Printing(ABC, Generic[D]):
    """Decks on paper."""

    kinds: tuple[str, ...]
    """The things of a deck that can be printed, the usual one first."""

    @abstractmethod
    def pages(self, deck: D, kind: str, language: str) -> list[str]:
        """Return the pages of one of the kinds of a deck, each an SVG of A4."""

    def check(self, kind: str) -> None:
        """Raise Unreadable for an unknown kind."""
        if kind not in self.kinds:
            raise Unreadable("deck-print", {"what": kind, "prints": ", ".join(self.kinds)})


AnyDecks = Decks[Any, Any]
