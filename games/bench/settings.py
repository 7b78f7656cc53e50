"""The embedded mode's settings on a bench: PostgreSQL, Redis where there is one, no rates.

Rates are counted all the same (a limit nobody reaches), so that what they cost is measured too.
"""

from __future__ import annotations

from mp2site.settings.dev import *  # noqa: F403 - Django's way of layering settings
from mp2site.settings.dev import CACHES, REDIS_URL

LOGGING = {"version": 1, "disable_existing_loggers": False, "root": {"level": "ERROR"}}
API_RATES = {"person": 10**9, "anonymous": 10**9, "validate": 10**9}
BENCH_PREFIX = "caravanserai-bench:"

if REDIS_URL:
    CACHES = {"default": {**CACHES["default"], "KEY_PREFIX": BENCH_PREFIX}}
    CELERY_BROKER_TRANSPORT_OPTIONS = {"global_keyprefix": BENCH_PREFIX}
