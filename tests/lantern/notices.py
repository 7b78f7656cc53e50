"""The notice that a person has lit a lantern."""

from __future__ import annotations

from dataclasses import dataclass

from accounts.models import User
from games.features.notices import Lasts, NoticeKind, Sent, Tells, Turns, no_turns, others, version
from games.models import Seat, Table


@dataclass(frozen=True, slots=True)
class LanternLit:
    """A person lit the lantern of a table."""

    table: Table
    by: User


def _the_others(event: LanternLit) -> Turns:
    return no_turns(
        others(Seat.objects.filter(table=event.table).select_related("person"), event.by)
    )


notices = [
    NoticeKind(
        name="lantern",
        topic="table",
        icon="star",
        rank=75,
        sent=[Sent(LanternLit, _the_others, step=version)],
        lasts=Lasts.GAME,
        tells=Tells.SENTENCE,
    )
]
