"""The landscapes drawn on the realms of a deck, by their names or marks, none twice while some are left.

Names of realms stay as printed, in English. Those that say what they are choose first, then those whose marks leave
them the fewest lands; a realm that finds all of its lands taken has another one.
"""

from __future__ import annotations

import re
from collections import Counter
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from vedette.games.spellfire.engine.vocabulary import words

if TYPE_CHECKING:
    from collections.abc import Sequence

    from vedette.games.spellfire.engine.cards import Card

SAID: Final = {
    "moor": "moor|barren|waste|vast|plateau|steppe",
    "island": "isle|island|nelanther|moonshae|archipelago",
    "forest": "forest|wood|grove|tree|quali|silva|jungle|wealdath|elven",
    "marsh": "marsh|swamp|bog|fen|mire",
    "lake": "lake|mere|pool|water",
    "coast": "sea|coast|port|bay|harbor|shore|haven|strand",
    "hills": "mount|peak|crag|spine|rock|ridge|thunder|dwarf|hold|iron",
    "canyon": "desert|sand|anauroch|raurin|dust|canyon|rift|deep|cavern|under",
    "tower": "tower|keep|castle|citadel|city|gate|fortress|temple|hall|town|palace",
    "valley": "dale|valley|vale",
    "ford": "river|ford|bridge|cross",
    "plains": "plain|field|march|land|farm|county|duchy|kingdom|empire",
}
"""By landscape, a pattern of words in a realm's name that mean it; the first that is found counts."""
LANDS: Final = ("plains", "valley", "hills", "ford", "forest", "moor", "tower", "lake")
SHORES: Final = ("coast", "island", "lake", "ford")
DEPTHS: Final = ("canyon", "hills")
DECKS: Final = 256
"""For how many decks the landscapes are cached."""


def lands(cards: Sequence[Card]) -> dict[int, str]:
    """Return the landscape to be drawn on each realm of a deck, by the realm's number in the deck."""
    realms = [index for index, card in enumerate(cards) if card.kind == words.REALM]
    found = _dealt(tuple((cards[index].name, cards[index].marks) for index in realms))
    return dict(zip(realms, found, strict=True))


@lru_cache(maxsize=DECKS)
def _dealt(realms: tuple[tuple[str, int], ...]) -> list[str]:
    """Return the landscapes of realms, each realm given by its name and its marks."""
    may = [_liked(name, marks) for name, marks in realms]
    taken: Counter[str] = Counter()
    found = [""] * len(realms)
    for at in sorted(range(len(realms)), key=lambda at: len(may[at])):
        others = [land for land in SAID if land not in may[at]]
        found[at] = min([*may[at], *others], key=lambda land: taken[land])
        taken[found[at]] += 1
    return found


def _liked(name: str, marks: int) -> tuple[str, ...]:
    """Return the landscapes that suit a realm: the one that its name says, else those that its marks allow."""
    for land, said in SAID.items():
        if re.search(said, name, re.IGNORECASE):
            return (land,)
    if marks >> words.MARKS.index("underdark") & 1:
        return DEPTHS
    return SHORES if marks >> words.MARKS.index("coastal") & 1 else LANDS
