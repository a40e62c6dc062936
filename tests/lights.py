"""What the page of a game can light: names and the places where they are drawn, out of its lights.ts."""

import re
from pathlib import Path

PAGE = Path(__file__).resolve().parents[1] / "web/src/games"


def lights(game: str) -> dict[str, str]:
    """Return the places of a game's lights by name, as selectors."""
    text = (PAGE / game / "lights.ts").read_text(encoding="utf-8")
    return {name: place for name, _, place in re.findall(r"""^  (\w+): (['"`])(.*)\2,$""", text, re.MULTILINE)}


def placed(game: str, told: str) -> str:
    """Return where a light of a lesson is drawn, the words behind its name put in."""
    light, *words = told.split(" ")
    return re.sub(r"\$(\d)", lambda found: words[int(found[1]) - 1], lights(game)[light])
