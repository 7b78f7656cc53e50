"""Opponents as accounts without a sign-in, seated at once or added by the host."""

from __future__ import annotations

from typing import Any

import pytest
from django.core.exceptions import ValidationError
from django.test import Client
from django.urls import reverse

from accounts.models import AuditEntry, User
from accounts.services.computers import computer_mark, opponent_make
from accounts.services.moderation import person_suspend
from accounts.services.sessions import password_set
from accounts.services.tokens import api_token_make
from games.errors import Code
from games.models import STRENGTHS, Rating, Status, Table
from games.rematch.services import rematch
from games.services.closing import person_close
from games.services.inviting import person_invite
from games.services.leaving import player_remove, table_leave
from games.services.lifecycle import abandon_consent, opponent_ask
from tests.support.opponents import against
from tests.support.tables import now, open_table, person, refused

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("plain_opponents")]


def is_code(code: str) -> pytest.RaisesExc[ValidationError]:
    return pytest.RaisesExc(ValidationError, check=lambda error: error.code == code)


class TestWhoTheyAre:
    def test_their_names_are_their_strengths_and_a_number(self, db: None) -> None:
        made = [opponent_make(strength=strength) for strength in ("merchant", "merchant", "master")]
        assert [one.username for one in made] == ["Merchant", "Merchant-2", "Master"]
        assert all(one.is_computer and one.is_active and not one.email for one in made)

    def test_a_name_that_somebody_has_is_left_to_them(self, db: None) -> None:
        person("mErchant")
        assert opponent_make(strength="merchant").username == "Merchant-2"

    def test_nobody_else_takes_their_names(self, client: Client) -> None:
        for name in ("merchant", "Master-7"):
            data = {"username": name, "email": "x@example.com", "password1": "seven camels walk"}
            form = client.post(reverse("account_signup"), data).context["form"]
            assert set(form.errors) == {"username"}

    def test_nobody_signs_in_as_one(self, client: Client) -> None:
        merchant = opponent_make(strength="merchant")
        with is_code("computer-opponent"):
            password_set(person=merchant, password="a long password")
        # Even with a password that was set by hand.
        merchant.set_password("a long password")
        merchant.save()
        assert not client.login(username="Merchant", password="a long password")

    def test_they_are_neither_suspended_nor_closed(self, four: list[User]) -> None:
        merchant = opponent_make(strength="merchant")
        staff = person("keeper", is_staff=True, is_superuser=True)
        with is_code("computer-opponent"):
            person_suspend(person=merchant, by=staff, why="A test")
        with is_code("computer-opponent"):
            person_close(person=merchant)
        assert not AuditEntry.objects.exists()
        assert User.objects.get(pk=merchant.pk).is_active

    def test_the_site_knows_those_that_think(self) -> None:
        import games.opponents  # noqa: PLC0415 - as only this test needs it

        assert games.opponents.STRENGTHS == STRENGTHS

    def test_the_key_of_a_program_marks_it(self, four: list[User]) -> None:
        bot = person("bot")
        _, reading = api_token_make(person=bot, name="x", scope="read")
        _, playing = api_token_make(person=bot, name="x", scope="play")
        for owner, key, code in (
            (four[0], "nonsense", "computer-key"),
            (four[0], reading, "computer-key"),
            (bot, playing, "computer-yourself"),
        ):
            with is_code(code):
                computer_mark(owner=owner, key=key)
        assert computer_mark(owner=four[0], key=f" {playing} ").owner == four[0]
        with is_code("computer-owned"):
            computer_mark(owner=four[1], key=playing)
        _, own = api_token_make(person=four[1], name="x", scope="play")
        with is_code("computer-owner"):
            computer_mark(owner=User.objects.get(pk=bot.pk), key=own)

    def test_an_account_with_rated_games_stays_a_person(self, four: list[User]) -> None:
        """Others' ratings depend on the account's games, and a recomputation must give the same
        ratings.
        """
        bot = person("bot")
        _, key = api_token_make(person=bot, name="x", scope="play")
        Rating.objects.create(person=bot, title="yspahan", mu=25.0, sigma=8.0, games=1)
        with is_code("computer-rated"):
            computer_mark(owner=four[0], key=key)


class TestSittingDown:
    def test_at_creation_and_at_once(self, four: list[User]) -> None:
        table = against(four[0], "merchant", "merchant", "apprentice", title="yspahan")
        assert table.status == Status.PLAYING
        names = {seat.name for seat in table.seats.select_related("person")}
        assert names == {"mara", "Merchant", "Merchant-2", "Apprentice"}

    def test_they_are_the_same_at_every_table(self, four: list[User]) -> None:
        for _ in range(2):
            against(four[0], "merchant")
        assert User.objects.filter(strength="merchant").count() == 1

    @pytest.mark.parametrize(
        ("asked_for", "rule"),
        [
            (["merchant", "merchant"], "opponents"),
            (["grandmaster"], "opponents"),
            (["house"], "opponents"),
        ],
    )
    def test_what_cannot_be_asked_for(
        self, asked_for: list[str], rule: str, four: list[User]
    ) -> None:
        with refused(Code.BAD_SETUP) as refusal:
            open_table(four[0], 2, "toy", opponents=asked_for)
        assert refusal.value.rule == rule

    def test_a_stand_in_is_one_of_them_or_autoplay(self, four: list[User]) -> None:
        with refused(Code.BAD_SETUP) as refusal:
            open_table(four[0], 2, "toy", stand_in="nobody")
        assert refusal.value.rule == "stand-in"

    def test_in_the_waiting_room_by_the_host(self, four: list[User]) -> None:
        table = open_table(four[0], 3, "toy")
        with refused(Code.NOT_HOST):
            opponent_ask(table_id=table.pk, by=four[1], strength="merchant")
        opponent_ask(table_id=table.pk, by=four[0], strength="merchant")
        assert now(table).status == Status.OPEN
        opponent_ask(table_id=table.pk, by=four[0], strength="master")
        assert now(table).status == Status.PLAYING
        with refused(Code.NOT_OPEN):
            opponent_ask(table_id=table.pk, by=four[0], strength="merchant")

    def test_not_at_a_full_table(self, four: list[User]) -> None:
        table = open_table(four[0], 2, "toy", opponents=["merchant"], start_when_full=False)
        with refused(Code.FULL):
            opponent_ask(table_id=table.pk, by=four[0], strength="merchant")

    def test_not_on_a_site_without(self, four: list[User], settings: Any) -> None:
        settings.OPPONENTS = False
        table = open_table(four[0], 2, "toy")
        with refused(Code.BAD_SETUP) as refusal:
            opponent_ask(table_id=table.pk, by=four[0], strength="merchant")
        assert refusal.value.rule == "opponents-off"

    def test_they_are_not_invited(self, four: list[User]) -> None:
        opponent_make(strength="merchant")
        table = open_table(four[0], 2, "toy")
        with refused(Code.BAD_SETUP) as refusal:
            person_invite(table_id=table.pk, by=four[0], name="Merchant")
        assert refusal.value.rule == "opponent"

    def test_the_host_sends_one_away_and_asks_it_again(self, four: list[User]) -> None:
        table = open_table(four[0], 3, "toy", opponents=["merchant"])
        player_remove(table_id=table.pk, by=four[0], name="merchant")
        assert table.seats.count() == 1
        opponent_ask(table_id=table.pk, by=four[0], strength="merchant")
        assert table.seats.count() == 2

    def test_they_do_not_inherit_a_table(self, four: list[User]) -> None:
        table = open_table(four[0], 3, "toy", opponents=["merchant"])
        assert table_leave(table_id=table.pk, by=four[0]) is None
        assert not Table.objects.exists()

    def test_a_rematch_has_the_same_ones(self, four: list[User]) -> None:
        table = against(four[0], "merchant", "merchant", stand_in="master")
        abandon_consent(table_id=table.pk, by=four[0])
        again = now(rematch(table_id=table.pk, by=four[0]))
        assert (again.status, again.stand_in) == (Status.PLAYING, "master")
        strengths = again.seats.values_list("person__strength", flat=True)
        assert sorted(strengths) == ["", "merchant", "merchant"]
