"""Who is told of what: each domain event of games and accounts, and the notices it makes.

The handlers run in the event's own transaction, so the ledger says what happened or neither did.
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
    """Return the seats of all who can be told anything.

    Nobody reads what the house's opponents are sent, and guests have no address.
    """
    return [seat for seat in seats if not (seat.person.strength or seat.person.is_guest)]


def _others(seats: Sequence[Seat], by: User | None) -> list[Seat]:
    """Return the people's seats but that of the person whose doing it is."""
    return [seat for seat in _people(seats) if by is None or seat.person_id != by.pk]


def _planners(event: events.TurnsOpened | events.TableEnded) -> list[Seat]:
    """Return the seat whose plan it was, if it is among the event's: its person wasn't there."""
    return [seat for seat in event.seats if event.by_plan and seat.person_id == _pk(event.by)]


def _pk(person: User | None) -> int | None:
    return person.pk if person else None


@subscribe(events.TableStarted)
def _started(event: events.TableStarted) -> None:
    told = _others(event.seats, event.by)
    notices_write(table=event.table, seats=told, kind=Kind.STARTED, by=event.by)


@subscribe(events.TurnsOpened)
def _turns_opened(event: events.TurnsOpened) -> None:
    """Who is away, so that the house plays for them, isn't told."""
    told = [seat for seat in _others(event.seats, event.by) if not seat.held_by_house]
    notices_write(table=event.table, seats=told, kind=Kind.TURN, by=event.by)
    notices_write(table=event.table, seats=_planners(event), kind=Kind.TURN)


@subscribe(events.PlanSettled)
def _plan_settled(event: events.PlanSettled) -> None:
    """Judge anew what was held until then: their turn is over, or they are asked after all."""
    notices_reconsider(person_id=event.seat.person_id)


@subscribe(events.ReminderDue)
def _reminder_due(event: events.ReminderDue) -> None:
    notices_write(table=event.table, seats=[event.seat], kind=Kind.REMINDER, step=event.step)


@subscribe(events.TurnTimedOut)
def _timed_out(event: events.TurnTimedOut) -> None:
    notices_write(table=event.table, seats=[event.seat], kind=Kind.TIMED_OUT)


@subscribe(events.SeatResigned)
def _resigned(event: events.SeatResigned) -> None:
    """Who has resigned before looks on, and isn't told either."""
    told = [seat for seat in _others(event.seats, event.by) if seat.resigned_at is None]
    step = f"s{event.seat.place}"
    notices_write(table=event.table, seats=told, kind=Kind.RESIGNED, step=step, by=event.by)


@subscribe(events.TablePauseProposed)
def _pause_proposed(event: events.TablePauseProposed) -> None:
    """Once a day at most, however often it is asked."""
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
    """Return the people's seats but those of who has resigned."""
    return [seat for seat in _people(seats) if seat.resigned_at is None]


def _now(event: events.TablePaused | events.TableResumed) -> str:
    """Return what tells a pause apart from an earlier one at the same table."""
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


@subscribe(events.SeatProposed)
def _seat_proposed(event: events.SeatProposed) -> None:
    """Each time anew: nobody is seated where they were told of an earlier proposal alone."""
    people, step = [event.person_id], _this_time()
    notices_write_to(table=event.table, person_ids=people, kind=Kind.SEAT, step=step)


@subscribe(events.SeatMissed)
def _seat_missed(event: events.SeatMissed) -> None:
    people, step = [event.person_id], _this_time()
    notices_write_to(table=event.table, person_ids=people, kind=Kind.NO_SEAT, step=step)


def _this_time() -> str:
    """Return what tells a proposal apart from an earlier one of the same table; a sweep makes one at most."""
    return f"t{clock.now():%y%m%d%H%M%S}"


def _again(before: int) -> str:
    """Return what tells a notice apart from earlier ones of its kind at the same table."""
    return f"again-{before}" if before else ""


@subscribe(events.MessageSaid)
def _said(event: events.MessageSaid) -> None:
    """Only who has chosen to hear of talk by itself is told; all others read it with their next turn."""
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
    """A phone that was lost is told nothing more."""
    devices_forget(person=event.person)


@subscribe(MailTaken)
def _account_mail_taken(_: MailTaken) -> None:
    taken_note()


@subscribe(MailRefused)
def _account_mail_refused(event: MailRefused) -> None:
    refused_note(domain=event.domain, error=event.error, connected=event.connected)
