"""The notices that a person has lit a lantern, and that there is a feast of lanterns."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from accounts.models import User
from games.features.notices import (
    Lasts,
    NoticeKind,
    Sent,
    Subject,
    Tells,
    Turns,
    no_turns,
    one_person,
    others,
    version,
)
from games.models import Seat, Table


@dataclass(frozen=True, slots=True)
class LanternLit:
    """A person lit the lantern of a table."""

    table: Table
    by: User


@dataclass(frozen=True, slots=True)
class FeastAnnounced:
    """A person is invited to a feast of lanterns."""

    number: int
    person_id: int
    until: datetime
    """The end of the feast."""

    @property
    def subject(self) -> Subject:
        """The feast, until its end."""
        return Subject(self.number, {"number": self.number, "until": self.until.isoformat()})


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
    ),
    NoticeKind(
        name="lantern-fest",
        topic="table",
        icon="star",
        rank=76,
        sent=[Sent(FeastAnnounced, one_person)],
        lasts=Lasts.UNTIL,
        tells=Tells.SENTENCE,
        button="lantern-feast-look",
        page="lantern:feast",
        subject="lantern-feast",
    ),
]
