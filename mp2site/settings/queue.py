"""What Celery is told. It carries "wake up now" and nothing else: the database is the truth.

So a task may be lost, run twice, or late, without harm; what these options are for is that it
seldom is, and that a worker which has lost its broker notices.
"""

from __future__ import annotations

from typing import Any

from mp2site.settings import env

# JSON alone: whoever could write into the broker should still not be able to run code here.
CELERY_TASK_SERIALIZER = "json"
CELERY_ACCEPT_CONTENT = ["json"]
CELERY_TASK_IGNORE_RESULT = True

# A task is acknowledged when it is done, and comes back when its worker was killed over it.
CELERY_TASK_ACKS_LATE = True
CELERY_TASK_REJECT_ON_WORKER_LOST = True
CELERY_WORKER_PREFETCH_MULTIPLIER = 1
CELERY_WORKER_CANCEL_LONG_RUNNING_TASKS_ON_CONNECTION_LOSS = True
# No task of ours takes a minute: a mail server that hangs has time-outs of its own.
CELERY_TASK_SOFT_TIME_LIMIT = 60
CELERY_TASK_TIME_LIMIT = 90
# At a restart, what runs may end; what is left goes back to the broker.
CELERY_WORKER_SOFT_SHUTDOWN_TIMEOUT = 5.0
CELERY_WORKER_ENABLE_SOFT_SHUTDOWN_ON_IDLE = True
# A guard against what leaks, in our libraries or in us.
CELERY_WORKER_MAX_TASKS_PER_CHILD = 20_000
CELERY_WORKER_MAX_MEMORY_PER_CHILD = 512 * 1024  # kB

CELERY_TIMEZONE = "UTC"
CELERY_ENABLE_UTC = True
CELERY_WORKER_HIJACK_ROOT_LOGGER = False
CELERY_WORKER_REDIRECT_STDOUTS = False

# Publishing is a courtesy to speed: a broker that is down must not hold a move up.
CELERY_TASK_PUBLISH_RETRY = False
CELERY_BROKER_CONNECTION_TIMEOUT = 1.0
# The worker and the beat wait for their broker as long as it takes.
CELERY_BROKER_CONNECTION_RETRY_ON_STARTUP = True
CELERY_BROKER_CONNECTION_MAX_RETRIES = None

# Intervals and no times of the day: those would jump when a zone's summer begins. Each entry
# expires before the next one comes, so that a worker that was away isn't met by a heap of them.
# App modules add their own: name -> {"task": …, "schedule": seconds, "options": …}.
CELERY_BEAT_SCHEDULE: dict[str, dict[str, Any]] = {
    # Finds notices whose task was lost, and those to be tried again.
    "notifications.sweep": {
        "task": "notifications.sweep",
        "schedule": 30,
        "options": {"expires": 25},
    },
    # Time-outs, reminders and outages: what is due by the clock.
    "games.sweep": {"task": "games.sweep", "schedule": 30, "options": {"expires": 25}},
}


def redis_broker(url: str, prefix: str) -> dict[str, Any]:
    """Return the settings of a broker on Redis."""
    # A task whose worker was killed comes back after this many seconds: longer than any may take,
    # and short enough not to matter.
    visible = {"visibility_timeout": 300}
    connection = {
        # Without it, a connection that was silently cut is listened to for ever. Longer than the
        # second for which a worker asks for its next task.
        "socket_timeout": 2.5,
        "socket_connect_timeout": 1.0,
        "socket_keepalive": True,
        "health_check_interval": 10,
        "retry_on_timeout": False,
        # Look for tasks of dead workers every ten seconds, and not every hundred.
        "unacked_restore_throttle": 1,
    }
    return {
        "CELERY_BROKER_URL": url,
        "CELERY_BROKER_TRANSPORT_OPTIONS": {"global_keyprefix": prefix, **visible, **connection},
        # The shortest that anybody on this Redis names is what holds: name it everywhere.
        "CELERY_VISIBILITY_TIMEOUT": visible["visibility_timeout"],
        "CELERY_RESULT_BACKEND_TRANSPORT_OPTIONS": visible,
    }


def redis_caches(urls: env.RedisUrls, prefix: str) -> dict[str, dict[str, Any]]:
    """Return the caches on Redis: any of them may be emptied, or be away, at any time."""
    options = {
        "socket_timeout": 0.5,
        "socket_connect_timeout": 0.5,
        "socket_keepalive": True,
        "health_check_interval": 30,
    }
    common = {
        "BACKEND": "mp2site.caches.RedisCache",
        "KEY_PREFIX": prefix,
        "OPTIONS": options,
    }
    # allauth counts its rates in the default one.
    return {
        "default": {**common, "LOCATION": urls.rates},
        "shared": {**common, "LOCATION": urls.shared},
    }
