"""Messages at tables: sent, changed within some minutes, and marked as read."""

from __future__ import annotations

from datetime import timedelta
from typing import Any, Final

import msgspec
from django.conf import settings
from django.db.models import F

from accounts.models import Report, User
from accounts.services import reporting
from accounts.services.reporting import Said
from games import engine
from games.errors import (
    Malformed,
    NeedsAccount,
    NotFound,
    NotHost,
    NotYourSeat,
    TalkClosed,
    TooLate,
    TooLong,
    TooMany,
)
from games.models import Seat, Table
from games.rules.kernel import RulesBug, Text
from games.selectors.tables import can_read, seat_of
from games.services.locks import (
    held_is_busy,
    lock_person,
    lock_seats,
    lock_table,
    own_seat,
    table_transaction,
)
from games.services.private_changes import seat_change_privately
from games.services.reporting import person_refusals
from games.session import session_open
from games.talk import LONGEST, cleaned
from games.talk.events import MessageSaid
from games.talk.models import Message
from games.talk.selectors import messages_up_to
from mp2site.infra import clock
from mp2site.infra.events import publish

CHANGEABLE: Final = timedelta(minutes=5)
"""The time within which an author can change or delete a message."""
READ: Final = 4 * LONGEST
"""The greatest length of a text that is cleaned. A longer text is refused at once."""
HOUR: Final = timedelta(hours=1)


def message_say(*, table_id: str, by: User, text: str) -> Message:
    """Send a message from a player to the players, or from a spectator to the spectators.

    Raises NotFound, NotYourSeat (before the game, only players may write), NeedsAccount,
    TalkClosed, Malformed (an empty message), TooLong, TooMany, Busy.
    """
    if by.is_guest:
        raise NeedsAccount
    if by.is_computer:
        raise NeedsAccount(Text("errors-talk-program"))
    text = _sayable(text)
    # The headline is computed before the table is locked, so that choices needn't wait for it.
    before = session_open(table_id=table_id, person=by).table
    moment = _moment(before)
    with table_transaction():
        table = lock_table(table_id)
        seats = lock_seats(table)
        own = seat_of(seats, by)
        _check(table, own, by)
        message = Message.objects.create(
            table=table,
            person=by,
            audience=Message.Audience.SEATS if own else Message.Audience.SPECTATORS,
            text=text,
            ply=before.ply,
            moment=moment,
            place=_place(seats),
        )
        if own:
            Seat.objects.filter(pk=own.pk).update(last_read=message.pk)
            publish(MessageSaid(table, seats, message))
        _redraw(table, **({"said": message.pk} if own else {}))
    return message


def message_change(*, table_id: str, message_id: int, by: User, text: str) -> Message:
    """Change one's own message. Raises the errors of `message_say`, and TooLate."""
    text = _sayable(text)
    with table_transaction():
        message = _own_message(table_id, message_id, by)
        if message.table.talk_closed:
            raise TalkClosed
        message.text, message.edited_at = text, clock.now()
        message.save(update_fields=["text", "edited_at"])
        _redraw(message.table)
    return message


def message_take_back(*, table_id: str, message_id: int, by: User) -> Message:
    """Delete one's own message. Raises NotFound, NotYourSeat, TooLate, Busy."""
    with table_transaction():
        message = _own_message(table_id, message_id, by)
        message.taken_back = True
        message.save(update_fields=["taken_back"])
        _redraw(message.table)
    return message


def message_report(*, table_id: str, message_id: int, by: User, why: str) -> Report:
    """Report a message to the staff, with the messages before it.

    The author isn't notified. Raises NotFound, BadPerson (one's own message, no reason), TooMany,
    NeedsAccount.
    """
    session = session_open(table_id=table_id, person=by)
    message, *before = messages_up_to(session.table, session.own, by, message_id)
    earlier = [(one.person, one.text) for one in reversed(before)]
    said = Said(session.table.pk, message.pk, message.text, earlier)
    with person_refusals("reports"):
        return reporting.message_report(by=by, of=message.person, said=said, why=why)


def talk_mark_read(*, table_id: str, by: User, last: int) -> None:
    """Record the last message that a person has read. Ids that don't exist yet are ignored.

    Other people can't see it. The function writes one seat's row without locking the table, as
    `table_seen` does.
    """
    known = Message.objects.filter(table=table_id, pk__lte=last)
    newest = known.order_by("-pk").values_list("pk", flat=True).first()
    with held_is_busy():
        if newest is not None:
            Seat.objects.filter(table=table_id, person=by, last_read__lt=newest).update(
                last_read=newest
            )


def talk_mute(*, table_id: str, by: User, muted: bool) -> None:
    """Mute or unmute a table's chat for a person. Raises NotFound, NotYourSeat, Busy."""
    with table_transaction():
        table = lock_table(table_id)
        seat = own_seat(table, lock_seats(table), by)
        seat_change_privately(seat, talk_muted=muted)


def talk_close(*, table_id: str, by: User, closed: bool) -> None:
    """Close or open a table's chat, as its host. Raises NotFound, NotHost, Busy."""
    with table_transaction():
        table = lock_table(table_id)
        if table.host_id != by.pk:
            raise NotHost if can_read(table, by) else NotFound
        _redraw(table, talk_closed=closed)


def _sayable(text: str) -> str:
    if len(text) > READ:
        raise TooLong(most=LONGEST, length=len(text))
    kept = cleaned(text)
    if not kept:
        raise Malformed(Text("errors-talk-empty"))
    if len(kept) > LONGEST:
        raise TooLong(most=LONGEST, length=len(kept))
    return kept


def _check(table: Table, own: Seat | None, by: User) -> None:
    if own is None and not can_read(table, by):
        raise NotFound
    if own is None and table.started_at is None:
        raise NotYourSeat
    if table.talk_closed:
        raise TalkClosed
    lock_person(by)
    most = settings.LIMITS["messages-an-hour"]
    said = Message.objects.filter(person=by, said_at__gt=clock.now() - HOUR).count()
    if most and said >= most:
        raise TooMany(Text("errors-too-many-messages", {"most": most}), rule="messages-an-hour")


def _own_message(table_id: str, message_id: int, by: User) -> Message:
    """Lock the table; return a person's message if it can still be changed."""
    table = lock_table(table_id)
    message = Message.objects.filter(pk=message_id, table=table, taken_back=False).first()
    if message is None or not can_read(table, by):
        raise NotFound
    if message.person_id != by.pk:
        raise NotYourSeat
    if clock.now() > message.said_at + CHANGEABLE:
        raise TooLate
    message.table = table
    return message


def _moment(table: Table) -> Any:
    """Return the board's public headline as data; ``None`` if the board can't be shown."""
    if table.state is None:
        return None
    title = table.rules
    try:
        with engine.trusted():
            view = title.view(engine.unpack(title, table.state), None)
            return msgspec.to_builtins(title.draw(view, None).headline)
    except RulesBug:  # people can write even if the board can't be shown
        return None


def _place(seats: list[Seat]) -> int | None:
    waiting = [(seat.waiting_since, seat.place) for seat in seats if seat.waiting_since]
    return min(waiting)[1] if waiting else None


def _redraw(table: Table, **columns: Any) -> None:
    """Write columns of the table and refresh its pages."""
    Table.objects.filter(pk=table.pk).update(version=F("version") + 1, **columns)
