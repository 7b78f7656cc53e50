"""Forecasts on pages, over REST and in the sweep: whole tables only, from stored rhythms."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from io import StringIO
from random import Random

import pytest
from django.core.management import call_command
from django.urls import reverse

from accounts.models import User
from games.forecast.models import StoredRhythm
from games.forecast.services import rhythms_learn
from games.forecast.trials import Opened, Person, Trial, played
from games.forecasts import at_other_pace, days_of, days_of_new
from games.models import Seat, Table, Turn, new_id, new_token
from games.seasons.models import Season
from games.seasons.services import season_open
from games.seeks.models import Seek
from games.seeks.services import seek_make, seeks_grant
from games.services.lifecycle import table_join
from mp2site.infra import clock
from mp2site.infra.clock import Hand
from tests.api.conftest import Api
from tests.games.seasons.conftest import begun, crowd
from tests.support.tables import ended, open_table, people, person, started
from tests.views.conftest import Browser, browser

__all__ = ["browser"]

pytestmark = pytest.mark.django_db
BEGIN = datetime(2026, 3, 2, 6, tzinfo=UTC)
HOUR = 3_600


@pytest.fixture
def hand() -> Iterator[Hand]:
    with clock.at(BEGIN) as hand:
        yield hand


def known(user: User, wait: float, turns: int = 80) -> None:
    """Store that a person plays a turn after this many days."""
    numbers = {"at_once": 0, "visits": turns, "waited": wait * turns, "hours": [turns / 24] * 24}
    StoredRhythm.objects.create(person=user, at=clock.now(), **numbers)


def forecast(table: Table, reader: User | None = None):  # type: ignore[no-untyped-def] # Days or None
    found = Table.objects.with_seats().get(pk=table.pk)
    return days_of([found], reader).get(table.pk)


def copy_of(table: Table, users: list[User]) -> Table:
    """Return a copy of a table with other people."""
    seats = list(table.seats.order_by("place"))
    copy = Table.objects.get(pk=table.pk)
    copy.pk, copy.token = new_id(), new_token()
    copy.save(force_insert=True)
    for seat, user in zip(seats, users, strict=True):
        seat.pk, seat.table, seat.person = None, copy, user
        seat.save(force_insert=True)
    return copy


def write_turns(table: Table, users: list[User], trial: Trial) -> None:
    """Replace a table's turns by those of a simulated game, and end the game."""
    Turn.objects.filter(table=table).delete()
    rows = []
    for user, waits in zip(users, trial.waits, strict=True):
        seat = Seat.objects.get(table=table, person=user)
        for number, one in enumerate(waits, 1):
            opened, closed = (
                datetime.fromtimestamp(at * HOUR, UTC) for at in (one.opened, one.closed)
            )
            by = Turn.ClosedBy.STAND_IN if one.planned else Turn.ClosedBy.MOVE
            rows.append(
                Turn(
                    table=table, seat=seat, number=number, opened_at=opened, since=opened,
                    closed_at=closed, closed_by=by,
                )
            )  # fmt: skip
    Turn.objects.bulk_create(rows)
    ended(table, *range(40, 40 - len(users), -1))
    start = datetime.fromtimestamp(min(w[0].opened for w in trial.waits) * HOUR, UTC)
    end = datetime.fromtimestamp(max(trial.ends) * HOUR, UTC)
    Table.objects.filter(pk=table.pk).update(started_at=start, finished_at=end)


class TestTables:
    def test_newcomers_count_as_the_usual_rhythm(self) -> None:
        table = started(people(3))
        days = forecast(table)
        assert days.people == 3
        assert days.low < 63 / 2 < days.high

    def test_slow_people_make_it_longer(self) -> None:
        users = people(3)
        table = started(users)
        usual = forecast(table)
        for user in users:
            known(user, 2.0)
        assert forecast(table).low > usual.high

    def test_free_seats_count_as_the_reader_and_as_usual(self) -> None:
        host, reader = people(2)
        table = open_table(host, 3)
        before = forecast(table)
        known(reader, 3.0)
        assert forecast(table, None) == before
        assert forecast(table, reader).low > before.low

    def test_at_an_open_table_for_two_the_other_persons_pace_is_blurred(self) -> None:
        """Readers learn half of it; once the game runs, its log has each turn's time anyway."""
        host, reader = people(2)
        table = open_table(host, 2)
        usual = forecast(table, reader)
        known(host, 2.0)
        seen = forecast(table, reader)
        running = started([host, reader])
        assert usual.high < seen.high < forecast(running).high
        assert seen.high / seen.low > forecast(running).high / forecast(running).low
        assert forecast(table, host).low > seen.low
        assert forecast(table, None).high < forecast(running).high

    def test_a_begun_game_is_shorter(self) -> None:
        table = started(people(2))
        first = forecast(table)
        Seat.objects.filter(table=table).update(turn=28)
        assert forecast(table).high < first.low

    def test_one_person_alone_has_no_forecast(self, settings) -> None:  # type: ignore[no-untyped-def]
        users = people(2)
        table = started(users)
        Seat.objects.filter(table=table, person=users[0]).update(played_by_stand_in=True)
        assert forecast(table) is None

    def test_live_and_ended_tables_have_none(self) -> None:
        users = people(2)
        assert forecast(started(users, pace="live")) is None
        assert forecast(ended(started(users), 30, 20)) is None

    def test_a_pause_is_added(self, hand: Hand) -> None:
        table = started(people(2), pace="daily")
        before = forecast(table)
        Table.objects.filter(pk=table.pk).update(paused_until=clock.now() + timedelta(days=5))
        after = forecast(table)
        assert (after.low, after.high) == (before.low + 5, before.high + 5)

    def test_a_new_table_by_seats(self) -> None:
        (user,) = people(1)
        found = days_of_new("yspahan", [2, 3, 4], user)
        assert list(found) == [2, 3, 4]
        known(user, 3.0)
        assert days_of_new("yspahan", [2], user)[2].low > found[2].low

    def test_a_list_takes_one_query(self, django_assert_num_queries) -> None:  # type: ignore[no-untyped-def]
        users = people(4)
        for _ in range(5):
            started(users[:2])
            open_table(users[3], 3)
        tables = list(Table.objects.with_seats())
        with django_assert_num_queries(1):
            assert len(days_of(tables, users[0])) == 10

    def test_people_of_another_pace(self) -> None:
        fast, slow, other, newcomer = people(4)
        for user, wait in ((fast, 0.3), (slow, 3.0), (other, 0.4)):
            known(user, wait)
        everybody = [one.pk for one in (fast, slow, other, newcomer)]
        apart = at_other_pace([fast.pk, newcomer.pk], everybody)
        assert (fast.pk, slow.pk) in apart
        assert (fast.pk, other.pk) not in apart
        assert (newcomer.pk, slow.pk) in apart


class TestLearning:
    def play(self, users: list[User], chance: Random, start: float, every: list[Person]) -> Table:
        table = started(users)
        order = [Opened(n % 2) for n in range(63)]
        write_turns(table, users, played(order, every, start, chance))
        return table

    def test_the_sweep_learns_people_at_live_tables_once_a_day(self, hand: Hand) -> None:
        users, chance = people(2), Random(1)
        two = [Person(4.0, 0.0, 0.0, regular=True), Person(1.0, 0.0, 0.0, regular=True)]
        self.play(users, chance, BEGIN.timestamp() / HOUR - 24 * 60, two)
        started(users)
        assert rhythms_learn() == 2
        fast, slow = (StoredRhythm.objects.get(person=user).rhythm for user in users)
        assert fast.waited / fast.visits < slow.waited / slow.visits
        assert StoredRhythm.objects.filter(person=None).count() == 1
        assert rhythms_learn() == 0
        hand.forward(timedelta(hours=2))
        assert rhythms_learn() == 0
        hand.forward(timedelta(days=1))
        assert rhythms_learn() == 2
        assert StoredRhythm.objects.count() == 3

    def test_live_tables_teach_nothing(self, hand: Hand) -> None:
        users = people(2)
        table = self.play(users, Random(1), 400_000.0, [Person(4.0, 0.0, 0.0, regular=True)] * 2)
        Table.objects.filter(pk=table.pk).update(pace="live", pace_grace=60)
        started(users)
        rhythms_learn()
        assert StoredRhythm.objects.get(person=users[0]).visits == 0

    def test_four_of_five_recorded_games_end_inside(self, hand: Hand) -> None:
        chance = Random(7)
        users = [User.objects.create_user(f"p{n}") for n in range(40)]
        habits = [Person.drawn(chance) for _ in users]
        first = started(users[:2])
        order = [Opened(n % 2) for n in range(63)]
        for game in range(240):
            pair = chance.sample(range(40), 2)
            seated = [users[n] for n in pair]
            trial = played(order, [habits[n] for n in pair], 400_000.0 + 72 * game, chance)
            write_turns(copy_of(first, seated), seated, trial)
        for user in users:
            open_table(user, 2)
        assert rhythms_learn() == 40
        said = StringIO()
        call_command("calibrate_forecast", "--recorded", "--games=180", "--json", stdout=said)
        found = json.loads(said.getvalue())
        assert found["games"] == 180
        assert 0.75 <= found["inside"] <= 0.85

    def test_the_command_prints_simulated_games(self) -> None:
        said = StringIO()
        call_command(
            "calibrate_forecast", "--title=rajas-cards-karma", "--games=5", "--json", stdout=said
        )
        found = json.loads(said.getvalue())
        assert [row["seats"] for row in found["results"]] == [2, 3, 4]
        assert 0 <= found["inside"] <= 1


class TestFaces:
    def test_lists_the_waiting_room_and_the_form_show_it(self, browser: Browser) -> None:
        host, reader = people(2)
        table = open_table(host, 3, name="Slow camels")
        assert "people like you" in browser(reader).get("/tables/").text
        assert "people like you" not in browser(None).get("/tables/").text
        assert "How long will it take?" in browser(reader).get(f"/tables/{table.pk}/").text
        form = browser(reader).get("/tables/new/?title=yspahan").text
        assert "3 seats: " in form

    def test_my_games_as_a_list_show_it(self, browser: Browser) -> None:
        users = people(2)
        started(users)
        open_table(users[0], 3)
        assert "Remaining" in browser(users[0]).get("/games/?view=list").text

    def test_a_game_links_to_its_page(self, browser: Browser) -> None:
        users = people(2)
        table = started(users)
        address = reverse("forecast:table", args=[table.pk])
        assert address in browser(users[0]).get(f"/tables/{table.pk}/").text
        assert "Ends in " in browser(users[0]).get(address).text
        ended(table, 30, 20)
        assert "There is no forecast" in browser(users[0]).get(address).text

    def test_rest(self) -> None:
        users = people(2)
        table = started(users)
        found = Api(users[0]).get(f"tables/{table.pk}/forecast/").json()
        assert found["people"] == 2
        assert 1 <= found["low"] < found["high"]
        rows = Api(users[0]).get("titles/yspahan/forecast/").json()["results"]
        assert [row["people"] for row in rows] == [2, 3, 4]
        ended(table, 30, 20)
        assert Api(users[0]).get(f"tables/{table.pk}/forecast/").status_code == 404

    def test_one_persons_numbers_are_nowhere(self, browser: Browser) -> None:
        """A page differs by whole days alone, even for people of very different hours."""
        users = people(3)
        table = open_table(users[0], 3)
        table_join(table_id=table.pk, by=users[1])
        known(users[1], 0.5)
        shown = [browser(users[2]).get(f"/tables/{table.pk}/").text]
        StoredRhythm.objects.update(hours=[8.0] * 10 + [0.0] * 14)
        shown.append(browser(users[2]).get(f"/tables/{table.pk}/").text)
        changing = re.compile('<b>[^<]*</b>|value="[^"]*"')  # the days, and tokens of forms
        first, second = (changing.sub("", page.split("<main")[1]) for page in shown)
        assert first == second


class TestOtherFeatures:
    def test_a_seek_for_my_pace_leaves_out_tables_of_slow_people(self) -> None:
        fast, slow, equal = people(3)
        for user, wait in ((fast, 0.3), (slow, 3.0), (equal, 0.4)):
            known(user, wait)
        table = open_table(slow, 2)
        wanted = {"by": fast, "title": "yspahan", "pace": "calm", "least": 2, "most": 4}
        seek_make(**wanted, same_pace=True)
        seeks_grant()
        assert Seek.objects.get().table_id is None
        seek_make(**wanted)
        seeks_grant()
        assert Seek.objects.get().table_id == table.pk
        seek_make(**wanted, same_pace=True)
        near = open_table(equal, 2)
        seeks_grant()
        assert Seek.objects.get().table_id == near.pk

    def test_a_season_says_how_long_before_it_and_in_it(self, browser: Browser, hand: Hand) -> None:
        staff, users = person("warden", is_staff=True), crowd(5)
        season = season_open(by=staff, title="yspahan")
        address = reverse("seasons:season", args=[season.pk])
        assert "With people like you, each table takes" in browser(users[0]).get(address).text
        Season.objects.all().delete()
        season = begun(staff, users, hand)
        division = reverse("seasons:division", args=[season.pk, "1a"])
        page = browser(users[0]).get(division).text
        assert "The last table ends in" in page
        assert page.count("Ends in ") == 5
