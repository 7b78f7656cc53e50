"""The person's own language and time zone, for the length of a request."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from django.utils import timezone, translation

from accounts.zones import zone_of

if TYPE_CHECKING:
    from django.http import HttpRequest, HttpResponse


class PersonMiddleware:
    """A signed-in person's language wins over the browser's, and times are in their zone."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        """Serve the request in the person's language and zone."""
        if not request.user.is_authenticated:
            return self.get_response(request)
        translation.activate(request.user.language)
        request.LANGUAGE_CODE = translation.get_language() or request.user.language
        with timezone.override(zone_of(request.user.time_zone)):
            return self.get_response(request)
