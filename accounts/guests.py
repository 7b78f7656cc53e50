"""Finds a browser's guest on the sign-up and sign-in pages, whose requests count as signed out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from django.contrib.auth import BACKEND_SESSION_KEY, HASH_SESSION_KEY, SESSION_KEY

from accounts.models import User

if TYPE_CHECKING:
    from django.http import HttpRequest


def guest_of(request: HttpRequest) -> User | None:
    """Return the guest of this browser during sign-up or sign-in; see `mp2site.web.guests`."""
    return getattr(request, "guest", None)


def session_hand_over(request: HttpRequest) -> None:
    """Let the next sign-in keep the guest's session data, which Django would discard."""
    for key in (SESSION_KEY, BACKEND_SESSION_KEY, HASH_SESSION_KEY):
        request.session.pop(key, None)
