"""`manage.py demo --close`: the known password stops working, and no game waits."""

from __future__ import annotations

from io import StringIO
from typing import Any

import pytest
from django.core.management import CommandError, call_command
from django.test import Client

from accounts.models import User
from games.demo_people import PASSWORD, PEOPLE
from games.models import Status, Table
from games.services.lifecycle import table_join
from tests.support.tables import open_table, person, started

pytestmark = pytest.mark.django_db


def demo(**options: bool) -> str:
    said = StringIO()
    call_command("demo", stdout=said, **options)
    return said.getvalue()


def signs_in(name: str, password: str = PASSWORD) -> bool:
    return Client().login(username=name, password=password)


@pytest.fixture
def mara() -> User:
    demo(people_only=True)
    return User.objects.get(username="Mara")


@pytest.mark.usefixtures("mara")
def test_nobody_signs_in_any_more() -> None:
    client = Client()
    assert client.login(username="Mara", password=PASSWORD)
    said = demo(close=True)
    assert "accounts were closed: Mara, Jonas, Aylin, Piotr" in said
    assert not any(signs_in(name) for name in PEOPLE)
    assert client.get("/me/settings/").status_code == 302  # open sessions end
    assert demo(close=True) == ""  # the second run closes nothing


def test_their_own_tables_end_and_others_go_on(mara: User) -> None:
    ana, jonas = person("ana"), User.objects.get(username="Jonas")
    waiting, own = open_table(mara, 3), started([mara, jonas])
    shared, hosted = started([mara, ana]), open_table(mara, 3)
    table_join(table_id=hosted.pk, by=ana)
    said = demo(close=True)
    assert not Table.objects.filter(pk=waiting.pk).exists()
    assert Table.objects.get(pk=own.pk).status == Status.ABANDONED
    assert Table.objects.get(pk=hosted.pk).host == ana
    shared.refresh_from_db()
    assert shared.status == Status.PLAYING
    assert [seat.played_by_stand_in for seat in shared.seats.order_by("pk")] == [True, False]
    assert shared.seats.get(person=ana).waiting_since  # autoplay has chosen up to her turn
    assert "only they sat have ended: 2." in said
    assert "computer opponents now play for them: 2." in said


def test_somebody_else_of_that_name_stays(mara: User) -> None:
    mara.set_password("dates and figs")
    mara.save()
    said = demo(close=True)
    assert "Mara" not in said
    assert signs_in("Mara", "dates and figs")


def test_one_that_was_renamed_is_closed_too(mara: User) -> None:
    mara.username = "Tamar"
    mara.save()
    assert "accounts were closed: Tamar, Jonas" in demo(close=True)
    assert not signs_in("Tamar")


def test_the_demo_opens_again(mara: User) -> None:
    demo(close=True)
    assert "Mara" in demo(people_only=True)
    assert signs_in("Mara")


def test_no_demo_where_others_can_reach_the_site(settings: Any) -> None:
    settings.SITE_URL = "https://play.example.org"
    with pytest.raises(CommandError, match="Others can reach this site"):
        demo()
    assert not User.objects.exists()
    assert demo(close=True) == ""  # a second run works on any site
