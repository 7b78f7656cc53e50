"""Password, addresses, second factors, passkeys and sessions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from allauth.account.models import EmailAddress
from allauth.mfa.models import Authenticator
from allauth.usersessions.models import UserSession
from django.contrib import messages
from django.contrib.auth import update_session_auth_hash
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.views.decorators.http import require_POST, require_safe

from accounts import browsers
from accounts.services.sessions import sessions_end
from accounts.views.frame import page
from mp2site.text.rendering import msg
from mp2site.web.sign_in import login_required

if TYPE_CHECKING:
    from accounts.models import User


@require_safe
@login_required
def security(request: HttpRequest) -> HttpResponse:
    """Show the person's sign-in methods and sessions."""
    person: User = request.user  # type: ignore[assignment]
    UserSession.objects.create_from_request(
        request
    )  # adds a row for this session if it is older than the list of sessions
    sessions = UserSession.objects.purge_and_list(person)
    addresses = EmailAddress.objects.filter(user=person).order_by("-primary", "email")
    context = {
        "addresses": addresses,
        "sessions": sorted(sessions, key=lambda one: (not one.is_current(), -one.pk)),
        **_factors(person),
    }
    return page(request, "security", context)


def _factors(person: User) -> dict[str, Any]:
    kinds = Authenticator.Type
    rows = list(Authenticator.objects.filter(user=person).order_by("pk"))
    codes = next((row for row in rows if row.type == kinds.RECOVERY_CODES), None)
    return {
        "app": next((row for row in rows if row.type == kinds.TOTP), None),
        "passkeys": [row for row in rows if row.type == kinds.WEBAUTHN],
        "codes": codes,
        "codes_left": len(codes.wrap().get_unused_codes()) if codes else 0,
    }


@require_POST
@login_required
def sign_out_others(request: HttpRequest) -> HttpResponse:
    """End all other sessions, and all access without a sign-in."""
    person: User = request.user  # type: ignore[assignment]
    sessions_end(person=person)
    update_session_auth_hash(request, person)
    UserSession.objects.create_from_request(request)
    browsers.remember(request, person)
    messages.success(request, msg("security-others-out"))
    return redirect("accounts:security")
