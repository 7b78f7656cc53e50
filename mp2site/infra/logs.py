"""Log formats. A line has the request's id, its route instead of its path, and no secrets.

Callers log a constant message with separate facts: `log.info("a turn timed out", extra={"table":
table.pk})`. Facts are never tokens, addresses or cards. But frameworks log paths, and errors quote
their input. So both formatters (text for people, JSON for programs) also remove what may be a
secret.
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
"""The id of the request or periodic task. All log lines that it causes have this id."""

task_name: ContextVar[str] = ContextVar("task_name", default="")

GIVEN_ID: Final = re.compile(r"[A-Za-z0-9_-]{8,64}")
# The attributes that every record has. All others come from `extra`.
COMMON: Final = frozenset(
    {*vars(logging.makeLogRecord({})), "message", "asctime", "request", "data", "server_time"}
)


# Patterns of query strings, e-mail addresses and keys. A key is long and mixes upper and lower case or
# digits in a way that no word of the code does. Request ids are hexadecimal and are kept.
QUERY: Final = re.compile(r"\?[^\s\"'<>\\]+")
# PostgreSQL quotes the row that it refuses in this part of a message.
DETAIL: Final = re.compile(r"DETAIL:.*?(?=\\n|\n|$)")
MAIL: Final = re.compile(r"(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+")
KEY: Final = re.compile(
    r"(?<![\w~:-])(?:"
    r"(?=[\w~:-]*[0-9])(?=[\w~:-]*[a-z])(?=[\w~:-]*[A-Z])[\w~:-]{16,}"
    r"|(?=[\w-]{16})[\w-]*?(?:[a-z][A-Z][\w-]*?){4}[\w-]*"
    r"|(?![0-9a-f]{32}\b)(?=[a-z]*[0-9])[a-z0-9]{32}\b"
    r")",
    re.ASCII,
)
# Signed values, and keys without mixed case, are recognised by the part of the path before them.
IN_PATH: Final = re.compile(
    r"((?:^|[/ '])(?:j|deadlines|notices/p|notices/stop|confirm-email|reset/key)/)(?!<)[^\s/'\"]+"
)


def discreet(text: str) -> str:
    """Return a text without query strings, e-mail addresses, quoted rows and keys."""
    text = IN_PATH.sub(r"\1…", QUERY.sub("?…", DETAIL.sub("DETAIL: …", text)))
    return KEY.sub("…", MAIL.sub("…", text))


class Discretion(logging.Filter):
    """A filter that puts the route into Django's records of requests; shortens those of bad ones."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Change the record in place; let every record pass."""
        request = getattr(record, "request", None)
        path = getattr(request, "path", "")
        if path and isinstance(record.args, tuple):
            escaped = path.encode("unicode_escape").decode("ascii")
            route = route_of(request)
            record.args = tuple(route if part in {path, escaped} else part for part in record.args)
        if record.name.startswith("django.security") or self._is_refused(record):
            record.exc_info = record.exc_text = None
        return True

    @staticmethod
    def _is_refused(record: logging.LogRecord) -> bool:
        return 400 <= getattr(record, "status_code", 0) < 500


def route_of(request: Any) -> str:
    """Return the URL pattern of a request, which contains no secret."""
    match = getattr(request, "resolver_match", None)
    return f"/{match.route}" if match else "(no route)"


class LineFormatter(logging.Formatter):
    """A formatter of records for people."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the line."""
        return discreet(super().format(record))


def known_or_new(given: str) -> str:
    """Return the proxy's id for the request if it is valid; otherwise a new one."""
    return given if GIVEN_ID.fullmatch(given) else uuid.uuid4().hex


class JsonFormatter(logging.Formatter):
    """A formatter of records as JSON objects, one per line."""

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
        return discreet(json.dumps(line, default=str, ensure_ascii=False))
