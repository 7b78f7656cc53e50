"""Pages and REST operations of cups."""

from __future__ import annotations

import json
from datetime import timedelta

import pytest
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext
from django.urls import reverse

from accounts.exports import files_of
from accounts.models import User
from accounts.services.circles import circle_found, circle_join
from games import fairness
from games.cups.models import Cup, CupEntry
from games.cups.services import cup_join, cup_leave, cup_open
from games.cups.sweeping import cups_advance
from games.models import Seat
from mp2site.infra.clock import Hand
from tests.api.conftest import Api
from tests.games.cups.conftest import begun, crowd, end_all, joined, now, play_on
from tests.support.guests import guest_at_table
from tests.support.tables import person
from tests.views.conftest import Browser, browser

__all__ = ["browser"]

pytestmark = pytest.mark.django_db
FORM = {
    "name": "Autumn cup",
    "circle_id": "0",
    "title": "yspahan",
    "seats": "4",
    "size": "12",
    "days": "14",
    "pace": "relaxed",
}


class TestPages:
    def test_staff_opens_one_by_the_form(self, browser: Browser, staff: User) -> None:
        client = browser(staff)
        page = client.post(reverse("cups:list"), FORM, follow=True).text
        assert "Starts when 12 people have joined" in page
        cup = Cup.objects.get()
        assert (cup.seats, cup.size, cup.pace, cup.circle) == (4, 12, "relaxed", None)
        assert cup.begins_at - cup.opened_at == timedelta(days=14)
        page = client.post(reverse("cups:change", args=[cup.pk]), {"what": "cancel"}, follow=True)
        assert "The cup did not begin." in page.text
        assert "Nobody had joined. A cup needs at least 8 people." in page.text

    def test_what_is_wrong_is_said_and_kept(self, browser: Browser, staff: User) -> None:
        answer = browser(staff).post(reverse("cups:list"), {**FORM, "size": "7"})
        assert answer.status_code == 422
        assert "Autumn cup" in answer.text
        for _ in range(5):
            cup_open(by=staff, name="Cup", title="yspahan")
        answer = browser(staff).post(reverse("cups:list"), FORM)
        assert "At most 5 cups" in answer.text

    def test_others_see_no_form_and_cant_open(self, browser: Browser) -> None:
        client = browser(person("mara"))
        assert "Open a cup" not in client.get(reverse("cups:list")).text
        assert client.post(reverse("cups:list"), FORM).status_code == 403

    def test_one_joins_by_a_button_and_leaves(self, browser: Browser, staff: User) -> None:
        cup = cup_open(by=staff, name="Autumn cup", title="yspahan", size=8)
        client = browser(person("mara"))
        change = reverse("cups:change", args=[cup.pk])
        page = client.post(change, {"what": "join"}, follow=True).text
        assert "You are in." in page
        assert "1 of 8 people have joined" in page
        assert page.count("cup-people__free") == 7
        assert "You are in." in client.get(reverse("cups:list")).text
        client.post(change, {"what": "leave"})
        assert not CupEntry.objects.exists()

    def test_guests_and_visitors_read_and_dont_join(
        self, client: Client, browser: Browser, staff: User
    ) -> None:
        cup = cup_open(by=staff, name="Autumn cup", title="yspahan")
        change = reverse("cups:change", args=[cup.pk])
        for reader in (client, browser(guest_at_table()[0])):
            assert reader.get(reverse("cups:cup", args=[cup.pk])).status_code == 200
        assert "/accounts/login/" in client.post(change, {"what": "join"})["Location"]
        guest = browser(User.objects.get(is_guest=True))
        assert guest.post(change, {"what": "join"}).status_code == 403
        assert client.get(reverse("cups:cup", args=[987])).status_code == 404

    def test_a_running_cup_leads_to_my_table(
        self, browser: Browser, staff: User, hand: Hand
    ) -> None:
        people = crowd(8)
        cup = begun(staff, people)
        address = reverse("cups:cup", args=[cup.pk])
        seat = Seat.objects.select_related("table").get(person=people[0])
        page = browser(people[0]).get(address).text
        assert f"To your table {seat.table.name}" in page
        assert "drawn by lot" in page
        assert f"To your table {seat.table.name}" in browser(people[0]).get("/").text
        assert "Autumn cup" not in browser(staff).get("/").text

    def test_between_rounds_it_says_what_i_wait_for(
        self, browser: Browser, staff: User, hand: Hand
    ) -> None:
        people = crowd(8)
        cup = begun(staff, people)
        end_all(cup, but=1)
        over = cup.tables.exclude(table__outcome=None).get()
        mine = Seat.objects.filter(table=over.table)[0].person
        page = browser(mine).get(reverse("cups:cup", args=[cup.pk])).text
        assert "One table is still being played." in page
        assert "as soon as its people are free" in browser(mine).get("/").text

    def test_in_the_final_others_wait_for_nothing(
        self, browser: Browser, staff: User, hand: Hand
    ) -> None:
        people = crowd(8)
        cup = begun(staff, people)
        for seed in range(2):
            end_all(cup, seed=seed)
            cups_advance()
        final = cup.tables.get(round=3).table
        out = next(one for one in people if not final.seats.filter(person=one).exists())
        page = browser(out).get(reverse("cups:cup", args=[cup.pk])).text
        assert "You have played all your tables." in page
        assert "You have played all your tables." in browser(out).get("/").text

    def test_afterwards_it_shows_the_winner_places_and_the_secret(
        self, browser: Browser, staff: User, hand: Hand
    ) -> None:
        people = crowd(8)
        cup = play_on(begun(staff, people))
        first = cup.entries.select_related("person").get(place=1)
        page = browser(people[0]).get(reverse("cups:cup", args=[cup.pk])).text
        assert f"{first.person.name} has won the cup." in page
        own = cup.entries.get(person=people[0])
        assert f"You finished in place {own.place}." in page
        assert bytes(cup.secret).hex() in page
        assert own.nonce in page

    def test_a_leaver_is_marked(self, browser: Browser, staff: User, hand: Hand) -> None:
        people = crowd(8)
        cup = begun(staff, people)
        cup_leave(cup_id=cup.pk, by=people[0])
        page = browser(people[0]).get(reverse("cups:cup", args=[cup.pk])).text
        assert "You have left this cup." in page
        assert "has left" in page

    def test_queries_are_few_and_dont_grow(self, browser: Browser, staff: User, hand: Hand) -> None:
        people = crowd(16)
        cup = begun(staff, people)
        client, address = browser(people[0]), reverse("cups:cup", args=[cup.pk])
        counts = []
        for seed in range(2):
            client.get(address)
            with CaptureQueriesContext(connection) as seen:
                client.get(address)
            counts.append(len(seen))
            end_all(cup, seed=seed)
            cups_advance()
        assert counts[0] == counts[1] <= 12


class TestCircles:
    def test_its_founder_opens_it_and_only_members_see_it(
        self, browser: Browser, hand: Hand
    ) -> None:
        founder, member, stranger = crowd(3)
        circle = circle_found(by=founder, name="Slow camels")
        circle_join(link=circle.link or "", by=member)
        sent = {**FORM, "circle_id": str(circle.pk)}
        assert browser(member).post(reverse("cups:list"), sent).status_code == 403
        page = browser(founder).post(reverse("cups:list"), sent, follow=True).text
        assert "Circle Slow camels" in page
        cup = Cup.objects.get()
        assert cup.circle == circle
        site = browser(founder).post(reverse("cups:list"), FORM)
        assert site.status_code in {403, 422}
        assert browser(stranger).get(reverse("cups:cup", args=[cup.pk])).status_code == 404
        assert "Autumn cup" not in browser(stranger).get(reverse("cups:list")).text
        assert "Your circle Slow camels has a cup" in browser(member).get("/").text
        assert Api(stranger).get(f"cups/{cup.pk}/").json()["code"] == "not-found"
        assert Api(stranger).post(f"cups/{cup.pk}/entry/", {}).json()["code"] == "not-found"
        assert Api(member).delete(f"cups/{cup.pk}/").json()["code"] == "not-host"
        assert Api(member).post(f"cups/{cup.pk}/entry/", {}).status_code == 200


class TestRest:
    def test_a_cup_is_opened_joined_and_left(self, staff: User) -> None:
        sent = {"name": "Autumn cup", "title": "yspahan", "seats": 2, "size": 8}
        opened = Api(staff).post("cups/", sent)
        assert opened.status_code == 201
        number = opened.json()["id"]
        api = Api(person("mara"))
        (listed,) = api.get("cups/").json()["results"]
        assert (listed["phase"], listed["own"], listed["rounds"]) == ("sign-up", None, None)
        assert api.post(f"cups/{number}/entry/", {"nonce": "caravan"}).json()["place"] is None
        assert CupEntry.objects.get().nonce == "caravan"
        assert api.get("cups/").json()["results"][0]["own"]["left_at"] is None
        assert api.delete(f"cups/{number}/entry/").status_code == 204
        refused = api.post(f"cups/{number}/entry/", {"nonce": "no spaces"})
        assert refused.json()["code"] == "bad-setup"
        assert Api(staff).delete(f"cups/{number}/").status_code == 204
        assert api.post(f"cups/{number}/entry/", {}).json()["code"] == "not-open"

    def test_a_cup_has_standings_and_tables(self, staff: User, hand: Hand) -> None:
        people = crowd(8)
        cup = begun(staff, people)
        end_all(cup)
        answer = Api(people[0]).get(f"cups/{cup.pk}/").json()
        assert [(one["round"], one["over"]) for one in answer["tables"]] == [(1, True)] * 2
        assert [one["points"] for one in answer["standings"]] == [10, 10, 6, 6, 3, 3, 1, 1]
        assert (answer["secret"], answer["shares"]) == (None, [])
        cup = play_on(cup)
        answer = Api(people[0]).get(f"cups/{cup.pk}/").json()
        assert answer["secret"] == bytes(now(cup).secret).hex()
        nonces = [one["nonce"] for one in answer["shares"]]
        assert [one["name"] for one in answer["shares"]] == [one.username for one in people]
        seed = fairness.seed_from(bytes.fromhex(answer["secret"]), nonces)
        assert seed == bytes(now(cup).seed or b"")
        first = cup.entries.select_related("person").get(place=1)
        assert answer["standings"][0]["name"] == first.person.name


def test_a_cup_is_played_with_the_options_that_give_no_seat_an_advantage(
    browser: Browser, staff: User, hand: Hand
) -> None:
    """The page says so before anybody joins."""
    cup = cup_open(by=staff, name="Silk cup", title="marco-polo-2", size=8)
    people = crowd(8)
    client = browser(people[0])
    assert "Characters: bid for" in client.get(reverse("cups:cup", args=[cup.pk])).text
    for one in people:
        cup_join(cup_id=cup.pk, by=one)
    cups_advance()
    assert {one.table.options["characters"] for one in cup.tables.all()} == {"bid"}
    assert Api(people[0]).get(f"cups/{cup.pk}/").json()["options"] == {"characters": "bid"}


def test_ones_cups_are_in_ones_data(staff: User, hand: Hand) -> None:
    people = crowd(8)
    begun(staff, people)
    files = {name: b"".join(parts) for name, parts in files_of(people[0])}
    (row,) = json.loads(files["cups.json"])
    assert (row["cup__name"], row["place"]) == ("Autumn cup", None)


def test_a_full_cup_has_no_button(browser: Browser, staff: User) -> None:
    cup = joined(staff, crowd(8))
    page = browser(person("late")).get(reverse("cups:cup", args=[cup.pk])).text
    assert 'value="join"' not in page
    with pytest.raises(Exception, match="not-open"):
        cup_join(cup_id=cup.pk, by=User.objects.get(username="late"))
