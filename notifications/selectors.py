"""All that reads notices and mails."""

from __future__ import annotations

from collections.abc import Iterable

from allauth.account.models import EmailAddress
from django.conf import settings
from django.db import models
from django.db.models import Count, Max, QuerySet

from accounts.models import User
from notifications.models import Notice, StoredMail

MAILBOX = "notifications.mailbox.MailboxBackend"


def address_of(person: User) -> str:
    """Return the address that the person has shown to be theirs; empty when there is none."""
    verified = EmailAddress.objects.filter(user=person, verified=True).order_by("-primary")
    return verified.values_list("email", flat=True).first() or ""


def notices_of(person: User) -> QuerySet[Notice]:
    """Return the person's own ledger, the newest first."""
    return Notice.objects.filter(person=person).order_by("-created_at")


def mailbox_open() -> bool:
    """Tell whether this house keeps its mails on a page, as the embedded mode does."""
    return settings.EMAIL_BACKEND == MAILBOX


def mails_to(*addresses: str) -> QuerySet[StoredMail]:
    """Return the mails to these addresses, the newest first."""
    return StoredMail.objects.filter(to__in=[address.lower() for address in addresses])


def mail_addresses() -> list[tuple[str, int]]:
    """Return the addresses with mails and how many, the latest first."""
    counted = StoredMail.objects.order_by().values("to")
    rows = counted.annotate(count=Count("pk"), last=Max("sent_at")).order_by("-last")
    return [(row["to"], row["count"]) for row in rows]


def addresses_of(person: User) -> list[str]:
    """Return the person's addresses: those shown to be theirs, others unless somebody else has them.

    Anyone may claim an address; its mails are for whoever had it.
    """
    mine = EmailAddress.objects.filter(user=person)
    verified = _lower(mine.filter(verified=True).values_list("email", flat=True))
    claimed = _lower([person.email, *mine.values_list("email", flat=True)])
    return sorted(verified | (claimed - _of_others(person, claimed)))


def _of_others(person: User, addresses: set[str]) -> set[str]:
    """Return which of the addresses somebody else has, verified or not."""
    wanted = models.Q()
    for address in addresses:
        wanted |= models.Q(email__iexact=address)
    listed = EmailAddress.objects.filter(wanted).exclude(user=person)
    people = User.objects.filter(wanted).exclude(pk=person.pk)
    return _lower(
        [*listed.values_list("email", flat=True), *people.values_list("email", flat=True)]
    )


def _lower(addresses: Iterable[str]) -> set[str]:
    return {address.lower() for address in addresses if address}
