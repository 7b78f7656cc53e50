"""Pages of presence: a table's people, and the choice to share."""

from __future__ import annotations

from typing import TYPE_CHECKING

from django.contrib import messages
from django.shortcuts import redirect, render
from django.views.decorators.http import require_http_methods, require_safe

from games.here.selectors import presence_at
from games.here.services import presence_share
from games.session import session_open
from games.views.http import PageRequest, member_of, refusals, signed_in, unlisted
from games.views.people import account_of
from mp2site.text.rendering import msg
from mp2site.web.sign_in import login_required

if TYPE_CHECKING:
    from django.http import HttpResponse


@require_safe
@signed_in
@refusals
def at_table(request: PageRequest, table_id: str) -> HttpResponse:
    """Show which of a table's people are here. For htmx, return only this part."""
    person = member_of(request)
    session = session_open(table_id=table_id, person=person)
    presence = presence_at(session, person)
    # On a table's page, the script shows whether the game can go on live.
    in_panel = bool(request.htmx)
    context = {
        "table": session.table,
        "presence": presence,
        "in_panel": in_panel,
        "offers_live": presence.live and in_panel,
    }
    template = "here/_states.html" if in_panel else "here/table.html"
    return unlisted(render(request, template, context), session.table)


@require_http_methods(["GET", "HEAD", "POST"])
@login_required
@refusals
def sharing(request: PageRequest) -> HttpResponse:
    """Show or set whether the person shares their presence."""
    person = account_of(request)
    if request.method == "POST":
        presence_share(person=person, shared="shared" in request.POST)
        messages.success(request, msg("settings-saved"))
        return redirect("here:sharing")
    return render(request, "here/sharing.html")
