"""Checks by the socket, not by a query, whether the database has closed a connection.

Django's own check is a query at the start of every request, which costs a round trip. A socket
already knows whether the database has closed the connection: then it has pending data. Only a
connection with pending data gets Django's check.
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
    """Skip Django's check, which Django has just requested, for connections without pending data."""
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
