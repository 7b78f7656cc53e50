"""Tables for the benchmark: a few real games of every title, copied many times."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from allauth.account.models import EmailAddress
from django.db import connection, transaction
from django.db.models import Model

from accounts.models import User
from games.features.notices import last_turns
from games.models import Move, Seat, Status, Table, Turn
from games.rules import titles
from games.rules.kernel import WHOLE
from games.selectors.positions import position_for
from games.services.lifecycle import table_create, table_join
from games.services.play import choice_submit
from notifications.kinds import kind_named
from notifications.ledger.writing import notices_write
from notifications.models import Delivery, Notice

PLAYED: Final = 70
"""The number of choices after which a game is copied: it is then half over and has a long log."""
PEOPLE: Final = 60


def people() -> list[User]:
    """Create people with verified addresses."""
    made = []
    for number in range(PEOPLE):
        name = f"bench-{number}"
        language = WHOLE[number % len(WHOLE)]
        user = User.objects.create_user(name, f"{name}@example.com", language=language)
        EmailAddress.objects.create(user=user, email=user.email, verified=True, primary=True)
        made.append(user)
    return made


def played(title: str, players: list[User], chance: Random) -> Table:
    """Play a game up to its middle, so that its log is long."""
    table = table_create(by=players[0], title=title, seats=len(players), pace="daily")
    for person in players[1:]:
        table_join(table_id=table.pk, by=person)
    at = {seat.place: seat.person for seat in table.seats.select_related("person")}
    for _ in range(PLAYED):
        position = position_for(table, None)
        if position.status != Status.PLAYING:
            break
        person = at[chance.choice(position.acting)]
        decision = position_for(table, person).decision
        if decision is None:
            raise RuntimeError("somebody acts who isn't asked")
        key = chance.choice(decision.choices).key
        choice_submit(table_id=table.pk, by=person, decision=decision.id, key=key)
    return Table.objects.get(pk=table.pk)


def copies(number: int) -> list[str]:
    """Create tables of all titles, each with a player who has to move; return their ids."""
    chance, everybody = Random(7), people()  # noqa: S311 - no secret
    sources = [played(title.slug, everybody[:4], chance) for title in titles for _ in range(2)]
    made = []
    with transaction.atomic():
        for at in range(number):
            players = [everybody[(at * 4 + n) % PEOPLE].pk for n in range(4)]
            made.append(_copy(sources[at % len(sources)].pk, f"bench{at}", players))
    Notice.objects.all().delete()
    return made


def _copy(source: str, id: str, players: list[int]) -> str:
    place = "%(players)s::int[]"
    given: dict[str, Any] = {"source": source, "id": id, "players": players}
    _insert(Table, "id = %(source)s", {"id": "%(id)s::text", "token": "%(id)s::text"}, given)
    # Places are drawn by lot, so a copy's people get places in the order of the list.
    seat = {"table_id": "%(id)s::text", "person_id": f"({place})[place + 1]"}
    _insert(Seat, "table_id = %(source)s", seat, given)
    _insert(Move, "table_id = %(source)s", {"table_id": "%(id)s::text"}, given)
    own = (
        "(SELECT new.id FROM games_seat new JOIN games_seat old USING (place)"
        " WHERE new.table_id = %(id)s::text AND old.id = games_turn.seat_id)"
    )
    turn = {"table_id": "%(id)s::text", "seat_id": own}
    _insert(Turn, "table_id = %(source)s", turn, given)
    return id


def _insert(model: type[Model], where: str, instead: dict[str, str], given: dict[str, Any]) -> None:
    """Insert copies of rows, with new values in some columns."""
    meta = model._meta  # noqa: SLF001 - Django's public API
    columns = [
        str(field.column)
        for field in meta.concrete_fields
        if not (field.primary_key and field.column not in instead)
    ]
    values = [instead.get(column, column) for column in columns]
    sql = (
        f"INSERT INTO {meta.db_table} ({', '.join(columns)})"  # noqa: S608 - names of our own
        f" SELECT {', '.join(values)} FROM {meta.db_table} WHERE {where}"
    )
    with connection.cursor() as cursor:
        cursor.execute(sql, given)


def announce(tables: list[str]) -> int:
    """Write the notices of all open turns and enqueue a task per table, as a move does."""
    Notice.objects.all().delete()
    Delivery.objects.all().delete()
    told = 0
    for table in Table.objects.lean().filter(pk__in=tables):
        seats = list(table.seats.filter(waiting_since__isnull=False))
        with transaction.atomic():
            notices_write(about=table, turns=last_turns(seats), kind=kind_named("turn"))
        told += len(seats)
    return told
