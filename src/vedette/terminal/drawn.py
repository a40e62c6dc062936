"""Which client, dialogue and screen a game has: its own where it has drawings, else the one in words."""

from typing import TYPE_CHECKING

from vedette.terminal.local import LocalClient
from vedette.terminal.plain import Plain
from vedette.terminal.twelve_patrols.steps import Steps
from vedette.terminal.twelve_patrols.talk import Talk

if TYPE_CHECKING:
    from vedette.terminal.base_screen import TableScreen
    from vedette.terminal.glyphs import Glyphs


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

    return KingdomScreen(client, glyphs) if isinstance(client, Steps) else WordScreen(client, glyphs)
