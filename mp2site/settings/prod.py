"""Production. Everything secret or local comes from the environment; nothing has a fallback."""

from __future__ import annotations

from urllib.parse import urlsplit

from mp2site.settings import env
from mp2site.settings.base import *  # noqa: F403 - Django's way of layering settings
from mp2site.settings.queue import redis_broker, redis_caches
from mp2site.settings.rest import REST_FRAMEWORK

DEBUG = False
SECRET_KEY = env.text("SECRET_KEY")
SECRET_KEY_FALLBACKS = env.words("SECRET_KEY_FALLBACKS")
SITE_URL = env.text("SITE_URL").rstrip("/")
ALLOWED_HOSTS = env.words("ALLOWED_HOSTS") or [urlsplit(SITE_URL).hostname or ""]
CSRF_TRUSTED_ORIGINS = env.words("CSRF_TRUSTED_ORIGINS", SITE_URL)

DATABASES = {"default": env.database(env.text("DATABASE_URL"))}

REDIS_URL = env.text("REDIS_URL")
CACHES = redis_caches(env.redis(REDIS_URL), "caravanserai")
SESSION_ENGINE = "django.contrib.sessions.backends.cached_db"
SESSION_CACHE_ALIAS = "shared"
globals().update(redis_broker(REDIS_URL, "caravanserai:"))

globals().update(env.email(env.text("EMAIL_URL")))
DEFAULT_FROM_EMAIL = env.text("DEFAULT_FROM_EMAIL")
# user:password that a mail provider's webhooks sign in with (deploy/README.md).
ANYMAIL = {
    **globals().get("ANYMAIL", {}),
    "WEBHOOK_SECRET": env.text("ANYMAIL_WEBHOOK_SECRET", ""),
}
SERVER_EMAIL = DEFAULT_FROM_EMAIL

STORAGES = {
    "default": {"BACKEND": "django.core.files.storage.FileSystemStorage"},
    "staticfiles": {"BACKEND": "mp2site.storage.VersionedFiles"},
}

# TLS ends at the proxy, which must set this header and drop the client's (deploy/README.md).
SECURE_PROXY_SSL_HEADER = ("HTTP_X_FORWARDED_PROTO", "https")
# Rates count addresses: take them from as many proxies as there are, and no more.
ALLAUTH_TRUSTED_PROXY_COUNT = env.number("PROXIES", 1)
REST_FRAMEWORK = {**REST_FRAMEWORK, "NUM_PROXIES": ALLAUTH_TRUSTED_PROXY_COUNT}
SECURE_SSL_REDIRECT = True
SECURE_REDIRECT_EXEMPT = [r"^healthz", r"^metrics$"]
SECURE_HSTS_SECONDS = env.number("HSTS_SECONDS", 31_536_000)
SECURE_HSTS_INCLUDE_SUBDOMAINS = env.flag("HSTS_SUBDOMAINS", default=True)
SECURE_HSTS_PRELOAD = SECURE_HSTS_INCLUDE_SUBDOMAINS
SESSION_COOKIE_SECURE = True
CSRF_COOKIE_SECURE = True
LANGUAGE_COOKIE_SECURE = True
SESSION_COOKIE_NAME = "__Host-session"
CSRF_COOKIE_NAME = "__Host-csrf"
ACCOUNT_DEFAULT_HTTP_PROTOCOL = "https"
