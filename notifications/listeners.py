"""Who is told of what: each domain event of games and accounts, and the notices it makes.

The handlers run in the event's own transaction, so the ledger says what happened or neither did.
"""

from __future__ import annotations

from collections.abc import Sequence

from accounts.events import PersonErased
from accounts.models import User
from games import events
from games.models import Seat
from mp2site.infra.events import subscribe
from notifications.ledger.forgetting import addresses_forget
from notifications.ledger.writing import (
    notices_reconsider,
    notices_revive,
    notices_write,
    notices_write_to,
)
from notifications.models import Kind
from notifications.policy.presence import presence_note


def _people(seats: Sequence[Seat]) -> list[Seat]:
    """Return the seats of all who can be told anything.

    Nobody reads what the house's opponents are sent, and guests have no address.
    """
    return [seat for seat in seats if not (seat.person.strength or seat.person.is_guest)]


def _others(seats: Sequence[Seat], by: User | None) -> list[Seat]:
    """Return the people's seats but that of the person whose doing it is."""
    return [seat for seat in _people(seats) if by is None or seat.person_id != by.pk]


@subscribe(events.TableStarted)
def _started(event: events.TableStarted) -> None:
    told = _others(event.seats, event.by)
    notices_write(table=event.table, seats=told, kind=Kind.STARTED, by=event.by)


@subscribe(events.TurnsOpened)
def _turns_opened(event: events.TurnsOpened) -> None:
    """Who is away, so that the house plays for them, isn't told."""
    told = [seat for seat in _others(event.seats, event.by) if not seat.held_by_house]
    notices_write(table=event.table, seats=told, kind=Kind.TURN, by=event.by)


@subscribe(events.ReminderDue)
def _reminder_due(event: events.ReminderDue) -> None:
    notices_write(table=event.table, seats=[event.seat], kind=Kind.REMINDER, step=event.step)


@subscribe(events.TurnTimedOut)
def _timed_out(event: events.TurnTimedOut) -> None:
    notices_write(table=event.table, seats=[event.seat], kind=Kind.TIMED_OUT)


@subscribe(events.TableEnded)
def _ended(event: events.TableEnded) -> None:
    told = _others(event.seats, event.by)
    notices_write(table=event.table, seats=told, kind=Kind.OVER, by=event.by)


@subscribe(events.TableClosed)
def _closed(event: events.TableClosed) -> None:
    notices_write(table=event.table, seats=_people(event.seats), kind=Kind.CLOSED)


@subscribe(events.TableQuarantined)
def _quarantined(event: events.TableQuarantined) -> None:
    """A table may stop more than once in a turn: each stop is told."""
    step = f"v{event.table.version}"
    told = _people(event.seats)
    notices_write(table=event.table, seats=told, kind=Kind.QUARANTINED, step=step)


@subscribe(events.TableReleased)
def _released(event: events.TableReleased) -> None:
    notices_revive(table=event.table)


@subscribe(events.PersonInvited)
def _invited(event: events.PersonInvited) -> None:
    people, step = [event.person_id], _again(event.before)
    notices_write_to(
        table=event.table, person_ids=people, kind=Kind.INVITATION, step=step, by=event.by
    )


@subscribe(events.PersonRemoved)
def _removed(event: events.PersonRemoved) -> None:
    people, step = [event.person_id], _again(event.before)
    notices_write_to(
        table=event.table, person_ids=people, kind=Kind.REMOVED, step=step, by=event.by
    )


def _again(before: int) -> str:
    """Return what tells a notice apart from earlier ones of its kind at the same table."""
    return f"again-{before}" if before else ""


@subscribe(events.CalendarChanged)
def _calendar_changed(event: events.CalendarChanged) -> None:
    notices_reconsider(person_id=event.person_id)


@subscribe(events.TableViewed)
def _table_viewed(event: events.TableViewed) -> None:
    presence_note(person_id=event.person_id, table_id=event.table_id)


@subscribe(PersonErased)
def _person_erased(event: PersonErased) -> None:
    addresses_forget(addresses=event.addresses)
