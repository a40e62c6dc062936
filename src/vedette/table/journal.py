"""The journal: what the server logs, one JSON object to a line, for machines that collect such lines.

Nothing secret is ever logged: no cookie, no token, no guest, no query of an address, no parameter of a statement.
"""

from __future__ import annotations

import json
import logging
import sys
from datetime import UTC, datetime
from typing import Final

LOGGERS: Final = ("vedette", "uvicorn.error")
FIELDS: Final = ("address", "table", "method", "path", "reason")
"""What a line may say beside its sentence."""


class Line(logging.Formatter):
    """Writes a log record as JSON."""

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
    """Begin to write the journal, on standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Line())
    for name in LOGGERS:
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
        logger.setLevel(level if name == "vedette" else logging.WARNING)
