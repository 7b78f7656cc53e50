"""The embedded mode, which needs nothing but Python. Tables, mails and the queue are in `var/`.

This mode is for development (`DEBUG=1`) and for a household that plays at home.
"""

from __future__ import annotations

from pathlib import Path

from mp2site.infra import private
from mp2site.settings import env
from mp2site.settings.base import *  # noqa: F403 - Django's way of layering settings
from mp2site.settings.base import BASE_DIR, REPLICA_URL, STATICFILES_DIRS
from mp2site.settings.queue import redis_broker, redis_caches

DEBUG = env.flag("DEBUG", default=False)
WORDS_STRICT = DEBUG
DATA_DIR = Path(env.text("DATA_DIR", str(BASE_DIR / "var"))).resolve()
private.begin()  # this must come before any process of the site creates a file
private.folder(DATA_DIR)
EDITIONS_DIR = env.text("EDITIONS_DIR", str(DATA_DIR / "editions"))
BACKUPS_DIR = env.text("BACKUPS_DIR", str(DATA_DIR / "backups"))
CLOCK_OFFSET_FILE = str(DATA_DIR / "clock-offset")  # for `manage.py clock +12h`

SECRET_KEY = env.text("SECRET_KEY", "") or env.own_secret(DATA_DIR / "secret-key")
VAPID_PRIVATE_KEY = env.text("VAPID_PRIVATE_KEY", "") or env.own_secret(
    DATA_DIR / "vapid-key", env.new_vapid_key
)
ALLOWED_HOSTS = ["localhost", "127.0.0.1", "[::1]", *env.words("ALLOWED_HOSTS")]
CSRF_TRUSTED_ORIGINS = env.words("CSRF_TRUSTED_ORIGINS")

DATABASES = env.databases(
    env.text("DATABASE_URL", f"sqlite:///{DATA_DIR}/tables.sqlite3"), REPLICA_URL
)

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
    CELERY_BROKER_URL = "spool://localhost"  # see mp2site/infra/spool.py
    CELERY_BROKER_TRANSPORT_OPTIONS = {
        # Both directions use the same folder, since the reader is another process of this site.
        "data_folder_in": str(QUEUE_DIR / "messages"),
        "data_folder_out": str(QUEUE_DIR / "messages"),
        "control_folder": str(QUEUE_DIR / "control"),
        # Measured: it takes 39 ms from sending a task to its start. The default would take half a
        # second.
        "polling_interval": 0.05,
    }

if env.text("EMAIL_URL", ""):
    globals().update(env.email(env.text("EMAIL_URL")))
else:
    EMAIL_BACKEND = "notifications.mailbox.MailboxBackend"
    # Mails stay on this site, so nobody can use invitations to mail strangers.
    INVITING_NEEDS_ADDRESS = env.flag("INVITING_NEEDS_ADDRESS", default=False)

# Serve static files from their source folders, without collectstatic.
STATIC_ROOT = None
WHITENOISE_USE_FINDERS = True
WHITENOISE_AUTOREFRESH = DEBUG
STORAGES = {
    "default": {"BACKEND": "django.core.files.storage.FileSystemStorage"},
    "staticfiles": {"BACKEND": "django.contrib.staticfiles.storage.StaticFilesStorage"},
}
STATICFILES_DIRS = [folder for folder in STATICFILES_DIRS if folder.exists()]
