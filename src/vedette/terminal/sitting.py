"""A sitting: who plays one game at this terminal, the language, the kept record and the advice; it draws nothing."""

import contextlib
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from vedette.core import file, language, record
from vedette.core.errors import Trouble
from vedette.core.game import CHANCE, OVER
from vedette.core.match import Match
from vedette.protocol import client, server
from vedette.session import answers
from vedette.terminal.choice import Choice, Facet, whole
from vedette.terminal.house import Deal, LocalHouse
from vedette.terminal.local import LocalTable
from vedette.terminal.order import Order

if TYPE_CHECKING:
    from vedette.terminal.local import Compute
    from vedette.terminal.lore import Lore

NOBODY: Final = -1
"""The seat that has the screen while it is handed over."""
TIERS: Final = 4
"""How much a hint may tell: a nudge, where to look, the action, how to go on."""


class Told(NamedTuple):
    """A line of the log: the turn it belongs to, what happened, and whether chance did it."""

    turn: int
    words: str
    chance: bool


class Hint(NamedTuple):
    """Advice in words, and the action it points at where it names one."""

    words: str
    action: int | None = None
    points: tuple[Facet, ...] = ()
    """The steps it points at where it names no action."""


class Sitting:
    """What the full screen and the dialogue share: a table in this process, seen from the seat that has the screen.

    Seats with a player's name in ``bots`` are played by it, the others by people who hand the screen over.
    ``kept`` is the file that holds the running game (written whole after each action, so a killed terminal
    loses nothing), None to keep nothing; ``lore`` keeps points for ever.
    A game that an earlier sitting left there is ``waiting`` until it is resumed or the first action replaces it.
    """

    def __init__(  # noqa: PLR0913 (what is played, by whom, where it is kept, and who computes)
        self,
        deal: Deal,
        language: str,
        house: LocalHouse,
        kept: Path | None = None,
        bots: Mapping[int, str] | None = None,
        *,
        luck: int = 0,
        compute: "Compute" = answers.find,
    ) -> None:
        """Sit down at a deal; ``luck`` seeds the bots, ``compute`` answers the jobs of the table."""
        self.bots = dict(bots or {})
        self.luck = luck
        self.compute = compute
        self.language = language
        self.house = house
        self.kept = kept
        self.lore: Lore | None = None
        self.order = Order()
        self.hint: Hint | None = None
        self.tier = 0
        self.trouble: Trouble | None = None
        """Why the game could not be kept, where it could not."""
        self.aside: Path | None = None
        """Where a kept game that could not be read now lies."""
        self._open(deal)
        self.waiting = self._waiting()

    def _open(self, deal: Deal) -> None:
        """Open a table for a deal."""
        self.deal = deal
        self.people = [seat for seat in range(deal.match.game.rules.players) if seat not in self.bots]
        self.seat = self.people[0] if len(self.people) == 1 else NOBODY
        """Who has the screen."""
        self.local = LocalTable(
            deal.match, self.language, code=deal.code, bots=self.bots, luck=self.luck, compute=self.compute
        )
        self._settle()

    @property
    def match(self) -> Match:
        """The match that is played."""
        return self.local.room.match

    @property
    def table(self) -> server.Table:
        """The table as the seat sees it that has the screen."""
        return self.local.shown[self.eyes]

    def over(self) -> bool:
        """Return whether nobody may act."""
        return self.match.mover() == OVER

    @property
    def alone(self) -> bool:
        """Whether the game has one seat."""
        return self.match.game.rules.players == 1

    @property
    def eyes(self) -> int:
        """The seat that the table is seen from."""
        return self.people[0] if self.seat == NOBODY else self.seat

    @property
    def open(self) -> bool:
        """Whether nothing in the deal and the record is a secret of another seat's."""
        return self.alone or self.over()

    def handing(self) -> bool:
        """Return whether the screen goes from one person to another: nobody may be shown anything."""
        return self.seat == NOBODY and not self.over()

    def take(self) -> None:
        """Give the screen to whoever is to act."""
        self.seat = self.match.mover()

    def _settle(self) -> None:
        """Take the screen away from whoever is not the next to act."""
        if not self.over() and self.match.mover() != self.seat:
            self.seat = NOBODY

    def shown(self) -> dict[str, object]:
        """Return what is seen as data."""
        return self.table.view

    def asked(self) -> tuple[str, str]:
        """Return the game's own sentence that asks, and the one that says what else; each may be empty."""
        ask = self.shown().get("ask")
        return (str(ask.get("title", "")), str(ask.get("detail", ""))) if isinstance(ask, dict) else ("", "")

    def describe(self) -> str:
        """Return what is seen as text."""
        told = self.local.ask(self.eyes, client.Describe(self.local.name()), server.Text)
        return told.words if told is not None else ""

    def faces(self) -> list[str]:
        """Return everything that is printed on each card that can be read."""
        told = self.local.ask(self.eyes, client.Faces(self.local.name()), server.Faces)
        return told.lines if told is not None else []

    def ended(self) -> str:
        """Return how the game went for whoever looks: ``won``, ``lost``, ``drawn`` or ``conceded``."""
        if self.match.conceded in self.people:
            return "conceded"
        return self.table.over.result if self.table.over is not None else ""

    def winner(self) -> int:
        """Return the seat that has won, NOBODY for a draw."""
        shares = self.match.returns()
        best = [seat for seat, share in enumerate(shares) if share == max(shares)]
        return best[0] if len(best) == 1 else NOBODY

    def _waiting(self) -> Deal | None:
        """Return the game that an earlier sitting kept; one that cannot be read is put aside, not overwritten."""
        if self.kept is None or not self.kept.exists():
            return None
        try:
            deal = self.house.read(file.read(self.kept))
        except Trouble as trouble:
            self.trouble = trouble
            aside = self.kept.with_suffix(".unread")
            with contextlib.suppress(OSError):
                self.kept.replace(aside)
                self.aside = aside
            return None
        fits = deal.match.game.rules == self.match.game.rules
        return deal if fits and deal.match.mover() != OVER else None

    def resume(self) -> bool:
        """Go on with the game that waits; return whether there was one."""
        if self.waiting is None:
            return False
        self._open(self.waiting)
        self._changed()
        return True

    def waiting_turn(self) -> int:
        """Return the turn of the game that waits."""
        return (self.deal if self.waiting is None else self.waiting).match.state.turn()

    def waiting_code(self) -> str:
        """Return the code of the game that waits, as far as it fits into a line; ``none`` where it may not be told."""
        return language.plain(self.waiting.code, 40) if self.waiting is not None and self.alone else "none"

    def troubled(self) -> str:
        """Return in words why the game could not be kept or read, and where an unread one lies; empty if it could."""
        if self.trouble is None:
            return ""
        words = language.explain(self.trouble, self.language)
        if self.aside is None:
            return words
        return words + ". " + language.say(self.language, "terminal-kept-elsewhere", name=str(self.aside))

    def title(self) -> str:
        """Return the name of the game."""
        return language.say(self.language, self.match.game.rules.name)

    @property
    def code(self) -> str:
        """The code that deals this again; empty while it would tell a seat what it must not know."""
        return self.deal.code if self.open else ""

    def name(self) -> str:
        """Return a good name for a file with the record."""
        code = self.code.rpartition("/")[2]
        return "-".join(part for part in (self.match.game.rules.name, code) if part) + ".txt"

    def choices(self) -> list[Choice]:
        """Return what may be done now by whoever has the screen."""
        if self.seat == NOBODY:
            return []
        table = self.table
        return [self.choice(one) for one in self.order.listed(table.turn, table.legal, lambda one: one.parts)]

    def choice(self, legal: server.Choice) -> Choice:
        """Return a legal action as it is picked: whole."""
        return Choice(legal.action, legal.words, whole(legal.action))

    def play(self, action: int) -> str:
        """Do what a choice says, and keep the game; return why that may not be done now, nothing where it was done."""
        name, version = self.local.name(), self.local.version()
        message = client.Act(name, version, action) if action >= 0 else client.Retract(name, version, -1 - action)
        return self._do(message)

    def _do(self, message: client.Client) -> str:
        refused = self.local.refusal(self.eyes, message)
        if not refused:
            self._changed()
        return refused

    def undo(self) -> bool:
        """Take back the last choice of whoever has the screen; return whether it could be taken back.

        Against bots that takes back what they did since; between people a choice stands once it has shown somebody
        something, or another has acted on it.
        """
        return self.seat != NOBODY and not self._do(client.Undo(self.local.name(), self.local.version()))

    def redo(self) -> bool:
        """Do again what was taken back; return whether there was something."""
        return not self._do(client.Redo(self.local.name(), self.local.version()))

    def restart(self) -> bool:
        """Begin the deal again; return whether anything had been done."""
        return self.table.can.restart and not self._do(client.Restart(self.local.name(), self.local.version()))

    def concede(self) -> bool:
        """Give up, whoever has the screen; return whether there was something to give up."""
        return not self._do(client.Concede(self.local.name(), self.local.version()))

    def renew(self) -> None:
        """Take another deal."""
        self._open(self.house.fresh())
        self._changed()

    def ask_hint(self) -> Hint | None:
        """Return the next hint, telling more each time it is asked for in one position; None if there is none."""
        tier = min(self.tier + 1, TIERS)
        hint = self._advice(tier)
        if hint is not None:
            self.tier, self.hint = tier, hint
            self.keep()
        return hint

    def _advice(self, tier: int) -> Hint | None:
        message = client.Hint(self.local.name(), self.local.version(), tier)
        advice = self.local.ask(self.eyes, message, server.Advice)
        if advice is None:
            return None
        words = [" ".join(advice.words)]
        if len(advice.line) > 1:
            words.append(language.say(self.language, "terminal-line"))
            words.append(language.say(self.language, "terminal-between").join(step.words for step in advice.line))
        points = tuple(facet for point in advice.point for facet in pointed(point))
        return Hint("\n".join(words), advice.action, points)

    def ask_chance(self) -> str:
        """Return the chance of a win in words; empty if it is not known."""
        if self.over():
            return ""
        odds = self.local.ask(self.eyes, client.Chance(self.local.name(), on=True), server.Odds)
        self.local.send(self.eyes, client.Chance(self.local.name(), on=False))  # asked anew for each position
        return odds.words if odds is not None else ""

    def hints(self) -> bool:
        """Return whether the game gives hints."""
        return self.helped("hint")

    def helped(self, what: str) -> bool:
        """Return whether the game has a kind of help."""
        return what in self.local.helps

    def follow(self) -> server.Solution | None:
        """Do the next choice of a winning line, all cards known, where there is one; return what was found."""
        found = self.local.ask(self.eyes, client.Solve(self.local.name()), server.Solution)
        if found is not None and found.steps and not self.over():
            self._do(client.Takeover(self.local.name(), self.local.version(), steps=1))
        return found

    def speak(self, spoken: str) -> None:
        """Go on in another language; a hint that stands is said again."""
        self.language = spoken
        self.local.speak(spoken)
        if self.hint is not None:
            self.hint = self._advice(self.tier)

    def log(self) -> list[Told]:
        """Return what happened, oldest first, in words."""
        return [Told(line.turn, line.words, line.mover == CHANCE) for line in self.local.logs[self.eyes]]

    def _changed(self) -> None:
        self.waiting = None
        self.hint = None
        self.tier = 0
        self._settle()
        if self.lore is not None:  # before the running game is forgotten
            self.lore.follow(self.match, self.people[0])
        self.keep()

    def text(self) -> str:
        """Return the record of the game."""
        return record.write(self.match)

    def keep(self) -> None:
        """Write the running game where it is kept; a finished one is not kept, one that waits is not overwritten."""
        if self.kept is None or self.waiting is not None:
            return
        try:
            if self.over():
                self.kept.unlink(missing_ok=True)
            else:
                file.write(self.kept, self.text())
            self.trouble = None
        except Trouble as trouble:
            self.trouble = trouble


def pointed(point: dict[str, int | str]) -> list[Facet]:
    """Return the steps that a hint points at: a region to place, a spot to fill."""
    return [Facet(kind, point[kind]) for kind in ("region", "spot") if "do" not in point and kind in point]
