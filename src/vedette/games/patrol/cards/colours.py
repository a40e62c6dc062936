"""The twelve colours: their names, cues and powers, out of ``colours.toml``."""

import tomllib
from functools import cache
from importlib import resources
from typing import Any, Final, NamedTuple

from vedette.games.patrol.cards import power_sentence
from vedette.games.patrol.engine.soldier import FAMILIES, PLAIN, Colour, Said
from vedette.games.patrol.engine.vocabulary import TYPES

PLAIN_NAMES: Final = ("plain", "uni")
"""What files call an uncoloured card, in either language."""


class Hue(NamedTuple):
    """A colour and what a person calls it; ``letter`` is unlike the other colours' letters."""

    colour: Colour
    letter: str
    name: Said
    ability: Said


@cache
def hues() -> tuple[Hue, ...]:
    """Return the colours in the order of the rules: colour ``n`` of a card is ``hues()[n - 1]``."""
    text = (resources.files("vedette") / "games" / "patrol" / "cards" / "colours.toml").read_text(encoding="utf-8")
    found: dict[str, list[dict[str, Any]]] = tomllib.loads(text)
    return tuple([_hue(entry) for entry in found["colour"]])


def _hue(entry: dict[str, Any]) -> Hue:
    kind = TYPES.index(entry.get("type", ""))
    power = power_sentence.parse(entry["power"], kind)
    colour = Colour(entry["id"], FAMILIES.index(entry["family"]), kind, power)
    return Hue(
        colour,
        entry["letter"],
        Said(entry["name"]["en"], entry["name"]["fr"]),
        Said(entry["ability"]["en"], entry["ability"]["fr"]),
    )


@cache
def _names() -> dict[str, int]:
    """Return the numbers of the colours by everything that they are called; cached."""
    found = dict.fromkeys(PLAIN_NAMES, PLAIN)
    for number, hue in enumerate(hues(), 1):
        for told in (hue.colour.id, hue.letter, *hue.name, *hue.ability):
            found[told.casefold()] = number
    return found


def named(word: str) -> int:
    """Return the number of the colour of a name: in either language, its id, its ability or its letter; -1 for none."""
    return _names().get(" ".join(word.casefold().split()), -1)


def name(colour: int, language: str) -> str:
    """Return the name of a colour in words; ``plain`` or ``uni`` for none."""
    if colour == PLAIN:
        return PLAIN_NAMES[language == "fr"]
    return hues()[colour - 1].name.to(language)
