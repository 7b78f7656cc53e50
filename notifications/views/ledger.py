"""The page of a person's own notices with their outcomes."""

from __future__ import annotations

from datetime import timedelta
from typing import TYPE_CHECKING, Any, Final

from django.core.paginator import Paginator
from django.shortcuts import render
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_safe

from accounts.selectors.addresses import confirmed_address
from mp2site.infra import clock
from mp2site.text.rendering import msg
from mp2site.web.sign_in import login_required
from notifications import selectors, vapid
from notifications.forms import LedgerFilter, PreferencesForm
from notifications.ledger import entries

if TYPE_CHECKING:
    from django.http import HttpRequest, HttpResponse

    from accounts.models import User

PAGE_SIZE: Final = 40
COUNTED: Final = ("sent", "merged", "held", "made", "skipped", "failed")


@require_safe
@login_required
@never_cache
def ledger(request: HttpRequest) -> HttpResponse:
    """Show the person's notices and preferences."""
    person: User = request.user  # type: ignore[assignment]
    now = clock.now()
    wanted = LedgerFilter(request.GET, selectors.tables_noticed(person))
    rows = selectors.notices_of(
        person,
        since=now - timedelta(days=int(wanted.value("days"))),
        topic=wanted.value("topic"),
        table_id=wanted.value("table"),
    )
    page = Paginator(rows, PAGE_SIZE).get_page(request.GET.get("page"))
    context = {
        "filter": wanted,
        "days": list(entries.days(page.object_list, now)),
        "page": page,
        "counts": _counts(selectors.notices_counted(rows)),
        **reach_context(person),
    }
    return render(request, "notices/ledger.html", context)


def reach_context(person: User, form: PreferencesForm | None = None) -> dict[str, Any]:
    """Return the page's context for the person's preferences."""
    return {
        "preferences": form or preferences_form(person),
        "reach": selectors.reach_of(person),
        "address": confirmed_address(person),
        "webhook": selectors.webhook_of(person),
        "push_on": vapid.push_on(),
        "devices": selectors.devices_of(person).count(),
        "trouble": selectors.trouble_of(person),
    }


def preferences_form(person: User, data: Any = None) -> PreferencesForm:
    """Return the form of the person's general preferences."""
    return PreferencesForm(data, person=person, ways=selectors.ways_of(person))


def _counts(counts: dict[str, int]) -> list[dict[str, Any]]:
    """Return the counts as parts of a bar, in percent of all."""
    whole, at = sum(counts.values()), 0.0
    parts = []
    for state in COUNTED:
        count = counts.get(state, 0)
        if count:
            width = 100 * count / whole
            parts.append({
                "became": state,
                "sign": entries.SIGNS[state],
                "name": msg(f"notices-count-{state}"),
                "count": count,
                "x": f"{at:.2f}",
                "width": f"{max(0.6, width - 0.4):.2f}",
            })  # fmt: skip
            at += width
    return parts
