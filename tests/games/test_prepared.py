"""The fast paths of reading and writing give the results of Django's own paths."""

from __future__ import annotations

import random
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from django.db import DataError, IntegrityError, connection, models, transaction
from django.utils import timezone
from pytest_django import DjangoAssertNumQueries

from accounts.models import User
from accounts.selectors.people import person_by_number
from accounts.selectors.tokens import api_token_by_key
from accounts.services.tokens import api_token_make
from games.errors import Code
from games.models import SECRET, Move, Seat, Status, Table
from games.services.locks import lock_seats, lock_table
from mp2site.infra.prepared import Insert, Prepared, PreparedValues, Update
from tests.support.tables import acting, asked, at, choose, now, open_table, play_on, refused

pytestmark = pytest.mark.django_db


def columns(row: models.Model) -> dict[str, Any]:
    return {name: value for name, value in row.__dict__.items() if name != "_state"}


def without_id(row: Move) -> dict[str, Any]:
    """Return the columns that Django's model reads, without relations."""
    return {field.attname: getattr(row, field.attname) for field in Move._meta.fields[1:]}


@pytest.fixture
def used(yspahan: Table) -> Table:
    """A table whose columns contain a draft, a conditional answer, JSON, dates and bytes."""
    choose(yspahan, acting(yspahan), "roll:0")
    user = acting(yspahan)
    choose(yspahan, user, asked(yspahan, user).choices[0].key)
    Seat.objects.filter(person=user).update(conditional_answers={"save-cube": "always"})
    return yspahan


def test_tables_are_read_as_by_django(used: Table) -> None:
    with transaction.atomic():
        fast, whole = lock_table(used.pk), lock_table(used.pk, all_columns=True)
    assert columns(fast) == columns(Table.objects.defer(*SECRET).get(pk=used.pk))
    assert columns(whole) == columns(Table.objects.get(pk=used.pk))
    assert fast.get_deferred_fields() == set(SECRET)


def test_finished_tables_too(yspahan: Table) -> None:
    play_on(yspahan, random.Random(1))
    with transaction.atomic():
        fast = lock_table(yspahan.pk, all_columns=True)
    assert fast.status == Status.FINISHED
    assert columns(fast) == columns(now(yspahan))


def test_seats_are_read_as_by_django(used: Table) -> None:
    with transaction.atomic():
        seats = lock_seats(lock_table(used.pk))
    assert [columns(seat) for seat in seats] == [
        columns(seat) for seat in Seat.objects.filter(table=used).in_order()
    ]
    assert any(seat.draft for seat in seats)


def test_a_table_that_is_not_there(db: None) -> None:
    with refused(Code.NOT_FOUND), transaction.atomic():
        lock_table("nosuchtabl")


def test_values_are_read_as_by_django(used: Table) -> None:
    """The same key and instant appear in several columns and rows."""
    first = used.seats.in_order().first()
    assert first is not None

    def since(person: int, at: datetime) -> models.QuerySet[Seat, Any]:
        at_table = Table.objects.filter(seats__person=person, created_at__gt=at)
        rows = Seat.objects.filter(person=person, table__in=at_table, table__created_at__gt=at)
        return rows.values_list("pk", "table__name")

    prepared = PreparedValues(since, -1, datetime(1970, 1, 1, tzinfo=UTC))
    soon = timezone.now() + timedelta(days=1)
    for instant, found in [(used.created_at - timedelta(days=1), 1), (soon, 0), (soon, 0)]:
        assert prepared(first.person_id, instant) == list(since(first.person_id, instant))
        assert len(prepared(first.person_id, instant)) == found


def test_what_never_changes_is_read_as_by_django(four: list[User]) -> None:
    """The constants contain quotes and parameter markers."""
    User.objects.filter(pk=four[0].pk).update(first_name="it's 5 %s“")

    def of(person: int) -> models.QuerySet[User, Any]:
        rows = User.objects.filter(pk=person, first_name="it's 5 %s“")
        return rows.values_list("pk", models.Value("100 %"))

    prepared = PreparedValues(of, -1)
    assert [prepared(person.pk) for person in four] == [list(of(person.pk)) for person in four]
    assert prepared(four[0].pk) == [(four[0].pk, "100 %")]


def test_values_of_a_query_that_leaves_a_parameter_out(db: None) -> None:
    prepared = PreparedValues(lambda _, pk: User.objects.filter(pk=pk).values_list("pk"), -1, -2)
    with pytest.raises(AssertionError, match="all of its parameters"):
        prepared(1, 2)


@pytest.mark.parametrize("fast", [True, False])
def test_rows_are_written_as_by_django(four: list[User], fast: bool) -> None:
    table = open_table(four[0], 2)
    seat = table.seats.get()
    new = {
        "draft": [["0.0.ffff", "take:“vase”"]],
        "draft_state": b"\x00\xff",
        "place": 1,
        "turn": 3,
        "waiting_since": timezone.now(),
        "draft_note": "it's",
        "consents_to_abandon": True,
    }
    for column, value in new.items():
        setattr(seat, column, value)
    if fast:
        Update(Seat, *new)(seat)
    else:
        seat.save(update_fields=list(new))
    read = Seat.objects.get(pk=seat.pk)
    assert {**{name: getattr(read, name) for name in new}, "draft_state": b"\x00\xff"} == new
    assert bytes(read.draft_state or b"") == b"\x00\xff"


def test_null_is_written(four: list[User]) -> None:
    seat = open_table(four[0], 2).seats.get()
    seat.draft_state, seat.waiting_since = None, None
    Update(Seat, "draft_state", "waiting_since")(seat)
    read = Seat.objects.get(pk=seat.pk)
    assert (read.draft_state, read.waiting_since) == (None, None)


def test_a_query_with_more_parameters_is_refused(four: list[User]) -> None:
    query = Prepared(lambda: Seat.objects.filter(table="?", place=3))
    with pytest.raises(AssertionError, match="one parameter"):
        query("x")


def test_nobody_else_is_written(four: list[User], yspahan: Table) -> None:
    seat = yspahan.seats.get(person=at(yspahan, 2))
    seat.turn = 77
    Update(Seat, "turn")(seat)
    assert list(Seat.objects.filter(turn=77)) == [seat]


@pytest.mark.parametrize("fast", [True, False])
def test_new_rows_are_written_as_by_django(toy_table: Table, fast: bool) -> None:
    at = timezone.now()
    rows = [
        Move(table=toy_table, ply=ply, place=1, turn=2, decision="d", key="“k”", at=at, **more)
        for ply, more in (
            (91, {"barrier": True}),
            (92, {"by": Move.By.CONDITIONAL_ANSWER, "events": '["%s"]'}),
        )
    ]
    if fast:
        Insert(Move)(rows)
    else:
        Move.objects.bulk_create(rows)
    read = Move.objects.filter(table=toy_table, ply__gte=91).order_by("ply")
    assert [without_id(row) for row in read] == [without_id(row) for row in rows]


def test_a_row_that_is_there_already_is_refused_or_stays(toy_table: Table) -> None:
    told = {"table": toy_table, "place": 1, "turn": 2, "decision": "d", "at": timezone.now()}
    Insert(Move)([Move(**told, ply=91, key="first")])
    both = [Move(**told, ply=91, key="second"), Move(**told, ply=92, key="new")]
    with pytest.raises(IntegrityError), transaction.atomic():
        Insert(Move)(both)
    Insert(Move, unless_there=True)(both)
    moves = Move.objects.filter(table=toy_table, ply__gte=91).order_by("ply")
    assert [move.key for move in moves] == ["first", "new"]


def test_people_are_read_as_by_django(four: list[User]) -> None:
    _, key = api_token_make(person=four[0], name="program", scope="play")
    token = api_token_by_key(key)
    assert token is not None
    for person in (person_by_number(four[0].pk), token.person):
        assert person is not None
        theirs = User.objects.get(pk=four[0].pk)
        assert {**vars(person), "_state": None} == {**vars(theirs), "_state": None}
        assert (person._state.adding, person._state.db) == (False, theirs._state.db)
        assert person.get_session_auth_hash() == theirs.get_session_auth_hash()


def seats_of(table: Table) -> list[Seat]:
    return list(table.seats.order_by("place"))


def test_many_rows_are_written_at_once(
    yspahan: Table, django_assert_num_queries: DjangoAssertNumQueries
) -> None:
    seats = seats_of(yspahan)
    for number, seat in enumerate(seats, 7):
        seat.turn, seat.draft = number, [["0.0.ffff", f"{number}"]]
        seat.draft_state = bytes([number])
        seat.waiting_since = timezone.now() if number == 7 else None
        seat.draft_note = f"“it's {number}”"
    columns = ("turn", "draft", "draft_state", "waiting_since", "draft_note")
    many = connection.vendor == "postgresql"
    with django_assert_num_queries(1 if many else len(seats)):
        Update(Seat, *columns)(*seats)
    for seat, read in zip(seats, seats_of(yspahan), strict=True):
        assert bytes(read.draft_state or b"") == seat.draft_state
        for name in set(columns) - {"draft_state"}:
            assert getattr(read, name) == getattr(seat, name)


@pytest.mark.postgres
@pytest.mark.parametrize("rows", [1, 2])
def test_what_is_too_long_for_its_column_is_not_cut(yspahan: Table, rows: int) -> None:
    seats = seats_of(yspahan)[:rows]
    for seat in seats:
        seat.nonce = "x" * 1_000
    with pytest.raises(DataError), transaction.atomic():
        Update(Seat, "nonce")(*seats)
    with pytest.raises(DataError), transaction.atomic():
        Insert(Seat)(seats)


@pytest.mark.postgres
def test_what_a_message_says_is_packed_by_lz4_where_there_is_one(db: None) -> None:
    with connection.cursor() as cursor:
        cursor.execute(
            "SELECT attcompression = 'l', 'lz4' = ANY(enumvals) FROM pg_attribute, pg_settings"
            " WHERE attrelid = 'notifications_delivery'::regclass AND attname = 'content'"
            " AND name = 'default_toast_compression'"
        )
        packed, can = cursor.fetchone()
    assert packed == can
