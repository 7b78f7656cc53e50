"""Views that belong to no app: health, metrics, credits, robots.txt."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from django.conf import settings
from django.db import DatabaseError, InterfaceError, connection
from django.http import Http404, HttpResponse
from django.shortcuts import redirect, render
from django.templatetags.static import static
from django.utils.crypto import constant_time_compare
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_safe

from games.rules import titles
from mp2site.infra import metrics
from mp2site.infra.failures import BUSY, STORAGE, missing_resource
from mp2site.web import disk_space, monitoring
from mp2site.web.callers import from_this_machine
from mp2site.web.unavailable import headers_for

if TYPE_CHECKING:
    from django.http import HttpRequest, HttpResponseBase


NO_ROOM: Final = f"{STORAGE}: nothing can be written; the disk is full\n"
CALLED: Final = {monitoring.SWEEP: "sweep", monitoring.WORKER: "worker's task"}
"""The heartbeats that a request can select, with their names in the response."""

NOT_FOR_ROBOTS: Final = (
    "/accounts/",
    "/admin/",
    "/api/",
    "/mailbox/",
    "/me/",
    "/news/",
    "/next/",
    "/notices/",
)
"""The paths of private pages, of the sign-in, and of responses for programs."""


@never_cache
@require_safe
def healthz(_request: HttpRequest) -> HttpResponse:
    """Report whether the process can read and write its database.

    The response also mentions refused mails. They are no reason to stop the process.
    """
    said = ["ok"]
    try:
        with connection.cursor() as cursor:
            cursor.execute("SELECT 1")
        disk_space.probe()
        said += monitoring.refusals()
    except (DatabaseError, InterfaceError) as error:
        lack = missing_resource(error)
        if lack == STORAGE:
            disk_space.note_full()
        elif lack != BUSY:
            raise
    if disk_space.is_full():
        headers = headers_for(STORAGE)
        return HttpResponse(NO_ROOM, content_type="text/plain", status=503, headers=headers)
    return HttpResponse("".join(f"{line}\n" for line in said), content_type="text/plain")


@never_cache
@require_safe
def mail_health(_request: HttpRequest) -> HttpResponse:
    """Report whether messages of the site are accepted: 503 if a channel refuses all of them."""
    said = monitoring.refusals()
    body = "".join(f"{line}\n" for line in said or ["ok"])
    return HttpResponse(body, content_type="text/plain", status=503 if said else 200)


@never_cache
@require_safe
def clocks_health(request: HttpRequest) -> HttpResponse:
    """Report whether sweeps run and notices are sent, for health checks of containers and monitors.

    With ``?of=worker``, report whether a worker takes tasks, since sweeps can also run without one.
    """
    heart = request.GET.get("of", monitoring.SWEEP)
    if heart not in CALLED:
        raise Http404
    age, waits = (
        monitoring.age_of(heart),
        monitoring.notices_wait() if heart == monitoring.SWEEP else 0.0,
    )
    said = [f"no {CALLED[heart]} yet" if age is None else f"last {CALLED[heart]} {age:.0f} s ago"]
    if waits > monitoring.NOTICES_LATE:
        said.append(f"a notice waits for {waits:.0f} s")
    well = age is not None and age <= settings.SWEEP_ALARM_SECONDS and len(said) == 1
    body = "".join(f"{line}\n" for line in said)
    return HttpResponse(body, content_type="text/plain", status=200 if well else 503)


@never_cache
@require_safe
def metrics_page(request: HttpRequest) -> HttpResponse:
    """Show the metrics to callers with the token.

    If no token is set, only this machine may see them.
    """
    if not _may_measure(request):
        raise Http404
    body = metrics.exposition(monitoring.SiteCollector())
    return HttpResponse(body, content_type="text/plain; version=0.0.4; charset=utf-8")


def _may_measure(request: HttpRequest) -> bool:
    if settings.METRICS_TOKEN:
        given = request.headers.get("Authorization", "")
        return constant_time_compare(given, f"Bearer {settings.METRICS_TOKEN}")
    return from_this_machine(request)


@require_safe
def credits_page(request: HttpRequest) -> HttpResponse:
    """Show the credits for other people's work."""
    return render(request, "pages/credits.html", {"titles": titles})


@require_safe
def robots(_request: HttpRequest) -> HttpResponse:
    """Return the robots.txt with the paths that search engines must not fetch.

    Pages of private tables aren't listed. They have ``noindex``, which search engines see only if
    they may fetch the page.
    """
    lines = ["User-agent: *", *(f"Disallow: {path}" for path in NOT_FOR_ROBOTS)]
    return HttpResponse("\n".join(lines) + "\n", content_type="text/plain")


@require_safe
def favicon(_request: HttpRequest) -> HttpResponseBase:
    """Redirect `/favicon.ico` to the icon."""
    return redirect(static("icons/icon-32.png"))
