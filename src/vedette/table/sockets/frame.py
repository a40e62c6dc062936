"""A frame: what a web socket puts around a message, made and taken apart for the plain case alone.

A plain frame is a whole short text, as nearly all are. The library's parser knows all the others, and is asked for
them; it takes many steps for each frame, which is what costs at thousands of moves a second.
"""

from __future__ import annotations

from typing import Final

TEXT: Final = 0x81
"""The first byte of a text that is whole."""
MASKED: Final = 0x80
SIZE: Final = 0x7F
WIDE: Final = {126: 2, 127: 8}
"""How many bytes tell the size where the second byte does not."""
MASK: Final = 4
"""Bytes of a mask."""
HEAD: Final = 14
"""Bytes before the message, at the most."""


def text(letter: bytes) -> bytes:
    """Return the frame of a text, as a server sends it."""
    size = len(letter)
    if size < 126:
        return bytes((TEXT, size)) + letter
    if size < 1 << 16:
        return b"\x81\x7e" + size.to_bytes(2, "big") + letter
    return b"\x81\x7f" + size.to_bytes(8, "big") + letter


def length(data: bytes) -> int:
    """Return how many bytes the frame has that data begin with; 0 while too little is there to tell."""
    if len(data) < 2:
        return 0
    size = data[1] & SIZE
    head = 2
    if wide := WIDE.get(size, 0):
        head += wide
        if len(data) < head:
            return 0
        size = int.from_bytes(data[2:head], "big")
    return head + size + (MASK if data[1] & MASKED else 0)


def plain(frame: bytes) -> bytes | None:
    """Return the text of a plain frame of a client's; None for any other frame."""
    if frame[0] != TEXT or not frame[1] & MASKED:
        return None
    head = 2 + WIDE.get(frame[1] & SIZE, 0)
    masked = frame[head + MASK :]
    size = len(masked)
    mask = (frame[head : head + MASK] * (size // MASK + 1))[:size]
    return (int.from_bytes(masked, "big") ^ int.from_bytes(mask, "big")).to_bytes(size, "big")
