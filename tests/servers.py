"""PostgreSQL, Redis and Chromium for the tests: found here, started privately, or installed.

Used by `make test` and `make bench`. Nothing found is ever changed; what is started is thrown away.
"""

from __future__ import annotations

import contextlib
import os
import pwd
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Final, Self

import psycopg
import redis

from mp2site.serve import die_with_parent

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


class Server:
    """A server in a folder of its own, on a port that it keeps, so that it can come back."""

    def __init__(self, folder: Path, user: str | None, port: int = 0) -> None:
        self.folder, self.user = folder, user
        self.port = port or free_port()
        self.log = folder / f"{type(self).__name__}.log"
        self.child: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        """Its address."""
        raise NotImplementedError

    def command(self) -> list[str]:
        """Return how it is started."""
        raise NotImplementedError

    def answers(self) -> bool:
        """Tell whether it can be asked."""
        raise NotImplementedError

    def start(self) -> None:
        """Start it and wait until it answers."""
        with self.log.open("ab") as output:
            self.child = subprocess.Popen(
                self.command(),
                stdout=output,
                stderr=subprocess.STDOUT,
                user=self.user,
                cwd="/",
                start_new_session=True,  # Ctrl-C is for those who use it, who then stop it
                preexec_fn=die_with_parent,
            )
        _wait_until(self.answers, self.log)

    def stop(self, number: int = signal.SIGTERM) -> None:
        """End it, by the signal given or, if it doesn't heed that, outright."""
        if self.child is None:
            return
        self.child.send_signal(number)
        try:
            self.child.wait(10)
        except subprocess.TimeoutExpired:
            self.child.kill()
            self.child.wait()
        self.child = None

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()


# -- PostgreSQL -------------------------------------------------------------------------------


QUICK_POSTGRES: Final = ("fsync=off", "full_page_writes=off", "synchronous_commit=off")
"""For data that nobody misses when the machine, or the server, falls over."""

DURABLE_POSTGRES: Final = ("synchronous_commit=on", "fsync=off", "full_page_writes=off")
"""What was accepted survives the server's crash; the machine's own isn't thought of."""


class PostgresServer(Server):
    """A PostgreSQL of our own. Stop it by SIGINT and it drops its clients; by SIGQUIT, it crashes."""

    def __init__(
        self, folder: Path, user: str | None, options: Sequence[str] = (), port: int = 0
    ) -> None:
        super().__init__(folder, user, port)
        self.data = folder / "data"
        self.options = ["max_connections=200", *options]

    @property
    def url(self) -> str:
        """Its address, as the user who may do everything."""
        return f"postgresql://test@127.0.0.1:{self.port}/postgres"

    def command(self) -> list[str]:
        """Return how it is started; its data are made at the first time."""
        if not self.data.exists():
            initdb = str(_postgres_program("initdb"))
            create = [initdb, "-D", str(self.data), "-U", "test", "-A", "trust", "-E", "UTF8"]
            quick = [*create, "--no-sync"]
            subprocess.run(quick, check=True, user=self.user, stdout=subprocess.DEVNULL, cwd="/")
        flags = [part for option in self.options for part in ("-c", option)]
        where = ["-p", str(self.port), "-h", "127.0.0.1", "-k", str(self.folder)]
        return [str(_postgres_program("postgres")), "-D", str(self.data), *where, *flags]

    def answers(self) -> bool:
        """Tell whether we may create databases there."""
        return _can_create_databases(self.url)


@contextlib.contextmanager
def postgres() -> Iterator[str]:
    """Give the URL of a PostgreSQL where we may create databases."""
    url = _running_postgres()
    if url:
        yield url
        return
    if not _postgres_program("initdb"):
        _install("postgresql")
    if not (_postgres_program("initdb") and _postgres_program("postgres")):
        raise Unavailable(
            "PostgreSQL: none answers on port 5432 and it is not installed. "
            "On Debian: apt-get install postgresql. Or set DATABASE_URL."
        )
    with private_folder() as (folder, user), PostgresServer(folder, user, QUICK_POSTGRES) as server:
        yield server.url


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


# -- Redis ------------------------------------------------------------------------------------


class RedisServer(Server):
    """A Redis of our own, that remembers nothing when it ends."""

    @property
    def url(self) -> str:
        """Its address."""
        return f"redis://127.0.0.1:{self.port}/0"

    def command(self) -> list[str]:
        """Return how it is started."""
        memory_only = ["--save", "", "--appendonly", "no", "--dir", str(self.folder)]
        address = ["--port", str(self.port), "--bind", "127.0.0.1"]
        return [str(shutil.which("redis-server")), *address, *memory_only]

    def answers(self) -> bool:
        """Tell whether it answers."""
        return _answers_redis(self.url)


@contextlib.contextmanager
def redis_server() -> Iterator[str]:
    """Give the URL of a Redis; the tests keep to keys with their own prefix."""
    found = os.environ.get("REDIS_URL") or REDIS_CANDIDATE
    if _answers_redis(found):
        yield found
        return
    if not shutil.which("redis-server"):
        _install("redis-server")
    if not shutil.which("redis-server"):
        raise Unavailable(
            "Redis: none answers on port 6379 and it is not installed. "
            "On Debian: apt-get install redis-server. Or set REDIS_URL."
        )
    with private_folder() as (folder, user), RedisServer(folder, user) as server:
        yield server.url


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
def private_folder() -> Iterator[tuple[Path, str | None]]:
    """Make a temporary folder and name the user to run as: PostgreSQL refuses to run as root."""
    user = unprivileged_user() if os.geteuid() == 0 else None
    with tempfile.TemporaryDirectory(prefix="caravanserai-", ignore_cleanup_errors=True) as name:
        if user:
            shutil.chown(name, user)
        yield Path(name), user


def unprivileged_user() -> str:
    known = {entry.pw_name for entry in pwd.getpwall()}
    return next(name for name in ("postgres", "nobody") if name in known)


def _wait_until(ready: Callable[[], bool], log: Path) -> None:
    deadline = time.monotonic() + START_SECONDS
    while time.monotonic() < deadline:
        if ready():
            return
        time.sleep(0.1)
    raise Unavailable(f"A private server did not start:\n{log.read_text(errors='replace')[-2000:]}")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
