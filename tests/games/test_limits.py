"""Limits beyond normal use, counted in the database, each with a sentence."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import timedelta
from typing import Any

import pytest
from allauth.account.models import EmailAddress
from django.conf import LazySettings
from django.db import connection
from django.test import Client
from django.urls import reverse

from accounts.models import User
from games.errors import BadSetup, Code, GamesError
from games.models import Invitation, Seat, Table, Visibility
from games.rematch.services import rematch
from games.services.inviting import person_invite
from games.services.leaving import player_remove, table_leave
from games.services.lifecycle import table_join
from mp2site.infra import clock
from mp2site.infra.clock import Hand
from notifications.models import Kind, Notice
from tests.support.clocks import NOON
from tests.support.tables import ended, open_table, people, person, refused, started

pytestmark = pytest.mark.django_db

Limit = Callable[..., None]


@pytest.mark.postgres
def test_live_seats_are_found_past_all_that_are_over(four: list[User]) -> None:
    ended(started(four[:2]), 10, 20)
    goes_on = started(four[:2])
    live = Seat.objects.of(four[0]).live()
    assert [seat.table for seat in live] == [goes_on]
    with connection.cursor() as cursor:
        cursor.execute("SET LOCAL enable_seqscan = off")
    assert "seat_without_result" in live.explain()


@pytest.fixture
def limit(settings: LazySettings) -> Limit:
    """Set limits by name; underscores stand for hyphens."""

    def change(**limits: int) -> None:
        new = {name.replace("_", "-"): most for name, most in limits.items()}
        settings.LIMITS = {**settings.LIMITS, **new}

    return change


@pytest.fixture
def hand() -> Iterator[Hand]:
    with clock.at(NOON) as hand:
        yield hand


def too_many(rule: str) -> pytest.RaisesExc[GamesError]:
    """Expect this limit and no other."""
    return pytest.RaisesExc(
        GamesError,
        check=lambda error: (
            (error.code, error.status, error.rule) == (Code.TOO_MANY, 429, rule)
            and error.text.id == f"errors-too-many-{rule}"
        ),
    )


class TestTables:
    def test_so_many_may_wait_for_people(self, limit: Limit, four: list[User]) -> None:
        limit(tables_waiting=2)
        tables = [open_table(four[0], 3) for _ in range(2)]
        with too_many("tables-waiting"):
            open_table(four[0], 3)
        table_leave(table_id=tables[0].pk, by=four[0])
        open_table(four[0], 3)

    def test_sitting_down_counts_as_well(self, limit: Limit, four: list[User]) -> None:
        limit(tables_waiting=1)
        first, second = open_table(four[0], 3), open_table(four[1], 3)
        with too_many("tables-waiting"):
            table_join(table_id=second.pk, by=four[0])
        table_leave(table_id=first.pk, by=four[0])
        table_join(table_id=second.pk, by=four[0])

    def test_games_count_only_among_all(self, limit: Limit, four: list[User]) -> None:
        limit(tables_waiting=1, tables=3)
        for _ in range(2):
            started(four[:2])
        open_table(four[0], 3)
        with too_many("tables-waiting"):
            open_table(four[0], 3)
        Table.objects.open().update(size=3)
        table_leave(table_id=Table.objects.open().get().pk, by=four[0])
        started(four[:2])
        with too_many("tables"):
            open_table(four[0], 3)

    def test_what_is_over_counts_no_more(self, limit: Limit, four: list[User]) -> None:
        limit(tables=1)
        table = started(four[:2])
        with too_many("tables"):
            open_table(four[0], 2)
        Table.objects.filter(pk=table.pk).update(status="abandoned")
        open_table(four[0], 2)

    def test_without_a_confirmed_address_it_is_fewer(self, limit: Limit) -> None:
        limit(tables_waiting_unconfirmed=1, tables_unconfirmed=2)
        new = person("new", verified=False)
        open_table(new, 3)
        with too_many("tables-waiting-unconfirmed"):
            open_table(new, 3)
        EmailAddress.objects.filter(user=new).update(verified=True)
        open_table(new, 3)

    def test_and_fewer_games(self, limit: Limit, four: list[User]) -> None:
        limit(tables_unconfirmed=2)
        new = person("new", verified=False)
        for _ in range(2):
            started([new, four[0]])
        with too_many("tables-unconfirmed"):
            open_table(new, 2)

    def test_none_is_none(self, limit: Limit, four: list[User]) -> None:
        limit(tables_waiting=0, tables=0)
        for _ in range(25):
            open_table(four[0], 2)

    def test_as_they_come_nobody_meets_them(self, four: list[User]) -> None:
        for _ in range(20):
            open_table(four[0], 2)
        with too_many("tables-waiting"):
            open_table(four[0], 2)


class TestInvitations:
    def test_who_has_confirmed_no_address_invites_nobody(self, four: list[User]) -> None:
        new = person("new", verified=False)
        table = open_table(new, 3)
        with refused(Code.UNCONFIRMED):
            person_invite(table_id=table.pk, by=new, name="mara")
        assert not Notice.objects.filter(kind=Kind.INVITATION).exists()
        table_join(table_id=table.pk, by=four[1])  # these players have the same limits as others

    def test_but_not_where_the_site_needs_none(
        self, four: list[User], settings: LazySettings
    ) -> None:
        settings.INVITING_NEEDS_ADDRESS = False
        new = person("new", verified=False)
        person_invite(table_id=open_table(new, 3).pk, by=new, name="mara")

    def test_one_person_isnt_told_all_day(self, four: list[User], hand: Hand) -> None:
        tables = [open_table(four[0], 3) for _ in range(5)]
        for table in tables[:3]:
            person_invite(table_id=table.pk, by=four[0], name="jonas")
        with too_many("invitations-a-guest"):
            person_invite(table_id=tables[3].pk, by=four[0], name="jonas")
        person_invite(table_id=tables[3].pk, by=four[0], name="aylin")
        person_invite(table_id=open_table(four[2], 3).pk, by=four[2], name="jonas")
        hand.forward(timedelta(days=1))
        person_invite(table_id=tables[3].pk, by=four[0], name="jonas")

    def test_who_plays_again_and_again_is_asked_each_time(
        self, four: list[User], limit: Limit
    ) -> None:
        limit(invitations_a_guest=2, invitations_a_day=4)
        over = [ended(started(four[:2]), 50, 40) for _ in range(5)]
        for table in over[:4]:
            rematch(table_id=table.pk, by=four[0])
        assert Invitation.objects.filter(guest=four[1]).count() == 4
        with too_many("invitations-a-day"):
            rematch(table_id=over[4].pk, by=four[0])

    def test_but_not_of_tables_that_are_given_up_again(
        self, four: list[User], limit: Limit
    ) -> None:
        limit(invitations_a_guest=2)
        over = ended(started(four[:2]), 50, 40)
        for _ in range(2):
            again = rematch(table_id=over.pk, by=four[0])
            table_leave(table_id=again.pk, by=four[0])
        with too_many("invitations-a-guest"):
            rematch(table_id=over.pk, by=four[0])

    def test_a_table_that_is_removed_gives_none_back(self, four: list[User], limit: Limit) -> None:
        """Otherwise repeated opening, inviting and leaving would send notices without a limit."""
        limit(invitations_a_day=2)
        for guest in ("jonas", "aylin"):
            table = open_table(four[0], 3)
            person_invite(table_id=table.pk, by=four[0], name=guest)
            table_leave(table_id=table.pk, by=four[0])
        assert Invitation.objects.filter(table=None).count() == 2
        with too_many("invitations-a-day"):
            person_invite(table_id=open_table(four[0], 3).pk, by=four[0], name="piotr")

    def test_people_with_an_earlier_notice_do_not_count(
        self, four: list[User], limit: Limit
    ) -> None:
        limit(invitations=1)
        table = open_table(four[0], 3)
        for _ in range(3):
            person_invite(table_id=table.pk, by=four[0], name="jonas")
        with too_many("invitations"):
            person_invite(table_id=table.pk, by=four[0], name="aylin")

    def test_nobody_new_is_invited_to_a_hidden_table(self, four: list[User]) -> None:
        table = open_table(four[0], 3)
        Table.objects.update(hidden=True)
        with pytest.raises(BadSetup) as refusal:
            person_invite(table_id=table.pk, by=four[0], name="jonas")
        assert refusal.value.rule == "hidden"


class TestRemoving:
    @pytest.fixture
    def table(self, four: list[User]) -> Table:
        table = open_table(four[0], 4, start_when_full=False)
        for user in four[1:3]:
            table_join(table_id=table.pk, by=user)
        return table

    def remove(self, table: Table, name: str, by: User) -> None:
        player_remove(table_id=table.pk, by=by, name=name)

    def test_the_seat_is_free_and_they_are_told(self, table: Table, four: list[User]) -> None:
        before = Table.objects.get().version
        self.remove(table, "Jonas", four[0])
        assert set(table.seats.values_list("person", flat=True)) == {four[0].pk, four[2].pk}
        notice = Notice.objects.get(kind=Kind.REMOVED, channel="mail")
        assert (notice.person, notice.by) == (four[1], four[0])
        assert Table.objects.get().version > before

    def test_they_sit_down_no_more(self, table: Table, four: list[User]) -> None:
        self.remove(table, "jonas", four[0])
        for token in ("", table.token):
            with refused(Code.REMOVED):
                table_join(table_id=table.pk, by=four[1], token=token)

    def test_unless_the_host_invites_them(self, table: Table, four: list[User]) -> None:
        self.remove(table, "jonas", four[0])
        with refused(Code.REMOVED):
            person_invite(table_id=table.pk, by=four[2], name="jonas")
        person_invite(table_id=table.pk, by=four[0], name="jonas")
        table_join(table_id=table.pk, by=four[1])
        self.remove(table, "jonas", four[0])
        with refused(Code.REMOVED):
            table_join(table_id=table.pk, by=four[1])
        assert Notice.objects.filter(kind=Kind.REMOVED, channel="mail").count() == 2

    def test_invited_people_get_another_notice(self, table: Table, four: list[User]) -> None:
        for _ in range(2):
            person_invite(table_id=table.pk, by=four[0], name="piotr")
        table_join(table_id=table.pk, by=four[3])
        self.remove(table, "piotr", four[0])
        for _ in range(2):
            person_invite(table_id=table.pk, by=four[0], name="piotr")
        told = Notice.objects.filter(kind=Kind.INVITATION, person=four[3], channel="mail")
        assert set(told.values_list("step", flat=True)) == {"", "again-1"}
        assert Invitation.objects.filter(guest=four[3]).count() == 2

    @pytest.mark.parametrize(("name", "rule"), [("emil", "nobody"), ("mara", "yourself")])
    def test_nobody_else(self, table: Table, four: list[User], name: str, rule: str) -> None:
        with pytest.raises(BadSetup) as refusal:
            self.remove(table, name, four[0])
        assert refusal.value.rule == rule
        assert table.seats.count() == 3

    def test_a_private_table_is_shown_to_the_host_alone(
        self, table: Table, four: list[User]
    ) -> None:
        Table.objects.update(visibility=Visibility.PRIVATE)
        with refused(Code.NOT_FOUND):
            self.remove(table, "jonas", four[3])


class TestPages:
    @pytest.fixture
    def visit(self) -> Callable[[User], Client]:
        def client_of(user: User) -> Client:
            client = Client()
            client.force_login(user)
            return client

        return client_of

    def test_a_new_table_keeps_what_was_typed(
        self, limit: Limit, four: list[User], visit: Callable[[User], Client]
    ) -> None:
        limit(tables_waiting=1)
        open_table(four[0], 2)
        form: dict[str, Any] = {
            "title": "yspahan", "seats": "3", "name": "Night of figs", "visibility": "link",
            "pace": "calm", "start_when_full": "on", "timeout_policy": "turn",
            "timeout_misses": "2",
        }  # fmt: skip
        answer = visit(four[0]).post(reverse("tables:create"), form)
        page = answer.content.decode()
        assert answer.status_code == 429
        assert "no more than 1 tables that wait for players. Leave one of them" in page
        assert 'value="Night of figs"' in page

    def test_sitting_down_keeps_the_word_for_luck(
        self, limit: Limit, four: list[User], visit: Callable[[User], Client]
    ) -> None:
        limit(tables_waiting=1)
        open_table(four[1], 2)
        table = open_table(four[0], 2)
        answer = visit(four[1]).post(reverse("tables:join", args=[table.pk]), {"nonce": "camels"})
        page = answer.content.decode()
        assert answer.status_code == 429
        assert "Leave one of them" in page
        assert 'value="camels"' in page

    def test_inviting_keeps_the_name(
        self, four: list[User], visit: Callable[[User], Client]
    ) -> None:
        new = person("new", verified=False)
        table = open_table(new, 3)
        answer = visit(new).post(
            reverse("tables:invite-person", args=[table.pk]), {"name": "jonas"}
        )
        page = answer.content.decode()
        assert answer.status_code == 403
        assert "Confirm yours in your settings" in page
        assert 'value="jonas"' in page

    def test_the_host_removes_a_guest(
        self, four: list[User], visit: Callable[[User], Client]
    ) -> None:
        table = open_table(four[0], 3)
        table_join(table_id=table.pk, by=four[1])
        here, where = (reverse(f"tables:{to}", args=[table.pk]) for to in ("detail", "remove"))
        assert where not in visit(four[1]).get(here).content.decode()
        host = visit(four[0])
        page = host.get(here).content.decode()
        assert page.count(where) == 1
        assert 'aria-label="Remove jonas from the table"' in page
        told = host.post(where, {"name": "jonas"}, follow=True).content.decode()
        assert "jonas no longer sits here" in told
        refusal = visit(four[1]).post(reverse("tables:join", args=[table.pk]))
        assert refusal.status_code == 403
        assert "The host has removed you from this table." in refusal.content.decode()


def test_limits_are_counted_by_few_queries(
    four: list[User], django_assert_max_num_queries: Any
) -> None:
    """Three queries, regardless of the number of games: the person, their address, two counts."""
    open_table(four[0], 2)
    with django_assert_max_num_queries(10):
        open_table(four[0], 2)


def test_people_of_tests_are_all_confirmed() -> None:
    """The tests above need this property of `people`."""
    assert EmailAddress.objects.filter(user__in=people(2), verified=True).count() == 2
