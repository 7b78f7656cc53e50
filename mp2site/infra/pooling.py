"""Support of a pooler that shares connections per transaction (PgBouncer): `DATABASE_POOLED=1`.

With such a pooler, a session's state is lost or reaches other clients: prepared statements,
cursors, advisory locks, settings. So the pooler itself must apply the settings that the site needs.
A check verifies this.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from django.core.checks import CheckMessage, Error, Tags, register
from django.db import DEFAULT_DB_ALIAS, connection

from mp2site.settings.env import POSTGRES_TIMEOUTS


def is_pooled() -> bool:
    """Return whether the next transaction may be on another connection."""
    return bool(connection.settings_dict.get("DISABLE_SERVER_SIDE_CURSORS"))


@register(Tags.database)
def timeouts_said(databases: Sequence[str] | None = None, **_: Any) -> list[CheckMessage]:
    """Check that the pooler sets time-outs. Without them, a wait for a lock might never end."""
    if DEFAULT_DB_ALIAS not in (databases or ()) or not is_pooled():
        return []
    asked = "SELECT current_setting(%s), current_setting(%s)::interval = %s::interval"
    found: list[CheckMessage] = []
    with connection.cursor() as cursor:
        for name, value in POSTGRES_TIMEOUTS.items():
            cursor.execute(asked, [name, name, value])
            said, right = cursor.fetchone()
            if not right:
                found.append(_wrong(name, said, value))
    return found


def _wrong(name: str, said: str, value: str) -> CheckMessage:
    hint = "The pooler sets it when it connects: see connect_query in deploy/pgbouncer.ini.example."
    return Error(f"Through the pooler {name} is {said}, not {value}.", hint, id="caravanserai.E001")
