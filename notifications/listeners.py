"""The notices that each domain event of games and accounts makes, and their recipients.

The handlers run in the event's own transaction, so both the event and its notices are stored, or
neither.
"""

from __future__ import annotations

from collections.abc import Sequence

from accounts.events import AccessRevoked, MailRefused, MailTaken, PersonErased
from accounts.models import User
from accounts.selectors.blocks import who_has_blocked
from games import events
from games.models import Seat
from mp2site.infra import clock
from mp2site.infra.events import subscribe
from notifications.delivery.account_mails import refused_note, taken_note
from notifications.ledger.forgetting import addresses_forget
from notifications.ledger.writing import (
    notices_reconsider,
    notices_revive,
    notices_write,
    notices_write_to,
)
from notifications.models import MESSAGE, Kind, Topic
from notifications.policy.devices import devices_forget
from notifications.policy.presence import presence_note
from notifications.selectors import wanting


def _people(seats: Sequence[Seat]) -> list[Seat]:
    """Return the seats of people who can receive notices.

    Nobody reads notices to computer opponents, and guests have no address.
    """
    return [seat for seat in seats if not (seat.person.strength or seat.person.is_guest)]


def _others(seats: Sequence[Seat], by: User | None) -> list[Seat]:
    """Return the people's seats without that of the person who caused the event."""
    return [seat for seat in _people(seats) if by is None or seat.person_id != by.pk]


def _planners(event: events.TurnsOpened | events.TableEnded) -> list[Seat]:
    """Return the seat whose plan played, if it is among the event's: its person was absent."""
    return [seat for seat in event.seats if event.by_plan and seat.person_id == _pk(event.by)]


def _pk(person: User | None) -> int | None:
    return person.pk if person else None


@subscribe(events.TableStarted)
def _started(event: events.TableStarted) -> None:
    told = _others(event.seats, event.by)
    notices_write(table=event.table, seats=told, kind=Kind.STARTED, by=event.by)


@subscribe(events.TurnsOpened)
def _turns_opened(event: events.TurnsOpened) -> None:
    """Notify the people to move, except absent ones whose stand-in plays."""
    told = [seat for seat in _others(event.seats, event.by) if not seat.held_by_house]
    notices_write(table=event.table, seats=told, kind=Kind.TURN, by=event.by)
    notices_write(table=event.table, seats=_planners(event), kind=Kind.TURN)


@subscribe(events.PlanSettled)
def _plan_settled(event: events.PlanSettled) -> None:
    """Judge held notices again: the person's turn is over, or the person must move after all."""
    notices_reconsider(person_id=event.seat.person_id)


@subscribe(events.ReminderDue)
def _reminder_due(event: events.ReminderDue) -> None:
    notices_write(table=event.table, seats=[event.seat], kind=Kind.REMINDER, step=event.step)


@subscribe(events.TurnTimedOut)
def _timed_out(event: events.TurnTimedOut) -> None:
    notices_write(table=event.table, seats=[event.seat], kind=Kind.TIMED_OUT)


@subscribe(events.SeatResigned)
def _resigned(event: events.SeatResigned) -> None:
    """Notify the others, except people who have resigned before."""
    told = [seat for seat in _others(event.seats, event.by) if seat.resigned_at is None]
    step = f"s{event.seat.place}"
    notices_write(table=event.table, seats=told, kind=Kind.RESIGNED, step=step, by=event.by)


@subscribe(events.TablePauseProposed)
def _pause_proposed(event: events.TablePauseProposed) -> None:
    """Notify the others, once a day at most."""
    step = f"d{clock.now():%y%m%d}"
    told = _others(event.seats, event.by)
    notices_write(
        table=event.table, seats=told, kind=Kind.PAUSE_ASKED, step=step, by=event.by, turn=0
    )


@subscribe(events.TablePaused)
def _paused(event: events.TablePaused) -> None:
    notices_write(
        table=event.table, seats=_playing(event.seats), kind=Kind.PAUSED, step=_now(event), turn=0
    )


@subscribe(events.TableResumed)
def _resumed(event: events.TableResumed) -> None:
    told = [seat for seat in _playing(event.seats) if not event.by or seat.person_id != event.by.pk]
    notices_write(table=event.table, seats=told, kind=Kind.RESUMED, step=_now(event), turn=0)


def _playing(seats: Sequence[Seat]) -> list[Seat]:
    """Return the seats of people who haven't resigned."""
    return [seat for seat in _people(seats) if seat.resigned_at is None]


def _now(event: events.TablePaused | events.TableResumed) -> str:
    """Return a step that distinguishes this pause from an earlier one at the table."""
    return f"v{event.table.version}"


@subscribe(events.TableEnded)
def _ended(event: events.TableEnded) -> None:
    told = _others(event.seats, event.by)
    notices_write(table=event.table, seats=told, kind=Kind.OVER, by=event.by)
    notices_write(table=event.table, seats=_planners(event), kind=Kind.OVER)


@subscribe(events.TableClosed)
def _closed(event: events.TableClosed) -> None:
    notices_write(table=event.table, seats=_people(event.seats), kind=Kind.CLOSED)


@subscribe(events.TableQuarantined)
def _quarantined(event: events.TableQuarantined) -> None:
    """Notify the people of each stop: a table may stop more than once in a turn."""
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


@subscribe(events.SeatProposed)
def _seat_proposed(event: events.SeatProposed) -> None:
    """Notify the person each time: a notice of an earlier proposal isn't enough to be seated."""
    people, step = [event.person_id], _this_time()
    notices_write_to(table=event.table, person_ids=people, kind=Kind.SEAT, step=step)


@subscribe(events.SeatMissed)
def _seat_missed(event: events.SeatMissed) -> None:
    people, step = [event.person_id], _this_time()
    notices_write_to(table=event.table, person_ids=people, kind=Kind.NO_SEAT, step=step)


def _this_time() -> str:
    """Return a step unique to this proposal at the table; a sweep makes one at most."""
    return f"t{clock.now():%y%m%d%H%M%S}"


def _again(before: int) -> str:
    """Return a step that distinguishes a notice from earlier ones of its kind at the table."""
    return f"again-{before}" if before else ""


@subscribe(events.MessageSaid)
def _said(event: events.MessageSaid) -> None:
    """Notify the people who chose to get talk by itself; others read it with their next turn."""
    author = event.message.person
    others = [seat for seat in _others(event.seats, author) if not seat.talk_muted]
    told = wanting(Topic.TALK, event.table, [seat.person_id for seat in others])
    told -= who_has_blocked(author, among=told)
    seats = [seat for seat in others if seat.person_id in told]
    step = f"{MESSAGE}{event.message.pk}"
    notices_write(table=event.table, seats=seats, kind=Kind.CHAT, step=step, by=author)


@subscribe(events.CalendarChanged)
def _calendar_changed(event: events.CalendarChanged) -> None:
    notices_reconsider(person_id=event.person_id)


@subscribe(events.TableViewed)
def _table_viewed(event: events.TableViewed) -> None:
    presence_note(person_id=event.person_id, table_id=event.table_id, anew=event.drawn)


@subscribe(PersonErased)
def _person_erased(event: PersonErased) -> None:
    addresses_forget(addresses=event.addresses)


@subscribe(AccessRevoked)
def _access_revoked(event: AccessRevoked) -> None:
    """Send nothing more to the person's devices: one may be a lost phone."""
    devices_forget(person=event.person)


@subscribe(MailTaken)
def _account_mail_taken(_: MailTaken) -> None:
    taken_note()


@subscribe(MailRefused)
def _account_mail_refused(event: MailRefused) -> None:
    refused_note(domain=event.domain, error=event.error, connected=event.connected)
