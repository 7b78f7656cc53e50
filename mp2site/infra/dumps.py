"""Dumping and restoring a database, by SQLite's backup interface or PostgreSQL's programs."""

from __future__ import annotations

import os
import sqlite3
import subprocess
from collections.abc import Iterator, Mapping
from contextlib import AbstractContextManager, closing, contextmanager, suppress
from pathlib import Path
from typing import Any, Final, Protocol
from urllib.parse import quote, urlencode

import psycopg
from django.db.backends.postgresql.client import DatabaseClient
from psycopg import sql

OURS: Final = "games_table"
"""A table that every site's database has."""


class BackupError(Exception):
    """A backup or restore has failed. The message has the reason and the remedy."""


class Dump(Protocol):
    """An object that dumps and restores one kind of database."""

    def write(self, file: Path) -> None:
        """Write a dump while people play. Raises BackupError."""

    def check(self, file: Path) -> None:
        """Check that a file is a complete dump. Raises BackupError."""

    def put(self, file: Path, now: str) -> str:
        """Replace the database by a dump; return the place of the old one. Raises BackupError."""

    def check_alone(self) -> None:
        """Check that nobody else uses the database. Raises BackupError."""

    def copied(self, file: Path, now: str) -> AbstractContextManager[str]:
        """Yield the URL of a temporary database with the dump's content; drop it after the block.

        The dump's file may be moved or changed. Raises BackupError.
        """


def dump_of(database: Mapping[str, Any]) -> Dump:
    """Return the `Dump` for a database in Django's settings. Raises BackupError."""
    if database["ENGINE"].endswith("sqlite3"):
        return Sqlite(Path(database["NAME"]))
    if database.get("DISABLE_SERVER_SIDE_CURSORS"):
        raise BackupError(POOLED)
    return Postgres(database)


# pg_dump empties the search path, which would then stay empty in a pooled connection.
POOLED: Final = (
    "Not through the pooler: give the database's own address, "
    "DATABASE_POOLED=0 DATABASE_URL=… manage.py …"
)
WHERE: Final = ("USER", "PASSWORD", "HOST", "PORT")
RUNNING: Final = "The site is running: stop it first, nothing was changed."


class Sqlite:
    """A database file with its write-ahead log."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def write(self, file: Path) -> None:
        """Copy the database page by page, without blocking writers."""
        if not self.path.exists():
            raise BackupError(f"There is no database: {self.path} doesn't exist.")
        with (
            closing(sqlite3.connect(self.path)) as database,
            closing(sqlite3.connect(file)) as copy,
        ):
            database.backup(copy)
            copy.execute("PRAGMA journal_mode=DELETE")  # puts all data into one file

    def check(self, file: Path) -> None:
        """Let SQLite check the whole file."""
        try:
            with closing(sqlite3.connect(file)) as copy:
                (said,) = copy.execute("PRAGMA integrity_check(1)").fetchone()
                known = copy.execute("SELECT 1 FROM sqlite_master WHERE name = ?", [OURS])
                whole = said == "ok" and known.fetchone() is not None
        except sqlite3.DatabaseError:
            whole = False
        if not whole:
            raise BackupError("This backup is broken: its database can't be read.")

    def put(self, file: Path, now: str) -> str:
        """Replace the database file by the dump; return the path of the old file."""
        beside = self.path.with_name(f"{self.path.stem}-before-{now}{self.path.suffix}")
        if self.path.exists():
            self._close_log()
            os.link(self.path, beside)
        file.chmod(0o600)
        file.replace(self.path)
        return str(beside) if beside.exists() else ""

    def check_alone(self) -> None:
        """Close the write-ahead log. Its lock fails if another process uses the database."""
        if self.path.exists():
            self._close_log()

    @contextmanager
    def copied(self, file: Path, now: str) -> Iterator[str]:
        """Yield the URL of the dump itself, since it is a database."""
        yield f"sqlite:///{quote(str(file))}"

    def _close_log(self) -> None:
        """Merge the write-ahead log into the file. This needs exclusive access."""
        try:
            with closing(sqlite3.connect(self.path, timeout=1)) as database:
                database.execute("PRAGMA journal_mode=DELETE")
        except sqlite3.OperationalError as error:
            if "locked" not in str(error):
                raise BackupError(f"{self.path} can't be moved aside: {error}.") from error
            raise BackupError(RUNNING) from error


class Postgres:
    """A PostgreSQL database.

    PostgreSQL's programs dump it, and restore it under a temporary name.
    """

    def __init__(self, database: Mapping[str, Any]) -> None:
        self.settings = database
        self.name = str(database["NAME"])

    def write(self, file: Path) -> None:
        """Dump the database's state at one moment."""
        kept = ["--format=custom", "--no-owner", "--no-privileges"]
        self._run("pg_dump", self.name, *kept, f"--file={file}")

    def check(self, file: Path) -> None:
        """Let pg_restore read the dump's table of contents."""
        said = self._run("pg_restore", None, "--list", str(file))
        if f" {OURS} " not in said:
            raise BackupError("This backup is broken: our tables aren't in it.")

    def put(self, file: Path, now: str) -> str:
        """Restore under another name, swap both names in one transaction.

        Return the old one's name.
        """
        fresh, beside = f"{self.name}_restoring_{now}", f"{self.name}_before_{now}"
        with self._server() as server:
            self._check_alone(server)
            self._create(server, fresh)
            try:
                self._run("pg_restore", fresh, "--no-owner", "--exit-on-error", str(file))
                self._exchange(server, fresh, beside)
            except BaseException:
                self._do(server, "DROP DATABASE IF EXISTS {}", fresh)
                raise
        return f"the database {beside}"

    def check_alone(self) -> None:
        """Check that the server lists no other connection to the database."""
        with self._server() as server:
            self._check_alone(server)

    @contextmanager
    def copied(self, file: Path, now: str) -> Iterator[str]:
        """Restore under a temporary name; drop that database after the block."""
        scratch = f"{self.name}_trying_{now}"
        with self._server() as server:
            self._create(server, scratch)
            try:
                self._run("pg_restore", scratch, "--no-owner", "--exit-on-error", str(file))
                yield self._url(scratch)
            finally:
                self._do(server, "DROP DATABASE IF EXISTS {} WITH (FORCE)", scratch)

    def _url(self, name: str) -> str:
        """Return the URL of another database of this server, in DATABASE_URL's form."""
        part = {key: quote(str(self.settings.get(key) or ""), safe="") for key in WHERE}
        login = part["USER"] + (f":{part['PASSWORD']}" if part["PASSWORD"] else "")
        port = f":{part['PORT']}" if part["PORT"] else ""
        query = urlencode(self._tls())
        return f"postgresql://{login}@{part['HOST']}{port}/{quote(name, safe='')}?{query}"

    def _tls(self) -> dict[str, Any]:
        options = self.settings.get("OPTIONS", {})
        return {name: value for name, value in options.items() if name.startswith("ssl")}

    def _create(self, server: psycopg.Connection[Any], name: str) -> None:
        try:
            self._do(server, "CREATE DATABASE {} TEMPLATE template0", name)
        except psycopg.errors.InsufficientPrivilege as error:
            user = server.info.user
            raise BackupError(
                f"{user} may not create databases. As PostgreSQL's superuser, once: "
                f"ALTER ROLE {user} CREATEDB;"
            ) from error

    def _exchange(self, server: psycopg.Connection[Any], fresh: str, beside: str) -> None:
        try:
            with server.transaction():
                self._do(server, "ALTER DATABASE {} RENAME TO {}", self.name, beside)
                self._do(server, "ALTER DATABASE {} RENAME TO {}", fresh, self.name)
        except psycopg.errors.ObjectInUse as error:
            raise BackupError(RUNNING) from error

    def _check_alone(self, server: psycopg.Connection[Any]) -> None:
        counted = "SELECT count(*) FROM pg_stat_activity WHERE datname = %s"
        (others,) = server.execute(counted, [self.name]).fetchone() or (0,)
        if others:
            raise BackupError(f"{RUNNING} {others} connections to {self.name} are open.")

    def _do(self, server: psycopg.Connection[Any], statement: str, *names: str) -> None:
        server.execute(sql.SQL(statement).format(*map(sql.Identifier, names)))

    def _server(self) -> psycopg.Connection[Any]:
        found = {"host": "HOST", "port": "PORT", "user": "USER", "password": "PASSWORD"}
        given = {name: self.settings[key] for name, key in found.items() if self.settings.get(key)}
        given |= self._tls()
        return psycopg.connect(dbname="postgres", autocommit=True, connect_timeout=5, **given)

    def _run(self, program: str, database: str | None, *options: str) -> str:
        """Run a PostgreSQL program on this server; return its output. Raises BackupError."""
        where = {**self.settings, "NAME": database or ""}
        arguments, environment = DatabaseClient.settings_to_cmd_args_env(where, [])
        asked = [f"--dbname={database}", *arguments[1:-1]] if database else []
        with suppress(FileNotFoundError):
            done = subprocess.run(
                [program, *asked, *options],
                env={**os.environ, **(environment or {})},
                capture_output=True,
                text=True,
                check=False,
            )
            if done.returncode:
                raise BackupError(f"{program} failed: {done.stderr.strip()[-500:]}")
            return done.stdout
        raise BackupError(
            f"{program} isn't installed. On Debian: apt-get install postgresql-client."
        )
