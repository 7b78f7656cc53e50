"""Pages of links in mails that need no sign-in: preferences, and stopping mails.

Opening a link changes nothing; only a POST does. The link's token is the permission, so these pages
ignore the signed-in person and set no session. Mail programs may POST to them without a CSRF token
(RFC 8058).
"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils import timezone, translation
from django.views.decorators.cache import never_cache
from django.views.decorators.csrf import csrf_exempt
from django.views.decorators.http import require_http_methods

from accounts.models import User
from accounts.zones import zone_of
from mp2site.text.rendering import msg
from notifications import links
from notifications.forms import PreferencesForm
from notifications.kinds import kinds
from notifications.models import Topic
from notifications.policy import preferences as policy
from notifications.selectors import reach_of
from notifications.views.tables import table_or_404

METHODS = ["GET", "HEAD", "POST"]


def _granted(*acts: str) -> Callable[..., Callable[..., HttpResponse]]:
    """Wrap a view, so that it serves the person of a token's grant in their language and zone."""

    def decorator(view: Callable[..., HttpResponse]) -> Callable[..., HttpResponse]:
        @wraps(view)
        def guarded(request: HttpRequest, token: str) -> HttpResponse:
            try:
                grant = links.read(token)
            except links.BadLink:
                raise Http404 from None
            whom = {"pk": grant.person_id, "link_generation": grant.generation}
            person = User.objects.filter(**whom, is_active=True).first()
            if person is None or grant.act not in acts:
                raise Http404
            with (
                translation.override(person.language),
                timezone.override(zone_of(person.time_zone)),
            ):
                return view(request, grant, person)

        return guarded

    return decorator


@csrf_exempt
@never_cache
@require_http_methods(METHODS)
@_granted("preferences")
def preferences(request: HttpRequest, _: links.Grant, person: User) -> HttpResponse:
    """Show and change the person's preferences."""
    form = PreferencesForm(request.POST or None, person=person)
    saved = request.method == "POST" and form.is_valid()
    if saved:
        form.save()
        if "start" in request.POST:
            policy.mails_start(person=person)
    return _page(
        request,
        person,
        "notices/by_link.html",
        {"preferences": form, "saved": saved, "stopped": reach_of(person).stopped_at},
    )


@csrf_exempt
@never_cache
@require_http_methods(METHODS)
@_granted("stop", "mute")
def stop(request: HttpRequest, grant: links.Grant, person: User) -> HttpResponse:
    """Show the question whether to stop.

    A POST from the button or a mail program stops or mutes.
    """
    table = table_or_404(person, grant.about) if grant.act == "mute" else None
    topic = _topic(grant)
    done = request.method == "POST"
    if done and table is not None:
        policy.table_mute(person=person, table_id=table.pk)
    elif done:
        policy.mails_stop(person=person, topic=topic)
    context = {
        "done": done,
        "table": table.name or table.rules.name if table else "",
        "topic": msg(f"notices-topic-{topic}") if topic else "",
        "preferences": links.preferences(person),
    }
    return _page(request, person, "notices/stop.html", context)


def _topic(grant: links.Grant) -> str:
    """Return the topic of the mails to stop; empty for all. Some links name a kind instead."""
    if grant.act == "mute" or not grant.about:
        return ""
    if grant.about in Topic.values:
        return grant.about
    if kind := kinds().get(grant.about):
        return kind.topic
    raise Http404


def _page(
    request: HttpRequest, person: User, template: str, context: dict[str, Any]
) -> HttpResponse:
    """Render a page for the link's person, even if another person is signed in.

    The page keeps its URL secret from other sites.
    """
    response = render(request, template, {**context, "person": person})
    response["Referrer-Policy"] = "no-referrer"
    response["X-Robots-Tag"] = "noindex"
    return response
