"""Ctrl-C in the middle of compiled code."""

from __future__ import annotations

import signal
import threading
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator


@contextmanager
def at_once() -> Iterator[None]:
    """Let Ctrl-C end this process at once, in compiled code too; for work that leaves nothing to clean up.

    KeyboardInterrupt would do so only between two steps of the interpreter, or worse amid arithmetic with large
    numbers, where compiled code takes every exception for a lack of memory and aborts.
    """
    before = signal.getsignal(signal.SIGINT)
    if before in {signal.SIG_IGN, None} or threading.current_thread() is not threading.main_thread():
        yield
        return
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
