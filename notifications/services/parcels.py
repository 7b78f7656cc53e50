"""A delivery in a sender's hands, and what is in it.

What is written here is written for every mail, so its SQL is made once.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Any, Final

from django.db import connection, transaction
from django.db.models import Field

from games.models import HEAVY
from mp2site import clock
from mp2site.prepared import Statement, Update, written
from notifications.models import UNDERWAY, Delivery, Notice, Stage, State
from notifications.services.facts import GONE, facts_about, standings_of
from notifications.services.judging import pointless, unwanted
from notifications.services.trail import notice_note

LEASE: Final = timedelta(minutes=10)
"""So long a sender has a delivery to itself; should it die, the next one takes over."""
_notice_save: Final = Update(Notice, "state", "reason", "trail", "sent_at", "delivery")


@dataclass(slots=True, eq=False)
class Parcel:
    """A delivery that is ours to send."""

    delivery: Delivery
    notices: list[Notice] = field(default_factory=list)
    """What is in it; nothing until it is unpacked, where another sender has packed it."""
    open: bool = True
    """Whether it is still to be sent."""
    _lease: datetime = field(init=False)

    def __post_init__(self) -> None:
        self._lease = self.delivery.due_at

    def save(self, *columns: str) -> bool:
        """Write columns of the delivery; False when another sender has taken it over."""
        return written(self.change(*columns)) == 1

    def change(self, *columns: str) -> Statement:
        """Return what writes columns of the delivery, unless another sender has taken it over.

        A new lease among them counts as ours from now on.
        """
        fields = [_field(column) for column in columns]
        values = [_value(one, getattr(self.delivery, one.attname)) for one in fields]
        guard = [_value(_field("id"), self.delivery.pk), _value(_field("due_at"), self._lease)]
        self._lease = self.delivery.due_at
        return Statement(_guarded(fields), [*values, *guard, *UNDERWAY])

    def note(self, state: State, why: str = "", until: datetime | None = None) -> None:
        """Write down in all its notices what has become of them."""
        written(*self.noted(state, why, until))

    def noted(self, state: State, why: str = "", until: datetime | None = None) -> list[Statement]:
        """Note it in them, and return what writes it down; noted again it says the same once."""
        now = clock.now()
        for notice in self.notices:
            notice_note(notice, now, state, why, until)
            notice.sent_at = now if state == State.SENT else None
        return _notice_save.of(self.notices)

    def close(self, stage: Stage, *columns: str) -> bool:
        """Write down that nothing will be sent, or nothing more."""
        self.open = False
        self.delivery.stage = stage
        return self.save("stage", *columns)


def unpack(parcels: Sequence[Parcel]) -> None:
    """Read what is in parcels that others have packed."""
    closed: dict[Any, Parcel] = {
        parcel.delivery.pk: parcel for parcel in parcels if not parcel.notices
    }
    if not closed:
        return
    rows = Notice.objects.filter(delivery__in=closed).select_related("person", "table", "by")
    for notice in in_order(rows.defer(*(f"table__{column}" for column in HEAVY))):
        closed[notice.delivery_id].notices.append(notice)


def in_order(notices: Iterable[Notice]) -> list[Notice]:
    """Return what is told together as it came about."""
    return sorted(notices, key=lambda notice: (notice.created_at, notice.kind))


def drop_pointless(parcels: Sequence[Parcel], *, anew: bool = False) -> list[Parcel]:
    """Skip notices that have become pointless since they were prepared; return what lost some.

    With ``anew`` they were prepared long ago: their people may have changed their minds, too.
    """
    notices, now = [notice for parcel in parcels for notice in parcel.notices], clock.now()
    facts = facts_about(notices, now) if anew and notices else None
    standings = standings_of(notices) if facts is None else facts.standings
    lighter = []
    with transaction.atomic():
        for parcel in parcels:
            gone = {}
            for notice in parcel.notices:
                standing = standings.get(notice.about, GONE)
                why = unwanted(notice, facts) if facts else pointless(notice, standing)
                if why:
                    gone[notice.pk] = why
            if gone:
                _drop(parcel, gone, now)
                lighter.append(parcel)
    return lighter


def _drop(parcel: Parcel, gone: dict[Any, str], now: datetime) -> None:
    """Take notices out, unless another sender has taken the parcel over.

    What was rendered of all of them holds no longer.
    """
    left = [notice for notice in parcel.notices if notice.pk not in gone]
    parcel.delivery.content = None
    if not (parcel.save("content") if left else parcel.close(Stage.VOID, "content")):
        parcel.open = False
        return
    for notice in parcel.notices:
        if notice.pk in gone:
            notice_note(notice, now, State.SKIPPED, gone[notice.pk])
            notice.delivery = None
            _notice_save(notice)
    parcel.notices = left


# -- SQL ------------------------------------------------------------------------------------


_fields: Final[dict[str, Field[Any, Any]]] = {}
_sql: Final[dict[tuple[str, ...], str]] = {}


def _field(name: str) -> Field[Any, Any]:
    if name not in _fields:
        found = Delivery._meta.get_field(name)  # noqa: SLF001 - Django's public door
        _fields[name] = found  # type: ignore[assignment] # columns of its own
    return _fields[name]


def _value(column: Field[Any, Any], value: Any) -> Any:
    return column.get_db_prep_save(value, connection)


def _guarded(fields: Sequence[Field[Any, Any]]) -> str:
    """Return the SQL that writes columns of a delivery as long as its lease is ours."""
    names = tuple(str(one.column) for one in fields)
    if names not in _sql:
        name = connection.ops.quote_name
        columns = ", ".join(f"{name(column)} = %s" for column in names)
        table = name(Delivery._meta.db_table)  # noqa: SLF001 - as above
        stages = ", ".join(["%s"] * len(UNDERWAY))
        guard = f"{name('id')} = %s AND {name('due_at')} = %s AND {name('stage')} IN ({stages})"
        _sql[names] = f"UPDATE {table} SET {columns} WHERE {guard}"  # noqa: S608 - names of our own
    return _sql[names]
