"""Tables of several editions of one title, side by side on one site."""

from __future__ import annotations

import pytest

from accounts.models import User
from games.models import Table
from games.selectors.positions import position_for
from games.services.play import choice_submit
from tests.support.editions import FIRST, SLUG, add_second
from tests.support.tables import at, now, started


def edition_of(table: Table) -> tuple[str, str]:
    """Return the edition of the table and that of its game."""
    return table.edition, position_for(now(table), None).view["public"]["edition"]


def move(table: Table) -> None:
    """Submit the first choice of an acting person."""
    table = now(table)
    place = position_for(table, None).acting[0]
    person = at(table, place)
    decision = position_for(table, person).decision
    assert decision is not None
    choice_submit(table_id=table.pk, by=person, decision=decision.id, key=decision.choices[0].key)


def test_a_running_table_keeps_its_edition_when_a_second_is_added(
    four: list[User], monkeypatch: pytest.MonkeyPatch
) -> None:
    running = started(four, SLUG)
    move(running)
    add_second(monkeypatch)
    fresh = started(four, SLUG, edition="second")
    for _ in range(4):
        move(running)
        move(fresh)
    assert edition_of(running) == (FIRST, FIRST)
    assert edition_of(fresh) == ("second", "second")
