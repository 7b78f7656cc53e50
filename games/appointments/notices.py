"""The notices about appointments: a proposal, and a reminder."""

from __future__ import annotations

from games.appointments.events import AppointmentNear, AppointmentProposed
from games.features.notices import (
    Lasts,
    NoticeKind,
    Sent,
    Tells,
    Turns,
    no_turns,
    other_players,
    playing,
    today,
)


def _start(event: AppointmentNear) -> str:
    """Return the appointment's start, which identifies the notice.

    So each appointment has its own notice.
    """
    return f"s{event.table.appointment_at:%y%m%d%H%M}"


def _others(event: AppointmentProposed) -> Turns:
    return no_turns(other_players(event.seats, event.by))


def _all(event: AppointmentNear) -> Turns:
    return no_turns(playing(event.seats))


notices = [
    NoticeKind(
        name="appointment",
        topic="table",
        icon="calendar",
        rank=55,
        sent=[Sent(AppointmentProposed, _others, step=today)],
        lasts=Lasts.GAME,
        tells=Tells.SENTENCE,
        button="mail-look",
    ),
    NoticeKind(
        name="meet-soon",
        topic="table",
        icon="calendar",
        rank=45,
        sent=[Sent(AppointmentNear, _all, step=_start, by=lambda _: None)],
        lasts=Lasts.GAME,
        tells=Tells.SENTENCE,
        button="mail-look",
    ),
]
