"""The staff's actions on people, and the audit log of all their actions.

A suspension also affects seats. So views call `games.services.moderation`, which changes the seats
in the same transaction.
"""

from __future__ import annotations

from allauth.account.adapter import get_adapter
from allauth.mfa.models import Authenticator
from django.core.exceptions import ValidationError
from django.db import transaction

from accounts.models import AuditEntry, User
from accounts.services.computers import human_check
from accounts.services.sessions import password_set, sessions_end
from mp2site.infra import clock
from mp2site.text.plain import cleaned

What = AuditEntry.What
WHY_LENGTH = 500


def why_clean(why: str) -> str:
    """Return a reason in one line, without invisible characters. Raises ValidationError, `why`."""
    why = " ".join(cleaned(why).split())
    if not why or len(why) > WHY_LENGTH:
        raise ValidationError("a reason of 1 to 500 characters is needed", code="why")
    return why


@transaction.atomic
def audit_write(
    *,
    by: User,
    what: AuditEntry.What,
    why: str,
    person: User | None = None,
    table: str = "",
    before: str = "",
    after: str = "",
) -> AuditEntry:
    """Write an audit entry, in the transaction of the action.

    Raises ValidationError with the code `not-staff` or `why`.
    """
    why = why_clean(why)
    if not (by.is_active and by.is_staff):
        raise ValidationError("only the staff does that", code="not-staff")
    return AuditEntry.objects.create(
        at=clock.now(), by=by, what=what, why=why, person=person, table=table,
        before=before, after=after,
    )  # fmt: skip


@transaction.atomic
def person_suspend(*, person: User, by: User, why: str) -> User:
    """Sign a person out everywhere. They can't sign in until they are restored.

    Raises ValidationError with the code `not-staff`, `why`, `yourself`, `of-the-staff`, or
    `inactive` (they are suspended already, or have closed their account).
    """
    person = _locked(person)
    audit_write(by=by, what=What.PERSON_SUSPENDED, why=why, person=person)
    if person.pk == by.pk:
        raise ValidationError("nobody suspends themselves", code="yourself")
    _rank_check(person, by)
    if not person.is_active:
        raise ValidationError("this account is suspended or closed", code="inactive")
    person.is_active, person.suspended_at = False, clock.now()
    person.save(update_fields=["is_active", "suspended_at"])
    sessions_end(person=person)
    return person


@transaction.atomic
def person_restore(*, person: User, by: User, why: str) -> User:
    """Restore a suspended person. They must sign in again and take their seats back themselves.

    Raises ValidationError with the code `not-staff`, `why`, `of-the-staff` or `not-suspended`.
    """
    person = _locked(person)
    _rank_check(person, by)
    audit_write(by=by, what=What.PERSON_RESTORED, why=why, person=person)
    if person.suspended_at is None:
        raise ValidationError("this person isn't suspended", code="not-suspended")
    person.is_active, person.suspended_at = True, None
    person.save(update_fields=["is_active", "suspended_at"])
    return person


@transaction.atomic
def person_rename(*, person: User, by: User, name: str, why: str) -> User:
    """Rename a person; the new name must obey the rules of sign-up.

    Raises ValidationError with the code `not-staff`, `why`, `of-the-staff`, or that of a rule for
    names.
    """
    person = _locked(person)
    if person.pk != by.pk:
        _rank_check(person, by)
    before, after = person.username, get_adapter().clean_username(name.strip())
    audit_write(by=by, what=What.PERSON_RENAMED, why=why, person=person, before=before, after=after)
    person.username = after
    person.save()  # all columns are saved, since some are computed from the name
    return person


@transaction.atomic
def person_password_set(*, person: User, by: User, password: str | None, why: str) -> User:
    """Set or remove a person's password and end their sessions; superusers only.

    Raises ValidationError with the code `not-staff`, `why` or `not-superuser`;
    `accounts.hashers.Busy`.
    """
    if not by.is_superuser:
        raise ValidationError("only a superuser sets a password", code="not-superuser")
    password_set(person=person, password=password)
    audit_write(by=by, what=What.PASSWORD_SET, why=why, person=person)
    return person


@transaction.atomic
def person_factors_remove(*, person: User, by: User, why: str) -> User:
    """Remove the second factors of a person who lost theirs, and end all their sessions.

    Raises ValidationError with the code `not-staff`, `why`, `of-the-staff` or `no-factors`.
    """
    person = _locked(person)
    audit_write(by=by, what=What.FACTORS_REMOVED, why=why, person=person)
    _rank_check(person, by)
    factors = Authenticator.objects.filter(user=person)
    if not factors.exists():
        raise ValidationError("this person has no second factor", code="no-factors")
    factors.delete()
    sessions_end(person=person)
    return person


def _rank_check(person: User, by: User) -> None:
    """Refuse an action on another member of the staff. Raises ValidationError, `of-the-staff`."""
    if (person.is_staff or person.is_superuser) and not by.is_superuser:
        raise ValidationError("only a superuser does that to the staff", code="of-the-staff")


def _locked(person: User) -> User:
    """Lock a person. Raises ValidationError, `of-the-house`, for the site's opponents."""
    locked = User.objects.select_for_update(no_key=True).get(pk=person.pk)
    human_check(person=locked)
    return locked
