"""The checks of fault tests must detect violations."""

from __future__ import annotations

from datetime import datetime, timedelta

import pytest

from accounts.models import User
from games.models import Move, OutageCredit, Table, Turn
from games.services.sweeping import sweep
from mp2site.infra.clock import Hand
from notifications.models import STOPPED, Kind, Notice, State
from tests.faults.laws import check_tables, silenced, uncredited, unfinished, untold
from tests.faults.play import about_to_end, begun
from tests.support.tables import acting

pytestmark = [
    pytest.mark.django_db(transaction=True),
    pytest.mark.usefixtures("no_broker", "with_toy"),
]


@pytest.fixture
def table(four: list[User], hand: Hand) -> Table:
    table = begun(four[:2])
    about_to_end(table)()
    assert (check_tables(), untold()) == (1, [])
    return table


def test_a_notice_that_is_missing(table: Table) -> None:
    waiting = acting(table)
    assert Notice.objects.filter(person=waiting, kind=Kind.TURN, turn=2).delete()[0] == 1
    (turn,) = untold()
    assert (turn.seat.person, turn.number) == (waiting, 2)


def test_a_notice_that_was_dropped_as_its_table_stood_still(table: Table) -> None:
    waiting = Notice.objects.filter(person=acting(table), kind=Kind.TURN, turn=2)
    assert silenced() == []
    assert waiting.update(state=State.SKIPPED, reason=STOPPED) == 1
    assert silenced() == list(waiting)


def test_a_notice_that_lies_about(table: Table) -> None:
    assert unfinished()["pending"] == Notice.objects.count()


def test_a_move_that_is_lost(table: Table) -> None:
    Move.objects.filter(ply=table.moves.count()).delete()
    with pytest.raises(AssertionError):
        check_tables()


def test_a_state_that_its_moves_do_not_lead_to(table: Table, four: list[User]) -> None:
    other = begun(four[:2], name="another one")
    Table.objects.filter(pk=table.pk).update(state=Table.objects.get(pk=other.pk).state)
    with pytest.raises(AssertionError):
        check_tables()


class TestOutages:
    """A sweep that credits no outage is detected."""

    AWAY = timedelta(hours=2)

    def lived_through(self, hand: Hand) -> tuple[datetime, datetime]:
        sweep()
        begun = hand.time()
        hand.to(begun + self.AWAY)
        sweep()
        return begun, hand.time()

    def test_one_that_was_given_back(self, table: Table, hand: Hand) -> None:
        gap = self.lived_through(hand)
        assert OutageCredit.objects.get().seconds == self.AWAY.total_seconds()
        assert uncredited([gap]) == []

    def test_one_that_nobody_wrote_down(
        self, table: Table, hand: Hand, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr("games.services.outages.OUTAGE_AFTER", timedelta(days=9))
        gap = self.lived_through(hand)
        (flaw,) = uncredited([gap])
        assert "nobody noted" in flaw

    def test_one_of_which_nothing_was_given_back(
        self, table: Table, hand: Hand, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr("games.services.outages.table_credit", lambda *_: 0)
        (flaw,) = uncredited([self.lived_through(hand)])
        assert "got -1 s" in flaw

    def test_one_of_which_too_little_was(
        self, table: Table, hand: Hand, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr("games.services.outages._credit", lambda *_: 60)
        (flaw,) = uncredited([self.lived_through(hand)])
        assert "got 60 s" in flaw


def test_a_turn_that_nobody_has_closed(table: Table) -> None:
    Turn.objects.open().filter(table=table).update(number=99)
    with pytest.raises(AssertionError):
        check_tables()
