"""Idempotency: repeating a request whose response was lost changes nothing.

A request's key is in the header ``Idempotency-Key`` (REST) or in the form field ``once`` (pages:
``{% once %}``). It is unique per person. It is stored in the request's transaction, as the last
step. If two requests with the same key run at once, one is rolled back and gets the other's
response. A refused request isn't stored, so it may be sent again.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from hashlib import sha256
from typing import Final
from urllib.parse import urlsplit

from django.db import IntegrityError, connection, transaction
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.utils.crypto import get_random_string

from accounts.models import SentRequest, User
from accounts.selectors.tokens import api_token_by_key
from mp2site.web.unavailable import problem_response

HEADER: Final = "Idempotency-Key"
FIELD: Final = "once"
KEPT: Final = ("Content-Type", "Location", "HX-Redirect", "HX-Location")
"""The response headers that a repeated request also gets."""
REPLAYED: Final = "Idempotent-Replayed"
REFUSED: Final = 400
DRAWN: Final = 200
NO_CONTENT: Final = 204
API: Final = "/api/"
TOKEN: Final = "Token "  # noqa: S105 - a word
SHOWN_ONCE: Final = "shown_once"
REAUTHENTICATION: Final = "/reauthenticate/"
"""The end of URLs that ask for the password before a request is carried out."""
UNSENT: Final = (FIELD, "csrfmiddlewaretoken")
"""Form fields that aren't the person's input."""


def new_key() -> str:
    """Return a new key for a form. Each rendering has its own."""
    return get_random_string(16)


@dataclass(frozen=True, slots=True)
class Keyed:
    """A request with a key: its person, and digests of the key and of the content."""

    person: User
    key: str
    content: str


class OnceMiddleware:
    """A middleware that carries out each request with a key once.

    A repetition gets the first response.
    """

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        """Serve the request."""
        keyed = keyed_request(request) if request.method == "POST" else None
        if keyed is None:
            return self.get_response(request)
        try:
            with transaction.atomic():
                return _answered_before(request, keyed) or self._carried_out(request, keyed)
        except IntegrityError:  # a concurrent request was first, and this one was rolled back
            if (answer := _answered_before(request, keyed)) is None:
                raise
            return answer

    def _carried_out(self, request: HttpRequest, keyed: Keyed) -> HttpResponse:
        """Carry out a request; store the response, except for refusals and broken transactions."""
        response = self.get_response(request)
        if connection.needs_rollback:
            return response
        if not _has_done(request, response):
            # A concurrent request with the same key may have finished first and so caused the
            # refusal.
            return _answered_before(request, keyed) or response
        _keep(request, keyed, response)
        return response


def mark_shown_once(response: HttpResponse) -> None:
    """Mark a response that contains a secret, so that its content isn't stored."""
    setattr(response, SHOWN_ONCE, True)


def keyed_request(request: HttpRequest) -> Keyed | None:
    """Return a request's key with its person; ``None`` without a key or a signed-in person."""
    api = request.path.startswith(API)
    given = request.headers.get(HEADER, "") or ("" if api else request.POST.get(FIELD, ""))
    person = _sender(request, api=api) if given else None
    if person is None:
        return None
    content = _digest(request.path, _content(request, api=api))
    # An edited form that is sent again is a new request. For a program, the same key with other
    # content is an error.
    return Keyed(person, _digest(given) if api else _digest(given, content), content)


def _sender(request: HttpRequest, *, api: bool) -> User | None:
    if api and (key := request.headers.get("Authorization", "")).startswith(TOKEN):
        token = api_token_by_key(key.removeprefix(TOKEN).strip())
        return token.person if token else None
    return request.user if request.user.is_authenticated else None


def _content(request: HttpRequest, *, api: bool) -> str:
    if api:
        return sha256(request.body).hexdigest()
    sent = [(name, values) for name, values in request.POST.lists() if name not in UNSENT]
    return repr(sorted(sent))


def _digest(*parts: str) -> str:
    return sha256("\0".join(parts).encode(errors="surrogatepass")).hexdigest()


def _keep(request: HttpRequest, keyed: Keyed, response: HttpResponse) -> None:
    """Store a request and its response. Raises IntegrityError if a concurrent one was first."""
    api = request.path.startswith(API)
    SentRequest.objects.create(
        person=keyed.person,
        key=keyed.key,
        content=keyed.content,
        status=response.status_code,
        headers={name: response[name] for name in KEPT if name in response},
        body=response.content.decode() if api and not hasattr(response, SHOWN_ONCE) else "",
    )


def _has_done(request: HttpRequest, response: HttpResponse) -> bool:
    """Return whether a request was carried out.

    It wasn't if its form is shown again with errors, or if the password is asked for first.
    """
    if response.status_code >= REFUSED:
        return False
    if urlsplit(response.get("Location", "")).path.endswith(REAUTHENTICATION):
        return False
    redrawn = response.status_code == DRAWN and not request.path.startswith(API)
    return not redrawn or "HX-Request" in request.headers or hasattr(response, SHOWN_ONCE)


def _answered_before(request: HttpRequest, keyed: Keyed) -> HttpResponse | None:
    """Return the response to an earlier request with the same key, if any."""
    row = SentRequest.objects.filter(person=keyed.person, key=keyed.key).first()
    return _answered_again(request, row, keyed) if row else None


def _answered_again(request: HttpRequest, row: SentRequest, keyed: Keyed) -> HttpResponse:
    """Return the first response again. For a page, render its current state instead."""
    if row.content != keyed.content:
        return problem_response("key-reused", 422)
    if "Location" in row.headers or row.body or row.status == NO_CONTENT:
        response = HttpResponse(row.body, status=row.status, headers=row.headers)
    elif request.path.startswith(API):
        response = problem_response("done-before", 409)
    elif "HX-Request" in request.headers:
        response = HttpResponse(headers={"HX-Refresh": "true"})
    else:
        response = HttpResponseRedirect(request.get_full_path())
    response[REPLAYED] = "true"
    return response
