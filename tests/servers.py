"""PostgreSQL, Redis, Chromium and nginx for the tests: found, started privately, or installed.

Tests never change a found server, and delete the data of one that they started.
"""

from __future__ import annotations

import contextlib
import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

from mp2site.infra.servers import (
    PostgresServer,
    RedisServer,
    Server,
    Unavailable,
    answers_redis,
    can_create_databases,
    chromium_program,
    postgres_program,
    unprivileged_user,
)

POSTGRES_CANDIDATES: Final = (
    "postgresql://postgres@127.0.0.1:5432/postgres",
    "postgresql://postgres:postgres@127.0.0.1:5432/postgres",
    "postgresql:///postgres",
)
ROOTS_PROGRAMS: Final = Path("/usr/sbin")
REDIS_CANDIDATE: Final = "redis://127.0.0.1:6379/0"


# -- PostgreSQL -------------------------------------------------------------------------------


QUICK_POSTGRES: Final = ("fsync=off", "full_page_writes=off", "synchronous_commit=off")
"""Options for speed: a crash of the server or the machine may lose data."""

DURABLE_POSTGRES: Final = ("synchronous_commit=on", "fsync=off", "full_page_writes=off")
"""Options for durable commits: they survive a crash of the server, but not of the machine."""


@contextlib.contextmanager
def postgres() -> Iterator[str]:
    """Yield the URL of a PostgreSQL that allows us to create databases."""
    url = _running_postgres()
    if url:
        yield url
        return
    if not postgres_program("initdb"):
        _install("postgresql")
    if not (postgres_program("initdb") and postgres_program("postgres")):
        raise Unavailable(
            "PostgreSQL: none answers on port 5432 and it is not installed. "
            "On Debian: apt-get install postgresql. Or set DATABASE_URL."
        )
    with private_folder() as (folder, user), PostgresServer(folder, user, QUICK_POSTGRES) as server:
        yield server.url


def _running_postgres() -> str | None:
    given = os.environ.get("DATABASE_URL", "")
    candidates = [given] if given.startswith("postgres") else list(POSTGRES_CANDIDATES)
    return next((url for url in candidates if can_create_databases(url)), None)


# -- Redis ------------------------------------------------------------------------------------


@contextlib.contextmanager
def redis_server() -> Iterator[str]:
    """Yield the URL of a Redis; the tests' keys have a prefix."""
    found = os.environ.get("REDIS_URL") or REDIS_CANDIDATE
    if answers_redis(found):
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


# -- Chromium ---------------------------------------------------------------------------------


def chromium() -> str:
    """Return the path of a Chromium; on Debian, as root, install it."""
    program = chromium_program()
    if not program:
        _install("chromium-headless-shell")
        program = chromium_program()
    if not program:
        raise Unavailable(
            "Chromium is not installed. On Debian: apt-get install chromium-headless-shell. Or set CHROMIUM=/path."
        )
    return program


WHOLE_CHROMIUMS: Final = ("chromium", "chromium-browser", "google-chrome")
"""Programs that show notifications; the headless shell always refuses them."""


def whole_chromium_program() -> str | None:
    """Return the path of a Chromium that shows notifications, if one is installed."""
    return next((path for name in WHOLE_CHROMIUMS if (path := shutil.which(name))), None)


def whole_chromium() -> str:
    """Return the path of a Chromium that shows notifications; on Debian, as root, install it."""
    if not whole_chromium_program():
        _install("chromium")
    program = whole_chromium_program()
    if not program:
        raise Unavailable("A whole Chromium is not installed. On Debian: apt-get install chromium.")
    return program


# -- nginx ------------------------------------------------------------------------------------


class NginxServer(Server):
    """A private nginx with the given sites; a folder holds its logs and temporary files."""

    def __init__(self, folder: Path, user: str | None, sites: str, port: int) -> None:
        super().__init__(folder, user, port)
        self.sites = sites

    @property
    def url(self) -> str:
        return f"https://localhost:{self.port}"

    def command(self) -> list[str]:
        kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        quiet = "\n".join(f"{kind}_temp_path {self.folder}/{kind};" for kind in kinds)
        quiet += "\naccess_log off;"
        whole = f"pid {self.folder}/pid;\nevents {{}}\nhttp {{\n{quiet}\n{self.sites}\n}}\n"
        conf = self.folder / "nginx.conf"
        conf.write_text(whole)
        errors = str(self.folder / "error.log")
        return [nginx(), "-p", str(self.folder), "-c", str(conf), "-e", errors, "-g", "daemon off;"]

    def answers(self) -> bool:
        """Return whether the server accepts connections."""
        try:
            socket.create_connection(("127.0.0.1", self.port), timeout=1).close()
        except OSError:
            return False
        return True


def nginx() -> str:
    """Return the path of nginx; on Debian, as root, install it."""
    program = _roots_program("nginx")
    if not program:
        _install("nginx-light")
        program = _roots_program("nginx")
    if not program:
        raise Unavailable("nginx is not installed. On Debian: apt-get install nginx-light.")
    return program


# -- a replica, and PgBouncer -------------------------------------------------------------------


class PostgresReplica(PostgresServer):
    """A PostgreSQL that follows another server by streaming; its log contains all queries."""

    def __init__(self, folder: Path, user: str | None, primary: PostgresServer) -> None:
        super().__init__(folder, user, ["fsync=off", "log_statement=all"])
        self.primary = primary

    def command(self) -> list[str]:
        """Return the command that starts the server; without a data folder, first copy the primary."""
        if not self.data.exists():
            where = ["-h", "127.0.0.1", "-p", str(self.primary.port), "-U", "test"]
            program = str(postgres_program("pg_basebackup"))
            copy = [program, "-D", str(self.data), *where, "-R", "--checkpoint=fast", "--no-sync"]
            subprocess.run(copy, check=True, user=self.user, cwd="/")
        return super().command()

    def kill(self) -> None:
        """Kill the server at once, and wait until all its processes have ended."""
        self.stop(signal.SIGKILL)
        while any(_stands_in(process, self.data) for process in Path("/proc").glob("[0-9]*")):
            time.sleep(0.05)


def _stands_in(process: Path, folder: Path) -> bool:
    with contextlib.suppress(OSError):
        return (process / "cwd").readlink() == folder
    return False


class PgBouncer(Server):
    """A private pooler by `deploy/pgbouncer.ini.example`, for the site's database on some servers."""

    def __init__(
        self, folder: Path, user: str | None, behind: Mapping[str, PostgresServer], size: int
    ) -> None:
        super().__init__(folder, user)
        self.behind, self.size = behind, size

    @property
    def url(self) -> str:
        """Return the pooler's address of the database `house`."""
        return self.address("house")

    def address(self, name: str) -> str:
        """Return the pooler's address of the database on a server."""
        return f"postgresql://test@127.0.0.1:{self.port}/{name}"

    def command(self) -> list[str]:
        said = POOLER.read_text()
        changes = {
            "listen_port = 6432": f"listen_port = {self.port}\nunix_socket_dir =",
            "auth_type = scram-sha-256\nauth_file = /etc/pgbouncer/userlist.txt": "auth_type = any",
            "default_pool_size = 16": f"default_pool_size = {self.size}",
        }
        for old, new in changes.items():
            assert old in said, old
            said = said.replace(old, new)
        said, databases = re.subn(
            "(?m)^caravanserai = .*(connect_query=.*)$", lambda found: self._lines(found[1]), said
        )
        assert databases == 1
        conf = self.folder / "pgbouncer.ini"
        conf.write_text(said)
        return [pgbouncer(), str(conf)]

    def _lines(self, query: str) -> str:
        """Return the configuration's lines of databases; each runs the query on a new connection."""
        return "\n".join(
            f"{name} = host=127.0.0.1 port={server.port} dbname=house user=test {query}"
            for name, server in self.behind.items()
        )

    def answers(self) -> bool:
        """Return whether a connection to the database works."""
        return can_create_databases(self.url)


POOLER: Final = Path(__file__).resolve().parents[1] / "deploy" / "pgbouncer.ini.example"


def pgbouncer() -> str:
    """Return the path of PgBouncer; on Debian, as root, install it."""
    if not (program := _roots_program("pgbouncer")):
        _install("pgbouncer")
        program = _roots_program("pgbouncer")
    if not program:
        raise Unavailable("PgBouncer is not installed. On Debian: apt-get install pgbouncer.")
    return program


# -- shared ------------------------------------------------------------------------------------


def _roots_program(name: str) -> str | None:
    """Return a program's path; also search root's PATH."""
    return shutil.which(name, path=f"{os.environ.get('PATH', '')}:{ROOTS_PROGRAMS}")


def _install(package: str) -> None:
    """Install a Debian package if possible; otherwise the caller's error message names it."""
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
    """Yield a temporary folder and the user for a server, since PostgreSQL refuses to run as root."""
    user = unprivileged_user() if os.geteuid() == 0 else None
    with tempfile.TemporaryDirectory(prefix="caravanserai-", ignore_cleanup_errors=True) as name:
        if user:
            shutil.chown(name, user)
        yield Path(name), user
