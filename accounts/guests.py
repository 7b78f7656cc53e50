"""Finding a browser's guest on the pages to sign up and sign in, which see no signed-in person."""

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
    """Keep the guest's session data at the next sign-in. Django alone would discard it."""
    for key in (SESSION_KEY, BACKEND_SESSION_KEY, HASH_SESSION_KEY):
        request.session.pop(key, None)
