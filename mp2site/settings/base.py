"""What every mode shares. `dev`, `prod` and `test` say the rest."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from csp.constants import NONE, SELF

from mp2site.settings import env
from mp2site.settings.queue import *  # noqa: F403 - a part of this page, and long
from mp2site.settings.rest import *  # noqa: F403 - likewise

BASE_DIR = Path(__file__).resolve().parent.parent.parent

SITE_NAME = "Caravanserai"
# Mails and commands have no request to take the address from.
SITE_URL = env.text("SITE_URL", "http://localhost:8000").rstrip("/")

DEBUG = False
USE_TZ = True
TIME_ZONE = "UTC"
USE_I18N = True
LANGUAGE_CODE = "en"
LANGUAGES = [("en", "English"), ("de", "Deutsch")]
LANGUAGE_COOKIE_SAMESITE = "Lax"

ROOT_URLCONF = "mp2site.urls"
WSGI_APPLICATION = "mp2site.wsgi.application"
DEFAULT_AUTO_FIELD = "django.db.models.BigAutoField"

INSTALLED_APPS = [
    "mp2site",
    "accounts",
    "games",
    "notifications",
    "django.contrib.admin",
    "django.contrib.auth",
    "django.contrib.contenttypes",
    "django.contrib.sessions",
    "django.contrib.messages",
    "whitenoise.runserver_nostatic",
    "django.contrib.staticfiles",
    "allauth",
    "allauth.account",
    "anymail",
    "csp",
    "django_htmx",
    "template_partials",
    "rest_framework",
    "rest_framework.authtoken",
    "drf_spectacular",
    "drf_spectacular_sidecar",
]

MIDDLEWARE = [
    "mp2site.middleware.RequestMiddleware",
    "django.middleware.security.SecurityMiddleware",
    "whitenoise.middleware.WhiteNoiseMiddleware",
    "django.middleware.gzip.GZipMiddleware",
    "csp.middleware.CSPMiddleware",
    "django.contrib.sessions.middleware.SessionMiddleware",
    "django.middleware.locale.LocaleMiddleware",
    "django.middleware.common.CommonMiddleware",
    "django.middleware.csrf.CsrfViewMiddleware",
    "django.contrib.auth.middleware.AuthenticationMiddleware",
    "mp2site.middleware.PersonMiddleware",
    "django.contrib.messages.middleware.MessageMiddleware",
    "django.middleware.clickjacking.XFrameOptionsMiddleware",
    "allauth.account.middleware.AccountMiddleware",
    "django_htmx.middleware.HtmxMiddleware",
]

TEMPLATES: list[dict[str, Any]] = [
    {
        "BACKEND": "django.template.backends.django.DjangoTemplates",
        "DIRS": [BASE_DIR / "templates"],
        "APP_DIRS": True,
        "OPTIONS": {
            "context_processors": [
                "django.template.context_processors.request",
                "django.contrib.auth.context_processors.auth",
                "django.contrib.messages.context_processors.messages",
                "django.template.context_processors.i18n",
            ],
        },
    },
    {
        "BACKEND": "django.template.backends.jinja2.Jinja2",
        "NAME": "letters",
        "DIRS": [BASE_DIR / "templates" / "letters"],
        "OPTIONS": {"environment": "notifications.compiled.environment"},
    },
]

# Static files: versioned names in production (see prod), served by whitenoise everywhere.
STATIC_URL = "/static/"
STATIC_ROOT: Path | None = Path(env.text("STATIC_ROOT", str(BASE_DIR / "staticfiles")))
STATICFILES_DIRS = [BASE_DIR / "static"]

# People.
AUTH_USER_MODEL = "accounts.User"
AUTHENTICATION_BACKENDS = [
    "django.contrib.auth.backends.ModelBackend",
    "allauth.account.auth_backends.AuthenticationBackend",
]
AUTH_PASSWORD_VALIDATORS = [
    {"NAME": "django.contrib.auth.password_validation.UserAttributeSimilarityValidator"},
    {
        "NAME": "django.contrib.auth.password_validation.MinimumLengthValidator",
        "OPTIONS": {"min_length": 10},
    },
    {"NAME": "django.contrib.auth.password_validation.CommonPasswordValidator"},
]
LOGIN_URL = "account_login"
LOGIN_REDIRECT_URL = "/"
LOGOUT_REDIRECT_URL = "/"
ACCOUNT_ADAPTER = "accounts.adapter.AccountAdapter"
ACCOUNT_LOGIN_METHODS = {"username", "email"}
ACCOUNT_SIGNUP_FIELDS = ["username*", "email*", "password1*"]
# One may play at once; an address gets our mails only when it is verified.
ACCOUNT_EMAIL_VERIFICATION = "optional"
ACCOUNT_EMAIL_SUBJECT_PREFIX = ""
ACCOUNT_EMAIL_UNKNOWN_ACCOUNTS = False
ACCOUNT_USERNAME_MIN_LENGTH = 2
ACCOUNT_USERNAME_BLACKLIST = ["admin", "house", "me", "new", "root", "system"]

# Mail.
DEFAULT_FROM_EMAIL = env.text("DEFAULT_FROM_EMAIL", "Caravanserai <inn@localhost>")
SERVER_EMAIL = DEFAULT_FROM_EMAIL
# Whether mails show the board, some 30 kB each.
MAIL_PICTURES = env.flag("MAIL_PICTURES", default=True)
# A mail server that doesn't answer must not hold a worker.
EMAIL_TIMEOUT = 20
# Hosts that webhooks may call though they are of our own network, or speak plain HTTP.
WEBHOOK_ALLOWED_HOSTS = env.words("WEBHOOK_ALLOWED_HOSTS")

# Browsers' guards.
SESSION_COOKIE_SAMESITE = "Lax"
CSRF_COOKIE_SAMESITE = "Lax"
X_FRAME_OPTIONS = "DENY"
SECURE_REFERRER_POLICY = "same-origin"
SECURE_CROSS_ORIGIN_OPENER_POLICY = "same-origin"
CONTENT_SECURITY_POLICY: dict[str, Any] = {
    "DIRECTIVES": {
        "default-src": [NONE],
        "script-src": [SELF],
        "style-src": [SELF],
        "img-src": [SELF, "data:"],
        "font-src": [SELF],
        "connect-src": [SELF],
        "manifest-src": [SELF],
        "worker-src": [SELF],
        "form-action": [SELF],
        "base-uri": [NONE],
        "frame-ancestors": [NONE],
    },
}

# Lines for people (`line`), or for machines (`json`).
LOG_FORMAT = env.text("LOG_FORMAT", "line")
LOGGING: dict[str, Any] = {
    "version": 1,
    "disable_existing_loggers": False,
    "formatters": {
        "line": {"format": "{asctime} {levelname:<7} {name}: {message}", "style": "{"},
        "json": {"()": "mp2site.logs.JsonFormatter"},
    },
    "handlers": {"console": {"class": "logging.StreamHandler", "formatter": LOG_FORMAT}},
    "root": {"handlers": ["console"], "level": env.text("LOG_LEVEL", "INFO")},
    "loggers": {
        "django.server": {"handlers": ["console"], "propagate": False},
        "celery": {"level": "WARNING"},
        "kombu": {"level": "WARNING"},
        # A line a request is for machines.
        "mp2site.requests": {"level": "INFO" if LOG_FORMAT == "json" else "WARNING"},
    },
}

# Who asks for /metrics says `Authorization: Bearer <this>`; empty: only this machine may ask.
METRICS_TOKEN = env.text("METRICS_TOKEN", "")
# Where the sweep looks whether the web answers; the time in which it didn't is given back to all.
SWEEP_PROBE_URL = env.text("SWEEP_PROBE_URL", "")
# From which age of the last sweep on /healthz/clocks says that nobody sweeps.
SWEEP_ALARM_SECONDS = env.number("SWEEP_ALARM_SECONDS", 120)

# A house's own editions of titles: <here>/<title>/*.toml, read at the start. Empty: none.
EDITIONS_DIR = env.text("EDITIONS_DIR", "")

# Whether a missing message is an error (where we work) or shows its key (where people play).
WORDS_STRICT = False

# A file that holds by how many seconds this house's clock was moved by hand. Empty: it can't be.
CLOCK_OFFSET_FILE = ""

# How much vacation a person may take in a year of the calendar, in hours; no clock of theirs runs then.
VACATION_HOURS = env.number("VACATION_HOURS", 720)
