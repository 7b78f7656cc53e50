"""The page of a person's news, and the request that marks them as seen."""

from __future__ import annotations

from contextlib import suppress
from datetime import datetime
from operator import attrgetter
from typing import TYPE_CHECKING, Final

from django.shortcuts import redirect, render
from django.utils import timezone
from django.utils.dateparse import parse_datetime
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_POST, require_safe

from games.selectors.pages import BadKey
from mp2site.infra import clock
from mp2site.web.sign_in import login_required
from notifications.days import by_days
from notifications.news.marks import news_seen
from notifications.news.reading import Page, news_page

if TYPE_CHECKING:
    from django.http import HttpRequest, HttpResponse

    from accounts.models import User

LONGEST: Final = 40


@require_safe
@login_required
@never_cache
def news(request: HttpRequest) -> HttpResponse:
    """Show the news by day. Items that arrive during the visit stay new."""
    person: User = request.user  # type: ignore[assignment]
    now, key = clock.now(), request.GET.get("after", "")
    page = _page(person, key)
    days = list(by_days(page.items, attrgetter("at"), now))
    context = {"days": days, "page": page, "later": bool(key), "now": now}
    return render(request, "notices/news.html", context)


def _page(person: User, key: str) -> Page:
    """Return the page after a key; the first one if the key is invalid."""
    with suppress(BadKey):
        return news_page(person, key)
    return news_page(person)


@require_POST
@login_required
def seen(request: HttpRequest) -> HttpResponse:
    """Mark the news that the page showed as seen: of all tables, or of one."""
    person: User = request.user  # type: ignore[assignment]
    table_id = request.POST.get("table", "").replace("\0", "") or None
    news_seen(person=person, table_id=table_id, until=_instant(request.POST.get("until", "")))
    return redirect("news")


def _instant(words: str) -> datetime | None:
    """Return the instant in a form; ``None`` if it is invalid."""
    at = None
    with suppress(ValueError):
        at = parse_datetime(words[:LONGEST])
    return at if at is not None and timezone.is_aware(at) else None
