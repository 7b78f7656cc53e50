"""Clocks for templates: a turn's time in words and numbers; absences; autoplayed seats."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from datetime import timedelta
from typing import TYPE_CHECKING, Final

from accounts.selectors import away_now
from games import selectors, turn_time
from games.presentation.clocks import clock_label, clock_sentence, clock_stands
from mp2site.infra import clock
from mp2site.moments import span, when
from mp2site.text import msg

if TYPE_CHECKING:
    from datetime import datetime

    from accounts.models import User
    from games.models import Seat, Table
    from games.selectors import Clock
    from games.views.present import Player

LOW: Final = 0.1
"""With so small a part of its time left a clock is low; the last reminder comes then, too."""
STEADY: Final = timedelta(seconds=5)
"""Up to here a deadline lies as far ahead as time is left: nothing will stop the clock before."""


@dataclass(frozen=True, slots=True)
class ClockFace:
    """An open turn's clock as a page shows it."""

    label: str
    """“1 d 14 h left”."""
    short: str
    """“1 d 14 h”."""
    sentence: str
    stands: str
    """Why it stands still and until when; empty while it runs."""
    notes: list[str]
    """What else there is to know: hours given back, misses so far."""
    deadline: datetime | None
    low: bool
    left: int
    total: int
    ticks: bool
    """Whether it runs through to its end, so that the page may count it down by itself."""

    @property
    def icon(self) -> str:
        """Its sign."""
        return "pause" if self.stands else "hourglass"


def face_of(left: Clock, name: str = "") -> ClockFace:
    """Return a clock as it is shown to its owner, or, with a name, to others."""
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
    if left.misses_left and left.misses_left > 1:  # of the last one the sentence speaks
        notes.append(msg("time-misses", count=left.misses_left))
    return notes


def with_clocks(players: Iterable[Player], clocks: Mapping[int, Clock]) -> list[Player]:
    """Return the players with the clocks of their open turns; ``clocks`` by the seats' keys."""
    return [
        replace(player, clock=face_of(clocks[player.seat_pk], "" if player.you else player.name))
        if player.seat_pk in clocks
        else player
        for player in players
    ]


def clocks_at(
    tables: Iterable[Table], turns: Iterable[Seat] = (), person: User | None = None
) -> dict[int, Clock]:
    """Return the clocks of several tables, whose seats and people are at hand; a query, or none.

    ``turns`` are seats of the ``person`` whose clocks are wanted, too.
    """
    seats = [seat for table in tables for seat in table.seats.all()]
    people = {seat.person for seat in seats} | ({person} if person else set())
    return selectors.clocks_of_seats([*turns, *seats], people)


def with_absences(players: Iterable[Player], seats: Iterable[Seat]) -> list[Player]:
    """Return the players with their vacations, for everybody to see; a query if somebody has any."""
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
    """Return the players; those whose seats are autoplayed are marked."""
    held = {seat.pk for seat in seats if seat.held_by_house}
    return [replace(player, held=player.seat_pk in held) for player in players]


def to_return(seat: Seat | None) -> str:
    """Say whether a person may return to their seat: ``held`` (autoplayed), ``missed``, or empty: no."""
    if seat is None or not turn_time.gone(seat):
        return ""
    return "held" if seat.held_by_house else "missed"
