"""Guests: people without an account, who play in one browser for some days."""

from __future__ import annotations

import secrets
from datetime import datetime
from itertools import count
from typing import Final

from django.db import IntegrityError, transaction
from django.utils import translation

from accounts.models import User
from mp2site.text.rendering import msg

DIGITS: Final = 4
TRIES_A_DIGIT: Final = 8
"""The number of names already taken after which a guest's number gets one more digit."""


def guest_make(*, language: str, time_zone: str, until: datetime) -> User:
    """Create and return a guest. Its name has a space, so nobody can choose the same one.

    Guests have neither an address nor a password. Only the browser's session gives access.
    """
    for tries in count():
        digits = DIGITS + tries // TRIES_A_DIGIT
        number = 10 ** (digits - 1) + secrets.randbelow(9 * 10 ** (digits - 1))
        guest = User(
            username=_name(number, language),
            language=language,
            time_zone=time_zone,
            is_guest=True,
            guest_until=until,
        )
        guest.set_unusable_password()
        if User.objects.filter(username=guest.username).exists():
            continue
        try:
            with transaction.atomic():
                guest.save()
        except IntegrityError:
            continue  # another request has taken the name, so try another number
        return guest
    raise AssertionError("numbers don't end")


def _name(number: int, language: str) -> str:
    with translation.override(language):
        return msg("guests-name", number=str(number))


def guest_prolong(*, guest: User, until: datetime) -> None:
    """Set a later time for the deletion of a guest."""
    guest.guest_until = until
    guest.save(update_fields=["guest_until"])


def guest_clear(*, person: User) -> None:
    """Turn a guest's row into an account's. Sign-up fills in the rest and saves it."""
    person.is_guest, person.guest_until = False, None
