"""What every request goes through: its id, its time; the person's own language and time zone."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from typing import TYPE_CHECKING

from django.utils import timezone, translation

from accounts.zones import zone_of, zones
from mp2site import metrics
from mp2site.logs import known_or_new, request_id

if TYPE_CHECKING:
    from django.http import HttpRequest, HttpResponse

log = logging.getLogger("mp2site.requests")


class RequestMiddleware:
    """Give the request an id, which its log lines, its tasks and its answer carry; take its time.

    The route is what is written down, and not the address, which may hold a token.
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


KNOWN_METHODS = {"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"}


class PersonMiddleware:
    """A signed-in person's language wins over the browser's, and times are in their zone.

    A guest's are in the zone that their browser has told us in a cookie (`static/js/base.js`).
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
