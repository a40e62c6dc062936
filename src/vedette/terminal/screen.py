"""The table's screen: it draws the picture, and every key does one thing; rules are only asked, never worked out."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, ClassVar, Final

from textual import events
from textual.binding import Binding, BindingType
from textual.screen import Screen

from vedette.core import file
from vedette.core.errors import Trouble
from vedette.core.language import LANGUAGES, explain, plain, say
from vedette.terminal import compass, scene
from vedette.terminal.arrangement import arrange
from vedette.terminal.board import Board
from vedette.terminal.choice import DISCARD, END, TAKE, Chooser, Facet
from vedette.terminal.frame import KEY
from vedette.terminal.glyphs import UNICODE, Glyphs
from vedette.terminal.keys import KEYS
from vedette.terminal.notes import TIERS
from vedette.terminal.palette import Palette
from vedette.terminal.picture import Picture
from vedette.terminal.question import Prompt, Question, Reading
from vedette.terminal.sitting import Sitting

IN_ASK: Final = 130
"""Characters of a hint that fit into the ask of a screen with one side panel; a longer one opens as a page."""
IN_PANEL: Final = 280
"""Characters that fit into the panel of a wide screen."""


class TableScreen(Screen[None]):
    """One sitting on a full screen."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding(key, action, show=False, priority=key.endswith("tab")) for key, action in KEYS.items()
    ]

    def __init__(self, sitting: Sitting, glyphs: Glyphs = UNICODE) -> None:
        """Show a sitting with the signs that the terminal has."""
        super().__init__()
        self.sitting = sitting
        self.glyphs = glyphs
        self.palette = Palette()
        self.board = Board()
        self.board.ascii_only = glyphs is not UNICODE
        self.chooser = Chooser([])
        self.notice = ""
        self.chance = ""
        self.counting = False
        self.wanted: tuple[Facet, ...] = ()

    def compose(self) -> Any:  # noqa: ANN401 (Textual's own type is a generator of widgets)
        """Yield the one widget."""
        yield self.board

    def on_mount(self) -> None:
        """Draw once the size is known, and ask whether a kept game goes on."""
        self.renew()
        if self.sitting.waiting is not None:
            words = self.say("resume", turn=self.sitting.waiting_turn(), code=plain(self.sitting.waiting.code, 40))
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

    # What is drawn

    def renew(self, notice: str = "") -> None:
        """Take the choices of the position afresh and draw."""
        item = self.chooser.picked("item")
        self.chooser = Chooser(self.sitting.choices())
        hint = self.sitting.hint
        pointed = next((c.facets for c in self.chooser.choices if hint is not None and c.action == hint.action), ())
        points = hint.points if hint is not None else ()
        self.wanted = (*pointed, *points, *((item,) if item is not None else ()))
        self.chooser.settle(*self.wanted)
        self.chance = self.say("thinking") if self.counting and not self.sitting.over() else ""
        if self.chance:
            self.call_after_refresh(self._count)
        self.notice = notice or self.sitting.troubled()
        self.draw()

    def picture(self) -> Picture:
        """Return what is to be drawn."""
        sitting = self.sitting
        return Picture(
            sight=sitting.look(),
            chooser=self.chooser,
            language=sitting.language,
            palette=self.palette,
            glyphs=self.glyphs,
            log=tuple(sitting.log()),
            title=sitting.title(),
            code=sitting.deal.code,
            hint=sitting.hint.words if sitting.hint is not None else "",
            tier=sitting.tier,
            chance=self.chance,
            notice=self.notice,
            assisted=bool(sitting.match.assisted),
        )

    def draw(self) -> None:
        """Draw everything for the size that the screen has now."""
        size = self.app.size
        self.board.sheet = scene.compose(self.picture(), size.width, size.height)
        self.board.refresh()

    def on_resize(self) -> None:
        """Draw for the new size."""
        self.draw()

    def warn(self, words: str) -> None:
        """Say something in place of the second sentence of the ask, until the next key."""
        self.notice = words
        self.draw()

    # Choosing

    def pick(self, facet: Facet) -> None:
        """Pick a step, and do the action once it is complete."""
        self.notice = ""
        action = self.chooser.pick(facet)
        if action is None:
            self.chooser.settle(*self.wanted)
            self.draw()
            return
        try:
            self.sitting.play(action)
        except Trouble as trouble:  # cannot happen while choices come from the game; say it rather than fall
            self.renew(explain(trouble, self.sitting.language))
            return
        self.renew()

    def action_choose(self) -> None:
        """Pick what the cursor is on."""
        facet = self.chooser.at()
        if facet is None:
            self.warn(self.say("over"))
        else:
            self.pick(facet)

    def action_back(self) -> None:
        """Step back: a pick, else the item given up for a change that was not made yet."""
        self.notice = ""
        if self.chooser.back():
            self.draw()
        elif self.sitting.look().phase == "change":
            self.sitting.undo()
            self.renew()
        else:
            self.draw()

    def action_step(self, by: int) -> None:
        """Move the cursor to the next step or the one before."""
        self.notice = ""
        self.chooser.step(by)
        self.draw()

    def action_toward(self, direction: str) -> None:
        """Move the cursor to the nearest step in a direction; where none lies there, along the row of steps."""
        self.notice = ""
        sheet = self.board.sheet
        at = self.chooser.at()
        places = sheet.places(self.chooser.options()) if sheet is not None else {}
        facet = compass.toward(direction, places.get(at) if at is not None else None, places)
        if facet is None or not self.chooser.point(facet):
            self.chooser.step(1 if direction in {"down", "right"} else -1)
        self.draw()

    def action_digit(self, digit: int) -> None:
        """Pick the card of the display with this number, or this value for the die."""
        options = self.chooser.options()
        value = Facet("value", digit)
        if value in options:
            self.pick(value)
            return
        display = self.sitting.look().display
        if digit <= len(display) and (facet := Facet("region", display[digit - 1])) not in self.chooser.picks:
            if any(pick.kind == "region" for pick in self.chooser.picks):
                self.chooser.clear()
            if self.chooser.can(facet):
                self.pick(facet)

    def _begin(self, facet: Facet, otherwise: str) -> None:
        """Pick a first step, whatever was picked before; say why not where it is not to be had."""
        self.chooser.clear()
        self.chooser.settle(*self.wanted)
        if self.chooser.can(facet):
            self.pick(facet)
        else:
            self.warn(self.say(otherwise))

    def action_confirm(self) -> None:
        """End the turn, where it may end."""
        self._begin(END, "cannot-confirm")

    def action_change(self) -> None:
        """Begin the change of a die."""
        self._begin(DISCARD, "cannot-change")

    def action_take(self) -> None:
        """Begin to take an item back."""
        self._begin(TAKE, "cannot-take")

    def on_click(self, event: events.Click) -> None:
        """Pick what was clicked; a click on a key of the foot is that key."""
        sheet = self.board.sheet
        facet = sheet.under(event.x, event.y) if sheet is not None else None
        if facet is None:
            return
        if facet.kind == KEY:
            self.app.simulate_key(str(facet.value))
        elif self.chooser.can(facet):
            self.pick(facet)

    # The match

    def _changed(self, *, done: bool, otherwise: str) -> None:
        if done:
            self.chooser.clear()
            self.renew()
        else:
            self.warn(self.say(otherwise))

    def action_undo(self) -> None:
        """Take back the last choice."""
        self._changed(done=self.sitting.undo(), otherwise="no-undo")

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
        self.chooser.clear()
        self.renew()
        room = IN_PANEL if "left" in arrange(self.app.size.width, self.app.size.height) else IN_ASK
        if self.sitting.hint is not None and len(self.sitting.hint.words) > room:
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
        self.chooser.clear()
        past = len(self.sitting.match.actions)
        verdict = self.sitting.follow()
        told = self.sitting.log()[past:]
        self.renew(self.say("follow", verdict=verdict, said=told[0].words if told else ""))

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
        """Save the record in a file that the player names."""
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
        picks, cursor = self.chooser.picks, self.chooser.cursor
        self.renew()
        self.chooser.picks, self.chooser.cursor = picks, cursor
        self.draw()

    def action_theme(self) -> None:
        """Change between the dark and the light theme."""
        self.palette = Palette(dark=not self.palette.dark)
        self.app.theme = "vedette-dark" if self.palette.dark else "vedette-light"
        self.draw()

    def action_words(self) -> None:
        """Show the table in words, with the hint and the log."""
        sitting = self.sitting
        parts = [sitting.describe()]
        if sitting.hint is not None:
            parts.append(f"{self.say('hint')}: {sitting.hint.words}")
        parts.append(self.say("log"))
        parts += [f"{told.turn}  {told.words}" for told in sitting.log()]
        self.app.push_screen(Reading("\n".join(parts)))

    def action_help(self) -> None:
        """Show the keys and the signs."""
        signs = dict(zip(self.glyphs._fields, self.glyphs, strict=True))
        self.app.push_screen(Reading(self.say("help", **signs)))

    def action_leave(self) -> None:
        """Leave; the game is kept."""
        self.sitting.keep()
        self.app.exit(0)
