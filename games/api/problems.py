"""Errors as `application/problem+json` (RFC 9457), with a code for programs.

This module makes every response with a status of 400 and above: for errors of the games app, for
DRF's own, and for bugs. A bug gives a 500; it is logged, and the response has no details.
"""

from __future__ import annotations

import logging
from collections.abc import Iterator, Mapping
from enum import StrEnum
from typing import Any, Final

from django.core.exceptions import BadRequest, PermissionDenied, SuspiciousOperation
from django.core.signals import got_request_exception
from django.http import Http404
from rest_framework import exceptions as drf
from rest_framework.response import Response

from accounts.errors import Refused
from games import errors
from games.api.schemas.base import Json
from games.api.schemas.texts import TextSchema
from games.rules import UnknownTitle
from mp2site.infra.failures import STORAGE, missing_resource
from mp2site.infra.logs import route_of
from mp2site.text.rendering import msg, render
from mp2site.web import disk_space
from mp2site.web.unavailable import headers_for

log = logging.getLogger(__name__)


class Code(StrEnum):
    """Codes of errors of the REST API itself.

    `games.errors.Code` has the codes of errors of tables.
    """

    MALFORMED = "malformed"
    TOO_LARGE = "too-large"
    NOT_JSON = "not-json"
    NOT_SIGNED_IN = "not-signed-in"
    BAD_CREDENTIALS = "bad-credentials"
    ONLY_READS = "read-only-token"
    SIGN_IN_AGAIN = "sign-in-again"
    TOKENS_MANY = "tokens-many"
    FORBIDDEN = "forbidden"
    NOT_FOUND = "not-found"
    METHOD_NOT_ALLOWED = "method-not-allowed"
    THROTTLED = "throttled"
    UNAVAILABLE = "unavailable"
    STORAGE = "storage"
    KEY_REUSED = "key-reused"
    DONE_BEFORE = "done-before"
    BUG = "bug"


CODES: Final = sorted({*Code, *errors.Code})


class ProblemError(Exception):
    """An error of the API that isn't a table's.

    ``more`` has further members of the response's JSON.
    """

    def __init__(self, code: StrEnum, status: int, **more: Any) -> None:
        super().__init__(f"{code} ({status})")
        self.code = code
        self.status = status
        self.more = more


def problem(code: str, status: int, detail: str = "", **more: Any) -> Json:
    """Return the JSON of a problem."""
    return {
        "type": f"urn:caravanserai:problem:{code}",
        "title": msg(f"api-{code}"),
        "status": status,
        "detail": detail or msg(f"api-{code}"),
        "code": code,
        **more,
    }


def answer(body: Mapping[str, Any], headers: Mapping[str, str] | None = None) -> Response:
    """Return a response with a problem's JSON."""
    return Response(body, body["status"], headers=headers, content_type="application/problem+json")


def of_games(error: errors.GamesError, **more: Any) -> Json:
    """Return the JSON of a table's error, with its reason as data and as a sentence."""
    reason = TextSchema.of(error.text, render)
    said = {"reason": reason, "rule": error.rule, "cite": error.cite}
    return problem(error.code, error.status, reason["text"], **said, **more)


def handle(error: Exception, context: Mapping[str, Any]) -> Response:
    """Convert any exception of an operation into a problem; this is DRF's exception handler."""
    if isinstance(error, Refused):
        error = errors.of_refused(error)
    if isinstance(error, errors.GamesError):
        return answer(of_games(error), retry_headers(error))
    if lack := missing_resource(error):
        return _lacking(lack, error)
    if isinstance(error, ProblemError):
        return answer(problem(error.code, error.status, **error.more))
    if isinstance(error, drf.ValidationError):
        return answer(problem(Code.MALFORMED, 400, errors=list(_fields(error.detail))))
    known = _known(error)
    if known is None:
        return _bug(error, context)
    code, status = known
    return answer(problem(code, status, _detail(error)), _headers(error))


def retry_headers(error: errors.GamesError) -> dict[str, str]:
    """Return the Retry-After header of a temporary error."""
    return {"Retry-After": str(error.retry_after)} if error.retry_after else {}


def _lacking(lack: str, error: Exception) -> Response:
    """Return the response for a temporarily missing resource, with the header Retry-After."""
    log.warning("the database can't be had: %r", error)
    if lack == STORAGE:
        disk_space.note_full()
    return answer(problem(lack, 503), headers_for(lack))


KINDS: Final[list[tuple[tuple[type[Exception], ...], str, int]]] = [
    ((drf.ParseError, BadRequest), Code.MALFORMED, 400),
    ((drf.NotAuthenticated,), Code.NOT_SIGNED_IN, 401),
    ((drf.AuthenticationFailed,), Code.BAD_CREDENTIALS, 401),
    ((drf.PermissionDenied, PermissionDenied), Code.FORBIDDEN, 403),
    ((drf.NotFound, Http404, UnknownTitle), Code.NOT_FOUND, 404),
    ((drf.MethodNotAllowed,), Code.METHOD_NOT_ALLOWED, 405),
    ((drf.UnsupportedMediaType,), Code.NOT_JSON, 415),
    ((drf.Throttled,), Code.THROTTLED, 429),
    ((SuspiciousOperation,), Code.MALFORMED, 400),
]


def _known(error: Exception) -> tuple[str, int] | None:
    return next((kind[1:] for kind in KINDS if isinstance(error, kind[0])), None)


def _detail(error: Exception) -> str:
    """Return the exception's own detail: the place of a JSON error, or the reason of CSRF."""
    told = drf.ParseError | drf.PermissionDenied | drf.AuthenticationFailed
    return str(error.detail) if isinstance(error, told) else ""


def _headers(error: Exception) -> dict[str, str]:
    headers = {}
    if getattr(error, "auth_header", None):
        headers["WWW-Authenticate"] = str(error.auth_header)  # type: ignore[attr-defined]
    if getattr(error, "wait", None):
        headers["Retry-After"] = str(int(error.wait) + 1)  # type: ignore[attr-defined]
    return headers


def _fields(detail: Any, path: str = "") -> Iterator[Json]:
    """Yield one entry per field and error from DRF's nested errors."""
    if isinstance(detail, Mapping):
        for name, inner in detail.items():
            yield from _fields(inner, f"{path}.{name}" if path else str(name))
    elif isinstance(detail, list):
        for inner in detail:
            yield from _fields(inner, path)
    else:
        yield {"field": path, "code": getattr(detail, "code", "invalid"), "detail": str(detail)}


def _bug(error: Exception, context: Mapping[str, Any]) -> Response:
    """Log a bug as Django would; return a response without details."""
    request = getattr(context.get("request"), "_request", None)
    got_request_exception.send(sender=handle, request=request)
    log.error("A bug behind %s", route_of(request), exc_info=error)
    return answer(problem(Code.BUG, 500))
