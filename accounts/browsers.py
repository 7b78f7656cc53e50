"""Known browsers: those in which a person has signed in before. Only a signed cookie stores this.

Failed attempts in other browsers never lock out a known browser. A sign-in in a known browser sends
no mail. If a person changes their password or signs out everywhere, no browser is known any more.
"""

from __future__ import annotations

import secrets
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

from django.conf import settings
from django.core import signing

from mp2site.infra import clock

if TYPE_CHECKING:
    from django.http import HttpRequest, HttpResponse

    from accounts.models import User

SALT: Final = "accounts.browsers"
KEPT_SECONDS: Final = 365 * 24 * 3600
PEOPLE_AT_MOST: Final = 8
"""The most people in a cookie, whose size is limited. The oldest sign-ins are dropped."""


@dataclass(frozen=True, slots=True)
class Browser:
    """A browser's random name, and the time of each person's last sign-in in it."""

    name: str = field(default_factory=lambda: secrets.token_urlsafe(9))
    people: dict[str, float] = field(default_factory=dict)

    def knows(self, person: User) -> bool:
        """Return whether the person has signed in here and hasn't ended all sessions since."""
        at = self.people.get(str(person.pk))
        ended = person.sessions_ended_at
        return at is not None and (ended is None or at >= ended.timestamp())

    def after(self, person: User) -> Browser:
        """Return the browser with one more sign-in, by this person."""
        people = {**self.people, str(person.pk): clock.now().timestamp()}
        latest = sorted(people, key=people.__getitem__, reverse=True)[:PEOPLE_AT_MOST]
        return Browser(self.name, {key: people[key] for key in latest})


def browser_of(request: HttpRequest) -> Browser:
    """Return the browser of a request from its cookie; without a valid cookie, a new one."""
    cookie = request.COOKIES.get(settings.BROWSER_COOKIE_NAME, "")
    try:
        name, people = signing.loads(cookie, salt=SALT, max_age=KEPT_SECONDS)
    except (signing.BadSignature, ValueError, TypeError):
        return Browser()
    return Browser(name, people)


def remember(request: HttpRequest, person: User) -> None:
    """Record a sign-in in this browser. The response will set the cookie."""
    request.at_home = person  # type: ignore[attr-defined]


def write(response: HttpResponse, browser: Browser) -> None:
    """Set the browser's cookie."""
    value: Any = [browser.name, browser.people]
    response.set_cookie(
        settings.BROWSER_COOKIE_NAME,
        signing.dumps(value, salt=SALT),
        max_age=KEPT_SECONDS,
        secure=settings.SESSION_COOKIE_SECURE,
        httponly=True,
        samesite="Lax",
    )
