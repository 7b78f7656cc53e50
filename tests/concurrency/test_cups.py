"""Two simultaneous sweeps begin, pair and close a cup once; one person gets the last place."""

from __future__ import annotations

import pytest

from games.cups.models import Cup, CupTable
from games.cups.services import cup_join, cup_open
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
