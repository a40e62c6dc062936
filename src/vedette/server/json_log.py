"""The server's log: one JSON object a line, for log collectors.

No secret is logged: no cookie, token, guest, query string or statement parameter.
"""

from __future__ import annotations

import json
import logging
import sys
from datetime import UTC, datetime
from typing import Final

LOGGERS: Final = ("vedette", "uvicorn.error")
FIELDS: Final = ("address", "table", "method", "path", "reason")
"""Optional fields of a line."""


class JsonFormatter(logging.Formatter):
    """Formats a log record as JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """Return one line."""
        told: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        told |= {field: getattr(record, field) for field in FIELDS if hasattr(record, field)}
        if record.exc_info:
            told["trace"] = self.formatException(record.exc_info)
        return json.dumps(told, ensure_ascii=False, default=str)


def keep(level: int = logging.INFO) -> None:
    """Log to standard error from now on."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormatter())
    for name in LOGGERS:
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
        logger.setLevel(level if name == "vedette" else logging.WARNING)
