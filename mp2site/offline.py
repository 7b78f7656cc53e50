"""What the service worker is told of pages: whose they are, and which it may keep (docs/face.md, "Offline")."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from django.utils import timezone
from django.utils.crypto import salted_hmac

if TYPE_CHECKING:
    from django.http import HttpRequest, HttpResponse

READER: Final = "Caravanserai-Reader"
KEEP: Final = "Caravanserai-Keep"
"""On a page to be kept: the time zone in which it says when it was seen."""
NOBODY: Final = "nobody"
REST: Final = "/api/"
LENGTH: Final = 24


def keep(request: HttpRequest) -> None:
    """Let the reader's own browser keep the page that is about to be shown."""
    request.kept = timezone.get_current_timezone_name()  # type: ignore[attr-defined]


def reader_of(request: HttpRequest) -> str:
    """Name whoever is signed in by a value that means nothing elsewhere; every session has another."""
    key = request.session.session_key
    if key is None or not request.user.is_authenticated:
        return NOBODY
    return salted_hmac("mp2site.offline", key, algorithm="sha256").hexdigest()[:LENGTH]


class OfflineMiddleware:
    """Say with every page whose it is, and with some that they may be kept."""

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
