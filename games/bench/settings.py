"""The embedded mode's settings for a bench: PostgreSQL, Redis if available, no rate limits.

Requests are still counted, with a limit that nobody reaches, so that the cost of counting is
measured.
"""

from __future__ import annotations

from mp2site.settings import env
from mp2site.settings.dev import *  # noqa: F403 - Django's way of layering settings
from mp2site.settings.dev import LIMITS, REDIS_URL
from mp2site.settings.queue import redis_broker, redis_caches

LOGGING = {"version": 1, "disable_existing_loggers": False, "root": {"level": "ERROR"}}
API_RATES = {"person": 10**9, "anonymous": 10**9, "validate": 10**9}
CLOCK_OFFSET_FILE = ""  # as in production, where nobody moves the clock
BENCH_PREFIX = "caravanserai-bench:"

if REDIS_URL:
    CACHES = redis_caches(env.redis(REDIS_URL), BENCH_PREFIX)
    globals().update(redis_broker(REDIS_URL, BENCH_PREFIX))
# A few people open all tables that the bench needs.
LIMITS = dict.fromkeys(LIMITS, 0)
ARCHIVE_DAYS = 0  # generated games have hardly any moves
