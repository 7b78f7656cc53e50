"""Once a day the sweep erases expired rows and keeps all others."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from datetime import timedelta
from typing import Any

import pytest
from django.contrib.admin.models import CHANGE, LogEntry
from django.contrib.sessions.backends.db import SessionStore
from django.contrib.sessions.models import Session
from django.core.exceptions import ImproperlyConfigured
from django.db.models import Model

from accounts.models import User, Vacation
from games.models import Heartbeat, Seat, Table
from games.plans.models import Plan
from games.services.closing import person_close
from games.services.retention import HEART, old_erase
from games.services.sweeping import sweep
from mp2site.infra import clock, expiry
from mp2site.infra.clock import Hand
from mp2site.settings import env
from notifications.delivery.sending import notices_sweep
from notifications.models import (
    BadAddress,
    Channel,
    Delivery,
    Kind,
    Notice,
    Presence,
    Stage,
    State,
    StoredMail,
)
from tests.support.clocks import NOON
from tests.support.tables import acting, people, person, play_on, started

pytestmark = pytest.mark.django_db

DAY = timedelta(days=1)


@pytest.fixture
def hand() -> Iterator[Hand]:
    with clock.at(NOON) as hand:
        yield hand


@pytest.fixture
def two(db: None) -> list[User]:
    return people(2)


def session(mara: User, _: User) -> Model:
    store = SessionStore()
    store.create()
    Session.objects.update(expire_date=clock.now())
    return Session.objects.get()


def vacation(mara: User, _: User) -> Model:
    start = clock.now() - DAY
    return Vacation.objects.create(person=mara, starts_at=start, ends_at=clock.now())


def admin_line(mara: User, _: User) -> Model:
    line = LogEntry.objects.create(user=mara, action_flag=CHANGE, object_repr="a table")
    LogEntry.objects.update(action_time=clock.now())
    return line


def stored_mail(mara: User, _: User) -> Model:
    return StoredMail.objects.create(to=mara.email, subject="Your turn", text="…")


def notice(mara: User, jonas: User) -> Model:
    table = started([mara, jonas])
    Notice.objects.all().delete()
    return Notice.objects.create(
        person=mara, table=table, kind=Kind.OVER, state=State.SENT, sent_at=clock.now()
    )


def delivery(mara: User, _: User) -> Model:
    return Delivery.objects.create(
        person=mara, channel=Channel.MAIL, stage=Stage.SENT, sent_at=clock.now(),
        due_at=clock.now(), address=mara.email,
    )  # fmt: skip


def presence(mara: User, jonas: User) -> Model:
    return Presence.objects.create(person=mara, table=started([mara, jonas]), at=clock.now())


def nobodys_address(_: User, __: User) -> Model:
    return BadAddress.objects.create(email="gone@example.com", why=BadAddress.Why.BOUNCED)


def plan(mara: User, jonas: User) -> Model:
    return planned(started([mara, jonas]), became="played", settled_at=clock.now())


def plan_of_a_game_that_is_over(mara: User, jonas: User) -> Model:
    table = started([mara, jonas])
    Table.objects.filter(pk=table.pk).update(finished_at=clock.now())
    return planned(table)


def planned(table: Table, *, waiting: bool = False, **columns: Any) -> Plan:
    """Store a plan for a seat's latest turn, open or not."""
    seat = Seat.objects.filter(table=table, waiting_since__isnull=not waiting)[0]
    return Plan.objects.create(seat=seat, turn=seat.turn, at=clock.now(), **columns)


MADE: list[tuple[Callable[[User, User], Model], str]] = [
    (session, ""),
    (vacation, "vacations"),
    (admin_line, "admin"),
    (stored_mail, "mailbox"),
    (notice, "notices"),
    (delivery, "notices"),
    (plan, "notices"),
    (plan_of_a_game_that_is_over, "notices"),
    (presence, "presence"),
    (nobodys_address, "messages"),
]


@pytest.mark.parametrize(("make", "kind"), MADE, ids=[make.__name__ for make, _ in MADE])
def test_each_kind_is_kept_for_its_days_and_no_longer(
    make: Callable[[User, User], Model],
    kind: str,
    two: list[User],
    hand: Hand,
    settings: Any,
) -> None:
    settings.KEEP_DAYS = {**settings.KEEP_DAYS, kind: 3} if kind else settings.KEEP_DAYS
    row = make(two[0], two[1])
    kept: Any = type(row)._base_manager.filter(pk=row.pk)
    hand.forward(3 * DAY * bool(kind) - timedelta(seconds=1) * bool(kind))
    assert old_erase()
    assert kept.exists()
    hand.forward(DAY)
    assert old_erase()
    assert not kept.exists()


def test_what_a_message_said_is_forgotten_that_it_was_sent_is_not(
    two: list[User], hand: Hand
) -> None:
    sent = delivery(*two)
    Delivery.objects.update(content={"text": "Jonas has moved."})
    hand.forward(29 * DAY)
    old_erase()
    assert Delivery.objects.get(pk=sent.pk).content is not None
    hand.forward(2 * DAY)
    old_erase()
    assert Delivery.objects.get(pk=sent.pk).content is None


def test_what_is_still_on_its_way_stays(two: list[User], hand: Hand) -> None:
    table = started(two)
    Notice.objects.all().delete()
    waiting = Notice.objects.create(person=two[0], table=table, kind=Kind.OVER)
    underway = delivery(*two)
    Delivery.objects.update(stage=Stage.READY, sent_at=None, content={"text": "Soon."})
    mine = BadAddress.objects.create(email=two[0].email, why=BadAddress.Why.BOUNCED)
    hand.forward(1000 * DAY)
    assert old_erase()
    assert Notice.objects.filter(pk=waiting.pk).exists()
    assert Delivery.objects.get(pk=underway.pk).content is not None
    assert BadAddress.objects.filter(pk=mine.pk).exists()


@pytest.mark.parametrize(
    ("waiting", "columns"), [(True, {"became": "ready"}), (True, {}), (False, {})]
)
def test_a_plan_that_may_still_be_asked_for_stays(
    two: list[User], hand: Hand, waiting: bool, columns: dict[str, str]
) -> None:
    """The plan waits for its turn, or its turn is open."""
    settled = {"settled_at": clock.now()} if columns else {}
    row = planned(started(two), waiting=waiting, **columns, **settled)
    hand.forward(1000 * DAY)
    assert old_erase()
    assert Plan.objects.filter(pk=row.pk).exists()


class TestOnceADay:
    def test_the_sweep_does_it(self, two: list[User], hand: Hand) -> None:
        stored_mail(*two)
        hand.forward(31 * DAY)
        sweep()
        assert not StoredMail.objects.exists()

    def test_and_then_not_until_tomorrow(self, two: list[User], hand: Hand) -> None:
        assert old_erase()
        hand.forward(DAY - timedelta(seconds=1))
        assert not old_erase()
        hand.forward(timedelta(seconds=1))
        assert old_erase()

    def test_asking_costs_one_look(
        self, hand: Hand, django_assert_num_queries: Any, db: None
    ) -> None:
        old_erase()
        with django_assert_num_queries(1):
            old_erase()

    def test_of_two_at_once_one_does_it(self, hand: Hand, db: None) -> None:
        """Both sweeps find the daily task due; the second finds it done."""
        assert old_erase()
        claimed = Heartbeat.objects.get(pk=HEART)
        Heartbeat.objects.filter(pk=HEART).update(last_ok=claimed.last_ok - DAY)
        first = Heartbeat.objects.filter

        def taken_meanwhile(**which: Any) -> Any:
            found = first(**which)
            if "last_ok__lte" in which:
                first(pk=HEART).update(last_ok=clock.now())
            return found

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(Heartbeat.objects, "filter", taken_meanwhile)
            assert not old_erase()

    def test_what_the_time_was_too_short_for_is_the_next_ones(
        self, two: list[User], hand: Hand, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(expiry, "BATCH", 2)
        for _ in range(5):
            stored_mail(*two)
        hand.forward(31 * DAY)
        assert old_erase(seconds=0)
        assert StoredMail.objects.count() == 5
        assert old_erase()
        assert not StoredMail.objects.exists()
        assert not old_erase()

    def test_that_it_fails_is_no_matter_of_the_clocks(
        self, hand: Hand, db: None, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        def broken(**_: Any) -> bool:
            raise ValueError("a bug")

        monkeypatch.setattr("games.services.sweeping.old_erase", broken)
        assert sweep().failed == 0


def test_a_leavers_name_is_gone_from_others_mails_in_the_stated_time(
    hand: Hand, two: list[User]
) -> None:
    zenobia = person("zenobia")
    table = started([zenobia, two[0]])
    if acting(table) == zenobia:
        play_on(table, random.Random(1), choices=40)
    hand.forward(timedelta(hours=2))
    notices_sweep()
    for row in Delivery.objects.all():
        StoredMail.objects.create(to=two[0].email, subject="Your turn", text=str(row.content))
    assert "zenobia" in str(list(Delivery.objects.filter(person=two[0]).values()))
    person_close(person=zenobia)
    hand.forward(30 * DAY + timedelta(seconds=1))
    sweep()
    kept = [*Delivery.objects.values(), *StoredMail.objects.values(), *Notice.objects.values()]
    assert "zenobia" not in str(kept)


@pytest.mark.parametrize(("name", "value"), [("KEEP_NOTICES_DAYS", "0"), ("X_DAYS", "soon")])
def test_a_period_that_is_none_stops_the_start(
    name: str, value: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(name, value)
    with pytest.raises(ImproperlyConfigured, match=name):
        env.number(name, 365, least=1)
