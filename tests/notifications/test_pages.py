"""The pages of notifications: a person's ledger and channels, webhooks, and links from mails."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta

import pytest
from anymail.signals import AnymailTrackingEvent, tracking
from django.core import mail
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext
from django.urls import reverse
from django.utils import translation

from accounts.models import User
from games.models import Table, Visibility
from mp2site.infra import clock
from notifications import links
from notifications.delivery.sending import notices_sweep
from notifications.models import (
    BadAddress,
    Kind,
    Mode,
    Notice,
    Preference,
    Reach,
    State,
    Topic,
    Webhook,
)
from notifications.policy.preferences import mails_stop, webhook_save
from tests.notifications.test_ledger import hand_over
from tests.support.reading import notice_deliver
from tests.support.signing import again
from tests.support.tables import person

pytestmark = pytest.mark.django_db
NOON = datetime(2026, 11, 24, 12, tzinfo=UTC)


@pytest.fixture(autouse=True)
def hand() -> Iterator[clock.Hand]:
    with clock.at(NOON) as hand, translation.override("en"):
        yield hand


@pytest.fixture
def notice(table: Table) -> Notice:
    Notice.objects.all().delete()
    hand_over(table)
    return Notice.objects.get()


@pytest.fixture
def browser(notice: Notice) -> Client:
    client = Client()
    client.force_login(notice.person)
    return client


def page(browser: Client, **asked: str) -> str:
    answer = browser.get(reverse("notices"), asked)
    assert answer.status_code == 200
    return " ".join(answer.content.decode().split())


class TestLedger:
    def test_it_is_ones_own(self, notice: Notice) -> None:
        stranger = Client()
        assert stranger.get(reverse("notices")).status_code == 302
        stranger.force_login(person("stranger"))
        assert "Salt &amp; silk" not in page(stranger)

    def test_what_was_made(self, browser: Client, notice: Notice) -> None:
        shown = page(browser)
        assert '<b class="entry__word">Created</b> and about to be sent by mail.' in shown
        assert notice.by is not None
        assert f"Caused by {notice.by.username}" in shown
        assert "Salt &amp; silk" in shown

    def test_what_was_sent(self, browser: Client, notice: Notice) -> None:
        notice_deliver(notice_id=notice.pk)
        assert '<b class="entry__word">Sent</b> by mail: 13:00.' in page(browser)

    def test_what_is_held_and_until_when(self, browser: Client, notice: Notice) -> None:
        User.objects.update(quiet_from="12:30", quiet_to="15:00")
        notice_deliver(notice_id=notice.pk)
        assert "Waiting</b> for the end of your quiet hours: 15:00." in page(browser)

    def test_what_was_skipped_and_when_one_moved(
        self, browser: Client, notice: Notice, table: Table
    ) -> None:
        hand_over(table)
        notice_deliver(notice_id=notice.pk)
        assert "Skipped</b> because you moved: 13:00." in page(browser)

    def test_what_was_merged(self, browser: Client, notice: Notice, hand: clock.Hand) -> None:
        Preference.objects.create(person=notice.person, topic=Topic.TURN, mode=Mode.HOURLY)
        Preference.objects.create(person=notice.person, topic=Topic.TABLE, mode=Mode.HOURLY)
        Notice.objects.create(person=notice.person, table=notice.table, turn=9, kind=Kind.OVER)
        for row in Notice.objects.all():
            notice_deliver(notice_id=row.pk)
        hand.forward(timedelta(hours=1))
        notices_sweep()
        shown = page(browser)
        assert shown.count("Merged</b> with one other into one mail: 14:00.") == 2
        assert "Waiting for your hourly message: 14:00." in shown

    def test_every_reason_has_words(self, browser: Client, notice: Notice) -> None:
        reasons = [
            "moved", "timed-out", "taken-back", "stopped", "game-over", "goes-on", "joined", "full",
            "superseded", "off", "unsubscribed", "no-verified-address", "bounced", "rejected",
            "complained", "webhook-off",
        ]  # fmt: skip
        for lang in ("en", "de"):
            User.objects.update(language=lang)
            said = set()
            for why in reasons:
                Notice.objects.update(state=State.SKIPPED, reason=why)
                said.add(page(browser).split('entry__word">')[1].split("</span>")[0])
            assert len(said) == len(reasons)

    def test_filters(self, browser: Client, notice: Notice, hand: clock.Hand) -> None:
        assert "entry__word" in page(browser, topic="turn", table=notice.table_id)
        assert "entry__word" not in page(browser, topic="talk")
        assert "entry__word" in page(browser, topic="nonsense", days="-1", table="\0")
        hand.forward(timedelta(days=8))
        assert "entry__word" not in page(browser)
        assert "entry__word" in page(browser, days="30")

    def test_it_asks_as_often_for_many_as_for_few(self, browser: Client, notice: Notice) -> None:
        asked = []
        for turns in (range(100, 103), range(103, 140)):
            for turn in turns:
                Notice.objects.create(
                    person=notice.person, table=notice.table, turn=turn, kind=Kind.OVER
                )
            with CaptureQueriesContext(connection) as queries:
                shown = page(browser)
            asked.append(len(queries))
        assert "?page=2" in shown
        assert asked[1] <= asked[0] < 30


class TestPreferences:
    def form(self, **changed: str) -> dict[str, str]:
        said = {"after_minutes": "15", "daily_at": "08:00"}
        for topic in Topic:
            said |= {f"{topic}-mode": "now", f"{topic}-mail": "on"}
        return {**said, **changed}

    def test_they_are_kept(self, browser: Client, notice: Notice) -> None:
        data = self.form(**{"turn-mode": "after", "after_minutes": "30", "urgent_passes": "on"})
        del data["talk-mail"]
        assert browser.post(reverse("notices-reach"), data).status_code == 302
        reach = Reach.objects.get(person=notice.person)
        assert (reach.after_minutes, reach.urgent_passes) == (30, True)
        turn = Preference.objects.get(person=notice.person, table=None, topic=Topic.TURN)
        talk = Preference.objects.get(person=notice.person, table=None, topic=Topic.TALK)
        assert (turn.mode, turn.mail, talk.mail) == (Mode.AFTER, True, False)

    @pytest.mark.parametrize(
        "wrong",
        [
            {"turn-mode": "sometimes"}, {"after_minutes": "0"}, {"after_minutes": "x"},
            {"daily_at": "25:00"}, {"after_minutes": "9" * 30},
        ],
    )  # fmt: skip
    def test_nonsense_is_refused_and_said(self, browser: Client, wrong: dict[str, str]) -> None:
        answer = browser.post(reverse("notices-reach"), self.form(**wrong))
        assert answer.status_code == 200
        assert "field__error" in answer.content.decode()
        assert not Preference.objects.exists()

    def test_a_table_may_have_its_own(self, browser: Client, notice: Notice) -> None:
        where = reverse("notices-table", args=[notice.table_id])
        data = {f"{topic}-mode": "" for topic in Topic} | {"turn-mode": "off"}
        assert browser.post(where, data).status_code == 302
        row = Preference.objects.get()
        assert (row.table_id, row.topic, row.mode) == (notice.table_id, Topic.TURN, Mode.OFF)
        browser.post(where, data | {"turn-mode": ""})
        assert not Preference.objects.exists()

    def test_a_table_that_one_may_not_see_is_not_there(
        self, browser: Client, notice: Notice
    ) -> None:
        stranger = Client()
        stranger.force_login(person("stranger"))
        Table.objects.update(visibility=Visibility.PRIVATE)
        where = reverse("notices-table", args=[notice.table_id])
        assert stranger.get(where).status_code == 404
        assert browser.get(where).status_code == 200

    def test_stop_and_start(self, browser: Client, notice: Notice) -> None:
        browser.post(reverse("notices-mails"), {"act": "stop"})
        assert Reach.objects.get(person=notice.person).stopped_at == NOON
        assert "You have stopped all mails" in page(browser)
        browser.post(reverse("notices-mails"), {"act": "start"})
        assert Reach.objects.get(person=notice.person).stopped_at is None


class TestWebhookPage:
    where = "notices-webhook"

    @pytest.fixture(autouse=True)
    def _sure(self, browser: Client) -> None:
        again(browser)

    def test_it_is_set_and_removed(self, browser: Client, notice: Notice) -> None:
        said = {"url": "https://example.com/hook", "format": "slack"}
        assert browser.post(reverse(self.where), said).status_code == 302
        hook = Webhook.objects.get(person=notice.person)
        assert (hook.url, hook.format, hook.active) == (said["url"], "slack", True)
        assert hook.secret in browser.get(reverse(self.where)).content.decode()
        browser.post(reverse("notices-webhook-change"), {"act": "renew"})
        assert Webhook.objects.get().secret != hook.secret
        browser.post(reverse("notices-webhook-change"), {"act": "remove"})
        assert not Webhook.objects.exists()

    @pytest.mark.parametrize(
        ("url", "said"),
        [
            ("http://example.com/", "must begin with https"),
            ("https://example.com:22/", "443 and 8443"),
            ("https://a:b@example.com/", "must not contain a password"),
            ("https://exam ple.com/", "an address that we can call"),
            ("https://example.com/" + "x" * 600, "500 characters"),
        ],
    )
    def test_bad_addresses_are_explained(self, browser: Client, url: str, said: str) -> None:
        answer = browser.post(reverse(self.where), {"url": url, "format": "plain"})
        assert answer.status_code == 200
        assert said in answer.content.decode()
        assert not Webhook.objects.exists()

    def test_what_is_switched_off_says_why(self, browser: Client, notice: Notice) -> None:
        webhook_save(person=notice.person, url="https://example.com/", format="plain")
        Webhook.objects.update(active=False, error="answered 410")
        shown = browser.get(reverse(self.where)).content.decode()
        assert "answered 410" in shown
        assert "turned off" in shown


class TestLinksOutOfMails:
    """The links need no sign-in, and their forms no token."""

    @pytest.fixture
    def guest(self) -> Client:
        return Client(enforce_csrf_checks=True)

    def path(self, address: str) -> str:
        assert address.startswith("http://localhost:8000/")
        return address.removeprefix("http://localhost:8000")

    def test_opening_one_does_nothing(self, guest: Client, notice: Notice) -> None:
        answer = guest.get(self.path(links.stop(notice.person, "")))
        assert answer.status_code == 200
        assert answer["Referrer-Policy"] == "no-referrer"
        assert not Reach.objects.exists()

    def test_a_mail_program_stops_all_by_one_post(self, guest: Client, notice: Notice) -> None:
        """By RFC 8058, a mail program sends a POST to the address in the mail's header."""
        notice_deliver(notice_id=notice.pk)
        headers = mail.outbox[0].extra_headers
        assert headers["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        address = self.path(headers["List-Unsubscribe"].strip("<>").split(">")[0])
        answer = guest.post(address, {"List-Unsubscribe": "One-Click"})
        assert answer.status_code == 200
        assert Reach.objects.get(person=notice.person).stopped_at == NOON

    @pytest.mark.parametrize("about", ["turn", "reminder", "time"])
    def test_one_kind_may_be_stopped(self, guest: Client, notice: Notice, about: str) -> None:
        guest.post(self.path(links.stop(notice.person, about)))
        row = Preference.objects.get()
        assert (row.topic, row.mail) == (Topic.TURN if about == "turn" else Topic.TIME, False)
        assert not Reach.objects.exists()

    def test_a_table_may_be_muted(self, guest: Client, notice: Notice) -> None:
        guest.post(self.path(links.mute(notice.person, notice.table_id)))
        muted = Preference.objects.filter(table=notice.table, mail=False)
        assert muted.count() == len(Topic)
        notice_deliver(notice_id=notice.pk)
        assert mail.outbox == []

    def test_preferences_without_a_sign_in(self, guest: Client, notice: Notice) -> None:
        address = self.path(links.preferences(notice.person))
        assert notice.person.username in guest.get(address).content.decode()
        data = {"after_minutes": "15", "daily_at": "09:30"}
        data |= {f"{topic}-mode": "daily" for topic in Topic} | {"turn-mail": "on"}
        assert guest.post(address, data).status_code == 200
        assert Preference.objects.filter(person=notice.person, mode=Mode.DAILY).count() == 5
        mails_stop(person=notice.person)
        guest.post(address, data | {"start": "1"})
        assert Reach.objects.get(person=notice.person).stopped_at is None

    def test_it_speaks_its_persons_language(self, guest: Client, notice: Notice) -> None:
        User.objects.update(language="de")
        answer = guest.get(self.path(links.stop(notice.person, "")), HTTP_ACCEPT_LANGUAGE="en")
        assert "Keine Mails mehr?" in answer.content.decode()
        assert '<html lang="de"' in answer.content.decode()

    def test_a_link_does_what_it_was_made_for_only(self, guest: Client, notice: Notice) -> None:
        stopping = self.path(links.stop(notice.person, "")).split("/")[-2]
        assert guest.get(f"/notices/p/{stopping}/").status_code == 404

    @pytest.mark.parametrize("token", ["x", "s.1.:abc", "p.1.:" + "a" * 43, "%00", "a" * 3000])
    def test_a_forged_one_does_nothing(self, guest: Client, token: str) -> None:
        for where in ("p", "stop"):
            assert guest.get(f"/notices/{where}/{token}/").status_code == 404
            assert guest.post(f"/notices/{where}/{token}/").status_code == 404
        assert not Reach.objects.exists()


class TestBounces:
    def bounce(self, event: str, address: str) -> None:
        said = AnymailTrackingEvent(
            event_type=event, recipient=address, description="550 no such user"
        )
        tracking.send(sender=type(self), event=said, esp_name="Test")

    def test_the_address_is_marked_and_the_person_is_told(
        self, browser: Client, notice: Notice
    ) -> None:
        assert "come back" not in browser.get("/").content.decode()
        self.bounce("bounced", notice.person.email.upper())
        notice_deliver(notice_id=notice.pk)
        row = Notice.objects.get(pk=notice.pk)
        assert (row.state, row.reason) == (State.SKIPPED, "bounced")
        assert mail.outbox == []
        assert f"Mails to {notice.person.email} come back." in browser.get("/").content.decode()

    def test_until_they_say_that_it_is_right(self, browser: Client, notice: Notice) -> None:
        self.bounce("complained", notice.person.email)
        browser.post(reverse("notices-address"))
        assert not BadAddress.objects.exists()
        notice_deliver(notice_id=notice.pk)
        assert len(mail.outbox) == 1

    @pytest.mark.parametrize("event", ["delivered", "deferred", "opened", "unknown"])
    def test_what_may_still_arrive_marks_nothing(self, notice: Notice, event: str) -> None:
        self.bounce(event, notice.person.email)
        assert not BadAddress.objects.exists()
