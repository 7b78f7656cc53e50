"""Responses with status 503, a reason and `Retry-After`, while a resource is unavailable.

They replace status 500 for temporary failures.
"""

from __future__ import annotations

import errno
import sqlite3
import sys
from pathlib import Path
from typing import Final

import psycopg
from django.db import InterfaceError, OperationalError, connection
from django.http import HttpRequest, HttpResponse, JsonResponse
from django.template.loader import render_to_string
from django.views.defaults import server_error as bug_page

from mp2site import disk_space
from mp2site.infra.room import NO_ROOM, lacks_room
from mp2site.text import msg

UNAVAILABLE: Final = "unavailable"
"""The database can't be reached, or its disk can't be read or written."""
BUSY: Final = "busy"
"""A lock was held for longer than a page waits."""
STORAGE: Final = "storage"
"""The disk is full."""

RETRY_SECONDS: Final = {UNAVAILABLE: 5, BUSY: 2, STORAGE: 30}
PAGES: Final = {code: f"503_{code}.html" for code in RETRY_SECONDS}
# Classes of SQLSTATE: no connection, out of connections or memory, shutting down or starting,
# deadlock or serialisation failure, a failing disk. Any other error is a bug.
AWAY: Final = ("08", "53", "57P", "40", "58030")
FULL: Final = ("53100",)
HELD: Final = ("55P03",)
# SQLite's messages where it can't create or extend a file, and where the disk fails.
FAILED_WORDS: Final = ("disk I/O error", "unable to open database file")


def missing_resource(error: BaseException | None) -> str:
    """Return the code of a temporarily unavailable resource; empty for other errors."""
    if isinstance(error, InterfaceError):
        return UNAVAILABLE  # the server closed the connection
    if isinstance(error, OSError):
        return _by_errno(error.errno)
    if not isinstance(error, OperationalError):
        return ""
    cause = error.__cause__
    if isinstance(cause, psycopg.Error):
        return _by_state(cause.sqlstate)
    return _by_words(str(cause)) if isinstance(cause, sqlite3.OperationalError) else ""


def _by_state(state: str | None) -> str:
    if state is not None and state.startswith(FULL):
        return STORAGE
    if state is not None and state.startswith(HELD):
        return BUSY
    return UNAVAILABLE if state is None or state.startswith(AWAY) else ""


def _by_errno(number: int | None) -> str:
    if number in NO_ROOM:
        return STORAGE
    return UNAVAILABLE if number == errno.EIO else ""


def _by_words(said: str) -> str:
    if "locked" in said:
        return BUSY
    if "disk is full" in said:
        return STORAGE
    if any(words in said for words in FAILED_WORDS):
        return STORAGE if lacks_room(Path(connection.settings_dict["NAME"]).parent) else UNAVAILABLE
    return ""


def is_temporary(error: BaseException | None) -> bool:
    """Return whether an error is temporary, so that another attempt may succeed."""
    return bool(missing_resource(error))


def is_lock_timeout(error: BaseException | None) -> bool:
    """Return whether an error means that another transaction held a lock for too long."""
    return missing_resource(error) == BUSY


def headers_for(code: str) -> dict[str, str]:
    """Return the headers of a 503."""
    return {"Retry-After": str(RETRY_SECONDS[code]), "Cache-Control": "no-store"}


def server_error(request: HttpRequest) -> HttpResponse:
    """Respond to an unhandled exception: Django's `handler500`, called while it is active."""
    code = missing_resource(sys.exc_info()[1])
    if not code:
        return bug_page(request)
    if code == STORAGE:
        disk_space.note_full()
    return plain(request, code, 503, PAGES[code], headers_for(code))


def plain(
    request: HttpRequest,
    code: str,
    status: int,
    page: str,
    headers: dict[str, str] | None = None,
) -> HttpResponse:
    """Respond without the database: with a bilingual page, or a problem document for REST."""
    if request.path.startswith("/api/"):
        return problem_response(code, status, headers)
    return HttpResponse(render_to_string(page), status=status, headers=headers)


def problem_response(code: str, status: int, headers: dict[str, str] | None = None) -> HttpResponse:
    """Return a problem document, the format of REST errors."""
    body = {
        "type": f"urn:caravanserai:problem:{code}",
        "title": msg(f"api-{code}"),
        "status": status,
        "detail": msg(f"api-{code}"),
        "code": code,
    }
    kind = "application/problem+json"
    return JsonResponse(body, status=status, content_type=kind, headers=headers)
