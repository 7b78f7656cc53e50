"""The base class of all REST operations, which reads and checks requests."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import Any

from django.utils import translation
from rest_framework.exceptions import ValidationError
from rest_framework.permissions import SAFE_METHODS, IsAuthenticated
from rest_framework.request import Request
from rest_framework.views import APIView

from accounts.models import ApiToken, Scope, User
from games.api.problems import Code, ProblemError
from games.api.schemas.base import Say, Schema
from games.api.throttles import Rate
from games.models import Seat
from mp2site.text.rendering import render


class Call(APIView):
    """An operation. `games.api.problems.handle` converts its exceptions to responses."""

    throttle_classes = (Rate,)
    only_reads = False
    """Whether the operation's POST changes nothing, so that a read-only token may call it."""

    def initial(self, request: Request, *args: Any, **kwargs: Any) -> None:
        """Authenticate and authorise the request, and check the parameter `render`."""
        super().initial(request, *args, **kwargs)
        self._check_scope(request)
        person = person_of(request)
        if person and request.auth and "Accept-Language" not in request.headers:
            # a token's person may set no header, so their own language is the default
            translation.activate(person.language)
        sentences_wanted(request)

    def _check_scope(self, request: Request) -> None:
        """Raise ProblemError if a read-only token calls an operation that writes."""
        reads = self.only_reads or request.method in SAFE_METHODS
        if isinstance(request.auth, ApiToken) and request.auth.scope == Scope.READ and not reads:
            raise ProblemError(Code.ONLY_READS, 403)

    def take(self, request: Request, schema: type[Schema]) -> dict[str, Any]:
        """Return the request's validated body. Raises ValidationError."""
        return _checked(schema, request.data)

    def ask(self, request: Request, schema: type[Schema]) -> dict[str, Any]:
        """Return the request's validated query parameters. Raises ValidationError."""
        return _checked(schema, request.query_params.dict())


class SignedInCall(Call):
    """An operation that only signed-in people may call, even if it only reads."""

    permission_classes = (IsAuthenticated,)


def _checked(schema: type[Schema], data: Any) -> dict[str, Any]:
    serializer = schema(data=data)
    serializer.is_valid(raise_exception=True)
    checked: dict[str, Any] = serializer.validated_data
    return checked


def person_of(request: Request) -> User | None:
    """Return the person of the request, or ``None``."""
    return request.user if request.user.is_authenticated else None


def say_for(request: Request, seats: Iterable[Seat] | None) -> Say | None:
    """Return the function that renders a text as a sentence, or ``None`` without `render=1`."""
    if not sentences_wanted(request):
        return None
    names = {seat.place: seat.name for seat in seats or () if seat.place is not None}
    return partial(render, people=names)


def sentences_wanted(request: Request) -> bool:
    """Return whether the request has `render=1`. Raises ValidationError."""
    wanted = request.query_params.get("render", "0")
    if wanted not in {"0", "1"}:
        raise ValidationError({"render": "Send `0` or `1`."})
    return wanted == "1"
