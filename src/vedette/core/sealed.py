"""The outside of codes that fit into links: a mark, a check on the rest, and letters, digits, ``-`` and ``_``."""

import base64
import binascii
import zlib

from vedette.core.errors import Unreadable


def seal(mark: str, rest: bytes) -> str:
    """Return the code of some bytes: two bytes of their CRC-32 go before them, the mark before all."""
    return mark + base64.urlsafe_b64encode(_check(rest) + rest).decode().rstrip("=")


def opened(mark: str, code: str) -> bytes:
    """Return the bytes in a code, their check done; raises Unreadable for anything that ``seal`` did not make."""
    text = "".join(code.split())
    if not text.startswith(mark) or not text.isascii():
        raise damaged(mark)
    try:
        raw = base64.b64decode(text[len(mark) :] + "=" * (-(len(text) - len(mark)) % 4), b"-_", validate=True)
    except binascii.Error as error:
        raise damaged(mark) from error
    if raw[:2] != _check(raw[2:]):
        raise damaged(mark)
    return raw[2:]


def inflated(mark: str, squeezed: bytes, most: int, known: bytes = b"") -> bytes:
    """Return decompressed bytes of a code, at the most so many; ``known`` is the dictionary. Raises Unreadable."""
    opener = zlib.decompressobj(-15, known)
    try:
        body = opener.decompress(squeezed, most)
    except zlib.error as error:
        raise damaged(mark) from error
    if not opener.eof or opener.unused_data:
        raise damaged(mark)
    return body


def damaged(mark: str) -> Unreadable:
    """Return the error about a code that is damaged, or that is none of this mark."""
    return Unreadable("deck-link", {"mark": mark})


def _check(rest: bytes) -> bytes:
    return (zlib.crc32(rest) & 0xFFFF).to_bytes(2, "big")
