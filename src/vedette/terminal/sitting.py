"""A sitting: one person at one game, with the language, the kept record and the advice; it draws nothing."""

import contextlib
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final, NamedTuple, Protocol

from vedette.core import file, language
from vedette.core.errors import Trouble
from vedette.core.game import CHANCE, OVER
from vedette.core.match import Match
from vedette.terminal import sight
from vedette.terminal.choice import TAKE, Choice, Facet, facets
from vedette.terminal.picture import Told

SEAT: Final = 0
"""The one player's seat."""


@dataclass(frozen=True)
class Deal:
    """A match that is ready to play, and the code that deals it again (empty where it has none)."""

    match: Match
    code: str = ""


class Hint(NamedTuple):
    """What is said to a player who asks: words, and the action they point at where they name one."""

    words: str
    action: int | None = None
    points: tuple[Facet, ...] = ()
    """The steps it points at where it names no action."""


class House(Protocol):
    """What a sitting asks of the house it plays in: deals, records, advice."""

    def fresh(self) -> Deal:
        """Return another deal of the wanted kind."""
        ...

    def write(self, deal: Deal) -> str:
        """Return the record of a deal's match."""
        ...

    def read(self, text: str) -> Deal:
        """Return the deal of a record, its match played as far as it goes.

        Raises Unreadable, Illegal or Ambiguous.
        """
        ...

    def hint(self, deal: Deal, tier: int, language: str) -> Hint | None:
        """Return a hint: tier 1 nudges, 2 names the card, 3 the action, 4 the line to a win; None if there is none."""
        ...

    def chance(self, deal: Deal, language: str) -> str:
        """Return the chance of a win with the best play in words; empty if it is not known."""
        ...

    def solve(self, deal: Deal) -> tuple[str, list[int]]:
        """Return ``winnable``, ``unwinnable`` or ``undecided``, all cards known, and the choices that win."""
        ...


class Sitting:
    """What both terminals share.

    ``kept`` is the file that holds the running game (written whole after each action, so a killed terminal
    loses nothing), None to keep nothing.
    A game that an earlier sitting left there is ``waiting`` until it is resumed or the first action replaces it.
    """

    def __init__(
        self,
        deal: Deal,
        language: str,
        house: House,
        kept: Path | None = None,
    ) -> None:
        """Sit down at a deal."""
        self.deal = deal
        self.language = language
        self.house = house
        self.kept = kept
        self.hint: Hint | None = None
        self.tier = 0
        self.trouble: Trouble | None = None
        """Why the game could not be kept, where it could not."""
        self._told: dict[tuple[str, bytes, int], Told] = {}
        self._log_of: tuple[Match, int, str] | None = None
        self._log: list[Told] = []
        self.aside: Path | None = None
        """Where a kept game that could not be read now lies."""
        self.waiting = self._waiting()

    @property
    def match(self) -> Match:
        """The match that is played."""
        return self.deal.match

    def over(self) -> bool:
        """Return whether nobody may act."""
        return self.match.mover() == OVER

    def look(self) -> sight.Sight:
        """Return what the player sees."""
        return sight.read(self.match.game.show(self.match.state.view(SEAT), self.language))

    def describe(self) -> str:
        """Return what the player sees as text."""
        return self.match.game.describe(self.match.state.view(SEAT), self.language)

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
        return deal if deal.match.mover() != OVER else None

    def resume(self) -> bool:
        """Go on with the game that waits; return whether there was one."""
        if self.waiting is None:
            return False
        self.deal, self.waiting = self.waiting, None
        self._changed()
        return True

    def waiting_turn(self) -> int:
        """Return the turn of the game that waits."""
        match = self.deal.match if self.waiting is None else self.waiting.match
        return sight.read(match.game.show(match.state.view(SEAT), self.language)).turn

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

    def name(self) -> str:
        """Return a good name for a file with the record."""
        code = self.deal.code.rpartition("/")[2]
        return "-".join(part for part in (self.match.game.rules.name, code) if part) + ".txt"

    def choices(self) -> list[Choice]:
        """Return what may be done now: the legal actions, and the items that may be taken back this turn."""
        game, view = self.match.game, self.match.state.view(SEAT)
        found = [
            Choice(action, game.say(view, action, self.language), facets(action, game.parts(action)))
            for action in self.match.legal()
        ]
        return found if self.over() else found + self._takes()

    def _takes(self) -> list[Choice]:
        """Return a choice for each item that lies in a spot since chance last spoke; its action is below zero."""
        game, match = self.match.game, self.match
        taken = []
        for index in match.retractable():
            match game.parts(match.actions[index]):
                case {"do": "put", "spot": spot}:
                    said = game.tell(match.moment(index).view(SEAT), match.actions[index], SEAT, self.language)
                    words = language.say(self.language, "terminal-take", said=said)
                    taken.append(Choice(-1 - index, words, (TAKE, Facet("from", spot), Facet("taken", index))))
        return taken

    def play(self, action: int) -> None:
        """Do what a choice says, and keep the game.

        Raises Illegal for what may not be done now.
        """
        if action < 0:
            self.match.retract(-1 - action)
        else:
            self.match.play(action)
        self._changed()

    def undo(self) -> bool:
        """Take back the last choice; return whether there was one."""
        return self._try(self.match.undo, able=self.match.can_undo())

    def redo(self) -> bool:
        """Do again what was taken back; return whether there was something."""
        return self._try(self.match.redo, able=self.match.can_redo())

    def restart(self) -> bool:
        """Begin the deal again; return whether anything had been done."""
        return self._try(self.match.restart, able=self.match.can_undo())

    def concede(self) -> bool:
        """Give up; return whether there was something to give up."""
        return self._try(self.match.concede, able=not self.over())

    def _try(self, change: Callable[[], None], *, able: bool) -> bool:
        if able:
            change()
            self._changed()
        return able

    def renew(self) -> None:
        """Take another deal."""
        self.deal = self.house.fresh()
        self._changed()

    def ask_hint(self) -> Hint | None:
        """Return the next hint, telling more each time it is asked for in one position; None if there is none."""
        if self.over():
            return None
        hint = self.house.hint(self.deal, min(self.tier + 1, 4), self.language)
        if hint is not None:
            self.tier = min(self.tier + 1, 4)
            self.hint = hint
            self.match.assist("hint")
            self.keep()
        return hint

    def ask_chance(self) -> str:
        """Return the chance of a win in words; empty if it is not known."""
        if self.over():
            return ""
        words = self.house.chance(self.deal, self.language)
        if words:
            self.match.assist("chance")
        return words

    def follow(self) -> str:
        """Do the next choice of a winning line, all cards known, where there is one; return the verdict."""
        verdict, choices = self.house.solve(self.deal)
        self.match.assist("solution")
        if choices and not self.over():
            self.play(choices[0])
        return verdict

    def speak(self, spoken: str) -> None:
        """Go on in another language; a hint that stands is said again."""
        self.language = spoken
        if self.hint is not None:
            self.hint = self.house.hint(self.deal, self.tier, spoken)

    def log(self) -> list[Told]:
        """Return what happened, oldest first, in words."""
        match = self.match
        now = (match, match.version, self.language)
        if now != self._log_of:
            self._log_of, self._log = now, self._read_log()
        return self._log

    def _read_log(self) -> list[Told]:
        match = self.match
        told = []
        for index, action in enumerate(match.actions):
            view = match.moment(index).view(SEAT)
            after = match.moment(index + 1).view(SEAT) if match.game.outcomes() else b""
            key = (self.language, view + after, action)
            if key not in self._told:
                self._told[key] = self._tell(view, action, after, chance=match.movers[index] == CHANCE)
            told.append(self._told[key])
        return told

    def _tell(self, view: bytes, action: int, after: bytes, *, chance: bool) -> Told:
        game = self.match.game
        shown = sight.read(game.show(view, self.language))
        words = [game.tell(view, action, SEAT, self.language), *game.news(view, after, self.language)]
        return Told(shown.turn, " ".join(words), chance)

    def _changed(self) -> None:
        self.waiting = None
        self.hint = None
        self.tier = 0
        self.keep()

    def text(self) -> str:
        """Return the record of the game."""
        return self.house.write(self.deal)

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
