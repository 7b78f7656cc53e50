"""Creation of a table with invitations, in one transaction."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from accounts.models import User
from games.models import Table
from games.services.inviting import Told, circle_invite, person_invite
from games.services.lifecycle import table_create
from games.services.locks import table_transaction


@dataclass(frozen=True, slots=True)
class CreatedTable:
    """A new table, and the number of people invited from each circle."""

    table: Table
    told: list[Told]


def table_create_and_invite(
    *, by: User, guests: Sequence[str], circles: Sequence[int] = (), **setup: Any
) -> CreatedTable:
    """Open a table as `table_create` does, and invite people and circles, in one transaction.

    Raises the errors of `table_create`, `person_invite` and `circle_invite`.
    """
    with table_transaction():
        table = table_create(by=by, **setup)
        for name in guests:
            person_invite(table_id=table.pk, by=by, name=name)
        told = [circle_invite(table_id=table.pk, by=by, circle_id=circle) for circle in circles]
    return CreatedTable(table, told)
