"""Events about people for other apps (see `mp2site.infra.events`)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from accounts.models import User


@dataclass(frozen=True, slots=True)
class PersonErased:
    """A person's account is being closed in this transaction; their data must be deleted."""

    person: User
    addresses: Sequence[str]


@dataclass(frozen=True, slots=True)
class AccessRevoked:
    """A person's access without a sign-in must end.

    This is access by tokens, the calendar feed, links in mails, and devices.
    """

    person: User


@dataclass(frozen=True, slots=True)
class MailTaken:
    """The mail server has accepted a mail about an account."""


@dataclass(frozen=True, slots=True)
class MailRefused:
    """The mail server has refused a mail about an account."""

    domain: str
    """The domain of the recipient. Events don't contain the whole address, so that no log or page
    shows it.
    """
    error: Exception
    connected: bool
    """Whether the connection was opened and the site's sign-in was accepted."""
