"""A person leaves all tables at once: stand-ins play on, and the others lose no time or result."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from accounts.models import User
from games.models import Move, Seat, Status, Table, TableEvent, Turn
from games.selectors.log import entry_text
from games.services.leaving import seats_give_up
from games.services.lifecycle import table_join
from games.services.quarantine import table_quarantine, table_release
from games.services.returning import seat_return
from games.services.sweeping import sweep
from mp2site.infra import clock
from mp2site.infra.clock import Hand
from tests.support.clocks import NOON, clocked, seat_of, turn_of
from tests.support.tables import acting, asked, at, choose, now, open_table, place_of, started

pytestmark = pytest.mark.django_db


@pytest.fixture
def hand() -> Iterator[Hand]:
    with clock.at(NOON) as hand:
        sweep()  # the first heartbeat
        yield hand


def lay(table: Table, *users: User) -> None:
    for user in users:
        choose(table, user, asked(table, user).choices[0].key)


@pytest.fixture(params=["clocked", "calm"])
def table(request: pytest.FixtureRequest, hand: Hand, toy: None, four: list[User]) -> Table:
    """Two toy games of three, with a clock and without; the first place is acting."""
    make = clocked if request.param == "clocked" else started
    table = make(four[:3], "toy")
    lay(table, *(at(table, place) for place in range(3)))
    return table


@pytest.fixture
def toy(with_toy: Callable[..., None]) -> None:
    with_toy()


class TestRunning:
    def test_an_open_turn_is_played_at_once(self, table: Table) -> None:
        gone = acting(table)
        seats_give_up(person=gone)
        assert seat_of(table, gone).played_by_stand_in
        assert turn_of(table, gone).deadline_at <= clock.now()
        assert sweep().timed_out == 1
        last = Move.objects.filter(table=table).latest("ply")
        assert (last.place, last.by) == (place_of(table, gone), Move.By.STAND_IN)
        assert acting(table) != gone

    def test_and_every_later_one(self, table: Table) -> None:
        gone = at(table, 2)
        seats_give_up(person=gone)
        while (user := acting(table)) != gone:
            lay(table, user)
        assert turn_of(table, gone).deadline_at <= clock.now()
        assert sweep().timed_out == 1
        assert acting(table) != gone

    def test_the_log_says_so_once(self, table: Table) -> None:
        gone = at(table, 2)
        seats_give_up(person=gone)
        before = now(table).version
        seats_give_up(person=gone)
        assert now(table).version == before
        events = TableEvent.objects.filter(table=table, kind=TableEvent.Kind.HELD)
        (event,) = events
        assert (event.place, entry_text(event).id) == (2, "clocks-log-held-left")

    def test_their_draft_is_kept_and_played_first(self, hand: Hand, yspahan: Table) -> None:
        gone = acting(yspahan)
        key = asked(yspahan, gone).choices[0].key
        choose(yspahan, gone, key)
        drafted = seat_of(yspahan, gone).draft
        seats_give_up(person=gone)
        sweep()
        own = Move.objects.filter(table=yspahan, place=place_of(yspahan, gone)).order_by("ply")
        assert [own[n].key for n in range(len(drafted))] == [key for _, key in drafted]

    def test_when_the_last_has_gone_the_game_ends(self, table: Table) -> None:
        for place in range(3):
            seats_give_up(person=at(table, place))
        sweep()
        assert now(table).status == Status.ABANDONED
        assert TableEvent.objects.get(table=table, kind="ended").params == {"why": "nobody"}

    def test_their_person_alone_takes_the_seat_back(self, table: Table) -> None:
        gone = acting(table)
        seats_give_up(person=gone)
        seat_return(table_id=table.pk, by=gone)
        assert not seat_of(table, gone).played_by_stand_in
        assert sweep().timed_out == 0

    def test_a_stopped_table_is_played_when_it_goes_on(self, table: Table) -> None:
        gone = acting(table)
        table_quarantine(table_id=table.pk, trouble="a test")
        seats_give_up(person=gone)
        assert sweep().timed_out == 0
        table_release(table_id=table.pk)
        assert sweep().timed_out == 1

    def test_a_table_that_is_stopped_meanwhile_is_due_to_nobody(self, table: Table) -> None:
        gone = acting(table)
        seats_give_up(person=gone)
        table_quarantine(table_id=table.pk, trouble="a test")
        assert not Turn.objects.due(clock.now()).exists()

    def test_what_is_over_stays_as_it_is(self, table: Table, four: list[User]) -> None:
        Table.objects.filter(pk=table.pk).update(status=Status.ABANDONED)
        seats_give_up(person=four[0])
        assert not seat_of(table, four[0]).played_by_stand_in


class TestWaiting:
    def test_the_seat_is_free_and_the_office_passes_on(self, four: list[User]) -> None:
        table = open_table(four[0], 3)
        table_join(table_id=table.pk, by=four[1])
        seats_give_up(person=four[0])
        left = now(table)
        assert left.host == four[1]
        assert list(left.seats.values_list("person", flat=True)) == [four[1].pk]

    def test_a_guest_s_seat_is_free(self, four: list[User]) -> None:
        table = open_table(four[0], 3)
        table_join(table_id=table.pk, by=four[1])
        seats_give_up(person=four[1])
        assert now(table).host == four[0]
        assert not Seat.objects.filter(person=four[1]).exists()

    def test_a_table_that_is_empty_then_is_removed(self, four: list[User]) -> None:
        table = open_table(four[0], 3)
        seats_give_up(person=four[0])
        assert not Table.objects.filter(pk=table.pk).exists()

    def test_all_of_them_at_once(self, four: list[User]) -> None:
        running = [started(four[:2]) for _ in range(2)]
        waiting = [open_table(four[0], 2) for _ in range(2)]
        running.append(clocked(four[:3], "yspahan"))
        seats_give_up(person=four[0])
        assert all(seat_of(table, four[0]).played_by_stand_in for table in running)
        assert not Table.objects.filter(pk__in=[table.pk for table in waiting]).exists()
