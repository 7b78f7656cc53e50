"""Reading of lists and histories from a replica of the database, if there is one: `REPLICA_URL`.

`may_lag` marks a view whose response may be some seconds old. Its reads use the replica as long as
the replica is recent enough, which is checked once a second. A person who has just changed
something reads from the primary, so that they see their own changes. Reads inside a transaction
(and so under a lock) use the primary, too; so do reads that have failed on the replica. See
docs/scaling.md.
"""

from __future__ import annotations

import functools
import time
from collections.abc import Callable
from contextvars import ContextVar
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, TypeVar

from django.conf import settings
from django.core.cache import caches
from django.core.exceptions import MiddlewareNotUsed
from django.db import DEFAULT_DB_ALIAS, InterfaceError, OperationalError, connection, connections

from mp2site.infra import metrics
from mp2site.infra.caches import is_away

if TYPE_CHECKING:
    from django.http import HttpRequest, HttpResponse

ALIAS: Final = "replica"
LOOK_SECONDS: Final = 1.0
"""The seconds for which a check of the replica's lag stays valid."""
LOST_SECONDS: Final = 15.0
"""The seconds for which the replica isn't used after it didn't respond."""
MARGIN: Final = 5
"""The seconds, beyond the allowed lag, for which a person who changed something reads from the
primary.
"""
SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS", "TRACE"})
Answer = TypeVar("Answer")

_elsewhere: ContextVar[bool] = ContextVar("elsewhere", default=False)
"""Whether the current code may read from the replica."""


class Router:
    """A database router: allowed reads use the replica, everything else uses the primary."""

    def db_for_read(self, model: object, **_: Any) -> str:
        """Return the database for reads."""
        return ALIAS if _elsewhere.get() and not connection.in_atomic_block else DEFAULT_DB_ALIAS

    def db_for_write(self, model: object, **_: Any) -> str:
        """Return the database for writes and locked reads."""
        return DEFAULT_DB_ALIAS

    def allow_relation(self, one: object, other: object, **_: Any) -> bool:
        """Allow all relations: both databases hold the same data."""
        return True

    def allow_migrate(self, db: str, app_label: str, **_: Any) -> bool:
        """Allow migrations on the primary only, since the replica copies them."""
        return db == DEFAULT_DB_ALIAS


@dataclass(frozen=True, slots=True)
class Mark:
    """The position of the primary's write-ahead log at a time."""

    at: float
    place: str


class Replica:
    """The state of the replica, as this process knows it: whether it responds and is recent."""

    def __init__(self) -> None:
        self._near = False
        self._next = 0.0
        self._mark: Mark | None = None

    @property
    def near(self) -> bool:
        """Whether the replica has all data that the primary had `REPLICA_LAG` seconds ago."""
        now = time.monotonic()
        if now >= self._next:
            self._next = now + LOOK_SECONDS  # concurrent callers use the earlier result
            try:
                self._near = self._reached(self._since(now))
            except (OperationalError, InterfaceError):
                self.lose()
        return self._near

    def lose(self) -> None:
        """Stop using the replica for a while."""
        self._near, self._next = False, time.monotonic() + LOST_SECONDS

    def _since(self, now: float) -> str:
        """Return the log position that the replica must have reached, by a recent check."""
        last = self._mark
        with connection.cursor() as cursor:
            cursor.execute("SELECT pg_current_wal_lsn()::text")
            self._mark = Mark(now, cursor.fetchone()[0])
        recent = last is not None and now - last.at <= settings.REPLICA_LAG
        return last.place if last is not None and recent else self._mark.place

    def _reached(self, place: str) -> bool:
        # A replica that was made a primary no longer follows the old primary.
        asked = "SELECT pg_is_in_recovery() AND pg_last_wal_replay_lsn() >= %s::pg_lsn"
        with connections[ALIAS].cursor() as cursor:
            cursor.execute(asked, [place])
            return bool(cursor.fetchone()[0])


_replica: Final = Replica()


def is_there() -> bool:
    """Return whether the site has a replica."""
    return ALIAS in settings.DATABASES


def may_lag(view: Callable[..., Answer]) -> Callable[..., Answer]:
    """Allow a read-only view to use the replica. Its response may be some seconds old."""

    @functools.wraps(view)
    def read(*given: Any, **named: Any) -> Answer:
        if not is_there():
            return view(*given, **named)
        user = next(one.user for one in given if hasattr(one, "user"))
        return _read(user.pk, functools.partial(view, *given, **named))

    return read


def _read(person: int | None, view: Callable[[], Answer]) -> Answer:
    where = "primary"
    if _replica.near and not _has_written(person):
        asked = _elsewhere.set(True)
        try:
            answer = view()
        except (OperationalError, InterfaceError):
            _replica.lose()
            where = "again"
        except Exception:  # noqa: BLE001 - such as for a table that is too new: the primary has it
            where = "again"
        else:
            metrics.LAGGING_READS.labels(ALIAS).inc()
            return answer
        finally:
            _elsewhere.reset(asked)
    metrics.LAGGING_READS.labels(where).inc()
    return view()


# -- people's own recent changes ---------------------------------------------------------------


def _has_written(person: int | None) -> bool:
    """Return whether a person has just changed something; True if this is unknown."""
    if person is None:
        return False
    return bool(caches["shared"].get(_key(person))) or is_away()


def _key(person: int) -> str:
    return f"wrote:{person}"


class WritesMiddleware:
    """A middleware that remembers for some seconds that a person may have changed something."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        if not is_there():
            raise MiddlewareNotUsed
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        """Serve the request; the view may have authenticated it by a token."""
        response = self.get_response(request)
        if request.method not in SAFE and request.user.is_authenticated:
            caches["shared"].set(_key(request.user.pk), 1, settings.REPLICA_LAG + MARGIN)
        return response
