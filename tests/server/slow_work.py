"""A worker that solves nothing in less than half a second, never finds a deal and reads some texts for ever."""

import time

from vedette.server.jobs import worker


def work(request: bytes) -> bytes:
    if b'"what":"solve"' in request:
        time.sleep(0.5)
    if b'"what":"find"' in request or b"never read" in request:
        time.sleep(600)
    return worker.do(request)
