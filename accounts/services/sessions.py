"""Ending of all access to an account: sessions, known browsers, tokens and links."""

from __future__ import annotations

from django.db import transaction

from accounts.models import User
from accounts.services.access import access_revoke
from accounts.services.computers import human_check
from mp2site.infra import clock


@transaction.atomic
def sessions_end(*, person: User) -> None:
    """End all of a person's sessions, and all access without a sign-in.

    No browser is known any more. Each session contains a hash, and this function changes it, so it
    works with every kind of session store. A view can keep its own session by
    `django.contrib.auth.update_session_auth_hash`.
    """
    person.sessions_ended_at = clock.now()
    person.save(update_fields=["sessions_ended_at"])
    access_revoke(person=person)


def password_set(*, person: User, password: str | None) -> None:
    """Set or remove a person's password, and end all access that the old one gave.

    The hash is computed before anything is locked. Raises `accounts.hashers.Busy`, and
    ValidationError with the code `of-the-house`.
    """
    human_check(person=person)
    person.set_password(password)
    with transaction.atomic():
        person.save(update_fields=["password"])
        sessions_end(person=person)
