"""Mails about an account: their content, language and sending."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING, Any, Final

from django.conf import settings
from django.core.mail import get_connection
from django.db import connections, transaction
from django.urls import reverse
from django.utils import timezone, translation

from accounts import events
from accounts.agents import browser_of
from accounts.zones import zone_of
from mp2site.infra import clock
from mp2site.infra.events import publish
from mp2site.text.moments import date, hour
from mp2site.text.rendering import msg

if TYPE_CHECKING:
    from django.core.mail import EmailMessage
    from django.http import HttpRequest

    from accounts.models import User

log = logging.getLogger(__name__)

NOTICE: Final = "account/email/notice"
KINDS: Final = {
    "account/email/new_sign_in": "sign-in",
    "account/email/email_added": "address-added",
    "account/email/email_changed": "address-changed",
    "account/email/email_deleted": "address-removed",
    "account/email/password_changed": "password",
    "account/email/password_reset": "password",
    "account/email/password_set": "password",
    "mfa/email/totp_activated": "app-on",
    "mfa/email/totp_deactivated": "app-off",
    "mfa/email/recovery_codes_generated": "codes",
    "mfa/email/webauthn_added": "passkey-added",
    "mfa/email/webauthn_removed": "passkey-removed",
}
"""The templates of allauth with our names for them, as in `security-mail-<kind>`."""
_out = ThreadPoolExecutor(max_workers=1, thread_name_prefix="account-mails")


def about(
    request: HttpRequest, template: str, person: User, context: dict[str, Any]
) -> dict[str, Any]:
    """Return the context of a security mail: the change, its time and the browser.

    It contains no network address.
    """
    agent = browser_of(request.headers.get("User-Agent", ""))
    with as_read_by(person):
        return {
            "user": person,
            "subject": f"security-mail-{KINDS[template]}-subject",
            "text": f"security-mail-{KINDS[template]}",
            "address": context.get("to_email") or context.get("deleted_email", ""),
            "browser": str(agent),
            "when": _when(),
            "zone": person.time_zone,
            "reset_url": reset_address(),
        }


def _when() -> str:
    """Return the current date and time.

    The date is needed since a mail may be read on another day.
    """
    now = clock.now()
    return msg("time-on", day=date(now), time=hour(timezone.localtime(now)))


def reset_address() -> str:
    """Return the address of the page to reset a password."""
    return f"{settings.SITE_URL}{reverse('account_reset_password')}"


@contextmanager
def as_read_by(person: User | None) -> Iterator[None]:
    """Activate a person's language and time zone, or the request's language if there is no person."""
    if person is None:
        yield
        return
    with translation.override(person.language), timezone.override(zone_of(person.time_zone)):
        yield


def post(message: EmailMessage) -> None:
    """Send a mail after the commit and after the response.

    So the time of the response doesn't reveal whether there was a recipient.
    """
    if settings.ACCOUNT_MAILS_AT_ONCE:
        _hand_over(message)
    else:
        transaction.on_commit(lambda: _out.submit(_send, message))


def _send(message: EmailMessage) -> None:
    try:
        _hand_over(message)
    except Exception as error:  # noqa: BLE001 - a mail server may raise anything; logs must not have the address
        log.error("a mail about an account didn't leave: %s", type(error).__name__)  # noqa: TRY400 - likewise
    finally:
        connections.close_all()


def _hand_over(message: EmailMessage) -> None:
    """Send a mail by the mail server, and publish the outcome as an event.

    Raises the client's errors.
    """
    message.connection = connection = get_connection()
    connected = False
    try:
        connection.open()
        connected = True
        message.send()
    except Exception as error:
        domain = message.recipients()[0].rpartition("@")[2]
        publish(events.MailRefused(domain, error, connected))
        raise
    finally:
        with suppress(
            Exception
        ):  # the mail is accepted or refused already, so an error while closing doesn't matter
            connection.close()
    publish(events.MailTaken())
