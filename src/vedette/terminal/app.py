"""The terminal table: full screen, every key, any size from 80 by 24."""

import sys
from typing import ClassVar

from textual.app import App
from textual.binding import BindingType
from textual.theme import Theme

from vedette.terminal import surface
from vedette.terminal.glyphs import UNICODE, Glyphs, glyphs_for
from vedette.terminal.palette import COLOURS
from vedette.terminal.screen import TableScreen
from vedette.terminal.sitting import Sitting


def theme(*, dark: bool) -> Theme:
    """Return our colours as Textual wants them, for what opens over the table."""
    colour = {name: pair[dark] for name, pair in COLOURS.items()}
    return Theme(
        name="vedette-dark" if dark else "vedette-light",
        dark=dark,
        primary=colour["act"],
        secondary=colour["brass"],
        accent=colour["brass"],
        warning=colour["short"],
        error=colour["bad"],
        success=colour["ok"],
        foreground=colour["ink"],
        background=colour["sea"],
        surface=colour["panel"],
        panel=colour["head"],
    )


class Table(App[int]):
    """The application around the one screen."""

    TITLE = "Vedette"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = []

    def __init__(self, sitting: Sitting, glyphs: Glyphs = UNICODE) -> None:
        """Show a sitting."""
        super().__init__()
        self.sitting = sitting
        self.glyphs = glyphs
        self.register_theme(theme(dark=True))
        self.register_theme(theme(dark=False))
        self.theme = "vedette-dark"

    def get_default_screen(self) -> TableScreen:
        """Return the table."""
        return surface.screen(self.sitting, self.glyphs)


def run(sitting: Sitting) -> int:
    """Play until the person leaves; return the exit status, 0. Textual draws on standard error."""
    return Table(sitting, glyphs_for(sys.__stderr__.encoding if sys.__stderr__ else None)).run() or 0
