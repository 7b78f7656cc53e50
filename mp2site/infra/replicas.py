"""Reads of lists and histories from a replica of the database, where there is one: `REPLICA_URL`.

A view whose answer may be some seconds old says so by `may_lag`. Its reads go to the replica while that is
near, which is looked after once a second, and unless the person who asks has just changed something: they
see what they did. In a transaction, and so under a lock, everything is read from the primary, and so is
what the replica can't answer. See docs/scaling.md.
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
"""How long it holds that the replica is near."""
LOST_SECONDS: Final = 15.0
"""How long a replica that doesn't answer isn't asked."""
MARGIN: Final = 5
"""So many seconds longer than a replica may lag a person's own reads go to the primary."""
SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS", "TRACE"})
Answer = TypeVar("Answer")

_elsewhere: ContextVar[bool] = ContextVar("elsewhere", default=False)
"""Whether what is running may read from the replica."""


class Router:
    """Sends reads to the replica where that is allowed, and everything else to the primary."""

    def db_for_read(self, model: object, **_: Any) -> str:
        """Return where to read."""
        return ALIAS if _elsewhere.get() and not connection.in_atomic_block else DEFAULT_DB_ALIAS

    def db_for_write(self, model: object, **_: Any) -> str:
        """Return where to write, and to read what is locked."""
        return DEFAULT_DB_ALIAS

    def allow_relation(self, one: object, other: object, **_: Any) -> bool:
        """Both are the same house's, wherever they were read."""
        return True

    def allow_migrate(self, db: str, app_label: str, **_: Any) -> bool:
        """A replica follows by itself."""
        return db == DEFAULT_DB_ALIAS


@dataclass(frozen=True, slots=True)
class Mark:
    """How far the primary had come at a moment."""

    at: float
    place: str


class Replica:
    """Whether the replica is there, and near enough, as far as this process knows."""

    def __init__(self) -> None:
        self._near = False
        self._next = 0.0
        self._mark: Mark | None = None

    @property
    def near(self) -> bool:
        """Whether it has all that the primary had `REPLICA_LAG` seconds ago."""
        now = time.monotonic()
        if now >= self._next:
            self._next = now + LOOK_SECONDS  # others don't wait: they go by the last look
            try:
                self._near = self._reached(self._since(now))
            except (OperationalError, InterfaceError):
                self.lose()
        return self._near

    def lose(self) -> None:
        """Leave it alone for a while."""
        self._near, self._next = False, time.monotonic() + LOST_SECONDS

    def _since(self, now: float) -> str:
        """Return the place that it must have reached: of the last look, if that is recent enough."""
        last = self._mark
        with connection.cursor() as cursor:
            cursor.execute("SELECT pg_current_wal_lsn()::text")
            self._mark = Mark(now, cursor.fetchone()[0])
        recent = last is not None and now - last.at <= settings.REPLICA_LAG
        return last.place if last is not None and recent else self._mark.place

    def _reached(self, place: str) -> bool:
        # A replica that has become a primary follows nobody any more.
        asked = "SELECT pg_is_in_recovery() AND pg_last_wal_replay_lsn() >= %s::pg_lsn"
        with connections[ALIAS].cursor() as cursor:
            cursor.execute(asked, [place])
            return bool(cursor.fetchone()[0])


_replica: Final = Replica()


def is_there() -> bool:
    """Tell whether the house has a replica."""
    return ALIAS in settings.DATABASES


def may_lag(view: Callable[..., Answer]) -> Callable[..., Answer]:
    """Let a view that only reads be answered by the replica; it may then be some seconds old."""

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
        except Exception:  # noqa: BLE001 - a table that is too new, for one: the primary knows
            where = "again"
        else:
            metrics.LAGGING_READS.labels(ALIAS).inc()
            return answer
        finally:
            _elsewhere.reset(asked)
    metrics.LAGGING_READS.labels(where).inc()
    return view()


# -- what people have just written --------------------------------------------------------------


def _has_written(person: int | None) -> bool:
    """Tell whether a person has just changed something; if nobody knows, they have."""
    if person is None:
        return False
    return bool(caches["shared"].get(_key(person))) or is_away()


def _key(person: int) -> str:
    return f"wrote:{person}"


class WritesMiddleware:
    """Remember for some seconds that a person may have changed something."""

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
