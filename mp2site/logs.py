"""Logs that machines can read: one JSON object a line, with the request's id, also in its tasks.

Whoever logs gives a constant message and its facts beside it:
`log.info("a turn timed out", extra={"table": table.pk})`. Never a token, an address or a card.
"""

from __future__ import annotations

import json
import logging
import re
import uuid
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Any, Final

request_id: ContextVar[str] = ContextVar("request_id", default="")
"""What all lines that one request (or one beat) has caused have in common."""

task_name: ContextVar[str] = ContextVar("task_name", default="")

GIVEN_ID: Final = re.compile(r"[A-Za-z0-9_-]{8,64}")
# What every record has; the rest is what somebody gave as `extra`.
COMMON: Final = frozenset(
    {*vars(logging.makeLogRecord({})), "message", "asctime", "request", "data", "server_time"}
)


def known_or_new(given: str) -> str:
    """Return the id that a proxy gave, if it is one, or a new one."""
    return given if GIVEN_ID.fullmatch(given) else uuid.uuid4().hex


class JsonFormatter(logging.Formatter):
    """A record as a line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the line."""
        line: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname,
            "logger": record.name,
            "message": record.getMessage(),
        }
        line |= {k: v for k, v in vars(record).items() if k not in COMMON}
        if request_id.get():
            line["request_id"] = request_id.get()
        if task_name.get():
            line["task"] = task_name.get()
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, default=str, ensure_ascii=False)
