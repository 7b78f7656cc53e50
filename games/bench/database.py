"""A temporary database for a bench, on an existing server."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from contextlib import closing, contextmanager
from typing import Final
from urllib.parse import urlsplit, urlunsplit

import psycopg
from django.core.management.base import CommandError
from psycopg import sql

POSTGRES: Final = "postgresql://postgres@127.0.0.1:5432/postgres"


@contextmanager
def database(server: str) -> Iterator[str]:
    """Create a database on the server, yield its URL, and drop it after the block."""
    name = f"caravanserai_bench_{secrets.token_hex(4)}"
    try:
        connection = psycopg.connect(server, autocommit=True)
    except psycopg.Error as error:
        raise CommandError(f"no PostgreSQL at {urlsplit(server).hostname}: {error}") from error
    with closing(connection):
        connection.execute(sql.SQL("CREATE DATABASE {}").format(sql.Identifier(name)))
        try:
            yield urlunsplit(urlsplit(server)._replace(path=f"/{name}"))
        finally:
            dropping = sql.SQL("DROP DATABASE {} WITH (FORCE)")
            connection.execute(dropping.format(sql.Identifier(name)))
