"""What belongs to no app."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from django.conf import settings
from django.db import connection
from django.http import Http404, HttpResponse
from django.shortcuts import redirect, render
from django.templatetags.static import static
from django.utils.crypto import constant_time_compare
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_safe

from mp2site import metrics, watch

if TYPE_CHECKING:
    from django.http import HttpRequest, HttpResponseBase


CALLED: Final = {watch.SWEEP: "sweep", watch.WORKER: "worker's task"}
"""What is asked of a heart that must beat, in words."""


@never_cache
@require_safe
def healthz(_request: HttpRequest) -> HttpResponse:
    """Say that the process answers and reaches its database."""
    with connection.cursor() as cursor:
        cursor.execute("SELECT 1")
    return HttpResponse("ok\n", content_type="text/plain")


@never_cache
@require_safe
def clocks_health(request: HttpRequest) -> HttpResponse:
    """Say whether somebody sweeps and notices go out: what a container's or a monitor's check asks.

    With ``?of=worker``, whether a worker hears its queue: somebody else may sweep.
    """
    heart = request.GET.get("of", watch.SWEEP)
    if heart not in CALLED:
        raise Http404
    age, waits = watch.age_of(heart), watch.notices_wait() if heart == watch.SWEEP else 0.0
    said = [f"no {CALLED[heart]} yet" if age is None else f"last {CALLED[heart]} {age:.0f} s ago"]
    if waits > watch.NOTICES_LATE:
        said.append(f"a notice waits for {waits:.0f} s")
    well = age is not None and age <= settings.SWEEP_ALARM_SECONDS and len(said) == 1
    body = "".join(f"{line}\n" for line in said)
    return HttpResponse(body, content_type="text/plain", status=200 if well else 503)


@never_cache
@require_safe
def metrics_page(request: HttpRequest) -> HttpResponse:
    """Show the figures to whoever has the token; without one set, to this very machine alone."""
    if not _may_measure(request):
        raise Http404
    body = metrics.exposition(watch.HouseCollector())
    return HttpResponse(body, content_type="text/plain; version=0.0.4; charset=utf-8")


def _may_measure(request: HttpRequest) -> bool:
    if settings.METRICS_TOKEN:
        given = request.headers.get("Authorization", "")
        return constant_time_compare(given, f"Bearer {settings.METRICS_TOKEN}")
    # Whom a proxy forwards to us is somebody from elsewhere, also when the proxy is at home.
    forwarded = "X-Forwarded-For" in request.headers or "Forwarded" in request.headers
    return not forwarded and request.META.get("REMOTE_ADDR") in {"127.0.0.1", "::1", ""}


@require_safe
def credits_page(request: HttpRequest) -> HttpResponse:
    """Name whoever's work is in this house."""
    return render(request, "pages/credits.html")


@require_safe
def favicon(_request: HttpRequest) -> HttpResponseBase:
    """Lead those who ask for the old address, as pages without our head do, to the icon."""
    return redirect(static("icons/icon-32.png"))
