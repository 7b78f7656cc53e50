"""Where news are read. Each source has rows with ``at``, when it happened, and says which of them are new.

New is what its person hasn't seen and what still holds: neither an invitation to a table that has begun,
nor anything of a month ago.
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime, timedelta
from typing import Any, Final, NamedTuple

from django.db.models import Exists, F, OuterRef, Q, QuerySet

from accounts.models import User
from games.models import HEAVY, Seat, Status
from games.selectors.ratings import changes_of
from games.selectors.talk import last_said
from mp2site.infra import clock
from mp2site.infra.expiry import before
from notifications.models import NEW_FOR, NOT_NEWS, Channel, Kind, NewsSeen, Notice, Presence
from notifications.policy.decisions import OF_A_GAME

AT_ONCE: Final = timedelta(minutes=1)
"""A turn that opens so soon after a game's beginning began with it."""
TABLES: Final = 100
"""Talks and ratings are news of so many tables, those where the person sat down last."""


class Asked(NamedTuple):
    """Whose news are asked for, and from when on."""

    person: User
    kept: datetime
    """Older ones aren't told."""
    fresh: datetime
    """Older ones aren't new."""


def asked_by(person: User) -> Asked:
    """Return what a person asks for now."""
    now = clock.now()
    return Asked(person, before("notices", now), now - NEW_FOR)


class Source(NamedTuple):
    """Some of a person's news."""

    rows: QuerySet[Any]
    new: Q
    """Which of them are new."""
    table: str
    """Where in them their table stands."""


def from_ledger(asked: Asked) -> Source:
    """Return what the ledger has, a row for each: everybody has the mail, whatever else they have.

    That a game has begun isn't told where their turn began with it, as long as that is told.
    """
    person = asked.person
    rows = Notice.objects.filter(person=person, channel=Channel.MAIL).exclude(kind__in=NOT_NEWS)
    turn = _open_turns(person).filter(table=OuterRef("table"), created_at__lt=OuterRef("soon"))
    rows = rows.annotate(soon=F("created_at") + AT_ONCE).exclude(Exists(turn), kind=Kind.STARTED)
    return _source(_with_table(rows), asked, "table", _holds(person))


def from_turns(asked: Asked) -> Source:
    """Return the turns that they were told of and that are still open."""
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
    """Return the last thing that others said at each of their tables; new until it was heard."""
    rows = (
        last_said(asked.person, TABLES).annotate(at=F("said_at")).select_related("table", "person")
    )
    return _source(rows.defer(*_heavy("table")), asked, "table", Q(pk__gt=F("heard")))


def from_ratings(asked: Asked) -> Source:
    """Return what their games did to their ratings."""
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
"""All of them, in the order in which news of one instant are told."""


def _with_table(rows: QuerySet[Notice]) -> QuerySet[Notice]:
    rows = rows.annotate(at=F("created_at")).select_related("table", "by")
    return rows.defer("trail", *_heavy("table"))


def _heavy(table: str) -> tuple[str, ...]:
    return tuple(f"{table}__{column}" for column in HEAVY)


def _source(rows: QuerySet[Any], asked: Asked, table: str, holds: Q) -> Source:
    """Leave out what is older than the ledger's oldest, and say what is new: seen neither there nor with all."""
    person = asked.person
    everywhere_or_there = Q(table__isnull=True) | Q(table=OuterRef(table))
    seen = NewsSeen.objects.filter(everywhere_or_there, person=person, at__gte=OuterRef("at"))
    # Whoever has had the table before their eyes has seen them: that is noted for the mails anyway.
    looked = Presence.objects.filter(person=person, table=OuterRef(table), at__gte=OuterRef("at"))
    new = holds & Q(~Exists(seen), ~Exists(looked), at__gt=asked.fresh)
    return Source(rows.filter(at__gte=asked.kept), new, table)


def _holds(person: User) -> Q:
    """Return the condition that something of the ledger still holds, as `policy.decisions.pointless` judges."""
    seated = Exists(Seat.objects.filter(table=OuterRef("table"), person=person))
    open_to_them = Q(~seated, table__status=Status.OPEN, table__hidden=False)
    return (
        (~Q(kind__in=OF_A_GAME) | Q(table__status=Status.PLAYING))
        & (~Q(kind=Kind.QUARANTINED) | Q(table__status=Status.QUARANTINED))
        & (~Q(kind__in=[Kind.INVITATION, Kind.SEAT]) | open_to_them)
        & (~Q(kind=Kind.REMOVED) | Q(~seated))
    )
