"""Blocked people: forbidden seats, hidden offers, and the view of both sides."""

from __future__ import annotations

import pytest
from django.urls import reverse

from accounts.models import Block, User
from accounts.services.blocking import person_block
from games.errors import BadSetup, Code, NotOpenToYou
from games.models import Seat, Table
from games.rematch.services import rematch
from games.selectors.opponents_met import opponents_met_by
from games.selectors.tables import tables_open
from games.services.create_and_invite import table_create_and_invite
from games.services.inviting import person_invite
from games.services.lifecycle import table_join
from tests.support.tables import open_table, refused, started
from tests.views.conftest import Browser
from tests.views.test_archive import ended

pytestmark = pytest.mark.django_db


@pytest.fixture
def apart(four: list[User]) -> list[User]:
    """Four people; the first has blocked the second."""
    person_block(by=four[0], name=four[1].username)
    return four


class TestSittingDown:
    @pytest.fixture
    def hosted(self, apart: list[User]) -> Table:
        return open_table(apart[0], 3)

    @pytest.fixture
    def shared(self, apart: list[User]) -> Table:
        """A third person's table; the first person has a seat there."""
        table = open_table(apart[2], 3)
        table_join(table_id=table.pk, by=apart[0])
        return table

    def test_the_blocked_cannot_and_are_not_told_why(
        self, apart: list[User], hosted: Table, shared: Table
    ) -> None:
        for table in (hosted, shared):
            with pytest.raises(NotOpenToYou) as error:
                table_join(table_id=table.pk, by=apart[1], token=table.token)
            assert error.value.text.id == "errors-not-open-to-you"
            assert error.value.text.params == {}

    def test_nor_can_the_one_who_has_blocked_them_and_is_told(self, apart: list[User]) -> None:
        table = open_table(apart[1], 3)
        with pytest.raises(NotOpenToYou) as error:
            table_join(table_id=table.pk, by=apart[0])
        assert error.value.text.params == {"name": apart[1].username}

    def test_everybody_else_can(self, apart: list[User], hosted: Table, shared: Table) -> None:
        for table in (hosted, shared):
            table_join(table_id=table.pk, by=apart[3])

    def test_a_table_that_they_cannot_join_is_not_offered(
        self, apart: list[User], hosted: Table, shared: Table
    ) -> None:
        assert set(tables_open(apart[1])) == set()
        assert set(tables_open(apart[3])) == {hosted, shared}
        theirs = open_table(apart[1], 3)
        assert theirs not in set(tables_open(apart[0]))
        assert theirs in set(tables_open(None))

    def test_who_sits_there_already_stays(self, four: list[User]) -> None:
        table = open_table(four[0], 3)
        table_join(table_id=table.pk, by=four[1])
        person_block(by=four[0], name=four[1].username)
        table_join(table_id=table.pk, by=four[2])
        assert Seat.objects.filter(table=table, person=four[1]).exists()

    def test_the_page_says_so_where_they_tried(
        self, browser: Browser, apart: list[User], hosted: Table
    ) -> None:
        answer = browser(apart[1]).post(reverse("tables:join", args=[hosted.pk]))
        assert answer.status_code == 409
        assert "open to you" in answer.text
        assert "block" not in answer.text.lower()


class TestInviting:
    def test_neither_invites_the_other(self, apart: list[User]) -> None:
        for by, of, rule in ((1, 0, "not-open"), (0, 1, "own-block")):
            table = open_table(apart[by], 3)
            with pytest.raises(BadSetup) as error:
                person_invite(table_id=table.pk, by=apart[by], name=apart[of].username)
            assert error.value.rule == rule

    def test_a_table_for_both_is_not_opened(self, apart: list[User]) -> None:
        with refused(Code.BAD_SETUP):
            table_create_and_invite(
                by=apart[1], guests=[apart[0].username], title="yspahan", seats=3
            )
        assert not Table.objects.exists()

    def test_they_are_not_among_those_one_has_played_with(self, four: list[User]) -> None:
        ended(started(four[:3]), 1, 2, 3)
        person_block(by=four[0], name=four[1].username)
        assert [one.name for one in opponents_met_by(four[0])] == [four[2].username]
        assert [one.name for one in opponents_met_by(four[1])] == [four[2].username]

    def test_playing_again_asks_the_others_alone(self, four: list[User]) -> None:
        table = started(four[:3])
        ended(table, 1, 2, 3)
        person_block(by=four[0], name=four[1].username)
        again = rematch(table_id=table.pk, by=four[1])
        asked = set(again.invitations.values_list("guest", flat=True))
        assert asked == {four[2].pk}
        assert rematch(table_id=table.pk, by=four[2]).pk == again.pk
        with refused(Code.NOT_OPEN):
            table_join(table_id=again.pk, by=four[0])


class TestPages:
    def test_a_persons_page_says_what_it_does_and_does_it(
        self, browser: Browser, four: list[User]
    ) -> None:
        client, page = browser(four[0]), reverse("profiles:detail", args=[four[1].username])
        assert "Nobody is notified" in client.get(page).text
        answer = client.post(reverse("accounts:blocks"), {"name": four[1].username})
        assert answer["Location"] == page
        block = Block.objects.get(by=four[0], of=four[1])
        told = client.get(page).text
        assert "You have blocked" in told
        theirs = browser(four[1]).get(reverse("profiles:detail", args=[four[0].username]))
        assert (theirs.context["may_block"], theirs.context["own_block"]) == (True, None)
        client.post(reverse("accounts:block-withdraw", args=[block.pk]))
        assert not Block.objects.exists()

    def test_the_list_is_the_persons_own(self, browser: Browser, apart: list[User]) -> None:
        page = reverse("accounts:blocks")
        assert apart[1].username in browser(apart[0]).get(page).text
        assert "You have blocked nobody" in browser(apart[1]).get(page).text
        number = Block.objects.get().pk
        browser(apart[1]).post(reverse("accounts:block-withdraw", args=[number]))
        assert Block.objects.exists()

    def test_oneself_opponents_and_people_without_account_have_no_button(
        self, browser: Browser, four: list[User]
    ) -> None:
        own = reverse("profiles:detail", args=[four[0].username])
        for reader in (None, four[0]):
            assert not browser(reader).get(own).context["may_block"]
        for name in (four[0].username, "nobody at all", "", "x" * 200):
            answer = browser(four[0]).post(reverse("accounts:blocks"), {"name": name})
            assert answer.status_code == 422, name
