"""Seeks: the site proposes a seat, announces it, and takes it after half an hour without a refusal."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import time, timedelta
from typing import Any
from unittest.mock import Mock

import pytest

from accounts.models import ProfileFor, User
from accounts.services.blocking import person_block
from games.errors import Code
from games.models import Seat, Status, Table
from games.seeks import services as seeks
from games.seeks.models import Seek
from games.seeks.services import (
    LASTS,
    NOTICE,
    seek_decline,
    seek_drop,
    seek_make,
    seek_pause,
    seeks_grant,
)
from games.services.leaving import table_leave
from games.services.lifecycle import table_join
from mp2site.infra import clock
from mp2site.infra.clock import Hand
from notifications.models import Kind, Notice
from tests.support.clocks import NOON
from tests.support.figures import has_points, made_turns
from tests.support.guests import guest_at_table
from tests.support.tables import now, open_table, people, person, refused, started

pytestmark = pytest.mark.django_db

SEEK = {"title": "yspahan", "pace": "daily", "least": 3, "most": 4}


@pytest.fixture(autouse=True)
def hand() -> Iterator[Hand]:
    with clock.at(NOON) as hand:
        yield hand


@pytest.fixture
def four(db: None) -> list[User]:
    return people(4)


def seek_of(by: User, **changes: Any) -> Seek:
    return seek_make(by=by, **{**SEEK, **changes})


def table_of(host: User, seats: int = 3, **columns: Any) -> Table:
    return open_table(host, seats, pace="daily", **columns)


def told(kind: Kind) -> list[str]:
    rows = Notice.objects.filter(kind=kind).order_by("created_at", "person")
    return list(rows.values_list("person__username", flat=True))


def seated(table: Table) -> list[str]:
    rows = Seat.objects.filter(table=table).order_by("pk")
    return list(rows.values_list("person__username", flat=True))


def test_told_first_and_seated_half_an_hour_later(four: list[User], hand: Hand) -> None:
    mara, jonas = four[:2]
    seek = seek_of(jonas)
    seeks_grant()
    assert told("seat") == []
    table = table_of(mara)
    seeks_grant()
    seeks_grant()
    assert told("seat") == ["jonas"]
    hand.forward(NOTICE - timedelta(seconds=1))
    seeks_grant()
    assert seated(table) == ["mara"]
    hand.forward(timedelta(seconds=1))
    assert seeks_grant() == 1
    assert seated(table) == ["mara", "jonas"]
    assert not Seek.objects.filter(pk=seek.pk).exists()
    assert seeks_grant() == 0


def test_the_last_seat_starts_the_game_and_everybody_is_told(four: list[User], hand: Hand) -> None:
    mara, jonas, aylin = four[:3]
    table = table_of(mara)
    table_join(table_id=table.pk, by=aylin)
    seek_of(jonas)
    seeks_grant()
    hand.forward(NOTICE)
    seeks_grant()
    assert now(table).status == Status.PLAYING
    assert sorted(told(Kind.STARTED)) == ["aylin", "jonas", "mara"]


@pytest.mark.parametrize(
    ("seek", "table"),
    [
        ({}, {"seats": 2}),
        ({}, {"visibility": "link"}),
        ({"pace": "calm"}, {}),
        ({"title": "marco-polo-2"}, {}),
        ({"least": 4}, {"seats": 3}),
    ],
)
def test_what_does_not_fit(four: list[User], seek: dict[str, Any], table: dict[str, Any]) -> None:
    seek_of(four[1], **seek)
    table_of(four[0], **table)
    seeks_grant()
    assert told("seat") == []


def test_no_means_no(four: list[User], hand: Hand) -> None:
    seek, table = seek_of(four[1]), table_of(four[0])
    seeks_grant()
    seek_decline(by=four[1], seek_id=seek.pk)
    hand.forward(NOTICE)
    seeks_grant()
    assert seated(table) == ["mara"]
    assert told("seat") == ["jonas"]
    other = table_of(four[0], name="Another")
    seeks_grant()
    assert Seek.objects.get().table_id == other.pk


def test_a_paused_seek_gives_its_seat_up(four: list[User], hand: Hand) -> None:
    seek, table = seek_of(four[1]), table_of(four[0])
    seeks_grant()
    seek_pause(by=four[1], seek_id=seek.pk, paused=True)
    hand.forward(NOTICE)
    seeks_grant()
    assert seated(table) == ["mara"]
    seek_pause(by=four[1], seek_id=seek.pk, paused=False)
    seeks_grant()
    assert Seek.objects.get().table_id == table.pk


def paused_and_woken(by: User, seek: Seek) -> None:
    for paused in (True, False):
        seek_pause(by=by, seek_id=seek.pk, paused=paused)


def declined_and_made_anew(by: User, seek: Seek) -> None:
    seek_decline(by=by, seek_id=seek.pk)
    seek_drop(by=by, seek_id=seek.pk)
    seek_of(by)


def made_again(by: User, _: Seek) -> None:
    seek_of(by)


@pytest.mark.parametrize("change", [paused_and_woken, declined_and_made_anew, made_again])
def test_the_same_table_proposed_again_is_told_again(
    four: list[User], hand: Hand, change: Callable[[User, Seek], None]
) -> None:
    jonas, table = four[1], table_of(four[0])
    seek = seek_of(jonas)
    seeks_grant()
    change(jonas, seek)
    hand.forward(timedelta(minutes=1))
    seeks_grant()
    assert Seek.objects.get().table_id == table.pk
    assert told("seat") == ["jonas", "jonas"]


def test_no_seat_again_is_told_again(four: list[User], hand: Hand) -> None:
    mara, jonas = four[:2]
    table = table_of(mara)
    for _ in range(2):
        seek = seek_of(jonas)
        seeks_grant()
        Table.objects.filter(pk=table.pk).update(rating_to=1400)
        hand.forward(NOTICE)
        seeks_grant()
        Table.objects.filter(pk=table.pk).update(rating_to=None)
        seek_drop(by=jonas, seek_id=seek.pk)
    assert told("no-seat") == ["jonas", "jonas"]


def test_two_seeks_for_one_seat(four: list[User], hand: Hand) -> None:
    mara, jonas, aylin, piotr = four
    table = table_of(mara)
    table_join(table_id=table.pk, by=piotr)
    seek_of(jonas)
    seek_of(aylin)
    seeks_grant()
    assert told("seat") == ["jonas"]
    hand.forward(NOTICE)
    seeks_grant()
    assert seated(table) == ["mara", "piotr", "jonas"]
    assert Seek.objects.get().person == aylin


def test_a_seat_that_is_proposed_keeps_no_other_seek_waiting(
    four: list[User], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A table may have declined older seeks: here more than one sweep tries."""
    monkeypatch.setattr(seeks, "TRIES_AT_ONCE", 2)
    mara, jonas, *others = *four, *(person(name) for name in ("noor", "emil"))
    table_join(table_id=table_of(mara).pk, by=jonas)
    for user in others[:-1]:
        seek_of(user)
    seek_of(others[-1], title="marco-polo-2", least=2)
    other = open_table(mara, 2, "marco-polo-2", pace="daily")
    seeks_grant()
    seeks_grant()
    assert Seek.objects.get(title="marco-polo-2").table_id == other.pk


@pytest.mark.parametrize(
    ("rule", "verified"),
    [("tables-waiting", True), ("tables", True), ("tables-unconfirmed", False)],
)
def test_who_is_at_their_limit_waits_and_keeps_nobody_waiting(
    four: list[User], settings: Any, monkeypatch: pytest.MonkeyPatch, rule: str, verified: bool
) -> None:
    settings.LIMITS = {**settings.LIMITS, rule: 1}
    monkeypatch.setattr(seeks, "TRIES_AT_ONCE", 1)
    tried = Mock(wraps=seeks.seat_check)
    monkeypatch.setattr(seeks, "seat_check", tried)
    mara, jonas, full = *four[:2], person("noor", verified=verified)
    own = open_table(full, 2)
    seek_of(full)
    seek_of(jonas)
    table_of(mara)
    seeks_grant()
    seeks_grant()
    assert [asked.args[2] for asked in tried.call_args_list] == [jonas]
    table_leave(table_id=own.pk, by=full)
    seeks_grant()
    assert told("seat") == ["jonas", "noor"]


def test_tables_that_are_played_are_none_that_wait(four: list[User], settings: Any) -> None:
    settings.LIMITS = {**settings.LIMITS, "tables-waiting": 1}
    mara, jonas, *others = four
    started([jonas, *others])
    seek_of(jonas)
    table_of(mara)
    seeks_grant()
    assert told("seat") == ["jonas"]


def test_a_table_that_is_full_meanwhile_is_said(four: list[User], hand: Hand) -> None:
    mara, jonas, aylin, piotr = four
    table = table_of(mara)
    seek_of(jonas)
    seeks_grant()
    for user in (aylin, piotr):
        table_join(table_id=table.pk, by=user)
    hand.forward(NOTICE)
    assert seeks_grant() == 0
    assert told("no-seat") == ["jonas"]
    seek = Seek.objects.get()
    assert (seek.table, seek.seat_at, seek.declined) == (None, None, [table.pk])


def test_joining_by_hand_fulfils_the_seek(four: list[User], hand: Hand) -> None:
    table = table_of(four[0])
    seek_of(four[1])
    seeks_grant()
    table_join(table_id=table.pk, by=four[1])
    hand.forward(NOTICE)
    seeks_grant()
    assert not Seek.objects.exists()
    assert seated(table) == ["mara", "jonas"]


@pytest.mark.parametrize(
    ("points", "shown", "fits"),
    [
        (1650, ProfileFor.EVERYBODY, True),
        (1651, ProfileFor.EVERYBODY, False),
        (1349, ProfileFor.EVERYBODY, False),
        (1651, ProfileFor.OPPONENTS, True),
        (None, ProfileFor.EVERYBODY, True),
    ],
)
def test_people_within_a_range(
    four: list[User], points: int | None, shown: str, fits: bool
) -> None:
    """Jonas has no rating, so his range is around the initial points."""
    mara, jonas = four[:2]
    User.objects.filter(pk=mara.pk).update(profile_for=shown)
    has_points(mara, 3000, "marco-polo-2")
    if points is not None:
        has_points(mara, points)
    seek_of(jonas, within=150)
    table_of(mara)
    seeks_grant()
    assert told("seat") == (["jonas"] if fits else [])


def test_who_is_out_of_range_may_come_into_it(four: list[User]) -> None:
    rating = has_points(four[0], 1800)
    seek_of(four[1], within=150)
    seek_of(four[2])
    table = table_of(four[0])
    seeks_grant()
    assert told("seat") == ["aylin"]
    rating.delete()
    seeks_grant()
    assert set(Seek.objects.values_list("table", flat=True)) == {table.pk}


def test_the_range_holds_when_the_seat_is_taken(four: list[User], hand: Hand) -> None:
    mara, jonas, aylin = four[:3]
    has_points(aylin, 1651)
    table = table_of(mara)
    seek_of(jonas, within=150)
    seeks_grant()
    table_join(table_id=table.pk, by=aylin)
    hand.forward(NOTICE)
    assert seeks_grant() == 0
    assert (seated(table), told("no-seat")) == (["mara", "aylin"], ["jonas"])
    assert Seek.objects.get().table is None


def test_out_of_range_by_ones_own_will(four: list[User], hand: Hand) -> None:
    mara, jonas, aylin = four[:3]
    has_points(aylin, 1651)
    table = table_of(mara, seats=4)
    seek_of(jonas, within=150)
    seeks_grant()
    for user in (aylin, jonas):
        table_join(table_id=table.pk, by=user)
    hand.forward(NOTICE)
    seeks_grant()
    assert not Seek.objects.exists()
    assert seated(table) == ["mara", "aylin", "jonas"]


@pytest.mark.parametrize("asks", [{"asks_punctual": 95}, {"rating_to": 1600}])
def test_no_seek_seats_people_outside_the_join_requirements(
    four: list[User], hand: Hand, asks: dict[str, int]
) -> None:
    mara, jonas, aylin = four[:3]
    made_turns(jonas, 9, 1)
    has_points(jonas, 1700)
    seek_of(jonas)
    seek_of(aylin)
    table = table_of(mara, **asks)
    seeks_grant()
    hand.forward(NOTICE)
    seeks_grant()
    assert (seated(table), told("seat")) == (["mara", "aylin"], ["aylin"])


def test_people_who_no_longer_meet_the_requirements_get_a_notice(
    four: list[User], hand: Hand
) -> None:
    mara, jonas = four[:2]
    seek_of(jonas)
    table = table_of(mara, rating_to=1600)
    seeks_grant()
    has_points(jonas, 1700)
    hand.forward(NOTICE)
    seeks_grant()
    assert (seated(table), told("no-seat")) == (["mara"], ["jonas"])


@pytest.mark.parametrize("by", [0, 1])
def test_nobody_is_seated_with_people_they_blocked(four: list[User], by: int) -> None:
    person_block(by=four[by], name=four[1 - by].username)
    table_of(four[0])
    seek_of(four[1])
    seeks_grant()
    assert told("seat") == []


def test_nothing_is_proposed_at_night(four: list[User], hand: Hand) -> None:
    User.objects.filter(pk=four[1].pk).update(
        time_zone="UTC", quiet_from=time(NOON.hour), quiet_to=time((NOON.hour + 1) % 24)
    )
    table_of(four[0])
    seek_of(four[1])
    seeks_grant()
    assert told("seat") == []
    hand.forward(timedelta(hours=1))
    seeks_grant()
    assert told("seat") == ["jonas"]


def test_seeks_run_out(four: list[User], hand: Hand) -> None:
    seek_of(four[1])
    hand.forward(LASTS)
    table_of(four[0])
    seeks_grant()
    assert not Seek.objects.exists()


def test_limits_and_nonsense(four: list[User]) -> None:
    jonas = four[1]
    assert seek_of(jonas).pk == seek_of(jonas, least=4).pk
    for wrong in (
        {"title": "chess"},
        {"pace": "custom"},
        {"least": 4, "most": 3},
        {"most": 5},
        {"within": 200},
    ):
        with refused(Code.BAD_SETUP):
            seek_of(jonas, **wrong)
    with refused(Code.NEEDS_ACCOUNT):
        seek_of(guest_at_table()[0])
    for pace in ("calm", "live", "relaxed"):
        seek_of(jonas, pace=pace)
    seek_of(jonas, title="marco-polo-2")
    with refused(Code.TOO_MANY):
        seek_of(jonas, title="marco-polo-1")
    with refused(Code.NOT_FOUND):
        seek_drop(by=four[0], seek_id=Seek.objects.first().pk)
