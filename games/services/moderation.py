"""The staff's actions on tables and people. Each action notifies the people concerned.

A suspension changes both the account and the seats. The app `accounts` doesn't know seats, so this
module changes both in one transaction, and views call only this module. Each action writes an entry
of the audit log (`accounts.models.AuditEntry`) in the same transaction.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from django.core.mail import EmailMessage
from django.db import transaction
from django.db.models import F
from django.utils import translation

from accounts import mails
from accounts.models import AuditEntry, Circle, Report, User
from accounts.selectors.addresses import confirmed_address
from accounts.services import moderation as services_moderation
from accounts.services import reporting as services_reporting
from accounts.services.moderation import audit_write
from games.errors import NotFound, NotPlaying
from games.events import TableClosed
from games.models import Status, Table
from games.services.ending import table_end
from games.services.leaving import live_tables_lock, seats_give_up
from games.services.lifecycle import table_name
from games.services.locks import lock_seats, lock_table, table_transaction
from games.services.table_changes import table_changed
from mp2site.infra import clock
from mp2site.infra.contact import operator_contact
from mp2site.infra.events import publish
from mp2site.text.rendering import msg

What = AuditEntry.What
WORDS: Final = {"report": "moderation-mail-answer"}
"""The message ids of mails in which the staff's text isn't a reason."""


def table_rename(*, table_id: str, by: User, name: str, why: str) -> Table:
    """Rename a table, or remove its name. Raises NotFound, BadSetup, ValidationError."""
    with table_moderated(table_id) as table:
        before, table.name = table.name, table_name(name)
        audit_write(
            by=by, what=What.TABLE_RENAMED, why=why, table=table.pk, before=before, after=table.name
        )
        table_changed(table, "name")
    return table.lighten()


def table_hide(*, table_id: str, by: User, why: str) -> Table:
    """Hide a table from everybody but its players, who can play on.

    Raises NotFound, ValidationError.
    """
    with table_moderated(table_id) as table:
        audit_write(by=by, what=What.TABLE_HIDDEN, why=why, table=table.pk)
        table.hidden = True
        table_changed(table, "hidden")
    return table.lighten()


def table_show(*, table_id: str, by: User, why: str) -> Table:
    """Show a hidden table again to everybody who may see it by its visibility.

    Raises NotFound, ValidationError.
    """
    with table_moderated(table_id) as table:
        audit_write(by=by, what=What.TABLE_SHOWN, why=why, table=table.pk)
        table.hidden = False
        table_changed(table, "hidden")
    return table.lighten()


def table_close(*, table_id: str, by: User, why: str) -> Table:
    """Close an open or running table without a result, and notify its players.

    Raises NotFound, NotPlaying (it is over), ValidationError.
    """
    with table_moderated(table_id) as table:
        if table.over:
            raise NotPlaying
        audit_write(by=by, what=What.TABLE_CLOSED, why=why, table=table.pk)
        seats = lock_seats(table)
        if table.started_at is None:
            table.status, table.finished_at = Status.ABANDONED, clock.now()
            table_changed(table, "status", "finished_at")
            publish(TableClosed(table, seats))
        else:
            table_end(table, seats, None, why="closed")
    return table.lighten()


def person_suspend(*, person: User, by: User, why: str) -> User:
    """Suspend a person: sign them out everywhere, autoplay their seats, and mail them the reason.

    Raises ValidationError, Busy.
    """
    with table_transaction():
        seats_give_up(person=person)
        suspended = services_moderation.person_suspend(person=person, by=by, why=why)
        _mail(suspended, "suspended", why)
    return suspended


def person_restore(*, person: User, by: User, why: str) -> User:
    """Restore a suspended person and notify them. They can take their seats back.

    Raises ValidationError.
    """
    with table_transaction():
        restored = services_moderation.person_restore(person=person, by=by, why=why)
        _mail(restored, "restored", "")
    return restored


def person_rename(*, person: User, by: User, name: str, why: str) -> User:
    """Rename a person, and notify them. Raises ValidationError."""
    with table_transaction():
        live_tables_lock(person)
        renamed = services_moderation.person_rename(person=person, by=by, name=name, why=why)
        # Pages that show the old name must be fetched again, so the tables' versions change.
        Table.objects.filter(seats__person=renamed).update(version=F("version") + 1)
        _mail(renamed, "renamed", why)
    return renamed


@transaction.atomic
def person_password_set(*, person: User, by: User, password: str | None, why: str) -> User:
    """Set or remove a person's password, and notify them. Raises ValidationError."""
    changed = services_moderation.person_password_set(
        person=person, by=by, password=password, why=why
    )
    _mail(changed, "password", why)
    return changed


@transaction.atomic
def person_factors_remove(*, person: User, by: User, why: str) -> User:
    """Remove a person's second factors, and notify them. Raises ValidationError."""
    changed = services_moderation.person_factors_remove(person=person, by=by, why=why)
    _mail(changed, "factors", why)
    return changed


@transaction.atomic
def circle_dissolve(*, report: Report, by: User, why: str) -> None:
    """Dissolve a reported circle for all its members. Raises NotFound, ValidationError."""
    circle = Circle.objects.select_for_update().filter(pk=report.circle).first()
    if circle is None:
        raise NotFound
    audit_write(by=by, what=What.CIRCLE_DISSOLVED, why=why, person=report.of, before=circle.name)
    circle.delete()


@transaction.atomic
def report_answer(*, report: Report, by: User, answer: str) -> Report:
    """Answer a report, and mail the answer to its author. Raises ValidationError."""
    answered = services_reporting.report_answer(report=report, by=by, answer=answer)
    _mail(answered.by, "report", answered.answer)
    return answered


@contextmanager
def table_moderated(table_id: str) -> Iterator[Table]:
    """Lock a table for a moderator in a transaction, and yield the table. Raises NotFound."""
    with table_transaction():
        yield lock_table(table_id)


def _mail(person: User, what: str, why: str) -> None:
    """Mail a person after the commit, if they have a confirmed address.

    ``what`` names the message; ``why`` is the staff's text.
    """
    if address := confirmed_address(person):
        mails.post(_message(person, what, why, address))


def _message(person: User, what: str, why: str, address: str) -> EmailMessage:
    with translation.override(person.language):
        said = [
            msg("accounts-mail-hello", name=person.username),
            msg(f"moderation-mail-{what}", name=person.username),
            *([msg(WORDS.get(what, "moderation-mail-why"), why=why)] if why else []),
            msg("moderation-mail-contact", address=operator_contact()),
            "Caravanserai",
        ]
        subject = msg(f"moderation-mail-{what}-subject")
    return EmailMessage(
        subject, "\n\n".join(said) + "\n", to=[address],
        headers={"Auto-Submitted": "auto-generated"},
    )  # fmt: skip
