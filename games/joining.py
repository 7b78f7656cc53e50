"""Collection of the features' reasons why a person can't join a table."""

from __future__ import annotations

from collections.abc import Iterable

from accounts.models import User
from games.errors import NotAskedFor
from games.features import features
from games.models import Table
from games.rules.kernel import Text


def left_out_of(tables: Iterable[Table], person: User | None) -> dict[str, Text]:
    """Return, by table id, the reasons why a person can't join; tables without one are left out.

    Invited people, hosts and programs can always join.
    """
    listed, found = list(tables), dict[str, Text]()
    for feature in features:
        if feature.leaves_out:
            found = {**feature.leaves_out(listed, person), **found}
    return found


def joining_check(table: Table, by: User) -> None:
    """Check that a person without an invitation may join a locked table. Raises NotAskedFor."""
    why = left_out_of([table], by).get(table.pk)
    if why is not None:
        raise NotAskedFor(why)
