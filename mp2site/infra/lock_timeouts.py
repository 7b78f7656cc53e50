"""The limit of a request's wait for locks: two seconds for all its locks together.

The database's lock time-out applies to each lock. After a request has waited for a lock, this
module reduces the time-out of the next locks to the remaining time. When no time remains, the
request fails as busy, or goes on without the lock.

On PostgreSQL, the time-out is set for one transaction only, since behind a pooler the next
transaction on the connection may be another client's.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext, suppress
from typing import TYPE_CHECKING, Any, Final

from django.db import Error, connection, transaction

from mp2site.settings.env import LOCK_SECONDS

if TYPE_CHECKING:
    from django.http import HttpRequest, HttpResponse

NOTABLE: Final = 0.05
"""The seconds from which a statement counts as having waited for a lock."""

Execute = Callable[[str, Any, bool, dict[str, Any]], Any]


class Patience:
    """A request's remaining time for locks, as a wrapper around the execution of statements."""

    def __init__(self) -> None:
        self.left = LOCK_SECONDS
        self.shortened = False

    def __call__(
        self, execute: Execute, sql: str, params: Any, many: bool, context: dict[str, Any]
    ) -> Any:
        """Execute a statement; subtract its wait for locks from the remaining time."""
        if _never_waits(sql):
            return execute(sql, params, many, context)
        with self._shortened(execute, context):
            begun = time.monotonic()
            try:
                return execute(sql, params, many, context)
            finally:
                took = time.monotonic() - begun
                self.left -= took if took > NOTABLE else 0

    @contextmanager
    def _shortened(self, execute: Execute, context: dict[str, Any]) -> Iterator[None]:
        """Shorten the lock time-out for a statement; open a transaction if there is none."""
        postgres = connection.vendor == "postgresql"
        short = self.left < LOCK_SECONDS
        alone = short and postgres and not connection.in_atomic_block
        with transaction.atomic() if alone else nullcontext():
            if short:
                most = max(1, int(self.left * 1000))
                tell = f"SET LOCAL lock_timeout = {most}"
                tell = tell if postgres else f"PRAGMA busy_timeout = {most}"
                execute(tell, None, False, context)  # noqa: FBT003 - the wrapper's own way
                self.shortened = not postgres
            yield

    def restore(self) -> None:
        """Reset SQLite's time-out. PostgreSQL's ends with the transaction."""
        if not self.shortened or connection.connection is None or connection.in_atomic_block:
            return
        with suppress(Error), connection.cursor() as cursor:
            cursor.execute(f"PRAGMA busy_timeout = {int(LOCK_SECONDS * 1000)}")


def _never_waits(sql: str) -> bool:
    reads = sql.startswith("SELECT") and " FOR " not in sql
    return reads or sql.startswith(("SAVEPOINT", "RELEASE", "ROLLBACK"))


class PatienceMiddleware:
    """A middleware that gives each request its own time for locks."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        """Limit the request's total wait for locks; restore the connection's time-out afterwards."""
        patience = Patience()
        try:
            with connection.execute_wrapper(patience):
                return self.get_response(request)
        finally:
            patience.restore()
