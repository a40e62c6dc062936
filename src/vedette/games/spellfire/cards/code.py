"""A Spellfire deck as a short code that fits into a link: ``s1`` and letters, digits, ``-`` and ``_``.

bytes 0-1   a check on the rest (the low half of its CRC-32)
the rest    deflated: the cards, friendly, opposing, others, two bytes each, high byte first:
            the set's place in SETS times 2048, and the number; a place of 31 is followed by the letters of
            another set's code and a blank; then two bytes of ones, then the name of the deck
"""

import zlib
from typing import Final

from vedette.core import sealed

MARK: Final = "s1"
SETS: Final = (
    "1st", "2nd", "3rd", "4th", "PR", "RL", "DL", "FR", "AR", "PO", "UD", "RR", "BR", "DR", "NS", "DU", "IQ", "MI",
    "CH", "CQ", "NO", "AB", "OH7",
)  # fmt: skip
"""The codes of the sets that a deck's code names by their place here, which never changes within a version."""
OTHER: Final = 31
NUMBERS: Final = 2048
LARGEST: Final = 4096
"""How many bytes a deck's code may decompress to at the most."""


def pack(name: str, ids: list[str]) -> str:
    """Return the code of a deck: its name, and the ids of its 55 cards."""
    body = bytearray()
    for card in ids:
        code, _, number = card.partition("/")
        place = SETS.index(code) if code in SETS else OTHER
        body += (place * NUMBERS + int(number) % NUMBERS).to_bytes(2, "big")
        if place == OTHER:
            body += f"{code} ".encode()
    body += b"\xff\xff" + name.encode()
    squeezer = zlib.compressobj(9, zlib.DEFLATED, -15)
    return sealed.seal(MARK, squeezer.compress(bytes(body)) + squeezer.flush())


def unpack(code: str) -> tuple[str, list[str]]:
    """Return a deck's name and card ids from its code; raises Unreadable for anything that ``pack`` did not make."""
    try:
        return _open(sealed.inflated(MARK, sealed.opened(MARK, code), LARGEST))
    except UnicodeDecodeError as error:
        raise sealed.damaged(MARK) from error


def _open(body: bytes) -> tuple[str, list[str]]:
    """Return a deck's name and card ids from the decompressed bytes of its code; raises Unreadable."""
    ids: list[str] = []
    at = 0
    while body[at : at + 2] != b"\xff\xff":
        if at + 2 > len(body):
            raise sealed.damaged(MARK)
        place, number = divmod(int.from_bytes(body[at : at + 2], "big"), NUMBERS)
        at += 2
        code = SETS[place] if place < len(SETS) else ""
        if place == OTHER:
            end = body.find(b" ", at)
            code = body[at : max(end, at)].decode()
            at = end + 1
        if not code:
            raise sealed.damaged(MARK)
        ids.append(f"{code}/{number}")
    return body[at + 2 :].decode(), ids
