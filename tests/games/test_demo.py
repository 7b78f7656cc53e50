"""`manage.py demo`: example people and tables."""

from __future__ import annotations

from io import StringIO

import pytest
from django.contrib.auth import authenticate
from django.core.management import call_command

from accounts.models import User
from accounts.selectors.addresses import confirmed_address
from games.models import Move, Status, Table
from games.selectors.clocks import clocks_of_seats
from games.selectors.tables import turns_for
from tests.support.demo import demo_laid

pytestmark = pytest.mark.django_db


def demo() -> str:
    out = StringIO()
    call_command("demo", stdout=out)
    return out.getvalue()


def test_it_says_how_to_sign_in_and_that_is_true() -> None:
    said = demo()
    for name in ("mara", "jonas", "aylin", "piotr"):
        assert f"{name.capitalize()} " in said
        person = authenticate(username=name, password="caravan")
        assert isinstance(person, User)
        assert confirmed_address(person) == f"{name}@example.com"


def test_there_is_a_table_in_every_state() -> None:
    demo_laid()
    assert Table.objects.open().count() >= 2
    assert Table.objects.finished().count() == 1
    finished = Table.objects.finished().get()
    middle = Table.objects.playing().order_by("-ply")[0]
    assert finished.ply * 0.3 < middle.ply < finished.ply * 0.8
    assert turns_for(User.objects.get(username="Mara"))


def test_some_of_its_clocks_run() -> None:
    demo_laid()
    waits = turns_for(User.objects.get(username="Mara"))
    assert {bool(seat.table.clock) for seat in waits} == {True, False}
    assert clocks_of_seats(waits)


def test_again_it_changes_nothing() -> None:
    demo_laid()
    before = (Table.objects.count(), Move.objects.count(), User.objects.count())
    Table.objects.filter(status=Status.OPEN).first().delete()
    demo()
    assert (Table.objects.count() + 1, Move.objects.count(), User.objects.count()) == before


def test_people_only() -> None:
    call_command("demo", "--people-only", stdout=StringIO())
    assert User.objects.count() == 4
    assert not Table.objects.exists()
