"""Middleware of the accounts app."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from django.http import HttpRequest, HttpResponse
from django.template.loader import render_to_string

from accounts import browsers
from accounts.hashers import Busy

HEADERS: Final = {"Retry-After": "5", "Cache-Control": "no-store"}


class BusyMiddleware:
    """A middleware that responds 503 when too many passwords wait to be hashed."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        """Serve the request."""
        return self.get_response(request)

    def process_exception(self, request: HttpRequest, error: Exception) -> HttpResponse | None:
        """Return a 503 if the queue for hashing has refused the request; else ``None``."""
        if not isinstance(error, Busy):
            return None
        page = render_to_string("accounts/busy.html", request=request)
        return HttpResponse(page, status=503, headers=HEADERS)


class BrowserMiddleware:
    """A middleware that sets the cookie of a browser in which a person has just signed in."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        """Serve the request."""
        response = self.get_response(request)
        person = getattr(request, "at_home", None)
        if person is not None:
            browsers.write(response, browsers.browser_of(request).after(person))
        return response
