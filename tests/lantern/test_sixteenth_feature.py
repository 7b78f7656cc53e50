"""A package and one line in the registry are enough to add a feature."""

from __future__ import annotations

import json
import re
import sys
from datetime import timedelta
from pathlib import Path

import pytest
from django.conf import settings
from django.core import mail
from django.db import transaction
from django.test import Client
from django.urls import NoReverseMatch, reverse

from accounts.exports import files_of
from accounts.models import User
from accounts.services.circles import circle_found
from games.admin import register_features
from games.features import features
from games.features.sockets import Place
from games.models import Table
from games.rematch.services import rematch
from games.services.closing import person_close
from games.services.sweeping import sweep
from mp2site.infra import clock
from mp2site.infra.clock import Hand
from mp2site.infra.events import publish
from mp2site.infra.expiry import too_old
from mp2site.web.guests import writable
from notifications.models import Channel, Notice, State
from tests.api.conftest import Api
from tests.lantern.lamps import ASKED, LIT, SEEN
from tests.lantern.notices import FeastAnnounced, LanternLit
from tests.notifications.test_ledger import hand_over
from tests.support.mails import mail_content_for
from tests.support.reading import notice_deliver
from tests.support.tables import at, ended, people, person, started
from tests.views.conftest import Browser, browser

__all__ = ["browser"]

pytestmark = pytest.mark.django_db


@pytest.fixture
def table() -> Table:
    return started(people(2))


def page_of(table: Table) -> str:
    return reverse("tables:detail", args=[table.pk])


def test_it_is_gone_without_its_line() -> None:
    assert "lantern" not in [feature.name for feature in features]
    with pytest.raises(NoReverseMatch):
        reverse("lantern:light", args=["abcdefghjk"])


@pytest.mark.usefixtures("lantern")
def test_a_title_links_to_its_page() -> None:
    page = reverse("lantern:title", args=["yspahan"])
    assert f'href="{page}"' in Client().get("/titles/yspahan/").text


@pytest.mark.usefixtures("lantern")
class TestPluggedIn:
    def test_its_panel_stands_on_the_page_and_is_played_by_a_click(
        self, browser: Browser, table: Table
    ) -> None:
        client = browser(at(table, 0))
        assert "The lantern is dark." in client.get(page_of(table)).text
        after = client.post(reverse("lantern:light", args=[table.pk]), follow=True)
        assert "The lantern is lit." in after.text

    def test_its_part_stands_on_the_analysis_board_and_is_played_by_a_click(
        self, browser: Browser, table: Table
    ) -> None:
        client, address = browser(at(table, 0)), reverse("analysis:board", args=[table.pk])
        assert "The line is dark." in client.get(address).text
        after = client.post(address, {"go": "lantern-light"}, follow=True)
        assert "A lit lantern hangs over the line." in after.text
        assert client.post(address, {"go": "candle-light"}).status_code == 400

    def test_its_panel_is_left_out_for_those_who_dont_sit_there(
        self, client: Client, table: Table
    ) -> None:
        assert "lantern" not in client.get(page_of(table)).text

    def test_others_see_the_change_with_their_next_poll(
        self, browser: Browser, table: Table
    ) -> None:
        reader, poll = browser(at(table, 1)), f"{page_of(table)}?partial=1&since=0"
        tag = reader.get(poll).headers["ETag"]
        assert reader.get(poll, headers={"If-None-Match": tag}).status_code == 304
        browser(at(table, 0)).post(reverse("lantern:light", args=[table.pk]))
        again = reader.get(poll, headers={"If-None-Match": tag})
        assert (again.status_code, "The lantern is lit." in again.text) == (200, True)

    def test_only_people_at_the_table_may_light_it(self, browser: Browser, table: Table) -> None:
        stranger = browser(person("stranger"))
        assert stranger.post(reverse("lantern:light", args=[table.pk])).status_code == 403
        assert not LIT

    def test_it_answers_over_rest(self, table: Table) -> None:
        LIT.add(table.pk)
        answer = Api(at(table, 0)).get(f"tables/{table.pk}/lantern/")
        assert answer.json() == {"lit": True}

    def test_its_operation_is_in_the_schema(self, client: Client) -> None:
        schema = json.loads(client.get("/api/schema/?format=json").content)
        assert "/api/tables/{id}/lantern/" in schema["paths"]

    def test_the_sweep_runs_its_step(self, table: Table) -> None:
        LIT.add(table.pk)
        sweep()
        assert not LIT

    def test_guests_may_use_what_it_names(self) -> None:
        assert "lantern:light" in writable()

    def test_its_card_is_on_the_home_page(self, browser: Browser, table: Table) -> None:
        client = browser(at(table, 0))
        assert "Lit lanterns" not in client.get("/").text
        LIT.add(table.pk)
        assert "Lit lanterns: 1" in client.get("/").text

    def test_it_erases_what_it_keeps_of_a_closed_account(self, table: Table) -> None:
        LIT.add(table.pk)
        person_close(person=at(table, 0))
        assert not LIT

    def test_its_figure_is_a_metric(self, client: Client) -> None:
        LIT.add("abcdefghjk")
        text = client.get("/metrics").text
        assert "lanterns_lit 1.0" in text

    def test_its_admin_is_registered(self) -> None:
        register_features()
        assert "tests.lantern.admin" in sys.modules

    def test_its_files_are_in_a_persons_data(self, table: Table) -> None:
        LIT.add(table.pk)
        own: User = at(table, 0)
        files = {name: b"".join(parts) for name, parts in files_of(own)}
        assert json.loads(files["lanterns.json"]) == [table.pk]
        assert "lanterns.json      your tables whose lantern is lit" in files["README.txt"].decode()

    def test_its_option_is_chosen_in_the_form_and_seen_in_the_waiting_room_and_the_list(
        self, browser: Browser
    ) -> None:
        host, other = people(2)
        client = browser(host)
        form = "/tables/new/?title=yspahan"
        assert "The lantern smells of cedar." in client.get(form).text
        fields = {"title": "yspahan", "seats": "3", "pace": "calm", "seating": "open"}
        page = client.post(form, {**fields, "scented": "on"}, follow=True)
        assert "This table smells of cedar." in page.text
        assert "This table smells of cedar." in browser(other).get("/tables/").text

    def test_its_option_is_chosen_and_seen_over_rest(self) -> None:
        api = Api(people(1)[0])
        sent = {"title": "yspahan", "seats": 3}
        assert api.post("tables/", sent).json()["scented"] is False
        assert api.post("tables/", {**sent, "scented": True}).json()["scented"] is True
        assert api.post("tables/", {**sent, "scented": "yes"}).json()["code"] == "malformed"

    def test_its_option_is_in_a_persons_data_and_in_a_rematch(self) -> None:
        two = people(2)
        table = ended(started(two, scented=True), 10, 20)
        files = {name: b"".join(parts) for name, parts in files_of(two[0])}
        assert json.loads(files[f"tables/{table.pk}.json"])["scented"] is True
        again = rematch(table_id=table.pk, by=two[0])
        assert again.feature_options["scented"] is True

    def test_a_table_older_than_the_option_has_its_default(self, table: Table) -> None:
        Table.objects.filter(pk=table.pk).update(feature_options={})
        assert Api(at(table, 0)).get(f"tables/{table.pk}/").json()["scented"] is False

    def test_it_is_asked_for_expired_rows(self) -> None:
        list(too_old(clock.now()))
        assert len(ASKED) == 1

    def test_its_notice_is_news_and_a_mail(self, browser: Browser, table: Table) -> None:
        lit_by, other = at(table, 0), at(table, 1)
        Notice.objects.all().delete()
        browser(lit_by).post(reverse("lantern:light", args=[table.pk]))
        notice = Notice.objects.get(channel=Channel.MAIL)
        assert (notice.kind, notice.person, notice.by) == ("lantern", other, lit_by)
        assert f"{lit_by.name} lit the lantern" in browser(other).get(reverse("news")).text
        assert Api(other).get("me/news/").json()["results"][0]["kind"] == "lantern"
        notice_deliver(notice_id=notice.pk)
        (sent,) = mail.outbox
        assert sent.subject.startswith("A lantern is lit")
        assert "It burns until the sweep puts it out." in str(sent.body)

    def test_its_notice_is_pointless_after_the_game(self, table: Table) -> None:
        Notice.objects.all().delete()
        with transaction.atomic():
            publish(LanternLit(table, at(table, 0)))
        ended(table, 10, 20)
        notice = Notice.objects.get(kind="lantern", channel=Channel.MAIL)
        notice_deliver(notice_id=notice.pk)
        notice.refresh_from_db()
        assert (notice.state, notice.reason) == (State.SKIPPED, "game-over")

    def test_its_mark_is_on_the_cards_of_its_table_until_it_was_seen(
        self, browser: Browser, table: Table
    ) -> None:
        reader, other = browser(at(table, 0)), browser(at(table, 1))
        assert "The lantern is lit." not in reader.get("/").text
        LIT.add(table.pk)
        assert news_on(reader, "/") == news_on(reader, reverse("profiles:own-games")) == 1
        reader.get(page_of(table), {"partial": 1, "lamp": 1})
        assert {(table.pk, at(table, 0).pk)} == SEEN
        assert "The lantern is lit." in reader.get("/").text
        assert news_on(reader, "/") == 0
        assert news_on(other, "/") == 1

    def test_a_visitors_view_is_recorded_for_nobody(self, client: Client, table: Table) -> None:
        assert client.get(page_of(table), {"lamp": 1}).status_code == 200
        assert not SEEN

    def test_its_card_is_on_the_page_of_a_circle(self, browser: Browser, table: Table) -> None:
        member, other = at(table, 0), person("stranger")
        circle = circle_found(by=member, name="Slow camels")
        elsewhere = circle_found(by=other, name="Fast camels")
        LIT.add(table.pk)
        page = browser(member).get(reverse("circles:detail", args=[circle.pk]))
        assert "Lit lanterns in this circle: 1" in page.text
        page = browser(other).get(reverse("circles:detail", args=[elsewhere.pk]))
        assert "Lit lanterns in this circle" not in page.text

    def test_it_says_its_part_where_a_player_resigns(self, browser: Browser, table: Table) -> None:
        client, address = browser(at(table, 0)), reverse("tables:resign", args=[table.pk])
        assert "nobody tends the lantern" not in client.get(address).text
        LIT.add(table.pk)
        assert "If you resign, nobody tends the lantern." in client.get(address).text

    def test_its_sentence_is_in_mails_about_the_game(self, table: Table) -> None:
        Notice.objects.all().delete()
        LIT.add(table.pk)
        told = hand_over(table)
        notice = Notice.objects.get(kind="turn", person=told, channel=Channel.MAIL)
        assert f"A lantern burns at {table.name}." in mail_content_for([notice]).text
        LIT.clear()
        assert "A lantern burns" not in mail_content_for([notice]).text

    def test_its_notice_about_a_subject_is_news_and_a_mail_until_its_end(
        self, browser: Browser, hand: Hand
    ) -> None:
        guest = announced(hand)
        assert "You are invited: Feast of lanterns 7." in browser(guest).get(reverse("news")).text
        news = Api(guest).get("me/news/").json()["results"]
        assert [one["kind"] for one in news] == ["lantern-fest"]
        notice = Notice.objects.get(kind="lantern-fest", channel=Channel.MAIL)
        notice_deliver(notice_id=notice.pk)
        (sent,) = mail.outbox
        assert sent.subject == "A feast: Feast of lanterns 7"
        assert "Bring a lantern." in str(sent.body)
        assert reverse("lantern:feast", args=[7]) in str(sent.body)

    def test_its_notice_about_a_subject_is_pointless_after_its_end(self, hand: Hand) -> None:
        guest = announced(hand)
        assert Api(guest).get("me/news/").json()["results"][0]["unread"]
        hand.forward(timedelta(days=2))
        notice = Notice.objects.get(kind="lantern-fest", channel=Channel.MAIL)
        notice_deliver(notice_id=notice.pk)
        notice.refresh_from_db()
        assert (notice.state, notice.reason) == (State.SKIPPED, "too-late")
        assert not Api(guest).get("me/news/").json()["results"][0]["unread"]


def news_on(client: Client, address: str) -> int:
    """Return how many cards of a page have the lantern's mark as news."""
    return len(
        re.findall(
            r"<b>\s*<svg[^>]*>.*?</svg>\s*The lantern is lit\.", client.get(address).text, re.DOTALL
        )
    )


def announced(hand: Hand) -> User:
    """Invite a person to a feast that ends tomorrow."""
    guest = person("guest-of-feast")
    with transaction.atomic():
        publish(FeastAnnounced(7, guest.pk, hand.time() + timedelta(days=1)))
    return guest


def test_every_place_is_drawn_by_a_template_of_the_tables_page() -> None:
    templates = (settings.BASE_DIR / "templates" / "tables").glob("*.html")
    drawn = set(re.findall(r'{% panels "([a-z-]+)"', "".join(map(Path.read_text, templates))))
    assert drawn == {place.value for place in Place}
