"""Middleware for every request: id, timing, body size, language and time zone, caching."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from typing import TYPE_CHECKING

from django.utils import timezone, translation

from accounts.zones import zone_of, zones
from mp2site.infra import metrics
from mp2site.infra.logs import known_or_new, request_id
from mp2site.web.bodies import too_large
from mp2site.web.unavailable import plain

if TYPE_CHECKING:
    from django.http import HttpRequest, HttpResponse

log = logging.getLogger("mp2site.requests")


class RequestMiddleware:
    """A middleware that gives each request an id, and measures its duration.

    The id is in log lines, tasks and the response. Logs and metrics contain the route instead of
    the path, which may contain a token.
    """

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        """Serve the request."""
        started = time.perf_counter()
        given = known_or_new(request.headers.get("X-Request-ID", ""))
        token = request_id.set(given)
        try:
            response = self.get_response(request)
            response["X-Request-ID"] = given
            self._note(request, response, time.perf_counter() - started)
            return response
        finally:
            request_id.reset(token)

    def _note(self, request: HttpRequest, response: HttpResponse, seconds: float) -> None:
        match = request.resolver_match
        route, status = match.route if match else "", response.status_code
        method = request.method if request.method in KNOWN_METHODS else "other"
        metrics.REQUESTS.labels(method, route, status).observe(seconds)
        if log.isEnabledFor(logging.INFO):
            facts = {"method": method, "route": route, "status": status}
            log.info("request", extra={**facts, "ms": round(1000 * seconds, 1)})


class BodyMiddleware:
    """A middleware that refuses too large bodies without reading them; see `mp2site.web.bodies`."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        """Serve the request, or refuse it."""
        if too_large(request.META):
            return plain(request, "too-large", 413, "413.html")
        return self.get_response(request)


KNOWN_METHODS = {"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"}


class PersonMiddleware:
    """A middleware that activates a signed-in person's language and time zone.

    A guest's time zone is in a cookie that `static/js/base.js` sets.
    """

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        """Serve the request in the person's language and zone."""
        if not request.user.is_authenticated:
            told = request.COOKIES.get("zone", "")
            with timezone.override(zone_of(told if told in zones() else "UTC")):
                return self.get_response(request)
        translation.activate(request.user.language)
        request.LANGUAGE_CODE = translation.get_language() or request.user.language
        with timezone.override(zone_of(request.user.time_zone)):
            return self.get_response(request)


class PersonalMiddleware:
    """A middleware that forbids shared caching of responses to signed-in people.

    Conditional requests still work: our scripts send the entity tag themselves
    (`static/js/table.js`). Static files don't pass through this middleware.
    """

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        """Serve the request; the view may have authenticated it by a token."""
        response = self.get_response(request)
        if request.user.is_authenticated:
            response["Cache-Control"] = "private, no-store"
        return response
