"""Whole games by the services, with counts of the plans' outcomes."""

from __future__ import annotations

import pytest

from games.bench.calendar import Played, Visited, chance_of, figures
from games.models import Move, Status, Table
from tests.support.tables import people

pytestmark = pytest.mark.django_db


def test_a_game_without_plans_and_with_them() -> None:
    company = people(2)
    without = Visited("rajas-cards-karma", company, chance_of(1, 0), plans=False).play()
    assert not Move.objects.filter(by=Move.By.PLAN).exists()
    planned = Visited("rajas-cards-karma", company, chance_of(1, 0), plans=True).play()
    assert set(Table.objects.values_list("status", flat=True)) == {Status.FINISHED}
    assert Move.objects.filter(by=Move.By.PLAN).exists()
    assert min(planned.days, without.days) > 1
    told = figures([without], [planned])
    assert told["plans"] == sum(told["became"].values()) > 0
    assert told["plans_played"] == round(told["became"]["played"] / told["plans"], 3)
    assert told["saved"] == round(1 - planned.days / without.days, 3)


def test_figures_of_no_plans() -> None:
    told = figures([Played(4.0), Played(6.0)], [Played(5.0), Played(5.0)])
    assert (told["days_without"], told["days_with"], told["saved"]) == (5.0, 5.0, 0.0)
    assert (told["plans"], told["plans_played"], told["not_played"]) == (0, 0.0, {})
