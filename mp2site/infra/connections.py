"""Checking whether the database has closed a connection, by the socket instead of a query.

Django's own check is a query at the start of every request, which takes a round trip. The socket
already shows whether the database has closed the connection, since then it has data to read. So
only a connection with data to read gets Django's check.
"""

from __future__ import annotations

import select
from typing import Any

import psycopg
from django.core.signals import request_started
from django.db import connections
from django.dispatch import receiver


@receiver(request_started)
def silent_connections_stand(**_: Any) -> None:
    """Skip Django's check for connections without data to read; Django has just requested it."""
    for known in connections.all(initialized_only=True):
        if known.vendor == "postgresql" and known.connection and is_silent(known.connection):
            known.health_check_done = True  # type: ignore[attr-defined] # the stubs lack it


def is_silent(connection: psycopg.Connection[Any]) -> bool:
    """Return whether an idle connection is open and has no data to read."""
    if connection.closed:
        return False
    poll = select.poll()
    poll.register(connection.fileno(), select.POLLIN)
    return not poll.poll(0)
