"""The pages that guests may use: their own table and public pages. All others need an account.

A page that changes data, or is among a person's own pages, is closed to guests unless this module
lists it. The same is true for REST operations.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from django.contrib.auth.models import AnonymousUser
from django.http import HttpRequest, HttpResponse, JsonResponse

from accounts.models import User
from games.api import problems
from games.errors import NeedsAccount
from games.features import features
from games.views.http import refusal_page

if TYPE_CHECKING:
    from django.urls import ResolverMatch

ENTRANCE: Final = frozenset(
    {
        "account_login",
        "account_signup",
        "account_confirm_login_code",
        "account_confirm_email",
        "account_reset_password",
        "account_reset_password_done",
        "account_reset_password_from_key",
        "account_reset_password_from_key_done",
        "mfa_authenticate",
        "mfa_login_webauthn",
    }
)
"""Pages on which a guest counts as signed out (sign-up and sign-in). `request.guest` is the guest."""
PLAY: Final = frozenset({"choose", "choices", "undo", "redo", "reset", "return", "abandon"})
SITE: Final = frozenset(
    {
        *(f"tables:{act}" for act in PLAY),
        *(f"api:{act}" for act in PLAY),
        *("api:validate", "set_theme", "set_language", "account_logout"),
        # Links in mails need no sign-in, so a guest's browser may open another person's link.
        *("notices-prefs-by-link", "notices-stop"),
    }
)
"""The names of URLs at which guests may make changes. Features have further ones."""
READS: Final = frozenset({"accounts:suspended", "account_logout", "api:turns"}) | {
    "notices-prefs-by-link",
    "notices-stop",
}
OWN: Final = (
    "accounts/",
    "me/",
    "news/",
    "notices/",
    "mailbox/",
    "admin/",
    "tables/new/",
    "api/me/",
)
"""The prefixes of paths that need an account."""
SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})


class GuestMiddleware:
    """A middleware that refuses guests' requests that need an account (`needs-account`)."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        """Serve the request."""
        return self.get_response(request)

    def process_view(
        self, request: HttpRequest, _view: Any, _args: Sequence[Any], _named: Mapping[str, Any]
    ) -> HttpResponse | None:
        """Return a refusal if a guest may not use the view; otherwise ``None``."""
        match = request.resolver_match
        if match is None or not getattr(request.user, "is_guest", False):
            return None
        if match.view_name in ENTRANCE:
            _enter(request)
            return None
        return None if _may(request.method or "", match) else _refused(request)


def _enter(request: Any) -> None:
    """Make a request count as signed out for the view, with the guest in ``request.guest``."""
    request.guest = User.objects.filter(pk=request.user.pk, is_guest=True).first()
    request.user = AnonymousUser()


def writable() -> frozenset[str]:
    """Return the names of all URLs at which guests may make changes."""
    return SITE.union(*(feature.guests for feature in features))


def _may(method: str, match: ResolverMatch) -> bool:
    if method not in SAFE:
        return match.view_name in writable()
    return match.view_name in READS or not match.route.startswith(OWN)


def _refused(request: Any) -> HttpResponse:
    error = NeedsAccount()
    if not request.path.startswith("/api/"):
        return refusal_page(request, error)
    kind = "application/problem+json"
    return JsonResponse(problems.of_games(error), status=error.status, content_type=kind)
