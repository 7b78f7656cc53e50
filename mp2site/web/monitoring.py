"""Figures for monitoring, read from the database and the broker on demand.

Each figure takes one indexed query, so all of them can be read every few seconds. The site is
healthy if clocks run and notices are sent. A running process alone proves nothing.
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

from games.features import features
from games.jobs import OPPONENTS
from games.models import Heartbeat, Outage, Turn
from mp2site.infra import clock
from mp2site.infra.metrics import PREFIX
from notifications.models import Channel, Circuit, Delivery, Notice

SWEEP: Final = "sweep"
WORKER: Final = "worker"
NOTICES_LATE: Final = 600
"""The seconds that a due notice may wait. If one waits longer, no process prepares notices."""
QUEUE: Final = "celery"
MANY: Final = 10_000
"""The number from which a figure is an estimate."""


def age_of(heart: str) -> float | None:
    """Return the seconds since the last heartbeat of a sweep or worker.

    ``None`` if there was none.
    """
    beat = Heartbeat.objects.filter(name=heart).first()
    return None if beat is None else max(0.0, (clock.now() - beat.last_ok).total_seconds())


def notices_wait() -> float:
    """Return the seconds that the oldest due notice has waited for preparation."""
    now = clock.now()
    return _since(Notice.objects.due(now).values_list("due_at", flat=True).first(), now)


def queue_depth(queue: str = QUEUE) -> int | None:
    """Return the number of tasks in one of the broker's queues; ``None`` if unknown."""
    url = str(current_app.conf.broker_url or "")
    if not url.startswith(("redis", "unix")):
        return None
    prefix = settings.CELERY_BROKER_TRANSPORT_OPTIONS.get("global_keyprefix", "")
    options = {"socket_timeout": 1.0, "socket_connect_timeout": 1.0}
    try:
        with redis.Redis.from_url(url, **options) as client:
            return int(client.llen(f"{prefix}{queue}"))
    except redis.RedisError:
        return None


def refusals() -> list[str]:
    """Return a line of text for each channel that refuses the site.

    The server's reply is left out.
    """
    rows = Circuit.objects.filter(opened_at__isnull=False).order_by("channel")
    return [
        f"{one.channel} is refused since {one.opened_at:%Y-%m-%d %H:%M} UTC"
        for one in rows
        if one.opened_at
    ]


class SiteCollector(Collector):
    """A collector of the figures for Prometheus."""

    def collect(self) -> Iterable[Metric]:
        """Yield the figures that are known. An alarm can detect that a figure is missing."""
        for name, about, value in figures():
            if value is not None:
                yield GaugeMetricFamily(f"{PREFIX}_{name}", about, value)


def figures() -> Iterator[tuple[str, str, float | None]]:
    """Yield each figure's name, description and value."""
    now = clock.now()
    yield "sweep_age_seconds", "Since the sweep last worked.", age_of(SWEEP)
    yield "worker_age_seconds", "Since a worker last heard its queue.", age_of(WORKER)
    due = Turn.objects.due(now)
    yield "turns_due", "Open turns past their deadline, not yet swept.", due[:MANY].count()
    oldest = due.values_list("deadline_at", flat=True).first()
    yield (
        "turns_due_oldest_seconds",
        "How long the most overdue one has waited.",
        _since(oldest, now),
    )
    waiting = Notice.objects.due(now)
    yield "notices_due", "Notices that should have been prepared.", waiting[:MANY].count()
    yield "notices_due_oldest_seconds", "How long the most overdue one has waited.", notices_wait()
    sending = Delivery.objects.due(now)
    yield "deliveries_due", "Deliveries to be sent, or tried again.", sending[:MANY].count()
    late = sending.values_list("due_at", flat=True).first()
    yield (
        "deliveries_due_oldest_seconds",
        "How long the most overdue one has waited.",
        _since(late, now),
    )
    claimed = Delivery.objects.claimed()
    yield (
        "deliveries_claimed",
        "Deliveries that a sender has, alive or dead.",
        claimed[:MANY].count(),
    )
    refused = Circuit.objects.refused()
    for channel in Channel.values:
        yield f"{channel}_refused", "Whether the site is refused there.", float(channel in refused)
    opponents = Turn.objects.waiting_for_opponents()
    yield "opponents_waiting", "Turns that wait for an opponent.", opponents[:MANY].count()
    first = opponents.order_by("opened_at").values_list("opened_at", flat=True).first()
    yield "opponents_waiting_oldest_seconds", "For how long the oldest has.", _since(first, now)
    unsettled = Outage.objects.filter(settled_at__isnull=True).count()
    yield "outages_unsettled", "Outages whose credit isn't given to all yet.", unsettled
    yield "queue_depth", "Tasks that lie in the broker.", queue_depth()
    yield "opponents_queue_depth", "Those in the opponents' queue.", queue_depth(OPPONENTS)
    for feature in features:
        for figure in feature.metrics:
            yield figure.name, figure.about, figure.value()


def _since(moment: datetime | None, now: datetime) -> float:
    return 0.0 if moment is None else (now - moment).total_seconds()
