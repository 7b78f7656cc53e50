"""A lost database connection, as after a server's restart."""

from __future__ import annotations

from contextlib import closing

from django.db import connection


def connection_lost() -> None:
    """Make the server end our connection."""
    connection.ensure_connection()
    pid = connection.connection.info.backend_pid
    with closing(connection.copy()) as other, other.cursor() as cursor:
        cursor.execute("SELECT pg_terminate_backend(%s, 5000)", [pid])
        assert cursor.fetchone() == (True,)
