"""Language, colours and time zone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.utils import translation
from django.views.decorators.http import require_http_methods

from accounts.forms import SettingsForm, attempt
from accounts.views.frame import page
from games.services import calendars
from games.views.http import refusals
from mp2site.text.rendering import msg
from mp2site.web.sign_in import login_required

if TYPE_CHECKING:
    from accounts.models import User


@login_required
@require_http_methods(["GET", "HEAD", "POST"])
@refusals
def settings(request: HttpRequest) -> HttpResponse:
    """Show and change language, theme and time zone."""
    person: User = request.user  # type: ignore[assignment]
    form = SettingsForm(request.POST or None, instance=person)
    if request.method == "POST" and attempt(
        form, lambda: calendars.settings_change(person=person, **form.cleaned_data)
    ):
        with translation.override(form.cleaned_data["language"]):
            messages.success(request, msg("settings-saved"))
        return redirect("accounts:settings")
    return page(request, "settings", {}, form)
