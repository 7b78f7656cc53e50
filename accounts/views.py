"""A person's own pages; signing in and out is allauth's."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from django.conf import settings as house
from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils import translation
from django.views.decorators.http import require_http_methods, require_POST

from accounts import selectors
from accounts.forms import SettingsForm, TimesForm, VacationForm, attempt, suggested_end
from accounts.services import (
    calendar_token_renew,
    calendar_token_revoke,
    person_auto_vacation_set,
)
from accounts.week import week_of
from games.services import calendars
from games.views.http import refusals
from mp2site import clock
from mp2site.text import msg

if TYPE_CHECKING:
    from django import forms

    from accounts.models import User


def page(
    request: HttpRequest, section: str, context: dict[str, Any], form: forms.BaseForm | None = None
) -> HttpResponse:
    """Show one section of the settings; what was wrong with its form is said there."""
    context = {"section": section, "form": form, **context}
    return render(request, f"accounts/{section}.html", context)


@login_required
@require_http_methods(["GET", "HEAD", "POST"])
@refusals
def settings(request: HttpRequest) -> HttpResponse:
    """Show and change language, colours and time zone."""
    person: User = request.user  # type: ignore[assignment]
    form = SettingsForm(request.POST or None, instance=person)
    if request.method == "POST" and attempt(
        form, lambda: calendars.settings_change(person=person, **form.cleaned_data)
    ):
        with translation.override(form.cleaned_data["language"]):
            messages.success(request, msg("settings-saved"))
        return redirect("accounts:settings")
    return page(request, "settings", {}, form)


@login_required
@require_http_methods(["GET", "HEAD", "POST"])
@refusals
def times(request: HttpRequest) -> HttpResponse:
    """Show and change quiet hours and days of rest."""
    person: User = request.user  # type: ignore[assignment]
    form = TimesForm(request.POST or None, initial=_times_of(person))
    if request.method == "POST" and attempt(
        form, lambda: calendars.times_change(person=person, **form.setup())
    ):
        messages.success(request, msg("settings-saved"))
        return redirect("accounts:times")
    now = clock.now()
    week = week_of(selectors.rules_of(person, since=now), now)
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
    """Show when the person is away and what they have left; take a vacation."""
    person: User = request.user  # type: ignore[assignment]
    now = clock.now()
    form = VacationForm(request.POST or None, initial={"end": suggested_end(now)})
    if request.method == "POST" and attempt(
        form, lambda: calendars.vacation_take(person=person, **form.period(now))
    ):
        messages.success(request, msg("settings-vacation-taken"))
        return redirect("accounts:vacation")
    left = selectors.allowance_left(person, now)
    year = min(left)
    vacations = list(selectors.vacations_of(person, now))
    context = {
        "year": str(year),
        "left": int(left[year]),
        "allowance": house.VACATION_HOURS,
        "away": next((one for one in vacations if one.starts_at <= now), None),
        "planned": [one for one in vacations if one.starts_at > now],
    }
    return page(request, "vacation", context, form)


@require_POST
@login_required
@refusals
def vacation_end(request: HttpRequest, number: int) -> HttpResponse:
    """Come back early, or give a planned vacation up."""
    calendars.vacation_end(person=request.user, vacation=number)  # type: ignore[arg-type]
    messages.success(request, msg("settings-vacation-ended"))
    return redirect("accounts:vacation")


@require_POST
@login_required
@refusals
def vacation_auto(request: HttpRequest) -> HttpResponse:
    """Allow the house to start a vacation, or forbid it."""
    wanted = request.POST.get("auto") == "on"
    person_auto_vacation_set(person=request.user, wanted=wanted)  # type: ignore[arg-type]
    messages.success(request, msg("settings-saved"))
    return redirect("accounts:vacation")


@login_required
@require_http_methods(["GET", "HEAD", "POST"])
@refusals
def feed(request: HttpRequest) -> HttpResponse:
    """Show the address of the person's calendar feed; make a new one, or close it."""
    person: User = request.user  # type: ignore[assignment]
    if request.method == "POST":
        if request.POST.get("do") == "close":
            calendar_token_revoke(person=person)
            messages.success(request, msg("settings-feed-closed"))
        else:
            calendar_token_renew(person=person)
            messages.success(request, msg("settings-feed-opened"))
        return redirect("accounts:feed")
    path = person.calendar_token and reverse("me:deadlines", args=[person.calendar_token])
    address = request.build_absolute_uri(path) if path else ""
    return page(request, "feed", {"address": address})
