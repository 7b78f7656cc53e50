"""Who asks: a token of the person's own, or the browser's session."""

from __future__ import annotations

import re
from typing import Any, Final

from django.contrib.auth import get_user_model
from rest_framework.authentication import TokenAuthentication
from rest_framework.exceptions import AuthenticationFailed

from mp2site.text import msg

KEY: Final = re.compile(r"[0-9a-f]{40}")


class TokenAuth(TokenAuthentication):
    """`Authorization: Token <key>`; one query that brings the person, not the token."""

    def authenticate_credentials(self, key: str) -> tuple[Any, str]:
        """Return the person of a token. Raises AuthenticationFailed."""
        people = get_user_model().objects.filter(auth_token=key, is_active=True)
        person = people.first() if KEY.fullmatch(key) else None
        if person is None:
            raise AuthenticationFailed(msg("api-bad-credentials"))
        return person, key
