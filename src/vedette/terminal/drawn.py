"""Chooses the classes of client, dialogue and screen for a game: its own if it is drawn, else those for words."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from rich.text import Text

from vedette.terminal.boards import patrol, spellfire
from vedette.terminal.boards.paint import RenderContext, View
from vedette.terminal.local import LocalClient
from vedette.terminal.plain import Plain
from vedette.terminal.twelve_patrols.steps import Steps
from vedette.terminal.twelve_patrols.talk import Talk

if TYPE_CHECKING:
    from vedette.terminal.base_screen import TableScreen
    from vedette.terminal.glyphs import Glyphs


BOARDS: Final[dict[str, Callable[[View, list[str], RenderContext], Text]]] = {
    "patrol": patrol.draw,
    "spellfire": spellfire.draw,
}
"""By game, the function that draws a position on the common full screen, of a view and lines describing it."""


def client_type(game: str) -> type[LocalClient]:
    """Return the class of client for a game."""
    return Steps if game == "twelve-patrols" else LocalClient


def dialogue(client: LocalClient) -> type[Plain]:
    """Return the class of dialogue for a client."""
    return Talk if isinstance(client, Steps) else Plain


def screen(client: LocalClient, glyphs: "Glyphs") -> "TableScreen":
    """Return the full screen for a client."""
    from vedette.terminal.twelve_patrols.screen import KingdomScreen  # noqa: PLC0415 (Textual is slow to import)
    from vedette.terminal.word_screen import WordScreen  # noqa: PLC0415 (Textual is slow to import)

    return (
        KingdomScreen(client, glyphs)
        if isinstance(client, Steps)
        else WordScreen(client, glyphs, BOARDS.get(client.game()))
    )
