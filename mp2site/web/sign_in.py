"""Sign-in: the page to return to, and requests from pages rendered for another person.

A page contains an opaque name of its reader, the person who requested it. Its scripts send this
name with every request. So the site can say that the session has ended, or that another person has
signed in (docs/accounts.md, "Sessions").
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urlencode, urlsplit

from django.conf import settings
from django.contrib.auth.views import redirect_to_login
from django.http import HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils.crypto import salted_hmac
from django.utils.http import url_has_allowed_host_and_scheme

from mp2site.text.rendering import msg

if TYPE_CHECKING:
    from accounts.models import User

View = Callable[..., HttpResponse]

PERSON: Final = "Caravanserai-Person"
"""The request header with the name of the reader of the page."""
REFUSED: Final = "Caravanserai-Refused"
"""The response header with the reason why a script's request was refused."""
NOBODY: Final = "nobody"
NOT_SIGNED_IN: Final = "not-signed-in"
SIGNED_IN_MEANWHILE: Final = "signed-in-meanwhile"
ANOTHER_PERSON: Final = "another-person"
FORM_EXPIRED: Final = "form-expired"
STATUSES: Final = {
    NOT_SIGNED_IN: 401,
    SIGNED_IN_MEANWHILE: 409,
    ANOTHER_PERSON: 409,
    FORM_EXPIRED: 403,
}
LENGTH: Final = 16
SAFE: Final = frozenset({"GET", "HEAD"})
ENTRANCE: Final = frozenset({"account_login", "account_signup", "mfa_login_webauthn"})
"""Names of pages with forms that signed-in people don't need."""
DOORS: Final = ("/accounts/login/", "/accounts/signup/", "/accounts/password/reset/")
"""Paths of pages on the way to signing in. They pass `next` on."""


def person_name(request: HttpRequest) -> str:
    """Return an opaque name of the signed-in person. It is the same in all their sessions."""
    who: User | None = getattr(request, "guest", None) or getattr(request, "user", None)
    if who is None or not who.is_authenticated:
        return NOBODY
    return salted_hmac("mp2site.sign_in", str(who.pk), algorithm="sha256").hexdigest()[:LENGTH]


# -- the page to come back to ---------------------------------------------------------------------


def return_address(request: HttpRequest) -> str:
    """Return the URL of the page to return to after signing in; empty for the front page.

    After a GET, it is the requested page. After a POST, it is the page with the form, since the
    form's URL may not support GET.
    """
    named = request.GET.get("next") or request.POST.get("next") or ""
    if request.path.startswith(DOORS):
        return named if _is_ours(request, named) else ""
    if request.method in SAFE:
        return request.path if "partial" in request.GET else request.get_full_path()
    return form_page(request)


def form_page(request: HttpRequest) -> str:
    """Return the path of the page whose form was sent, from the header Referer.

    Empty if unknown.
    """
    sender = request.headers.get("Referer", "")
    if not sender or not _is_ours(request, sender):
        return ""
    page = urlsplit(sender)._replace(scheme="", netloc="", fragment="").geturl()
    # Without its host, a path that begins with two slashes would name another host.
    return page if _is_ours(request, page) else ""


def _is_ours(request: HttpRequest, address: str) -> bool:
    return url_has_allowed_host_and_scheme(
        address, {request.get_host()}, require_https=request.is_secure()
    )


def entrance_url(request: HttpRequest | None, name: str, page: str = "") -> str:
    """Return the URL to sign in or up, with the page to return to."""
    page = page or (return_address(request) if request is not None else "")
    query = f"?{urlencode({'next': page}, safe='/')}" if page else ""
    return reverse(name) + query


def sign_in_first(request: HttpRequest, page: str = "") -> HttpResponse:
    """Redirect to the sign-in page, and from there to `page`, by default the requested page."""
    return redirect_to_login(page or return_address(request) or reverse("home"))


def login_required(view: View) -> View:
    """Make a view redirect signed-out people to the sign-in, and from there back to their page.

    Django's decorator would return to the URL of a sent form, which may not support GET.
    """

    @functools.wraps(view)
    def guarded(request: HttpRequest, *args: Any, **kwargs: Any) -> HttpResponse:
        if request.user.is_authenticated:
            return view(request, *args, **kwargs)
        return sign_in_first(request)

    return guarded


# -- pages that were rendered for somebody else ---------------------------------------------------


class ShownToMiddleware:
    """A middleware that refuses requests of scripts whose page was rendered for another person."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        """Serve the request, or refuse it and say who is signed in now."""
        shown_to = request.headers.get(PERSON)
        if shown_to is None or shown_to == (now := person_name(request)):
            return self.get_response(request)
        if now == NOBODY:
            return refused(NOT_SIGNED_IN)
        return refused(SIGNED_IN_MEANWHILE if shown_to == NOBODY else ANOTHER_PERSON)


def refused(code: str) -> HttpResponse:
    """Return a refusal of a script's request with a code, as a problem document.

    The page's script has a message for each code.
    """
    words = msg(f"base-refused-{code}")
    body = {
        "type": f"urn:caravanserai:problem:{code}",
        "title": words,
        "status": STATUSES[code],
        "detail": words,
        "code": code,
    }
    headers = {REFUSED: code, "Cache-Control": "no-store"}
    kind = "application/problem+json"
    return JsonResponse(body, status=STATUSES[code], content_type=kind, headers=headers)


def form_refused(request: HttpRequest, reason: str = "") -> HttpResponse:  # noqa: ARG001 - Django names it
    """Return the response to a form with a wrong CSRF token: Django's `CSRF_FAILURE_VIEW`.

    Most often, the form's page is older than the last sign-in. If the form is a sign-in form, a
    person who is signed in is redirected. Any other form must be loaded again, so that nobody sends
    it in another person's name.
    """
    if PERSON in request.headers:
        return refused(FORM_EXPIRED)
    signed_in = request.user.is_authenticated
    match = request.resolver_match
    enters = match is not None and match.view_name in ENTRANCE
    if signed_in and enters and not getattr(request.user, "is_guest", False):
        return redirect(return_address(request) or settings.LOGIN_REDIRECT_URL)
    page = form_page(request)
    if enters and not page:
        page = request.get_full_path()
    context = {"page": page, "signed_in": signed_in and not enters}
    return render(request, "403_csrf.html", context, status=403)
