"""A sitting: who plays one game at this terminal, the language, the kept record and the advice; it draws nothing."""

import contextlib
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from vedette.boxes.box import HINT
from vedette.core import file, language
from vedette.core.errors import Trouble
from vedette.core.game import CHANCE, OVER
from vedette.core.match import FORCED, Match
from vedette.players.player import Player
from vedette.terminal.choice import Choice, whole
from vedette.terminal.deal import Deal, Hint, House
from vedette.terminal.order import Order

if TYPE_CHECKING:
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


class Sitting:
    """What the full screen and the dialogue share. Each person is shown what the seat sees that has the screen.

    Seats with a player in ``bots`` are played by it, the others by people who hand the screen over.
    ``kept`` is the file that holds the running game (written whole after each action, so a killed terminal
    loses nothing), None to keep nothing; ``lore`` keeps points for ever.
    A game that an earlier sitting left there is ``waiting`` until it is resumed or the first action replaces it.
    """

    def __init__(
        self,
        deal: Deal,
        language: str,
        house: House,
        kept: Path | None = None,
        bots: Mapping[int, Player] | None = None,
    ) -> None:
        """Sit down at a deal."""
        self.deal = deal
        self.bots = bots or {}
        self.people = [seat for seat in range(deal.match.game.rules.players) if seat not in self.bots]
        self.seat = self.people[0] if len(self.people) == 1 else NOBODY
        """Who has the screen."""
        self.language = language
        self.house = house
        self.kept = kept
        self.lore: Lore | None = None
        self.order = Order()
        self.hint: Hint | None = None
        self.tier = 0
        self.trouble: Trouble | None = None
        """Why the game could not be kept, where it could not."""
        self._told: dict[tuple[str, int, bytes, int], Told] = {}
        self._log_of: tuple[Match, int, str, int] | None = None
        self._log: list[Told] = []
        self.aside: Path | None = None
        """Where a kept game that could not be read now lies."""
        self.waiting = self._waiting()
        self._settle()

    @property
    def match(self) -> Match:
        """The match that is played."""
        return self.deal.match

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
        """Let bots play, and take the screen away from whoever is not the next to act."""
        match = self.match
        while match.mover() in self.bots:
            match.play(self.bots[match.mover()].choose(match.state.view(match.mover()), match.legal()))
        if not self.over() and match.mover() != self.seat:
            self.seat = NOBODY

    def view(self) -> bytes:
        """Return what is seen."""
        return self.match.state.view(self.eyes)

    def shown(self) -> dict[str, object]:
        """Return what is seen as data."""
        return self.match.game.show(self.view(), self.language)

    def asked(self) -> tuple[str, str]:
        """Return the game's own sentence that asks, and the one that says what else; each may be empty."""
        ask = self.shown().get("ask")
        return (str(ask.get("title", "")), str(ask.get("detail", ""))) if isinstance(ask, dict) else ("", "")

    def describe(self) -> str:
        """Return what is seen as text."""
        return self.match.game.describe(self.view(), self.language)

    def faces(self) -> list[str]:
        """Return everything that is printed on each card that can be read."""
        return self.match.game.faces(self.view(), self.language)

    def ended(self) -> str:
        """Return how the game went for whoever looks: ``won``, ``lost``, ``drawn`` or ``conceded``."""
        if self.match.conceded in self.people:
            return "conceded"
        share = self.match.returns()[self.eyes]
        return "won" if share >= 1 else "lost" if share <= 0 else "drawn"

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
        self.deal, self.waiting = self.waiting, None
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
        game, view = self.match.game, self.view()
        turn = self.match.turn(len(self.match.actions))
        legal = self.order.listed(turn, self.match.legal(), game.parts)
        return [Choice(action, game.say(view, action, self.language), whole(action)) for action in legal]

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
        """Take back the last choice of whoever has the screen; return whether it could be taken back.

        Between several seats a choice stands once it has shown somebody something, or another has acted on it.
        """
        if self.alone or self.match.conceded >= 0:
            return self._try(self.match.undo, able=self.match.can_undo())
        last = self._own_choice()
        return self._try(lambda: self.match.back(last), able=last >= 0)

    def _own_choice(self) -> int:
        """Return the index of this screen's last choice where it may be unsaid, else -1."""
        match = self.match
        for at in range(len(match.actions) - 1, -1, -1):
            if match.movers[at] != FORCED:
                return at if match.movers[at] == self.seat and not match.revealed(at) else -1
        return -1

    def redo(self) -> bool:
        """Do again what was taken back; return whether there was something."""
        return self._try(self.match.redo, able=self.alone and self.match.can_redo())

    def restart(self) -> bool:
        """Begin the deal again; return whether anything had been done."""
        return self._try(self.match.restart, able=self.alone and self.match.can_undo())

    def concede(self) -> bool:
        """Give up, whoever has the screen; return whether there was something to give up."""
        return self._try(lambda: self.match.concede(self.eyes), able=not self.over())

    def _try(self, change: Callable[[], None], *, able: bool) -> bool:
        if able:
            change()
            self._changed()
        return able

    def renew(self) -> None:
        """Take another deal."""
        self.deal = self.house.fresh()
        self.seat = self.people[0] if len(self.people) == 1 else NOBODY
        self._changed()

    def ask_hint(self) -> Hint | None:
        """Return the next hint, telling more each time it is asked for in one position; None if there is none."""
        if self.over():
            return None
        hint = self.house.hint(self.deal, min(self.tier + 1, TIERS), self.language)
        if hint is not None:
            self.tier = min(self.tier + 1, TIERS)
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

    def hints(self) -> bool:
        """Return whether the game gives hints."""
        return self.helped(HINT)

    def helped(self, what: str) -> bool:
        """Return whether the game has a kind of help."""
        return what in self.house.helps(self.deal)

    def follow(self) -> str:
        """Do the next choice of a winning line, all cards known, where there is one; return the verdict.

        It is ``draft`` where nothing wins from here, but does once the choices since the last reveal are taken back.
        """
        verdict, choices = self.house.solve(self.deal)
        self.match.assist("solution")
        if verdict == "unwinnable" and not self.over() and self._freed():
            return "draft"
        if choices and not self.over():
            self.play(choices[0])
        return verdict

    def failing(self, verdict: str) -> str:
        """Return in words what fails here, where the verdict of ``follow`` is that nothing wins; else nothing."""
        return self.house.failing(self.deal, self.language) if verdict in {"draft", "unwinnable"} else ""

    def _freed(self) -> bool:
        """Return whether the deal can be won once all choices since the last reveal are taken back."""
        earlier = Deal(self.match.branch(self.match.since_reveal()), self.deal.code)
        return self.house.solve(earlier)[0] == "winnable"

    def speak(self, spoken: str) -> None:
        """Go on in another language; a hint that stands is said again."""
        self.language = spoken
        if self.hint is not None:
            self.hint = self.house.hint(self.deal, self.tier, spoken)

    def log(self) -> list[Told]:
        """Return what happened, oldest first, in words."""
        match = self.match
        now = (match, match.version, self.language, self.eyes)
        if now != self._log_of:
            self._log_of, self._log = now, self._read_log()
        return self._log

    def _read_log(self) -> list[Told]:
        match, seat = self.match, self.eyes
        told = []
        for index, action in enumerate(match.actions):
            view = match.view(index, seat)
            after = match.view(index + 1, seat) if match.game.outcomes() else b""
            key = (self.language, seat, view + after, action)
            if key not in self._told:
                words = [match.game.tell(view, action, seat, self.language)]
                words += match.game.news(view, after, self.language) if after else []
                chance = match.movers[index] == CHANCE
                self._told[key] = Told(match.turn(index), " ".join(filter(None, words)), chance)
            told.append(self._told[key])
        return told

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
