"""Frames made and taken apart by hand, held against the library's own."""

from __future__ import annotations

import pytest
from websockets.frames import Frame, Opcode

from vedette.table.sockets import frame

SIZES = [0, 1, 3, 4, 125, 126, 127, 1000, 65_535, 65_536, 70_001]


def masked(opcode: Opcode, data: bytes, *, fin: bool = True) -> bytes:
    """Return a frame as the library's client sends it."""
    return Frame(opcode, data, fin).serialize(mask=True)


@pytest.mark.parametrize("size", SIZES)
def test_a_text_is_framed_as_the_library_frames_it(size: int) -> None:
    letter = bytes(at % 251 for at in range(size))
    assert frame.texts([letter]) == Frame(Opcode.TEXT, letter).serialize(mask=False)


@pytest.mark.parametrize("size", SIZES)
def test_a_plain_frame_gives_its_text_back_and_tells_its_length(size: int) -> None:
    letter = bytes(at % 253 for at in range(size))
    whole = masked(Opcode.TEXT, letter)
    assert frame.plain(whole) == letter
    assert frame.length(whole) == frame.length(whole + b"more") == len(whole)


def test_every_beginning_of_a_frame_tells_its_length_or_that_too_little_is_there() -> None:
    for size in SIZES[:-3]:
        whole = masked(Opcode.TEXT, b"x" * size)
        found = [frame.length(whole[:end]) for end in range(len(whole) + 1)]
        first = found.index(len(whole))
        assert found == [0] * first + [len(whole)] * (len(whole) + 1 - first)
        assert first <= frame.HEAD


def test_what_is_no_whole_masked_text_is_left_to_the_parser() -> None:
    odd = [
        masked(Opcode.BINARY, b"{}"),
        masked(Opcode.PING, b"{}"),
        masked(Opcode.CLOSE, b"\x03\xe8"),
        masked(Opcode.TEXT, b"{", fin=False),
        masked(Opcode.CONT, b"}"),
        Frame(Opcode.TEXT, b"{}").serialize(mask=False),
    ]
    assert [frame.plain(whole) for whole in odd] == [None] * len(odd)
