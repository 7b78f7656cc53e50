"""Headers for the service worker: the reader of a page, and whether the page may be cached.

See docs/face.md, "Offline".
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from django.utils import timezone
from django.utils.crypto import salted_hmac

if TYPE_CHECKING:
    from django.http import HttpRequest, HttpResponse

READER: Final = "Caravanserai-Reader"
KEEP: Final = "Caravanserai-Keep"
"""The response header of a page that may be cached. Its value is the time zone of the page's times."""
NOBODY: Final = "nobody"
REST: Final = "/api/"
LENGTH: Final = 24


def keep(request: HttpRequest) -> None:
    """Allow the reader's own browser to cache this page for offline use."""
    request.kept = timezone.get_current_timezone_name()  # type: ignore[attr-defined]


def reader_of(request: HttpRequest) -> str:
    """Return an opaque name of the signed-in person. It differs in every session."""
    key = request.session.session_key
    if key is None or not request.user.is_authenticated:
        return NOBODY
    return salted_hmac("mp2site.offline", key, algorithm="sha256").hexdigest()[:LENGTH]


class OfflineMiddleware:
    """A middleware that names the reader of every page, and marks pages that browsers may cache."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        """Serve the request; the view may have signed somebody in or out."""
        response = self.get_response(request)
        if request.path.startswith(REST):
            return response
        response[READER] = reader_of(request)
        zone = getattr(request, "kept", None)
        if zone is not None and response[READER] != NOBODY:
            response[KEEP] = zone
        return response
