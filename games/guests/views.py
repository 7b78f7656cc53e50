"""Pages of games without an account: the titles to try, and the start of a table."""

from __future__ import annotations

import logging
from typing import Final

from allauth.core.internal import ratelimit
from django.conf import settings
from django.contrib import messages
from django.contrib.auth import login
from django.core.cache import cache
from django.http import HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils.translation import get_language
from django.views.decorators.http import require_http_methods, require_safe

from accounts.models import User
from accounts.zones import zones
from games.errors import BadSetup, Busy, GuestsFull, GuestsOften
from games.guests.selectors import guest_table, titles_tried
from games.guests.services import guest_table_again, guest_table_open
from games.models import Table
from games.rules.kernel import Text
from games.views.http import PageRequest, person_of, refusals, title_of, with_refusal
from mp2site.infra import metrics
from mp2site.text.rendering import msg

log = logging.getLogger(__name__)

BACKEND: Final = "django.contrib.auth.backends.ModelBackend"
TOLD_EVERY: Final = 3600
"""The least number of seconds between two log entries about one network address."""


@require_safe
def offered(request: PageRequest) -> HttpResponse:
    """Show the titles that guests may try; redirect people with an account to a new table."""
    person = person_of(request)
    if person is not None and not person.is_guest:
        return redirect("tables:create")
    return render(request, "guests/try.html")


@require_http_methods(["GET", "HEAD", "POST"])
@refusals
def start(request: PageRequest, slug: str) -> HttpResponse:
    """Open a table for the visitor, or redirect them to their existing one."""
    title_of(slug)
    if request.method != "POST":
        return redirect("guests:page")  # a GET request changes nothing
    person = person_of(request)
    if person is not None and not person.is_guest:
        return redirect(f"{reverse('tables:create')}?title={slug}")
    try:
        table = _table(request, person, slug)
    except (BadSetup, GuestsOften, GuestsFull) as error:
        page = render(request, "guests/refused.html", {"error": error})
        return with_refusal(page, error)
    return redirect("tables:detail", table.pk)


def _table(request: PageRequest, guest: User | None, slug: str) -> Table:
    """Return the guest's table. Raises BadSetup, GuestsOften, GuestsFull."""
    if guest is not None and (found := guest_table(guest)):
        if found.title != slug:
            messages.info(request, msg("guests-one-table", title=found.rules.name))
        return found
    counted = _count(request) if titles_tried() else None
    try:
        return _opened(request, guest, slug)
    except GuestsFull:
        metrics.GUESTS.labels("site").inc()
        log.warning("no more guests are taken: LIMIT_GUESTS is reached")
        raise
    except (BadSetup, Busy):
        if counted:
            counted.rollback()
        raise


def _opened(request: PageRequest, guest: User | None, slug: str) -> Table:
    if guest is not None:
        return guest_table_again(guest=guest, title=slug)
    zone = request.COOKIES.get("zone", "")
    new, table = guest_table_open(
        title=slug,
        language=(get_language() or "").split("-")[0],
        time_zone=zone if zone in zones() else "UTC",
    )
    login(request, new, backend=BACKEND)
    return table


def _count(request: PageRequest) -> ratelimit.RateLimitUsage:
    """Count a new table for its network address. Raises GuestsOften for this address only."""
    counted = ratelimit.RateLimitUsage(usage=[])
    for rule, (most, span) in settings.GUEST_RATES.items():
        config = {rule: f"{most}/{span}/ip"} if most else {}
        usage = ratelimit.consume(request, app="games", action=rule, config=config)
        if usage is None:
            counted.rollback()
            _note_refusal(request, rule)
            raise GuestsOften(Text(f"errors-too-many-{rule}", {"most": most}), rule=rule)
        counted.usage += usage.usage
    return counted


def _note_refusal(request: PageRequest, rule: str) -> None:
    """Log a refusal, at most once an hour per address, without naming the address."""
    metrics.GUESTS.labels("address").inc()
    if cache.add(f"guests-refused:{ratelimit.get_ip(request)}", 1, TOLD_EVERY):
        log.warning("one address begins too many tables of guests: %s", rule)
