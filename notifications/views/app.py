"""What makes the site an app on a phone: its service worker, served from the root, whose pages it is for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from django.shortcuts import render
from django.views.decorators.http import require_safe

if TYPE_CHECKING:
    from django.http import HttpRequest, HttpResponse


@require_safe
def worker(request: HttpRequest) -> HttpResponse:
    """Give the service worker; browsers look for a new one at each visit, at most once a day from a cache."""
    response = render(request, "app/worker.js", content_type="text/javascript; charset=utf-8")
    response["Cache-Control"] = "no-cache"
    return response
