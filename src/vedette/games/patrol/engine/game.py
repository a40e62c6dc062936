"""A game of Patrol bound to its decks and variants: where it starts, what can be dealt, how it is noted."""

from typing import Final

from mypy_extensions import mypyc_attr

from vedette.core.chance import Stream, spell
from vedette.core.game import SPECTATOR, Game, State
from vedette.games.patrol.engine import closed, notation, rules, setup, view
from vedette.games.patrol.engine import state as at
from vedette.games.patrol.engine.card_tables import CardTables
from vedette.games.patrol.engine.rules import Options
from vedette.games.patrol.engine.soldier import Deck, Roster
from vedette.games.patrol.engine.state import empty_words
from vedette.games.patrol.engine.turn import Position

DEALS: Final = 1 << 60
"""How many deals have a number: far fewer than orders of two decks, but a longer code could not be read aloud."""

LISTS: Final = 32
"""How many pairs of deck lists are imagined behind a closed view: enough for an average, few enough to cache."""
MOST_LISTS: Final = 128


@mypyc_attr(allow_interpreted_subclasses=True)
class Setup(Game):
    """The rules of Patrol bound to two decks and variants, without the words, which ``speech.py`` adds.

    A deal is the toss, then the whole deck of each seat from the top. The number of a deal seeds the shuffle and
    stands after the last slot, where no position ever asks for it.
    """

    def __init__(self, roster: Roster, decks: tuple[Deck, Deck], options: Options, split: int = 0) -> None:
        """Bind the rules to a roster, a deck for each seat, and the variants.

        Soldiers of the roster from ``split`` on are of seat 1's set alone; 0 where both play with one set.
        """
        self.rules = rules.RULES
        self.roster = roster
        self.decks = decks
        self.options = options
        self.split = split
        self._lists: dict[tuple[bytes, int], CardTables] = {}
        self.tables = CardTables(roster, decks, options)

    def start(self) -> Position:
        """Return the position before the toss."""
        return Position(self.tables, empty_words(self.tables))

    def deals(self) -> int:
        return DEALS

    def deal(self, number: int) -> list[int]:
        """Return the actions of chance by slot: the toss, then both decks from the top; then the number itself."""
        rng = Stream(number)
        actions = [rules.FIRST + rng.below(rules.SEATS)]
        for deck in self.decks:
            actions += rng.mixed([rules.DRAW + slot for slot in range(len(deck.cards))])
        return [*actions, number]

    def slots(self) -> int:
        """Return the length of a whole deal: the toss, every card of both decks, and the deal's number."""
        return sum([len(deck.cards) for deck in self.decks]) + 2

    def number(self, deal: list[int]) -> int:
        told = self.slots()
        return deal[told - 1] if len(deal) >= told and 0 <= deal[told - 1] < DEALS else -1

    def code(self, deal: list[int]) -> str:
        """Return the code of a deal that has a number; an empty string for any other."""
        number = self.number(deal)
        return spell(number, DEALS) if number >= 0 and self.deal(number) == deal[: self.slots()] else ""

    def tells_by_time(self, state: State) -> bool:
        """Return whether a window for an answer is open, in which time to think could betray an ability (§4.4)."""
        return isinstance(state, Position) and state.phase() == at.WINDOW

    def imagine(self, view_: bytes, rng: Stream) -> Position:
        if not self.options.closed:
            return Position(self.tables, view.imagine(view_, rng))
        return Position(self._behind(view_, rng.below(LISTS)), view.imagine(view_, rng))

    def _behind(self, view_: bytes, which: int) -> CardTables:
        """Return card tables of one of the LISTS pairs of deck lists imagined behind a closed view; cached."""
        key = (view_[view.KINDS * view.BYTES :], which)
        found = self._lists.get(key)
        if found is None:
            decks = closed.lists(view.read(view_), self.roster, self.split, Stream(which))
            found = CardTables(self.roster, decks, self.options)
            if len(self._lists) >= MOST_LISTS:
                self._lists.clear()
            self._lists[key] = found
        return found

    def likely(self) -> CardTables:
        """Return card tables of the decks that are played, or of random ones where deck lists are closed."""
        if not self.options.closed:
            return self.tables
        rng, sizes = Stream(0), [len(deck.cards) for deck in self.decks]
        first, second = [
            closed.filled([], self.roster, seat, self.split, sizes[seat], rng) for seat in range(rules.SEATS)
        ]
        return CardTables(self.roster, (first, second), self.options)

    def outset(self, view_: bytes) -> bytes:
        """Return what a spectator saw when the round began, if it is still being set up; else what they see now."""
        position = self.imagine(view_, Stream(0))
        if position.phase() == at.SETUP:
            setup.unlay(position)
        return position.view(SPECTATOR)

    def reimagine(self, state: State, seat: int, rng: Stream) -> None:
        """Redraw at random, in place, the cards that lie hidden from a seat, and a deck list that is closed to it."""
        if not isinstance(state, Position):
            raise TypeError(state)
        if self.options.closed:
            other = self.imagine(state.view(seat), rng)
            state.tables, state.words = other.tables, other.words
            return
        view.reimagine(state.words, seat, rng)

    def reveals(self, before: State, action: int) -> bool:
        """Return whether an action lets the enemy see who a card is that they did not know."""
        if not isinstance(before, Position):
            raise TypeError(before)
        after = before.copy()
        after.apply(action)
        return view.known(after.words) & ~view.known(before.words) != 0

    def continues(self, past: bytes, earlier: int, view_: bytes, action: int) -> bool:
        """Return whether an action goes on with an attack, an ability, or the same seat's cards drawn or laid."""
        words = view.read(view_)
        if words[at.PHASE] in (at.DEAL, at.SETUP):
            kind, before = (rules.DRAW, rules.LAY) if words[at.PHASE] == at.DEAL else (rules.LAY, rules.PAIR)
            return kind <= earlier < before and view.read(past)[at.SEAT] == words[at.SEAT]
        return words[at.PHASE] not in (at.TOSS, at.ASSIGN, at.BATTLE, at.END)

    def note(self, state: State, action: int) -> str:
        if not isinstance(state, Position):
            raise TypeError(state)
        return notation.write(self.roster, state.tables.decks, state, action)

    def read(self, state: State, note: str) -> int:
        if not isinstance(state, Position):
            raise TypeError(state)
        return notation.read(self.roster, state.tables.decks, state, note)

    def parts(self, action: int) -> dict[str, int | str]:
        """Return what an action does and which places, cards and patrols it names, by index; ``which`` an ability."""
        return notation.parts(action)
