"""Running a sweep's steps over many tables, one after the other or on several connections."""

from __future__ import annotations

import logging
import time
import traceback
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from functools import partial
from typing import Final, TypeVar

from celery.exceptions import SoftTimeLimitExceeded
from django.db import Error, connection
from django.db.models import F, Model

from games import engine
from games.errors import Busy, NotFound, Quarantined
from games.models import Table
from games.services import outages
from games.services.locks import held_is_busy
from games.services.quarantine import quarantined_on_bug, table_quarantine
from games.swept import Swept
from mp2site.infra.failures import is_temporary
from mp2site.infra.pooling import is_pooled

log = logging.getLogger(__name__)

BATCH: Final = 100
FAULTS_MOST: Final = 3
"""The number of failures in a row after which the sweep quarantines a table."""
GUARD: Final = 0x6361726176616E
"""The key of the advisory lock that prevents two sweeps at the same time."""
WORKERS: Final = 4
"""The number of database connections for a long list, if no other work shares the process."""
SHARED_FROM: Final = 20
"""The length of a list from which several connections are used."""


Act = Callable[[str, Swept], None]
Find = Callable[[set[str]], list[str]]
Run = Callable[[Swept, float], object]
M = TypeVar("M", bound=Model)


@contextmanager
def alone(*, asked: bool) -> Iterator[bool]:
    """Yield whether this sweep may run.

    If ``asked``, it needs the advisory lock. SQLite needs no lock, since it allows only one writer.
    Behind a connection pooler the lock can't be used: it would stay with another client's
    connection, and no sweep could run.
    """
    if not asked or connection.vendor != "postgresql" or is_pooled():
        yield True
        return
    with connection.cursor() as cursor:
        cursor.execute("SELECT pg_try_advisory_lock(%s)", [GUARD])
        (taken,) = cursor.fetchone()
    try:
        yield taken
    finally:
        if taken:
            # If the connection is lost, the lock is released already.
            with suppress(Error), connection.cursor() as cursor:
                cursor.execute("SELECT pg_advisory_unlock(%s)", [GUARD])


def each(find: Find, act: Act, swept: Swept, until: float) -> None:
    """Find tables and act on each of them, until none is left or the time is up."""
    swept.passed = set(swept.broken)
    while time.monotonic() < until:
        ids = find(swept.passed)
        if not ids:
            return
        swept.passed.update(ids)
        if swept.workers > 1 and len(ids) >= SHARED_FROM and connection.vendor == "postgresql":
            _side_by_side(act, ids, swept)
        else:
            _in_turn(act, ids, swept)
        # This beat keeps a long sweep from looking like an outage.
        outages.beat(outages.SWEEP)


def per_table(find: Find, act: Act) -> Run:
    """Return a step of a sweep that acts on each table in a transaction of its own."""
    return partial(each, find, act)


def at_once(work: Callable[[], object]) -> Run:
    """Return a step of a sweep that calls ``work`` without arguments."""
    return lambda _swept, _until: work()


def with_beats(work: Callable[..., object]) -> Run:
    """Return a step of a sweep that calls ``work`` with the heartbeats that the sweep has read."""
    return lambda swept, _until: work(known=swept.beats)


def apart(name: str, run: Run, swept: Swept, until: float) -> None:
    """Run a step; log a failure so that the sweep continues, unless the database is down."""
    try:
        run(swept, until)
    except SoftTimeLimitExceeded:
        raise
    except Exception:
        if not database_answers():
            raise
        log.exception("the sweep's step %s failed", name)


def one_by_one(rows: Iterable[M], act: Callable[[M], object]) -> None:
    """Act on each row; log a failure so that the others continue, unless the database is down."""
    for row in rows:
        try:
            act(row)
        except SoftTimeLimitExceeded:
            raise
        except Exception:
            if not database_answers():
                raise
            log.exception("the sweep failed at %s %s", type(row).__name__, row.pk)


def _in_turn(act: Act, ids: Sequence[str], swept: Swept) -> None:
    for id in ids:
        guarded(act, id, swept)


def _side_by_side(act: Act, ids: Sequence[str], swept: Swept) -> None:
    """Share the tables among threads, so that one computes while another waits for the database."""
    shares = [ids[n :: swept.workers] for n in range(swept.workers)]
    with ThreadPoolExecutor(swept.workers) as pool:
        for done in list(pool.map(lambda share: _share(act, share, swept.asked), shares)):
            swept.add(done)


def _share(act: Act, ids: Sequence[str], asked: set[int]) -> Swept:
    """Act on a share of the tables, on this thread's own connection."""
    swept = Swept(asked=asked)
    try:
        _in_turn(act, ids, swept)
    finally:
        connection.close()
    return swept


def guarded(act: Act, table_id: str, swept: Swept) -> None:
    """Act on a table; log a failure so that the sweep continues with the other tables."""
    try:
        with quarantined_on_bug(table_id):
            act(table_id, swept)
    except SoftTimeLimitExceeded:
        raise  # the worker reached its time limit; the table isn't the cause
    except Busy:
        swept.busy += 1
    except (Quarantined, NotFound):
        swept.failed += 1
    except Exception as error:
        if not database_answers():
            raise
        swept.failed += 1
        swept.broken.add(table_id)
        # Many people read the log, so the full traceback is only in the table's `trouble`.
        place = engine.place_of(error)
        log.error("the sweep failed at a table: %s", place, extra={"table": table_id})  # noqa: TRY400 - as said
        if swept.counts and not is_temporary(error):
            _count_fault(table_id, error)


def database_answers() -> bool:
    """Return whether the database works; if not, a failure isn't the table's fault."""
    return bool(connection.is_usable())


def _count_fault(table_id: str, error: Exception) -> None:
    """Count a failure at a table; if that fails, too, log it so that the sweep continues."""
    try:
        with held_is_busy():
            Table.objects.filter(pk=table_id).update(faults=F("faults") + 1)
        if Table.objects.filter(pk=table_id, faults__gte=FAULTS_MOST).exists():
            trouble = "".join(traceback.format_exception(error))
            table_quarantine(table_id=table_id, trouble=trouble)
    except (Busy, NotFound, Error) as second:
        log.warning("a fault isn't counted: %r", second, extra={"table": table_id})


def forgive(table: Table) -> None:
    """Reset the count of failures at a locked table after a success."""
    if table.faults:
        table.faults = 0
        table.save(update_fields=["faults"])
