"""Join requirements: people who don't meet them can't take a seat uninvited."""

from __future__ import annotations

from accounts.models import User
from games.errors import NotAskedFor
from games.models import Table
from games.selectors.asking import left_out_of


def asking_check(table: Table, by: User) -> None:
    """Check that somebody without an invitation meets a locked table's requirements.

    Raises NotAskedFor.
    """
    why = left_out_of([table], by).get(table.pk)
    if why is not None:
        raise NotAskedFor(why)
