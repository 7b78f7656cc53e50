"""Reading of all data for a program's poll of a table, by one query."""

from __future__ import annotations

from datetime import datetime
from typing import NamedTuple

from django.db import connection

from accounts.models import ApiToken
from games.selectors.positions import stamp_of_versions
from mp2site.infra import clock

_SQL = """
    SELECT p.id, p.language, g.version, s.id, s.version
    FROM accounts_apitoken t
    JOIN accounts_user p ON p.id = t.person_id
    JOIN games_seat s ON s.person_id = p.id
    JOIN games_table g ON g.id = s.table_id
    WHERE t.digest = %s AND s.table_id = %s AND s.resigned_at IS NULL
      AND p.is_active AND t.expires_at > %s AND t.used_at > %s
"""


class Polled(NamedTuple):
    """The data for a program's poll: the token's person, the language, and the position's stamp."""

    person: int
    language: str
    stamp: str


def polled_by_key(key: str, table_id: str, *, used_since: datetime) -> Polled | None:
    """Return the data of a poll if the token's person has a seat at the table, or ``None``.

    The result is also ``None`` if the token's use must be recorded first, or if the person has
    resigned. Then the caller checks access by the usual queries.
    """
    given = [ApiToken.digest_of(key), table_id, *map(_stored, (clock.now(), used_since))]
    with connection.cursor() as cursor:
        cursor.execute(_SQL, given)
        row = cursor.fetchone()
    if row is None:
        return None
    person, language, version, seat, own = row
    return Polled(person, language, stamp_of_versions(version, seat, own))


def _stored(at: datetime) -> str | None:
    return connection.ops.adapt_datetimefield_value(at)
