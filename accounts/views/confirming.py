"""Sending the confirmation link again. A message says whether a mail was sent."""

from __future__ import annotations

from typing import TYPE_CHECKING

from allauth.account.internal.flows.email_verification import send_verification_email_to_address
from django.contrib import messages
from django.shortcuts import redirect, render
from django.utils.http import url_has_allowed_host_and_scheme
from django.views.decorators.http import require_POST

from accounts.selectors.addresses import unconfirmed_address
from mp2site.text.rendering import msg
from mp2site.web.sign_in import login_required

if TYPE_CHECKING:
    from django.http import HttpRequest, HttpResponse


@require_POST
@login_required
def confirm(request: HttpRequest) -> HttpResponse:
    """Send the link again and redirect back. For htmx, return only the messages."""
    address = unconfirmed_address(request.user)  # type: ignore[arg-type]
    if address is None:
        messages.info(request, msg("accounts-said-nothing-to-confirm"))
    elif not send_verification_email_to_address(
        request, address
    ):  # in other cases allauth adds a message itself
        messages.warning(request, msg("accounts-said-link-not-sent", email=address.email))
    if request.headers.get("HX-Request"):
        return render(request, "parts/messages.html")
    return redirect(_back(request))


def _back(request: HttpRequest) -> str:
    here = request.POST.get("next", "/")
    known = url_has_allowed_host_and_scheme(
        here, {request.get_host()}, require_https=request.is_secure()
    )
    return here if known else "/"
