"""What a game is played on here: drawn where somebody drew it, in words where nobody did."""

from typing import TYPE_CHECKING

from vedette.terminal.plain import Plain
from vedette.terminal.sitting import Sitting
from vedette.terminal.twelve_patrols.steps import Steps
from vedette.terminal.twelve_patrols.talk import Talk

if TYPE_CHECKING:
    from vedette.terminal.glyphs import Glyphs
    from vedette.terminal.screen import TableScreen


def sitting(game: str) -> type[Sitting]:
    """Return the kind of sitting that a game has."""
    return Steps if game == "twelve-patrols" else Sitting


def dialogue(sitting: Sitting) -> type[Plain]:
    """Return the dialogue for a sitting."""
    return Talk if isinstance(sitting, Steps) else Plain


def screen(sitting: Sitting, glyphs: "Glyphs") -> "TableScreen":
    """Return the full screen for a sitting."""
    from vedette.terminal.twelve_patrols.screen import KingdomScreen  # noqa: PLC0415 (Textual is slow to import)
    from vedette.terminal.words import WordScreen  # noqa: PLC0415 (Textual is slow to import)

    return KingdomScreen(sitting, glyphs) if isinstance(sitting, Steps) else WordScreen(sitting, glyphs)
