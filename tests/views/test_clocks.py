"""Clocks on pages: sentences, absences, the return to a seat, the feed, the status."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from django.urls import reverse
from django.utils import timezone, translation
from icalendar import Calendar

from accounts.calendar import Pause, Reason
from accounts.models import User
from accounts.services.feed import calendar_token_renew, calendar_token_revoke
from games.models import Heartbeat, Outage, Table, Turn
from games.paces import Pace
from games.presentation.clocks import clock_label, clock_sentence, clock_stands
from games.selectors.clocks import Clock
from games.services import calendars
from games.services.lifecycle import abandon_consent
from games.services.returning import seat_return
from games.services.sweeping import sweep
from games.views.clocks import face_of
from mp2site.infra import clock
from tests.support.clocks import NOON, clocked, seat_of, swept_after, turn_of
from tests.support.reading import clock_of
from tests.support.signing import again
from tests.support.tables import acting, at, now
from tests.views.conftest import Browser

HOUR, DAY = 3_600, 86_400
BERLIN = ZoneInfo("Europe/Berlin")


@pytest.fixture(autouse=True)
def hand() -> Iterator[clock.Hand]:
    with clock.at(NOON) as hand:  # 14:00 in Berlin
        yield hand


@pytest.fixture
def timed(four: list[User]) -> Table:
    """A game of two with an hour of grace and two of bank."""
    return clocked(four[:2], "yspahan", name="Salt Road")


def page_of(table: Table) -> str:
    return reverse("tables:detail", args=[table.pk])


def other_at(table: Table, user: User) -> User:
    """Return the other player of a two-player table."""
    return User.objects.get(seats__in=table.seats.exclude(person=user))


def clocks_in(page: str) -> str:
    """Return the clocks' panel of a table's page."""
    return page.split('id="clocks-heading"')[1].split("</section>", maxsplit=1)[0]


def strip_in(page: str) -> str:
    """Return the players' strip of a table's page."""
    return page.split('<ul class="strip')[1].split("</ul>", maxsplit=1)[0]


RUNS = Clock(
    place=0,
    number=1,
    opened_at=NOON,
    deadline=NOON + timedelta(days=1, hours=14),
    left=DAY + 14 * HOUR,
    total=2 * DAY,
    free=0,
    free_until=None,
    bank=DAY + 14 * HOUR,
    pause=None,
    why="",
    consequence="turn",
    misses_left=None,
    remind_at=None,
    credit=0,
    missed=0,
)
NIGHT = Pause(Reason.QUIET, NOON + timedelta(hours=17))


def said(left: Clock, name: str = "", language: str = "en") -> str:
    with translation.override(language), timezone.override(BERLIN):
        return clock_sentence(left, name).replace("\u00a0", " ")


class TestTheSentence:
    @pytest.mark.parametrize(
        ("left", "mine", "jonas"),
        [
            (
                RUNS,
                "You have 1 d 14 h left, until Wed 3 Jun, 04:00; then autoplay plays this turn for you.",
                "Jonas has 1 d 14 h left, until Wed 3 Jun, 04:00; then autoplay plays this turn.",
            ),
            (
                replace(RUNS, free=6 * HOUR, bank=DAY + 8 * HOUR, consequence="end"),
                "You have 6 h free, then 1 d 8 h of your bank, until Wed 3 Jun, 04:00; then the table ends without a result.",
                "Jonas has 6 h free, then 1 d 8 h of their bank, until Wed 3 Jun, 04:00; then the table ends without a result.",
            ),
            (
                replace(RUNS, why="quiet", pause=NIGHT, consequence="seat"),
                "Your clock is stopped until tomorrow, 07:00: these are your quiet hours. After that you have 1 d 14 h left, until Wed 3 Jun, 04:00; then autoplay plays this turn for you, and plays on until you come back.",
                "Jonas's clock is stopped until tomorrow, 07:00: quiet hours. After that Jonas has 1 d 14 h left, until Wed 3 Jun, 04:00; then autoplay plays this turn, and plays on until the player comes back.",
            ),
            (
                replace(RUNS, why="held"),
                "Autoplay plays for you until you come back.",
                "Autoplay plays for Jonas until they come back.",
            ),
            (
                replace(RUNS, consequence="seat", player="merchant"),
                "You have 1 d 14 h left, until Wed 3 Jun, 04:00; then a Merchant plays this turn for you, and plays on until you come back.",
                "Jonas has 1 d 14 h left, until Wed 3 Jun, 04:00; then a Merchant plays this turn, and plays on until the player comes back.",
            ),
            (
                replace(RUNS, why="held", player="apprentice"),
                "An Apprentice plays for you until you come back.",
                "An Apprentice plays for Jonas until they come back.",
            ),
            (
                replace(RUNS, why="stopped", deadline=None),
                "The table and its clock are stopped; 1 d 14 h left.",
                "The table and its clock are stopped; 1 d 14 h left.",
            ),
            (
                replace(RUNS, left=0, bank=0),
                "Your time is up. Any moment now, autoplay plays this turn for you.",
                "Jonas's time is up. Any moment now, autoplay plays this turn.",
            ),
        ],
    )
    def test_how_long_until_when_and_what_then(self, left: Clock, mine: str, jonas: str) -> None:
        assert said(left) == mine
        assert said(left, "Jonas") == jonas

    def test_in_german(self) -> None:
        assert said(RUNS, language="de") == (
            "Du hast noch 1 Tag 14 h, bis Mi 3. Jun, 04:00; dann spielt die Automatik diesen Zug für dich."
        )
        away = replace(RUNS, why="vacation", pause=Pause(Reason.VACATION, NOON + timedelta(1)))
        assert said(away, "Jonas", "de").startswith(
            "Die Uhr von Jonas steht still bis morgen, 14:00: Urlaub. Danach bleiben 1 Tag 14 h,"
        )

    def test_a_word_for_lists(self) -> None:
        with translation.override("en"), timezone.override(BERLIN):
            assert clock_label(RUNS).replace("\u00a0", " ") == "1 d 14 h left"
            assert clock_stands(RUNS) == ""
            assert clock_stands(replace(RUNS, why="rest", pause=NIGHT)) == (
                "day of rest until tomorrow, 07:00"
            )

    @pytest.mark.parametrize(
        ("left", "low", "ticks"),
        [
            (RUNS, False, True),
            (
                replace(RUNS, deadline=NOON + timedelta(days=3)),
                False,
                False,
            ),  # with a night in between
            (replace(RUNS, why="quiet", pause=NIGHT), False, False),
            (replace(RUNS, left=4 * HOUR, deadline=NOON + timedelta(hours=4)), True, True),
            (replace(RUNS, left=0, deadline=NOON), True, False),
        ],
    )
    def test_a_page_counts_down_what_nothing_will_stop(
        self, left: Clock, low: bool, ticks: bool
    ) -> None:
        face = face_of(left)
        assert (face.low, face.ticks) == (low, ticks)

    @pytest.mark.parametrize(
        ("changes", "notes"),
        [
            ({}, []),
            ({"credit": 2 * HOUR}, ["2\u00a0h were credited, because the site was down."]),
            (
                {"misses_left": 2},
                ["After 2 more missed turns in a row, a stand-in takes over the seat."],
            ),
            ({"misses_left": 1, "consequence": "seat"}, []),  # within the sentence
        ],
    )
    def test_what_else_there_is_to_know(self, changes: dict[str, object], notes: list[str]) -> None:
        with translation.override("en"):
            assert face_of(replace(RUNS, **changes)).notes == notes  # type: ignore[arg-type]


class TestPages:
    def test_the_table_says_it_to_both(self, browser: Browser, timed: Table) -> None:
        acting = next(seat.person for seat in timed.seats.all() if seat.waiting_since)
        other = next(seat.person for seat in timed.seats.all() if not seat.waiting_since)
        left = clock_of(seat_of(timed, acting))
        assert left is not None
        with timezone.override(BERLIN):
            mine, theirs = clock_sentence(left), clock_sentence(left, acting.username)
        assert mine in browser(acting).get(page_of(timed)).text
        assert theirs in browser(other).get(page_of(timed)).text
        assert mine in browser(acting).get("/").text
        assert theirs in browser(other).get("/").text

    def test_everybody_reads_their_own_zone(self, browser: Browser, timed: Table) -> None:
        acting = next(seat.person for seat in timed.seats.all() if seat.waiting_since)
        User.objects.filter(pk=acting.pk).update(time_zone="Asia/Tokyo")
        acting.refresh_from_db()
        assert "until tomorrow, 00:00" in browser(acting).get(page_of(timed)).text  # 15:00 UTC

    def test_a_calm_table_has_no_clock(self, browser: Browser, table: Table) -> None:
        html = browser(at(table, 0)).get(page_of(table)).text
        assert 'id="clocks-heading"' not in html

    def test_a_vacation_stops_the_clock_and_others_see_it(
        self, browser: Browser, timed: Table
    ) -> None:
        acting = next(seat.person for seat in timed.seats.all() if seat.waiting_since)
        other = next(seat.person for seat in timed.seats.all() if not seat.waiting_since)
        old = turn_of(timed, acting).deadline_at
        calendars.vacation_take(person=acting, start=NOON, end=NOON + timedelta(days=2))
        assert turn_of(timed, acting).deadline_at == old + timedelta(days=2)
        html = browser(other).get(page_of(timed)).text
        assert f"{acting.username}&#x27;s clock is stopped until Wed 3 Jun, 14:00: vacation" in html
        assert "away until Wed 3 Jun, 14:00" in browser(other).get("/").text
        person = browser(None).get(reverse("profiles:detail", args=[acting.username])).text
        assert "away until Wed 3 Jun, 12:00" in person, "a guest's zone is UTC"
        calendars.vacation_take(person=other, start=NOON, end=NOON + timedelta(days=1))
        html = browser(acting).get(page_of(timed)).text
        assert "away until tomorrow, 14:00" in html

    def test_coming_back_early_brings_the_deadline_back(
        self, timed: Table, hand: clock.Hand
    ) -> None:
        acting = next(seat.person for seat in timed.seats.all() if seat.waiting_since)
        old = turn_of(timed, acting).deadline_at
        calendars.vacation_take(person=acting, start=NOON, end=NOON + timedelta(days=2))
        hand.forward(timedelta(hours=5))
        calendars.vacation_end(person=acting, vacation=acting.vacations.get().pk)
        assert turn_of(timed, acting).deadline_at == old + timedelta(hours=5)

    def test_days_of_rest_give_back_nothing_that_has_gone(
        self, timed: Table, hand: clock.Hand
    ) -> None:
        Table.objects.filter(pk=timed.pk).update(pace_grace=DAY)  # the table isn't live
        acting = next(seat.person for seat in timed.seats.all() if seat.waiting_since)
        left = clock_of(seat_of(timed, acting))
        hand.forward(timedelta(hours=9))  # Monday, 23:00
        calendars.times_change(person=acting, quiet_from=None, quiet_to=None, rest_days="12")
        later = clock_of(seat_of(timed, acting))
        assert left is not None
        assert later is not None
        assert later.left == left.left - 9 * HOUR
        assert later.why == "rest"

    def test_with_the_zone_the_nights_move(self, browser: Browser, four: list[User]) -> None:
        day_and_night = Pace(grace=0, bank=2 * DAY, increment=0, cap=2 * DAY)
        table = clocked(four[:2], "yspahan", clock=day_and_night)
        acting = next(seat.person for seat in table.seats.all() if seat.waiting_since)
        client = browser(acting)
        night = {"quiet": "on", "quiet_from": "22:00", "quiet_to": "07:00"}
        assert client.post(reverse("accounts:times"), night).status_code == 302
        # Fifteen hours of each day count: 8 on Monday, 15, 15, and 10 on Thursday.
        in_berlin = turn_of(table, acting).deadline_at
        assert in_berlin == datetime(2026, 6, 4, 17, tzinfo=BERLIN)
        look = {"language": "en", "theme": "auto"}
        zone = {**look, "time_zone": "America/New_York"}
        assert client.post(reverse("accounts:settings"), zone).status_code == 302
        # In that zone it is 08:00: 14 hours on Monday, 15, 15, and 4 on Thursday.
        there = datetime(2026, 6, 4, 11, tzinfo=ZoneInfo("America/New_York"))
        assert turn_of(table, acting).deadline_at == there

    def test_other_settings_touch_no_clock(self, browser: Browser, timed: Table) -> None:
        acting = next(seat.person for seat in timed.seats.all() if seat.waiting_since)
        before = Table.objects.get(pk=timed.pk).version
        look = {"language": "de", "theme": "night", "time_zone": "Europe/Berlin"}
        browser(acting).post(reverse("accounts:settings"), look)
        assert Table.objects.get(pk=timed.pk).version == before

    def test_a_vacation_changes_what_others_poll_for(self, browser: Browser, timed: Table) -> None:
        acting = next(seat.person for seat in timed.seats.all() if seat.waiting_since)
        other = next(seat.person for seat in timed.seats.all() if not seat.waiting_since)
        client = browser(other)
        etag = client.get(f"{page_of(timed)}?partial=1").headers["ETag"]
        again = {"If-None-Match": etag}
        assert client.get(f"{page_of(timed)}?partial=1", headers=again).status_code == 304
        calendars.vacation_take(person=acting, start=NOON, end=NOON + timedelta(days=2))
        assert client.get(f"{page_of(timed)}?partial=1", headers=again).status_code == 200

    def test_a_page_refreshes_now_and_then(
        self, browser: Browser, timed: Table, hand: clock.Hand
    ) -> None:
        client = browser(at(timed, 0))
        etag = client.get(f"{page_of(timed)}?partial=1").headers["ETag"]
        hand.forward(timedelta(minutes=15))
        again = {"If-None-Match": etag}
        assert client.get(f"{page_of(timed)}?partial=1", headers=again).status_code == 200

    def test_a_site_without_sweeps_says_so(
        self, browser: Browser, timed: Table, hand: clock.Hand
    ) -> None:
        Heartbeat.objects.update_or_create(name="sweep", defaults={"last_ok": NOON})
        words = "The site was down for"
        assert words not in browser(None).get(page_of(timed)).text
        hand.forward(timedelta(minutes=20))
        assert f"{words} 20\u00a0min." in browser(None).get(page_of(timed)).text

    def test_what_is_due_is_done_when_somebody_looks(
        self, browser: Browser, timed: Table, hand: clock.Hand
    ) -> None:
        acting = next(seat.person for seat in timed.seats.all() if seat.waiting_since)
        sweep()
        hand.forward(timedelta(hours=3, minutes=1))
        Heartbeat.objects.update(last_ok=hand.time())
        html = browser(None).get(page_of(timed)).text
        assert f"{acting.username} ran out of time." in html.replace("<b>", "").replace("</b>", "")
        assert "played by a stand-in" in html

    def test_a_table_says_why_it_ended(
        self, browser: Browser, four: list[User], hand: clock.Hand
    ) -> None:
        table = clocked(four[:2], "yspahan", name="Salt Road", timeout_policy="end")
        sweep()
        swept_after(hand, hours=4)
        html = browser(four[0]).get(page_of(table)).text
        assert "Time ran out, so the game ended, as the table had agreed." in html
        assert "Everybody agreed" not in html

    def test_a_line_of_the_log_says_its_instant_as_all_else_does(
        self, browser: Browser, timed: Table, hand: clock.Hand
    ) -> None:
        sweep()
        swept_after(hand, hours=4)
        hand.forward(timedelta(days=1))
        html = browser(None).get(page_of(timed)).text
        assert 'title="Mon 1 Jun, 16:00"' in html

    def test_lines_of_one_moment_keep_their_order(
        self, browser: Browser, timed: Table, hand: clock.Hand
    ) -> None:
        Heartbeat.objects.update_or_create(name="sweep", defaults={"last_ok": NOON})
        hand.forward(timedelta(minutes=30))
        sweep()  # the sweep credits an outage
        swept_after(hand, hours=4)
        first, then = "The site was down", "ran out of time"
        for page in (page_of(timed), reverse("tables:ply", args=[timed.pk, 0])):
            html = browser(None).get(page).text
            assert html.index(then) < html.index(first), page  # the newest comes first


class TestComingBack:
    @pytest.fixture
    def held(self, four: list[User], hand: clock.Hand) -> tuple[Table, User]:
        table = clocked(
            four[:2], "yspahan", name="Salt Road", timeout_policy="seat", timeout_misses=1
        )
        acting = next(seat.person for seat in table.seats.all() if seat.waiting_since)
        sweep()
        swept_after(hand, hours=3)
        assert seat_of(table, acting).played_by_stand_in
        return table, acting

    def test_one_click_at_the_table_or_at_home(
        self, browser: Browser, held: tuple[Table, User]
    ) -> None:
        table, owner = held
        client = browser(owner)
        action = f'action="{reverse("tables:return", args=[table.pk])}"'
        assert action in client.get(page_of(table)).text
        assert action in client.get("/").text
        answer = client.post(reverse("tables:return", args=[table.pk]))
        assert answer.headers["Location"] == page_of(table)
        assert not seat_of(table, owner).played_by_stand_in
        assert action not in client.get(page_of(table)).text
        assert action not in client.get("/").text

    def test_everybody_sees_that_a_stand_in_keeps_it(
        self, browser: Browser, held: tuple[Table, User]
    ) -> None:
        table, owner = held
        page = browser(other_at(table, owner)).get(page_of(table)).text
        words = "played by autoplay</span>"
        for panel in (clocks_in(page), strip_in(page)):
            assert panel.count(words) == 1
            assert owner.username in panel.split(words)[0].rsplit("<li", 1)[1]
        seat_return(table_id=table.pk, by=owner)
        assert words not in browser(other_at(table, owner)).get(page_of(table)).text

    def test_a_table_that_has_ended_says_nothing_of_it(
        self, browser: Browser, held: tuple[Table, User]
    ) -> None:
        table, owner = held
        abandon_consent(table_id=table.pk, by=other_at(table, owner))
        assert now(table).over
        assert seat_of(table, owner).played_by_stand_in
        page = browser(other_at(table, owner)).get(page_of(table)).text
        assert 'id="clocks-heading"' not in page
        assert "played by autoplay" not in strip_in(page)

    def test_the_page_promises_no_mail_that_would_not_come(
        self, browser: Browser, held: tuple[Table, User]
    ) -> None:
        table, owner = held
        html = browser(owner).get(page_of(table)).text
        assert f"Autoplay plays for you at “{table.name}”." in html
        assert "Autoplay plays for you until you come back." not in html  # without a repetition
        assert "ll notify you" not in html

    def test_it_names_who_plays_for_who_is_gone(
        self, browser: Browser, held: tuple[Table, User]
    ) -> None:
        table, owner = held
        Table.objects.update(stand_in="merchant")
        html = browser(owner).get(page_of(table)).text
        assert f"A Merchant plays for you at “{table.name}”." in html
        assert f"A Merchant plays for you at “{table.name}”." in browser(owner).get("/").text
        assert "played by a Merchant" in strip_in(
            browser(other_at(table, owner)).get(page_of(table)).text
        )

    def test_it_promises_one_to_who_waits(self, browser: Browser, timed: Table) -> None:
        waits = other_at(timed, acting(timed))
        assert seat_of(timed, waits).waiting_since is None
        assert "ll notify you" in browser(waits).get(page_of(timed)).text

    def test_the_log_tells_it(self, browser: Browser, held: tuple[Table, User]) -> None:
        table, owner = held
        seat_return(table_id=table.pk, by=owner)
        html = browser(owner).get(page_of(table)).text
        for line in ("ran out of time.", "is back."):
            assert f"<b>{owner.username}</b> {line}" in html or f"{owner.username} {line}" in html
        history = browser(owner).get(reverse("tables:history", args=[table.pk])).text
        assert "is back." in history

    def test_nobody_else_takes_it(
        self, browser: Browser, held: tuple[Table, User], stranger: User
    ) -> None:
        table, owner = held
        address = reverse("tables:return", args=[table.pk])
        assert browser(stranger).post(address).status_code == 403
        assert browser(owner).get(address).status_code == 405
        assert reverse("account_login") in browser(None).post(address).headers["Location"]
        assert seat_of(table, owner).played_by_stand_in


class TestTheFeed:
    def feed(self, browser: Browser, token: str) -> Calendar:
        answer = browser(None).get(reverse("calendar:deadlines", args=[token]))
        assert answer.status_code == 200
        assert answer.headers["Content-Type"] == "text/calendar; charset=utf-8"
        return Calendar.from_ical(answer.content)

    def test_it_has_the_persons_own_deadlines(self, browser: Browser, timed: Table) -> None:
        acting = next(seat.person for seat in timed.seats.all() if seat.waiting_since)
        other = next(seat.person for seat in timed.seats.all() if not seat.waiting_since)
        calendar = self.feed(browser, calendar_token_renew(person=acting))
        (event,) = calendar.events
        assert event.start == turn_of(timed, acting).deadline_at == NOON + timedelta(hours=3)
        assert str(event["summary"]) == "Salt Road: your time runs out"
        assert str(event["url"]).endswith(page_of(timed))
        assert "When time runs out, autoplay plays that turn." in str(event["description"])
        assert self.feed(browser, calendar_token_renew(person=other)).events == []

    def test_a_moved_deadline_is_the_same_event(self, browser: Browser, timed: Table) -> None:
        acting = next(seat.person for seat in timed.seats.all() if seat.waiting_since)
        token = calendar_token_renew(person=acting)
        (before,) = self.feed(browser, token).events
        calendars.vacation_take(person=acting, start=NOON, end=NOON + timedelta(days=2))
        (after,) = self.feed(browser, token).events
        assert after["uid"] == before["uid"]
        assert after.start == before.start + timedelta(days=2)

    def test_the_address_is_secret_and_can_be_revoked(self, browser: Browser, timed: Table) -> None:
        mara = at(timed, 0)
        first = calendar_token_renew(person=mara)
        second = calendar_token_renew(person=mara)
        assert len(first) > 40
        assert first != second
        assert browser(None).get(reverse("calendar:deadlines", args=[first])).status_code == 404
        self.feed(browser, second)
        calendar_token_revoke(person=mara)
        assert browser(None).get(reverse("calendar:deadlines", args=[second])).status_code == 404
        assert browser(None).get(reverse("calendar:deadlines", args=["None"])).status_code == 404

    def test_the_page_makes_and_closes_it(self, browser: Browser, four: list[User]) -> None:
        client = browser(four[0])
        again(client)
        page = reverse("accounts:feed")
        assert ".ics" not in client.get(page).text
        client.post(page, {"do": "renew"})
        four[0].refresh_from_db()
        token = four[0].calendar_token
        assert token
        assert f"http://testserver/deadlines/{token}.ics" in client.get(page).text
        client.post(page, {"do": "close"})
        assert ".ics" not in client.get(page).text

    def test_a_name_with_signs_stays_one_line(self, browser: Browser, four: list[User]) -> None:
        table = clocked(
            four[:2], "yspahan", name="Salt, road; \\ and a long, long name of sixty signs ÄÖÜ"
        )
        acting = next(seat.person for seat in table.seats.all() if seat.waiting_since)
        (event,) = self.feed(browser, calendar_token_renew(person=acting)).events
        assert str(event["summary"]) == f"{table.name}: your time runs out"

    def test_it_speaks_the_persons_language(self, browser: Browser, timed: Table) -> None:
        acting = next(seat.person for seat in timed.seats.all() if seat.waiting_since)
        User.objects.filter(pk=acting.pk).update(language="de")
        acting.refresh_from_db()
        (event,) = self.feed(browser, calendar_token_renew(person=acting)).events
        assert str(event["summary"]) == "Salt Road: Deine Zeit läuft ab"


class TestTheStatus:
    def status(self, browser: Browser) -> str:
        answer = browser(None).get(reverse("status"))
        assert answer.status_code == 200
        return answer.text

    def test_clocks_that_never_ran(self, browser: Browser, db: None) -> None:
        Heartbeat.objects.all().delete()
        assert "The clocks have not run yet" in self.status(browser)

    def test_clocks_that_run(self, browser: Browser, db: None) -> None:
        Heartbeat.objects.update_or_create(name="sweep", defaults={"last_ok": NOON})
        html = self.status(browser)
        assert "The clocks are running" in html
        assert "There were no outages." in html
        assert "No deadline waits to be processed." in html

    def test_clocks_that_stand_still(
        self, browser: Browser, timed: Table, hand: clock.Hand
    ) -> None:
        Heartbeat.objects.update_or_create(name="sweep", defaults={"last_ok": NOON})
        hand.forward(timedelta(hours=4))
        html = self.status(browser)
        assert "been checked for a while" in html
        assert "Last checked 4\u00a0h ago (today, 12:00)." in html
        assert "Oldest deadline that waits to be processed: today, 15:00." in html

    def test_what_was_given_back(self, browser: Browser, timed: Table, hand: clock.Hand) -> None:
        Heartbeat.objects.update_or_create(name="sweep", defaults={"last_ok": NOON})
        hand.forward(timedelta(hours=2))
        sweep()
        assert Outage.objects.count() == 1
        assert Turn.objects.open().get().credit > 0
        html = self.status(browser)
        assert "The clocks weren&#x27;t checked. One turn got 2\u00a0h back." in html
        acting = next(seat.person for seat in timed.seats.all() if seat.waiting_since)
        table = browser(acting).get(page_of(timed)).text
        assert "2\u00a0h were credited, because the site was down." in table
        assert "The site was down for a while." in table
