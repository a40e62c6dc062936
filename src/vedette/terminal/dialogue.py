"""The dialogue: what is asked in plain words, and how an answer is understood."""

import re
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Final

from vedette.core.errors import Trouble
from vedette.core.language import LANGUAGES, explain, plain, say
from vedette.terminal import ask
from vedette.terminal.choice import Chooser, Facet
from vedette.terminal.picture import Picture
from vedette.terminal.sitting import Sitting

COMMANDS: Final = {
    "?": "help",
    "b": "back",
    "c": "confirm",
    "d": "change",
    "g": "give-up",
    "h": "hint",
    "l": "look",
    "n": "new",
    "p": "solution",
    "q": "quit",
    "r": "redo",
    "s": "save",
    "u": "undo",
    "v": "look",
    "w": "chance",
    "x": "take",
    "exit": "quit",
}
"""One-letter commands, as the keys of the full screen where it has them."""
NAMES: Final = (
    "help",
    "look",
    "legal",
    "back",
    "confirm",
    "change",
    "take",
    "undo",
    "redo",
    "restart",
    "hint",
    "chance",
    "solution",
    "log",
    "save",
    "record",
    "new",
    "resume",
    "give-up",
    "language",
    "quit",
)
"""Every command; each has its name in each language, and all names are understood in both."""


def commands() -> dict[str, str]:
    """Return the commands by everything that may be typed for them."""
    known = dict(COMMANDS)
    for name in NAMES:
        known[name] = name
        for language in LANGUAGES:
            known[say(language, "terminal-command", name=name).casefold()] = name
    return known


def name(picture: Picture, facet: Facet) -> str:
    """Return the words for one answer; a card is told in full."""
    if facet.kind == "region":
        return picture.sight.region(int(facet.value)).words
    if facet.kind == "value":
        return say(picture.language, "terminal-value", pips=facet.value)
    return ask.name(picture, facet)


class Dialogue(ABC):
    """A sitting as questions and answers. Every answer is text; nothing is drawn."""

    def __init__(self, sitting: Sitting, out: Callable[[str], None]) -> None:
        """Speak through ``out``, one line at a time."""
        self.sitting = sitting
        self.out = out
        self.chooser = Chooser(sitting.choices())
        self.open = True

    def say(self, message: str, **values: str | float) -> str:
        """Return one of the terminal's messages."""
        return say(self.sitting.language, f"terminal-{message}", **values)

    def picture(self) -> Picture:
        """Return what the words of the steps are made from."""
        return Picture(self.sitting.look(), self.chooser, self.sitting.language)

    def greet(self) -> None:
        """Say what is played and how to be helped."""
        self.out(self.say("greeting", game=self.sitting.title(), code=self.sitting.deal.code or "none"))
        if self.sitting.waiting is not None:
            self.out(self.say("resume-command", turn=self.sitting.waiting_turn()))
        self._troubled()
        self.ask()

    def ask(self) -> None:
        """Ask what is wanted now, with what stands in the way and the numbered answers."""
        picture = self.picture()
        self.out("")
        title, detail = ask.title(picture)
        self.out(title)
        if self.sitting.over():
            self.out(detail)
            self.out(self.summary())
            return
        for order in picture.sight.orders:
            self.out(f"{self.say('beware-that') if order.warning else '!'} {order.words}")
        self._options(picture)

    def summary(self) -> str:
        """Return how many choices the game took, and whether help was taken."""
        match = self.sitting.match
        moves = sum(mover >= 0 for mover in match.movers)
        return self.say("result-more", moves=moves, assisted="yes" if match.assisted else "no")

    def _options(self, picture: Picture) -> None:
        """Say the numbered answers, one to a line; items, of which there are many, on one line."""
        items = []
        for number, facet in enumerate(self.chooser.options(), 1):
            answer = f"{number} {name(picture, facet)}"
            if facet.kind in {"item", "give", "die", "value"}:
                items.append(answer)
                continue
            if items:
                self.out(", ".join(items))
                items = []
            self.out(answer)
        if items:
            self.out(", ".join(items))

    # What is typed

    def answer(self, line: str) -> None:
        """Take one line: nothing, a number, a command, an action in notation, or words of one answer."""
        words = line.split()
        if not words:
            self.ask()
        elif line.strip().isdecimal():
            self._number(line.strip())
        elif not self._command(words):
            self._note(" ".join(words))

    def _number(self, typed: str) -> None:
        options = self.chooser.options()
        if len(typed) <= 4 and 1 <= int(typed) <= len(options):
            self.pick(options[int(typed) - 1])
        else:
            self.out(self.say("no-number", number=plain(typed), count=len(options)))

    def _command(self, words: list[str]) -> bool:
        """Do a command, its name one or two words; return whether there is one of this name."""
        known = commands()
        for length in (2, 1):
            name = known.get(" ".join(words[:length]).casefold())
            rest = words[length:]
            if name is not None and len(words) >= length and (not rest or name in {"save", "language"}):
                self.obey(name, " ".join(rest))
                return True
        return False

    @abstractmethod
    def obey(self, name: str, rest: str) -> None:
        """Do a command of NAMES; ``rest`` is what was typed after it."""
        raise NotImplementedError

    def _note(self, text: str) -> None:
        """Take an action in notation, else the words of one answer; say what is wrong with neither."""
        match = self.sitting.match
        try:
            action = match.game.read(match.state, text)
        except Trouble as trouble:
            found = self._named(text)
            if len(found) == 1:
                self.pick(found[0])
            elif found:
                picture = self.picture()
                could = "; ".join(name(picture, facet) for facet in found)
                self.out(self.say("could-be", text=plain(text), could=could))
            elif trouble.message == "note-verb":
                self.out(self.say("unknown", text=plain(text)))
            else:
                self.out(explain(trouble, self.sitting.language))
            return
        self.play(action)

    def _named(self, text: str) -> list[Facet]:
        """Return the steps whose words hold all these words or beginnings of words."""
        picture = self.picture()
        wanted = text.casefold().split()
        found = []
        for facet in self.chooser.options():
            words = re.split(r"[\s,:;()]+", name(picture, facet).casefold())
            if all(any(word.startswith(part) for word in words) for part in wanted):
                found.append(facet)
        return found

    # What is done

    def pick(self, facet: Facet) -> None:
        """Pick a step, and do the action once it is the only one left."""
        action = self.chooser.pick(facet)
        if action is None:
            self.ask()
        else:
            self.play(action)

    def play(self, action: int) -> None:
        """Do an action and say everything that happened."""
        before = len(self.sitting.match.actions)
        try:
            self.sitting.play(action)
        except Trouble as trouble:
            self.out(explain(trouble, self.sitting.language))
            return
        if action >= 0:
            self._tell(before)
        else:
            self.out(self.say("taken-back"))
        self.renew()

    def _tell(self, since: int) -> None:
        """Say what happened from one moment on."""
        for told in self.sitting.log()[since:]:
            self.out(told.words)

    def renew(self) -> None:
        """Take the choices of the position afresh and ask."""
        self.chooser = Chooser(self.sitting.choices())
        self._troubled()
        self.ask()

    def _troubled(self) -> None:
        if words := self.sitting.troubled():
            self.out(words)
