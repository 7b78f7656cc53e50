"""URLs under `/.well-known/`."""

from __future__ import annotations

from datetime import timedelta
from typing import Final

from django.conf import settings
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import redirect
from django.views.decorators.http import require_safe

from mp2site.infra import clock
from mp2site.infra.contact import operator_contact

GOOD_FOR: Final = timedelta(days=90)


@require_safe
def security_txt(_request: HttpRequest) -> HttpResponse:
    """Return the contact for security reports (RFC 9116)."""
    lines = {
        "Contact": settings.SECURITY_CONTACT or f"mailto:{operator_contact()}",
        "Expires": f"{clock.now() + GOOD_FOR:%Y-%m-%dT00:00:00Z}",
        "Preferred-Languages": ", ".join(dict(settings.LANGUAGES)),
        "Canonical": f"{settings.SITE_URL}/.well-known/security.txt",
    }
    body = "".join(f"{name}: {value}\n" for name, value in lines.items())
    return HttpResponse(body, content_type="text/plain; charset=utf-8")


@require_safe
def change_password(_request: HttpRequest) -> HttpResponseRedirect:
    """Redirect password managers to the page that changes the password."""
    return redirect("account_change_password")
