"""The names that players choose: how one is written, which are not given, and how two of the same are told apart."""

from __future__ import annotations

import re
import unicodedata
from functools import cache
from typing import TYPE_CHECKING, Final, cast, get_args

from vedette import players
from vedette.core.language import LANGUAGES
from vedette.protocol.server import Color

if TYPE_CHECKING:
    from collections.abc import Sequence

    from vedette.session.events import Person

LONGEST: Final = 20
"""The most characters of a name."""
MARKS: Final = 2
"""The most marks above or below one letter: more of them would run into the lines around."""
BLANK: Final = re.compile("[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\ufe00-\ufe0f\U000e0100-\U000e01ef]")
"""Characters that are invisible though they are in no control category of Unicode."""
SCRIPTS: Final = frozenset({"LATIN", "GREEK", "CYRILLIC"})
"""Scripts with letters that look alike: a name has letters of one of them alone."""
ALIKE: Final = str.maketrans(
    "\u0430\u0432\u0435\u043a\u043c\u043d\u043e\u0440\u0441\u0442\u0443\u0445\u0455\u0456\u0458\u04bb\u0501"
    "\u03b1\u03b2\u03b5\u03b7\u03b9\u03ba\u03bd\u03bf\u03c1\u03c4\u03c5\u03c7\u0131i10",
    "abekmhopctyxsljhd" + "abenlkvoptux" + "lllo",
)
"""Letters and digits, each with the letter that it could be mistaken for."""
SEATS: Final = re.compile(
    r"(player|joueur|bot|robot|you|vous|opponent|adversaire)(level|niveau)?[lo2-9]*".replace("i", "l")
)
"""Skeletons of what the page itself calls a seat or a bot."""


def tidy(name: str) -> str:
    """Return a name on one line, without what shows nothing or turns the direction of the text around."""
    shown = BLANK.sub("", unicodedata.normalize("NFKC", name))
    return " ".join("".join([_shown(character) for character in shown]).split())


def _shown(character: str) -> str:
    if character.isspace():
        return " "
    return "" if unicodedata.category(character).startswith("C") else character


def fits(name: str, game: str) -> bool:
    """Return whether a tidy name may be shown at a table of a game: readable, and unlike what bots are called."""
    letters = [character for character in name if character.isalpha()]
    if len(name) > LONGEST or not letters or _heaped(name):
        return False
    if len({unicodedata.name(letter, "").partition(" ")[0] for letter in letters} & SCRIPTS) > 1:
        return False
    like = skeleton(name)
    return like not in _bots(game) and not SEATS.fullmatch(like)


def _heaped(name: str) -> bool:
    """Return whether more accents and other combining marks than MARKS stand at one letter of a name."""
    row = 0
    for character in unicodedata.normalize("NFD", name):
        row = row + 1 if unicodedata.combining(character) or unicodedata.category(character) == "Me" else 0
        if row > MARKS:
            return True
    return False


@cache
def _bots(game: str) -> frozenset[str]:
    """Return the skeletons of the titles of a game's bots."""
    return frozenset(
        skeleton(players.title(spec, game, language)) for spec in players.names(game) for language in LANGUAGES
    )


def skeleton(name: str) -> str:
    """Return what a name looks like at a glance: equal for two that could be taken for each other."""
    bare = [character for character in unicodedata.normalize("NFKD", name.casefold()) if character.isalnum()]
    return "".join(bare).translate(ALIKE)


def color(person: Person | None) -> Color | None:
    """Return the colour that a player chose, None for none or one that is not known any more."""
    return cast("Color", person.color) if person is not None and person.color in get_args(Color) else None


def told(people: Sequence[Person | None]) -> list[str]:
    """Return the name of each seat as shown, empty for none; those that look alike with the number of their seat."""
    names = [person.name if person is not None else "" for person in people]
    like = [skeleton(name) for name in names]
    return [f"{name} ({seat + 1})" if name and like.count(like[seat]) > 1 else name for seat, name in enumerate(names)]
