"""Settings from the environment; production has no defaults."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from django.core.exceptions import ImproperlyConfigured

from mp2site.settings import env

ROOT = Path(__file__).resolve().parents[2]
PRODUCTION = {
    "DJANGO_SETTINGS_MODULE": "mp2site.settings.prod",
    "SECRET_KEY": "a-secret-key-of-fifty-and-more-different-characters-0123456789",
    "SITE_URL": "https://play.example.org",
    "DATABASE_URL": "postgresql://inn@127.0.0.1/inn",
    "REDIS_URL": "redis://127.0.0.1:6379/0",
    "EMAIL_URL": "smtp://me:p%40ss@mail.example.org:587/?tls=1",
    "DEFAULT_FROM_EMAIL": "Inn <inn@play.example.org>",
}

STRICT = ("check", "--deploy", "--fail-level", "WARNING")


def python(code: str, environment: dict[str, str]) -> subprocess.CompletedProcess[str]:
    """Run code in a process with no other environment variables."""
    clean = {"PATH": os.environ["PATH"], **environment}
    command = [sys.executable, "-c", code]
    return subprocess.run(
        command, cwd=ROOT, env=clean, capture_output=True, text=True, check=False, timeout=180
    )


def manage(environment: dict[str, str], *arguments: str) -> subprocess.CompletedProcess[str]:
    code = f"import sys, manage; sys.argv = {['manage.py', *arguments]!r}; manage.main()"
    return python(code, environment)


def test_production_passes_djangos_deployment_checks():
    done = manage(PRODUCTION, *STRICT)
    assert done.returncode == 0, done.stderr
    assert "no issues" in done.stdout


@pytest.mark.parametrize("name", sorted(set(PRODUCTION) - {"DJANGO_SETTINGS_MODULE"}))
def test_production_refuses_to_start_without(name):
    for environment in (
        {**PRODUCTION, name: ""},
        {k: v for k, v in PRODUCTION.items() if k != name},
    ):
        done = python("from django.conf import settings; settings.DEBUG", environment)
        assert done.returncode != 0
        assert f"The environment variable {name} is required" in done.stderr


@pytest.mark.parametrize(
    ("said", "some"),
    [
        ({}, "True"),
        ({"OPPONENTS_AT_ONCE": "3"}, "True"),
        ({"OPPONENTS": "0"}, "False"),
        ({"OPPONENTS": "1", "OPPONENTS_AT_ONCE": "0"}, "False"),
    ],
)
def test_where_no_opponent_may_think_there_are_none(said, some):
    """The site offers no opponents and starts no process for them."""
    code = "from django.conf import settings; from mp2site import serve; "
    code += "print(settings.OPPONENTS, serve.thinking_at_once() > 0)"
    done = python(code, {**PRODUCTION, **said})
    assert done.stdout.split() == [some, some], done.stderr


def test_fewer_than_none_are_refused():
    done = python(
        "from django.conf import settings; settings.DEBUG",
        {**PRODUCTION, "OPPONENTS_AT_ONCE": "-1"},
    )
    assert done.returncode != 0
    assert "OPPONENTS_AT_ONCE is 0 or more, not -1." in done.stderr


def test_production_reads_its_environment():
    code = (
        "from django.conf import settings as s;"
        "print(s.DEBUG, s.WORDS_STRICT, s.ALLOWED_HOSTS, s.CSRF_TRUSTED_ORIGINS,"
        " s.EMAIL_HOST_PASSWORD, s.EMAIL_PORT, s.EMAIL_USE_TLS, s.SESSION_COOKIE_NAME)"
    )
    done = python(code, PRODUCTION)
    assert done.stdout.split() == [
        *("False", "False", "['play.example.org']", "['https://play.example.org']"),
        *("p@ss", "587", "True", "__Host-session"),
    ], done.stderr


GUARDS = (
    "from django.conf import settings as s;"
    "print(s.SECURE_HSTS_SECONDS, s.SECURE_HSTS_INCLUDE_SUBDOMAINS, s.SECURE_HSTS_PRELOAD)"
)


@pytest.mark.parametrize(
    ("said", "guards"),
    [
        ({}, "31536000 False False"),
        ({"HSTS_SUBDOMAINS": "1"}, "31536000 True False"),
        ({"HSTS_SUBDOMAINS": "1", "HSTS_PRELOAD": "1"}, "31536000 True True"),
    ],
)
def test_other_hosts_of_the_domain_are_bound_to_tls_by_their_owner_alone(said, guards):
    """Browsers remember this for a year, for all subdomains, and can't be corrected."""
    done = python(GUARDS, {**PRODUCTION, **said})
    assert done.stdout.strip() == guards, done.stderr
    assert manage({**PRODUCTION, **said}, *STRICT).returncode == 0


def test_a_list_of_browsers_takes_no_name_without_its_subdomains():
    done = python(GUARDS, {**PRODUCTION, "HSTS_PRELOAD": "1"})
    assert done.returncode != 0
    assert "set HSTS_SUBDOMAINS=1 too" in done.stderr


TLS = (
    "from django.conf import settings as s;"
    "print(s.SECURE_SSL_REDIRECT, s.SESSION_COOKIE_SECURE, s.CSRF_COOKIE_SECURE,"
    " s.LANGUAGE_COOKIE_SECURE, s.SESSION_COOKIE_NAME, s.CSRF_COOKIE_NAME,"
    " s.SECURE_PROXY_SSL_HEADER, s.SECURE_HSTS_SECONDS, s.ACCOUNT_DEFAULT_HTTP_PROTOCOL)"
)
WITHOUT = {**PRODUCTION, "WITHOUT_TLS": "1", "SITE_URL": "http://localhost:8000"}


@pytest.mark.parametrize("said", [{}, {"WITHOUT_TLS": "0"}, {"SITE_URL": "http://localhost:8000"}])
def test_production_is_strict_unless_it_is_told_otherwise(said):
    assert python(TLS, {**PRODUCTION, **said}).stdout.split() == [
        *("True", "True", "True", "True", "__Host-session", "__Host-csrf"),
        *("('HTTP_X_FORWARDED_PROTO',", "'https')", "31536000", "https"),
    ]


def test_a_site_without_tls_says_so():
    assert python(TLS, WITHOUT).stdout.split() == [
        *("False", "False", "False", "False", "sessionid", "csrftoken"),
        *("None", "0", "http"),
    ]
    done = python(TLS, {**PRODUCTION, "WITHOUT_TLS": "1"})
    assert done.returncode != 0
    assert "WITHOUT_TLS: SITE_URL is then http://…, not 'https://play.example.org'" in done.stderr


def test_the_embedded_mode_makes_its_own_secret_once(tmp_path):
    environment = {"DJANGO_SETTINGS_MODULE": "mp2site.settings.dev", "DATA_DIR": str(tmp_path)}
    code = "from django.conf import settings; print(settings.SECRET_KEY, settings.DEBUG)"
    first, second = (python(code, environment).stdout.split() for _ in range(2))
    assert first == second
    assert len(first[0]) > 50
    assert first[1] == "False"
    assert (tmp_path / "secret-key").stat().st_mode & 0o077 == 0


# -- the functions that read variables --------------------------------------------------------


def test_text_is_required_unless_it_has_a_default(monkeypatch):
    monkeypatch.delenv("X", raising=False)
    assert env.text("X", "y") == "y"
    with pytest.raises(ImproperlyConfigured, match="X is required"):
        env.text("X")
    monkeypatch.setenv("X", "z")
    assert env.text("X") == "z"


@pytest.mark.parametrize(
    ("value", "flag"), [("1", True), ("Yes", True), ("off", False), ("", False)]
)
def test_flags(monkeypatch, value, flag):
    monkeypatch.setenv("X", value)
    assert env.flag("X", default=not flag) is flag


def test_broken_values_are_named(monkeypatch):
    monkeypatch.setenv("X", "perhaps")
    with pytest.raises(ImproperlyConfigured, match="X is a yes-or-no"):
        env.flag("X", default=True)
    with pytest.raises(ImproperlyConfigured, match="X is a whole number"):
        env.number("X", 1)


def test_defaults(monkeypatch):
    monkeypatch.delenv("X", raising=False)
    assert env.flag("X", default=True) is True
    assert env.number("X", 7) == 7
    assert env.words("X", "a, b,,") == ["a", "b"]


def test_sqlite_waits_and_takes_its_lock_at_once():
    config = env.database("sqlite:////tmp/x.sqlite3")
    assert config["OPTIONS"]["transaction_mode"] == "IMMEDIATE"
    assert "journal_mode=WAL" in config["OPTIONS"]["init_command"]
    assert config["OPTIONS"]["timeout"] == env.LOCK_SECONDS == 2


def test_postgresql_keeps_connections_and_prepares():
    config = env.database("postgresql://inn@%2Fvar%2Frun%2Fpostgresql/inn")
    assert config["HOST"] == "/var/run/postgresql"
    assert config["CONN_MAX_AGE"] > 0
    options = config["OPTIONS"]
    assert (options["server_side_binding"], options["prepare_threshold"]) == (True, 1)
    assert "lock_timeout" in options["options"]
    assert not config["DISABLE_SERVER_SIDE_CURSORS"]


def test_behind_a_pooler_nothing_is_said_for_a_session(monkeypatch):
    monkeypatch.setenv("DATABASE_POOLED", "1")
    pooled = env.database("postgresql://inn@db/inn")
    assert not {"prepare_threshold", "server_side_binding", "options"} & pooled["OPTIONS"].keys()
    assert pooled["OPTIONS"]["connect_timeout"] == 3
    assert pooled["DISABLE_SERVER_SIDE_CURSORS"]


def test_the_name_of_before_is_refused(monkeypatch):
    monkeypatch.setenv("DATABASE_PREPARE", "0")
    with pytest.raises(ImproperlyConfigured, match="DATABASE_POOLED=1"):
        env.database("postgresql://inn@db/inn")


def test_other_databases_are_refused():
    with pytest.raises(ImproperlyConfigured, match="PostgreSQL and SQLite"):
        env.database("mysql://inn@db/inn")


def test_mail_by_any_way():
    assert env.email("console://")["EMAIL_BACKEND"].endswith("console.EmailBackend")
    assert env.email("mailbox://")["EMAIL_BACKEND"] == "notifications.mailbox.MailboxBackend"
    smtps = env.email("smtps://mail.example.org")
    assert smtps["EMAIL_BACKEND"] == "notifications.channels.smtp.EmailBackend"
    assert (smtps["EMAIL_PORT"], smtps["EMAIL_USE_SSL"], smtps["EMAIL_USE_TLS"]) == (
        465,
        True,
        False,
    )
    mailgun = env.email("anymail://mailgun/?MAILGUN_API_KEY=k")
    assert mailgun["EMAIL_BACKEND"] == "anymail.backends.mailgun.EmailBackend"
    assert mailgun["ANYMAIL"] == {"MAILGUN_API_KEY": "k"}
    for broken in ("", "carrier-pigeon://x", "smtp://"):
        with pytest.raises(ImproperlyConfigured, match="EMAIL_URL"):
            env.email(broken)
