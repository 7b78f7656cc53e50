"""REST operations on tokens. Only a browser with a recent password check can create a token."""

from __future__ import annotations

from typing import Any

from allauth.account.decorators import reauthentication_required
from allauth.core.exceptions import ReauthenticationRequired
from django.core.exceptions import ValidationError
from rest_framework.authentication import SessionAuthentication
from rest_framework.request import Request
from rest_framework.response import Response

from accounts.models import ApiToken, Scope
from accounts.selectors.tokens import api_tokens_of
from accounts.services.tokens import LIVES, api_token_make, api_token_withdraw
from games.api.fields import Instant, Number, OneOf, Words
from games.api.openapi import call
from games.api.operation import SignedInCall
from games.api.problems import Code, ProblemError
from games.api.schemas.base import Schema
from mp2site.web.once import mark_shown_once


class TokenSchema(Schema):
    """A token, without its key."""

    id = Number("The token's number.")
    name = Words("The name that you gave the token.")
    scope = OneOf(
        Scope.choices, "What programs may do with the token. `read`: only read; `play`: everything."
    )
    created_at = Instant("When the token was created.")
    expires_at = Instant("When the token stops working.")
    used_at = Instant(
        "When a program used the token, exact to a day; null: never.", allow_null=True
    )


class _SessionCall(SignedInCall):
    """An operation that no token may call, so that a leaked token can't create others."""

    authentication_classes = (SessionAuthentication,)


class TokensApi(_SessionCall):
    """Your tokens."""

    class Input(Schema):
        """The new token's name, scope and lifetime."""

        name = Words("A name of your choice, such as `My phone's widget`.", max_length=60)
        scope = OneOf(
            Scope.choices,
            "What programs may do with the token. `read`: only read; `play`: everything.",
        )
        days = OneOf(LIVES, "The token's lifetime in days.", default=LIVES[0])

    class Output(Schema):
        """Your tokens, without their keys."""

        results = TokenSchema(many=True, help_text="Your tokens, the newest first.")

    class Made(TokenSchema):
        """The new token with its key."""

        token = Words("The key, to send as `Authorization: Token …`. Only this answer shows it.")

    @call("tokens", "List your API tokens", response=Output)
    def get(self, request: Request) -> Response:
        """Return your tokens without their keys.

        Requires a signed-in browser session; a token is refused.
        """
        return Response(
            {"results": [TokenSchema.of(token) for token in api_tokens_of(request.user)]}
        )

    @call(
        "token_make",
        "Create an API token",
        request=Input,
        request_example={"name": "My phone's widget", "scope": "read", "days": 90},
        response=Made,
        status=201,
        refuses=(Code.SIGN_IN_AGAIN, Code.TOKENS_MANY),
    )
    def post(self, request: Request) -> Response:
        """Create a token and return its key, which is shown only once.

        Requires a signed-in browser session with a recent password check; a token is refused. The
        number of your tokens is limited.
        """
        wanted = self.take(request, self.Input)
        try:
            token, key = _made(request, wanted)
        except ReauthenticationRequired as error:
            raise ProblemError(Code.SIGN_IN_AGAIN, 403) from error
        except ValidationError as error:
            raise ProblemError(Code.TOKENS_MANY, 409) from error
        answer = Response(self.Made.of(token, token=key), 201, headers=NOT_KEPT)
        mark_shown_once(answer)
        return answer


@reauthentication_required  # type: ignore[untyped-decorator]
def _made(request: Request, wanted: dict[str, Any]) -> tuple[ApiToken, str]:
    return api_token_make(person=request.user, **wanted)


NOT_KEPT = {"Cache-Control": "private, no-store"}


class TokenApi(_SessionCall):
    """One of your tokens."""

    @call("token_withdraw", "Revoke an API token", status=204, refuses=(Code.NOT_FOUND,))
    def delete(self, request: Request, number: int) -> Response:
        """Revoke the token. Programs that use it are refused from now on.

        Requires a signed-in browser session; a token is refused. Returns 404 for other people's
        tokens.
        """
        api_token_withdraw(person=request.user, number=number)
        return Response(status=204)
