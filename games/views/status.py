"""The state of the clocks: the last sweep, and the credits for outages."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_safe

from games.selectors.clocks import service_status


@never_cache
@require_safe
def status(request: HttpRequest) -> HttpResponse:
    """Show the state of the clocks to anybody."""
    return render(request, "pages/status.html", {"status": service_status()})
