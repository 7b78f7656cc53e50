"""The page of the URL of a person's calendar feed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from allauth.account.decorators import reauthentication_required
from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.urls import reverse
from django.views.decorators.http import require_http_methods

from accounts.services.feed import calendar_token_renew, calendar_token_revoke
from accounts.views.frame import page
from games.views.http import refusals
from mp2site.text.rendering import msg
from mp2site.web.sign_in import login_required

if TYPE_CHECKING:
    from accounts.models import User


@login_required
@require_http_methods(["GET", "HEAD", "POST"])
@reauthentication_required(allow_get=True)
@refusals
def feed(request: HttpRequest) -> HttpResponse:
    """Show the URL of the person's calendar feed; renew or remove it."""
    person: User = request.user  # type: ignore[assignment]
    if request.method == "POST":
        if request.POST.get("do") == "close":
            calendar_token_revoke(person=person)
            messages.success(request, msg("settings-feed-closed"))
        else:
            calendar_token_renew(person=person)
            messages.success(request, msg("settings-feed-opened"))
        return redirect("accounts:feed")
    path = person.calendar_token and reverse("calendar:deadlines", args=[person.calendar_token])
    address = request.build_absolute_uri(path) if path else ""
    return page(request, "feed", {"address": address})
