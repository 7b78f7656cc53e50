"""Authentication by name or address and password, with exactly one hash per attempt."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from allauth.account.auth_backends import AuthenticationBackend
from django.contrib.auth.hashers import make_password
from django.core.exceptions import PermissionDenied

from accounts.selectors.people import person_by_number, person_signing_in

if TYPE_CHECKING:
    from django.http import HttpRequest

    from accounts.models import User


class OneHash(AuthenticationBackend):
    """A backend that finds the person, computes one hash, and stops other backends.

    An unknown name takes as long as a wrong password. A closed account is refused only after the
    hash. So the time of the response reveals nothing.
    """

    def authenticate(
        self, request: HttpRequest | None, password: str | None = None, **credentials: Any
    ) -> User | None:
        """Return the person.

        Raises PermissionDenied for a wrong login, so that Django tries no other backend.
        """
        if not password:
            return None
        person = person_signing_in(credentials.get("email") or credentials.get("username") or "")
        if person is None:
            make_password(password)
        elif person.check_password(password):
            if self.user_can_authenticate(person):
                return person
            self._stash_user(person)
        raise PermissionDenied

    def user_can_authenticate(self, user: User) -> bool:
        """Return whether the account can be signed in to. Opponents' and guests' accounts can't."""
        return not (user.strength or user.is_guest) and bool(super().user_can_authenticate(user))

    def get_user(self, user_id: int) -> User | None:
        """Return the person of a session. Every page and poll of a signed-in person calls this."""
        person = person_by_number(user_id)
        return person if person is not None and self.user_can_authenticate(person) else None
