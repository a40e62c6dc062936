"""A fair deal: everybody pledges a salt by its hash, then all salts are opened, and the deal follows from them.

The server pledges first, then every seat; no seat opens its salt before all pledges are shown. Whoever has pledged
cannot choose another salt, and when they pledged they knew no other salt: so no one chooses the deal, not even a
player who owns the server and knows its salt. A seat that has seen the others' salts can still refuse to open its own;
it then loses the game. The server opens its salt after the end, because whoever has all salts has the whole deal.

In version 1, which records of older tables have, only the server pledged and the seats told their salts one after
the other: a player who knew the server's salt and told theirs last could choose among many deals.
"""

import re
from hashlib import sha256, shake_256
from typing import Final

VERSION: Final = 2
OPEN: Final = 1
"""The version in which the seats pledged nothing."""
HEAD: Final = "vedette fair deal"
"""What is hashed begins with a line of this and the version, so that no hash made for another purpose fits."""
NONE: Final = "-"
"""In the place of a seat that adds no salt: a bot's, or a further one of somebody who plays several."""
SALT: Final = "[0-9a-f]{32,64}"
"""What a salt looks like: 16 to 32 bytes in hexadecimal digits."""
PLEDGE: Final = "[0-9a-f]{64}"


def pledge(salt: str, place: int, version: int = VERSION) -> str:
    """Return what is shown of a salt before the deal: a SHA-256, in hexadecimal digits.

    ``place`` is 0 for the server, 1 for the first seat, and so on: a pledge is good in one place only.
    """
    who = f"{place}\n" if version > OPEN else ""
    return sha256(f"{HEAD} {version}\n{who}{salt}".encode()).hexdigest()


def number(salts: list[str], deals: int, version: int = VERSION) -> int:
    """Return the number of the deal, in ``range(deals)``: the server's salt first, then the seats' in their order.

    The hash is 32 bytes longer than the largest number, so that none is noticeably likelier than another.
    """
    size = (deals.bit_length() + 7) // 8 + 32
    digest = shake_256("\n".join([f"{HEAD} {version}", *salts]).encode()).hexdigest(size)
    return int(digest, 16) % deals


def salty(text: str) -> bool:
    """Return whether a text is a salt."""
    return re.fullmatch(SALT, text) is not None


def pledged(text: str) -> bool:
    """Return whether a text is a pledge."""
    return re.fullmatch(PLEDGE, text) is not None


def kept(pledges: list[str], salts: list[str]) -> bool:
    """Return whether every salt is the one that was pledged, the server's first; NONE pledges nothing."""
    if len(pledges) != len(salts) or NONE in (pledges[0], salts[0]):
        return False
    for place, (promised, salt) in enumerate(zip(pledges, salts, strict=True)):
        if promised != (NONE if salt == NONE else pledge(salt, place)):
            return False
    return True
