"""The colour theme and the language, from the person's settings or a cookie."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from django.conf import settings
from django.http import HttpResponse
from django.shortcuts import redirect
from django.utils import translation
from django.utils.http import url_has_allowed_host_and_scheme
from django.views.decorators.http import require_POST

if TYPE_CHECKING:
    from django.http import HttpRequest

COOKIE: Final = "theme"
THEMES: Final = ("auto", "day", "night")
YEAR: Final = 365 * 24 * 3600


def theme_of(request: HttpRequest) -> str:
    """Return the request's theme: "auto", "day" or "night"."""
    user = getattr(request, "user", None)
    wish = (
        user.theme
        if user is not None and user.is_authenticated
        else request.COOKIES.get(COOKIE, "")
    )
    return wish if wish in THEMES else THEMES[0]


@require_POST
def set_theme(request: HttpRequest) -> HttpResponse:
    """Store the theme in the person's settings and a cookie; redirect back."""
    wish = request.POST.get("theme", "")
    if wish not in THEMES:
        return HttpResponse(status=400)
    if request.user.is_authenticated:
        request.user.theme = wish
        request.user.save(update_fields=["theme"])
    response = _back(request)
    secure = settings.SESSION_COOKIE_SECURE
    response.set_cookie(COOKIE, wish, max_age=YEAR, samesite="Lax", secure=secure, httponly=True)
    return response


@require_POST
def set_language(request: HttpRequest) -> HttpResponse:
    """Store the language in the person's settings and Django's cookie; redirect back."""
    wish = request.POST.get("language", "")
    if wish not in dict(settings.LANGUAGES):
        return HttpResponse(status=400)
    if request.user.is_authenticated:
        request.user.language = wish
        request.user.save(update_fields=["language"])
    translation.activate(wish)
    response = _back(request)
    response.set_cookie(
        settings.LANGUAGE_COOKIE_NAME,
        wish,
        max_age=YEAR,
        samesite="Lax",
        secure=settings.LANGUAGE_COOKIE_SECURE,
    )
    return response


def _back(request: HttpRequest) -> HttpResponse:
    """Redirect to `next` if it is on this site. For a script, respond without content."""
    if request.headers.get("Accept") == "application/json":
        return HttpResponse(status=204)
    here = request.POST.get("next", "/")
    known = url_has_allowed_host_and_scheme(
        here, {request.get_host()}, require_https=request.is_secure()
    )
    return redirect(here if known else "/")
