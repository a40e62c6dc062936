"""Packing: the events of a finished game in one small row, and its decks apart, shared by all games that hold the same.

Unpacking returns exactly the events that were packed. A format is never changed: a new one gets a new number.
"""

from __future__ import annotations

import re
import struct
import zlib
from hashlib import sha256
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec

if TYPE_CHECKING:
    from collections.abc import Sequence

DICTIONARY: Final = (
    b'","deal":[1,0,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30],"clock":[,"luck":,'
    b'"decks":[{"name":"own/","text":"","parent":"","dealing":2,"fair":"\n{"what":"brought","deck":{"name":"","text":"'
    b'\n{"what":"dealt","record":"\n{"what":"pledged","pledge":"\n{"what":"salted","salt":"\n{"what":"seated","guest":"'
    b'\n{"what":"asked","kind":"\n{"what":"answered","yes":true\n{"what":"marked","mark":1,"name":"\n{"what":"backed",'
    b'"n":\n{"what":"undone","id":"\n{"what":"redone","id":"\n{"what":"recalled","mark":\n{"what":"conceded","id":"'
    b'\n{"what":"retracted","id":"","n":\n{"what":"assisted","id":"","kind":"undo"}\n{"what":"assisted","kind":"hint"}'
    b'{"what":"begun","record":"vedette record 1\\ngame: patrol\\nrules: 1\\ngame: spellfire\\nrules: 1\\n'
    b"game: twelve-patrols\\nrules: 1\\noptions: quick\\ndeck: house\\n---\\nroll 1\\nroll 2\\nroll 3\\nroll 4\\n"
    b'roll 5\\nroll 6\\ndraw \\n= 0\\ndraw \\n---\\nresult: open\\nfinal: ","seed":,"assisted":["record"]'
    b'\n{"what":"held","id":"","seat":1,"note":"\n{"what":"played","id":"","seat":1,"note":"pass"}'
    b'\n{"what":"played","note":"discard A"}\n{"what":"played","id":"-1","note":"change B5 2"}'
    b'\n{"what":"played","id":"-3","note":"place '
)
"""Preset dictionary of the compression: what most events contain, the likeliest last. It is part of the format."""
JSON: Final = 1
"""Flag of the format: the events' bodies are stored as a list in JSON; without it as lines."""
MILLIS: Final = 2
"""Flag of the format: the events' times are stored as whole milliseconds."""
FINE: Final = 4
"""Flag of the format: the events' times are stored as multiples of 2**-22 s, as all numbers of a double of our age
are. Without it and ``MILLIS`` they are doubles.
"""
UNITS: Final = {MILLIS: 1000.0, FINE: 4_194_304.0}
LARGE: Final = 1 << 62
SHARED: Final = re.compile(
    r'(?<="cards":")(?:[^"\\]|\\.){200,}|(?<="text":")(?:[^"\\]|\\.){200,}'
    r'|(?:\\n  (?:[^"\\]|\\[^n])*)+(?:\\ncards: [0-9a-f]{64})?'
)
"""Regular expression for decks in the text of events: whole files, and indented lines of a record with their hash."""
WORTH: Final = 256
"""Characters of decks in a game's events from which on these are stored apart, to be shared by games."""
GAP: Final = "\0"
"""Stands in the text of packed events for a deck that is stored apart. In JSON it stands for nothing else."""

Event = tuple[float, str]


class Packed(NamedTuple):
    """The events of a finished game, packed, with its decks apart."""

    events: int
    """The number of events."""
    body: bytes
    shared: bytes
    """The text of the decks, compressed; empty where there are none to share."""

    @property
    def digest(self) -> bytes:
        """The SHA-256 of the decks' uncompressed text, under which games share them; empty where there are none."""
        return sha256(zlib.decompress(self.shared)).digest() if self.shared else b""


class Damaged(Exception):
    """Packed events cannot be read, or are not what was packed."""


def pack(events: Sequence[Event]) -> Packed:
    """Return a game's events packed, with the decks in them apart where these are long enough."""
    bodies = [body for _, body in events]
    lines = not any("\n" in body or GAP in body for body in bodies)
    whole = "\n".join(bodies) if lines else msgspec.json.encode(bodies).decode()
    text, shared = whole, b""
    decks = SHARED.findall(whole)
    if sum(map(len, decks)) >= WORTH:
        text, shared = SHARED.sub(GAP, whole), zlib.compress(GAP.join(decks).encode(), 9)
    unit, times = written([at for at, _ in events])
    form = unit | (0 if lines else JSON)
    packer = zlib.compressobj(9, zlib.DEFLATED, -15, 9, zlib.Z_DEFAULT_STRATEGY, DICTIONARY)
    packed = packer.compress(times + text.encode()) + packer.flush()
    return Packed(len(events), struct.pack("<BI", form, check(form, len(events), times, whole)) + packed, shared)


def unpack(packed: Packed) -> list[Event]:
    """Return the events of a packed game: time and body of each, in order; raises Damaged for anything else."""
    try:
        form, checked = struct.unpack_from("<BI", packed.body)
        plain = zlib.decompressobj(-15, DICTIONARY).decompress(packed.body[5:])
        decks = zlib.decompress(packed.shared).decode().split(GAP) if packed.shared else []
        times, start = read(plain, packed.events, form & ~JSON)
        parts = plain[start:].decode().split(GAP)
    except (struct.error, zlib.error, UnicodeDecodeError, IndexError, OverflowError) as wrong:
        raise Damaged(str(wrong)) from wrong
    text = parts[0] + "".join(deck + part for deck, part in zip(decks, parts[1:], strict=False))
    if len(parts) != len(decks) + 1 or check(form, packed.events, plain[:start], text) != checked:
        raise Damaged("checksum")
    bodies = msgspec.json.decode(text, type=list[str]) if form & JSON else text.split("\n")
    return list(zip(times, bodies, strict=False))


def check(form: int, events: int, times: bytes, text: str) -> int:
    """Return the checksum of packed events: of their format, number, times and text."""
    return zlib.crc32(text.encode(), zlib.crc32(times, 8 * events + form))


def written(times: Sequence[float]) -> tuple[int, bytes]:
    """Return the flag of a unit, and the times in it as bytes: each as its distance from the one before.

    The flag is 0 where no unit holds all of them exactly: they are stored as doubles then.
    """
    for form, unit in UNITS.items():
        whole = [round(at * unit) if abs(at) < LARGE / unit else 0 for at in times]
        if [number / unit for number in whole] == list(times):
            return form, b"".join(_varint(now - before) for before, now in zip([0, *whole], whole, strict=False))
    return 0, struct.pack(f"<{len(times)}d", *times)


def read(plain: bytes, count: int, form: int) -> tuple[list[float], int]:
    """Return the times of ``count`` events at the beginning of unpacked bytes, and the offset at which they end."""
    if form not in UNITS:
        return list(struct.unpack_from(f"<{count}d", plain)), 8 * count
    times, at, now = [], 0, 0
    for _ in range(count):
        number = shift = 0
        while plain[at] >= 128:
            number |= (plain[at] & 127) << shift
            at, shift = at + 1, shift + 7
        number |= plain[at] << shift
        at += 1
        now += (number >> 1) ^ -(number & 1)
        times.append(now / UNITS[form])
    return times, at


def _varint(number: int) -> bytes:
    """Return an integer as bytes of seven bits each, the lowest first, its sign in the lowest bit (zigzag)."""
    number = number << 1 if number >= 0 else ~(number << 1)
    told = bytearray()
    while number >= 128:
        told.append(number & 127 | 128)
        number >>= 7
    told.append(number)
    return bytes(told)
