"""Closing an account: personal data is erased, and a row without a name is kept for the seats.

`games.services.closing.person_close` is the whole operation. It handles seats and notices first.
"""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from typing import Final

from django.conf import settings
from django.contrib.admin.models import LogEntry
from django.contrib.auth import SESSION_KEY
from django.contrib.contenttypes.models import ContentType
from django.contrib.sessions.models import Session
from django.core.exceptions import ValidationError
from django.db import models, transaction
from django.db.models import Q
from django.db.models.fields.reverse_related import ForeignObjectRel

from accounts.events import PersonErased
from accounts.models import AuditEntry, User
from accounts.names import mention_of
from accounts.services.access import access_revoke
from accounts.services.computers import human_check
from mp2site.infra import clock
from mp2site.infra.events import publish

NAMED: Final = "~former-{}"
"""The username of a closed account. Other names can't begin with its first character."""
ERASED: Final = "…"
KEPT: Final = frozenset({"id", "password", "username", "is_computer"})
"""Columns that keep their values when an account is closed. Games show whether a program played."""


def closing_check(*, person: User) -> None:
    """Refuse to close the account of the last superuser or of one of the site's opponents.

    Raises ValidationError with the code `last-superuser` or `of-the-house`.
    """
    human_check(person=person)
    keepers = User.objects.filter(is_superuser=True, is_active=True)
    if person.is_superuser and not keepers.exclude(pk=person.pk).exists():
        raise ValidationError("the last superuser", code="last-superuser")


@transaction.atomic
def person_erase(*, person: User, addresses: list[str]) -> None:
    """Erase a person's data. Their row is kept for their seats, without personal data.

    The `on_delete` of each model decides about its rows. Rows with `CASCADE` are deleted. Other
    rows are kept; they then refer to a former player.
    """
    publish(PersonErased(person, addresses))
    access_revoke(person=person)
    _sessions_erase(person)
    _admin_log_erase(person, addresses)
    _audit_erase(person)
    for relation in _belongings():
        rows = relation.related_model._base_manager.filter(**{relation.field.name: person})  # noqa: SLF001 - Django's public API
        rows.only("pk").delete()
    _row_empty(person)


def _sessions_erase(person: User) -> None:
    """Delete all of a person's sessions, also cached copies.

    Every session must be decoded, since Django's table has no column for the person.
    """
    store = import_module(settings.SESSION_ENGINE).SessionStore
    for session in Session.objects.iterator():
        if session.get_decoded().get(SESSION_KEY) == str(person.pk):
            store(session.session_key).delete()


def _belongings() -> Iterator[ForeignObjectRel]:
    """Return the relations whose rows belong to a person, in an order of deletion that works."""
    hidden = User._meta.get_fields(include_hidden=True)  # noqa: SLF001 - Django's public API
    own = [
        relation
        for relation in hidden
        if isinstance(relation, ForeignObjectRel) and relation.on_delete is models.CASCADE
    ]
    yield from sorted(own, key=lambda relation: not _holds_back(relation.related_model))


def _holds_back(model: type[models.Model]) -> bool:
    """Return whether rows of a model must be deleted before other rows can be."""
    fields = model._meta.concrete_fields  # noqa: SLF001 - as above
    return any(
        field.remote_field and field.remote_field.on_delete is models.RESTRICT for field in fields
    )


def _admin_log_erase(person: User, addresses: list[str]) -> None:
    """Delete the admin's log entries on a person, since they quote changed values."""
    about = Q(content_type=ContentType.objects.get_for_model(User), object_id=str(person.pk))
    for address in addresses:
        about |= Q(object_repr__icontains=address)
    LogEntry.objects.filter(about).delete()


def _audit_erase(person: User) -> None:
    """Remove the person's name and the reasons from the audit log. Actions and times are kept."""
    AuditEntry.objects.filter(person=person).update(before="", after="", why=ERASED)
    mention = mention_of(person.username)
    for column in ("before", "after", "why"):
        likely = AuditEntry.objects.filter(**{f"{column}__icontains": person.username})
        named = [entry.pk for entry in likely if mention.search(getattr(entry, column))]
        AuditEntry.objects.filter(pk__in=named).update(**{column: ERASED})


def _row_empty(person: User) -> None:
    """Set every column to the value of a new row, and close the account."""
    for field in User._meta.concrete_fields:  # noqa: SLF001 - as above
        if field.name not in KEPT:
            setattr(person, field.attname, field.get_default())
    person.username = NAMED.format(person.pk)
    person.set_unusable_password()
    person.is_active, person.left_at = False, clock.now()
    person.save()
