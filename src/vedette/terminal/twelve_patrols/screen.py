"""The drawn screen of 12 Patrols; it applies no rules, but asks the game."""

import unicodedata
from collections.abc import Mapping
from typing import Any, ClassVar, Final

from rich.segment import Segment
from textual import events
from textual.binding import Binding, BindingType
from textual.strip import Strip
from textual.widget import Widget

from vedette.terminal.base_screen import TableScreen
from vedette.terminal.canvas import Rect
from vedette.terminal.choice import END, Chooser, Facet
from vedette.terminal.glyphs import UNICODE, Glyphs
from vedette.terminal.twelve_patrols import scene
from vedette.terminal.twelve_patrols.frame import KEY
from vedette.terminal.twelve_patrols.picture import DrawingInput, Sheet
from vedette.terminal.twelve_patrols.scene import arrange
from vedette.terminal.twelve_patrols.steps import DISCARD, TAKE, Steps

KEYS: Final = {
    "enter,space": "choose",
    "escape,backspace": "back",
    "tab": "step(1)",
    "shift+tab": "step(-1)",
    "up": "toward('up')",
    "down": "toward('down')",
    "left": "toward('left')",
    "right": "toward('right')",
    "c": "confirm",
    "d": "change",
    "x": "take",
    **{str(digit): f"digit({digit})" for digit in range(1, 7)},
}
"""The keys that only the screen of 12 Patrols has, and the actions they call."""
IN_ASK: Final = 130
"""Characters of a hint that fit into the question on a screen with one side panel."""
IN_PANEL: Final = 280
"""Characters of a hint that fit into the panel of a wide screen."""
DIRECTIONS: Final = {"up": (0, -1), "down": (0, 1), "left": (-1, 0), "right": (1, 0)}
TALL: Final = 2
"""How many times higher than wide a cell of a terminal is, roughly."""
LETTERS: Final = str.maketrans("─━═╌│┃║╎┌┐└┘╭╮╰╯┏┓┗┛╔╗╚╝▀▔·…–’", "--=-||H|++++++++++++++++= ..-'")
"""The ASCII characters that replace strokes and signs."""


def bare(text: str) -> str:
    """Return a text in ASCII of the same length: accents removed, unknown characters as question marks."""
    out = []
    for letter in text.translate(LETTERS):
        base = unicodedata.normalize("NFKD", letter)[:1]
        out.append(letter if letter.isascii() else base if base.isascii() else "?")
    return "".join(out)


class Board(Widget):
    """The Textual widget that shows a drawn sheet."""

    DEFAULT_CSS = "Board { width: 100%; height: 100%; }"
    sheet: Sheet | None = None
    ascii_only = False

    def render_line(self, y: int) -> Strip:
        """Return one row of the sheet as a strip, in ASCII where the terminal has no Unicode."""
        if self.sheet is None or y >= self.sheet.canvas.height:
            return Strip.blank(self.size.width)
        strip = self.sheet.canvas.strip(y)
        if not self.ascii_only:
            return strip
        return Strip([Segment(bare(text), style) for text, style, _ in strip], strip.cell_length)


class KingdomScreen(TableScreen):
    """The full screen of 12 Patrols."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding(key, action, show=False, priority=key.endswith("tab")) for key, action in KEYS.items()
    ]

    client: Steps

    def __init__(self, client: Steps, glyphs: Glyphs = UNICODE) -> None:
        super().__init__(client, glyphs)
        self.board = Board()
        self.board.ascii_only = glyphs is not UNICODE
        self.chooser = Chooser([])
        self.wanted: tuple[Facet, ...] = ()

    def compose(self) -> Any:  # noqa: ANN401 (Textual's own type is a generator of widgets)
        """Yield the only widget, which shows the whole drawing."""
        yield self.board

    # Drawing

    def renew(self, notice: str = "") -> None:
        """Read the legal actions of the present position, put the cursor where a hint points, and redraw."""
        item = self.chooser.picked("item")
        self.chooser = Chooser(self.client.choices())
        hint = self.client.hint
        pointed = next((c.facets for c in self.chooser.choices if hint is not None and c.action == hint.action), ())
        points = hint.points if hint is not None else ()
        self.wanted = (*pointed, *points, *((item,) if item is not None else ()))
        self.chooser.settle(*self.wanted)
        self.chance = self.say("thinking") if self.counting and not self.client.over() else ""
        if self.chance:
            self.call_after_refresh(self._count)
        self.notice = notice or self.client.troubled()
        self.draw()

    def picture(self) -> DrawingInput:
        """Return the data from which the screen is drawn now."""
        client = self.client
        return DrawingInput(
            view=client.look(),
            chooser=self.chooser,
            language=client.language,
            palette=self.palette,
            glyphs=self.glyphs,
            log=(*client.log(), *client.last_line()),
            title=client.title(),
            heading=client.heading(),
            hint=client.hint.words if client.hint is not None else "",
            tier=client.tier,
            chance=self.chance,
            notice=self.notice,
            assisted=bool(client.match.assisted),
            ended=client.closing(),
        )

    def draw(self) -> None:
        """Redraw everything for the present size of the terminal."""
        size = self.app.size
        self.board.sheet = scene.compose(self.picture(), size.width, size.height)
        self.board.refresh()

    def room(self) -> int:
        """Return how many characters of a hint fit into its panel, or into the question where there is none."""
        return IN_PANEL if "left" in arrange(self.app.size.width, self.app.size.height) else IN_ASK

    def manual(self) -> str:
        """Return the help on keys and signs."""
        return self.say("help", **dict(zip(self.glyphs._fields, self.glyphs, strict=True)))

    def action_language(self) -> None:
        """Change to the next language, keeping the picks."""
        picks, cursor = self.chooser.picks, self.chooser.cursor
        super().action_language()
        self.chooser.picks, self.chooser.cursor = picks, cursor
        self.draw()

    # Choosing

    def pick(self, facet: Facet) -> None:
        """Pick a step of an action, and play the action once it is complete."""
        self.notice = ""
        action = self.chooser.pick(facet)
        if action is None:
            self.chooser.settle(*self.wanted)
            self.draw()
            return
        self.renew(self.client.play(action))

    def action_choose(self) -> None:
        """Pick the step under the cursor; play the action once it is complete."""
        facet = self.chooser.at()
        if facet is None:
            self.warn(self.say("over"))
        else:
            self.pick(facet)

    def action_back(self) -> None:
        """Remove the last step picked; if there is none, take back the item given up to change a die."""
        self.notice = ""
        if self.chooser.back():
            self.draw()
        elif self.client.look()["phase"] == "change":
            self.client.undo()
            self.renew()
        else:
            self.draw()

    def action_step(self, by: int) -> None:
        """Move the cursor by so many steps through the list of steps that may be taken."""
        self.notice = ""
        self.chooser.step(by)
        self.draw()

    def action_toward(self, direction: str) -> None:
        """Move the cursor to the nearest step in a direction; where there is none, to the next or previous one."""
        self.notice = ""
        sheet = self.board.sheet
        at = self.chooser.at()
        places = sheet.places(self.chooser.options()) if sheet is not None else {}
        facet = toward(direction, places.get(at) if at is not None else None, places)
        if facet is None or not self.chooser.point(facet):
            self.chooser.step(1 if direction in {"down", "right"} else -1)
        self.draw()

    def action_digit(self, digit: int) -> None:
        """Pick the card of the display with this number, or this value of the die."""
        options = self.chooser.options()
        value = Facet("value", digit)
        if value in options:
            self.pick(value)
            return
        display = self.client.look()["display"]
        if digit <= len(display) and (facet := Facet("region", display[digit - 1])) not in self.chooser.picks:
            if any(pick.kind == "region" for pick in self.chooser.picks):
                self.chooser.clear()
            if self.chooser.can(facet):
                self.pick(facet)

    def _begin(self, facet: Facet, otherwise: str) -> None:
        """Pick a first step in place of those picked before; show the message ``otherwise`` if it is not possible."""
        self.chooser.clear()
        self.chooser.settle(*self.wanted)
        if self.chooser.can(facet):
            self.pick(facet)
        else:
            self.warn(self.say(otherwise))

    def action_confirm(self) -> None:
        """End the turn, if it may end."""
        self._begin(END, "cannot-confirm")

    def action_change(self) -> None:
        """Begin to change the value of a die, which costs an item; or say why that is not possible."""
        self._begin(DISCARD, "cannot-change")

    def action_take(self) -> None:
        """Begin to take back an item placed this turn, or say why that is not possible."""
        self._begin(TAKE, "cannot-take")

    def on_click(self, event: events.Click) -> None:
        """Pick the step that was clicked; a click on a key's name in the last row presses that key."""
        sheet = self.board.sheet
        facet = sheet.under(event.x, event.y) if sheet is not None else None
        if facet is None:
            return
        if facet.kind == KEY:
            self.app.simulate_key(str(facet.value))
        elif self.chooser.can(facet):
            self.pick(facet)


def _middle(area: Rect) -> tuple[float, float]:
    return area.x + area.width / 2, (area.y + area.height / 2) * TALL


def toward(direction: str, start: Rect | None, places: Mapping[Facet, Rect]) -> Facet | None:
    """Return the step with the nearest rectangle in a direction, aligned ones preferred; None if there is none.

    Without a start, the first step.
    """
    if start is None:
        return next(iter(places), None)
    across, down = DIRECTIONS[direction]
    x, y = _middle(start)
    best: tuple[float, Facet] | None = None
    for facet, area in places.items():
        to_x, to_y = _middle(area)
        ahead = (to_x - x) * across + (to_y - y) * down
        aside = abs((to_x - x) * down) + abs((to_y - y) * across)
        if ahead <= 0:
            continue
        far = ahead + 2 * aside
        if best is None or far < best[0]:
            best = far, facet
    return None if best is None else best[1]
