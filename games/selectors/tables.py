"""The tables that a person may find and see.

"Lean" tables and seats are loaded without the columns of states and secrets.
"""

from __future__ import annotations

import hmac
from collections.abc import Iterable
from dataclasses import dataclass
from operator import itemgetter

from django.db.models import Prefetch, prefetch_related_objects

from accounts.models import User
from accounts.selectors.blocks import blocked_for
from games.errors import NotFound
from games.models import HEAVY, LISTED, SECRET, Seat, Status, Table, TableQuerySet, Visibility
from games.selectors.pages import Count, count_of

TABLE_SECRET = tuple(f"table__{column}" for column in SECRET)
"""The table columns with secrets, which queries of seats leave out."""


@dataclass(frozen=True, slots=True)
class Fairness:
    """The data with which anyone can verify a table's chance; see `games.fairness`.

    ``commitment`` is the SHA-256 of ``secret``. ``seed`` is an HMAC-SHA256 with the key ``secret``.
    Its message is the seats' nonces in the order of joining, with line feeds between them.
    ``secret`` and ``seed`` are empty until the game ends.
    """

    commitment: str
    nonces: tuple[str, ...]
    secret: str = ""
    seed: str = ""


def read_with_seats(
    table_id: str, person: User | None, token: str = ""
) -> tuple[Table, list[Seat], Seat | None]:
    """Return a table with its state, its seats with their people, and the person's own seat.

    All is read by one query, so that no commit can come in between and the draft fits the state.
    Other seats' private columns aren't read. Until the game is over, a person who resigned has no
    own seat. Raises NotFound.
    """
    rows = Seat.objects.filter(table_id=table_id).in_order().select_related("table", "person")
    seats = list(rows.defer(*TABLE_SECRET))
    if not seats:
        raise NotFound
    table, own = seats[0].table, seat_of(seats, person)
    if own is None and not is_public(table, token):
        raise NotFound
    for seat in seats:
        seat.table = table
    own = None if own is None or own.watches else own
    for seat in seats:
        if seat is not own:
            seat.hide()
    return table, seats, own


def seat_with_table(seat_id: int) -> Seat | None:
    """Return a seat with its table, state and person, for the opponent that plays it.

    One query reads all, so that the draft fits the state.
    """
    rows = Seat.objects.select_related("table", "person").defer(*TABLE_SECRET)
    return rows.filter(pk=seat_id).first()


def seat_of(seats: Iterable[Seat], person: User | None) -> Seat | None:
    """Return the person's own seat among these, or ``None``."""
    return next((seat for seat in seats if person and seat.person_id == person.pk), None)


def can_read(table: Table, person: User | None, token: str = "") -> bool:
    """Return whether the person may see the table.

    Everybody may see a table that isn't private. A private one needs a seat or the token of its
    invitation. If the staff has hidden a table, only its players see it.
    """
    if is_public(table, token):
        return True
    return person is not None and table.seats.filter(person_id=person.pk).exists()


def is_public(table: Table, token: str = "") -> bool:
    """Return whether a person without a seat may see the table with this invitation token."""
    if table.hidden:
        return False
    if table.visibility in {Visibility.PUBLIC, Visibility.LINK}:
        return True
    return table.status == Status.OPEN and hmac.compare_digest(token.encode(), table.token.encode())


@dataclass(frozen=True, slots=True)
class Rematch:
    """The rematch's table, and the players who have joined it."""

    table_id: str
    status: str
    agreed: frozenset[int]


def rematch_of(table: Table) -> Rematch | None:
    """Return the rematch of a finished game, or ``None``.

    A rematch that was closed before it began doesn't count.
    """
    seats = Seat.objects.filter(table__rematch_of=table.pk)
    rows = list(seats.values_list("table_id", "table__status", "table__started_at", "person_id"))
    if not rows or (rows[0][1] == Status.ABANDONED and rows[0][2] is None):
        return None
    return Rematch(rows[0][0], rows[0][1], frozenset(row[3] for row in rows))


def table_get_for(*, person: User | None, table_id: str, token: str = "") -> Table:
    """Return a table that the person may see, lean. Raises NotFound."""
    table = Table.objects.lean().filter(pk=table_id).first()
    if table is None or not can_read(table, person, token):
        raise NotFound
    return table


def invited_to(*, token: str, person: User | None) -> Table:
    """Return the table of an invitation link, lean, with its seats. Raises NotFound."""
    table = Table.objects.lean().with_seats().filter(token=token).first()
    if table is None or (table.hidden and not can_read(table, person)):
        raise NotFound
    return table


def seats_of(table: Table) -> list[Seat]:
    """Return the seats with their people, lean.

    They are ordered by place; before the start, in the order of joining.
    """
    seats = Seat.objects.filter(table_id=table.pk).lean().in_order()
    return list(seats.select_related("person"))


def fairness_of(table: Table) -> Fairness:
    """Return the data to verify the table's chance; during the game, without secret and seed."""
    seats = Seat.objects.filter(table=table).only("nonce")
    over = Table.objects.filter(pk=table.pk, status__in=[Status.FINISHED, Status.ABANDONED])
    for secret, seed in over.values_list("secret", "seed"):
        told = {"secret": bytes(secret).hex(), "seed": bytes(seed or b"").hex()}
        return Fairness(table.commitment, nonces_of(seats), **told)
    return Fairness(table.commitment, nonces_of(seats))


def nonces_of(seats: Iterable[Seat]) -> tuple[str, ...]:
    """Return the seats' nonces in the order of joining."""
    return tuple(seat.nonce for seat in sorted(seats, key=lambda seat: seat.pk))


def turns_for(person: User) -> list[Seat]:
    """Return the person's seats that have to choose, the longest waiting first.

    Each seat's ``table`` is loaded with its seats and their people.
    """
    seats = Seat.objects.of(person).waiting().lean().select_related("table")
    people = Prefetch("table__seats", Seat.objects.lean().in_order().select_related("person"))
    heavy = [f"table__{column}" for column in HEAVY]
    return list(seats.defer(*heavy).prefetch_related(people))


def seats_live(person: User) -> LiveSeats:
    """Return the person's seats at tables that aren't over, with their tables, by one query.

    Only that person may see them: they have the small private columns.
    """
    seats = Seat.objects.of(person).live().small().select_related("table")
    heavy = [f"table__{column}" for column in HEAVY]
    return LiveSeats(list(seats.defer(*heavy).order_by("-table__created_at")))


@dataclass(frozen=True, slots=True)
class LiveSeats:
    """A person's seats at tables that aren't over, those at the newest tables first."""

    seats: list[Seat]

    @property
    def turns(self) -> list[Seat]:
        """The seats whose person has to choose; the one that has waited longest comes first."""
        waiting = [
            (seat.waiting_since, seat.pk, seat)
            for seat in self._at(Status.PLAYING)
            if seat.waiting_since and seat.is_asked
        ]
        return [seat for _, _, seat in sorted(waiting, key=itemgetter(0, 1))]

    @property
    def idle(self) -> list[Table]:
        """The tables with a running game that waits for others, or with a stopped one."""
        begun = self._at(Status.PLAYING, Status.QUARANTINED)
        waiting = {seat.pk for seat in self.turns}
        return [seat.table for seat in begun if seat.pk not in waiting]

    @property
    def open(self) -> list[Table]:
        """The open tables."""
        return [seat.table for seat in self._at(Status.OPEN)]

    @property
    def held(self) -> list[Seat]:
        """The seats that a stand-in plays for now, those at the oldest tables first."""
        playing = reversed(self._at(Status.PLAYING))
        return [seat for seat in playing if seat.played_by_stand_in and seat.resigned_at is None]

    def _at(self, *statuses: str) -> list[Seat]:
        return [seat for seat in self.seats if seat.table.status in statuses]


def seats_fetch(tables: Iterable[Table]) -> None:
    """Fetch the seats of tables from several lists, with their people, by one query."""
    people = Prefetch("seats", Seat.objects.lean().in_order().select_related("person"))
    prefetch_related_objects(list(tables), people)


def tables_open(person: User | None) -> TableQuerySet:
    """Return the listed open tables where the person can take a seat, the newest first.

    Tables where a block keeps the person from joining are left out.
    """
    free = Table.objects.lean().listed().open().with_free_seats().with_seats().newest_first()
    if person is None:
        return free
    apart = blocked_for(person)
    near = Seat.objects.filter(person__in=apart, table__status=Status.OPEN).values("table")
    return free.without(person).exclude(pk__in=near).exclude(host__in=apart)


def open_count(tables: TableQuerySet, **columns: str) -> Count:
    """Return the number of a list's open tables; ``columns`` are the list's filters by column."""
    alike = Table.objects.filter(LISTED).open()  # nearly all open tables have a free seat
    return count_of(tables, alike.filter(**columns))


def tables_of(person: User, *statuses: str) -> TableQuerySet:
    """Return the tables with a seat of the person and one of these statuses (none given: any).

    The table that the person joined last comes first.
    """
    tables = Table.objects.lean().begun_or_live().of(person).with_seats()
    return tables.filter(status__in=statuses) if statuses else tables


def tables_public(*statuses: str, title: str = "") -> TableQuerySet:
    """Return the listed tables with these statuses, of one title if given, the newest first."""
    tables = Table.objects.lean().listed().with_seats().newest_first()
    if statuses:
        tables = tables.filter(status__in=statuses)
    return tables.filter(title=title) if title else tables
