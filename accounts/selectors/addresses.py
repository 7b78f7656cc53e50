"""The addresses of people."""

from __future__ import annotations

from collections.abc import Iterable

from allauth.account.models import EmailAddress

from accounts.addresses import normal_address
from accounts.models import User


def confirmed_address(person: User) -> str:
    """Return the person's confirmed address, the primary one if possible; empty without one."""
    confirmed = EmailAddress.objects.filter(user=person, verified=True).order_by("-primary")
    return confirmed.values_list("email", flat=True).first() or ""


def unconfirmed_address(person: User) -> EmailAddress | None:
    """Return the address that the person must still confirm; ``None`` if one is confirmed."""
    mine = list(
        EmailAddress.objects.filter(user=person).order_by("-verified", "-primary", "pk")[:1]
    )
    return mine[0] if mine and not mine[0].verified else None


def confirmed_addresses(people: Iterable[int]) -> dict[int, str]:
    """Return people's confirmed addresses by id.

    It takes one query. People without one are left out.
    """
    verified = EmailAddress.objects.filter(user__in=list(people), verified=True)
    rows = verified.order_by("primary", "-pk").values_list("user", "email")
    return dict(rows)  # of a person's addresses, the primary one comes last and so remains


def addresses_of(person: User) -> list[str]:
    """Return the person's addresses: confirmed ones, and those that no other account has.

    Anybody can enter another account's address, but the mails to it belong to that account.
    """
    mine = EmailAddress.objects.filter(user=person)
    verified = _normal(mine.filter(verified=True).values_list("email", flat=True))
    claimed = _normal([person.email, *mine.values_list("email", flat=True)])
    return sorted(verified | (claimed - _of_others(person, claimed)))


def _of_others(person: User, addresses: set[str]) -> set[str]:
    """Return those of the addresses that other accounts have, confirmed or not."""
    listed = EmailAddress.objects.filter(email__in=addresses).exclude(user=person)
    people = User.objects.filter(email__in=addresses).exclude(pk=person.pk)
    return _normal(
        [*listed.values_list("email", flat=True), *people.values_list("email", flat=True)]
    )


def _normal(addresses: Iterable[str]) -> set[str]:
    return {normal_address(address) for address in addresses if address}
