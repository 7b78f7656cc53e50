"""Which tables a person may find and see. Tables and seats returned are lean: nothing secret."""

from __future__ import annotations

import hmac
from dataclasses import dataclass

from django.db.models import Prefetch

from accounts.models import User
from games.errors import NotFound
from games.models import HEAVY, Seat, Status, Table, TableQuerySet, Visibility


@dataclass(frozen=True, slots=True)
class Fairness:
    """What anyone needs to check a table's chance; see `games.fairness`.

    ``commitment`` is SHA-256 of ``secret``; ``seed`` is HMAC-SHA256 with ``secret`` as key over the
    nonces in the order of joining, joined by line feeds. Secret and seed are empty until the end.
    """

    commitment: str
    nonces: tuple[str, ...]
    secret: str = ""
    seed: str = ""


def can_read(table: Table, person: User | None, token: str = "") -> bool:
    """Tell whether the person may see the table: public, by its address, seated or invited."""
    if table.visibility in {Visibility.PUBLIC, Visibility.LINK}:
        return True
    if table.status == Status.OPEN and hmac.compare_digest(token.encode(), table.token.encode()):
        return True
    return person is not None and table.seats.filter(person_id=person.pk).exists()


def table_get_for(*, person: User | None, table_id: str, token: str = "") -> Table:
    """Return a table (lean) that the person may see. Raises NotFound."""
    table = Table.objects.lean().filter(pk=table_id).first()
    if table is None or not can_read(table, person, token):
        raise NotFound
    return table


def invited_to(*, token: str) -> Table:
    """Return the table (lean, with its seats) of an invitation link. Raises NotFound."""
    table = Table.objects.lean().with_seats().filter(token=token).first()
    if table is None:
        raise NotFound
    return table


def seats_of(table: Table) -> list[Seat]:
    """Return the seats (lean, with their people) by place; before the start, by joining."""
    seats = Seat.objects.filter(table_id=table.pk).lean().in_order()
    return list(seats.select_related("person"))


def fairness_of(table: Table) -> Fairness:
    """Return what is known about the table's chance; the secret only when it is over."""
    nonces = tuple(Seat.objects.filter(table=table).order_by("pk").values_list("nonce", flat=True))
    over = Table.objects.filter(pk=table.pk, status__in=[Status.FINISHED, Status.ABANDONED])
    for secret, seed in over.values_list("secret", "seed"):
        return Fairness(table.commitment, nonces, bytes(secret).hex(), bytes(seed or b"").hex())
    return Fairness(table.commitment, nonces)


def turns_for(person: User) -> list[Seat]:
    """Return the person's seats that have to choose, the longest waiting first.

    Each seat's ``table`` comes along with its seats and their people.
    """
    seats = Seat.objects.of(person).waiting().lean().select_related("table")
    people = Prefetch("table__seats", Seat.objects.lean().in_order().select_related("person"))
    heavy = [f"table__{column}" for column in HEAVY]
    return list(seats.defer(*heavy).prefetch_related(people))


def seats_held(person: User) -> list[Seat]:
    """Return the person's seats that the house keeps, with their tables, by the tables' age."""
    seats = Seat.objects.of(person).filter(held_by_house=True, table__status=Status.PLAYING)
    heavy = [f"table__{column}" for column in HEAVY]
    return list(seats.lean().select_related("table").defer(*heavy).order_by("table__created_at"))


def tables_open(person: User | None) -> TableQuerySet:
    """Return the listed open tables with a free seat for the person, the newest first."""
    free = Table.objects.lean().listed().open().with_free_seats().with_seats()
    free = free.order_by("-created_at")
    return free if person is None else free.without(person)


def tables_of(person: User, *statuses: str) -> TableQuerySet:
    """Return the tables at which the person sits, in these states (none given: all)."""
    tables = Table.objects.lean().of(person).with_seats().order_by("-created_at")
    return tables.filter(status__in=statuses) if statuses else tables


def tables_public(*statuses: str, title: str = "", person: str = "") -> TableQuerySet:
    """Return everybody's listed tables in these states, filtered by title slug and by username."""
    tables = Table.objects.lean().listed().with_seats().order_by("-created_at")
    if statuses:
        tables = tables.filter(status__in=statuses)
    if title:
        tables = tables.filter(title=title)
    if person:
        seated = Seat.objects.filter(person__username__iexact=person)
        tables = tables.filter(pk__in=seated.values("table"))
    return tables
