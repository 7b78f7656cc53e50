"""The faults of a soak: each begins at random, and some last for a while."""

from __future__ import annotations

import random
import signal
import time
from collections import Counter
from collections.abc import Callable
from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Final

import redis
from django.conf import settings
from django.db import connections

from games.models import Status, Table
from games.services.quarantine import table_release
from mp2site.infra import clock
from mp2site.infra.faults import POINTS
from mp2site.infra.servers import PostgresServer, RedisServer
from notifications.models import Notice
from tests.faults.forks import killed_at

if TYPE_CHECKING:
    from tests.soak.days import Soak

JUNK: Final = b"no state at all"


class Weather:
    """The faults, their frequencies in the run, and records of them."""

    def __init__(self, soak: Soak, database: PostgresServer, server: RedisServer) -> None:
        self.soak, self.database, self.redis = soak, database, server
        self.rng = random.Random(soak.wanted.seed + 1)
        self.counts: Counter[str] = Counter()
        self.poisoned: dict[str, bytes] = {}
        self._until: dict[str, datetime] = {}
        """The ends of faults that last for a while."""
        self.ticks = soak.wanted.days * 24 * 60 / soak.wanted.tick
        self._uneasy_until = clock.now()
        self.gaps: list[tuple[datetime, datetime]] = []
        """The periods in which the whole site was down."""

    STRIKES: Final = {
        "worker killed": 15,
        "tasks sent twice": 60,
        "redis emptied": 10,
        "redis away": 6,
        "mail refused": 6,
        "pushes refused": 6,
        "postgres crashed": 4,
        "nobody swept": 6,
        "table poisoned": 4,
    }
    KILLS: Final = {"move": 40, "sweep": 40, "send": 60}

    def strike(self) -> None:
        """Begin faults at random, and end those whose time is over."""
        for name, often in self.STRIKES.items():
            if self.rng.random() < often / self.ticks and name not in self._until:
                self.counts[name] += 1
                getattr(self, "_" + name.replace(" ", "_"))()
        for name, until in list(self._until.items()):
            if until <= clock.now():
                del self._until[name]
                getattr(self, "_" + name.replace(" ", "_") + "_over")()

    def perhaps_killed(self, call: Callable[[], object], what: str) -> object:
        """Call a function or kill it at a random point; return its result or ``None``."""
        passings = {"move": max(1, self.soak.counts["choices"]), "sweep": 1, "send": 1}
        chance = self.KILLS[what] / self.ticks
        if what == "move":
            seen = max(0.001, self.soak._lived())
            chance = self.KILLS[what] / max(200.0, passings[what] / seen)
        if self.rng.random() >= chance:
            return call()
        point = self.rng.choice([point for point in POINTS if point.startswith(what)])
        if killed_at(f"{point}=kill", call):
            self.counts[f"killed at {point}"] += 1
            self._uneasy()
        return None

    def calm(self) -> bool:
        """Return whether no recent fault can have prevented a sweep's work."""
        return clock.now() > self._uneasy_until

    def clears(self) -> None:
        """End all faults for good."""
        for name in list(self._until):
            del self._until[name]
            getattr(self, "_" + name.replace(" ", "_") + "_over")()
        self.STRIKES = dict.fromkeys(self.STRIKES, 0)  # type: ignore[misc]
        self.KILLS = dict.fromkeys(self.KILLS, 0)  # type: ignore[misc]

    def _uneasy(self) -> None:
        self._uneasy_until = clock.now() + 2.5 * self.soak.period

    def _for(self, name: str, minutes: float) -> None:
        self._until[name] = clock.now() + timedelta(minutes=minutes)

    # -- the faults ---------------------------------------------------------------------------

    def _worker_killed(self) -> None:
        self.soak.site.kill("worker")
        self.soak.site.worker(1)

    def _tasks_sent_twice(self) -> None:
        from notifications.ledger.writing import deliver_soon  # noqa: PLC0415 - used only here

        for pk in Notice.objects.order_by("-created_at").values_list("pk", flat=True)[:5]:
            self._courtesy(lambda pk=pk: deliver_soon(pk))
            self._courtesy(lambda pk=pk: deliver_soon(pk))

    def _courtesy(self, call: Callable[[], object]) -> None:
        try:
            call()
        except Exception:  # noqa: BLE001 - Redis may be unavailable
            self.counts["tasks nobody took"] += 1

    def _redis_emptied(self) -> None:
        try:
            with redis.Redis.from_url(settings.REDIS_URL) as client:
                client.flushall()
        except redis.RedisError:
            self.counts["tasks nobody took"] += 1

    def _redis_away(self) -> None:
        self.redis.stop()
        self._for("redis away", self.rng.uniform(10, 60))

    def _redis_away_over(self) -> None:
        self.redis.start()

    def _mail_refused(self) -> None:
        self.soak.mails.refuse(yes=True)
        self._for("mail refused", self.rng.uniform(10, 240))

    def _mail_refused_over(self) -> None:
        self.soak.mails.refuse(yes=False)

    def _pushes_refused(self) -> None:
        self.soak.pushes.refuse(yes=True)
        self._for("pushes refused", self.rng.uniform(10, 240))

    def _pushes_refused_over(self) -> None:
        self.soak.pushes.refuse(yes=False)

    def _postgres_crashed(self) -> None:
        self.database.stop(signal.SIGQUIT)
        connections.close_all()
        time.sleep(0.3)
        self.database.start()
        self._uneasy()

    def _nobody_swept(self) -> None:
        """Let hours pass in which the whole site is down."""
        begun = clock.now()
        clock.offset_set(clock.offset() + timedelta(hours=self.rng.uniform(0.5, 8)))
        self.gaps.append((begun, clock.now()))
        self._uneasy()

    def _table_poisoned(self) -> None:
        playing = list(Table.objects.playing().values_list("pk", flat=True))
        if playing:
            id = self.rng.choice(playing)
            self.poisoned[id] = bytes(Table.objects.get(pk=id).state or b"")
            Table.objects.filter(pk=id).update(state=JUNK)
            self._for("table poisoned", self.rng.uniform(60, 3000))

    def _table_poisoned_over(self) -> None:
        """Repair the poisoned table and release it."""
        for id, state in self.poisoned.items():
            Table.objects.filter(pk=id).update(state=state)
            if Table.objects.filter(pk=id, status=Status.QUARANTINED).exists():
                table_release(table_id=id)
                self.counts["quarantined and released"] += 1
        self.poisoned.clear()
