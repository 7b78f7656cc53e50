"""Very many tables for a bench: a few real games, whose rows are copied inside the database."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from random import Random
from typing import Any, Final

from django.contrib.auth import get_user_model
from django.db import connection
from django.db.models import Model

from games.bench.games import Person, play_to
from games.models import Move, Seat, Table
from games.rules import titles
from games.selectors.ratings import RATED_UNTIL
from games.services.lifecycle import table_create, table_join

BATCH: Final = 10_000
"""The number of tables that share a group of people.

On a bigger site there are more groups, so no person plays more.
"""
SEATS: Final = 4
OWN: Final = 300
"""The number of tables at which the person `looker` sits, similar to the others' numbers."""
PEOPLE: Final = 123
"""The number of people in a group. They have 300 seats each at the group's 10,000 tables.

Each table has four seats; `looker` and `everywhere` take some of them. 123 and 100 have no common
divisor, so everybody has tables of all kinds.
"""
APART: Final = PEOPLE // SEATS
"""The distance between the numbers of the people at one table, so that nobody sits there twice."""
BEGINNING: Final = "timestamptz '2020-01-01' + n * interval '1 minute'"
OFTEN: Final = {"open": (0,), "playing": (1, 2)}
"""The remainders modulo 100 of the numbers of open and playing tables. All other tables are
finished.
"""


class GrowingSite:
    """A site that grows by copies.

    The person `looker` sits at the oldest tables, and `everywhere` at a quarter of all tables.
    """

    def __init__(self) -> None:
        self.tables = 0
        self.people: list[Any] = []
        self.looker, self.everywhere, *others = self._newcomers(1 + SEATS)
        players = [self.looker, *others]
        self.models = {status: _games(status, players) for status in (*OFTEN, "finished")}

    @property
    def somebody(self) -> Any:
        """A person of the first group, who sits at the oldest tables."""
        return self.people[1 + SEATS + PEOPLE // 2]

    def grow(self, tables: int) -> None:
        """Copy games until the site has this many tables; then update the planner's statistics."""
        with connection.cursor() as cursor, _hastened(cursor):
            for first in range(self.tables + 1, tables + 1, BATCH):
                people = self._newcomers(PEOPLE)
                self._copy(cursor, people, first, min(first + BATCH - 1, tables))
            cursor.execute(_TURNS)
            cursor.execute(_RATED, [RATED_UNTIL])
            cursor.execute("VACUUM ANALYZE")
            cursor.execute("CHECKPOINT")
        self.tables = tables

    def _newcomers(self, many: int) -> list[Any]:
        model, first = get_user_model(), len(self.people)
        names = (f"bench-{n}" for n in range(first, first + many))
        new = model.objects.bulk_create([model(username=name) for name in names])
        self.people += new
        return new

    def _copy(self, cursor: Any, people: Sequence[Any], first: int, last: int) -> None:
        for status, games in self.models.items():
            for place, game in enumerate(games):
                span = _span(first, last, status, place, len(games))
                copy_rows(cursor, Table, f"id = '{game.pk}'", span, _table_changes(self.looker))
                of_game = f"table_id = '{game.pk}'"
                copy_rows(cursor, Seat, of_game, span, self._seat_changes(people))
                copy_rows(cursor, Move, f"{of_game} AND ply <= {SEATS}", span, _MOVE)

    def _seat_changes(self, people: Sequence[Any]) -> dict[str, str]:
        usual = f"{people[0].pk} + (n + coalesce(place, 0) * {APART}) % {PEOPLE}"
        whose = f"""CASE WHEN coalesce(place, 0) = 0 AND n <= {OWN} THEN {self.looker.pk}
            WHEN place = 1 AND n % 4 = 1 THEN {self.everywhere.pk} ELSE {usual} END"""
        return {"table_id": "'s' || n", "person_id": whose}


def _games(status: str, players: Sequence[Any]) -> list[Table]:
    """Return a real game of each title with this status. The copies are made of these."""
    return [_game(title.slug, status, players) for title in titles]


def _game(title: str, status: str, players: Sequence[Any]) -> Table:
    table = table_create(by=players[0], title=title, seats=SEATS)
    if status != "open":
        for person in players[1:]:
            table_join(table_id=table.pk, by=person)
    if status == "finished":
        own = [Person(person, token="") for person in players]
        play_to(table, own, sys.maxsize, Random(title))  # noqa: S311 - no secret
    return Table.objects.get(pk=table.pk)


_MOVE: Final = {"table_id": "'s' || n"}
_RATED: Final = """
    INSERT INTO games_heartbeat (name, last_ok) VALUES (%s, now())
    ON CONFLICT (name) DO UPDATE SET last_ok = excluded.last_ok"""
"""SQL that marks all finished games as rated long ago."""
_TURNS: Final = """
    INSERT INTO games_turn (table_id, seat_id, number, opened_at, since, used, credit, deadline_at,
      remind_at, reminded, player, asked, ran_out, closed_by)
    SELECT table_id, id, turn, now(), now(), 0, 0, now() + interval '1 week' * (1 + random()),
      now() + interval '3 days' * (1 + random()), 0, '', 0, false, ''
    FROM games_seat WHERE waiting_since IS NOT NULL
    ON CONFLICT DO NOTHING"""
"""SQL that opens a turn of each seat that has to choose, with a week left."""


def _table_changes(host: Any) -> dict[str, str]:
    return {
        "id": "'s' || n",
        "token": "'s' || n",
        "host_id": str(host.pk),
        "created_at": BEGINNING,
        "started_at": f"CASE WHEN started_at IS NULL THEN NULL ELSE {BEGINNING} END",
        "finished_at": f"CASE WHEN finished_at IS NULL THEN NULL ELSE {BEGINNING} END",
    }


def _span(first: int, last: int, status: str, place: int, games: int) -> str:
    """Return SQL that yields the numbers of the tables that are copies of one game."""
    taken = [number for numbers in OFTEN.values() for number in numbers]
    own = OFTEN.get(status)
    of_hundred = f"n % 100 IN ({', '.join(map(str, own or taken))})"
    chosen = of_hundred if own else f"NOT {of_hundred}"
    numbers = f"generate_series({first}, {last}) n"
    chosen += f" AND n / 100 % {games} = {place}"
    return f"(SELECT n FROM {numbers} WHERE {chosen}) numbers"  # noqa: S608 - our own numbers


def copy_rows(
    cursor: Any, model: type[Model], which: str, span: str, changes: Mapping[str, str]
) -> None:
    """Insert copies of some rows, one for each number ``n`` of a span.

    ``changes`` has SQL for the columns that differ.
    """
    about = model._meta  # noqa: SLF001 - Django's documented interface
    key = about.pk
    fields = (field for field in about.concrete_fields if field is not key or key.column in changes)
    columns = [str(field.column) for field in fields]
    given = ", ".join(
        f'({changes[name]}) AS "{name}"' if name in changes else f'"{name}"' for name in columns
    )
    names = ", ".join(f'"{name}"' for name in columns)
    # The names and numbers in the SQL are constants of this program.
    cursor.execute(
        f"INSERT INTO {about.db_table} ({names}) "  # noqa: S608
        f"SELECT {given} FROM {about.db_table}, {span} WHERE {which}"
    )


@contextmanager
def _hastened(cursor: Any) -> Iterator[None]:
    """Skip foreign key checks in the block, if the database role may do so."""
    cursor.execute("SELECT rolsuper FROM pg_roles WHERE rolname = current_user")
    ours = cursor.fetchone()[0]
    cursor.execute("SET synchronous_commit = off")
    if ours:
        cursor.execute("SET session_replication_role = replica")
    yield
    if ours:
        cursor.execute("SET session_replication_role = origin")
    cursor.execute("SET synchronous_commit = on")
