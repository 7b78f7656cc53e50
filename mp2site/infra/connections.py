"""Whether the database has hung up, asked of the socket instead of the server.

Django asks the server at the first query of every request: a round trip more, for what a connection that
was ended has told its socket long ago. Only one that has something to say is looked at in Django's way.
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
    """Spare silent connections the check; runs after Django's own receiver has asked for it."""
    for known in connections.all(initialized_only=True):
        if known.vendor == "postgresql" and known.connection and is_silent(known.connection):
            known.health_check_done = True  # type: ignore[attr-defined] # the stubs lack it


def is_silent(connection: psycopg.Connection[Any]) -> bool:
    """Tell whether an idle connection is open and nothing has come: neither an end nor any other word."""
    if connection.closed:
        return False
    poll = select.poll()
    poll.register(connection.fileno(), select.POLLIN)
    return not poll.poll(0)
