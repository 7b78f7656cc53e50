"""Settings of the tests: by default SQLite in a file; DATABASE_URL and REDIS_URL name servers."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

from mp2site.settings import env
from mp2site.settings.base import *  # noqa: F403 - Django's way of layering settings
from mp2site.settings.base import TEMPLATES
from mp2site.settings.queue import redis_broker, redis_caches

# Playwright's driver runs an event loop in the test's thread, which Django takes for async code.
os.environ.setdefault("DJANGO_ALLOW_ASYNC_UNSAFE", "true")

SECRET_KEY = "for the tests only"
WORDS_STRICT = True
EDITIONS_DIR = ""
# The file moves the clock of processes that a test starts; the test itself uses `clock.at`.
CLOCK_OFFSET_FILE = env.text("CLOCK_OFFSET_FILE", "")
ALLOWED_HOSTS = ["localhost", "127.0.0.1", "testserver", "example.com"]
TEST_RUN = f"caravanserai-test-{os.getpid()}"

# Each run has its own database, so that several can run on one machine. SQLite uses a file, not
# memory, because the browser tests' server threads need their own connections.
_files = Path(tempfile.gettempdir())
DATABASES = {
    "default": env.database(
        env.text("DATABASE_URL", "") or f"sqlite:///{_files}/{TEST_RUN}.sqlite3"
    )
}
if DATABASES["default"]["ENGINE"].endswith("sqlite3"):
    DATABASES["default"]["TEST"] = {"NAME": str(_files / f"{TEST_RUN}.sqlite3")}
else:
    DATABASES["default"]["TEST"] = {"NAME": TEST_RUN.replace("-", "_")}
    # Connections of finished test threads must not keep the database from being dropped.
    DATABASES["default"]["CONN_MAX_AGE"] = 0
    # A test is one transaction, and may compute for minutes in it on a busy machine.
    DATABASES["default"]["OPTIONS"]["options"] += " -c idle_in_transaction_session_timeout=0"

REDIS_URL = env.text("REDIS_URL", "")
if REDIS_URL:
    # All uses share the given database under this run's prefix, since others may use it, too.
    _urls = env.RedisUrls(REDIS_URL, REDIS_URL, REDIS_URL)
    # A Redis that is slow on a machine full of tests still counts as available.
    CACHES = redis_caches(_urls, TEST_RUN, patience=30)
    globals().update(redis_broker(REDIS_URL, f"{TEST_RUN}:"))
else:
    _memory = {"BACKEND": "django.core.cache.backends.locmem.LocMemCache"}
    CACHES = {"default": {**_memory, "LOCATION": "rates"}, "shared": {**_memory}}
    CELERY_BROKER_URL = "memory://"
# Each test begins with empty caches by a key prefix; clearing would also clear those of parallel tests.
CACHES = {
    name: {**each, "KEY_FUNCTION": "tests.support.caches.key"} for name, each in CACHES.items()
}

EMAIL_BACKEND = "django.core.mail.backends.locmem.EmailBackend"
ACCOUNT_MAILS_AT_ONCE = True
PASSWORD_HASHERS = ["django.contrib.auth.hashers.MD5PasswordHasher"]
TEMPLATES[0]["OPTIONS"]["string_if_invalid"] = ""
STATIC_ROOT = None
WHITENOISE_USE_FINDERS = True
WHITENOISE_AUTOREFRESH = True
STORAGES = {
    "default": {"BACKEND": "django.core.files.storage.InMemoryStorage"},
    "staticfiles": {"BACKEND": "django.contrib.staticfiles.storage.StaticFilesStorage"},
}
ACCOUNT_RATE_LIMITS = False
GUEST_RATES = {"guests-an-hour": (0, "h"), "guests-a-day": (0, "d")}
# Tests send more requests than people do; tests of the limits set their own limits.
API_RATES = {"person": 0, "anonymous": 0, "validate": 0}
