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
