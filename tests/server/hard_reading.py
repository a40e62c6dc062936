"""A worker that finds some texts hard to read, and may not take much."""

from unittest.mock import patch

from vedette.server.jobs import handlers, priority, text_jobs, worker
from vedette.session.jobs import Job

LIMITS = {**priority.LIMITS, priority.READ: priority.Limits(1, 1 << 26)}
_answer = handlers.answer


def hard(what: Job) -> bytes:
    text = str(what) if isinstance(what, text_jobs.TextJob) else ""
    while "seconds" in text:
        pass
    if "gigabytes" in text:
        bytearray(1 << 33)
    if "defect" in text:
        raise AssertionError(text)
    return _answer(what)


def work(request: bytes) -> bytes:
    with patch.object(priority, "LIMITS", LIMITS), patch.object(handlers, "answer", hard):
        return worker.do(request)
