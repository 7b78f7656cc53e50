"""A database that is away for a moment: a clean 503 that says when to try again, never a 500."""

from __future__ import annotations

import sqlite3
import sys
from typing import Final

import psycopg
from django.db import InterfaceError, OperationalError
from django.http import HttpRequest, HttpResponse, JsonResponse
from django.template.loader import render_to_string
from django.views.defaults import server_error as bug_page

from mp2site.text import msg

RETRY_SECONDS: Final = 5
HEADERS: Final = {"Retry-After": str(RETRY_SECONDS), "Cache-Control": "no-store"}
# Classes of SQLSTATE: no connection, out of connections or memory, shutting down or starting,
# two transactions in each other's way. What is not among them is a bug, such as a slow query.
AWAY: Final = ("08", "53", "57P", "40")
CODE: Final = "unavailable"


def is_lost(error: BaseException | None) -> bool:
    """Tell whether an error says that the database can't be had now, and soon may."""
    if isinstance(error, InterfaceError):
        return True  # a connection that was closed under us
    if not isinstance(error, OperationalError):
        return False
    cause = error.__cause__
    if isinstance(cause, psycopg.Error):
        return cause.sqlstate is None or cause.sqlstate.startswith(AWAY)
    return isinstance(cause, sqlite3.OperationalError) and "locked" in str(cause)


def server_error(request: HttpRequest) -> HttpResponse:
    """Answer what nobody has caught: Django's `handler500`, called while the error is at hand."""
    if not is_lost(sys.exc_info()[1]):
        return bug_page(request)
    if request.path.startswith("/api/"):
        return _problem()
    return HttpResponse(render_to_string("503.html"), status=503, headers=HEADERS)


def _problem() -> HttpResponse:
    body = {
        "type": f"urn:caravanserai:problem:{CODE}",
        "title": msg(f"api-{CODE}"),
        "status": 503,
        "detail": msg(f"api-{CODE}"),
        "code": CODE,
    }
    kind = "application/problem+json"
    return JsonResponse(body, status=503, content_type=kind, headers=HEADERS)
