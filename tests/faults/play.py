"""Games of the toy title with clocks, played up to an event."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from functools import partial
from typing import Any

from accounts.models import User
from games.models import Table
from games.services.play import Submitted, choice_submit
from tests.support.clocks import clocked, turn_of
from tests.support.tables import acting, asked, at, choose


def begun(users: Sequence[User], **columns: Any) -> Table:
    """Start a game of the toy in which the first place has the turn."""
    table = clocked(users, **columns)
    for place in range(len(users)):
        user = at(table, place)
        choose(table, user, asked(table, user).choices[0].key)
    return table


def about_to_end(table: Table) -> partial[Submitted]:
    """Store a draft of a turn without its last choice; return a call that submits this choice."""
    user = acting(table)
    choose(table, user, "rest")
    decision = asked(table, user).id
    return partial(choice_submit, table_id=table.pk, by=user, decision=decision, key="end")


def deadline_of(table: Table) -> datetime:
    """Return when the acting person's time is up."""
    deadline = turn_of(table, acting(table)).deadline_at
    assert deadline is not None
    return deadline
