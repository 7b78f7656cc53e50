"""Guests: a table without an account, for a week, and the deletion afterwards."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from datetime import timedelta
from typing import Any

import pytest
from django.core import mail
from django.core.exceptions import ValidationError
from django.db import IntegrityError, transaction

from accounts.models import Scope, User
from accounts.selectors.people import is_alike
from accounts.services.guests import guest_make
from accounts.services.tokens import api_token_make
from games.errors import Code, GamesError
from games.guests.services import KEPT, guest_seats_move, guest_table_again, guests_expire
from games.models import Move, Seat, Status, Table, Turn, Visibility
from games.rematch.services import rematch
from games.rules import titles
from games.selectors.lists import Wanted, games_wanted
from games.selectors.positions import position_for
from games.selectors.tables import tables_open, tables_public
from games.services.inviting import person_invite
from games.services.lifecycle import abandon_consent, table_create, table_join
from games.services.sweeping import sweep
from mp2site.infra import clock
from mp2site.infra.clock import Hand
from notifications.models import Notice
from tests.support.clocks import NOON
from tests.support.guests import guest_at_table
from tests.support.opponents import answered, thinking
from tests.support.tables import asked, choose, open_table, person, refused

pytestmark = pytest.mark.django_db

Limit = Callable[[int], None]


@pytest.fixture(autouse=True)
def _they_think_plainly(monkeypatch: pytest.MonkeyPatch) -> None:
    thinking(monkeypatch)


@pytest.fixture
def hand() -> Iterator[Hand]:
    with clock.at(NOON) as hand:
        yield hand


def ended(guest: User, table: Table) -> None:
    """End a guest's game, which needs only the guest's consent."""
    abandon_consent(table_id=table.pk, by=guest)
    table.refresh_from_db()
    assert table.status == Status.ABANDONED


class TestTable:
    @pytest.mark.parametrize("slug", titles.slugs)
    def test_the_guest_has_something_to_choose_at_once(self, slug: str) -> None:
        guest, table = guest_at_table(slug)
        assert asked(table, guest).choices

    def test_it_is_private_calm_and_against_an_apprentice(self) -> None:
        guest, table = guest_at_table()
        assert (table.size, table.visibility, table.pace) == (2, Visibility.PRIVATE, "calm")
        other = table.seats.exclude(person=guest).get().person
        assert other.strength == "apprentice"
        assert table.name == "Yspahan for a guest"

    def test_it_is_listed_nowhere(self) -> None:
        guest, table = guest_at_table()
        for lists in (
            tables_public(),
            games_wanted(Wanted(person=guest.username)).rows,
            tables_open(None),
        ):
            assert table not in lists

    def test_the_opponent_answers_and_no_notice_is_written(self) -> None:
        guest, table = guest_at_table()
        rng = random.Random(4)
        while Move.objects.filter(table=table).exclude(place=asked(table, guest).seat).count() < 3:
            keys = [choice.key for choice in asked(table, guest).choices]
            choose(table, guest, rng.choice(keys))
            answered(table)
        assert not Notice.objects.filter(person=guest).exists()
        assert mail.outbox == []

    def test_no_clock_runs(self) -> None:
        guest, table = guest_at_table()
        assert Turn.objects.open().get(seat__person=guest).deadline_at is None

    @pytest.mark.parametrize(("language", "name"), [("en", "Guest "), ("de", "Gast ")])
    def test_a_guest_has_a_name_of_their_language(self, language: str, name: str) -> None:
        guest, _ = guest_at_table(language=language)
        assert guest.username.startswith(name)
        assert guest.username.removeprefix(name).isdecimal()

    def test_numbers_that_are_taken_become_longer(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr("accounts.services.guests.secrets.randbelow", lambda _: 7)
        names = [guest_make(language="en", time_zone="UTC", until=NOON).username for _ in range(2)]
        assert names == ["Guest 1007", "Guest 10007"]

    @pytest.mark.parametrize("name", ["Guest", "guest4821", "Gast-12", "GUEST_9"])
    def test_nobody_passes_for_a_guest(self, name: str) -> None:
        assert is_alike(name)

    def test_an_unknown_title_is_refused(self) -> None:
        with refused(Code.BAD_SETUP):
            guest_at_table("chess")
        assert not User.objects.filter(is_guest=True).exists()

    @pytest.mark.parametrize("switch", ["GUESTS", "OPPONENTS"])
    def test_a_site_without_them_refuses(self, switch: str, settings: Any) -> None:
        setattr(settings, switch, False)
        with pytest.RaisesExc(GamesError, check=lambda error: error.rule == "guests-off"):
            guest_at_table()

    def test_the_site_has_a_limit(self, settings: Any) -> None:
        settings.LIMITS = {**settings.LIMITS, "guests": 1}
        guest_at_table()
        with pytest.RaisesExc(
            GamesError,
            check=lambda error: (
                (error.code, error.rule, error.retry_after) == (Code.TOO_MANY, "guests", 600)
            ),
        ):
            guest_at_table()

    @pytest.mark.parametrize(
        "columns",
        [{"email": "g@example.com"}, {"is_staff": True}, {"guest_until": None}],
        ids=["address", "staff", "for-ever"],
    )
    def test_the_database_keeps_guests_what_they_are(self, columns: dict[str, Any]) -> None:
        guest, _ = guest_at_table()
        with pytest.raises(IntegrityError), transaction.atomic():
            User.objects.filter(pk=guest.pk).update(**columns)


class TestAgain:
    def test_a_running_table_is_led_back_to(self) -> None:
        guest, table = guest_at_table()
        assert guest_table_again(guest=guest, title="rajas-cards-karma") == table

    def test_after_the_end_there_is_a_new_one_for_another_week(self, hand: Hand) -> None:
        guest, table = guest_at_table()
        hand.forward(timedelta(days=5))
        ended(guest, table)
        again = guest_table_again(guest=guest, title="rajas-cards-karma")
        assert (again.title, again.status) == ("rajas-cards-karma", Status.PLAYING)
        guest.refresh_from_db()
        assert guest.guest_until == NOON + timedelta(days=5) + KEPT


class TestRefused:
    def test_opening_a_table(self) -> None:
        guest, table = guest_at_table()
        ended(guest, table)
        with refused(Code.NEEDS_ACCOUNT):
            open_table(guest, 3)
        with refused(Code.NEEDS_ACCOUNT):  # a public table may have spectators
            table_create(by=guest, title="yspahan", seats=2, opponents=["apprentice"])

    def test_a_second_table(self) -> None:
        guest, _ = guest_at_table()
        with refused(Code.NEEDS_ACCOUNT):
            table_create(
                by=guest, title="yspahan", seats=2, opponents=["master"], visibility="private"
            )

    def test_joining(self) -> None:
        guest, _ = guest_at_table()
        table = open_table(person("mara"), 3)
        with refused(Code.NEEDS_ACCOUNT):
            table_join(table_id=table.pk, by=guest, token=table.token)
        assert table.seats.count() == 1

    def test_a_rematch(self) -> None:
        guest, table = guest_at_table()
        ended(guest, table)
        with refused(Code.NEEDS_ACCOUNT):
            rematch(table_id=table.pk, by=guest)

    def test_being_invited(self) -> None:
        guest, _ = guest_at_table()
        mara = person("mara")
        table = open_table(mara, 3)
        with pytest.RaisesExc(GamesError, check=lambda error: error.rule == "nobody"):
            person_invite(table_id=table.pk, by=mara, name=guest.username)

    def test_a_token(self) -> None:
        guest, _ = guest_at_table()
        with pytest.raises(ValidationError) as refusal:
            api_token_make(person=guest, name="x", scope=Scope.PLAY)
        assert refusal.value.code == "needs-account"


class TestMoving:
    def test_seats_and_tables_go_to_the_account_that_signs_in(self) -> None:
        guest, table = guest_at_table()
        mara = person("mara")
        before = position_for(table, guest)
        assert guest_seats_move(guest=guest, person=mara) == [table.pk]
        table.refresh_from_db()
        assert table.host == mara
        assert position_for(table, mara).decision == before.decision
        assert not User.objects.filter(is_guest=True).exists()
        assert guest_seats_move(guest=guest, person=mara) == []

    def test_the_game_goes_on(self) -> None:
        guest, table = guest_at_table()
        mara = person("mara")
        guest_seats_move(guest=guest, person=mara)
        choose(table, mara, asked(table, mara).choices[0].key)
        assert Seat.objects.get(table=table, person=mara).draft or Move.objects.exists()


class TestExpiry:
    def test_the_sweep_removes_guests_and_their_tables_after_a_week(self, hand: Hand) -> None:
        guest, table = guest_at_table()
        choose(table, guest, asked(table, guest).choices[0].key)
        answered(table)
        hand.forward(KEPT)
        sweep()
        assert Table.objects.filter(pk=table.pk).exists()
        hand.forward(timedelta(seconds=1))
        sweep()
        assert not Table.objects.filter(pk=table.pk).exists()
        assert not User.objects.filter(pk=guest.pk).exists()
        assert User.objects.filter(strength="apprentice").exists()

    def test_finished_tables_go_with_them(self, hand: Hand) -> None:
        guest, table = guest_at_table()
        ended(guest, table)
        again = guest_table_again(guest=guest, title="yspahan")
        hand.forward(KEPT + timedelta(seconds=1))
        assert guests_expire() == 1
        assert not Table.objects.filter(pk__in=[table.pk, again.pk]).exists()

    def test_accounts_and_younger_guests_stay(self, hand: Hand) -> None:
        guest, old = guest_at_table()
        mara = person("mara")
        guest_seats_move(guest=guest, person=mara)
        hand.forward(timedelta(days=3))
        younger, table = guest_at_table()
        hand.forward(timedelta(days=5))
        assert guests_expire() == 0
        assert {row.pk for row in Table.objects.all()} == {old.pk, table.pk}
        assert User.objects.filter(pk__in=[mara.pk, younger.pk]).count() == 2
