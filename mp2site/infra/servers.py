"""Private PostgreSQL and Redis servers with their own folders and ports, and Chromium's path.

`make up` keeps PostgreSQL's data until the next start. The tests delete everything
(`tests/servers.py`).
"""

from __future__ import annotations

import os
import pwd
import shutil
import socket
import subprocess
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final, Self

import psycopg
import redis

from mp2site.infra.processes import Child, Running, begun

START_SECONDS: Final = 30
# Debian doesn't put the server programs on the PATH.
DEBIAN_POSTGRES: Final = Path("/usr/lib/postgresql")


class Unavailable(Exception):
    """A server or browser is missing or can't be started. The message has the remedy."""


class Server(Child):
    """A server with its own folder and port. Both stay the same at a restart."""

    def __init__(self, folder: Path, user: str | None, port: int = 0) -> None:
        super().__init__(type(self).__name__)
        self.folder, self.user = folder, user
        self.port = port or free_port()
        self.log = folder / f"{self.name}.log"

    @property
    def url(self) -> str:
        """Return the server's URL."""
        raise NotImplementedError

    def command(self) -> list[str]:
        """Return the command that starts the server."""
        raise NotImplementedError

    def answers(self) -> bool:
        """Return whether the server is ready for requests."""
        raise NotImplementedError

    def launched(self) -> Running:
        """Return a new process of the server."""
        options = {"stderr": subprocess.STDOUT, "user": self.user, "cwd": "/"}
        with self.log.open("ab") as output:
            return begun(self.name, self.command(), stdout=output, **options)

    def start(self) -> None:
        """Start the server, and wait until the server responds."""
        self.begin()
        wait_until(self.answers, self.log)

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()


class PostgresServer(Server):
    """A private PostgreSQL. SIGINT disconnects its clients and stops it; SIGQUIT makes it crash."""

    def __init__(
        self, folder: Path, user: str | None, options: Sequence[str] = (), port: int = 0
    ) -> None:
        super().__init__(folder, user, port)
        self.data = folder / "data"
        self.options = ["max_connections=200", *options]

    @property
    def url(self) -> str:
        """Return the server's URL for its superuser."""
        return f"postgresql://test@127.0.0.1:{self.port}/postgres"

    def command(self) -> list[str]:
        """Return the command that starts the server; create its data folder if there is none."""
        if not self.data.exists():
            initdb = str(postgres_program("initdb"))
            create = [initdb, "-D", str(self.data), "-U", "test", "-A", "trust", "-E", "UTF8"]
            quick = [*create, "--no-sync"]
            subprocess.run(quick, check=True, user=self.user, stdout=subprocess.DEVNULL, cwd="/")
        flags = [part for option in self.options for part in ("-c", option)]
        where = ["-p", str(self.port), "-h", "127.0.0.1", "-k", str(self.folder)]
        return [str(postgres_program("postgres")), "-D", str(self.data), *where, *flags]

    def answers(self) -> bool:
        """Return whether the server executes our statements."""
        return can_create_databases(self.url)


class RedisServer(Server):
    """A private Redis that keeps its data in memory only."""

    @property
    def url(self) -> str:
        """Return the server's URL."""
        return f"redis://127.0.0.1:{self.port}/0"

    def command(self) -> list[str]:
        """Return the command that starts the server."""
        memory_only = ["--save", "", "--appendonly", "no", "--dir", str(self.folder)]
        address = ["--port", str(self.port), "--bind", "127.0.0.1"]
        return [str(shutil.which("redis-server")), *address, *memory_only]

    def answers(self) -> bool:
        """Return whether the server responds."""
        return answers_redis(self.url)


def can_create_databases(url: str) -> bool:
    """Return whether a PostgreSQL at this URL responds and lets us create databases."""
    question = "SELECT rolcreatedb OR rolsuper FROM pg_roles WHERE rolname = current_user"
    try:
        with psycopg.connect(url, connect_timeout=3) as connection:
            row = connection.execute(question).fetchone()
    except psycopg.OperationalError:
        return False
    return bool(row and row[0])


def postgres_program(name: str) -> str | None:
    """Return the path of a PostgreSQL server program, of the newest installed version."""
    by_version = sorted(DEBIAN_POSTGRES.glob(f"*/bin/{name}"), key=lambda path: int(path.parts[-3]))
    return str(by_version[-1]) if by_version else shutil.which(name)


CHROMIUMS: Final = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
"""The names of Chromium's program. The first one opens no window and needs half the processor time."""


def chromium_program() -> str | None:
    """Return the path in the variable CHROMIUM, or that of an installed Chromium."""
    given = os.environ.get("CHROMIUM")
    names = [given] if given else CHROMIUMS
    return next((path for name in names if (path := shutil.which(name))), None)


def answers_redis(url: str) -> bool:
    """Return whether a Redis at this URL responds."""
    try:
        with redis.Redis.from_url(url, socket_connect_timeout=2, socket_timeout=2) as client:
            return bool(client.ping())
    except redis.RedisError:
        return False


def unprivileged_user() -> str:
    """Return a user who can run a server. PostgreSQL refuses to run as root."""
    known = {entry.pw_name for entry in pwd.getpwall()}
    return next(name for name in ("postgres", "nobody") if name in known)


def wait_until(ready: Callable[[], bool], log: Path) -> None:
    """Wait until a server is ready. Raises Unavailable with the end of its log."""
    deadline = time.monotonic() + START_SECONDS
    while time.monotonic() < deadline:
        if ready():
            return
        time.sleep(0.1)
    raise Unavailable(f"A private server did not start:\n{log.read_text(errors='replace')[-2000:]}")


def free_port() -> int:
    """Return a port that is free now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
