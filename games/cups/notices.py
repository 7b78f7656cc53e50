"""The notices of cups: a person's next game, and the end of the cup."""

from __future__ import annotations

from games.cups.events import CupGameBegan, CupOver
from games.features.notices import NoticeKind, Sent, Tells, one_person

notices = [
    NoticeKind(
        name="cup-game",
        topic="table",
        icon="flag",
        rank=106,
        sent=[Sent(CupGameBegan, one_person)],
        tells=Tells.SENTENCE,
    ),
    NoticeKind(
        name="cup-over",
        topic="table",
        icon="flag",
        rank=26,
        sent=[Sent(CupOver, one_person)],
        tells=Tells.SENTENCE,
        button="cups-look",
        page="cups:list",
    ),
]
