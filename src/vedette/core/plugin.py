"""A plugin: one game as every surface finds it, with what each game must have and the capabilities that it may have.

A capability that a game lacks is None. One that cannot serve some setup raises ``Unsupported``.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass, field
from itertools import permutations
from typing import TYPE_CHECKING, Any, Final, Generic, NamedTuple, TypeVar

from vedette.core.certificate import UNDECIDED, WINNABLE
from vedette.core.errors import Unreadable, Unsupported
from vedette.core.game import Game
from vedette.core.language import say

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence
    from importlib.resources.abc import Traversable

    from vedette.core.advice import Account, Advice, Odds
    from vedette.core.certificate import Verification
    from vedette.core.deals import Deals
    from vedette.core.decks import Decks, Printing
    from vedette.core.editor import Editor
    from vedette.core.game import State
    from vedette.core.match import Match
    from vedette.core.player import Player

C = TypeVar("C")
"""The type of a capability."""
D = TypeVar("D")
"""The type of a game's decks, as their files are read; None in a game without decks."""
G = TypeVar("G", bound=Game)
"""The type of a game that is set up."""

VARIANTS: Final = "options: "
"""How the line of a game's definition begins that lists its variants."""


class Solution(NamedTuple):
    """The solution of a deal: ``match`` has played the winning line; without one it and ``layout`` are None."""

    verdict: str
    """``winnable``, ``unwinnable``, or ``undecided`` within a budget."""
    nodes: int
    match: Match | None = None
    layout: dict[str, object] | None = None

    @property
    def notes(self) -> list[str]:
        """The winning line in notation, chance's actions among them."""
        match = self.match
        if match is None:
            return []
        return [match.game.note(match.moment(number), action) for number, action in enumerate(match.actions)]


class Difference(NamedTuple):
    """How many of all deals can be won with an old deck and with a new one in its place, counted exactly."""

    old: int
    new: int
    """The number of deals that can be won with the new deck; ``old``: with the old one."""
    denominator: int
    gained: int
    """The number of deals that can be won with the new deck and not with the old one."""
    lost: int
    gains: list[list[int]]
    """Some of the deals that only the new deck wins, as far as they are the same for both decks."""
    losses: list[list[int]]


class Turned(NamedTuple):
    """A group of like deals that can be won with one of two decks and not with the other."""

    values: dict[str, str]
    """What the deals show, such as dice and cards left out, as columns of a table."""
    deals: int
    """The number of deals in the group."""
    gained: bool
    """Whether the new deck wins them; else the old one does."""
    layouts: int
    """The number of final arrangements that win such a deal with the deck that can win it."""


class Heat(NamedTuple):
    """A table (heat map) of the shares of deals that can be won, by two properties that the deals show."""

    rows: list[str]
    columns: list[str]
    shares: list[list[float | None]]
    """The share of deals that can be won, 0 to 1, by row and column; None where there is no such deal."""
    words: tuple[str, str, str]
    """In words: what the picture shows, what a row is, what a column is."""


class Counted(NamedTuple):
    """A part of all deals, counted exactly: those that are played with the same cards."""

    removed: tuple[str, ...]
    """The cards of the deck that are left out."""
    numerator: int
    denominator: int
    lost: list[tuple[dict[str, str], int]]
    """The kinds of deals that cannot be won, each as columns of a table, with the number of deals of the kind."""


class Opponent(NamedTuple):
    """The identity of a bot that has a name, a face and a deck of its own."""

    name: str
    level: int
    """How well it plays: as the bot ``level:N`` of this number."""
    deck: str
    """The shipped deck that it brings to a table, whatever the others play."""
    colour: str
    """The colour of its shield, by the page's name for it; ``icon`` is a name of the page's too."""
    icon: str
    plan: Callable[[str], str]
    """A function of the language: how the bot plays, in a sentence."""


class Bot(NamedTuple):
    """A player that comes with a game."""

    make: Callable[[Any, int], Player]
    """A function of the game and a seed, which returns the player."""
    quick: bool = False
    """Whether it answers at once, even interpreted."""
    seconds: int = 0
    """About how many seconds of processor time a choice takes interpreted."""
    opponent: Opponent | None = None


class Rung(NamedTuple):
    """One step of a ladder, played after all steps below it were won."""

    deck: str
    grade: int = 0
    """The grade of its deals, which can all be won; 0 for any. In a duel the level of the bot, as tables store it."""
    bot: str = ""
    """The bot of a duel, which plays with the same deck."""


class Example(NamedTuple):
    """A small setup that the contract tests play."""

    deck: str = ""
    variants: tuple[str, ...] = ()
    longest: int = 1000
    """The most actions a match of it can have."""


@dataclass(frozen=True, kw_only=True)
class Grading(Generic[G]):
    """The capability to tell how hard the deals of a game are."""

    grades: tuple[int, ...]
    """The grades that deals can have."""
    by_deck: Mapping[str, tuple[int, ...]] = field(default_factory=dict)
    """By deck, the grades that its deals were found to have; a deck that was not measured is missing."""
    grade: Callable[[G, list[int]], int]
    """A function of a game and a deal: how hard it is, from 1 (gentle) to 5; UNGRADED for one that has no grade."""
    weighed: Callable[[State], list[int]]
    """A function of a position: the choices that count where a user asks how many of them still allow a win."""


class Solver(ABC, Generic[G]):
    """Perfect information: what can be won with all cards known. Budgets are numbers of nodes, 0 for no limit."""

    patience: int = 0
    """The budget of a verdict at a table, where a user waits for it."""

    @abstractmethod
    def settle(self, game: G, state: State, deal: list[int], nodes: int) -> tuple[str, list[int], int]:
        """Return the verdict on a position, the choices that win it, and the number of nodes searched.

        The verdict is ``winnable``, ``unwinnable``, or ``undecided`` where the budget ran out.
        """

    @abstractmethod
    def solve(self, game: G, deal: list[int], nodes: int) -> Solution:
        """Return the solution of a deal."""

    @abstractmethod
    def certificate(self, game: G, deal: list[int], found: Solution) -> dict[str, object]:
        """Return the JSON data with which an independent program checks a solution."""

    @abstractmethod
    def verify(self, claim: dict[str, object], source: str) -> Verification:
        """Return what a certificate claims and what an independent checker finds; raises Unreadable if malformed."""

    def failing(self, game: G, state: State, language: str) -> str:
        """Return in words why a position cannot be won; empty where the game does not say."""
        return ""

    def exact(self, game: G, deal: list[int], tell: Callable[[int, int], None]) -> tuple[int, int]:
        """Return how many deals can be won, and of how many; a deal may fix some slots.

        ``tell`` is a callback for progress: done, total.
        """
        raise Unsupported("exact", game.rules.name)

    def counted(self, game: G, tell: Callable[[int, int], None]) -> list[Counted]:
        """Return the parts that add up to ``exact``, each with the deals in it that cannot be won."""
        raise Unsupported("exact", game.rules.name)

    def heat(self, game: G, parts: list[Counted], language: str) -> Heat:
        """Return the shares of deals that can be won as a table by two properties of deals, from ``counted``."""
        raise Unsupported("exact", game.rules.name)

    def turned(self, old: G, new: G, tell: Callable[[int, int], None]) -> list[Turned]:
        """Return all deals that only one of two decks wins, in groups; Unsupported for decks unlike in size."""
        raise Unsupported("exact", old.rules.name)

    def differ(self, old: G, new: G, tell: Callable[[int, int], None]) -> Difference:
        """Return how many deals each of two decks wins, with examples; Unsupported for decks unlike in size."""
        raise Unsupported("exact", old.rules.name)


def after(state: State, action: int) -> State:
    """Return a copy of a position with an action done."""
    reached = state.copy()
    reached.apply(action)
    return reached


class Puzzles(ABC, Generic[G]):
    """Positions of seat 0 in which few of many choices are proved to win."""

    decks: tuple[str, ...]
    """The shipped decks of which deals are searched, in turn."""
    player: str
    """The bot that plays all seats of the games that are searched for puzzles."""
    against: str = ""
    """The bot that has the other seats where a user plays on from a puzzle."""
    most: int = 1
    """The most choices that may win in a puzzle."""
    lead: str
    """The id of the message that says what all puzzles of the game ask for."""

    @abstractmethod
    def choices(self, game: G, state: State) -> list[int]:
        """Return the actions that a position offers as answers; none where it is not fit for a puzzle."""

    @abstractmethod
    def hidden(self, game: G, state: State) -> list[int]:
        """Return the slots of the deal that a position does not show and that matter: few, for all orders are tried."""

    @abstractmethod
    def wins(self, game: G, state: State, deal: list[int]) -> list[int]:
        """Return which of the choices win in a deal; none where they are more than ``most`` or a search did not end."""

    def deals(self, game: G, state: State, deal: list[int]) -> Iterator[list[int]]:
        """Yield every deal that looks the same from a position, the deal itself first."""
        slots = self.hidden(game, state)
        for order in permutations([deal[slot] for slot in slots]):
            world = list(deal)
            for slot, action in zip(slots, order, strict=True):
                world[slot] = action
            yield world

    def mended(self, game: G, state: State, deal: list[int], action: int) -> int:
        """Return what to play instead of a bot's bad choice, so that more puzzles may come; -1 where none can."""
        return action

    def task(self, game: G, state: State, language: str) -> str:
        """Return what a puzzle asks for, in words."""
        return say(language, "puzzle-task", choices=len(self.choices(game, state)))

    def sequel(self, game: G, state: State, action: int, language: str) -> str:
        """Return in words what a choice leads to: why it does not win, or how; empty where the game does not say."""
        return ""


class SolvedPuzzles(Puzzles[G]):
    """Puzzles of a game for one, proved by its solver."""

    solver: Solver[G]
    guided: bool = False
    """Whether the solver mends the bot's losing choices from the start on; else only where a puzzle may be."""
    budget: int = 0
    """The most nodes of the search for each choice; 0 for no limit."""

    def wins(self, game: G, state: State, deal: list[int]) -> list[int]:
        """Return the winning choices of a position, the others being proved lost by the solver.

        None are returned where the solver leaves a choice undecided, or where more than ``most`` win.
        """
        found: list[int] = []
        for action in self.choices(game, state):
            verdict = self.solver.settle(game, after(state, action), deal, self.budget)[0]
            if verdict == UNDECIDED:
                return []
            found += [action] if verdict == WINNABLE else []
            if len(found) > self.most:
                return []
        return found

    def mended(self, game: G, state: State, deal: list[int], action: int) -> int:
        """Return the bot's choice, or one that wins where only that does; -1 where nothing wins."""
        if not self.guided and not self.choices(game, state):
            return action
        verdict, line, _ = self.solver.settle(game, state, deal, self.budget)
        if verdict != WINNABLE:
            return -1
        keeps = self.solver.settle(game, after(state, action), deal, self.budget)[0] == WINNABLE
        return action if keeps else line[0]

    def sequel(self, game: G, state: State, action: int, language: str) -> str:
        """Return why the position after a choice cannot be won; empty where it can."""
        return self.solver.failing(game, after(state, action), language)


@dataclass(frozen=True, kw_only=True)
class Hints(Generic[G]):
    """The capability of advice, win chances and reviews, from what a seat may know."""

    advise: Callable[[G, bytes, int, str], Advice]
    """A function of a game, a view, a tier and a language: advice for the seat that must act.

    The tier is 1 for a nudge, 2 for where to look, 3 for the action, 4 for a line.
    """
    win_chance: Callable[[G, bytes], Odds]
    """A function: the chance of a win under fair play from a view on, with its interval where it is an estimate."""
    review: Callable[[G, list[int]], Account]
    """A function: how luck and skill changed the win chance in a game, given all its actions, chance's among them."""


@dataclass(frozen=True, kw_only=True)
class Plugin(Generic[D, G]):
    """One game as the program finds it. A capability that is None is offered nowhere."""

    name: str
    title: Callable[[str], str]
    """A function of the language: the game's title."""
    pitch: Callable[[str], str]
    """A function of the language: what the game is, in a sentence or two."""
    minutes: int
    """How many minutes a game between experienced players takes."""
    counts: str = "turns"
    """What ``State.turn`` counts, as messages select by it: ``turns``, ``rounds``, or revealed ``cards``."""
    new: Callable[[D, Sequence[str]], G]
    """A function of a deck (None for no decks) and the names of variants: the game set up so; raises Unreadable."""
    restore: Callable[[list[str], str], G]
    """A function of the definition's lines in a record and the file's name: the game; raises Unreadable."""
    bots: Mapping[str, Bot]
    """The bots of the game, by their registry names."""
    variants: tuple[str, ...] = ()
    goals: tuple[str, ...] = ()
    """Those variants that replace the goal; a game has one of them at most."""
    ladder: tuple[Rung, ...] = ()
    """The rungs that lead from a first game to the hardest, no two with the same deck and grade."""
    examples: tuple[Example, ...] = (Example(),)
    folder: Traversable | None = None
    """The folder of the game's texts: ``RULES.en.md`` and ``RULES.fr.md``, ``lesson.record``; its messages in
    ``en/*.ftl`` and ``fr/*.ftl``. Each may be missing."""
    workers: Mapping[str, Callable[[G, int, int], Player]] = field(default_factory=dict)
    """Bots named ``PREFIX:NUMBER``, by prefix: functions of the game, the number and a seed."""
    most_work: int = 9_999_999
    """The largest number in such a name; the least is 1."""
    decks: Decks[D, G] | None = None
    deals: Deals[D, G] | None = None
    grading: Grading[G] | None = None
    solver: Solver[G] | None = None
    puzzles: Puzzles[G] | None = None
    hints: Hints[G] | None = None
    editor: Editor[Any, D] | None = None
    printing: Printing[D] | None = None
    foresee: Callable[[G, bytes, list[int], str], tuple[list[str], dict[str, object]]] | None = None
    """A function: in words and as JSON, what actions lead to, as far as a view can tell; cheap enough for the server.

    Raises Illegal for an action that may not be done.
    """
    figures: Callable[[str, str, str], str] | None = None
    """A function: a figure of the how-to page as SVG, by its name, its caption and the language."""
    pictures: Callable[[str, str, str], str] | None = None
    """A function: the picture of a lesson's chapter as SVG, by the chapter's name, its title and the language."""
    standing: Callable[[Any], list[int]] | None = None
    """A function of a position: the points of each seat, in a game for two that points decide."""
    stands: Callable[[State, int, str], str] | None = None
    """How far the game stood for a seat, in words that continue "you gave up": in which round, at which score."""
    points: Callable[[G, State], list[int] | None] | None = None
    """The points that a finished game adds to the profile of each seat's player; None in a game without points."""

    def player(self, spec: str, game: G, seed: int) -> Player:
        """Return a player by its registry name, for one seat; raises Unreadable for an unknown name.

        Equal names and seeds play the same from the same views.
        """
        spec = spec.strip().lower()
        if (bot := self.bots.get(spec)) is not None:
            return bot.make(game, seed)
        kind, _, number = spec.partition(":")
        if kind in self.workers:
            if number.isascii() and number.isdecimal() and 0 < int(number[:8]) <= self.most_work:
                return self.workers[kind](game, int(number[:8]), seed)
            raise Unreadable("player-work", {"name": spec, "kind": kind, "most": str(self.most_work)})
        raise Unreadable("player-unknown", {"name": spec, "players": ", ".join(self.bots)})

    def counted(self, turn: float) -> dict[str, str | float]:
        """Return the values of the message ``counted-in``, which names a turn, for messages that refer to it."""
        return {"counts": self.counts, "turn": turn}

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


AnyPlugin = Plugin[Any, Any]


def variants_of(game: Game) -> list[str]:
    """Return the variants that a game is played with."""
    return next((line.removeprefix(VARIANTS).split() for line in game.definition() if line.startswith(VARIANTS)), [])
