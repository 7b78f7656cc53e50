"""Simultaneous sweeps begin, pair and close a cup once; the last place and the last cup go once."""

from __future__ import annotations

import pytest

from accounts.services.circles import circle_found
from games.cups.models import Cup, CupTable
from games.cups.services import LIVE_MOST, cup_join, cup_open
from games.cups.sweeping import cups_advance
from games.errors import Code, GamesError
from games.models import Table
from mp2site.infra import clock
from notifications.models import Channel, Notice
from tests.concurrency.conftest import race
from tests.games.cups.conftest import crowd, end_all, joined, now
from tests.support.clocks import NOON
from tests.support.tables import person

pytestmark = pytest.mark.django_db(transaction=True)


def test_three_sweeps_play_one_cup() -> None:
    with clock.at(NOON):
        cup = joined(person("warden", is_staff=True), crowd(8))
        for made in (2, 4, 5):
            race([cups_advance] * 3)
            assert CupTable.objects.count() == Table.objects.count() == made
            end_all(cup, seed=made)
        race([cups_advance] * 3)
    assert now(cup).phase == Cup.Phase.OVER
    assert sorted(cup.entries.values_list("place", flat=True)) == list(range(1, 9))
    told = Notice.objects.filter(kind="cup-game", channel=Channel.MAIL)
    assert told.count() == 8 + 8 + 4
    assert Notice.objects.filter(kind="cup-over", channel=Channel.MAIL).count() == 8


def test_the_last_seat_is_taken_once() -> None:
    cup = cup_open(by=person("warden", is_staff=True), name="Cup", title="yspahan", size=8)
    people = crowd(9)
    for one in people[:7]:
        cup_join(cup_id=cup.pk, by=one)
    both = [lambda one=one: cup_join(cup_id=cup.pk, by=one) for one in people[7:]]
    (lost,) = [one for one in race(both) if isinstance(one, GamesError)]
    assert lost.code == Code.NOT_OPEN
    assert cup.entries.count() == 8


@pytest.mark.parametrize("of_circle", [False, True])
def test_the_limit_of_cups_holds(of_circle: bool) -> None:
    """Several of the staff open the site's cups at once, or a founder in several windows."""
    staff = [person(f"warden{n}", is_staff=True) for n in range(3)]
    circle = circle_found(by=staff[0], name="Slow camels") if of_circle else None
    openers = [staff[0]] * 3 if circle else staff
    key = circle.pk if circle else None
    for _ in range(LIVE_MOST - 1):
        cup_open(by=staff[0], name="Cup", title="yspahan", circle_id=key)
    calls = [
        lambda by=by: cup_open(by=by, name="Cup", title="yspahan", circle_id=key) for by in openers
    ]
    lost = [one for one in race(calls) if isinstance(one, GamesError)]
    assert [one.code for one in lost] == [Code.BAD_SETUP] * 2
    assert Cup.objects.count() == LIVE_MOST
