"""The notices of cups: a person's next game, the end of the cup, and a cup that is cancelled."""

from __future__ import annotations

from typing import Any, Final

from games.cups.events import CupCancelled, CupGameBegan, CupOver
from games.features.notices import (
    PERSON_TURN,
    NoticeKind,
    Sent,
    Tells,
    Turns,
    one_person,
)

ALIKE: Final[dict[str, Any]] = {
    "topic": "table",
    "icon": "flag",
    "tells": Tells.SENTENCE,
    "button": "cups-look",
    "page": "cups:cup",
    "subject": "cups-name",
    "where": "cups-where",
}
"""The attributes that all kinds of these notices share."""


def _round(event: CupGameBegan) -> str:
    return f"r{event.round}"


def _joined(event: CupCancelled) -> Turns:
    by = event.by.pk if event.by else None
    return {person: PERSON_TURN for person in event.people if person != by}


notices = [
    NoticeKind(
        name="cup-game", rank=106, sent=[Sent(CupGameBegan, one_person, step=_round)], **ALIKE
    ),
    NoticeKind(name="cup-over", rank=26, sent=[Sent(CupOver, one_person)], **ALIKE),
    NoticeKind(name="cup-off", rank=27, sent=[Sent(CupCancelled, _joined)], **ALIKE),
]
