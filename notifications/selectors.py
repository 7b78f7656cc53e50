"""Selectors of notices, preferences and stored mails."""

from __future__ import annotations

from collections.abc import Collection
from datetime import datetime
from typing import Any
from uuid import UUID

from allauth.account.models import EmailAddress
from django.db.models import Count, F, Max, Q, QuerySet, Subquery, Value
from django.urls import reverse

from accounts.models import User
from games.models import HEAVY, Table
from games.rules import titles
from mp2site.text.rendering import msg
from notifications.kinds import kind_named, names_that
from notifications.models import (
    BadAddress,
    Channel,
    Device,
    Kind,
    Mode,
    Notice,
    Preference,
    Reach,
    State,
    StoredMail,
    Topic,
    Webhook,
)

TABLES = 100
"""The maximum number of tables in the filter's list."""


def notices_of(
    person: User, *, since: datetime | None = None, topic: str = "", table_id: str = ""
) -> QuerySet[Notice]:
    """Return the person's own notices, the newest first."""
    rows = Notice.objects.filter(person=person).order_by("-created_at", "pk")
    if since:
        rows = rows.filter(created_at__gte=since)
    if topic:
        rows = rows.filter(kind__in=names_that(topic=topic))
    if table_id:
        rows = rows.filter(table=table_id)
    rows = rows.select_related("table", "delivery", "by")
    return rows.defer("delivery__content", *(f"table__{column}" for column in HEAVY))


def path_of(notice: Notice) -> str:
    """Return the path of a notice's page: that of its table, its subject, or its kind."""
    if page := kind_named(notice.kind).page:
        return reverse(page, args=[] if notice.subject is None else [notice.subject])
    table = table_of(notice)
    if notice.kind == Kind.INVITATION:
        return reverse("tables:invite", args=[table.token])
    return reverse("tables:detail", args=[table.pk])


def table_of(notice: Notice) -> Table:
    """Return the table that a notice is about. Raises ValueError for a notice about a subject."""
    if notice.table is None:
        raise ValueError(f"{notice} is about no table")
    return notice.table


def title_of(notice: Notice) -> str:
    """Return the slug of the title that a notice is about; empty without a title."""
    return notice.table.title if notice.table else str(notice.facts.get("title", ""))


def name_of(notice: Notice) -> str:
    """Return the name of a notice's table or subject, in the active language."""
    if notice.table is not None:
        return notice.table.name or notice.table.rules.name
    return str(words_of(notice)["subject"])


def words_of(notice: Notice) -> dict[str, str | int]:
    """Return arguments of messages: a notice's facts, and the name of its table or subject."""
    slug = title_of(notice)
    title = titles.get(slug).name if slug else ""
    if notice.table is not None:
        return {"table": name_of(notice), "title": title}
    facts = {**notice.facts, "title": title}
    return {**facts, "subject": msg(kind_named(notice.kind).subject, **facts)}


def notices_counted(rows: QuerySet[Notice]) -> dict[str, int]:
    """Return counts of notices by outcome: sent, merged, held, skipped, or other."""
    merged = Q(state=State.SENT, delivery__size__gt=1)
    waiting = Q(state__in=[State.PENDING, State.BATCHED])
    counts: dict[str, int] = rows.order_by().aggregate(
        sent=Count("pk", filter=Q(state=State.SENT) & ~merged),
        merged=Count("pk", filter=merged),
        held=Count("pk", filter=Q(state=State.HELD)),
        made=Count("pk", filter=waiting),
        skipped=Count("pk", filter=Q(state=State.SKIPPED)),
        failed=Count("pk", filter=Q(state__in=[State.FAILED, State.UNKNOWN])),
    )
    return {state: count for state, count in counts.items() if count}


def tables_noticed(person: User) -> list[tuple[str, str]]:
    """Return ids and names of the tables in a person's notices, the latest first."""
    tables = Table.objects.filter(notices__person=person).lean().only("name", "title", "id")
    found = tables.annotate(last=Max("notices__created_at")).order_by("-last")[:TABLES]
    return [(table.pk, table.name or table.rules.name) for table in found]


def trouble_of(person: User) -> BadAddress | None:
    """Return the mark of the person's mail address if its mails bounced; else ``None``."""
    return troubles_of(person).first()


def troubles_of(person: User) -> QuerySet[BadAddress]:
    """Return the mark of the person's mail address as a subquery of at most one row."""
    return BadAddress.objects.filter(email=Subquery(address_of(person)))


def address_of(person: User) -> QuerySet[EmailAddress, Any]:
    """Return the person's confirmed address as a subquery of at most one row with one column."""
    mine: QuerySet[EmailAddress, Any] = EmailAddress.objects.filter(user=person, verified=True)
    return mine.order_by("-primary").values("email")[:1]


def reach_of(person: User) -> Reach:
    """Return a person's preferences for all notices."""
    return Reach.objects.filter(person=person).first() or Reach(person=person)


def webhook_of(person: User) -> Webhook | None:
    """Return a person's webhook."""
    return Webhook.objects.filter(person=person).first()


def devices_of(person: User) -> QuerySet[Device]:
    """Return the person's devices, the oldest first."""
    return Device.objects.filter(person=person)


def ways_of(person: User) -> set[str]:
    """Return the channels besides mail that a person has set up."""
    hooks = Webhook.objects.filter(person=person).order_by()
    devices = Device.objects.filter(person=person).order_by()
    hooked = hooks.values_list(Value(Channel.WEBHOOK.value))
    return {way for (way,) in hooked.union(devices.values_list(Value(Channel.PUSH.value)))}


def own_preferences(person: User, table: Table | None) -> dict[str, Preference]:
    """Return the person's stored preferences by topic: those for a table, or the general ones."""
    said = Preference.objects.filter(person=person, table=table)
    return {row.topic: row for row in said}


def default_preference(topic: str) -> Preference:
    """Return the default preference: all topics at once, except chat messages, which are off."""
    return Preference(topic=topic, mode=Mode.OFF if topic == Topic.TALK else Mode.NOW)


def wanting(topic: Topic, table: Table | None, person_ids: Collection[int]) -> set[int]:
    """Return those people who chose to get a topic's notices at a table. It takes one query."""
    at = Q(table__isnull=True) | Q(table=table)
    modes = {person: default_preference(topic).mode for person in person_ids}
    said = Preference.objects.filter(at, person__in=person_ids, topic=topic)
    # Rows of the table come last, so they override the general ones.
    for row in said.order_by(F("table").asc(nulls_first=True)):
        modes[row.person_id] = Mode(row.mode)
    return {person for person, mode in modes.items() if mode != Mode.OFF}


def preference_of(person: User, table: Table | None, topic: str) -> Preference:
    """Return a person's preference: the table's, else the general one or the default."""
    at = Q(table__isnull=True) if table is None else Q(table__isnull=True) | Q(table=table)
    said = Preference.objects.filter(at, person=person, topic=topic)
    by_table = {row.table_id: row for row in said}
    own = by_table.get(table.pk) if table else None
    return own or by_table.get(None) or default_preference(topic)


def modes_of(notices: Collection[Notice]) -> dict[UUID, Mode]:
    """Return the modes (chosen times) of notices by id. It takes one query."""
    said = Preference.objects.filter(person__in={notice.person_id for notice in notices})
    modes = {(row.person_id, row.table_id, row.topic): row.mode for row in said}
    return {
        notice.pk: Mode(
            modes.get((notice.person_id, notice.table_id, notice.topic))
            or modes.get((notice.person_id, None, notice.topic))
            or default_preference(notice.topic).mode
        )
        for notice in notices
    }


def mails_to(*addresses: str) -> QuerySet[StoredMail]:
    """Return the mails to these addresses, the newest first."""
    return StoredMail.objects.filter(to__in=addresses)


def mail_addresses() -> list[tuple[str, int]]:
    """Return the addresses that have mails with the number of mails, the latest first."""
    counted = StoredMail.objects.order_by().values("to")
    rows = counted.annotate(count=Count("pk"), last=Max("sent_at")).order_by("-last")
    return [(row["to"], row["count"]) for row in rows]
