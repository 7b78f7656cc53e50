"""Pages and REST operations of seasons."""

from __future__ import annotations

import json
from datetime import timedelta
from pathlib import Path

import pytest
from django.core.management import CommandError, call_command
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext
from django.urls import reverse

from accounts.exports import files_of
from accounts.models import User
from accounts.services.circles import circle_found, circle_join, circle_link_set
from games.models import Seat
from games.seasons.models import Entry, Season
from games.seasons.services import SIGN_UP, season_join, season_leave, season_open
from games.seasons.sweeping import seasons_advance
from games.services.closing import person_close
from mp2site.infra.clock import Hand
from tests.api.conftest import Api
from tests.games.seasons.conftest import begun, crowd, end_all
from tests.support.tables import person
from tests.views.conftest import Browser, browser

__all__ = ["browser"]

pytestmark = pytest.mark.django_db


class TestPages:
    def test_one_signs_up_and_takes_it_back_by_a_button(
        self, browser: Browser, staff: User
    ) -> None:
        season = season_open(by=staff, title="yspahan")
        client = browser(person("mara"))
        change = reverse("seasons:change", args=[season.pk])
        assert "Nobody has signed up yet" in client.get(reverse("seasons:list")).text
        page = client.post(change, {"what": "join"}, follow=True)
        assert "You are in." in page.text
        assert "You play 4 tables at the same time, 4 people each" in page.text
        page = client.post(change, {"what": "take-back"}, follow=True)
        assert "Your sign-up is cancelled." in page.text
        assert not Entry.objects.exists()

    def test_sign_up_names_the_options_of_the_tables(self, browser: Browser, staff: User) -> None:
        polo, yspahan = (season_open(by=staff, title=slug) for slug in ("marco-polo-1", "yspahan"))
        client = browser(person("mara"))
        assert "Characters: bid for" in client.get(reverse("seasons:season", args=[polo.pk])).text
        page = client.get(reverse("seasons:season", args=[yspahan.pk])).text
        assert "Characters" not in page

    def test_staff_opens_one_by_the_form_and_ends_the_row(
        self, browser: Browser, staff: User
    ) -> None:
        client = browser(staff)
        assert reverse("seasons:open") in client.get(reverse("seasons:list")).text
        sent = {"owner": "", "title": "yspahan", "seats": "3", "pace": "relaxed"}
        page = client.post(reverse("seasons:open"), sent, follow=True)
        assert "The season is open for sign-up." in page.text
        season = Season.objects.get()
        assert (season.seats, season.pace, season.circle) == (3, "relaxed", None)
        client.post(reverse("seasons:change", args=[season.pk]), {"what": "stop"})
        season.refresh_from_db()
        assert not season.repeats

    def test_a_refused_form_keeps_its_input(self, browser: Browser, staff: User) -> None:
        season_open(by=staff, title="yspahan")
        sent = {"owner": "", "title": "yspahan", "seats": "3", "pace": "relaxed"}
        page = browser(staff).post(reverse("seasons:open"), sent)
        assert page.status_code == 422
        assert "A season of this title is open" in page.text
        assert '<option value="relaxed" selected>' in page.text
        assert '<option value="3" selected>' in page.text

    def test_others_see_no_form_and_cant_open(self, browser: Browser) -> None:
        client = browser(person("mara"))
        assert "Open a season" not in client.get(reverse("seasons:list")).text
        answer = client.post(reverse("seasons:open"), {"title": "yspahan", "pace": "daily"})
        assert answer.status_code == 403

    def test_visitors_read_and_are_asked_to_sign_in(self, client: Client, staff: User) -> None:
        season = season_open(by=staff, title="yspahan")
        assert client.get(reverse("seasons:season", args=[season.pk])).status_code == 200
        answer = client.post(reverse("seasons:change", args=[season.pk]), {"what": "join"})
        assert answer.status_code == 302
        assert "/accounts/login/" in answer["Location"]

    def test_a_division_shows_standings_tables_and_what_is_open(
        self, browser: Browser, staff: User, hand: Hand
    ) -> None:
        people = crowd(7)
        season = begun(staff, people, hand)
        address = reverse("seasons:division", args=[season.pk, "1a"])
        page = browser(people[0]).get(address).text
        assert "Too early to say" in page
        assert "7 people, 4 tables each, all at the same time." in page
        assert "Everybody meets everybody twice. Everybody has each seat once." in page
        assert "0 of 7 tables have ended" in page
        assert "season-edge" not in page  # a lot orders the people until a table has ended
        assert page.count("Samarkand") >= 1
        assert page.count("season-box--running") == 7 * 4
        end_all(season, but=1)
        page = browser(people[0]).get(address).text
        assert "Possible places" in page
        assert "won" in page
        assert "10-6-3-1" in page.replace("\N{NON-BREAKING HYPHEN}", "-")
        assert page.count("season-box--running") == 4
        assert page.count("season-box--first") >= 6

    def test_ones_own_tables_come_first_with_a_way_to_play(
        self, browser: Browser, staff: User, hand: Hand
    ) -> None:
        people = crowd(7)
        season = begun(staff, people, hand)
        seat = Seat.objects.filter(waiting_since__isnull=False)[0]
        address = reverse("seasons:division", args=[season.pk, "1a"])
        page = browser(seat.person).get(address).text
        own, others = page.split("Your tables")[1].split("Other tables")
        assert f"Play at {seat.table.name}" in own
        assert seat.table.name not in others
        assert "Your tables" not in browser(person("stranger")).get(address).text

    def test_a_leavers_stand_in_has_a_name(self, browser: Browser, staff: User, hand: Hand) -> None:
        people = crowd(7)
        season = begun(staff, people, hand)
        season_leave(season_id=season.pk, by=people[3])
        Seat.objects.filter(person=people[4]).update(played_by_stand_in=True)
        seasons_advance()
        address = reverse("seasons:division", args=[season.pk, "1a"])
        page = browser(people[3]).get(address).text
        assert "has played since" in page
        assert "plays for now" in page
        assert f"{people[3].name} left. Stand-ins play on" in page
        assert "You have left this season." in page
        assert "Last." in page

    def test_the_page_of_resigning_says_that_the_season_is_left(
        self, browser: Browser, staff: User, hand: Hand
    ) -> None:
        people = crowd(5)
        begun(staff, people, hand)
        seat = Seat.objects.filter(person=people[0])[0]
        page = browser(people[0]).get(reverse("tables:resign", args=[seat.table_id])).text
        assert "This table belongs to Yspahan, season 1." in page

    def test_what_i_need_is_one_sentence(self, browser: Browser, staff: User, hand: Hand) -> None:
        people = crowd(5)
        season = begun(staff, people, hand, seats=3)
        end_all(season, but=1)
        pages = [
            browser(one).get(reverse("seasons:division", args=[season.pk, "1a"])).text
            for one in people
        ]
        said = [
            "for certain" in page or "You can still finish" in page or "You finish in" in page
            for page in pages
        ]
        assert all(said)

    def test_home_has_one_line(self, browser: Browser, staff: User, hand: Hand) -> None:
        people = crowd(5)
        begun(staff, people, hand)
        assert "Yspahan, season 1 · Division 1a" in browser(people[0]).get("/").text
        assert "season 1" not in browser(staff).get("/").text

    def test_afterwards_it_shows_places_the_secret_and_the_next(
        self, browser: Browser, staff: User, hand: Hand
    ) -> None:
        people = crowd(12)
        season = begun(staff, people, hand, seats=3)
        end_all(season)
        seasons_advance()
        client = browser(people[0])
        page = client.get(reverse("seasons:season", args=[season.pk])).text
        assert bytes(Season.objects.get(pk=season.pk).secret).hex() in page
        assert all(entry.nonce in page for entry in season.entries.all())
        assert "went up" in page
        assert "went down" in page
        own = client.get(reverse("seasons:division", args=[season.pk, "1a"]))
        assert own.status_code == 200
        following = Season.objects.get(number=2)
        page = client.get(reverse("seasons:season", args=[following.pk])).text
        assert "Yspahan, season 1" in page
        assert "Won by " in page
        assert "You: place " in page

    def test_no_such_division(self, client: Client, staff: User, hand: Hand) -> None:
        season = begun(staff, crowd(5), hand)
        assert client.get(reverse("seasons:division", args=[season.pk, "9z"])).status_code == 404
        assert client.get(reverse("seasons:season", args=[987])).status_code == 404

    def test_a_divisions_queries_are_few_and_dont_grow_with_seasons(
        self, browser: Browser, staff: User, hand: Hand
    ) -> None:
        people = crowd(7)
        counts = []
        for _ in range(2):
            season = Season.objects.order_by("-number").first() or season_open(
                by=staff, title="yspahan"
            )
            for one in people:
                season_join(season_id=season.pk, by=one)
            hand.forward(SIGN_UP + timedelta(minutes=1))
            seasons_advance()
            client = browser(people[0])
            address = reverse("seasons:division", args=[season.pk, "1a"])
            client.get(address)
            with CaptureQueriesContext(connection) as seen:
                client.get(address)
            counts.append(len(seen))
            end_all(season)
            seasons_advance()
        assert counts[0] == counts[1] <= 12


class TestCircles:
    def test_its_founder_opens_it_and_only_members_see_it(
        self, browser: Browser, hand: Hand
    ) -> None:
        founder, *members = crowd(6)
        circle = circle_found(by=founder, name="Slow camels")
        circle_link_set(circle_id=circle.pk, by=founder, open=True)
        season = season_open(by=founder, title="yspahan", circle_id=circle.pk)
        stranger = Api(person("stranger"))
        assert stranger.get(f"seasons/{season.pk}/").json()["code"] == "not-found"
        assert stranger.get("seasons/").json()["results"] == []
        assert Api(founder).get(f"seasons/{season.pk}/").json()["circle"] == circle.pk
        circle.refresh_from_db()
        for one in members:
            circle_join(link=circle.link or "", by=one)
            season_join(season_id=season.pk, by=one)
        hand.forward(SIGN_UP + timedelta(minutes=1))
        seasons_advance()
        table = Seat.objects.filter(person=members[0])[0].table
        assert table.visibility == "link"
        refused = Api(members[0]).post("seasons/", {"title": "yspahan", "circle_id": circle.pk})
        assert refused.json()["code"] == "not-host"

    def test_its_founder_opens_it_from_the_circles_page(self, browser: Browser) -> None:
        founder, member = crowd(2)
        circle = circle_found(by=founder, name="Slow camels")
        circle_join(link=circle.link or "", by=member)
        client, address = browser(founder), reverse("circles:detail", args=[circle.pk])
        way = f"{reverse('seasons:open')}?circle={circle.pk}"
        assert way in client.get(address).text
        assert way not in browser(member).get(address).text
        form = client.get(way).text
        assert "Everybody on this site" not in form
        assert f'<option value="{circle.pk}" selected>Slow camels</option>' in form
        sent = {"owner": str(circle.pk), "title": "yspahan", "seats": "", "pace": "daily"}
        client.post(reverse("seasons:open"), sent)
        assert Season.objects.get().circle == circle
        assert "Yspahan, season 1" in browser(member).get(address).text
        refused = browser(member).post(reverse("seasons:open"), sent)
        assert refused.status_code == 403


class TestRest:
    def test_a_season_is_joined_and_quit(self, staff: User) -> None:
        season = season_open(by=staff, title="yspahan")
        api = Api(person("mara"))
        (listed,) = api.get("seasons/").json()["results"]
        assert (listed["phase"], listed["own"]) == ("sign-up", None)
        joined = api.post(f"seasons/{season.pk}/entry/", {"nonce": "caravan"})
        assert joined.json()["division"] is None
        assert Entry.objects.get().nonce == "caravan"
        assert api.delete(f"seasons/{season.pk}/entry/").status_code == 204
        assert not Entry.objects.exists()
        assert (
            api.post(f"seasons/{season.pk}/entry/", {"nonce": "no spaces"}).json()["code"]
            == "bad-setup"
        )

    def test_a_running_season_has_standings_and_tables(self, staff: User, hand: Hand) -> None:
        people = crowd(7)
        season = begun(staff, people, hand)
        end_all(season, but=1)
        answer = Api(people[0]).get(f"seasons/{season.pk}/").json()
        (division,) = answer["divisions"]
        assert (division["name"], len(division["tables"])) == ("1a", 7)
        assert len(division["standings"]) == 7
        assert all(line["best"] is None for line in division["standings"])
        one = Api(people[0]).get(f"seasons/{season.pk}/divisions/1a/").json()
        assert all(1 <= line["best"] <= line["worst"] <= 7 for line in one["standings"])
        assert answer["secret"] is None
        assert answer["own"]["division"] == "1a"
        assert Api(people[0]).delete(f"seasons/{season.pk}/entry/").status_code == 204
        assert Entry.objects.get(person=people[0]).left_at

    def test_staff_opens_one(self, staff: User) -> None:
        sent = {"title": "yspahan", "pace": "relaxed"}
        assert Api(staff).post("seasons/", sent).status_code == 201
        assert Api(person("mara")).post("seasons/", sent).json()["code"] == "not-host"

    def test_it_names_the_seats_and_options_of_its_tables(self, staff: User) -> None:
        opened = Api(staff).post("seasons/", {"title": "marco-polo-1", "seats": 3}).json()
        assert (opened["seats"], opened["options"]) == (3, {"characters": "bid"})
        sent = {"title": "rajas-cards-karma", "seats": 5}
        assert Api(staff).post("seasons/", sent).json()["code"] == "malformed"
        (listed,) = Api(staff).get("seasons/").json()["results"]
        assert listed["options"] == {"characters": "bid"}


class TestOperating:
    def test_a_season_is_opened_listed_and_computed_again(
        self, staff: User, hand: Hand, capsys: pytest.CaptureFixture[str]
    ) -> None:
        with pytest.raises(CommandError, match="--by"):
            call_command("season", "--open=yspahan")
        call_command("season", "--open=yspahan", "--by=warden", "--seats=3")
        with pytest.raises(CommandError, match="bad-setup"):
            call_command("season", "--open=yspahan", "--by=warden")
        season = Season.objects.get()
        for one in crowd(5):
            season_join(season_id=season.pk, by=one)
        hand.forward(SIGN_UP + timedelta(minutes=1))
        seasons_advance()
        end_all(season)
        seasons_advance()
        capsys.readouterr()
        call_command("season", f"--rebuild={season.pk}")
        (division,) = json.loads(capsys.readouterr().out)
        stored = season.entries.order_by("place").values_list("person__username", flat=True)
        assert [line["name"] for line in division["standings"]] == list(stored)
        assert division["equal"]
        Entry.objects.filter(season=season, place=1).update(moved=1)
        with pytest.raises(CommandError, match="differ"):
            call_command("season", f"--rebuild={season.pk}")
        first = Entry.objects.get(season=season, place=1)
        Entry.objects.filter(season=season, place=1).update(moved=0, slot=None)
        with pytest.raises(CommandError, match="differ"):
            call_command("season", f"--rebuild={season.pk}")
        Entry.objects.filter(pk=first.pk).update(slot=first.slot)
        call_command("season", f"--rebuild={season.pk}")
        capsys.readouterr()
        call_command("season")
        assert "yspahan, season 1  over  5 people" in capsys.readouterr().out


def test_a_closed_account_leaves_its_season(staff: User, hand: Hand) -> None:
    people = crowd(7)
    season = begun(staff, people, hand)
    person_close(person=people[3])
    assert Entry.objects.get(season=season, person=people[3]).left_at
    seasons_advance()
    end_all(season)
    seasons_advance()
    assert Entry.objects.get(season=season, person=people[3]).place == 7


def test_ones_seasons_are_in_ones_data(staff: User, hand: Hand) -> None:
    people = crowd(5)
    begun(staff, people, hand)
    files = {name: b"".join(parts) for name, parts in files_of(people[0])}
    (row,) = json.loads(files["seasons.json"])["seasons"]
    assert (row["season__title"], row["division__level"]) == ("yspahan", 1)


def test_the_sentences_are_the_same_in_both_languages() -> None:
    folder = Path("games/seasons")
    keys = [
        {
            line.split(" =")[0]
            for line in (folder / f"messages.{one}.ftl").read_text().splitlines()
            if " =" in line and line[0].isalpha()
        }
        for one in ("en", "de")
    ]
    assert keys[0] == keys[1]
