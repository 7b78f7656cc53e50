"""The same request sent twice, after its answer was lost, changes nothing the second time.

A request's key comes in the header ``Idempotency-Key`` (REST), or in the field ``once`` of a page's form
(``{% once %}``). The key is unique per person, and is written in one transaction with what the request
changes, as its last step: of two requests at the same moment one is undone, and gets the other's answer.
A refused request isn't kept, so that it may be sent again.
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
from accounts.selectors import api_token_by_key
from mp2site.unavailable import problem_response

HEADER: Final = "Idempotency-Key"
FIELD: Final = "once"
KEPT: Final = ("Content-Type", "Location", "HX-Redirect", "HX-Location")
"""Headers of an answer that are sent again with it."""
REPLAYED: Final = "Idempotent-Replayed"
REFUSED: Final = 400
DRAWN: Final = 200
NO_CONTENT: Final = 204
API: Final = "/api/"
TOKEN: Final = "Token "  # noqa: S105 - a word
SHOWN_ONCE: Final = "shown_once"
REAUTHENTICATION: Final = "/reauthenticate/"
"""How the addresses end of pages that ask for the password again, before anything is done."""
UNSENT: Final = (FIELD, "csrfmiddlewaretoken")
"""Fields of a form that aren't part of what its person sends."""


def new_key() -> str:
    """Return a key for a form: each time that the form is drawn another one."""
    return get_random_string(16)


@dataclass(frozen=True, slots=True)
class Keyed:
    """A request with a key: whose, and the digests of the key and of what is sent."""

    person: User
    key: str
    content: str


class OnceMiddleware:
    """Carry a request with a key out once, and answer it again as the first time."""

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
        except IntegrityError:  # another one with the key was faster; what this one did is undone
            if (answer := _answered_before(request, keyed)) is None:
                raise
            return answer

    def _carried_out(self, request: HttpRequest, keyed: Keyed) -> HttpResponse:
        """Carry a request out; keep its answer, unless it is refused or broke the transaction."""
        response = self.get_response(request)
        if connection.needs_rollback:
            return response
        if not _has_done(request, response):
            # Another one with the key may have finished meanwhile, and be the reason of the refusal.
            return _answered_before(request, keyed) or response
        _keep(request, keyed, response)
        return response


def mark_shown_once(response: HttpResponse) -> None:
    """Mark an answer that shows a secret: the request is done, and nothing of the answer is kept."""
    setattr(response, SHOWN_ONCE, True)


def keyed_request(request: HttpRequest) -> Keyed | None:
    """Return a request's key with its person; ``None``: it has none, or nobody is known to send it."""
    api = request.path.startswith(API)
    given = request.headers.get(HEADER, "") or ("" if api else request.POST.get(FIELD, ""))
    person = _sender(request, api=api) if given else None
    if person is None:
        return None
    content = _digest(request.path, _content(request, api=api))
    # A form that was changed before it is sent again is another request; a program's is a mistake.
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
    """Write a request down with its answer. Raises IntegrityError if another one with the key was faster."""
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
    """Tell whether a request was carried out.

    A page that is drawn again says what is wrong with its form; a password may have to be given first.
    """
    if response.status_code >= REFUSED:
        return False
    if urlsplit(response.get("Location", "")).path.endswith(REAUTHENTICATION):
        return False
    redrawn = response.status_code == DRAWN and not request.path.startswith(API)
    return not redrawn or "HX-Request" in request.headers or hasattr(response, SHOWN_ONCE)


def _answered_before(request: HttpRequest, keyed: Keyed) -> HttpResponse | None:
    """Return the answer of the same request that was sent before, if there was one."""
    row = SentRequest.objects.filter(person=keyed.person, key=keyed.key).first()
    return _answered_again(request, row, keyed) if row else None


def _answered_again(request: HttpRequest, row: SentRequest, keyed: Keyed) -> HttpResponse:
    """Answer as the first time. A page that was drawn then is drawn as it is now."""
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
