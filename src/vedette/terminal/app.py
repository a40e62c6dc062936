"""The full-screen terminal application, made with Textual; it works at any size from 80 by 24."""

import sys
from typing import ClassVar

from textual.app import App
from textual.binding import BindingType
from textual.theme import Theme

from vedette.terminal import drawn
from vedette.terminal.base_screen import TableScreen
from vedette.terminal.glyphs import UNICODE, Glyphs, glyphs_for
from vedette.terminal.local import LocalClient
from vedette.terminal.palette import COLOURS


def theme(*, dark: bool) -> Theme:
    """Return our colours as a Textual theme, for dialogs over the table."""
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


class TerminalApp(App[int]):
    """The Textual application; its only screen shows the table of one client."""

    TITLE = "Vedette"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = []

    def __init__(self, client: LocalClient, glyphs: Glyphs = UNICODE) -> None:
        super().__init__()
        self.client = client
        self.glyphs = glyphs
        self.register_theme(theme(dark=True))
        self.register_theme(theme(dark=False))
        self.theme = "vedette-dark"

    def action_help_quit(self) -> None:
        """Leave on Ctrl-C as on ``q``; Textual would tell of Ctrl-Q, in English."""
        self.client.keep()
        self.exit(0)

    def get_default_screen(self) -> TableScreen:
        """Return the full screen that the game of this client has."""
        return drawn.screen(self.client, self.glyphs)


def run(client: LocalClient) -> int:
    """Play until the person leaves; return the exit status, 1 where the screen failed.

    Textual draws on standard error.
    """
    app = TerminalApp(client, glyphs_for(sys.__stderr__.encoding if sys.__stderr__ else None))
    app.run()
    return app.return_code or 0
