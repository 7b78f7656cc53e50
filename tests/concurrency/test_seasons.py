"""Two sweeps at once: a season is drawn, played and closed once."""

from __future__ import annotations

from collections import Counter
from datetime import timedelta

import pytest

from games.models import Table
from games.seasons.models import Season, SeasonTable
from games.seasons.services import SIGN_UP, season_join, season_open
from games.seasons.sweeping import seasons_advance
from mp2site.infra import clock
from notifications.models import Channel, Notice
from tests.concurrency.conftest import race
from tests.games.seasons.conftest import end_all
from tests.support.clocks import NOON
from tests.support.tables import people, person

pytestmark = pytest.mark.django_db(transaction=True)


def test_two_sweeps_make_one_season() -> None:
    with clock.at(NOON) as hand:
        season = season_open(by=person("warden", is_staff=True), title="yspahan", seats=3)
        for one in people(6):
            season_join(season_id=season.pk, by=one)
        hand.forward(SIGN_UP + timedelta(minutes=1))
        race([seasons_advance] * 3)
        assert season.divisions.count() == 1
        assert Table.objects.count() == SeasonTable.objects.count() == 6
        told = Notice.objects.filter(kind="season-on", channel=Channel.MAIL)
        assert set(Counter(told.values_list("person", flat=True)).values()) == {1}
        end_all(season)
        race([seasons_advance] * 3)
        assert Season.objects.count() == 2
