"""The ledger: each person gets one notice of an event, in the event's transaction."""

from __future__ import annotations

from collections.abc import Callable
from uuid import UUID

import pytest
from django.db import IntegrityError, transaction
from kombu.exceptions import OperationalError

from accounts.models import User
from games.errors import GamesError
from games.features.notices import last_turns
from games.models import Seat, Table
from games.services.leaving import table_leave
from games.services.lifecycle import abandon_consent
from games.services.play import choice_submit
from notifications.kinds import kind_named
from notifications.ledger import writing as ledger
from notifications.ledger.writing import notices_write
from notifications.models import Channel, Kind, Notice, State
from tests.support.tables import acting, asked, choose, now, open_table

Capture = Callable[..., object]
pytestmark = pytest.mark.django_db


def other(table: Table, user: User) -> User:
    return User.objects.exclude(pk=user.pk).get(seats__table=table)


def hand_over(table: Table) -> User:
    """Let the acting person play until it is the other person's turn; return the other person."""
    mover = acting(table)
    while acting(table) == mover:
        decision = asked(table, mover)
        choose(table, mover, decision.choices[-1].key)
    return acting(table)


def test_who_is_newly_asked_is_told_once(table: Table) -> None:
    Notice.objects.all().delete()
    opened = hand_over(table)
    (notice,) = Notice.objects.all()
    seat = table.seats.get(person=opened)
    assert (notice.person, notice.table, notice.turn) == (opened, table, seat.turn)
    assert (notice.kind, notice.state) == (Kind.TURN, State.PENDING)
    assert (notice.by, notice.channel) == (other(table, opened), Channel.MAIL)


def test_who_starts_the_game_by_joining_is_not_told(two: list[User], table: Table) -> None:
    first = acting(table)
    asked = [] if first == two[1] else [(first, Kind.TURN)]
    told = [(notice.person, notice.kind) for notice in Notice.objects.order_by("kind")]
    assert told == [(two[0], Kind.STARTED), *asked]


def test_a_draft_tells_nobody(table: Table) -> None:
    mover = acting(table)
    choose(table, mover, "roll:0")
    Notice.objects.all().delete()
    assert not choose(table, mover, asked(table, mover).choices[0].key).committed
    assert not Notice.objects.exists()


def test_it_is_written_with_the_move_or_not_at_all(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    hand_over(table)
    Notice.objects.all().delete()
    mover, ply = acting(table), now(table).ply

    class Crash(Exception):
        pass

    def crash(*args: object) -> None:
        raise Crash

    monkeypatch.setattr("games.services.commit._table_save", crash)
    with pytest.raises(Crash):
        hand_over(table)
    monkeypatch.undo()
    assert not Notice.objects.exists()
    assert (now(table).ply, acting(table)) == (ply, mover)


def test_the_worker_is_woken_after_the_commit(
    table: Table, sent: list[UUID], django_capture_on_commit_callbacks: Capture
) -> None:
    sent.clear()
    with django_capture_on_commit_callbacks(execute=True):
        hand_over(table)
        assert sent == []
    assert sent == [Notice.objects.latest("created_at").pk]


def test_without_a_broker_the_move_stands(
    table: Table,
    monkeypatch: pytest.MonkeyPatch,
    django_capture_on_commit_callbacks: Capture,
) -> None:
    def unreachable(*args: object, **options: object) -> None:
        raise OperationalError("no broker")

    told: list[str] = []
    for level in ("warning", "exception"):
        monkeypatch.setattr(ledger.log, level, lambda *_, level=level: told.append(level))
    monkeypatch.setattr(ledger, "deliver_soon", unreachable)
    with django_capture_on_commit_callbacks(execute=True):
        opened = hand_over(table)
    assert Notice.objects.filter(person=opened, state=State.PENDING).exists()
    assert told == ["warning"]


def test_writing_twice_keeps_one(table: Table) -> None:
    Notice.objects.all().delete()
    seats = list(table.seats.all())
    for _ in range(2):
        notices_write(about=table, turns=last_turns(seats), kind=kind_named("turn"))
    assert Notice.objects.count() == 2


def test_the_database_keeps_them_unique(table: Table) -> None:
    seat = table.seats.all()[0]
    Notice.objects.create(person=seat.person, table=table, turn=9, kind=Kind.TURN)
    with pytest.raises(IntegrityError), transaction.atomic():
        Notice.objects.create(person=seat.person, table=table, turn=9, kind=Kind.TURN)


@pytest.mark.django_db(transaction=True)
def test_outside_a_transaction_it_refuses(table: Table) -> None:
    seats = list(Seat.objects.filter(table=table))
    with pytest.raises(transaction.TransactionManagementError):
        notices_write(about=table, turns=last_turns(seats), kind=kind_named("turn"))


def test_the_end_is_told_to_the_others(table: Table, two: list[User]) -> None:
    for user in two:
        abandon_consent(table_id=table.pk, by=user)
    assert [n.person for n in Notice.objects.filter(kind=Kind.OVER)] == [two[0]]


def test_a_refused_choice_tells_nobody(table: Table) -> None:
    Notice.objects.all().delete()
    mover = acting(table)
    with pytest.raises(GamesError):
        choice_submit(
            table_id=table.pk, by=mover, decision=asked(table, mover).id, key="take:camels"
        )
    assert not Notice.objects.exists()


def test_notices_go_with_their_table(two: list[User]) -> None:
    fresh = open_table(two[0], 2)
    Notice.objects.create(person=two[0], table=fresh, turn=1, kind=Kind.TURN)
    table_leave(table_id=fresh.pk, by=two[0])
    assert not Notice.objects.filter(table_id=fresh.pk).exists()
