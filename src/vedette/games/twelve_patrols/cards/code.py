"""A deck as a short code that fits into a link: ``d1`` and letters, digits, ``-`` and ``_``.

    bytes 0-1   a check on the rest (the low half of its CRC-32)
    the rest    deflated against the names we know:
                the number of regions; three bytes a region, four requirements of six bits, north first;
                the name of the deck and of each region, a line feed after each

A requirement of six bits is 0 for a free edge, else 1 to 8 items, then 1 to 3 colours, then 1 to 48 pips.
"""

import zlib
from typing import Final

from vedette.core import sealed
from vedette.games.twelve_patrols.engine import rules

MARK: Final = "d1"
"""What every code begins with, the version of its form; the dictionary below belongs to it and never changes."""
KNOWN: Final = (
    b"Abbey\nBridge\nCrag\nFen\nHarbour\nOrchard\nQuarry\nRuins\nSands\nWatchtower\nlist\nmybox\nfiendish\nhard\neasy\n"
    b"house12\nhouse\nWild Plains\nGreen Valley\nLost Canyon\nIron Hills\nKing's Ford\nOld Forest\nSaltmarsh\n"
    b"High Moor\nGrey Coast\nBeacon Tower\nGull Island\nHeron Lake\n"
)
FIRST: Final = {rules.ITEMS: 0, rules.COLOURS: 8, rules.SUM: 11}
LARGEST: Final = 8192
"""The most bytes that a code may decompress to; twelve names of forty letters need a quarter of it."""


def pack(deck: rules.Deck) -> str:
    """Return the code of a deck; its terrains and notes are not in it."""
    body = bytearray([len(deck.regions)])
    for region in deck.regions:
        bits = 0
        for required in region[1:]:
            bits <<= 6
            if required != rules.FREE:
                bits |= FIRST[required >> rules.KIND_SHIFT] + (required & rules.NUMBER)
        body += bits.to_bytes(3, "big")
    names = [deck.name] + [region.name for region in deck.regions]
    body += "".join([f"{name}\n" for name in names]).encode()
    squeezer = zlib.compressobj(9, zlib.DEFLATED, -15, 9, zlib.Z_DEFAULT_STRATEGY, KNOWN)
    return sealed.seal(MARK, squeezer.compress(bytes(body)) + squeezer.flush())


def unpack(code: str) -> rules.Deck:
    """Return the deck that a code holds, its names as they were written.

    Raises Unreadable for anything that ``pack`` did not make.
    """
    return _deck(sealed.inflated(MARK, sealed.opened(MARK, code), LARGEST, KNOWN))


def _deck(body: bytes) -> rules.Deck:
    """Return the deck in the decompressed bytes of a code; raises Unreadable where they hold none."""
    count = body[0] if body else 0
    try:
        names = body[1 + 3 * count :].decode().split("\n")
    except UnicodeDecodeError as error:
        raise sealed.damaged(MARK) from error
    if count not in (9, 12) or len(names) != count + 2 or names[-1]:
        raise sealed.damaged(MARK)
    regions: list[rules.Region] = []
    for index in range(count):
        bits = int.from_bytes(body[1 + 3 * index : 4 + 3 * index], "big")
        asked = [_required(bits >> shift & 63) for shift in (18, 12, 6, 0)]
        regions.append(rules.Region(names[index + 1], asked[0], asked[1], asked[2], asked[3]))
    return rules.Deck(names[0], tuple(regions))


def _required(six: int) -> int:
    """Return the requirement that six bits of a code stand for; raises Unreadable for a sum above 48."""
    if six == 0:
        return rules.FREE
    if six <= FIRST[rules.COLOURS]:
        return rules.requirement(rules.ITEMS, six)
    if six <= FIRST[rules.SUM]:
        return rules.requirement(rules.COLOURS, six - FIRST[rules.COLOURS])
    if six <= FIRST[rules.SUM] + 48:
        return rules.requirement(rules.SUM, six - FIRST[rules.SUM])
    raise sealed.damaged(MARK)
