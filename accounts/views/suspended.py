"""The page for a suspended person who signs in."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

from mp2site.infra.contact import operator_contact


@require_safe
def suspended(request: HttpRequest) -> HttpResponse:
    """Explain that the account is suspended, and how to contact the site. It shows no name."""
    return render(request, "accounts/suspended.html", {"contact": operator_contact()}, status=403)
