"""Seeks: created, paused, and served by the sweep, which proposes a seat and takes it later.

Locks as everywhere: the table, its seats, people; a seek's row comes after them, before notices.
"""

from __future__ import annotations

import logging
from contextlib import suppress
from datetime import datetime, timedelta
from typing import Final

from accounts.calendar import quiet
from accounts.models import User
from accounts.selectors import rules_for
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
from games.requirements.selectors import out_of_range
from games.rules import UnknownTitle, titles
from games.rules.kernel import Text
from games.seeks.models import SeatWish
from games.seeks.selectors import fitting, to_seat
from games.services.lifecycle import seat_check, seat_take
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
"""The time between the proposal and the seating."""
WISHES_AT_MOST: Final = 5
TRIES_AT_ONCE: Final = 100
DECLINED_AT_MOST: Final = 50
PACES: Final = tuple(name for name in paces.NAMES if name != paces.CUSTOM)


class _WithdrawnError(Exception):
    """The seek was deleted or paused before the seat was taken."""


def wish_make(
    *, by: User, title: str, pace: str, least: int, most: int, within: int | None = None
) -> SeatWish:
    """Create a seek for a seat at any public table of a title, pace and size; it lasts thirty days.

    ``within``: the greatest difference in rating points to the players there. A second seek for the
    same title and pace changes the first one and withdraws its proposal.
    Raises BadSetup, TooMany, NeedsAccount.
    """
    _check(title, pace, least, most)
    if within is not None and within not in WITHIN:
        raise BadSetup(Text("errors-bad-setup-within"), rule="within")
    now = clock.now()
    with table_transaction():
        person = lock_person(by)
        if person.is_guest:
            raise NeedsAccount
        own = SeatWish.objects.filter(person=person)
        before = own.select_for_update(of=("self",)).filter(title=title, pace=pace).first()
        if before is None and own.count() >= WISHES_AT_MOST:
            text = Text("errors-too-many-wishes", {"most": WISHES_AT_MOST})
            raise TooMany(text, rule="wishes")
        wish = before or SeatWish(person=person, title=title, pace=pace, created_at=now)
        wish.least, wish.most, wish.within = least, most, within
        wish.paused, wish.expires_at = False, now + LASTS
        wish.table, wish.seat_at = None, None
        wish.save()
    return wish


def wish_pause(*, by: User, wish_id: int, paused: bool) -> SeatWish:
    """Pause or resume a seek; pausing gives up a proposed seat. Raises NotFound."""
    with table_transaction():
        wish = _locked(by, wish_id)
        wish.paused = paused
        if paused:
            wish.table, wish.seat_at = None, None
        wish.save(update_fields=["paused", "table", "seat_at"])
    return wish


def wish_decline(*, by: User, wish_id: int) -> SeatWish:
    """Decline the proposed seat; the seek stays. Raises NotFound."""
    with table_transaction():
        wish = _locked(by, wish_id)
        _come_to_nothing(wish)
    return wish


def wish_drop(*, by: User, wish_id: int) -> None:
    """Delete a seek. Raises NotFound."""
    with table_transaction():
        _locked(by, wish_id).delete()


def wishes_grant() -> int:
    """Serve seeks: delete old ones, take due seats, propose seats; return how many sat down."""
    if not SeatWish.objects.exists():
        return 0
    now = clock.now()
    SeatWish.objects.filter(expires_at__lte=now, table=None).delete()
    seated = sum(_guarded_seat(wish, now) for wish in to_seat(now))
    _propose_seats(now)
    return seated


def _propose_seats(now: datetime) -> None:
    """Propose seats for seeks with a matching table, up to a number of tries in a sweep."""
    pairs = list(fitting(now))
    people = {wish.person_id for wish, _ in pairs}
    # Skip people at their limit before anything is locked: they would use up others' tries.
    resting = _resting(people, now) | people_full(people) if people else set()
    done: set[int] = set()
    tries = 0
    for wish, table_id in pairs:
        if wish.pk in done or wish.person_id in resting:
            continue
        tries += 1
        if tries > TRIES_AT_ONCE:
            return
        try:
            if _propose(wish, table_id, now):
                done.add(wish.pk)
        except (Busy, TooMany):
            done.add(wish.pk)
        except GamesError:  # not for this person: blocked, removed, requirements not met
            wish.declined = [*wish.declined, table_id][-DECLINED_AT_MOST:]
            SeatWish.objects.filter(pk=wish.pk).update(declined=wish.declined)


def _resting(people: set[int], now: datetime) -> set[int]:
    """Return the people who are away in the next half hour and so couldn't decline."""
    return {
        person
        for person, rules in rules_for(people, now).items()
        if any(away.start <= now + NOTICE and now < away.end for away in rules.away)
        or any(quiet(rules, at) for at in (now, now + NOTICE))
    }


def _propose(wish: SeatWish, table_id: str, now: datetime) -> bool:
    """Propose a seat that isn't proposed to anybody else. Raises as `table_join`."""
    with table_transaction():
        table = lock_table_unless_held(table_id)
        if table is None:
            return False
        seats = lock_seats(table)
        if len(seats) + SeatWish.objects.filter(table=table).count() >= table.size:
            return False
        if out_of_range([wish], [table.pk]):
            return False
        seat_check(table, seats, wish.person)
        free = SeatWish.objects.filter(pk=wish.pk, table=None, paused=False)
        if not free.update(table=table, seat_at=now + NOTICE):
            return False
        publish(SeatProposed(table, wish.person_id))
    return True


def _guarded_seat(wish: SeatWish, now: datetime) -> bool:
    try:
        return _seat(wish, now)
    except GamesError as error:
        _missed(wish, error)
    except _WithdrawnError:
        pass
    return False


def _seat(wish: SeatWish, now: datetime) -> bool:
    """Seat a person as announced. Raises GamesError, or _WithdrawnError."""
    table_id = str(wish.table_id)
    with quarantined_on_bug(table_id), table_transaction():
        with suppress(AlreadySeated):  # they joined themselves: the seek is fulfilled
            _range_check(wish)
            seat_take(table_id=table_id, by=wish.person, present=False)
        due = SeatWish.objects.filter(pk=wish.pk, table=table_id, seat_at__lte=now, paused=False)
        if not due.delete()[0]:
            raise _WithdrawnError
    return True


def _range_check(wish: SeatWish) -> None:
    """Check that a seek's rating range still fits the table. Raises as `_seat`."""
    if wish.within is None:
        return
    table = lock_table(str(wish.table_id))
    if out_of_range([wish], [table.pk]):
        if Seat.objects.filter(table=table, person=wish.person_id).exists():
            raise AlreadySeated
        raise NotAskedFor(Text("errors-not-asked-for-wish"))


def _missed(wish: SeatWish, error: GamesError) -> None:
    """Withdraw a proposal that can't be kept, and notify the person; the seek stays."""
    log.info("a wish isn't granted: %s", error.code, extra={"table": wish.table_id})
    with table_transaction():
        table = Table.objects.lean().filter(pk=wish.table_id).first()
        row = SeatWish.objects.select_for_update().filter(pk=wish.pk, table=wish.table_id).first()
        if row is None:
            return
        _come_to_nothing(row)
        if table is not None:
            publish(SeatMissed(table, row.person_id))


def _come_to_nothing(wish: SeatWish) -> None:
    if wish.table_id is not None:
        wish.declined = [*wish.declined, wish.table_id][-DECLINED_AT_MOST:]
    wish.table, wish.seat_at = None, None
    wish.save(update_fields=["table", "seat_at", "declined"])


def _locked(by: User, wish_id: int) -> SeatWish:
    found = SeatWish.objects.select_for_update(of=("self",)).filter(pk=wish_id, person=by).first()
    if found is None:
        raise NotFound(Text("errors-no-wish"))
    return found


def _check(title: str, pace: str, least: int, most: int) -> None:
    """Check that such a table can exist. Raises BadSetup."""
    try:
        seats = titles.get(title).seats
    except UnknownTitle:
        raise BadSetup(Text("errors-bad-setup-title"), rule="title") from None
    if pace not in PACES:
        raise BadSetup(Text("errors-bad-setup-pace"), rule="pace")
    if not seats[0] <= least <= most <= seats[-1]:
        params = {"least": seats[0], "most": seats[-1]}
        raise BadSetup(Text("kernel-setup-seats", {**params}), rule="seats")
