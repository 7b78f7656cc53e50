"""Receivers of allauth's signals."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from allauth.account.adapter import get_adapter
from allauth.account.models import EmailAddress
from allauth.account.signals import email_added
from allauth.usersessions.models import UserSession
from django.db.models.signals import pre_save
from django.dispatch import receiver

from accounts.addresses import normal_address
from accounts.agents import browser_of

if TYPE_CHECKING:
    from accounts.models import User

NOWHERE: Final = "0.0.0.0"  # noqa: S104 - a placeholder, as the column requires an address


@receiver(email_added)
def tell_of_address(user: User, email_address: EmailAddress, **_: Any) -> None:
    """Send a mail about a newly added address to the person's confirmed address."""
    if EmailAddress.objects.filter(user=user, verified=True).exists():
        context = {"to_email": email_address.email}
        get_adapter().send_notification_mail("account/email/email_added", user, context)


@receiver(pre_save, sender=EmailAddress)
def keep_normal(instance: EmailAddress, **_: Any) -> None:
    """Store an address in its normal form, which look-ups use."""
    instance.email = normal_address(instance.email)


@receiver(pre_save, sender=UserSession)
def keep_little(instance: UserSession, **_: Any) -> None:
    """Store only what helps a session's owner to recognise it, without the network address."""
    instance.ip = NOWHERE
    instance.user_agent = str(browser_of(instance.user_agent))
