"""What happens to people, as other apps may want to know it (see `mp2site.infra.events`)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from accounts.models import User


@dataclass(frozen=True, slots=True)
class PersonErased:
    """A person's account is being closed, in this transaction; what was theirs is to be forgotten."""

    person: User
    addresses: Sequence[str]


@dataclass(frozen=True, slots=True)
class AccessRevoked:
    """Whatever reaches a person without a sign-in is to reach them no more."""

    person: User


@dataclass(frozen=True, slots=True)
class MailTaken:
    """The mail server has taken a mail about an account."""


@dataclass(frozen=True, slots=True)
class MailRefused:
    """The mail server hasn't taken a mail about an account."""

    domain: str
    """The recipient's; the whole address is in no event, so that no log and no page can show it."""
    error: Exception
    connected: bool
    """Whether a connection was opened, and its sign-in accepted."""
