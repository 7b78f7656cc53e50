"""A person's own pages; signing in and out is allauth's."""

from __future__ import annotations

from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils import translation
from django.views.decorators.http import require_http_methods

from accounts.forms import SettingsForm
from accounts.services import person_settings_save
from mp2site.text import msg


@login_required
@require_http_methods(["GET", "HEAD", "POST"])
def settings(request: HttpRequest) -> HttpResponse:
    """Show and change language, colours and time zone."""
    form = SettingsForm(request.POST or None, instance=request.user)
    if request.method == "POST" and form.is_valid():
        person = person_settings_save(person=form.instance, **form.cleaned_data)
        with translation.override(person.language):
            messages.success(request, msg("settings-saved"))
        return redirect("accounts:settings")
    return render(request, "accounts/settings.html", {"form": form})
