"""Production. Secrets and local values come from the environment and have no defaults."""

from __future__ import annotations

from urllib.parse import urlsplit

from django.core.exceptions import ImproperlyConfigured

from mp2site.settings import env
from mp2site.settings.base import *  # noqa: F403 - Django's way of layering settings
from mp2site.settings.base import REPLICA_URL
from mp2site.settings.queue import redis_broker, redis_caches
from mp2site.settings.rest import REST_FRAMEWORK

DEBUG = False
SECRET_KEY = env.text("SECRET_KEY")
SECRET_KEY_FALLBACKS = env.words("SECRET_KEY_FALLBACKS")
SITE_URL = env.text("SITE_URL").rstrip("/")
ALLOWED_HOSTS = env.words("ALLOWED_HOSTS") or [urlsplit(SITE_URL).hostname or ""]
CSRF_TRUSTED_ORIGINS = env.words("CSRF_TRUSTED_ORIGINS", SITE_URL)

DATABASES = env.databases(env.text("DATABASE_URL"), REPLICA_URL)

REDIS_URL = env.text("REDIS_URL")
CACHES = redis_caches(env.redis(REDIS_URL), "caravanserai")
SESSION_ENGINE = "django.contrib.sessions.backends.cached_db"
SESSION_CACHE_ALIAS = "shared"
globals().update(redis_broker(REDIS_URL, "caravanserai:"))

globals().update(env.email(env.text("EMAIL_URL")))
DEFAULT_FROM_EMAIL = env.text("DEFAULT_FROM_EMAIL")
# user:password for requests by the mail provider's webhooks (deploy/README.md).
ANYMAIL = {
    **globals().get("ANYMAIL", {}),
    "WEBHOOK_SECRET": env.text("ANYMAIL_WEBHOOK_SECRET", ""),
}
SERVER_EMAIL = DEFAULT_FROM_EMAIL

STORAGES = {
    "default": {"BACKEND": "django.core.files.storage.FileSystemStorage"},
    "staticfiles": {"BACKEND": "mp2site.web.static_files.VersionedFiles"},
}
# Pages name files by their hash alone.
WHITENOISE_KEEP_ONLY_HASHED_FILES = True
# A file whose name has a hash always has the same content, even without an extension.
WHITENOISE_IMMUTABLE_FILE_TEST = r"\.[0-9a-f]{12}(\.\w+)?$"
# MIME types that browsers expect and whitenoise does not know.
WHITENOISE_MIMETYPES = {
    ".map": "application/json",
    ".py": "text/x-python",
    ".ttf": "font/ttf",
    ".woff": "font/woff",
}

# Rate limits count client addresses, so trust exactly the proxies that exist.
ALLAUTH_TRUSTED_PROXY_COUNT = env.number("PROXIES", 1)
REST_FRAMEWORK = {**REST_FRAMEWORK, "NUM_PROXIES": ALLAUTH_TRUSTED_PROXY_COUNT}

# TLS ends at the proxy, which must set this header and remove the client's (deploy/README.md). A
# site without TLS, on one machine as by `make up`, must set WITHOUT_TLS.
_tls = not env.flag("WITHOUT_TLS", default=False)
if _tls:
    SECURE_PROXY_SSL_HEADER = ("HTTP_X_FORWARDED_PROTO", "https")
    SESSION_COOKIE_NAME = "__Host-session"
    CSRF_COOKIE_NAME = "__Host-csrf"
    BROWSER_COOKIE_NAME = "__Host-browser"
elif not SITE_URL.startswith("http://"):
    raise ImproperlyConfigured(f"WITHOUT_TLS: SITE_URL is then http://…, not {SITE_URL!r}.")
SECURE_SSL_REDIRECT = _tls
SECURE_REDIRECT_EXEMPT = [r"^healthz", r"^metrics$"]
SESSION_COOKIE_SECURE = _tls
CSRF_COOKIE_SECURE = _tls
LANGUAGE_COOKIE_SECURE = _tls
ACCOUNT_DEFAULT_HTTP_PROTOCOL = "https" if _tls else "http"

# Browsers remember for a year that the site has TLS. By default this doesn't cover other hosts of
# the domain, since their owner decides about them.
SECURE_HSTS_SECONDS = env.number("HSTS_SECONDS", 31_536_000) if _tls else 0
SECURE_HSTS_INCLUDE_SUBDOMAINS = env.flag("HSTS_SUBDOMAINS", default=False)
SECURE_HSTS_PRELOAD = env.flag("HSTS_PRELOAD", default=False)
if SECURE_HSTS_PRELOAD and not SECURE_HSTS_INCLUDE_SUBDOMAINS:
    raise ImproperlyConfigured(
        "HSTS_PRELOAD: browsers' lists take a name with all its subdomains alone; "
        "set HSTS_SUBDOMAINS=1 too."
    )
# The deployment checks demand the two settings above.
SILENCED_SYSTEM_CHECKS = ["security.W005", "security.W021"]
