"""Changes of a person's calendar: time zone, quiet hours, rest days and vacations.

Each change also recomputes the deadlines of the person's open turns. To do so, it locks all tables
where the person plays, in the common order, and then the person. So no turn can open under the old
calendar meanwhile. Time that has already passed isn't recomputed.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime, time

from django.db.models import F

from accounts.models import User
from accounts.selectors.times import rules_of
from accounts.services import vacations as services_vacations
from accounts.services.times import person_settings_save, person_times_save
from games.events import CalendarChanged
from games.models import Table
from games.services.clock import calendar_changed
from games.services.locks import table_transaction
from mp2site.infra import clock
from mp2site.infra.events import publish


def settings_change(*, person: User, language: str, theme: str, time_zone: str) -> User:
    """Change language, theme and time zone. Quiet hours and rest days then mean the new zone.

    Raises ValidationError, Busy.
    """
    with _calendar_changing(person) as (locked, _):
        return person_settings_save(
            person=locked, language=language, theme=theme, time_zone=time_zone
        )


def times_change(
    *, person: User, quiet_from: time | None, quiet_to: time | None, rest_days: str
) -> User:
    """Change quiet hours and rest days. Raises ValidationError, Busy."""
    with _calendar_changing(person) as (locked, _):
        return person_times_save(
            person=locked, quiet_from=quiet_from, quiet_to=quiet_to, rest_days=rest_days
        )


def vacation_take(*, person: User, start: datetime, end: datetime) -> None:
    """Start or plan a vacation: all of the person's clocks stop during it.

    Raises ValidationError, Busy.
    """
    with _calendar_changing(person) as (locked, at):
        services_vacations.vacation_take(person=locked, at=at, start=start, end=end)


def vacation_end(*, person: User, vacation: int) -> None:
    """End a vacation early, or cancel a planned one. Raises Busy."""
    with _calendar_changing(person) as (locked, at):
        services_vacations.vacation_end(person=locked, vacation=vacation, at=at)


def vacation_automatic(*, person: User) -> bool:
    """Start a vacation for a person whose time ran out, if their settings allow it.

    Return whether it began. The function locks several tables, so call it without a table locked.
    Raises Busy.
    """
    with _calendar_changing(person) as (locked, at):
        return services_vacations.vacation_automatic(person=locked, at=at) is not None


@contextmanager
def _calendar_changing(person: User) -> Iterator[tuple[User, datetime]]:
    """Lock the person's tables and the person; after the block, recompute the open turns."""
    with table_transaction():
        playing = Table.objects.playing().filter(seats__person=person.pk)
        # The lock leaves the row's key free. A transaction that prepares a notice may hold a table
        # that we wait for, and it needs the key, since its rows refer to the person. Without this,
        # both would wait for each other.
        held = playing.select_for_update(of=("self",), no_key=True)
        tables = list(held.order_by("pk").values_list("pk"))
        locked = User.objects.select_for_update(no_key=True).get(pk=person.pk)
        at, before = clock.now(), rules_of(locked)
        yield locked, at
        after = rules_of(User.objects.get(pk=person.pk))
        if after != before:
            calendar_changed(person=locked, at=at, before=before, after=after)
            ids = [pk for (pk,) in tables]
            Table.objects.filter(pk__in=ids).update(version=F("version") + 1)
            publish(CalendarChanged(person.pk))
