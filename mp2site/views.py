"""What belongs to no app."""

from __future__ import annotations

from typing import TYPE_CHECKING

from django.db import connection
from django.http import HttpResponse
from django.shortcuts import redirect, render
from django.templatetags.static import static
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_safe

if TYPE_CHECKING:
    from django.http import HttpRequest, HttpResponseBase


@never_cache
@require_safe
def healthz(_request: HttpRequest) -> HttpResponse:
    """Say that the process answers and reaches its database."""
    with connection.cursor() as cursor:
        cursor.execute("SELECT 1")
    return HttpResponse("ok\n", content_type="text/plain")


@require_safe
def credits_page(request: HttpRequest) -> HttpResponse:
    """Name whoever's work is in this house."""
    return render(request, "pages/credits.html")


@require_safe
def favicon(_request: HttpRequest) -> HttpResponseBase:
    """Lead those who ask for the old address, as pages without our head do, to the icon."""
    return redirect(static("icons/icon-32.png"))
