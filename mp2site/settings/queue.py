"""Celery's settings. Messages only wake up processes; all facts are in the database.

So a task may be lost, run twice or run late without harm. These options make this rare, and let a
worker notice that it has lost its broker.
"""

from __future__ import annotations

from typing import Any

from mp2site.settings import env

# Only JSON: access to the broker must not allow running code here.
CELERY_TASK_SERIALIZER = "json"
CELERY_ACCEPT_CONTENT = ["json"]
CELERY_TASK_IGNORE_RESULT = True

# A task is acknowledged when it is done; a task whose worker was killed returns to the queue.
CELERY_TASK_ACKS_LATE = True
CELERY_TASK_REJECT_ON_WORKER_LOST = True
CELERY_WORKER_PREFETCH_MULTIPLIER = 1
CELERY_WORKER_CANCEL_LONG_RUNNING_TASKS_ON_CONNECTION_LOSS = True
# No task takes a minute: calls to mail servers have shorter time-outs.
CELERY_TASK_SOFT_TIME_LIMIT = 60
CELERY_TASK_TIME_LIMIT = 90
# At a restart, running tasks may finish; the others return to the broker.
CELERY_WORKER_SOFT_SHUTDOWN_TIMEOUT = 5.0
CELERY_WORKER_ENABLE_SOFT_SHUTDOWN_ON_IDLE = True
# These limits reduce the effect of memory leaks.
CELERY_WORKER_MAX_TASKS_PER_CHILD = 20_000
CELERY_WORKER_MAX_MEMORY_PER_CHILD = 512 * 1024  # kB

CELERY_TIMEZONE = "UTC"
CELERY_ENABLE_UTC = True
CELERY_WORKER_HIJACK_ROOT_LOGGER = False
CELERY_WORKER_REDIRECT_STDOUTS = False

# Tasks only save time, so a broker that is down must not delay a move.
CELERY_TASK_PUBLISH_RETRY = False
CELERY_BROKER_CONNECTION_TIMEOUT = 1.0
# The worker and the beat wait for their broker without limit.
CELERY_BROKER_CONNECTION_RETRY_ON_STARTUP = True
CELERY_BROKER_CONNECTION_MAX_RETRIES = None

# The schedule is in memory: a file could fill the disk, break or be readable by others.
CELERY_BEAT_SCHEDULER = "celery.beat:Scheduler"

# The schedule has intervals, since times of day jump with summer time. Each task expires before the
# next one is sent, so that tasks don't pile up while a worker is away. App modules add entries:
# name -> {"task": …, "schedule": seconds, "options": …}.
CELERY_BEAT_SCHEDULE: dict[str, dict[str, Any]] = {
    # This task finds notices whose own task was lost, and retries deliveries.
    "notifications.sweep": {
        "task": "notifications.sweep",
        "schedule": 30,
        "options": {"expires": 25},
    },
    # This task applies time-outs, sends reminders and detects outages.
    "games.sweep": {"task": "games.sweep", "schedule": 30, "options": {"expires": 25}},
}


def redis_broker(url: str, prefix: str) -> dict[str, Any]:
    """Return the settings of a broker on Redis."""
    # A task whose worker was killed returns after this many seconds: longer than any task takes,
    # and short enough not to matter.
    visible = {"visibility_timeout": 300}
    connection = {
        # Without this time-out, a worker would listen to a silently cut connection forever. The
        # time-out exceeds the second for which a worker waits for its next task.
        "socket_timeout": 2.5,
        "socket_connect_timeout": 1.0,
        "socket_keepalive": True,
        "health_check_interval": 10,
        "retry_on_timeout": False,
        # Look for tasks of dead workers every ten seconds instead of every hundred.
        "unacked_restore_throttle": 1,
    }
    return {
        "CELERY_BROKER_URL": url,
        "CELERY_BROKER_TRANSPORT_OPTIONS": {"global_keyprefix": prefix, **visible, **connection},
        # All clients of one Redis share the shortest time-out that any of them sets, so each client
        # sets this one.
        "CELERY_VISIBILITY_TIMEOUT": visible["visibility_timeout"],
        "CELERY_RESULT_BACKEND_TRANSPORT_OPTIONS": visible,
    }


def redis_caches(
    urls: env.RedisUrls, prefix: str, *, patience: float = 0.5
) -> dict[str, dict[str, Any]]:
    """Return the settings of the caches on Redis; each may be emptied or unavailable at any time.

    A Redis that doesn't respond within ``patience`` seconds counts as unavailable.
    """
    options = {
        "socket_timeout": patience,
        "socket_connect_timeout": patience,
        "socket_keepalive": True,
        "health_check_interval": 30,
    }
    common = {
        "BACKEND": "mp2site.infra.caches.RedisCache",
        "KEY_PREFIX": prefix,
        "OPTIONS": options,
    }
    # allauth counts its rate limits in the default cache.
    return {
        "default": {**common, "LOCATION": urls.rates},
        "shared": {**common, "LOCATION": urls.shared},
    }
