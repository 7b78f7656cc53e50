"""Clocks for templates: a turn's time in words and numbers, absent people, and stand-ins."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from datetime import timedelta
from typing import TYPE_CHECKING, Final

from accounts.selectors.times import away_now
from games import turn_time
from games.presentation.clocks import clock_label, clock_sentence, clock_stands
from games.selectors.clocks import clocks_of_seats
from mp2site.infra import clock
from mp2site.text.moments import span, when
from mp2site.text.rendering import msg

if TYPE_CHECKING:
    from datetime import datetime

    from accounts.models import User
    from games.models import Seat, Table
    from games.selectors.clocks import Clock
    from games.views.present import Player

LOW: Final = 0.1
"""The share of a turn's time below which a clock is shown as low. The last reminder is at the same
share.
"""
STEADY: Final = timedelta(seconds=5)
"""The greatest difference between the deadline and the time left, for a clock that never stops
before its deadline.
"""


@dataclass(frozen=True, slots=True)
class ClockFace:
    """A clock of an open turn, for display."""

    label: str
    """The time left in a phrase: “1 d 14 h left”."""
    short: str
    """The time left: “1 d 14 h”."""
    sentence: str
    stands: str
    """The reason why the clock is stopped, and until when; empty if it runs."""
    notes: list[str]
    """Notes on credits for outages and on missed turns."""
    deadline: datetime | None
    low: bool
    left: int
    total: int
    ticks: bool
    """Whether the clock runs until its deadline without a stop. Then the page counts it down."""

    @property
    def icon(self) -> str:
        """The name of the clock's icon."""
        return "pause" if self.stands else "hourglass"


def face_of(left: Clock, name: str = "") -> ClockFace:
    """Return a clock for display: to its owner or, if ``name`` is given, to others."""
    ahead = left.deadline - clock.now() if left.deadline and not left.why else timedelta()
    return ClockFace(
        label=clock_label(left),
        short=span(left.left) if left.left >= 1 and left.why != "held" else clock_label(left),
        sentence=clock_sentence(left, name),
        stands=clock_stands(left),
        notes=_notes(left),
        deadline=left.deadline,
        low=not left.why and left.left <= LOW * left.total,
        left=int(left.left),
        total=left.total,
        ticks=ahead > STEADY and abs(ahead - timedelta(seconds=left.left)) < STEADY,
    )


def _notes(left: Clock) -> list[str]:
    notes = [msg("time-credit", span=span(left.credit))] if left.credit else []
    # the sentence on the effect already mentions the last missed turn
    if left.misses_left and left.misses_left > 1:
        notes.append(msg("time-misses", count=left.misses_left))
    return notes


def with_clocks(players: Iterable[Player], clocks: Mapping[int, Clock]) -> list[Player]:
    """Return the players with the clocks of their open turns. ``clocks`` are by seat id."""
    return [
        replace(player, clock=face_of(clocks[player.seat_pk], "" if player.you else player.name))
        if player.seat_pk in clocks
        else player
        for player in players
    ]


def clocks_at(
    tables: Iterable[Table], turns: Iterable[Seat] = (), person: User | None = None
) -> dict[int, Clock]:
    """Return the clocks of several tables, whose seats and people are loaded, by seat id.

    ``turns`` are further seats of ``person`` whose clocks are needed. It takes at most one query.
    """
    seats = [seat for table in tables for seat in table.seats.all()]
    people = {seat.person for seat in seats} | ({person} if person else set())
    return clocks_of_seats([*turns, *seats], people)


def with_absences(players: Iterable[Player], seats: Iterable[Seat]) -> list[Player]:
    """Return the players with their vacations, which are public. It takes at most one query."""
    now = clock.now()
    travellers = [
        seat.person_id
        for seat in seats
        if seat.person.away_until is not None and seat.person.away_until > now
    ]
    away = away_now(travellers, now) if travellers else {}
    return [
        replace(player, away=when(away[player.person_id].end))
        if player.person_id in away
        else player
        for player in players
    ]


def with_held(players: Iterable[Player], seats: Iterable[Seat]) -> list[Player]:
    """Return the players; those whose seats a stand-in plays are marked."""
    held = {seat.pk for seat in seats if seat.played_by_stand_in}
    return [replace(player, held=player.seat_pk in held) for player in players]


def to_return(seat: Seat | None) -> str:
    """Return the reason why a person can take the seat back.

    ``held``: a stand-in plays it. ``missed``: they missed turns. Empty if there is nothing to take
    back.
    """
    if seat is None or not turn_time.gone(seat):
        return ""
    return "held" if seat.played_by_stand_in else "missed"
