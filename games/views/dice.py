"""The page on fair dice: the source of a table's chance, and how to verify it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from django.shortcuts import render
from django.urls import reverse
from django.views.decorators.http import require_safe

from games.rules import titles
from games.session import session_open
from games.views.http import PageRequest, person_of, refusals, unlisted

if TYPE_CHECKING:
    from django.http import HttpResponse


@require_safe
@refusals
def dice(request: PageRequest, table_id: str) -> HttpResponse:
    """Show the page to people who may see the table or have its invitation's token."""
    token = request.GET.get("token", "")
    session = session_open(table_id=table_id, person=person_of(request), token=token)
    back = reverse("tables:invite", args=[token]) if _invites(session.table.token, token) else ""
    context = {
        "table": session.table,
        "title": titles.get(session.table.title),
        "fairness": session.fairness,
        "back": back or reverse("tables:detail", args=[table_id]),
    }
    response = unlisted(render(request, "tables/dice.html", context), session.table)
    if token:
        response["X-Robots-Tag"] = "noindex"  # everybody with this address can join
    return response


def _invites(known: str, token: str) -> bool:
    return token != "" and known == token
