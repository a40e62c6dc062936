"""A deck as a short code that fits into a link: ``p1`` and letters, digits, ``-`` and ``_``.

bytes 0-1   a check on the rest (the low half of its CRC-32)
bytes 2-3   a stamp of the set: the low half of the CRC-32 of its soldiers' ids
then        the name of the deck, a line feed, the name of the set (nothing for the house set), a line feed
the rest    half bytes, high half first, for each soldier of the set in its order:
0 to 12   one card of it, plain or of this colour
13        none; again and again
14        several: four half bytes follow, a bit for each colour, plain lowest
15        none from here on
"""

import zlib
from typing import Final, NamedTuple

from vedette.core import sealed
from vedette.core.errors import Unreadable
from vedette.games.patrol.engine.soldier import COLOURS, Card, Deck, Roster

MARK: Final = "p1"
"""The beginning of every code of a deck of Patrol, which names the version of the form."""
HOUSE: Final = "house"
ABSENT: Final = 13
SEVERAL: Final = 14
FINIS: Final = 15
LARGEST: Final = 4096
"""How many characters of a code are looked at."""


class CheckedCode(NamedTuple):
    """A deck's code with its check done: names of deck and set, stamp of the set, and cards as half bytes."""

    deck: str
    set: str
    stamp: int
    halves: list[int]


def stamp(roster: Roster) -> int:
    """Return a number that changes when soldiers of a set are added, removed or put in another order."""
    return zlib.crc32("\n".join([soldier.id for soldier in roster.soldiers]).encode()) & 0xFFFF


def pack(roster: Roster, deck: Deck) -> str:
    """Return the code of a deck; no card may be in it twice, the rest of the rules is not asked."""
    masks = [0] * len(roster.soldiers)
    for card in deck.cards:
        masks[card.soldier] |= 1 << card.colour
    halves: list[int] = []
    for mask in masks:
        if mask == 0:
            halves.append(ABSENT)
        elif mask & (mask - 1) == 0:
            halves.append(mask.bit_length() - 1)
        else:
            halves += [SEVERAL, mask >> 12 & 15, mask >> 8 & 15, mask >> 4 & 15, mask & 15]
    while halves and halves[-1] == ABSENT:
        halves.pop()
    halves += [FINIS] * (2 - len(halves) % 2)
    body = bytes([halves[at] << 4 | halves[at + 1] for at in range(0, len(halves), 2)])
    name = "" if roster.name == HOUSE else roster.name
    rest = stamp(roster).to_bytes(2, "big") + f"{deck.name}\n{name}\n".encode() + body
    return sealed.seal(MARK, rest)


def open_code(code: str) -> CheckedCode:
    """Return what a code holds, its check done; raises Unreadable for anything that ``pack`` did not make."""
    rest = sealed.opened(MARK, code[:LARGEST])
    parts = rest[2:].split(b"\n", 2)
    if len(parts) != 3:
        raise sealed.damaged(MARK)
    try:
        deck, name = parts[0].decode(), parts[1].decode()
    except UnicodeDecodeError as error:
        raise sealed.damaged(MARK) from error
    halves = [half for byte in parts[2] for half in (byte >> 4, byte & 15)]
    return CheckedCode(deck, name or HOUSE, int.from_bytes(rest[:2], "big"), halves)


def unpack(packed: CheckedCode, roster: Roster) -> Deck:
    """Return the deck of an opened code; raises Unreadable where the set has changed since."""
    if packed.set != roster.name or packed.stamp != stamp(roster):
        raise Unreadable("patrol-deck-stamp", {"set": packed.set})
    cards: list[Card] = []
    at = 0
    for soldier in range(len(roster.soldiers)):
        if at >= len(packed.halves) or packed.halves[at] == FINIS:
            break
        half = packed.halves[at]
        at += 1
        mask = 1 << half if half < ABSENT else 0
        if half == SEVERAL:
            for more in packed.halves[at : at + 4]:
                mask = mask << 4 | more
            at += 4
        cards += [Card(soldier, colour) for colour in range(len(COLOURS) + 1) if mask >> colour & 1]
    return Deck(packed.deck, tuple(cards))
