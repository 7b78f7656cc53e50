"""Read typed values from the environment; a missing or broken one fails at start-up, by name."""

from __future__ import annotations

import os
from dataclasses import dataclass
from typing import Any, Final
from urllib.parse import parse_qs, unquote, urlsplit, urlunsplit

import dj_database_url
from django.core.exceptions import ImproperlyConfigured

TRUE: Final = {"1", "true", "yes", "on"}
FALSE: Final = {"0", "false", "no", "off", ""}


def text(name: str, default: str | None = None) -> str:
    """Return a variable; without a default it is required."""
    value = os.environ.get(name, default)
    if value is None or (default is None and not value):
        raise ImproperlyConfigured(f"The environment variable {name} is required.")
    return value


def flag(name: str, *, default: bool) -> bool:
    """Return a yes-or-no variable."""
    value = os.environ.get(name)
    if value is None:
        return default
    if value.lower() in TRUE | FALSE:
        return value.lower() in TRUE
    raise ImproperlyConfigured(f"{name} is a yes-or-no variable, not {value!r}.")


def number(name: str, default: int) -> int:
    """Return a whole number."""
    value = os.environ.get(name, str(default))
    try:
        return int(value)
    except ValueError:
        raise ImproperlyConfigured(f"{name} is a whole number, not {value!r}.") from None


def words(name: str, default: str = "") -> list[str]:
    """Return a comma-separated list."""
    return [word.strip() for word in os.environ.get(name, default).split(",") if word.strip()]


def database(url: str) -> dict[str, Any]:
    """Turn a DATABASE_URL into Django's dictionary, tuned for how we use each database."""
    config: dict[str, Any] = dict(dj_database_url.parse(url))
    options = config.setdefault("OPTIONS", {})
    if config["ENGINE"] == "django.db.backends.sqlite3":
        options.update(SQLITE_OPTIONS)
    elif config["ENGINE"] == "django.db.backends.postgresql":
        config["CONN_MAX_AGE"] = number("DATABASE_CONN_MAX_AGE", 60)
        config["CONN_HEALTH_CHECKS"] = True
        options.update({**POSTGRES_CONNECTION, **options})
        if flag("DATABASE_PREPARE", default=True):
            options.update(POSTGRES_PREPARED)
    else:
        raise ImproperlyConfigured("DATABASE_URL: PostgreSQL and SQLite are supported.")
    return config


@dataclass(frozen=True, slots=True)
class RedisUrls:
    """Where the three uses of Redis are: databases of their own, or servers of their own."""

    broker: str
    shared: str
    rates: str


def redis(url: str) -> RedisUrls:
    """Return the three places: the URL's database for the broker, the next two for the caches.

    `REDIS_SHARED_URL` and `REDIS_RATES_URL` name others, for example a server that may evict.
    """
    return RedisUrls(
        broker=url,
        shared=text("REDIS_SHARED_URL", "") or _redis_database(url, 1),
        rates=text("REDIS_RATES_URL", "") or _redis_database(url, 2),
    )


def _redis_database(url: str, further: int) -> str:
    parts = urlsplit(url)
    if parts.scheme not in {"redis", "rediss", "unix"}:
        raise ImproperlyConfigured("REDIS_URL: redis://, rediss:// or unix:// is expected.")
    query = parse_qs(parts.query)
    if parts.scheme == "unix":
        number = int(query.pop("db", ["0"])[-1]) + further
        return f"unix://{parts.netloc}{parts.path}?db={number}"
    try:
        number = int(parts.path.strip("/") or 0) + further
    except ValueError:
        raise ImproperlyConfigured("REDIS_URL: its path is a database's number.") from None
    return urlunsplit(parts._replace(path=f"/{number}"))


# A writer takes its lock at BEGIN: two readers that both want to write can't deadlock.
SQLITE_OPTIONS: Final = {
    "transaction_mode": "IMMEDIATE",
    "timeout": 20,
    "init_command": (
        "PRAGMA journal_mode=WAL;"
        "PRAGMA synchronous=NORMAL;"
        "PRAGMA cache_size=-16000;"
        "PRAGMA mmap_size=134217728;"
        "PRAGMA journal_size_limit=67108864;"
    ),
}

# Nobody waits for a table's lock for long: the answer is then "busy", and not a pile-up. Nor for a
# server that is gone: a connection that was silently cut is noticed within half a minute.
POSTGRES_CONNECTION: Final = {
    "options": (
        "-c lock_timeout=5s -c statement_timeout=30s -c idle_in_transaction_session_timeout=60s"
    ),
    "connect_timeout": 3,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 20_000,
    "application_name": "caravanserai",
}

# Measured: a move's transaction takes 0.76 ms instead of 0.89 with both. They need a
# session of their own at the server: set DATABASE_PREPARE=0 behind a pooler that
# hands out connections per transaction.
POSTGRES_PREPARED: Final = {"server_side_binding": True, "prepare_threshold": 1}


def email(url: str) -> dict[str, Any]:
    """Turn an EMAIL_URL into settings.

    `smtp://user:password@host:587/?tls=1`, `smtps://…` (TLS from the first byte), `console://`,
    `anymail://mailgun/?MAILGUN_API_KEY=…&MAILGUN_SENDER_DOMAIN=…` (any provider of django-anymail).
    """
    parts = urlsplit(url)
    query = {key: values[-1] for key, values in parse_qs(parts.query).items()}
    if parts.scheme == "console":
        return {"EMAIL_BACKEND": "django.core.mail.backends.console.EmailBackend"}
    if parts.scheme == "anymail" and parts.hostname:
        backend = f"anymail.backends.{parts.hostname}.EmailBackend"
        return {"EMAIL_BACKEND": backend, "ANYMAIL": query}
    if parts.scheme in {"smtp", "smtps"} and parts.hostname:
        secure = parts.scheme == "smtps"
        return {
            "EMAIL_BACKEND": "notifications.smtp.EmailBackend",
            "EMAIL_HOST": parts.hostname,
            "EMAIL_PORT": parts.port or (465 if secure else 25),
            "EMAIL_HOST_USER": unquote(parts.username or ""),
            "EMAIL_HOST_PASSWORD": unquote(parts.password or ""),
            "EMAIL_USE_SSL": secure,
            "EMAIL_USE_TLS": query.get("tls", "0").lower() in TRUE,
            "EMAIL_TIMEOUT": 20,
        }
    raise ImproperlyConfigured(
        "EMAIL_URL: smtp://, smtps://, anymail:// or console:// is expected."
    )
