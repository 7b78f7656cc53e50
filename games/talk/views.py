"""Pages of messages: the part of a table's page, and the page with all of a table's messages."""

from __future__ import annotations

from typing import TYPE_CHECKING

from django.contrib import messages
from django.shortcuts import redirect, render
from django.urls import reverse
from django.views.decorators.http import require_http_methods, require_POST, require_safe

from games.errors import GamesError, Malformed
from games.rules import titles
from games.session import session_open
from games.talk.messages import talk_face
from games.talk.selectors import messages_up_to
from games.talk.services import (
    message_change,
    message_report,
    message_say,
    message_take_back,
    talk_close,
    talk_mark_read,
    talk_mute,
)
from games.views.http import (
    PageRequest,
    member_of,
    number_of,
    person_of,
    refusals,
    signed_in,
    unlisted,
    with_refusal,
)
from games.views.play import LOST
from mp2site.text.rendering import msg

if TYPE_CHECKING:
    from collections.abc import Callable

    from django.http import HttpResponse

    from accounts.models import User


@require_safe
@refusals
def talk(request: PageRequest, table_id: str) -> HttpResponse:
    """Show a table's latest messages, or those before the message ``before``, the latest last."""
    return _shown(request, table_id, before=number_of(request.GET.get("before")) or 0)


@require_POST
@signed_in
@refusals
def say(request: PageRequest, table_id: str) -> HttpResponse:
    """Send a message. For htmx, return only the messages.

    After an error, show the form with the input again.
    """
    text = request.POST.get("text", "")
    return _act(
        request,
        table_id,
        lambda by: message_say(table_id=table_id, by=by, text=text),
        typed=text,
    )


@require_POST
@signed_in
@refusals
def change(request: PageRequest, table_id: str, message_id: int) -> HttpResponse:
    """Change or delete one's own message."""
    text = request.POST.get("text", "")

    def deed(by: User) -> object:
        if "take-back" in request.POST:
            return message_take_back(table_id=table_id, message_id=message_id, by=by)
        return message_change(table_id=table_id, message_id=message_id, by=by, text=text)

    return _act(request, table_id, deed)


@require_http_methods(["GET", "HEAD", "POST"])
@signed_in
@refusals
def report(request: PageRequest, table_id: str, message_id: int) -> HttpResponse:
    """Show the form to report a message, with the input again after an error, or send the report."""
    person, why = member_of(request), request.POST.get("why", "")
    session = session_open(table_id=table_id, person=person)
    message = messages_up_to(session.table, session.own, person, message_id)[0]
    context = {"table": session.table, "message": message, "why": why}
    if request.method != "POST":
        return unlisted(render(request, "tables/report.html", context), session.table)
    try:
        message_report(table_id=table_id, message_id=message_id, by=person, why=why)
    except GamesError as refusal:
        shown = render(request, "tables/report.html", {**context, "refusal": refusal})
        return with_refusal(shown, refusal)
    messages.success(request, msg("reports-sent"))
    return redirect("accounts:blocks")


@require_POST
@signed_in
@refusals
def switch(request: PageRequest, table_id: str) -> HttpResponse:
    """Mute the chat for the person (``mute``), or close it for all as the host (``close``)."""

    def deed(by: User) -> None:
        if "mute" in request.POST:
            talk_mute(table_id=table_id, by=by, muted=request.POST["mute"] == "yes")
        elif "close" in request.POST:
            talk_close(table_id=table_id, by=by, closed=request.POST["close"] == "yes")
        else:
            raise Malformed

    return _act(request, table_id, deed)


def _act(
    request: PageRequest, table_id: str, deed: Callable[[User], object], typed: str = ""
) -> HttpResponse:
    try:
        deed(member_of(request))
    except GamesError as error:
        if error.status in LOST:
            raise
        return _shown(request, table_id, typed=typed, refusal=error)
    if not request.htmx:
        return redirect(reverse("talk:page", args=[table_id]) + "#say")
    return _shown(request, table_id)


def _shown(
    request: PageRequest,
    table_id: str,
    *,
    before: int = 0,
    typed: str = "",
    refusal: GamesError | None = None,
) -> HttpResponse:
    person = person_of(request)
    session = session_open(table_id=table_id, person=person)
    face = talk_face(session, person, before, typed, refusal)
    context = {
        "table": session.table,
        "title": titles.get(session.table.title),
        "talk": face,
        "own": session.own,
        "is_host": person is not None and session.table.host_id == person.pk,
        "before": before,
    }
    if person is not None and session.own is not None and not before:
        talk_mark_read(table_id=table_id, by=person, last=face.newest)
    if request.htmx:
        return with_refusal(render(request, "talk/_talk.html", context), refusal)
    page = render(request, "tables/talk.html", {**context, "alone": True})
    return unlisted(with_refusal(page, refusal), session.table)
