"""The pages of a person's blocks: the list, blocking, removing a block."""

from __future__ import annotations

from typing import TYPE_CHECKING

from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods, require_POST

from accounts.selectors.blocks import blocks_of
from accounts.selectors.people import reports_of
from accounts.services.blocking import block_withdraw
from accounts.views.frame import page
from games.blocks.services import name_report, person_block
from games.views.http import refusals
from mp2site.text.rendering import msg
from mp2site.web.sign_in import login_required

if TYPE_CHECKING:
    from accounts.models import User


@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
@login_required
@refusals
def blocks(request: HttpRequest) -> HttpResponse:
    """Show the people that the person has blocked.

    A POST from a person's page blocks that person.
    """
    person: User = request.user  # type: ignore[assignment]
    if request.method != "POST":
        context = {"blocks": blocks_of(person), "reports": reports_of(person)}
        return page(request, "blocks", context)
    of = person_block(by=person, name=request.POST.get("name", ""))
    messages.success(request, msg("blocks-blocked", name=of.name))
    return redirect("profiles:detail", of.username) if of.is_active else redirect("accounts:blocks")


@require_POST
@login_required
def withdraw(request: HttpRequest, number: int) -> HttpResponse:
    """Remove a block, from the list or from the person's page."""
    of = block_withdraw(by=request.user, number=number)  # type: ignore[arg-type]
    if of is not None:
        messages.success(request, msg("blocks-unblocked", name=of.name))
    return redirect("accounts:blocks")


@require_POST
@login_required
@refusals
def report(request: HttpRequest) -> HttpResponse:
    """Report a person's name, by the form on that person's page."""
    person: User = request.user  # type: ignore[assignment]
    sent = request.POST
    name_report(by=person, name=sent.get("name", ""), why=sent.get("why", ""))
    messages.success(request, msg("reports-sent"))
    return redirect("accounts:blocks")
