"""A worker that answers with what it is asked, and does what some words say."""

import os
import signal
import time


def echo(request: bytes) -> bytes:
    if request == b"die":
        os._exit(1)
    if request == b"kill":
        os.kill(os.getpid(), signal.SIGKILL)
    if request == b"fail":
        raise AssertionError(request)
    if request == b"gigabytes":
        raise MemoryError
    if request.startswith(b"nap"):
        time.sleep(0.6)
    if request.startswith(b"sleep"):
        time.sleep(600)
    return b"%d " % os.getpid() + request


def ready() -> None:
    """Need no preparation."""


def hang() -> None:
    """Never be ready."""
    time.sleep(600)


def end() -> None:
    """Fail to start."""
    os._exit(1)
