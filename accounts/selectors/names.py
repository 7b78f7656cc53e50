"""The check whether a name is taken."""

from __future__ import annotations

from django.conf import settings

from accounts.models import User
from accounts.names import is_reserved, look_of


def is_alike(name: str) -> bool:
    """Return whether a name looks like somebody's name or like a reserved one."""
    if is_reserved(name, settings.ACCOUNT_USERNAME_BLACKLIST):
        return True
    return User.objects.filter(look__in={look_of(name), look_of(name.casefold())}).exists()
