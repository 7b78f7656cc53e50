"""The sources of news. Each has rows with ``at`` (their time) and a condition for new rows.

A row is new if the person hasn't seen it, it is younger than a month, and it still matters. For
example, an invitation to a table that has begun doesn't matter any more.
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime, timedelta
from typing import Any, Final, NamedTuple

from django.db.models import Exists, F, OuterRef, Q, QuerySet

from accounts.models import User
from games.features.notices import Lasts
from games.models import HEAVY, Seat, Status
from games.ratings.selectors import changes_of
from games.talk.selectors import last_said
from mp2site.infra import clock
from mp2site.infra.expiry import before
from notifications.kinds import names_that
from notifications.models import NEW_FOR, NOT_NEWS, Channel, Kind, NewsSeen, Notice, Presence

AT_ONCE: Final = timedelta(minutes=1)
"""The longest delay between a game's start and a turn that counts as opened by the start."""
TABLES: Final = 100
"""The number of tables whose messages and ratings are news: those that the person joined last."""


class Asked(NamedTuple):
    """The person whose news are read, and the limits of age."""

    person: User
    kept: datetime
    """The time before which rows aren't shown."""
    fresh: datetime
    """The time before which rows aren't new."""


def asked_by(person: User) -> Asked:
    """Return the person, with the age limits as of now."""
    now = clock.now()
    return Asked(person, before("notices", now), now - NEW_FOR)


class Source(NamedTuple):
    """One kind of news of a person."""

    rows: QuerySet[Any]
    new: Q
    """The condition for new rows."""
    table: str
    """The query path from a row to its table."""


def from_ledger(asked: Asked) -> Source:
    """Return the notices, one row per event: those of the mail channel, which everybody has.

    A game's start is left out while the person still has the turn that it opened.
    """
    person = asked.person
    rows = Notice.objects.filter(person=person, channel=Channel.MAIL)
    # The first condition must be exactly that of the index `notice_news`, so that the index is
    # used.
    rows = rows.exclude(kind__in=NOT_NEWS).exclude(kind__in=_others_without_news())
    turn = _open_turns(person).filter(table=OuterRef("table"), created_at__lt=OuterRef("soon"))
    rows = rows.annotate(soon=F("created_at") + AT_ONCE).exclude(Exists(turn), kind=Kind.STARTED)
    return _source(_with_table(rows), asked, "table", _holds(person))


def _others_without_news() -> list[str]:
    return [kind for kind in names_that(news=False) if kind not in NOT_NEWS]


def from_turns(asked: Asked) -> Source:
    """Return the open turns about which the person was notified."""
    return _source(_with_table(_open_turns(asked.person)), asked, "table", Q())


def _open_turns(person: User) -> QuerySet[Notice]:
    return Notice.objects.filter(
        person=person,
        channel=Channel.MAIL,
        kind=Kind.TURN,
        table__status=Status.PLAYING,
        table__seats__person=person,
        table__seats__waiting_since__isnull=False,
        table__seats__resigned_at=None,
        table__seats__turn=F("turn"),
    )


def from_talks(asked: Asked) -> Source:
    """Return the last message by others at each of the person's tables; new until it is read."""
    rows = (
        last_said(asked.person, TABLES).annotate(at=F("said_at")).select_related("table", "person")
    )
    return _source(rows.defer(*_heavy("table")), asked, "table", Q(pk__gt=F("last_read")))


def from_ratings(asked: Asked) -> Source:
    """Return the changes of the person's ratings."""
    rows = (
        changes_of(asked.person, TABLES).select_related("seat__table").defer(*_heavy("seat__table"))
    )
    return _source(rows, asked, "seat__table", Q())


SOURCES: Final[tuple[Callable[[Asked], Source], ...]] = (
    from_ledger,
    from_turns,
    from_talks,
    from_ratings,
)
"""All sources. News of the same time is shown in this order."""


def _with_table(rows: QuerySet[Notice]) -> QuerySet[Notice]:
    rows = rows.annotate(at=F("created_at")).select_related("table", "by")
    return rows.defer("trail", *_heavy("table"))


def _heavy(table: str) -> tuple[str, ...]:
    return tuple(f"{table}__{column}" for column in HEAVY)


def _source(rows: QuerySet[Any], asked: Asked, table: str, holds: Q) -> Source:
    """Return a source without rows beyond the retention, with its condition for new rows.

    A row is new if it is later than the marks of its table and of all tables.
    """
    person = asked.person
    everywhere_or_there = Q(table__isnull=True) | Q(table=OuterRef(table))
    seen = NewsSeen.objects.filter(everywhere_or_there, person=person, at__gte=OuterRef("at"))
    # Presence at the table, which is recorded for mails, also counts as having seen the news.
    looked = Presence.objects.filter(person=person, table=OuterRef(table), at__gte=OuterRef("at"))
    new = holds & Q(~Exists(seen), ~Exists(looked), at__gt=asked.fresh)
    return Source(rows.filter(at__gte=asked.kept), new, table)


def _holds(person: User) -> Q:
    """Return the condition that a row still matters, equal to `policy.decisions.pointless`."""
    seated = Exists(Seat.objects.filter(table=OuterRef("table"), person=person))
    open_to_them = Q(~seated, table__status=Status.OPEN, table__hidden=False)
    return (
        (~_lasting(Lasts.GAME) | Q(table__status=Status.PLAYING))
        & (~_lasting(Lasts.STOPPED) | Q(table__status=Status.QUARANTINED))
        & (~_lasting(Lasts.FREE_SEAT) | open_to_them)
        & (~_lasting(Lasts.NOT_SEATED) | Q(~seated))
        & (~_lasting(Lasts.UNTIL) | Q(facts__until__gt=clock.now().isoformat()))
    )


def _lasting(lasts: Lasts) -> Q:
    return Q(kind__in=names_that(lasts=lasts))
