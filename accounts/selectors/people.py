"""Selectors of one person: by login, session, public name or calendar; and their own reports."""

from __future__ import annotations

from allauth.account.models import EmailAddress
from django.conf import settings
from django.db.models import QuerySet

from accounts.addresses import normal_address
from accounts.models import Report, User, one_named
from accounts.names import is_reserved, look_of
from mp2site.infra.prepared import NUMBER, Prepared

_people = Prepared(lambda: User.objects.filter(pk=NUMBER))


def person_signing_in(login: str) -> User | None:
    """Return the person with this name or address, or ``None``.

    Sign-up doesn't reveal that an address is taken, so several accounts can have the same one. The
    account that has confirmed it counts; otherwise the oldest.
    """
    login = login.strip()
    if "@" not in login:
        return _named(login)
    address = normal_address(login)
    return _confirmed(address) or _named(login) or _unconfirmed(address)


def person_by_number(number: int) -> User | None:
    """Return the person with this id, or ``None``."""
    return next(iter(_people(number)), None)


def person_of_name(name: str) -> User | None:
    """Return the person with this public name, or ``None``.

    Exact letters count first. Closed accounts and guests have no public name.
    """
    return one_named(User.objects.filter(left_at__isnull=True, is_guest=False), name)


def person_by_calendar(token: str) -> User | None:
    """Return the owner of the calendar feed with this secret token; ``None`` if it was revoked."""
    return User.objects.filter(calendar_token=token, is_active=True).first() if token else None


def is_alike(name: str) -> bool:
    """Return whether a name looks like another person's name or like a reserved one."""
    if is_reserved(name, settings.ACCOUNT_USERNAME_BLACKLIST):
        return True
    return User.objects.filter(look__in={look_of(name), look_of(name.casefold())}).exists()


def reports_of(person: User) -> QuerySet[Report]:
    """Return the person's own reports, the newest first."""
    return Report.objects.filter(by=person).select_related("of")


def _named(name: str) -> User | None:
    return one_named(User.objects.all(), name)


def _confirmed(address: str) -> User | None:
    rows = EmailAddress.objects.filter(email=address, verified=True).select_related("user")
    row = rows.first()
    return row.user if row else None


def _unconfirmed(address: str) -> User | None:
    """Return the oldest account with this address; else one that a command has created."""
    rows = EmailAddress.objects.filter(email=address).values("user")
    by_row = User.objects.filter(pk__in=rows).order_by("pk").first()
    return by_row or User.objects.filter(email=address).order_by("pk").first()
