"""All that reads notices and mails."""

from __future__ import annotations

from allauth.account.models import EmailAddress
from django.conf import settings
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
    """Return all addresses of the person, verified or not."""
    known = EmailAddress.objects.filter(user=person).values_list("email", flat=True)
    return sorted({person.email.lower(), *(email.lower() for email in known)} - {""})
