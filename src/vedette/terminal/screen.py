"""A screen for a sitting: the keys that every game has, whatever the table looks like."""

from abc import abstractmethod
from collections.abc import Callable
from pathlib import Path
from typing import ClassVar, Final

from textual.binding import Binding, BindingType
from textual.screen import Screen

from vedette.core import file
from vedette.core.errors import Trouble
from vedette.core.language import LANGUAGES, explain, say
from vedette.terminal.glyphs import UNICODE, Glyphs
from vedette.terminal.palette import Palette
from vedette.terminal.question import Prompt, Question, Reading
from vedette.terminal.sitting import TIERS, Sitting

KEYS: Final = {
    "u,ctrl+z": "undo",
    "r,ctrl+y": "redo",
    "R": "restart",
    "h": "hint",
    "w": "chance",
    "p": "follow",
    "n": "new",
    "s": "save",
    "g": "give_up",
    "l": "language",
    "t": "theme",
    "v": "words",
    "question_mark": "help",
    "q,ctrl+q": "leave",
}
"""The keys and what they do; ``question_mark`` is ``?``."""


class TableScreen(Screen[None]):
    """One sitting on a full screen."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding(key, action, show=False) for key, action in KEYS.items()]

    def __init__(self, sitting: Sitting, glyphs: Glyphs = UNICODE) -> None:
        """Show a sitting with the signs that the terminal has."""
        super().__init__()
        self.sitting = sitting
        self.glyphs = glyphs
        self.palette = Palette()
        self.notice = ""
        self.chance = ""
        self.counting = False

    @abstractmethod
    def renew(self, notice: str = "") -> None:
        """Take the choices of the position afresh and draw."""

    @abstractmethod
    def draw(self) -> None:
        """Draw everything for the size that the screen has now."""

    @abstractmethod
    def room(self) -> int:
        """Return how many characters of a hint fit on the screen; a longer one opens as a page."""

    @abstractmethod
    def manual(self) -> str:
        """Return the page of the keys."""

    def on_mount(self) -> None:
        """Draw once the size is known, and ask whether a kept game goes on."""
        self.renew()
        if self.sitting.waiting is not None:
            words = self.say("resume", turn=self.sitting.waiting_turn(), code=self.sitting.waiting_code())
            answers = {"yes": self.say("resume-yes"), "no": self.say("resume-no")}
            self.app.push_screen(Question(words, answers), self._resumed)
        elif self.sitting.aside is not None:
            self.app.push_screen(Reading(self.sitting.troubled()))

    def _resumed(self, answer: str | None) -> None:
        if answer == "yes":
            self.sitting.resume()
        self.renew()

    def say(self, message: str, **values: str | float) -> str:
        """Return one of the terminal's messages in the language of the sitting."""
        return say(self.sitting.language, f"terminal-{message}", **values)

    def on_resize(self) -> None:
        """Draw for the new size."""
        self.draw()

    def warn(self, words: str) -> None:
        """Say something in place of the second sentence of the ask, until the next key."""
        self.notice = words
        self.draw()

    # The match

    def _changed(self, *, done: bool, otherwise: str) -> None:
        if done:
            self.renew()
        else:
            self.warn(self.say(otherwise))

    def action_undo(self) -> None:
        """Take back the last choice."""
        self._changed(done=self.sitting.undo(), otherwise="no-undo" if self.sitting.alone else "no-undo-between")

    def action_redo(self) -> None:
        """Do again what was taken back."""
        self._changed(done=self.sitting.redo(), otherwise="no-redo")

    def action_hint(self) -> None:
        """Show a hint, and with each press more of it; it may take a moment to find."""
        self.warn(self.say("over" if self.sitting.over() else "thinking"))
        self.call_after_refresh(self._hint)

    def _hint(self) -> None:
        if self.sitting.over():
            return
        if self.sitting.ask_hint() is None:
            self.warn(self.say("no-hint"))
            return
        self.renew()
        if self.sitting.hint is not None and len(self.sitting.hint.words) > self.room():
            self.app.push_screen(Reading(self.sitting.hint.words), self._more)

    def _more(self, more: bool | None) -> None:  # noqa: FBT001 (the result of a page)
        """Go on to a fuller hint, where the page was left by the key that asks for one."""
        if more and self.sitting.tier < TIERS:
            self.action_hint()

    def action_chance(self) -> None:
        """Show the chance of a win, or hide it."""
        self.counting = not self.counting
        self.renew()

    def _count(self) -> None:
        """Find the chance of the position there is now."""
        self.chance = self.sitting.ask_chance() if self.counting else ""
        self.draw()

    def action_follow(self) -> None:
        """Do the next choice of a winning line, all cards known; whoever wants takes over with any other key."""
        if self.sitting.over():
            self.warn(self.say("over"))
            return
        if not self.sitting.helped("solve"):
            self.warn(self.say("no-solution"))
            return
        past = len(self.sitting.match.actions)
        found = self.sitting.follow()
        told = self.sitting.log()[past:]
        if told:
            self.renew(self.say("follow", said=told[0].words))
        else:
            self.renew(found.words if found is not None else self.say("no-solution"))

    def _sure(self, message: str, then: Callable[[], object]) -> None:
        """Ask before something that cannot be taken back."""

        def answered(answer: str | None) -> None:
            if answer == "yes":
                then()
                self.renew()

        answers = {"yes": self.say(f"{message}-yes"), "no": self.say("stay")}
        self.app.push_screen(Question(self.say(message), answers), answered)

    def action_restart(self) -> None:
        """Begin the same deal again: it can be redone, so nobody is asked."""
        self._changed(done=self.sitting.restart(), otherwise="no-undo")

    def action_new(self) -> None:
        """Take another deal, after a question while this one is still open."""
        if self.sitting.over() or not self.sitting.match.can_undo():
            self.sitting.renew()
            self.renew()
        else:
            self._sure("sure-new", self.sitting.renew)

    def action_give_up(self) -> None:
        """Give up, after a question."""
        if self.sitting.over():
            self.warn(self.say("over"))
        else:
            self._sure("sure-give-up", self.sitting.concede)

    def action_save(self) -> None:
        """Save the record in a file that the player names, once it is nobody's secret any more."""
        if not self.sitting.open:
            self.warn(self.say("secret"))
            return
        self.app.push_screen(Prompt(self.say("save-as"), self.sitting.name()), self._saved)

    def _saved(self, name: str | None) -> None:
        if not name:
            return
        try:
            file.write(Path(name).expanduser(), self.sitting.text())
        except Trouble as trouble:
            self.warn(explain(trouble, self.sitting.language))
        else:
            self.warn(self.say("saved", name=name))

    # The surroundings

    def action_language(self) -> None:
        """Go on in the next language, at once."""
        at = LANGUAGES.index(self.sitting.language)
        self.sitting.speak(LANGUAGES[(at + 1) % len(LANGUAGES)])
        self.renew()

    def action_theme(self) -> None:
        """Change between the dark and the light theme."""
        self.palette = Palette(dark=not self.palette.dark)
        self.app.theme = "vedette-dark" if self.palette.dark else "vedette-light"
        self.draw()

    def action_words(self) -> None:
        """Show the table in words, with the hint and the log."""
        sitting = self.sitting
        if sitting.handing():
            return
        parts = [sitting.describe()]
        if sitting.hint is not None:
            parts.append(f"{self.say('hint')}: {sitting.hint.words}")
        parts.append(self.say("log"))
        parts += [f"{told.turn}  {told.words}" for told in sitting.log()]
        self.app.push_screen(Reading("\n".join(parts)))

    def action_help(self) -> None:
        """Show the keys and the signs."""
        self.app.push_screen(Reading(self.manual()))

    def action_leave(self) -> None:
        """Leave; the game is kept."""
        self.sitting.keep()
        self.app.exit(0)
