"""Messages at tables, as a person may read them."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from functools import reduce
from operator import or_
from typing import Final

from django.db.models import Count, F, OuterRef, Q, QuerySet, Subquery

from accounts.models import Block, User
from games.errors import NotFound
from games.features.sockets import Mark
from games.models import Seat, Table
from games.rules.kernel import Text
from games.talk.models import Message

PAGE: Final = 60
"""The number of messages on a page."""
CONTEXT: Final = 6
"""The most messages in a report: the reported one and those before it."""


@dataclass(frozen=True, slots=True)
class Talk:
    """The latest messages, the oldest first, and the ids of those that the person hasn't read."""

    messages: list[Message]
    earlier: bool
    """Whether there are earlier messages."""
    unread: frozenset[int]
    """The ids of messages by others that the person hasn't read."""


def talk_of(table: Table, own: Seat | None, person: User | None, before: int = 0) -> Talk:
    """Return a table's latest messages, or those before the message ``before``.

    Doesn't authorise. It takes two queries.
    """
    rows = audible_to(person).filter(_among(table, own), table=table)
    if before:
        rows = rows.filter(pk__lt=before)
    latest = list(rows.order_by("-pk")[: PAGE + 1])
    shown = latest[PAGE - 1 :: -1] if len(latest) > PAGE else latest[::-1]
    return Talk(shown, len(latest) > PAGE, frozenset(_unread(shown, own)))


def messages_up_to(table: Table, own: Seat | None, person: User, message_id: int) -> list[Message]:
    """Return a message, and up to ``CONTEXT - 1`` messages before it that the person may read.

    The newest comes first. Raises NotFound.
    """
    rows = audible_to(person).filter(_among(table, own), table=table, pk__lte=message_id)
    found = list(rows.order_by("-pk")[:CONTEXT])
    if not found or found[0].pk != message_id:
        raise NotFound
    return found


def audible_to(person: User | None) -> QuerySet[Message]:
    """Return all messages, except deleted ones and those by people that the reader has blocked."""
    shown = Message.objects.shown()
    if person is None:
        return shown
    return shown.exclude(person__in=Block.objects.filter(by=person).values("of"))


def unread_counts(person: User, seats: Collection[Seat]) -> dict[str, int]:
    """Return the number of messages that the person hasn't read, by table id.

    It takes one query.
    """
    if not seats:
        return {}
    own = Seat.objects.filter(table=OuterRef("table"), person=person, talk_muted=False)
    rows = audible_to(person).exclude(person=person)
    rows = rows.filter(
        table__in=[seat.table_id for seat in seats],
        audience=Message.Audience.SEATS,
        pk__gt=Subquery(own.values("last_read")[:1]),
    )
    return dict(rows.order_by().values("table").annotate(n=Count("pk")).values_list("table", "n"))


def talk_marks(person: User, seats: Collection[Seat]) -> dict[str, Mark]:
    """Mark the tables with the number of new messages; see `Feature.marks`."""
    news = [seat for seat in seats if seat.table.said > seat.last_read and not seat.talk_muted]
    return {
        table: Mark("message", Text("talk-new", {"count": count}), is_news=True)
        for table, count in unread_counts(person, news).items()
    }


def last_said(person: User, tables: int) -> QuerySet[Message]:
    """Return the last message by others at each of the person's tables, without muted chats.

    ``tables`` limits the search to the tables that the person joined last. ``last_read`` is
    annotated: the id of the last message that they have read there.
    """
    others = audible_to(person).exclude(person=person)
    others = others.filter(table=OuterRef("table"), audience=Message.Audience.SEATS)
    recent = Seat.objects.of(person).order_by("-pk").values("pk")[:tables]
    seats = Seat.objects.filter(pk__in=recent, talk_muted=False)
    last = seats.annotate(last=Subquery(others.order_by("-pk").values("pk")[:1])).values("last")
    rows = Message.objects.filter(pk__in=last, table__seats__person=person)
    return rows.annotate(last_read=F("table__seats__last_read"))


def unread_messages(seats: Collection[Seat]) -> Mapping[tuple[str, int], list[Message]]:
    """Return the seats' unread messages, by table and person. It takes two queries.

    The seats may belong to several people and tables. Seats that have muted the chat are left out.
    """
    open_ = [seat for seat in seats if not seat.talk_muted]
    if not open_:
        return {}
    since: dict[str, int] = {}
    for seat in open_:
        since[seat.table_id] = min(seat.last_read, since.get(seat.table_id, seat.last_read))
    new = (Q(table=table, pk__gt=last) for table, last in since.items())
    rows = Message.objects.shown().filter(reduce(or_, new))
    said = list(rows.filter(audience=Message.Audience.SEATS))
    people = {seat.person_id for seat in open_}
    blocks = set(Block.objects.filter(by__in=people).values_list("by", "of")) if said else set()
    unread: dict[tuple[str, int], list[Message]] = defaultdict(list)
    for seat in open_:
        unread[seat.table_id, seat.person_id] = [
            message
            for message in said
            if message.table_id == seat.table_id
            and message.pk > seat.last_read
            and message.person_id != seat.person_id
            and (seat.person_id, message.person_id) not in blocks
        ]
    return unread


def _among(table: Table, own: Seat | None) -> Q:
    """Return the condition for messages that a seat may read.

    Players and spectators have separate chats.
    """
    if table.over:
        return Q()
    return Q(audience=Message.Audience.SEATS if own else Message.Audience.SPECTATORS)


def _unread(messages: Collection[Message], own: Seat | None) -> list[int]:
    if own is None or own.talk_muted:
        return []
    new = [one for one in messages if one.pk > own.last_read and one.person_id != own.person_id]
    return [one.pk for one in new]
