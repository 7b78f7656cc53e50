"""The handlers that write the notices of each event of games and accounts.

They run in the transaction of the event. So the event and its notices are stored together, or
neither.
"""

from __future__ import annotations

from typing import Any

from accounts.events import AccessRevoked, MailRefused, MailTaken, PersonErased
from games import events
from mp2site.infra.events import subscribe
from notifications.delivery.account_mails import refused_note, taken_note
from notifications.kinds import made_by
from notifications.ledger.belongings import addresses_forget
from notifications.ledger.writing import (
    notices_reconsider,
    notices_revive,
    notices_write,
)
from notifications.policy.devices import devices_forget
from notifications.policy.presence import presence_note


@subscribe(object)
def _happened(event: Any) -> None:
    """Write the notices of every kind that this event makes."""
    for kind, sent in made_by(event):
        notices_write(
            about=event.subject if kind.subject else event.table,
            turns=sent.to(event),
            kind=kind,
            step=sent.step(event),
            by=sent.by(event),
        )


@subscribe(events.PlanSettled)
def _plan_settled(event: events.PlanSettled) -> None:
    """Decide again about the person's held notices, since their plan is settled."""
    notices_reconsider(person_id=event.seat.person_id)


@subscribe(events.TableReleased)
def _released(event: events.TableReleased) -> None:
    notices_revive(table=event.table)


@subscribe(events.CalendarChanged)
def _calendar_changed(event: events.CalendarChanged) -> None:
    notices_reconsider(person_id=event.person_id)


@subscribe(events.TableViewed)
def _table_viewed(event: events.TableViewed) -> None:
    presence_note(person_id=event.person.pk, table_id=event.table_id, unseen=event.drawn)


@subscribe(PersonErased)
def _person_erased(event: PersonErased) -> None:
    addresses_forget(addresses=event.addresses)


@subscribe(AccessRevoked)
def _access_revoked(event: AccessRevoked) -> None:
    """Remove the person's devices, since one of them may be a lost phone."""
    devices_forget(person=event.person)


@subscribe(MailTaken)
def _account_mail_taken(_: MailTaken) -> None:
    taken_note()


@subscribe(MailRefused)
def _account_mail_refused(event: MailRefused) -> None:
    refused_note(domain=event.domain, error=event.error, connected=event.connected)
