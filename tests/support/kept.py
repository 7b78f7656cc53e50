"""People and games that a process makes once, and restores in each test that needs them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from django.db import connection

from accounts.models import User
from games.selectors import growth
from tests.support import chance

MADE_BY_MIGRATIONS: Final = ("auth_permission", "django_")
"""Tables that always have rows."""

Rows = dict[str, list[tuple[Any, ...]]]
_houses: dict[str, Rows] = {}


def once(name: str, make: Callable[[], object]) -> None:
    """Make people and their games on an empty site, or restore the rows of an earlier call.

    The name determines their random values, which are the same in every test.
    """
    assert not User.objects.exists(), "a house is kept with its people, and with nobody else"
    growth._growth.cache_clear()  # a test may have cached another game with the same number
    if name in _houses:
        _put_back(_houses[name])
        return
    with chance.of(name):
        make()
    _houses[name] = _all_rows()


def _all_rows() -> Rows:
    with connection.cursor() as cursor:
        names = connection.introspection.django_table_names(only_existing=True, include_views=False)
        found = {}
        for name in names:
            if not name.startswith(MADE_BY_MIGRATIONS):
                cursor.execute(f"SELECT * FROM {name}")  # noqa: S608 - Django's names
                found[name] = cursor.fetchall()
        return {name: rows for name, rows in found.items() if rows}


def _put_back(rows: Rows) -> None:
    with connection.cursor() as cursor:
        for name, those in rows.items():
            places = ", ".join(["%s"] * len(those[0]))
            cursor.executemany(f"INSERT INTO {name} VALUES ({places})", those)  # noqa: S608 - as above
