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
"""The number of collisions with existing names after which a guest's number gets another digit."""


def guest_make(*, language: str, time_zone: str, until: datetime) -> User:
    """Return a new guest; its name contains a space, so nobody can choose it.

    Guests have neither an address nor a password: only the browser's session gives access.
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
            continue  # another request took the name meanwhile: try another number
        return guest
    raise AssertionError("numbers don't end")


def _name(number: int, language: str) -> str:
    with translation.override(language):
        return msg("guests-name", number=str(number))


def guest_prolong(*, guest: User, until: datetime) -> None:
    """Keep a guest longer."""
    guest.guest_until = until
    guest.save(update_fields=["guest_until"])


def guest_clear(*, person: User) -> None:
    """Turn a guest's row into that of an account; sign-up fills in the rest and saves it."""
    person.is_guest, person.guest_until = False, None
