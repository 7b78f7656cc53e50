"""The embedded mode: nothing to install but Python. Tables, mails and the queue live in `var/`.

Good for developing (`DEBUG=1`) and for a household that plays at home.
"""

from __future__ import annotations

import secrets
from pathlib import Path

from mp2site.settings import env
from mp2site.settings.base import *  # noqa: F403 - Django's way of layering settings
from mp2site.settings.base import BASE_DIR, STATICFILES_DIRS
from mp2site.settings.queue import redis_broker, redis_caches

DEBUG = env.flag("DEBUG", default=False)
WORDS_STRICT = DEBUG
DATA_DIR = Path(env.text("DATA_DIR", str(BASE_DIR / "var"))).resolve()
DATA_DIR.mkdir(parents=True, exist_ok=True)
EDITIONS_DIR = env.text("EDITIONS_DIR", str(DATA_DIR / "editions"))
CLOCK_OFFSET_FILE = str(DATA_DIR / "clock-offset")  # manage.py clock +12h


def _own_secret(path: Path) -> str:
    """Make this house's own key at its first start, readable by its owner alone."""
    if not path.exists():
        path.touch(mode=0o600)
        path.write_text(secrets.token_urlsafe(50))
    return path.read_text()


SECRET_KEY = env.text("SECRET_KEY", "") or _own_secret(DATA_DIR / "secret-key")
ALLOWED_HOSTS = ["localhost", "127.0.0.1", "[::1]", *env.words("ALLOWED_HOSTS")]
CSRF_TRUSTED_ORIGINS = env.words("CSRF_TRUSTED_ORIGINS")

DATABASES = {
    "default": env.database(env.text("DATABASE_URL", f"sqlite:///{DATA_DIR}/tables.sqlite3"))
}

REDIS_URL = env.text("REDIS_URL", "")
if REDIS_URL:
    CACHES = redis_caches(env.redis(REDIS_URL), "caravanserai")
    globals().update(redis_broker(REDIS_URL, "caravanserai:"))
else:
    _memory = {"BACKEND": "django.core.cache.backends.locmem.LocMemCache"}
    CACHES = {"default": {**_memory, "LOCATION": "rates"}, "shared": {**_memory}}
    QUEUE_DIR = DATA_DIR / "queue"
    for _folder in ("messages", "control"):
        (QUEUE_DIR / _folder).mkdir(parents=True, exist_ok=True)
    CELERY_BROKER_URL = "spool://localhost"  # see mp2site/spool.py
    CELERY_BROKER_TRANSPORT_OPTIONS = {
        # The same folder for both directions: whoever reads is another process of this house.
        "data_folder_in": str(QUEUE_DIR / "messages"),
        "data_folder_out": str(QUEUE_DIR / "messages"),
        "control_folder": str(QUEUE_DIR / "control"),
        # Measured: 39 ms from publishing to start; the default takes half a second.
        "polling_interval": 0.05,
    }
CELERY_BEAT_SCHEDULE_FILENAME = str(DATA_DIR / "beat-schedule")

if env.text("EMAIL_URL", ""):
    globals().update(env.email(env.text("EMAIL_URL")))
else:
    EMAIL_BACKEND = "notifications.mailbox.MailboxBackend"

# Static files straight from their folders: no collectstatic to forget.
STATIC_ROOT = None
WHITENOISE_USE_FINDERS = True
WHITENOISE_AUTOREFRESH = DEBUG
STORAGES = {
    "default": {"BACKEND": "django.core.files.storage.FileSystemStorage"},
    "staticfiles": {"BACKEND": "django.contrib.staticfiles.storage.StaticFilesStorage"},
}
STATICFILES_DIRS = [folder for folder in STATICFILES_DIRS if folder.exists()]
