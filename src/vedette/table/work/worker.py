"""A worker: reads errands from standard input, answers on standard output; the other end is ``workshop.py``."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING

from vedette.table.work import adviser
from vedette.table.work.workshop import LENGTH, READY

if TYPE_CHECKING:
    from typing import BinaryIO


def serve(source: BinaryIO, sink: BinaryIO) -> None:
    """Do one errand after the other until nobody sends any more."""
    _write(sink, READY)
    while len(head := source.read(LENGTH)) == LENGTH:
        text = source.read(int.from_bytes(head, "big"))
        _write(sink, adviser.do(text))


def _write(sink: BinaryIO, text: bytes) -> None:
    sink.write(len(text).to_bytes(LENGTH, "big") + text)
    sink.flush()


def main() -> None:
    """Keep standard output for answers alone: whatever else is printed goes to standard error."""
    sink = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    adviser.warm()
    serve(sys.stdin.buffer, sink)


if __name__ == "__main__":
    main()
