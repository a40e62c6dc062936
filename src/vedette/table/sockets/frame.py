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
    return unmasked(frame, head)


def unmasked(frame: bytes, head: i64) -> bytes:
    """Return what follows a mask that stands at ``head``, with the mask taken off: eight bytes at a time, then one."""
    text = BytesWriter()
    mask: i64 = int(read_i32_le(frame, head))
    twice: i64 = mask << 32 | mask & 0xFFFFFFFF
    at: i64 = head + MASK
    end: i64 = len(frame)
    while at + 8 <= end:
        write_i64_le(text, read_i64_le(frame, at) ^ twice)
        at += 8
    while at < end:
        text.append(frame[at] ^ frame[head + (at - head) % MASK])
        at += 1
    return text.getvalue()
