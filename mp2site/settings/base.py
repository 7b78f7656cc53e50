"""Settings shared by all modes; `dev`, `prod` and `test` complete them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from csp.constants import NONE, SELF

from games.rules.kernel.languages import LANGUAGES as REGISTERED
from games.rules.kernel.languages import SOURCE
from mp2site.settings import env
from mp2site.settings.limits import *  # noqa: F403 - a part of this module
from mp2site.settings.privacy import *  # noqa: F403 - likewise
from mp2site.settings.queue import *  # noqa: F403 - likewise
from mp2site.settings.rest import *  # noqa: F403 - likewise

BASE_DIR = Path(__file__).resolve().parent.parent.parent

SITE_NAME = "Caravanserai"
# The site's URL, for mails and commands: they have no request that names the host.
SITE_URL = env.text("SITE_URL", "http://localhost:8000").rstrip("/")

DEBUG = False
USE_TZ = True
TIME_ZONE = "UTC"
USE_I18N = True
LANGUAGE_CODE = SOURCE
LANGUAGES = [(code, language.name) for code, language in REGISTERED.items()]
LANGUAGES_BIDI = [code for code, language in REGISTERED.items() if language.right_to_left]
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
    "allauth.mfa",
    "allauth.usersessions",
    "anymail",
    "csp",
    "django_htmx",
    "rest_framework",
    "drf_spectacular",
    "drf_spectacular_sidecar",
]

MIDDLEWARE = [
    "mp2site.web.middleware.RequestMiddleware",
    "mp2site.infra.lock_timeouts.PatienceMiddleware",
    "django.middleware.security.SecurityMiddleware",
    "whitenoise.middleware.WhiteNoiseMiddleware",
    "django.middleware.gzip.GZipMiddleware",
    "csp.middleware.CSPMiddleware",
    "django.contrib.sessions.middleware.SessionMiddleware",
    "django.middleware.locale.LocaleMiddleware",
    "django.middleware.common.CommonMiddleware",
    "mp2site.web.middleware.BodyMiddleware",
    "django.middleware.csrf.CsrfViewMiddleware",
    "django.contrib.auth.middleware.AuthenticationMiddleware",
    "mp2site.web.guests.GuestMiddleware",
    "mp2site.web.middleware.PersonMiddleware",
    "mp2site.web.middleware.PersonalMiddleware",
    "mp2site.web.sign_in.ShownToMiddleware",
    "mp2site.infra.replicas.WritesMiddleware",
    "mp2site.web.offline.OfflineMiddleware",
    "django.contrib.messages.middleware.MessageMiddleware",
    "django.middleware.clickjacking.XFrameOptionsMiddleware",
    "accounts.middleware.BusyMiddleware",
    "accounts.middleware.BrowserMiddleware",
    "allauth.account.middleware.AccountMiddleware",
    "django_htmx.middleware.HtmxMiddleware",
    "mp2site.web.once.OnceMiddleware",
]

FEATURE_FOLDERS = sorted(path.parent for path in BASE_DIR.glob("games/*/feature.py"))
"""The packages of features; each may have its own templates, static files and messages."""

TEMPLATES: list[dict[str, Any]] = [
    {
        "BACKEND": "django.template.backends.django.DjangoTemplates",
        "DIRS": [BASE_DIR / "templates", *(folder / "templates" for folder in FEATURE_FOLDERS)],
        "OPTIONS": {
            "loaders": [
                (
                    "django.template.loaders.cached.Loader",
                    [
                        "games.board_files.BoardLoader",
                        "mp2site.web.templates.Loader",
                        "django.template.loaders.app_directories.Loader",
                    ],
                )
            ],
            "context_processors": [
                "django.template.context_processors.request",
                "django.contrib.auth.context_processors.auth",
                "django.contrib.messages.context_processors.messages",
                "django.template.context_processors.i18n",
            ],
        },
    },
]

# The URL of a replica for lists and histories (docs/scaling.md). Empty: there is none.
REPLICA_URL = env.text("REPLICA_URL", "")
# The maximum lag in seconds with which the replica is still used.
REPLICA_LAG = env.number("REPLICA_LAG", 5, least=2)
DATABASE_ROUTERS = ["mp2site.infra.replicas.Router"] if REPLICA_URL else []

# Static files: versioned names in production (see prod), served by whitenoise everywhere.
STATIC_URL = "/static/"
STATIC_ROOT: Path | None = Path(env.text("STATIC_ROOT", str(BASE_DIR / "staticfiles")))
STATICFILES_DIRS = [
    BASE_DIR / "static",
    *(folder for parent in FEATURE_FOLDERS if (folder := parent / "static").exists()),
]
STATICFILES_FINDERS = [
    "django.contrib.staticfiles.finders.FileSystemFinder",
    "django.contrib.staticfiles.finders.AppDirectoriesFinder",
    "games.board_files.BoardFinder",
]

# Accounts.
AUTH_USER_MODEL = "accounts.User"
AUTHENTICATION_BACKENDS = [
    # The only backend that checks passwords, which stops the search before the other backends.
    "accounts.backends.OneHash",
    # These backends keep those sessions valid that began with them.
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
# Django's hasher, run one at a time per process (accounts/hashers.py).
PASSWORD_HASHERS = ["accounts.hashers.CalmHasher"]
# The number of waiting hashes in a process, including the running one; more are refused.
HASHES_WAITING = env.number("HASHES_WAITING", 20)
# Days after which the moves of a finished game are packed into one row (games/services/packing.py);
# 0: never.
ARCHIVE_DAYS = env.number("ARCHIVE_DAYS", 30, least=0)
LOGIN_URL = "account_login"
LOGIN_REDIRECT_URL = "/"
LOGOUT_REDIRECT_URL = "/"
CSRF_FAILURE_VIEW = "mp2site.web.sign_in.form_refused"
ACCOUNT_ADAPTER = "accounts.adapter.AccountAdapter"
ACCOUNT_LOGIN_METHODS = {"username", "email"}
ACCOUNT_SIGNUP_FIELDS = ["username*", "email*", "password1*"]
# People may play before they verify an address; only verified addresses get mails.
ACCOUNT_EMAIL_VERIFICATION = "optional"
ACCOUNT_EMAIL_SUBJECT_PREFIX = ""
ACCOUNT_EMAIL_UNKNOWN_ACCOUNTS = False
# Sign-up with a taken address seems to succeed, and the address's owner gets a mail. So a stranger
# can't find out who has an account. Only one account can confirm an address.
ACCOUNT_PREVENT_ENUMERATION = "strict"
ACCOUNT_EMAIL_NOTIFICATIONS = True
# Changing an address asks for the password again after some minutes: mails give access to the
# account. Signing in counts as well (`accounts/adapter.py`).
ACCOUNT_REAUTHENTICATION_REQUIRED = True
ACCOUNT_REAUTHENTICATION_TIMEOUT = 300
# The key is the source of the attempt (a browser in which the person has signed in before, or a
# network address), and for `login_failed` also the account: nobody's failures count against
# others. `mfa` counts in `login_failed` by account, but only after the right password.
ACCOUNT_RATE_LIMITS: dict[str, str | None] | bool = {
    "login": None,
    "login_tries": "30/m/key",
    "login_failed_from": "10/m/key",
    "login_failed": "5/5m/key",
    # Limits of mails that anybody can trigger: by address, or by the person who changes addresses.
    # The short limit comes first: a mail that it refuses does not count for the day.
    "reset_password": "20/m/ip,1/3m/key,10/d/key",
    "confirm_email": "1/3m/key,10/d/key",
    "manage_email": "10/m/user,20/d/user",
}
BROWSER_COOKIE_NAME = "browser"
ACCOUNT_USERNAME_MIN_LENGTH = 2
# Reserved names; the same names with a number appended are reserved, too.
ACCOUNT_USERNAME_BLACKLIST = [
    *("admin", "administrator", "moderator", "staff", "support", "team", "root", "system", "api"),
    *(
        "house",
        "thehouse",
        "caravanserai",
        "karawanserei",
        "haus",
        "dashaus",
        "me",
        "new",
        "security",
    ),
    *("apprentice", "merchant", "master"),
    *("guest", "gast"),
    *("formerplayer", "früheresmitglied", "verwaltung", "postmaster", "webmaster", "noreply"),
]

# The second factor: codes of an app, passkeys, and recovery codes. A second factor needs no
# confirmed address: several accounts may have the same address, and none of their owners must be
# locked out.
MFA_SUPPORTED_TYPES = ["totp", "webauthn", "recovery_codes"]
MFA_PASSKEY_LOGIN_ENABLED = True
MFA_ALLOW_UNVERIFIED_EMAIL = True
# A passkey can't be guessed, so people behind one address needn't share a limit.
MFA_RATE_LIMITS: dict[str, str | None] = {"webauthn_login": None}
MFA_TOTP_ISSUER = SITE_NAME
MFA_ADAPTER = "accounts.factors.FactorAdapter"
MFA_FORMS = {
    "authenticate": "accounts.forms.factors.CodeForm",
    "reauthenticate": "accounts.forms.factors.CodeAgainForm",
    "activate_totp": "accounts.forms.factors.AppForm",
    "add_webauthn": "accounts.forms.factors.PasskeyForm",
    "edit_webauthn": "accounts.forms.factors.PasskeyNameForm",
    "authenticate_webauthn": "accounts.forms.factors.KeyForm",
    "reauthenticate_webauthn": "accounts.forms.factors.KeyAgainForm",
    "login_webauthn": "accounts.forms.factors.KeyAloneForm",
}

# Mail.
DEFAULT_FROM_EMAIL = env.text("DEFAULT_FROM_EMAIL", "Caravanserai <inn@localhost>")
SERVER_EMAIL = DEFAULT_FROM_EMAIL
# Mails about an account are sent after the response, whose timing therefore doesn't reveal them.
ACCOUNT_MAILS_AT_ONCE = False
# Whether mails contain a picture of the board, of some 30 kB.
MAIL_PICTURES = env.flag("MAIL_PICTURES", default=True)
# A mail server that doesn't answer must not block a worker.
EMAIL_TIMEOUT = 20
# Hosts that webhooks may call although they are in the site's own network or use plain HTTP.
WEBHOOK_ALLOWED_HOSTS = env.words("WEBHOOK_ALLOWED_HOSTS")
# The key that signs pushes to browsers (`manage.py vapid_keys` makes one). Empty: no pushes. After
# a change of the key all devices have to subscribe again.
VAPID_PRIVATE_KEY = env.text("VAPID_PRIVATE_KEY", "")

# Security headers.
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

# `line`: text for people; `json`: for machines.
LOG_FORMAT = env.text("LOG_FORMAT", "line")
LOGGING: dict[str, Any] = {
    "version": 1,
    "disable_existing_loggers": False,
    "formatters": {
        "line": {
            "()": "mp2site.infra.logs.LineFormatter",
            "format": "{asctime} {levelname:<7} {name}: {message}",
            "style": "{",
        },
        "json": {"()": "mp2site.infra.logs.JsonFormatter"},
    },
    "filters": {"discretion": {"()": "mp2site.infra.logs.Discretion"}},
    "handlers": {
        "console": {
            "class": "logging.StreamHandler",
            "formatter": LOG_FORMAT,
            "filters": ["discretion"],
        },
    },
    "root": {"handlers": ["console"], "level": env.text("LOG_LEVEL", "INFO")},
    "loggers": {
        "django.server": {"handlers": ["console"], "propagate": False},
        "celery": {"level": "WARNING"},
        "kombu": {"level": "WARNING"},
        # A line per request, in the format for machines only.
        "mp2site.requests": {"level": "INFO" if LOG_FORMAT == "json" else "WARNING"},
    },
}

# The contact for security reports, an https: or mailto: address. Empty: the operator's address.
SECURITY_CONTACT = env.text("SECURITY_CONTACT", "")

# Readers of /metrics send `Authorization: Bearer <this>`; empty: only this machine may read it.
METRICS_TOKEN = env.text("METRICS_TOKEN", "")
# The URL that the sweep requests. While it doesn't respond, the time is credited to open turns.
SWEEP_PROBE_URL = env.text("SWEEP_PROBE_URL", "")
# The age of the last sweep, in seconds, from which /healthz/clocks reports a failure.
SWEEP_ALARM_SECONDS = env.number("SWEEP_ALARM_SECONDS", 120)

# The site's own editions of titles: <here>/<title>/*.toml, read at the start. Empty: none.
EDITIONS_DIR = env.text("EDITIONS_DIR", "")

# The site's opponents (docs/opponents.md): the number that may think at once (0: the site has no
# opponents), whether there are opponents, the seconds that they pretend to think, and the seconds
# after which an unplayed turn is assigned again. The pretended seconds must be fewer than those of
# the last setting (games/checks.py).
OPPONENTS_AT_ONCE = env.number("OPPONENTS_AT_ONCE", 1, least=0)
OPPONENTS = env.flag("OPPONENTS", default=True) and OPPONENTS_AT_ONCE > 0
OPPONENT_PAUSE = env.number("OPPONENT_PAUSE", 1, least=0)
OPPONENT_PATIENCE = env.number("OPPONENT_PATIENCE", 20, least=1)
# Whether the coach reviews finished games (docs/coach.md); the opponents' worker computes them.
COACH = env.flag("COACH", default=True) and OPPONENTS
# Whether hosts may choose that games with computers are rated; games between people always may be.
RATE_COMPUTERS = env.flag("RATE_COMPUTERS", default=False)
FILMS = env.flag("FILMS", default=True)

# The folder for `manage.py backup`.
BACKUPS_DIR = env.text("BACKUPS_DIR", str(BASE_DIR / "var" / "backups"))

# Whether a missing message raises an error (development) or shows its key (production).
WORDS_STRICT = False

# A file with the offset in seconds that `manage.py clock` has set. Empty: the clock can't be moved.
CLOCK_OFFSET_FILE = ""

# The hours of vacation that a person may take in a calendar year. A vacation stops all their
# clocks.
VACATION_HOURS = env.number("VACATION_HOURS", 720)
