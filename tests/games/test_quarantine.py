"""A bug in the rules stops one table, its players get a notice, and the error differs from a
refusal.
"""

from __future__ import annotations

import logging

import pytest
from celery.exceptions import SoftTimeLimitExceeded
from django.db import transaction

from accounts.models import User
from games import engine
from games.errors import Code
from games.models import Status, Table
from games.rules import titles
from games.rules.kernel import Title
from games.services.lifecycle import abandon_consent, table_create, table_join
from games.services.locks import lock_table
from games.services.play import choice_submit, draft_undo
from notifications.models import Kind, Notice
from tests.support.parallel import pool
from tests.support.tables import asked, at, choose, now, refused, see, started

pytestmark = pytest.mark.django_db


@pytest.fixture
def table(monkeypatch: pytest.MonkeyPatch, four: list[User]) -> Table:
    monkeypatch.setitem(titles._titles, "pool", pool())
    return started(four[:3], "pool")


def break_it(table: Table, user: User) -> None:
    with refused(Code.QUARANTINED):
        choose(table, user, "break")


def test_nothing_of_the_choice_stays(table: Table) -> None:
    mine = at(table, 0)
    choose(table, mine, "take:1")
    with refused(Code.STALE_DECISION):
        choice_submit(table_id=table.pk, by=mine, decision="0.0.0", key="break")
    before = now(table)
    break_it(table, at(table, 1))
    after = now(table)
    assert (after.status, after.ply, after.state) == (Status.QUARANTINED, before.ply, before.state)
    assert "KeyError" in after.trouble
    assert after.version > before.version


def test_all_its_people_are_told(table: Table, four: list[User]) -> None:
    break_it(table, at(table, 1))
    told = Notice.objects.filter(table=table, kind=Kind.QUARANTINED)
    assert {notice.person for notice in told} == set(four[:3])


def test_a_workers_time_limit_is_no_bug() -> None:
    with pytest.raises(SoftTimeLimitExceeded), engine.trusted():
        raise SoftTimeLimitExceeded


def test_nobody_plays_on(table: Table) -> None:
    mine = at(table, 0)
    asking = asked(table, mine).id
    choose(table, mine, "take:1")
    break_it(table, at(table, 1))
    with refused(Code.QUARANTINED):
        choice_submit(table_id=table.pk, by=mine, decision=asking, key="take:2")
    with refused(Code.QUARANTINED):
        draft_undo(table_id=table.pk, by=mine)


def test_it_can_still_be_looked_at(table: Table) -> None:
    break_it(table, at(table, 1))
    position = see(table, at(table, 0))
    assert (position.status, position.decision) == (Status.QUARANTINED, None)
    assert position.view["public"]["pool"]


def test_its_people_can_give_it_up(table: Table, four: list[User]) -> None:
    break_it(table, at(table, 1))
    for user in four[:3]:
        abandon_consent(table_id=table.pk, by=user)
    assert now(table).status == Status.ABANDONED


def test_other_tables_go_on(table: Table, four: list[User]) -> None:
    other = started(four[:2])
    break_it(table, at(table, 1))
    mine = at(other, see(other, None).acting[0])
    assert choose(other, mine, "roll:0").committed


def test_a_game_that_cannot_begin(
    table: Table, four: list[User], monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object, **__: object) -> None:
        raise ZeroDivisionError

    fresh = table_create(by=four[0], title="pool", seats=2)
    monkeypatch.setattr(Title, "new", broken)
    with refused(Code.QUARANTINED):
        table_join(table_id=fresh.pk, by=four[1])
    assert now(fresh).status == Status.QUARANTINED
    assert now(fresh).seats.count() == 1
    with refused(Code.QUARANTINED):
        see(fresh, four[0])


def test_the_log_says_so(table: Table, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.ERROR):
        break_it(table, at(table, 1))
    assert table.pk in caplog.text
    assert "KeyError" in caplog.text
    assert "parallel.py" in caplog.text
    assert "a bug" not in caplog.text.replace('raise KeyError("a bug")', "")


def test_a_state_that_cannot_be_kept_is_a_bug_of_the_rules(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> None:
        raise TypeError("what is this?")

    monkeypatch.setattr(table.rules, "encode", broken)
    with refused(Code.QUARANTINED):
        choose(table, at(table, 0), "take:1")
    assert now(table).status == Status.QUARANTINED


def test_nor_does_a_table_that_cannot_be_shown_tell_the_log_a_card(
    table: Table, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> None:
        held = "the-card-in-hand"
        raise KeyError(held)

    monkeypatch.setattr(table.rules, "view", broken)
    with caplog.at_level(logging.ERROR), refused(Code.QUARANTINED):
        see(table, None)
    assert f"{table.pk} can't be shown: KeyError" in caplog.text
    assert "'the-card-in-hand'" not in caplog.text


@pytest.mark.django_db(transaction=True)
def test_a_lock_needs_a_transaction(four: list[User]) -> None:
    fresh = table_create(by=four[0], title="yspahan", seats=2)
    with pytest.raises(transaction.TransactionManagementError):
        lock_table(fresh.pk)
