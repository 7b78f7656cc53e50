"""Which guest a browser plays as, on the pages that see it as signed out: sign-up and sign-in."""

from __future__ import annotations

from typing import TYPE_CHECKING

from django.contrib.auth import BACKEND_SESSION_KEY, HASH_SESSION_KEY, SESSION_KEY

from accounts.models import User

if TYPE_CHECKING:
    from django.http import HttpRequest


def guest_of(request: HttpRequest) -> User | None:
    """Return the guest of this browser who signs up or in; see `mp2site.guests`."""
    return getattr(request, "guest", None)


def session_hand_over(request: HttpRequest) -> None:
    """Let the next sign-in keep what a guest's session holds, rather than begin an empty one."""
    for key in (SESSION_KEY, BACKEND_SESSION_KEY, HASH_SESSION_KEY):
        request.session.pop(key, None)
