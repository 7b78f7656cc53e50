"""Rates: a counter per person (or address) and minute in the cache, one round trip a request.

DRF's own throttles keep a list of time stamps per person, which at a thousand requests a minute
is a large thing to carry through the cache at every request.
"""

from __future__ import annotations

import time
from typing import Any, Final

from django.conf import settings
from django.core.cache import cache
from rest_framework.request import Request
from rest_framework.throttling import BaseThrottle

WINDOW: Final = 60


class Rate(BaseThrottle):
    """`API_RATES["person"]` or `["anonymous"]` requests a minute; a view may name its own scope."""

    def allow_request(self, request: Request, view: Any) -> bool:
        """Count the request, and tell whether it is within the rate."""
        scope, who = self._who(request)
        limit = settings.API_RATES.get(getattr(view, "rate", scope), 0)
        if not limit:
            return True
        key = f"rate:{getattr(view, 'rate', '')}:{who}:{int(time.time() // WINDOW)}"
        return _count(key) <= limit

    def wait(self) -> float:
        """Return the seconds until the next minute's count begins."""
        return WINDOW - time.time() % WINDOW

    def _who(self, request: Request) -> tuple[str, str]:
        person = request.user
        if person.is_authenticated:
            return "person", str(person.pk)
        return "anonymous", self.get_ident(request)


def _count(key: str) -> int:
    """Add one to a counter that dies with its minute, and return it."""
    try:
        return cache.incr(key)
    except ValueError:
        # The counter isn't there. `add` loses the race gracefully if another process was faster.
        cache.add(key, 0, 2 * WINDOW)
    try:
        return cache.incr(key)
    except ValueError:
        # A cache that keeps nothing (or was emptied this instant) must not stop anybody.
        return 0
