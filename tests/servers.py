"""PostgreSQL, Redis and Chromium for the tests: found here, started privately, or installed.

Used by `make test` and `make bench`. Nothing found is ever changed; what is started is thrown away.
"""

from __future__ import annotations

import contextlib
import os
import pwd
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Final

import psycopg
import redis

START_SECONDS: Final = 30
POSTGRES_CANDIDATES: Final = (
    "postgresql://postgres@127.0.0.1:5432/postgres",
    "postgresql://postgres:postgres@127.0.0.1:5432/postgres",
    "postgresql:///postgres",
)
# Debian keeps the server programs out of the PATH.
DEBIAN_POSTGRES: Final = Path("/usr/lib/postgresql")
REDIS_CANDIDATE: Final = "redis://127.0.0.1:6379/0"


class Unavailable(Exception):
    """A server or browser that the tests need can't be had; the message says what to do."""


# -- PostgreSQL -------------------------------------------------------------------------------


@contextlib.contextmanager
def postgres() -> Iterator[str]:
    """Give the URL of a PostgreSQL where we may create databases."""
    url = _running_postgres()
    if url:
        yield url
        return
    if not _postgres_program("initdb"):
        _install("postgresql")
    initdb, server = _postgres_program("initdb"), _postgres_program("postgres")
    if not (initdb and server):
        raise Unavailable(
            "PostgreSQL: none answers on port 5432 and it is not installed. "
            "On Debian: apt-get install postgresql. Or set DATABASE_URL."
        )
    with _private_folder() as (folder, user):
        yield from _private_postgres(initdb, server, folder, user)


def _running_postgres() -> str | None:
    given = os.environ.get("DATABASE_URL", "")
    candidates = [given] if given.startswith("postgres") else list(POSTGRES_CANDIDATES)
    return next((url for url in candidates if _can_create_databases(url)), None)


def _can_create_databases(url: str) -> bool:
    question = "SELECT rolcreatedb OR rolsuper FROM pg_roles WHERE rolname = current_user"
    try:
        with psycopg.connect(url, connect_timeout=3) as connection:
            row = connection.execute(question).fetchone()
    except psycopg.OperationalError:
        return False
    return bool(row and row[0])


def _postgres_program(name: str) -> str | None:
    """Find a server program, the newest version first."""
    by_version = sorted(DEBIAN_POSTGRES.glob(f"*/bin/{name}"), key=lambda path: int(path.parts[-3]))
    return str(by_version[-1]) if by_version else shutil.which(name)


def _private_postgres(initdb: str, server: str, folder: Path, user: str | None) -> Iterator[str]:
    data, port = folder / "data", _free_port()
    create = [initdb, "-D", str(data), "-U", "test", "-A", "trust", "-E", "UTF8", "--no-sync"]
    subprocess.run(create, check=True, user=user, stdout=subprocess.DEVNULL)
    options = ["fsync=off", "full_page_writes=off", "synchronous_commit=off", "max_connections=200"]
    flags = [part for option in options for part in ("-c", option)]
    command = [server, "-D", str(data), "-p", str(port), "-h", "127.0.0.1", "-k", str(folder)]
    url = f"postgresql://test@127.0.0.1:{port}/postgres"
    with _process([*command, *flags], folder / "postgres.log", user):
        _wait_until(lambda: _can_create_databases(url), folder / "postgres.log")
        yield url


# -- Redis ------------------------------------------------------------------------------------


@contextlib.contextmanager
def redis_server() -> Iterator[str]:
    """Give the URL of a Redis; the tests keep to keys with their own prefix."""
    found = os.environ.get("REDIS_URL") or REDIS_CANDIDATE
    if _answers_redis(found):
        yield found
        return
    if not shutil.which("redis-server"):
        _install("redis-server")
    program = shutil.which("redis-server")
    if not program:
        raise Unavailable(
            "Redis: none answers on port 6379 and it is not installed. "
            "On Debian: apt-get install redis-server. Or set REDIS_URL."
        )
    with _private_folder() as (folder, user):
        port = _free_port()
        memory_only = ["--save", "", "--appendonly", "no", "--dir", str(folder)]
        command = [program, "--port", str(port), "--bind", "127.0.0.1", *memory_only]
        url = f"redis://127.0.0.1:{port}/0"
        with _process(command, folder / "redis.log", user):
            _wait_until(lambda: _answers_redis(url), folder / "redis.log")
            yield url


def _answers_redis(url: str) -> bool:
    try:
        with redis.Redis.from_url(url, socket_connect_timeout=2, socket_timeout=2) as client:
            return bool(client.ping())
    except redis.RedisError:
        return False


# -- Chromium ---------------------------------------------------------------------------------


def chromium() -> str:
    """Return the path of a Chromium; on Debian, as root, install it."""
    program = _chromium_program()
    if not program:
        _install("chromium")
        program = _chromium_program()
    if not program:
        raise Unavailable(
            "Chromium is not installed. On Debian: apt-get install chromium. Or set CHROMIUM=/path."
        )
    return program


def _chromium_program() -> str | None:
    given = os.environ.get("CHROMIUM")
    names = [given] if given else ["chromium", "chromium-browser", "google-chrome"]
    return next((path for name in names if (path := shutil.which(name))), None)


# -- what they share --------------------------------------------------------------------------


def _install(package: str) -> None:
    """Install a Debian package when we may; otherwise leave it to the caller's message."""
    if os.geteuid() != 0 or not Path("/etc/debian_version").exists() or not shutil.which("apt-get"):
        return
    print(f"» installing Debian's {package}", flush=True)
    quiet = ["-qq", "-o", "DPkg::Lock::Timeout=300"]
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive", "LC_ALL": "C.UTF-8"}
    update = ["apt-get", *quiet, "update"]
    install = ["apt-get", *quiet, "install", "-y", "--no-install-recommends", package]
    for command in (update, install):
        done = subprocess.run(command, check=False, env=environment, capture_output=True, text=True)
        if done.returncode:
            print(done.stdout + done.stderr, file=sys.stderr)


@contextlib.contextmanager
def _private_folder() -> Iterator[tuple[Path, str | None]]:
    """Make a temporary folder and name the user to run as: PostgreSQL refuses to run as root."""
    user = _unprivileged_user() if os.geteuid() == 0 else None
    with tempfile.TemporaryDirectory(prefix="caravanserai-", ignore_cleanup_errors=True) as name:
        if user:
            shutil.chown(name, user)
        yield Path(name), user


def _unprivileged_user() -> str:
    known = {entry.pw_name for entry in pwd.getpwall()}
    return next(name for name in ("postgres", "nobody") if name in known)


@contextlib.contextmanager
def _process(command: Sequence[str], log: Path, user: str | None) -> Iterator[None]:
    with log.open("wb") as output:
        child = subprocess.Popen(
            command, stdout=output, stderr=subprocess.STDOUT, user=user, cwd="/"
        )
    try:
        yield
    finally:
        child.terminate()
        try:
            child.wait(10)
        except subprocess.TimeoutExpired:
            child.kill()
            child.wait()


def _wait_until(ready: Callable[[], bool], log: Path) -> None:
    deadline = time.monotonic() + START_SECONDS
    while time.monotonic() < deadline:
        if ready():
            return
        time.sleep(0.1)
    raise Unavailable(f"A private server did not start:\n{log.read_text(errors='replace')[-2000:]}")


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
