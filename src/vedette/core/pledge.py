"""Commit and reveal: the server and the seats pledge salts by their hashes, then open them, and the deal follows.

The server pledges first, then every seat; no seat opens its salt before all pledges are shown. A pledge fixes the salt,
and it is made before any other salt is known: so no player can choose the deal, not even one that owns the server and
knows its salt. A seat that has seen the others' salts can still refuse to open its own; it then loses the game. The
server opens its salt after the end, because all salts together give the whole deal.

In version 1, which records of older tables have, only the server pledged, and the seats sent their salts in turn: a
player that knew the server's salt and sent theirs last could choose among many deals.
"""

import re
from hashlib import sha256, shake_256
from typing import Final

VERSION: Final = 2
OPEN: Final = 1
"""The version without pledges of the seats."""
HEAD: Final = "vedette fair deal"
"""The first line of all hashed text, followed by the version, so that no hash from another context fits."""
NONE: Final = "-"
"""The entry of a seat that adds no salt: a bot's, or a further seat of the same guest."""
SALT: Final = "[0-9a-f]{32,64}"
"""The pattern of a salt: 16 to 32 bytes in hexadecimal digits."""
PLEDGE: Final = "[0-9a-f]{64}"


def pledge(salt: str, place: int, version: int = VERSION) -> str:
    """Return the pledge of a salt: a SHA-256, in hexadecimal digits.

    ``place`` is 0 for the server, 1 for the first seat, and so on: a pledge is good in one place only.
    """
    owner = f"{place}\n" if version > OPEN else ""
    return sha256(f"{HEAD} {version}\n{owner}{salt}".encode()).hexdigest()


def number(salts: list[str], deals: int, version: int = VERSION) -> int:
    """Return the number of the deal that follows from all salts, in ``range(deals)``; the server's salt comes first.

    The hash is 32 bytes longer than the largest number, so that all deals are equally likely but for a negligible bias.
    """
    size = (deals.bit_length() + 7) // 8 + 32
    digest = shake_256("\n".join([f"{HEAD} {version}", *salts]).encode()).hexdigest(size)
    return int(digest, 16) % deals


def is_salt(text: str) -> bool:
    """Return whether a text has the form of a salt: 32 to 64 hexadecimal digits in lower case."""
    return re.fullmatch(SALT, text) is not None


def is_pledge(text: str) -> bool:
    """Return whether a text has the form of a pledge: 64 hexadecimal digits in lower case."""
    return re.fullmatch(PLEDGE, text) is not None


def match_pledges(pledges: list[str], salts: list[str]) -> bool:
    """Return whether every salt is the one that was pledged, the server's first; NONE pledges nothing."""
    if len(pledges) != len(salts) or NONE in (pledges[0], salts[0]):
        return False
    for place, (promised, salt) in enumerate(zip(pledges, salts, strict=True)):
        if promised != (NONE if salt == NONE else pledge(salt, place)):
            return False
    return True
