"""Data export and closing the account."""

from __future__ import annotations

from typing import TYPE_CHECKING

from allauth.account.decorators import reauthentication_required
from django.contrib import messages
from django.contrib.auth import logout
from django.core.exceptions import ValidationError
from django.http import HttpRequest, HttpResponse, StreamingHttpResponse
from django.shortcuts import redirect
from django.utils.text import get_valid_filename
from django.views.decorators.http import require_http_methods, require_safe

from accounts.exports import files_of
from accounts.forms import CloseForm, attempt, say
from accounts.services.exporting import export_begin
from accounts.views.frame import page
from games.models import Status
from games.selectors.tables import tables_of
from games.services.closing import person_close
from games.views.http import refusals
from mp2site.infra.zips import zipped
from mp2site.text.rendering import msg
from mp2site.web.privacy import rest_days
from mp2site.web.sign_in import login_required

if TYPE_CHECKING:
    from django.http import HttpResponseBase

    from accounts.models import User

TOO_MANY = 429


@login_required
@require_safe
@refusals
def data(request: HttpRequest) -> HttpResponse:
    """Show the page that offers the export and the closing."""
    return page(request, "data", {})


@require_http_methods(["GET", "POST"])
@login_required
@reauthentication_required(allow_get=True)
def download(request: HttpRequest) -> HttpResponseBase:
    """Stream a ZIP with all data that the site stores about the person.

    A GET comes from the page that asks for the password again; it redirects to the data page.
    """
    if request.method == "GET":
        return redirect("accounts:data")
    person: User = request.user  # type: ignore[assignment]
    try:
        export_begin(person=person)
    except ValidationError as error:
        answer = page(request, "data", {"error": say(error)})
        answer.status_code = TOO_MANY
        return answer
    name = get_valid_filename(f"caravanserai-{person.username}.zip")
    return StreamingHttpResponse(
        zipped(files_of(person)),
        content_type="application/zip",
        headers={"Content-Disposition": f'attachment; filename="{name}"'},
    )


@login_required
@require_http_methods(["GET", "HEAD", "POST"])
@reauthentication_required
@refusals
def close(request: HttpRequest) -> HttpResponse:
    """Explain what closing does. Close the account if the person types their name."""
    person: User = request.user  # type: ignore[assignment]
    form = CloseForm(request.POST or None, person=person)
    if request.method == "POST" and attempt(form, lambda: person_close(person=person)):
        logout(request)
        messages.success(request, msg("privacy-closed"))
        return redirect("home")
    running = tables_of(person, Status.PLAYING, Status.QUARANTINED).count()
    return page(request, "close", {"running": running, "rest": rest_days()}, form)
