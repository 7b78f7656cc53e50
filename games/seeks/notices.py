"""The notices about seeks: a proposed seat, or a failed proposal."""

from __future__ import annotations

from games import events
from games.features.notices import Lasts, NoticeKind, Sent, Tells, one_person, this_second

notices = [
    NoticeKind(
        name="seat",
        topic="invitation",
        icon="user-plus",
        rank=130,
        # Each proposal makes its own notice, so that nobody gets a seat without having been
        # notified.
        sent=[Sent(events.SeatProposed, one_person, step=this_second)],
        lasts=Lasts.FREE_SEAT,
        at_once=True,
        tells=Tells.TABLE,
        button="seeks-look",
        page="seeks:list",
    ),
    NoticeKind(
        name="no-seat",
        topic="invitation",
        icon="circle-slash",
        rank=140,
        sent=[Sent(events.SeatMissed, one_person, step=this_second)],
        tells=Tells.SENTENCE,
        button="seeks-look",
        page="seeks:list",
    ),
]
