"""Marks on the cards of a person's tables: new messages, and plans."""

from __future__ import annotations

import re
from random import Random

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

from accounts.models import User
from games.marks import marks_of
from games.models import Table
from games.selectors.tables import seats_live
from games.talk.services import message_say, talk_mark_read, talk_mute
from tests.support.plans import idle, others_choose, planned
from tests.support.tables import people, started
from tests.support.tables import person as person_called
from tests.views.conftest import Browser, browser

__all__ = ["browser"]

pytestmark = pytest.mark.django_db

MARKED = re.compile(r"<b>\s*<svg[^>]*>.*?</svg>\s*1 new\s*</b>", re.DOTALL)


@pytest.fixture
def table() -> Table:
    return started(people(2))


def marks(person: User) -> dict[str, list[str]]:
    """Return the messages of a person's marks by table id."""
    found = marks_of(person, seats_live(person).seats)
    return {table: [mark.text.id for mark in shown] for table, shown in found.items()}


def test_new_messages_and_a_plan_are_marked_for_their_person_alone(table: Table) -> None:
    person = idle(table)
    other = table.seats.exclude(person=person).get().person
    planned(table, person, Random(1))
    last = message_say(table_id=table.pk, by=other, text="Well rolled!").pk
    assert marks(person) == {table.pk: ["plans-laid", "talk-new"]}
    assert marks(other) == {}
    talk_mark_read(table_id=table.pk, by=person, last=last)
    assert marks(person) == {table.pk: ["plans-laid"]}
    others_choose(table, person, Random(1))
    assert marks(person) == {table.pk: ["plans-laid"]}


def test_a_muted_chat_has_no_mark(table: Table) -> None:
    person, other = (seat.person for seat in table.seats.all())
    talk_mute(table_id=table.pk, by=person, muted=True)
    message_say(table_id=table.pk, by=other, text="Well rolled!")
    assert marks(person) == {}


@pytest.mark.parametrize("page", ["/", "/games/?view=cards", "/games/?view=list"])
def test_every_list_of_ones_tables_has_the_marks(browser: Browser, table: Table, page: str) -> None:
    person = idle(table)
    other = table.seats.exclude(person=person).get().person
    planned(table, person, Random(1))
    message_say(table_id=table.pk, by=other, text="Well rolled!")
    own, others = browser(person).get(page).text, browser(other).get(page).text
    assert MARKED.search(own)
    assert not MARKED.search(others)
    assert "</svg> planned" in own
    assert "</svg> planned" not in others


def test_they_take_one_query_a_feature_and_none_without_news(table: Table) -> None:
    person = idle(table)
    tables = [
        table,
        *(started([person, other]) for other in map(person_called, ["ilse", "noor", "otto"])),
    ]
    with CaptureQueriesContext(connection) as without:
        marks_of(person, seats := seats_live(person).seats)
    assert len(without) == 1  # the seats themselves
    assert len(seats) == len(tables)
    for one in tables:
        other = one.seats.exclude(person=person).get().person
        message_say(table_id=one.pk, by=other, text="Well rolled!")
    with CaptureQueriesContext(connection) as with_news:
        found = marks_of(person, seats_live(person).seats)
    assert (len(with_news), len(found)) == (2, len(tables))
