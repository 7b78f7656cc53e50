"""Rate limits: the number of requests that a person or an address may send in a minute.

Each process counts separately, so with several processes a client can send several times as many.
The limit still stops a program that loops. A shared count would take two round trips to Redis for
each choice, a tenth of the request's time.
"""

from __future__ import annotations

import time
from threading import Lock
from typing import Any, Final

from django.conf import settings
from rest_framework.request import Request
from rest_framework.throttling import BaseThrottle

WINDOW: Final = 60


class Counts:
    """The requests of each client in the current minute."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._window = 0
        self._counts: dict[tuple[str, str], int] = {}

    def add(self, scope: str, who: str) -> int:
        """Count a request, and return the number in this minute."""
        window = int(time.time() // WINDOW)
        with self._lock:
            if window != self._window:
                self._window, self._counts = window, {}
            count = self._counts[scope, who] = self._counts.get((scope, who), 0) + 1
        return count

    def clear(self) -> None:
        """Delete all counts."""
        with self._lock:
            self._counts = {}


COUNTS: Final = Counts()


class Rate(BaseThrottle):
    """A limit of requests per minute for a person, an address or a view: `API_RATES`."""

    def allow_request(self, request: Request, view: Any) -> bool:
        """Count the request, and return whether it is within the rate."""
        scope, who = self._who(request)
        scope = getattr(view, "rate", scope)
        limit = settings.API_RATES.get(scope, 0)
        return not limit or COUNTS.add(scope, who) <= limit

    def wait(self) -> float:
        """Return the seconds until the next minute's count begins."""
        return WINDOW - time.time() % WINDOW

    def _who(self, request: Request) -> tuple[str, str]:
        if request.user.is_authenticated:
            return "person", str(request.user.pk)
        return "anonymous", self.get_ident(request)
