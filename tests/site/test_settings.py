"""The environment in, settings out; production has no fallbacks."""

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


def python(code: str, environment: dict[str, str]) -> subprocess.CompletedProcess[str]:
    """Run code in a process that has nothing else in its environment."""
    clean = {"PATH": os.environ["PATH"], **environment}
    command = [sys.executable, "-c", code]
    return subprocess.run(
        command, cwd=ROOT, env=clean, capture_output=True, text=True, check=False, timeout=60
    )


def manage(environment: dict[str, str], *arguments: str) -> subprocess.CompletedProcess[str]:
    code = f"import sys, manage; sys.argv = {['manage.py', *arguments]!r}; manage.main()"
    return python(code, environment)


def test_production_passes_djangos_deployment_checks():
    done = manage(PRODUCTION, "check", "--deploy", "--fail-level", "WARNING")
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


def test_the_embedded_mode_makes_its_own_secret_once(tmp_path):
    environment = {"DJANGO_SETTINGS_MODULE": "mp2site.settings.dev", "DATA_DIR": str(tmp_path)}
    code = "from django.conf import settings; print(settings.SECRET_KEY, settings.DEBUG)"
    first, second = (python(code, environment).stdout.split() for _ in range(2))
    assert first == second
    assert len(first[0]) > 50
    assert first[1] == "False"
    assert (tmp_path / "secret-key").stat().st_mode & 0o077 == 0


# -- the readers ------------------------------------------------------------------------------


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
    assert config["OPTIONS"]["timeout"] >= 10


def test_postgresql_keeps_connections_and_prepares(monkeypatch):
    config = env.database("postgresql://inn@%2Fvar%2Frun%2Fpostgresql/inn")
    assert config["HOST"] == "/var/run/postgresql"
    assert config["CONN_MAX_AGE"] > 0
    options = config["OPTIONS"]
    assert (options["server_side_binding"], options["prepare_threshold"]) == (True, 1)
    assert "lock_timeout" in options["options"]
    monkeypatch.setenv("DATABASE_PREPARE", "0")
    assert "prepare_threshold" not in env.database("postgresql://inn@db/inn")["OPTIONS"]


def test_other_databases_are_refused():
    with pytest.raises(ImproperlyConfigured, match="PostgreSQL and SQLite"):
        env.database("mysql://inn@db/inn")


def test_mail_by_any_way():
    assert env.email("console://")["EMAIL_BACKEND"].endswith("console.EmailBackend")
    smtps = env.email("smtps://mail.example.org")
    assert smtps["EMAIL_BACKEND"] == "notifications.smtp.EmailBackend"
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
