"""Authentication: by a person's own token, or by the browser's session."""

from __future__ import annotations

from rest_framework.authentication import TokenAuthentication
from rest_framework.exceptions import AuthenticationFailed

from accounts.models import ApiToken, User
from accounts.selectors.tokens import api_token_by_key
from accounts.services.tokens import api_token_used
from mp2site.text.rendering import msg


class TokenAuth(TokenAuthentication):
    """Authentication by the header `Authorization: Token <key>`.

    One query reads the token with its person.
    """

    def authenticate_credentials(self, key: str) -> tuple[User, ApiToken]:
        """Return a token's person, and the token. Raises AuthenticationFailed."""
        token = api_token_by_key(key)
        if token is None:
            raise AuthenticationFailed(msg("api-bad-credentials"))
        api_token_used(token=token)
        return token.person, token
