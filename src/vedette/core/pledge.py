"""A fair deal: the server pledges its salt by a hash before anybody else adds one, and the deal follows from them all.

Who pledged cannot choose another salt once the seats have told theirs, and no seat can choose its own knowing the
server's: so nobody chooses the deal, and everybody can check it afterwards.
"""

import re
from hashlib import sha256, shake_256
from typing import Final

HEAD: Final = "vedette fair deal 1"
"""What is hashed begins with this line, so that no hash made for another purpose fits."""
NONE: Final = "-"
"""In the place of a seat that added no salt: a bot's, or a further one of somebody who plays several."""
SALT: Final = "[0-9a-f]{32,64}"
"""What a salt looks like: 16 to 32 bytes in hexadecimal digits."""


def pledge(salt: str) -> str:
    """Return what may be shown of a salt before the deal: its SHA-256, in hexadecimal digits."""
    return sha256(f"{HEAD}\n{salt}".encode()).hexdigest()


def number(salts: list[str], deals: int) -> int:
    """Return the number of the deal, in ``range(deals)``: the server's salt first, then the seats' in their order.

    The hash is 32 bytes longer than the largest number, so that none is noticeably likelier than another.
    """
    size = (deals.bit_length() + 7) // 8 + 32
    digest = shake_256("\n".join([HEAD, *salts]).encode()).hexdigest(size)
    return int(digest, 16) % deals


def salty(text: str) -> bool:
    """Return whether a text is a salt."""
    return re.fullmatch(SALT, text) is not None
