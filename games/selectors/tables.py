"""Which tables a person may find and see. Tables and seats returned are lean: nothing secret."""

from __future__ import annotations

from dataclasses import dataclass

from accounts.models import User
from games.models import Seat, Table, TableQuerySet


@dataclass(frozen=True, slots=True)
class Fairness:
    """What anyone needs to check a table's chance.

    ``commitment`` is SHA-256 of ``secret``; ``seed`` is HMAC-SHA256 with ``secret`` as key over the
    nonces in the order of joining, joined by line feeds. Secret and seed are empty until the end.
    """

    commitment: str
    nonces: tuple[str, ...]
    secret: str
    seed: str


def can_read(table: Table, person: User | None, token: str = "") -> bool:
    """Tell whether the person may see the table: public, by its address, seated or invited."""
    raise NotImplementedError


def table_get_for(*, person: User | None, table_id: str, token: str = "") -> Table:
    """Return a table (lean) that the person may see. Raises NotFound."""
    raise NotImplementedError


def invited_to(*, token: str) -> Table:
    """Return the table (lean, with its seats) of an invitation link. Raises NotFound."""
    raise NotImplementedError


def seats_of(table: Table) -> list[Seat]:
    """Return the seats (lean, with their people) by place; before the start, by joining."""
    raise NotImplementedError


def fairness_of(table: Table) -> Fairness:
    """Return what is known about the table's chance; the secret only when it is over."""
    raise NotImplementedError


def turns_for(person: User) -> list[Seat]:
    """Return the person's seats that have to choose (``.table`` comes with its seats), the longest waiting first."""
    raise NotImplementedError


def tables_open(person: User | None) -> TableQuerySet:
    """Return the listed open tables that the person could join, the newest first, with seats."""
    raise NotImplementedError


def tables_of(person: User, *statuses: str) -> TableQuerySet:
    """Return the tables at which the person sits, in these states (none given: all), newest first."""
    raise NotImplementedError


def tables_public(*statuses: str, title: str = "", person: str = "") -> TableQuerySet:
    """Return everybody's listed tables in these states, filtered by title slug and by username."""
    raise NotImplementedError
