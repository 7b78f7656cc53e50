"""Who asks: a token of the person's own, or the browser's session."""

from __future__ import annotations

import re
from typing import Final

from rest_framework.authentication import TokenAuthentication
from rest_framework.exceptions import AuthenticationFailed

from accounts.models import User
from mp2site.prepared import MARK, Prepared
from mp2site.text import msg

KEY: Final = re.compile(r"[0-9a-f]{40}")

_people = Prepared(lambda: User.objects.filter(auth_token=MARK))


class TokenAuth(TokenAuthentication):
    """`Authorization: Token <key>`; one query that brings the person, not the token."""

    def authenticate_credentials(self, key: str) -> tuple[User, str]:
        """Return the person of a token. Raises AuthenticationFailed."""
        found = _people(key) if KEY.fullmatch(key) else []
        if not found or not found[0].is_active:
            raise AuthenticationFailed(msg("api-bad-credentials"))
        return found[0], key
