"""The table in words on a full screen: any game, with its answers in a list."""

from typing import ClassVar, Final

from rich.console import RenderableType
from rich.style import Style
from rich.table import Table
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.widgets import OptionList, Static

from vedette.core.language import LANGUAGES
from vedette.terminal.question import Reading
from vedette.terminal.screen import TableScreen

WIDE: Final = 110
"""Columns from which the log has a column of its own."""
HINT: Final = 400
"""Characters of a hint that fit under the question; a longer one opens as a page."""
SHOW: Final = -1
"""The answer that takes the screen over."""


class WordScreen(TableScreen):
    """A sitting in words: the table, what happened, what is asked, and the answers to choose from."""

    BINDINGS: ClassVar[list[BindingType]] = [
        *(Binding(str(digit), f"digit({digit})", show=False) for digit in range(10)),
        Binding("pageup", "turn(-1)", show=False, priority=True),
        Binding("pagedown", "turn(1)", show=False, priority=True),
        Binding("tab", "step(1)", show=False, priority=True),
        Binding("shift+tab", "step(-1)", show=False, priority=True),
        Binding("space", "choose", show=False),
        Binding("c", "cards", show=False),
    ]
    DEFAULT_CSS = """
    WordScreen { layout: vertical; }
    WordScreen #head, WordScreen #foot { height: 1; background: $panel; padding: 0 1; }
    WordScreen #foot { link-style: none; link-color: $foreground; }
    WordScreen #middle { height: 1fr; }
    WordScreen #table { width: 1fr; height: 1fr; padding: 0 1; scrollbar-size-vertical: 1; }
    WordScreen #past { height: 5; border-top: solid $panel; padding: 0 1; scrollbar-size-vertical: 1; }
    WordScreen #middle.wide { layout: horizontal; }
    WordScreen #middle.wide #past { width: 38%; height: 1fr; border-top: none; border-left: solid $panel; }
    WordScreen #ask { height: auto; max-height: 8; padding: 0 1; border-top: solid $primary; }
    WordScreen #answers {
        height: auto; max-height: 45%; border: none; padding: 0 1; background: transparent; scrollbar-size-vertical: 1;
    }
    """

    def compose(self) -> ComposeResult:
        """Lay out the head, the table with the log, the question, the answers and the keys."""
        yield Static(id="head")
        with Vertical(id="middle"):
            with VerticalScroll(id="table", can_focus=False):
                yield Static(id="view")
            with VerticalScroll(id="past", can_focus=False):
                yield Static(id="log")
        yield Static(id="ask")
        yield OptionList(id="answers", markup=False)
        yield Static(id="foot")

    def on_mount(self) -> None:
        """Begin with the answers in focus."""
        self.actions: list[int] = []
        self.typed = 0
        self.query_one(OptionList).focus()
        super().on_mount()

    # What is drawn

    def renew(self, notice: str = "") -> None:
        """Take the choices of the position afresh and draw."""
        sitting = self.sitting
        answers = self.query_one(OptionList)
        answers.clear_options()
        choices = sitting.choices()
        self.actions = [SHOW] if sitting.handing() else [choice.action for choice in choices]
        words = [self.say("take-over")] if sitting.handing() else [choice.words for choice in choices]
        width = len(str(len(words)))
        answers.add_options(f"{number:>{width}}  {said}" for number, said in enumerate(words, 1))
        answers.highlighted = self._pointed() if words else None
        answers.display = bool(words)
        self.typed = 0
        self.chance = self.say("thinking") if self.counting and not sitting.over() else ""
        if self.chance:
            self.call_after_refresh(self._count)
        self.notice = notice or sitting.troubled()
        self.draw()

    def _pointed(self) -> int:
        hint = self.sitting.hint
        action = hint.action if hint is not None else None
        return self.actions.index(action) if action in self.actions else 0

    def draw(self) -> None:
        """Draw everything for the size that the screen has now."""
        if not self.is_mounted:
            return
        hidden = self.sitting.handing()
        self.query_one("#middle").set_class(self.app.size.width >= WIDE, "wide")
        self._put("head", self._head())
        self._put("view", Text() if hidden else labelled(self.sitting.describe(), self._style("brass")))
        self._put("log", Text() if hidden else self._log())
        self._put("ask", self._ask())
        self._put("foot", self._foot())
        self.query_one("#past", VerticalScroll).scroll_end(animate=False)

    def _put(self, where: str, drawn: RenderableType) -> None:
        self.query_one(f"#{where}", Static).update(drawn)

    def _style(self, ink: str, *, bold: bool = False) -> Style:
        return self.palette.style(ink, bold=bold)

    def _head(self) -> Text:
        sitting = self.sitting
        text = Text(self.say("title", game=sitting.title()), self._style("ink", bold=True), no_wrap=True)
        languages = " ".join(f"[{each.upper()}]" if each == sitting.language else each for each in LANGUAGES)
        aside = "  ".join(filter(None, (self.say("assisted") if sitting.match.assisted else "", languages)))
        room = self.app.size.width - 6 - text.cell_len - len(aside)
        code = self.say("deal", code=sitting.code) if sitting.code else ""
        code = code if len(code) <= room else code[: max(room - 1, 0)] + "…"
        text.append(f"  {code:<{max(room, 0)}}  ", self._style("ink-2"))
        return text.append(aside, self._style("ink-2"))

    def _log(self) -> Table:
        lines = self.sitting.log()
        now = lines[-1].turn if lines else 0
        log = Table.grid(padding=(0, 2, 0, 0))
        log.add_column(justify="right", style=self._style("engrave"))
        log.add_column()
        for told in lines:
            log.add_row(str(told.turn or ""), Text(told.words, self._style("ink" if told.turn == now else "ink-2")))
        return log

    def _ask(self) -> Text:
        sitting = self.sitting
        if sitting.handing():
            title, detail = self.say("hand-over", seat=sitting.match.mover() + 1), ""
        elif sitting.over():
            winner = sitting.winner() + 1
            alone = len(sitting.people) == 1
            title = self.say("ended", result=sitting.ended()) if alone else self.say("ended-between", seat=winner)
            detail = self.say("result-keys" if sitting.alone else "result-keys-between")
        else:
            title, detail = sitting.asked()
        text = Text(title, self._style("ink", bold=True))
        lore = sitting.lore.told(sitting.language) if sitting.lore is not None else ""
        below = self.notice or (sitting.hint.words if sitting.hint is not None else "") or detail
        below = below if len(below) <= HINT else below[: HINT - 1] + "…"
        ink = "short" if self.notice else "brass" if sitting.hint is not None else "ink-2"
        for words, style in ((below, ink), (lore or self.chance, "ink")):
            if words:
                text.append(f"\n{words}", self._style(style))
        return text

    def _foot(self) -> Text:
        text = Text(no_wrap=True, overflow="ellipsis")
        for key, message, action in self._keys():
            link = Style.from_meta({"@click": f"screen.{action}"})
            text.append(self.say("cap", key=key), self._style("brass", bold=True) + link)
            text.append(f" {self.say('key', key=message)}", self._style("ink-2") + link).append("  ")
        return text

    def _keys(self) -> list[tuple[str, str, str]]:
        """Return the keys that do something now, the ids of their words and what they do, the most wanted first."""
        sitting = self.sitting
        shown = [("enter", "choose", "choose")] if self.actions else [("n", "new", "new")]
        shown += [("R", "restart", "restart")] if sitting.over() and sitting.alone else []
        shown += [("u", "undo", "undo")]
        shown += [("h", "hint", "hint")] if sitting.hints() else []
        shown += [] if sitting.handing() else [("c", "cards", "cards")]
        shown += [("question_mark", "help", "help"), ("q", "quit", "leave"), ("v", "words", "words")]
        return shown if sitting.over() else [*shown, ("g", "give-up", "give_up"), ("s", "save", "save")]

    def room(self) -> int:
        """Return how many characters of a hint fit under the question."""
        return HINT

    def manual(self) -> str:
        """Return the page of the keys."""
        return self.say("help-words")

    # Choosing

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Do what was chosen."""
        self.notice = ""
        if self.actions[event.option_index] == SHOW:
            self.sitting.take()
            self.renew()
            return
        self.renew(self.sitting.play(self.actions[event.option_index]))

    def action_choose(self) -> None:
        """Choose the answer that the cursor is on."""
        self.query_one(OptionList).action_select()

    def action_cards(self) -> None:
        """Show everything that is printed on each card that can be read."""
        if not self.sitting.handing():
            self.app.push_screen(Reading("\n\n".join(self.sitting.faces()) or self.say("no-card", name="")))

    def action_step(self, by: int) -> None:
        """Move the cursor to the next answer or the one before."""
        answers = self.query_one(OptionList)
        if by > 0:
            answers.action_cursor_down()
        else:
            answers.action_cursor_up()

    def action_digit(self, digit: int) -> None:
        """Put the cursor on the answer of a number, typed digit by digit."""
        longer = self.typed * 10 + digit
        self.typed = longer if 1 <= longer <= len(self.actions) else digit
        if 1 <= self.typed <= len(self.actions):
            self.query_one(OptionList).highlighted = self.typed - 1

    def action_turn(self, by: int) -> None:
        """Scroll the table by a page."""
        table = self.query_one("#table", VerticalScroll)
        table.scroll_relative(y=by * max(table.size.height - 1, 1), animate=False)


def labelled(words: str, style: Style) -> Text:
    """Return lines with what each is about, the words before its first colon, in a style."""
    text = Text()
    for line in words.splitlines():
        label, colon, rest = line.partition(": ")
        text.append(label + colon, style if colon else "").append(rest + "\n")
    return text[:-1]
