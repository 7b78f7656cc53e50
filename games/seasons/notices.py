"""The notices of seasons: it begins, and it is over."""

from __future__ import annotations

from games.features.notices import NoticeKind, Sent, Tells, one_person
from games.seasons.events import SeasonBegan, SeasonOver

notices = [
    NoticeKind(
        name="season-on",
        topic="table",
        icon="flag",
        rank=105,
        sent=[Sent(SeasonBegan, one_person)],
        tells=Tells.SENTENCE,
        button="seasons-look",
        page="seasons:list",
    ),
    NoticeKind(
        name="season-over",
        topic="table",
        icon="flag",
        rank=25,
        sent=[Sent(SeasonOver, one_person)],
        tells=Tells.SENTENCE,
        button="seasons-look",
        page="seasons:list",
    ),
]
