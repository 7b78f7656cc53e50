"""The embedded mode's settings on a bench: PostgreSQL, Redis where there is one, no rates.

Rates are counted all the same (a limit nobody reaches), so that what they cost is measured too.
"""

from __future__ import annotations

from mp2site.settings import env
from mp2site.settings.dev import *  # noqa: F403 - Django's way of layering settings
from mp2site.settings.dev import LIMITS, REDIS_URL
from mp2site.settings.queue import redis_broker, redis_caches

LOGGING = {"version": 1, "disable_existing_loggers": False, "root": {"level": "ERROR"}}
API_RATES = {"person": 10**9, "anonymous": 10**9, "validate": 10**9}
CLOCK_OFFSET_FILE = ""  # as in production: nobody moves the time by hand
BENCH_PREFIX = "caravanserai-bench:"

if REDIS_URL:
    CACHES = redis_caches(env.redis(REDIS_URL), BENCH_PREFIX)
    globals().update(redis_broker(REDIS_URL, BENCH_PREFIX))
# A few people open as many tables as it takes.
LIMITS = dict.fromkeys(LIMITS, 0)
ARCHIVE_DAYS = 0  # generated games have no moves to speak of
