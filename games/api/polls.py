"""A fast 304 for polls, if nothing has changed: one query, without other middleware or a view.

It applies only to a player's program with a token and the current entity tag. All other requests
take the ordinary path.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Final

from django.conf import settings
from django.core.exceptions import SuspiciousOperation
from django.http import HttpResponse
from django.urls import resolve
from django.utils import translation

from accounts.services.tokens import NOTED_EVERY
from games.api.tables import PRIVATE
from games.api.throttles import COUNTS
from games.selectors.polls import Polled, polled_by_key
from mp2site.infra import clock
from mp2site.web.etags import is_known

if TYPE_CHECKING:
    from django.http import HttpRequest
    from django.urls import ResolverMatch

PATH: Final = re.compile(r"/api/tables/([a-z0-9]{1,10})/")
TOKEN: Final = re.compile(r"Token ([\w-]{1,100})", re.ASCII)
RENDER: Final = {"": "0", "render=0": "0", "render=1": "1"}
HEADERS: Final = {
    **PRIVATE,
    "Cache-Control": "private, no-store",
    "Allow": "GET, HEAD, OPTIONS",
    "Content-Length": "0",
}
"""The headers that the ordinary 304 has, too."""


class PollMiddleware:
    """A middleware that answers polls for unchanged tables."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        """Return the fast 304, or the ordinary response."""
        return _not_modified(request) or self.get_response(request)


def _not_modified(request: HttpRequest) -> HttpResponse | None:
    """Return a 304 if the table is unchanged for this person, or ``None``."""
    asked, known = _asked(request), request.META.get("HTTP_IF_NONE_MATCH", "")
    if asked is None or not known:
        return None
    table_id, key, render = asked
    polled = polled_by_key(key, table_id, used_since=clock.now() - NOTED_EVERY)
    if polled is None:
        return None
    language = _language(request, polled)
    etag = f'"{polled.stamp}.{language}.{render}"'
    if not (is_known(known, etag) and _within_rate(polled)):
        return None
    request.resolver_match = _route()
    response = HttpResponse(status=304, headers={**HEADERS, "Content-Language": language})
    response["ETag"] = etag
    del response["Content-Type"]  # a response without a body has no content type
    return response


def _asked(request: HttpRequest) -> tuple[str, str, str] | None:
    """Return the table's id, the token's key, and the value of `render`, or ``None``."""
    told = request.META
    path, token = (
        PATH.fullmatch(request.path_info),
        TOKEN.fullmatch(told.get("HTTP_AUTHORIZATION", "")),
    )
    render = RENDER.get(told.get("QUERY_STRING", ""))
    if request.method != "GET" or not (path and token) or render is None or told.get("HTTP_COOKIE"):
        return None
    try:
        request.get_host()
    except SuspiciousOperation:
        return None
    return path[1], token[1], render


def _language(request: HttpRequest, polled: Polled) -> str:
    """Return the language of the answer: the request's, or else the token's person's."""
    if "HTTP_ACCEPT_LANGUAGE" in request.META:
        return translation.get_language_from_request(request)
    return polled.language


def _within_rate(polled: Polled) -> bool:
    limit = settings.API_RATES.get("person", 0)
    return not limit or COUNTS.add("person", str(polled.person)) <= limit


@cache
def _route() -> ResolverMatch:
    """Return the route of the request, which logs and metrics record."""
    return resolve("/api/tables/a/")
