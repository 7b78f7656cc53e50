"""Forecasts from stored rhythms. A forecast is about a whole table, never about one person.

A table has a forecast if at least two people play there, its pace isn't live, and its title's
numbers of turns were measured.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from datetime import datetime, timedelta
from typing import Any, Final, NamedTuple

from django.db.models import Q

from accounts.models import User
from games.features.forecasting import Days, SeatsBy
from games.forecast.estimate import (
    USUAL,
    Clock,
    Habit,
    Length,
    Rhythm,
    Span,
    Wait,
    alike,
    blurred,
    habit,
    learned,
    span,
)
from games.forecast.models import StoredRhythm
from games.models import Seat, Status, Table, Turn
from games.paces import DAY, PRESETS
from games.rules import UnknownTitle, titles
from games.selectors.punctuality import TURNS, LastTurn, last_turns
from mp2site.infra import clock

PEOPLE_LEAST: Final = 2
LIVE: Final = frozenset(name for name, pace in PRESETS.items() if pace.live)
AN_HOUR: Final = 3_600


class Rhythms(NamedTuple):
    """The rhythms of some people by their ids, and the usual rhythm."""

    known: Mapping[int, Rhythm]
    usual: Rhythm

    def habits_of_strangers(self, people: Sequence[int | None], reader: int | None) -> list[Habit]:
        """Return the habits of people for a reader who doesn't play with them yet.

        With only two people, a forecast would reveal to the reader how fast the other one plays. So
        the other's habit is blurred then.
        """
        habits = self.habits(people)
        if len(people) > PEOPLE_LEAST:
            return habits
        usual = habit(None, self.usual)
        return [
            own if one in {reader, None} else blurred(own, usual)
            for one, own in zip(people, habits, strict=True)
        ]

    def habits(self, people: Sequence[int | None]) -> list[Habit]:
        """Return the habits of people by id; ``None`` stands for an unknown person."""
        return [habit(self.known.get(one or 0), self.usual) for one in people]


def rhythms_of(people: Collection[int]) -> Rhythms:
    """Return people's rhythms; it takes one query."""
    rows = StoredRhythm.objects.filter(Q(person__in=people) | Q(person=None))
    found = {row.person_id: row.rhythm for row in rows}
    usual = found.pop(None, USUAL)
    return Rhythms({pk: rhythm for pk, rhythm in found.items() if pk is not None}, usual)


def rhythm_told(person: User) -> list[dict[str, Any]]:
    """Return what is stored about a person's rhythm, for the export of their data."""
    columns = ("at_once", "visits", "waited", "hours", "at")
    return [dict(row) for row in StoredRhythm.objects.filter(person=person).values(*columns)]


def rhythm_learned(person: User, usual: Rhythm, before: datetime | None = None) -> Rhythm:
    """Return a person's rhythm from their last turns at tables that aren't live."""
    turns = [turn for turn in last_turns(person, before) if turn.pace not in LIVE]
    return learned([_wait_of(turn) for turn in turns[:TURNS]], usual)


def _wait_of(turn: LastTurn) -> Wait:
    """Return a turn's wait for the model."""
    return Wait(
        turn.opened_at.timestamp() / AN_HOUR,
        turn.closed_at.timestamp() / AN_HOUR,
        made=turn.closed_by != Turn.ClosedBy.TIMEOUT,
        planned=turn.closed_by == Turn.ClosedBy.STAND_IN,
    )


def tables_forecast(
    tables: Sequence[Table], seats: SeatsBy, person: User | None
) -> dict[str, Days]:
    """Return the forecasts of those tables that have one, by table id. It takes one query."""
    listed = [one for one in tables if not _is_live(one) and length_of(one.title, one.size)]
    people = {seat.person_id for one in listed for seat in seats.get(one.pk, ())}
    if not listed:
        return {}
    rhythms = rhythms_of(people | ({person.pk} if person else set()))
    found = {one.pk: _table(one, seats.get(one.pk, ()), person, rhythms) for one in listed}
    return {pk: days for pk, days in found.items() if days is not None}


def setup_forecast(title: str, seats: Sequence[int], person: User | None) -> dict[int, Days]:
    """Return the forecasts of a new table by its number of seats, for people like the reader."""
    rhythms = rhythms_of([person.pk] if person else [])
    own = person.pk if person else None
    return {
        size: days_from(span(rhythms.habits([own, *[None] * (size - 1)]), length), size)
        for size in seats
        if size >= PEOPLE_LEAST and (length := length_of(title, size)) is not None
    }


def apart(people: Collection[int], others: Collection[int]) -> set[tuple[int, int]]:
    """Return the pairs of people from both collections whose paces differ a lot.

    It takes one query.
    """
    rhythms = rhythms_of({*people, *others})
    habits = {pk: rhythms.habits([pk])[0] for pk in {*people, *others}}
    return {
        (one, other)
        for one in people
        for other in others
        if one != other and not alike(habits[one], habits[other])
    }


def length_of(title: str, seats: int) -> Length | None:
    """Return the number of turns of a title's games; ``None`` if it wasn't measured."""
    try:
        meta = titles.get(title).meta
    except UnknownTitle:
        return None
    if seats not in meta.seats or not meta.turn_counts:
        return None
    return Length(*meta.turn_counts[meta.seats.index(seats)])


def days_from(found: Span, people: int, later: float = 0.0) -> Days:
    """Return a range in whole days, of at least one day. ``later`` days are added to both ends."""
    low = round(found.low + later)
    return Days(low, max(round(found.high + later), low + 1), people)


def _table(
    table: Table, seats: Sequence[Seat], person: User | None, rhythms: Rhythms
) -> Days | None:
    length = length_of(table.title, table.size)
    if length is None or table.status not in {Status.OPEN, Status.PLAYING}:
        return None
    if table.status == Status.OPEN:
        people, rest = list(_people_of_open(table, seats, person)), length
    else:
        people = [seat.person_id for seat in seats if _plays(seat)]
        rest = length.rest(sum(seat.turn - (seat.waiting_since is not None) for seat in seats))
    if len(people) < PEOPLE_LEAST:
        return None
    rest = rest._replace(turns=rest.turns * len(people) / table.size)
    reader = None if person is None else person.pk
    if table.status == Status.OPEN:
        habits = rhythms.habits_of_strangers(people, reader)
    else:
        habits = rhythms.habits(people)
    found = span(habits, rest, clock_of(table))
    return days_from(found, len(people), _pause(table))


def _people_of_open(
    table: Table, seats: Sequence[Seat], person: User | None
) -> Iterator[int | None]:
    """Yield an open table's people, then the reader, then ``None`` for each other free seat."""
    sat = {seat.person_id for seat in seats}
    yield from (seat.person_id for seat in seats if not seat.person.is_computer)
    free = table.size - len(seats)
    if free and person is not None and person.pk not in sat:
        yield person.pk
        free -= 1
    yield from [None] * free


def _plays(seat: Seat) -> bool:
    """Return whether a person plays the seat themselves, so that others wait for them."""
    return not (seat.person.is_computer or seat.played_by_stand_in or seat.resigned_at)


def _is_live(table: Table) -> bool:
    return table.clock is not None and table.clock.live


def clock_of(table: Table) -> Clock | None:
    """Return a table's time for a turn, in days; ``None`` without a clock."""
    pace = table.clock
    return None if pace is None else Clock(pace.grace / DAY, pace.increment / DAY, pace.bank / DAY)


def _pause(table: Table) -> float:
    """Return the remaining days of the pause that a table's players agreed on."""
    if table.paused_until is None:
        return 0.0
    return max(0.0, (table.paused_until - clock.now()) / timedelta(days=1))
