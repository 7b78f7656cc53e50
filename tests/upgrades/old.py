"""Databases of earlier releases with the demo's people and tables, written by three commits.

The commands `manage.py migrate` and `manage.py demo` of the commit made each database, on SQLite
(`.sqlite.xz`, after VACUUM) and on PostgreSQL (`.sql.xz`, by `pg_dump --inserts
--rows-per-insert=200 --no-owner`).
"""

from __future__ import annotations

import lzma
import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import psycopg

DATA: Final = Path(__file__).parent / "data"
COMMITS: Final = ("6b6ceef2", "78c9afaf", "ba99757b")
"""The commits of 23, 26 and 27 November 2026; the first lacks the column `games_table.stand_in`."""
UNREADABLE: Final = "8c0abc68"
"""The commit of 21 November 2026; today's rules can't read the states of its games."""
KEPT: Final = ("accounts_user", "games_table", "games_seat", "games_move", "notifications_notice")


@dataclass(frozen=True, slots=True)
class OldSite:
    """The database of a site of an earlier release."""

    folder: Path
    url: str

    def rows(self) -> dict[str, int]:
        """Return the number of rows of each table with people's data."""
        return {name: self.value(f"SELECT count(*) FROM {name}") for name in KEPT}  # noqa: S608

    def migrations(self) -> int:
        return self.value("SELECT count(*) FROM django_migrations")

    def structure(self) -> set[str]:
        """Return the columns and indexes of all tables, each as one text."""
        with self.connected() as database:
            if self.url.startswith("sqlite"):
                return _of_sqlite(database)
            return {" ".join(map(str, row)) for row in database.execute(STRUCTURE).fetchall()}

    def value(self, query: str) -> int:
        with self.connected() as database:
            (found,) = database.execute(query).fetchone()
        return int(found)

    @contextmanager
    def connected(self) -> Iterator[Any]:
        """Yield a connection to the database."""
        if self.url.startswith("sqlite"):
            with closing(sqlite3.connect(self.url.removeprefix("sqlite:///"))) as database:
                yield database
        else:
            with psycopg.connect(self.url) as database:
                yield database


# A restored dump has the indexes' conditions in another form, so only their names count.
STRUCTURE: Final = """
    SELECT table_name, column_name, data_type, character_maximum_length, is_nullable, column_default
    FROM information_schema.columns WHERE table_schema = 'public'
    UNION ALL
    SELECT tablename, indexname, NULL, NULL, NULL, NULL FROM pg_indexes WHERE schemaname = 'public'
"""


def _of_sqlite(database: sqlite3.Connection) -> set[str]:
    objects = database.execute("SELECT type, name, sql FROM sqlite_master").fetchall()
    tables = [name for kind, name, _ in objects if kind == "table"]
    columns = {
        f"{table} {column[1:]}"
        for table in tables
        for column in database.execute(f"PRAGMA table_info({table})").fetchall()
    }
    return columns | {f"{name} {sql}" for kind, name, sql in objects if kind == "index"}


@contextmanager
def on_sqlite(commit: str, folder: Path) -> Iterator[OldSite]:
    """Yield a commit's database in an SQLite file."""
    file = folder / "tables.sqlite3"
    file.write_bytes(lzma.decompress((DATA / f"{commit}.sqlite.xz").read_bytes()))
    with closing(sqlite3.connect(file)) as database:
        database.execute("PRAGMA journal_mode=WAL")  # the mode of every site
    yield OldSite(folder, f"sqlite:///{file}")


@contextmanager
def on_postgresql(commit: str, folder: Path) -> Iterator[OldSite]:
    """Yield a commit's site in a new PostgreSQL database; drop the database at the end."""
    given = os.environ["DATABASE_URL"]
    name = f"caravanserai_upgrade_{os.getpid()}"
    with psycopg.connect(given, autocommit=True) as server:
        server.execute(f"CREATE DATABASE {name}")
        try:
            url = f"{given.rsplit('/', 1)[0]}/{name}"
            with psycopg.connect(url) as database:
                told = lzma.decompress((DATA / f"{commit}.sql.xz").read_bytes()).decode()
                database.execute(told)  # type: ignore[call-overload] # of our own files
            yield OldSite(folder, url)
        finally:
            for (other,) in server.execute(
                "SELECT datname FROM pg_database WHERE datname LIKE %s", [f"{name}%"]
            ).fetchall():
                server.execute(f'DROP DATABASE "{other}" WITH (FORCE)')


def databases(site: OldSite) -> list[str]:
    """Return the names of the site's database and of its copies."""
    if site.url.startswith("sqlite"):
        return sorted(path.name for path in site.folder.glob("*.sqlite3"))
    with psycopg.connect(site.url) as server:
        asked = "SELECT datname FROM pg_database WHERE datname LIKE current_database() || '%'"
        return sorted(name for (name,) in server.execute(asked).fetchall())
