"""Responses with status 503, a reason and `Retry-After`, while a resource is unavailable.

Temporary failures get these responses instead of a 500.
"""

from __future__ import annotations

import sys
from typing import Final

from django.http import HttpRequest, HttpResponse, JsonResponse
from django.template.loader import render_to_string
from django.views.defaults import server_error as bug_page

from mp2site.infra.failures import BUSY, STORAGE, UNAVAILABLE, missing_resource
from mp2site.text.rendering import msg
from mp2site.web import disk_space

RETRY_SECONDS: Final = {UNAVAILABLE: 5, BUSY: 2, STORAGE: 30}
PAGES: Final = {code: f"503_{code}.html" for code in RETRY_SECONDS}


def headers_for(code: str) -> dict[str, str]:
    """Return the headers of a 503 response."""
    return {"Retry-After": str(RETRY_SECONDS[code]), "Cache-Control": "no-store"}


def server_error(request: HttpRequest) -> HttpResponse:
    """Return the response to an unhandled exception; it is Django's `handler500`.

    Django calls it while the exception is being handled.
    """
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
    """Return a response that needs no database: a page in all languages, or a problem document.

    REST requests get a problem document.
    """
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
