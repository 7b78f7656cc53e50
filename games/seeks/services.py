"""Seeks: people create and pause them. The sweep proposes a seat, and later takes it for them.

Locks are taken in the common order: table, its seats, people, the seek's row, notices.
"""

from __future__ import annotations

import logging
from contextlib import suppress
from datetime import datetime, timedelta
from typing import Final

from accounts.calendar import quiet
from accounts.models import User
from accounts.selectors.times import rules_for
from games import paces
from games.asks import WITHIN
from games.errors import (
    AlreadySeated,
    BadSetup,
    Busy,
    GamesError,
    NeedsAccount,
    NotAskedFor,
    NotFound,
    TooMany,
)
from games.events import SeatMissed, SeatProposed
from games.models import Seat, Table
from games.rules.kernel import Text
from games.seeks.models import Seek
from games.seeks.selectors import fitting, to_seat, unsuitable
from games.services.lifecycle import seat_check, seat_take, title_of
from games.services.limits import people_full
from games.services.locks import (
    lock_person,
    lock_seats,
    lock_table,
    lock_table_unless_held,
    table_transaction,
)
from games.services.quarantine import quarantined_on_bug
from mp2site.infra import clock
from mp2site.infra.events import publish

log = logging.getLogger(__name__)
LASTS: Final = timedelta(days=30)
NOTICE: Final = timedelta(minutes=30)
"""The time between a proposal and the moment when the person gets the seat."""
SEEKS_AT_MOST: Final = 5
TRIES_AT_ONCE: Final = 100
DECLINED_AT_MOST: Final = 50
PACES: Final = tuple(name for name in paces.NAMES if name != paces.CUSTOM)


class _WithdrawnError(Exception):
    """Raised if the seek was deleted or paused before the person got the seat."""


def seek_make(
    *,
    by: User,
    title: str,
    pace: str,
    least: int,
    most: int,
    within: int | None = None,
    same_pace: bool = False,
) -> Seek:
    """Create a seek for public tables of a title, pace and size. It lasts thirty days.

    ``within`` is the greatest difference in rating points to the players there. ``same_pace``
    requires that all of them play at about the person's pace. A second seek for the same title and
    pace replaces the first one and withdraws its proposal. Raises BadSetup, TooMany, NeedsAccount.
    """
    _check(title, pace, least, most)
    if within is not None and within not in WITHIN:
        raise BadSetup(Text("errors-bad-setup-within"), rule="within")
    now = clock.now()
    with table_transaction():
        person = lock_person(by)
        if person.is_guest:
            raise NeedsAccount
        own = Seek.objects.filter(person=person)
        before = own.select_for_update(of=("self",)).filter(title=title, pace=pace).first()
        if before is None and own.count() >= SEEKS_AT_MOST:
            text = Text("errors-too-many-seeks", {"most": SEEKS_AT_MOST})
            raise TooMany(text, rule="seeks")
        seek = before or Seek(person=person, title=title, pace=pace, created_at=now)
        seek.least, seek.most = least, most
        seek.within, seek.same_pace = within, same_pace
        seek.paused, seek.expires_at = False, now + LASTS
        seek.table, seek.seat_at = None, None
        seek.save()
    return seek


def seek_pause(*, by: User, seek_id: int, paused: bool) -> Seek:
    """Pause or resume a seek. Pausing rejects the proposed seat. Raises NotFound."""
    with table_transaction():
        seek = _locked(by, seek_id)
        seek.paused = paused
        if paused:
            seek.table, seek.seat_at = None, None
        seek.save(update_fields=["paused", "table", "seat_at"])
    return seek


def seek_decline(*, by: User, seek_id: int) -> Seek:
    """Decline the proposed seat; the seek remains. Raises NotFound."""
    with table_transaction():
        seek = _locked(by, seek_id)
        _come_to_nothing(seek)
    return seek


def seek_drop(*, by: User, seek_id: int) -> None:
    """Delete a seek. Raises NotFound."""
    with table_transaction():
        _locked(by, seek_id).delete()


def seeks_grant() -> int:
    """Delete expired seeks, take proposed seats that are due, and propose seats.

    Return the number of taken seats.
    """
    if not Seek.objects.exists():
        return 0
    now = clock.now()
    Seek.objects.filter(expires_at__lte=now, table=None).delete()
    seated = sum(_guarded_seat(seek, now) for seek in to_seat(now))
    _propose_seats(now)
    return seated


def _propose_seats(now: datetime) -> None:
    """Propose seats for seeks with a matching table, with a limited number of attempts."""
    pairs = list(fitting(now))
    people = {seek.person_id for seek, _ in pairs}
    # People at their limit are skipped before any row is locked, since they would use up the
    # attempts.
    resting = _resting(people, now) | people_full(people) if people else set()
    done: set[int] = set()
    tries = 0
    for seek, table_id in pairs:
        if seek.pk in done or seek.person_id in resting:
            continue
        tries += 1
        if tries > TRIES_AT_ONCE:
            return
        try:
            if _propose(seek, table_id, now):
                done.add(seek.pk)
        except (Busy, TooMany):
            done.add(seek.pk)
        except GamesError:  # this person can't join: a block, a removal, or a requirement
            seek.declined = [*seek.declined, table_id][-DECLINED_AT_MOST:]
            Seek.objects.filter(pk=seek.pk).update(declined=seek.declined)


def _resting(people: set[int], now: datetime) -> set[int]:
    """Return the people who couldn't decline, since they are away within the next half hour."""
    return {
        person
        for person, rules in rules_for(people, now).items()
        if any(away.start <= now + NOTICE and now < away.end for away in rules.away)
        or any(quiet(rules, at) for at in (now, now + NOTICE))
    }


def _propose(seek: Seek, table_id: str, now: datetime) -> bool:
    """Propose a seat that isn't proposed to another person; return whether there is one.

    Raises the errors of `table_join`.
    """
    with table_transaction():
        table = lock_table_unless_held(table_id)
        if table is None:
            return False
        seats = lock_seats(table)
        if len(seats) + Seek.objects.filter(table=table).count() >= table.size:
            return False
        if unsuitable([seek], [table.pk]):
            return False
        seat_check(table, seats, seek.person)
        free = Seek.objects.filter(pk=seek.pk, table=None, paused=False)
        if not free.update(table=table, seat_at=now + NOTICE):
            return False
        publish(SeatProposed(table, seek.person_id))
    return True


def _guarded_seat(seek: Seek, now: datetime) -> bool:
    try:
        return _seat(seek, now)
    except GamesError as error:
        _missed(seek, error)
    except _WithdrawnError:
        pass
    return False


def _seat(seek: Seek, now: datetime) -> bool:
    """Seat a person at the proposed table. Raises GamesError, or _WithdrawnError."""
    table_id = str(seek.table_id)
    with quarantined_on_bug(table_id), table_transaction():
        with suppress(AlreadySeated):  # the person has joined themselves, so the seek is fulfilled
            _players_check(seek)
            seat_take(table_id=table_id, by=seek.person, present=False)
        due = Seek.objects.filter(pk=seek.pk, table=table_id, seat_at__lte=now, paused=False)
        if not due.delete()[0]:
            raise _WithdrawnError
    return True


def _players_check(seek: Seek) -> None:
    """Check that the table's players still match the seek. Raises the errors of `_seat`."""
    if seek.within is None and not seek.same_pace:
        return
    table = lock_table(str(seek.table_id))
    if unsuitable([seek], [table.pk]):
        if Seat.objects.filter(table=table, person=seek.person_id).exists():
            raise AlreadySeated
        raise NotAskedFor(Text("errors-not-asked-for-seek"))


def _missed(seek: Seek, error: GamesError) -> None:
    """Withdraw a proposal that failed, and notify the person. The seek remains."""
    log.info("a seek isn't granted: %s", error.code, extra={"table": seek.table_id})
    with table_transaction():
        table = Table.objects.lean().filter(pk=seek.table_id).first()
        row = Seek.objects.select_for_update().filter(pk=seek.pk, table=seek.table_id).first()
        if row is None:
            return
        _come_to_nothing(row)
        if table is not None:
            publish(SeatMissed(table, row.person_id))


def _come_to_nothing(seek: Seek) -> None:
    if seek.table_id is not None:
        seek.declined = [*seek.declined, seek.table_id][-DECLINED_AT_MOST:]
    seek.table, seek.seat_at = None, None
    seek.save(update_fields=["table", "seat_at", "declined"])


def _locked(by: User, seek_id: int) -> Seek:
    found = Seek.objects.select_for_update(of=("self",)).filter(pk=seek_id, person=by).first()
    if found is None:
        raise NotFound(Text("errors-no-seek"))
    return found


def _check(title: str, pace: str, least: int, most: int) -> None:
    """Check that a table with these settings is possible. Raises BadSetup."""
    seats = title_of(title).seats
    if pace not in PACES:
        raise BadSetup(Text("errors-bad-setup-pace"), rule="pace")
    if not seats[0] <= least <= most <= seats[-1]:
        params = {"least": seats[0], "most": seats[-1]}
        raise BadSetup(Text("kernel-setup-seats", {**params}), rule="seats")
