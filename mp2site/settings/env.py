"""Typed values of environment variables.

If one is missing or invalid, the start fails with its name.
"""

from __future__ import annotations

import os
import secrets
from base64 import urlsafe_b64encode
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final
from urllib.parse import parse_qs, unquote, urlsplit, urlunsplit

import dj_database_url
from django.core.exceptions import ImproperlyConfigured

TRUE: Final = {"1", "true", "yes", "on"}
FALSE: Final = {"0", "false", "no", "off", ""}


def text(name: str, default: str | None = None) -> str:
    """Return a variable's text; without a default, the variable is required."""
    value = os.environ.get(name, default)
    if value is None or (default is None and not value):
        raise ImproperlyConfigured(f"The environment variable {name} is required.")
    return value


def flag(name: str, *, default: bool) -> bool:
    """Return a boolean variable."""
    value = os.environ.get(name)
    if value is None:
        return default
    if value.lower() in TRUE | FALSE:
        return value.lower() in TRUE
    raise ImproperlyConfigured(f"{name} is a yes-or-no variable, not {value!r}.")


def number(name: str, default: int, *, least: int | None = None) -> int:
    """Return a whole number of at least ``least``."""
    value = os.environ.get(name, str(default))
    try:
        given = int(value)
    except ValueError:
        raise ImproperlyConfigured(f"{name} is a whole number, not {value!r}.") from None
    if least is not None and given < least:
        raise ImproperlyConfigured(f"{name} is {least} or more, not {given}.")
    return given


def words(name: str, default: str = "") -> list[str]:
    """Return a comma-separated list."""
    return [word.strip() for word in os.environ.get(name, default).split(",") if word.strip()]


def own_secret(path: Path, make: Callable[[], str] = lambda: secrets.token_urlsafe(50)) -> str:
    """Return a secret of this site from a file. The file is created at the first start."""
    if not path.exists():
        path.touch(mode=0o600)
        path.write_text(make())
    return path.read_text()


P256_ORDER: Final = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
"""The order of the elliptic curve P-256; a private key for pushes is below it."""


def new_vapid_key() -> str:
    """Return a new private key for pushes: 32 bytes in base64url, as py_vapid reads them."""
    number = secrets.randbelow(P256_ORDER - 1) + 1
    return urlsafe_b64encode(number.to_bytes(32, "big")).decode().rstrip("=")


def databases(url: str, replica: str) -> dict[str, dict[str, Any]]:
    """Return Django's settings for the database, and for its replica if there is one."""
    found = {"default": database(url)}
    if replica:
        found["replica"] = database(replica)
        # don't wait long for a missing replica
        found["replica"]["OPTIONS"] |= {"connect_timeout": 1}
        if any("postgresql" not in one["ENGINE"] for one in found.values()):
            raise ImproperlyConfigured("REPLICA_URL: PostgreSQL alone has replicas.")
    return found


def database(url: str) -> dict[str, Any]:
    """Convert a DATABASE_URL to Django's settings, tuned for PostgreSQL or SQLite."""
    config: dict[str, Any] = dict(dj_database_url.parse(url))
    options = config.setdefault("OPTIONS", {})
    if config["ENGINE"] == "django.db.backends.sqlite3":
        options.update(SQLITE_OPTIONS)
    elif config["ENGINE"] == "django.db.backends.postgresql":
        if "DATABASE_PREPARE" in os.environ:
            raise ImproperlyConfigured("DATABASE_PREPARE: say DATABASE_POOLED=1 behind a pooler.")
        config["CONN_MAX_AGE"] = number("DATABASE_CONN_MAX_AGE", 60)
        config["CONN_HEALTH_CHECKS"] = True
        pooled = flag("DATABASE_POOLED", default=False)
        own = {} if pooled else {**POSTGRES_SESSION, **POSTGRES_PREPARED}
        options.update({**POSTGRES_CONNECTION, **own, **options})
        # Behind a pooler a cursor doesn't outlive its transaction (`mp2site.infra.pooling`).
        config["DISABLE_SERVER_SIDE_CURSORS"] = pooled
    else:
        raise ImproperlyConfigured("DATABASE_URL: PostgreSQL and SQLite are supported.")
    return config


@dataclass(frozen=True, slots=True)
class RedisUrls:
    """The URLs of Redis for its three uses: three databases of one server, or separate servers."""

    broker: str
    shared: str
    rates: str


def redis(url: str) -> RedisUrls:
    """Return the three URLs: the given database for the broker, the next two for the caches.

    `REDIS_SHARED_URL` and `REDIS_RATES_URL` override the caches' URLs, for example with a server
    that may evict keys.
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


LOCK_SECONDS: Final = 2.0
"""The seconds that a request waits for locks before it responds "busy"."""

# A writer takes its lock at BEGIN, so two readers that both want to write can't deadlock. No
# mmap_size: where two processes open, write and close the file, SQLite 3.40 may from then on answer
# all queries of one of them with "disk I/O error".
SQLITE_OPTIONS: Final = {
    "transaction_mode": "IMMEDIATE",
    "timeout": LOCK_SECONDS,
    "init_command": (
        "PRAGMA journal_mode=WAL;"
        "PRAGMA synchronous=NORMAL;"
        "PRAGMA cache_size=-16000;"
        "PRAGMA journal_size_limit=67108864;"
    ),
}

POSTGRES_TIMEOUTS: Final = {
    "lock_timeout": f"{LOCK_SECONDS:.0f}s",
    "statement_timeout": "30s",
    "idle_in_transaction_session_timeout": "60s",
}

# In memory, and on a disk without a moving head, any page is as near as the next one. At
# PostgreSQL's default of 4, it reads all 12,000 people of a site for the people of one page.
POSTGRES_COSTS: Final = {"random_page_cost": "1.1"}

# Time-outs for a server that is gone: a silently cut connection is noticed within half a minute.
POSTGRES_CONNECTION: Final = {
    "connect_timeout": 3,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 20_000,
    "application_name": "caravanserai",
}

# Settings that need their own database session, which a pooler per transaction doesn't give:
# `DATABASE_POOLED=1`. Then the pooler sets the time-outs (`deploy/pgbouncer.ini.example`).
POSTGRES_SESSION: Final = {
    "options": " ".join(
        f"-c {name}={value}" for name, value in (POSTGRES_TIMEOUTS | POSTGRES_COSTS).items()
    ),
}
# Measured: with both, a move's transaction takes 0.76 ms instead of 0.89.
POSTGRES_PREPARED: Final = {"server_side_binding": True, "prepare_threshold": 1}


# Mail backends that send no mails to other servers.
INDOORS: Final = {
    "console": "django.core.mail.backends.console.EmailBackend",
    "mailbox": "notifications.mailbox.MailboxBackend",
}


def email(url: str) -> dict[str, Any]:
    """Convert an EMAIL_URL to Django's settings.

    `smtp://user:password@host:587/?tls=1`, `smtps://…` (TLS from the first byte), `console://`,
    `mailbox://` (stored and shown on a page, not sent),
    `anymail://mailgun/?MAILGUN_API_KEY=…&MAILGUN_SENDER_DOMAIN=…` (any provider of django-anymail).
    """
    parts = urlsplit(url)
    query = {key: values[-1] for key, values in parse_qs(parts.query).items()}
    if parts.scheme in INDOORS:
        return {"EMAIL_BACKEND": INDOORS[parts.scheme]}
    if parts.scheme == "anymail" and parts.hostname:
        backend = f"anymail.backends.{parts.hostname}.EmailBackend"
        return {"EMAIL_BACKEND": backend, "ANYMAIL": query}
    if parts.scheme in {"smtp", "smtps"} and parts.hostname:
        secure = parts.scheme == "smtps"
        return {
            "EMAIL_BACKEND": "notifications.channels.smtp.EmailBackend",
            "EMAIL_HOST": parts.hostname,
            "EMAIL_PORT": parts.port or (465 if secure else 25),
            "EMAIL_HOST_USER": unquote(parts.username or ""),
            "EMAIL_HOST_PASSWORD": unquote(parts.password or ""),
            "EMAIL_USE_SSL": secure,
            "EMAIL_USE_TLS": query.get("tls", "0").lower() in TRUE,
            "EMAIL_TIMEOUT": 20,
        }
    raise ImproperlyConfigured(
        "EMAIL_URL: smtp://, smtps://, anymail://, mailbox:// or console:// is expected."
    )
