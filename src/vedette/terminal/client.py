"""The base class of terminal clients: sends messages to a table, here or on a server, and keeps what it sent."""

from __future__ import annotations

import secrets
from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Final, NamedTuple, TypeVar

from vedette.core import language
from vedette.core.game import CHANCE
from vedette.protocol import client, server
from vedette.terminal.choice import Facet, ListedChoice, whole

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from vedette.terminal.lore_file import LoreFile

    Parts = Mapping[str, int | str]


IDLE: Final = frozenset({"stay"})
"""Actions that change nothing; they are listed last, so that a 1 typed in haste does not choose one."""

Action = TypeVar("Action")

HAND: Final = 64
"""More than the number of cards that any hand has."""
TIERS: Final = 4
"""How many levels a hint has: a nudge, where to look, the action, how to continue."""


class HandOrder:
    """Orders legal actions for display: those that do nothing last, cards of a hand as they lie in it.

    Where several people share a screen, these are shuffled anew each turn: the number that a player types for a card
    that they lay face down then reveals nothing about it.
    """

    def __init__(self) -> None:
        self._turn = -1
        self._keys: list[int] = []

    def listed(self, turn: int | None, legal: list[Action], parts: Callable[[Action], Parts]) -> list[Action]:
        """Return legal actions in display order; ``parts`` says what an action does.

        ``turn`` is the turn throughout which shuffled cards keep their order; None shuffles none.
        """
        legal = sorted(legal, key=lambda one: parts(one).get("do") in IDLE)
        if turn is None:
            return legal
        told = [parts(one) for one in legal]
        if any(one.get("do") != "lay" or "card" not in one for one in told):
            return legal
        if self._turn != turn:
            self._turn, self._keys = turn, secrets.SystemRandom().sample(range(HAND), HAND)
        keys = [self._keys[int(one["card"]) % HAND] for one in told]
        return [legal[at] for at in sorted(range(len(legal)), key=keys.__getitem__)]


Kind = TypeVar("Kind", bound=server.Outgoing)


class LogLine(NamedTuple):
    """A line of the log: its number, its turn, what happened, and who did it: a seat, or chance."""

    n: int
    turn: int
    words: str
    mover: int

    @property
    def chance(self) -> bool:
        """Whether it was an event of chance, as a roll or a drawn card."""
        return self.mover == CHANCE


def actions(lines: list[server.Line], since: int = 0) -> list[LogLine]:
    """Return the lines of a log from number ``since`` on, the steps of one action merged into one line.

    Each has the number of its last step. Where only choices were added to an action that was told, they alone are.
    """
    told: list[LogLine] = []
    steps: list[server.Line] = []
    for at, line in enumerate(lines):
        steps.append(line)
        if at + 1 < len(lines) and lines[at + 1].of is not None:
            continue
        fresh = [step for step in steps if step.n >= since]
        if len(fresh) < len(steps) and all(step.mover >= 0 for step in fresh):
            told += [LogLine(step.n, step.turn, step.words, step.mover) for step in fresh]
        else:
            told.append(LogLine(line.n, line.turn, line.sum or line.words, steps[0].mover))
        steps = []
    return told


class WordedHint(NamedTuple):
    """A hint in words, and the action that it recommends, if any."""

    words: str
    action: int | None = None
    points: tuple[Facet, ...] = ()
    """The steps of an action that the hint points at where it names no action."""


class Received:
    """What one connection has received of its table: the welcome, the latest position, and the end of the log."""

    def __init__(self) -> None:
        self.welcome: server.Welcome | None = None
        self.table: server.Table | None = None
        self.log: list[server.Line] = []

    def hear(self, message: server.Server) -> None:
        """Take a message of the table and update what is known; a welcome clears it, since all is sent again."""
        if isinstance(message, server.Changes) and self.table is not None:
            message = client.changed(self.table, message)
        if isinstance(message, server.Welcome):
            self.welcome, self.table, self.log = message, None, []
        elif isinstance(message, server.Table):
            self.table = message
            self.log = [line for line in self.log if line.n < message.log.keep] + message.log.lines

    def complete(self, answer: server.Server) -> bool:
        """Return whether the state of the table that follows this answer has arrived."""
        if isinstance(answer, server.Done):
            return self.table is not None and self.table.version >= answer.version
        return not isinstance(answer, server.Welcome) or self.table is not None


class Client(ABC):
    """A client of one seat, or of several that share one terminal; base of all terminal clients."""

    kept: object = None
    """The file that saves the running game, if any."""
    lore: LoreFile | None = None

    def __init__(self, spoken: server.Language) -> None:
        """Start with a language for all texts; nothing is sent yet."""
        self.language: server.Language = spoken
        self.order = HandOrder()
        self.hint: WordedHint | None = None
        self.tier = 0
        self.refused = ""
        """Why the last message was refused; empty if it was not."""

    # The carrier

    @property
    @abstractmethod
    def received(self) -> Received:
        """What the seat that the screen shows has received of the table."""

    @property
    @abstractmethod
    def viewer(self) -> int:
        """The seat with the view that the screen shows, negative for a spectator."""

    @property
    @abstractmethod
    def people(self) -> list[int]:
        """The seats that play at this terminal."""

    @abstractmethod
    def exchange(self, message: client.Client) -> list[server.Server]:
        """Send a message for the seat on screen; return all messages up to its answer and the state that follows."""

    @abstractmethod
    def name(self) -> str:
        """Return a fresh message id."""

    @abstractmethod
    def offers(self, what: str) -> bool:
        """Return whether the game offers a kind of help, such as ``hint``, ``chance``, ``solve`` or ``foresee``."""

    def version(self) -> int:
        """Return the version of the table, which messages that change it must name."""
        return self.table.version

    def ask(self, message: client.Client, kind: type[Kind]) -> Kind | None:
        """Send a message and return the answer of this kind; None where it was refused."""
        return next((told for told in self.exchange(message) if isinstance(told, kind)), None)

    def refusal(self, message: client.Client) -> str:
        """Send a message and return why it was refused, in words; empty if it was not."""
        refused = self.ask(message, server.Refused)
        self.refused = refused.words if refused is not None else ""
        return self.refused

    def _do(self, message: client.Client) -> str:
        refused = self.refusal(message)
        if not refused:
            self._changed()
        return refused

    def _may(self, message: client.Client, *, allowed: bool) -> bool:
        """Send a message if ``allowed``; return whether it was sent and not refused."""
        self.refused = ""
        return allowed and not self._do(message)

    def _changed(self) -> None:
        """Forget the hint that was shown, since the position has changed."""
        self.hint = None
        self.tier = 0

    # The position

    @property
    def table(self) -> server.Table:
        """The state of the table as the seat on screen sees it; raises LookupError before it has arrived."""
        if self.received.table is None:
            raise LookupError
        return self.received.table

    def title(self) -> str:
        """Return the name of the game."""
        return self.received.welcome.game_words if self.received.welcome is not None else ""

    def game(self) -> str:
        """Return the game's identifier, as ``twelve-patrols``."""
        return self.received.welcome.game if self.received.welcome is not None else ""

    def rules(self) -> list[server.Rule]:
        """Return the rules chosen for this game: the goal first, if the game has several, then the variants."""
        return self.received.welcome.deal.rules if self.received.welcome is not None else []

    def over(self) -> bool:
        """Return whether the game is over."""
        return self.table.over is not None

    @property
    def alone(self) -> bool:
        """Whether the game has one seat."""
        return len(self.table.seats) == 1

    def handing(self) -> bool:
        """Return whether two people are changing over at one screen, which must then show no seat's view."""
        return False

    def shown(self) -> dict[str, object]:
        """Return the view of the seat on screen, as JSON data."""
        return self.table.view

    def asked(self) -> tuple[str, str]:
        """Return what the game asks now, and a second sentence with the alternatives; each may be empty."""
        ask = self.shown().get("ask")
        return (str(ask.get("title") or ""), str(ask.get("detail") or "")) if isinstance(ask, dict) else ("", "")

    def describe(self) -> str:
        """Return the position in words, several lines of text; empty if that was refused."""
        told = self.ask(client.Describe(self.name()), server.Text)
        return told.words if told is not None else ""

    def faces(self) -> list[str]:
        """Return the printed text of each visible card."""
        told = self.ask(client.Faces(self.name()), server.Faces)
        return told.lines if told is not None else []

    def log(self, since: int = 0) -> list[LogLine]:
        """Return the lines of the log already received, from a number on, one for each action, oldest first."""
        return actions(self.received.log, since)

    def whole_log(self) -> list[LogLine]:
        """Return the whole log, one line for each action, oldest first.

        The last line tells how a game ended that was not played out.
        """
        return [*actions(self.steps()), *self.last_line()]

    def last_line(self) -> list[LogLine]:
        """Return a line that tells how the game ended if it was not played out, else an empty list."""
        closing = self.closing()
        return [LogLine(self.table.n, self.table.turn, closing, CHANCE)] if closing else []

    def steps(self) -> list[server.Line]:
        """Return all lines of the log, oldest first, asking the table for those that were not sent yet."""
        received = self.received
        while first := received.log[0].n if received.log else self.table.n:
            told = self.ask(client.Earlier(self.name(), first), server.Lines)
            if told is None or not told.lines:
                break
            received.log[:0] = told.lines
        return received.log

    def moves(self) -> int:
        """Return how many choices players have made."""
        return sum(line.mover >= 0 for line in self.steps())

    def ended(self) -> str:
        """Return the viewing seat's result, ``won``, ``lost``, ``drawn`` or ``conceded``; empty before the end."""
        over = self.table.over
        if over is None:
            return ""
        return "conceded" if over.conceded and over.result != "won" else over.result

    def closing(self) -> str:
        """Return who gave up, ran out of time or left, and the score then; empty for a game that was played out."""
        over = self.table.over
        return "" if over is None or over.how == "played" else f"{over.words}."

    def winner(self) -> int:
        """Return the seat that won; -1 for a draw, or before the end."""
        shares = self.table.over.returns if self.table.over is not None else []
        best = [seat for seat, share in enumerate(shares) if share == max(shares)]
        return best[0] if len(best) == 1 else -1

    # Choices

    def choices(self) -> list[ListedChoice]:
        """Return the legal actions of the seat on screen, in the order in which they are listed."""
        if self.handing():
            return []
        table = self.table
        turn = table.turn if len(self.people) > 1 else None
        return [self.choice(one) for one in self.order.listed(turn, table.legal, lambda one: one.parts)]

    def choice(self, legal: server.Choice) -> ListedChoice:
        """Return a legal action of the protocol as a choice that is picked at once."""
        return ListedChoice(legal.action, legal.words, whole(legal.action))

    def play(self, action: int) -> str:
        """Play a legal action, or take an item back for a negative number; return why it was refused, else empty."""
        name, version = self.name(), self.version()
        return self._do(
            client.Act(name, version, action) if action >= 0 else client.Retract(name, version, -1 - action)
        )

    def undo(self) -> bool:
        """Undo the last choice of the seat on screen; return whether that was allowed.

        Against bots their actions since then are undone too. Between people a choice is final once it has shown another
        seat something, or another seat has acted.
        """
        return self._may(client.Undo(self.name(), self.version()), allowed=self.table.can.undo)

    def redo(self) -> bool:
        """Redo what was undone; return whether there was anything."""
        return self._may(client.Redo(self.name(), self.version()), allowed=self.table.can.redo)

    def restart(self) -> bool:
        """Restart the same deal; return whether anything had been done."""
        return self._may(client.Restart(self.name(), self.version()), allowed=self.table.can.restart)

    def concede(self) -> bool:
        """Concede the game for the seat on screen; return whether that was possible."""
        return not self._do(client.Concede(self.name(), self.version()))

    # Help and language

    def ask_hint(self) -> WordedHint | None:
        """Return the next hint, a fuller one each time in the same position; None if there is none."""
        tier = min(self.tier + 1, TIERS)
        hint = self._advice(tier)
        if hint is not None:
            self.tier, self.hint = tier, hint
        return hint

    def _advice(self, tier: int) -> WordedHint | None:
        advice = self.ask(client.Hint(self.name(), self.version(), tier), server.Advice)
        if advice is None:
            return None
        words = [" ".join(advice.words)]
        if len(advice.line) > 1:
            words.append(language.say(self.language, "terminal-line"))
            words.append(language.say(self.language, "terminal-between").join(step.words for step in advice.line))
        points = tuple(facet for point in advice.point for facet in pointed(point))
        return WordedHint("\n".join(words), advice.action, points)

    def ask_chance(self) -> str:
        """Return the chance of a win in words; empty if it is unknown."""
        if self.over():
            return ""
        odds = self.ask(client.Chance(self.name(), on=True), server.Odds)
        self.exchange(client.Chance(self.name(), on=False))  # it is asked again for each position
        return odds.words if odds is not None else ""

    def foresee(self, action: int) -> str:
        """Return in words what an action leads to; empty where the game does not say."""
        told = self.ask(client.Foresee(self.name(), self.version(), [action]), server.Foreseen)
        return "\n".join(told.words) if told is not None else ""

    def follow(self) -> tuple[LogLine | None, str]:
        """Play the next action of a winning line, found with all cards known.

        Return what was played, None if nothing, and what the solver says in words, empty if it says nothing.
        """
        past = self.table.n
        found = self.ask(client.Solve(self.name()), server.Solution)
        if found is not None and found.steps:
            self._do(client.Takeover(self.name(), self.version(), steps=1))
        done = next((line for line in self.log() if line.n >= past), None)
        return done, (found.words if found is not None else "")

    def speak(self, spoken: server.Language) -> None:
        """Switch to another language; a hint on display is asked for again in it."""
        self.language = spoken
        self._speak()
        if self.hint is not None:
            self.hint = self._advice(self.tier)

    def _speak(self) -> None:
        """Ask the table to send everything again in the present language."""
        self.exchange(client.Speak(self.name(), self.language))


def pointed(point: dict[str, int | str]) -> list[Facet]:
    """Return where a hint points that recommends no action: a region or a spot, as a step of choosing one."""
    return [Facet(kind, point[kind]) for kind in ("region", "spot") if "do" not in point and kind in point]
