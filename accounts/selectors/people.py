"""Queries of one person: by login, session, or public name."""

from __future__ import annotations

from allauth.account.models import EmailAddress

from accounts.addresses import normal_address
from accounts.models import User, one_named
from mp2site.infra.prepared import NUMBER, Prepared

_people = Prepared(lambda: User.objects.filter(pk=NUMBER))


def person_signing_in(login: str) -> User | None:
    """Return the person with this name or address, or None.

    Sign-up doesn't reveal that an address is taken, so several accounts may have it. The account
    that confirmed it comes first, otherwise the oldest one.
    """
    login = login.strip()
    if "@" not in login:
        return _named(login)
    address = normal_address(login)
    return _confirmed(address) or _named(login) or _unconfirmed(address)


def person_by_number(number: int) -> User | None:
    """Return the person of this primary key, or None."""
    return next(iter(_people(number)), None)


def person_of_name(name: str) -> User | None:
    """Return the person of this public name, by its exact letters first.

    Closed accounts and guests have no public name.
    """
    return one_named(User.objects.filter(left_at__isnull=True, is_guest=False), name)


def _named(name: str) -> User | None:
    return one_named(User.objects.all(), name)


def _confirmed(address: str) -> User | None:
    rows = EmailAddress.objects.filter(email=address, verified=True).select_related("user")
    row = rows.first()
    return row.user if row else None


def _unconfirmed(address: str) -> User | None:
    """Return the oldest account with this address, or else one that a command created."""
    rows = EmailAddress.objects.filter(email=address).values("user")
    by_row = User.objects.filter(pk__in=rows).order_by("pk").first()
    return by_row or User.objects.filter(email=address).order_by("pk").first()
