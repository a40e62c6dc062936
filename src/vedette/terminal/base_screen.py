"""The base of full screens: the keys that every game has."""

from abc import abstractmethod
from collections.abc import Callable
from typing import ClassVar, Final

from textual.binding import Binding, BindingType
from textual.screen import Screen

from vedette.core.language import LANGUAGES, say
from vedette.terminal import rules_text
from vedette.terminal.client import TIERS
from vedette.terminal.glyphs import UNICODE, Glyphs
from vedette.terminal.local import LocalClient
from vedette.terminal.palette import Palette
from vedette.terminal.prompts import ChoicePrompt, Prompt, Reading

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
    "i": "rules",
    "question_mark": "help",
    "q,ctrl+q": "leave",
}
"""The keys and their actions; ``question_mark`` is ``?``."""


class TableScreen(Screen[None]):
    """A full screen that shows one table, with the keys that every game has."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding(key, action, show=False) for key, action in KEYS.items()]

    def __init__(self, client: LocalClient, glyphs: Glyphs = UNICODE) -> None:
        super().__init__()
        self.client = client
        self.glyphs = glyphs
        self.palette = Palette()
        self.notice = ""
        self.chance = ""
        self.counting = False

    @abstractmethod
    def renew(self, notice: str = "") -> None:
        """Read the legal actions of the present position again and redraw; ``notice`` is shown below the question."""

    @abstractmethod
    def draw(self) -> None:
        """Redraw everything for the present size of the terminal."""

    @abstractmethod
    def room(self) -> int:
        """Return how many characters of a hint fit on the screen; a longer one opens in a dialog."""

    @abstractmethod
    def manual(self) -> str:
        """Return the help text on the keys of this screen."""

    def on_mount(self) -> None:
        """Draw when the screen appears, and offer to resume a saved game; or say that it could not be read."""
        self.renew()
        if self.client.waiting is not None:
            words = self.say("resume", code=self.client.waiting_code(), **self.client.waiting_at())
            answers = {"yes": self.say("resume-yes"), "no": self.say("resume-no")}
            self.app.push_screen(ChoicePrompt(words, answers), self._resumed)
        elif self.client.aside is not None:
            self.app.push_screen(Reading(self.client.troubled()))

    def _resumed(self, answer: str | None) -> None:
        if answer == "yes":
            self.client.resume()
        self.renew()

    def say(self, message: str, **values: str | float) -> str:
        """Return one of the terminal's messages in the client's language."""
        return say(self.client.language, f"terminal-{message}", **values)

    def on_resize(self) -> None:
        """Redraw when the terminal changes its size."""
        self.draw()

    def warn(self, words: str) -> None:
        """Show words in place of the second sentence of the question, until the next key."""
        self.notice = words
        self.draw()

    # The match

    def _changed(self, *, done: bool, otherwise: str) -> None:
        if done:
            self.renew()
        else:
            self.warn(self.say(otherwise))

    def action_undo(self) -> None:
        """Undo the last choice, or show why that is not possible."""
        self._changed(done=self.client.undo(), otherwise="no-undo" if self.client.alone else "no-undo-between")

    def action_redo(self) -> None:
        """Redo what was undone last, or show that there is nothing."""
        self._changed(done=self.client.redo(), otherwise="no-redo")

    def action_hint(self) -> None:
        """Show a hint, a fuller one each time; finding it may take a moment."""
        self.warn(self.say("over" if self.client.over() else "thinking"))
        self.call_after_refresh(self._hint)

    def _hint(self) -> None:
        if self.client.over():
            return
        if self.client.ask_hint() is None:
            self.warn(self.say("no-hint"))
            return
        self.renew()
        if self.client.hint is not None and len(self.client.hint.words) > self.room():
            self.app.push_screen(Reading(self.client.hint.words), self._more)

    def _more(self, more: bool | None) -> None:  # noqa: FBT001 (the result of a page)
        """Show a fuller hint, if the dialog was closed with the hint key."""
        if more and self.client.tier < TIERS:
            self.action_hint()

    def action_chance(self) -> None:
        """Show the chance of a win, or hide it."""
        self.counting = not self.counting
        self.renew()

    def _count(self) -> None:
        """Compute the chance of a win in the present position."""
        self.chance = self.client.ask_chance() if self.counting else ""
        self.draw()

    def action_follow(self) -> None:
        """Play the next action of a winning line, found with all cards known; say so where there is none."""
        if self.client.over():
            self.warn(self.say("over"))
            return
        if not self.client.offers("solve"):
            self.warn(self.say("no-solution"))
            return
        done, words = self.client.follow()
        self.renew(self.say("follow", said=done.words) if done is not None else words or self.say("no-solution"))

    def _sure(self, message: str, then: Callable[[], object]) -> None:
        """Ask the user to confirm an action that cannot be undone; call ``then`` if they do."""

        def answered(answer: str | None) -> None:
            if answer == "yes":
                then()
                self.renew()

        answers = {"yes": self.say(f"{message}-yes"), "no": self.say("stay")}
        self.app.push_screen(ChoicePrompt(self.say(message), answers), answered)

    def action_restart(self) -> None:
        """Restart the same deal, without a question: it can be redone."""
        self._changed(done=self.client.restart(), otherwise="no-undo" if self.client.alone else "no-restart")

    def action_new(self) -> None:
        """Start another deal, after a question if this one is unfinished."""
        if self.client.over() or not self.client.match.can_undo():
            self.client.renew()
            self.renew()
        else:
            self._sure("sure-new", self.client.renew)

    def action_give_up(self) -> None:
        """Concede the game, after a question."""
        if self.client.over():
            self.warn(self.say("over"))
        else:
            self._sure("sure-give-up", self.client.concede)

    def action_save(self) -> None:
        """Save the record in a file that the player names, once it holds no secrets."""
        if not self.client.open:
            self.warn(self.say("secret"))
            return
        self.app.push_screen(Prompt(self.say("save-as"), self.client.file_name()), self._saved)

    def _saved(self, name: str | None) -> None:
        if name:
            self.warn(self.client.save(name))

    # Settings and help

    def action_language(self) -> None:
        """Change to the next language."""
        at = LANGUAGES.index(self.client.language)
        self.client.speak(LANGUAGES[(at + 1) % len(LANGUAGES)])
        self.renew()

    def action_theme(self) -> None:
        """Switch between the dark and the light theme."""
        self.palette = Palette(dark=not self.palette.dark)
        self.app.theme = "vedette-dark" if self.palette.dark else "vedette-light"
        self.draw()

    def action_words(self) -> None:
        """Show the table in words, with the hint and the log."""
        client = self.client
        if client.handing():
            return
        parts = [client.describe()]
        if client.hint is not None:
            parts.append(say(client.language, "labelled", label=self.say("hint"), words=client.hint.words))
        parts.append(self.say("log"))
        parts += [f"{told.turn}  {told.words}" for told in client.whole_log()]
        self.app.push_screen(Reading("\n".join(parts)))

    def action_rules(self) -> None:
        """Show how the game is played."""
        client = self.client
        told = rules_text.in_force(client.game(), client.language, client.rules())
        self.app.push_screen(Reading("\n\n".join(told) or self.say("no-rules")))

    def action_help(self) -> None:
        """Show the help on keys and signs."""
        self.app.push_screen(Reading(self.manual()))

    def action_leave(self) -> None:
        """Save the game and quit the application."""
        self.client.keep()
        self.app.exit(0)
