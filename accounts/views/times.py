"""Quiet hours, rest days and vacation."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from django.conf import settings as django_settings
from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.views.decorators.http import require_http_methods, require_POST

from accounts.forms import TimesForm, VacationForm, attempt, suggested_end
from accounts.selectors.times import allowance_left, rules_of, vacations_of
from accounts.services.times import person_auto_vacation_set
from accounts.views.frame import page
from accounts.week import week_of
from games.services import calendars
from games.views.http import refusals
from mp2site.infra import clock
from mp2site.text.rendering import msg
from mp2site.web.sign_in import login_required

if TYPE_CHECKING:
    from accounts.models import User


@login_required
@require_http_methods(["GET", "HEAD", "POST"])
@refusals
def times(request: HttpRequest) -> HttpResponse:
    """Show and change quiet hours and rest days."""
    person: User = request.user  # type: ignore[assignment]
    form = TimesForm(request.POST or None, initial=_times_of(person))
    if request.method == "POST" and attempt(
        form, lambda: calendars.times_change(person=person, **form.setup())
    ):
        messages.success(request, msg("settings-saved"))
        return redirect("accounts:times")
    now = clock.now()
    week = week_of(rules_of(person, since=now), now)
    reasons = sorted({piece.reason for day in week for piece in day.pieces})
    return page(request, "times", {"week": week, "reasons": reasons}, form)


def _times_of(person: User) -> dict[str, Any]:
    return {
        "quiet": person.quiet_from is not None,
        "quiet_from": person.quiet_from or "22:00",
        "quiet_to": person.quiet_to or "07:00",
        "rest_days": list(person.rest_days),
    }


@login_required
@require_http_methods(["GET", "HEAD", "POST"])
@refusals
def vacation(request: HttpRequest) -> HttpResponse:
    """Show a person's vacations and allowance; take a vacation."""
    person: User = request.user  # type: ignore[assignment]
    now = clock.now()
    form = VacationForm(request.POST or None, initial={"end": suggested_end(now)})
    if request.method == "POST" and attempt(
        form, lambda: calendars.vacation_take(person=person, **form.period(now))
    ):
        messages.success(request, msg("settings-vacation-taken"))
        return redirect("accounts:vacation")
    left = allowance_left(person, now)
    year = min(left)
    vacations = list(vacations_of(person, now))
    context = {
        "year": str(year),
        "left": int(left[year]),
        "allowance": django_settings.VACATION_HOURS,
        "away": next((one for one in vacations if one.starts_at <= now), None),
        "planned": [one for one in vacations if one.starts_at > now],
    }
    return page(request, "vacation", context, form)


@require_POST
@login_required
@refusals
def vacation_end(request: HttpRequest, number: int) -> HttpResponse:
    """End a vacation early, or cancel a planned one."""
    calendars.vacation_end(person=request.user, vacation=number)  # type: ignore[arg-type]
    messages.success(request, msg("settings-vacation-ended"))
    return redirect("accounts:vacation")


@require_POST
@login_required
@refusals
def vacation_auto(request: HttpRequest) -> HttpResponse:
    """Set whether the sweep may start a vacation."""
    wanted = request.POST.get("auto") == "on"
    person_auto_vacation_set(person=request.user, wanted=wanted)  # type: ignore[arg-type]
    messages.success(request, msg("settings-saved"))
    return redirect("accounts:vacation")
