"""A frame: what a web socket puts around a message, made and taken apart for the plain case alone.

A plain frame is a whole short text, as nearly all are. The library's parser knows all the others, and is asked for
them; it takes many steps for each frame, which is what costs at thousands of moves a second.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.strings import BytesWriter, read_i32_le, read_i64_le, write_i64_le

if TYPE_CHECKING:
    from mypy_extensions import i64

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


def texts(letters: list[bytes]) -> bytes:
    """Return the frames of texts, one after the other, as a server sends them."""
    frames = BytesWriter()
    for letter in letters:
        size = len(letter)
        frames.append(TEXT)
        if size < 126:
            frames.append(size)
        elif size < 1 << 16:
            frames.append(126)
            frames.append(size >> 8)
            frames.append(size & 0xFF)
        else:
            frames.append(127)
            frames.write(size.to_bytes(8, "big"))
        frames.write(letter)
    return frames.getvalue()


def length(data: bytes, at: int = 0) -> int:
    """Return how many bytes the frame has that begins at ``at``; 0 while too little is there to tell."""
    there = len(data) - at
    if there < 2:
        return 0
    size = data[at + 1] & SIZE
    head = 2
    if wide := WIDE.get(size, 0):
        head += wide
        if there < head:
            return 0
        size = int.from_bytes(data[at + 2 : at + head], "big")
    return head + size + (MASK if data[at + 1] & MASKED else 0)


def plain(data: bytes, at: int = 0, end: int | None = None) -> bytes | None:
    """Return the text of the plain frame of a client's from ``at`` to ``end``; None for any other frame."""
    if data[at] != TEXT or not data[at + 1] & MASKED:
        return None
    head = 2 + WIDE.get(data[at + 1] & SIZE, 0)
    return unmasked(data, at + head, len(data) if end is None else end)


def unmasked(data: bytes, head: i64, end: i64) -> bytes:
    """Return what follows a mask that stands at ``head``, with the mask taken off: eight bytes at a time, then one."""
    text = BytesWriter()
    mask: i64 = int(read_i32_le(data, head))
    twice: i64 = mask << 32 | mask & 0xFFFFFFFF
    at: i64 = head + MASK
    while at + 8 <= end:
        write_i64_le(text, read_i64_le(data, at) ^ twice)
        at += 8
    while at < end:
        text.append(data[at] ^ data[head + (at - head) % MASK])
        at += 1
    return text.getvalue()
