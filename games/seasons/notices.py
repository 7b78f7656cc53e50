"""The notices of seasons: an open sign-up, a beginning, an end."""

from __future__ import annotations

from typing import Any, Final

from games.features.notices import (
    PERSON_TURN,
    Lasts,
    NoticeKind,
    Sent,
    Tells,
    Turns,
    one_person,
)
from games.seasons.events import SeasonBegan, SeasonOpened, SeasonOver

ALIKE: Final[dict[str, Any]] = {
    "topic": "table",
    "icon": "flag",
    "tells": Tells.SENTENCE,
    "button": "seasons-look",
    "page": "seasons:season",
    "subject": "seasons-name-of",
    "where": "seasons-where",
}
"""The attributes that all kinds of these notices share."""


def _people(event: SeasonOpened | SeasonBegan) -> Turns:
    return dict.fromkeys(event.people, PERSON_TURN)


notices = [
    NoticeKind(
        name="season-open",
        rank=115,
        sent=[Sent(SeasonOpened, _people)],
        lasts=Lasts.UNTIL,
        **ALIKE,
    ),
    NoticeKind(name="season-on", rank=105, sent=[Sent(SeasonBegan, _people)], **ALIKE),
    NoticeKind(name="season-over", rank=25, sent=[Sent(SeasonOver, one_person)], **ALIKE),
]
