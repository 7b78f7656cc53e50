"""HTTP helpers for all pages: a typed request, errors as pages, entity tags, pagination."""

from __future__ import annotations

import functools
from contextlib import suppress
from hashlib import blake2b
from typing import TYPE_CHECKING, Any, Final

from django.core.exceptions import PermissionDenied
from django.core.paginator import Paginator
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.urls import NoReverseMatch, reverse
from django.utils import timezone
from django.utils.cache import patch_vary_headers
from django.utils.translation import get_language

from accounts.errors import Refused
from games.errors import GamesError, of_refused
from games.models import Visibility
from games.rules import UnknownTitle, titles
from games.selectors.pages import BadKey, page_after, page_before
from mp2site.web.etags import is_known
from mp2site.web.known_parts import PARTS, without_known
from mp2site.web.sign_in import return_address, sign_in_first

if TYPE_CHECKING:
    from collections.abc import Callable

    from django.core.paginator import Page
    from django_htmx.middleware import HtmxDetails

    from accounts.models import User
    from games.models import Table
    from games.rules.kernel import Title
    from games.selectors.pages import Among
    from games.selectors.pages import Page as PageByKey

PAGE_SIZE: Final = 20
NOT_FOUND: Final = 404
FORBIDDEN: Final = 403
MAX_DIGITS: Final = 9


class PageRequest(HttpRequest):
    """A request with the attributes that our middleware sets."""

    htmx: HtmxDetails
    waiting_tables: list[str]
    """The ids of the tables that wait for the person, if a view has read them; see `waiting_count`."""


def person_of(request: HttpRequest) -> User | None:
    """Return the signed-in person or guest, or ``None``."""
    return request.user if request.user.is_authenticated else None


def member_of(request: HttpRequest) -> User:
    """Return the signed-in person, in a view that requires a sign-in."""
    if not request.user.is_authenticated:
        raise PermissionDenied
    return request.user


def refusals(view: Callable[..., HttpResponse]) -> Callable[..., HttpResponse]:
    """Convert errors of services and selectors to pages; redirect visitors to the sign-in."""

    @functools.wraps(view)
    def guarded(request: PageRequest, *args: Any, **kwargs: Any) -> HttpResponse:
        try:
            return view(request, *args, **kwargs)
        except Refused as error:
            return refusal_page(request, of_refused(error))
        except GamesError as error:
            return refusal_page(request, error)

    return guarded


def signed_in(view: Callable[..., HttpResponse]) -> Callable[..., HttpResponse]:
    """Redirect visitors to the sign-in, and from there back to their page or to the table's."""

    @functools.wraps(view)
    def guarded(request: PageRequest, table_id: str, **kwargs: Any) -> HttpResponse:
        if request.user.is_authenticated:
            return view(request, table_id, **kwargs)
        page = reverse("tables:detail", args=[table_id])
        with suppress(NoReverseMatch):  # the token isn't an invitation's
            page = reverse("tables:invite", args=[request.POST.get("token", "")])
        return sign_in_first(request, return_address(request) or page)

    return guarded


def title_of(slug: str) -> Title[Any]:
    """Return the title of a URL. Raises Http404."""
    try:
        return titles.get(slug)
    except UnknownTitle:
        raise Http404 from None


def number_of(value: str | None) -> int | None:
    """Return a number from a query or form; ``None`` if it is invalid or too long."""
    return int(value) if value and value.isdecimal() and len(value) <= MAX_DIGITS else None


def refusal_page(request: PageRequest, error: GamesError) -> HttpResponse:
    """Return the page that explains an error, with the error's status."""
    if error.status == NOT_FOUND:
        raise Http404 from error
    if error.status == FORBIDDEN and person_of(request) is None and request.method == "GET":
        return sign_in_first(request)
    page = render(request, "games/refused.html", {"error": error}, status=error.status)
    return with_refusal(page, error)


def with_refusal(response: HttpResponse, error: GamesError | None) -> HttpResponse:
    """Set a page's status and Retry-After for the error that it shows, if any."""
    if error is not None:
        response.status_code = error.status
        if error.retry_after:
            response["Retry-After"] = str(error.retry_after)
    return response


def etag_of(*parts: object) -> str:
    """Return a strong entity tag. The parts must contain all that the page depends on."""
    whole = "\x1f".join(str(part) for part in (*parts, *_reader()))
    return f'"{blake2b(whole.encode(), digest_size=12).hexdigest()}"'


def _reader() -> tuple[str | None, str]:
    """Return the reader's language and time zone, on which every page depends."""
    return get_language(), timezone.get_current_timezone_name()


def is_fresh(request: HttpRequest, etag: str) -> bool:
    """Return whether the browser already has the version with this entity tag."""
    return is_known(request.headers.get("If-None-Match", ""), etag)


def not_modified(etag: str) -> HttpResponse:
    """Return a 304 response."""
    return with_etag(HttpResponse(status=304), etag)


def with_etag(response: HttpResponse, etag: str) -> HttpResponse:
    """Set a response's entity tag.

    Caches must revalidate the response. They must not store it if the person is signed in.
    """
    response["ETag"] = etag
    response["Cache-Control"] = "private, no-cache"
    patch_vary_headers(response, ["Cookie", "Accept-Language"])
    return response


def with_parts(request: HttpRequest, response: HttpResponse, seat: int | None) -> HttpResponse:
    """Remove from a response the parts that the browser's page already has.

    Only parts that were sent to this reader count. ``seat`` is the seat for which the page is, if
    any.
    """
    known = request.headers.get(PARTS, "").split()
    reader = (request.user.pk, seat, *_reader())
    response.content = without_known(response.content, reader, known)
    patch_vary_headers(response, [PARTS])
    return response


def unlisted(response: HttpResponse, table: Table) -> HttpResponse:
    """Exclude a table from search engines, unless everybody may find it."""
    if table.visibility != Visibility.PUBLIC:
        response["X-Robots-Tag"] = "noindex"
    return response


def page_by_key(
    request: HttpRequest, rows: Any, size: int = PAGE_SIZE, among: Among | None = None
) -> PageByKey[Any]:
    """Return the page after or before a key's row; an invalid key gives the first page.

    For lists that grow with the site; see `games.selectors.pages`.
    """
    with suppress(BadKey):
        if before := request.GET.get("before", ""):
            return page_before(rows, before, size, among)
        return page_after(rows, request.GET.get("after", ""), size, among)
    return page_after(rows, "", size, among)


def page_of(request: HttpRequest, rows: Any, size: int = PAGE_SIZE) -> Page[Any]:
    """Return a numbered page of a person's own list. An invalid number gives the nearest page."""
    return Paginator(rows, size).get_page(request.GET.get("page"))
