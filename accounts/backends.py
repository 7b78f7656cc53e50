"""Authenticate by name or address and password, with exactly one hash for every attempt."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from allauth.account.auth_backends import AuthenticationBackend
from django.contrib.auth.hashers import make_password
from django.core.exceptions import PermissionDenied

from accounts.selectors import person_by_number, person_signing_in

if TYPE_CHECKING:
    from django.http import HttpRequest

    from accounts.models import User


class OneHash(AuthenticationBackend):
    """Look the person up, compute one hash, and let no other backend try.

    An unknown name costs as much as a wrong password. A closed account is refused after the hash, so that
    timing reveals nothing; whoever gives the right password is told that it is closed.
    """

    def authenticate(
        self, request: HttpRequest | None, password: str | None = None, **credentials: Any
    ) -> User | None:
        """Return the person. Raises PermissionDenied, which ends the search, for a wrong name or password."""
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
        """Tell whether the account is open; nobody is ever one of the house's opponents, or signs in as a guest."""
        return not (user.strength or user.is_guest) and bool(super().user_can_authenticate(user))

    def get_user(self, user_id: int) -> User | None:
        """Return the person of a session; every page and poll of people with an account asks for them."""
        person = person_by_number(user_id)
        return person if person is not None and self.user_can_authenticate(person) else None
