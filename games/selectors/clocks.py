"""The clocks of a table's open turns as they are shown: by the people's calendars as they are now."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final

from django.db.models import Count, Max

from accounts import calendar
from accounts.calendar import Pause, Rules
from accounts.models import User
from accounts.selectors import rules_for
from games import reckoning
from games.models import HEAVY, Heartbeat, Outage, Policy, Seat, Status, Table, Turn
from games.paces import CALM
from mp2site import clock

RUNNING_WITHIN: Final = timedelta(minutes=5)
OUTAGES_SHOWN: Final = 10


@dataclass(frozen=True, slots=True)
class Clock:
    """What is left of an open turn's time, and what happens when it is up. Seconds are counted ones."""

    place: int | None
    number: int
    opened_at: datetime
    deadline: datetime | None
    """``None`` while the table is stopped."""
    left: float
    total: int
    free: float
    """What is left of the grace and of credits, before the bank is touched."""
    free_until: datetime | None
    """When that ends; ``None`` when it has."""
    bank: float
    """What is left of the bank at this moment."""
    pause: Pause | None
    """Why the clock stands still, and until when."""
    why: str
    """``vacation``, ``rest``, ``quiet``; ``held`` by the house, table ``stopped``; empty: it runs."""
    consequence: str
    """``turn``: the house plays it; ``seat``: and keeps the seat; ``end``: the table ends."""
    misses_left: int | None
    """How many misses, the next included, until the house keeps the seat; ``None`` where it never does."""
    remind_at: datetime | None
    credit: int
    missed: int

    @property
    def paused(self) -> bool:
        """Whether the clock stands still."""
        return self.why != ""


def clocks_of(table: Table, seats: Iterable[Seat] | None = None) -> dict[int, Clock]:
    """Return the clocks of a table's open turns by their seats' keys; none where no clock runs."""
    if table.clock is None or table.status not in {Status.PLAYING, Status.QUARANTINED}:
        return {}
    seats = list(table.seats.lean() if seats is None else seats)
    for seat in seats:
        seat.table = table
    return clocks_of_seats(seats)


def clock_of(seat: Seat) -> Clock | None:
    """Return the clock of a seat's open turn; ``None`` if it has none, or no clock runs."""
    return clocks_of_seats([seat]).get(seat.pk)


def clocks_of_seats(seats: Iterable[Seat]) -> dict[int, Clock]:
    """Return the clocks of seats at any tables by their keys; two queries, their tables at hand."""
    timed = {seat.pk: seat for seat in seats if seat.waiting_since and seat.table.clock}
    if not timed:
        return {}
    turns = list(Turn.objects.open().filter(seat__in=timed))
    if not turns:
        return {}
    people = {timed[turn.seat_id].person_id for turn in turns}
    rules, now = rules_for(people, min(turn.since for turn in turns)), clock.now()
    return {turn.seat_id: _clock(timed[turn.seat_id], turn, rules, now) for turn in turns}


def deadlines_for(person: User) -> list[tuple[Seat, Clock]]:
    """Return the person's seats whose time runs, with their clocks, the soonest first."""
    seats = Seat.objects.of(person).waiting().lean().exclude(table__pace=CALM)
    heavy = [f"table__{column}" for column in HEAVY]
    found = list(seats.select_related("table").defer(*heavy))
    clocks = clocks_of_seats(found)
    pairs = [(seat, clocks[seat.pk]) for seat in found if seat.pk in clocks]
    return sorted(pairs, key=lambda pair: (pair[1].deadline is None, pair[1].deadline))


def _clock(seat: Seat, turn: Turn, calendars: Mapping[int, Rules], now: datetime) -> Clock:
    table, rules = seat.table, calendars[seat.person_id]
    stopped = table.status != Status.PLAYING
    # While a table is stopped nothing is counted: what was, is written down.
    used = turn.used if stopped else reckoning.used(table, turn, rules, now)
    total, grace = reckoning.total(table, seat, turn), table.pace_grace + turn.credit
    free = max(0.0, grace - used)
    pause = calendar.pause(reckoning.rules_at(table, rules), now)
    return Clock(
        place=seat.place,
        number=turn.number,
        opened_at=turn.opened_at,
        deadline=reckoning.deadline(table, seat, turn, rules),
        left=max(0.0, total - used),
        total=total,
        free=free,
        free_until=reckoning.moment(table, turn, rules, grace) if free and not stopped else None,
        bank=max(0.0, min(seat.bank, total - used)),
        pause=None if stopped or seat.held_by_house else pause,
        why=_why(seat, pause, stopped=stopped),
        consequence=_consequence(table, seat),
        misses_left=_misses_left(table, seat),
        remind_at=reckoning.reminder(table, seat, turn, rules),
        credit=turn.credit,
        missed=seat.missed,
    )


def _why(seat: Seat, pause: Pause | None, *, stopped: bool) -> str:
    if stopped:
        return "stopped"
    if seat.held_by_house:
        return "held"
    return str(pause.reason) if pause else ""


def _misses_left(table: Table, seat: Seat) -> int | None:
    if table.timeout_policy != Policy.SEAT:
        return None
    return max(1, table.timeout_misses - seat.missed)


def _consequence(table: Table, seat: Seat) -> str:
    if table.timeout_policy == Policy.SEAT and _misses_left(table, seat) != 1:
        return Policy.TURN.value
    return str(table.timeout_policy)


# -- the house ---------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class CreditedOutage:
    """A time in which the house was not there, and what became of it."""

    cause: str
    began_at: datetime
    ended_at: datetime
    settled: bool
    """Whether every turn that it hit has got its time back."""
    turns: int
    seconds: int
    """The most that any turn was given."""


@dataclass(frozen=True, slots=True)
class HouseStatus:
    """How the clocks of the house are."""

    last_sweep: datetime | None
    age: float | None
    """Seconds since then."""
    running: bool
    oldest_due: datetime | None
    """The deadline that has been waiting longest to be seen to."""
    outages: Sequence[CreditedOutage]
    """The last ones, the newest first."""


def house_status() -> HouseStatus:
    """Return how the clocks of the house are; for everybody."""
    now, last = clock.now(), _last_sweep()
    age = _age(last, now)
    return HouseStatus(
        last_sweep=last,
        age=age,
        running=age is not None and age <= RUNNING_WITHIN.total_seconds(),
        oldest_due=Turn.objects.due(now).values_list("deadline_at", flat=True).first(),
        outages=_last_outages(),
    )


def clocks_age() -> float | None:
    """Return for how many seconds nobody has looked after the clocks; ``None`` before the first time."""
    return _age(_last_sweep(), clock.now())


def _last_sweep() -> datetime | None:
    return Heartbeat.objects.filter(name="sweep").values_list("last_ok", flat=True).first()


def _age(last: datetime | None, now: datetime) -> float | None:
    return max(0.0, (now - last).total_seconds()) if last else None


def _last_outages() -> list[CreditedOutage]:
    # Sliced first: what is counted are the credits of these few.
    last = list(Outage.objects.order_by("-began_at").values_list("pk", flat=True)[:OUTAGES_SHOWN])
    told = Outage.objects.filter(pk__in=last).order_by("-began_at")
    told = told.annotate(turns=Count("credits"), most=Max("credits__seconds"))
    return [
        CreditedOutage(
            cause=outage.cause,
            began_at=outage.began_at,
            ended_at=outage.ended_at,
            settled=outage.settled_at is not None,
            turns=outage.turns,
            seconds=outage.most or 0,
        )
        for outage in told
    ]
