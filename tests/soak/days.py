"""A simulated month in some minutes: in each tick the clock moves, people play, and sweeps run."""

from __future__ import annotations

import argparse
import random
import time
from collections import Counter
from collections.abc import Callable
from datetime import datetime, timedelta
from functools import partial
from typing import Final

from django.core.exceptions import ValidationError
from django.db import DatabaseError, close_old_connections
from django.db.models import F, Q

from games.errors import GamesError
from games.models import Heartbeat, Seat, Status, Table, Turn, TurnQuerySet
from games.rules import titles
from games.rules.kernel import RulesBug
from games.selectors.positions import Position, position_for
from games.services.calendars import vacation_take
from games.services.play import choice_submit
from games.services.returning import seat_return
from games.services.sweeping import sweep
from mp2site.infra import clock
from mp2site.infra.failures import is_temporary
from mp2site.infra.servers import PostgresServer, RedisServer
from notifications.delivery.sending import notices_sweep
from notifications.models import Delivery, Kind, Notice, Stage
from tests.faults.running_site import RunningSite
from tests.soak import verdict
from tests.soak.mailbox import MailBox
from tests.soak.people import Someone, invite, seat
from tests.soak.pushbox import PushBox
from tests.soak.weather import Weather
from tests.soak.whispers import told_something

ALIVE: Final = timedelta(minutes=1)
"""The age of the sweep's heartbeat after a tick: recent enough not to count as an outage."""
CHOICES_MOST: Final = 80
"""The most choices that a person makes in a turn at one visit."""
OVERTIME: Final = 1.5
TALK_SECONDS: Final = 20
LOOKS: Final = 40
"""The number of mails that are inspected."""


class Soak:
    """A run of the soak: its people, tables and servers, and the state of its checks."""

    def __init__(
        self,
        wanted: argparse.Namespace,
        site: RunningSite,
        database: PostgresServer,
        redis: RedisServer,
        mails: MailBox,
        pushes: PushBox,
    ) -> None:
        self.wanted, self.site, self.mails, self.pushes = wanted, site, mails, pushes
        self.rng = random.Random(wanted.seed)
        self.counts: Counter[str] = Counter()
        self.begun_at, self.sim_begun = time.monotonic(), clock.now()
        self.ends = self.sim_begun + timedelta(days=wanted.days)
        self.period = timedelta(minutes=wanted.tick)
        self.stretch = 1.0
        self.plans: dict[tuple[int, int], datetime] = {}
        self.left_due: list[str] = []
        """Turns that two complete sweeps left open although their time was up."""
        self._passed_over: set[str] = set()
        self.whispers: list[str] = []
        """Faults of mails that reveal hidden information."""
        self.latest = timedelta()
        self.guests: dict[int, Someone] = {}
        self.weather = Weather(self, database, redis)

    def run(self) -> int:
        """Run the whole soak; return the exit code."""
        guests = invite(self.wanted, self.rng, self.sim_begun, self.pushes)
        self.guests = {someone.user.pk: someone for someone in guests}
        slugs = list(titles.slugs)
        for number in range(self.wanted.tables):
            seat(guests, slugs[number % len(slugs)], self.rng)
        sweep()
        self.site.worker(1)
        self._say("seated")
        told = time.monotonic()
        while clock.now() < self.ends and self._spent() < OVERTIME:
            self.tick()
            if time.monotonic() - told > TALK_SECONDS:
                told = time.monotonic()
                self._say("")
        self.weather.clears()
        return self._end()

    def tick(self) -> None:
        """Advance the clock by a sweep's period, without an outage."""
        clock.offset_set(clock.offset() + self.period)
        self.patiently(self._keep_alive)
        self.weather.strike()
        self.patiently(self._people_move)
        self.patiently(self._sweep)
        self.patiently(lambda: self.whole(notices_sweep, "send"))
        self.patiently(self._wait_until_sent)
        self.patiently(self._read_over_a_shoulder)
        self._hurry()

    def _keep_alive(self) -> None:
        ahead = self.period - ALIVE
        Heartbeat.objects.update(last_ok=F("last_ok") + ahead)

    def patiently(self, call: Callable[[], object]) -> None:
        """Call a function, again while the database is unavailable, as a web client does."""
        for _ in range(100):
            try:
                call()
            except DatabaseError as error:
                if not is_temporary(error):
                    raise
                self.counts["lost the database"] += 1
                close_old_connections()
                time.sleep(0.1)
            else:
                return
        raise AssertionError("the database doesn't come back")

    def whole(self, call: Callable[[], object], what: str) -> object:
        """Call a function unless a fault kills it; return its result, or ``None`` if killed."""
        return self.weather.perhaps_killed(call, what)

    # -- people -------------------------------------------------------------------------------

    def _people_move(self) -> None:
        """Let all people play whose next visit is due."""
        now = clock.now()
        waiting = Seat.objects.filter(
            Q(waiting_since__isnull=False) & Q(table__status=Status.PLAYING)
        ).values_list("pk", "turn", "table_id", "person_id", "waiting_since", "played_by_stand_in")
        for pk, turn, table_id, person_id, since, held in list(waiting):
            someone = self.guests[person_id]
            if someone.leaves_at and someone.leaves_at < now:
                continue
            at = self.plans.get((pk, turn))
            if at is None:
                at = someone.moves_at(since, self.rng, self.stretch)
                self.plans[pk, turn] = at
            if at <= now:
                self._sit_down(someone, table_id, held=held)
        if self.rng.random() < 0.01:
            self._leave_for_a_while(self.rng.choice(list(self.guests.values())))

    def _sit_down(self, someone: Someone, table_id: str, *, held: bool) -> None:
        try:
            if held:
                seat_return(table_id=table_id, by=someone.user)
                self.counts["returns"] += 1
            self._play_turn(someone, table_id)
        except GamesError as error:
            self.counts[f"refused {error.code}"] += 1
        except RulesBug:  # a poisoned table that isn't stopped yet
            self.counts["looks at a poisoned table"] += 1

    def _play_turn(self, someone: Someone, table_id: str) -> None:
        table = Table.objects.lean().get(pk=table_id)
        position: Position = position_for(table, someone.user)
        for _ in range(CHOICES_MOST):
            decision = position.decision
            if decision is None:
                return
            key = self.rng.choice(decision.choices).key
            submit = partial(
                choice_submit, table_id=table_id, by=someone.user, decision=decision.id, key=key
            )
            done = self.whole(submit, "move")
            # the call was killed, or a client sends it twice
            if done is None or self.rng.random() < 0.02:
                self.counts["choices sent again"] += 1
                done = submit()
            self.counts["choices"] += 1
            position = done.position  # type: ignore[attr-defined]
            if self.rng.random() < 0.01:
                return  # interrupted: the draft stays, and the turn's clock runs on

    def _leave_for_a_while(self, someone: Someone) -> None:
        now = clock.now()
        end = now + timedelta(days=self.rng.uniform(1, 4))
        try:
            vacation_take(person=someone.user, start=now, end=end)
            self.counts["vacations"] += 1
        except (ValidationError, GamesError):
            self.counts["vacations refused"] += 1

    # -- the site -----------------------------------------------------------------------------

    def _sweep(self) -> None:
        """Sweep, and record turns that two complete sweeps left open although their time was up."""
        oldest = self._due().order_by("deadline_at").first()
        if oldest and oldest.deadline_at:
            late = clock.now() - oldest.deadline_at
            self.latest = max(self.latest, late) if self.weather.calm() else self.latest
        begun = clock.now()
        swept = self.whole(sweep, "sweep")
        if swept is None or not swept.alone:  # type: ignore[attr-defined]
            return
        self.counts["sweeps"] += 1
        self.counts["time-outs"] += swept.timed_out  # type: ignore[attr-defined]
        self.counts["reminders"] += swept.reminded  # type: ignore[attr-defined]
        # A sweep skips a table whose row is locked; the next sweep must handle it.
        left = {str(turn) for turn in self._due().filter(deadline_at__lte=begun)}
        self.left_due += left & self._passed_over
        self._passed_over = left

    def _due(self) -> TurnQuerySet:
        due = Turn.objects.due(clock.now()).filter(table__status=Status.PLAYING)
        return due.exclude(table__in=self.weather.poisoned)

    def _wait_until_sent(self) -> None:
        """Wait for the real senders, since simulated time runs ten thousand times as fast."""
        until = time.monotonic() + 2.0
        away = Q(stage=Stage.SENDING) | Q(stage=Stage.READY, error="")
        while time.monotonic() < until:
            if not Delivery.objects.filter(away, due_at__gt=clock.now()).exists():
                return
            time.sleep(0.01)
        self.counts["waited for a sender in vain"] += 1

    def _read_over_a_shoulder(self) -> None:
        """Check now and then whether a mail of this hour reveals hidden information."""
        if self.rng.random() > LOOKS / self.weather.ticks:
            return
        kinds = [Kind.TURN, Kind.REMINDER, Kind.TIMED_OUT, Kind.OVER]
        fresh = Notice.objects.filter(kind__in=kinds).exclude(table__in=self.weather.poisoned)
        notice = fresh.select_related("person", "table").order_by("-created_at").first()
        if notice is None or notice.table.status == Status.QUARANTINED:
            return
        self.counts["mails looked into"] += 1
        if said := told_something(notice):
            self.whispers.append(said)

    # -- time ---------------------------------------------------------------------------------

    def _spent(self) -> float:
        """Return the share of the real time that has passed."""
        return (time.monotonic() - self.begun_at) / (60 * self.wanted.minutes)

    def _lived(self) -> float:
        """Return the share of the simulated time that has passed."""
        return (clock.now() - self.sim_begun) / (self.ends - self.sim_begun)

    def _hurry(self) -> None:
        """Make people slower if the real time runs short, and faster otherwise."""
        step = 1.02 if self._lived() < self._spent() else 0.98
        self.stretch = min(40.0, max(1.0, self.stretch * step))

    def _say(self, what: str) -> None:
        playing = Table.objects.playing().count()
        told = f"day {self._lived() * self.wanted.days:5.1f}  {playing} tables playing"
        some = ("choices", "sweeps", "time-outs", "reminders")
        figures = ", ".join(f"{self.counts[name]} {name}" for name in some)
        faults = sum(self.weather.counts.values())
        print(f"  {told}, {figures}, {faults} faults  {what}", flush=True)

    def _end(self) -> int:
        for _ in range(20):  # failures get their next attempts, leases expire
            self.tick()
        self.site.kill("worker")
        for _ in range(5):
            self.tick()
        return verdict.judge(self)
