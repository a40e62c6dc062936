"""Deck files of CrossFire, read into unfinished decks.

    set tempDeckTitle {Our Thieves}
    set tempDeck { {4th  90} {NS   10} ... }        a set and a number for each card
    set tempAltCards { {DU   27} ... }              cards that may be exchanged for others between two games

Other lines name the author, an inventory and a format, which a deck here has no place for; the notes become its note.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from vedette.core.errors import Unreadable
from vedette.games.spellfire.cards import deck as decks
from vedette.games.spellfire.cards import legality
from vedette.games.spellfire.cards.combinations import is_champion
from vedette.games.spellfire.cards.deck import Draft
from vedette.games.spellfire.crossfire import tcl
from vedette.games.spellfire.engine.cards import Card, Deck

if TYPE_CHECKING:
    from collections.abc import Mapping

    from vedette.core.errors import Trouble
    from vedette.games.spellfire.cards.sets import Printed

CARDS: Final = "tempDeck"
OTHERS: Final = "tempAltCards"
TITLE: Final = "tempDeckTitle"
NOTES: Final = "tempNotes"
KEYS: Final = (CARDS, OTHERS, TITLE, NOTES)
CARD: Final = re.compile(r"([A-Za-z0-9]{1,8})\s+(\d{1,4})")


def read(text: str, file: str, known: Mapping[str, Printed]) -> tuple[Draft, list[Trouble]]:
    """Return the deck of a file, legal or not, and a Trouble for each card that cannot come into a deck.

    Champions go to the sides in turn, the highest level first, so that both are alike. Raises Unreadable for a text
    that is no deck of CrossFire's.
    """
    values = settings(text, file)
    rows, line = values[CARDS]
    found: list[Card] = []
    troubles: list[Trouble] = []
    listed = tcl.items(rows, file, line)
    if len(listed) > decks.MOST:
        raise Unreadable("crossfire-deck-long", {"file": file, "line": str(line), "most": str(decks.MOST)})
    for row, at in listed:
        place = {"file": file, "line": str(at), "field": " ".join(row.split())}
        match = CARD.fullmatch(row.strip())
        called = f"{match[1]}/{int(match[2])}" if match else ""
        card = known[called].card if called in known else None
        if card is None:
            troubles.append(Unreadable("crossfire-deck-card", place))
        elif (twice := card.name.casefold() in {one.name.casefold() for one in found}) or legality.alone(card):
            values_of = {"name": card.name, "twice": str(int(twice))}
            troubles.append(Unreadable("crossfire-deck-left", {**place, "field": called, **values_of}))
        else:
            found.append(card)
    if not found and not troubles:
        raise Unreadable("crossfire-deck", {"file": file})
    if spare := len(tcl.items(values.get(OTHERS, ("", 1))[0], file)):
        troubles.append(Unreadable("crossfire-deck-spare", {"file": file, "count": str(spare)}))
    friendly, opposing = sided([card for card in found if is_champion(card)])
    deck = Deck(
        name_of(values.get(TITLE, ("", 1))[0]),
        tuple(friendly),
        tuple(opposing),
        tuple(card for card in found if not is_champion(card)),
    )
    note = " ".join(values.get(NOTES, ("", 1))[0].split())[: decks.LONGEST_NOTE]
    note = note if note.isprintable() else ""
    return Draft(deck, note=(note, note)), troubles


def settings(text: str, file: str) -> dict[str, tuple[str, int]]:
    """Return what a CrossFire deck file sets, by key, each with its line; raises Unreadable if it sets no deck."""
    found: dict[str, tuple[str, int]] = {}
    words = tcl.items(text, file)
    for (command, _), (key, _), (value, line) in zip(words, words[1:], words[2:], strict=False):
        if command == "set" and key in KEYS:
            found.setdefault(key, (value, line))
    if CARDS not in found:
        raise Unreadable("crossfire-deck", {"file": file})
    return found


def sided(champions: list[Card]) -> tuple[list[Card], list[Card]]:
    """Return champions on two sides that are alike in levels; those beyond six of each follow the others."""
    order = sorted(champions, key=lambda card: -card.level)
    friendly = [card for at, card in enumerate(order) if at % 4 in (0, 3)]
    return friendly, [card for card in order if card not in friendly]


def name_of(title: str) -> str:
    """Return a name for a deck, made of the title in a CrossFire deck file: cut, without forbidden characters."""
    name = " ".join(re.sub(r"[/+\\]", " ", "".join(one for one in title if one.isprintable())).split())
    return name[: decks.LONGEST].rstrip() or decks.NAMELESS
