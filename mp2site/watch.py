"""Facts that somebody should watch, asked of the database and the broker when somebody looks.

Each is one query that an index answers, so that looking every few seconds does no harm. They are
what health means here: not that a process is alive, but that the clocks run and notices go out.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from datetime import datetime
from typing import Final

import redis
from celery import current_app
from django.conf import settings
from prometheus_client.core import GaugeMetricFamily
from prometheus_client.metrics_core import Metric
from prometheus_client.registry import Collector

from games.models import Heartbeat, Outage, Turn
from mp2site import clock
from mp2site.metrics import PREFIX
from notifications.models import Delivery, Notice

SWEEP: Final = "sweep"
WORKER: Final = "worker"
NOTICES_LATE: Final = 600
"""A notice that waits for so many seconds to be prepared: nobody does it."""
QUEUE: Final = "celery"
MANY: Final = 10_000
"""More than that needn't be counted exactly."""


def age_of(heart: str) -> float | None:
    """Return the seconds since a sweep, or a worker, was last seen at work; ``None`` before the first."""
    beat = Heartbeat.objects.filter(name=heart).first()
    return None if beat is None else max(0.0, (clock.now() - beat.last_ok).total_seconds())


def notices_wait() -> float:
    """Return how many seconds ago the oldest notice should have been prepared."""
    now = clock.now()
    return _since(Notice.objects.due(now).values_list("due_at", flat=True).first(), now)


def queue_depth() -> int | None:
    """Return how many tasks lie in the broker; ``None`` where that can't be known."""
    url = str(current_app.conf.broker_url or "")
    if not url.startswith(("redis", "unix")):
        return None
    prefix = settings.CELERY_BROKER_TRANSPORT_OPTIONS.get("global_keyprefix", "")
    options = {"socket_timeout": 1.0, "socket_connect_timeout": 1.0}
    try:
        with redis.Redis.from_url(url, **options) as client:
            return int(client.llen(f"{prefix}{QUEUE}"))
    except redis.RedisError:
        return None


class HouseCollector(Collector):
    """The figures as Prometheus wants them."""

    def collect(self) -> Iterable[Metric]:
        """Ask, and tell. What can't be known is left out: an alarm on absence finds it."""
        for name, about, value in figures():
            if value is not None:
                yield GaugeMetricFamily(f"{PREFIX}_{name}", about, value)


def figures() -> Iterator[tuple[str, str, float | None]]:
    """Give each figure with its name and what it says."""
    now = clock.now()
    yield "sweep_age_seconds", "Since the sweep last worked.", age_of(SWEEP)
    yield "worker_age_seconds", "Since a worker last heard its queue.", age_of(WORKER)
    due = Turn.objects.due(now)
    yield "turns_due", "Open turns past their deadline, not yet swept.", due[:MANY].count()
    oldest = due.values_list("deadline_at", flat=True).first()
    yield "turns_due_oldest_seconds", "How late the latest of them is.", _since(oldest, now)
    waiting = Notice.objects.due(now)
    yield "notices_due", "Notices that should have been prepared.", waiting[:MANY].count()
    yield "notices_due_oldest_seconds", "How late the latest of them is.", notices_wait()
    sending = Delivery.objects.due(now)
    yield "deliveries_due", "Deliveries to be sent, or tried again.", sending[:MANY].count()
    unsettled = Outage.objects.filter(settled_at__isnull=True).count()
    yield "outages_unsettled", "Outages whose credit isn't given to all yet.", unsettled
    yield "queue_depth", "Tasks that lie in the broker.", queue_depth()


def _since(moment: datetime | None, now: datetime) -> float:
    return 0.0 if moment is None else (now - moment).total_seconds()
