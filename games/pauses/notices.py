"""The notices about pauses: a proposal, a beginning, an end."""

from __future__ import annotations

from games import events
from games.features.notices import (
    Lasts,
    NoticeKind,
    Sent,
    Tells,
    Turns,
    no_turns,
    other_players,
    others,
    playing,
    today,
    version,
)


def _asked(event: events.TablePauseProposed) -> Turns:
    return no_turns(others(event.seats, event.by))


def _paused(event: events.TablePaused) -> Turns:
    return no_turns(playing(event.seats))


def _resumed(event: events.TableResumed) -> Turns:
    return no_turns(other_players(event.seats, event.by))


notices = [
    NoticeKind(
        name="pause-asked",
        topic="table",
        icon="pause",
        rank=50,
        sent=[Sent(events.TablePauseProposed, _asked, step=today)],
        lasts=Lasts.GAME,
        tells=Tells.SENTENCE,
    ),
    NoticeKind(
        name="paused",
        topic="table",
        icon="pause",
        rank=60,
        sent=[Sent(events.TablePaused, _paused, step=version, by=lambda _: None)],
        lasts=Lasts.GAME,
        tells=Tells.SENTENCE,
        button="mail-look",
    ),
    NoticeKind(
        name="resumed",
        topic="table",
        icon="play",
        rank=70,
        sent=[Sent(events.TableResumed, _resumed, step=version, by=lambda _: None)],
        lasts=Lasts.GAME,
        tells=Tells.SENTENCE,
    ),
]
