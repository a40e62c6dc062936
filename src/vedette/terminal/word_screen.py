"""The full screen for any game: the position in words or drawn, with the log and a list of numbered answers."""

from collections.abc import Callable
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
from vedette.terminal.base_screen import TableScreen
from vedette.terminal.boards.paint import RenderContext, View
from vedette.terminal.glyphs import UNICODE, Glyphs
from vedette.terminal.local import LocalClient
from vedette.terminal.prompts import Reading

WIDE: Final = 110
"""From this many columns on the log stands beside the table, not below it."""
IDLE: Final = {"stay", "run", "sacrifice"}
"""Actions that the cursor does not begin on if there is another, so that one Enter too many does not do them."""
TALL: Final = 30
"""From this many rows on a drawn table need not save any, and the log has its full height."""
LEAST: Final = 3
"""The fewest rows of the log, with its border, on a screen of few rows."""
LOG: Final = 5
"""The rows of the log, with its border, on a screen of many rows."""
FRAME: Final = 5
"""The rows that the heading, the keys and a question of two lines take."""
ANSWERS: Final = 5
"""The fewest rows of answers beside a drawn table."""
SMALL: Final = 24
"""Below this many rows one row less is kept for the answers, and one less for the log."""
HINT: Final = 400
"""Characters of a hint that fit under the question; a longer one opens in a dialog."""
HELPS: Final = {"h": "hint", "w": "chance", "p": "solve", "o": "foresee"}
"""The kind of help that each of these keys needs; not every game has each."""
SHOW: Final = -1
"""The number of the answer by which the next person takes the screen; it is no legal action's."""


class WordScreen(TableScreen):
    """The full screen of a game in words: its table, log, question and numbered answers."""

    BINDINGS: ClassVar[list[BindingType]] = [
        *(Binding(str(digit), f"digit({digit})", show=False) for digit in range(10)),
        Binding("pageup", "turn(-1)", show=False, priority=True),
        Binding("pagedown", "turn(1)", show=False, priority=True),
        Binding("tab", "step(1)", show=False, priority=True),
        Binding("shift+tab", "step(-1)", show=False, priority=True),
        Binding("space", "choose", show=False),
        Binding("c", "cards", show=False),
        Binding("o", "odds", show=False),
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
    WordScreen #middle.short #table { height: auto; }
    WordScreen #middle.short #past { height: 1fr; }
    WordScreen #ask { height: auto; max-height: 8; padding: 0 1; border-top: solid $primary; }
    WordScreen #answers {
        height: auto; max-height: 45%; border: none; padding: 0 1; background: transparent; scrollbar-size-vertical: 1;
    }
    """

    def __init__(
        self,
        client: LocalClient,
        glyphs: Glyphs = UNICODE,
        board: Callable[[View, list[str], RenderContext], Text] | None = None,
    ) -> None:
        """Show the table of a client; ``board`` draws the position, None shows it in words."""
        super().__init__(client, glyphs)
        self.board = board

    def compose(self) -> ComposeResult:
        """Lay out the heading, the table with the log, the question, the answers and the keys."""
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
        """Focus the list of answers when the screen appears, and draw."""
        self.actions: list[int] = []
        self.typed = 0
        self.query_one(OptionList).focus()
        super().on_mount()

    # Drawing

    def renew(self, notice: str = "") -> None:
        """List the legal actions of the present position as answers, and redraw."""
        client = self.client
        answers = self.query_one(OptionList)
        answers.clear_options()
        choices = client.choices()
        self.actions = [SHOW] if client.handing() else [choice.action for choice in choices]
        words = [self.say("take-over")] if client.handing() else [choice.words for choice in choices]
        width = len(str(len(words)))
        answers.add_options(f"{number:>{width}}  {said}" for number, said in enumerate(words, 1))
        answers.highlighted = self._pointed() if words else None
        answers.display = bool(words)
        self.typed = 0
        self.chance = self.say("thinking") if self.counting and not client.over() else ""
        if self.chance:
            self.call_after_refresh(self._count)
        self.notice = notice or client.troubled()
        self.draw()

    def _pointed(self) -> int:
        hint = self.client.hint
        action = hint.action if hint is not None else None
        if action in self.actions:
            return self.actions.index(action)
        doing = {legal.action for legal in self.client.table.legal if legal.parts.get("do") not in IDLE}
        return next((at for at, action in enumerate(self.actions) if action in doing), 0)

    def draw(self) -> None:
        """Redraw everything for the present size of the terminal."""
        if not self.is_mounted:
            return
        hidden = self.client.handing()
        self.query_one("#middle").set_class(self.app.size.width >= WIDE, "wide")
        table = Text() if hidden else self._table()
        self._fit(table)
        self._put("head", self._head())
        self._put("view", table)
        self._put("log", Text() if hidden else self._log())
        self._put("ask", self._ask())
        self._put("foot", self._foot())
        self.query_one("#past", VerticalScroll).scroll_end(animate=False)
        self.call_after_refresh(self._share)

    def _share(self) -> None:
        """Limit the height of a drawn table so that the log keeps at least a few rows where rows are few."""
        middle, table = self.query_one("#middle"), self.query_one("#table")
        most = max(middle.size.height - self._least(), 1) if middle.has_class("short") else None
        table.styles.max_height = most

    def _least(self) -> int:
        """Return the fewest rows that the log, with its border, keeps on this screen."""
        return LEAST - (self.app.size.height < SMALL)

    def _fit(self, table: Text) -> None:
        """Set the heights of the answers and the log, so that a drawn table gets its rows first."""
        width, height = self.app.size.width, self.app.size.height
        wide = width >= WIDE
        left = height - FRAME - len(table.wrap(self.app.console, max(self._across() - 3, 1)))
        short = self.board is not None and not wide and (height < TALL or left < LOG + ANSWERS)
        self.query_one("#middle").set_class(short, "short")
        most = left if wide else left // 2 if short else left - LOG
        least = ANSWERS - (height < SMALL)
        self.query_one("#answers").styles.max_height = None if self.board is None else max(least, most)
        self.query_one("#past").styles.min_height = self._least() if short else None

    def _across(self) -> int:
        """Return how many columns the part of the screen with the table has."""
        width = self.app.size.width
        return width - round(width * 0.38) if width >= WIDE else width

    def _table(self) -> Text:
        """Return the position of the seat on screen: drawn if the game has a drawing, else in words."""
        words = self.client.describe()
        if self.board is None:
            return labelled(words, self._style("brass"))
        context = RenderContext(
            self._across() - 3,
            self.app.size.height >= TALL,
            self.glyphs,
            self.palette,
            self.client.language,
            self.client.named,
        )
        return self.board(self.client.shown(), words.splitlines(), context)

    def _put(self, where: str, drawn: RenderableType) -> None:
        self.query_one(f"#{where}", Static).update(drawn)

    def _style(self, ink: str, *, bold: bool = False) -> Style:
        return self.palette.style(ink, bold=bold)

    def _head(self) -> Text:
        client = self.client
        text = Text(self.say("title", game=client.title()), self._style("ink", bold=True), no_wrap=True)
        languages = " ".join(f"[{each.upper()}]" if each == client.language else each for each in LANGUAGES)
        aside = "  ".join(filter(None, (self.say("assisted") if client.table.assisted else "", languages)))
        room = self.app.size.width - 6 - text.cell_len - len(aside)
        deal = client.heading()
        deal = deal if len(deal) <= room else deal[: max(room - 1, 0)] + "…"
        text.append(f"  {deal:<{max(room, 0)}}  ", self._style("ink-2"))
        return text.append(aside, self._style("ink-2"))

    def _log(self) -> Table:
        lines = [*self.client.log(), *self.client.last_line()]
        now = lines[-1].turn if lines else 0
        log = Table.grid(padding=(0, 2, 0, 0))
        log.add_column(justify="right", style=self._style("ornament"))
        log.add_column()
        for told in lines:
            log.add_row(str(told.turn or ""), Text(told.words, self._style("ink" if told.turn == now else "ink-2")))
        return log

    def _ask(self) -> Text:
        client = self.client
        if client.handing():
            title, detail = self.say("hand-over", seat=client.match.mover() + 1), ""
        elif client.over():
            title = client.ending()
            detail = self.say("result-keys" if client.alone else "result-keys-between")
        else:
            title, detail = client.asked()
            short = self.app.size.height < TALL
            if self.board is not None and (short or detail in client.describe().splitlines()):
                detail = ""  # the drawing says it, or needs the rows
        text = Text(title, self._style("ink", bold=True))
        lore = client.lore.told(client.language) if client.lore is not None else ""
        below = self.notice or (client.hint.words if client.hint is not None else "") or detail
        below = below if len(below) <= HINT else below[: HINT - 1] + "…"
        ink = "short" if self.notice else "brass" if client.hint is not None else "ink-2"
        for words, style in ((below, ink), (lore or self.chance, "ink")):
            if words:
                text.append(f"\n{words}", self._style(style))
        return text

    def _foot(self) -> Text:
        text, room = Text(no_wrap=True), self.app.size.width - 2
        for key, message, action in self._keys():
            link = Style.from_meta({"@click": f"screen.{action}"})
            one = Text(self.say("cap", key=key), self._style("brass", bold=True) + link)
            one.append(f" {self.say('key', key=message)}", self._style("ink-2") + link)
            if text.cell_len + one.cell_len > room:  # no key without its word: the page of the keys has them all
                break
            text.append_text(one).append("  ")
        return text

    def _keys(self) -> list[tuple[str, str, str]]:
        """Return the keys for the last row, the most useful first: the key, the id of its label, its action."""
        client = self.client
        shown = [("enter", "choose", "choose")] if self.actions else [("n", "new", "new")]
        shown += [("R", "restart", "restart")] if client.over() and client.alone else []
        shown += [("u", "undo", "undo")] if not client.over() or client.table.can.undo else []
        shown += [("h", "hint", "hint")] if client.offers("hint") else []
        shown += [] if client.handing() else [("c", "cards", "cards")]
        shown += [("question_mark", "help", "help"), ("q", "quit", "leave"), ("v", "words", "words")]
        return shown if client.over() else [*shown, ("g", "give-up", "give_up"), ("s", "save", "save")]

    def room(self) -> int:
        """Return how many characters of a hint fit under the question."""
        return HINT

    def manual(self) -> str:
        """Return the help text on keys, without the keys of helps that the game does not have."""
        lacking = {key for key, kind in HELPS.items() if not self.client.offers(kind)}
        lines = self.say("help-words").split("\n")
        return "\n".join(line for line in lines if line.split(" ")[0] not in lacking)

    # Choosing

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Play the chosen answer, or take the screen over; ignore it if the answers have changed since."""
        if event.option not in event.option_list.options:
            return
        self.notice = ""
        if self.actions[event.option_index] == SHOW:
            self.client.take()
            self.renew()
            return
        self.renew(self.client.play(self.actions[event.option_index]))

    def action_choose(self) -> None:
        """Play the answer under the cursor."""
        self.query_one(OptionList).action_select()

    def action_cards(self) -> None:
        """Show the printed text of each visible card."""
        if not self.client.handing():
            self.app.push_screen(Reading("\n\n".join(self.client.faces()) or self.say("no-card", name="")))

    def action_odds(self) -> None:
        """Show what the answer under the cursor leads to, as far as that can be known."""
        at = self.query_one(OptionList).highlighted
        if not self.client.offers("foresee"):
            self.warn(self.say("no-foresight"))
        elif at is not None and self.actions[at] != SHOW:
            self.warn(self.client.foresee(self.actions[at]) or self.say("no-odds"))

    def action_step(self, by: int) -> None:
        """Move the cursor to the next answer, or for a negative number to the previous one."""
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
        """Scroll the table down by a page, or for a negative number up."""
        table = self.query_one("#table", VerticalScroll)
        table.scroll_relative(y=by * max(table.size.height - 1, 1), animate=False)


def labelled(words: str, style: Style) -> Text:
    """Return lines of text with the label of each, the words before the first colon, in a style of its own."""
    text = Text()
    for line in words.splitlines():
        label, colon, rest = line.partition(": ")
        text.append(label + colon, style if colon else "").append(rest + "\n")
    return text[:-1]
