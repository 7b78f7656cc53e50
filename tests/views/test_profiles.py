"""A person's page: results by title, times, ratings, the record against the reader; visibility."""

from __future__ import annotations

from datetime import timedelta
from html import unescape

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext
from django.urls import reverse

from accounts.models import ProfileFor, User
from accounts.selectors.finding import person_seen
from accounts.services.profiles import profile_show
from games.blocks.services import person_block
from games.models import Rating, Seat, Table, Turn
from games.profiles.selectors import Profile, curve_of, profile_for
from games.profiles.views import curve
from games.ratings.selectors import ladder, rated_at
from games.ratings.services import games_rate
from mp2site.infra import clock
from tests.support.tables import ended, person, started
from tests.views.conftest import Browser

pytestmark = pytest.mark.django_db
SCORES = ((60, 40), (50, 55), (70, 30), (44, 44))
"""The scores of the first person and the second, game by game."""


@pytest.fixture
def played(four: list[User]) -> list[Table]:
    """Four games of Yspahan for two: two wins, one defeat, one tie."""
    tables = []
    for scores in SCORES:
        table = started(four[:2])
        first = Seat.objects.get(table=table, person=four[0]).place
        tables.append(ended(table, *(scores if first == 0 else scores[::-1])))
    return tables


def rate() -> None:
    """Rate the games as the sweep does."""
    with clock.shift(timedelta(hours=1)):
        games_rate()


def seen_by(reader: User | None, whose: User) -> Profile | None:
    seen = person_seen(whose.username, reader)
    assert seen is not None
    return profile_for(seen, reader)


def profile(whose: User, reader: User | None = None) -> Profile:
    found = seen_by(reader, whose)
    assert found is not None
    return found


def page(browser: Browser, reader: User | None, whose: User, title: str = "") -> str:
    address = reverse("profiles:detail", args=[whose.username])
    return unescape(browser(reader).get(address, {"title": title} if title else {}).text)


def test_records(four: list[User], played: list[Table]) -> None:
    [record] = profile(four[0]).records
    assert (record.title, record.games, record.won) == ("yspahan", 4, 3)
    assert (record.expected, record.share) == (2.0, 75)
    assert record.scores == (55, 48, 62)
    assert profile(four[2]).records == []


def test_against_one_another(four: list[User], played: list[Table]) -> None:
    [met] = profile(four[1], four[0]).met
    assert met[1:] == (4, 2, 1, 1)
    assert profile(four[0], four[0]).met == profile(four[0], four[2]).met == []
    [other_way] = profile(four[0], four[1]).met
    assert other_way[1:] == (4, 1, 1, 2)


def test_times(four: list[User], played: list[Table]) -> None:
    now = clock.now()
    Turn.objects.all().delete()
    for number, (minutes, by) in enumerate(
        [(10, "move"), (30, "move"), (20, "move"), (9, "timeout"), (1, "house"), (2, "house")]
    ):
        seat = Seat.objects.get(table=played[number % 4], person=four[0])
        at = now + timedelta(minutes=minutes)
        Turn.objects.create(
            table=seat.table, seat=seat, number=50 + number, opened_at=now, since=now,
            closed_at=at, closed_by=by,
        )  # fmt: skip
    [record] = profile(four[0]).records
    assert record.seconds == 20 * 60
    assert profile(four[0]).punctual is None  # without a clock no turn is late
    Table.objects.update(pace="custom", pace_grace=3600)
    found = profile(four[0]).punctual
    assert found is not None
    assert (found.turns, found.in_time, found.share) == (6, 5, 83)
    assert profile(four[2]).punctual is None


def test_the_rating_s_course(four: list[User], played: list[Table]) -> None:
    rate()
    games = curve_of(four[0], "yspahan")
    assert len(games) == len(SCORES)
    drawn = curve(games)
    assert drawn is not None
    assert [dot.won for dot in drawn.dots] == [game.seat.rank == 1 for game in games]
    assert all(12 <= dot.y <= 162 for dot in drawn.dots)
    assert (drawn.points, drawn.range) == (games[-1].points, drawn.range)
    assert curve(games[:1]) is None


class TestPage:
    def test_all_of_it(self, browser: Browser, four: list[User], played: list[Table]) -> None:
        rate()
        said = page(browser, four[1], four[0])
        for words in ("75 %, expected 2", "Rating: Yspahan", "You and mara", "48–62"):
            assert words in said

    @pytest.mark.parametrize("title", ["yspahan", "none-such"])
    def test_a_title_s_course(
        self, browser: Browser, four: list[User], played: list[Table], title: str
    ) -> None:
        rate()
        assert "Rating: Yspahan" in page(browser, four[1], four[0], title)

    def test_more_games_take_no_more_queries(
        self,
        browser: Browser,
        four: list[User],
        played: list[Table],
    ) -> None:
        rate()
        client, address = browser(four[1]), reverse("profiles:detail", args=["mara"])
        with CaptureQueriesContext(connection) as few:
            client.get(address)
        for _ in range(3):
            ended(started(four[:2], "marco-polo-1"), 50, 60)
            ended(started(four[:2]), 50, 60)
        with CaptureQueriesContext(connection) as many:
            client.get(address)
        assert len(many) == len(few)

    def test_a_newcomer_has_none(self, browser: Browser, four: list[User]) -> None:
        assert 'id="records"' not in page(browser, four[1], four[0])


class TestShown:
    @pytest.mark.parametrize(
        ("to", "seen"),
        [
            (ProfileFor.EVERYBODY, {"mara", "jonas", "noor", "nobody"}),
            (ProfileFor.OPPONENTS, {"mara", "jonas"}),
            (ProfileFor.NOBODY, {"mara"}),
        ],
    )
    def test_to_whom(
        self, browser: Browser, four: list[User], played: list[Table], to: str, seen: set[str]
    ) -> None:
        profile_show(person=four[0], to=to)
        readers = {"mara": four[0], "jonas": four[1], "noor": person("noor"), "nobody": None}
        assert {name for name, who in readers.items() if seen_by(who, four[0])} == seen
        for name, reader in readers.items():
            said = page(browser, reader, four[0])
            assert ("keeps results and times private" in said) == (name not in seen)
            assert ('id="records"' in said) == (name in seen)

    def test_not_to_people_they_have_blocked(
        self, browser: Browser, four: list[User], played: list[Table]
    ) -> None:
        """Blocked people get the page of a private profile, without the reason."""
        person_block(by=four[0], name=four[1].username)
        assert "keeps results and times private" in page(browser, four[1], four[0])

    def test_in_ladders_is_who_shows_it_to_everybody(
        self, four: list[User], played: list[Table]
    ) -> None:
        rate()
        Rating.objects.update(games=10)
        assert {one.person for one in ladder("yspahan")} == set(four[:2])
        profile_show(person=four[0], to=ProfileFor.OPPONENTS)
        assert {one.person for one in ladder("yspahan")} == {four[1]}

    @pytest.mark.parametrize(
        ("to", "seen"),
        [
            (ProfileFor.EVERYBODY, {"mara", "jonas", "noor"}),
            (ProfileFor.OPPONENTS, {"mara", "jonas"}),
            (ProfileFor.NOBODY, {"mara"}),
        ],
    )
    def test_what_a_game_did_to_a_rating_is_as_private(
        self, four: list[User], played: list[Table], to: str, seen: set[str]
    ) -> None:
        rate()
        profile_show(person=four[0], to=to)
        seats = {seat.person.username: seat for seat in Seat.objects.filter(table=played[0])}
        readers = {"mara": seats["mara"], "jonas": seats["jonas"], "noor": None}
        told = {name: rated_at(played[0], own) for name, own in readers.items()}
        assert {name for name in told if seats["mara"].pk in told[name]} == seen
        assert all(seats["jonas"].pk in games for games in told.values())

    def test_chosen_on_one_s_own_page(self, browser: Browser, four: list[User]) -> None:
        assert 'name="profile_for"' in page(browser, four[0], four[0])
        assert 'name="profile_for"' not in page(browser, four[1], four[0])
        address = reverse("profiles:visibility")
        assert browser(four[0]).post(address, {"profile_for": "opponents"}).status_code == 302
        assert User.objects.get(pk=four[0].pk).profile_for == ProfileFor.OPPONENTS

    def test_no_such_choice(self, browser: Browser, four: list[User]) -> None:
        answer = browser(four[0]).post(reverse("profiles:visibility"), {"profile_for": "x"})
        assert answer.status_code == 422
        assert User.objects.get(pk=four[0].pk).profile_for == ProfileFor.EVERYBODY
