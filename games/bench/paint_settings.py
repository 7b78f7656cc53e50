"""Production's settings for benches in a browser: no TLS, own Redis keys, a bare page as the floor.

The limits are high, since a few people open all tables and make all choices.
"""

from __future__ import annotations

from mp2site.settings import env
from mp2site.settings.prod import *  # noqa: F403 - Django's way of layering settings
from mp2site.settings.prod import LIMITS, REDIS_URL
from mp2site.settings.queue import redis_broker, redis_caches

ROOT_URLCONF = "games.bench.paint_urls"
LOGGING = {"version": 1, "disable_existing_loggers": False, "root": {"level": "ERROR"}}
BENCH_PREFIX = "caravanserai-bench:"
CACHES = redis_caches(env.redis(REDIS_URL), BENCH_PREFIX)
globals().update(redis_broker(REDIS_URL, BENCH_PREFIX))
API_RATES = {"person": 10**9, "anonymous": 10**9, "validate": 10**9}
LIMITS = dict.fromkeys(LIMITS, 0)
