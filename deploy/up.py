"""`make up`: run the site on this machine as in production, with one command.

The processes are those of a small site (`mp2site.group`). `DATABASE_URL` and `REDIS_URL` are the
URLs of the servers. Without them, private servers are started, and PostgreSQL stores its data in
`UP_DIR` (var/up). The settings are those of production with two exceptions: mails stay in the
mailbox (`EMAIL_URL`), and there is no TLS (`WITHOUT_TLS`) unless `SITE_URL` is https:// and a proxy
is in front.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

import psycopg

from mp2site import group, serve
from mp2site.infra import private, servers
from mp2site.infra.forks import Forked
from mp2site.settings import env

ROOT: Final = Path(__file__).resolve().parent.parent
DATABASE: Final = "caravanserai"
DURABLE: Final = ("synchronous_commit=on",)


def main() -> int:
    """Start everything, run until Ctrl-C or SIGTERM, stop everything."""
    folder = Path(os.environ.get("UP_DIR", str(ROOT / "var" / "up"))).resolve()
    host, port = os.environ.get("HOST", "127.0.0.1"), os.environ.get("PORT", "8000")
    if not serve.is_free(host, port):
        print(f"✗ Port {port} is taken (or not ours to take). Try: PORT=8100 make up")
        return 1
    private.put_right(private.folder(folder))
    try:
        with contextlib.ExitStack() as stack:
            _lock(stack, folder)
            started = _provide_servers(stack, folder)
            _set_environment(folder, port)
            if code := Forked("collect", _collect).wait() or serve.prepared():
                return code
            return group.run(host, port, started)
    except servers.Unavailable as problem:
        print(f"✗ {problem}", file=sys.stderr)
        return 2


def _lock(stack: contextlib.ExitStack, folder: Path) -> None:
    """Lock the data folder while the site runs, so that nobody restores a backup into it."""
    if not stack.enter_context(private.held(folder)):
        raise servers.Unavailable(f"a backup is just being restored in {folder}: try in a minute")


def _provide_servers(stack: contextlib.ExitStack, folder: Path) -> list[servers.Server]:
    """Set `DATABASE_URL` and `REDIS_URL` to running servers; return those that were started."""
    started: list[servers.Server] = []
    if not os.environ.get("DATABASE_URL"):
        where, user = _own_folder(folder / "postgres")
        started.append(stack.enter_context(servers.PostgresServer(where, user, DURABLE)))
        os.environ["DATABASE_URL"] = _with_database(started[-1].url)
    if not os.environ.get("REDIS_URL"):
        where, user = _own_folder(folder / "redis")
        started.append(stack.enter_context(servers.RedisServer(where, user)))
        os.environ["REDIS_URL"] = started[-1].url
    return started


def _own_folder(folder: Path) -> tuple[Path, str | None]:
    """Create a server's folder; return it and, for root, the other user who must run the server."""
    folder.mkdir(exist_ok=True)
    user = servers.unprivileged_user() if os.geteuid() == 0 else None
    if user:
        shutil.chown(folder, user)
        for above in (folder.parent, *(place for place in folder.parents if place == ROOT / "var")):
            private.let_through(above)
        seen = subprocess.run(["test", "-w", str(folder)], user=user, cwd="/", check=False)
        if seen.returncode:
            raise servers.Unavailable(f"{user} can't write to {folder}: set UP_DIR to a folder …")
    return folder, user


def _with_database(url: str) -> str:
    with psycopg.connect(url, autocommit=True) as server:
        known = server.execute("SELECT 1 FROM pg_database WHERE datname = %s", [DATABASE])
        if not known.fetchone():
            server.execute(f"CREATE DATABASE {DATABASE}")
    return url.rsplit("/", 1)[0] + f"/{DATABASE}"


def _set_environment(folder: Path, port: str) -> None:
    """Set all variables that production requires; keep those that are set already."""
    shutil.rmtree(folder / "metrics", ignore_errors=True)  # created again at each start
    (folder / "metrics").mkdir()
    (folder / "static").mkdir(exist_ok=True)  # unchanged files aren't compressed again
    os.environ["DJANGO_SETTINGS_MODULE"] = (
        "mp2site.settings.prod"  # importing mp2site.serve has set other settings
    )
    os.environ["PROMETHEUS_MULTIPROC_DIR"] = str(folder / "metrics")
    os.environ["STATIC_ROOT"] = str(folder / "static")
    for name, value in {**_own_settings(folder), **_access(port)}.items():
        os.environ[name] = os.environ.get(name) or value
    os.environ["ALLOWED_HOSTS"] = ",".join(_names())


def _own_settings(folder: Path) -> dict[str, str]:
    return {
        "SECRET_KEY": env.own_secret(folder / "secret-key"),
        "VAPID_PRIVATE_KEY": env.own_secret(folder / "vapid-key", env.new_vapid_key),
        "EMAIL_URL": "mailbox://",
        "DEFAULT_FROM_EMAIL": "Caravanserai <inn@localhost>",
        "EDITIONS_DIR": str(folder / "editions"),
        "BACKUPS_DIR": str(folder / "backups"),
    }


def _access(port: str) -> dict[str, str]:
    """Return the settings for access: without TLS and proxy, unless `SITE_URL` is https://."""
    address = os.environ.get("SITE_URL") or f"http://localhost:{port}"
    plain = address.startswith("http://")
    return {
        "SITE_URL": address,
        "WITHOUT_TLS": "1" if plain else "0",
        "PROXIES": "0" if plain else "1",
    }


def _names() -> list[str]:
    given = urlsplit(os.environ["SITE_URL"]).hostname or ""
    return ["localhost", "127.0.0.1", "[::1]", given, *env.words("ALLOWED_HOSTS")]


def _collect() -> None:
    import django  # noqa: PLC0415 - the environment is set by now

    django.setup()
    from django.core.management import call_command  # noqa: PLC0415 - needs set-up

    call_command("collectstatic", verbosity=0, interactive=False)


if __name__ == "__main__":
    os.chdir(ROOT)
    sys.exit(main())
