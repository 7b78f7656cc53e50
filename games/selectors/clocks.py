"""The clocks of a table's open turns for display, by the people's current calendars."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final

from django.db.models import Count, Max, QuerySet, Subquery

from accounts import calendar
from accounts.calendar import Pause, Rules
from accounts.models import User
from accounts.selectors.times import rules_for, rules_of_people
from games import turn_time
from games.models import HEAVY, Heartbeat, Outage, Policy, Seat, StandIn, Status, Table, Turn
from games.paces import CALM
from mp2site.infra import clock

RUNNING_WITHIN: Final = timedelta(minutes=5)
OUTAGES_SHOWN: Final = 10


@dataclass(frozen=True, slots=True)
class Clock:
    """An open turn's remaining time, and the effect of a time-out.

    The times count only seconds at which the person's calendar lets the clock run.
    """

    place: int | None
    number: int
    opened_at: datetime
    deadline: datetime | None
    """When the turn's time runs out; ``None`` while the table is stopped."""
    left: float
    total: int
    free: float
    """The remaining free time in seconds (grace and credits). It is used before the bank."""
    free_until: datetime | None
    """The time at which ``free`` is used up; ``None`` if none of it is left."""
    bank: float
    """The remaining bank in seconds."""
    pause: Pause | None
    """The pause of the person's calendar that stops the clock, with its end; ``None`` without one."""
    why: str
    """Why the clock stands still; empty if it runs.

    ``vacation``, ``rest``, ``quiet``: the calendar stops it; ``held``: a stand-in plays the seat;
    ``stopped``: the table was stopped; ``paused``: the players agreed on a pause.
    """
    consequence: str
    """The effect of a time-out.

    ``turn``: autoplay plays the turn. ``seat``: autoplay also plays the seat from then on. ``end``:
    the table ends.
    """
    misses_left: int | None
    """The number of missed turns, including the next, after which autoplay gets the seat.

    ``None``: never.
    """
    remind_at: datetime | None
    credit: int
    missed: int

    until: datetime | None = None
    """When the clock starts again, if that is known."""
    player: str = StandIn.AUTOPLAY.value
    """The player who replaces the person after a time-out: an opponent, or autoplay."""

    @property
    def paused(self) -> bool:
        """Whether the clock stands still."""
        return self.why != ""


def has_clocks(table: Table) -> bool:
    """Return whether a table's open turns have clocks."""
    return table.clock is not None and table.status in {Status.PLAYING, Status.QUARANTINED}


def clocks_of_seats(
    seats: Iterable[Seat], people: Iterable[User] | None = None
) -> dict[int, Clock]:
    """Return the clocks of seats by the seats' primary keys; the seats' tables must be loaded.

    It takes one query, and a second one if the caller doesn't give ``people``.
    """
    timed = [seat for seat in seats if seat.waiting_since and seat.table.clock]
    turns = list(Turn.objects.open().filter(seat__in=timed)) if timed else []
    return clocks_by(turns, timed, people)


def clocks_by(
    turns: Sequence[Turn], seats: Iterable[Seat], people: Iterable[User] | None = None
) -> dict[int, Clock]:
    """Return the clocks of open turns by the seats' primary keys.

    It differs from `clocks_of_seats` in that the caller has read the turns.
    """
    turns = [turn for turn in turns if not turn.player]  # opponents have no clock
    if not turns:
        return {}
    by_key, now = {seat.pk: seat for seat in seats}, clock.now()
    since = min(turn.since for turn in turns)
    if people is None:
        rules = rules_for({by_key[turn.seat_id].person_id for turn in turns}, since)
    else:
        rules = rules_of_people(people, since)
    return {turn.seat_id: _clock(by_key[turn.seat_id], turn, rules, now) for turn in turns}


def deadlines_for(person: User) -> list[tuple[Seat, Clock]]:
    """Return the person's seats with a running clock, each with the clock, the soonest first."""
    seats = Seat.objects.of(person).waiting().lean().exclude(table__pace=CALM)
    heavy = [f"table__{column}" for column in HEAVY]
    found = list(seats.select_related("table").defer(*heavy))
    clocks = clocks_of_seats(found, [person])
    pairs = [(seat, clocks[seat.pk]) for seat in found if seat.pk in clocks]
    return sorted(pairs, key=lambda pair: (pair[1].deadline is None, pair[1].deadline))


def _clock(seat: Seat, turn: Turn, calendars: Mapping[int, Rules], now: datetime) -> Clock:
    table, rules = seat.table, calendars[seat.person_id]
    stopped = table.status != Status.PLAYING
    still = stopped or table.paused_until is not None
    # A stopped table's clock doesn't run, so the stored time counts.
    used = turn.used if stopped else turn_time.used(table, turn, rules, now)
    total, grace = turn_time.total(table, seat, turn), table.pace_grace + turn.credit
    free = max(0.0, grace - used)
    pause = None if still else calendar.pause(turn_time.rules_at(table, rules), now)
    return Clock(
        place=seat.place,
        number=turn.number,
        opened_at=turn.opened_at,
        deadline=turn_time.deadline(table, seat, turn, rules),
        left=max(0.0, total - used),
        total=total,
        free=free,
        free_until=None if still or not free else turn_time.moment(table, turn, rules, grace),
        bank=max(0.0, min(seat.bank, total - used)),
        pause=None if seat.played_by_stand_in else pause,
        why=_why(seat, pause, stopped=stopped),
        consequence=_consequence(table, seat),
        player=turn_time.plays_on(table),
        misses_left=_misses_left(table, seat),
        remind_at=turn_time.reminder(table, seat, turn, rules),
        credit=turn.credit,
        missed=seat.missed,
        until=table.paused_until
        or (pause.until if pause and not seat.played_by_stand_in else None),
    )


def _why(seat: Seat, pause: Pause | None, *, stopped: bool) -> str:
    if stopped:
        return "stopped"
    if seat.played_by_stand_in:
        return "held"
    if seat.table.paused_until is not None:
        return "paused"
    return str(pause.reason) if pause else ""


def _misses_left(table: Table, seat: Seat) -> int | None:
    if table.timeout_policy != Policy.SEAT:
        return None
    return max(1, table.timeout_misses - seat.missed)


def _consequence(table: Table, seat: Seat) -> str:
    if table.timeout_policy == Policy.SEAT and _misses_left(table, seat) != 1:
        return Policy.TURN.value
    return str(table.timeout_policy)


# -- the service ------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class CreditedOutage:
    """An outage and the credits for it."""

    cause: str
    began_at: datetime
    ended_at: datetime
    settled: bool
    """Whether every turn that was open during the outage has its credit."""
    turns: int
    seconds: int
    """The longest credit of a turn for the outage, in seconds."""


@dataclass(frozen=True, slots=True)
class ServiceStatus:
    """The state of the sweep, and the last outages."""

    last_sweep: datetime | None
    age: float | None
    """The seconds since the last sweep."""
    running: bool
    oldest_due: datetime | None
    """The oldest deadline that has passed without a time-out; ``None`` if there is none."""
    outages: Sequence[CreditedOutage]
    """The last outages, the newest first."""


def service_status() -> ServiceStatus:
    """Return the state of the sweep, and the last outages; for everybody."""
    now, last = clock.now(), _last_sweep()
    age = _age(last, now)
    return ServiceStatus(
        last_sweep=last,
        age=age,
        running=age is not None and age <= RUNNING_WITHIN.total_seconds(),
        oldest_due=Turn.objects.due(now).values_list("deadline_at", flat=True).first(),
        outages=_last_outages(),
    )


def clocks_age() -> float | None:
    """Return the seconds since the last sweep; ``None`` if there was none."""
    return _age(_last_sweep(), clock.now())


@dataclass(frozen=True, slots=True)
class OpenTurns:
    """A table's open turns and the time of the last sweep. One query reads both."""

    turns: Sequence[Turn] = ()
    last_sweep: datetime | None = None

    def due(self, now: datetime) -> bool:
        """Return whether the stored deadline of any turn has passed at ``now``."""
        return any(turn.deadline_at and turn.deadline_at <= now for turn in self.turns)

    @property
    def age(self) -> float | None:
        """The seconds since the last sweep; ``None`` if there was none."""
        return _age(self.last_sweep, clock.now())


def open_turns_of(table: Table) -> OpenTurns:
    """Return the open turns of a table with a running clock.

    For other tables the result is empty, without a query.
    """
    if not has_clocks(table):
        return OpenTurns()
    swept = Subquery(_sweep_beats().values("last_ok"))
    turns = list(Turn.objects.open().filter(table=table).annotate(last_sweep=swept))
    return OpenTurns(turns, turns[0].last_sweep if turns else None)  # type: ignore[attr-defined]


def _last_sweep() -> datetime | None:
    return _sweep_beats().values_list("last_ok", flat=True).first()


def _sweep_beats() -> QuerySet[Heartbeat]:
    return Heartbeat.objects.filter(name="sweep")


def _age(last: datetime | None, now: datetime) -> float | None:
    return max(0.0, (now - last).total_seconds()) if last else None


def _last_outages() -> list[CreditedOutage]:
    # The rows are limited first, so that credits are counted only for these few outages.
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
