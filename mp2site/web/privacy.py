"""The privacy page, generated from the settings: data, purposes, retention periods and readers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from django.conf import settings
from django.shortcuts import render
from django.views.decorators.http import require_safe

from accounts import browsers
from mp2site.infra.contact import mailbox_open
from mp2site.web import theme

if TYPE_CHECKING:
    from django.http import HttpRequest, HttpResponse

DAY: Final = 24 * 3600


class Cookie(NamedTuple):
    """A cookie that the site may set."""

    name: str
    use: str
    days: int
    """The cookie's lifetime in days; 0 means until the browser is closed."""


@require_safe
def privacy_page(request: HttpRequest) -> HttpResponse:
    """Show the page with this site's retention periods."""
    keep = settings.KEEP_DAYS
    context = {
        "keep": keep,
        "rest": rest_days(),
        "cookies": cookies(),
        "session": settings.SESSION_COOKIE_AGE // DAY,
        "mailbox": mailbox_open(),
        "contact": settings.SITE_IMPRINT or settings.SITE_CONTACT,
    }
    return render(request, "pages/privacy.html", context)


def rest_days() -> int:
    """Return the days until all data of a closed account are deleted, even from others' mails."""
    kinds = ("messages", "mailbox") if mailbox_open() else ("messages",)
    return max(settings.KEEP_DAYS[kind] for kind in kinds)


def cookies() -> list[Cookie]:
    """Return all cookies that the site may set."""
    return [
        Cookie(settings.SESSION_COOKIE_NAME, "session", settings.SESSION_COOKIE_AGE // DAY),
        Cookie(settings.CSRF_COOKIE_NAME, "csrf", settings.CSRF_COOKIE_AGE // DAY),
        Cookie(settings.LANGUAGE_COOKIE_NAME, "language", 0),
        Cookie(theme.COOKIE, "theme", theme.YEAR // DAY),
        Cookie("zone", "zone", theme.YEAR // DAY),
        Cookie("one-tap", "tap", theme.YEAR // DAY),
        Cookie("hints", "hints", theme.YEAR // DAY),
        Cookie("primers", "primers", theme.YEAR // DAY),
        Cookie("messages", "messages", 0),
        Cookie(settings.BROWSER_COOKIE_NAME, "browser", browsers.KEPT_SECONDS // DAY),
    ]
